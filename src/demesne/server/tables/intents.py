"""What players can do at a table: converts a message to moves, or refuses it, without changing the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from demesne.game import Game, not_possible
from demesne.server.tables import presentation, protocol, table_moves
from demesne.server.tables.table_bots import chosen_bot
from demesne.server.tables.table_moves import AnyMove
from demesne.server.tables.table_state import ANSWERS_MOST, CHAT_MOST, LIMITED_ACTIONS_MOST, Refused, Table, foreseen
from demesne.table.session import empty_night, picked
from demesne.table.spending import most_times
from demesne.table.treasures import treasures_first
from demesne.table.undo import was_foreseeable
from demesne.views.making import asked_view

JOINER: Final = "\u200d"  # U+200D, which joins emoji
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


class Actor:
    """The seat that sent a message, the seats that have been gone for a long time, and the current time."""

    def __init__(self, seat: int, long_gone: frozenset[int], now: int) -> None:
        self.seat = seat
        self.long_gone = long_gone
        self.now = now


def clean(text: str) -> str:
    """A text without invisible characters or line breaks."""
    kept = [c if c == JOINER or unicodedata.category(c) not in INVISIBLE else " " for c in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())


def clean_name(text: str, others: list[str]) -> str:
    """A cleaned name, numbered if another player at the table has the same one."""
    name = unique = clean(text)[: protocol.NAME_LENGTH]
    number = 2
    while unique and unique in others:
        tail = f" {number}"
        unique = name[: protocol.NAME_LENGTH - len(tail)] + tail
        number += 1
    return unique


def names_of_others(table: Table, seat: int) -> list[str]:
    """The names of the other seats."""
    return [other.name for i, other in enumerate(table.seats) if i != seat]


# ---------------------------------------------------------------- answers to the game
def game_for(table: Table, seat: int, turn: int) -> Game:
    """The game, if it asks this seat this question now."""
    game = running(table)
    if game.decision.who != seat:
        raise Refused("it is not your decision", "web-not-asked")
    if table.seats[seat].bot:
        raise Refused("a bot is playing for you; take over again first", "web-bot-plays")
    if turn != table.turn(seat):
        raise Refused("this question has already been answered", "web-stale")
    return game


def running(table: Table) -> Game:
    """The game, if it has begun and is not over."""
    if not table.has_begun:
        raise Refused("the game has not started: not all seats are taken", "web-not-begun")
    if table.is_over or table.game is None:
        raise Refused("the game is over", "web-over")
    return table.game


def answered(table: Table, seat: int, texts: list[str]) -> list[AnyMove]:
    """Wrap these answers in one move, and stop the game if it has reached its limit."""
    quiet = table.request is not None and is_quiet(running(table), texts)
    made: list[AnyMove] = [table_moves.Answered(seat, texts, quiet=quiet)]
    if len(table.journal) + len(texts) >= ANSWERS_MOST:
        made.append(table_moves.Stopped())
    return made


def is_quiet(game: Game, texts: list[str]) -> bool:
    """Whether the answers are invisible to others, because the same choice still asks for more cards."""
    later = game.clone()
    for text in texts:
        later.apply(text)
    return later.pending and not later.events and asked_view(later, None) == asked_view(game, None)


def do_answer(table: Table, actor: Actor, said: protocol.Answer) -> list[AnyMove]:
    """Answer with an option that was offered. A refusal lists only offered options, so it reveals nothing."""
    game = game_for(table, actor.seat, said.turn)
    if not is_offered(table, game, said.answer):
        raise not_possible(", ".join(said.answer), game.decision)
    return answered(table, actor.seat, said.answer + empty_night(game, said.answer))


def is_offered(table: Table, game: Game, answer: list[str]) -> bool:
    """Whether the answer is an option now, or in the Buy phase if the Action phase is empty and would end first.

    Tokens can be spent several at a time.
    """
    times = answer.count(answer[-1])
    if answer[-times:] != [answer[-1]] * times:
        return False
    before = answer[: len(answer) - times]
    later, foretold = (game, before) if not before else table.foreseen()
    if before != foretold or later.decision.option(answer[-1]) is None:
        return False
    return times <= most_times(later, answer[-1])


def do_pick(table: Table, actor: Actor, said: protocol.Pick) -> list[AnyMove]:
    """Answer a question with several cards at once."""
    game = game_for(table, actor.seat, said.turn)
    if game.decision.kind != "pick" or game.decision.picked:
        raise Refused("this question does not ask for several cards", "web-no-pick")
    return answered(table, actor.seat, picked(game, said.cards))


def do_treasures(table: Table, actor: Actor, said: protocol.Treasures) -> list[AnyMove]:
    """Play the plain Treasures in hand. Only the hand counts, because the end of the Action phase may have effects."""
    game = game_for(table, actor.seat, said.turn)
    if not presentation.treasures(game, game.decision.kind):
        raise Refused("you have no Treasures that can be played in any order", "web-no-treasures")
    texts = treasures_first(game)
    return answered(table, actor.seat, texts + purchase_after(game, texts, said.buy))


def purchase_after(game: Game, texts: list[str], wanted: str) -> list[str]:
    """The answer that buys a card after these answers, unless they reveal something new to the player."""
    if not wanted or not was_foreseeable(game, texts, game.decision.who):
        return []
    later = game.clone()
    for text in texts:
        later.apply(text)
    option = later.decision.option(f"buy {wanted}")
    return [] if option is None else [option.text]


def at_real_choice(game: Game) -> tuple[Game, list[str], bool]:
    """The next real choice, after the end of an empty Action phase and after Treasures whose order does not matter.

    Also return the answers that end the Action phase (none if Treasures are played first), and whether Treasures are played.
    """
    later, before = foreseen(game)
    first = treasures_first(later) if later.decision.kind == "buy phase" else []
    if not first:
        return later.clone(), before, False
    if not was_foreseeable(game, before + first, game.decision.who):
        return game.clone(), [], False  # the player must not see what these answers reveal
    later = later.clone()
    for text in first:
        later.apply(text)
    return later, [], True


def game_to_advise(table: Table, seat: int, turn: int) -> Game:
    """The game, if it asks this seat this question and hints are allowed."""
    if not table.gives_hints:
        raise Refused("hints are turned off at this table", "web-no-hints")
    return game_for(table, seat, turn)


# ---------------------------------------------------------------- undo and consent
def do_undo(table: Table, actor: Actor, said: protocol.Undo) -> list[AnyMove]:
    """Take back the player's last message, or ask the others to agree."""
    running(table)
    seat = actor.seat
    if table.seats[seat].bot:
        raise Refused("a bot is playing for you; take over again first", "web-bot-plays")
    keep = table.last_message(seat)
    waiting = table.opponents(seat)
    if not waiting or table.is_free_undo(seat, keep):
        return [table_moves.Undone(seat, keep)]
    if any(other in actor.long_gone for other in waiting):
        raise Refused("a player who would have to agree is away, so this cannot be undone", "web-undo-absent")
    no_other_request(table)
    return [table_moves.Requested("undo", seat, seat, waiting, keep, events=table.events_before(keep))]


