"""Descriptions of what cards do, for code that does not play them: kingdoms, bots, strategies, learning, the client.

Each phrase describes itself (`Phrase.deeds`); this module combines the deeds of phrases into those of texts and cards.
"""

from __future__ import annotations

from functools import cache
from itertools import chain, product
from typing import Final, NamedTuple

from demesne.engine.constants import EVENT_NAMES, MANY, NOWHERE, QUESTIONS, TYPE_NAMES
from demesne.engine.deeds import AMOUNTS, ATTACKER, YOU, Deed, DeedKind
from demesne.engine.definitions import Card, Phrase, Rule, Text
from demesne.engine.expressions import AllFit, CardTest, Combined, Count, DoesNotFit, DoesNotHold, Number, Test
from demesne.engine.prices import covers
from demesne.phrases.conditions import AllDifferent, AtLeast, Chosen, HasCoffers, Some, YouDid
from demesne.phrases.counting import OF_IT, CostOf, HowMany, UnusedActions, fixed
from demesne.phrases.selecting import Costs, IsMarked, IsNamed, IsType

NO: Final = "no"  # the option that declines a choice
YES_OR_NO: Final = ("yes", NO)
GIFTS: Final = (
    DeedKind.CARDS, DeedKind.ACTIONS, DeedKind.BUYS, DeedKind.COINS, DeedKind.COFFERS, DeedKind.VILLAGERS, DeedKind.VP,
    DeedKind.POTIONS,
)  # fmt: skip


# ---------------------------------------------------------------- texts
def steps(text: Text) -> list[Deed]:
    """The deeds of a text in order, without those of nested texts. `skips` is converted from phrases to deeds."""
    parts = [deeds_of(phrase) for phrase in text.phrases]
    found: list[Deed] = []
    for i, part in enumerate(parts):
        for deed in part:
            deed.skips = [sum([len(passed) for passed in parts[i + 1 : i + 1 + skip]]) for skip in deed.skips]
        found += part
    for i, deed in enumerate(found):
        if NO in deed.names and len(deed.skips) == len(deed.names):
            for declined in found[i : i + 1 + deed.skips[deed.names.index(NO)]]:
                declined.may = True
    return found


def deeds_of(phrase: Phrase) -> list[Deed]:
    """The deeds of a phrase, with their purpose. The last one gets the nested texts and rules."""
    found = phrase.deeds()
    for deed in found:
        deed.purpose = phrase.purpose
    if found:
        found[-1].texts = phrase.texts()
        found[-1].rules = phrase.rules()
    return found


def seen(deed: Deed, whose: str) -> Deed:
    """Set whose deed it is, seen by the player of the card, in a text that `whose` follows."""
    if deed.whose == ATTACKER:
        deed.whose = YOU
    elif deed.whose == YOU:
        deed.whose = whose
    return deed


def inside(deed: Deed) -> list[Text]:
    """The texts nested in a deed, including those of its rules."""
    return [*deed.texts, *[rule.text for rule in deed.rules]]


def ways(text: Text, whose: str = YOU) -> list[list[Deed]]:
    """Every path through a text. Nested texts, which are followed later or by others, appear where they begin."""
    deeds = [seen(deed, whose) for deed in steps(text)]
    found: list[list[list[Deed]]] = [[[]]]  # the paths from each position to the end, last position first
    for i in range(len(deeds) - 1, -1, -1):
        deed = deeds[i]
        parts = [
            list(chain.from_iterable(several)) for several in product(*[ways(inner, deed.whose) for inner in inside(deed)])
        ]
        found.append([[deed, *part, *rest] for part in parts for skip in deed.skips for rest in found[-1 - skip]])
    return found[-1]


def read_text(text: Text, whose: str = YOU, when: str = "", may: bool = False) -> list[Deed]:
    """All deeds of a text, including nested ones."""
    found: list[Deed] = []
    for deed in steps(text):
        seen(deed, whose)
        deed.when = when
        deed.may = deed.may or may
        found.append(deed)
        for inner in deed.texts:
            found += read_text(inner, deed.whose, when, deed.may)
        for rule in deed.rules:
            found += read_rule(rule, deed.whose, deed.may)
    return found


def read_rule(rule: Rule, whose: str = YOU, may: bool = False) -> list[Deed]:
    """The deeds of a rule. A rule about costs, types or new hands has no text, so it is one deed itself."""
    when = EVENT_NAMES[rule.event]
    if QUESTIONS >> rule.event & 1:
        return [Deed(DeedKind(when), int(rule.amount), whose=whose)]
    return read_text(rule.text, whose, when, may or rule.may)


