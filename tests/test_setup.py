"""Setups: equal when their games are, hashable, readable in the old form, and strict about what they do not know."""

from __future__ import annotations

import json
import pickle
import random
from dataclasses import FrozenInstanceError

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_play import ALLIES, eager, random_setup

from demesne import KINGDOMS, Game, SaveError, Setup, SetupError, replay
from demesne.engine.constants import COFFERS
from demesne.lang import CODES
from demesne.notation.generator import generate
from demesne.notation.kingdoms import format_kingdom
from demesne.server.tables import protocol
from demesne.server.tables.presentation import facts
from demesne.server.tables.table_moves import Opening, OpeningSeat, read_opening, write
from demesne.server.tables.table_state import Table
from demesne.server.tables.table_store import read_facts

FIRST = KINGDOMS["first_game"].setup()
YOUNG_WITCH = KINGDOMS["the_jesters_workshop"].setup(3)


def old_form(setup: Setup) -> dict[str, object]:
    """As setups were written when they were four loose fields."""
    data: dict[str, object] = {"kingdom": list(setup.piles), "players": setup.players}
    if setup.landscapes:
        data["projects"] = list(setup.landscapes)
    if setup.bane:
        data["bane"] = setup.bane
    return data


@given(st.randoms(use_true_random=False), st.integers(2, 4))
def test_a_setup_survives_every_form_it_is_written_in(rng: random.Random, players: int) -> None:
    setup = random_setup(rng).for_players(players)
    forms = [
        Setup.from_data(json.loads(json.dumps(setup.to_data()))),
        *([Setup.from_data(old_form(setup))] if [mark for mark, _ in setup.marks] in ([], ["bane"]) else []),
        Setup.from_data(msgspec.to_builtins(msgspec.convert(setup.to_data(), protocol.Setup))),
        pickle.loads(pickle.dumps(setup)),
        Setup.of(list(setup.piles), list(setup.landscapes), dict(setup.marks), players),
    ]
    assert all(form == setup and hash(form) == hash(setup) for form in forms)


@given(st.randoms(use_true_random=False))
def test_the_order_is_part_of_a_setup_but_not_of_its_canonical_form(rng: random.Random) -> None:
    setup = random_setup(rng)
    other = Setup.of(
        rng.sample(setup.piles, 10), rng.sample(setup.landscapes, len(setup.landscapes)), dict(setup.marks)
    )  # fmt: skip
    assert (other == setup) == ((other.piles, other.landscapes) == (setup.piles, setup.landscapes))
    assert other.canonical() == setup.canonical()
    assert setup.for_players(3).canonical() != setup.canonical()
    assert setup.for_players(3).for_players(2) == setup


def test_marks_and_options_have_one_order() -> None:
    assert YOUNG_WITCH.marks == (("bane", "chancellor"),)
    assert (YOUNG_WITCH.bane, YOUNG_WITCH.extra_piles, FIRST.bane, FIRST.extra_piles) == ("chancellor", ("chancellor",), "", ())
    assert YOUNG_WITCH.ids == (*YOUNG_WITCH.piles, "chancellor")


