"""A turn as a text of the engine: start, Action phase, Buy phase, Night phase and Clean-up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    ACTION,
    ACTION_PHASE,
    AFTER_PLAY,
    AGAIN,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    BUY_PHASE_END,
    BUY_PHASE_START,
    BUYING,
    CLEAN_UP_DISCARD,
    CLEAN_UP_START,
    COFFERS,
    DEBT,
    DONE,
    EVENT,
    FOR_SALE,
    GAME_END,
    HAND,
    IN_ACTION_PHASE,
    IN_BUY_PHASE,
    IN_CLEAN_UP,
    IN_NIGHT,
    LIMITED_TURN,
    NIGHT,
    NIGHT_PHASE,
    ON_DISCARD,
    ON_PLAY,
    ON_SHUFFLE,
    PASS,
    PLAY,
    PLAYED,
    RETURNED,
    SPEND,
    SPENDABLE,
    TOKEN_NAMES,
    TREASURE,
    TURN_END,
    TURN_OVER,
    TURN_START,
    TWIN_SHIFT,
    TYPES,
    VILLAGERS,
)
from demesne.engine.costs import can_pay, cost, may_buy, new_hand_size, types
from demesne.engine.definitions import Phrase, Text, register_text
from demesne.engine.discarding import discard_everything, discarded
from demesne.engine.drawing import SHUFFLE_UNDER_WAY, draw, draw_run, refill
from demesne.engine.fortunes import put_away_kept
from demesne.engine.frames import ask
from demesne.engine.gaining import buy, buy_landscape, is_in_supply, projects_of
from demesne.engine.history import THING_SHIFT, has_bought, packed, record
from demesne.engine.log import note
from demesne.engine.next_turn import end_turn, is_end, next_turn, note_ending
from demesne.engine.places import place, put_card, stamp
from demesne.engine.playing import count_play_from, has_in_hand, has_way, may_play_from, play, play_from_hand
from demesne.engine.policy import Policy
from demesne.engine.state import Frame, State
from demesne.engine.triggers import end_lingers_until, listened_for, open_window
from demesne.engine.zones import Zone, new_zone

CUBES: Final[i64] = 2  # per player: the most Projects that a player can have


# ---------------------------------------------------------------- spending tokens
def can_spend(g: State, option: i64) -> bool:
    """Whether the current player can spend this token now. Villagers can only be spent in the Action phase."""
    if option < SPEND or option >= SPEND + SPENDABLE or g.asked != g.current:
        return False
    tokens = g.players[g.current].tokens
    if option == SPEND + COFFERS:
        return tokens[COFFERS] > 0
    if option == SPEND + DEBT:
        return tokens[DEBT] > 0 and g.coins > 0
    return option == SPEND + VILLAGERS and tokens[VILLAGERS] > 0 and g.phase == IN_ACTION_PHASE


def spend(g: State, option: i64) -> None:
    """Spend a token, or pay debt."""
    token = option - SPEND
    g.players[g.current].tokens[token] -= 1
    if g.recording:
        note(g, "spend", g.current, 1, TOKEN_NAMES[token])
    if token == COFFERS:
        g.coins += 1
    elif token == DEBT:
        g.coins -= 1
    else:
        g.actions += 1


# ---------------------------------------------------------------- policies that answer at once
def answers_at_once(policy: Policy) -> bool:
    """Whether a policy needs no list of options, so that phases can ask it without returning to the run loop."""
    return policy.inside and not policy.wants_options


def answer_at_once(g: State, policy: Policy, about: i64, who: i64) -> i64:
    """The answer of such a policy. If it spends a token, it is asked the same question again."""
    g.about = about
    g.asked = who
    answer = policy.choose(g, g.about, g.asked)
    while answer >= SPEND and can_spend(g, answer):
        spend(g, answer)
        answer = policy.choose(g, g.about, g.asked)
    return answer


# ---------------------------------------------------------------- the phases
@final
class StartTurn(Phrase):
    """Begins a turn and opens the window for its start."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        g.phase = IN_ACTION_PHASE
        g.steps = 0
        f.who = g.current
        f.attacker = g.current
        if len(g.lingers) > 0:
            end_lingers_until(g, g.current)
        if g.recording:
            note(g, "turn", g.current, 0 if g.extra > 0 else g.players[g.current].turns + 1)
        if listened_for(g, TURN_START):
            open_window(g, TURN_START, g.current)
        return DONE


