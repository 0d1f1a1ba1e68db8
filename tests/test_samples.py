"""A game made from a view is the game it was made from, as far as the view can tell.

The hidden cards of a sample are random, so its future may differ. Here they are put back as they truly are: then everything
that happens later must be the same, and what the view has forgotten of the game shows itself.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from random_play import eager, play_on, rich_game, setups_with_all_cards

from demesne import Game, sample
from demesne.engine.codec import to_data
from demesne.engine.constants import ORDER, PICK
from demesne.notation.position import start_from_position
from demesne.version import engine_is_compiled
from demesne.views.sampling import unsealed
from demesne.views.sealed import Renumbering, is_still_to_play, seal, seal_with

PLAYED_ON = 10  # answers after which a game and its twin are parted
DECISIONS = 60  # of each game


def resealed(game: Game, player: int | None) -> Game:
    """The game as this player could reconstruct it if he guessed all hidden cards right."""
    numbers = Renumbering(game, player)
    data = seal_with(numbers, game, player)
    for instance, card in zip(data["instances"], numbers.old, strict=True):
        instance[0] = int(game.kind_of[card])
    for seat, player_data in enumerate(data["players"]):  # the order of a hand, and of a discard pile below its top
        for zone in ("hand", "discard"):
            player_data[zone] = [numbers.new[card] for card in getattr(game.players[seat], zone).listed()]
    real = to_data(game)
    twin = unsealed({**data, **{key: real[key] for key in ("decks", "stacks", "left", "rng")}})
    pick_in_secret(game, player, twin)
    return twin


def pick_in_secret(game: Game, player: int | None, twin: Game) -> None:
    """What somebody else has picked so far is not in a view: he begins anew. (Where there is no choice, the engine picks.)"""
    if game.asked != player and game.about in (PICK, ORDER) and not is_still_to_play(game):
        for n, card in enumerate(game.stack[game.top].picks.listed()):
            if n == twin.stack[twin.top].picks.n:
                twin.apply("choose " + game.kinds[game.kind_of[card]].id)


def happened(game: Game, since: int) -> list[dict[str, object]]:
    return [{**event.to_data(), "seen": event.seen} for event in game.events[since:]]


def everything(game: Game) -> list[Any]:
    """All there is to know, but for the numbers of the cards."""
    return [seal(game, player) for player in (None, *range(game.nplayers))]


class Twin:
    """A game made again from somebody's view, and what happened in both since."""

    def __init__(self, game: Game, player: int | None) -> None:
        self.game = resealed(game, player)
        self.player = player
        self.made_at = game.nanswers
        self.before = len(game.events) - len(self.game.events)

    def apply(self, game: Game, answer: str) -> None:
        """The same answer, after the game itself has had it."""
        self.game.apply(answer)
        assert happened(self.game, 0) == happened(game, self.before)
        assert (self.game.over, self.game.pending) == (game.over, game.pending)
        if game.pending:
            assert offered(self.game) == offered(game)
        assert self.game.scores() == game.scores()


def offered(game: Game) -> tuple[int, str, list[str]]:
    return game.decision.who, game.decision.source, [option.text for option in game.decision.options]


def check(rng: random.Random, game: Game) -> int:
    """Play a game with a new twin at each decision; how many there were."""
    twins: list[Twin] = []
    made = 0
    while game.nanswers < DECISIONS and not game.over:
        twins = [twin for twin in twins if game.nanswers - twin.made_at < PLAYED_ON]
        twins.append(Twin(game, rng.choice([None, *range(game.nplayers)])))
        made += 1
        assert offered(twins[-1].game) == offered(game)
        assert everything(twins[-1].game) == everything(game)
        answer = eager(rng, game).text
        game.apply(answer)
        for twin in twins:
            twin.apply(game, answer)
    return made


@pytest.mark.parametrize("seed", range(3 if engine_is_compiled() else 1))
def test_a_view_forgets_nothing(seed: int) -> None:
    """With every card and project there is."""
    rng = random.Random(seed)
    for setup in setups_with_all_cards(rng):
        assert check(rng, rich_game(rng, setup)) > 1


def test_a_throned_card_is_played_twice_in_a_sample() -> None:
    position = {"kingdom": ["throne_room", "chancellor"], "p1": {"hand": ["throne_room", "chancellor"], "deck": ["copper"]}}
    game = start_from_position({"position": position, "named": []})
    for answer in ("play throne_room", "choose chancellor"):
        if game.decision.option(answer):
            game.apply(answer)
    assert game.decision.source == "chancellor"
    twin = sample(game.view(0), random.Random(0))
    for each in (game, twin):
        each.apply("choose none")
        each.apply("choose none")
    assert twin.coins == game.coins == 4


def test_one_of_two_equal_reactions_shown_is_not_offered_again() -> None:
    """Each Moat reacts once, whoever looks and whatever he knew of the hand before."""
    for seed in range(6):
        rng = random.Random(seed)
        position = {
            "players": 3,
            "kingdom": ["moat", "militia"],
            "p1": {"hand": ["militia"]},
            "p2": {"hand": ["moat", "moat", "copper", "copper", "copper"]},
            "p3": {"hand": ["moat", "moat", "moat", "copper", "copper"]},
        }
        game = start_from_position({"position": position, "named": []})
        assert check(rng, game) > 1


def test_a_card_picked_in_play_is_not_taken_for_its_like_elsewhere() -> None:
    """Everybody sees the top of a discard pile and the trash as well as what is in play, but they are other places."""
    position = {
        "phase": "night",
        "kingdom": ["crypt", "spices"],
        "trash": ["gold"],
        "p1": {"hand": ["crypt"], "play": ["gold", "spices"], "discard": ["gold"]},
    }
    game = start_from_position({"position": position, "named": []})
    game.apply("play crypt")
    game.apply("choose gold")
    assert [option.text for option in game.decision.options] == ["choose spices", "choose none"]
    twin = sample(game.view(0), random.Random(0))
    for each in (game, twin):
        each.apply("choose none")
    assert twin.view(0).players[0].play == game.view(0).players[0].play
    assert twin.view(0).players[0].discard_top == "gold"


def test_a_view_has_every_field_of_a_position() -> None:
    """What is added to positions later is not forgotten."""
    rng = random.Random(1)
    game = play_on(rng, rich_game(rng), 30)
    real, sealed = to_data(game), seal(game, 0)
    assert set(real) - {"rng", "shuffle_key", "shuffles"} == set(sealed) - {"hidden", "piles", "setup"}
    assert [set(frame) for frame in sealed["frames"]] == [set(frame) for frame in real["frames"]]
    assert [set(player) for player in sealed["players"]] == [set(player) for player in real["players"]]
    assert [set(linger) for linger in sealed["lingers"]] == [set(linger) for linger in real["lingers"]]


def test_cards_that_a_kingdom_changes_are_changed_in_a_sample() -> None:
    given = {"phase": "buy", "kingdom": "charlatan", "p1": {"hand": "curse, copper"}}
    game = start_from_position({"position": given, "named": ["curse", "charlatan"]})
    drawn = sample(game.view(0), random.Random(1))
    assert "play curse" in [option.text for option in drawn.decision.options]
