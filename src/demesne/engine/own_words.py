"""Names and texts of cards from card files, which `lang` reads. The engine does not use them."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "pl", "de", "cs")
OWN_WORDS: Final[dict[tuple[str, str], str]] = {}  # Fluent messages, by set id and language code
