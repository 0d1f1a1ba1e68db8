"""Windows: when an event happens, the effects that wait for it are resolved one by one, in turn order.

A window is an ordinary frame. For each player in turn order it collects the triggers that are ready, lets the player choose
if there is a choice, resolves one, and collects again, because the game may have changed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    AGAIN,
    ANY_TYPE,
    DONE,
    EVENTS,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LANDSCAPE,
    FROM_LINGER,
    FROM_PLAY,
    FROM_TAVERN,
    GAME_END,
    LAND,
    MORE_OPTIONS,
    NONE,
    OTHERS,
    PASS,
    TAVERN,
    THIS_TURN,
    TRIGGER,
    TURN_START,
    UNTIL_ANY_TURN,
    UNTIL_NEXT_TURN,
    USED,
    YOURS,
)
from demesne.engine.costs import types
from demesne.engine.definitions import Card, Phrase, Rule, Text, register_text
from demesne.engine.durations import is_bound, is_in_play, same_kinds
from demesne.engine.frames import ask, do_now, push, runs_in_place
from demesne.engine.history import record, was_used
from demesne.engine.log import note, source_id
from demesne.engine.state import Frame, Linger, State
from demesne.engine.zones import Zone, new_zone

# A ready trigger is a packed key: the scope of its rule, the card, landscape or lasting effect, and the index of the rule. In
# a window about several cards, the index of the card comes on top.
AMONG_SHIFT: Final[i64] = 54
BELOW_AMONG: Final[i64] = (1 << 54) - 1
SOURCE_SHIFT: Final[i64] = 48
SOURCE_MASK: Final[i64] = 63
ID_SHIFT: Final[i64] = 8
ID_MASK: Final[i64] = (1 << 40) - 1
RULE_MASK: Final[i64] = 255
ONCE_SHIFT: Final[i64] = 36  # in the code of a once-per-turn rule: its scope from this bit up, part of its key below
ONCE_MASK: Final[i64] = (1 << ONCE_SHIFT) - 1


# ---------------------------------------------------------------- listeners
def refresh(g: State) -> None:
    """Recompute which events some effect waits for. Call it when a landscape or a lasting effect is added or removed."""
    live = g.components.watched_from_hand | g.components.watched_in_play | g.components.watched_from_mat
    watch = g.watch
    for i in range(EVENTS):
        watch[i] = g.components.held_types[i]
        if (g.components.watched_in_play >> i) & 1:
            watch[i] = ANY_TYPE
    for p in g.players:
        if p.nlands > 0:
            for i in range(g.nlands):
                if p.has_land[i]:
                    land = g.lands[i]
                    live |= land.watched_on_table
                    for rule in land.rules:
                        watch[rule.event] |= rule.of
    for linger in g.lingers:
        live |= 1 << linger.rule.event
        watch[linger.rule.event] |= linger.rule.of
    g.live = live
    g.busy = live | g.components.watched_by_itself


def add_linger(g: State, rule: Rule, f: Frame, until: i64, uses: i64, keeps: bool, source: i64 = -1) -> None:
    """Add a lasting effect about IT of the frame. Its source is the card of the text unless another one is given."""
    about_it = rule.text.size > 0 or rule.event == MORE_OPTIONS
    its = f.its.clone() if about_it else new_zone()  # most questions do not concern cards
    if source < 0:
        source = f.source
    by = replayer_of(g, source) if keeps else -1
    if keeps and source < LAND and not (is_in_play(g, source) and (by < 0 or is_in_play(g, by))):
        keeps = False  # a Duration that is not in play does nothing on later turns
        until = UNTIL_ANY_TURN
    made = Linger(
        rule, g.serial, f.who, source, until, uses, keeps, its, f.it_at, f.it_tick, f.immune, f.remembered, by
    )  # fmt: skip
    g.lingers.append(made)
    g.serial += 1
    g.live |= 1 << rule.event
    g.busy |= 1 << rule.event
    g.watch[rule.event] |= rule.of


def replayer_of(g: State, card: i64) -> i64:
    """The card that is now playing this one again, or -1."""
    i = g.top
    while i > 0 and g.stack[i].source == card:
        i -= 1
    f = g.stack[i]
    return f.source if f.source < LAND and f.pc < f.text.size and f.text.phrases[f.pc].plays_again(f) else -1


def end_lingers_of_turn(g: State) -> None:
    """Drop the effects that last until the end of the turn."""
    if len(g.lingers) > 0:
        g.lingers = [linger for linger in g.lingers if linger.until != THIS_TURN]
        refresh(g)


def end_lingers_until(g: State, who: i64) -> None:
    """Drop the effects that last until this player's turn, which begins now."""
    if len(g.lingers) > 0:
        g.lingers = [linger for linger in g.lingers if not ends_before_turn_of(linger, who)]
        refresh(g)


