"""The words cards are declared in. A declaration reads like the card; `docs/add-a-card.md` shows how to write one.

>>> from demesne.words import CardSet, each_other, discard_down_to, plus
>>> mine = CardSet("doctest")
>>> militia = mine.attack("Town Guard", 4, plus(coins=2), each_other(discard_down_to(3)))
>>> militia.id
'town_guard'
>>> mine.forget()
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from demesne.engine.constants import (
    ACTION,
    AFTER_PLAY,
    ANY_TYPE,
    ANYONES,
    ARTIFACT,
    ASIDE,
    ATTACK,
    BANE,
    BUY_PHASE_END,
    BUY_PHASE_START,
    CLEAN_UP_START,
    COST,
    CURSE,
    DECK,
    DISCARD,
    DURATION,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LANDSCAPE,
    FROM_LINGER,
    FROM_PLAY,
    GAME_END,
    HAND,
    LOOK,
    MANY,
    NEW_HAND,
    ON_DISCARD,
    ON_GAIN,
    ON_PLAY,
    ON_REVEAL,
    ON_SHUFFLE,
    ON_TRASH,
    OTHERS,
    PLAY,
    PRIZE,
    PROJECT,
    REACTION,
    THIS_TURN,
    TREASURE,
    TURN_START,
    TYPES,
    UNTIL_USED,
    VICTORY,
    YOURS,
)
from demesne.engine.definitions import (
    ALWAYS,
    CARDS,
    PLAIN,
    Card,
    CardTest,
    Count,
    Phrase,
    Rule,
    Test,
    Text,
    Worth,
    declare,
    id_of,
    withdraw,
)
from demesne.engine.errors import CardError
from demesne.phrases.choosing import (
    FROM_IT,
    FROM_TRASH,
    Choose,
    DeckToDiscard,
    DiscardRest,
    Put,
    PutBack,
    PutThat,
    PutThis,
    ReturnThis,
    Trash,
)
from demesne.phrases.deck import DrawUntil, Fetch, OnTopOfShuffle, Reveal, RevealTop, RevealUntil
from demesne.phrases.gaining import Gain, GainCopy, GainFromPile, GainIt, GainOne
from demesne.phrases.gifts import ExtraTurn, Pay, Plus, PlusSome, Take, TokensOnThis
from demesne.phrases.lasting import Last
from demesne.phrases.numbers import (
    CostOfIt,
    HandAbove,
    HowMany,
    NamesAmongIt,
    NamesInPlay,
    Number,
    PerCards,
    TokensHere,
    UnusedActions,
)
from demesne.phrases.order import Each, If, MayReveal, OneOf, Remember, Report, Skip, SomeOf
from demesne.phrases.playing import PlayIt, PlayThat, Replay, Unaffected
from demesne.phrases.tests import (
    AllDifferent,
    AnyIn,
    AtLeast,
    Both,
    Chosen,
    CopyLeft,
    Costs,
    Filter,
    FirstAction,
    GainedNothing,
    HasCoffers,
    HasCoins,
    Holding,
    InActionPhase,
    IsMarked,
    IsNamed,
    IsType,
    ItIs,
    LeavesPlay,
    NewToHand,
    Not,
    PlayedThisTurn,
    Remembered,
    Some,
    ThatCameFromPlay,
    ThatFits,
    YouDid,
)

__all__ = [
    "ACTION", "ASIDE", "ATTACK", "ATTACKER", "CURSE", "DECK", "DISCARD", "DURATION", "HAND", "IT", "MANY", "PLAY", "PRIZE",
    "REACTION", "REST", "REVEALED", "RULE", "THAT", "THE_HAND", "THE_TRASH", "THIS", "TOP", "TREASURE", "VICTORY", "CardSet",
    "a", "add_token", "all_different", "also", "another_gains_a", "any_in", "at_least", "attacked", "bane", "both",
    "buy_phase_ends", "buy_phase_starts", "choose", "choose_one", "choose_some", "clean_up_starts", "copy_left", "cost",
    "cost_of", "costing", "deck_to_discard", "discard", "discard_down_to", "discard_top", "discarded_from_play",
    "draw_until", "during_your_turns", "each_other", "each_player", "extra_turn", "first_action", "gain", "gain_copy",
    "gained", "gained_nothing", "game_would_end", "has_coffers", "has_coins", "holding", "how_many", "if_", "in_action_phase",
    "it_is", "leaves_play", "look_at", "may", "may_reveal", "names_among_it", "names_in_play", "new_hand", "new_to_hand",
    "next_turn", "no", "nobody_else_did", "on_top_of_shuffle", "otherwise", "pay", "per_cards", "play", "played_this_turn",
    "plus", "put", "put_back", "remember", "remembered", "replay", "report", "return_this", "reveal", "reveal_top",
    "reveal_until", "revealed", "set_aside", "some", "take", "take_tokens_off", "this_turn", "tokens_here", "trash", "trashed",
    "turn_starts", "unaffected", "unused_actions", "when", "while_in_play", "you_did", "you_gain", "you_gain_a",
    "you_have_played_a", "you_shuffle", "you_trash",
]  # fmt: skip

PILES: Final = ("kingdom", "victory", "curse", "single")
MENTIONED: Final[list[str]] = []  # ids of cards that texts name; the loader checks that they exist
Item: TypeAlias = "Phrase | Rule | Sequence[Item]"
Trigger: TypeAlias = "tuple[int, int, int, int, Test]"  # event, whose, where it is read from, types, test


class What:
    """A card a text speaks of without naming it."""

    def __init__(self, name: str) -> None:
        self.name = name


THIS: Final = What("this card")
THAT: Final = What("the card the event is about")
IT: Final = What("the cards the last phrase handled")
REST: Final = What("what was revealed or laid aside and not placed yet")
THE_HAND: Final = What("the whole hand")
THE_TRASH: Final = What("the trash")
REVEALED: Final = What("the cards just revealed or looked at")
ATTACKER: Final = What("whoever played the card")
RULE: Final = What("this rule")
TOP: Final = int(DECK)


# ---------------------------------------------------------------- putting a text together
def flat(items: Iterable[Item]) -> list[Phrase | Rule]:
    out: list[Phrase | Rule] = []
    for item in items:
        if isinstance(item, (Phrase, Rule)):
            out.append(item)
        elif isinstance(item, (list, tuple)):
            out.extend(flat(item))
        else:
            raise CardError(f"a text is made of phrases, not of {item!r}")
    return out


def phrases(items: Iterable[Item]) -> list[Phrase]:
    out: list[Phrase] = []
    for item in flat(items):
        if isinstance(item, Rule):
            raise CardError("a rule (`when`, `cost`, ...) stands beside the text, or inside this_turn(...)")
        out.append(item)
    return out


def text(*items: Item) -> Text:
    return Text(phrases(items))


def number(n: int | Count) -> Count:
    return n if isinstance(n, Count) else Number(n)


class CardSet:
    """A set of cards being declared."""

    def __init__(self, id: str) -> None:
        if not id or not id.replace("_", "").isalnum():
            raise CardError(f"a set needs an id of letters and digits, not {id!r}")
        self.id = id
        self.cards: list[Card] = []

    def card(
        self, name: str, cost: int, types: int, *items: Item, vp: int = 0, worth: Worth = PLAIN, pile: str = "",
        brings: Sequence[str] = (), extra_pile: str = "", starts: int = 0, ends_game: bool = False,
    ) -> Card:  # fmt: skip
        """Any card. `pile`: how many there are (a number, or kingdom, victory, curse, single)."""
        if not isinstance(name, str) or not name.strip():
            raise CardError(f"a card needs a name, not {name!r}")
        if isinstance(cost, bool) or not isinstance(cost, int) or cost < 0:
            raise CardError(f"{name}: a cost is a number from 0 up, not {cost!r}")
        if not re.fullmatch(r"[a-z0-9_]+", id_of(name)):
            raise CardError(f"{name}: a name has letters from a to z, digits, spaces, hyphens and apostrophes only")
        if pile and not pile.isdigit() and pile not in PILES:
            raise CardError(f"{name}: a pile has a number of cards, or is one of {', '.join(PILES)}; not {pile!r}")
        parts = flat(items)
        rules = [item for item in parts if isinstance(item, Rule)]
        if any(rule.scope == FROM_LINGER for rule in rules):
            raise CardError(f"{name}: this rule is never asked on a card; put it inside this_turn(...), or on a project")
        pile = pile or ("single" if types & PRIZE else "victory" if types & VICTORY else "kingdom")
        made = Card(
            name, cost, types, Text([item for item in parts if isinstance(item, Phrase)]), rules, vp, worth, pile,
            [named(other) for other in brings], extra_pile, starts, ends_game,
        )  # fmt: skip
        self.cards.append(declare(made, self.id))
        return made

    def action(self, name: str, cost: int, *items: Item, types: int = 0, brings: Sequence[str] = ()) -> Card:
        return self.card(name, cost, ACTION | types, *items, brings=brings)

    def attack(self, name: str, cost: int, *items: Item, types: int = 0, extra_pile: str = "") -> Card:
        return self.card(name, cost, ACTION | ATTACK | types, *items, extra_pile=extra_pile)

    def treasure(self, name: str, cost: int, *items: Item, types: int = 0, pile: str = "", starts: int = 0) -> Card:
        return self.card(name, cost, TREASURE | types, *items, pile=pile, starts=starts)

    def victory(
        self, name: str, cost: int, *items: Item, vp: int = 0, worth: Worth = PLAIN, types: int = 0, starts: int = 0,
        ends_game: bool = False,
    ) -> Card:  # fmt: skip
        return self.card(name, cost, VICTORY | types, *items, vp=vp, worth=worth, starts=starts, ends_game=ends_game)

    def project(self, name: str, cost: int, *rules: Rule) -> Card:
        return self.landscape(name, cost, PROJECT, rules)

    def artifact(self, name: str, *rules: Rule) -> Card:
        return self.landscape(name, 0, ARTIFACT, rules)

    def landscape(self, name: str, cost: int, types: int, rules: Sequence[Rule]) -> Card:
        for rule in rules:
            rule.scope = FROM_LANDSCAPE
        return self.card(name, cost, types, *rules, pile="single")

    def forget(self) -> None:
        """Take all cards of this set back, as if they had never been declared."""
        for card in self.cards:
            if CARDS.get(card.id) is card:
                withdraw(card)
        self.cards = []


def named(name: str) -> str:
    """The id of a card that a text names."""
    MENTIONED.append(id_of(name))
    return MENTIONED[-1]


# ---------------------------------------------------------------- which cards
def a(*what: int | str | CardTest) -> Filter:
    """A card of these types, of this name, or that passes a test: `a(ACTION, played_this_turn)`, `a("Copper")`."""
    tests: list[CardTest] = []
    for item in what:
        if isinstance(item, CardTest):
            tests.append(item)
        elif isinstance(item, str):
            tests.append(IsNamed(named(item)))
        else:
            tests.append(IsType(item))
    return Filter(tests)


def costing(least: int, most: int = MANY) -> CardTest:
    return Costs(least, most)


anything: Final = Filter([])
leaves_play: Final = LeavesPlay()
played_this_turn: Final = PlayedThisTurn()
new_to_hand: Final = NewToHand()
bane: Final = IsMarked(BANE)

# ---------------------------------------------------------------- how many
how_many: Final = HowMany()
names_in_play: Final = NamesInPlay()
names_among_it: Final = NamesAmongIt()
tokens_here: Final = TokensHere()
unused_actions: Final = UnusedActions()


def cost_of(what: What, plus: int = 0) -> Count:
    if what is not IT:
        raise CardError("cost_of works for IT")
    return CostOfIt(plus)


def per_cards(points: int, per: int, names: bool = False) -> Worth:
    """Points for every so many cards (or different names) owned."""
    return PerCards(points, per, names)


# ---------------------------------------------------------------- if
some: Final = Some()
all_different: Final = AllDifferent()
copy_left: Final = CopyLeft()
first_action: Final = FirstAction()
in_action_phase: Final = InActionPhase()
gained_nothing: Final = GainedNothing()
remembered: Final = Remembered()
you_did: Final = YouDid(False)
nobody_else_did: Final = Not(YouDid(True))


def it_is(*what: int | str | CardTest, n: int | Count = 1) -> Test:
    """At least n cards were handled, and all of them are such."""
    return ItIs(a(*what), number(n))


def at_least(n: int, zone: int) -> Test:
    return AtLeast(n, zone)


def has_coffers(n: int) -> Test:
    return HasCoffers(n)


def has_coins(n: int) -> Test:
    return HasCoins(n)


def holding(name: str) -> Test:
    return Holding(named(name))


def any_in(zone: int, ok: Filter) -> Test:
    return AnyIn(ok, zone)


def no(test: Test) -> Test:
    return Not(test)


def both(one: Test, two: Test) -> Test:
    return Both(one, two)


def if_(test: Test, *then: Item, else_: Item = ()) -> list[Phrase]:
    yes = phrases(then)
    otherwise_ = phrases([else_])
    if not otherwise_:
        return [If(test, len(yes)), *yes]
    return [If(test, len(yes) + 1), *yes, Skip(len(otherwise_)), *otherwise_]


def otherwise(*then: Item) -> list[Phrase]:
    """If the last phrase handled no card."""
    return if_(no(some), *then)


def remember(test: Test) -> Phrase:
    return Remember(test)


# ---------------------------------------------------------------- gifts
def plus(
    cards: int | Count = 0, actions: int = 0, buys: int = 0, coins: int | Count = 0, coffers: int = 0,
    villagers: int | Count = 0,
) -> Phrase:  # fmt: skip
    counted = [item for item in (cards, coins, villagers) if isinstance(item, Count)]
    if counted:
        if len(counted) > 1 or actions or buys or coffers:
            raise CardError("a counted gift stands alone: write one plus(...) for each")
        if isinstance(cards, Count):
            return Fetch(cards, HAND, False)
        return PlusSome(coins if isinstance(coins, Count) else None, villagers if isinstance(villagers, Count) else None)
    return Plus(fixed(cards), actions, buys, fixed(coins), coffers, fixed(villagers))


def fixed(n: int | Count) -> int:
    if isinstance(n, bool) or not isinstance(n, int):
        raise CardError(f"plus(...) takes numbers, or a count such as how_many, not {n!r}")
    return n


def take(name: str) -> Phrase:
    return Take(named(name))


def pay(coins: int) -> Phrase:
    return Pay(coins)


add_token: Final[Phrase] = TokensOnThis(True)
take_tokens_off: Final[Phrase] = TokensOnThis(False)
extra_turn: Final[Phrase] = ExtraTurn()


# ---------------------------------------------------------------- choosing and moving
def choose(
    n: int | Count = 1, ok: Filter = anything, from_: int | What = HAND, up_to: int | Count | None = None,
    by: What | None = None, for_: str = "choose",
) -> Phrase:  # fmt: skip
    """Choose n cards, or up to so many, from a zone, from IT, from REVEALED or from THE_TRASH."""
    most = number(n if up_to is None else up_to)
    least = number(0) if up_to is not None else most
    return Choose(least, most, zone_code(from_), ok, by is ATTACKER, for_)


def zone_code(from_: int | What) -> int:
    if isinstance(from_, What):
        codes = {id(IT): FROM_IT, id(REVEALED): LOOK, id(THE_TRASH): FROM_TRASH}
        if id(from_) not in codes:
            raise CardError(f"one cannot choose from {from_.name}")
        return codes[id(from_)]
    return from_


def put(what: What, zone: int, from_: int = PLAY) -> Phrase:
    if what is THAT:
        return PutThat(zone)
    if what is THIS:
        return PutThis(from_, zone)
    return Put(zone, False)


def trash(
    what: int | What = 1, ok: Filter = anything, from_: int | What = HAND, up_to: int | None = None, by: What | None = None
) -> list[Phrase]:
    if what is THIS:
        return [Trash(True)]
    if what is IT:
        return [Trash(False)]
    if isinstance(what, What):
        raise CardError(f"{what.name} cannot be trashed like that")
    return [choose(what, ok, from_, up_to, by, "trash"), Trash(False)]


def discard(
    what: int | What | Count = 1, ok: Filter = anything, from_: int | What = HAND, up_to: int | None = None,
    openly: bool = False,
) -> list[Phrase]:  # fmt: skip
    """Discard cards. Several together need not be shown, except when the text says so: openly."""
    if what is REST or what is REVEALED:
        return [DiscardRest(what is REVEALED)]
    if what is IT:
        return [Put(DISCARD, openly)]
    if isinstance(what, What):
        raise CardError(f"{what.name} cannot be discarded like that")
    return [choose(what, ok, from_, up_to, None, "discard"), Put(DISCARD, openly)]


def discard_down_to(n: int) -> list[Phrase]:
    return discard(HandAbove(n))


def set_aside(what: What | int | Count, from_: int = HAND) -> Phrase:
    if isinstance(what, What):
        return put(what, ASIDE, from_)
    return Fetch(number(what), ASIDE, False)


def may_reveal(ok: Filter) -> Phrase:
    """The player may show such a card from hand; it becomes IT, and who did is remembered."""
    return MayReveal(ok)


def reveal(what: What | int | Count) -> Phrase:
    if isinstance(what, What):
        return Reveal(what is THE_HAND, what is THIS)
    return Fetch(number(what), LOOK, True)


def look_at(n: int | Count) -> Phrase:
    return Fetch(number(n), LOOK, False)


def reveal_until(n: int, ok: Filter) -> Phrase:
    return RevealUntil(n, ok)


def draw_until(hand_size: int, may_skip: Filter) -> Phrase:
    return DrawUntil(hand_size, may_skip)


reveal_top: Final[Phrase] = RevealTop()
discard_top: Final[Phrase] = Fetch(Number(1), DISCARD, False)
put_back: Final[Phrase] = PutBack()
deck_to_discard: Final[Phrase] = DeckToDiscard()
return_this: Final[Phrase] = ReturnThis()
on_top_of_shuffle: Final[Phrase] = OnTopOfShuffle()
report: Final[Phrase] = Report()


# ---------------------------------------------------------------- gaining and playing
def gain(
    what: str | What | None = None, to: int = DISCARD, up_to: int | Count | None = None, exactly: int | Count | None = None,
    types: int = ANY_TYPE, from_pile: str = "", or_: str = "",
) -> Phrase:  # fmt: skip
    """Gain a named card, IT (from the trash), a card of one's choice by cost, or one of a pile outside the supply."""
    if isinstance(what, str):
        return Gain(named(what), to)
    if what is IT:
        return GainIt(to)
    if from_pile:
        return GainFromPile(from_pile, named(or_), to)
    if exactly is not None:
        return GainOne(number(exactly), number(exactly), types, to)
    if up_to is None:
        raise CardError("gain what? Name a card, or give up_to or exactly")
    return GainOne(number(0), number(up_to), types, to)


