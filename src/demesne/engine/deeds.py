"""Descriptions of what card texts do, for code that reads cards without playing them: kingdoms, bots, the client."""

from __future__ import annotations

from enum import Enum, unique
from typing import TYPE_CHECKING, Final, final

from demesne.engine.constants import NOWHERE

if TYPE_CHECKING:
    from demesne.engine.definitions import Rule, Text
    from demesne.engine.expressions import CardTest, Count, Test

# The players that a deed affects.
YOU: Final = "you"
OTHERS: Final = "others"
EVERYBODY: Final = "everybody"
ATTACKER: Final = "attacker"  # who played the card, in a text that other players follow; `reading.seen` turns it into YOU

AMOUNTS: Final[list[str]] = [str(n) for n in range(21)]  # numbers that strategies and learners can choose, as option names


@unique
class DeedKind(Enum):
    """The kind of a deed. Compare members with `is`; the values are for display and for the client."""

    # Things that a player gets. The values are also the names of these things in events and in `TOKEN_NAMES`.
    CARDS = "cards"
    ACTIONS = "actions"
    BUYS = "buys"
    COINS = "coins"
    COFFERS = "coffers"
    VILLAGERS = "villagers"
    VP = "vp"
    POTIONS = "potions"
    FAVORS = "favors"
    DEBT = "debt"
    JOURNEY = "journey"
    SKIPS = "skips"
    # Effects on cards. The values of moves are also purposes of choices.
    DRAW = "draw"
    GAIN = "gain"
    GAIN_COPY = "gain copy"
    TRASH = "trash"
    DISCARD = "discard"
    TOPDECK = "topdeck"
    HAND = "hand"
    PLAY = "play"
    REPLAY = "replay"
    PUT = "put"
    ASIDE = "aside"
    LOOK = "look"
    REVEAL = "reveal"
    TOP_CARD = "top card"
    EXILE = "exile"
    TAVERN = "tavern"
    ISLAND = "island"
    NATIVE_VILLAGE = "native_village"
    EXCHANGE = "exchange"
    RETURN = "return"
    SHUFFLE_INTO_DECK = "shuffle into deck"
    DECK_TO_DISCARD = "deck to discard"
    ROTATE = "rotate"
    # Choices and payments.
    CHOOSE = "choose"
    CHOOSE_ONE = "choose one"
    CHOOSE_SOME = "choose some"
    NAME = "name"
    PAY = "pay"
    OVERPAY = "overpay"
    GIVE_BACK = "give back"
    WAY = "way"
    # Other effects.
    TAKE = "take"
    END_STATE = "end state"
    TOKEN = "token"
    TOKEN_ON_PILE = "token on pile"
    GATHER = "gather"
    BOON = "boon"
    HEX = "hex"
    RECEIVE = "receive"
    STAY = "stay"
    PUT_AWAY = "put away"
    UNAFFECTED = "unaffected"
    INSTEAD = "instead"
    EXTRA_TURN = "extra turn"
    RETURN_TO_ACTIONS = "return to actions"
    # Control flow.
    EACH = "each"
    IF = "if"
    SKIP = "skip"
    REMEMBER = "remember"
    RECALL = "recall"
    REPORT = "report"
    LAST = "last"
    # Continuous effects of rules. The values are those of `EVENT_NAMES`.
    COST = "cost"
    TYPES = "types"
    NEW_HAND = "new hand"
    MORE_OPTIONS = "more options"
    BUYING = "buying"
    # The default for a phrase that does not describe itself.
    OTHER = "other"


@final
class Deed:
    """One thing that a text does.

    The phrase fills in most fields; `phrases/reading.py` adds the context in the card.
    """

    def __init__(
        self,
        kind: DeedKind,
        amount: int | None = 1,
        least: int | None = None,
        source: int = NOWHERE,
        to: int = NOWHERE,
        thing: str = "",
        id: str = "",
        which: CardTest | None = None,
        whose: str = YOU,
        names: list[str] | None = None,
        skips: list[int] | None = None,
        test: Test | None = None,
        like_it: bool = False,
        count: Count | None = None,
        least_cost: Count | None = None,
        most_cost: Count | None = None,
    ) -> None:
        self.kind: DeedKind = kind
        self.amount: int | None = amount  # at most; None if it depends on the game
        self.least: int | None = least  # the fewest cards that must be chosen
        self.like_it: bool = like_it  # the amount is the number of cards in IT
        self.count: Count | None = count  # computes the amount, if it depends on the game
        self.least_cost: Count | None = least_cost  # the lowest cost of a card from the supply
        self.most_cost: Count | None = most_cost  # the highest cost of a card from the supply
        self.cheaper: bool = False  # the card must cost less than `most_cost`, not the same
        self.source: int = source  # the zone, or FROM_..., that cards come from
        self.to: int = to
        self.thing: str = thing  # cards that are not chosen here: it, that, this, revealed or hand
        self.id: str = id  # the id of a card or landscape
        self.which: CardTest | None = which  # the cards that it applies to
        self.whose: str = whose
        self.may: bool = least == 0  # whether it can be declined
        self.names: list[str] = [] if names is None else names  # the names of the options
        self.skips: list[int] = [0] if skips is None else skips  # how many of the next phrases may be skipped
        self.test: Test | None = test  # the condition for skipping them
        # Fields that `phrases/reading.py` fills in.
        self.when: str = ""  # the event that triggers it; "" if it happens on play
        self.purpose: str = ""  # the purpose of the choice
        self.texts: list[Text] = []  # nested texts
        self.rules: list[Rule] = []
