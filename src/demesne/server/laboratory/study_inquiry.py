"""The study of one kingdom in progress: its stages, its findings, and the strategies that may be good.

First strategies of the library that fit the kingdom play a tournament. Evolution starts from the best of them. Its results
play the winner of the tournament on shuffles that evolution has not seen. Then come openings (here) and the worth of cards
(`study_worth`). All seeds are derived from the kingdom, so a repeated study has the same findings.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Final, Literal

from msgspec import Struct

from demesne.bots.batch import round_seed
from demesne.bots.table import STANDARD, fitting
from demesne.engine.definitions import CARDS
from demesne.engine.setup import Setup
from demesne.evolve.changes import Offer
from demesne.evolve.optimise import USUAL, Scale, Search, begin, breed, epochs, finish, required_by, search_in
from demesne.levels.knowledge import shipped
from demesne.levels.level import HARD
from demesne.server.laboratory import laboratory_requests
from demesne.server.laboratory.study_questions import Chances, Count, Course, Duel, Watch, measured, said, settled
from demesne.sim.opening import deals_for
from demesne.sim.result import Share
from demesne.sim.solitaire import OpeningError, read
from demesne.sim.tournament import pairing_seed
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy
from demesne.strategies.writer import write

ALWAYS: Final = ("Big Money", STANDARD)  # strategies that play in every tournament
HARDS: Final = "Hard's plan"
FOUND: Final = "Evolved"
STAGES: Final = ("tournament", "evolution", "openings", "cards", "pairs")
StageName = Literal["tournament", "evolution", "openings", "cards", "pairs"]
# Numbers for deriving seeds. The last two are far apart because a counter is added to them.
EVOLVING, STEPS, OPENING, MENDING, MEASURING = 1, 2, 3, 1_000_000, 2_000_000
SILVER: Final = "silver"
NOTHING: Final = "none"  # a turn without a purchase in the statistics of a game


@dataclass(frozen=True)
class Settings:
    """The amount of work in a study."""

    entrants: int = 12  # strategies in the tournament
    legs: int = 4  # legs of the tournament; all pairs play in each
    leg: int = 50  # rounds per pair in each leg
    scale: Scale = USUAL
    generations: int = 60
    patience: int = 3  # epochs without progress after which evolution ends
    step: int = 500  # rounds that measure an improvement
    watched: int = 128  # rounds in which first buys are counted
    openings: int = 12
    ideas: int = 30  # candidates in each step of a search for a strategy with or without a card
    first_look: int = 40  # rounds for each candidate
    second_look: int = 120  # rounds for the best candidates
    children: int = 24  # variants of the best candidates in each later step
    mending: int = 2  # later steps of a search
    worth: int = 2000  # rounds that measure the worth of a card
    pairs: int = 10


@dataclass(frozen=True)
class Subject:
    """The kingdom of a study, with its seed and settings."""

    setup: Setup  # for two players, in canonical order
    seed: int
    settings: Settings


class Findings(Struct):
    """The findings so far, as they are sent to clients."""

    stages: list[laboratory_requests.StudyStage]
    standings: list[laboratory_requests.Standing] = []
    steps: list[laboratory_requests.Improvement] = []
    best: str = ""
    openings: list[laboratory_requests.OpeningChances] = []
    cards: list[laboratory_requests.Worth] = []
    pairs: list[laboratory_requests.Worth] = []


@dataclass
class Inquiry:
    """A study under way."""

    subject: Subject
    findings: Findings = field(
        default_factory=lambda: Findings([laboratory_requests.StudyStage(name, 0, 0) for name in STAGES])
    )
    ranked: list[Strategy] = field(default_factory=list)  # strategies of the tournament, best first
    known: list[Strategy] = field(default_factory=list)  # all strategies that may be good in this kingdom
    best: Strategy | None = None

    @property
    def setup(self) -> Setup:
        """Return the setup of the kingdom that is studied."""
        return self.subject.setup

    @property
    def settings(self) -> Settings:
        """Return the settings of the study."""
        return self.subject.settings

    @cached_property
    def offer(self) -> Offer:
        """Return the cards and landscapes that can be bought in the kingdom."""
        return Offer(self.setup)

    def seed(self, *what: int) -> int:
        """Return a seed derived from the seed of the study and the given numbers."""
        seed = self.subject.seed
        for number in what:
            seed = round_seed(seed, number)
        return seed

    def note(self, name: StageName, done: int, total: int) -> None:
        """Set the progress of a stage of the study."""
        self.findings.stages[STAGES.index(name)] = laboratory_requests.StudyStage(name, done, total)

    def named(self, strategy: Strategy) -> Strategy:
        """Return a strategy as it is shown: with a name and the cards it requires."""
        required, bane = required_by(strategy, self.offer)
        return Strategy(FOUND, strategy.lines, required, bane, about=strategy.about)


# ---------------------------------------------------------------- the tournament
def entrants(inquiry: Inquiry) -> list[Strategy]:
    """Return the usual strategies, Hard's plan if there is one, and those of the others that require most of these cards."""
    chosen = [find_strategy(name) for name in ALWAYS]
    plan = shipped(inquiry.setup, HARD)
    if plan is not None:
        chosen.append(replace(plan, name=HARDS, alternatives=()))
    names = {strategy.name for strategy in chosen}
    others = [strategy for strategy in fitting(inquiry.setup) if strategy.name not in names]
    others.sort(key=lambda strategy: (-len(strategy.requires), strategy.name))
    return (chosen + others)[: max(2, inquiry.settings.entrants)]


