"""Which cards: types and filters, combined with `& | ~`."""

from __future__ import annotations

from typing import Final

from demesne.engine import constants
from demesne.engine.errors import CardError
from demesne.engine.expressions import ANY_CARD, AllFit, CardTest, Count, counted
from demesne.phrases.selecting import (
    Costs,
    IsMarked,
    IsNamed,
    IsType,
    LeavesPlay,
    Like,
    NewToHand,
    NotInPlay,
    OfPileWith,
    PlayedThisTurn,
    SharesType,
    WasNamed,
)
from demesne.words.declaring import named

__all__ = [
    "ACTION",
    "ATTACK",
    "COMMAND",
    "CURSE",
    "DOOM",
    "DURATION",
    "FATE",
    "GATHERING",
    "HEIRLOOM",
    "LIAISON",
    "LOOT",
    "LOOTER",
    "MANY",
    "NIGHT",
    "ODYSSEY",
    "PRIZE",
    "REACTION",
    "RESERVE",
    "RUINS",
    "SHELTER",
    "SPIRIT",
    "TOWNSFOLK",
    "TREASURE",
    "VICTORY",
    "WIZARD",
    "a",
    "bane",
    "costing",
    "leaves_play",
    "like_it",
    "like_that",
    "new_to_hand",
    "not_in_play",
    "of_pile_with",
    "played_this_turn",
    "shares_type_with_it",
    "the_named_card",
]


ACTION: Final = int(constants.ACTION)
"""The type of cards played in the Action phase.

>>> try_out(trash(1, a(ACTION)), hand="copper, moat, village")
p1: hand: copper, moat, village
p1 is asked (trash): moat, village
"""
ATTACK: Final = int(constants.ATTACK)
"""The type of cards that attack other players; Reactions such as Moat can respond to them.

>>> try_out(trash(1, a(ATTACK)), hand="militia, moat, witch")
p1: hand: militia, moat, witch
p1 is asked (trash): militia, witch
"""
GATHERING: Final = int(constants.GATHERING)
"""The type of cards that put VP tokens on their pile.

>>> try_out(trash(1, a(GATHERING)), hand="wild_hunt, moat")
p1: hand: moat
trash: wild_hunt
"""
LIAISON: Final = int(constants.LIAISON)
"""The type of cards that bring an Ally and Favors into the game.

>>> try_out(trash(1, a(LIAISON)), hand="copper, underling, student")
p1: hand: copper, student, underling; favors: 1
p2: favors: 1
p1 is asked (trash): underling, student
"""
LOOTER: Final = int(constants.LOOTER)
"""The type of cards that add the Ruins pile to the game.

>>> try_out(trash(1, ~a(LOOTER)), hand="cultist, moat, rats")
p1: hand: cultist, moat, rats
p1 is asked (trash): moat, rats
"""
RUINS: Final = int(constants.RUINS)
"""The type of cards in the Ruins pile.

>>> try_out(trash(1, a(RUINS)), hand="copper, survivors, ruined_market")
p1: hand: copper, ruined_market, survivors
p1 is asked (trash): survivors, ruined_market
"""
SHELTER: Final = int(constants.SHELTER)
"""The type of cards that replace the Estates in some starting decks.

>>> try_out(trash(1, a(SHELTER)), hand="copper, hovel, necropolis")
p1: hand: copper, hovel, necropolis
p1 is asked (trash): hovel, necropolis
"""
LOOT: Final = int(constants.LOOT)
"""The type of cards in the Loot pile.

>>> mine.card("Old Crown", 7, TREASURE | LOOT, plus(coins=3), pile="2", beside=True).name
'Old Crown'
"""
TOWNSFOLK: Final = int(constants.TOWNSFOLK)
"""The type of cards in the Townsfolk pile.

>>> try_out(trash(1, a(TOWNSFOLK)), hand="copper, miller, elder")
p1: hand: copper, elder, miller
p1 is asked (trash): miller, elder
"""
WIZARD: Final = int(constants.WIZARD)
"""The type of cards in the Wizards pile.

>>> try_out(trash(1, a(WIZARD)), hand="copper, student, lich")
p1: hand: copper, lich, student; favors: 1
p2: favors: 1
p1 is asked (trash): student, lich
"""
ODYSSEY: Final = int(constants.ODYSSEY)
"""The type of cards in the Odysseys pile.

>>> try_out(trash(1, a(ODYSSEY)), hand="copper, old_map, voyage")
p1: hand: copper, old_map, voyage
p1 is asked (trash): old_map, voyage
"""
TREASURE: Final = int(constants.TREASURE)
"""The type of cards played in the Buy phase.

>>> try_out(trash(1, a(TREASURE)), hand="copper, gold, moat")
p1: hand: copper, gold, moat
p1 is asked (trash): copper, gold
"""
VICTORY: Final = int(constants.VICTORY)
"""The type of cards that score points. Combine types with `|`.

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
"""The type of cards that can be used in response to an event, even on other players' turns.

>>> try_out(trash(1, a(REACTION)), hand="moat, patron, village")
p1: hand: moat, patron, village
p1 is asked (trash): moat, patron
"""
DURATION: Final = int(constants.DURATION)
"""The type of cards that can stay in play for later turns.