def no_other_request(table: Table) -> None:
    """Refuse if another request is open."""
    if table.request is not None:
        raise Refused("another request is still open", "web-request-open")


def do_consent(table: Table, actor: Actor, said: protocol.Consent) -> list[AnyMove]:
    """Agree to a request, refuse it, or withdraw it."""
    request, seat = table.request, actor.seat
    if request is None or said.request != table.request_id:
        raise Refused("this request is no longer open", "web-no-request")
    if not said.agree and (seat in request.waiting or seat == request.by):
        return [table_moves.Declined(seat)]
    if not said.agree or seat not in request.waiting:
        raise Refused("you are not being asked to agree", "web-not-waiting")
    running(table)
    made: list[AnyMove] = [table_moves.Agreed(seat)]
    if request.waiting == [seat]:
        undo = request.kind == "undo"
        made.append(table_moves.Undone(request.by, request.keep) if undo else table_moves.Replaced(request.about, request.bot))
    return made


# ---------------------------------------------------------------- before the game begins
def waiting_for_people(table: Table) -> None:
    """Refuse unless the table is waiting for players."""
    if table.has_begun or table.is_closed:
        raise Refused("this table is no longer waiting for players", "web-begun")


def do_fill(table: Table, actor: Actor, said: protocol.Fill) -> list[AnyMove]:
    """Give all free seats to bots."""
    waiting_for_people(table)
    bot = chosen_bot(said.bot, table.setup)
    return [table_moves.Filled(i, bot) for i, seat in enumerate(table.seats) if seat.is_free]