@final
class ActionPhase(Phrase):
    """The Action phase: the player plays Actions from hand, one by one."""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        who = g.current
        policy = g.policies[who]
        at_once = answers_at_once(policy)
        while answer != PASS:
            if answer >= 0:
                g.actions -= 1
                play_from_hand(g, who, answer)
                if g.top > 0:
                    return AGAIN
            if policy.inside and not may_play_from(g, who, place(who, HAND)):
                return DONE
            playable = g.actions > 0 and (at_once or has_in_hand(g, who, ACTION))
            if not playable and policy.inside and g.players[who].tokens[VILLAGERS] == 0:
                return DONE
            if not at_once:
                return ask(g, ACTION_PHASE, who)
            answer = answer_at_once(g, policy, ACTION_PHASE, who)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        if g.actions > 0:
            offer_hand(g, g.current, ACTION)
        g.offer(PASS)


@final
class BuyPhase(Phrase):
    """The Buy phase: the player plays Treasures and buys. f.a: 0 before it, 1 during it, 2 after it"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        if f.a == 0:
            f.a = 1
            g.phase = IN_BUY_PHASE
            if g.recording:
                note(g, "phase", g.current, 0, "buy")
            if listened_for(g, BUY_PHASE_START):
                open_window(g, BUY_PHASE_START, g.current)
                return AGAIN
        if f.a == 2:
            return DONE
        who = g.current
        policy = g.policies[who]
        while answer != PASS:
            if answer >= BUY_LAND:
                buy_landscape(g, who, answer - BUY_LAND)
            elif answer >= BUY_CARD:
                buy(g, who, answer - BUY_CARD)
            elif answer >= 0:
                play_from_hand(g, who, answer)
            if g.top > 0:
                return AGAIN
            plays = not has_bought(g, who)  # Treasures may still be played
            if policy.inside and g.buys <= 0 and not has_something_to_do(g, who, plays):
                break
            if policy.plays_treasures and plays and not play_plain_treasures(g, who):
                return AGAIN
            if not answers_at_once(policy):
                return ask(g, BUY_PHASE, who)
            answer = answer_at_once(g, policy, BUY_PHASE, who)
        f.a = 2
        if listened_for(g, BUY_PHASE_END):
            open_window(g, BUY_PHASE_END, who)
            return AGAIN
        return DONE

    def options(self, g: State, f: Frame) -> None:
        who = g.current
        if not has_bought(g, who):
            offer_hand(g, who, TREASURE)
        if g.buys > 0 and g.players[who].tokens[DEBT] == 0:
            for kind in range(g.nkinds):
                if can_buy(g, who, kind):
                    g.offer(BUY_CARD + kind)
            for land in range(g.components.for_sale):
                if can_buy_landscape(g, who, land):
                    g.offer(BUY_LAND + land)
        g.offer(PASS)


def has_something_to_do(g: State, who: i64, plays: bool) -> bool:
    """Whether a player without Buys can still pay off debt, or play a Treasure (which may give a Buy)."""
    return (g.players[who].tokens[DEBT] > 0 and g.coins > 0) or (plays and has_in_hand(g, who, TREASURE))


def can_buy(g: State, who: i64, kind: i64) -> bool:
    """Whether a player can buy a card of this kind. The caller checks that they have no debt."""
    if not is_in_supply(g, kind) or not can_pay(g, cost(g, kind), g.coins):
        return False
    return (not g.components.has_limits and (g.live >> BUYING) & 1 == 0) or may_buy(g, who, kind)


def can_buy_landscape(g: State, who: i64, land: i64) -> bool:
    """Whether a player can buy a Project, which needs a cube, or an Event."""
    card = g.lands[land]
    if card.types & FOR_SALE == 0 or not can_pay(g, card.price, g.coins) or g.players[who].tokens[DEBT] > 0:
        return False
    return card.types & EVENT != 0 or (g.players[who].has_land[land] == 0 and projects_of(g, who) < CUBES)


def offer_hand(g: State, who: i64, wanted: i64) -> None:
    """Offer to play each kind of card in hand, and once more for each Way that may be followed instead."""
    if not may_play_from(g, who, place(who, HAND)):
        return
    hand = g.players[who].hand
    counts = g.counts
    for i in range(hand.n):
        counts[g.kind_of[hand.ids[i]]] = 1
    for kind in range(g.nkinds):
        held = counts[kind]
        counts[kind] = 0
        if held and types(g, kind) & wanted:
            g.offer(kind)
            if has_way(g, types(g, kind)):
                for i in range(len(g.components.ways)):
                    g.offer(kind | (i + 1) << TWIN_SHIFT)


def play_plain_treasures(g: State, who: i64) -> bool:
    """Play the Treasures that only give coins. False if one of them needs a frame: call it again after that frame."""
    watched = g.watch[AFTER_PLAY] | g.watch[ON_PLAY]
    few = g.extra == LIMITED_TURN
    if watched & g.components.coin_types == 0 and (g.live >> TYPES) & 1 == 0 and not g.recording and not few:
        play_at_once(g, who)
        return True
    hand = g.players[who].hand
    i = best_treasure(g, hand) if few else hand.n - 1
    while i >= 0 and may_play_from(g, who, place(who, HAND)):
        card = hand.ids[i]
        if g.components.just_coins[g.kind_of[card]] > 0:
            hand.take_at(i)
            put_card(g, card, place(who, PLAY))
            count_play_from(g, who, place(who, HAND))
            depth = g.top
            play(g, who, card, -1, False)
            if g.top != depth:
                return False
            i = best_treasure(g, hand) + 1 if few else hand.n
        i -= 1
    return True


def best_treasure(g: State, hand: Zone) -> i64:
    """The index of the plain Treasure in hand that gives the most coins; the last card if there is none."""
    best = hand.n - 1
    for i in range(hand.n):
        if g.components.just_coins[g.kind_of[hand.ids[i]]] > g.components.just_coins[g.kind_of[hand.ids[best]]]:
            best = i
    return best


def play_at_once(g: State, who: i64) -> None:
    """Play all plain Treasures in hand. A fast version of `play` for cards whose play triggers nothing.

    Each card is written both to the hand and to the play area, and only the count of the right one increases. This avoids
    a branch for each card, which the processor could not predict.
    """
    p = g.players[who]
    hand = p.hand
    in_play = p.play
    history = g.history
    ids = hand.ids
    kind_of = g.kind_of
    worth = g.components.just_coins
    entry = packed(PLAYED, g.phase, who, -1)
    n = hand.n
    in_play.reserve(n)
    history.reserve(n)
    played = in_play.ids
    past = history.ids
    start = in_play.n
    before = history.n
    count: i64 = 0
    coins: i64 = 0
    for i in range(n):
        card = ids[i]
        kind = kind_of[card]
        ids[i - count] = card
        played[start + count] = card
        past[before + count] = entry | (card + 1) << THING_SHIFT
        gives = worth[kind]
        coins += gives
        count += (gives + 255) >> 8  # 1 if it gives anything
    hand.n = n - count
    in_play.n = start + count
    history.n = before + count
    g.coins += coins
    g.tick += 1
    if g.is_tracking():
        stamp(g, in_play, start)


@final
class NightPhase(Phrase):
    """The Night phase: the player plays any number of Night cards. f.a: 1 after it has begun"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        who = g.current
        policy = g.policies[who]
        if f.a == 0:
            f.a = 1
            g.phase = IN_NIGHT
            if g.recording:
                note(g, "phase", who, 0, "night")
        while answer != PASS:
            if answer >= 0:
                play_from_hand(g, who, answer)
                if g.top > 0:
                    return AGAIN
            if policy.inside and not (has_in_hand(g, who, NIGHT) and may_play_from(g, who, place(who, HAND))):
                return DONE
            if not answers_at_once(policy):
                return ask(g, NIGHT_PHASE, who)
            answer = answer_at_once(g, policy, NIGHT_PHASE, who)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        offer_hand(g, g.current, NIGHT)
        g.offer(PASS)