def ends_before_turn_of(linger: Linger, who: i64) -> bool:
    """Whether a lasting effect ends when the turn of player `who` begins."""
    return linger.until == UNTIL_ANY_TURN or (linger.until == UNTIL_NEXT_TURN and linger.owner == who)


def find_linger(g: State, serial: i64) -> Linger:
    """The lasting effect with this serial number."""
    for linger in g.lingers:
        if linger.serial == serial:
            return linger
    raise AssertionError("no such lasting effect")


# ---------------------------------------------------------------- opening a window
def open_window(g: State, event: i64, subject: i64) -> Frame:
    """Open a window for an event of this player."""
    f = push(g, WINDOW, g.current, g.current, -1)
    f.event = event
    f.subject = subject
    f.since = g.serial
    return f


def open_card_window(g: State, event: i64, subject: i64, card: i64, at: i64, came_from: i64) -> Frame | None:
    """Open a window for an event about a card, if some effect waits for it. Otherwise returns None."""
    if is_watched(g, event, g.kind_of[card]):
        f = open_window(g, event, subject)
        f.that = card
        f.that_at = at
        f.that_tick = g.tick
        f.that_from = came_from
        return f
    return None


def open_cards_window(g: State, event: i64, subject: i64, cards: Zone, at: i64, came_from: i64) -> None:
    """Open one window for an event that happened to several cards at once, so that players order all effects together."""
    window: Frame | None = None
    for i in range(cards.n):
        card = cards.ids[i]
        if is_watched(g, event, g.kind_of[card]):
            if window is None:
                window = open_card_window(g, event, subject, card, at, came_from)
            if window is not None:
                window.picks.put(card)
    if window is not None and window.picks.n == 1:
        window.picks.n = 0


def is_watched(g: State, event: i64, kind: i64) -> bool:
    """Whether some effect, or the card itself, waits for this event with a card of this kind."""
    if (g.kinds[kind].watched_by_itself >> event) & 1 == 1:
        return True
    return (g.live >> event) & 1 == 1 and types(g, kind) & g.watch[event] != 0


def listened_for(g: State, event: i64) -> bool:
    """Whether some effect waits for this event, or some card of this game waits for it about itself."""
    return (g.busy >> event) & 1 == 1


def event_frame(g: State) -> Frame:
    """The frame that caused the event to which the current trigger reacts."""
    i = g.top
    while g.stack[i].text is not WINDOW:
        i -= 1
    return g.stack[i - 1]


# ---------------------------------------------------------------- collecting
def collect(g: State, f: Frame, seat: i64) -> None:
    """Collect the keys of a player's ready triggers in g.ready, interchangeable ones only once."""
    g.nready = 0
    if f.picks.n == 0:
        collect_about_that(g, f, seat)
        return
    for i in range(f.picks.n):
        speak_of_one(f, i)
        collect_about_that(g, f, seat)
    if g.nready > 0:
        speak_of_one(f, g.ready[0] >> AMONG_SHIFT)


def speak_of_one(window: Frame, i: i64) -> None:
    """Make one of the cards of a window THAT."""
    window.b = i
    window.that = window.picks.ids[i]


def consider_rules(g: State, f: Frame, seat: i64, card: Card, scope: i64, id: i64) -> None:
    """Consider the rules of a card that have this scope."""
    for j in range(len(card.rules)):
        if card.rules[j].scope == scope:
            consider(g, f, seat, card.rules[j], scope << SOURCE_SHIFT | id << ID_SHIFT | j)


def collect_from_hand(g: State, f: Frame, seat: i64) -> None:
    """Collect the triggers of cards in hand, ordered by kind."""
    hand = g.players[seat].hand
    for kind in range(g.nkinds):
        if (g.kinds[kind].watched_from_hand >> f.event) & 1:
            for i in range(hand.n):
                if g.kind_of[hand.ids[i]] == kind:
                    consider_rules(g, f, seat, g.kinds[kind], FROM_HAND, hand.ids[i])


