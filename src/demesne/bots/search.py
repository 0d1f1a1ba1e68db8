"""Monte Carlo tree search over the player's own decisions, in games whose hidden cards are redealt.

Every playout deals the hidden cards at random, follows the tree while the situation is already in it, and lets the default
play finish the game. The default play also plays for the other players throughout. A situation is what the searcher sees: two
playouts share a node only if the searcher could not tell them apart.

The n-th playout of each answer at the root has the same deal, so all answers have the same luck as far as possible. Answers
that the default play would not give have a lower prior. Playouts update it (`Belief`), and answers that are clearly worse get
no more playouts.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.batch import round_seed
from demesne.bots.course import Course
from demesne.bots.search_answers import UNIT, Arm, Belief, Node, PlanRace, Probe, alive
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.engine.constants import BUY_CARD, BUY_PHASE, COFFERS, NIGHT_PHASE, NONE, PASS, SPEND, VILLAGERS
from demesne.engine.policy import OUTSIDE, Policy
from demesne.engine.rng import MASK, Rng, stirred
from demesne.engine.run import offer_again, offers_the_same, run
from demesne.engine.scoring import score, standing
from demesne.engine.state import State
from demesne.engine.triggers import SOURCE_SHIFT
from demesne.engine.turn import can_spend, spend
from demesne.engine.zones import Zone

MARGIN_SHARE: Final[i64] = 250_000  # the part of the score (out of UNIT) that depends on the margin of victory
HALF_MARGIN: Final[i64] = 10  # the margin in points that counts half
DEALS_TRIED: Final[i64] = 30
LONGEST: Final[i64] = 60  # the most turns of each player in a playout
BATCH: Final[i64] = 8  # deals between two checks of which answers are behind
DROP_THRESHOLD: Final = 2.5  # an answer is dropped if it is behind by this many posterior standard deviations
QUICK_DROP_THRESHOLD: Final = 1.6  # the same where there are few playouts
PLAN_DEALS: Final[i64] = 1_000_000  # the first deal for comparing plans after an answer; other deals judge the answer itself
# Prior means: how much worse an answer is believed to be than the one of the default play.
PRIOR_GAP: Final[i64] = 80_000  # any other answer
UNPLANNED_GAP: Final[i64] = 120_000  # a purchase that no plan makes
UNWANTED_GAP: Final[i64] = 170_000  # an unwanted card such as a Curse
HIGH_PART: Final[i64] = 0x3FFFFFFF  # the upper half of a key; it must not reach the sign bit


@final
class Asked(Policy):
    """Stops at every decision of the searcher, except for plain Treasures that the default play always plays."""

    def __init__(self, plays_treasures: bool) -> None:
        super().__init__(False, True, plays_treasures)


@final
class Search:
    """A search for the answer to one decision."""

    def __init__(
        self,
        root: State,
        plans: list[StrategyPolicy],
        models: list[StrategyPolicy],
        hidden: list[list[int]],
        seed: int,
        patience: int,
    ) -> None:
        self.root: State = State(root.components, root)
        self.root.recording = False
        self.root.turn_limit = root.turn + LONGEST * root.nplayers
        self.me: i64 = root.asked
        self.plans: list[StrategyPolicy] = plans
        self.plan: i64 = 0  # the index of the current plan
        self.policy: StrategyPolicy = plans[0]  # the default play of the current playout
        self.race: PlanRace = PlanRace(len(plans), NONE)
        self.models: list[StrategyPolicy] = models  # the assumed strategy of each player, by seat
        self.hidden: list[vec[i64]] = [vec[i64](cards) for cards in hidden]  # cards of each player that the searcher cannot see
        self.seed: i64 = seed
        self.patience: i64 = patience  # deals before any answer is dropped
        self.sureness: float = DROP_THRESHOLD  # standard deviations by which a dropped answer is behind
        self.rng: Rng = Rng(0)
        self.playouts: i64 = 0
        self.deals: i64 = 0
        self.usual: i64 = 0
        self.asked: Policy = OUTSIDE
        self.tree: dict[int, Node] = {}  # nodes by the key of their situation
        self.places: dict[str, int] = {}  # numbers for the addresses of texts
        self.arms: list[Arm] = []
        self.course: Course | None = None  # records figures of playouts
        self.follow(0)

    def follow(self, plan: i64) -> None:
        """Use this plan for the default play, and offer every answer again."""
        self.plan = plan
        self.turn_to(plan)
        self.usual = self.usual_at(self.root)
        self.arms = []
        g = self.root
        for i in range(g.noptions):
            self.add(g.options[i])
        for token in (COFFERS, VILLAGERS):
            if can_spend(g, SPEND + token):
                self.add(SPEND + token)

    def turn_to(self, plan: i64) -> None:
        """Play by this plan in the next playout."""
        policy = self.plans[plan]
        if policy is not self.policy or self.asked is OUTSIDE:
            self.policy = policy
            self.asked = Asked(policy.plays_treasures)

    def add(self, code: i64) -> None:
        """Compare this answer too, unless it is already being compared."""
        for arm in self.arms:
            if arm.code == code:
                return
        arm = Arm(code, 0 if code == self.usual else self.doubt(self.root, code))
        arm.plan = self.plan
        self.arms.append(arm)

    # ------------------------------------------------------------ which plan
    def follow_best_plan(self) -> None:
        """Follow the first plan, which did best before the game, unless another one is clearly better."""
        self.follow(self.race.best(0))

    def compare_plans_after(self, arm: Arm, deals: i64) -> None:
        """Compare the plans over more deals after an answer, and judge the answer by the best of them.

        A purchase may be good even though the current plan makes no use of it.
        """
        if arm.race is None:
            arm.race = PlanRace(len(self.plans), arm.code)
        self.race_plans(arm.race, deals)
        arm.plan = arm.race.best(self.plan)

    def race_plans(self, race: PlanRace, deals: i64) -> None:
        """Play this many deals with every plan that may still be the best."""
        end = race.deals + deals
        while race.deals < end and not race.is_clear():
            for arm in race.arms:
                if arm.is_alive:
                    self.turn_to(arm.code)
                    if race.answer == NONE:
                        g = self.deal(race.deals)
                    else:
                        g = self.deal(PLAN_DEALS + race.deals)
                        answer(g, race.answer)
                    self.finish(g)
                    arm.count(self.value(g), self.won(g))
                    self.playouts += 1
            race.next()

    def watch(self) -> None:
        """Record the course of playouts, to explain later why an answer is better."""
        self.course = Course(self.root, self.me)
        for policy in (*self.plans, *self.models):
            policy.watcher = self.course

    # ------------------------------------------------------------ what came of it
    def best(self) -> int:
        """The answer that is believed to be best."""
        return int(self.leader().code)

    def leader(self) -> Arm:
        """The answer that is believed to be best; the usual one unless another is ahead of it."""
        usual = self.usual_arm()
        best = usual
        most = 0.0
        for arm in self.arms:
            if arm is not usual and arm.is_alive:
                belief = Belief(arm, usual)
                if belief.mean > most:
                    most = belief.mean
                    best = arm
        return best

    def usual_arm(self) -> Arm:
        """The answer that the policy would give without a search."""
        for arm in self.arms:
            if arm.code == self.usual:
                return arm
        return self.arms[0]

    def is_settled(self) -> bool:
        """Whether fewer than two answers can still turn out to be the best."""
        return alive(self.arms) < 2

    # ------------------------------------------------------------ playouts
    def run(self, playouts: i64) -> None:
        """Play this many playouts, or a few more: all answers that may still be the best play the same deals."""
        end = self.playouts + playouts
        while self.playouts < end and not self.is_settled():
            for arm in self.arms:
                if arm.is_alive:
                    self.playout(arm)
            self.deals += 1
            if self.deals % BATCH == 0:
                self.drop()

    def drop(self) -> None:
        """Drop answers that are clearly behind.

        The others are compared with the usual answer, so it stays until only one other is left and that is clearly ahead.
        """
        if self.deals < self.patience:
            return
        usual = self.usual_arm()
        leader = self.leader()
        first = Belief(leader, usual)
        for arm in self.arms:
            if arm.is_alive and arm is not leader and arm is not usual:
                belief = Belief(arm, usual)
                if first.mean - belief.mean > self.sureness * sqrt(belief.variance + first.variance / 2.0):
                    arm.is_alive = False
        if leader is not usual and alive(self.arms) == 2 and first.mean > self.sureness * sqrt(first.variance):
            usual.is_alive = False

    def playout(self, arm: Arm) -> None:
        """Play the next deal to its end with this answer, and count the result."""
        self.turn_to(arm.plan)
        g = self.deal(self.deals)
        if self.course is not None:
            self.course.begin(g)
        answer(g, arm.code)
        self.descend(g, arm.code)
        won = self.won(g)
        arm.count(self.value(g), won)
        if self.course is not None:
            self.course.end(g, won, arm.record)
        self.playouts += 1

    def descend(self, g: State, key: i64) -> None:
        """Follow the tree until the end of the turn, then finish the game.

        At one node on the way, an alternative answer may be tried in a copy of the game.
        """
        node: Node | None = None
        probe: Probe | None = None
        tried: i64 = 0
        while g.pending and not g.over and g.turn == self.root.turn:
            if self.course is not None:
                self.course.see(g)
            if g.noptions == 1 and not can_spend_any(g):
                answer(g, g.options[0])
                continue
            key = self.situation(g, key)
            here = self.tree.get(key)
            if here is None:
                self.tree[key] = self.node_at(g)
                break
            if probe is None:
                probe = here.probe()
                if probe is not None and not is_possible(g, probe.code):
                    probe = None
                if probe is not None:
                    node = here
                    tried = self.try_out(g, probe.code)
            choice = here.choice if is_possible(g, here.choice) else self.usual_at(g)
            answer(g, choice)
            key = stir(key, choice)
        self.finish(g)
        if probe is not None and node is not None:
            node.learn(probe, tried - self.value(g))

    def try_out(self, g: State, code: i64) -> i64:
        """The score after an answer if the default play finishes the game."""
        twin = State(g.components, g)
        twin.policies = g.policies[:]
        answer(twin, code)
        self.finish(twin)
        self.playouts += 1
        return self.value(twin)

    def finish(self, g: State) -> None:
        """Finish the game with the default play for all players."""
        if g.over:
            return
        g.policies[self.me] = self.policy
        g.pending = False
        if g.about <= NIGHT_PHASE:
            run(g, NONE)
            return
        code = self.policy.choose(g, g.about, self.me)
        while code >= SPEND and can_spend(g, code):
            spend(g, code)
            code = self.policy.choose(g, g.about, self.me)
        run(g, code)

    def value(self, g: State) -> i64:
        """The score of a finished playout: mostly the win, and partly the margin."""
        return self.won(g) * (UNIT - MARGIN_SHARE) // UNIT + self.margin(g)

    def won(self, g: State) -> i64:
        """The searcher's share of the win, out of UNIT; 0 for a loss."""
        mine = self.standing(g, self.me)
        shared: i64 = 1
        for who in range(g.nplayers):
            if who != self.me:
                other = self.standing(g, who)
                if other > mine:
                    return 0
                if other == mine:
                    shared += 1
        return UNIT // shared

    def standing(self, g: State, who: i64) -> i64:
        """A player's points and turns as one number, for comparing players."""
        return standing(score(g, who), g.players[who].turns)

    def margin(self, g: State) -> i64:
        """The margin of victory as a part of the score, from 0 to MARGIN_SHARE."""
        mine = score(g, self.me)
        ahead: i64 = 1 << 40
        for who in range(g.nplayers):
            if who != self.me:
                ahead = min(ahead, mine - score(g, who))
        distance = ahead if ahead >= 0 else -ahead
        return MARGIN_SHARE // 2 + MARGIN_SHARE // 2 * ahead // (distance + HALF_MARGIN)

    # ------------------------------------------------------------ deals
    def deal(self, number: i64) -> State:
        """A game that the searcher cannot tell from the real one; equal numbers give equal deals."""
        rng = self.rng
        rng.seed(round_seed(self.seed, number))
        root = self.root
        g = State(root.components, root)
        is_like_it = False
        for attempt in range(DEALS_TRIED):
            for seat in range(g.nplayers):
                self.deal_anew(g, self.hidden[seat])
            is_like_it = offers_the_same(g, self.root)
            if is_like_it:
                break
        if not is_like_it:
            g = State(root.components, root)  # fall back to the original deal
        g.luck = 1 + rng.below(MASK)
        g.policies = vec[Policy]([self.asked if who == self.me else self.models[who] for who in range(g.nplayers)])
        return g

    def deal_anew(self, g: State, cards: vec[i64]) -> None:
        """Shuffle the kinds of these cards among themselves."""
        kind_of = g.kind_of
        rng = self.rng
        i: i64 = len(cards) - 1
        while i > 0:
            j = rng.below(i + 1)
            kind = kind_of[cards[i]]
            kind_of[cards[i]] = kind_of[cards[j]]
            kind_of[cards[j]] = kind
            i -= 1

    # ------------------------------------------------------------ situations
    def node_at(self, g: State) -> Node:
        """A node for the decision at hand, with the usual answer and the plausible others."""
        node = Node(self.usual_at(g))
        for i in range(g.noptions):
            if self.doubt(g, g.options[i]) == PRIOR_GAP:
                node.add(g.options[i])
        if can_spend(g, SPEND + VILLAGERS):
            node.add(SPEND + VILLAGERS)
        if g.about == BUY_PHASE and can_spend(g, SPEND + COFFERS):
            node.add(SPEND + COFFERS)
        return node

    def situation(self, g: State, before: i64) -> i64:
        """A key for what the searcher sees and has done: the question, its cards, their hand and resources, and the options."""
        f = g.stack[g.top]
        key = stir(before, g.about)
        key = stir(key, g.phase)
        key = stir(key, self.place_of(f.text.address))
        key = stir(key, f.pc)
        key = stir(key, f.who)
        key = stir(key, f.named)
        key = stir(key, kind_or_land(g, f.source))
        key = stir(key, kind_or_land(g, f.that))
        key = stir_cards(g, key, f.its)
        p = g.players[self.me]
        key = stir_cards(g, key, p.look)
        key = stir(key, g.coins)
        key = stir(key, g.buys)
        key = stir(key, g.actions)
        key = stir(key, p.tokens[COFFERS])
        key = stir(key, p.tokens[VILLAGERS])
        counts = g.counts
        for i in range(p.hand.n):
            counts[g.kind_of[p.hand.ids[i]]] += 1
        for kind in range(g.nkinds):
            key = stir(key, counts[kind])
            counts[kind] = 0
        key = stir(key, g.noptions)
        for i in range(g.noptions):
            key = stir(key, g.options[i])
        return key

    def place_of(self, address: str) -> i64:
        """A number for the text with this address."""
        if address not in self.places:
            self.places[address] = len(self.places)
        return self.places[address]

    # ------------------------------------------------------------ the default play
    def doubt(self, g: State, code: i64) -> i64:
        """The prior belief of how much worse this answer is than the default play's."""
        if g.about == BUY_PHASE:
            if code == PASS:
                return UNPLANNED_GAP
            if BUY_CARD <= code < BUY_CARD + g.nkinds and not self.is_planned(code - BUY_CARD):
                return UNPLANNED_GAP if self.policy.want[code - BUY_CARD] > 0 else UNWANTED_GAP
        return PRIOR_GAP

    def is_planned(self, kind: i64) -> bool:
        """Whether a plan has a buy line for this kind."""
        for plan in self.plans:
            if plan.buys.names[kind] > 0:
                return True
        return False

    def usual_at(self, g: State) -> i64:
        """The answer of the default play, without changing the game."""
        trial = State(g.components, g)
        trial.recording = False
        policies = vec[Policy]([self.policy for who in range(g.nplayers)])
        trial.policies = policies
        if g.about == BUY_PHASE and self.policy.plays_treasures:
            kind = self.treasure_in_hand(trial)
            if kind >= 0:
                return kind
        return self.policy.choose(trial, trial.about, self.me)

    def treasure_in_hand(self, g: State) -> i64:
        """A plain Treasure that the default play would have played already, or -1."""
        for i in range(g.noptions):
            code = g.options[i]
            if 0 <= code < g.nkinds and g.components.just_coins[code] > 0:
                return code
        return -1


