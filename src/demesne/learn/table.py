"""Games as numbers: observations and masks written into packed bytes, actions carried out; compiled with the engine.

An observation holds only what its player may know. What each byte means is said in `catalogue.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from demesne.bots.batch import round_seed
from demesne.bots.binding import bind_strategy
from demesne.engine.constants import (
    ACTION_PHASE,
    BANE,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    EVENTS,
    KIND_MASK,
    LAND,
    NONE,
    OPTION,
    ORDER,
    PASS,
    PICK,
    SPEND,
    TOKENS,
    TRIGGER,
)
from demesne.engine.costs import cost
from demesne.engine.dealing import deal, kit_for
from demesne.engine.errors import IllegalChoice
from demesne.engine.policy import Policy
from demesne.engine.rng import Rng
from demesne.engine.run import offer_again, run
from demesne.engine.scoring import score, winners
from demesne.engine.setup import Setup
from demesne.engine.state import Frame, Kit, State
from demesne.engine.triggers import WINDOW, key_source
from demesne.engine.turn import can_spend, spend
from demesne.engine.zones import Zone
from demesne.learn.catalogue import (
    CARD_FIGURES,
    FIGURES,
    LAND_FIGURES,
    OTHER_CARD_FIGURES,
    OTHER_LAND_FIGURES,
    PLAYER_FIGURES,
    POINTS_OFFSET,
    Catalogue,
)
from demesne.strategies.syntax import Strategy

DECISIONS: Final[i64] = ORDER + 1
PHASES: Final[i64] = 3
FIRST_PLAY: Final[i64] = 1 + TOKENS  # actions before it: pass, and a token each
# Places of numbers about a card and about a landscape: see CARD_FIGURES and LAND_FIGURES.
AT_HAND: Final[i64] = 0
AT_PLAY: Final[i64] = 1
AT_ASIDE: Final[i64] = 2
AT_LOOK: Final[i64] = 3
AT_PICKED: Final[i64] = 4
AT_PICKABLE: Final[i64] = 5
AT_IT: Final[i64] = 6
AT_EVENT: Final[i64] = 7
AT_ASKS: Final[i64] = 8
AT_OWNED: Final[i64] = 9
AT_LEFT: Final[i64] = 10
AT_COST: Final[i64] = 11
AT_BANE: Final[i64] = 12
AT_TRASH: Final[i64] = 13
AT_OTHERS: Final[i64] = 14
LAND_FOR_SALE: Final[i64] = 0
LAND_ASKS: Final[i64] = 1
LAND_OWNED: Final[i64] = 2
LAND_TOKENS: Final[i64] = 3
LAND_OTHERS: Final[i64] = 4


@final
class Learner(Policy):
    """Somebody outside is asked; Treasures that only give coins may be played for him."""

    def __init__(self, plays_treasures: bool) -> None:
        super().__init__(False, True, plays_treasures)


@final
class Piles:
    """A kingdom laid out, with its place in a catalogue, and the opponent bound to it. Shared by many tables."""

    def __init__(self, setup: Setup, catalogue: Catalogue, opponent: Strategy | None) -> None:
        self.kit: Kit = kit_for(setup)
        self.card_at: vec[i64] = vec[i64]([catalogue.cards.index(card.id) for card in self.kit.kinds])
        self.land_at: vec[i64] = vec[i64]([catalogue.lands.index(card.id) for card in self.kit.lands])
        self.opponent: Policy | None = bind_strategy(self.kit, opponent) if opponent is not None else None


@final
class Layout:
    """A catalogue as numbers: where in the list of actions and in an observation everything begins."""

    def __init__(self, catalogue: Catalogue) -> None:
        ncards = len(catalogue.cards)
        nlands = len(catalogue.lands)
        self.cards: i64 = ncards
        self.players: i64 = catalogue.players
        self.nactions: i64 = len(catalogue.action_names)
        self.size: i64 = len(catalogue.observation_names)
        self.buy: i64 = FIRST_PLAY + ncards
        self.choose: i64 = FIRST_PLAY + 2 * ncards + nlands
        self.trigger: i64 = FIRST_PLAY + 3 * ncards + nlands
        first = FIRST_PLAY + 4 * ncards + 2 * nlands
        self.option: dict[str, i64] = {name: first + i for i, name in enumerate(catalogue.options)}
        self.purpose: i64 = DECISIONS + PHASES + EVENTS
        self.purposes: dict[str, i64] = {name: self.purpose + i for i, name in enumerate(catalogue.purposes)}
        self.asked: i64 = self.purpose + len(catalogue.purposes)
        self.figures: i64 = self.asked + 2 * self.players
        self.seats: i64 = self.figures + len(FIGURES)
        self.table: i64 = self.seats + self.players * len(PLAYER_FIGURES)
        others = self.players - 1
        self.width: i64 = len(CARD_FIGURES) + others * len(OTHER_CARD_FIGURES)
        self.lands: i64 = self.table + ncards * self.width
        self.land_width: i64 = len(LAND_FIGURES) + others * len(OTHER_LAND_FIGURES)


def byte(number: i64) -> u8:
    """What fits into a byte."""
    return u8(0) if number < 0 else u8(255) if number > 255 else u8(number)


# ---------------------------------------------------------------- observing
@final
class Observer:
    """Writes what one player may know of games with the same piles."""

    def __init__(self, layout: Layout, piles: Piles) -> None:
        self.layout: Layout = layout
        self.nkinds: i64 = piles.kit.nkinds
        self.nlands: i64 = piles.kit.nlands
        self.card_rows: vec[i64] = vec[i64]([layout.table + layout.width * int(at) for at in piles.card_at])
        self.land_rows: vec[i64] = vec[i64]([layout.lands + layout.land_width * int(at) for at in piles.land_at])
        self.counts: vec[i64] = vec[i64]([0] * int(piles.kit.nkinds))

    def write(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """The observation of one player. Rows of cards that are not in the game are left alone."""
        layout = self.layout
        for i in range(start, start + layout.table):
            out[i] = 0
        for row in self.card_rows:
            for i in range(start + row, start + row + layout.width):
                out[i] = 0
        for row in self.land_rows:
            for i in range(start + row, start + row + layout.land_width):
                out[i] = 0
        self.write_figures(g, who, out, start)
        self.write_players(g, who, out, start)
        self.write_cards(g, who, out, start)
        self.write_lands(g, who, out, start)
        if g.pending:
            self.write_decision(g, who, out, start)

    def write_figures(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        layout = self.layout
        out[start + DECISIONS + g.phase] = 1
        out[start + layout.asked + layout.players + (g.current - who + g.nplayers) % g.nplayers] = 1
        at = start + layout.figures
        out[at] = byte(g.actions)
        out[at + 1] = byte(g.buys)
        out[at + 2] = byte(g.coins)
        out[at + 3] = byte(g.turn)
        out[at + 4] = byte(g.empty)
        out[at + 5] = 1 if g.ending else 0

    def write_players(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        at = start + self.layout.seats
        for i in range(g.nplayers):
            seat = (who + i) % g.nplayers
            p = g.players[seat]
            out[at] = byte(p.hand.n)
            out[at + 1] = byte(p.deck.n)
            out[at + 2] = byte(p.discard.n)
            out[at + 3] = byte(p.aside.n)
            for token in range(TOKENS):
                out[at + 4 + token] = byte(p.tokens[token])
            out[at + 4 + TOKENS] = byte(p.turns)
            out[at + 5 + TOKENS] = byte(score(g, seat) + POINTS_OFFSET)
            at += 6 + TOKENS

    def write_cards(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        p = g.players[who]
        rows = self.card_rows
        for kind in range(self.nkinds):
            at = start + rows[kind]
            out[at + AT_OWNED] = byte(p.own[kind])
            out[at + AT_LEFT] = byte(g.left[kind])
            out[at + AT_COST] = byte(cost(g, kind))
            for i in range(1, g.nplayers):
                out[at + AT_OTHERS + 2 * i - 2] = byte(g.players[(who + i) % g.nplayers].own[kind])
        if g.marks[BANE] >= 0:
            out[start + rows[g.marks[BANE]] + AT_BANE] = 1
        self.add(g, p.hand, out, start + AT_HAND)
        self.add(g, p.play, out, start + AT_PLAY)
        self.add(g, p.aside, out, start + AT_ASIDE)
        self.add(g, p.look, out, start + AT_LOOK)
        self.add(g, g.trash, out, start + AT_TRASH)
        for i in range(1, g.nplayers):
            self.add(g, g.players[(who + i) % g.nplayers].play, out, start + AT_OTHERS + 2 * i - 1)

    def add(self, g: State, zone: Zone, out: vec[u8], start: i64) -> None:
        """Count the cards of a zone."""
        rows = self.card_rows
        for i in range(zone.n):
            at = start + rows[g.kind_of[zone.ids[i]]]
            if out[at] < 255:
                out[at] += 1

    def write_lands(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        for land in range(self.nlands):
            at = start + self.land_rows[land]
            out[at + LAND_FOR_SALE] = 1 if land < g.kit.for_sale else 0
            out[at + LAND_OWNED] = byte(g.players[who].owns[land])
            out[at + LAND_TOKENS] = byte(g.players[who].on_land[land])
            for i in range(1, g.nplayers):
                p = g.players[(who + i) % g.nplayers]
                out[at + LAND_OTHERS + 2 * i - 2] = byte(p.owns[land])
                out[at + LAND_OTHERS + 2 * i - 1] = byte(p.on_land[land])

    def write_decision(self, g: State, who: i64, out: vec[u8], start: i64) -> None:
        """What is asked of whom, and why, is public; what it is about only where the one who is asked looks."""
        layout = self.layout
        f = g.stack[g.top]
        phrase = f.text.phrases[f.pc]
        out[start + g.about] = 1
        out[start + layout.asked + (g.asked - who + g.nplayers) % g.nplayers] = 1
        purpose = layout.purposes.get(phrase.purpose, NONE)
        if purpose >= 0:
            out[start + purpose] = 1
        out[start + layout.figures + 6] = byte(f.pc)
        self.write_reason(g, out, start)
        if f.source >= LAND:
            out[start + self.land_rows[f.source - LAND] + LAND_ASKS] = 1
        elif f.source >= 0:
            out[start + self.card_rows[g.kind_of[f.source]] + AT_ASKS] = 1
        if g.asked == who and f.text is not WINDOW:
            self.write_choice(g, f, out, start)

    def write_reason(self, g: State, out: vec[u8], start: i64) -> None:
        """The event that the text on top of the stack answers, and the card it is about."""
        i = g.top
        while i > 0:
            f = g.stack[i]
            if f.text is WINDOW:
                out[start + DECISIONS + PHASES + f.event] = 1
                if f.that >= 0:
                    out[start + self.card_rows[g.kind_of[f.that]] + AT_EVENT] = 1
                return
            i -= 1

    def write_choice(self, g: State, f: Frame, out: vec[u8], start: i64) -> None:
        """What can be picked, what has been picked, and the cards the text is about."""
        for i in range(f.its.n):
            card = f.its.ids[i]
            if g.moved_at[card] <= f.it_tick:
                out[start + self.card_rows[g.kind_of[card]] + AT_IT] += 1
        if g.about == PICK or g.about == ORDER:
            self.add(g, f.picks, out, start + AT_PICKED)
            out[start + self.layout.figures + 9] = byte(f.picks.n)
        if g.about == PICK:
            phrase = f.text.phrases[f.pc]
            out[start + self.layout.figures + 7] = byte(phrase.least_to_pick(g, f))
            out[start + self.layout.figures + 8] = byte(phrase.most_to_pick(g, f))
            counts = self.counts
            phrase.count_pickable(g, f, counts)
            for kind in range(self.nkinds):
                out[start + self.card_rows[kind] + AT_PICKABLE] = byte(counts[kind])
                counts[kind] = 0


# ---------------------------------------------------------------- acting
@final
class Actions:
    """The possible actions at the pending decision of a game, with the option each of them stands for."""

    def __init__(self, layout: Layout, piles: Piles) -> None:
        self.layout: Layout = layout
        self.card_at: vec[i64] = piles.card_at
        self.land_at: vec[i64] = piles.land_at
        self.n: i64 = 0
        self.numbers: vec[i64] = vec[i64]([0] * 64)
        self.codes: vec[i64] = vec[i64]([0] * 64)

    def find(self, g: State) -> None:
        """All that is possible now. Of several triggers or cards of one name only the first is an action."""
        self.n = 0
        if not g.pending:
            return
        for i in range(g.noptions):
            code = g.options[i]
            action = self.action_of(g, code)
            if (g.about != TRIGGER and g.about != PICK) or self.index(action) < 0:
                self.put(action, code)
        for token in range(TOKENS):
            if can_spend(g, SPEND + token):
                self.put(1 + token, SPEND + token)

    def put(self, action: i64, code: i64) -> None:
        n = self.n
        if n < len(self.numbers):
            self.numbers[n] = action
            self.codes[n] = code
        else:
            self.numbers = append(self.numbers, action)
            self.codes = append(self.codes, code)
        self.n = n + 1

    def index(self, action: i64) -> i64:
        for i in range(self.n):
            if self.numbers[i] == action:
                return i
        return -1

    def action_of(self, g: State, code: i64) -> i64:
        """The number of the action that an option of the pending decision is."""
        layout = self.layout
        if code == PASS:
            return 0
        if g.about == TRIGGER:
            source = key_source(g, code)
            if source >= LAND:
                return layout.trigger + layout.cards + self.land_at[source - LAND]
            return layout.trigger + self.card_at[g.kind_of[source]]
        if g.about == OPTION:
            f = g.stack[g.top]
            return layout.option[f.text.phrases[f.pc].label(code)]
        if g.about == ACTION_PHASE or (g.about == BUY_PHASE and code < BUY_CARD):
            return FIRST_PLAY + self.card_at[code]
        if g.about == BUY_PHASE:
            if code >= BUY_LAND:
                return layout.buy + layout.cards + self.land_at[code - BUY_LAND]
            return layout.buy + self.card_at[code - BUY_CARD]
        return layout.choose + self.card_at[code & KIND_MASK]


def new_state(piles: Piles, turn_limit: i64) -> State:
    g = State(piles.kit)
    g.turn_limit = turn_limit * piles.kit.nplayers
    return g


@final
class Table:
    """A game that is played by numbers. Decisions with one possible answer are not asked."""

    def __init__(self, layout: Layout, piles: Piles, turn_limit: int, play_treasures: bool, of: Table | None = None) -> None:
        self.layout: Layout = layout
        self.turn_limit: i64 = turn_limit
        self.learner: Policy = Learner(play_treasures) if of is None else of.learner
        self.first: i64 = 0 if of is None else of.first  # the seat of player 0
        self.piles: Piles = piles
        self.g: State = new_state(piles, turn_limit) if of is None else State(piles.kit, of.g)
        self.observer: Observer = Observer(layout, piles)
        self.actions: Actions = Actions(layout, piles)

    def lay_out(self, piles: Piles) -> None:
        """Play with these piles from now on."""
        self.piles = piles
        self.g = new_state(piles, self.turn_limit)
        self.observer = Observer(self.layout, piles)
        self.actions = Actions(self.layout, piles)

    def begin(self, seed: int, first: int) -> None:
        """A new game, in which player 0 has this seat; the others are opponents, if there are any."""
        g = self.g
        self.first = first
        for seat in range(g.nplayers):
            opponent = self.piles.opponent
            g.policies[seat] = opponent if opponent is not None and seat != first else self.learner
        deal(g, seed)
        run(g, NONE)
        self.settle()

    def settle(self) -> None:
        """Go on to the next decision with more than one possible answer."""
        g = self.g
        actions = self.actions
        actions.find(g)
        while actions.n == 1:
            self.carry_out(0)
            actions.find(g)

    def carry_out(self, i: i64) -> None:
        """The i-th of the possible actions; spending a token leaves the decision pending."""
        g = self.g
        code = self.actions.codes[i]
        action = self.actions.numbers[i]
        if action > 0 and action < FIRST_PLAY:
            spend(g, code)
            offer_again(g)
        else:
            g.pending = False
            run(g, code)

    def act(self, action: int) -> None:
        """Take one of the possible actions."""
        i = self.actions.index(action)
        if i < 0:
            raise IllegalChoice(f"action {action} is not possible here")
        self.carry_out(i)
        self.settle()

    def clone(self) -> Table:
        """An independent copy, that shares the piles."""
        made = Table(self.layout, self.piles, int(self.turn_limit), self.learner.plays_treasures, self)
        made.g.policies = self.g.policies[:]
        made.actions.find(made.g)
        return made

    def reseed(self, number: int) -> None:
        """From now on shuffles depend on this number too."""
        rng = self.g.rng
        rng.seed(rng.s0 << 30 ^ rng.s1 ^ round_seed(number, 0))

    # ------------------------------------------------------------ asking
    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def truncated(self) -> bool:
        """The game was stopped by its turn limit."""
        g = self.g
        for kind in g.kit.end_kinds:
            if g.left[kind] == 0:
                return False
        return g.over and g.empty < 3

    @property
    def turns(self) -> int:
        """Turns completed, of all players."""
        return self.g.turn

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.player_at(self.g.asked)

    def player_at(self, seat: i64) -> i64:
        return (seat - self.first + self.g.nplayers) % self.g.nplayers

    def seat_of(self, player: i64) -> i64:
        return (player + self.first) % self.g.nplayers

    def possible(self) -> list[int]:
        """The numbers of all possible actions, smallest first."""
        return sorted([int(self.actions.numbers[i]) for i in range(self.actions.n)])

    def default(self) -> int:
        """The action that an impossible one counts as: to pass, or else the possible one with the smallest number."""
        if self.actions.n == 0:
            raise IllegalChoice("the game is over: nobody is asked anything")
        return min(self.possible())

    def scores(self) -> list[int]:
        return [int(score(self.g, self.seat_of(player))) for player in range(self.g.nplayers)]

    def rewards(self) -> list[float]:
        """By player: 1 for whoever wins alone, less for a shared win; the sum is always 0."""
        n = int(self.g.nplayers)
        if not self.g.over:
            return [0.0] * n
        best = winners(self.g)
        shared = (1 / len(best) - 1 / n) * n / (n - 1)
        return [shared if int(self.seat_of(player)) in best else -1 / (n - 1) for player in range(n)]

    def observe(self, player: int, out: vec[u8]) -> None:
        """Write what a player may know."""
        self.observer.write(self.g, self.seat_of(player), out, 0)


# ---------------------------------------------------------------- many games
@final
class Tables:
    """Many games stepped together; all results lie in packed arrays that are written over by each step."""

    def __init__(self, layout: Layout, tables: list[Table], draw: Callable[[int], Piles] | None, rotate: bool) -> None:
        n = len(tables)
        self.layout: Layout = layout
        self.tables: list[Table] = tables
        self.draw: Callable[[int], Piles] | None = draw  # the piles of a game with that seed, if they change
        self.rotate: bool = rotate  # player 0 has another seat in each game
        self.seeds: list[int] = [0] * n
        self.games: vec[i64] = vec[i64]([0] * n)  # begun since the last reset, at each table
        self.observations: vec[u8] = vec[u8]([0] * (n * int(layout.size)))
        self.masks: vec[u8] = vec[u8]([0] * (n * int(layout.nactions)))
        self.players: vec[i64] = vec[i64]([0] * n)  # who acts
        self.rewards: vec[float] = vec[float]([0.0] * (n * int(layout.players)))
        self.scores: vec[i64] = vec[i64]([0] * (n * int(layout.players)))  # of games that have just ended
        self.dones: vec[u8] = vec[u8]([0] * n)
        self.truncations: vec[u8] = vec[u8]([0] * n)
        self.rng: Rng = Rng(0)

    def reset(self, seeds: list[int]) -> None:
        self.seeds = seeds
        self.rng.seed(round_seed(seeds[0], -1))
        for i in range(len(self.tables)):
            self.games[i] = 0
            self.forget(i)
            self.begin(i)
            self.show(i)

    def begin(self, i: i64) -> None:
        table = self.tables[i]
        number = self.games[i]
        seed = round_seed(self.seeds[i], number)
        if self.draw is not None:
            table.lay_out(self.draw(seed))
            start = i * self.layout.size
            for at in range(start + self.layout.table, start + self.layout.size):
                self.observations[at] = 0
        table.begin(seed, number % self.layout.players if self.rotate else 0)
        self.games[i] = number + 1

    def show(self, i: i64) -> None:
        """The observation and the mask of whoever is asked."""
        table = self.tables[i]
        g = table.g
        start = i * self.layout.nactions
        for at in range(start, start + self.layout.nactions):
            self.masks[at] = 0
        for k in range(table.actions.n):
            self.masks[start + table.actions.numbers[k]] = 1
        self.players[i] = table.player_at(g.asked)
        table.observer.write(g, g.asked, self.observations, i * self.layout.size)

    def forget(self, i: i64) -> None:
        """Nothing has ended at this table."""
        self.dones[i] = 0
        self.truncations[i] = 0
        for at in range(i * self.layout.players, (i + 1) * self.layout.players):
            self.rewards[at] = 0.0
            self.scores[at] = 0

    def step(self, actions: list[int]) -> None:
        """One action at each table; where a game ends, the next one begins. If one is impossible, nothing happens at all."""
        for i in range(len(self.tables)):
            if self.tables[i].actions.index(actions[i]) < 0:
                raise IllegalChoice(f"action {actions[i]} is not possible at table {i}")
        for i in range(len(self.tables)):
            table = self.tables[i]
            if self.dones[i]:
                self.forget(i)
            table.carry_out(table.actions.index(actions[i]))
            table.settle()
            if table.g.over:
                self.end(i)
                self.begin(i)
            self.show(i)

    def end(self, i: i64) -> None:
        table = self.tables[i]
        rewards = table.rewards()
        scores = table.scores()
        for player in range(self.layout.players):
            self.rewards[i * self.layout.players + player] = rewards[player]
            self.scores[i * self.layout.players + player] = scores[player]
        self.dones[i] = 1
        self.truncations[i] = 1 if table.truncated else 0

    def sample(self, out: vec[i64]) -> None:
        """A random possible action for each table."""
        for i in range(len(self.tables)):
            actions = self.tables[i].actions
            out[i] = actions.numbers[self.rng.below(actions.n)]
