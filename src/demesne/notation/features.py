"""What a card is good for, read from its declaration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final

from demesne.engine.constants import ATTACK, CURSE, DECK, FROM_IT, HAND, LOOK, MANY, NOWHERE, REACTION
from demesne.engine.definitions import CARDS, Card, Count, Number, Phrase, Text
from demesne.phrases.asking import Choose
from demesne.phrases.counting import OF_IT, HowMany
from demesne.phrases.deck import DrawUntil, Fetch, RevealUntil
from demesne.phrases.gaining import Gain, GainCopy, GainFromPile, GainIt, GainOne
from demesne.phrases.gifts import Plus, PlusSome
from demesne.phrases.moving import Put, Trash
from demesne.phrases.order import Each, If, OneOf, Skip

FEATURES: Final = ("village", "attack", "reaction", "buy", "trasher", "gainer", "draw")


@cache
def features(card: Card) -> frozenset[str]:
    """What a card is good for when it is played, read from its declaration; for a landscape, what it does.

    `village`: +2 Actions or more, Villagers counted as Actions. `buy`: +1 Buy or more. `draw`: two or more cards come
    from the deck into the hand, not counting those that only replace discarded ones. `trasher`: trashes a card from
    the hand. `gainer`: its player gains a card other than a Curse. `attack`, `reaction`: its types. What a card does
    to others does not count, nor does what it does when it is gained, trashed or revealed.

    >>> sorted(features(CARDS["hideout"]))
    ['trasher', 'village']
    """
    found = {name for name, type in (("attack", ATTACK), ("reaction", REACTION)) if card.types & type}
    for text in [rule.text for rule in card.rules] if card.is_landscape else [card.play]:
        for way in ways(text):
            found |= features_of(way)
    return frozenset(found)


def ways(text: Text, at: int = 0) -> Iterator[list[Phrase]]:
    """Every way through a text; what its player does later or with everybody stands where it begins."""
    if at >= len(text.phrases):
        yield []
        return
    phrase = text.phrases[at]
    others = isinstance(phrase, Each) and not phrase.everyone
    inside = [] if others else [*phrase.texts(), *(rule.text for rule in phrase.rules())]
    for parts in product(*(list(ways(inner)) for inner in inside)):
        for skip in skips(phrase):
            for rest in ways(text, at + 1 + skip):
                yield [phrase, *(step for part in parts for step in part), *rest]


def skips(phrase: Phrase) -> Sequence[int]:
    """How many of the next phrases may be left out."""
    if isinstance(phrase, If):
        return 0, phrase.skip
    if isinstance(phrase, Skip):
        return (phrase.skip,)
    if isinstance(phrase, OneOf):
        return list(phrase.skips)
    return (0,)


def features_of(way: list[Phrase]) -> set[str]:
    found = set()
    actions = cards = its = 0
    source = NOWHERE  # where IT came from
    for phrase in way:
        if isinstance(phrase, Plus):
            actions += phrase.actions + phrase.villagers
            cards += phrase.cards
            if phrase.buys > 0:
                found.add("buy")
        elif isinstance(phrase, PlusSome) and phrase.villagers is not None:
            actions += MANY
        elif isinstance(phrase, DrawUntil):
            cards += MANY
        elif isinstance(phrase, Fetch):
            source, its = DECK, amount(phrase.n)
            cards += its if phrase.zone == HAND else 0
        elif isinstance(phrase, RevealUntil):
            source, its = DECK, phrase.n
        elif isinstance(phrase, Choose):
            if phrase.zone in (LOOK, FROM_IT):
                its = min(its, amount(phrase.most))
            else:
                source, its = phrase.zone, amount(phrase.most)
        elif isinstance(phrase, Put) and phrase.what == OF_IT:
            cards += its if source == DECK and phrase.zone == HAND else 0
        elif isinstance(phrase, Trash) and phrase.what == OF_IT and source == HAND:
            found.add("trasher")
        elif isinstance(phrase, (Put, Each)):
            source = NOWHERE
        if gains(phrase):
            found.add("gainer")
            source = NOWHERE
    return found | ({"village"} if actions >= 2 else set()) | ({"draw"} if cards >= 2 else set())


def amount(count: Count) -> int:
    """At most so many; as many as were discarded is none more than before."""
    if isinstance(count, Number):
        return count.n
    return 0 if isinstance(count, HowMany) else MANY


def gains(phrase: Phrase) -> bool:
    """Whether the player of the card gains one by it that is no Curse."""
    if isinstance(phrase, Gain):
        return CARDS[phrase.id].types & CURSE == 0
    if isinstance(phrase, Each) and not phrase.everyone:
        return any(isinstance(inner, GainCopy) and inner.boss for inner in phrase.text.phrases)
    return isinstance(phrase, (GainOne, GainCopy, GainIt, GainFromPile))
