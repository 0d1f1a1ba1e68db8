"""Treasures that are played together at a table, and what is said of them before."""

from __future__ import annotations

import pytest

from demesne.game import Game
from demesne.lang import Language
from demesne.notation.position import start_from_position
from demesne.prose.plain_treasures import is_plain, treasures_text
from demesne.table.session import Seat, Session
from demesne.table.treasures import treasures_first


def game_with(hand: str) -> Game:
    players = {"p1": {"hand": hand, "deck": "copper*5"}, "p2": {"hand": "copper*5", "deck": "copper*5"}}
    return start_from_position({"position": {"kingdom": "spices, ducat, kiln, bank, merchant", **players}, "named": []})


@pytest.mark.parametrize(
    ("id", "plain"),
    [("copper", True), ("spices", True), ("ducat", True), ("potion", True), ("jewelled_egg", True), ("bank", False),
     ("diadem", False), ("scepter", False), ("magic_lamp", False), ("investment", False), ("market", False)],
)  # fmt: skip
def test_what_only_gives_is_played_together(id: str, plain: bool) -> None:
    assert is_plain(id) == plain


def test_all_tables_play_spices_and_ducats_with_the_other_treasures() -> None:
    session = Session(game_with("gold, spices*3, ducat, curse"), [Seat("Ania"), Seat("Bob")])
    session.asked()
    assert session.play_treasures() == 5
    assert (session.game.coins, session.game.buys) == (9, 5)


def test_a_treasure_whose_order_matters_stays_in_hand_and_is_told() -> None:
    game = game_with("gold, spices*2, bank")
    game.apply("end actions")
    assert treasures_first(game) == ["play gold", "play spices", "play spices"]
    view = game.view(0)
    assert view.decision is not None
    label = treasures_text(Language("en"), view)
    assert label == "play Treasures (+2 Buys, +$7; left: Bank)"
    assert treasures_text(Language("en"), game_with("copper*3").view(0)) == "play Treasures (+$3)"


def test_nothing_is_played_together_while_the_next_card_matters() -> None:
    """Kiln gives a copy of whatever is played next."""
    game = game_with("kiln, gold, copper")
    game.apply("play kiln")
    game.apply("end actions")
    assert treasures_first(game) == []
