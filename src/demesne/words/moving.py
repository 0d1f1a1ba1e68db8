"""Choosing and moving cards, revealing and looking at them."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import ASIDE, DISCARD, FROM_IT, FROM_SEVERAL, FROM_SHUFFLE, FROM_TRASH, HAND, LOOK, PLAY
from demesne.engine.definitions import Phrase
from demesne.engine.errors import CardError
from demesne.engine.expressions import ANY_CARD, CardTest, Count, counted
from demesne.phrases.asking import Choose, PutBack
from demesne.phrases.counting import OF_IT, HandAbove
from demesne.phrases.deck import (
    DrawUntil,
    Fetch,
    LayDownHand,
    LookThroughDiscard,
    OnTopOfShuffle,
    Reveal,
    RevealUntil,
    TopCard,
)
from demesne.phrases.gaining import ExileFromSupply, ExileNamed, TrashFromPile, TrashFromSupply
from demesne.phrases.moving import (
    DeckToDiscard,
    DiscardRest,
    Exchange,
    Put,
    PutUnderDeck,
    ReturnThis,
    ShuffleIntoDeck,
    Trash,
)
from demesne.phrases.order import MayReveal, Report
from demesne.words.declaring import named
from demesne.words.numbers import meaning
from demesne.words.places import (
    ATTACKER,
    BOTTOM,
    IT,
    REST,
    REVEALED,
    THAT,
    THE_HAND,
    THE_SHUFFLED,
    THE_TRASH,
    THIS,
    What,
    Where,
)
from demesne.words.which import anything

__all__ = [
    "choose",
    "deck_to_discard",
    "discard",
    "discard_down_to",
    "discard_top",
    "draw_until",
    "exchange",
    "exile_from_supply",
    "lay_down_hand",
    "look_at",
    "look_through_discard",
    "may_reveal",
    "on_top_of_shuffle",
    "put",
    "put_back",
    "report",
    "return_this",
    "reveal",
    "reveal_top",
    "reveal_until",
    "set_aside",
    "shuffle_into_deck",
    "top_card",
    "trash",
    "trash_from_pile",
    "trash_from_supply",
    "under_shuffle",
]


def choose(
    n: int | Count = 1, ok: CardTest = anything, from_: int | What | Where = HAND, up_to: int | Count | None = None,
    by: What | None = None, or_none: bool = False,
) -> Phrase:  # fmt: skip
    """Choose n cards, or up to `up_to` cards, from a zone, IT, REVEALED, THE_TRASH or THE_SHUFFLED; they become IT.

    Several places are joined with `|`: `from_=HAND | DISCARD`, `from_=THIS | HAND` (this card, while it is in play), or
    `from_=HAND | only(PLAY, a("Copper"))`. What the text does with IT next tells the player what the choice is for.
    `or_none=True`: choose n cards or none.

    >>> try_out(choose(1), put(IT, TOP), hand="copper, estate")
    p1: hand: copper, estate
    p1 is asked (topdeck): copper, estate
    >>> try_out(choose(1, from_=HAND | DISCARD), trash(IT), hand="copper", discard="estate", do="choose estate")
    p1: hand: copper
    trash: estate
    """
    if not isinstance(ok, CardTest):
        raise CardError(f"which cards? Write a(...) with types, names or filters inside, not {ok!r}")
    most = counted(n if up_to is None else up_to)
    least = counted(0) if up_to is not None else most
    if isinstance(from_, Where):
        return Choose(least, most, FROM_SEVERAL, ok, by is ATTACKER, or_none, from_.places())
    return Choose(least, most, zone_code(from_), ok, by is ATTACKER, or_none)


def zone_code(from_: int | What) -> int:
    """The engine's code for the place that cards are chosen from."""
    if isinstance(from_, What):
        codes = {id(IT): FROM_IT, id(REVEALED): LOOK, id(THE_TRASH): FROM_TRASH, id(THE_SHUFFLED): FROM_SHUFFLE}
        if id(from_) not in codes:
            raise CardError(f"one cannot choose from {from_.name}")
        return codes[id(from_)]
    return from_


def put(what: What, zone: int | What, from_: int = PLAY) -> Phrase:
    """Put IT, THAT, THIS (from the zone `from_`) or the cards still REVEALED into a zone, or on the BOTTOM of the deck.

    >>> try_out(choose(1, from_=DISCARD), put(IT, HAND), discard="gold")
    p1: hand: gold
    >>> try_out(put(THIS, TOP))
    p1: deck: example
    """
    if isinstance(zone, What):
        if zone is not BOTTOM:
            raise CardError(f"cards are put into a zone or on the BOTTOM of the deck, not into {zone.name}")
        return PutUnderDeck(meaning(what), from_)
    return Put(zone, False, meaning(what), from_)


