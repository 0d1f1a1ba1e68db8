"""Cards of one's own that are wrong: a message says where and what, and nothing of the file stays declared."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.engine.definitions import CARDS, RULES, TEXTS, withdraw
from demesne.engine.errors import CardError
from demesne.sets.loader import load_cards
from demesne.words import gain

START = "from demesne.words import *\nmine = CardSet('mine')\nmine.action('Inn', 3, plus(cards=1))\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "declares no cards"),
        ("mine = ", "line 1: SyntaxError"),
        (START + "1 / 0\n", "line 4: ZeroDivisionError"),
        (START + "mine.action('Inn', 3)\n", r"line 4: Inn \(inn\) is declared twice"),
        (START + "mine.action('Militia', 3)\n", r"Militia \(militia\) is declared twice: in base"),
        (START + "mine.action('Two', -1)\n", "Two: a cost is a number from 0 up"),
        (START + "mine.action('', 1)\n", "a card needs a name"),
        (START + "mine.action('Ünn', 1)\n", "letters from a to z"),
        (START + "mine.action('Two', 1, 'draw')\n", "a text is made of phrases, not of 'draw'"),
        (START + "mine.action('Two', 1, plus(cards='2'))\n", "takes numbers"),
        (START + "mine.action('Two', 1, gain('Golld'))\n", "a text names golld"),
        (START + "mine.action('Two', 1, gain())\n", "gain what"),
        (START + "mine.action('Two', 1, brings=('Nothing',))\n", "a text names nothing"),
        (START + "mine.action('Two', 1, this_turn(plus(cards=2)))\n", r"this_turn\(...\) takes a rule: when\(...\)"),
        (START + "mine.action('Two', 1, this_turn(when(gained, plus(cards=2))))\n", "put such a rule beside the text"),
        (START + "mine.action('Two', 1, when(turn_starts, plus(cards=2)))\n", "put it inside this_turn"),
        (START + "mine.action('Two', 1, while_in_play(plus(cards=2)))\n", r"while_in_play\(...\) takes a rule"),
        (START + "mine.action('Two', 1, while_in_play(when(attacked)))\n", "put such a rule beside the text"),
        (START + "mine.action('Two', 1, if_(how_many, plus(cards=2)))\n", "if_ asks a condition"),
        (START + "mine.action('Two', 1, trash(1, ACTION))\n", r"which cards\? Write a\(...\)"),
        (START + "mine.card('Two', 1, ACTION, pile='lots')\n", "not 'lots'"),
        (START + "mine.action('Two', 1, each_other(when(attacked)))\n", "a rule .* stands beside the text"),
        ("from demesne.words import CardSet\nCardSet('a b')\n", "line 2: a set needs an id"),
    ],
)
def test_a_broken_card_file_is_refused_whole(text: str, words: str, tmp_path: Path) -> None:
    before = set(CARDS), set(TEXTS), set(RULES)
    path = tmp_path / "cards.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=words):
        load_cards(path)
    assert (set(CARDS), set(TEXTS), set(RULES)) == before


def test_a_good_one_is_loaded_and_can_be_withdrawn(tmp_path: Path) -> None:
    before = set(CARDS), set(TEXTS), set(RULES)
    gain("Nothing")  # a text that was tried and thrown away is no fault of the file
    path = tmp_path / "cards.py"
    path.write_text(START, encoding="utf-8")
    (inn,) = load_cards(path)
    assert CARDS["inn"] is inn
    withdraw(inn)
    assert (set(CARDS), set(TEXTS), set(RULES)) == before
