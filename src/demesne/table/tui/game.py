"""The screen for playing a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.markup import escape
from textual.message import Message
from textual.screen import Screen
from textual.widgets import RichLog, Static

from demesne.engine.errors import DemesneError
from demesne.engine.events import Event
from demesne.lang import Language
from demesne.levels import think
from demesne.prose.game_log import Log
from demesne.prose.question_texts import handed_over, question
from demesne.table.plain import points_and_deck
from demesne.table.record import Record, finish
from demesne.table.session import Session, is_all_or_none
from demesne.table.spending import PAY_DEBT, how_many, most_times
from demesne.table.tui.board import (
    CONFIRM,
    Choice,
    answers,
    choices,
    common,
    hand,
    kingdom_texts,
    player_line,
    status,
    supply,
    supply_with_texts,
)
from demesne.table.tui.lesson import tip
from demesne.table.tui.screens import (
    AgreeScreen,
    CardScreen,
    HandOverScreen,
    HelpScreen,
    LeaveScreen,
    NumberScreen,
    TextScreen,
)
from demesne.table.tui.thinking import HintScreen, ResultScreen, beside
from demesne.views.view import Asked, View

if TYPE_CHECKING:
    from demesne.table.tui.app import TableApp

SMALLEST = (80, 24)
ROOMY = 100  # columns from which the log is wider
AROUND_SUPPLY = 11  # lines above and below the supply, without those of the players
LOG_WIDTHS = (25, 44)  # columns on a narrow screen, and the minimum on a wide one


class Board(Static):
    """Markup in which clickable text keeps the colours of the cards."""

    @property
    def link_style(self) -> Style:
        """An empty style, so that clickable text keeps its colours."""
        return Style()


class GameLog(RichLog, can_focus=False):
    """The log. Lines are wrapped when they are written, so they must be written again after a change of width."""

    class WidthChanged(Message):
        """The width has changed, so the log must be written again."""

    broken_at = 0

    def on_resize(self, event: events.Resize) -> None:
        """Report a change of width."""
        if self.broken_at not in (0, event.size.width):
            self.post_message(self.WidthChanged())
        self.broken_at = event.size.width


class GameScreen(Screen[None]):
    """The table: supply, log, players, hand and question on one screen."""

    BINDINGS: ClassVar = [
        ("space", "treasures", "treasures"),
        ("backspace", "undo", "undo"),
        ("exclamation_mark", "hint", "hint"),
        ("question_mark", "help", "help"),
        ("slash", "cards", "cards"),
        ("equals_sign", "own_cards", "deck"),
        ("ctrl+s", "save", "save"),
        ("escape", "leave", "leave"),
        ("pageup", "scroll_log(-1)", "log"),
        ("pagedown", "scroll_log(1)", "log"),
    ]

    def __init__(self, language: Language, session: Session, lesson: bool = False) -> None:
        super().__init__()
        self.language = language
        self.lesson = lesson  # whether to show a tip at every step
        self.session = session
        self.player = session.people[0]
        self.possible: list[Choice] = []
        self.marked: set[int] = set()  # marked cards in a choice of several, by position
        self.log_writer = self.new_log()
        self.told = 0
        self.was_over = session.game.over  # whether the session was opened after its game ended
        self.thinker = ""  # the name of the bot that is thinking
        self.has_warned = False  # whether the warning about unsaved answers was shown

    @property
    def table(self) -> TableApp:
        """The app, with its type."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay out the status line, the supply, the log, the players, the hand and the question."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            yield Board(id="supply")
            yield GameLog(id="log", wrap=True, markup=False, min_width=10)
        yield Static(id="others")
        yield Static(id="mine")
        yield Board(id="hand")
        yield Static(id="tip")
        yield Static(id="question")
        yield Board(id="answers")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin the game."""
        self.begin()

    def begin(self) -> None:
        """Prepare the session, and play until a person has to decide."""
        self.session.prepare()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Redraw everything in the new size."""
        self.call_after_refresh(self.redraw)

    def notify(self, *args: Any, **options: Any) -> None:
        """Show one notification at a time, because several would cover the question."""
        self.app.clear_notifications()
        super().notify(*args, **options)

    # ------------------------------------------------------------ game flow
    def go_on(self) -> None:
        """Let the bots play, then show what happened and the next question. Levels think in a thread."""
        session = self.session
        player = session.asked()
        while player is not None and not session.seats[player].is_person:
            bot = session.seats[player]
            if bot.is_level:
                self.run_worker(self.let_think())
                return
            session.answer(think.answer(session.view(player), bot.bot))
            player = session.asked()
        self.show_table(player)

    async def let_think(self) -> None:
        """Let the bots answer one at a time, while the screen stays responsive."""
        session = self.session
        while (player := session.asked()) is not None and not session.seats[player].is_person:
            bot = session.seats[player]
            self.thinker = bot.name
            self.redraw()
            view = session.view(player)
            session.answer(await beside(lambda: think.answer(view, bot.bot)))  # noqa: B023  (awaited at once)
        self.thinker = ""
        self.show_table(player)

    def show_table(self, player: int | None) -> None:
        """Show what happened and the question for this person, or the result at the end of the game."""
        self.warn()
        if player is not None and player != self.player and len(self.session.people) > 1:
            said = handed_over(self.language, self.session.view(self.player), player, self.session.names)
            self.player = player
            self.forget_log()
            self.app.push_screen(HandOverScreen(said), lambda _: self.redraw())
            return
        self.redraw()
        if player is None:
            self.app.clear_notifications()
            if not self.was_over:
                self.keep_game()
            self.app.push_screen(ResultScreen(self.language, self.session, self.player), self.after_result)

    def keep_game(self) -> None:
        """Save the finished game."""
        try:
            finish(self.session)
        except DemesneError as problem:
            self.notify(self.language.error(problem), severity="error")

    def after_result(self, again: bool | None) -> None:
        """Start the next game, or leave."""
        if again:
            self.table.next_game()
        else:
            self.app.exit()

    def redraw(self) -> None:
        """Redraw everything from the player's view."""
        view = self.session.view(self.player)
        asked = view.decision
        mine = self.may_answer(asked)
        self.possible = choices(self.language, view, asked) if asked and mine else []
        width, height = self.app.size
        names = self.session.names
        self.show("status", status(self.language, view, names))
        self.show_supply(view, width, height)
        others = [player_line(self.language, p, names[p.seat], False) for p in view.players if p.seat != self.player]
        beside = common(self.language, view)
        self.show("others", "\n".join([beside, *others] if beside else others))
        self.show("mine", player_line(self.language, view.players[self.player], names[self.player], True))
        self.show("hand", hand(self.language, view, self.possible))
        teaches = self.lesson and not view.over
        self.query_one("#tip").display = teaches
        if teaches:
            self.show("tip", escape(self.language.text(tip(view))))
        self.show_question(mine)
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self.show("question", escape(self.language.text("tui-too-small")))
        self.show("keys", escape(self.keys()))
        if not (self.thinker and view.phase == "buy"):  # a series of Treasures makes one line, so wait until it is complete
            self.write_log()

    def show_supply(self, view: View, width: int, height: int) -> None:
        """Show the supply. The layout depends only on the screen size, so that piles stay in place."""
        log_width = LOG_WIDTHS[0] if width < ROOMY else max(LOG_WIDTHS[1], width // 4)
        self.query_one("#log", RichLog).styles.width = log_width
        room = width - log_width - 1
        piles = supply_with_texts(self.language, view, self.possible, room, height - AROUND_SUPPLY - len(view.players))
        if not piles:
            piles = supply(self.language, view, self.possible, room)
            left = self.query_one("#middle").size.height - piles.count("\n") - 2
            piles += f"\n\n{kingdom_texts(self.language, view, room, left)}" if left > 0 else ""
        self.show("supply", piles)

    def may_answer(self, asked: Asked | None) -> bool:
        """Whether the player at the screen has to answer the question."""
        return asked is not None and asked.who == self.player

    def untold(self) -> list[Event]:
        """The events that are not in the log yet."""
        return self.session.game.events_for(self.player, self.told)

    def keys(self) -> str:
        """The line that explains the keys."""
        return self.language.text("tui-keys")

    def show_question(self, mine: bool) -> None:
        """Show the question and its answers, or which bot is thinking."""
        view = self.session.view(self.player)
        widget = self.query_one("#question", Static)
        if view.decision is None or not mine:
            thinks = self.language.text("level-thinks", who=self.thinker) if self.thinker else ""
            widget.update(escape(thinks))
            self.show("answers", "")
            return
        widget.update(escape(question(self.language, view.decision, view, self.session.names)))
        widget.set_class(view.current != self.player, "interrupt")
        self.show("answers", answers(view, self.possible, self.language, self.marked, self.app.size.width))

    def show(self, id: str, markup: str) -> None:
        """Write markup into the widget with this id."""
        self.query_one(f"#{id}", Static).update(markup)

    def write_log(self) -> None:
        """Add new events to the log."""
        log = self.query_one("#log", RichLog)
        if log.size.width == 0:
            self.call_after_refresh(self.write_log)
            return
        for line in self.log_writer.lines(self.untold()):
            log.write(("\n" if line.kind == "turn" else "") + " " * line.depth + line.text)
        self.told = len(self.session.game.events)

    def new_log(self) -> Log:
        """A log for the player at the screen."""
        return Log(self.language, self.session.names, self.player)

    def forget_log(self) -> None:
        """Clear the log, so that it is written again from the start."""
        self.log_writer = self.new_log()
        self.told = 0
        self.query_one("#log", RichLog).clear()

    def on_game_log_width_changed(self) -> None:
        """Write the log again in the new width."""
        self.forget_log()
        self.write_log()

    # ------------------------------------------------------------ input
    def on_key(self, event: events.Key) -> None:
        """Choose the option with this key. Enter declines or ends."""
        key = "enter" if event.key == "enter" else event.character or ""
        keys = [choice.key for choice in self.possible]
        key = key if key in keys else key.swapcase()  # accept the key with and without Shift, if that is unambiguous
        if key in keys:
            event.stop()
            self.action_choose(self.possible[keys.index(key)].text)

    def action_choose(self, text: str) -> None:
        """Give an answer. If it can be given several times, ask how often."""
        if text not in [choice.text for choice in self.possible]:
            return
        if text.startswith("mark "):
            self.mark(int(text.removeprefix("mark ")))
            return
        if text == CONFIRM:
            self.confirm()
            return
        most = most_times(self.session.game, text)
        if most > 1 and text != PAY_DEBT:
            asks = self.language.text(how_many(text), n=most)
            self.app.push_screen(NumberScreen(asks, most), lambda n: self.give(text, n or 0))
        else:
            self.give(text, most)

    def give(self, text: str, times: int) -> None:
        """Give an answer this many times."""
        if times:
            self.session.answer(*[text] * times)
            self.go_on()

    def mark(self, place: int) -> None:
        """Mark or unmark a card in a choice of several, up to the maximum."""
        if place not in self.marked and len(self.marked) >= self.session.game.decision.most:
            self.say_how_many()
            return
        self.marked ^= {place}
        self.redraw()

    def say_how_many(self) -> None:
        """Tell the player how many cards to choose."""
        asked = self.session.game.decision
        is_fixed = asked.least == asked.most or is_all_or_none(asked)
        mode = "exactly" if is_fixed else "up-to" if asked.least == 0 else "between"
        text = self.language.text("tui-how-many", mode=mode, least=asked.least, most=asked.most, n=len(self.marked))
        self.notify(text)

    def confirm(self) -> None:
        """Choose all marked cards, if their number is valid."""
        asked = self.session.game.decision
        least = asked.most if self.marked and is_all_or_none(asked) else asked.least
        if not least <= len(self.marked) <= asked.most:
            self.say_how_many()
            return
        self.session.pick([asked.pickable[i] for i in sorted(self.marked)])
        self.marked = set()
        self.go_on()

    def is_busy(self) -> bool:
        """Whether a bot is thinking; if so, notify the player."""
        if self.thinker:
            self.notify(self.language.text("level-thinks", who=self.thinker))
        return bool(self.thinker)

    def action_treasures(self) -> None:
        """Play all plain Treasures, unless an Action can still be played."""
        if self.is_busy():
            return
        if any(choice.verb == "play" for choice in self.possible) and self.session.game.decision.kind == "action phase":
            self.notify(self.language.text("table-action-left"))
            return
        if self.session.game.pending and self.session.game.decision.kind == "action phase":
            self.session.answer("end actions")
        if not self.session.play_treasures():
            self.notify(self.language.text("plain-no-treasure"))
        self.go_on()

    def action_hint(self) -> None:
        """Show a hint for the question."""
        asked = self.session.view(self.player).decision
        if not self.is_busy() and asked is not None and asked.who == self.player:
            view, later = self.session.ahead(self.player)
            self.app.push_screen(HintScreen(self.language, self.session, view, self.table.adviser, later))

    def action_undo(self) -> None:
        """Take back the last answer, after asking the others if they must agree."""
        if self.is_busy():
            return
        outcome = self.session.undo(self.player)
        if outcome == "ask":
            self.app.push_screen(AgreeScreen(self.language), self.undo_agreed)
        else:
            self.show_undone(outcome)

    def undo_agreed(self, agreed: bool | None) -> None:
        """Take back the last answer if the others agreed."""
        if agreed:
            self.show_undone(self.session.undo(self.player, agreed=True))

    def show_undone(self, outcome: str) -> None:
        """Show the table after an undo, with its outcome."""
        self.marked = set()
        self.forget_log()
        self.show_table(self.session.asked())
        said = {"undone": "plain-undone", "seen": "plain-undone-seen"}.get(outcome, "plain-nothing-to-undo")
        self.notify(self.language.text(said))

    def action_help(self) -> None:
        """Show the help."""
        self.app.push_screen(HelpScreen(self.language))

    def action_own_cards(self) -> None:
        """Show all cards of the player, and their points."""
        lines = points_and_deck(self.language, self.session, self.player)
        self.app.push_screen(TextScreen("\n".join(lines), self.language.text("tui-close")))

    def action_cards(self) -> None:
        """Show the cards of this game."""
        game = self.session.game
        ids = [card.id for card in game.kinds] + [card.id for card in game.lands]
        self.app.push_screen(CardScreen(self.language, ids))

    def action_save(self) -> None:
        """Say where the game is saved, or why it is not. Answers are saved automatically."""
        record = self.session.recorder
        if isinstance(record, Record):
            where = self.language.text("saves-always", file=str(record.path))
            self.notify(self.language.error(record.problem) if record.problem else where)

    def warn(self) -> None:
        """Warn once when answers can no longer be saved."""
        problem = self.session.unsaved
        if problem and not self.has_warned:
            self.notify(self.language.error(problem), severity="error", timeout=15)
        self.has_warned = problem is not None

    def action_leave(self) -> None:
        """Ask whether to leave."""
        self.app.push_screen(LeaveScreen(self.language), self.leave)

    def leave(self, really: bool | None) -> None:
        """Leave if the player confirmed it."""
        if really:
            self.table.end()

    def action_scroll_log(self, pages: int) -> None:
        """Scroll the log by a page, up if `pages` is negative."""
        log = self.query_one("#log", RichLog)
        log.scroll_page_up() if pages < 0 else log.scroll_page_down()
