"""Finding a good strategy for a kingdom by evolution.

What evolves are strategies in the language itself: buy lines are added, dropped, moved, mixed, and the numbers in their
conditions changed. Strategies are judged by games against a panel: the two best ones known for the kingdom, and the
champion of earlier generations. Luck is kept out by playing on: whoever stays plays new games in every
generation, and all his games count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from typing import Final

from demesne.bots.batch import round_seed
from demesne.bots.table import STANDARD, fitting
from demesne.engine.constants import CURSE, EVENT, FOR_SALE, LANDSCAPE, PROJECT, VICTORY
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup, cards_in_pile
from demesne.evolve.matches import Match, Referee
from demesne.evolve.simplify import never_bought, without
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Expression, Line, Number, Operation, Prefix, Strategy, Value

ELITE: Final = 16  # strategies that live on
CHILDREN: Final = 24  # of a generation
FIRST_LOOK: Final = 20  # rounds against each of the panel, for a newcomer
MORE: Final = 40  # rounds in each generation for whoever stays
EPOCH: Final = 8  # generations after which the champion may join the panel
TITLE: Final = 400  # rounds that decide about it, and about the end
LONGEST: Final = 14  # buy lines
SETTLED: Final = 1500  # rounds after which a member of the elite is known well enough
WORTH_A_LINE: Final = 0.01  # a line that wins less than this is dropped in the end


@dataclass(eq=False)
class Candidate:
    """A strategy that is being tried, and how it did against the panel."""

    strategy: Strategy
    points: int = 0  # 2 for a win, 1 for a tie
    games: int = 0

    @property
    def rate(self) -> float:
        return self.points / (2 * self.games) if self.games else 0.0

    @property
    def cautious(self) -> float:
        """The rate less what luck may have added to it: few games must be very good ones."""
        return self.rate - (0.25 / self.games) ** 0.5 if self.games else 0.0


@dataclass
class Search:
    """A search under way, and in the end its result."""

    setup: Setup
    panel: list[Strategy]
    elite: list[Candidate] = field(default_factory=list)
    generation: int = 0
    games: int = 0

    @property
    def best(self) -> Strategy:
        return self.elite[0].strategy


Told = Callable[[Search], None]


def optimise(
    setup: Setup, seed: int = 0, seconds: float = 60.0, generations: int | None = None, start: Sequence[Strategy] = (),
    referee: Referee | None = None, told: Told | None = None, name: str = "Evolved",
) -> Strategy:  # fmt: skip
    """A good strategy for this kingdom (two players). With `generations` the same seed gives the same strategy anywhere."""
    rng = Random(seed)
    search = Search(setup, [])
    try:
        begin(search, seed, start, referee or Referee())
        for _ in epochs(search, seconds, generations):
            breed(search, seed, rng, referee or Referee())
            if told:
                told(search)
    except KeyboardInterrupt:
        if not search.elite:
            raise
    return finish(search, seed, referee or Referee(), name)


def epochs(search: Search, seconds: float, generations: int | None) -> Iterator[int]:
    """Generations, until there are enough or time is up. The last tenth of the time is for the final choice."""
    end = monotonic() + 0.85 * seconds
    while search.generation < generations if generations is not None else monotonic() < end:
        search.generation += 1
        yield search.generation


# ---------------------------------------------------------------- who plays
def begin(search: Search, seed: int, start: Sequence[Strategy], referee: Referee) -> None:
    """Everything known that fits, and Big Money with each card of the kingdom."""
    known = [find_strategy(STANDARD), *fitting(search.setup), *start]
    search.panel = [known[0]]
    candidates = [Candidate(strategy) for strategy in dict.fromkeys(known)]
    candidates += [Candidate(simple(id, most)) for id in on_offer(search.setup) for most in (1, 2)]
    judge(search, candidates, round_seed(seed, 0), FIRST_LOOK, referee)
    candidates.sort(key=lambda candidate: -candidate.rate)
    judge(search, candidates[: 2 * ELITE], round_seed(seed, 1), 3 * FIRST_LOOK, referee)
    search.elite = best_of(candidates)
    best_known = [candidate for candidate in candidates if candidate.strategy in known]
    best_known.sort(key=lambda candidate: -candidate.cautious)
    search.panel = [candidate.strategy for candidate in best_known[:2]] + [search.best]
    renew(search, round_seed(seed, 2), referee)


def on_offer(setup: Setup) -> list[str]:
    cards = [card for id in setup.ids for card in cards_in_pile(id)]
    return [card.id for card in cards if card.types & (LANDSCAPE ^ FOR_SALE) == 0]


def simple(id: str, most: int) -> Strategy:
    """Big Money Ultimate with so many copies of one card."""
    standard = find_strategy(STANDARD)
    lines = list(standard.lines)
    lines.insert(len(lines) - 1, Line("buy", id, when=at_most(id, most)))
    return Strategy(f"{STANDARD} {id} {most}", tuple(lines))


def at_most(id: str, most: int) -> Expression:
    if CARDS[id].types & PROJECT:
        return Operation("=", Value("has", id), Number(0))
    if CARDS[id].types & EVENT:  # nobody has it afterwards
        return Operation("<=", Value("turn"), Number(3 * most))
    return Operation("<", Value("owned", id), Number(most))


# ---------------------------------------------------------------- judging
def judge(search: Search, candidates: Iterable[Candidate], seed: int, rounds: int, referee: Referee) -> None:
    """Everybody plays the same rounds against each member of the panel."""
    candidates = list(candidates)
    matches = [
        Match(search.setup, candidate.strategy, opponent, round_seed(seed, number), rounds)
        for candidate in candidates
        for number, opponent in enumerate(search.panel)
    ]
    results = iter(referee.results(matches))
    for candidate in candidates:
        for _ in search.panel:
            score = next(results)
            candidate.points += score.points
            candidate.games += score.games
            search.games += score.games


def best_of(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Those with the best prospects, each strategy once."""
    chosen: dict[tuple[Line, ...], Candidate] = {}
    for candidate in sorted(candidates, key=lambda candidate: -candidate.cautious):
        chosen.setdefault(candidate.strategy.lines, candidate)
    return list(chosen.values())[:ELITE]