def collect_about_that(g: State, f: Frame, seat: i64) -> None:
    """Collect a player's ready triggers: rules of THAT itself, of other cards, of landscapes and of lasting effects."""
    event = f.event
    p = g.players[seat]
    if f.that >= 0 and f.subject == seat:
        card = g.kinds[g.kind_of[f.that]]
        if (card.watched_by_itself >> event) & 1:
            consider_rules(g, f, seat, card, FROM_ITSELF, f.that)
    if (g.components.watched_from_hand >> event) & 1:
        collect_from_hand(g, f, seat)
    if p.nlands > 0:
        for i in range(g.nlands):
            if p.has_land[i] and (g.lands[i].watched_on_table >> event) & 1:
                for j in range(len(g.lands[i].rules)):
                    consider(g, f, seat, g.lands[i].rules[j], FROM_LANDSCAPE << SOURCE_SHIFT | i << ID_SHIFT | j)
    if (g.components.watched_in_play >> event) & 1:
        for i in range(p.play.n):
            card = g.kinds[g.kind_of[p.play.ids[i]]]
            if (card.watched_on_table >> event) & 1:
                consider_rules(g, f, seat, card, FROM_PLAY, p.play.ids[i])
    if (g.components.watched_from_mat >> event) & 1:
        mat = p.zone(TAVERN)
        for i in range(mat.n):
            card = g.kinds[g.kind_of[mat.ids[i]]]
            if (card.watched_from_mat >> event) & 1:
                consider_rules(g, f, seat, card, FROM_TAVERN, mat.ids[i])
    for linger in g.lingers:
        orders = f.subject if linger.rule.text.is_theirs else linger.owner
        if orders == seat and waits_for(linger, f) and (linger.immune >> f.subject) & 1 == 0 and is_about(g, linger, f.that):
            consider(g, f, linger.owner, linger.rule, FROM_LINGER << SOURCE_SHIFT | linger.serial << ID_SHIFT)


def waits_for(linger: Linger, window: Frame) -> bool:
    """Whether a lasting effect can react in this window. It cannot if it was created during the window.

    The times of a turn are an exception: "at the start of Clean-up this turn" still applies if it is added at that time.
    """
    return linger.serial < window.since or (linger.until == THIS_TURN and window.event >= TURN_START)


def is_about(g: State, linger: Linger, card: i64) -> bool:
    """Whether a lasting effect applies to a card. With `like_it`, only copies of its IT count, until IT moves."""
    if not linger.rule.like_it:
        return True
    if linger.its.n == 0 or g.moved_at[linger.its.ids[0]] > linger.it_tick:
        return False
    return g.kind_of[linger.its.ids[0]] == g.kind_of[card]


def consider(g: State, f: Frame, seat: i64, rule: Rule, key: i64) -> None:
    """Add a rule to the ready triggers if it can be used now."""
    if f.picks.n > 0:
        key |= f.b << AMONG_SHIFT
    if rule.event != f.event or f.its.index(key) >= 0:
        return
    if (rule.whose == YOURS and f.subject != seat) or (rule.whose == OTHERS and f.subject == seat):
        return
    if rule.yours and seat != g.current:
        return
    if f.that >= 0 and types(g, g.kind_of[f.that]) & rule.of == 0:
        return
    if rule.not_by_itself:
        cause = g.stack[g.top - 1]
        if cause.text is rule.text and cause.who == seat:
            return
    if rule.text.needs_that and g.moved_at[f.that] > f.that_tick:
        return
    if rule.once and was_used(g, seat, once_code(key)):
        return
    if not rule.test.holds(g, f, seat):
        return
    for i in range(g.nready):
        if look_alike(g, f, g.ready[i], key):
            return
    g.ready_add(key)


def look_alike(g: State, f: Frame, a: i64, b: i64) -> bool:
    """Whether two ready triggers are interchangeable."""
    rule = rule_at(g, a)
    if rule is not rule_at(g, b):
        return False
    source = scope_of(a)
    if source != scope_of(b):
        return False
    if f.picks.n > 0 and rule.text.speaks_of_that:
        one_that = f.picks.ids[a >> AMONG_SHIFT]
        if g.kind_of[one_that] != g.kind_of[f.picks.ids[b >> AMONG_SHIFT]]:
            return False
    if source == FROM_LINGER:
        one = find_linger(g, a >> ID_SHIFT & ID_MASK)
        two = find_linger(g, b >> ID_SHIFT & ID_MASK)
        return (
            one.uses == two.uses
            and one.remembered == two.remembered
            and source_id(g, one.source) == source_id(g, two.source)
            and is_bound(g, one.source) == is_bound(g, two.source)
            and same_kinds(g, one.its, two.its)
        )
    return True


def scope_of(key: i64) -> i64:
    """The scope of the rule of a ready trigger."""
    return key >> SOURCE_SHIFT & SOURCE_MASK


