"""What a phrase says it does, for those who read a card without playing it: kingdoms, bots, strategies, the client."""

from __future__ import annotations

from enum import Enum, unique
from typing import TYPE_CHECKING, Final, final

from demesne.engine.constants import NOWHERE

if TYPE_CHECKING:
    from demesne.engine.definitions import Rule, Text
    from demesne.engine.expressions import CardTest, Count, Test

# To whom it happens.
YOU: Final = "you"
OTHERS: Final = "others"
EVERYBODY: Final = "everybody"
ATTACKER: Final = "attacker"  # the player of the card, in a text that others follow; `reading.seen` makes it YOU

AMOUNTS: Final[list[str]] = [str(n) for n in range(21)]  # the names of numbers that strategies and learners can choose


@unique
class DeedKind(Enum):
    """What a deed does. Compare with `is`; the values are for people and for the client."""

    # What a player gets. The values are also the names of these things in events and in `TOKEN_NAMES`.
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
    # What happens to cards. The values of moves are also purposes of choices.
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
    # What a player chooses or pays.
    CHOOSE = "choose"
    CHOOSE_ONE = "choose one"
    CHOOSE_SOME = "choose some"
    NAME = "name"
    PAY = "pay"
    OVERPAY = "overpay"
    GIVE_BACK = "give back"
    WAY = "way"
    # What happens besides.
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
    # How a text goes on.
    EACH = "each"
    IF = "if"
    SKIP = "skip"
    REMEMBER = "remember"
    RECALL = "recall"
    REPORT = "report"
    LAST = "last"
    # What a rule changes without a text. The values are those of `EVENT_NAMES`.
    COST = "cost"
    TYPES = "types"
    NEW_HAND = "new hand"
    MORE_OPTIONS = "more options"
    BUYING = "buying"
    # What a phrase does that says nothing of itself.
    OTHER = "other"


@final
class Deed:
    """One thing that a text does.

    The phrase fills in what it knows; `phrases/reading.py` adds where in the card it stands.
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
        self.amount: int | None = amount  # at most; none if the game decides
        self.least: int | None = least  # at least, of cards that are chosen
        self.like_it: bool = like_it  # as many as there are cards of IT
        self.count: Count | None = count  # what the amount follows from, if the game decides
        self.least_cost: Count | None = least_cost  # of a card that is taken from the supply
        self.most_cost: Count | None = most_cost
        self.cheaper: bool = False  # it must cost less than that
        self.source: int = source  # the zone, or FROM_..., that cards come from
        self.to: int = to
        self.thing: str = thing  # it, that, this, revealed, hand: cards that are not chosen here
        self.id: str = id  # of the card or landscape that it is about
        self.which: CardTest | None = which  # or such cards
        self.whose: str = whose
        self.may: bool = least == 0  # it can be declined
        self.names: list[str] = [] if names is None else names  # what is chosen between
        self.skips: list[int] = [0] if skips is None else skips  # how many of the next phrases may be passed over
        self.test: Test | None = test  # it depends on this whether they are
        # What the reader adds.
        self.when: str = ""  # the event that it waits for; nothing when it happens on play
        self.purpose: str = ""  # what is chosen for
        self.texts: list[Text] = []  # inside
        self.rules: list[Rule] = []
