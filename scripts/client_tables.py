"""Write the tables that the browser shares with Python: the events of the log, and the levels of bots."""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from pathlib import Path

from demesne.engine.constants import PILE_TOKENS
from demesne.levels.level import DEFAULT_LEVEL, LESSON_LEVEL, LEVELS
from demesne.prose.event_wordings import GIFT_KINDS, WORDINGS, Form, Wording

FOLDER = Path(__file__).parents[1] / "client" / "src"
EVENTS = Path("lang") / "events.ts"
LEVEL_ROWS = Path("game") / "levelRows.ts"
EVENT_TYPES = """\
// Written by `make docs` from src/demesne/prose/event_wordings.py; do not edit.
import type { EventKind } from "../protocol";

/** A message of the log with what it is filled with, and the events it is for. An empty key tells nothing. */
export interface Form {
  key: string;
  fills: readonly Fill[];
  detail?: string; // only for events with this detail
  type?: "event" | "project" | "state"; // only if the card or landscape in detail has this type
  amount?: "zero" | "positive" | "not negative"; // only for events with such an amount
}

/** The wording of one kind of event: the first form that fits is used. */
export interface Wording {
  forms: readonly Form[];
  merges?: true; // equal events in a row make one line with all their cards
  names_source?: true; // the sentence names the source of the event, or needs none
  addresses_reader?: false; // there is no message that says "you"
}

export type Fill = "cards" | "bought" | "piles" | "thing" | "source" | "amount" | "number" | "gifts" | "token" | "option";
"""


def as_code(row: Form | Wording) -> str:
    """A row as an object literal; fields that have their default value are left out."""
    parts: list[str] = []
    for field in fields(row):
        value = getattr(row, field.name)
        if field.name == "forms":
            forms = "".join(f"\n      {as_code(form)}," for form in value)
            parts.append(f"forms: [{forms}\n    ]" if len(value) > 1 else f"forms: [{as_code(value[0])}]")
        elif field.name in ("key", "fills") or value != field.default:
            parts.append(f"{field.name}: {json.dumps(value)}")
    return f"{{ {', '.join(parts)} }}"


def events() -> str:
    """The text of events.ts."""
    lines = [
        "/** Everything a player can get, in the order of the log. */",
        f"export const GIFT_KINDS = {json.dumps(GIFT_KINDS)} as const;",
        "/** The tokens that lie on piles, in the order of the engine. */",
        f"export const PILE_TOKENS = {json.dumps(PILE_TOKENS)} as const;",
        "",
        "export const WORDINGS: Readonly<Record<EventKind, Wording>> = {",
        *(f"  {kind}: {as_code(wording)}," for kind, wording in WORDINGS.items()),
        "};",
    ]
    return EVENT_TYPES + "\n" + "\n".join(lines) + "\n"


def levels() -> str:
    """The text of levelRows.ts."""
    rows = [f"  {{ name: {json.dumps(level.name)}, studies: {json.dumps(level.studies)} }}," for level in LEVELS]
    lines = [
        "// Written by `make docs` from src/demesne/levels/level.py; do not edit.",
        "/** Levels from the weakest to the strongest: those that study look for a plan before they play in a kingdom. */",
        "export const LEVEL_ROWS = [",
        *rows,
        "] as const;",
        f"export const DEFAULT_LEVEL = {json.dumps(DEFAULT_LEVEL.name)};",
        "/** The opponent in the first game of a newcomer. */",
        f"export const LESSON_LEVEL = {json.dumps(LESSON_LEVEL.name)};",
    ]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Every file with its text."""
    return {FOLDER / EVENTS: events(), FOLDER / LEVEL_ROWS: levels()}


def main() -> int:
    """Write all files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
