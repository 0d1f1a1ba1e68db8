"""The public face: setting up, playing, scoring, saving, undoing."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import play_on, random_game

from demesne import KINGDOMS, Game, IllegalChoice, SaveError, Setup, SetupError, next_starter
from demesne.engine.definitions import CARDS
from demesne.engine.essentials import RULES

FIRST_GAME = KINGDOMS["first_game"].setup()
FIRST = list(FIRST_GAME.piles)
HEIRLOOMS = {"secret_cave": "magic_lamp", "shepherd": "pasture"}
SHELTERS = ["hovel", "necropolis", "overgrown_estate"]


@pytest.mark.parametrize("id", KINGDOMS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_recommended_kingdoms_can_be_set_up(id: str, players: int) -> None:
    setup = KINGDOMS[id].setup(players)
    game = Game.new(setup, seed=1)
    heirlooms = [HEIRLOOMS[id] for id in setup.piles if id in HEIRLOOMS]
    homes = SHELTERS if setup.option("shelters") else ["estate"] * 3
    for p in game.players:
        assert p.hand.n == p.deck.n == 5
        start = sorted(game.kinds[game.kind_of[card]].id for card in p.hand.listed() + p.deck.listed())
        assert start == sorted(["copper"] * (7 - len(heirlooms)) + heirlooms + homes)
    supply = [pile.id for pile in game.components.piles if pile.supply]
    brought = [id for id in supply if id in ("potion", "platinum", "colony", "ruins")]
    assert len(supply) == 17 + bool(setup.bane) + len(brought)
    assert ("colony" in supply) == ("platinum" in supply) == setup.option("colonies")


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (lambda: Setup.of(FIRST[:9]), "10 cards .*, not 9"),
        (lambda: Setup.of([*FIRST, "chapel"]), "not 11"),
        (lambda: Setup.of(FIRST, players=5), "2, 3 or 4 players, not 5"),
        (lambda: Setup.of(FIRST, players=1), "2, 3 or 4 players, not 1"),
        (lambda: Setup.of([*FIRST[:9], "cellar"]), "cellar is named more than once"),
        (lambda: Setup.of([*FIRST[:9], "celler"]), "no card called 'celler'"),
        (lambda: Setup.of([*FIRST[:9], "gold"]), "gold is not a kingdom card"),
        (lambda: Setup.of([*FIRST[:9], "diadem"]), "diadem is not a kingdom card"),
        (lambda: Setup.of([*FIRST[:9], "fair"]), "fair is not a kingdom card"),
        (lambda: Setup.of(FIRST, ["smithy"]), "smithy is named more than once|smithy is no project"),
        (lambda: Setup.of(FIRST, ["chapel"]), "chapel is not a landscape for setting up a game"),
        (lambda: Setup.of([*FIRST[:9], "young_witch"]), "young_witch needs a Bane"),
        (lambda: Setup.of([*FIRST[:9], "young_witch"], marks={"bane": "witch"}), "costs 2 or 3"),
        (lambda: Setup.of([*FIRST[:9], "young_witch"], marks={"bane": "fair"}), "costs 2 or 3"),
        (lambda: Setup.of(FIRST, marks={"bane": "chapel"}), "no card of this kingdom uses one"),
        (lambda: Game.new(FIRST_GAME, seed=-1), "a seed is"),
    ],
)
def test_impossible_setups_are_refused_with_a_reason(setup: object, words: str) -> None:
    assert callable(setup)
    with pytest.raises(SetupError, match=words):
        setup()


def test_the_same_seed_deals_the_same_game_and_another_one_does_not() -> None:
    def hands(seed: int) -> list[list[str]]:
        return [Game.new(FIRST_GAME, seed=seed).view(seat).players[seat].hand for seat in (0, 1)]

    assert hands(3) == hands(3)
    assert len({str(hands(seed)) for seed in range(30)}) > 5


def test_a_decision_says_who_what_and_why() -> None:
    from demesne.notation.position import start_from_position

    given = {"p1": {"hand": "priest, copper, estate", "projects": "sewers"}}
    game = start_from_position({"position": given, "named": ["priest", "sewers"]})
    game.apply("play priest")
    assert (game.decision.source, game.decision.purpose, game.decision.reason) == ("priest", "trash", None)
    game.apply("choose copper")
    decision = game.decision
    assert decision.source == "sewers"
    assert decision.purpose == "trash"
    assert decision.reason is not None
    assert decision.reason.to_data() == {"event": "trash", "who": 0, "card": "copper", "cause": "priest"}
    assert decision.may_decline
    assert [option.text for option in decision.options] == ["choose estate", "choose none"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    rng = random.Random(4)
    game = play_on(rng, random_game(rng, 2), 100_000)
    assert game.over
    with pytest.raises(IllegalChoice, match="over"):
        _ = game.decision
    best = max(zip(game.scores(), [-p.turns for p in game.players], strict=True))
    assert game.winners() == [seat for seat in range(2) if (game.scores()[seat], -game.players[seat].turns) == best]


def test_who_begins_the_next_game() -> None:
    assert next_starter([0], 2, seed=0) == 1
    assert next_starter([3], 4, seed=0) == 0
    assert {next_starter([0, 2], 4, seed=seed) for seed in range(50)} == {1, 3}
    assert {next_starter([0, 1], 2, seed=seed) for seed in range(50)} == {0, 1}


def test_undo_refuses_more_than_there_is() -> None:
    game = Game.new(FIRST_GAME)
    game.apply("end actions")
    assert game.undone(1).journal == []
    with pytest.raises(IllegalChoice, match="1 answers have been given"):
        game.undone(2)


def test_unknown_players_have_no_view() -> None:
    with pytest.raises(SetupError, match="players 0 to 1"):
        Game.new(FIRST_GAME).view(2)


# ---------------------------------------------------------------- saves
def saved(answers: int = 20) -> str:
    rng = random.Random(9)
    return play_on(rng, random_game(rng, 3), answers).to_json()


def damaged(**parts: object) -> str:
    return json.dumps({**json.loads(saved()), **parts})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not valid JSON"),
        (saved()[:-10], "cut off"),
        ("[1, 2]", "not a save of a game"),
        ('{"format": "other"}', "not a save of a game"),
        (damaged(version=99), "version 99, but this program reads up to 2: update"),
        (damaged(version="new"), "version is not a number"),
        (damaged(journal=None), "'journal' is missing"),
        (damaged(journal=[1]), "not an answer"),
        (damaged(journal=["play province"]), "answer 1 of 1 cannot be given any more: 'play province' is not possible"),
        (damaged(journal=[]), "after answer 0 of 0 the position is not the one that was saved"),
        (damaged(start={}), "names neither"),
        (damaged(start={"setup": {"kingdom": FIRST[:9], "players": 2}, "seed": 1}), "10 cards"),
        (damaged(start={"setup": {"kingdom": FIRST, "players": 7}, "seed": 1}), "2, 3 or 4 players"),
        (damaged(start={"setup": 3, "seed": 1}), "damaged"),
        (damaged(position={}), "position is not the one that was saved"),
    ],
)
def test_damaged_saves_are_refused_with_a_reason(text: str, words: str) -> None:
    with pytest.raises(SaveError, match=words):
        Game.from_json(text)


@settings(max_examples=150)
@given(st.data())
def test_a_save_with_one_thing_changed_is_refused_or_the_same(data: st.DataObject) -> None:
    text = saved(12)
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from('0123456789"[]{},: abctrue-'))
    broken = text[:at] + other + text[at + 1 :]
    try:
        game = Game.from_json(broken)
    except SaveError:
        return
    assert json.loads(game.to_json()) == json.loads(broken) | {"rules": RULES}


def test_costs_of_what_is_not_in_the_game() -> None:
    game = Game.new(Setup.of(FIRST, ["fair"]))
    assert (game.cost("province"), game.cost("fair")) == (8, 4)
    with pytest.raises(SetupError, match="witch is not in this game"):
        game.cost("witch")
    assert "witch" in CARDS
