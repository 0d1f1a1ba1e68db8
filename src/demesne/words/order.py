"""Control flow: conditions, choices between named options, and each player in turn."""

from __future__ import annotations

from demesne.engine.definitions import Phrase
from demesne.engine.errors import CardError
from demesne.engine.expressions import ALWAYS, Count, Test, counted
from demesne.phrases.conditions import Chosen
from demesne.phrases.order import (
    OPTION_BITS,
    AfterOption,
    Back,
    Each,
    ForEachName,
    If,
    NextPlayer,
    OneOf,
    Remember,
    RememberNumber,
    Skip,
    SomeOf,
    They,
)
from demesne.words.conditions import some
from demesne.words.declaring import Item, phrases, text
from demesne.words.places import ATTACKER, What

__all__ = [
    "as_long_as",
    "choose_one",
    "choose_some",
    "each_other",
    "each_player",
    "either",
    "for_each_name",
    "if_",
    "may",
    "next_player",
    "otherwise",
    "remember",
    "they",
]


def if_(test: Test, *then: Item, else_: Item = ()) -> list[Phrase]:
    """Do this if a condition holds, otherwise do what `else_` says. Combine conditions with `&`, `|` and `~`.

    >>> try_out(trash(1), if_(it_is(TREASURE) & ~it_is("Copper"), plus(coins=2), else_=plus(cards=1)), hand="silver")
    p1: coins: 2
    trash: silver
    """
    if not isinstance(test, Test):
        raise CardError(f"if_ asks a condition, such as some or how_many >= 2, not {test!r}; & | ~ put conditions together")
    yes = phrases(then)
    otherwise_ = phrases([else_])
    if not otherwise_:
        return [If(test, len(yes)), *yes]
    return [If(test, len(yes) + 1), *yes, Skip(len(otherwise_)), *otherwise_]


def otherwise(*then: Item) -> list[Phrase]:
    """Do this if the last phrase handled no card.

    >>> try_out(trash(1, a("Curse")), otherwise(plus(coins=1)), hand="copper")
    p1: hand: copper; coins: 1
    """
    return if_(~some, *then)


def as_long_as(first: Item, *then: Item) -> list[Phrase]:
    """Do the first item; if it handled a card, do the rest and repeat.

    >>> try_out(as_long_as(choose(1, a("Copper"), up_to=1), put(IT, TOP)), hand="copper*2", do="choose copper; choose copper")
    p1: deck: copper*2
    """
    begins, goes_on = phrases([first]), phrases(then)
    n = len(begins) + 1 + len(goes_on)
    return [*begins, If(some, len(goes_on) + 1), *goes_on, Back(n)]


def remember(what: Test | Count) -> Phrase:
    """Evaluate this now and store the result for `remembered` or `remembered_number`.

    >>> try_out(trash(1), remember(some), trash(1), if_(remembered & some, gain("Gold")), hand="copper*2")
    p1: discard: gold
    trash: copper*2
    """
    return RememberNumber(what) if isinstance(what, Count) else Remember(what)


def choose_one(if_possible: dict[str, Test] | None = None, **ways: Item) -> list[Phrase]:
    """The player chooses one of several options. Players and rulings see their names. Effects may let the player choose more.

    >>> try_out(choose_one(cards=plus(cards=1), coins=plus(coins=2)), do="choose coins")
    p1: coins: 2
    """
    return one_of(ways, if_possible or {}, can_grow=True)


def either(by: What | None = None, **ways: Item) -> list[Phrase]:
    """The player does one of several options, as on a card that says "or" without "choose", and never more than one.
    `by=ATTACKER`: the player who played the card decides.

    >>> try_out(look_at(1), either(discard=discard(REST), topdeck=put_back), deck="gold", do="choose discard")
    p1: discard: gold
    """
    return one_of(ways, {}, by_attacker=by is ATTACKER)


def one_of(
    ways: dict[str, Item], if_possible: dict[str, Test], by_attacker: bool = False, can_grow: bool = False
) -> list[Phrase]:  # fmt: skip
    """Return the phrases of a choice between named options: the question, then each option and its continuation."""
    blocks = [phrases([way]) for way in ways.values()]
    skips: list[int] = []
    at = 0
    for block in blocks:
        skips.append(at)
        at += len(block) + 1
    tests = [if_possible.get(name, ALWAYS) for name in ways]
    if len(ways) > OPTION_BITS:
        raise CardError(f"at most {OPTION_BITS} things can be chosen between, not {len(ways)}")
    out: list[Phrase] = [OneOf(list(ways), skips, tests, by_attacker, at, can_grow)]
    for i, block in enumerate(blocks):
        for phrase in block:
            if isinstance(phrase, OneOf | AfterOption):
                phrase.shift += OPTION_BITS  # a choice inside another one
        end = skips[i] + len(block) + 1
        out += [*block, AfterOption(i, [skip - end for skip in skips], at - end)]
    return out


def choose_some(n: int | Count, **ways: Item) -> list[Phrase]:
    """The player chooses n different options, all before the first one is carried out.

    >>> try_out(choose_some(2, cards=plus(cards=1), actions=plus(actions=1), coins=plus(coins=1)), do="choose actions, coins")
    p1: actions: 1; coins: 1
    """
    out: list[Phrase] = [SomeOf(list(ways), counted(n))]
    for i, way in enumerate(ways.values()):
        out += if_(Chosen(i), way)
    return out


def may(*then: Item, if_: Test = ALWAYS) -> list[Phrase]:
    """The player may do this; they are asked only if the condition `if_` holds.

    >>> try_out(may(deck_to_discard), deck="gold", do="choose yes")
    p1: discard: gold
    """
    return choose_one(if_possible={"yes": if_}, yes=list(then), no=[])


def each_other(*items: Item) -> Phrase:
    """Each other player does this, in turn order.

    >>> try_out(each_other(gain("Curse")), players=3)
    p2: discard: curse
    p3: discard: curse
    """
    return Each(text(*items), False)


def each_player(*items: Item) -> Phrase:
    """Each player does this, in turn order.

    >>> try_out(each_player(plus(cards=1)), deck="gold", p2={"deck": "silver"})
    p1: hand: gold
    p2: hand: silver
    """
    return Each(text(*items), True)


def next_player(*items: Item) -> Phrase:
    """The player to the left does this.

    >>> try_out(next_player(gain("Silver")), players=3)
    p2: discard: silver
    """
    return NextPlayer(text(*items))


def they(*items: Item) -> Phrase:
    """In a rule, the player the event happened to does this.

    >>> toll = when(another_gains_a("Copper"), they(gain("Curse")))
    >>> try_out(toll, project=True, do="end turn; p2: end actions; p2: buy copper")
    p2: discard: curse, copper
    """
    return They(text(*items))


def for_each_name(*items: Item) -> Phrase:
    """Do this once for each different name among IT, with IT being one card of that name.

    >>> try_out(reveal(3), discard(REST), for_each_name(if_(it_is(TREASURE), plus(coins=1))), deck="copper*2, gold")
    p1: discard: gold, copper*2; coins: 2
    """
    return ForEachName(text(*items))
