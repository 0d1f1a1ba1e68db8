"""Random kingdoms and random answers, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from demesne import Game, Option
from demesne.engine.constants import ALLY, LIAISON, SIDEWAYS
from demesne.engine.definitions import CARDS
from demesne.engine.setup import Setup, can_have_trait, cards_in_pile, is_kingdom_card
from demesne.notation.kingdoms import can_have, extra_marks, is_trait, mark_asked, marks_lacking, traits_of
from demesne.notation.position import LANDSCAPE_KEYS, start_from_position

KINGDOM_CARDS = [card.id for card in CARDS.values() if is_kingdom_card(card)]
PROJECTS = [card.id for card in CARDS.values() if card.types & SIDEWAYS]  # and other landscapes
ALLIES = [card.id for card in CARDS.values() if card.types & ALLY]


def random_setup(rng: random.Random) -> Setup:
    return random_setup_of(rng, rng.sample(KINGDOM_CARDS, 10), rng.sample(PROJECTS, rng.randint(0, 2)))


def random_setup_of(rng: random.Random, kingdom: list[str], projects: list[str]) -> Setup:
    marks = random_marks(rng, kingdom)
    landscapes = [*projects, *random_ally(rng, [*kingdom, *marks.values()])]
    return Setup.of(kingdom, landscapes, marks | random_traits(rng, kingdom, projects))


def setups_with_all_cards(rng: random.Random) -> Iterator[Setup]:
    """As few kingdoms as have every kingdom card and every landscape at least once: what a test costs per card stays small."""
    kingdom = rng.sample(KINGDOM_CARDS, len(KINGDOM_CARDS))
    projects = rng.sample(PROJECTS, len(PROJECTS))
    while kingdom or projects:
        more = rng.sample([id for id in KINGDOM_CARDS if id not in kingdom[:10]], 10)
        yield random_setup_of(rng, (kingdom + more)[:10], projects[:2])
        kingdom, projects = kingdom[10:], projects[2:]


def random_traits(rng: random.Random, kingdom: list[str], landscapes: list[str]) -> dict[str, str]:
    """A pile for each Trait."""
    traits = [id for id in landscapes if is_trait(id)]
    return dict(zip(traits, rng.sample([id for id in kingdom if can_have_trait(id)], len(traits)), strict=True))


def random_ally(rng: random.Random, piles: list[str]) -> list[str]:
    """An Ally, if there are Liaisons."""
    if not any(card.types & LIAISON for id in piles for card in cards_in_pile(id)):
        return []
    return [rng.choice(ALLIES)]


def random_marks(rng: random.Random, kingdom: list[str]) -> dict[str, str]:
    """The extra piles that a kingdom needs."""
    marks: dict[str, str] = {}
    for mark in marks_lacking(kingdom, {}):
        left = [id for id in KINGDOM_CARDS if id not in kingdom and id not in marks.values() and not mark_asked(id)]
        marks[mark] = rng.choice([id for id in left if can_have(mark, id)])
    return marks


def random_game(rng: random.Random, players: int | None = None) -> Game:
    setup = random_setup(rng)
    return Game.new(setup.for_players(players or rng.randint(2, 4)), rng.getrandbits(40))


def card_of(rng: random.Random, pile: str) -> str:
    """A card of a pile: its own, or one of several."""
    cards = [card.id for card in cards_in_pile(pile)]
    return cards[0] if len(cards) == 1 else rng.choice(cards)


def rich_game(rng: random.Random, setup: Setup | None = None) -> Game:
    """A game in which everybody already has Actions, tokens and projects, so that more goes on."""
    setup = setup or random_setup(rng)
    kingdom, projects = list(setup.piles), list(setup.landscapes)
    players = rng.randint(2, 4)
    given: dict[str, object] = {"players": players, "kingdom": kingdom, **extra_marks(dict(setup.marks))}
    given["traits"] = traits_of(dict(setup.marks))
    for key, type in LANDSCAPE_KEYS.items():
        given[key] = [id for id in projects if CARDS[id].types & type]
    for seat in range(players):
        deck = (
            [card_of(rng, rng.choice(kingdom)) for _ in range(14)]
            + ["copper"] * 4
            + ["silver"] * 2
            + ["estate"] * 2
            + ["province"]
        )
        rng.shuffle(deck)
        given[f"p{seat + 1}"] = {
            "hand": deck[:6],
            "deck": deck[6:12],
            "discard": deck[12:],
            "coffers": 3,
            "villagers": 4,
            "projects": given["projects"] if rng.random() < 0.7 else [],
        }
    return start_from_position({"position": given, "named": []})


def eager(rng: random.Random, game: Game) -> Option:
    """A random answer that mostly does something."""
    options = game.decision.options
    doing = [option for option in options if not option.declines]
    return rng.choice(doing) if doing and rng.random() < 0.9 else rng.choice(options)


def play_on(rng: random.Random, game: Game, answers: int) -> Game:
    for _ in range(answers):
        if game.over:
            break
        game.apply(eager(rng, game))
    return game
