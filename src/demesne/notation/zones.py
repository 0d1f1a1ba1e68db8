"""Lists of cards as text: `copper*3, estate`."""

from __future__ import annotations

from collections.abc import Iterable

from demesne.engine.errors import SaveError


def parse_cards(text: object) -> list[str]:
    """The ids in a zone's text, in order.

    >>> parse_cards("gold, copper*2")
    ['gold', 'copper', 'copper']
    >>> parse_cards(["gold", "copper*2"])
    ['gold', 'copper', 'copper']
    """
    if text is None:
        return []
    if isinstance(text, list):
        return [id for part in text for id in parse_cards(part)]
    if not isinstance(text, str):
        raise SaveError(f"a list of cards looks like 'copper*3, estate', not {text!r}")
    cards: list[str] = []
    for part in text.split(","):
        name, star, times = (piece.strip() for piece in part.partition("*"))
        if not name and not star:
            continue
        if not name or (star and not (len(times) < 5 and times.isdecimal() and 0 < int(times) < 10_000)):
            raise SaveError(f"{part.strip()!r} should be a card, or a card and a number as in copper*3")
        cards += [name] * (int(times) if star else 1)
    return cards


def format_cards(cards: Iterable[str]) -> str:
    """Write a list of cards; consecutive copies are combined.

    >>> format_cards(["gold", "copper", "copper"])
    'gold, copper*2'
    """
    parts: list[tuple[str, int]] = []
    for card in cards:
        if parts and parts[-1][0] == card:
            parts[-1] = (card, parts[-1][1] + 1)
        else:
            parts.append((card, 1))
    return ", ".join(card if n == 1 else f"{card}*{n}" for card, n in parts)
