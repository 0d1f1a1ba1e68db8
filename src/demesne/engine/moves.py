"""The only functions that move cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import (
    AFTER_PLAY,
    ALIKE,
    ARTIFACT,
    BOUGHT,
    DECK,
    DISCARD,
    DONE,
    DURATION,
    EVERYONE,
    GAINED,
    HAND,
    IN_ORDER,
    LOOK,
    NOWHERE,
    ON_DISCARD,
    ON_GAIN,
    ON_PLAY,
    ON_SHUFFLE,
    PLAY,
    PLAYED,
    PLAYS,
    PROJECT,
    TRASH,
    TRASHED,
    TYPES,
    ZONE_NAMES,
    ZONES,
)
from demesne.engine.costs import cost, types
from demesne.engine.definitions import Phrase, Text, register_text
from demesne.engine.errors import SaveError
from demesne.engine.frames import do_now, push, runs_in_place
from demesne.engine.history import record
from demesne.engine.log import note, note_card, note_cards
from demesne.engine.rng import stirred
from demesne.engine.state import Frame, State
from demesne.engine.triggers import bond, forget_bonds, listened_for, open_card_window, open_window, refresh, stays_in_play
from demesne.engine.zones import Zone


# ---------------------------------------------------------------- places
def place(seat: i64, zone: i64) -> i64:
    return seat * ZONES + zone


def seat_of(at: i64) -> i64:
    """Whose place it is, or -1."""
    if at == NOWHERE or at >= TRASH:
        return -1
    return at // ZONES


def zone_at(g: State, at: i64) -> Zone:
    if at == TRASH:
        return g.trash
    return g.players[at // ZONES].zone(at % ZONES)


def put_card(g: State, card: i64, to: i64) -> None:
    """A card that is nowhere comes to lie at a place."""
    if to != NOWHERE:
        put_in(g, card, zone_at(g, to))
    else:
        g.tick += 1
        g.moved_at[card] = g.tick


def put_in(g: State, card: i64, zone: Zone) -> None:
    """The same, where the zone is at hand."""
    g.tick += 1
    g.moved_at[card] = g.tick
    zone.put(card)


def stamp(g: State, zone: Zone, start: i64) -> None:
    """The cards from there upwards have just moved."""
    moved_at = g.moved_at
    ids = zone.ids
    for i in range(start, zone.n):
        moved_at[ids[i]] = g.tick


def move(g: State, card: i64, source: i64, tick: i64, to: i64) -> bool:
    """Move a card, unless it has moved since that tick: an effect loses track of a card that something else moved."""
    if source == NOWHERE or g.moved_at[card] > tick:
        return False
    zone = zone_at(g, source)
    i = zone.index(card)
    if i < 0:
        return False
    zone.take_at(i)
    put_card(g, card, to)
    if not g.recording:
        return True
    if source % ZONES == HAND and source < TRASH:
        blur(g, zone, card)
    if source % ZONES == DISCARD and source < TRASH and i == zone.n and i > 0 and to % ZONES != LOOK:
        uncover(g, seat_of(source), zone.ids[i - 1])
    return True


def uncover(g: State, who: i64, card: i64) -> None:
    """The top of a discard pile was taken away: everybody sees the card below it."""
    g.known[card] = EVERYONE
    note_card(g, "uncover", who, card, EVERYONE)


def event_of_move(to: i64) -> str:
    z = to % ZONES
    if to == TRASH:
        return "trash"
    if z == HAND:
        return "hand"
    if z == DECK:
        return "topdeck"
    if z == DISCARD:
        return "discard"
    return "aside"


# ---------------------------------------------------------------- who knows which card
def show(g: State, card: i64, to: i64) -> None:
    """These players (a bit each) now know this card."""
    if g.recording:
        g.known[card] |= to


def show_from_hand(g: State, hand: Zone, card: i64) -> None:
    """A card is shown to everybody and stays in hand. Whoever knew one like it there cannot tell whether it is another."""
    if g.recording:
        doubled: i64 = 0
        for i in range(hand.n):
            other = hand.ids[i]
            if other != card and g.kind_of[other] == g.kind_of[card]:
                doubled |= g.known[other]
        g.known[card] |= ~doubled


def forget(g: State, zone: Zone, owner: i64) -> None:
    """A card left this zone unseen: others no longer know what is in it. (Cards that leave must be hidden by the caller.)"""
    if g.recording:
        for i in range(zone.n):
            g.known[zone.ids[i]] &= 1 << owner


def blur(g: State, hand: Zone, gone: i64) -> None:
    """A card left a hand. Whoever knew another one like it there, but not this one, cannot tell which of them it was."""
    unsure = ~g.known[gone]
    for i in range(hand.n):
        card = hand.ids[i]
        if g.kind_of[card] == g.kind_of[gone] and g.known[card] & unsure:
            doubted = g.known[card] & unsure
            g.known[card] &= ~doubted
            unsure &= ~doubted


# ---------------------------------------------------------------- the deck
def draw_run(g: State, who: i64, n: i64) -> i64:
    """Draw up to n cards, as many as the deck holds; how many that were."""
    p = g.players[who]
    deck = p.deck
    hand = p.hand
    if deck.n < n:
        n = deck.n
    ids = deck.ids
    top = deck.n
    hand.reserve(n)
    held = hand.ids
    at = hand.n
    end = at + n
    while at < end:
        top -= 1
        held[at] = ids[top]
        at += 1
    deck.n = top
    hand.n = at
    g.tick += 1
    if g.is_tracking():
        stamp(g, hand, at - n)
    if g.recording and n > 0:
        drawn = [int(hand.ids[i]) for i in range(hand.n - n, hand.n)]
        for card in drawn:
            g.known[card] |= 1 << who
        note_cards(g, "draw", who, drawn, 1 << who)
    return n


def draw(g: State, who: i64, n: i64) -> None:
    """Draw cards. Only where no shuffle can ask."""
    drawn = draw_run(g, who, n)
    while drawn < n:
        if g.players[who].discard.n == 0:
            return
        shuffle(g, who)
        drawn += draw_run(g, who, n - drawn)


NOTHING_LEFT: Final[i64] = 0
HAS_CARDS: Final[i64] = 1
SHUFFLE_UNDER_WAY: Final[i64] = 2


def refill(g: State, who: i64) -> i64:
    """See to it that the deck has a card: it has, there is none, or a shuffle that may ask is under way."""
    p = g.players[who]
    if p.deck.n > 0:
        return HAS_CARDS
    if p.discard.n == 0:
        return NOTHING_LEFT
    if listened_for(g, ON_SHUFFLE):
        push(g, SHUFFLING, who, who, -1)
        return SHUFFLE_UNDER_WAY
    shuffle(g, who)
    return HAS_CARDS


def shuffle(g: State, who: i64) -> None:
    """The discard pile becomes the deck. It is sorted by kind first, so that only its contents matter."""
    p = g.players[who]
    n = p.discard.n
    if g.recording:
        note(g, "shuffle", who, n)
        for i in range(n):
            g.known[p.discard.ids[i]] = 0
    if len(g.script) > 0 and scripted_shuffle(g, who):
        return
    ids = p.discard.ids
    counts = g.counts
    kind_of = g.kind_of
    for kind in range(g.nkinds):
        counts[kind] = 0
    for i in range(n):
        counts[kind_of[ids[i]]] += 1
    at: i64 = 0
    for kind in range(g.nkinds):
        here = counts[kind]
        counts[kind] = at
        at += here
        if at == n:
            break
    p.deck.reserve(n)
    deck = p.deck.ids
    for i in range(n):
        card = ids[i]
        kind = kind_of[card]
        at = counts[kind]
        deck[at] = card
        counts[kind] = at + 1
    if g.luck == 0:
        g.rng.shuffle(deck, n)
    else:
        fated_shuffle(g, who, deck, n)
    p.deck.n = n
    p.discard.n = 0
    g.tick += 1
    if g.is_tracking():
        stamp(g, p.deck, 0)


def fated_shuffle(g: State, who: i64, deck: vec[i64], n: i64) -> None:
    """Each card gets a number that depends only on the game's luck, whose card it is, the turn, its kind and which of its
    kind it is; by these they are sorted. Decks that differ in one card then come out alike but for that card."""
    turn = stirred(g.luck ^ (g.players[who].turns * 4 + who) * 4 + g.phase)
    last: i64 = -1
    nth: i64 = 0
    for i in range(n):
        card = deck[i]
        kind = g.kind_of[card]
        nth = nth + 1 if kind == last else 0
        last = kind
        entry = stirred(turn ^ kind * 64 + nth) << 24 | card
        j = i - 1
        while j >= 0 and deck[j] > entry:
            deck[j + 1] = deck[j]
            j -= 1
        deck[j + 1] = entry
    for i in range(n):
        deck[i] &= 0xFFFFFF


def scripted_shuffle(g: State, who: i64) -> bool:
    """The next shuffle of this player has a given result."""
    for k, (seat, order) in enumerate(g.script):
        if seat != who:
            continue
        p = g.players[who]
        for kind in reversed(order):
            found = False
            for i in range(p.discard.n):
                if g.kind_of[p.discard.ids[i]] == kind:
                    put_card(g, p.discard.take_at(i), place(who, DECK))
                    found = True
                    break
            if not found:
                break
        if p.deck.n != len(order) or p.discard.n > 0:
            raise SaveError(f"the shuffle given for p{seat + 1} is no permutation of the cards that are shuffled")
        del g.script[k]
        return True
    return False


def deck_to_discard(g: State, who: i64) -> None:
    """Turned over as a whole, unseen: its bottom card ends on top."""
    p = g.players[who]
    if g.recording and p.deck.n > 0:
        g.known[p.deck.ids[0]] = EVERYONE
        cards = p.deck.listed()
        cards.reverse()
        note_cards(g, "deck_to_discard", who, cards, 0)
    while p.deck.n > 0:
        put_card(g, p.deck.take_top(), place(who, DISCARD))


# ---------------------------------------------------------------- gaining, trashing, returning
def take_from_pile(g: State, kind: i64) -> bool:
    left = g.left[kind]
    at = g.kit.pile_of[kind]
    if left <= 0 or at < 0:
        return False
    pile = g.kit.piles[at]
    if pile.order != ALIKE:
        g.stacks[at].n -= 1
        show_top(g, at)
        if g.stacks[at].n == 0 and pile.supply:
            g.empty += 1
        return True
    g.left[kind] = left - 1
    if left == 1 and pile.supply:
        g.empty += 1
    return True


def show_top(g: State, at: i64) -> None:
    """Of a pile with an order only the top card can be taken, and as many below it as are known to be the same."""
    pile = g.kit.piles[at]
    for kind in pile.kinds:
        g.left[kind] = 0
    stack = g.stacks[at]
    if stack.n > 0:
        top = stack.ids[stack.n - 1]
        i = stack.n - 1
        while i >= 0 and stack.ids[i] == top and (i == stack.n - 1 or pile.order == IN_ORDER):
            g.left[top] += 1
            i -= 1


def pile_left(g: State, at: i64) -> i64:
    """How many cards are in a pile."""
    pile = g.kit.piles[at]
    if pile.order != ALIKE:
        return g.stacks[at].n
    n: i64 = 0
    for kind in pile.kinds:
        n += g.left[kind]
    return n


def kind_called(g: State, id: str) -> i64:
    """The kind of card with that name, or the one on top of the pile with that name; -1 if there is none."""
    kind = g.kit.kind(id)
    if kind < 0 and id in g.kit.pile_by_id:
        stack = g.stacks[g.kit.pile_by_id[id]]
        return stack.ids[stack.n - 1] if stack.n > 0 else -1
    return kind


def is_in_supply(g: State, kind: i64) -> bool:
    """The supply has a card of this kind to take."""
    at = g.kit.pile_of[kind]
    return g.left[kind] > 0 and at >= 0 and g.kit.piles[at].supply


def gain(g: State, who: i64, kind: i64, zone: i64) -> i64:
    """From its pile; the new card, or -1 when there is none."""
    if kind < 0 or not take_from_pile(g, kind):
        return -1
    card = g.new_card(who, kind)
    put_in(g, card, g.players[who].zone(zone))
    gained(g, who, card, zone, NOWHERE)
    return card


def gain_from_trash(g: State, who: i64, card: i64, tick: i64, zone: i64) -> bool:
    if not move(g, card, TRASH, tick, place(who, zone)):
        return False
    g.players[who].own[g.kind_of[card]] += 1
    gained(g, who, card, zone, TRASH)
    return True


def gained(g: State, who: i64, card: i64, zone: i64, came_from: i64) -> None:
    record(g, GAINED, who, card)
    if g.recording:
        g.known[card] = EVERYONE
        detail = ZONE_NAMES[zone] + (" trash" if came_from == TRASH else "")
        note_card(g, "gain", who, card, EVERYONE, detail)
    if (g.busy >> ON_GAIN) & 1:
        open_card_window(g, ON_GAIN, who, card, place(who, zone), came_from)


def trash(g: State, who: i64, card: i64, source: i64, tick: i64) -> bool:
    """The caller notes it and opens its window, when all cards that go together have gone."""
    if not move(g, card, source, tick, TRASH):
        return False
    owner = seat_of(source)
    if owner >= 0:
        g.players[owner].own[g.kind_of[card]] -= 1
    record(g, TRASHED, who, card)
    show(g, card, EVERYONE)
    return True


def return_to_pile(g: State, who: i64, card: i64, source: i64, tick: i64) -> bool:
    kind = g.kind_of[card]
    at = g.kit.pile_of[kind]
    if at < 0 or not move(g, card, source, tick, NOWHERE):
        return False
    if pile_left(g, at) == 0 and g.kit.piles[at].supply:
        g.empty -= 1
    if g.kit.piles[at].order != ALIKE:
        g.stacks[at].put(kind)
        show_top(g, at)
    else:
        g.left[kind] += 1
    g.players[who].own[kind] -= 1
    if g.recording:
        note_card(g, "return", who, card, EVERYONE)
    return True


def buy(g: State, who: i64, kind: i64) -> None:
    g.buys -= 1
    g.coins -= cost(g, kind)
    record(g, BOUGHT, who, -1)
    if g.recording:
        note(g, "buy", who, 1, g.kinds[kind].id)
    gain(g, who, kind, DISCARD)


def buy_landscape(g: State, who: i64, land: i64) -> None:
    g.buys -= 1
    g.coins -= g.lands[land].cost
    record(g, BOUGHT, who, -1)
    if g.recording:
        note(g, "buy", who, 1, g.lands[land].id)
    take_landscape(g, who, land)


def take_landscape(g: State, who: i64, land: i64) -> None:
    """An artifact changes hands, or a project gets a cube."""
    if g.lands[land].types & ARTIFACT:
        for seat in range(g.nplayers):
            p = g.players[seat]
            p.nowned -= p.owns[land]
            p.owns[land] = 0
        if g.recording:
            note(g, "take", who, 1, g.lands[land].id)
    p = g.players[who]
    if p.owns[land] == 0:
        p.owns[land] = 1
        p.nowned += 1
    refresh(g)


def projects_of(g: State, who: i64) -> i64:
    n: i64 = 0
    for i in range(g.nlands):
        if g.players[who].owns[i] and g.lands[i].types & PROJECT:
            n += 1
    return n


# ---------------------------------------------------------------- playing
def take_kind(g: State, zone: Zone, kind: i64) -> i64:
    """Take the lowest card of this kind out of a zone; -1 if there is none."""
    ids = zone.ids
    kind_of = g.kind_of
    last = zone.n - 1
    i: i64 = 0
    while i <= last:
        card = ids[i]
        if kind_of[card] == kind:
            while i < last:
                ids[i] = ids[i + 1]
                i += 1
            zone.n = last
            return card
        i += 1
    return -1


def has_in_hand(g: State, who: i64, wanted: i64) -> bool:
    hand = g.players[who].hand
    ids = hand.ids
    kind_of = g.kind_of
    printed = g.kit.types
    plain = (g.live >> TYPES) & 1 == 0
    for i in range(hand.n):
        kind = kind_of[ids[i]]
        if printed[kind] & wanted or (not plain and types(g, kind) & wanted):
            return True
    return False


def play_from_hand(g: State, who: i64, kind: i64) -> None:
    p = g.players[who]
    card = take_kind(g, p.hand, kind)
    if card >= 0:
        put_in(g, card, p.play)
        if g.recording:
            blur(g, p.hand, card)
        play(g, who, card, -1, False)


def play(g: State, who: i64, card: i64, by: i64, again: bool) -> None:
    """Follow a card that lies in play (or, played again, wherever it is now)."""
    definition = g.kinds[g.kind_of[card]]
    position = record(g, PLAYED, who, card)
    if g.recording:
        show(g, card, EVERYONE)
        note_card(g, "play", who, card, EVERYONE, "again" if again else "")
    now = definition.types
    if by >= 0 and now & DURATION:
        bond(g, by, card)
    if now & (g.watch[ON_PLAY] | g.watch[AFTER_PLAY]) or definition.own & PLAYS:
        push(g, PLAYING, who, who, card).position = position
    elif runs_in_place(g, definition.play):
        do_now(g, definition.play, who, card)
    else:
        push(g, definition.play, who, who, card)


@final
class BeforePlay(Phrase):
    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if listened_for(g, ON_PLAY):
            open_card_window(g, ON_PLAY, f.who, f.source, place(f.who, PLAY), NOWHERE)
        return DONE


@final
class CarryOut(Phrase):
    def step(self, g: State, f: Frame, answer: i64) -> i64:
        text = g.kinds[g.kind_of[f.source]].play
        if runs_in_place(g, text):
            do_now(g, text, f.who, f.source)
        else:
            push(g, text, f.who, f.who, f.source).immune = f.immune
        return DONE


@final
class AfterPlay(Phrase):
    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if listened_for(g, AFTER_PLAY):
            window = open_card_window(g, AFTER_PLAY, f.who, f.source, place(f.who, PLAY), NOWHERE)
            if window is not None:
                window.position = f.position
        return DONE


@final
class BeforeShuffle(Phrase):
    def step(self, g: State, f: Frame, answer: i64) -> i64:
        open_window(g, ON_SHUFFLE, f.who)
        return DONE


@final
class Shuffle(Phrase):
    """Cards picked beforehand lie on top of the shuffled ones."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        shuffle(g, f.who)
        for i in range(f.its.n):
            card = f.its.ids[i]
            if g.recording:
                g.known[card] = 1 << f.who
            if move(g, card, place(f.who, LOOK), f.it_tick, place(f.who, DECK)) and g.recording:
                note_card(g, "topdeck", f.who, card, 1 << f.who)
        return DONE