def rule_at(g: State, key: i64) -> Rule:
    """The rule of a ready trigger."""
    source = scope_of(key)
    id = key >> ID_SHIFT & ID_MASK
    if source == FROM_LINGER:
        return find_linger(g, id).rule
    if source == FROM_LANDSCAPE:
        return g.lands[id].rules[key & RULE_MASK]
    return g.kinds[g.kind_of[id]].rules[key & RULE_MASK]


def key_source(g: State, key: i64) -> i64:
    """The card or landscape a ready trigger comes from."""
    source = scope_of(key)
    id = key >> ID_SHIFT & ID_MASK
    if source == FROM_LINGER:
        return find_linger(g, id).source
    if source == FROM_LANDSCAPE:
        return LAND + id
    return id


def once_code(key: i64) -> i64:
    """The number under which the history records that a once-per-turn rule was used."""
    return scope_of(key) << ONCE_SHIFT | key & ONCE_MASK


def is_reaction(key: i64) -> bool:
    """Whether it reveals a card from hand or calls one from the Tavern mat."""
    return scope_of(key) == FROM_HAND or is_call(key)


def is_call(key: i64) -> bool:
    """Whether it calls a card from the Tavern mat."""
    return scope_of(key) == FROM_TAVERN


def next_without_asking(g: State) -> i64:
    """The index in g.ready of a trigger that can be resolved without asking for the order, or -1."""
    all_calm = True
    for i in range(g.nready):
        rule = rule_at(g, g.ready[i])
        if not rule.may and rule.text.quiet:
            return i
        all_calm = all_calm and not rule.may and rule.text.calm
    if g.nready == 1 and not rule_at(g, g.ready[0]).may:
        return 0
    return 0 if all_calm else -1


def resolve(g: State, f: Frame, seat: i64, key: i64) -> None:
    """Resolve one trigger of a window."""
    f.its.put(key)
    if f.picks.n > 0:
        speak_of_one(f, key >> AMONG_SHIFT)
    source = scope_of(key)
    rule = rule_at(g, key)
    card = key_source(g, key)
    if rule.once:
        record(g, USED, seat, once_code(key))
    if g.recording and source == FROM_HAND:
        g.inner = card
        note(g, "react", seat)
        g.inner = -1
    if source == FROM_LINGER:
        linger = find_linger(g, key >> ID_SHIFT & ID_MASK)
        if linger.uses > 0:
            linger.uses -= 1
            if linger.uses == 0:
                g.lingers.remove(linger)
                refresh(g)
        if runs_in_place(g, rule.text):
            do_now(g, rule.text, linger.owner, card)
            return
        t = push(g, rule.text, linger.owner, linger.owner, card)
        t.its.copy_from(linger.its)
        t.it_at = linger.it_at
        t.it_tick = linger.it_tick
        t.remembered = linger.remembered
    else:
        if runs_in_place(g, rule.text):
            do_now(g, rule.text, seat, card)
            return
        t = push(g, rule.text, seat, seat, card)
    t.event = f.event
    t.that = f.that
    t.that_at = f.that_at
    t.that_tick = f.that_tick
    t.that_from = f.that_from
    t.subject = f.subject


# ---------------------------------------------------------------- the window
@final
class Window(Phrase):
    """Resolves the triggers of an event. f.a: players who are done; f.its: keys that the current player has resolved;
    f.picks: the cards of the event, if there are several; f.b: the index of THAT among them"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        first = g.current if f.event != GAME_END else g.current + 1
        while True:
            if f.a == g.nplayers:
                return DONE
            seat = (first + f.a) % g.nplayers
            if answer == PASS:
                answer = NONE
                f.a += 1
                f.its.n = 0
                continue
            if answer != NONE:
                resolve(g, f, seat, answer)
                return AGAIN
            collect(g, f, seat)
            if g.nready == 0:
                f.a += 1
                f.its.n = 0
                continue
            i = next_without_asking(g)
            if i >= 0:
                depth = g.top
                resolve(g, f, seat, g.ready[i])
                if g.top != depth:
                    return AGAIN
                continue
            return ask(g, TRIGGER, seat)

    def options(self, g: State, f: Frame) -> None:
        collect(g, f, g.asked)
        must = False
        for i in range(g.nready):
            g.offer(g.ready[i])
            must = must or not rule_at(g, g.ready[i]).may
        if not must:
            g.offer(PASS)


WINDOW: Final = Text([Window()])
register_text("engine/window", WINDOW)
