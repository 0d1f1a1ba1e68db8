"""Positions between two turns with the results of their games, for scripts/train_value.py.

Each kingdom is drawn at random from all sets. In it a few dozen strategies play each other, those that win more have children,
and these play in turn, as in an evolution whose every game is also looked at: so there are games of bad strategies and of good
ones, of equals and of others. What a kingdom gives depends on the seed and its number only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from demesne.bots.batch import round_seed
from demesne.bots.binding import bind_strategy
from demesne.bots.position_value import OWN, TABLE, PositionValue
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.table import STANDARD, fitting
from demesne.engine.constants import ALIKE, NONE
from demesne.engine.dealing import components_for, deal
from demesne.engine.next_turn import has_run_out, next_turn
from demesne.engine.places import put_in
from demesne.engine.run import run
from demesne.engine.scoring import winners
from demesne.engine.state import State
from demesne.evolve.changes import Offer
from demesne.evolve.matches import Referee
from demesne.evolve.optimise import Candidate, Search, child, simple
from demesne.evolve.rivals import Rivals
from demesne.evolve.sketches import sketch
from demesne.notation.generator import generate
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy

Floats = NDArray[np.float32]
PLAYERS: Final = (2, 2, 2, 2, 2, 2, 2, 3, 3, 4)  # as often as that
FIRST: Final = 24  # strategies of a kingdom at first,
ELITE: Final = 8  # how many of them stay,
CHILDREN: Final = 12  # how many more they have,
GENERATIONS: Final = 6  # and so many times
GAMES: Final = 40  # in each generation
GIVEN: Final = 0.6  # how often a player gets a card by chance when a game is looked at
PAUSE: Final = 5  # turns of each player between two positions of a game, on average
LONGEST: Final = 60  # turns of each player; a game that lasts longer counts as it stands
LEFT_OUT: Final = ("fleet",)  # its turns after the end would be had whenever a game is stopped


@dataclass
class Positions:
    """Of one kingdom, for one number of players: what is seen of each player and of the table, and who won what part."""

    own: Floats
    table: Floats
    won: Floats
    games: int


@dataclass
class Notes:
    own: list[list[float]] = field(default_factory=list)
    table: list[list[float]] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)


# ---------------------------------------------------------------- strategies
def first_strategies(offer: Offer, rng: Random) -> list[Strategy]:
    """Some of the library, money with each card, and sketches of engines."""
    fit = fitting(offer.setup)
    known = [find_strategy(STANDARD), *rng.sample(fit, min(FIRST // 4, len(fit)))]
    money = [simple(offer, rng.choice(offer.cards), rng.choice((1, 1, 2, 3))) for _ in range(FIRST // 3)]
    engines = [sketch(offer.cards, offer.end, rng) for _ in range(FIRST - len(known) - len(money))]
    found = known + money + [engine for engine in engines if engine is not None]
    more = [simple(offer, rng.choice(offer.cards), rng.randint(1, 6)) for _ in range(FIRST - len(found))]
    return found + more


# ---------------------------------------------------------------- games
class Kingdom:
    """One kingdom, in which positions are collected."""

    def __init__(self, seed: int, number: int, players: int | None = None) -> None:
        self.rng = Random(round_seed(seed, number))
        kingdom, drawn = self.rng.getrandbits(32), self.rng.choice(PLAYERS)
        self.setup = generate(seed=kingdom, players=players or drawn, forbid=LEFT_OUT)
        self.g = State(components_for(self.setup))
        self.value = PositionValue(self.g.components, [])
        self.notes = Notes()
        self.offered = [
            kind
            for kind in range(int(self.g.nkinds))
            if (at := self.g.components.pile_of[kind]) >= 0
            and self.g.components.piles[at].supply
            and self.g.components.piles[at].order == ALIKE
        ]
        self.games = 0

    def evolved(self) -> list[Candidate]:
        """The strategies of the last generation, after all have played."""
        tribe = [Candidate(one) for one in first_strategies(Offer(self.setup), self.rng)]
        search = Search(self.setup, Rivals(self.setup, Referee()), [tribe])
        self.play_generation(tribe)
        for generation in range(1, GENERATIONS):
            tribe.sort(key=lambda candidate: -candidate.rate)
            del tribe[ELITE:]
            tribe += [Candidate(child(search, tribe, self.rng)) for _ in range(CHILDREN)]
            self.play_generation(tribe)
        return tribe

    def positions(self) -> Positions:
        self.evolved()
        n, notes = self.setup.players, self.notes
        return Positions(
            np.array(notes.own, np.float32).reshape(-1, n, len(OWN)),
            np.array(notes.table, np.float32).reshape(-1, len(TABLE)),
            np.array(notes.won, np.float32).reshape(-1, n),
            self.games,
        )

    def give_cards(self) -> None:
        """Now and then somebody gets a card that his strategy did not ask for. What a card is worth shows where it comes by
        chance, not where those have it who play well or badly anyway."""
        g, rng = self.g, self.rng
        for who in range(self.setup.players):
            if rng.random() < GIVEN:
                kind = rng.choice(self.offered)
                if g.left[kind] > 1:
                    put_in(g, g.new_card(who, kind), g.players[who].discard)
                    g.left[kind] -= 1

    def play_generation(self, candidates: list[Candidate]) -> None:
        policies = [bind_strategy(self.g.components, candidate.strategy) for candidate in candidates]
        for _ in range(GAMES):
            seats = self.rng.sample(range(len(candidates)), self.setup.players)
            won = self.play([policies[at] for at in seats])
            for at, share in zip(seats, won, strict=True):
                candidates[at].games += 1
                candidates[at].points += round(2 * share)

    def play(self, policies: list[StrategyPolicy]) -> list[float]:
        """One game, stopped now and then and looked at; returns what part of a win is whose."""
        g = self.g
        n = self.setup.players
        end = LONGEST * n
        for seat, policy in enumerate(policies):
            g.policies[seat] = policy
        deal(g, self.rng.getrandbits(60))
        seen = 0
        g.turn_limit = self.rng.randint(1, 2 * PAUSE * n)
        run(g, NONE)
        while not has_run_out(g) and g.turn < end:
            self.give_cards()
            self.value.look(g)
            self.notes.own.append(list(self.value.own))
            self.notes.table.append(list(self.value.table))
            seen += 1
            g.turn_limit = min(g.turn + self.rng.randint(1, 2 * PAUSE * n), end)
            go_on(g)
        won = win_shares(g)
        self.notes.won += [won] * seen
        self.games += 1
        return won


def win_shares(g: State) -> list[float]:
    """What part of the win is whose, as the game stands."""
    best = winners(g)
    return [1 / len(best) if seat in best else 0.0 for seat in range(g.nplayers)]


def go_on(g: State) -> None:
    """With a game that its turn limit has stopped, and that has a later one now."""
    g.over = g.ending = False
    next_turn(g)
    run(g, NONE)


def kingdoms(seed: int) -> Iterator[Positions]:
    number = 0
    while True:
        yield Kingdom(seed, number).positions()
        number += 1
