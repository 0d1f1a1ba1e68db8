"""Screens that need computation: hints, the result of a game, and its review."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.markup import escape
from textual.screen import ModalScreen
from textual.widgets import Static

from demesne.lang import Language
from demesne.levels.level import Level
from demesne.levels.review import Review, review
from demesne.table.advice import review_lines, thought_lines
from demesne.table.plain import ending_lines, result_lines
from demesne.table.session import Session, points_per_turn
from demesne.table.tui.screens import TextScreen
from demesne.views.view import View

if TYPE_CHECKING:
    from demesne.table.tui.app import TableApp

BARS = " ▁▂▃▄▅▆▇█"
OFTEN = 0.2  # seconds between two updates of the progress
Found = TypeVar("Found")


async def beside(work: Callable[[], Found]) -> Found:
    """Run a function in a daemon thread, which does not keep the program from ending."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[Found] = loop.create_future()

    def tell(result: Found | None, problem: Exception | None) -> None:
        if found.done():
            return
        if problem:
            found.set_exception(problem)
        else:
            found.set_result(cast(Found, result))

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except Exception as caught:
            problem = caught
        with contextlib.suppress(RuntimeError):  # the loop is closed, because the app has ended
            loop.call_soon_threadsafe(tell, result, problem)

    Thread(target=run, daemon=True).start()
    return await found


class HintScreen(TextScreen):
    """A hint for the current decision."""

    def __init__(self, language: Language, session: Session, view: View, adviser: Level, later: bool) -> None:
        super().__init__(language.text("hint-thinking"), language.text("tui-close"))
        self.language = language
        self.session = session
        self.view = view
        self.adviser = adviser
        self.later = later
        self.has_left = Event()

    def on_mount(self) -> None:
        """Start to compute the hint."""
        self.run_worker(self.think())

    def on_unmount(self) -> None:
        """Stop the computation."""
        self.has_left.set()

    async def think(self) -> None:
        """Compute the hint, and show it."""
        thought = await beside(lambda: self.session.advise(self.view, self.adviser, self.has_left.is_set))
        assert self.view.decision is not None
        lines = thought_lines(self.language, self.view.decision, thought, self.later)
        self.query_one("#text", Static).update(escape("\n".join(lines)))


class ResultScreen(TextScreen):
    """Scores, decks and points per turn, with keys for the review and for another game."""

    BINDINGS: ClassVar = [("r,R", "review", "")]

    def __init__(self, language: Language, session: Session, player: int) -> None:
        lines = [*ending_lines(language, session), *result_lines(language, session)]
        lines.append("")
        lines.append(language.text("result-per-turn"))
        everybody = points_per_turn(session.game)
        top = max([1, *(n for points in everybody for n in points)])
        longest = max(map(len, session.names))
        for name, points in zip(session.names, everybody, strict=True):
            lines.append(f"  {name:{longest}} {chart(points, top)} {points[-1] if points else 0}")
        super().__init__("\n".join(lines), language.text("tui-again"))
        self.language = language
        self.session = session
        self.player = player

    def action_review(self) -> None:
        """Open the review of the game."""
        self.app.push_screen(ReviewScreen(self.language, self.session, self.player), self.play_on)

    def play_on(self, answers: int | None) -> None:
        """Play on from the mistake chosen in the review, after this many answers."""
        if answers is not None:
            cast("TableApp", self.app).play_on(answers)


class ReviewScreen(ModalScreen[int | None]):
    """The review of one player's game. Its result is the number of answers to play on from, or None."""

    BINDINGS: ClassVar = [
        ("1", "play_on(1)", ""),
        ("2", "play_on(2)", ""),
        ("3", "play_on(3)", ""),
        ("4", "play_on(4)", ""),
        ("5", "play_on(5)", ""),
        ("p,P", "next_player", ""),
        ("escape", "leave", ""),
    ]

    def __init__(self, language: Language, session: Session, player: int) -> None:
        super().__init__()
        self.language = language
        self.session = session
        self.player = player
        self.found: Review | None = None
        self.progress = (0, 1)
        self.has_left = Event()

    def compose(self) -> ComposeResult:
        """Lay out the text of the review."""
        with VerticalScroll(id="box") as box:
            box.border_subtitle = escape(self.language.text("tui-close"))
            yield Static(id="text")

    def on_mount(self) -> None:
        """Start the review, and update its progress regularly."""
        self.set_interval(OFTEN, self.show_progress)
        self.look_back()

    def on_unmount(self) -> None:
        """Stop the review."""
        self.has_left.set()

    def look_back(self) -> None:
        """Review the game of the current player."""
        self.found = None
        self.progress = (0, 1)
        self.show_progress()
        self.run_worker(self.think(), exclusive=True)

    async def think(self) -> None:
        """Compute the review, and show it when it is done."""
        level = cast("TableApp", self.app).reviewer
        player, has_left = self.player, self.has_left
        found = await beside(lambda: review(self.session.game, player, level, self.note_progress, has_left.is_set))
        self.found = found
        lines = review_lines(self.language, self.session, found)
        keys = self.language.text("review-keys", n=len(found.mistakes))
        self.query_one("#text", Static).update(escape("\n".join([*lines, "", keys])))
        self.query_one("#box", VerticalScroll).scroll_home(animate=False)

    def note_progress(self, done: int, steps: int) -> None:
        """Record the progress of the review."""
        self.progress = (done, steps)

    def show_progress(self) -> None:
        """Show the progress of the review."""
        if self.found is None:
            done, steps = self.progress
            text = f"{self.language.text('review-working')} {self.language.text('simulate-percent', value=100 * done // steps)}"
            self.query_one("#text", Static).update(escape(text))

    def action_play_on(self, number: int) -> None:
        """Close the screen to play on from a mistake."""
        if self.found and number <= len(self.found.mistakes):
            self.dismiss(self.found.mistakes[number - 1].n)

    def action_next_player(self) -> None:
        """Review the game of the next player."""
        if self.found:
            self.player = (self.player + 1) % len(self.session.seats)
            self.look_back()

    def action_leave(self) -> None:
        """Close the screen."""
        self.dismiss(None)


def chart(points: list[int], top: int) -> str:
    """Numbers as bars; `top` is the highest number."""
    return "".join(BARS[max(0, round(n / top * (len(BARS) - 1)))] for n in points)
