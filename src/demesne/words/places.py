"""Where cards are: zones, joined with `|`, and the cards a text refers to."""

from __future__ import annotations

from typing import Final

from demesne.engine import constants
from demesne.engine.errors import CardError
from demesne.engine.expressions import ANY_CARD, CardTest
from demesne.phrases.asking import Places

__all__ = [
    "ASIDE",
    "ATTACKER",
    "BOTTOM",
    "DECK",
    "DISCARD",
    "EXILE",
    "HAND",
    "ISLAND",
    "IT",
    "NAMED",
    "NATIVE_VILLAGE",
    "PLAY",
    "REST",
    "REVEALED",
    "RULE",
    "TAVERN",
    "THAT",
    "THE_HAND",
    "THE_SHUFFLED",
    "THE_TRASH",
    "THIS",
    "TOP",
    "only",
]


class Where:
    """Several places to choose from, such as `HAND | DISCARD`: their codes, and a filter for each."""

    def __init__(self, codes: list[int], filters: list[CardTest]) -> None:
        self.codes = codes
        self.filters = filters

    def __or__(self, other: object) -> Where:
        more = where(other)
        return Where(self.codes + more.codes, self.filters + more.filters)

    def places(self) -> Places:
        """These places in the form that phrases use."""
        if all(code == constants.FROM_THIS for code in self.codes):
            raise CardError("this card alone leaves no choice: THIS | HAND, for instance, does")
        return Places(self.codes, self.filters)


class Place(int):
    """A zone of a player; `|` joins several, as in `HAND | DISCARD`."""

    def __or__(self, other: object) -> Where:  # type: ignore[override]  # zones are not bit flags
        return where(self) | other


class What:
    """A card that a text refers to without naming it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __or__(self, other: object) -> Where:
        return where(self) | other


def where(place: object) -> Where:
    """Convert an operand of `HAND | DISCARD`: a zone, THIS, or several places."""
    if isinstance(place, Where):
        return place
    if isinstance(place, Place):
        return Where([int(place)], [ANY_CARD])
    if place is THIS:
        return Where([int(constants.FROM_THIS)], [ANY_CARD])
    raise CardError(f"zones such as HAND, only(...) and THIS are places to choose from together, not {shown(place)}")


def shown(place: object) -> str:
    """The name of a place in error messages."""
    return place.name if isinstance(place, What) else repr(place)


HAND: Final = Place(int(constants.HAND))
"""The hand.

>>> try_out(gain("Gold", to=HAND))
p1: hand: gold
"""
DECK: Final = Place(int(constants.DECK))
"""The deck.

>>> try_out(set_aside(2, from_=DECK), deck="gold, silver, copper")
p1: deck: copper; aside: gold, silver
"""
TOP: Final = DECK
"""The top of the deck.

>>> try_out(gain("Gold", to=TOP), deck="copper")
p1: deck: gold, copper
"""
DISCARD: Final = Place(int(constants.DISCARD))
"""The discard pile.

>>> try_out(choose(1, from_=DISCARD), put(IT, HAND), discard="gold")
p1: hand: gold
"""
PLAY: Final = Place(int(constants.PLAY))
"""The cards in play.

>>> try_out(choose(1, a(TREASURE), from_=PLAY), put(IT, TOP), play="gold")
p1: deck: gold
"""
ASIDE: Final = Place(int(constants.ASIDE))
"""Cards set aside.

>>> try_out(choose(1), put(IT, ASIDE), hand="estate")
p1: aside: estate
"""
ISLAND: Final = Place(int(constants.ISLAND))
"""The Island mat, visible to all players.

>>> try_out(choose(1), put(IT, ISLAND), hand="estate")
p1: island: estate
"""
NATIVE_VILLAGE: Final = Place(int(constants.NATIVE_VILLAGE))
"""The Native Village mat, visible only to its owner.