def test_a_setup_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        FIRST.players = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({**FIRST.to_data(), "colony": True}, "unknown in a setup: colony; known are piles, landscapes, marks"),
        ({**old_form(FIRST), "piles": []}, "unknown in a setup: piles; known are kingdom, players, projects, bane"),
        ({**FIRST.to_data(), "options": {"colony": True}}, "there is no option called 'colony'; there are: colonies, shelters"),
        ({**FIRST.to_data(), "marks": {"trait": "moat"}}, "there is no mark called 'trait'; there are: bane, ferryman"),
        ({**FIRST.to_data(), "players": "2"}, "players should be a number, not '2'"),
        ({**FIRST.to_data(), "players": True}, "players should be a number, not True"),
        ({**FIRST.to_data(), "piles": "moat"}, "piles should be a list of ids, not 'moat'"),
        ({**FIRST.to_data(), "landscapes": [1]}, "landscapes should be a list of ids"),
        ({**FIRST.to_data(), "marks": ["moat"]}, "marks should be names and values"),
        ({**FIRST.to_data(), "marks": {"bane": 3}}, "marks should be the id of a card for each mark, not 3"),
        ({**FIRST.to_data(), "options": {"colony": [1]}}, "options should be a word, a number or true or false"),
        ({**old_form(FIRST), "bane": 3}, "bane should be the id of a card, not 3"),
        ([], "the setup should be names and values"),
    ],
)
def test_what_a_setup_does_not_know_is_refused(data: object, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        Setup.from_data(data)


def test_a_mark_lies_on_one_pile() -> None:
    with pytest.raises(SetupError, match="bane is named more than once"):
        Setup(FIRST.piles, (), (("bane", "chapel"), ("bane", "gardens")))


# ---------------------------------------------------------------- extra piles, and tokens to begin with
COMBO_CORNER = KINGDOMS["combo_corner"].setup()
FILLING_THE_COFFERS = KINGDOMS["filling_the_coffers"].setup(3)


def test_the_pile_of_the_ferryman_lies_beside_the_supply() -> None:
    assert COMBO_CORNER.marked("ferryman") == "mountain_village"
    assert (COMBO_CORNER.extra_piles, COMBO_CORNER.beside) == (("mountain_village",), ("mountain_village",))
    assert "mountain_village" not in COMBO_CORNER.supply + COMBO_CORNER.ids
    game = Game.new(COMBO_CORNER, 3)
    pile = game.components.piles[game.components.pile_by_id["mountain_village"]]
    assert (pile.supply, game.left[pile.kinds[0]]) == (False, 10)
    assert game.view(0).marks == {"ferryman": "mountain_village"}


@pytest.mark.parametrize(
    ("marks", "problem"),
    [
        ({}, "ferryman needs a Ferryman pile: name an eleventh kingdom card that costs 3 or 4"),
        ({"ferryman": "moat"}, "the Ferryman pile must be a kingdom card that costs 3 or 4; moat is not"),
        ({"ferryman": "silver"}, "the Ferryman pile must be a kingdom card"),
        ({"ferryman": "alchemist"}, "costs 3 or 4; alchemist is not"),  # it costs a Potion, too
        ({"ferryman": "seer"}, "seer is named more than once"),
        ({"ferryman": "young_witch"}, "young_witch needs a Bane"),
        ({"ferryman": "village", "bane": "moat"}, "moat is named as the Bane, but no card of this kingdom uses one"),
    ],
)
def test_a_ferryman_asks_for_a_pile_of_the_right_cost(marks: dict[str, str], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        Setup.of(COMBO_CORNER.piles, (), marks)


def test_a_young_witch_beside_the_supply_has_her_bane_in_it() -> None:
    setup = Setup.of(COMBO_CORNER.piles, (), {"ferryman": "young_witch", "bane": "moat"})
    assert setup.supply == (*COMBO_CORNER.piles, "moat")
    assert setup.beside == ("young_witch",)


def test_a_ferryman_pile_without_a_ferryman_is_refused() -> None:
    with pytest.raises(SetupError, match="village is named as the Ferryman pile, but no card of this kingdom uses one"):
        Setup.of(KINGDOMS["overture"].setup().piles, (), {"ferryman": "village"})


def test_everybody_begins_with_coffers_where_a_card_says_so() -> None:
    game = Game.new(FILLING_THE_COFFERS, 3)
    assert [player.tokens[COFFERS] for player in game.players] == [1, 1, 1]
    assert [player.tokens[COFFERS] for player in Game.new(COMBO_CORNER, 3).players] == [0, 0]


# ---------------------------------------------------------------- kept kingdoms
@pytest.mark.parametrize("id", ["dreamers_of_dreams", "stargazing", "production_line", "the_jesters_workshop", "combo_corner"])
def test_a_kingdom_that_is_kept_comes_back_as_it_was(id: str) -> None:
    before = KINGDOMS[id].setup()
    landscapes = len(set(before.landscapes) - set(ALLIES))
    for seed, code in enumerate(CODES * 4):
        kept = format_kingdom(before, code).split(", ")
        assert generate(keep=kept, landscapes=landscapes, seed=seed, language=code).canonical() == before.canonical()
        without = generate(keep=kept[:10], require=set(before.landscapes) & set(ALLIES), landscapes=0, seed=seed, language=code)
        assert without.options == ()
        assert generate(keep=kept[:5], seed=seed, options=dict(before.options), language=code).options == before.options


def test_given_options_are_not_drawn() -> None:
    prosperous = [generate(["prosperity", "base"], seed=seed) for seed in range(30)]
    assert {setup.option("colonies") for setup in prosperous} == {False, True}
    for seed in range(30):
        assert generate(["prosperity", "base"], seed=seed, options={}).options == ()
        assert generate(["base"], seed=seed, options={"shelters": True, "colonies": False}).options == (("shelters", True),)


# ---------------------------------------------------------------- what was written before
def some_game() -> Game:
    rng = random.Random(5)
    game = Game.new(YOUNG_WITCH, seed=5)
    for _ in range(60):
        game.apply(eager(rng, game))
    return game


def test_a_save_with_the_old_form_is_loaded() -> None:
    game = some_game()
    data = json.loads(game.to_json())
    data["start"]["setup"] = old_form(YOUNG_WITCH)
    loaded = Game.from_json(json.dumps(data))
    assert (loaded.setup, loaded.journal) == (YOUNG_WITCH, game.journal)
    assert loaded.to_json() == game.to_json()


def test_a_save_with_an_unknown_field_is_refused() -> None:
    data = json.loads(some_game().to_json())
    data["start"]["setup"]["shelters"] = True
    with pytest.raises(SaveError, match="unknown in a setup: shelters"):
        Game.from_json(json.dumps(data))


def test_a_game_knows_its_setup_wherever_it_came_from() -> None:
    game = some_game()
    assert game.setup == game.clone().setup == game.undone(3).setup == replay(game.start, game.journal).setup == YOUNG_WITCH


def test_tables_of_the_database_written_before_are_read() -> None:
    seats = [OpeningSeat("here", "Ania", token="x"), OpeningSeat("bot", bot="easy"), OpeningSeat("bot", bot="easy")]
    opening = Opening(YOUNG_WITCH.to_data(), 7, seats, True, True, 5)
    table = Table("abc", opening)
    assert read_opening(write(opening)) == opening
    assert read_facts(write(facts(table))) == facts(table)
    old = json.loads(write(opening))
    del old["setup"]
    old |= {"kingdom": list(YOUNG_WITCH.piles), "projects": [], "bane": "chancellor"}
    assert read_opening(json.dumps(old)) == opening
    old = json.loads(write(facts(table)))
    del old["setup"]
    old["kingdom"] = {"cards": list(YOUNG_WITCH.piles), "projects": [], "bane": "chancellor"}
    assert read_facts(json.dumps(old)) == facts(table)
