"""Why the chance of winning is low or high: how the player differs from the best opponent.

It is read from the playouts of the recommended answer and from the table.
"""

from __future__ import annotations

from typing import Final

from demesne.bots import course
from demesne.bots.course import SOON, Record, dearest
from demesne.bots.search import Search
from demesne.bots.search_answers import Arm
from demesne.engine.scoring import score
from demesne.levels.reasons import Reason

LOW: Final = 0.3  # chances up to this one are explained
HIGH: Final = 0.7  # chances from this one on are explained
TOLD: Final = 2  # sentences at most
KNOWN: Final = 0.5  # the share of playouts in which a figure must be known
TURNS: Final = 0.75  # the smallest difference in turns that is mentioned
MONEY: Final = 0.75  # the smallest difference in coins per turn that is mentioned
POINTS: Final = 3  # the smallest lead in points that is mentioned
MOST_TURNS: Final = 0.7  # the share of turns in which a deck draws "nearly always"
FEW_TURNS: Final = 0.4  # the share of turns in which a deck draws "seldom"

BEHIND: Final = "behind"
AHEAD: Final = "ahead"
DRAWS: Final = "draws"
REACHES: Final = "reaches"
EARNS: Final = "earns"
SCORES: Final = "scores"
STANDING: Final = tuple(f"{side}-{what}" for side in (BEHIND, AHEAD) for what in (DRAWS, REACHES, EARNS, SCORES))


def standing_of(search: Search, best: Arm, chance: float) -> tuple[Reason, ...]:
    """The explanations of a chance, the clearest first; nothing for a chance in the middle."""
    if search.course is None or LOW < chance < HIGH:
        return ()
    side = 1 if chance >= HIGH else -1
    found = [*by_points(search, side), *by_deck(search, best.record, side)]
    return tuple(found[:TOLD])


def by_points(search: Search, side: int) -> list[Reason]:
    """The lead in points now, with the cards left in the dearest pile that ends the game."""
    g, me = search.root, search.me
    lead = score(g, me) - max(score(g, who) for who in range(g.nplayers) if who != me)
    kind = dearest(g)
    if side * lead < POINTS or kind < 0:
        return []
    return [reason(search, SCORES, side, float(side * lead), g.kinds[kind].id, int(g.left[kind]))]


def by_deck(search: Search, record: Record, side: int) -> list[Reason]:
    """Differences between decks: which one draws more, reaches the price of that pile first, or has more coins."""
    found: list[Reason] = []
    drawn, theirs = (record.mean(figure) / float(SOON) for figure in (course.DRAWN, course.DRAWN_OF_OTHERS))
    if tells(record, course.DRAWN, course.DRAWN_OF_OTHERS):
        more, less = (drawn, theirs) if side > 0 else (theirs, drawn)
        if more >= MOST_TURNS and less <= FEW_TURNS:
            found.append(reason(search, DRAWS, side, more))
    if tells(record, course.REACHED, course.REACHED_OF_OTHERS):
        sooner = side * (record.mean(course.REACHED_OF_OTHERS) - record.mean(course.REACHED))
        if sooner >= TURNS:
            found.append(reason(search, REACHES, side, sooner, price=int(search.course.price) if search.course else 0))
    if tells(record, course.MONEY_SOON, course.MONEY_SOON_OF_OTHERS):
        richer = side * (record.mean(course.MONEY_SOON) - record.mean(course.MONEY_SOON_OF_OTHERS)) / float(SOON)
        if richer >= MONEY:
            found.append(reason(search, EARNS, side, richer))
    return found


def tells(record: Record, *figures: int) -> bool:
    """Whether these figures are known in enough playouts."""
    return all(record.known(figure) >= KNOWN for figure in figures)


def reason(search: Search, what: str, side: int, amount: float, card: str = "", price: int = 0) -> Reason:
    """A reason of this kind, for the player who is ahead (side 1) or behind (-1)."""
    kind = f"{AHEAD if side > 0 else BEHIND}-{what}"
    return Reason(kind, (), amount, card, price, int(search.root.nplayers) - 1)