def renew(search: Search, seed: int, referee: Referee) -> None:
    """After the panel has changed, old results say little."""
    for candidate in search.elite:
        candidate.points = candidate.games = 0
    judge(search, search.elite, seed, 2 * MORE, referee)
    search.elite = best_of(search.elite)


# ---------------------------------------------------------------- one generation
def breed(search: Search, seed: int, rng: Random, referee: Referee) -> None:
    now = round_seed(seed, 1000 + search.generation)
    children = [Candidate(child(search, rng)) for _ in range(CHILDREN)]
    judge(search, children, now, FIRST_LOOK, referee)
    bar = search.elite[-1].rate - 0.03
    judge(search, [one for one in children if one.rate >= bar], round_seed(now, 1), MORE, referee)
    judge(search, [one for one in search.elite if one.games < SETTLED], round_seed(now, 2), MORE, referee)
    search.elite = best_of([*search.elite, *children])
    if search.generation % EPOCH == 0:
        crown(search, round_seed(now, 3), referee)


def crown(search: Search, seed: int, referee: Referee) -> None:
    """A champion that beats the last one takes its place on the panel."""
    champion = search.panel[-1]
    if search.best.lines == champion.lines:
        return
    (score,) = referee.results([Match(search.setup, search.best, champion, seed, TITLE)])
    search.games += score.games
    if score.points > 1.04 * score.games:
        search.panel[-1] = search.best
        renew(search, round_seed(seed, 1), referee)


def child(search: Search, rng: Random) -> Strategy:
    parent = pick_parent(search, rng)
    lines = [line for line in parent.lines if line.verb == "buy"]
    others = tuple(line for line in parent.lines if line.verb != "buy")
    if rng.random() < 0.25:
        lines = mixed(lines, [line for line in pick_parent(search, rng).lines if line.verb == "buy"], rng)
    for _ in range(rng.choice((1, 1, 2, 3))):
        lines = changed(lines, on_offer(search.setup), rng)
    return Strategy("child", (*without_repeats(lines)[:LONGEST], *others))


def pick_parent(search: Search, rng: Random) -> Strategy:
    """The better of two."""
    return search.elite[min(rng.randrange(len(search.elite)), rng.randrange(len(search.elite)))].strategy


def mixed(one: list[Line], other: list[Line], rng: Random) -> list[Line]:
    """The first lines of one, the last lines of the other."""
    return one[: rng.randint(1, len(one))] + other[rng.randrange(len(other)) :]


def without_repeats(lines: list[Line]) -> list[Line]:
    """A line below an unconditional one for the same card can never count."""
    kept: list[Line] = []
    for line in lines:
        if line not in kept and Line("buy", line.target) not in kept:
            kept.append(line)
    return kept


# ---------------------------------------------------------------- changes
def changed(lines: list[Line], cards: list[str], rng: Random) -> list[Line]:
    """One small change."""
    lines = list(lines)
    at = rng.randrange(len(lines))
    what = rng.random()
    if what < 0.35 and numbers_in(lines[at].when):
        lines[at] = replace(lines[at], when=nudged(lines[at].when, rng))
    elif what < 0.6:
        lines.insert(rng.randrange(len(lines) + 1), new_line(cards, rng))
    elif what < 0.75 and len(lines) > 2:
        del lines[at]
    elif what < 0.9:
        lines.insert(rng.randrange(len(lines)), lines.pop(at))
    else:
        lines[at] = new_line(cards, rng)
    return lines