# ---------------------------------------------------------------- cards
@cache
def read(card: Card) -> tuple[Deed, ...]:
    """All deeds of a card or landscape: those of its text, then those of its rules.

    >>> from demesne.engine.definitions import CARDS
    >>> [(deed.kind.value, deed.amount, deed.whose) for deed in read(CARDS["militia"])]
    [('coins', 2, 'you'), ('each', 1, 'others'), ('choose', None, 'others'), ('discard', None, 'others')]
    """
    found = read_text(card.play)
    for rule in card.rules:
        found += read_rule(rule)
    return tuple(found)


class Gifts(NamedTuple):
    """What a card gives before its first condition, and whether it also asks something."""

    cards: int
    actions: int
    buys: int
    coins: int
    coffers: int
    villagers: int
    vp: int
    potions: int
    asks: bool


@cache
def gifts(card: Card) -> Gifts:
    """The gifts of a card's text up to its first condition."""
    given = {kind.value: 0 for kind in GIFTS}
    asks = False
    for deed in steps(card.play):
        if deed.kind is DeedKind.IF:
            break
        if deed.kind in GIFTS:
            given[deed.kind.value] += deed.amount or 0
        asks = asks or deed.purpose != ""
    return Gifts(**given, asks=asks)


@cache
def coins_at_best(card: Card) -> int:
    """The most coins that a single phrase of its own text gives."""
    return max([deed.amount or 0 for deed in steps(card.play) if deed.kind is DeedKind.COINS], default=0)


@cache
def counts_actions(card: Card) -> bool:
    """Whether a card gives something for each unused Action."""
    return any(isinstance(deed.count, UnusedActions) for deed in read_text(card.play))


# ---------------------------------------------------------------- choices
@cache
def option_names(text: Text) -> tuple[str, ...]:
    """The names of all options that a text can offer, without those of nested texts."""
    return tuple([name for deed in steps(text) for name in deed.names])


def choices(card: Card) -> list[str]:
    """The names of all options that a card or landscape can offer, apart from cards and piles."""
    found = choices_in(card.play)
    for rule in card.rules:
        found += choices_of_rule(rule)
    if card.overpay:
        found += AMOUNTS
    return list(dict.fromkeys(found))


def choices_in(text: Text) -> list[str]:
    """The names of all options that a text and its nested texts can offer."""
    found: list[str] = []
    for deed in steps(text):
        found += deed.names
        for inner in deed.texts:
            found += choices_in(inner)
        for rule in deed.rules:
            found += choices_of_rule(rule)
    return found


def choices_of_rule(rule: Rule) -> list[str]:
    """The names of all options that a rule can offer, with yes and no if it is optional."""
    return [*(YES_OR_NO if rule.may else ()), *choices_in(rule.text)]


@cache
def branch(text: Text, at: int, chosen: int) -> tuple[Deed, ...]:
    """The deeds of one option of the choice at phrase `at`, if all conditions in it hold.

    >>> from demesne.engine.definitions import CARDS
    >>> [[(deed.kind.value, deed.amount, deed.id) for deed in branch(CARDS["steward"].play, 0, i)] for i in range(3)]
    [[('cards', 2, '')], [('coins', 2, '')], [('choose', 2, ''), ('trash', None, '')]]
    """
    between = text.phrases[at].deeds()[0]
    if between.kind is DeedKind.CHOOSE_SOME:
        pc, end = part_of_some(text, at, chosen)
    else:
        starts = [at + 1 + skip for skip in between.skips]
        pc, end = starts[chosen], starts[1] + text.phrases[starts[1] - 1].deeds()[0].skips[0]
    found: list[Deed] = []
    while pc < end:
        for deed in deeds_of(text.phrases[pc]):
            if deed.kind is DeedKind.SKIP:
                pc += deed.skips[0]
                continue
            found += with_what_is_inside(deed)
        pc += 1
    return tuple(found)


def with_what_is_inside(deed: Deed) -> list[Deed]:
    """A deed, followed by the deeds of its nested texts and rules."""
    found = [deed]
    for inner in deed.texts:
        found += read_text(inner, deed.whose)
    for rule in deed.rules:
        found += read_rule(rule, deed.whose)
    return found


def part_of_some(text: Text, at: int, chosen: int) -> tuple[int, int]:
    """The range of phrases that are followed if this option of a SomeOf at phrase `at` was chosen."""
    for pc in range(at + 1, int(text.size)):
        deed = text.phrases[pc].deeds()[0]
        if isinstance(deed.test, Chosen) and deed.test.i == chosen:
            return pc + 1, pc + 1 + deed.skips[1]
    return at + 1, at + 1