>>> try_out(trash(1, ~a(DURATION)), hand="moat, research, village")
p1: hand: moat, research, village
p1 is asked (trash): moat, village
"""
PRIZE: Final = int(constants.PRIZE)
"""The type of Prizes, unique cards outside the supply.

>>> try_out(trash(1, a(PRIZE)), hand="diadem, princess, village")
p1: hand: diadem, princess, village
p1 is asked (trash): diadem, princess
"""
COMMAND: Final = int(constants.COMMAND)
"""The type of cards that play other cards and do not play each other.

>>> try_out(trash(1, ~a(COMMAND)), hand="copper, moat, scepter")
p1: hand: copper, moat, scepter
p1 is asked (trash): copper, moat
"""
NIGHT: Final = int(constants.NIGHT)
"""The type of cards played in the Night phase.

>>> try_out(trash(1, a(NIGHT)), hand="crypt, monastery, village")
p1: hand: crypt, monastery, village
p1 is asked (trash): crypt, monastery
"""
FATE: Final = int(constants.FATE)
"""The type of cards that add Boons to the game.

>>> try_out(trash(1, a(FATE)), hand="blessed_village, sacred_grove, village")
p1: hand: blessed_village, sacred_grove, village
p1 is asked (trash): blessed_village, sacred_grove
"""
DOOM: Final = int(constants.DOOM)
"""The type of cards that add Hexes to the game.

>>> try_out(trash(1, ~a(DOOM)), hand="moat, skulk, village")
p1: hand: moat, skulk, village
p1 is asked (trash): moat, village
"""
SPIRIT: Final = int(constants.SPIRIT)
"""The type of Spirits, cards outside the supply that only certain cards gain.

>>> try_out(trash(1, ~a(SPIRIT)), hand="imp, moat, village")
p1: hand: imp, moat, village
p1 is asked (trash): moat, village
"""
HEIRLOOM: Final = int(constants.HEIRLOOM)
"""The type of Treasures that replace a Copper in each player's starting deck.

>>> try_out(trash(1, ~a(HEIRLOOM)), hand="copper, gold, pasture")
p1: hand: copper, gold, pasture
p1 is asked (trash): copper, gold
"""
RESERVE: Final = int(constants.RESERVE)
"""The type of cards that wait on the Tavern mat.

>>> try_out(trash(1, a(RESERVE)), hand="copper, duplicate")
p1: hand: copper
trash: duplicate
"""
MANY: Final = int(constants.MANY)
"""All of them; with `up_to=`, any number.

>>> try_out(discard(MANY), hand="copper, estate")
p1: discard: copper, estate
>>> try_out(discard(up_to=MANY), hand="copper, estate", do="choose estate")
p1: hand: copper; discard: estate
"""


def a(*what: int | str | CardTest) -> CardTest:
    """A card of one of these types, with this name, that passes these filters: `a(ACTION, played_this_turn)`, `a("Copper")`.

    Combine filters with `&`, `|` and `~`: `a(ACTION) & ~a("Golem")` is any Action except Golem.

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


def of_pile_with(trait: str) -> CardTest:
    """A card of the pile that has a Trait.

    >>> mine.trait("Polished", when(you_have_played_a(of_pile_with("Polished")), plus(coins=1))).name
    'Polished'
    """
    return OfPileWith(named(trait))


def costing(least: int | Count, most: int | Count = MANY) -> CardTest:
    """A card that currently costs from `least` to `most`; without `most`, `least` or more.

    >>> try_out(trash(1, a(costing(3, 5))), hand="copper, silver, village, gold")
    p1: hand: copper, gold, silver, village
    p1 is asked (trash): silver, village
    """
    return Costs(counted(least), counted(most))


anything: Final = ANY_CARD
leaves_play: Final = LeavesPlay()
"""A card that will be discarded in this turn's Clean-up.

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
not_in_play: Final = NotInPlay()
"""A card of which the player has no copy in play.

>>> try_out(trash(1, a(ACTION, not_in_play)), hand="moat, village, witch", play="village")
p1: hand: moat, village, witch; play: village
p1 is asked (trash): moat, witch
"""
new_to_hand: Final = NewToHand()
"""A card of which the player has no copy in hand.

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
"""A card with the name chosen in `name_a_card` or kept by `name_it`, also in what `next_player` and `each_other` do.

>>> try_out(name_a_card, reveal_top, if_(it_is(the_named_card), put(IT, HAND)), deck="gold", do="choose gold")
p1: hand: gold
"""
like_it: Final = Like(False)
"""A card with the same name as one of the cards of IT.

>>> try_out(trash(1), gain(a(like_it), up_to=3), hand="silver")
p1: discard: silver
trash: silver
"""
shares_type_with_it: Final = SharesType()
"""A card that has a type in common with IT.

>>> try_out(trash(1), gain(a(shares_type_with_it), up_to=3), hand="gold")
trash: gold
p1 is asked (gain): copper, silver
"""
like_that: Final = Like(True)
"""In a rule, another copy of the card the event is about.

>>> try_out(this_turn(when(you_gain, discard(MANY, a(like_that)))), gain("Silver"), hand="silver, gold")
p1: hand: gold; discard: silver*2
"""