def gain_copy(by: What | None = None) -> Phrase:
    """Another card like IT."""
    return GainCopy(by is ATTACKER)


def play(what: What, times: int = 1) -> Phrase:
    return PlayThat() if what is THAT else PlayIt(times)


def replay(what: What) -> Phrase:
    return Replay(what is THAT)


unaffected: Final[Phrase] = Unaffected()


# ---------------------------------------------------------------- choices between named things
def choose_one(by: What | None = None, if_possible: dict[str, Test] | None = None, **ways: Item) -> list[Phrase]:
    blocks = [phrases([way]) for way in ways.values()]
    skips: list[int] = []
    at = 0
    for block in blocks:
        skips.append(at)
        at += len(block) + 1
    tests = [(if_possible or {}).get(name, ALWAYS) for name in ways]
    out: list[Phrase] = [OneOf(list(ways), skips, tests, by is ATTACKER)]
    for i, block in enumerate(blocks):
        out += [*block, Skip(at - skips[i] - len(block) - 1)]
    return out


def choose_some(n: int, **ways: Item) -> list[Phrase]:
    out: list[Phrase] = [SomeOf(list(ways), n)]
    for i, way in enumerate(ways.values()):
        out += if_(Chosen(i), way)
    return out


def may(*then: Item) -> list[Phrase]:
    return choose_one(yes=list(then), no=[])