# ---------------------------------------------------------------- conditions and filters
class Condition(NamedTuple):
    """A simplified test. `what`: "some", "all different", "at least" (cards in a zone), "coffers", "did" or "other"."""

    what: str
    holds: bool  # False if the test must not hold
    amount: int = 0
    zone: int = NOWHERE


def condition(test: Test | None, holds: bool = True) -> Condition:
    """Simplify a test. `holds` is False if the test must not hold."""
    if isinstance(test, DoesNotHold):
        return condition(test.test, not holds)
    if isinstance(test, AtLeast):
        return Condition("at least", holds, int(test.n), int(test.zone))
    if isinstance(test, HasCoffers):
        return Condition("coffers", holds, int(test.n))
    if isinstance(test, AllDifferent):
        return Condition("all different", holds)
    if isinstance(test, Some):
        return Condition("some", holds)
    return Condition("did" if isinstance(test, YouDid) else "other", holds)


def passes(ok: CardTest | None, card: Card) -> bool | None:
    """Whether a card passes a filter, judged by its declaration; None if that depends on the game.

    >>> from demesne.engine.definitions import CARDS
    >>> copper = CARDS["copper"]
    >>> passes(IsNamed("copper"), copper), passes(~Costs(Number(0), Number(3)), copper), passes(CardTest(), copper)
    (True, False, None)
    """
    if ok is None:
        return True
    if isinstance(ok, AllFit):
        found = [passes(test, card) for test in ok.tests]
        return None if None in found else False not in found
    if isinstance(ok, DoesNotFit):
        inner = passes(ok.test, card)
        return None if inner is None else not inner
    if isinstance(ok, IsNamed):
        return card.id == ok.id
    if isinstance(ok, IsType):
        return bool(card.types & ok.types)
    if isinstance(ok, Costs):
        least, most = fixed(ok.least), fixed(ok.most)
        return None if least is None or most is None else covers(most, card.price) and covers(card.price, least)
    return None


class Kind(NamedTuple):
    """A simplified filter of cards. What it cannot express is left out."""

    types: tuple[str, ...] = ()  # the card has one of these types
    id: str = ""
    marked: bool = False  # the card belongs to a marked pile
    least: int = 0  # the lowest cost
    most: int = int(MANY)  # the highest cost


def kind_of_card(ok: CardTest | None) -> Kind:
    """Simplify a filter of cards.

    >>> kind_of_card(IsType(3) & Costs(Number(2), Number(4)))
    Kind(types=('action', 'treasure'), id='', marked=False, least=2, most=4)
    """
    if isinstance(ok, AllFit):
        kind = Kind()
        for test in ok.tests:
            part = kind_of_card(test)
            kind = Kind(
                kind.types or part.types, kind.id or part.id, kind.marked or part.marked,
                max(kind.least, part.least), min(kind.most, part.most),
            )  # fmt: skip
        return kind
    if isinstance(ok, IsType):
        return Kind(tuple([name.lower() for name, bit in TYPE_NAMES.items() if ok.types & bit]))
    if isinstance(ok, IsNamed):
        return Kind(id=ok.id)
    if isinstance(ok, Costs):
        least, most = fixed(ok.least), fixed(ok.most)
        return Kind(least=least or 0, most=int(MANY) if most is None else most)
    return Kind(marked=isinstance(ok, IsMarked))


def per_card(count: Count | None) -> int:
    """How much a count increases with each card of IT.

    >>> per_card(HowMany()), per_card(HowMany() * 2 + 1), per_card(Number(3))
    (1, 2, 0)
    """
    if isinstance(count, HowMany):
        return 1
    if isinstance(count, Combined):
        left, right = per_card(count.left), per_card(count.right)
        if count.how == "*":
            return left * (fixed(count.right) or 0) + right * (fixed(count.left) or 0)
        return left + right if count.how == "+" else 0
    return 0


class Amount(NamedTuple):
    """A simplified count: a constant, or the number of cards in IT or the cost of IT, plus `n`; or something else."""

    of: str  # "" for a constant, "cards", "cost" or "other"
    n: int = 0


def amount(count: Count | None) -> Amount:
    """Simplify a count.

    >>> amount(CostOf(OF_IT) + 2), amount(HowMany()), amount(Number(3))
    (Amount(of='cost', n=2), Amount(of='cards', n=0), Amount(of='', n=3))
    """
    if isinstance(count, Number):
        return Amount("", int(count.n))
    if isinstance(count, HowMany):
        return Amount("cards")
    if isinstance(count, CostOf) and count.what == OF_IT:
        return Amount("cost")
    if isinstance(count, Combined) and count.how == "+":
        left, right = amount(count.left), amount(count.right)
        if "other" not in (left.of, right.of) and not (left.of and right.of):
            return Amount(left.of or right.of, left.n + right.n)
    return Amount("other")
