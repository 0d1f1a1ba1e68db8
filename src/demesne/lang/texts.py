"""The messages of one language, each parsed on first use.

A command needs only a few of a thousand messages. Finding where each begins is fast, and there is no compiled cache that
could be out of date. Most messages are a line of text with values, which are formatted here; those with choices, terms or
several lines need the Fluent library, which is imported only for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from demesne.lang.parsed import ParsedTexts

Value = str | int | float

# A message or a term begins in the first column; its other lines are indented, except a closing brace.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z]|\Z)", re.MULTILINE | re.DOTALL)

FILLED_IN: Final = re.compile(r"\{ *\$([\w-]+) *\}")
# A value of one line, made of text and variables; attributes may follow.
ONE_LINE: Final = r"((?:[^{}\n]|\{ *\$[\w-]+ *\})+?) *(?=\n|\Z)(?!\s*\n\s* [^\s.])"
VALUE: Final = re.compile(rf"-?[\w-]+ *= *{ONE_LINE}")
UNGROUPED: Final = 1000  # from this number on, digits are grouped according to the language


class Texts:
    """Messages that are parsed on first use.

    >>> texts = Texts("en", ["first = One { $thing }\\n    .more = two { -second }\\n", "-second = twos\\n"])
    >>> texts.has("first"), texts.has("third")
    (True, False)
    >>> texts.text("first", {"thing": "egg"}), texts.attribute("first", "more")
    ('One egg', 'two twos')
    """

    def __init__(self, code: str, resources: Iterable[str]) -> None:
        self.code: Final = code
        self.written: Final[dict[str, str]] = {}  # by id; the ids of terms begin with a hyphen
        self.lines: Final[dict[tuple[str, str], str | None]] = {}
        self.by_fluent: ParsedTexts | None = None
        for resource in resources:
            for entry in ENTRY.finditer(resource):
                self.written.setdefault(entry[1], entry[0])

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in self.written

    def text(self, id: str, values: Mapping[str, Value]) -> str:
        """A message with its values filled in; a KeyError if it does not exist or lacks one."""
        plain = self.plain(id, values)
        return self.parsed().text(id, values) if plain is None else plain

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message; empty if there is none."""
        if f".{name}" not in self.written.get(id, ""):
            return ""
        plain = self.plain(id, {}, name)
        return self.parsed().attribute(id, name) if plain is None else plain

    def plain(self, id: str, values: Mapping[str, Value], attribute: str = "") -> str | None:
        """A message or an attribute with its values filled in; None if Fluent is needed."""
        line = self.line(id, attribute)
        if line is None or "{" not in line:
            return line
        if not all(is_written_as_it_is(values.get(name)) for name in FILLED_IN.findall(line)):
            return None
        return FILLED_IN.sub(lambda gap: str(values[gap[1]]), line)

    def line(self, id: str, attribute: str) -> str | None:
        """The line of a message or an attribute, if it is a single line of text and values."""
        key = (id, attribute)
        if key not in self.lines:
            written = self.written.get(id, "")
            found = attribute_line(attribute).search(written) if attribute else VALUE.match(written)
            self.lines[key] = found[1] if found else None
        return self.lines[key]

    def parsed(self) -> ParsedTexts:
        """The messages as the Fluent library reads them, parsed on first use."""
        if self.by_fluent is None:
            from demesne.lang.parsed import ParsedTexts

            self.by_fluent = ParsedTexts(self.code, self.written)
        return self.by_fluent


@cache
def attribute_line(name: str) -> re.Pattern[str]:
    """A pattern that finds an attribute written on one line."""
    return re.compile(rf"\n +\.{re.escape(name)} *= *{ONE_LINE}")


def is_written_as_it_is(value: Value | None) -> bool:
    """Whether a value looks the same in every language: text, or a number without grouping."""
    return isinstance(value, str) or (isinstance(value, int) and 0 <= value < UNGROUPED)
