"""Parsing the moves of rulings."""

from __future__ import annotations

import re

from demesne.engine.definitions import CARDS, TEXTS
from demesne.notation.zones import parse_cards
from demesne.phrases import reading
from demesne.rulings.errors import RulingFile


def split_move(text: str) -> tuple[int | None, str, str]:
    """The player, the verb, and the rest of a move."""
    match = re.fullmatch(r"(?:p([1-4])\s*:)?\s*(play|buy|choose|call|spend|pay|end)\s+(.*\S)\s*", text, re.S)
    if not match or (match[2] == "end" and match[3] not in ("actions", "buys", "turn")):
        raise RulingFile(
            f"{text!r} is no move; moves are: play CARD, play CARD as WAY, buy NAME, choose A, B, call CARD, spend N coffers, "
            "pay N debt, end actions, end buys, end turn"
        )
    check_names(match[2], match[3])
    return (int(match[1]) - 1 if match[1] else None), match[2], match[3]


def check_names(verb: str, rest: str) -> None:
    """Raise an error for unknown names, because a misspelt name could make a ruling hold."""
    if verb in ("play", "buy", "choose", "call"):
        for name in parse_cards(rest.replace(" as ", ", ") if verb == "play" else rest):
            if verb == "choose":
                name = re.sub(r"#\d+$", "", name)  # one of several cards that look alike
            if name not in CARDS and not (verb == "choose" and (is_option(name) or name.isdigit())):
                raise RulingFile(f"{verb} {rest}: there is no card, project or option called {name!r}")


def is_option(name: str) -> bool:
    """Whether a name is an option that is not a card."""
    return name in ("yes", "no", "none") or any(name in reading.option_names(text) for text in TEXTS.values())