def trash(
    what: int | What = 1, ok: CardTest = anything, from_: int | What | Where | None = None, up_to: int | Count | None = None,
    by: What | None = None, and_this: bool = False,
) -> list[Phrase]:  # fmt: skip
    """Trash cards the player chooses (from the hand unless `from_` is given), or IT, THAT or THIS (from play).

    `and_this=True`: trash the chosen cards together with this card.

    >>> try_out(trash(up_to=4), hand="copper, estate", do="choose copper, estate")
    trash: copper, estate
    """
    if isinstance(what, What):
        return [Trash(meaning(what), place_of_this(from_))]
    return [choose(what, ok, HAND if from_ is None else from_, up_to, by), Trash(OF_IT, and_this=and_this)]


def place_of_this(from_: int | What | Where | None) -> int:
    """The zone that a text takes THIS from."""
    if isinstance(from_, What):
        raise CardError(f"this card does not lie in {from_.name}")
    if isinstance(from_, Where):
        raise CardError("this card lies in one place; choose(from_=THIS | HAND) lets the player choose")
    return PLAY if from_ is None else from_


def trash_from_supply(ok: CardTest) -> Phrase:
    """Trash a matching card of the player's choice from the supply.

    >>> try_out(trash_from_supply(a(TREASURE)), do="choose gold")
    trash: gold
    """
    return TrashFromSupply(ok)


def trash_from_pile(name: str) -> Phrase:
    """Trash the named card from its pile if it is on top, in or outside the supply.

    >>> try_out(trash_from_pile("Gold"))
    trash: gold
    """
    return TrashFromPile(named(name))


def exile_from_supply(what: str | CardTest) -> Phrase:
    """Exile the named card, or a matching card of the player's choice, from the supply; it is not gained.

    >>> try_out(exile_from_supply("Curse"))
    p1: exile: curse
    >>> try_out(exile_from_supply(a(TREASURE)), do="choose gold")
    p1: exile: gold
    """
    return ExileNamed(named(what)) if isinstance(what, str) else ExileFromSupply(what)


def exchange(what: What, name: str, from_: int = PLAY) -> Phrase:
    """Return THAT or THIS to its pile and take the named card from its own pile; the named card is not gained.

    >>> try_out(exchange(THIS, "Silver"))
    p1: discard: silver
    """
    if what is IT:
        raise CardError("THAT or THIS is exchanged")
    return Exchange(named(name), meaning(what), from_)


def discard(
    what: int | What | Count = 1, ok: CardTest = anything, from_: int | What | Where | None = None,
    up_to: int | Count | None = None, openly: bool = False, or_none: bool = False,
) -> list[Phrase]:  # fmt: skip
    """Discard cards. `openly=True`: several cards discarded together are shown. `or_none=True`: discard all of them or none.

    >>> try_out(discard(2), hand="copper, estate, gold", do="choose copper, estate")
    p1: hand: gold; discard: copper, estate
    """
    if what is REST or what is REVEALED:
        return [DiscardRest(what is REVEALED)]
    if isinstance(what, What):
        return [Put(DISCARD, openly or what is not IT, meaning(what), place_of_this(from_))]
    return [choose(what, ok, HAND if from_ is None else from_, up_to, or_none=or_none), Put(DISCARD, openly)]


def discard_down_to(n: int) -> list[Phrase]:
    """Discard down to n cards in hand.

    >>> try_out(discard_down_to(3), hand="copper*2, gold*3", do="choose copper*2")
    p1: hand: gold*3; discard: copper*2
    """
    return discard(HandAbove(n))


def set_aside(what: What | int | Count, from_: int = HAND, face_down: bool = False, to: int = ASIDE) -> Phrase:
    """Set aside a card, or this many cards from the deck, which become IT.

    `face_down=True`: set a card from hand aside face down. `to`: put the cards on a mat instead.

    >>> try_out(set_aside(2), next_turn(put(IT, HAND)), deck="gold*2")
    p1: aside: gold*2
    """
    if isinstance(what, What):
        return Put(to, False, meaning(what), from_, face_down)
    return Fetch(counted(what), to, False)


def may_reveal(ok: CardTest) -> Phrase:
    """The player may reveal a matching card from hand; it becomes IT. `you_did` and `nobody_else_did` tell who revealed one.

    >>> try_out(may_reveal(a("Province")), if_(some, plus(coins=1)), hand="province", do="choose yes")
    p1: hand: province; coins: 1
    """
    return MayReveal(ok)


def reveal(what: What | int | Count) -> Phrase:
    """Reveal this many cards from the deck, or THIS, THAT, IT or THE_HAND.

    >>> try_out(reveal(2), discard(REST), deck="gold, estate, copper")
    p1: deck: copper; discard: estate, gold
    """
    if isinstance(what, What):
        return Reveal(what is THE_HAND, what is THIS, what is THAT)
    return Fetch(counted(what), LOOK, True)


