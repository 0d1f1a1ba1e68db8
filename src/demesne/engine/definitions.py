"""Definitions of cards: phrases, texts, rules and cards. They are immutable and hold no state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from demesne.engine.constants import (
    ANY_TYPE,
    DONE,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LANDSCAPE,
    FROM_PLAY,
    FROM_TAVERN,
    LANDSCAPE,
    MARK_NAMES,
    PASS,
    TYPE_NAMES,
)
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.errors import CardError
from demesne.engine.expressions import ALWAYS, PLAIN, Count, Test, Worth
from demesne.engine.layout import ExtraPile, Layout
from demesne.engine.own_words import OWN_WORDS
from demesne.engine.prices import price_of

if TYPE_CHECKING:
    from demesne.engine.state import Frame, State

IN_THE_KINGDOM: Final = Layout()


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """One verb of a text. Its state while it is carried out is in the frame."""

    def __init__(self, instant: bool = False, raises: i64 = 0) -> None:
        self.instant: bool = instant  # it has do() and may run without a frame
        self.raises: i64 = raises  # events that it may cause, a bit each
        self.gives_coins: bool = False  # its text has "+$"
        self.just_coins: i64 = 0  # the coins it gives, if it does nothing else
        self.quiet: bool = False  # it only gives tokens, coins and so on, so its order among other effects does not matter
        self.calm: bool = False  # it asks nothing, and the order among calm effects does not matter
        self.uses_it: bool = False  # it does nothing if IT is empty
        self.needs_that: bool = False  # it moves THAT, so it does nothing once THAT has moved
        self.speaks_of_that: bool = False  # it uses THAT in another way
        self.leads_up: bool = False  # it only reveals THIS or chooses an option, so it is pointless alone
        self.purpose: str = ""  # the purpose of its choice, such as "trash" or "gain"; or ""
        self.takes_from: i64 = -1  # the place of the cards to choose from: a zone, FROM_IT and so on
        self.goes_to: i64 = -1  # the place where the chosen cards go
        self.puts_it: str = ""  # what it does with IT; the purpose of the phrase that chose IT
        self.puts_it_to: i64 = -1  # the place where it puts IT
        self.shows_it: bool = False  # it reveals IT; the purpose of a choice if no later phrase moves IT
        self.speaks_of_it: bool = False  # it uses IT
        self.is_theirs: bool = False  # in a rule: the player of the event follows it
        self.all_or_none: bool = False  # when picking cards: either all that are wanted, or none
        self.covers: i64 = 0  # for a choice of options: the number of following phrases that belong to the options
        self.asks_about_it: bool = False  # for a choice of options: they concern IT
        self.recalls: bool = False  # it looks back on the last turns of players

    def do(self, g: State, who: i64, source: i64) -> None:
        """Carry out the phrase without a frame. Only instant phrases have this."""
        raise AssertionError("this phrase needs a frame")

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        """Carry out the next step. Returns DONE, AGAIN or ASK."""
        self.do(g, f.who, f.source)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        """Offer the possible answers. Only phrases that ask have this."""
        raise AssertionError("this phrase asks nothing")

    def label(self, option: i64) -> str:
        """The name of an option that is neither a card nor a pile."""
        return "none" if option == PASS else str(option)

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        """The least and most cards to pick; for a choice of a pile, the lowest and highest cost."""
        return 1, 1

    def pickable(self, g: State, f: Frame) -> list[int]:
        """The kinds of the cards that may still be picked, one entry per card."""
        return []

    def count_pickable(self, g: State, f: Frame, counts: vec[i64]) -> i64:
        """Add the copies of each kind, or the options, that may still be picked to `counts`. Returns their total."""
        return 0

    def least_to_pick(self, g: State, f: Frame) -> i64:
        """How many cards or options must be picked in total, if there are enough."""
        return 1

    def most_to_pick(self, g: State, f: Frame) -> i64:
        """How many cards or options may be picked in total."""
        return 1

    def plays_again(self, f: Frame) -> bool:
        """Whether the phrase is playing a card again."""
        return False

    def texts(self) -> list[Text]:
        """Texts inside this phrase."""
        return []

    def rules(self) -> list[Rule]:
        """Rules inside this phrase."""
        return []

    def deeds(self) -> list[Deed]:
        """What this phrase does, for code that reads cards. Returns new objects each time, because the reader changes them."""
        return [Deed(DeedKind.OTHER)]


def tell_purposes(phrases: list[Phrase]) -> None:
    """Set the purpose of each choice of cards from the phrase that uses them, and mark choices that concern IT."""
    for i, phrase in enumerate(phrases):
        for covered in phrases[i + 1 : i + 1 + phrase.covers]:
            if covered.takes_from >= 0:
                break
            phrase.asks_about_it = phrase.asks_about_it or covered.speaks_of_it
        if phrase.takes_from >= 0 and phrase.purpose == "":
            for later in phrases[i + 1 :]:
                if later.puts_it != "":
                    phrase.purpose = later.puts_it
                    phrase.goes_to = later.puts_it_to
                    break
            else:
                phrase.purpose = "reveal" if any(later.shows_it for later in phrases[i + 1 :]) else "choose"


def needs_that(phrases: list[Phrase]) -> bool:
    """Whether a text does nothing once THAT has moved: it begins by moving THAT, or only chooses where to move it."""
    if len(phrases) > 0 and phrases[0].needs_that:
        return True
    needs = False
    for phrase in phrases:
        if not phrase.needs_that and not phrase.leads_up:
            return False
        needs = needs or phrase.needs_that
    return needs


@final
class Text:
    """Phrases in the order of the printed text. Conditions and loops are relative jumps, so a frame needs only a position."""

    def __init__(self, phrases: list[Phrase]) -> None:
        self.phrases: vec[Phrase] = vec[Phrase](phrases)
        self.size: i64 = len(phrases)
        self.address: str = ""
        instant = True
        quiet = True
        calm = True
        coins = False
        raises: i64 = 0
        just_coins: i64 = 0
        only_coins = True
        recalls = False
        speaks_of_that = False
        for p in phrases:
            speaks_of_that = speaks_of_that or p.needs_that or p.speaks_of_that
            recalls = recalls or p.recalls
            instant = instant and p.instant
            quiet = quiet and p.quiet
            calm = calm and (p.calm or p.quiet)
            coins = coins or p.gives_coins
            just_coins += p.just_coins
            only_coins = only_coins and p.just_coins > 0
            raises |= p.raises
            for text in p.texts():
                coins = coins or text.gives_coins
                recalls = recalls or text.recalls
            for rule in p.rules():
                coins = coins or rule.text.gives_coins
                recalls = recalls or rule.text.recalls
        tell_purposes(phrases)
        self.instant: bool = instant
        self.just_coins: i64 = just_coins if only_coins else 0
        self.quiet: bool = quiet
        self.calm: bool = calm
        self.gives_coins: bool = coins
        self.raises: i64 = raises
        self.is_theirs: bool = len(phrases) == 1 and phrases[0].is_theirs  # the player of the event follows it
        self.recalls: bool = recalls
        self.uses_it: bool = len(phrases) > 0 and phrases[0].uses_it
        self.needs_that: bool = needs_that(phrases)
        self.speaks_of_that: bool = speaks_of_that


@final
class Rule:
    """An effect that follows its text when an event happens, or that answers a question with an amount or types."""

    def __init__(
        self,
        event: i64,
        scope: i64,
        whose: i64,
        text: Text,
        test: Test = ALWAYS,
        may: bool = False,
        once: bool = False,
        yours: bool = False,
        not_by_itself: bool = False,
        amount: i64 = 0,
        types: i64 = 0,
        of: i64 = ANY_TYPE,
        with_coins: bool = False,
        price: Count | None = None,
        base: i64 = 0,
        like_it: bool = False,
    ) -> None:
        self.event: i64 = event
        self.scope: i64 = scope  # where it must be to apply: FROM_HAND and so on
        self.whose: i64 = whose
        self.text: Text = text
        self.test: Test = test
        self.may: bool = may
        self.once: bool = once  # once per turn
        self.yours: bool = yours  # only on its owner's turns
        self.not_by_itself: bool = not_by_itself  # it does not react to events that it caused itself
        self.amount: i64 = amount
        self.price: Count | None = price  # for the cost of the card itself: replaces its cost, regardless of reductions
        self.types: i64 = types
        self.of: i64 = of  # it applies to cards with one of these types
        self.with_coins: bool = with_coins  # it applies only to cards with "+$" in their text
        self.base: i64 = base  # for a new hand: its size instead of five
        self.like_it: bool = like_it  # for a lasting effect: only cards with the name of its IT, until IT moves
        self.address: str = ""


@final
class Card:
    """A card or a landscape, as declared.

    >>> import demesne
    >>> CARDS["militia"], str(CARDS["militia"])
    (<Card: Militia>, 'Militia (Action – Attack, $4)')
    >>> print(CARDS["apothecary"])
    Apothecary (Action, $2 and a Potion)
    """

    def __init__(
        self, name: str, cost: i64, types: i64, play: Text, rules: list[Rule], vp: i64 = 0, worth: Worth = PLAIN,
        layout: Layout = IN_THE_KINGDOM, looks_back: bool = False, potion: i64 = 0, debt: i64 = 0, buy_if: Test = ALWAYS,
        changes: list[Card] | None = None, overpay: bool = False,
    ) -> None:  # fmt: skip
        self.name: str = name
        self.id: str = id_of(name)
        self.set: str = ""
        self.edition: i64 = 0  # the only edition of the set that has it; 0 if all have it
        self.cost: i64 = cost  # the cost in coins
        self.potion: i64 = potion  # the cost in Potions
        self.debt: i64 = debt  # the cost in debt
        self.price: i64 = price_of(cost, potion, debt)  # coins, Potions and debt in one number: see prices.py
        self.buy_if: Test = buy_if  # the condition for buying it
        self.changes: list[Card] = changes if changes is not None else []  # other versions of cards in games with it
        self.types: i64 = types
        self.play: Text = play
        self.rules: vec[Rule] = vec[Rule](rules)
        self.vp: i64 = vp
        self.worth: Worth = worth
        self.layout: Layout = layout  # how it is set up
        self.looks_back: bool = looks_back or play.recalls  # it depends on the last turns of players
        self.overpay: bool = overpay  # its buyer may overpay
        self.lies_in: str = ""  # the id of the mixed pile that it belongs to, or ""
        self.watched_by_itself: i64 = events_of(rules, FROM_ITSELF)  # events about itself that it watches, a bit each
        self.watched_from_hand: i64 = events_of(rules, FROM_HAND)  # events it watches from hand
        self.watched_from_mat: i64 = events_of(rules, FROM_TAVERN)  # events it watches from the Tavern mat
        all_games = types & LANDSCAPE == 0 and events_of(rules, FROM_LANDSCAPE) != 0
        self.has_game_rules: bool = all_games  # it has rules that apply to the whole game
        self.watched_on_table: i64 = events_of(rules, FROM_PLAY)  # events it watches in play
        if types & LANDSCAPE:
            self.watched_on_table |= events_of(rules, FROM_LANDSCAPE)
        self.gives_coins: bool = play.gives_coins

    def __repr__(self) -> str:
        return f"<{'Landscape' if self.is_landscape else 'Card'}: {self.name}>"

    def __str__(self) -> str:
        types = " – ".join([name for name, bit in TYPE_NAMES.items() if self.types & bit])
        price = f"${self.cost}" + (" and a Potion" if self.potion else "") + (f" and {self.debt} debt" if self.debt else "")
        return f"{self.name} ({types}, {price})"

    @property
    def is_landscape(self) -> bool:
        """Whether it is a landscape, such as a Project or a Way."""
        return self.types & LANDSCAPE != 0


def events_of(rules: list[Rule], scope: i64) -> i64:
    """The events that the rules with this scope watch, a bit each."""
    events: i64 = 0
    for rule in rules:
        if rule.scope == scope:
            events |= 1 << rule.event
    return events


def id_of(name: str) -> str:
    """The id of a card: its English name in lower case with underscores.

    >>> id_of("Jester's Hat")
    'jesters_hat'
    """
    return name.lower().replace("'", "").replace("’", "").replace("-", "_").replace(" ", "_").replace("/", "_")


# All cards in the order of declaration, and the texts and rules that saved positions refer to by address.
CARDS: Final[dict[str, Card]] = {}
EXTRA_PILES: Final[dict[str, ExtraPile]] = {}  # by mark
TEXTS: Final[dict[str, Text]] = {}
RULES: Final[dict[str, Rule]] = {}


def declare(card: Card, set_id: str, edition: i64 = 0) -> Card:
    """Register a card under its id, and its texts under addresses such as `base/militia`."""
    if card.id in CARDS:
        raise CardError(f"{card.name} ({card.id}) is declared twice: in {CARDS[card.id].set} and in {set_id}")
    card.set = set_id
    card.edition = edition
    extra = card.layout.extra_pile
    if extra is not None:
        EXTRA_PILES[extra.mark] = extra
        if extra.mark not in MARK_NAMES:
            MARK_NAMES.append(extra.mark)
    for id, _ in card.layout.contents:
        if id not in CARDS:
            raise CardError(f"{card.name}: {id} lies in this pile, so it has to be declared before it")
        CARDS[id].lies_in = card.id
    CARDS[card.id] = card
    register_text(f"{set_id}/{card.id}", card.play)
    for i in range(len(card.rules)):
        register_rule(f"{set_id}/{card.id}/when{i}", card.rules[i])
    for changed in card.changes:
        changed.set = CARDS[changed.id].set
        register_text(f"{set_id}/{card.id}/{changed.id}", changed.play)
    return card


def withdraw(card: Card) -> None:
    """Remove a card and its texts again, after an error in a card file. With the last card of a set, its names and texts
    in OWN_WORDS are removed, too."""
    CARDS.pop(card.id, None)
    if card.set not in [other.set for other in CARDS.values()]:
        for key in [key for key in OWN_WORDS if key[0] == card.set]:
            del OWN_WORDS[key]
    forget_texts(card)


def forget_texts(card: Card) -> None:
    """Remove the texts and rules of a card from TEXTS and RULES."""
    address = f"{card.set}/{card.id}"
    for known in [*TEXTS, *RULES]:
        if known == address or known.startswith(address + "/"):
            TEXTS.pop(known, None)
            RULES.pop(known, None)


def register_text(address: str, text: Text) -> None:
    """Register a text, and all texts and rules inside it, under their addresses."""
    text.address = address
    TEXTS[address] = text
    for i in range(len(text.phrases)):
        phrase = text.phrases[i]
        for j, inner in enumerate(phrase.texts()):
            register_text(f"{address}/{i}.{j}", inner)
        for j, rule in enumerate(phrase.rules()):
            register_rule(f"{address}/{i}.{j}", rule)


def register_rule(address: str, rule: Rule) -> None:
    """Register a rule and its text under their addresses."""
    rule.address = address
    RULES[address] = rule
    register_text(address + "/text", rule.text)
