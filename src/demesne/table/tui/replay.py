"""The replay screen: steps through a game, with the table as it was."""

from __future__ import annotations

from typing import ClassVar

from textual.markup import escape
from textual.widgets import Static

from demesne.engine.events import Event
from demesne.game import replay
from demesne.lang import Language
from demesne.prose.game_log import Log
from demesne.prose.question_texts import option_text, question
from demesne.table.session import Session, turns_of
from demesne.table.tui.game import GameScreen
from demesne.views.view import Asked


class ReplayScreen(GameScreen, inherit_bindings=False):
    """The table after some answers, seen by the player who gives the next one. All cards are shown."""

    BINDINGS: ClassVar = [
        ("right,enter,space", "step(1)", ""),
        ("left,backspace", "step(-1)", ""),
        ("down,pagedown", "turn(1)", ""),
        ("up,pageup", "turn(-1)", ""),
        ("home", "first", ""),
        ("end", "last", ""),
        ("slash", "cards", ""),
        ("escape,q,Q", "leave", ""),
    ]

    def __init__(self, language: Language, session: Session) -> None:
        super().__init__(language, session)
        self.answers = session.game.journal
        self.turns = turns_of(session.game)
        self.at = 0

    def begin(self) -> None:
        self.show_moment(0)

    def action_step(self, steps: int) -> None:
        """Go forward or back by some answers."""
        self.show_moment(max(0, min(len(self.answers), self.at + steps)))

    def action_turn(self, steps: int) -> None:
        """Go to the start of the next turn, or back to the start of this or the previous one."""
        later = [n for n in self.turns if n > self.at] or [len(self.answers)]
        earlier = [n for n in self.turns if n < self.at] or [0]
        self.show_moment(later[0] if steps > 0 else earlier[-1])

    def action_first(self) -> None:
        """Go to the start of the game."""
        self.show_moment(0)

    def action_last(self) -> None:
        """Go to the end of the game."""
        self.show_moment(len(self.answers))

    def show_moment(self, answers: int) -> None:
        """Show the game after this many answers."""
        self.at = answers
        game = self.session.game = replay(self.session.game.start, self.answers[: self.at])
        self.player = game.decision.who if game.pending else game.current
        self.forget_log()
        self.redraw()

    def action_leave(self) -> None:
        self.app.exit()

    # ------------------------------------------------------------ overrides
    def new_log(self) -> Log:
        """A log that addresses no player, because the viewpoint changes with every step."""
        return Log(self.language, self.session.names)

    def may_answer(self, asked: Asked | None) -> bool:
        return False

    def untold(self) -> list[Event]:
        return self.session.game.events[self.told :]

    def keys(self) -> str:
        return self.language.text("replay-keys")

    def show_question(self, mine: bool) -> None:
        view = self.session.view(self.player)
        place = self.language.text("replay-step", n=self.at, of=len(self.answers))
        asked = view.decision
        said = question(self.language, asked, view, self.session.names) if asked else ""
        self.query_one("#question", Static).update(escape(f"{place}  {said}"))
        given = option_text(self.language, self.answers[self.at], asked) if asked and self.at < len(self.answers) else ""
        self.show("answers", escape(self.language.text("replay-given", answer=given)) if given else "")