def stir(key: i64, more: i64) -> i64:
    """Hash two numbers into 62 bits.

    The two halves are mixed differently, so a collision is unlikely even among millions of situations. All products fit into
    a machine word.
    """
    top = more >> 32
    low = stirred((key ^ more ^ top * 0x45D9F3B) & MASK)
    high = stirred(((key >> 32) * 0x2C1B3C6D + (more & MASK) * 0x297A2D39 + (top & MASK) * 0x1B873593) & MASK)
    return (high & HIGH_PART) << 32 | low


def stir_cards(g: State, key: i64, zone: Zone) -> i64:
    """Hash the number and kinds of the cards in a zone; for a trigger window, the sources of the effects carried out."""
    key = stir(key, zone.n)
    for i in range(zone.n):
        card = zone.ids[i]
        key = stir(key, g.kind_of[card] if card < g.ncards else card >> SOURCE_SHIFT)
    return key


def kind_or_land(g: State, source: i64) -> i64:
    """The kind of a card; landscapes and negative numbers are returned unchanged."""
    return source if source < 0 or source >= len(g.kind_of) else g.kind_of[source]


def is_possible(g: State, code: i64) -> bool:
    """Whether this code is an answer to the pending decision."""
    for i in range(g.noptions):
        if g.options[i] == code:
            return True
    return can_spend(g, code)


def can_spend_any(g: State) -> bool:
    """Whether the player who is asked can spend Coffers or Villagers."""
    return can_spend(g, SPEND + COFFERS) or can_spend(g, SPEND + VILLAGERS)


def answer(g: State, code: i64) -> None:
    """Answer the pending decision and run the game to the next one."""
    if code >= SPEND and can_spend(g, code):
        spend(g, code)
        offer_again(g)
        return
    g.pending = False
    run(g, code)
