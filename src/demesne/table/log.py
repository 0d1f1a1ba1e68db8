"""The log: events as lines in the reader's language, effects indented under their cause."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from demesne.engine.constants import EVENT, PILE_TOKENS, STATE, TREASURE
from demesne.engine.definitions import CARDS
from demesne.engine.events import Event
from demesne.lang import Language

log = logging.getLogger(__name__)
REPEATED = ("reveal", "look", "draw", "aside", "native_village", "trash", "gain", "exile")  # several in a row make one line
SILENT = ("phase", "uncover")
PLAIN = (
    "take", "give_back", "fortune", "receive", "keep", "shuffle_fortunes", "react", "unaffected", "choose", "name", "shuffle",
    "end", "extra_turn", "token_on_pile", "rotate", "skip", "way", "journey", "gather",
)  # fmt: skip
NAMING = ("name", "way", "give_back", "fortune", "receive", "keep", "rotate", "gather")  # what they name is in detail
COUNTED = ("coffers", "actions", "buys", "villagers", "vp", "potions", "debt")  # lines that only say how many


@dataclass
class Line:
    """One line of the log."""

    depth: int
    text: str
    kind: str

    def __str__(self) -> str:
        return "  " * self.depth + self.text


class Log:
    """Writes events for one reader. It remembers what the lines before were about."""

    def __init__(self, language: Language, names: list[str]) -> None:
        self.language = language
        self.names = names
        self.causes: dict[int, str] = {}  # per depth: the card that lines at this depth belong to
        self.cleans_up = ""  # who began a Clean-up of which nothing was told yet

    def lines(self, events: list[Event]) -> list[Line]:
        """The lines these events make; they are those the reader may see."""
        written: list[Line] = []
        for event in merged(events):
            text = self.worded(event)
            if text and event.source and self.cleans_up:
                written.append(Line(0, self.language.text("log-clean-up", who=self.cleans_up), "phase"))
                self.cleans_up, self.causes = "", {}
            if text:
                written.append(Line(event.depth, self.with_source(event, text), event.kind))
            self.remember(event)
        return written

    def remember(self, event: Event) -> None:
        if event.kind == "turn":
            self.causes = {}
        if event.kind == "phase":
            self.cleans_up = self.names[event.who] if event.detail == "clean-up" else ""
        if event.kind in ("turn", "ending"):
            self.cleans_up = ""
        if event.kind == "play" and event.cards:
            self.causes[event.depth + 1] = event.cards[-1]
        if event.kind == "react":
            self.causes[event.depth] = event.source
        if event.kind == "receive":
            self.causes[event.depth + 1] = event.detail

    def with_source(self, event: Event, text: str) -> str:
        """Name where an effect comes from, unless it stands under that card or names it anyway."""
        if not event.source or event.source == EARNED or event.kind in ("react", "token", "choose", "call"):
            return text
        if self.causes.get(event.depth) == event.source or event.detail == event.source:
            return text
        self.causes[event.depth] = event.source
        return self.language.text("log-source", line=text, card=self.language.card(event.source))

    # ------------------------------------------------------------ one sentence per event
    def worded(self, event: Event) -> str:
        """The sentence; where it cannot be made, that is logged and the event told plainly, because the game must go on."""
        try:
            return self.sentence(event)
        except Exception:
            log.exception("an event cannot be worded: %s", event)
            who = self.names[event.who] if event.who >= 0 else ""
            return " ".join(filter(None, [who, event.kind, event.detail, *map(self.language.card, event.cards)]))

    def sentence(self, event: Event) -> str:
        kind = event.kind
        if kind in SILENT or (kind == "discard" and event.detail == "clean-up"):
            return ""
        who = self.names[event.who] if event.who >= 0 else ""
        if kind == "ending":
            return self.language.text(f"log-ending-{event.detail}", cards=self.language.piles(event.cards), n=event.amount)
        if kind == "turn":
            return self.language.text("log-turn" if event.amount else "log-extra-turn-begins", who=who, n=event.amount)
        if kind in ("coins", "cost", "spend", "token", "favors"):
            return self.amount(event, who)
        if kind in COUNTED:
            back = "-back" if event.amount < 0 else ""
            return self.language.text(f"log-{kind}{back}", who=who, n=abs(event.amount))
        if kind in PLAIN:
            return self.plain(event, who)
        return self.about_cards(event, who)

    def amount(self, event: Event, who: str) -> str:
        text, n = self.language.text, event.amount
        if event.kind == "coins":
            return text("log-coins", who=who, n=n) if n >= 0 else text("log-pay", who=who, n=-n)
        if event.kind == "cost":
            return text("log-cost", n=-n)
        if event.kind == "spend":
            return text(f"log-spend-{event.detail}", who=who)
        if event.kind == "favors":
            return text("log-favors", who=who, n=abs(n), sign="get" if n > 0 else "spend")
        card = self.language.card(event.source)
        return text("log-token-add", who=who, card=card) if n > 0 else text("log-token-clear", who=who, card=card, n=-n)

    def plain(self, event: Event, who: str) -> str:
        text = self.language.text
        if event.kind == "take":
            key = "log-take-state" if CARDS[event.detail].types & STATE else "log-take"
            return text(key, who=who, card=self.language.card(event.detail))
        if event.kind in NAMING:
            return text(f"log-{event.kind}", who=who, card=self.language.card(event.detail))
        if event.kind == "shuffle_fortunes":
            return text(f"log-shuffle_fortunes-{event.detail}")
        if event.kind == "journey":
            return text(f"log-journey-{event.detail}", who=who)
        if event.kind == "react":
            return text("log-react", who=who, card=self.language.card(event.source))
        if event.kind == "choose":
            return text("log-choose", who=who, option=named_option(self.language, event.source, event.detail))
        if event.kind == "token_on_pile":
            token = text(f"pile-token-{PILE_TOKENS[event.amount]}")
            return text("log-token_on_pile", who=who, card=self.language.card(event.detail), token=token)
        return text(f"log-{event.kind.replace('_', '-')}", who=who)

    def about_cards(self, event: Event, who: str) -> str:
        text, cards = self.language.text, self.language.cards(event.cards)
        if event.kind == "play":
            key = "log-play-again" if event.detail == "again" else "log-play-coins" if event.source == EARNED else "log-play"
            return text(key, who=who, cards=cards, n=event.amount)
        if event.kind == "buy":
            if CARDS[event.detail].is_landscape:
                key = "log-buy-event" if CARDS[event.detail].types & EVENT else "log-buy-project"
                return text(key, who=who, card=self.language.card(event.detail))
            return text("log-buy", who=who, cards=self.language.cards([event.detail]))
        if event.kind == "gain":
            zone, _, origin = event.detail.partition(" ")
            key = "log-gain" + (f"-{zone}" if zone in ("hand", "deck", "aside") else "") + ("-trash" if origin else "")
            return text(key, who=who, cards=cards, n=len(event.cards))
        if event.kind in ("reveal", "trash") and event.detail:
            return text(f"log-{event.kind}-{event.detail}", who=who, cards=cards)
        return text(f"log-{event.kind}", who=who, cards=cards)


def named_option(language: Language, source: str, option: str) -> str:
    """One of several named things to choose."""
    key = f"option-{source}-{option}"
    return language.text(key) if language.has(key) else option


# ---------------------------------------------------------------- several events in one line
EARNED = "coins"  # stands for the source of Treasures whose coins are told with them


def merged(events: list[Event]) -> list[Event]:
    """Events that make one line become one: draws in a row, a purchase and its gain, Treasures and their coins."""
    out: list[Event] = []
    for event in events:
        joined = join(out[-1], event) if out else None
        if joined:
            out[-1] = joined
        else:
            out.append(event)
    return out


def join(last: Event, event: Event) -> Event | None:
    """Both as one event, if they make one line."""
    if last.who != event.who:
        return None
    same = (last.kind, last.source, last.depth, last.detail) == (event.kind, event.source, event.depth, event.detail)
    if same and event.kind in REPEATED:
        return combined(last, event, 0)
    if last.kind == "fortune" and event.kind == "receive" and last.detail == event.detail:
        return event
    if last.kind == "buy" and last.amount and event.kind == "gain" and event.cards == [last.detail]:
        return Event("buy", last.who, [], [], 0, last.source, last.detail, last.depth)
    if last.kind == "play" and not last.detail and all(CARDS[id].types & TREASURE for id in last.cards):
        if event.kind == "coins" and event.source == last.cards[-1] and event.depth == last.depth + 1:
            earned = (last.amount if last.source == EARNED else 0) + event.amount
            return Event("play", last.who, last.cards, last.seen, earned, EARNED, "", last.depth)
        next_treasure = event.kind == "play" and event.depth == last.depth and last.source == EARNED and not event.source
        if next_treasure and CARDS[event.cards[0]].play.just_coins > 0:
            return combined(last, event, last.amount)
    return None


def combined(last: Event, event: Event, amount: int) -> Event:
    cards, seen = last.cards + event.cards, last.seen + event.seen
    return Event(event.kind, event.who, cards, seen, amount, last.source, event.detail, event.depth)