>>> try_out(set_aside(1, to=NATIVE_VILLAGE), deck="gold, silver")
p1: deck: silver; native_village: gold
"""
EXILE: Final = Place(int(constants.EXILE))
"""The Exile mat.

>>> try_out(choose(1), put(IT, EXILE), hand="estate")
p1: exile: estate
"""
TAVERN: Final = Place(int(constants.TAVERN))
"""The Tavern mat.

>>> try_out(put(THIS, TAVERN))
p1: tavern: example
"""
BOTTOM: Final = What("the bottom of the deck")
"""The bottom of the deck, as a place for `put`.

>>> try_out(choose(1), put(IT, BOTTOM), hand="estate", deck="gold, copper")
p1: deck: gold, copper, estate
"""
THIS: Final = What("this card")
"""The card the text belongs to.

>>> try_out(trash(THIS))
trash: example
"""
THAT: Final = What("the card the event is about")
"""In a rule, the card the event is about.

>>> try_out(this_turn(when(you_gain, put(THAT, TOP))), gain("Gold"))
p1: deck: gold
"""
IT: Final = What("the cards the last phrase handled")
"""The cards the last phrase handled.

>>> try_out(choose(1), put(IT, TOP), hand="estate", deck="copper")
p1: deck: estate, copper
"""
REST: Final = What("what was revealed or laid aside and not placed yet")
"""The cards this text has revealed, looked at or set aside but not yet put anywhere.

>>> try_out(look_at(2), choose(1, from_=REVEALED), put(IT, HAND), discard(REST), deck="gold, estate", do="choose gold")
p1: hand: gold; discard: estate
"""
REVEALED: Final = What("the cards just revealed or looked at")
"""The cards just revealed or looked at.

>>> try_out(reveal(2), put(REVEALED, HAND), deck="gold, estate")
p1: hand: estate, gold
"""
THE_HAND: Final = What("the whole hand")
"""The whole hand, to reveal.

>>> try_out(reveal(THE_HAND), plus(coins=how_many), hand="copper, estate")
p1: hand: copper, estate; coins: 2
"""
THE_TRASH: Final = What("the trash")
"""The trash, to choose from.

>>> try_out(choose(1, from_=THE_TRASH), gain(IT), trash="gold")
p1: discard: gold
"""
THE_SHUFFLED: Final = What("the cards about to be shuffled")
"""The cards about to be shuffled, to choose from when you shuffle.

>>> mine.project("Orrery", 3, when(you_shuffle, choose(from_=THE_SHUFFLED, up_to=1), on_top_of_shuffle)).name
'Orrery'
"""
NAMED: Final = What("the named card")
"""The card that was named, as in `cost_of(NAMED)`.

>>> try_out(choose(1), name_it, trash(IT), gain(exactly=cost_of(NAMED) + 3), hand="copper", do="choose silver")
p1: discard: silver
trash: copper
"""
ATTACKER: Final = What("whoever played the card")
"""The player who played the card, as `by=ATTACKER`: they decide for the affected player.

>>> try_out(each_other(reveal(2), trash(1, from_=IT, by=ATTACKER)), p2={"deck": "gold, copper"})
p2: look: gold, copper
p1 is asked (trash): copper, gold
"""
RULE: Final = What("this rule")
"""This rule, as `except_=RULE`: it does not apply to events it caused itself.

>>> try_out(when(gained, gain("Example"), except_=RULE), coins=3, phase="buy", hand="copper", do="buy example")
p1: hand: copper, example; discard: example*2; buys: 0
"""


def only(zone: int, ok: CardTest) -> Where:
    """Only the matching cards of a zone, as one of several places to choose from.

    >>> try_out(trash(up_to=2, from_=HAND | only(PLAY, a("Copper"))), hand="estate", play="copper, silver")
    p1: hand: estate; play: silver, copper
    p1 is asked (trash): copper, estate, none
    """
    return Where([int(where(zone).codes[0])], [ok])
