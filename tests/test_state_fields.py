"""Every field of the state goes through clone, through a save and back, and is as new in a new game.

A field added to a class and forgotten in one of these would spoil searches, saves or simulations only now and then; here each
is set to something unusual, one after the other.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from random_play import KINGDOM_CARDS, PROJECTS, play_on, random_setup_of

from demesne.engine.codec import load, to_data
from demesne.engine.constants import GAINED
from demesne.engine.dealing import clear
from demesne.engine.definitions import RULES, TEXTS
from demesne.engine.history import packed
from demesne.engine.state import Frame, Linger, Player, State
from demesne.engine.tokens import lay_token, set_vp_at
from demesne.engine.zones import Zone, zone_of
from demesne.game import Game

OF_THE_COMPONENTS = {"components", "kinds", "lands", "marks", "nkinds", "nlands", "nplayers"}
WORKED_OUT = {"live", "busy", "watch", "empty", "ncards", "top", "options", "noptions"}  # from the rest, when a save is loaded
SCRATCH = {"counts", "ready", "nready", "inner"}  # means nothing at a decision
NOT_THE_POSITION = {
    "events", "forced", "journal_end", "nanswers", "steps", "policies", "recording", "luck",
    "start", "seed", "setup", "journal", "decision", "asking", "debt",
}  # fmt: skip
ANSWERED = {"over", "pending", "about", "asked", "current", "phase"}  # what is asked follows from these: they are left alone
LISTED = {
    "rng", "noise", "lying", "decks", "kind_of", "moved_at", "known", "script", "stack", "left", "stacks", "players", "lingers",
}  # fmt: skip  # see the last test


MADE_WHEN_NEEDED = {"mats", "on_piles", "last_turn"}  # empty in most games: see the last test but one


def fields(thing: object) -> dict[str, Any]:
    found = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: value for name, value in found.items() if not callable(value)}


def plain(value: Any) -> Any:
    if isinstance(value, Zone):
        return value.listed()
    if isinstance(value, (Player, Frame, Linger)):
        return {name: plain(inner) for name, inner in fields(value).items()}
    if isinstance(value, (int, str, bool, type(None))):
        return value
    try:
        return [plain(inner) for inner in value]
    except TypeError:
        return value


def unusual(name: str, value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 3
    if isinstance(value, Zone):
        return zone_of([2, 1])
    raise AssertionError(f"{name}: how should a {type(value).__name__} be changed?")


def a_frame() -> Frame:
    return Frame(TEXTS["base/militia"], zone_of([]), zone_of([]))


def a_linger() -> Linger:
    return Linger(next(iter(RULES.values())), 0, 0, 0, 0, 0, False, zone_of([]), 0, 0, 0, 0, -1)


@pytest.mark.parametrize(("make", "fixed"), [(a_frame, "text"), (a_linger, "rule")])
def test_each_field_of_an_effect_is_copied(make: Callable[[], Any], fixed: str) -> None:
    for name, value in fields(make()).items():
        if name != fixed:
            thing = make()
            setattr(thing, name, unusual(name, value))
            assert plain(thing.clone()) == plain(thing), name


def test_each_field_of_a_frame_is_as_new_when_the_frame_is_used_again() -> None:
    new = plain(a_frame())
    for name, value in fields(a_frame()).items():
        if name != "text":
            frame = a_frame()
            setattr(frame, name, unusual(name, value))
            frame.begin(frame.text, 0, 0, -1)
            assert plain(frame) == new, name


def suspended(seed: int = 11) -> Game:
    """A game at some decision in which things have happened."""
    rng = random.Random(seed)
    setup = random_setup_of(rng, rng.sample(KINGDOM_CARDS, 10), rng.sample(PROJECTS, 2))
    return play_on(rng, Game.new(setup.for_players(3), seed), 60)


def again(game: State) -> Game:
    """The same through its data."""
    made = Game(game.components)
    made.recording = True
    load(made, to_data(game))
    return made


NUMBERS = set(fields(suspended())) - OF_THE_COMPONENTS - WORKED_OUT - SCRATCH - NOT_THE_POSITION - ANSWERED - LISTED


@pytest.mark.parametrize("name", sorted(NUMBERS))
def test_each_number_of_a_game_is_copied_saved_and_cleared(name: str) -> None:
    game = suspended()
    before = plain(getattr(game, name))
    setattr(game, name, unusual(name, getattr(game, name)))
    changed = plain(getattr(game, name))
    assert changed != before
    assert plain(getattr(game.clone(), name)) == changed
    assert plain(getattr(again(game), name)) == changed
    clear(game)
    if name != "turn_limit":  # chosen for a game, or for many
        assert plain(getattr(game, name)) in (0, 1, False, [], -1)


@pytest.mark.parametrize("name", sorted(set(fields(suspended().players[0])) - {"zones", "nlands", *MADE_WHEN_NEEDED}))
def test_each_field_of_a_player_is_copied_saved_and_cleared(name: str) -> None:
    game = suspended()
    player = game.players[0]
    value = getattr(player, name)
    if isinstance(value, Zone):
        value.copy_from(zone_of([2, 1]))
    elif isinstance(value, int):
        setattr(player, name, value + 3)
    else:
        value[len(value) - 1] += 3
    changed = plain(getattr(player, name))
    assert plain(getattr(game.clone().players[0], name)) == changed
    assert plain(getattr(again(game).players[0], name)) == changed
    player.clear()
    assert not plain(getattr(player, name)) or set(plain(getattr(player, name))) == {0}


def test_what_is_made_only_when_needed_is_copied_saved_and_cleared() -> None:
    game = suspended()
    player = game.players[1]
    player.lay_out_mats()
    player.mats[2].put(3)
    lay_token(game, 1, 4, 2)
    set_vp_at(game, 2, 5)
    player.last_turn = zone_of([packed(GAINED, 1, 1, 7)])
    for made in (game.clone(), again(game)):
        assert to_data(made) == to_data(game)
        assert plain(made.players[1].mats) == plain(player.mats)
        assert list(made.players[1].on_piles) == list(player.on_piles)
        assert made.players[1].last_turn.listed() == player.last_turn.listed()
        assert list(made.lying) == list(game.lying)
    clear(game)
    left = [player.mats[2].n, sum(player.on_piles), player.last_turn.n, len(game.lying)]
    assert left == [0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_the_same_after_a_save_and_in_a_copy(seed: int) -> None:
    game = suspended(seed)
    data = to_data(game)
    assert to_data(again(game)) == data
    assert to_data(game.clone()) == data
    assert fields(again(game)).keys() == fields(game).keys()
