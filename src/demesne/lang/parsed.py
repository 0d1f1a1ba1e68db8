"""Messages that need the Fluent library: those with choices, terms or several lines."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from demesne.lang.texts import Value


class ParsedTexts(FluentBundle):
    """A bundle that parses each message on first use."""

    def __init__(self, code: str, written: Mapping[str, str]) -> None:
        super().__init__([code], use_isolating=False)
        self.written = written  # by id; the ids of terms begin with a hyphen

    def text(self, id: str, values: Mapping[str, Value]) -> str:
        """A message with its variables filled in."""
        message = self.get_message(id)
        if message.value is None:
            raise KeyError(f"the message {id} has no text in {self.locales[0]}")
        formatted, errors = self.format_pattern(message.value, dict(values))
        if errors:
            raise KeyError(f"the message {id} in {self.locales[0]}: {errors[0]}")
        return str(formatted)

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message; empty if it has none of this name."""
        pattern = self.get_message(id).attributes.get(name)
        return str(self.format_pattern(pattern)[0]) if pattern is not None else ""

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Parse a message on first use. Fluent also calls this for references between messages."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled and key in self.written:
            self.add_resource(FluentResource(self.written[key]))
        return super()._lookup(entry_id, term)
