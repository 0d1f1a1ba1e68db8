"""Gaining and playing."""

from __future__ import annotations

from typing import Final

from demesne.engine.constants import DISCARD, HAND
from demesne.engine.definitions import Phrase
from demesne.engine.errors import CardError
from demesne.engine.expressions import CardTest, Count, counted
from demesne.phrases.gaining import (
    Gain,
    GainCopy,
    GainFromPile,
    GainIt,
    GainMarked,
    GainOne,
    GainSeveral,
    GainSome,
    NameACard,
    NameIt,
    Rotate,
)
from demesne.phrases.playing import FollowText, Instead, PlayFromSupply, PlayIt, PlayOne, Replay, Unaffected
from demesne.phrases.recalling import Recall
from demesne.words.declaring import Item, named, text
from demesne.words.numbers import gained_or_trashed, meaning
from demesne.words.places import ATTACKER, IT, THAT, THIS, What
from demesne.words.which import anything

__all__ = [
    "follow_text",
    "gain",
    "gain_copy",
    "instead",
    "name_a_card",
    "name_it",
    "play",
    "play_from_supply",
    "replay",
    "right_neighbour_has",
    "rotate",
    "unaffected",
]


def gain(
    what: str | What | CardTest = anything, to: int = DISCARD, up_to: int | Count | None = None,
    exactly: int | Count | None = None, from_pile: str = "", or_: str = "", by: What | None = None,
    times: int | Count = 1, cheaper_than: Count | None = None,
) -> Phrase:  # fmt: skip
    """Gain a card from the supply, or IT from the trash.

    Name the card, with `times=n` for several copies, or let the player choose a matching card by its cost (`up_to`, `exactly`
    or `cheaper_than`); `by=ATTACKER`: the player who played the card chooses. `from_pile`: gain from a pile outside the supply
    instead; `or_`: or the named card, as the player chooses.

    >>> try_out(gain("Silver", times=2))
    p1: discard: silver*2
    >>> try_out(gain(a(TREASURE), up_to=3, to=HAND), do="choose silver")
    p1: hand: silver
    >>> try_out(gain(a(TREASURE), cheaper_than=cost_of(THIS)))
    p1: discard: copper
    """
    if isinstance(what, str):
        return Gain(named(what), to) if times == 1 else GainSome(named(what), to, counted(times))
    if what is IT:
        return GainIt(to)
    if isinstance(what, What):
        raise CardError(f"{what.name} cannot be gained like that")
    if from_pile and not or_:
        return GainMarked(from_pile, to)
    if from_pile:
        return GainFromPile(from_pile, named(or_), to)
    limits = [limit for limit in (exactly, up_to, cheaper_than) if limit is not None]
    if len(limits) != 1:
        raise CardError("gain what? Name a card, or give up_to, exactly or cheaper_than")
    most = counted(limits[0])
    least = most if exactly is not None else counted(0)
    if isinstance(times, Count):
        raise CardError("of cards of one's choice a fixed number is gained")
    made = (
        GainOne(what, least, most, to, by is ATTACKER)
        if times == 1
        else GainSeveral(what, least, most, to, by is ATTACKER, times)
    )
    made.below = cheaper_than is not None
    return made


def gain_copy(by: What | None = None, of: What = IT) -> Phrase:
    """Gain a copy of IT or THAT; `by=ATTACKER`: the player who played the card gains it.

    >>> try_out(reveal_top, gain_copy(), deck="gold")
    p1: deck: gold; discard: gold
    """
    return GainCopy(by is ATTACKER, of is THAT)


def play(what: What, times: int = 1, from_: int = HAND) -> Phrase:
    """Play IT (each card `times` times), THAT, or THIS from a zone.

    >>> try_out(choose(1, a(ACTION)), play(IT, times=2), hand="festival")
    p1: play: festival; actions: 4; buys: 3; coins: 4
    """
    if what is IT:
        return PlayIt(times)
    return PlayOne(meaning(what), from_)


def play_from_supply(ok: CardTest, up_to: int | Count) -> Phrase:
    """Play a matching card from the supply that costs at most `up_to`, leaving it there.

    >>> try_out(play_from_supply(a(ACTION), up_to=3), kingdom="village", deck="gold", do="choose village")
    p1: hand: gold; actions: 2
    """
    return PlayFromSupply(ok, counted(up_to))


def replay(what: What) -> Phrase:
    """Play IT or THAT again, wherever it is now.

    >>> first = when(you_have_played_a(ACTION), replay(THAT), if_=first_action)
    >>> try_out(first, project=True, hand="festival", do="play festival")
    p1: play: festival; actions: 4; buys: 3; coins: 4
    """
    return Replay(what is THAT)


def follow_text(what: What) -> Phrase:
    """Follow the text of THIS or THAT again without playing the card.

    >>> once_more = this_turn(when(you_gain_a("Gold"), follow_text(THIS)), uses=1)
    >>> try_out(plus(coins=1), once_more, coins=6, do="end actions; buy gold")
    p1: discard: gold; buys: 0; coins: 2
    """
    if what is not THIS and what is not THAT:
        raise CardError(f"the text of THIS or THAT can be followed, not that of {what.name}")
    return FollowText(what is THAT)


def instead(*items: Item) -> Phrase:
    """In a rule about playing a card, its player follows this text instead of the card's own.

    >>> spell = until_next_turn(when(another_plays_a(ACTION), instead(plus(cards=2))))
    >>> try_out(spell, p2={"hand": "village", "deck": "gold*3"}, do="end turn; p2: play village")
    p2: hand: gold*2; deck: gold; play: village
    """
    return Instead(text(*items))


def right_neighbour_has(what: str) -> Phrase:
    """The cards the player to the right "gained" or "trashed" on their last turn become IT.

    >>> smuggle = [right_neighbour_has("gained"), gain(a(like_it), up_to=6)]
    >>> both = {"hand": "example", "p2": {"hand": "example"}}
    >>> try_out(*smuggle, **both, do="end actions; buy copper; end turn; p2: play example")
    p1: hand: copper, example
    p2: discard: copper
    """
    return Recall(gained_or_trashed(what))


unaffected: Final[Phrase] = Unaffected()
"""In a rule about an Attack, the player is unaffected by it.

>>> try_out(when(attacked, unaffected), hand="witch", p2={"hand": "example"}, do="play witch")
p1: play: witch; actions: 0
p2: hand: example
"""
rotate: Final[Phrase] = Rotate()
"""Rotate this card's pile: the top card and the copies directly below it go to the bottom.

>>> mine.action("Peddler's Cart", 3, plus(cards=1), may(rotate)).name
"Peddler's Cart"
"""
name_a_card: Final[Phrase] = NameACard()
"""The player names a card of this game; `the_named_card` matches it.

>>> try_out(name_a_card, reveal_top, if_(it_is(the_named_card), plus(coins=1)), deck="gold", do="choose gold")
p1: deck: gold; coins: 1
"""
name_it: Final[Phrase] = NameIt()
"""IT is the named card from now on: `the_named_card` matches cards of its name, and `NAMED` means it.

>>> try_out(choose(1), name_it, each_other(discard(MANY, a(the_named_card))), hand="copper", p2={"hand": "copper*2, gold"})
p1: hand: copper
p2: hand: gold; discard: copper*2
"""
