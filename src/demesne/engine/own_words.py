"""What cards from files are called and say, as text that `lang` reads. The engine itself does not look at it."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "pl", "de", "cs")
OWN_WORDS: Final[dict[tuple[str, str], str]] = {}  # Fluent messages, by the set's id and the code of a language
