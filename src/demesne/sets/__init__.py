"""Each set has one folder with everything about it: `sets/<id>/`.

`kingdom.py`, `beside.py` and `landscapes.py` declare its cards. `en.ftl` and its siblings hold names, texts and the sentences
of rulings. `rulings/`, `kingdoms.yaml`, `advice.py`, `strategies/` and `facts.yaml` hold the rest. Other packages find these
files with `set_folders()`, which includes the folders that a user adds with `--cards`. Importing this module declares no
cards; importing `demesne.sets.declarations` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final

from demesne.engine.setup import BASIC

# The only list of sets, in the order of publication. Cards are numbered in this order: insert a new set where it belongs, and
# keep the order of the others.
SETS: Final = (
    "base",
    "intrigue",
    "seaside",
    "alchemy",
    "prosperity",
    "cornucopia",
    "hinterlands",
    "dark_ages",
    "guilds",
    "adventures",
    "empires",
    "nocturne",
    "renaissance",
    "menagerie",
    "allies",
    "plunder",
)
PARTS: Final = ("kingdom", "beside", "landscapes")  # the modules that declare cards, in the order in which they are imported


@dataclass(frozen=True)
class SetFolder:
    """The folder of a set."""

    id: str
    place: Traversable
    advice: ModuleType | None = None  # the advice module of a folder that a user loaded

    def read(self, name: str) -> str:
        """The text of a file in this folder; empty if the file does not exist."""
        file = self.place.joinpath(name)
        return file.read_text("utf-8") if file.is_file() else ""

    def read_all(self, folder: str, suffix: str) -> Iterator[tuple[str, str]]:
        """The name and the text of each file with this suffix in a subfolder, in the order of their names."""
        place = self.place.joinpath(folder)
        if not place.is_dir():
            return
        for file in sorted(place.iterdir(), key=lambda file: file.name):
            if file.name.endswith(suffix):
                yield file.name, file.read_text("utf-8")

    def kingdoms(self) -> list[dict[str, Any]]:
        """The entries of `kingdoms.yaml`."""
        import yaml

        return yaml.load(self.read("kingdoms.yaml"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or []

    def kingdom_ids(self) -> list[str]:
        """The ids of the kingdoms in `kingdoms.yaml`."""
        return [str(entry["id"]) for entry in self.kingdoms()]


OWN_FOLDERS: Final[list[SetFolder]] = []  # folders of cards that a user loaded


def set_folders() -> list[SetFolder]:
    """The folders of all sets: the basic cards, the published sets, then those that a user loaded."""
    root = files("demesne").joinpath("sets")
    return [*(SetFolder(id, root.joinpath(id)) for id in (BASIC, *SETS)), *OWN_FOLDERS]
