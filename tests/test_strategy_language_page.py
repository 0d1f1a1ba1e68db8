"""The page about the strategy language is true and complete."""

from __future__ import annotations

import re

import pytest
from documents import Block, blocks, run_session, words_in_code
from documents import read as read_document
from strategy_texts import ASKING, PAGE, lines, refusal, strategy_blocks, whole, wrong_blocks

from demesne.engine.constants import PRIZE
from demesne.engine.definitions import CARDS
from demesne.strategies.names import TYPES
from demesne.strategies.parser import KEYWORDS, parse
from demesne.strategies.syntax import (
    ARITHMETIC,
    COMPARISONS,
    OTHERS,
    VALUES,
    Line,
)
from demesne.strategies.writer import write


@pytest.mark.parametrize("block", strategy_blocks(), ids=lambda block: block.text.splitlines()[-1])
def test_every_strategy_on_the_page_can_be_read(block: Block) -> None:
    strategy = parse(whole(block), block.file)
    assert parse(write(strategy)) == strategy


@pytest.mark.parametrize(("block", "shown"), wrong_blocks(), ids=lambda item: getattr(item, "file", ""))
def test_every_error_on_the_page_is_what_is_said(block: Block, shown: str) -> None:
    assert f"demesne: {refusal(block.text, block.file)}\n" == shown


def test_the_page_shows_a_few_of_both() -> None:
    assert len(strategy_blocks()) >= 8
    assert len(wrong_blocks()) >= 6
    for block in blocks(PAGE):
        if block.language == "pycon":
            run_session(PAGE, block)


def test_the_page_names_every_word_of_the_language() -> None:
    choices = {choice for choices in ASKING.values() for choice in choices}
    assert {*KEYWORDS, *VALUES, *TYPES, *choices, "when", "and", "or", "not", OTHERS, "coffers", "villagers"} <= words_in_code(
        PAGE
    )


def test_the_grammar_has_exactly_the_words_and_symbols_of_the_language() -> None:
    (grammar,) = (block.text for block in blocks(PAGE) if block.language == "ebnf")
    terminals = re.findall(r'"([^"]+)"', grammar)
    words = {*KEYWORDS, *VALUES, *TYPES, "when", "and", "or", "not", OTHERS}
    assert set(terminals) == words | {*COMPARISONS, *ARITHMETIC, "==", "(", ")", ",", ".", "#"}
    defined = set(re.findall(r"^(\w+) +=", grammar, re.MULTILINE))
    used = {word for rule in re.findall(r"= (.*?) ;", re.sub(r'"[^"]+"', "", grammar), re.DOTALL) for word in rule.split()}
    assert defined - {"strategy", "comment"} <= {word.strip(",") for word in used}


def test_the_table_of_options_is_complete() -> None:
    rows = [row.split("|") for row in read_document(PAGE).splitlines() if row.startswith("| ")]
    listed = {name.strip(): row[2] for row in rows for name in row[1].split(",")}
    for id, choices in ASKING.items():
        assert re.findall(r"`(\w+)`", listed[CARDS[id].name]) == choices


def test_prizes_are_cards_that_can_be_gained_and_played() -> None:
    prizes = [id for id, card in CARDS.items() if card.types & PRIZE]
    assert len(prizes) == 5
    for id in prizes:
        assert lines(f"gain {id}\nplay {id}") == [Line("gain", id), Line("play", id)]
