"""What rulings prove about cards: which phrases they carry out, and which changes of a card they notice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from demesne.rulings.card_changes import changes_of
from demesne.rulings.declarations import CardModule
from demesne.rulings.phrase_coverage import cover
from demesne.rulings.phrase_mutations import Judge
from demesne.rulings.unproved import NEVER, Unproved

STALE = "stale"  # the kind of an exception that is no longer needed


@dataclass(frozen=True)
class Gap:
    """Something about a card that no ruling proves, or an exception for it that is no longer needed."""

    card: str
    kind: str
    name: str

    def __str__(self) -> str:
        stale = "an exception that is not needed: " if self.kind == STALE else ""
        return f"{self.card}: {stale}{self.name}"

    def to_data(self) -> dict[str, str]:
        """The gap as plain data."""
        return {"card": self.card, "kind": self.kind, "gap": self.name}


@dataclass
class Report:
    """The number of things to prove, the number of exceptions among them, and the gaps."""

    gaps: list[Gap]
    total: int = 0
    excused: int = 0

    @property
    def unproved(self) -> int:
        """How many things no ruling proves, apart from exceptions."""
        return sum(gap.kind != STALE for gap in self.gaps)


class Proofs:
    """Checks what the rulings of some files prove about the cards of these modules, or about some of them."""

    def __init__(self, texts: dict[str, str], modules: Sequence[CardModule], cards: Collection[str] = ()) -> None:
        self.coverage = cover(texts, modules)
        self.modules = modules
        self.exceptions = Unproved(modules)
        declared = {card.id for module in modules for statement in module.statements for card in statement.cards}
        self.cards = declared & set(cards) if cards else declared

    def check_phrases(self) -> Report:
        """Find the phrases that no ruling carries out."""
        report = Report([], sum(place.card in self.cards for place in self.coverage.phrases()))
        for phrase in self.coverage.missing():
            if phrase.card in self.cards:
                self.add(report, Gap(phrase.card, "never", f"{NEVER}{phrase.name}"))
        return self.finished(report, coverage=True)

    def check_changes(self) -> Report:
        """Find the changes of cards that no ruling notices."""
        judge = Judge(self.coverage)
        report = Report([])
        for module in self.modules:
            for change in changes_of(module):
                if change.card in self.cards and (ruling := judge.noticed_by(change)) is not None:
                    report.total += 1
                    if ruling == "":
                        self.add(report, Gap(change.card, change.kind, change.name))
        return self.finished(report, coverage=False)

    def add(self, report: Report, gap: Gap) -> None:
        """Report a gap, unless it is an exception."""
        if self.exceptions.excuses(gap.card, gap.name):
            report.excused += 1
        else:
            report.gaps.append(gap)

    def finished(self, report: Report, coverage: bool) -> Report:
        """The report with the exceptions that are no longer needed."""
        report.gaps += [Gap(card, STALE, name) for card, name in self.exceptions.stale(self.cards, coverage)]
        return report
