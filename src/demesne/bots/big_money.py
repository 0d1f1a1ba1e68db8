"""Big Money as a player at the table: Province, Gold, Silver, and nothing foolish in between. It sees only its view."""

from __future__ import annotations

from demesne.engine.constants import CURSE, TREASURE, VICTORY
from demesne.engine.definitions import CARDS
from demesne.views.view import View

BUYS = ("province", "gold", "silver")
GIVE_AWAY = ("discard", "trash", "topdeck")  # purposes for which the least useful card is picked


def big_money(view: View) -> str:
    """The text of the option it takes."""
    asked = view.decision
    assert asked is not None
    assert asked.options
    if asked.kind == "buy phase":
        return buy(asked.options, view.coins)
    if asked.kind == "action phase":
        return next(option for option in asked.options if option.startswith("end"))
    real = [option for option in asked.options if option.startswith("choose ")]
    if asked.kind == "trigger" and len(real) > 1:
        return real[0]
    if asked.kind in ("pick", "pile", "order"):
        return pick(asked.purpose, real)
    return real[0]


def buy(options: list[str], coins: int) -> str:
    treasures = [option for option in options if option.startswith("play ")]
    if treasures:
        return treasures[0]
    for id in BUYS:
        if f"buy {id}" in options:
            return f"buy {id}"
    return next(option for option in options if option.startswith("end"))


def pick(purpose: str, real: list[str]) -> str:
    """The least useful card to give away, nothing at all where that is allowed, otherwise the best one."""
    if purpose in GIVE_AWAY:
        if purpose != "topdeck" and "choose none" in real:
            return "choose none"
        return min(real, key=worth)
    return max(real, key=worth)


def worth(option: str) -> tuple[int, int]:
    """Treasures above the rest, by cost; Victory cards and Curses below everything."""
    card = CARDS.get(option.removeprefix("choose ").partition("#")[0])
    if card is None:
        return 0, 0
    if card.types & TREASURE:
        return 2, card.cost
    if card.types & (VICTORY | CURSE):
        return 0, card.cost
    return 1, card.cost
