"""Exceptions that rulings need not prove, each with a reason: the file `unproved.yaml` beside the cards it is about.

It maps ids of cards to changes, as `demesne rulings --mutations` names them, or to phrases, as `--coverage` does; each has a
reason:

```yaml
smithy:
  plus(cards=4) instead of plus(cards=3): why no ruling can notice it
```
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from demesne.engine.definitions import CARDS
from demesne.notation.data import BadData, read_yaml
from demesne.rulings.declarations import CardModule
from demesne.rulings.errors import RulingFile
from demesne.rulings.files import read_file

FILE = "unproved.yaml"


class Unproved:
    """The exceptions of some modules, and which of them were needed."""

    def __init__(self, modules: Iterable[CardModule]) -> None:
        self.reasons: dict[tuple[str, str], str] = {}
        self.needed: set[tuple[str, str]] = set()
        for path in dict.fromkeys(module.path.with_name(FILE) for module in modules):
            if path.is_file():
                self.reasons.update(read_reasons(path))

    def excuses(self, card: str, name: str) -> bool:
        """Whether something need not be proved; it is marked as needed."""
        if (card, name) not in self.reasons:
            return False
        self.needed.add((card, name))
        return True

    def stale(self, cards: Collection[str], coverage: bool) -> list[tuple[str, str]]:
        """Exceptions that are no longer needed, either for phrases (coverage) or for changes. Exceptions for cards that are
        not checked are left out."""
        found = [key for key in self.reasons if key[0] in cards or key[0] not in CARDS]
        return [key for key in found if key[1].startswith(NEVER) == coverage and key not in self.needed]


NEVER = "never "  # prefix of the name of a phrase that no ruling carries out


def read_reasons(path: Path) -> dict[tuple[str, str], str]:
    """The exceptions of a file, by card and change."""
    try:
        data = read_yaml(read_file(path))
    except BadData as problem:
        raise RulingFile(f"{path} cannot be read: {problem}") from None
    found: dict[tuple[str, str], str] = {}
    for card, changes in (data if isinstance(data, dict) else {"": data}).items():
        if not isinstance(changes, dict) or not all(
            isinstance(text, str) and text for pair in changes.items() for text in pair
        ):
            raise RulingFile(f"{path} should map cards to changes, and each change to a reason; {card} does not")
        found |= {(str(card), name): reason for name, reason in changes.items()}
    return found