def each_other(*items: Item) -> Phrase:
    return Each(text(*items), False)


def each_player(*items: Item) -> Phrase:
    return Each(text(*items), True)


# ---------------------------------------------------------------- when, and for how long
you_gain: Final[Trigger] = (ON_GAIN, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
you_trash: Final[Trigger] = (ON_TRASH, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
you_shuffle: Final[Trigger] = (ON_SHUFFLE, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
gained: Final[Trigger] = (ON_GAIN, YOURS, FROM_ITSELF, ANY_TYPE, ALWAYS)
trashed: Final[Trigger] = (ON_TRASH, YOURS, FROM_ITSELF, ANY_TYPE, ALWAYS)
revealed: Final[Trigger] = (ON_REVEAL, YOURS, FROM_ITSELF, ANY_TYPE, ALWAYS)
attacked: Final[Trigger] = (ON_PLAY, OTHERS, FROM_HAND, ATTACK, ALWAYS)
turn_starts: Final[Trigger] = (TURN_START, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
buy_phase_starts: Final[Trigger] = (BUY_PHASE_START, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
buy_phase_ends: Final[Trigger] = (BUY_PHASE_END, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
clean_up_starts: Final[Trigger] = (CLEAN_UP_START, YOURS, FROM_LINGER, ANY_TYPE, ALWAYS)
game_would_end: Final[Trigger] = (GAME_END, ANYONES, FROM_LINGER, ANY_TYPE, ALWAYS)


def you_gain_a(types: int) -> Trigger:
    return (ON_GAIN, YOURS, FROM_LINGER, types, ALWAYS)


def another_gains_a(types: int) -> Trigger:
    return (ON_GAIN, OTHERS, FROM_LINGER, types, ALWAYS)


def you_have_played_a(types: int) -> Trigger:
    return (AFTER_PLAY, YOURS, FROM_LINGER, types, ALWAYS)


def discarded_from_play(name: str) -> Trigger:
    return (ON_DISCARD, YOURS, FROM_LINGER, ANY_TYPE, Both(ThatFits(a(name)), ThatCameFromPlay()))


def when(
    trigger: Trigger, *items: Item, may: bool = False, once: bool = False, yours: bool = False, if_: Test = ALWAYS,
    except_: What | None = None,
) -> Rule:  # fmt: skip
    """When that happens, do this: it may or must be done, once per turn, only on your turns, not when this rule caused it."""
    event, whose, scope, of, test = trigger
    if test is not ALWAYS:
        if_ = test if if_ is ALWAYS else Both(test, if_)
    return Rule(event, scope, whose, text(*items), if_, may, once, yours, except_ is RULE, of=of)


def this_turn(rule: Rule, uses: int = -1) -> Phrase:
    if not isinstance(rule, Rule):
        raise CardError("this_turn(...) takes a rule: when(...), or cost(...)")
    rule.scope = FROM_LINGER
    return Last(rule, THIS_TURN, uses, False)


def next_turn(*items: Item) -> Phrase:
    """At the start of the player's next turn; until then the card stays in play."""
    return Last(when(turn_starts, *items), UNTIL_USED, 1, True)


def while_in_play(rule: Rule) -> Rule:
    if not isinstance(rule, Rule) or rule.event not in (COST, NEW_HAND):
        raise CardError("while_in_play(...) takes cost(...)")
    rule.scope = FROM_PLAY
    return rule


def during_your_turns(rule: Rule) -> Rule:
    return rule


def cost(amount: int) -> Rule:
    """Cards cost so much more (or less)."""
    return Rule(COST, FROM_PLAY, ANYONES, Text([]), amount=amount)


def also(types: int, for_: int, with_coins: bool = False) -> Rule:
    """Cards of one type have another as well."""
    return Rule(TYPES, FROM_PLAY, ANYONES, Text([]), types=types, of=for_, with_coins=with_coins)


def new_hand(amount: int) -> Rule:
    """So many more cards are drawn for the new hand."""
    return Rule(NEW_HAND, FROM_PLAY, ANYONES, Text([]), amount=amount)
