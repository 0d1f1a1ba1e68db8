"""A game in progress: the seats, the answers, and undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from demesne.engine.decisions import Decision
from demesne.engine.definitions import TEXTS
from demesne.engine.errors import IllegalChoice, SaveError
from demesne.engine.scoring import next_starter
from demesne.game import Game, replay
from demesne.levels import think
from demesne.levels.level import Level, best_known, find_level
from demesne.table.spending import passes
from demesne.table.treasures import treasures_first
from demesne.table.undo import was_foreseeable
from demesne.views.view import View


@dataclass(frozen=True)
class Seat:
    """A seat: a person, or a bot given by its level or by the name or file of its strategy."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return not self.bot

    @property
    def is_level(self) -> bool:
        """Whether a level plays this seat, which may take a while to answer."""
        return find_level(self.bot) is not None


class Recorder(Protocol):
    """Saves answers and undos."""

    problem: SaveError | None  # why the last answers could not be written

    def note(self, game: Game) -> None:
        """Save the current answers of the game."""


class Session:
    """A table. Seat 0 is the starting player; people answer through it, bots answer by themselves."""

    def __init__(self, game: Game, seats: list[Seat], games_left: int = 0, language: str = "") -> None:
        self.game = game
        self.seats = seats
        self.games_left = games_left  # games in the series after this one
        self.language = language  # the language of the game, empty if unknown
        self.recorder: Recorder | None = None
        self.following: Session | None = None  # the next game of a series, set up when this one ends

    @property
    def names(self) -> list[str]:
        """The names of all players."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [i for i, seat in enumerate(self.seats) if seat.is_person]

    def note(self) -> None:
        """Save answers or an undo before their result is shown."""
        if self.recorder is not None:
            self.recorder.note(self.game)

    @property
    def unsaved(self) -> SaveError | None:
        """Why the last answers are not saved, or None."""
        return self.recorder.problem if self.recorder is not None else None

    # ------------------------------------------------------------ game flow
    def asked(self) -> int | None:
        """End phases in which nothing can be done; return the player who has to decide, or None if the game is over."""
        while not self.game.over:
            decision = self.game.decision
            if not passes(self.game):
                return decision.who
            self.game.apply(next(option for option in decision.options if option.verb == "end"))
            self.note()
        return None

    def advance(self) -> int | None:
        """Let the bots answer; return the person who has to decide, or None if the game is over."""
        while (player := self.asked()) is not None and not self.seats[player].is_person:
            self.game.apply(think.answer(self.view(player), self.seats[player].bot))
            self.note()
        return player

    def prepare(self) -> None:
        """Let levels start to study the kingdom in the background."""
        for bot in dict.fromkeys(seat.bot for seat in self.seats if seat.is_level):
            think.prepare(self.view(None), bot)

    def advise(self, view: View, level: Level, stop: think.Stop | None = None) -> think.Thought:
        """Estimates for the decision in a view, using what this table's bots know about the kingdom."""
        return think.advise(view, best_known(seat.bot for seat in self.seats).with_settings_of(level), stop)

    def view(self, player: int | None) -> View:
        """The game as a player may see it."""
        return self.game.view(player)

    def ahead(self, player: int) -> tuple[View, bool]:
        """The view to give hints for, and whether plain Treasures are played first.

        In the Buy phase it is the view after the plain Treasures have been played, if their results can be foreseen.
        """
        first = treasures_first(self.game) if self.game.decision.kind == "buy phase" else []
        if not first or not was_foreseeable(self.game, first, player):
            return self.view(player), False
        later = self.game.clone()
        for text in first:
            later.apply(text)
        return later.view(player), True

    def answer(self, *texts: str) -> None:
        """Give all of these answers, or none if one raises `IllegalChoice`."""
        texts = (*texts, *empty_night(self.game, texts))
        trial = self.game.clone()
        for text in texts:
            trial.apply(text)
        for text in texts:
            self.game.apply(text)
        self.note()

    def pick(self, ids: list[str]) -> None:
        """Pick several cards at once, in any order. If an error is raised, none is picked."""
        self.answer(*picked(self.game, ids))

    def play_treasures(self) -> int:
        """Play the Treasures whose order does not matter, and return the number of answers."""
        texts = treasures_first(self.game) if self.game.pending and self.game.decision.kind == "buy phase" else []
        for text in texts:
            self.game.apply(text)
        self.note()
        return len(texts)

    # ------------------------------------------------------------ undo
    def undo(self, player: int, agreed: bool = False) -> str:
        """Go back to the last real decision of a person.

        Return "undone", "seen" if not everything could be foreseen, or "nothing". With several people, an answer by another
        person or with an unforeseeable result needs the consent of the others: without `agreed`, return "ask" and do nothing.
        """
        journal = self.game.journal
        for keep in range(len(journal) - 1, -1, -1):
            earlier = replay(self.game.start, journal[:keep])
            who = earlier.decision.who
            is_real = any(not option.declines for option in earlier.decision.options) and not passes(earlier)
            if self.seats[who].is_person and is_real:
                free = who == player and was_foreseeable(earlier, journal[keep:], player)
                if not (free or agreed or len(self.people) == 1):
                    return "ask"
                self.game = earlier
                self.note()
                return "undone" if free else "seen"
        return "nothing"

    def play_on(self, answers: int) -> Session:
        """A new session as this one was after this many answers. This one is not changed."""
        return Session(replay(self.game.start, self.game.journal[:answers]), list(self.seats), language=self.language)

    # ------------------------------------------------------------ the next game of a series
    @property
    def can_go_on(self) -> bool:
        """Whether the game began with a deal, so that another one can follow. A position cannot be dealt again."""
        return "setup" in self.game.start

    def next_game(self, seed: int) -> Session:
        """Another game with the same kingdom and players; the starting player moves to seat 0."""
        first = next_starter(self.game.winners(), len(self.seats), seed)
        seats = self.seats[first:] + self.seats[:first]
        return Session(Game.new(self.game.setup, seed=seed), seats, max(0, self.games_left - 1), self.language)


