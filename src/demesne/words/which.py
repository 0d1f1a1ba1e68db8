"""Which cards: types, zones, cards a text speaks of, and filters, which are put together with `& | ~`."""

from __future__ import annotations

from typing import Final

from demesne.engine import constants
from demesne.engine.errors import CardError
from demesne.engine.expressions import ANY_CARD, AllFit, CardTest
from demesne.phrases.selecting import Costs, IsMarked, IsNamed, IsType, LeavesPlay, NewToHand, PlayedThisTurn, WasNamed
from demesne.words.declaring import named

__all__ = [
    "ACTION",
    "ASIDE",
    "ATTACK",
    "ATTACKER",
    "CURSE",
    "DECK",
    "DISCARD",
    "DURATION",
    "HAND",
    "IT",
    "MANY",
    "PLAY",
    "PRIZE",
    "REACTION",
    "REST",
    "REVEALED",
    "RULE",
    "THAT",
    "THE_HAND",
    "THE_TRASH",
    "THIS",
    "TOP",
    "TREASURE",
    "VICTORY",
    "a",
    "bane",
    "costing",
    "leaves_play",
    "new_to_hand",
    "played_this_turn",
    "the_named_card",
]


class What:
    """A card a text speaks of without naming it."""

    def __init__(self, name: str) -> None:
        self.name = name


ACTION: Final = int(constants.ACTION)
"""The type of cards played in the Action phase.

>>> try_out(trash(1, a(ACTION)), hand="copper, moat, village")
p1: hand: copper, moat, village
p1 is asked (trash): moat, village
"""
ATTACK: Final = int(constants.ATTACK)
"""The type of cards that Reactions to an Attack answer.

>>> try_out(trash(1, a(ATTACK)), hand="militia, moat, witch")
p1: hand: militia, moat, witch
p1 is asked (trash): militia, witch
"""
TREASURE: Final = int(constants.TREASURE)
"""The type of cards played in the Buy phase.

>>> try_out(trash(1, a(TREASURE)), hand="copper, gold, moat")
p1: hand: copper, gold, moat
p1 is asked (trash): copper, gold
"""
VICTORY: Final = int(constants.VICTORY)
"""The type of cards that score; types are put together with `|`.

>>> try_out(trash(1, a(VICTORY | CURSE)), hand="curse, estate, moat")
p1: hand: curse, estate, moat
p1 is asked (trash): estate, curse
"""
CURSE: Final = int(constants.CURSE)
"""The type of Curses.

>>> try_out(trash(1, ~a(CURSE)), hand="curse, estate, moat")
p1: hand: curse, estate, moat
p1 is asked (trash): estate, moat
"""
REACTION: Final = int(constants.REACTION)
"""The type of cards that do something out of turn.

>>> try_out(trash(1, a(REACTION)), hand="moat, patron, village")
p1: hand: moat, patron, village
p1 is asked (trash): moat, patron
"""
DURATION: Final = int(constants.DURATION)
"""The type of cards that stay in play for later turns.

>>> try_out(trash(1, ~a(DURATION)), hand="moat, research, village")
p1: hand: moat, research, village
p1 is asked (trash): moat, village
"""
PRIZE: Final = int(constants.PRIZE)
"""The type of cards of which there is one each, beside the supply.

>>> try_out(trash(1, a(PRIZE)), hand="diadem, princess, village")
p1: hand: diadem, princess, village
p1 is asked (trash): diadem, princess
"""
HAND: Final = int(constants.HAND)
"""The hand.

>>> try_out(gain("Gold", to=HAND))
p1: hand: gold
"""
DECK: Final = int(constants.DECK)
"""The deck.

>>> try_out(set_aside(2, from_=DECK), deck="gold, silver, copper")
p1: deck: copper; aside: gold, silver
"""
TOP: Final = DECK
"""The top of the deck.

>>> try_out(gain("Gold", to=TOP), deck="copper")
p1: deck: gold, copper
"""
DISCARD: Final = int(constants.DISCARD)
"""The discard pile.

>>> try_out(choose(1, from_=DISCARD), put(IT, HAND), discard="gold")
p1: hand: gold
"""
PLAY: Final = int(constants.PLAY)
"""The cards in play.

>>> try_out(choose(1, a(TREASURE), from_=PLAY), put(IT, TOP), play="gold")
p1: deck: gold
"""
ASIDE: Final = int(constants.ASIDE)
"""Cards set aside.

>>> try_out(choose(1), put(IT, ASIDE), hand="estate")
p1: aside: estate
"""
MANY: Final = int(constants.MANY)
"""All of them; with `up_to=`, any number.

>>> try_out(discard(MANY), hand="copper, estate")
p1: discard: copper, estate
>>> try_out(discard(up_to=MANY), hand="copper, estate", do="choose estate")
p1: hand: copper; discard: estate
"""
THIS: Final = What("this card")
"""The card the text stands on.

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
"""What this text revealed, looked at or laid aside and has not placed yet.

