"""The log: events as lines in the reader's language, with effects indented under their cause.

`client/src/lang/log.ts` does the same in the browser, so the server sends only events. Both use the same wordings
(`event_wordings.py`).
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Final

from demesne.engine.constants import PILE_TOKENS, TYPE_NAMES
from demesne.engine.definitions import CARDS
from demesne.engine.events import Event
from demesne.lang import Language
from demesne.prose import event_wordings as wordings
from demesne.prose.choices import CHOOSER, words_of_choice
from demesne.prose.event_wordings import GIFT_KINDS, WORDINGS, Form
from demesne.prose.plain_treasures import is_plain
from demesne.prose.sentences import say

log = logging.getLogger(__name__)
NEVER_FIRST: Final = ("si", "se")  # Czech words that do not begin a sentence
MERGED_KINDS: Final = frozenset(kind for kind, wording in WORDINGS.items() if wording.merges)
KINDS_WITH_SOURCE: Final = frozenset(kind for kind, wording in WORDINGS.items() if wording.names_source)
TYPE_BITS: Final = {name.lower(): bit for name, bit in TYPE_NAMES.items()}


@dataclass
class Line:
    """One line of the log."""

    depth: int
    text: str
    kind: str

    def __str__(self) -> str:
        return "  " * self.depth + self.text


@dataclass
class Entry:
    """One or several events that make one line."""

    event: Event
    gifts: dict[str, int] = field(default_factory=dict)  # the amount of each gift
    drawn: list[str] = field(default_factory=list)  # the cards among these gifts
    chosen: list[str] = field(default_factory=list)  # the ids of chosen options


class Log:
    """Writes events for one reader, who is addressed as "you", and remembers what earlier lines were about.

    Indented lines leave out the name of a player who is the subject of the line before, unless `full` is set.
    """

    def __init__(self, language: Language, names: list[str], reader: int | None = None, full: bool = False) -> None:
        self.language = language
        self.names = names
        self.reader = reader
        self.full = full
        self.causes: dict[int, str] = {}  # the card that lines belong to, by depth
        self.cleans_up = -1  # the player whose Clean-up has begun but has no line yet
        self.subject = -1  # the player that the last line was about

    def lines(self, events: list[Event]) -> list[Line]:
        """The lines for these events, which must be visible to the reader."""
        written: list[Line] = []
        for entry in merged(events):
            event = entry.event
            text = self.sentence_or_fallback(entry)
            if text and event.source and self.cleans_up >= 0:
                written.append(Line(0, self.address("log-clean-up", self.cleans_up), "phase"))
                self.cleans_up, self.causes = -1, {}
            if text:
                written.append(Line(event.depth, self.with_source(event, self.without_name(event, text)), event.kind))
                self.subject = event.who
            self.remember(event)
        return written

    def remember(self, event: Event) -> None:
        """Keep what later lines refer to: the cards they belong to, and a Clean-up that has begun."""
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
        """Add the cause of an effect in brackets, unless the line stands under that card or names it already."""
        if not event.source or event.kind in KINDS_WITH_SOURCE:
            return text
        if self.causes.get(event.depth) == event.source or event.detail == event.source:
            return text
        self.causes[event.depth] = event.source
        return self.language.text("log-source", line=text, card=self.language.card(event.source))

    def without_name(self, event: Event, text: str) -> str:
        """Leave out the player's name in an indented line if the line before is about the same player."""
        name = self.names[event.who] + " " if event.who >= 0 else ""
        if self.full or event.depth == 0 or event.who != self.subject or not name or not text.startswith(name):
            return text
        words = text[len(name) :].split(" ")
        if words[0] in NEVER_FIRST:
            words[:2] = words[1::-1]
        return words[0][:1].upper() + " ".join(words)[1:]

    # ------------------------------------------------------------ one sentence per line
    def sentence_or_fallback(self, entry: Entry) -> str:
        """The sentence, or the plain fields of the event if that fails: an error in a text must not stop a game."""
        try:
            return self.sentence(entry)
        except Exception:
            event = entry.event
            log.exception("an event cannot be worded: %s", event)
            who = self.names[event.who] if event.who >= 0 else ""
            return " ".join(filter(None, [who, event.kind, event.detail, *map(self.language.card, event.cards)]))

    def sentence(self, entry: Entry) -> str:
        """The sentence of an entry, or "" for events that the log leaves out."""
        event, wording = entry.event, WORDINGS[entry.event.kind]
        form = next(form for form in wording.forms if fits(form, event))
        if not form.key:
            return ""
        values: dict[str, str | int] = {}
        for fill in form.fills:
            values |= self.filled(fill, entry)
        if wording.addresses_reader:
            return self.address(form.key, event.who, **values)
        return self.language.text(form.key, who=self.names[event.who], **values)

    def address(self, key: str, who: int, **values: str | int) -> str:
        """A message about a player. The reader gets the one that says "you"."""
        if who == self.reader and who >= 0:
            return self.language.text(key.replace("log-", "you-", 1), **values)
        return self.language.text(key, who=self.names[who] if who >= 0 else "", **values)

    def filled(self, fill: str, entry: Entry) -> dict[str, str | int]:
        """The variables that one of the fills of a form sets."""
        event, language = entry.event, self.language
        if fill == wordings.CARDS:
            return {"cards": language.cards(event.cards)}
        if fill == wordings.BOUGHT:
            return {"cards": language.cards(event.cards or [event.detail])}
        if fill == wordings.PILES:
            return {"cards": language.piles(event.cards)}
        if fill == wordings.THING:
            return {"card": language.card(event.detail)}
        if fill == wordings.SOURCE:
            return {"card": language.card(event.source)}
        if fill == wordings.AMOUNT:
            return {"n": abs(event.amount)}
        if fill == wordings.NUMBER:
            return {"n": len(event.cards)}
        if fill == wordings.GIFTS:
            return {"n": len(entry.gifts), "gifts": self.gift_list(entry)}
        if fill == wordings.TOKEN:
            return {"token": language.text(f"pile-token-{PILE_TOKENS[event.amount]}")}
        return {"option": self.chosen_options(entry)}

    def gift_list(self, entry: Entry) -> str:
        """The gifts to a player: +1 Card (Copper), +1 Action."""
        parts: list[str] = []
        for gift in GIFT_KINDS:
            if gift in entry.gifts:
                parts.append(self.language.text(f"gift-{gift}", of="fixed", n=entry.gifts[gift]))
            if gift == "cards" and entry.drawn and all(entry.drawn):
                parts[-1] = self.language.text("log-drawn", gift=parts[-1], cards=self.language.listed(entry.drawn))
        return ", ".join(parts)

    def chosen_options(self, entry: Entry) -> str:
        """The chosen options in the words of the question."""
        source = entry.event.source
        return self.language.join([say(self.language, words_of_choice(source, name), [], CHOOSER) for name in entry.chosen])


