"""Shuffles at a table with people: nobody can calculate them from those he has seen, and they stay what they were."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from random_play import eager, play_on, rich_game

from demesne.engine.codec import to_data
from demesne.engine.errors import SetupError
from demesne.engine.events import Event
from demesne.engine.rng import LONG_SEEDS, SHORT_SEEDS, Rng, key_of, short_seed
from demesne.game import Game, replay
from demesne.notation.position import start_from_position
from demesne.server.tables.rooms import new_seed
from demesne.sets.recommended import KINGDOMS
from demesne.views import sample

SETUP = KINGDOMS["first_game"].setup(2)


def shuffled_game(seed: int, answers: int = 60) -> Game:
    return play_on(random.Random(5), Game.new(SETUP, seed=seed), answers)


def orders(game: Game) -> list[list[int]]:
    return [[int(game.kind_of[card]) for card in player.deck.listed()] for player in game.players]


def test_tables_of_the_server_have_long_seeds() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(SHORT_SEEDS <= seed < LONG_SEEDS for seed in seeds)
    assert any(seed > LONG_SEEDS // 2 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, LONG_SEEDS, 10**5000], ids=["below", "above", "far above"])
def test_there_are_no_other_seeds(seed: int) -> None:
    with pytest.raises(SetupError, match="from 0 to 2"):
        Game.new(SETUP, seed=seed)


def test_a_game_with_a_long_seed_is_its_start_and_its_answers() -> None:
    game = shuffled_game(LONG_SEEDS - 1)
    assert sum(event.kind == "shuffle" for event in game.events) > 1
    assert to_data(replay(game.start, game.journal)) == to_data(game)
    assert to_data(Game.from_json(game.to_json())) == to_data(game)
    assert orders(shuffled_game(LONG_SEEDS - 2)) != orders(game)


def test_what_was_taken_back_is_not_shuffled_anew() -> None:
    """At every answer: taken back and given again, it leads to the same cards."""
    rng = random.Random(3)
    game = Game.new(SETUP, seed=new_seed())
    shuffles = 0
    while game.pending and shuffles < 6:
        before = game.clone()
        game.apply(eager(rng, game))
        again = game.undone()
        assert to_data(again) == to_data(before)
        again.apply(game.journal[-1])
        assert to_data(again) == to_data(game)
        shuffles = sum(event.kind == "shuffle" for event in game.events)


def test_a_shuffle_follows_from_the_key_and_its_number_alone() -> None:
    """So there is no state of a generator that seen cards could give away."""

    def order(key: bytes, number: int, state: int) -> list[int]:
        rng = Rng(state)
        rng.key, rng.shuffles = key, number
        cards = vec[i64](list(range(30)))
        rng.shuffle(cards, 30)
        return [int(card) for card in cards]

    key = key_of(LONG_SEEDS - 1)
    assert order(key, 4, 1) == order(key, 4, 2) != order(key, 5, 1)
    assert order(key, 4, 1) != order(key_of(LONG_SEEDS - 2), 4, 1)
    assert sorted(order(key, 4, 1)) == list(range(30))
    first = Counter(order(key, number, 1)[0] for number in range(3000))
    assert len(first) == 30
    assert all(50 < n < 160 for n in first.values())  # 100 each; always the same numbers


def test_what_others_are_given_holds_no_key() -> None:
    """Views, and the games that bots think with, know nothing of it: not even through the generator that is there, too."""
    game = shuffled_game(LONG_SEEDS - 1)
    for viewer in (0, 1, None):
        assert "key" not in game.view(viewer).position
        assert key_of(LONG_SEEDS - 1).hex() not in json.dumps(game.view(viewer).position)
        assert sample(game.view(viewer), random.Random(1)).rng.key == b""
    assert short_seed(LONG_SEEDS - 1) < SHORT_SEEDS
    assert short_seed(LONG_SEEDS - 1) != short_seed(LONG_SEEDS - 2)
    assert rich_game(random.Random(1)).rng.key == b""  # simulations keep the fast generator


SEEN_IN_PLAY: dict[str, object] = {
    "kingdom": ["moat", "spices"],
    "traits": {"fated": "spices"},
    "phase": "buy",
    "p1": {"hand": "gold, silver, copper*4, spices", "projects": "star_chart"},
}
FAMINE: dict[str, object] = {
    "hexes": "famine",
    "p1": {"hand": "skulk"},
    "p2": {"deck": "gold, silver, copper*4", "projects": "star_chart"},
}
PLAYED = ["play gold", "play spices", "play copper", "play silver", "end buys", "choose star_chart"]


@pytest.mark.parametrize("then", [[], ["choose spices", "choose top"]], ids=["asked again", "shuffled"])
def test_others_do_not_see_which_card_goes_on_top_of_a_shuffle(then: list[str]) -> None:
    """Not even if they saw it in play, or on top of the discard pile, before."""
    compare_choices(SEEN_IN_PLAY, PLAYED, ["gold", "silver", "copper"], then, observer=1)


def test_others_do_not_see_which_card_goes_on_top_of_a_deck_that_is_shuffled() -> None:
    compare_choices(FAMINE, ["play skulk"], ["gold", "silver", "copper"], [], observer=0)


def compare_choices(given: dict[str, object], before: list[str], choices: list[str], then: list[str], observer: int) -> None:
    """Whatever is chosen, others are told the same and see the same."""
    told = []
    for choice in choices:
        game = start_from_position({"position": given, "named": ["skulk", "star_chart"]})
        for answer in [*before, f"choose {choice}", *then]:
            game.apply(answer)
        events = [vars_of(event) for event in game.events_for(observer)]
        told.append((events, game.view(observer).to_data()))
    assert told[1:] == told[:-1]


def vars_of(event: Event) -> tuple[object, ...]:
    return event.kind, event.who, tuple(event.cards), event.amount, event.detail