@final
class CleanUp(Phrase):
    """f.a: 0 start, 1 discard (f.b: its window was opened), 2 discard windows, 3 draw, 4 end of turn, 5 next turn"""

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        who = g.current
        if f.a == 0:
            f.a = 1
            g.phase = IN_CLEAN_UP
            if g.recording:
                note(g, "phase", who, 0, "clean-up")
            if listened_for(g, CLEAN_UP_START):
                open_window(g, CLEAN_UP_START, who)
                return AGAIN
        if f.a == 1 and f.b == 0 and listened_for(g, CLEAN_UP_DISCARD):
            f.b = 1
            open_window(g, CLEAN_UP_DISCARD, who)
            return AGAIN
        if f.a == 1:
            self.discard(g, f, who)
        if f.a == 2 and self.has_discard_window(g, f, who):
            return AGAIN
        if f.a == 3:
            if not self.has_new_hand(g, f, who):
                return AGAIN
            f.a = 4
            if listened_for(g, TURN_END):
                open_window(g, TURN_END, who)
                return AGAIN
        if f.a == 4:
            f.a = 5
            end_turn(g)
            if self.has_last_window(g, who):
                return AGAIN
        next_turn(g)
        f.pc = 0
        f.a = 0
        f.b = 0
        return AGAIN

    def discard(self, g: State, f: Frame, who: i64) -> None:
        """Discard everything. If effects wait for a discard, remember the cards in play in f.picks first."""
        f.a = 3
        f.b = 0
        if listened_for(g, ON_DISCARD):
            f.a = 2
            f.picks.n = 0
            for seat in range(g.nplayers):
                play = g.players[(who + seat) % g.nplayers].play
                for i in range(play.n):
                    f.picks.put(play.ids[i])
        discard_everything(g, who)
        if g.components.has_decks:
            put_away_kept(g)

    def has_last_window(self, g: State, who: i64) -> bool:
        """Open the window after the turn or at the end of the game, and return whether there is one."""
        if not g.ending and is_end(g):
            g.ending = True
            if g.recording:
                note_ending(g)
            if listened_for(g, GAME_END):
                open_window(g, GAME_END, who)
                return True
        elif listened_for(g, TURN_OVER) and (not g.ending or g.extra_turns.n > 0):
            open_window(g, TURN_OVER, who)
            return True
        return False

    def has_discard_window(self, g: State, f: Frame, who: i64) -> bool:
        """Open one window per player for the cards that they discarded from play. f.b: how many players are done"""
        while f.b < g.nplayers:
            owner = (who + f.b) % g.nplayers
            f.b += 1
            gone = new_zone()
            for i in range(f.picks.n):
                if g.players[owner].discard.index(f.picks.ids[i]) >= 0:
                    gone.put(f.picks.ids[i])
            depth = g.top
            discarded(g, owner, gone, place(owner, PLAY))
            if g.top != depth:
                return True
        f.picks.n = 0
        f.a = 3
        f.b = 0
        return False

    def has_new_hand(self, g: State, f: Frame, who: i64) -> bool:
        """Draw the new hand. False while a shuffle must be resolved first. f.b: cards drawn so far"""
        size = new_hand_size(g, who)
        if not listened_for(g, ON_SHUFFLE):
            draw(g, who, size - f.b)
            return True
        while f.b < size:
            f.b += draw_run(g, who, size - f.b)
            if f.b < size:
                deck = refill(g, who)
                if deck == SHUFFLE_UNDER_WAY:
                    return False
                if deck == 0:
                    break
        return True


TURN: Final = Text([StartTurn(), ActionPhase(), BuyPhase(), CleanUp()])
TURN_WITH_NIGHT: Final = Text([StartTurn(), ActionPhase(), BuyPhase(), NightPhase(), CleanUp()])
register_text("engine/turn", TURN)
register_text("engine/turn with night", TURN_WITH_NIGHT)
AT_ACTION_PHASE: Final[i64] = 1
AT_BUY_PHASE: Final[i64] = 2
AT_NIGHT_PHASE: Final[i64] = 3  # only in TURN_WITH_NIGHT


def return_to_action_phase(g: State) -> None:
    """End the Buy phase and go back to the Action phase. The player keeps their Actions, Buys and coins."""
    record(g, RETURNED, g.current, -1)
    g.phase = IN_ACTION_PHASE
    turn = g.stack[0]
    turn.pc = AT_ACTION_PHASE
    turn.a = 0
    turn.b = 0
    if g.recording:
        note(g, "phase", g.current, 0, "action")


def turn_of(g: State) -> Text:
    """The text of a turn in this game, with a Night phase if there are Night cards."""
    return TURN_WITH_NIGHT if g.components.has_night else TURN