def tournament(inquiry: Inquiry) -> Course[None]:
    """Let every two strategies play each other, a few rounds at a time, and rank them."""
    players = entrants(inquiry)
    settings = inquiry.settings
    pairs = list(combinations(range(len(players)), 2))
    counts = dict.fromkeys(pairs, Count())
    games = 2 * settings.leg * len(pairs)
    for leg in range(settings.legs):
        inquiry.note("tournament", leg * games, settings.legs * games)
        duels = [
            Duel(
                inquiry.setup, players[i], players[j], pairing_seed(inquiry.subject.seed, players[i].name, players[j].name),
                settings.leg, leg * settings.leg,
            )
            for i, j in pairs
        ]  # fmt: skip
        for pair, count in zip(pairs, (yield from measured(duels)), strict=True):
            counts[pair] += count
        shares = [share_of(i, counts) for i in range(len(players))]
        order = sorted(range(len(players)), key=lambda i: (-shares[i].rate, i))
        inquiry.findings.standings = [
            laboratory_requests.Standing(players[i].name, write(players[i]), said(shares[i])) for i in order
        ]  # fmt: skip
        inquiry.ranked = [players[i] for i in order]
    inquiry.note("tournament", settings.legs * games, settings.legs * games)
    inquiry.known = list(inquiry.ranked)


def share_of(player: int, counts: dict[tuple[int, int], Count]) -> Share:
    """Return a player's share of wins over all opponents; each pair has played the same number of rounds."""
    own = [count if one == player else turned(count) for (one, other), count in counts.items() if player in (one, other)]
    return sum(own, Count()).share


def turned(count: Count) -> Count:
    """Return the count for the other player, who has the rest of the four points of each round."""
    return Count(count.rounds, 4 * count.rounds - count.points, 16 * count.rounds - 8 * count.points + count.squares)


# ---------------------------------------------------------------- evolution
def evolution(inquiry: Inquiry) -> Course[None]:
    """Improve on the best of the tournament, for a number of generations or until there is no more progress."""
    settings = inquiry.settings
    seed = inquiry.seed(EVOLVING)
    search, rng = search_in(inquiry.setup, settings.scale), Random(seed)
    inquiry.note("evolution", 0, settings.generations)
    yield from settled(begin(search, seed, inquiry.ranked[:3]))
    yield from note_step(inquiry, search)
    for generation in epochs(search, 0.0, settings.generations, settings.patience):
        yield from settled(breed(search, seed, rng))
        inquiry.note("evolution", generation, settings.generations)
        yield from note_step(inquiry, search)
    best = yield from settled(finish(search, seed, FOUND))
    best = inquiry.named(best) if all(best.lines != known.lines for known in search.known) else replace(best, alternatives=())
    share = yield from measure_step(inquiry, search.generation, best, settings.worth)
    inquiry.best = best if share.rate > 0.5 else inquiry.ranked[0]
    inquiry.findings.best = write(inquiry.best)
    inquiry.known += [*search.rivals.strategies, *(candidate.strategy for candidate in search.elite)]
    inquiry.note("evolution", search.generation, search.generation)