def do_close(table: Table, actor: Actor, said: protocol.Close) -> list[AnyMove]:
    """Close a table before its game begins."""
    waiting_for_people(table)
    return [table_moves.Closed(actor.seat)]


# ---------------------------------------------------------------- seats
def do_replace(table: Table, actor: Actor, said: protocol.Replace) -> list[AnyMove]:
    """Let a bot play for the sender, or for a player who has been gone for a long time."""
    running(table)
    bot = chosen_bot(said.bot, table.setup)
    if said.seat >= len(table.seats) or not table.seats[said.seat].is_person:
        raise Refused("this seat is not held by a person", "web-no-person")
    if said.seat == actor.seat:
        return [table_moves.Replaced(actor.seat, bot)]
    if table.seats[actor.seat].bot:
        raise Refused("a bot is playing for you; take over again first", "web-bot-plays")
    if said.seat not in actor.long_gone:
        raise Refused("this player is here, or was a moment ago", "web-not-gone")
    waiting = [i for i in table.others(actor.seat) if i != said.seat and i not in actor.long_gone]
    if not waiting:
        return [table_moves.Replaced(said.seat, bot)]
    no_other_request(table)
    return [table_moves.Requested("replace", actor.seat, said.seat, waiting, 0, bot)]


def do_sit_down(table: Table, actor: Actor, said: protocol.SitDown) -> list[AnyMove]:
    """Take back the sender's seat from a bot."""
    running(table)
    seat = table.seats[actor.seat]
    if not seat.is_replaced or seat.resigned:
        raise Refused("no bot plays for you", "web-no-bot-plays")
    return [table_moves.Returned(actor.seat)]


def do_resign(table: Table, actor: Actor, said: protocol.Resign) -> list[AnyMove]:
    """Resign."""
    running(table)
    if table.seats[actor.seat].resigned:
        raise Refused("you have already resigned", "web-resigned")
    return [table_moves.Resigned(actor.seat, chosen_bot("", table.setup))]


def do_rename(table: Table, actor: Actor, said: protocol.Rename) -> list[AnyMove]:
    """Change the sender's name."""
    name = clean_name(said.name, names_of_others(table, actor.seat))
    return [table_moves.Renamed(actor.seat, name)] if name != table.seats[actor.seat].name else []


def do_say(table: Table, actor: Actor, said: protocol.Say) -> list[AnyMove]:
    """Send a chat message."""
    text = clean(said.text)
    if table.chats[actor.seat] >= CHAT_MOST:
        raise Refused("you have reached the message limit at this table", "web-chat-full")
    return [table_moves.Spoke(actor.seat, text, actor.now)] if text else []


ACTS: Final[dict[type[protocol.Asking], Callable[[Table, Actor, Any], list[AnyMove]]]] = {
    protocol.Answer: do_answer,
    protocol.Pick: do_pick,
    protocol.Treasures: do_treasures,
    protocol.Undo: do_undo,
    protocol.Consent: do_consent,
    protocol.Replace: do_replace,
    protocol.SitDown: do_sit_down,
    protocol.Resign: do_resign,
    protocol.Rename: do_rename,
    protocol.Say: do_say,
    protocol.Fill: do_fill,
    protocol.Close: do_close,
}

# Actions that the game does not depend on; their number per seat is limited. Answers have a separate limit, which ends the
# game, so no player can keep the others from finishing.
LIMITED_ACTIONS: Final = (protocol.Undo, protocol.Replace, protocol.SitDown, protocol.Rename)


def act(table: Table, actor: Actor, said: protocol.Asking) -> list[AnyMove]:
    """Convert a player's message to moves."""
    if isinstance(said, LIMITED_ACTIONS) and table.limited_actions[actor.seat] >= LIMITED_ACTIONS_MOST:
        raise Refused("you have reached the limit for this action at this table", "web-too-often")
    return ACTS[type(said)](table, actor, said)


def join(table: Table, name: str, invitation: str, token_hash: str) -> list[AnyMove]:
    """Take a free seat."""
    seat = table.free_seat(invitation)
    return [table_moves.Joined(seat, clean_name(name, names_of_others(table, seat)), token_hash)]
