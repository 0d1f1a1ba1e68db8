"""What somebody at a table may do: from a message to the moves it means, or a refusal. Nothing is changed here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from demesne.game import Game
from demesne.table.session import Seat, Session, shows
from demesne.table.web import moves, protocol
from demesne.table.web.bots import chosen_bot
from demesne.table.web.moves import AnyMove
from demesne.table.web.show import foreseen
from demesne.table.web.table import ANSWERS_MOST, CHAT_MOST, MOVES_MOST, Refused, Table

JOINER: Final = "\u200d"  # inside emoji
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@dataclass(frozen=True)
class Actor:
    """Who wants something, and what he can know of the others: who has been gone for long, and what time it is."""

    seat: int
    long_gone: frozenset[int]
    now: int


def clean(text: str) -> str:
    """Text of a person without what is invisible or would spoil the lines of others."""
    kept = [c if c == JOINER or unicodedata.category(c) not in INVISIBLE else " " for c in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())


def clean_name(text: str, others: list[str]) -> str:
    """A name nobody else at the table has."""
    name = unique = clean(text)[: protocol.NAME_LENGTH]
    number = 2
    while unique and unique in others:
        tail = f" {number}"
        unique = name[: protocol.NAME_LENGTH - len(tail)] + tail
        number += 1
    return unique


def names_of_others(table: Table, seat: int) -> list[str]:
    return [other.name for i, other in enumerate(table.seats) if i != seat]


# ---------------------------------------------------------------- answers to the game
def game_for(table: Table, seat: int, turn: int) -> Game:
    """The game, if this is the answer to what this seat is asked now."""
    game = running(table)
    if game.decision.who != seat:
        raise Refused("you are not asked anything now", "web-not-asked")
    if table.seats[seat].bot:
        raise Refused("a bot plays for you; sit down again first", "web-bot-plays")
    if turn != table.turn(seat):
        raise Refused("this answers a question that is no longer asked", "web-stale")
    return game


def running(table: Table) -> Game:
    if not table.has_begun:
        raise Refused("the game has not begun: somebody is still missing", "web-not-begun")
    if table.is_over or table.game is None:
        raise Refused("the game is over", "web-over")
    return table.game


def answered(table: Table, seat: int, trial: Game, before: int) -> list[AnyMove]:
    """The answers given to the trial as one move."""
    texts: list[str] = []
    node = trial.journal_end
    while node is not None and len(texts) < trial.nanswers - before:
        texts.append(node.text)
        node = node.before
    made: list[AnyMove] = [moves.Answered(seat, texts[::-1])]
    if len(table.journal) + len(texts) >= ANSWERS_MOST:
        made.append(moves.Stopped())
    return made


def do_answer(table: Table, actor: Actor, said: protocol.Answer) -> list[AnyMove]:
    trial = game_for(table, actor.seat, said.turn).clone()
    before = trial.nanswers
    for text in said.answer:
        if not trial.pending or trial.decision.who != actor.seat:
            raise Refused("you are not asked anything now", "web-not-asked")
        trial.apply(text)
    return answered(table, actor.seat, trial, before)


def do_pick(table: Table, actor: Actor, said: protocol.Pick) -> list[AnyMove]:
    trial = game_for(table, actor.seat, said.turn).clone()
    if trial.decision.kind != "pick" or trial.decision.picked:
        raise Refused("you are not asked to pick cards, or have begun to pick one by one", "web-no-pick")
    before = trial.nanswers
    Session(trial, [Seat("")] * trial.nplayers).pick(said.cards)
    return answered(table, actor.seat, trial, before)


def do_treasures(table: Table, actor: Actor, said: protocol.Treasures) -> list[AnyMove]:
    trial = game_for(table, actor.seat, said.turn).clone()
    before = trial.nanswers
    if not play_treasures(trial):
        raise Refused("there is no Treasure to play whose order does not matter", "web-no-treasures")
    return answered(table, actor.seat, trial, before)


def at_real_choice(game: Game) -> tuple[Game, list[str], bool]:
    """Where a person has to decide: past the end of an empty Action phase, and past Treasures whose order does not matter.

    With the answer that ends the Action phase, unless Treasures come before the choice; and whether they do.
    """
    trial, before = foreseen(game)
    trial = trial.clone()
    if trial.decision.kind != "buy phase" or not play_treasures(trial):
        return trial, before, False
    seat = game.decision.who
    if not trial.pending or trial.decision.who != seat or any(shows(event) for event in trial.events_for(seat)):
        return game.clone(), [], False  # it is not foretold
    return trial, [], True


def play_treasures(trial: Game) -> int:
    """Play the Treasures whose order does not matter, from the Action phase on if need be; how many that were."""
    if trial.decision.kind == "action phase":
        trial.apply("end actions")
    if not trial.pending:
        return 0
    return Session(trial, [Seat("")] * trial.nplayers).play_treasures()


def game_to_advise(table: Table, seat: int, turn: int) -> Game:
    """The game, if this seat is asked this question and may ask in turn what to do."""
    if not table.gives_hints:
        raise Refused("at this table nobody is told what to do", "web-no-hints")
    return game_for(table, seat, turn)


# ---------------------------------------------------------------- taking back, consent
def do_undo(table: Table, actor: Actor, said: protocol.Undo) -> list[AnyMove]:
    running(table)
    seat = actor.seat
    if table.seats[seat].bot:
        raise Refused("a bot plays for you; sit down again first", "web-bot-plays")
    keep = table.last_message(seat)
    waiting = [other for other in table.others(seat) if other not in actor.long_gone]
    if not waiting or table.is_free_undo(seat, keep):
        return [moves.Undone(seat, keep)]
    no_other_request(table)
    return [moves.Requested("undo", seat, seat, waiting, keep)]


def no_other_request(table: Table) -> None:
    if table.request is not None:
        raise Refused("another request is still open", "web-request-open")


def do_consent(table: Table, actor: Actor, said: protocol.Consent) -> list[AnyMove]:
    request, seat = table.request, actor.seat
    if request is None or said.request != table.request_id:
        raise Refused("this request is no longer open", "web-no-request")
    if not said.agree and (seat in request.waiting or seat == request.by):
        return [moves.Declined(seat)]
    if not said.agree or seat not in request.waiting:
        raise Refused("you are not asked to consent", "web-not-waiting")
    running(table)
    made: list[AnyMove] = [moves.Agreed(seat)]
    if request.waiting == [seat]:
        undo = request.kind == "undo"
        made.append(moves.Undone(request.by, request.keep) if undo else moves.Replaced(request.about, request.bot))
    return made


# ---------------------------------------------------------------- seats
def do_replace(table: Table, actor: Actor, said: protocol.Replace) -> list[AnyMove]:
    running(table)
    bot = chosen_bot(said.bot, table.setup)
    if said.seat >= len(table.seats) or not table.seats[said.seat].is_person:
        raise Refused("no person plays this seat", "web-no-person")
    if said.seat == actor.seat:
        return [moves.Replaced(actor.seat, bot)]
    if table.seats[actor.seat].bot:
        raise Refused("a bot plays for you; sit down again first", "web-bot-plays")
    if said.seat not in actor.long_gone:
        raise Refused("this player is here, or was a moment ago", "web-not-gone")
    waiting = [i for i in table.others(actor.seat) if i != said.seat and i not in actor.long_gone]
    if not waiting:
        return [moves.Replaced(said.seat, bot)]
    no_other_request(table)
    return [moves.Requested("replace", actor.seat, said.seat, waiting, 0, bot)]


def do_sit_down(table: Table, actor: Actor, said: protocol.SitDown) -> list[AnyMove]:
    running(table)
    seat = table.seats[actor.seat]
    if not seat.is_replaced or seat.resigned:
        raise Refused("no bot plays for you", "web-no-bot-plays")
    return [moves.Returned(actor.seat)]


def do_resign(table: Table, actor: Actor, said: protocol.Resign) -> list[AnyMove]:
    running(table)
    if table.seats[actor.seat].resigned:
        raise Refused("you have already resigned", "web-resigned")
    return [moves.Resigned(actor.seat, chosen_bot("", table.setup))]


def do_rename(table: Table, actor: Actor, said: protocol.Rename) -> list[AnyMove]:
    name = clean_name(said.name, names_of_others(table, actor.seat))
    return [moves.Renamed(actor.seat, name)] if name != table.seats[actor.seat].name else []


def do_say(table: Table, actor: Actor, said: protocol.Say) -> list[AnyMove]:
    text = clean(said.text)
    if table.chats >= CHAT_MOST:
        raise Refused("enough has been said at this table", "web-chat-full")
    return [moves.Spoke(actor.seat, text, actor.now)] if text else []


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
}


def act(table: Table, actor: Actor, said: protocol.Asking) -> list[AnyMove]:
    """What a message of somebody who holds a seat means."""
    if table.n >= MOVES_MOST:
        raise Refused("this game has gone on for too long", "web-too-long")
    return ACTS[type(said)](table, actor, said)


def join(table: Table, name: str, invitation: str, token_hash: str) -> list[AnyMove]:
    """Take a free seat."""
    seat = table.free_seat(invitation)
    return [moves.Joined(seat, clean_name(name, names_of_others(table, seat)), token_hash)]