def is_all_or_none(decision: Decision) -> bool:
    """Whether the player must pick either the full number of cards or none."""
    return decision.kind == "pick" and not decision.picked and TEXTS[decision.text].phrases[decision.at].all_or_none


def empty_night(game: Game, answers: Sequence[str]) -> list[str]:
    """The answer that ends a Night phase in which nothing can be played, if these answers lead to one."""
    if not game.components.has_night or not answers or game.decision.kind == "night phase":
        return []
    later = game.clone()
    for text in answers:
        later.apply(text)
    if not later.pending or later.decision.kind != "night phase" or later.decision.who != game.decision.who:
        return []
    return ["end night"] if passes(later) else []


def picked(game: Game, ids: list[str]) -> list[str]:
    """The answers that pick these cards. Errors depend on the question alone, so they reveal nothing."""
    decision = game.decision
    left = list(decision.pickable)
    order = {id: i for i, id in enumerate(dict.fromkeys(left))}
    least = decision.most if ids and is_all_or_none(decision) else decision.least
    fits = least <= len(ids) <= decision.most
    for id in ids:
        if id in left:
            left.remove(id)
        else:
            fits = False
    if not fits:
        what = f"choose {least} to {decision.most} of: {', '.join(decision.pickable)}"
        mode = "exactly" if least == decision.most else "up-to"
        raise IllegalChoice(what, "how-many", mode=mode, least=least, most=decision.most)
    texts: list[str] = []
    trial = game.clone()
    while is_same_choice(trial, decision, len(texts)):
        missing = Counter(ids) - Counter(trial.decision.picked)  # cards without a choice are picked automatically
        wanted = min(missing, key=lambda id: order[id], default="none")
        if wanted == "none" and not trial.decision.may_decline:
            break
        texts.append(f"choose {wanted}")
        trial.apply(texts[-1])
    return texts


def is_same_choice(game: Game, decision: Decision, answers: int) -> bool:
    """Whether the game still asks for more cards of the same choice after this many answers."""
    if not game.pending:
        return False
    now = game.decision
    return len(now.picked) >= answers and (now.who, now.kind, now.source, now.purpose, now.most) == (
        decision.who, decision.kind, decision.source, decision.purpose, decision.most,
    )  # fmt: skip


def moment(game: Game, answers: int) -> Game:
    """A game as it was after this many answers."""
    return replay(game.start, game.journal[:answers])


def turns_of(game: Game) -> list[int]:
    """The number of answers before each turn."""
    again = replay(game.start, [])
    found, now = [0], (again.turn, again.current)
    for n, answer in enumerate(game.journal):
        again.apply(answer)
        if (again.turn, again.current) != now:
            found.append(n + 1)
            now = (again.turn, again.current)
    return found


def points_per_turn(game: Game) -> list[list[int]]:
    """Every player's points after each of their turns, found by replaying the game.

    The last entry is the final score, because a player can gain Curses after their last turn.
    """
    points: list[list[int]] = [[] for _ in range(game.nplayers)]
    again = replay(game.start, [])
    turns = [0] * game.nplayers
    for answer in game.journal:
        again.apply(answer)
        for seat in range(game.nplayers):
            if again.players[seat].turns > turns[seat]:
                turns[seat] = again.players[seat].turns
                points[seat].append(again.scores()[seat])
    if game.over:
        for of_player, result in zip(points, game.scores(), strict=True):
            of_player[-1:] = [result]
    return points
