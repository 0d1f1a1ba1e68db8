"""What cards are made of. Everything here is immutable once declared; state never lives in definitions."""

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
    """One verb of a text. Whatever must be remembered while it is carried out is in the frame."""

    def __init__(self, instant: bool = False, raises: i64 = 0) -> None:
        self.instant: bool = instant  # has do(): may run without a frame
        self.raises: i64 = raises  # events it may raise, a bit each
        self.gives_coins: bool = False  # has "+$" in its text
        self.just_coins: i64 = 0  # the coins that it gives if it does nothing else, otherwise 0
        self.quiet: bool = False  # only hands out tokens, coins and the like: commutes with everything
        self.calm: bool = False  # asks nothing and commutes with others of its kind
        self.uses_it: bool = False  # does nothing when IT is empty
        self.needs_that: bool = False  # moves THAT: pointless once it has gone
        self.speaks_of_that: bool = False  # does something else with THAT
        self.leads_up: bool = False  # shows THIS or chooses between named things: pointless if all that follows is
        self.purpose: str = ""  # what a choice is for, as a word of the game; of cards, what the text does with them
        self.takes_from: i64 = -1  # a zone, FROM_IT, ...: where the cards lie that are asked about
        self.goes_to: i64 = -1  # where they go
        self.puts_it: str = ""  # what this does with IT, as the purpose of whatever chose IT
        self.puts_it_to: i64 = -1  # and where that goes
        self.shows_it: bool = False  # reveals IT where it lies; what was chosen for that only, if nothing moves it later
        self.speaks_of_it: bool = False  # does something with IT
        self.is_theirs: bool = False  # in a rule: the player of the event does it
        self.all_or_none: bool = False  # of cards to pick: as many as are wanted, or none at all
        self.covers: i64 = 0  # of a choice between named things: how many of the next phrases they are
        self.asks_about_it: bool = False  # such a choice decides about IT
        self.recalls: bool = False  # asks what players did in their last turns

    def do(self, g: State, who: i64, source: i64) -> None:
        """Carry it out at once. Only for instant phrases."""
        raise AssertionError("this phrase needs a frame")

    def step(self, g: State, f: Frame, answer: i64) -> i64:
        """One step of carrying it out: DONE, AGAIN, or ASK."""
        self.do(g, f.who, f.source)
        return DONE

    def options(self, g: State, f: Frame) -> None:
        """Offer what may be answered. Only for phrases that ask."""
        raise AssertionError("this phrase asks nothing")

    def label(self, option: i64) -> str:
        """The name of one of its options, where that is neither a card nor a pile."""
        return "none" if option == PASS else str(option)

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        """How many cards are to be picked, at least and at most; of a card in the supply, what it may cost."""
        return 1, 1

    def pickable(self, g: State, f: Frame) -> list[int]:
        """The kinds of all cards that may still be picked, a kind for each card."""
        return []

    def count_pickable(self, g: State, f: Frame, counts: vec[i64]) -> i64:
        """The same for players inside: add the copies of each kind (or the options) that may still be picked; how many."""
        return 0

    def least_to_pick(self, g: State, f: Frame) -> i64:
        """How many cards or options must be picked in all, as far as there are enough."""
        return 1

    def most_to_pick(self, g: State, f: Frame) -> i64:
        """How many cards or options the player may pick at most."""
        return 1

    def plays_again(self, f: Frame) -> bool:
        """It is playing a card once more that has been played before."""
        return False

    def texts(self) -> list[Text]:
        """Texts inside this phrase."""
        return []

    def rules(self) -> list[Rule]:
        """Rules inside this phrase."""
        return []

    def deeds(self) -> list[Deed]:
        """What this phrase does, for those who read the card. The list is new each time, because the reader adds to it."""
        return [Deed(DeedKind.OTHER)]


def tell_purposes(phrases: list[Phrase]) -> None:
    """Cards are chosen for what the next phrase that moves IT does with them; a choice may be about IT, too."""
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
    """A text is pointless once THAT has gone if it begins with moving it, or if it only chooses where to."""
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
    """Phrases in the order of the printed text. Ifs and loops are relative jumps, so a frame needs only a position."""

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
        self.is_theirs: bool = len(phrases) == 1 and phrases[0].is_theirs  # that player orders it among their own effects
        self.recalls: bool = recalls
        self.uses_it: bool = len(phrases) > 0 and phrases[0].uses_it
        self.needs_that: bool = needs_that(phrases)
        self.speaks_of_that: bool = speaks_of_that


