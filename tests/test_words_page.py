"""docs/words.md is current and true: every word has a docstring whose example holds, and a card uses every word."""

from __future__ import annotations

import doctest

import pytest
from documents import cards_forgotten, words_in_code
from words_page import PAGE, Word, modules, namespace, own_names, user_of, words_by_card, words_page

from demesne import words
from demesne.words import own

WORDS = [word for _, found in modules() for word in found]
OWN = own_names()[1]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == words_page(), "run make docs"


def test_every_word_is_on_it_once() -> None:
    assert sorted(word.name for word in WORDS) == sorted(words.__all__)
    assert set(words.__all__) <= words_in_code("words.md")


def test_every_name_for_own_phrases_is_on_it_once() -> None:
    assert sorted(word.name for word in OWN) == sorted(own.__all__)
    assert not set(own.__all__) & set(words.__all__)


@pytest.mark.parametrize("word", WORDS + OWN, ids=lambda word: str(word.name))
def test_a_word_says_what_it_means_and_its_example_holds(word: Word) -> None:
    assert word.line.endswith(".")
    assert word.name in "\n".join(word.example)
    test = doctest.DocTestParser().get_doctest("\n".join(word.example) + "\n", namespace(), word.name, None, 0)
    with cards_forgotten():
        result = doctest.DocTestRunner().run(test)
    assert (result.failed, result.attempted) == (0, len(test.examples))
    assert any(example.want for example in test.examples)


def test_the_package_shows_how_words_are_used() -> None:
    assert doctest.testmod(words) == (0, 5)
    assert doctest.testmod(own, extraglobs=namespace()).failed == 0


@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.name))
def test_a_card_uses_it(word: Word) -> None:
    card = user_of(word.name)
    assert word.name in words_by_card()[card]
