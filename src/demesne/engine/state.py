"""The mutable state of a game: players, frames and lasting effects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.engine.components import Components
from demesne.engine.constants import (
    ASIDE,
    DECK,
    DISCARD,
    EVENTS,
    EXILE,
    HAND,
    IN_ACTION_PHASE,
    MATS,
    NOWHERE,
    PLAY,
    TOKENS,
)
from demesne.engine.definitions import Card, Rule, Text
from demesne.engine.events import Event
from demesne.engine.policy import OUTSIDE, Policy
from demesne.engine.rng import Rng
from demesne.engine.zones import Zone, new_zone

NO_TEXT: Final = Text([])
NO_CARDS: Final = Zone(vec[i64](), 0)  # placeholder for a zone that is not created yet; always empty


@final
@mypyc_attr(acyclic=True)  # holds no references back to itself, so the garbage collector can skip it
class Player:
    """The cards, tokens and landscapes of one player."""

    def __init__(
        self, deck: Zone, hand: Zone, discard: Zone, play: Zone, aside: Zone, look: Zone,
        owned: vec[i64], tokens: vec[i64], has_land: vec[i64], on_land: vec[i64],
    ) -> None:  # fmt: skip
        self.deck: Zone = deck
        self.hand: Zone = hand
        self.discard: Zone = discard
        self.play: Zone = play
        self.aside: Zone = aside
        self.look: Zone = look
        self.owned: vec[i64] = owned  # the number of cards of each kind that the player owns
        self.tokens: vec[i64] = tokens  # Coffers, Villagers, debt, …: see TOKEN_NAMES
        self.has_land: vec[i64] = has_land  # for each landscape: 1 if the player has it, else 0
        self.on_land: vec[i64] = on_land  # the player's tokens on each landscape
        self.nlands: i64 = 0  # the number of landscapes the player has
        self.turns: i64 = 0  # turns completed
        self.mats: vec[Zone] = vec[Zone]()  # the Exile mat and others; empty until one is used
        self.on_piles: vec[i64] = vec[i64]()  # the player's tokens on each pile, a bit each; empty until one is used
        self.last_turn: Zone = NO_CARDS  # history of the player's last turn; only if a card of the game needs it

    def zone(self, zone: i64) -> Zone:
        """A zone by its number, in the order of ZONE_NAMES."""
        if zone == HAND:
            return self.hand
        if zone == DISCARD:
            return self.discard
        if zone == DECK:
            return self.deck
        if zone == PLAY:
            return self.play
        if zone == ASIDE:
            return self.aside
        if zone >= EXILE:
            return self.mats[zone - EXILE] if len(self.mats) > 0 else NO_CARDS
        return self.look

    def lay_out_mats(self) -> None:
        """Create the mats of this player if they do not exist yet."""
        if len(self.mats) == 0:
            self.mats = vec[Zone]([new_zone() for mat in range(MATS)])

    def clone(self) -> Player:
        """An independent copy."""
        p = Player(
            self.deck.clone(), self.hand.clone(), self.discard.clone(), self.play.clone(), self.aside.clone(),
            self.look.clone(), self.owned[:], self.tokens[:], self.has_land[:], self.on_land[:],
        )  # fmt: skip
        p.nlands = self.nlands
        p.turns = self.turns
        if len(self.mats) > 0:
            p.mats = vec[Zone]([mat.clone() for mat in self.mats])
        if len(self.on_piles) > 0:
            p.on_piles = self.on_piles[:]
        if self.last_turn.n > 0:
            p.last_turn = self.last_turn.clone()
        return p

    def clear(self) -> None:
        """Empty everything for a new game."""
        self.deck.n = 0
        self.hand.n = 0
        self.discard.n = 0
        self.play.n = 0
        self.aside.n = 0
        self.look.n = 0
        self.nlands = 0
        self.turns = 0
        for mat in self.mats:
            mat.n = 0
        for i in range(len(self.on_piles)):
            self.on_piles[i] = 0
        self.last_turn = NO_CARDS
        for i in range(len(self.owned)):
            self.owned[i] = 0
        for i in range(TOKENS):
            self.tokens[i] = 0
        for i in range(len(self.has_land)):
            self.has_land[i] = 0
            self.on_land[i] = 0


def new_player(components: Components) -> Player:
    """A player without cards."""
    kinds = vec[i64]([0] * components.nkinds)
    lands = vec[i64]([0] * components.nlands)
    return Player(
        new_zone(), new_zone(), new_zone(), new_zone(), new_zone(), new_zone(),
        kinds, vec[i64]([0] * TOKENS), lands, lands[:],
    )  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Frame:
    """A text that is being followed, with its position and local variables."""

    def __init__(self, text: Text, its: Zone, picks: Zone) -> None:
        self.text: Text = text
        self.pc: i64 = 0
        self.who: i64 = 0  # the player who follows the text
        self.attacker: i64 = 0  # the player who played the card; differs from `who` for the victim of an attack
        self.source: i64 = -1  # THIS: a card instance, or LAND plus a landscape
        self.event: i64 = -1
        self.that: i64 = -1  # THAT: the card that the event is about
        self.that_at: i64 = NOWHERE  # the place of THAT at the time of the event
        self.that_tick: i64 = 0  # the tick of the event
        self.that_from: i64 = NOWHERE  # the place THAT came from
        self.that_price: i64 = -1  # in a window: the cost of THAT when it was gained
        self.subject: i64 = -1  # the player of the event
        self.its: Zone = its  # IT: the cards that the last phrase handled
        self.it_at: i64 = NOWHERE  # the place where it left them
        self.it_tick: i64 = 0  # the tick when it left them there
        self.picks: Zone = picks
        self.look: i64 = -1  # the cards in LOOK from this index up belong to this frame
        self.remembered: i64 = 0  # a number or truth value that the text remembered
        self.chosen: i64 = 0  # the options that were chosen, a bit each
        self.named: i64 = -1  # the kind of card that the player named
        self.position: i64 = 0  # in a play: its index in the history of the turn
        self.since: i64 = 0  # in a window: effects with this serial number or a higher one began after it opened
        self.marked: i64 = 0  # in a text for every player: those who did what it asks, a bit each
        self.a: i64 = 0  # scratch variable, 0 at the start of each phrase
        self.b: i64 = 0
        self.immune: i64 = 0  # players unaffected by this attack, a bit each

    def begin(self, text: Text, who: i64, attacker: i64, source: i64) -> None:
        """Start following a text, with all other fields reset."""
        self.text = text
        self.pc = 0
        self.who = who
        self.attacker = attacker
        self.source = source
        self.event = -1
        self.that = -1
        self.that_at = NOWHERE
        self.that_tick = 0
        self.that_from = NOWHERE
        self.that_price = -1
        self.subject = -1
        self.its.n = 0
        self.it_at = NOWHERE
        self.it_tick = 0
        self.picks.n = 0
        self.look = -1
        self.remembered = 0
        self.chosen = 0
        self.named = -1
        self.position = 0
        self.since = 0
        self.marked = 0
        self.a = 0
        self.b = 0
        self.immune = 0

    def clone(self) -> Frame:
        """An independent copy."""
        f = Frame(self.text, self.its.clone(), self.picks.clone())
        f.pc = self.pc
        f.who = self.who
        f.attacker = self.attacker
        f.source = self.source
        f.event = self.event
        f.that = self.that
        f.that_at = self.that_at
        f.that_tick = self.that_tick
        f.that_from = self.that_from
        f.that_price = self.that_price
        f.subject = self.subject
        f.it_at = self.it_at
        f.it_tick = self.it_tick
        f.look = self.look
        f.remembered = self.remembered
        f.chosen = self.chosen
        f.named = self.named
        f.position = self.position
        f.since = self.since
        f.marked = self.marked
        f.a = self.a
        f.b = self.b
        f.immune = self.immune
        return f


@final
@mypyc_attr(acyclic=True)
class Linger:
    """A lasting effect. Each play of a card adds its own."""

    def __init__(
        self, rule: Rule, serial: i64, owner: i64, source: i64, until: i64, uses: i64, keeps: bool,
        its: Zone, it_at: i64, it_tick: i64, immune: i64, remembered: i64, by: i64,
    ) -> None:  # fmt: skip
        self.rule: Rule = rule
        self.serial: i64 = serial
        self.owner: i64 = owner
        self.source: i64 = source
        self.until: i64 = until
        self.uses: i64 = uses  # how often it can still be used; -1 for any number
        self.keeps: bool = keeps  # whether its source stays in play while the effect lasts
        self.its: Zone = its  # the cards it is about, such as those set aside
        self.it_at: i64 = it_at  # the place of these cards
        self.it_tick: i64 = it_tick  # the tick when they were left there
        self.immune: i64 = immune  # players unaffected by the attack that made it, a bit each
        self.remembered: i64 = remembered  # `remembered` of the frame that created it
        self.by: i64 = by  # the card that played its source again, or -1

    def clone(self) -> Linger:
        """An independent copy."""
        return Linger(
            self.rule, self.serial, self.owner, self.source, self.until, self.uses, self.keeps,
            self.its.clone(), self.it_at, self.it_tick, self.immune, self.remembered, self.by,
        )  # fmt: skip


@final
class Answer:
    """One answer of the journal, linked to the one before it, so that clones share their common past."""

    def __init__(self, before: Answer | None, text: str) -> None:
        self.before: Answer | None = before
        self.text: str = text


class State:
    """The complete state of a game. Only functions of the engine change it."""

    def __init__(self, components: Components, of: State | None = None) -> None:
        # Compiled code is faster if every attribute is set here; `furnish` or `copy` create the expensive ones.
        self.components: Components = components
        self.nplayers: i64 = components.nplayers  # the number of players
        self.nkinds: i64 = components.nkinds
        self.nlands: i64 = components.nlands
        self.kinds: vec[Card] = components.kinds
        self.lands: vec[Card] = components.lands
        self.marks: vec[i64] = components.marks  # the kind that has each mark, such as the Bane
        self.options: vec[i64] = vec[i64]()
        self.noptions: i64 = 0
        self.ready: vec[i64] = vec[i64]()  # keys of the triggers that are ready in the current window
        self.nready: i64 = 0
        self.events: list[Event] = []
        self.forced: list[str] = []  # forced answers since the last answer of a player
        self.inner: i64 = -1  # the source of a text that runs without a frame, or -1
        self.rng: Rng = Rng(0, of.rng if of is not None else None)
        self.noise: Rng = Rng(0, of.noise if of is not None else None)  # for choices that do not affect the game
        self.luck: i64 = 0  # if not 0, determines shuffles: see fated_shuffle
        self.current: i64 = 0  # the player whose turn it is
        self.turn: i64 = 0  # turns completed by all players in total
        self.turn_limit: i64 = 0  # 0 for no limit
        self.phase: i64 = IN_ACTION_PHASE
        self.actions: i64 = 1  # Actions left in this turn
        self.buys: i64 = 1  # Buys left in this turn
        self.coins: i64 = 0  # coins to spend
        self.potions: i64 = 0  # Potions to spend
        self.ending: bool = False  # the end of the game has been reached; only extra turns remain
        self.over: bool = False  # the game has ended
        self.pending: bool = False
        self.asked: i64 = 0
        self.about: i64 = 0
        self.live: i64 = 0  # events that some effect waits for now, a bit each
        self.busy: i64 = 0  # `live`, and events that some card waits for about itself
        self.watch: vec[i64] = vec[i64]()  # for each event: the types of cards that effects wait for
        self.recording: bool = False
        self.journal_end: Answer | None = None
        self.nanswers: i64 = 0
        self.ncards: i64 = 0
        self.kind_of: vec[i64] = vec[i64]()
        self.moved_at: vec[i64] = vec[i64]()  # the tick of each card's last move
        self.known: vec[i64] = vec[i64]()  # for each card: players who know it while it is hidden; only if recording
        self.tick: i64 = 0
        self.left: vec[i64] = vec[i64]()  # for each kind: copies that can be taken from its pile now
        self.stacks: vec[Zone] = vec[Zone]()  # the kinds in each pile with an order, top last; empty without such piles
        self.empty: i64 = 0  # empty supply piles
        self.trash: Zone = NO_CARDS
        self.extra_turns: Zone = NO_CARDS  # the queue of extra turns, packed: see next_turn.py
        self.extra: i64 = 0  # the reason for this extra turn; 0 for a normal turn
        self.before: i64 = -1  # the player of the previous turn
        self.in_order: i64 = 0  # the player of the last normal turn
        self.lying: vec[i64] = vec[i64]()  # VP tokens on each pile, then on each landscape; empty until first used
        self.decks: vec[Zone] = vec[Zone]()  # Boons and their discard pile, Hexes and theirs; empty in games without them
        self.history: Zone = NO_CARDS  # the history of this turn, packed: see history.py
        self.bonds: Zone = NO_CARDS  # packed pairs: a card that played a Duration again, and that Duration
        self.serial: i64 = 0  # the serial number of the next lasting effect
        self.steps: i64 = 0  # texts begun in this turn: see `frames.count_step`
        self.lingers: list[Linger] = []
        self.script: list[tuple[int, list[int]]] = []  # results of the next shuffles, for tests of rulings
        self.players: vec[Player] = vec[Player]()
        self.policies: vec[Policy] = vec[Policy]()
        self.stack: vec[Frame] = vec[Frame]()
        self.top: i64 = 0
        self.counts: vec[i64] = vec[i64]()  # scratch: one entry per kind, always reset to 0; then another entry per kind
        if of is None:
            self.furnish()
        else:
            self.copy(of)

    def furnish(self) -> None:
        """Create the zones and players of an empty game."""
        components = self.components
        self.watch = vec[i64]([0] * EVENTS)
        self.left = vec[i64]([0] * components.nkinds)
        if components.has_stacks:
            self.stacks = vec[Zone]([new_zone() for pile in components.piles])
        self.trash = new_zone()
        self.extra_turns = new_zone()
        if components.has_decks:
            self.decks = vec[Zone]([new_zone() for deck in range(4)])
        self.history = new_zone()
        self.bonds = new_zone()
        self.players = vec[Player]([new_player(components) for i in range(components.nplayers)])
        self.policies = vec[Policy]([OUTSIDE for i in range(components.nplayers)])
        self.stack = vec[Frame]([Frame(NO_TEXT, new_zone(), new_zone())])
        self.counts = vec[i64]([0] * (2 * components.nkinds))

    def copy(self, of: State) -> None:
        """Become an independent copy. Events and forced answers stay with the original."""
        self.luck = of.luck
        self.current = of.current
        self.turn = of.turn
        self.turn_limit = of.turn_limit
        self.phase = of.phase
        self.actions = of.actions
        self.buys = of.buys
        self.coins = of.coins
        self.potions = of.potions
        self.ending = of.ending
        self.over = of.over
        self.pending = of.pending
        self.asked = of.asked
        self.about = of.about
        self.live = of.live
        self.busy = of.busy
        self.watch = of.watch[:]
        self.recording = of.recording
        self.journal_end = of.journal_end
        self.nanswers = of.nanswers
        self.ncards = of.ncards
        self.kind_of = of.kind_of[: of.ncards]
        self.moved_at = of.moved_at[: of.ncards]
        self.known = of.known[: of.ncards]
        self.tick = of.tick
        self.left = of.left[:]
        if self.components.has_stacks:
            self.stacks = vec[Zone]([stack.clone() for stack in of.stacks])
        self.empty = of.empty
        self.trash = of.trash.clone()
        self.extra_turns = of.extra_turns.clone()
        self.extra = of.extra
        self.before = of.before
        self.in_order = of.in_order
        if len(of.lying) > 0:
            self.lying = of.lying[:]
        if len(of.decks) > 0:
            self.decks = vec[Zone]([deck.clone() for deck in of.decks])
        self.history = of.history.clone()
        self.bonds = of.bonds.clone()
        self.serial = of.serial
        self.steps = of.steps
        if len(of.lingers) > 0:
            self.lingers = [linger.clone() for linger in of.lingers]
        if len(of.script) > 0:
            self.script = list(of.script)
        self.players = vec[Player]([p.clone() for p in of.players])
        self.policies = of.policies
        stack = vec[Frame]()
        for i in range(of.top + 1):
            stack = append(stack, of.stack[i].clone())
        self.stack = stack
        self.top = of.top
        self.counts = of.counts[:]
        self.options = of.options[: of.noptions]
        self.noptions = of.noptions

    def new_card(self, owner: i64, kind: i64) -> i64:
        """Create a card instance for this owner (-1 for none). It is not in any zone yet."""
        card = self.ncards
        if card < len(self.kind_of):
            self.kind_of[card] = kind
            if self.recording:
                self.known[card] = 0
        else:
            self.kind_of = append(self.kind_of, kind)
            self.moved_at = append(self.moved_at, self.tick)
            self.known = append(self.known, 0)
        self.ncards = card + 1
        if owner >= 0:
            self.players[owner].owned[kind] += 1
        return card

    def is_tracking(self) -> bool:
        """Whether moves of cards must be recorded, because an effect may refer to a card."""
        return self.top > 0 or len(self.lingers) > 0

    def offer(self, option: i64) -> None:
        """Add an option to the pending decision."""
        n = self.noptions
        if n < len(self.options):
            self.options[n] = option
        else:
            self.options = append(self.options, option)
        self.noptions = n + 1

    def ready_add(self, key: i64) -> None:
        """Add the key of a trigger that is ready."""
        n = self.nready
        if n < len(self.ready):
            self.ready[n] = key
        else:
            self.ready = append(self.ready, key)
        self.nready = n + 1
