"""Features of cards, such as village or trasher, read from their declarations."""

from __future__ import annotations

from functools import cache
from typing import Final

from demesne.engine.constants import ATTACK, CURSE, DECK, FROM_IT, HAND, LOOK, MANY, NOWHERE, REACTION
from demesne.engine.deeds import OTHERS, Deed, DeedKind
from demesne.engine.definitions import CARDS, Card
from demesne.phrases.reading import ways

FEATURES: Final = ("village", "attack", "reaction", "buy", "trasher", "gainer", "draw")
IT: Final = "it"
MOVES: Final = (DeedKind.TOPDECK, DeedKind.HAND, DeedKind.DISCARD, DeedKind.PUT, DeedKind.ASIDE, DeedKind.LOOK)


@cache
def features(card: Card) -> frozenset[str]:
    """The features of a card when it is played, read from its declaration; for a landscape, those of its rules.

    `village`: +2 Actions or more, Villagers counted as Actions. `buy`: +1 Buy or more. `draw`: two or more cards come
    from the deck into the hand, not counting those that only replace discarded ones. `trasher`: trashes a card from
    the hand. `gainer`: its player gains a card other than a Curse. `attack`, `reaction`: its types. Effects on other
    players do not count, nor do effects when the card is gained, trashed or revealed.

    >>> sorted(features(CARDS["hideout"]))
    ['trasher', 'village']
    """
    found = {name for name, type in (("attack", ATTACK), ("reaction", REACTION)) if card.types & type}
    for text in [rule.text for rule in card.rules] if card.is_landscape else [card.play]:
        for way in ways(text):
            found |= features_of(way)
    return frozenset(found)


def features_of(way: list[Deed]) -> set[str]:
    """The features of one way through a text."""
    found = set()
    actions = cards = its = 0
    source = NOWHERE  # the zone that IT came from
    for deed in way:
        kind = deed.kind
        if kind is DeedKind.EACH:
            source = NOWHERE
        if deed.whose == OTHERS:
            continue
        if kind in (DeedKind.ACTIONS, DeedKind.VILLAGERS):
            actions += most(deed)
        elif kind is DeedKind.CARDS:
            cards += most(deed)
        elif kind is DeedKind.BUYS:
            found.add("buy")
        elif deed.source == DECK and deed.to != DECK:
            source, its = DECK, most(deed)
            cards += its if deed.to == HAND else 0
        elif kind is DeedKind.CHOOSE:
            if deed.source in (LOOK, FROM_IT):
                its = min(its, most(deed))
            else:
                source, its = deed.source, most(deed)
        elif deed.thing == IT and deed.to == HAND:
            cards += its if source == DECK else 0
        elif deed.thing == "revealed" and deed.to == HAND:  # revealed until some card was found, so there may be many
            cards += MANY if source == DECK else 0
        elif kind is DeedKind.TRASH and deed.thing == IT and source == HAND:
            found.add("trasher")
        elif kind in MOVES and deed.thing != IT:
            source = NOWHERE
        if gains(deed):
            found.add("gainer")
            source = NOWHERE
    return found | ({"village"} if actions >= 2 else set()) | ({"draw"} if cards >= 2 else set())


def most(deed: Deed) -> int:
    """The largest amount that a deed can have; 0 where it only replaces discarded cards."""
    if deed.amount is not None:
        return deed.amount
    return 0 if deed.like_it else MANY


def gains(deed: Deed) -> bool:
    """Whether a deed gains a card other than a Curse."""
    if deed.kind is DeedKind.GAIN and deed.id:
        return CARDS[deed.id].types & CURSE == 0
    return deed.kind in (DeedKind.GAIN, DeedKind.GAIN_COPY)
