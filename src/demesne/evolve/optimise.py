"""Finding a good strategy for a kingdom by evolution.

Strategies of the strategy language evolve: buy lines are added, dropped, moved and mixed, and the numbers in their conditions
change (changes.py). There are two tribes: one starts with money, the other with sketches of engines (sketches.py). An engine is
weak until all its parts fit, so young engines do not compete with finished money decks. Strategies are judged by games against
rivals, the best strategies so far, weighted by how much each matters (rivals.py). Survivors play new games in every generation
and all their games count, which averages luck out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from random import Random
from time import monotonic
from typing import Final

from demesne.bots.batch import round_seed
from demesne.bots.table import STANDARD, fitting
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup, asks_for
from demesne.evolve.changes import Offer, at_most, changed, mixed, neighbours, without_repeats
from demesne.evolve.final_choice import best_of_all
from demesne.evolve.matches import Asking, Referee, Score
from demesne.evolve.rivals import ROUNDS, Rivals
from demesne.evolve.simplify import never_bought, without
from demesne.evolve.sketches import sketch
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import BANE
from demesne.strategies.syntax import Line, Number, Operation, Strategy, Value

FAR_BEHIND: Final = 0.1  # the difference in win rates from which a tribe gets fewer children
TO_BE_FEARED: Final = 0.15  # the weight of new rivals from which an epoch counts as progress
ALIKE: Final = 3  # strategies of a tribe that may buy the same cards
SETTLED: Final = 900  # rounds after which a survivor plays no more extra rounds
ALTERNATIVES: Final = 3  # other plans that are kept with the best one
ALMOST_AS_GOOD: Final = 0.15  # how much lower the win rate of such a plan may be
DIFFERENT: Final = 2  # how many purchases must differ between plans
WORTH_A_LINE: Final = 0.01  # the gain in win rate below which a line is dropped in the end


@dataclass(frozen=True)
class Scale:
    """The size of a search: how many strategies, and how many rounds they play."""

    tribe: int = 7  # survivors of each tribe
    sketches: int = 60  # engines in the first generation
    children: int = 48  # new strategies in a generation
    first_look: int = 24  # rounds of a new strategy
    longer_looks: tuple[tuple[int, float], ...] = (
        (48, 0.12),
        (120, 0.03),
    )  # more rounds, for strategies at most this far behind the last survivor of their tribe
    more: int = 72  # rounds of a survivor in each generation
    epoch: int = 5  # generations after which the best of each tribe may become a rival
    title: int = 1000  # rounds of each finalist
    rivals: int = ROUNDS  # rounds between two rivals
    last: int = 2000  # rounds of the final comparison with known strategies


USUAL: Final = Scale()


@dataclass(eq=False)
class Candidate:
    """A strategy that is being tried, and how it did against the rivals."""

    strategy: Strategy
    points: int = 0  # 2 for a win, 1 for a tie
    games: int = 0
    look: tuple[Score, ...] = ()  # scores of the last rounds; equal for strategies that play alike

    @property
    def rate(self) -> float:
        """The share of wins, with ties as half a win."""
        return self.points / (2 * self.games) if self.games else 0.0

    @property
    def cautious(self) -> float:
        """The win rate minus one standard error, so that few games must be very good ones."""
        return self.rate - (0.25 / self.games) ** 0.5 if self.games else 0.0


@dataclass
class Search:
    """A search under way, and in the end its result."""

    setup: Setup
    rivals: Rivals
    tribes: list[list[Candidate]] = field(default_factory=list)  # the survivors: money, then engines
    known: list[Strategy] = field(default_factory=list)  # the strategies it started with, each once
    generation: int = 0
    played: int = 0
    tried: set[tuple[Line, ...]] = field(default_factory=set)
    idle_epochs: int = 0  # epochs in a row without progress
    scale: Scale = USUAL

    @property
    def games(self) -> int:
        """The number of games played so far."""
        return self.played + self.rivals.games

    @property
    def elite(self) -> list[Candidate]:
        """All survivors, the best first."""
        return sorted((candidate for tribe in self.tribes for candidate in tribe), key=lambda candidate: -candidate.cautious)

    @property
    def best(self) -> Strategy:
        """The best strategy so far."""
        return self.elite[0].strategy

    @cached_property
    def offer(self) -> Offer:
        """What can be bought in the kingdom."""
        return Offer(self.setup)


Told = Callable[[Search], None]


def optimise(
    setup: Setup, seed: int = 0, seconds: float = 60.0, generations: int | None = None, start: Sequence[Strategy] = (),
    referee: Referee | None = None, told: Told | None = None, name: str = "Evolved", patience: int | None = None,
    scale: Scale | None = None, is_stoppable: bool = False, minds_the_end: bool = False,
) -> Strategy:  # fmt: skip
    """A good strategy for this kingdom with two players: what evolution finds, or a known strategy that does better.

    - `generations`: how many, instead of `seconds`; then the same seed gives the same strategy on any machine.
    - `start`: strategies to start with, besides those of the library.
    - `patience`: epochs without progress after which the search ends.
    - `is_stoppable`: whether Ctrl-C ends the search with the best strategy so far.
    - `minds_the_end`: whether all players also buy Victory cards when the game is about to end, as levels do.
    """
    rng = Random(seed)
    referee = referee or Referee()
    search = search_in(setup, scale or USUAL, minds_the_end)
    try:
        referee.settle(begin(search, seed, start))
        if told:
            told(search)
        for _ in epochs(search, seconds, generations, patience):
            referee.settle(breed(search, seed, rng))
            if told:
                told(search)
    except KeyboardInterrupt:
        if not is_stoppable or not search.elite:
            raise
    return referee.settle(finish(search, seed, name))


def search_in(setup: Setup, scale: Scale, minds_the_end: bool = False) -> Search:
    """A new search."""
    return Search(setup, Rivals(setup, scale.rivals, minds_the_end), scale=scale)


def epochs(search: Search, seconds: float, generations: int | None, patience: int | None) -> Iterator[int]:
    """Count generations until there are enough, the time is up or patience ends. The final choice needs time too."""
    end = monotonic() + 0.85 * seconds
    while search.generation < generations if generations is not None else monotonic() < end:
        if patience is not None and search.idle_epochs >= patience:
            return
        search.generation += 1
        yield search.generation


# ---------------------------------------------------------------- who plays
def begin(search: Search, seed: int, start: Sequence[Strategy]) -> Asking[None]:
    """Start both tribes: known strategies that fit and Big Money with each card; and sketches of engines."""
    known = [find_strategy(STANDARD), *fitting(search.setup), *start]
    search.known = list({strategy.lines: strategy for strategy in reversed(known)}.values())[::-1]
    yield from search.rivals.add(known[:1], seed)
    money = [*search.known, *(simple(search.offer, id, most) for id in search.offer.cards for most in (1, 2))]
    rng = Random(round_seed(seed, 3))
    engines = [sketch(search.offer.cards, search.offer.end, rng) for _ in range(search.scale.sketches)]
    for tribe in (money, [engine for engine in engines if engine is not None]):
        candidates = [Candidate(strategy) for strategy in tribe]
        yield from judge(search, candidates, round_seed(seed, 0), search.scale.first_look)
        candidates.sort(key=lambda candidate: -candidate.rate)
        yield from judge(search, candidates[: 2 * search.scale.tribe], round_seed(seed, 1), 2 * search.scale.first_look)
        search.tribes.append(best_of(search, candidates))
    yield from renew(search, round_seed(seed, 2))


def simple(offer: Offer, id: str, most: int) -> Strategy:
    """Big Money Ultimate with up to `most` copies of one card, and with Colonies if they are in the game."""
    lines = list(find_strategy(STANDARD).lines)
    lines.insert(len(lines) - 1, Line("buy", id, when=at_most(id, most)))
    if offer.has_colonies:
        late = Operation("<=", Value("left", "colony"), Number(5))
        lines[:1] = [Line("buy", "colony"), Line("buy", "province", when=late), Line("buy", "platinum")]
    return Strategy(f"{STANDARD} {id} {most}", tuple(lines))


# ---------------------------------------------------------------- judging
def judge(search: Search, candidates: Iterable[Candidate], seed: int, rounds: int) -> Asking[None]:
    """Let all candidates play the same rounds against the rivals."""
    candidates = list(candidates)
    matches = [list(search.rivals.matches(candidate.strategy, seed, rounds)) for candidate in candidates]
    wanted = [match for several in matches for match in several]
    results = iter((yield wanted) if wanted else [])
    for candidate, several in zip(candidates, matches, strict=True):
        candidate.look = tuple(islice(results, len(several)))
        for score in candidate.look:
            candidate.points += score.points
            candidate.games += score.games
            search.played += score.games


def best_of(search: Search, candidates: Iterable[Candidate]) -> list[Candidate]:
    """The survivors of a tribe: the best ones, each strategy once, and only a few that buy the same cards."""
    chosen: dict[tuple[Line, ...], Candidate] = {}
    alike: Counter[frozenset[str]] = Counter()
    for candidate in sorted(candidates, key=lambda candidate: -candidate.cautious):
        strategy = candidate.strategy
        if strategy.lines not in chosen and alike[bought(strategy)] < ALIKE:
            chosen[strategy.lines] = candidate
            alike[bought(strategy)] += 1
    return list(chosen.values())[: search.scale.tribe]


def renew(search: Search, seed: int) -> Asking[None]:
    """Make rivals of the best of each tribe, and judge all survivors against the new rivals."""
    gained = yield from search.rivals.add((tribe[0].strategy for tribe in search.tribes if tribe), round_seed(seed, 1))
    search.idle_epochs = 0 if gained > TO_BE_FEARED else search.idle_epochs + 1
    for candidate in search.elite:
        candidate.points = candidate.games = 0
    yield from judge(search, search.elite, seed, 2 * search.scale.more)
    search.tribes = [best_of(search, tribe) for tribe in search.tribes]


# ---------------------------------------------------------------- one generation
def breed(search: Search, seed: int, rng: Random) -> Asking[None]:
    """Play one generation: children are tried, first in a few rounds, then the better ones in more."""
    now = round_seed(seed, 1000 + search.generation)
    born = [[Candidate(one) for one in children(search, tribe, rng)] for tribe in search.tribes]
    young = [one for tribe in born for one in tribe]
    bars = {id(one): tribe[-1].rate for tribe, several in zip(search.tribes, born, strict=True) for one in several}
    yield from judge(search, [*search.elite, *young], now, search.scale.first_look)
    seen = {one.look for one in search.elite}
    young = [one for one in young if one.look not in seen]
    for number, (rounds, short) in enumerate(search.scale.longer_looks):
        young = [one for one in young if one.rate >= bars[id(one)] - short]
        yield from judge(search, young, round_seed(now, 3 + number), rounds)
    yield from judge(search, [one for one in search.elite if one.games < SETTLED], round_seed(now, 2), search.scale.more)
    stayed = set(map(id, young))
    search.tribes = [
        best_of(search, [*tribe, *(one for one in several if id(one) in stayed)])
        for tribe, several in zip(search.tribes, born, strict=True)
    ]
    if search.generation % search.scale.epoch == 0:
        yield from renew(search, round_seed(now, 1))


def children(search: Search, tribe: list[Candidate], rng: Random) -> list[Strategy]:
    """New strategies of a tribe: half are random children, half are neighbours of a survivor; none was tried before.

    A tribe that stays far behind the other gets fewer.
    """
    if not tribe:
        return []
    others = [other for other in search.tribes if other and other is not tribe]
    behind = max((other[0].rate - tribe[0].rate for other in others), default=0.0)
    most = (
        search.scale.children // 4
        if search.generation > search.scale.epoch and behind > FAR_BEHIND
        else search.scale.children // max(1, len(others) + 1)
    )
    steps = list(neighbours(pick_parent(tribe, rng), search.offer))
    rng.shuffle(steps)
    by_chance = (child(search, tribe, rng) for _ in range(most))
    return [*untried(search, steps, most // 2), *untried(search, by_chance, most - most // 2)]


def untried(search: Search, strategies: Iterable[Strategy], most: int) -> Iterator[Strategy]:
    """The first `most` of these strategies that were not tried before."""
    for strategy in strategies:
        if most > 0 and strategy.of("buy") and strategy.lines not in search.tried:
            search.tried.add(strategy.lines)
            most -= 1
            yield strategy


def child(search: Search, tribe: list[Candidate], rng: Random) -> Strategy:
    """A strategy with a few random changes, sometimes mixed from two."""
    parent = pick_parent(tribe, rng)
    lines = [line for line in parent.lines if line.verb == "buy"]
    others = tuple(line for line in parent.lines if line.verb != "buy")
    if rng.random() < 0.25:
        other = rng.choice([tribe, tribe, tribe, search.elite])
        lines = mixed(lines, pick_parent(other, rng).of("buy"), rng)
    for _ in range(rng.choice((1, 1, 2, 3))):
        lines = changed(lines, search.offer, rng)
    return Strategy("child", (*without_repeats(lines), *others))


def pick_parent(tribe: list[Candidate], rng: Random) -> Strategy:
    """The better of two random survivors."""
    return tribe[min(rng.randrange(len(tribe)), rng.randrange(len(tribe)))].strategy


# ---------------------------------------------------------------- the end
def finish(search: Search, seed: int, name: str) -> Asking[Strategy]:
    """The best survivor, without lines and conditions that make no difference, or a known strategy that does better."""
    finalists = search.elite[:5]
    for candidate in finalists:
        candidate.points = candidate.games = 0
    yield from judge(search, finalists, round_seed(seed, 3), search.scale.title)
    best = max(finalists, key=lambda candidate: candidate.rate).strategy
    best = yield from pruned(search, best, round_seed(seed, 4))
    best = yield from plain(search, best, round_seed(seed, 5))
    if not best.of("buy"):
        raise DemesneError("nothing was found")
    required, bane = required_by(best, search.offer)
    best = Strategy(name, best.lines, required, bane, about="Found by evolution.")
    minding, last = search.rivals.minds_the_end, search.scale.last
    best = yield from best_of_all(search.setup, best, search.known, round_seed(seed, 6), last, minding)
    return replace(best, alternatives=alternatives(search, best))


def required_by(strategy: Strategy, offer: Offer) -> tuple[tuple[str, ...], str]:
    """The piles and landscapes of the kingdom that a strategy needs, and its Bane.

    A card may lie in a split pile. Without a card that uses a Bane, that pile is one like all others.
    """
    named = {line.target for line in strategy.lines}
    piles = dict.fromkeys(CARDS[id].lies_in or id for id in offer.cards if id in named)
    bane = offer.setup.bane if offer.setup.bane in named and any(asks_for(CARDS[id], BANE) for id in piles) else ""
    return tuple(id for id in piles if id != bane), bane


def alternatives(search: Search, best: Strategy) -> tuple[Strategy, ...]:
    """Other good plans that buy different cards; the best of each tribe comes first."""
    chosen = [best]
    most = search.elite[0].rate
    for candidate in [*(tribe[0] for tribe in search.tribes if tribe), *search.elite]:
        is_good = candidate.rate > most - ALMOST_AS_GOOD
        if is_good and all(len(bought(candidate.strategy) ^ bought(other)) >= DIFFERENT for other in chosen):
            chosen.append(candidate.strategy)
    return tuple(replace(plan, name=f"Plan {n + 2}", about="") for n, plan in enumerate(chosen[1 : 1 + ALTERNATIVES]))


def bought(strategy: Strategy) -> frozenset[str]:
    """The cards and landscapes that a strategy buys."""
    return frozenset(line.target for line in strategy.of("buy"))


def pruned(search: Search, strategy: Strategy, seed: int) -> Asking[Strategy]:
    """The strategy without lines that hardly matter; the last line is tried first."""
    best = Candidate(strategy)
    yield from judge(search, [best], seed, search.scale.title)
    for line in reversed(strategy.lines):
        shorter = tuple(other for other in best.strategy.lines if other is not line)
        if not any(other.verb == "buy" for other in shorter):
            continue
        trial = Candidate(replace(best.strategy, lines=shorter))
        yield from judge(search, [trial], seed, search.scale.title)
        if trial.rate > best.rate - WORTH_A_LINE / 4:
            best = trial
    return best.strategy


def plain(search: Search, strategy: Strategy, seed: int) -> Asking[Strategy]:
    """The strategy without conditions about cards it never has.

    Cards it does not buy may still come into its deck, for example by Workshop, so a condition stays if any game ends
    differently without it.
    """
    for id in sorted(never_bought(strategy)):
        shorter = without(strategy, [id])
        if not shorter.of("buy"):
            continue
        one, other = Candidate(strategy), Candidate(shorter)
        yield from judge(search, [one, other], seed, search.scale.title)
        if one.look == other.look:
            strategy = shorter
    return strategy