def new_line(cards: list[str], rng: Random) -> Line:
    id = rng.choice([*cards, *cards, "gold", "silver", "duchy", "estate", "province"])
    types = CARDS[id].types
    if types & (VICTORY | CURSE):
        few = Operation("<=", Value("left", "province"), Number(rng.randint(1, 7)))
        return Line("buy", id, when=rng.choice([few, few, None]))
    if types & FOR_SALE:
        return Line("buy", id)
    kinds: list[Expression | None] = [
        at_most(id, rng.choice((1, 1, 2, 2, 3, 4, 6))),
        at_most(id, rng.choice((1, 1, 2, 2, 3, 4, 6))),
        Operation("<", Value("owned", id), Value("owned", rng.choice(cards))),
        Operation("<=", Value("turn"), Number(rng.randint(2, 10))),
        None,
    ]
    return Line("buy", id, when=rng.choice([kind for kind in kinds if not about_projects(kind)]))


def about_projects(expression: Expression | None) -> bool:
    """It would count copies of something that has none."""
    return (
        isinstance(expression, Operation)
        and isinstance(expression.right, Value)
        and expression.right.of in CARDS
        and CARDS[expression.right.of].types & LANDSCAPE != 0
    )


def numbers_in(expression: Expression | None) -> int:
    if isinstance(expression, Number):
        return 1
    if isinstance(expression, Prefix):
        return numbers_in(expression.of)
    if isinstance(expression, Operation):
        return numbers_in(expression.left) + numbers_in(expression.right)
    return 0


def nudged(expression: Expression | None, rng: Random) -> Expression | None:
    """One of its numbers a little larger or smaller."""
    if expression is None:
        return None
    which = rng.randrange(numbers_in(expression))
    step = rng.choice((-2, -1, -1, 1, 1, 2))
    return with_number(expression, which, step)


def with_number(expression: Expression, which: int, step: int) -> Expression:
    if isinstance(expression, Number):
        return Number(max(0.0, expression.value + step)) if which == 0 else expression
    if isinstance(expression, Prefix):
        return replace(expression, of=with_number(expression.of, which, step))
    if isinstance(expression, Operation):
        left = numbers_in(expression.left)
        if which < left:
            return replace(expression, left=with_number(expression.left, which, step))
        return replace(expression, right=with_number(expression.right, which - left, step))
    return expression


# ---------------------------------------------------------------- the end
def finish(search: Search, seed: int, referee: Referee, name: str) -> Strategy:
    """The best of the last elite, without lines and conditions that make no difference, with a name."""
    finalists = search.elite[:5]
    for candidate in finalists:
        candidate.points = candidate.games = 0
    judge(search, finalists, round_seed(seed, 3), TITLE, referee)
    best = max(finalists, key=lambda candidate: candidate.rate).strategy
    best = pruned(search, best, round_seed(seed, 4), referee)
    best = plain(search, best, round_seed(seed, 5), referee)
    required = [id for id in on_offer(search.setup) if id in {line.target for line in best.lines} and id != search.setup.bane]
    if not [line for line in best.lines if line.verb == "buy"]:
        raise DemesneError("nothing was found")
    bane = search.setup.bane if search.setup.bane in {line.target for line in best.lines} else ""
    return Strategy(name, best.lines, tuple(required), bane, about="Found by evolution.")


def pruned(search: Search, strategy: Strategy, seed: int, referee: Referee) -> Strategy:
    """Without lines whose absence costs (nearly) nothing, from the last one up."""
    best = Candidate(strategy)
    judge(search, [best], seed, TITLE, referee)
    for line in reversed(strategy.lines):
        shorter = tuple(other for other in best.strategy.lines if other is not line)
        if not any(other.verb == "buy" for other in shorter):
            continue
        trial = Candidate(replace(best.strategy, lines=shorter))
        judge(search, [trial], seed, TITLE, referee)
        if trial.rate > best.rate - WORTH_A_LINE / 4:
            best = trial
    return best.strategy


def plain(search: Search, strategy: Strategy, seed: int, referee: Referee) -> Strategy:
    """Without conditions about cards it never has. What it does not buy may still come into its deck, as by Workshop: the
    condition stays if a single game ends differently without it."""
    for id in sorted(never_bought(strategy)):
        shorter = without(strategy, [id])
        if not shorter.of("buy"):
            continue
        matches = [
            Match(search.setup, one, opponent, round_seed(seed, number), TITLE)
            for one in (strategy, shorter)
            for number, opponent in enumerate(search.panel)
        ]
        scores = list(referee.results(matches))
        search.games += sum(score.games for score in scores)
        if scores[: len(search.panel)] == scores[len(search.panel) :]:
            strategy = shorter
    return strategy
