"""Which phrases of cards the rulings carry out."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.deeds import Deed
from demesne.engine.definitions import TEXTS, Phrase, Rule, Text
from demesne.engine.state import Frame, State
from demesne.notation.position import cards_named
from demesne.rulings.declarations import CardModule, Place
from demesne.rulings.files import read_rulings
from demesne.rulings.run import Run
from demesne.rulings.runner import check_ruling


class RecordedPhrase(Phrase):
    """A wrapper around a phrase that records when the phrase is carried out."""

    def __init__(self, phrase: Phrase, place: Place, record: set[Place]) -> None:
        super().__init__()
        for name in FLAGS:
            setattr(self, name, getattr(phrase, name))
        self.phrase = phrase
        self.place = place
        self.record = record

    def do(self, g: State, who: i64, source: i64) -> None:
        self.record.add(self.place)
        self.phrase.do(g, who, source)

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        self.record.add(self.place)
        return self.phrase.step(g, f, answer)

    def options(self, g: State, f: Frame) -> None:
        self.phrase.options(g, f)

    def label(self, option: i64) -> str:
        return self.phrase.label(option)

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        return self.phrase.limits(g, f)

    def pickable(self, g: State, f: Frame) -> list[int]:
        return self.phrase.pickable(g, f)

    def count_pickable(self, g: State, f: Frame, counts: vec[i64]) -> i64:
        return self.phrase.count_pickable(g, f, counts)

    def least_to_pick(self, g: State, f: Frame) -> i64:
        return self.phrase.least_to_pick(g, f)

    def most_to_pick(self, g: State, f: Frame) -> i64:
        return self.phrase.most_to_pick(g, f)

    def plays_again(self, f: Frame) -> bool:
        return self.phrase.plays_again(f)

    def texts(self) -> list[Text]:
        return self.phrase.texts()

    def rules(self) -> list[Rule]:
        return self.phrase.rules()

    def deeds(self) -> list[Deed]:
        return self.phrase.deeds()


FLAGS = [name for name in dir(Phrase()) if not name.startswith("_") and not callable(getattr(Phrase, name, None))]


@contextmanager
def recording(record: set[Place]) -> Iterator[None]:
    """A context in which every phrase of a card that is carried out is added to the record."""
    kept = [(text, text.phrases) for text in TEXTS.values()]
    try:
        for address, text in TEXTS.items():
            recorded: list[Phrase] = [RecordedPhrase(phrase, (address, i), record) for i, phrase in enumerate(text.phrases)]
            text.phrases = vec[Phrase](recorded)
        yield
    finally:
        for text, phrases in kept:
            text.phrases = phrases


@dataclass
class Proof:
    """A ruling that holds, with the cards and phrases it covers."""

    ruling: dict[str, Any]
    id: str
    named: frozenset[str]  # cards that are named in it
    used: frozenset[str]  # cards whose phrases it carries out, and landscapes on its table
    places: frozenset[Place]  # the phrases it carries out
    seconds: float


@dataclass
class Coverage:
    """Which phrases of the cards of some modules the rulings carry out."""

    modules: Sequence[CardModule]
    proofs: list[Proof] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # the rulings that do not hold, which cover nothing

    def phrases(self) -> Iterator[WrittenPhrase]:
        """All phrases of the cards that the modules declare."""
        for module in self.modules:
            for statement in module.statements:
                for place, written in statement.places.items():
                    yield WrittenPhrase(card_of(place), ast.unparse(written), place)

    def missing(self) -> Iterator[WrittenPhrase]:
        """The phrases that no ruling carries out."""
        executed = {place for proof in self.proofs for place in proof.places}
        return (phrase for phrase in self.phrases() if phrase.place not in executed)


@dataclass(frozen=True)
class WrittenPhrase:
    """A phrase of a card, with its code."""

    card: str
    written: str
    place: Place

    @property
    def name(self) -> str:
        """The phrase as written, and its place in the text of the card."""
        return f"{self.written} (phrase {self.place[1] + 1} of {self.place[0]})"


def card_of(place: Place) -> str:
    """The id of the card that a phrase belongs to."""
    return place[0].split("/")[1]


def cover(texts: dict[str, str], modules: Sequence[CardModule]) -> Coverage:
    """Run all rulings of these files once, and record the phrases they carry out."""
    record: set[Place] = set()
    coverage = Coverage(modules)
    with recording(record):
        for path, text in texts.items():
            for data in read_rulings(path, text):
                record.clear()
                ruling = check_ruling(data)
                if proof := prove(ruling, record):
                    coverage.proofs.append(proof)
                else:
                    coverage.broken.append(name_of(ruling))
    return coverage


def prove(ruling: dict[str, Any], record: Iterable[Place]) -> Proof | None:
    """Run a ruling and note which phrases it carries out; None if it does not hold."""
    begun = perf_counter()
    try:
        run = Run(ruling, "straight")
        run.run()
    except Exception:  # `demesne rulings` shows the reason
        return None
    seconds = perf_counter() - begun
    named = frozenset(cards_named(ruling.get("given"), ruling.get("do"), ruling.get("expect")))
    places = frozenset(place for place in record if not place[0].startswith("engine/"))
    used = {card_of(place) for place in places} | {land.id for land in run.game.components.lands}
    return Proof(ruling, name_of(ruling), named, frozenset(used), places, seconds)


def name_of(ruling: dict[str, Any]) -> str:
    """The id of a ruling, or its sentence if it has none."""
    return str(ruling.get("id") or ruling["ruling"])
