"""What may be taken back without consent: only what showed nothing that was hidden.

Twins are games that differ only in what a player cannot know (`sample` deals it again). If an answer could be taken back at
will, they must see the same after it in every twin: otherwise they could try it out, learn what is hidden, and take it back.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from random_play import KINGDOM_CARDS, eager, random_setup_of, rich_game

from demesne import Game, sample
from demesne.notation.position import cards_named, start_from_position
from demesne.table.undo import was_foreseeable

TWINS = 4


def start(position: dict[str, Any]) -> Game:
    return start_from_position({"position": position, "named": cards_named(position)})


def seen(game: Game, player: int) -> tuple[Any, ...]:
    """All that a player can see after an answer, with what happened.

    But not in which order cards left the player's own hand together: `sample` sorts it.
    """
    happened = [(event.kind, event.who, sorted(event.cards), event.amount, event.detail) for event in game.events_for(player)]
    view = game.view(player)
    if any(event.kind == "discard" and len(event.cards) > 1 for event in game.events):
        view.players[player].discard_top = None
    view.players[player].look.sort()
    return happened, replace(view, position={})


def played(game: Game, answers: list[str]) -> Game:
    """A copy after these answers; it knows no events but what came of them."""
    later = game.clone()
    for answer in answers:
        later.apply(answer)
    return later


def differing(game: Game, answers: list[str], player: int, rng: random.Random) -> bool:
    """In some twin this player would see something else after the answers."""
    real = seen(played(game, answers), player)
    return any(seen(played(sample(game.view(player), rng), answers), player) != real for _ in range(TWINS))


def any_answers(game: Game, rng: random.Random) -> list[str]:
    """What a player answers at a time: all cards of one choice together."""
    later, answers = game.clone(), [eager(rng, game).text]
    later.apply(answers[-1])
    while later.pending and later.decision.picked:
        answers.append(eager(rng, later).text)
        later.apply(answers[-1])
    return answers


# ---------------------------------------------------------------- every hidden order
SHOWN: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "the next card of a shuffled pile": (
        {"kingdom": "cultist", "phase": "buy", "coins": 3}, [], "buy {ruins}",
    ),
    "a card of a pile that lies face down": (
        {"kingdom": "jewelled_egg, chapel", "p1": {"hand": "chapel, jewelled_egg"}}, ["play chapel"],
        "choose jewelled_egg",
    ),
    "the next Boon": (
        {"kingdom": "blessed_village, workshop", "p1": {"hand": "workshop"}}, ["play workshop"], "choose blessed_village",
    ),
    "the next Hex": ({"kingdom": "skulk", "p1": {"hand": "skulk"}}, [], "play skulk"),
    "one's own deck": ({"p1": {"hand": "moat", "deck": "gold, silver, copper*4"}}, [], "play moat"),
    "the deck for a mat": (
        {"p1": {"hand": "native_village", "deck": "gold, silver, copper*4"}}, ["play native_village"], "choose mat",
    ),
    "a shuffle": ({"p1": {"hand": "moat", "deck": "copper", "discard": "gold, silver, estate, copper"}}, [], "play moat"),
    "one's own discard pile": (
        {"p1": {"hand": "harbinger", "deck": "copper*5", "discard": "gold, silver, copper"}}, [], "play harbinger",
    ),
    "the hands of others": ({"p1": {"hand": "militia"}, "p2": {"hand": "moat, copper*4"}}, [], "play militia"),
}  # fmt: skip


@pytest.mark.parametrize("zone", SHOWN)
def test_whatever_shows_something_hidden_needs_consent(zone: str) -> None:
    position, before, answer = SHOWN[zone]
    game = start(position)
    for text in before:
        game.apply(text)
    player = game.decision.who
    ruins = game.view(player).stacks.get("ruins", [""])[0]
    assert not was_foreseeable(game, [answer.format(ruins=ruins)], player)


def test_a_card_of_a_pile_that_everybody_knows_can_be_given_back() -> None:
    """Also one of several in an order, of which the next lies open."""
    game = start({"kingdom": "patrician_emporium", "phase": "buy", "coins": 5})
    assert was_foreseeable(game, ["buy patrician"], 0)
    assert was_foreseeable(start({"phase": "buy", "coins": 3}), ["buy silver"], 0)


# ---------------------------------------------------------------- all cards
def games(rng: random.Random) -> list[Game]:
    """Rich games in which every kingdom card lies once, and those with something hidden more often."""
    often = ["cultist", "jewelled_egg", "pickaxe", "skulk", "blessed_village", "native_village"]
    cards = rng.sample(KINGDOM_CARDS, len(KINGDOM_CARDS))
    kingdoms = [(cards[first : first + 8] + cards)[:8] for first in range(0, len(cards), 8)]
    made = []
    for kingdom in kingdoms:
        more = [id for id in rng.sample(often, 4) if id not in kingdom][:2]
        made.append(rich_game(rng, random_setup_of(rng, kingdom + more, [])))
    return made


def test_what_can_be_taken_back_at_will_is_the_same_in_all_twins() -> None:
    rng = random.Random(7)
    free: Counter[str] = Counter()
    for game in [game for _ in range(3) for game in games(rng)]:
        for _ in range(30):
            if game.over:
                break
            player, answers = game.decision.who, any_answers(game, rng)
            if was_foreseeable(game, answers, player):
                assert not differing(game, answers, player, rng), (answers, game.decision.source)
                free[answers[0].partition(" ")[0]] += 1
            for answer in answers:
                game.apply(answer)
    assert free["play"] > 20
    assert free["buy"] > 20
    assert free["choose"] > 20


def test_twins_of_these_games_differ_in_every_hidden_order() -> None:
    """So that the test above means something: what lies in the same order in all of them would prove nothing."""
    rng = random.Random(8)
    changed: Counter[str] = Counter()
    for game in games(rng)[::3]:
        twin = sample(game.view(game.decision.who), rng)
        for at in range(len(game.stacks)):
            changed[game.components.piles[at].id] += game.stacks[at].listed() != twin.stacks[at].listed()
        for at, deck in enumerate(game.decks):
            changed[f"fortunes {at}"] += deck.listed() != twin.decks[at].listed()
        for one, other in zip(game.players, twin.players, strict=True):
            changed["deck"] += kinds(game, one.deck.listed()) != kinds(twin, other.deck.listed())
            changed["hand"] += kinds(game, one.hand.listed()) != kinds(twin, other.hand.listed())
    assert {"ruins", "loot", "fortunes 0", "fortunes 2", "deck", "hand"} <= {name for name, n in changed.items() if n}


def kinds(game: Game, cards: list[int]) -> list[int]:
    return [game.kind_of[card] for card in cards]
