"""Running rulings: positions, moves and what must hold. The format is described in docs/rulings.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from demesne.engine.codec import load, to_data
from demesne.engine.constants import ARTIFACT, PHASE_NAMES, PROJECT, TOKEN_NAMES
from demesne.engine.decisions import Option
from demesne.engine.definitions import CARDS, TEXTS
from demesne.engine.errors import DemesneError
from demesne.game import Game
from demesne.notation.position import (
    cards_named,
    check_keys,
    describe,
    owned_ids,
    prizes_left,
    start_from_position,
    trash_ids,
    zone_ids,
)
from demesne.notation.zones import format_cards, parse_cards

WAYS = ("straight", "clone", "json")
RULING_KEYS = {"id", "ruling", "source", "given", "do", "expect"}
EXPECT_KEYS = {
    "phase", "turn", "actions", "buys", "coins", "supply", "prizes", "costs", "trash", "over", "scores", "winners", "decision",
    "p1", "p2", "p3", "p4",
}  # fmt: skip
PLAYER_ZONES = ("hand", "discard", "play", "aside")
PLAYER_EXPECT_KEYS = {
    *PLAYER_ZONES, "deck", "hand_size", "deck_size", "discard_size", "coffers", "villagers", "projects", "artifacts",
}  # fmt: skip


class RulingFile(DemesneError):
    """A file that holds no rulings we can read."""


class Broken(Exception):
    """The ruling does not hold."""


def through_data(game: Game) -> Game:
    """The same game, made from the plain data of its position."""
    again = Game(game.kit)
    again.start = game.start
    again.recording = True
    data = to_data(game)
    load(again, data)
    if to_data(again) != data:
        raise Broken("a position that was made from data differs from it")
    again.events = game.events
    again.journal_end = game.journal_end
    again.nanswers = game.nanswers
    return again


class Run:
    """One ruling, run one way."""

    def __init__(self, ruling: dict[str, Any], way: str) -> None:
        self.ruling = ruling
        self.way = way
        self.move = "the position"
        self.named_trigger = False  # a trigger was just named, which is also its yes
        named = cards_named(ruling.get("given"), ruling.get("do"), ruling.get("expect"))
        self.game = start_from_position({"position": ruling.get("given") or {}, "named": named})

    # ------------------------------------------------------------ one step, one of three ways
    def step(self, option: Option) -> None:
        game = self.game
        if self.way == "clone":
            before = to_data(game)
            copy = game.clone()
            if to_data(copy) != before:
                raise Broken("a clone differs from its original")
            copy.apply(option.text)
            if to_data(game) != before:
                raise Broken("a move of the clone changed the original")
            game.apply(option.text)
            if to_data(game) != to_data(copy):
                raise Broken("clone and original went different ways")
            copy.forced = game.forced
            self.game = copy
        elif self.way == "json":
            loaded = Game.from_json(game.to_json())
            if to_data(loaded) != to_data(game):
                raise Broken("a loaded game differs from what was saved")
            if [o.text for o in loaded.decision.options] != [o.text for o in game.decision.options]:
                raise Broken("a loaded game offers other options")
            self.game = through_data(loaded)
            self.game.apply(option.text)
        else:
            game.apply(option)

    # ------------------------------------------------------------ what is asked
    def real_options(self) -> list[Option]:
        return [option for option in self.game.decision.options if not option.is_side_move]

    def in_phase(self) -> bool:
        return self.game.pending and self.game.decision.kind in ("action phase", "buy phase")

    def is_asked(self) -> bool:
        return self.game.pending and not self.in_phase()

    def place_in_text(self) -> tuple[int, int]:
        return self.game.top, self.game.stack[self.game.top].pc

    def progress(self) -> int:
        """How many cards or names of the pending decision have been picked."""
        frame = self.game.stack[self.game.top]
        return int(frame.picks.n if self.game.decision.kind in ("pick", "order") else frame.a)

    def match(self, name: str) -> Option | None:
        """The option a scripted name means."""
        options = self.real_options()
        real = [option for option in options if not option.declines]
        if name in ("none", "no"):
            return next((option for option in options if option.declines), None)
        for option in real:
            if name in (option.card, option.text.removeprefix("choose ")):
                return option
        if name == "yes" and len(real) == 1:
            return real[0]
        decision = self.game.decision
        if decision.kind == "trigger" and len(real) == 1 and decision.reason and decision.reason.card == name:
            return real[0]
        return None

    def fits(self, who: int | None, names: list[str]) -> bool:
        if who is not None and who != self.game.decision.who:
            return False
        return any(self.match(name) is not None for name in names)

    def settle(self, who: int | None = None, names: list[str] | None = None) -> None:
        """Answer what need not be scripted: decline Reactions, take the first of an order."""
        while self.is_asked():
            if names is not None and self.fits(who, names):
                return
            options = self.real_options()
            real = [option for option in options if not option.declines]
            kind = self.game.decision.kind
            declining = [option for option in options if option.declines]
            if kind == "trigger" and declining and all(option.reaction for option in real):
                self.step(declining[0])
            elif kind == "order" or (kind == "trigger" and len(real) > 1):
                self.step(real[0])
            else:
                decision = self.game.decision
                raise Broken(
                    f"p{decision.who + 1} is asked ({decision.source or kind}) and the ruling does not say what is answered: "
                    + ", ".join(option.card for option in options)
                )

    # ------------------------------------------------------------ moves
    def do(self, item: object) -> None:
        if isinstance(item, dict) and len(item) == 1 and "expect" in item:
            self.move = f"an expectation after {self.move}"
            self.expect(item["expect"], final=False)
        elif isinstance(item, dict) and len(item) == 1 and "cannot" in item:
            self.move = f"cannot: {item['cannot']}"
            self.cannot(str(item["cannot"]))
        elif isinstance(item, str):
            self.move = item
            self.make_move(item)
        else:
            raise RulingFile(f"a move is a text, {{expect: ...}} or {{cannot: ...}}, not {item!r}")

    def make_move(self, text: str) -> None:
        who, verb, rest = split_move(text)
        if verb == "choose":
            self.choose(who, parse_cards(rest))
        elif verb == "spend":
            self.spend(who, rest)
        else:
            self.settle()
            self.check_turn(who)
            if verb == "play":
                for id in parse_cards(rest):
                    self.settle()
                    self.take("play", id)
            elif verb == "buy":
                self.take("buy", rest)
            else:
                self.end(rest)

    def check_turn(self, who: int | None) -> None:
        if not self.game.pending:
            raise Broken("the game is over")
        if who is not None and who != self.game.decision.who:
            raise Broken(f"it is p{self.game.decision.who + 1}'s turn")

    def take(self, verb: str, id: str) -> None:
        for option in self.game.decision.options if self.game.pending else []:
            if option.verb == verb and option.card == id:
                self.step(option)
                return
        raise Broken(f"{id} cannot be {'played' if verb == 'play' else 'bought'} here")

    def end(self, what: str) -> None:
        kind = self.game.decision.kind
        if what == "actions":
            if kind != "action phase":
                raise Broken("this is not the action phase")
            self.step(self.declining())
            return
        if kind == "action phase":
            self.step(self.declining())
            self.settle()
        self.step(self.declining())

    def declining(self) -> Option:
        return next(option for option in self.game.decision.options if option.declines)

    def spend(self, who: int | None, rest: str) -> None:
        match = re.fullmatch(r"(\d+) (\w+)", rest)
        if not match or match[2] not in TOKEN_NAMES:
            raise RulingFile(f"spend what? `spend 2 coffers` or `spend 1 villagers`, not {rest!r}")
        for _ in range(int(match[1])):
            if not self.can_spend(match[2]):
                self.settle()
            self.check_turn(who)
            if not self.can_spend(match[2]):
                raise Broken(f"{match[2]} cannot be spent here")
            self.step(next(o for o in self.game.decision.options if o.text == f"spend {match[2]}"))

    def can_spend(self, token: str) -> bool:
        return self.game.pending and self.game.decision.option(f"spend {token}") is not None

    def was_forced(self, names: list[str]) -> bool:
        return all(name in self.game.forced or (name == "yes" and self.named_trigger) for name in names)

    def choose(self, who: int | None, names: list[str]) -> None:
        if not names:
            raise RulingFile("choose what? Cards, piles, names of options, yes, no or none")
        if not (self.is_asked() and self.fits(who, names)):
            if self.was_forced(names):
                return
            self.settle(who, names)
            if not self.is_asked():
                if self.was_forced(names):
                    return
                raise Broken("nobody is asked for " + ", ".join(names))
        decision = self.game.decision
        self.named_trigger = decision.kind == "trigger"
        left = list(names)
        for id in decision.picked:
            if id in left:
                left.remove(id)
        if left in (["none"], ["no"]):
            option = self.match("none")
            assert option is not None
            self.step(option)
            return
        self.pick_all(left)

    def pick_all(self, left: list[str]) -> None:
        """Answer one decision with all these names, however it asks for them."""
        where = self.place_in_text()
        kind = self.game.decision.kind
        who = self.game.decision.who
        before = self.progress()
        first = True
        while left:
            if not first and not (self.is_asked() and self.place_in_text() == where and self.progress() > before):
                raise Broken(f"{', '.join(left)} cannot be chosen as well: the decision is answered")
            before = self.progress()
            found = [(option, name) for option, name in ((self.match(n), n) for n in left) if option is not None]
            if not found:
                offered = ", ".join(option.card for option in self.real_options())
                raise Broken(f"{', '.join(left)} cannot be chosen; offered: {offered}")
            option, name = found[0] if kind == "order" else min(found, key=lambda pair: pair[0].code)
            left.remove(name)
            self.step(option)
            first = False
            for name in self.game.forced:
                if name in left:
                    left.remove(name)
        if self.is_asked() and self.place_in_text() == where and kind == "pick" and self.game.decision.who == who:
            done = self.match("none")
            if done is not None and self.progress() > before:
                self.step(done)

    # ------------------------------------------------------------ what must not be possible
    def cannot(self, text: str) -> None:
        kept, way = self.game, self.way
        self.game, self.way = self.game.clone(), "straight"
        try:
            who, verb, rest = split_move(text)
            if verb == "choose":
                possible = self.could_choose(who, parse_cards(rest))
            else:
                try:
                    self.make_move(text)
                    possible = True
                except (Broken, DemesneError):
                    possible = False
        finally:
            self.game, self.way = kept, way
        if possible:
            raise Broken(f"this should not be possible: {text}")

    def could_choose(self, who: int | None, names: list[str]) -> bool:
        """Are these names together a complete answer to the pending decision?"""
        if not self.is_asked() or (who is not None and who != self.game.decision.who):
            return False
        left = list(names)
        for id in self.game.decision.picked:
            if id in left:
                left.remove(id)
        if names not in (["none"], ["no"]) and len(names) < self.game.decision.least:
            return False
        where = self.place_in_text()
        before = -1
        kind = self.game.decision.kind
        while left:
            if not self.is_asked() or self.place_in_text() != where or self.progress() <= before:
                return False
            before = self.progress()
            found = [(option, name) for option, name in ((self.match(n), n) for n in left) if option is not None]
            if not found:
                return False
            option, name = min(found, key=lambda pair: pair[0].code)
            left.remove(name)
            self.step(option)
            for name in self.game.forced:
                if name in left:
                    left.remove(name)
        unfinished = kind == "pick" and self.is_asked() and self.place_in_text() == where and self.progress() > before
        return not (unfinished and not self.game.decision.may_decline)

    # ------------------------------------------------------------ what must hold
    def expect(self, wanted: object, final: bool) -> None:
        data = check_keys(wanted, EXPECT_KEYS, "expect")
        if "decision" not in data:
            try:
                self.settle()
            except Broken:
                if final:
                    raise
        for key, value in data.items():
            if re.fullmatch(r"p\d", key):
                self.expect_player(key, value)
            else:
                getattr(self, f"expect_{key}", self.expect_number)(key, value)

    def same(self, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            raise Broken(f"{what}: expected {shown(wanted)}, found {shown(found)}")

    def expect_number(self, key: str, value: object) -> None:
        self.same(key, getattr(self.game, key), value)

    def expect_over(self, key: str, value: object) -> None:
        self.same(key, self.game.over, value)

    def expect_phase(self, key: str, value: object) -> None:
        self.same(key, PHASE_NAMES[self.game.phase], value)

    def expect_turn(self, key: str, value: object) -> None:
        self.same(key, f"p{self.game.current + 1}", value)

    def expect_trash(self, key: str, value: object) -> None:
        self.same(key, sorted(trash_ids(self.game)), sorted(parse_cards(value)))

    def expect_prizes(self, key: str, value: object) -> None:
        self.same(key, sorted(prizes_left(self.game)), sorted(parse_cards(value)))

    def expect_supply(self, key: str, value: object) -> None:
        for id, size in mapping(value, "supply").items():
            kind = self.game.kit.kind(str(id))
            if kind < 0 or self.game.kit.pile_of[kind] < 0:
                raise Broken(f"supply: {id} has no pile in this game")
            self.same(f"supply of {id}", int(self.game.left[kind]), size)

    def expect_costs(self, key: str, value: object) -> None:
        for id, cost in mapping(value, "costs").items():
            self.same(f"cost of {id}", self.game.cost(str(id)), cost)

    def expect_scores(self, key: str, value: object) -> None:
        wanted = mapping(value, "scores")
        self.same(key, {f"p{i + 1}": n for i, n in enumerate(self.game.scores()) if f"p{i + 1}" in wanted}, wanted)

    def expect_winners(self, key: str, value: object) -> None:
        wanted = value if isinstance(value, list) else [value]
        self.same(key, [f"p{seat + 1}" for seat in self.game.winners()], sorted(wanted))

    def expect_decision(self, key: str, value: object) -> None:
        wanted = check_keys(value, {"who", "options"}, "decision")
        if not self.game.pending:
            raise Broken("decision: nobody is asked anything, the game is over")
        if "who" in wanted:
            self.same("who is asked", f"p{self.game.decision.who + 1}", wanted["who"])
        if "options" in wanted:
            found = sorted({"none" if option.declines else option.card for option in self.real_options()})
            self.same("options", found, sorted(set(parse_cards(wanted["options"]))))

    def expect_player(self, key: str, value: object) -> None:
        seat = int(key[1]) - 1
        if not 0 <= seat < self.game.nplayers:
            raise RulingFile(f"expect: there is no player {key}")
        p = self.game.players[seat]
        for what, wanted in check_keys(value, PLAYER_EXPECT_KEYS, key).items():
            name = f"{key} {what}"
            if what in PLAYER_ZONES:
                self.same(name, sorted(zone_ids(self.game, seat, what)), sorted(parse_cards(wanted)))
            elif what == "deck":
                self.same(name, zone_ids(self.game, seat, "deck"), parse_cards(wanted))
            elif what.endswith("_size"):
                self.same(name, int(getattr(p, what[:-5]).n), wanted)
            elif what in TOKEN_NAMES:
                self.same(name, int(p.tokens[TOKEN_NAMES.index(what)]), wanted)
            else:
                type = PROJECT if what == "projects" else ARTIFACT
                self.same(name, sorted(owned_ids(self.game, seat, type)), sorted(parse_cards(wanted)))

    # ------------------------------------------------------------ all of it
    def run(self) -> None:
        for item in self.ruling.get("do") or []:
            self.do(item)
        self.move = f"the end, after {self.move}"
        self.settle_if_needed()
        self.expect(self.ruling["expect"], final=True)

    def settle_if_needed(self) -> None:
        if "decision" not in (self.ruling["expect"] or {}):
            self.settle()


def split_move(text: str) -> tuple[int | None, str, str]:
    """Who, the verb, and the rest of a move."""
    match = re.fullmatch(r"(?:p([1-4])\s*:)?\s*(play|buy|choose|spend|end)\s+(.*\S)\s*", text, re.S)
    if not match or (match[2] == "end" and match[3] not in ("actions", "turn")):
        raise RulingFile(
            f"{text!r} is no move; moves are: play CARD, buy NAME, choose A, B, spend N coffers, end actions, end turn"
        )
    check_names(match[2], match[3])
    return (int(match[1]) - 1 if match[1] else None), match[2], match[3]


def check_names(verb: str, rest: str) -> None:
    """A misspelt name must not make a ruling hold."""
    if verb in ("play", "buy", "choose"):
        for name in parse_cards(rest):
            if verb == "choose":
                name = re.sub(r"#\d+$", "", name)  # one of several cards that look alike
            if name not in CARDS and not (verb == "choose" and (name in option_names() or name.isdigit())):
                raise RulingFile(f"{verb} {rest}: there is no card, project or option called {name!r}")


@cache
def option_names() -> set[str]:
    """What can be chosen besides cards."""
    names = {"yes", "no", "none"}
    for text in TEXTS.values():
        for phrase in text.phrases:
            names |= set(getattr(phrase, "names", []))
    return names


def mapping(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RulingFile(f"{what} should hold names and numbers, not {value!r}")
    return value


def shown(value: object) -> str:
    if isinstance(value, list):
        return format_cards(map(str, value)) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{key} {n}" for key, n in value.items())
    return str(value)


class Result:
    """How one ruling came out."""

    def __init__(self, ruling: str, file: str, id: str, problem: str) -> None:
        self.ruling = ruling
        self.file = file
        self.id = id
        self.problem = problem

    @property
    def ok(self) -> bool:
        return not self.problem

    def to_data(self) -> dict[str, object]:
        return {"ruling": self.ruling, "file": self.file, "ok": self.ok, "problem": self.problem}


def check_ruling(data: object) -> dict[str, Any]:
    ruling = check_keys(data, RULING_KEYS, "a ruling")
    for key in ("ruling", "expect"):
        if key not in ruling:
            raise RulingFile(f"a ruling needs `{key}`")
    if not isinstance(ruling["ruling"], str):
        raise RulingFile(f"`ruling` should be a sentence, not {ruling['ruling']!r}")
    if not isinstance(ruling.get("do") or [], list):
        raise RulingFile("`do` should be a list of moves")
    return ruling


def run_ruling(data: object, file: str, ways: Iterable[str] = WAYS) -> Result:
    """Run one ruling every way, until one shows that it does not hold."""
    name = str(data.get("ruling", "")) if isinstance(data, dict) else ""
    id = str(data.get("id", "")) if isinstance(data, dict) else ""
    for way in ways:
        run: Run | None = None
        try:
            run = Run(check_ruling(data), way)
            run.run()
        except (Broken, DemesneError) as problem:
            return Result(name, file, id, explain(run, way, problem))
        except Exception as bug:  # of ours, and worth a report; the other rulings are still run
            return Result(name, file, id, f"the engine failed, which is a bug: {type(bug).__name__}: {bug}")
    return Result(name, file, id, "")


def explain(run: Run | None, way: str, problem: Exception) -> str:
    if run is None:
        return str(problem)
    how = "" if way == "straight" else f" (only when run through {way})"
    return f"at {run.move}{how}: {problem}\n{describe(run.game)}"


def read_rulings(path: str, text: str) -> list[object]:
    """The rulings of a file, not yet checked."""
    try:
        data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, RecursionError, ValueError) as problem:
        raise RulingFile(f"{path} is not valid YAML: {problem}") from None
    if not isinstance(data, list):
        raise RulingFile(f"{path} should hold a list of rulings, each beginning with `- ruling:`")
    return data


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise RulingFile(f"{path} cannot be read: {problem}") from None


def suite() -> dict[str, str]:
    """The rulings inside the package: file names and texts."""
    folder = files("demesne.rulings")
    return {item.name: item.read_text("utf-8") for item in sorted(folder.iterdir(), key=lambda item: item.name)
            if item.name.endswith(".yaml")}  # fmt: skip


def run_texts(texts: dict[str, str], ways: Iterable[str] = WAYS, each: Callable[[Result], None] | None = None) -> list[Result]:
    """Run all rulings of these files."""
    read = {path: read_rulings(path, text) for path, text in texts.items()}
    results: list[Result] = []
    for path, rulings in read.items():
        for data in rulings:
            result = run_ruling(data, path, tuple(ways))
            results.append(result)
            if each is not None:
                each(result)
    return results
