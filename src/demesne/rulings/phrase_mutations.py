"""Finding changes of a card's text that no ruling notices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from demesne.engine.decisions import Option
from demesne.engine.errors import DemesneError
from demesne.engine.frames import MOST_STEPS
from demesne.rulings.card_changes import Change
from demesne.rulings.errors import Broken
from demesne.rulings.phrase_coverage import Coverage, Proof
from demesne.rulings.run import Run
from demesne.words.declaring import redeclaring

ANSWERS: Final = 500  # per ruling, after which a changed text counts as endless; the longest ruling has fewer than 100
TEXTS_BEGUN: Final = 2_000  # per answer


class ShortRun(Run):
    """A run that fails soon if a changed text does not end."""

    def __init__(self, ruling: dict[str, Any]) -> None:
        super().__init__(ruling, "straight")
        self.answers = 0

    def step(self, option: Option) -> None:
        self.answers += 1
        if self.answers > ANSWERS:
            raise Broken("the text does not end")
        self.game.steps = max(self.game.steps, MOST_STEPS - TEXTS_BEGUN)
        super().step(option)


def holds(ruling: dict[str, Any]) -> bool:
    """Whether a ruling still holds. A crash of the engine counts as a failure."""
    try:
        ShortRun(ruling).run()
    except (Broken, DemesneError, Exception):
        return False
    return True


class Judge:
    """Runs the rulings that can notice a change."""

    def __init__(self, coverage: Coverage) -> None:
        self.proofs = sorted(coverage.proofs, key=lambda proof: proof.seconds)
        self.about: dict[str, list[Proof]] = {}
        for proof in self.proofs:
            for card in proof.named | proof.used:
                self.about.setdefault(card, []).append(proof)

    def noticed_by(self, change: Change) -> str | None:
        """The id of the ruling that notices a change; empty if none does, None if the change is not a valid declaration."""
        with redeclaring():
            try:
                change.statement.module.redeclare(change.statement, change.changed)
            except Exception:  # the changed declaration is invalid
                return None
            for proof in self.candidates(change):
                if not holds(proof.ruling):
                    return proof.id
        return ""

    def candidates(self, change: Change) -> Iterable[Proof]:
        """The rulings that use a changed card; those that carry out the changed phrase first, short ones before long ones."""
        cards = set(change.cards)
        proofs = self.about.get(change.card, []) if len(cards) == 1 else self.of_all(cards)
        return sorted(proofs, key=lambda proof: (change.places.isdisjoint(proof.places), cards.isdisjoint(proof.used)))

    def of_all(self, cards: set[str]) -> Sequence[Proof]:
        """The rulings that name or use any of these cards."""
        return [proof for proof in self.proofs if cards & (proof.named | proof.used)]
