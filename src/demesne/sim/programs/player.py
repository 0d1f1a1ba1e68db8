"""A program as a player: the messages it gets in each game. docs/bots.md describes them."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from time import perf_counter
from typing import Any, Final

from demesne.engine.constants import TYPE_NAMES
from demesne.engine.definitions import Card
from demesne.engine.expressions import PLAIN
from demesne.game import Game
from demesne.sim.programs.process import ANSWER, START, Failure, Process, printable, quoted
from demesne.sim.programs.result import Thought
from demesne.version import VERSION

PROTOCOL: Final = 2
START_SECONDS: Final = 10.0  # time limit for the start, unless that for a decision is longer
LONGEST_NAME: Final = 40  # characters
GOODBYE: Final = 1.0  # seconds that a program gets to exit by itself


class ProgramPlayer:
    """A program that is started on demand, and restarted after it has forfeited a game."""

    def __init__(self, command: Sequence[str], seconds: float, stop: Event) -> None:
        self.command = command
        self.seconds = seconds
        self.stop = stop
        self.process: Process | None = None
        self.name = ""  # the name it gave itself
        self.wants: list[object] = []
        self.is_playing = False  # the program has received the start message of the game
        self.told = 0  # how many events of the game have been sent
        self.number = 0  # the number of the current decision

    # ------------------------------------------------------------ the process
    def running(self) -> Process:
        """The process, started and greeted if necessary. Failure is raised if it cannot be started."""
        if self.process is None:
            try:
                self.process = Process(self.command, self.stop)
            except OSError as problem:
                raise Failure(START, str(problem.strerror or problem)) from None
            try:
                self.say_hello(self.process)
            except Failure as failure:
                raise Failure(START, failure.detail) from None
        return self.process

    def say_hello(self, process: Process) -> None:
        """Exchange names and protocol versions with a program."""
        hello = {"type": "hello", "protocol": PROTOCOL, "version": VERSION, "seconds": self.seconds}
        answer = process.ask(hello, max(START_SECONDS, self.seconds))
        name, wants = answer.get("name"), answer.get("wants")
        self.name = printable(name)[:LONGEST_NAME].strip() if isinstance(name, str) else ""
        self.wants = wants if isinstance(wants, list) else []

    def give_up(self) -> str:
        """End the process of a program that forfeited a game, and return the end of its standard error."""
        process, self.process = self.process, None
        if process is None:
            return ""
        process.end()
        lines = process.complaint.decode("utf-8", "replace").splitlines()
        return "\n".join(printable(line.expandtabs()) for line in lines)

    def close(self) -> None:
        """End the process after the match."""
        if self.process is not None:
            self.process.end(0.0 if self.stop.is_set() else GOODBYE)
            self.process = None

    # ------------------------------------------------------------ a game
    def start(self, game: Game, seat: int, facts: dict[str, Any]) -> None:
        """Tell the program that a game begins."""
        self.told = self.number = 0
        cards = [card_facts(card) for card in (*game.kinds, *game.lands)]
        message = {
            "type": "start",
            **facts,
            "seat": seat,
            "setup": game.setup.to_data(),
            "cards": cards,
        }
        self.running().tell(message)
        self.is_playing = True

    def decide(self, game: Game, seat: int, thought: Thought) -> str:
        """Ask the program for its answer to the pending decision: one of the options."""
        self.number += 1
        seen = game.view(seat)
        position, seen.position = seen.position, {}  # copying it would dominate the time
        view = seen.to_data()
        del view["position"]
        asked = view.pop("decision")
        options: list[str] = asked.pop("options")
        del asked["who"]
        message = {"type": "decide", "number": self.number, "view": view, "decision": asked, "options": options}
        if "position" in self.wants:
            message["position"] = position
        if "events" in self.wants:
            message["events"] = [event.to_data() for event in game.events_for(seat, self.told)]
            self.told = len(game.events)
        process, began = self.running(), perf_counter()
        answer = process.ask(message, self.seconds)
        thought.add(perf_counter() - began)
        return chosen(answer, options)

    def end(self, message: dict[str, Any]) -> None:
        """Tell the program that a game has ended."""
        if self.process is not None and self.is_playing:
            self.process.tell({"type": "end", **message})
        self.is_playing = False


def chosen(answer: dict[str, Any], options: list[str]) -> str:
    """The option that an answer names, by its text or its index.

    >>> chosen({"answer": "end buys"}, ["play copper", "end buys"]), chosen({"answer": 0}, ["play copper", "end buys"])
    ('end buys', 'play copper')
    """
    value = answer.get("answer")
    if isinstance(value, str) and value in options:
        return value
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(options):
        return options[value]
    raise Failure(ANSWER, quoted(repr(value)))


def card_facts(card: Card) -> dict[str, Any]:
    """The printed properties of a card, which are the same in every game."""
    return {
        "id": card.id,
        "name": card.name,
        "cost": int(card.cost),
        **({"potion": int(card.potion)} if card.potion else {}),
        **({"debt": int(card.debt)} if card.debt else {}),
        "types": [name.lower() for name, bit in TYPE_NAMES.items() if card.types & bit],
        "coins": int(card.play.just_coins),
        "points": int(card.vp) if card.worth is PLAIN else None,
    }
