"""The `Game` class, the public interface of the engine, and replaying of saved games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from demesne.engine.components import Components
from demesne.engine.constants import DEBT, DECISION_NAMES, NIGHT_PHASE, NONE, PHASE_NAMES
from demesne.engine.costs import cost
from demesne.engine.dealing import components_for, deal
from demesne.engine.decisions import Decision, Option, make_decision
from demesne.engine.errors import Diverged, GameOver, IllegalChoice, SaveError, SetupError, written
from demesne.engine.essentials import (
    RULES,
    Essentials,
    checksum,
    essentials,
    from_first_format,
    parts_that_differ,
    what_differs,
)
from demesne.engine.events import Event
from demesne.engine.prices import coins_in
from demesne.engine.rng import LONG_SEEDS, key_of, short_seed
from demesne.engine.run import offer_again, run
from demesne.engine.scoring import score, winners
from demesne.engine.setup import Setup
from demesne.engine.state import Answer, State
from demesne.engine.turn import can_spend, spend
from demesne.views.making import make_view, open_view
from demesne.views.view import View

FORMAT: Final = "demesne game"
TABLE_FORMAT: Final = "demesne table"  # the saves of tables, which `load_game` reads
VERSION: Final = 2
# The public attributes of a game, which `dir` shows. All others belong to the engine.
PUBLIC: Final[tuple[str, ...]] = (
    "actions", "apply", "buys", "clone", "coins", "cost", "current", "debt", "decision", "events_for", "from_json", "journal",
    "new", "nplayers", "over", "potions", "scores", "setup", "start", "to_json", "turn", "undone", "view", "winners",
)  # fmt: skip


@final
class Game(State):
    """A game of Dominion. It waits for an answer to `decision`, or is `over`.

    Players are numbered from 0; player 0 begins. Cards and landscapes are named by their ids, such as `throne_room`.
    `dir` shows the names on this page. All other attributes belong to the engine and may change.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(2), seed=7)
    >>> game
    <Game: turn 1 of player 0, action phase; player 0 is asked>
    >>> print(game)
    Turn 1 of player 0, action phase: 1 Action, 1 Buy, $0
      $8  province 8
      $6  gold 30
      $5  duchy 8, market 10, mine 10
      $4  militia 10, remodel 10, smithy 10
      $3  silver 40, village 10, woodcutter 10, workshop 10
      $2  estate 8, cellar 10, moat 10
      $0  copper 46, curse 10
    Trash: none
    Player 0: hand: copper*4, estate; deck: 5
    Player 1: hand: copper*3, estate*2; deck: 5
    Player 0 is asked, action phase: end actions
    >>> while game.turn < 6:
    ...     game.apply("end actions")
    ...     game.apply("end buys")
    >>> game.over, game.scores()
    (False, [3, 3])
    """

    def __init__(self, components: Components, of: Game | None = None) -> None:
        super().__init__(components, of)
        self.start: dict[str, Any] = of.start if of is not None else {}  # the setup and seed, or position, for `replay`
        self.asking: Decision | None = None

    def __dir__(self) -> list[str]:
        return list(PUBLIC)

    def __repr__(self) -> str:
        if self.over:
            points = ", ".join([str(n) for n in self.scores()])
            return f"<Game: over; points: {points}; won by {said_players(self.winners())}>"
        turn = f"turn {self.players[self.current].turns + 1} of player {self.current}, {PHASE_NAMES[self.phase]} phase"
        if not self.pending:
            return f"<Game: {turn}>"
        what = "" if self.about <= NIGHT_PHASE else f" for a decision of kind {DECISION_NAMES[self.about]!r}"
        return f"<Game: {turn}; player {self.asked} is asked{what}>"

    def __str__(self) -> str:
        return str(open_view(self))

    # ------------------------------------------------------------ creating games
    @staticmethod
    def new(setup: Setup, seed: int = 0) -> Game:
        """Set up a game and run it to its first decision. The same setup and seed always give the same game."""
        if not 0 <= seed < LONG_SEEDS:
            what = str(seed) if abs(seed) < LONG_SEEDS else hex(seed)[:20] + "…"
            raise SetupError(f"a seed is a whole number from 0 to 2**256 - 1, not {what}", "seed", seed=what, most="2**256 - 1")
        game = Game(components_for(setup))
        game.start = {"setup": setup.to_data(), "seed": seed}
        game.recording = True
        deal(game, short_seed(seed), key_of(seed))
        run(game, NONE)
        return game

    def clone(self) -> Game:
        """An independent copy, with the journal so far but without the events so far."""
        return Game(self.components, self)

    # ------------------------------------------------------------ playing
    @property
    def decision(self) -> Decision:
        """The pending decision: who must answer, the options, and why. Raises GameOver if the game is over."""
        if not self.pending:
            raise GameOver("the game is over: there is nothing to decide")
        if self.asking is None:
            self.asking = make_decision(self)
        return self.asking

    def apply(self, option: Option | str) -> None:
        """Answer the pending decision with one of its options, or with the text of one.

        An answer that is not possible raises IllegalChoice and changes nothing. A second copy (`choose copper#2`) that is not
        offered by itself is the first one: journals of older versions name such copies.
        """
        text = option.text if isinstance(option, Option) else option
        decision = self.decision
        chosen = decision.option(text)
        if chosen is None and "#" in text:
            chosen = decision.option(text.partition("#")[0])
        if chosen is None:
            raise not_possible(text, decision)
        code: i64 = chosen.code
        self.asking = None
        self.journal_end = Answer(self.journal_end, chosen.text)
        self.nanswers += 1
        self.forced = []
        if chosen.is_side_move and can_spend(self, code):
            spend(self, code)
            offer_again(self)
            return
        self.pending = False
        run(self, code)

    # ------------------------------------------------------------ state
    @property
    def setup(self) -> Setup:
        """The setup of this game. A game that starts from a position may have piles that form no kingdom."""
        return self.components.setup

    def scores(self) -> list[int]:
        """The current points of each player."""
        return [score(self, who) for who in range(self.nplayers)]

    def winners(self) -> list[int]:
        """Who has won, or is ahead: most points, then fewest turns. Several players share a win."""
        return winners(self)

    def cost(self, id: str) -> int:
        """The current cost of a card or landscape in this game, in coins."""
        kind = self.components.kind(id)
        if kind >= 0:
            return int(coins_in(cost(self, kind)))
        land = self.components.land(id)
        if land >= 0:
            return self.lands[land].cost
        raise SetupError(f"{id} is not in this game")

    def view(self, player: int | None) -> View:
        """What this player may know; with None, what a spectator may know."""
        if player is not None and not 0 <= player < self.nplayers:
            raise SetupError(f"this game has players 0 to {self.nplayers - 1}, not {player}")
        return make_view(self, player)

    def events_for(self, player: int | None, since: int = 0) -> list[Event]:
        """The events of this game as this player (None: a spectator) saw them, without the first `since` of them."""
        return [event.seen_by(player) for event in self.events[since:]]

    @property
    def debt(self) -> int:
        """The debt of the player whose turn it is."""
        return int(self.players[self.current].tokens[DEBT])

    # ------------------------------------------------------------ history
    @property
    def journal(self) -> list[str]:
        """The answers given so far, oldest first."""
        answers: list[str] = []
        node = self.journal_end
        while node is not None:
            answers.append(node.text)
            node = node.before
        answers.reverse()
        return answers

    def undone(self, answers: int = 1) -> Game:
        """A new game without the last answers. It is replayed from the start, so it is exactly as it was."""
        journal = self.journal
        if not 0 <= answers <= len(journal):
            raise IllegalChoice(f"{len(journal)} answers have been given, so {answers} cannot be taken back")
        return replay(self.start, journal[: len(journal) - answers])

    # ------------------------------------------------------------ saving
    def to_json(self) -> str:
        """The game as JSON: its start, its answers, and its position as a check."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "rules": RULES,
            "start": self.start,
            "journal": self.journal,
            "position": essentials(self),
        }
        return json.dumps(data)

    @staticmethod
    def from_json(text: str) -> Game:
        """Read the text from `to_json`, of this version or an earlier one.

        The answers are replayed. If they no longer lead to the saved position, Diverged says what differs and holds the game
        as far as it is still the same. Other text raises SaveError. `load_game` also reads the saves of tables.
        """
        data = parse_save(text)
        rules: int = data["rules"]
        try:
            game = replay(data["start"], data["journal"], rules=rules)
            then: Essentials = data["position"] if "position" in data else from_first_format(data["state"])
            differs = what_differs(then, essentials(game))
        except SaveError:
            raise
        except SetupError as problem:
            raise SaveError(f"this save is damaged: {problem}", "save-damaged", detail="start") from None
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError) as damage:
            what = f"this save is damaged: {type(damage).__name__} {damage}"
            raise SaveError(what, "save-damaged", detail=type(damage).__name__) from None
        if differs:
            raise another_position(game, data["journal"], len(data["journal"]), differs, rules)
        return game