PLAYING: Final = Text([BeforePlay(), CarryOut(), AfterPlay()])
SHUFFLING: Final = Text([BeforeShuffle(), Shuffle()])
register_text("engine/playing", PLAYING)
register_text("engine/shuffling", SHUFFLING)


# ---------------------------------------------------------------- clean-up
def discard_everything(g: State, who: i64) -> None:
    """The hand, then on top of it what is in play and need not stay."""
    p = g.players[who]
    if g.recording:
        note_discards(g, who)
    hand = p.hand
    play = p.play
    p.discard.reserve(hand.n + play.n)
    pile = p.discard.ids
    start = p.discard.n
    at = start
    ids = hand.ids
    for i in range(hand.n):
        pile[at] = ids[i]
        at += 1
    hand.n = 0
    ids = play.ids
    kept: i64 = 0
    stay = len(g.lingers) > 0
    for i in range(play.n):
        card = ids[i]
        if stay and stays_in_play(g, card):
            ids[kept] = card
            kept += 1
        else:
            pile[at] = card
            at += 1
    play.n = kept
    p.discard.n = at
    g.tick += 1
    if g.is_tracking():
        stamp(g, p.discard, start)
    forget_bonds(g)


def note_discards(g: State, who: i64) -> None:
    """What everybody sees at clean-up: the cards from play, and how many come from hand."""
    p = g.players[who]
    cards: list[int] = []
    for i in range(p.play.n):
        if not stays_in_play(g, p.play.ids[i]):
            cards.append(int(p.play.ids[i]))
    from_hand = [int(p.hand.ids[i]) for i in range(p.hand.n)]
    if len(cards) == 0 and len(from_hand) > 0:
        g.known[from_hand[-1]] = EVERYONE  # it lies on top
    for card in cards:
        g.known[card] = EVERYONE
    if from_hand or cards:
        note_cards(g, "discard", who, from_hand + cards, 1 << who, "clean-up")


def discarded(g: State, who: i64, card: i64, came_from: i64) -> None:
    """A card has come to lie on a discard pile."""
    if listened_for(g, ON_DISCARD):
        open_card_window(g, ON_DISCARD, who, card, place(who, DISCARD), came_from)
