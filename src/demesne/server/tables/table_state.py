"""The state of a table, computed by folding its moves. No waiting, storing or sending happens here."""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from mypy_extensions import mypyc_attr

from demesne.engine.errors import DemesneError
from demesne.engine.essentials import RULES
from demesne.engine.scoring import next_starter
from demesne.engine.setup import Setup
from demesne.game import Game, replay, start_from
from demesne.server.tables import table_moves
from demesne.server.tables.table_moves import AnyMove, Opening, OpeningSeat
from demesne.table.spending import passes
from demesne.table.undo import was_foreseeable

CHAT_KEPT: Final = 200
CHAT_MOST: Final = 1000  # chat messages per seat
ANSWERS_MOST: Final = 10_000  # answers in one game
LIMITED_ACTIONS_MOST: Final = 2000  # limited actions of each seat: see `intents.LIMITED_ACTIONS`
AT_A_TIME: Final = 100  # answers to replay before other tasks can run
Ahead = tuple[Game, list[str]]  # a game, and the answers that lead there


class Refused(DemesneError):
    """An action is not allowed at this table now. The message is for the player who tried it."""


def hashed(secret: str) -> str:
    """The hash under which a secret is stored."""
    return sha256(secret.encode()).hexdigest()


def is_same(secret: str, known_hash: str) -> bool:
    """Whether a secret has this hash."""
    return bool(known_hash) and hmac.compare_digest(hashed(secret), known_hash)


@dataclass
class TableSeat:
    """The current state of a seat."""

    kind: Literal["here", "link", "open", "bot"]
    name: str
    bot: str  # the bot that plays this seat, empty for a person
    token: str  # hashed; empty until somebody joins
    invitation: str
    resigned: bool = False

    @property
    def is_free(self) -> bool:
        """Whether nobody has joined yet."""
        return self.kind != "bot" and not self.token

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat, or will."""
        return not self.bot

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays for a person."""
        return self.kind != "bot" and bool(self.bot)


class Stretch:
    """Consecutive answers given in one move."""

    def __init__(self, seat: int, start: int, by_bot: bool) -> None:
        self.seat = seat
        self.start = start  # number of answers before this stretch
        self.by_bot = by_bot


