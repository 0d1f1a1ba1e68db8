"""The plain replay: steps through a game line by line, forwards, backwards and to any moment."""

from __future__ import annotations

from collections.abc import Callable

from demesne.engine.errors import DemesneError
from demesne.game import Game
from demesne.lang import Language
from demesne.notation.names import find_card
from demesne.prose.card_descriptions import describe_card
from demesne.prose.game_log import Log
from demesne.prose.question_texts import option_text, question
from demesne.table.plain import in_english, pile_lines, table_lines
from demesne.table.session import Session, moment, turns_of
from demesne.table.terminal import print_text


class PlainReplay:
    """A replay in plain text. All cards are shown, because the game is in the past."""

    def __init__(
        self,
        language: Language,
        session: Session,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print_text,
    ) -> None:
        self.language = language
        self.session = session
        self.read = read
        self.write = write
        self.answers = session.game.journal
        self.turns = turns_of(session.game)
        self.at = 0

    def run(self) -> None:
        """Read commands until the user quits or the input ends."""
        self.write(self.language.text("replay-plain-start"))
        self.tell(0)
        self.show_moment()
        while True:
            try:
                typed = in_english(self.language, "replay-words", self.read(self.language.text("plain-prompt") + " ").strip())
            except (EOFError, KeyboardInterrupt):
                self.write("")
                return
            if typed in ("q", "quit"):
                return
            try:
                self.obey(typed)
            except DemesneError as problem:
                self.write(self.language.error(problem))

    def obey(self, typed: str) -> None:
        """Carry out a command that was typed."""
        word, _, rest = typed.partition(" ")
        later = [n for n in self.turns if n > self.at] or [len(self.answers)]
        earlier = [n for n in self.turns if n < self.at] or [0]
        moments = {"": self.at + 1, "back": self.at - 1, "next": later[0], "previous": earlier[-1]}
        if typed in moments:
            self.go_to(moments[typed])
        elif typed.isdigit():
            self.go_to(int(typed))
        elif word == "turn" and rest.isdigit() and 1 <= int(rest) <= len(self.turns):
            self.go_to(self.turns[int(rest) - 1])
        elif typed == "board":
            self.show_board(self.game())
        elif word == "card" and rest:
            self.write(describe_card(self.language, find_card(rest, self.language.code)))
        else:
            self.write(self.language.text("replay-plain-help"))

    def game(self) -> Game:
        """The game at this point of the replay."""
        return moment(self.session.game, self.at)

    def go_to(self, answers: int) -> None:
        """Move to the position after this many answers."""
        before, self.at = self.at, max(0, min(len(self.answers), answers))
        if self.at > before:
            self.tell(before)
        if self.at > before + 1 or self.at < before:
            self.show_board(self.game())
        self.show_moment()

    def tell(self, since: int) -> None:
        """Write the log up to the current answer. After a jump, it begins with the turn that contains it."""
        game = self.game()
        if self.at > since + 1:
            since = max(since, *(n for n in self.turns if n <= self.at))
        known = len(moment(self.session.game, since).events) if self.at else 0
        log = Log(self.language, self.session.names)
        for line in log.lines(game.events[known:]):
            self.write(("\n" if line.kind == "turn" else "") + str(line))

    def show_moment(self) -> None:
        """Write the position in the replay, the question there, and the answer that was given."""
        game = self.game()
        turn = sum(n <= self.at for n in self.turns)
        place = self.language.text("replay-step", n=self.at, of=len(self.answers))
        who = self.session.names[game.current]
        self.write(self.language.text("replay-plain-moment", place=place, turn=turn, turns=len(self.turns), who=who))
        if self.at == len(self.answers):
            return
        view = game.view(game.decision.who)
        asked = view.decision
        assert asked is not None
        self.write(question(self.language, asked, view, self.session.names))
        self.write("   " + self.language.text("replay-given", answer=option_text(self.language, self.answers[self.at], asked)))

    def show_board(self, game: Game) -> None:
        """Write the supply, the trash, and what all players have, with all hands face up."""
        view = game.view(game.decision.who if game.pending else game.current)
        for line in pile_lines(self.language, view):
            self.write("  " + line)
        for line in table_lines(self.language, view, self.session.names):
            self.write("  " + line)
        for seat, name in enumerate(self.session.names):
            hand = self.language.listed(game.view(seat).players[seat].hand)
            self.write(f"  {name}: {self.language.text('state-hand', cards=hand)}")