>>> try_out(look_at(2), choose(1, from_=REVEALED), put(IT, HAND), discard(REST), deck="gold, estate", do="choose gold")
p1: hand: gold; discard: estate
"""
REVEALED: Final = What("the cards just revealed or looked at")
"""The cards just revealed or looked at.

>>> try_out(reveal(2), put(REVEALED, HAND), deck="gold, estate")
p1: hand: estate, gold
"""
THE_HAND: Final = What("the whole hand")
"""All cards in hand, to be revealed.

>>> try_out(reveal(THE_HAND), plus(coins=how_many), hand="copper, estate")
p1: hand: copper, estate; coins: 2
"""
THE_TRASH: Final = What("the trash")
"""The trash, to choose from.

>>> try_out(choose(1, from_=THE_TRASH), gain(IT), trash="gold")
p1: discard: gold
"""
ATTACKER: Final = What("whoever played the card")
"""Whoever played the card decides for another player.

>>> try_out(each_other(reveal(2), trash(1, from_=IT, by=ATTACKER)), p2={"deck": "gold, copper"})
p2: look: gold, copper
p1 is asked (trash): copper, gold
"""
RULE: Final = What("this rule")
"""This rule: it does not answer what it has caused itself.

>>> try_out(when(gained, gain("Example"), except_=RULE), coins=3, phase="buy", hand="copper", do="buy example")
p1: hand: copper, example; discard: example*2; buys: 0
"""


def a(*what: int | str | CardTest) -> CardTest:
    """A card of one of these types, of this name, and that passes tests: `a(ACTION, played_this_turn)`, `a("Copper")`.

    Filters are put together with `&`, `|` and `~`: `a(ACTION) & ~a("Golem")` is any Action but a Golem.

    >>> try_out(trash(1, a(ACTION) & ~a("Moat")), hand="copper, moat, village, witch")
    p1: hand: copper, moat, village, witch
    p1 is asked (trash): village, witch
    """
    tests: list[CardTest] = []
    for item in what:
        if isinstance(item, CardTest):
            tests.append(item)
        elif isinstance(item, str):
            tests.append(IsNamed(named(item)))
        elif isinstance(item, int) and item > 0:
            tests.append(IsType(item))
        else:
            raise CardError(f"a(...) takes types, names and filters, not {item!r}")
    return tests[0] if len(tests) == 1 else AllFit(tests)


def costing(least: int, most: int = MANY) -> CardTest:
    """A card that costs so much now.

    >>> try_out(trash(1, a(costing(3, 5))), hand="copper, silver, village, gold")
    p1: hand: copper, gold, silver, village
    p1 is asked (trash): silver, village
    """
    return Costs(least, most)


anything: Final = ANY_CARD
leaves_play: Final = LeavesPlay()
"""A card that this turn's Clean-up discards.

>>> try_out(next_turn(plus(cards=1)), trash(1, a(leaves_play), from_=PLAY), play="copper, village")
p1: play: village, copper
p1 is asked (trash): copper, village
"""
played_this_turn: Final = PlayedThisTurn()
"""A card that was played this turn.

>>> try_out(choose(1, a(TREASURE, played_this_turn), from_=PLAY), put(IT, TOP), play="copper, silver")
p1: play: silver, copper
p1 is asked (topdeck): copper, silver
"""
new_to_hand: Final = NewToHand()
"""A card with a name that is not in hand.

>>> try_out(reveal_until(1, a(new_to_hand)), put(IT, HAND), discard(REST), hand="copper", deck="copper, gold, silver")
p1: hand: copper, gold; deck: silver; discard: copper
"""
bane: Final = IsMarked(constants.BANE)
"""A card of the Bane pile.

>>> try_out(trash(1, a(bane)), kingdom="young_witch", bane="hamlet", hand="hamlet, copper")
p1: hand: copper
trash: hamlet
"""
the_named_card: Final = WasNamed()
"""A card of the name that `name_a_card` asked for.

>>> try_out(name_a_card, reveal_top, if_(it_is(the_named_card), put(IT, HAND)), deck="gold", do="choose gold")
p1: hand: gold
"""
