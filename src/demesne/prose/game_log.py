"""The log: events as lines in the reader's language, effects indented under their cause."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Final

from demesne.engine.constants import EVENT, PILE_TOKENS, STATE
from demesne.engine.definitions import CARDS
from demesne.engine.events import Event
from demesne.lang import Language
from demesne.prose.choices import CHOOSER, words_of_choice
from demesne.prose.plain_treasures import is_plain
from demesne.prose.sentences import say

log = logging.getLogger(__name__)
REPEATED: Final = frozenset({  # several in a row make one line
    "reveal", "look", "draw", "aside", "native_village", "trash", "gain", "exile", "discard", "hand", "return",
})  # fmt: skip
GIFTS: Final = ("cards", "actions", "buys", "coins", "coffers", "villagers", "vp", "potions", "favors")  # in this order
SILENT: Final = ("phase", "uncover")
PLAIN: Final = (
    "take", "give_back", "fortune", "receive", "keep", "shuffle_fortunes", "react", "unaffected", "choose", "name", "shuffle",
    "end", "extra_turn", "token_on_pile", "rotate", "skip", "way", "journey", "gather",
)  # fmt: skip
NAMING: Final = ("name", "way", "give_back", "fortune", "receive", "keep", "rotate", "gather")  # what they name is in detail
NEVER_FIRST: Final = ("si", "se")  # Czech words that do not begin a sentence


@dataclass
class Line:
    """One line of the log."""

    depth: int
    text: str
    kind: str

    def __str__(self) -> str:
        return "  " * self.depth + self.text


@dataclass
class Told:
    """One or several events that make one line."""

    event: Event
    gifts: dict[str, int] = field(default_factory=dict)  # what was given, by the names of gifts
    drawn: list[str] = field(default_factory=list)  # the cards among them
    chosen: list[str] = field(default_factory=list)  # of several named things


class Log:
    """Writes events for one reader, who is addressed. It remembers what the lines before were about.

    A player is named once: not again in the lines under it that go on about the same player, unless all are to be `full`.
    """

    def __init__(self, language: Language, names: list[str], reader: int | None = None, full: bool = False) -> None:
        self.language = language
        self.names = names
        self.reader = reader
        self.full = full
        self.causes: dict[int, str] = {}  # per depth: the card that lines at this depth belong to
        self.cleans_up = -1  # who began a Clean-up of which nothing was told yet
        self.subject = -1  # whom the last line was about

    def lines(self, events: list[Event]) -> list[Line]:
        """The lines these events make; they are those the reader may see."""
        written: list[Line] = []
        for told in merged(events):
            event = told.event
            text = self.worded(told)
            if text and event.source and self.cleans_up >= 0:
                written.append(Line(0, self.said("log-clean-up", self.cleans_up), "phase"))
                self.cleans_up, self.causes = -1, {}
            if text:
                written.append(Line(event.depth, self.with_source(event, self.without_name(event, text)), event.kind))
                self.subject = event.who
            self.remember(event)
        return written

    def remember(self, event: Event) -> None:
        if event.kind == "turn":
            self.causes, self.subject = {}, -1
        if event.kind == "phase":
            self.cleans_up = event.who if event.detail == "clean-up" else -1
        if event.kind in ("turn", "ending"):
            self.cleans_up = -1
        if event.kind == "play" and event.cards:
            self.causes[event.depth + 1] = event.cards[-1]
        if event.kind == "react":
            self.causes[event.depth] = event.source
        if event.kind == "receive":
            self.causes[event.depth + 1] = event.detail

    def with_source(self, event: Event, text: str) -> str:
        """Name where an effect comes from, unless it stands under that card or names it anyway."""
        if not event.source or event.kind in ("react", "token", "choose", "call"):
            return text
        if self.causes.get(event.depth) == event.source or event.detail == event.source:
            return text
        self.causes[event.depth] = event.source
        return self.language.text("log-source", line=text, card=self.language.card(event.source))

    def without_name(self, event: Event, text: str) -> str:
        """Under a line about the same player, the sentence begins with what they do."""
        name = self.names[event.who] + " " if event.who >= 0 else ""
        if self.full or event.depth == 0 or event.who != self.subject or not name or not text.startswith(name):
            return text
        words = text[len(name) :].split(" ")
        if words[0] in NEVER_FIRST:
            words[:2] = words[1::-1]
        return words[0][:1].upper() + " ".join(words)[1:]

    # ------------------------------------------------------------ one sentence per line
    def worded(self, told: Told) -> str:
        """The sentence; where it cannot be made, that is logged and the event told plainly, because the game must go on."""
        try:
            return self.sentence(told)
        except Exception:
            event = told.event
            log.exception("an event cannot be worded: %s", event)
            who = self.names[event.who] if event.who >= 0 else ""
            return " ".join(filter(None, [who, event.kind, event.detail, *map(self.language.card, event.cards)]))

    def said(self, key: str, who: int, **values: str | int) -> str:
        """What a player did; to the reader, what you did."""
        if who == self.reader and who >= 0:
            return self.language.text(key.replace("log-", "you-", 1), **values)
        return self.language.text(key, who=self.names[who] if who >= 0 else "", **values)

    def sentence(self, told: Told) -> str:
        event, text = told.event, self.language.text
        kind = event.kind
        if kind in SILENT or (kind == "discard" and event.detail == "clean-up"):
            return ""
        if kind == "ending":
            return text(f"log-ending-{event.detail}", cards=self.language.piles(event.cards), n=event.amount)
        if kind == "turn":
            key = "log-turn" if event.amount else "log-extra-turn-begins"
            return text(key, who=self.names[event.who], n=event.amount)
        if kind == "cost":
            return text("log-cost", n=-event.amount)
        if kind == "choose":
            return self.said("log-choose", event.who, option=self.choice(told))
        if kind in PLAIN:
            return self.plain(event)
        if told.gifts and kind != "play":
            return self.said("log-gifts", event.who, gifts=self.given(told))
        return self.amount(event) or self.about_cards(told)

    def amount(self, event: Event) -> str:
        """What only says how many."""
        n, who = event.amount, event.who
        if event.kind == "coins":
            return self.said("log-pay", who, n=-n)
        if event.kind == "spend":
            return self.said(f"log-spend-{event.detail}", who, n=n)
        if event.kind in ("coffers", "villagers"):
            return self.said(f"log-{event.kind}-back", who, n=-n)
        if event.kind in ("favors", "debt"):
            return self.said(f"log-{event.kind}", who, n=abs(n))
        if event.kind != "token":
            return ""
        card = self.language.card(event.source)
        return self.said("log-token-add", who, card=card) if n > 0 else self.said("log-token-clear", who, card=card, n=-n)

    def given(self, told: Told) -> str:
        """What a player got: +1 Card (Copper), +1 Action."""
        parts: list[str] = []
        for gift in GIFTS:
            if gift in told.gifts:
                parts.append(self.language.text(f"gift-{gift}", of="fixed", n=told.gifts[gift]))
            if gift == "cards" and told.drawn and all(told.drawn):
                parts[-1] = self.language.text("log-drawn", gift=parts[-1], cards=self.language.listed(told.drawn))
        return ", ".join(parts)

    def choice(self, told: Told) -> str:
        """Named things in the words of the question."""
        source = told.event.source
        return self.language.join([say(self.language, words_of_choice(source, name), [], CHOOSER) for name in told.chosen])

    def plain(self, event: Event) -> str:
        text, who = self.language.text, event.who
        if event.kind == "take":
            key = "log-take-state" if CARDS[event.detail].types & STATE else "log-take"
            return self.said(key, who, card=self.language.card(event.detail))
        if event.kind in NAMING:
            return self.said(f"log-{event.kind}", who, card=self.language.card(event.detail))
        if event.kind == "shuffle_fortunes":
            return text(f"log-shuffle_fortunes-{event.detail}")
        if event.kind == "journey":
            return self.said(f"log-journey-{event.detail}", who)
        if event.kind == "react":
            return self.said("log-react", who, card=self.language.card(event.source))
        if event.kind == "token_on_pile":
            token = text(f"pile-token-{PILE_TOKENS[event.amount]}")
            return self.said("log-token_on_pile", who, card=self.language.card(event.detail), token=token)
        return text("log-end") if event.kind == "end" else self.said(f"log-{event.kind.replace('_', '-')}", who)

    def about_cards(self, told: Told) -> str:
        event, cards = told.event, self.language.cards(told.event.cards)
        if event.kind == "play":
            key = "log-play-again" if event.detail == "again" else "log-play"
            return self.said(key, event.who, cards=cards, n=len(told.gifts), gifts=self.given(told))
        if event.kind == "buy":
            if CARDS[event.detail].is_landscape:
                key = "log-buy-event" if CARDS[event.detail].types & EVENT else "log-buy-project"
                return self.said(key, event.who, card=self.language.card(event.detail))
            return self.said("log-buy", event.who, cards=cards if event.cards else self.language.cards([event.detail]))
        if event.kind == "gain":
            zone, _, origin = event.detail.partition(" ")
            key = "log-gain" + (f"-{zone}" if zone in ("hand", "deck", "aside") else "") + ("-trash" if origin else "")
            return self.said(key, event.who, cards=cards, n=len(event.cards))
        if event.kind in ("reveal", "trash") and event.detail:
            return self.said(f"log-{event.kind}-{event.detail}", event.who, cards=cards)
        return self.said(f"log-{event.kind}", event.who, cards=cards)


# ---------------------------------------------------------------- several events in one line
def merged(events: list[Event]) -> list[Told]:
    """Events that make one line: a card and what it gives, Treasures in a row, a purchase and its gain, equal events."""
    out: list[Told] = []
    for event in events:
        if not (gives_with_play(out, event) or (out and join(out, event))):
            out.append(told_alone(event))
    return out


def told_alone(event: Event) -> Told:
    if event.kind == "choose":
        return Told(event, chosen=[event.detail])
    return Told(event, {event.kind: event.amount} if is_gift(event) else {})


def is_gift(event: Event) -> bool:
    return event.kind in GIFTS and event.amount >= 0


def gives_with_play(out: list[Told], event: Event) -> bool:
    """Tell what a card gives with the line that plays it; the deck may be shuffled meanwhile."""
    if not is_gift(event) and event.kind != "draw":
        return False
    at = len(out) - 1
    while at > 0 and out[at].event.kind == "shuffle":
        at -= 1
    played = out[at].event if at >= 0 else event
    if played.kind != "play" or (played.who, played.depth + 1) != (event.who, event.depth) or event.source != played.cards[-1]:
        return False
    if event.kind == "draw":
        out[at].drawn += event.cards
    name, n = ("cards", len(event.cards)) if event.kind == "draw" else (event.kind, event.amount)
    out[at].gifts[name] = out[at].gifts.get(name, 0) + n
    return True


def join(out: list[Told], event: Event) -> bool:
    """Tell an event with the line before, if they make one line."""
    told, last = out[-1], out[-1].event
    if last.who != event.who:
        return False
    same = (last.kind, last.source, last.depth) == (event.kind, event.source, event.depth)
    alike = same and last.detail == event.detail
    if alike and event.kind in REPEATED:
        told.event = combined(last, event)
    elif alike and event.kind == "spend":
        told.event = replace_amount(last, last.amount + event.amount)
    elif same and event.kind == "choose":
        told.chosen.append(event.detail)
    elif told.gifts and last.kind != "play" and is_gift(event) and (last.source, last.depth) == (event.source, event.depth):
        told.gifts[event.kind] = told.gifts.get(event.kind, 0) + event.amount
    elif last.kind == "fortune" and event.kind == "receive" and last.detail == event.detail:
        told.event = event
    elif last.kind == "buy" and last.amount and event.kind == "gain" and event.cards == [last.detail]:
        told.event = Event("buy", last.who, event.cards, event.seen, 0, last.source, last.detail, last.depth)
        join_purchases(out)
    elif is_next_treasure(last, event):
        told.event = combined(last, event)
    else:
        return False
    return True


def join_purchases(out: list[Told]) -> None:
    """Purchases in a row make one line."""
    if len(out) > 1:
        before, last = out[-2].event, out[-1].event
        is_whole = before.kind == "buy" and before.cards and not before.amount
        if is_whole and (before.who, before.source) == (last.who, last.source):
            out.pop()
            out[-1].event = combined(before, last)


def is_next_treasure(last: Event, event: Event) -> bool:
    """Treasures that only give something are told together."""
    plays = last.kind == event.kind == "play" and last.depth == event.depth
    return plays and not last.detail + event.detail + event.source and all(map(is_plain, last.cards + event.cards))


def combined(last: Event, event: Event) -> Event:
    cards, seen = last.cards + event.cards, last.seen + event.seen
    return Event(event.kind, event.who, cards, seen, 0, last.source, event.detail, event.depth)


def replace_amount(event: Event, amount: int) -> Event:
    return Event(event.kind, event.who, event.cards, event.seen, amount, event.source, event.detail, event.depth)
