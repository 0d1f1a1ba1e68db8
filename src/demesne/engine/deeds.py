"""What a phrase says of itself to whoever reads a card without playing it: kingdoms, bots, strategies, the client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from demesne.engine.constants import NOWHERE

if TYPE_CHECKING:
    from demesne.engine.definitions import Rule, Text
    from demesne.engine.expressions import CardTest, Count, Test

# To whom it happens.
YOU: Final = "you"
OTHERS: Final = "others"
EVERYBODY: Final = "everybody"
ATTACKER: Final = "attacker"  # whoever played the card, in a text that others follow; readers are told `you`

AMOUNTS: Final[list[str]] = [str(n) for n in range(21)]  # the names of numbers that strategies and learners can choose
OTHER: Final = "other"  # what a phrase does that says nothing of itself


@final
class Deed:
    """One thing that a text does, in a word: cards, actions, buys, coins, coffers, villagers, draw, gain, trash, discard, ...

    Of a phrase it tells what the phrase knows; the reader adds where in the card it stands.
    """

    def __init__(
        self,
        what: str,
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
        self.what: str = what
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