def note_step(inquiry: Inquiry, search: Search) -> Course[None]:
    """If the search has a new best strategy, measure it and add it to the findings."""
    best = inquiry.named(search.best)
    if write(best) != inquiry.findings.best:
        yield from measure_step(inquiry, search.generation, best, inquiry.settings.step)
        inquiry.findings.best = write(best)


def measure_step(inquiry: Inquiry, generation: int, best: Strategy, rounds: int) -> Course[Share]:
    """Measure a strategy against the winner of the tournament, on the same shuffles for every step; evolution uses others."""
    duel = Duel(inquiry.setup, best, inquiry.ranked[0], inquiry.seed(STEPS), rounds)
    share = (yield from measured([duel]))[0].share
    steps = [step for step in inquiry.findings.steps if step.generation != generation]
    inquiry.findings.steps = [*steps, laboratory_requests.Improvement(generation, said(share))]
    return share


# ---------------------------------------------------------------- openings
def openings(inquiry: Inquiry) -> Course[None]:
    """Find the exact chances of openings: first those that good strategies play, then others."""
    assert inquiry.best is not None
    settings = inquiry.settings
    good = [inquiry.best, *(one for one in inquiry.ranked[:3] if one is not inquiry.best)]
    seed = inquiry.seed(OPENING)
    watches = [Watch(inquiry.setup, one, inquiry.best, seed, settings.watched) for one in good]
    seen: Counter[tuple[str, ...]] = Counter()
    for first_buys in (yield watches):
        for names, games in first_buys.items():
            buys = tuple(sorted((name for name in names.split("/") if name != NOTHING), key=by_price))
            seen[buys] += games
    games_in_all = seen.total()
    common = [buys for buys, _ in sorted(seen.items(), key=lambda item: (-item[1], item[0])) if can_open(buys)]
    chosen = list(dict.fromkeys([*common, *other_openings(inquiry.offer)]))[: settings.openings]
    for done, buys in enumerate(chosen):
        inquiry.note("openings", done, len(chosen))
        (found,) = yield [Chances(buys)]
        reaches = [laboratory_requests.Reach(coins, chance) for coins, chance in found["reaches"]]
        share = seen[buys] / games_in_all
        inquiry.findings.openings.append(laboratory_requests.OpeningChances(list(buys), reaches, found["both"], share))
    inquiry.note("openings", len(chosen), len(chosen))


def by_price(id: str) -> tuple[int, str]:
    """Return a sort key that puts expensive cards first and orders cards of the same cost by id."""
    return -int(CARDS[id].cost), id


def can_open(buys: tuple[str, ...]) -> bool:
    """Return whether some deal allows these purchases and their effects can be computed."""
    try:
        return bool(buys and deals_for([read(CARDS[id]) for id in buys]))
    except OpeningError:
        return False


def other_openings(offer: Offer) -> list[tuple[str, ...]]:
    """Return two Silvers, each card with a Silver, each card that costs 5 alone, then every two cards."""
    cards = sorted((id for id in offer.cards if can_open((id,))), key=by_price)
    with_silver = [tuple(sorted((id, SILVER), key=by_price)) for id in cards]
    dear = [(id,) for id in cards if CARDS[id].cost == 5]
    two = [(one, other) for one in cards for other in cards if by_price(one) < by_price(other)]
    return [buys for buys in [(SILVER, SILVER), *with_silver, *dear, *two] if can_open(buys)]