def look_at(n: int | Count) -> Phrase:
    """Look at n cards from the deck; only the player sees them.

    >>> try_out(look_at(2), choose(1, from_=REVEALED), put(IT, HAND), put_back, deck="gold, estate", do="choose gold")
    p1: hand: gold; deck: estate
    """
    return Fetch(counted(n), LOOK, False)


def reveal_until(n: int, ok: CardTest) -> Phrase:
    """Reveal cards from the deck until n of them match; these become IT.

    >>> try_out(reveal_until(1, a(TREASURE)), put(IT, HAND), discard(REST), deck="estate, gold, copper")
    p1: hand: gold; deck: copper; discard: estate
    """
    return RevealUntil(n, ok)


def draw_until(hand_size: int, may_skip: CardTest = ~ANY_CARD) -> Phrase:
    """Draw until the hand has this many cards; drawn cards that match `may_skip` may be set aside instead.

    >>> try_out(draw_until(3, may_skip=a(ACTION)), discard(REST), deck="gold, moat, silver, copper", do="choose yes")
    p1: hand: copper, gold, silver; discard: moat
    """
    return DrawUntil(hand_size, may_skip)


reveal_top: Final[Phrase] = TopCard(True)
"""Reveal the top card of the deck and leave it there; it becomes IT.

>>> try_out(reveal_top, if_(it_is(TREASURE), put(IT, HAND)), deck="gold, copper")
p1: hand: gold; deck: copper
"""
top_card: Final[Phrase] = TopCard(False)
"""The top card of the deck becomes IT; nobody looks at it.

>>> try_out(top_card, trash(IT), deck="gold, copper")
p1: deck: copper
trash: gold
"""
discard_top: Final[Phrase] = Fetch(counted(1), DISCARD, False)
"""Discard the top card of the deck; it becomes IT.

>>> try_out(discard_top, deck="gold, copper")
p1: deck: copper; discard: gold
"""
put_back: Final[Phrase] = PutBack()
"""Put the remaining revealed or looked-at cards back on the deck in any order.

>>> try_out(reveal(2), put_back, deck="gold, copper", do="choose copper, gold")
p1: deck: copper, gold
"""
look_through_discard: Final[Phrase] = LookThroughDiscard()
"""Look through the discard pile, so that the player knows its cards before they choose.

>>> either_way = choose_one(hand=[choose(1, from_=DISCARD), put(IT, HAND)], coins=plus(coins=1))
>>> try_out(look_through_discard, either_way, discard="gold, copper", do="choose hand; choose gold")
p1: hand: gold; discard: copper
"""
lay_down_hand: Final[Phrase] = LayDownHand()
"""Lay down the whole hand; these are then the cards for `put_back`, `shuffle_into_deck` and REST.

>>> try_out(lay_down_hand, put_back, hand="copper, estate", deck="gold", do="choose estate, copper")
p1: deck: estate, copper, gold
"""
deck_to_discard: Final[Phrase] = DeckToDiscard()
"""Put the whole deck into the discard pile.

>>> try_out(deck_to_discard, deck="gold, copper")
p1: discard: copper, gold
"""
shuffle_into_deck: Final[Phrase] = ShuffleIntoDeck()
"""Shuffle the remaining revealed or looked-at cards into the deck.

>>> try_out(reveal(2), choose(1, a(ACTION), from_=REVEALED), discard(IT), shuffle_into_deck, deck="gold, village")
p1: deck: gold; discard: village
"""
return_this: Final[Phrase] = ReturnThis()
"""Return this card from play to its pile; if it was in play, it becomes IT.

>>> try_out(return_this, if_(some, plus(coins=1)))
p1: coins: 1
"""
under_shuffle: Final[Phrase] = OnTopOfShuffle(under=True)
"""In a rule about shuffling, put IT under all other cards.

>>> mine.project("Chronicle", 3, when(you_shuffle, choose(from_=THE_SHUFFLED, up_to=1), under_shuffle)).name
'Chronicle'
"""
on_top_of_shuffle: Final[Phrase] = OnTopOfShuffle()
"""In a rule about shuffling, put IT on top.

>>> mine.project("Almanac", 3, when(you_shuffle, choose(from_=THE_SHUFFLED, up_to=1), on_top_of_shuffle)).name
'Almanac'
"""
report: Final[Phrase] = Report()
"""In `each_other` or `each_player`, the cards a player handled are added to IT of the surrounding text.

>>> try_out(each_other(discard(1), report), plus(coins=cost_of(IT)), p2={"hand": "silver"})
p1: coins: 3
p2: discard: silver
"""