def said_players(players: list[int]) -> str:
    """Players as text for an error message, such as "players 0 and 1"."""
    return f"player{'s' if len(players) > 1 else ''} {' and '.join([str(player) for player in players])}"


def not_possible(answer: str, decision: Decision) -> IllegalChoice:
    """The error for an answer that is not among the options."""
    possible = ", ".join(known.text for known in decision.options)
    return IllegalChoice(f"{answer!r} is not possible here; possible: {possible}", "not-possible", answer=written(answer))


def parse_save(text: str) -> dict[str, Any]:
    """The data of a save. Raises SaveError if its form is wrong."""
    text = text.strip()
    try:
        data, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError) as problem:
        what = f"this is not a save: it is not valid JSON ({problem}); was the file cut off?"
        raise SaveError(what, "save-cut-off", detail=str(problem)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        is_table = isinstance(data, dict) and data.get("format") == TABLE_FORMAT
        hint = "; this is the save of a table, which demesne.load_game reads" if is_table else ""
        raise SaveError(f'this is not a save of a game: it should hold "format": "{FORMAT}"{hint}', "no-save")
    if end < len(text):
        raise SaveError("this save is damaged: more text follows after it", "save-damaged", detail=str(end))
    version = data.get("version")
    if not isinstance(version, int) or version < 1:
        raise SaveError("this save is damaged: its version is not a number", "save-damaged", detail="version")
    if version > VERSION:
        what = f"this save has version {version}, but this program reads up to {VERSION}: update demesne to load it"
        raise SaveError(what, "save-version", version=version, known=VERSION)
    data.setdefault("rules", 0)  # the first format has no version of the rules
    parts = [("start", dict), ("journal", list), ("rules", int), ("position" if version > 1 else "state", dict)]
    for key, kind in parts:
        if not isinstance(data.get(key), kind):
            raise SaveError(f"this save is damaged: {key!r} is missing or of the wrong form", "save-damaged", detail=key)
    if not all(isinstance(answer, str) for answer in data["journal"]):
        raise SaveError(
            "this save is damaged: the journal holds something that is not an answer", "save-damaged", detail="journal"
        )
    return data


# Functions that start a game, by the key in its start data. Positions add their own.
STARTERS: Final[dict[str, Callable[[dict[str, Any]], Game]]] = {}


def start_from(start: dict[str, Any]) -> Game:
    """Start a game from its start data."""
    for name, starter in STARTERS.items():
        if name in start:
            return starter(start)
    what = f"a game starts from {' or '.join(STARTERS)}; this one names neither"
    raise SaveError(what, "save-damaged", detail="start")


def start_from_setup(start: dict[str, Any]) -> Game:
    """Start a game from a setup and a seed."""
    return Game.new(Setup.from_data(start["setup"]), start["seed"])


STARTERS["setup"] = start_from_setup


def replay(start: dict[str, Any], journal: list[str], checks: dict[int, str] | None = None, rules: int = 0) -> Game:
    """Play a journal again from the start of its game, with all events.

    `checks` are checksums of the position after that many answers. If one differs, or an answer is not possible, Diverged
    holds the game as far as it is still the same.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> game.apply("end actions")
    >>> demesne.replay(game.start, game.journal)
    <Game: turn 1 of player 0, buy phase; player 0 is asked>
    """
    game: Game | None = None
    for step in replaying(start, journal, checks, rules):
        game = step
    assert game is not None
    return game


def replaying(
    start: dict[str, Any], journal: list[str], checks: dict[int, str] | None = None, rules: int = 0
) -> Iterator[Game]:
    """Replay a journal, and yield the same game object at the start and after each answer.

    `checks` are checksums of the position after that many answers. If one differs, Diverged holds the game up to the last
    checksum that agreed, if there is one. If an answer is not possible, Diverged holds the game before that answer.
    """
    game = start_from(start)
    agreed = -1
    for n in range(len(journal) + 1):
        if checks and n in checks:
            differs = parts_that_differ(checks[n], checksum(game))
            if differs:
                upto = replay(start, journal[:agreed]) if agreed >= 0 else game
                raise another_position(upto, journal, n, differs, rules)
            agreed = n
        yield game
        if n < len(journal):
            try:
                game.apply(journal[n])
            except IllegalChoice as problem:
                raise impossible_answer(game, journal, n, problem, rules) from None


def another_position(game: Game, answers: list[str], n: int, differs: str, rules: int) -> Diverged:
    """The error for a position that differs from the saved one after `n` answers."""
    what = f"after answer {n} of {len(answers)} the position is not the one that was saved ({differs}); {since(rules)}"
    values = {"n": n, "of": len(answers), "detail": differs, "since": kind_of_rules(rules), "saved": rules, "now": RULES}
    return Diverged(what, "save-position", game, answers, rules, **values)


def impossible_answer(game: Game, answers: list[str], n: int, problem: IllegalChoice, rules: int) -> Diverged:
    """The error for an answer that is not possible after `n` answers."""
    what = f"answer {n + 1} of {len(answers)} cannot be given any more: {problem}; {since(rules)}"
    answer = written(answers[n])
    values = {"n": n + 1, "of": len(answers), "detail": answer, "since": kind_of_rules(rules), "saved": rules, "now": RULES}
    return Diverged(what, "save-journal", game, answers, rules, **values)


def kind_of_rules(rules: int) -> str:
    """How a save's version of the rules relates to this one: unknown, same or other."""
    return "unknown" if rules == 0 else "same" if rules == RULES else "other"


def since(rules: int) -> str:
    """Why a saved game may not replay as it was played, for an error message."""
    if rules == 0:
        return "it was saved by a version that did not note its rules, which may have changed since"
    if rules == RULES:
        return "the rules are the same, so the save is damaged"
    return f"the rules have changed since (version {rules}, now {RULES})"
