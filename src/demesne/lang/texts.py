"""The messages of one language, each parsed when somebody first asks for it.

Parsing is most of the work of starting a command, and a command needs a few of a thousand messages. Finding where each
begins is quick, and there is no compiled copy that could be older than the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# A message or a term begins at the left edge; the lines that belong to it do not, but for a closing brace.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z]|\Z)", re.MULTILINE | re.DOTALL)

# A message whose value is one line with nothing to fill in; attributes may follow.
PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s]) *\n(?!\s* [^\s.])")


class Texts(FluentBundle):
    """A bundle whose messages stay as they were written until they are wanted.

    >>> texts = Texts("en", ["first = One { -second }\\n", "-second = two\\n"])
    >>> texts.has_message("first"), texts.has_message("third")
    (True, False)
    >>> texts.format_pattern(texts.get_message("first").value)
    ('One two', [])
    """

    def __init__(self, code: str, resources: Iterable[str]) -> None:
        super().__init__([code], use_isolating=False)
        self.written: Final[dict[str, str]] = {}  # by id; that of a term begins with a hyphen
        for resource in resources:
            for entry in ENTRY.finditer(resource):
                self.written.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.written

    def plain(self, message_id: str) -> str | None:
        """The value of a message that needs no parsing, as names of cards do not."""
        found = PLAIN.match(self.written.get(message_id, ""))
        return found[1] if found else None

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Everything goes through here, also what one message takes from another."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled and key in self.written:
            self.add_resource(FluentResource(self.written[key]))
        return super()._lookup(entry_id, term)