def fits(form: Form, event: Event) -> bool:
    """Whether a form is for this event."""
    if form.detail is not None and event.detail != form.detail:
        return False
    if form.type and not CARDS[event.detail].types & TYPE_BITS[form.type]:
        return False
    if form.amount == wordings.ZERO:
        return event.amount == 0
    if form.amount == wordings.POSITIVE:
        return event.amount > 0
    return form.amount != wordings.NOT_NEGATIVE or event.amount >= 0


# ---------------------------------------------------------------- several events in one line
def merged(events: list[Event]) -> list[Entry]:
    """The entries of the log: a card with what it gives, Treasures in a row, a purchase with its gain, equal events."""
    entries: list[Entry] = []
    for event in events:
        if not (merge_into_play(entries, event) or (entries and merge_into_last(entries, event))):
            entries.append(new_entry(event))
    return entries


def new_entry(event: Event) -> Entry:
    """An entry for one event."""
    if event.kind == "choose":
        return Entry(event, chosen=[event.detail])
    return Entry(event, {event.kind: event.amount} if is_gift(event) else {})


def is_gift(event: Event) -> bool:
    """Whether an event is a gift that can be listed with others."""
    return event.kind in GIFT_KINDS and event.amount >= 0


def merge_into_play(entries: list[Entry], event: Event) -> bool:
    """Add the gifts of a card to the line that plays it. A shuffle may come between them."""
    if not is_gift(event) and event.kind != "draw":
        return False
    at = len(entries) - 1
    while at > 0 and entries[at].event.kind == "shuffle":
        at -= 1
    played = entries[at].event if at >= 0 else event
    if played.kind != "play" or (played.who, played.depth + 1) != (event.who, event.depth) or event.source != played.cards[-1]:
        return False
    if event.kind == "draw":
        entries[at].drawn += event.cards
    name, n = ("cards", len(event.cards)) if event.kind == "draw" else (event.kind, event.amount)
    entries[at].gifts[name] = entries[at].gifts.get(name, 0) + n
    return True


def merge_into_last(entries: list[Entry], event: Event) -> bool:
    """Add an event to the last entry, if they make one line."""
    entry, last = entries[-1], entries[-1].event
    if last.who != event.who:
        return False
    same = (last.kind, last.source, last.depth) == (event.kind, event.source, event.depth)
    equal = same and last.detail == event.detail
    if equal and event.kind in MERGED_KINDS:
        entry.event = combined(last, event)
    elif equal and event.kind == "spend":
        entry.event = with_amount(last, last.amount + event.amount)
    elif same and event.kind == "choose":
        entry.chosen.append(event.detail)
    elif entry.gifts and last.kind != "play" and is_gift(event) and (last.source, last.depth) == (event.source, event.depth):
        entry.gifts[event.kind] = entry.gifts.get(event.kind, 0) + event.amount
    elif last.kind == "fortune" and event.kind == "receive" and last.detail == event.detail:
        entry.event = event
    elif last.kind == "buy" and last.amount and event.kind == "gain" and event.cards == [last.detail]:
        entry.event = Event("buy", last.who, event.cards, event.seen, 0, last.source, last.detail, last.depth)
        merge_purchases(entries)
    elif is_next_treasure(last, event):
        entry.event = combined(last, event)
    else:
        return False
    return True


def merge_purchases(entries: list[Entry]) -> None:
    """Make one entry of the last two, if both are purchases."""
    if len(entries) > 1:
        before, last = entries[-2].event, entries[-1].event
        is_complete = before.kind == "buy" and before.cards and not before.amount
        if is_complete and (before.who, before.source) == (last.who, last.source):
            entries.pop()
            entries[-1].event = combined(before, last)


def is_next_treasure(last: Event, event: Event) -> bool:
    """Whether both events play plain Treasures, so that they share one line."""
    plays = last.kind == event.kind == "play" and last.depth == event.depth
    return plays and not last.detail + event.detail + event.source and all(map(is_plain, last.cards + event.cards))


def combined(last: Event, event: Event) -> Event:
    """One event with the cards of both."""
    cards, seen = last.cards + event.cards, last.seen + event.seen
    return Event(event.kind, event.who, cards, seen, 0, last.source, event.detail, event.depth)


def with_amount(event: Event, amount: int) -> Event:
    """The same event with another amount."""
    return Event(event.kind, event.who, event.cards, event.seen, amount, event.source, event.detail, event.depth)
