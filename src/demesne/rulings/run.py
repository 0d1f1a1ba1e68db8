"""Running one ruling: making its moves, answering decisions that it leaves out, and checking its expectations."""

from __future__ import annotations

import re
from typing import Any

from demesne.engine.codec import load, to_data
from demesne.engine.decisions import Option
from demesne.engine.errors import DemesneError
from demesne.engine.events import Event
from demesne.engine.triggers import is_call
from demesne.game import Game
from demesne.notation.position import cards_named, check_keys, start_from_position
from demesne.notation.zones import parse_cards
from demesne.rulings.errors import Broken, RulingFile
from demesne.rulings.expectations import EXPECT_KEYS, Expectations, real_options
from demesne.rulings.moves import split_move


def through_data(game: Game) -> Game:
    """A copy of a game, made from the plain data of its position."""
    again = Game(game.components)
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
        self.named_trigger = False  # a trigger was just named, which also answers its yes-or-no question
        self.events: list[Event] = []  # the events since the last move began
        named = cards_named(ruling.get("given"), ruling.get("do"), ruling.get("expect"))
        self.game = start_from_position({"position": ruling.get("given") or {}, "named": named})

    # ------------------------------------------------------------ one step, one of three ways
    def step(self, option: Option) -> None:
        """Give an answer, and collect the events that follow."""
        before = 0 if self.way == "clone" else len(self.game.events)  # a clone begins without events
        self.apply(option)
        self.events += self.game.events[before:]

    def apply(self, option: Option) -> None:
        """Give an answer the way this run works: straight, through clones, or through saves."""
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

    # ------------------------------------------------------------ the pending decision
    def in_phase(self) -> bool:
        """Whether a player is asked what to do in a phase of their turn."""
        return self.game.pending and self.game.decision.kind in ("action phase", "buy phase", "night phase")

    def is_asked(self) -> bool:
        """Whether a text asks a player something."""
        return self.game.pending and not self.in_phase()

    def place_in_text(self) -> tuple[int, int]:
        """The game's current place in the stack of texts."""
        return self.game.top, self.game.stack[self.game.top].pc

    def progress(self) -> int:
        """How many cards or names of the pending decision have been picked."""
        frame = self.game.stack[self.game.top]
        return int(frame.picks.n if self.game.decision.kind in ("pick", "order") else frame.a)

    def match(self, name: str) -> Option | None:
        """The option that a scripted name refers to; None if there is none."""
        options = real_options(self.game)
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
        """Whether player `who` is asked, or anybody if it is None, and one of these names is a possible answer."""
        if who is not None and who != self.game.decision.who:
            return False
        return any(self.match(name) is not None for name in names)

    def settle(self, who: int | None = None, names: list[str] | None = None) -> None:
        """Answer decisions that need not be scripted: decline Reactions, take the first of an order."""
        while self.is_asked():
            if names is not None and self.fits(who, names):
                return
            options = real_options(self.game)
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
        """Carry out an item of the script: a move, an expectation, or a move that must not be possible."""
        if isinstance(item, dict) and len(item) == 1 and "expect" in item:
            self.move = f"an expectation after {self.move}"
            self.expect(item["expect"], final=False)
        elif isinstance(item, dict) and len(item) == 1 and "cannot" in item:
            self.move = f"cannot: {item['cannot']}"
            self.cannot(str(item["cannot"]))
        elif isinstance(item, str):
            self.move = item
            self.events = []
            self.make_move(item)
        else:
            raise RulingFile(f"a move is a text, {{expect: ...}} or {{cannot: ...}}, not {item!r}")

    def make_move(self, text: str) -> None:
        """Carry out a move."""
        who, verb, rest = split_move(text)
        if verb == "choose":
            self.choose(who, parse_cards(rest))
        elif verb == "spend" or verb == "pay":
            self.spend(who, verb, rest)
        elif verb == "call":
            self.call(who, rest)
        else:
            self.settle()
            self.check_turn(who)
            if verb == "play" and " as " in rest:
                card, _, way = rest.partition(" as ")
                self.take("play", card.strip(), way.strip())
            elif verb == "play":
                for id in parse_cards(rest):
                    self.settle()
                    self.take("play", id)
            elif verb == "buy":
                self.take("buy", rest)
            else:
                self.end(rest)

    def check_turn(self, who: int | None) -> None:
        """Raise `Broken` if the game is over, or if a player other than `who` is asked."""
        if not self.game.pending:
            raise Broken("the game is over")
        if who is not None and who != self.game.decision.who:
            raise Broken(f"it is p{self.game.decision.who + 1}'s turn")

    def take(self, verb: str, id: str, way: str = "") -> None:
        """Play or buy something in a phase."""
        text = f"{verb} {id} as {way}" if way else f"{verb} {id}"
        for option in self.game.decision.options if self.game.pending else []:
            if option.verb == verb and option.text == text:
                self.step(option)
                return
        raise Broken(f"{id} cannot be {'played' if verb == 'play' else 'bought'} here")

    def end(self, what: str) -> None:
        """End a phase or the turn."""
        kind = self.game.decision.kind
        if what == "actions":
            if kind != "action phase":
                raise Broken("this is not the action phase")
            self.step(self.declining())
            return
        if kind == "action phase":
            self.step(self.declining())
            self.settle()
        if what == "buys" and self.game.decision.kind != "buy phase":
            raise Broken("this is not the buy phase")
        if self.game.decision.kind == "buy phase":
            self.step(self.declining())
            if what == "buys":
                return
            self.settle_in_turn()
        if self.game.pending and self.game.decision.kind == "night phase":
            self.step(self.declining())

    def settle_in_turn(self) -> None:
        """Answer the decisions between the Buy phase and the Night phase, if there is one."""
        if self.game.components.has_night:
            self.settle()

    def declining(self) -> Option:
        """The answer that declines."""
        return next(option for option in self.game.decision.options if option.declines)

    def call(self, who: int | None, name: str) -> None:
        """Call a card from the Tavern mat, while other effects of the same window may wait."""
        self.settle(who, [name])
        options = [option for option in real_options(self.game) if option.card == name and is_call(option.code)]
        if not self.is_asked() or self.game.decision.kind != "trigger" or not options:
            raise Broken(f"{name} cannot be called here")
        self.named_trigger = True
        self.step(options[0])

    def spend(self, who: int | None, verb: str, rest: str) -> None:
        """Spend Coffers or Villagers, or pay off debt."""
        match = re.fullmatch(r"([0-9]{1,6}) (\w+)", rest)
        if not match or match[2] not in (["debt"] if verb == "pay" else ["coffers", "villagers"]):
            raise RulingFile(f"{verb} what? `spend 2 coffers`, `spend 1 villagers` or `pay 3 debt`, not {rest!r}")
        for _ in range(int(match[1])):
            if not self.can_spend(match[2]):
                self.settle()
            self.check_turn(who)
            if not self.can_spend(match[2]):
                raise Broken(f"{match[2]} cannot be spent here")
            self.step(next(o for o in self.game.decision.options if o.is_side_move and o.card == match[2]))

    def can_spend(self, token: str) -> bool:
        """Whether a token of this kind can be spent now."""
        return self.game.pending and any(o.is_side_move and o.card == token for o in self.game.decision.options)

    def was_forced(self, names: list[str]) -> bool:
        """Whether the game itself gave these answers because nothing else was possible."""
        return all(name in self.game.forced or (name == "yes" and self.named_trigger) for name in names)

    def choose(self, who: int | None, names: list[str]) -> None:
        """Answer a question with these cards or options."""
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
        """Answer one decision with all these names, whether it asks for them together or one by one."""
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
                offered = ", ".join(option.card for option in real_options(self.game))
                raise Broken(f"{', '.join(left)} cannot be chosen; offered: {offered}")
            option, name = found[0] if kind == "order" else min(found, key=lambda pair: pair[0].code)
            left.remove(name)
            self.step(option)
            first = False
            for name in self.game.forced:
                if name in left:
                    left.remove(name)
        if self.is_asked() and self.place_in_text() == where and kind in ("pick", "option") and self.game.decision.who == who:
            done = self.match("none")
            if done is not None and self.progress() > before:
                self.step(done)

    # ------------------------------------------------------------ impossible moves
    def cannot(self, text: str) -> None:
        """Raise `Broken` if a move is possible; try it on a clone."""
        kept, way, events = self.game, self.way, self.events
        self.game, self.way, self.events = self.game.clone(), "straight", []
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
            self.game, self.way, self.events = kept, way, events
        if possible:
            raise Broken(f"this should not be possible: {text}")

    def fewest_names(self) -> int:
        """The minimum number of names that the pending decision needs, of cards or of options."""
        frame = self.game.stack[self.game.top]
        wanted, _ = frame.text.phrases[frame.pc].limits(self.game, frame)
        if self.game.decision.kind == "option" and wanted > 1:
            return int(wanted - frame.a)
        return self.game.decision.least

    def could_choose(self, who: int | None, names: list[str]) -> bool:
        """Whether these names together are a complete answer to the pending decision."""
        if not self.is_asked() or (who is not None and who != self.game.decision.who):
            return False
        left = list(names)
        for id in self.game.decision.picked:
            if id in left:
                left.remove(id)
        if names not in (["none"], ["no"]) and len(names) < self.fewest_names():
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

    # ------------------------------------------------------------ expectations
    def expect(self, wanted: object, final: bool) -> None:
        """Check expectations about the position, after answering decisions that need not be scripted."""
        data = check_keys(wanted, EXPECT_KEYS, "expect")
        if "decision" not in data:
            try:
                self.settle()
            except Broken:
                if final:
                    raise
        Expectations(self.game, self.events).check(data)

    # ------------------------------------------------------------ the whole ruling
    def run(self) -> None:
        """Carry out the whole ruling."""
        for item in self.ruling.get("do") or []:
            self.do(item)
        self.move = f"the end, after {self.move}"
        self.settle_if_needed()
        self.expect(self.ruling["expect"], final=True)

    def settle_if_needed(self) -> None:
        """Settle open questions, unless the ruling expects a decision at its end."""
        if "decision" not in (self.ruling["expect"] or {}):
            self.settle()