@dataclass
class Said:
    """A chat message."""

    seat: int
    text: str
    at: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game and the people at it."""

    def __init__(self, id: str, opening: Opening) -> None:
        self.id = id
        self.opening = opening
        self.seats = [TableSeat(s.kind, s.name, s.bot, s.token, s.invitation) for s in opening.seats]
        self.n = 0  # number of moves
        self.around = 0  # number of moves other than answers
        self.journal = list(opening.journal)
        self.stretches = taken_over(opening.answered)
        self.game: Game | None = None  # None before the game begins and until it has been replayed
        self.ahead: Ahead | None = None  # the cached result of `foreseen`
        self.given = [0] * len(self.seats)  # number of answer messages per seat
        self.kept: list[int] = []  # number of events left after each undo
        self.request: table_moves.Requested | None = None
        self.request_id = 0
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.chats = [0] * len(self.seats)  # number of chat messages per seat
        self.limited_actions = [0] * len(self.seats)
        self.rules = opening.rules  # the version of the rules, 0 if unknown
        self.stopped = False
        self.rematch = ""
        self.rematch_wanted: list[int] = []
        self.is_closed = False

    # ------------------------------------------------------------ state
    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return Setup.from_data(self.opening.setup)

    @property
    def start(self) -> dict[str, object]:
        """The start data for `demesne.game.replay`."""
        return {"setup": self.setup.to_data(), "seed": self.opening.seed}

    @property
    def has_begun(self) -> bool:
        """Whether all seats are taken."""
        for seat in self.seats:  # no generator expression: this runs for every answer
            if seat.is_free:
                return False
        return True

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints."""
        if self.opening.hints is not None:
            return self.opening.hints
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    @property
    def bots(self) -> list[str]:
        """The bots that play at this table."""
        return [seat.bot for seat in self.seats if seat.bot]

    @property
    def undos(self) -> int:
        """The number of undos."""
        return len(self.kept)

    @property
    def left(self) -> list[int]:
        """The seats that can still win."""
        return [i for i, seat in enumerate(self.seats) if not seat.resigned]

    @property
    def is_given_up(self) -> bool:
        """Whether the game is over because of resignations: one player is left, or only bots."""
        left = people = 0
        for seat in self.seats:
            if not seat.resigned:
                left += 1
                people += seat.is_person
        return left < len(self.seats) and (left == 1 or people == 0)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, for any reason."""
        return self.stopped or self.is_given_up or (self.game is not None and self.game.over)

    @property
    def state(self) -> Literal["open", "running", "over", "closed"]:
        """The state of the table in the list of games."""
        if not self.has_begun:
            return "closed" if self.is_closed else "open"
        return "over" if self.is_over else "running"

    @property
    def end(self) -> Literal["rules", "resigned", "length"]:
        """How the game ended."""
        return "length" if self.stopped else "resigned" if self.is_given_up else "rules"

    @property
    def asked(self) -> int | None:
        """The seat whose answer the game waits for."""
        if self.game is None or self.is_over:
            return None
        return self.game.decision.who

    @property
    def asked_bot(self) -> str:
        """The bot whose answer the game waits for."""
        return "" if self.asked is None else self.seats[self.asked].bot

    def turn(self, seat: int) -> int:
        """The number of this seat's question. It counts only the seat's own messages and all undos."""
        return self.given[seat] + self.undos

    def foreseen(self) -> Ahead:
        """The result of the function `foreseen`, cached until the next answer."""
        assert self.game is not None
        if self.ahead is None:
            self.ahead = foreseen(self.game)
        return self.ahead

    def winners(self) -> list[int]:
        """The winners by the rules, among the players who have not resigned."""
        if self.game is None or not self.is_over:
            return []
        scores = self.game.scores()
        best = max((scores[seat], -self.game.players[seat].turns) for seat in self.left)
        return [seat for seat in self.left if (scores[seat], -self.game.players[seat].turns) == best]

    def seat_of(self, token: str) -> int | None:
        """The seat with this token."""
        for i, seat in enumerate(self.seats):
            if is_same(token, seat.token):
                return i
        return None

    def free_seat(self, invitation: str) -> int:
        """The free seat for this invitation, or an open seat without one."""
        if self.is_closed:
            raise Refused("this table was closed", "web-closed")
        for i, seat in enumerate(self.seats):
            if invitation and is_same(invitation, seat.invitation):
                if not seat.is_free:
                    raise Refused("somebody has already joined with this invitation", "web-taken")
                return i
        if invitation:
            raise Refused("this invitation does not belong to this game", "web-invitation")
        for i, seat in enumerate(self.seats):
            if seat.is_free and seat.kind == "open":
                return i
        raise Refused("there is no free seat at this table", "web-full")

    # ------------------------------------------------------------ applying moves
    def apply(self, move: AnyMove) -> None:
        """Apply a move. After loading and after an undo, call `play_again` to replay the game."""
        self.n += 1
        if isinstance(move, table_moves.Answered):
            self.answered(move)
            return
        self.around += 1
        if isinstance(move, (table_moves.Undone, table_moves.Replaced, table_moves.Returned, table_moves.Renamed)):
            self.limited_actions[move.seat] += 1
        elif isinstance(move, table_moves.Requested):
            self.limited_actions[move.by] += 1
        if isinstance(move, table_moves.Undone):
            self.cut(move.keep)
        elif isinstance(move, table_moves.RulesChanged):
            self.rules = move.rules
            self.cut(move.keep)
        elif isinstance(move, table_moves.Requested):
            self.request, self.request_id = move, self.n
        elif isinstance(move, table_moves.Agreed):
            if self.request is not None:
                waiting = [seat for seat in self.request.waiting if seat != move.seat]
                self.request = table_moves.Requested(
                    self.request.kind, self.request.by, self.request.about, waiting, self.request.keep, self.request.bot,
                    self.request.events,
                )  # fmt: skip
        elif isinstance(move, table_moves.Declined):
            self.request = None
        elif isinstance(move, table_moves.Spoke):
            self.chats[move.seat] += 1
            self.chat.append(Said(move.seat, move.text, move.at))
        elif isinstance(move, table_moves.Stopped):
            self.stopped = True
        elif isinstance(move, table_moves.Rematched):
            self.rematch = move.game
        elif isinstance(move, table_moves.WantedRematch):
            self.rematch_wanted.append(move.seat)
        elif isinstance(move, table_moves.Closed):
            self.is_closed = True
        else:
            self.seated(move)

    def answered(self, move: table_moves.Answered) -> None:
        """Add answers to the journal, and apply them to the game if it is loaded."""
        self.stretches.append(Stretch(move.seat, len(self.journal), move.by_bot))
        self.journal += move.texts
        self.given[move.seat] += 1
        if self.request is not None and self.request.kind == "undo" and not move.quiet:
            self.request = None
            self.around += 1
        self.ahead = None
        if self.game is not None:
            for text in move.texts:
                self.game.apply(text)

    def cut(self, keep: int) -> None:
        """Take back all answers after the first `keep`."""
        self.request = None
        self.journal = self.journal[:keep]
        self.stretches = [stretch for stretch in self.stretches if stretch.start < keep]
        self.kept.append(0)
        self.game = self.ahead = None

    def seated(
        self,
        move: table_moves.Joined
        | table_moves.Filled
        | table_moves.Replaced
        | table_moves.Returned
        | table_moves.Resigned
        | table_moves.Renamed,
    ) -> None:
        """Apply a move that changes a seat."""
        seat = self.seats[move.seat]
        if isinstance(move, table_moves.Joined):
            seat.name, seat.token = move.name, move.token
        elif isinstance(move, table_moves.Filled):
            seat.kind, seat.bot = "bot", move.bot
        elif isinstance(move, table_moves.Renamed):
            seat.name = move.name
        elif isinstance(move, table_moves.Returned):
            seat.bot = ""
        elif isinstance(move, table_moves.Resigned):
            seat.resigned, seat.bot = True, move.bot
            self.request = None
        else:
            seat.bot = move.bot
            self.request = None

    def play_again(self) -> Iterator[None]:
        """Replay the game, yielding now and then so that other tasks can run."""
        if self.game is not None or not self.has_begun:
            return
        game = start_from(self.start)
        for i, text in enumerate(self.journal):
            if i % AT_A_TIME == AT_A_TIME - 1:
                yield
            game.apply(text)
        self.game = game
        if self.kept:
            self.kept[-1] = len(game.events)

    # ------------------------------------------------------------ undo
    def last_message(self, seat: int) -> int:
        """The number of answers before this person's last message."""
        for stretch in reversed(self.stretches):
            if stretch.seat == seat and not stretch.by_bot:
                return stretch.start
        raise Refused("there is nothing to undo", "web-nothing-to-undo")

    def others(self, seat: int) -> list[int]:
        """The other people who are playing."""
        return [i for i, other in enumerate(self.seats) if i != seat and other.is_person and not other.resigned]

    def opponents(self, seat: int) -> list[int]:
        """The other people who can still win. Those replaced by a bot count, because they may come back."""
        return [i for i, other in enumerate(self.seats) if i != seat and other.kind != "bot" and not other.resigned]

    def is_free_undo(self, seat: int, keep: int) -> bool:
        """Whether the undo reveals nothing: the player gave all these answers and could foresee their results."""
        if any(stretch.seat != seat for stretch in self.stretches if stretch.start >= keep):
            return False
        return was_foreseeable(replay(self.start, self.journal[:keep]), self.journal[keep:], seat)

    def events_before(self, keep: int) -> int:
        """The number of events after the first `keep` answers."""
        return len(replay(self.start, self.journal[:keep]).events)

    # ------------------------------------------------------------ the next game
    def next_opening(self, seed: int, now: int, wanted: set[int]) -> Opening:
        """The opening of another game with the same kingdom, people and tokens. The starting player gets seat 0.

        People who want the rematch play for themselves, even if a bot had replaced them.
        """
        first = next_starter(self.winners(), len(self.seats), seed)
        given_up = self.is_given_up and len(self.seats) == 2
        seats: list[OpeningSeat] = []
        for number, seat in enumerate(self.seats):
            plays = number in wanted or (given_up and seat.resigned)
            seats.append(OpeningSeat(seat.kind, seat.name, "" if plays else seat.bot, seat.token, seat.invitation))
        seats = seats[first:] + seats[:first]
        old = self.opening
        return Opening(old.setup, seed, seats, old.public, old.spectators, now, old.hints, rules=RULES)

    def opening_from(self, step: int, person: OpeningSeat, seat: int, bot: str, now: int) -> Opening:
        """The opening of a game in which one person continues from this step. The given bot replaces all other people."""
        seats = [OpeningSeat("bot", other.name if other.kind == "bot" else "", bot_of(other, bot)) for other in self.seats]
        seats[seat] = person
        old = self.opening
        return Opening(
            old.setup, old.seed, seats, False, old.spectators, now, True, self.journal[:step],
            self.answered_by()[:step], self.rules,
        )  # fmt: skip

    def answered_by(self) -> list[int]:
        """The seat that gave each answer."""
        seats: list[int] = []
        ends = [stretch.start for stretch in self.stretches[1:]] + [len(self.journal)]
        for stretch, end in zip(self.stretches, ends, strict=True):
            seats += [stretch.seat] * (end - stretch.start)
        return seats


def bot_of(seat: TableSeat, usual: str) -> str:
    """The bot that continues for a seat: the seat's bot, or the given one for a person."""
    return seat.bot if seat.kind == "bot" else usual


def taken_over(answered: list[int]) -> list[Stretch]:
    """Stretches for the answers of an earlier game, which cannot be taken back."""
    return [
        Stretch(seat, start, by_bot=True)
        for start, seat in enumerate(answered)
        if start == 0 or answered[start - 1] != seat
    ]  # fmt: skip


def played(table: Table) -> Table:
    """Replay the game of a table in one go, and return the table."""
    for _ in table.play_again():
        pass
    return table


def foreseen(game: Game) -> Ahead:
    """The game at the decision to offer, and the answers that lead there.

    An Action phase in which nothing can be done is ended, unless that has effects.
    """
    decision = game.decision
    if decision.kind != "action phase" or not passes(game):
        return game, []
    later = game.clone()
    later.apply("end actions")
    if not later.pending or later.decision.who != decision.who or later.decision.kind != "buy phase":
        return game, []
    if any(happened.kind != "phase" for happened in later.events):
        return game, []  # ending the phase has effects, which must not be revealed
    return later, ["end actions"]
