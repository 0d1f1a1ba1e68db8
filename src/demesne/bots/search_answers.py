"""Answers that a search compares, and their results."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.bots.course import Record

UNIT: Final[i64] = 1_000_000  # the score of a win
PRIOR_DEVIATION: Final = 60_000.0  # prior standard deviation of how good an answer is
PAIR_DEVIATION: Final = 420_000.0  # prior standard deviation of a paired difference: two answers in one deal
PRIOR_PAIRS: Final = 20.0  # the weight of that prior, in deals
FEW: Final[i64] = 12  # deals before an answer of a later decision is judged
BETTER: Final = 2.5  # such an answer becomes the usual one if it is ahead by this many standard errors
HOPELESS: Final = 1.0  # such an answer is dropped if it is behind by this many standard errors
PLAN_BATCH: Final[i64] = 12  # deals between two checks of which plans are behind
PLAN_THRESHOLD: Final = 1.6  # a plan is dropped if it is behind by this many standard errors
PLAN_CHANGE: Final = 1.0  # another plan is followed only if it is ahead by this many standard errors


@final
class Arm:
    """An answer, and the results of its playouts: the n-th one had the n-th deal."""

    def __init__(self, code: i64, bias: i64) -> None:
        self.code: i64 = code
        self.bias: i64 = bias  # prior belief of how much worse it is than the usual answer
        self.plan: i64 = 0  # the plan that is followed after this answer
        self.race: PlanRace | None = None  # how that plan was chosen, if it was chosen for this answer
        self.values: vec[i64] = vec[i64]()
        self.sum: i64 = 0
        self.wins: i64 = 0  # in units of 1 / UNIT, because a win may be shared
        self.record: Record = Record()  # figures of the playouts, if a Course watches them
        self.is_alive: bool = True  # whether it may still turn out to be the best

    def count(self, value: i64, won: i64) -> None:
        """Count one playout: its score, and its share of a win."""
        self.values = append(self.values, value)
        self.sum += value
        self.wins += won

    def tried(self) -> int:
        """The number of playouts."""
        return len(self.values)

    def chance(self) -> float:
        """The share of games won."""
        return float(self.wins) / float(UNIT * max(len(self.values), 1))

    def mean(self) -> float:
        """The mean score of the playouts."""
        return float(self.sum) / float(max(len(self.values), 1))


@final
class Lead:
    """By how much one answer is ahead of another, over the deals that both played."""

    def __init__(self, one: Arm, other: Arm) -> None:
        n = min(len(one.values), len(other.values))
        total: i64 = 0
        squares = 0.0
        for i in range(n):
            ahead = one.values[i] - other.values[i]
            total += ahead
            squares += float(ahead) * float(ahead)
        self.n: i64 = n
        self.mean: float = float(total) / float(max(n, 1))
        self.error: float = sqrt(max(squares / float(max(n, 1)) - self.mean * self.mean, 1.0) / float(max(n - 1, 1)))


def alive(arms: list[Arm]) -> i64:
    """The number of answers that may still turn out to be the best."""
    n: i64 = 0
    for arm in arms:
        n += 1 if arm.is_alive else 0
    return n


@final
class PlanRace:
    """A comparison of plans, from the current position or after one of the answers."""

    def __init__(self, plans: i64, answer: i64) -> None:
        self.answer: i64 = answer
        self.arms: list[Arm] = [Arm(plan, 0) for plan in range(plans)]
        self.deals: i64 = 0

    def is_clear(self) -> bool:
        """Whether fewer than two plans can still turn out to be the best."""
        return alive(self.arms) < 2

    def next(self) -> None:
        """Finish a deal; every PLAN_BATCH deals, drop the plans that are clearly behind."""
        self.deals += 1
        if self.deals % PLAN_BATCH > 0:
            return
        leader = self.arms[0]
        for arm in self.arms:
            if arm.is_alive and arm.mean() > leader.mean():
                leader = arm
        for arm in self.arms:
            if arm.is_alive and arm is not leader:
                lead = Lead(leader, arm)
                if lead.mean > PLAN_THRESHOLD * lead.error:
                    arm.is_alive = False

    def best(self, usual: i64) -> i64:
        """The usual plan, unless another one is clearly better."""
        best = self.arms[usual]
        for arm in self.arms:
            if arm.is_alive and arm is not best:
                lead = Lead(arm, best)
                if lead.mean > (PLAN_CHANGE * lead.error if best.is_alive else 0.0):
                    best = arm
        return best.code


@final
class Belief:
    """By how much an answer is ahead of the usual one: a normal distribution, updated by the deals that both played."""

    def __init__(self, arm: Arm, usual: Arm) -> None:
        self.mean: float = 0.0
        self.variance: float = 0.0
        if arm is usual:
            return
        self.mean = -float(arm.bias)
        self.variance = PRIOR_DEVIATION * PRIOR_DEVIATION
        lead = Lead(arm, usual)
        n = float(lead.n)
        if n > 0.0:
            seen = lead.error * lead.error * max(n - 1.0, 1.0) * n
            of_a_deal = (seen + PAIR_DEVIATION * PAIR_DEVIATION * PRIOR_PAIRS) / (n + PRIOR_PAIRS)
            of_all = of_a_deal / n
            self.variance = 1.0 / (1.0 / (PRIOR_DEVIATION * PRIOR_DEVIATION) + 1.0 / of_all)
            self.mean = self.variance * (self.mean / (PRIOR_DEVIATION * PRIOR_DEVIATION) + lead.mean / of_all)


@final
class Probe:
    """An alternative answer in a node, and by how much it beat the usual one in the same deals."""

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        self.n: i64 = 0
        self.sum: i64 = 0
        self.squares: float = 0.0

    def count(self, ahead: i64) -> None:
        """Count by how much this answer was ahead of the usual one in a deal."""
        self.n += 1
        self.sum += ahead
        self.squares += float(ahead) * float(ahead)

    def forget(self) -> None:
        """Drop all results."""
        self.n = 0
        self.sum = 0
        self.squares = 0.0

    def lead(self) -> float:
        """The lead in standard errors; 0 before the answer has been tried often enough."""
        if self.n < FEW:
            return 0.0
        mean = float(self.sum) / float(self.n)
        return mean / sqrt(max(self.squares / float(self.n) - mean * mean, 1.0) / float(self.n - 1))


@final
class Node:
    """A later decision of the searcher in the current turn.

    It starts with the answer of the default play and switches when another one has proved better.
    """

    def __init__(self, choice: i64) -> None:
        self.choice: i64 = choice
        self.probes: list[Probe] = []
        self.next: i64 = 0

    def add(self, code: i64) -> None:
        """Compare this answer with the usual one."""
        if code != self.choice:
            self.probes.append(Probe(code))

    def probe(self) -> Probe | None:
        """The answer to try next, if one may still be better."""
        for _ in range(len(self.probes)):
            self.next = (self.next + 1) % len(self.probes)
            probe = self.probes[self.next]
            if probe.lead() > -HOPELESS:
                return probe
        return None

    def learn(self, probe: Probe, ahead: i64) -> None:
        """Count a result; an answer that is clearly better becomes the usual one."""
        probe.count(ahead)
        if probe.lead() > BETTER:
            probe.code, self.choice = self.choice, probe.code
            for other in self.probes:
                other.forget()
