"""Looking ahead: a tree of the player's own decisions over games in which everything hidden is redealt.

Every playout deals the hidden cards at random, follows the tree as long as the searcher has been in the same situation
before, and lets the default play bring the game to its end. Other players are played by the default play throughout. A
situation is what the searcher sees: two playouts meet in a node only if they could not tell them apart.

The n-th playout of each answer at the root has the same deal, so answers are compared by the same luck as far as possible.
What the default play would not answer is believed to be worse until playouts say otherwise: what is known of an answer is that
belief, put right by its playouts (Belief), and answers that are clearly worse by it get no more of them.
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

MARGIN_SHARE: Final[i64] = 250_000  # the share of the score, of UNIT, that is given to the margin of victory
HALF_MARGIN: Final[i64] = 10  # the margin in points that earns half of that share
DEALS_TRIED: Final[i64] = 30
LONGEST: Final[i64] = 60  # the most turns of each player in a playout
BATCH: Final[i64] = 8  # deals between two checks of which answers are behind
DROP_THRESHOLD: Final = 2.5  # an answer is dropped if it is behind by this many posterior standard deviations
QUICK_DROP_THRESHOLD: Final = 1.6  # the same where there are few playouts
PLAN_DEALS: Final[i64] = 1_000_000  # the first deal for comparing plans after an answer; other deals judge the answer itself
# Prior means: how much worse an answer is believed to be than the one of the default play.
PRIOR_GAP: Final[i64] = 80_000  # any other answer
UNPLANNED_GAP: Final[i64] = 120_000  # a purchase that no plan makes
UNWANTED_GAP: Final[i64] = 170_000  # a card that nobody wants, such as a Curse, which costs little with Buys to spare
HIGH_PART: Final[i64] = 0x3FFFFFFF  # the upper half of a key; it must not reach the sign bit


@final
class Asked(Policy):
    """The searcher in their tree: asked, except about plain Treasures that their default play would play anyway."""

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
        self.plan: i64 = 0  # the one that is followed,
        self.policy: StrategyPolicy = plans[0]  # and the default play of the playout under way
        self.race: PlanRace = PlanRace(len(plans), NONE)
        self.models: list[StrategyPolicy] = models  # how each player is taken to play, by seat
        self.hidden: list[vec[i64]] = [vec[i64](cards) for cards in hidden]  # cards of each player whose face is not known
        self.seed: i64 = seed
        self.patience: i64 = patience  # deals before anything is dropped,
        self.sureness: float = DROP_THRESHOLD  # and the standard deviations by which it must be behind
        self.rng: Rng = Rng(0)
        self.playouts: i64 = 0
        self.deals: i64 = 0
        self.usual: i64 = 0
        self.asked: Policy = OUTSIDE
        self.tree: dict[int, Node] = {}  # by what was answered and seen on the way
        self.places: dict[str, int] = {}  # of texts that asked something
        self.arms: list[Arm] = []
        self.course: Course | None = None  # that notes what comes of playouts
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
        """The first one unless another one is clearly better, as it did best when no game was under way."""
        self.follow(self.race.best(0))

    def compare_plans_after(self, arm: Arm, deals: i64) -> None:
        """So many deals more with every plan after an answer, which is judged by the plan that does best then: a purchase may
        be good though the plan that is followed otherwise makes nothing of it."""
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
        """Answers that are clearly behind are not followed any further. The usual one is what others are compared with, and
        stays until one other is left that is clearly ahead."""
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
        """Down the tree while the turn lasts, and then to the end of the game. On the way another answer may be tried as well,
        in a twin of this game."""
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
        """What an answer brings if the default play follows it."""
        twin = State(g.components, g)
        twin.policies = g.policies[:]
        answer(twin, code)
        self.finish(twin)
        self.playouts += 1
        return self.value(twin)

    def finish(self, g: State) -> None:
        """The default play for everybody."""
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
        """What of a win is the searcher's: all of it, a part, nothing."""
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
        """How clear the result is, from nothing to MARGIN_SHARE."""
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
            g = State(root.components, root)  # the deal the search began with
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
        """A number for what the searcher sees now and has done before: which question is asked, about which cards, their
        hand, what they may still do, and every answer they have."""
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
        """A number for a text."""
        if address not in self.places:
            self.places[address] = len(self.places)
        return self.places[address]

    # ------------------------------------------------------------ the default play
    def doubt(self, g: State, code: i64) -> i64:
        """How much worse than the default play's an answer is believed to be."""
        if g.about == BUY_PHASE:
            if code == PASS:
                return UNPLANNED_GAP
            if BUY_CARD <= code < BUY_CARD + g.nkinds and not self.is_planned(code - BUY_CARD):
                return UNPLANNED_GAP if self.policy.want[code - BUY_CARD] > 0 else UNWANTED_GAP
        return PRIOR_GAP

    def is_planned(self, kind: i64) -> bool:
        """Some plan buys it at times."""
        for plan in self.plans:
            if plan.buys.names[kind] > 0:
                return True
        return False

    def usual_at(self, g: State) -> i64:
        """What the default play would answer, which looks at the game and changes nothing of it."""
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
        """A plain Treasure that the default play would have played by now."""
        for i in range(g.noptions):
            code = g.options[i]
            if 0 <= code < g.nkinds and g.components.just_coins[code] > 0:
                return code
        return -1


def stir(key: i64, more: i64) -> i64:
    """Two numbers as one of 62 bits, in two parts that are mixed differently: even among millions of situations no two are
    likely to share one. All products fit into a machine word."""
    top = more >> 32
    low = stirred((key ^ more ^ top * 0x45D9F3B) & MASK)
    high = stirred(((key >> 32) * 0x2C1B3C6D + (more & MASK) * 0x297A2D39 + (top & MASK) * 0x1B873593) & MASK)
    return (high & HIGH_PART) << 32 | low


def stir_cards(g: State, key: i64, zone: Zone) -> i64:
    """How many cards, and which. A window keeps there which effects it has carried out: of these only where they come from."""
    key = stir(key, zone.n)
    for i in range(zone.n):
        card = zone.ids[i]
        key = stir(key, g.kind_of[card] if card < g.ncards else card >> SOURCE_SHIFT)
    return key


def kind_or_land(g: State, source: i64) -> i64:
    """Equal cards are the same; landscapes and nothing stay what they are."""
    return source if source < 0 or source >= len(g.kind_of) else g.kind_of[source]


def is_possible(g: State, code: i64) -> bool:
    """The code is an answer to the pending decision."""
    for i in range(g.noptions):
        if g.options[i] == code:
            return True
    return can_spend(g, code)


def can_spend_any(g: State) -> bool:
    """Whether the player who is asked can spend Coffers or Villagers."""
    return can_spend(g, SPEND + COFFERS) or can_spend(g, SPEND + VILLAGERS)


def answer(g: State, code: i64) -> None:
    """Answer the pending decision, as a person would, and go on to the next one."""
    if code >= SPEND and can_spend(g, code):
        spend(g, code)
        offer_again(g)
        return
    g.pending = False
    run(g, code)
