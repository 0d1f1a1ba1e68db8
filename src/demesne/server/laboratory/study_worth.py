"""The worth of the cards of a kingdom: strategies that buy them play strategies that do not.

For a card that the best strategy buys, a search finds the best strategy that does not buy it. The search starts from known
strategies and from the best one with the card's lines removed or given to another card, and makes small changes. For a card
that the best strategy does not buy, a search finds the best strategy that does. Both strategies then play on shuffles that
the search has not used. The worth of two cards together follows from the best strategies that buy both, only one, only the
other, and neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, islice
from math import sqrt
from random import Random
from typing import Final

from demesne.bots.batch import round_seed
from demesne.bots.table import STANDARD
from demesne.engine.definitions import CARDS
from demesne.engine.setup import cards_in_pile
from demesne.evolve.changes import Offer, about_other, neighbours, with_card, without_repeats
from demesne.evolve.matches import Match
from demesne.evolve.optimise import Candidate
from demesne.evolve.simplify import without
from demesne.server.laboratory import laboratory_requests
from demesne.server.laboratory.study_inquiry import MEASURING, MENDING, Inquiry
from demesne.server.laboratory.study_questions import Course, Duel, added_up, measured
from demesne.sim.result import Share
from demesne.sim.statistics import Interval
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Line, Strategy

FEW: Final = 3  # candidates kept from one step to the next, and cards of a pile that are tried
SECOND: Final = 8  # candidates that get a second look
FROM: Final = 6  # known strategies that cards are added to
COPIES: Final = (1, 2, 4)
EVEN: Final = Share(0, 0.5, Interval(0.5, 0.5))  # the share of a strategy against itself


@dataclass(frozen=True)
class Goal:
    """The piles and landscapes that a strategy must buy, and those that it must not buy."""

    wants: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


@dataclass
class Worths:
    """The data for measuring cards, with results that several cards share."""

    inquiry: Inquiry
    best: Strategy
    units: dict[str, tuple[str, ...]]  # piles and landscapes, each with its cards that can be bought
    shares: dict[Goal, Share | None] = field(default_factory=dict)  # against the best strategy; None: no strategy was found

    def buys(self, strategy: Strategy, unit: str) -> bool:
        """Return whether a strategy has a line that buys this landscape or a card of this pile."""
        return any(line.target in self.units[unit] for line in strategy.of("buy"))

    def reaches(self, strategy: Strategy, goal: Goal) -> bool:
        """Return whether a strategy buys something, including all that the goal wants and nothing that it bars."""
        return (
            bool(strategy.of("buy"))
            and all(self.buys(strategy, unit) for unit in goal.wants)
            and not any(self.buys(strategy, unit) for unit in goal.bars)
        )


def units_of(offer: Offer) -> dict[str, tuple[str, ...]]:
    """Return the piles and landscapes of a kingdom with their cards, without those that every kingdom has."""
    found = {id: tuple(card.id for card in cards_in_pile(id) if card.id in offer.cards) for id in offer.setup.ids}
    return {id: cards for id, cards in found.items() if cards}


# ---------------------------------------------------------------- single cards and pairs
def cards(inquiry: Inquiry) -> Course[Worths]:
    """Measure what each card adds."""
    assert inquiry.best is not None
    worths = Worths(inquiry, inquiry.best, units_of(inquiry.offer))
    found: list[laboratory_requests.Worth] = []
    for done, unit in enumerate(worths.units):
        inquiry.note("cards", done, len(worths.units))
        is_bought = worths.buys(worths.best, unit)
        share = yield from share_for(worths, Goal(bars=(unit,)) if is_bought else Goal(wants=(unit,)))
        if share is not None:
            found.append(worth([unit], [(share, -1 if is_bought else 1)]))
        inquiry.findings.cards = sorted(found, key=lambda worth: -worth.gain)
    inquiry.note("cards", len(worths.units), len(worths.units))
    return worths


def pairs(inquiry: Inquiry, worths: Worths) -> Course[None]:
    """Measure what two cards add together beyond what each adds alone, for the cards that add most."""
    best_cards = [card.cards[0] for card in inquiry.findings.cards]
    ways = sorted(combinations(range(len(best_cards)), 2), key=lambda pair: (pair[1], pair[0]))[: inquiry.settings.pairs]
    found: list[laboratory_requests.Worth] = []
    for done, (i, j) in enumerate(ways):
        inquiry.note("pairs", done, len(ways))
        one, other = best_cards[i], best_cards[j]
        goals = [
            (Goal(wants=(one, other)), 1),
            (Goal(wants=(one,), bars=(other,)), -1),
            (Goal(wants=(other,), bars=(one,)), -1),
            (Goal(bars=(one, other)), 1),
        ]
        parts: list[tuple[Share, int]] = []
        for goal, sign in goals:
            share = yield from share_for(worths, goal)
            if share is not None:
                parts.append((share, sign))
        if len(parts) == len(goals):
            found.append(worth([one, other], parts))
        inquiry.findings.pairs = sorted(found, key=lambda worth: -worth.gain)
    inquiry.note("pairs", len(ways), len(ways))


def worth(units: list[str], parts: list[tuple[Share, int]]) -> laboratory_requests.Worth:
    """Return the signed sum of shares above one half. They were measured independently, so their variances add up."""
    gain = sum(sign * (share.rate - 0.5) for share, sign in parts)
    half = sqrt(sum(share.interval.half_width**2 for share, _ in parts))
    return laboratory_requests.Worth(units, gain, gain - half, gain + half)


def share_for(worths: Worths, goal: Goal) -> Course[Share | None]:
    """Return the share of the best strategy found for a goal against the best of all, on new shuffles."""
    inquiry = worths.inquiry
    if worths.reaches(worths.best, goal):
        return EVEN
    if goal not in worths.shares:
        number = len(worths.shares)
        found = yield from best_for(worths, goal, inquiry.seed(MENDING + number))
        share = None
        if found is not None:
            inquiry.known.append(found)
            duel = Duel(inquiry.setup, found, worths.best, inquiry.seed(MEASURING + number), inquiry.settings.worth)
            share = (yield from measured([duel]))[0].share
        worths.shares[goal] = share
    return worths.shares[goal]


# ---------------------------------------------------------------- the best strategy for a goal
def best_for(worths: Worths, goal: Goal, seed: int) -> Course[Strategy | None]:
    """Search for the strategy that reaches a goal and does best against the best of all; `None` if there is none."""
    settings = worths.inquiry.settings
    rng = Random(seed)
    tried: set[tuple[Line, ...]] = set()
    few: list[Candidate] = []
    for step in range(settings.mending + 1):
        if step == 0:
            ideas = beginnings(worths, goal)
        else:
            ideas = steps_from(few, worths, goal, settings.children, rng)
        young = [Candidate(idea) for idea in islice(new_ones(ideas, tried), settings.ideas)]
        yield from look(worths, young, round_seed(seed, 2 * step), settings.first_look)
        hopeful = sorted(young, key=lambda one: -one.rate)[:SECOND]
        yield from look(worths, hopeful, round_seed(seed, 2 * step + 1), settings.second_look)
        few = sorted([*few, *hopeful], key=lambda one: -one.cautious)[:FEW]
    return few[0].strategy if few else None


def look(worths: Worths, candidates: list[Candidate], seed: int, rounds: int) -> Course[None]:
    """Let the candidates play the best strategy on the same shuffles and add the results to their points and games."""
    matches = [Match(worths.inquiry.setup, one.strategy, worths.best, seed, rounds) for one in candidates]
    scores = yield from added_up(matches)
    for one, (points, games, _) in zip(candidates, scores, strict=True):
        one.points += points
        one.games += games


def new_ones(ideas: Iterable[Strategy], tried: set[tuple[Line, ...]]) -> Iterator[Strategy]:
    """Yield the ideas whose lines have not been tried before, and note them as tried."""
    for idea in ideas:
        if idea.lines not in tried:
            tried.add(idea.lines)
            yield idea


def steps_from(few: list[Candidate], worths: Worths, goal: Goal, most: int, rng: Random) -> list[Strategy]:
    """Return some small changes of the best candidates that reach the goal."""
    found: list[Strategy] = []
    for candidate in few:
        steps = [step for step in neighbours(candidate.strategy, worths.inquiry.offer) if worths.reaches(step, goal)]
        rng.shuffle(steps)
        found += steps[: most // len(few)]
    return found


def beginnings(worths: Worths, goal: Goal) -> list[Strategy]:
    """Return known strategies that reach the goal, and others with cards removed, replaced or added so that they do."""
    known = [worths.best, *worths.inquiry.known, find_strategy(STANDARD)]
    found = [strategy for strategy in known if worths.reaches(strategy, goal)]
    ready = [strategy for strategy in known if not any(worths.buys(strategy, unit) for unit in goal.bars)]
    changed = list(with_others_instead(worths, goal)) if goal.bars else []
    bases = [*changed, *ready[:FROM]]
    for base in bases:
        found += [one for one in with_all(worths, base, goal.wants) if worths.reaches(one, goal)]
    return found


def with_others_instead(worths: Worths, goal: Goal) -> Iterator[Strategy]:
    """Yield the best strategy without the barred cards, then with each other card in place of the first of them."""
    barred = [card for unit in goal.bars for card in worths.units[unit]]
    yield stripped(worths.best, barred)
    old = next((line.target for line in worths.best.of("buy") if line.target in barred), None)
    if old is None:
        return
    rest = stripped(worths.best, [card for card in barred if card != old])
    for new in worths.inquiry.offer.cards:
        if new not in barred and CARDS[new].is_landscape == CARDS[old].is_landscape:
            lines = [
                replace(line, target=new if line.target == old else line.target, when=about_other(line.when, old, new))
                for line in rest.lines
            ]
            yield with_lines(rest, lines)


def stripped(strategy: Strategy, barred: list[str]) -> Strategy:
    """Return a strategy without the lines that buy or gain these cards, and without conditions about them."""
    lines = tuple(line for line in strategy.lines if line.verb not in ("buy", "gain") or line.target not in barred)
    return without(replace(strategy, lines=lines), barred)


def with_all(worths: Worths, base: Strategy, wants: tuple[str, ...]) -> list[Strategy]:
    """Return variants of a strategy that also buy the wanted cards it lacks, with different numbers of copies."""
    made = [base]
    for unit in wants:
        made = [
            one if worths.buys(one, unit) else with_lines(one, [*with_card(one.of("buy"), card, most), *others_of(one)])
            for one in made
            for card in worths.units[unit][:FEW]
            for most in COPIES
        ]
    return made


def others_of(strategy: Strategy) -> list[Line]:
    """Return the lines of a strategy that do not buy."""
    return [line for line in strategy.lines if line.verb != "buy"]


def with_lines(strategy: Strategy, lines: list[Line]) -> Strategy:
    """Return a strategy of these lines: those that buy come first, without repeats."""
    buys = without_repeats([line for line in lines if line.verb == "buy"])
    return Strategy("child", (*buys, *(line for line in lines if line.verb != "buy")))