@final
class Rule:
    """When EVENT, follow TEXT; or the answer to a question (an amount, or types)."""

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
        self.scope: i64 = scope  # where it is read from
        self.whose: i64 = whose
        self.text: Text = text
        self.test: Test = test
        self.may: bool = may
        self.once: bool = once  # once per turn
        self.yours: bool = yours  # only on its owner's turns
        self.not_by_itself: bool = not_by_itself  # events this very rule caused do not count
        self.amount: i64 = amount
        self.price: Count | None = price  # of a card about itself: what it costs, whatever reductions there are
        self.types: i64 = types
        self.of: i64 = of  # about cards of these types ...
        self.with_coins: bool = with_coins  # ... with "+$" in their text
        self.base: i64 = base  # of a new hand: its size instead of five cards
        self.like_it: bool = like_it  # of an effect that lasts: about cards of the name of its IT, while that has not moved
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
        self.edition: i64 = 0  # the only printing of the set that has it; 0 if all have
        self.cost: i64 = cost  # in coins
        self.potion: i64 = potion  # and in Potions ...
        self.debt: i64 = debt  # ... and debt
        self.price: i64 = price_of(cost, potion, debt)  # all of it
        self.buy_if: Test = buy_if  # it can be bought only then
        self.changes: list[Card] = changes if changes is not None else []  # cards that are others in games with this one
        self.types: i64 = types
        self.play: Text = play
        self.rules: vec[Rule] = vec[Rule](rules)
        self.vp: i64 = vp
        self.worth: Worth = worth
        self.layout: Layout = layout  # how it is laid out when a game is set up
        self.looks_back: bool = looks_back or play.recalls  # it asks what somebody did in the turn before
        self.overpay: bool = overpay  # its buyer may pay more than its price
        self.lies_in: str = ""  # the id of the pile of several kinds in which it lies, if it has no pile of its own
        self.watched_by_itself: i64 = events_of(rules, FROM_ITSELF)  # events about itself that it watches, a bit each
        self.watched_from_hand: i64 = events_of(rules, FROM_HAND)  # events it watches from hand
        self.watched_from_mat: i64 = events_of(rules, FROM_TAVERN)  # events it watches from the Tavern mat
        all_games = types & LANDSCAPE == 0 and events_of(rules, FROM_LANDSCAPE) != 0
        self.has_game_rules: bool = all_games  # it says something of all games that use it
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
    """What rules that are read from there watch, a bit each."""
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


# Everything declared, in the order of declaration, and what a save file names.
CARDS: Final[dict[str, Card]] = {}
EXTRA_PILES: Final[dict[str, ExtraPile]] = {}  # by their marks
TEXTS: Final[dict[str, Text]] = {}
RULES: Final[dict[str, Rule]] = {}


def declare(card: Card, set_id: str, edition: i64 = 0) -> Card:
    """Make a card known under its id, and its texts under addresses such as `base/militia`."""
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
    """Forget a card again, with its texts: for a card file that turned out to be broken. The last card of a set takes the
    words of the set with it."""
    CARDS.pop(card.id, None)
    if card.set not in [other.set for other in CARDS.values()]:
        for key in [key for key in OWN_WORDS if key[0] == card.set]:
            del OWN_WORDS[key]
    forget_texts(card)


def forget_texts(card: Card) -> None:
    """Take the texts and rules of a card out of the register."""
    address = f"{card.set}/{card.id}"
    for known in [*TEXTS, *RULES]:
        if known == address or known.startswith(address + "/"):
            TEXTS.pop(known, None)
            RULES.pop(known, None)


def register_text(address: str, text: Text) -> None:
    """Make a text, and all texts and rules inside it, known under their addresses."""
    text.address = address
    TEXTS[address] = text
    for i in range(len(text.phrases)):
        phrase = text.phrases[i]
        for j, inner in enumerate(phrase.texts()):
            register_text(f"{address}/{i}.{j}", inner)
        for j, rule in enumerate(phrase.rules()):
            register_rule(f"{address}/{i}.{j}", rule)


def register_rule(address: str, rule: Rule) -> None:
    """Make a rule and its text known under their addresses."""
    rule.address = address
    RULES[address] = rule
    register_text(address + "/text", rule.text)
