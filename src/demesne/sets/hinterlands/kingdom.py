"""The kingdom cards of Hinterlands, second edition, that recommended kingdoms need."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    HAND,
    IT,
    PLAY,
    REACTION,
    THAT,
    THIS,
    TOP,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    any_in,
    attacked,
    choose,
    choose_one,
    cost_of,
    count,
    discard,
    discard_down_to,
    each_other,
    exchange,
    from_hand,
    gain,
    gained,
    if_,
    it_is,
    pay,
    play,
    plus,
    reveal,
    some,
    that_was_bought,
    this_turn,
    trash,
    when,
    you_gain,
)
from demesne.words.own import (
    AGAIN,
    DONE,
    FROM_SUPPLY,
    NONE,
    PILE,
    Deed,
    DeedKind,
    Frame,
    Phrase,
    State,
    ask,
    gain_card,
    kinds_in_supply,
    price_of,
)

hinterlands = CardSet("hinterlands")
second = CardSet("hinterlands", edition=2)


class GainNeighbours(Phrase):
    """Gain a card that costs 1 more than IT and one that costs 1 less, in either order.

    The cost of IT is read again before each gain. f.a: 1 if the dearer card is gained, 2 if the cheaper one is
    """

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone
        self.purpose = "gain"
        self.takes_from = FROM_SUPPLY
        self.goes_to = zone

    def step(self, g: State, f: Frame, answer: int) -> int:
        if answer == NONE:
            return ask(g, PILE, f.who) if self.fitting(g, f) else DONE
        f.a |= 1 if price_of(g, answer) > cost_of(IT).value(g, f, f.who) else 2
        gain_card(g, f.who, answer, self.zone)
        return AGAIN

    def fitting(self, g: State, f: Frame) -> list[int]:
        """The kinds in the supply that cost 1 more or 1 less than IT, apart from what was gained."""
        now = cost_of(IT).value(g, f, f.who)
        prices = [price for done, price in ((1, now + 1), (2, now - 1)) if f.a & done == 0]
        return [kind for kind in kinds_in_supply(g) if price_of(g, kind) in prices]

    def options(self, g: State, f: Frame) -> None:
        for kind in self.fitting(g, f):
            g.offer(kind)

    def limits(self, g: State, f: Frame) -> tuple[int, int]:
        now = int(cost_of(IT).value(g, f, f.who))
        return now + 1 if f.a & 2 else now - 1, now - 1 if f.a & 1 else now + 1

    def deeds(self) -> list[Deed]:
        return [
            Deed(DeedKind.GAIN, source=FROM_SUPPLY, to=self.zone, least_cost=price, most_cost=price)
            for price in (cost_of(IT) + 1, cost_of(IT) - 1)
        ]


develop = hinterlands.action("Develop", 3, trash(1), if_(some, GainNeighbours(TOP)))
guard_dog = second.action(
    "Guard Dog", 3,
    plus(cards=2), if_(count(HAND) <= 5, plus(cards=2)), when(attacked, play(THIS, from_=HAND), may=True),
    types=REACTION,
)  # fmt: skip
oasis = hinterlands.action("Oasis", 3, plus(cards=1, actions=1, coins=1), discard(1))
spice_merchant = hinterlands.action(
    "Spice Merchant", 4,
    trash(1, a(TREASURE), up_to=1),
    if_(some, choose_one(cards=plus(cards=2, actions=1), buys=plus(buys=1, coins=2))),
)  # fmt: skip
trader = second.action(
    "Trader", 4,
    trash(1), gain("Silver", times=cost_of(IT)), when(from_hand(you_gain), reveal(THIS), exchange(THAT, "Silver"), may=True),
    types=REACTION,
)  # fmt: skip
berserker = second.attack(
    "Berserker", 5,
    gain(cheaper_than=cost_of(THIS)), each_other(discard_down_to(3)),
    when(gained, play(THAT), if_=any_in(PLAY, a(ACTION))),
)  # fmt: skip
haggler = second.action(
    "Haggler", 5, plus(coins=2), this_turn(when(you_gain, gain(~a(VICTORY), cheaper_than=cost_of(THAT)), if_=that_was_bought))
)
souk = second.action("Souk", 5, plus(buys=1, coins=7), pay(count(HAND)), when(gained, trash(up_to=2)))
witchs_hut = second.attack(
    "Witch's Hut", 5, plus(cards=4), choose(2), reveal(IT), discard(IT), if_(it_is(ACTION, n=2), each_other(gain("Curse")))
)
border_village = hinterlands.action(
    "Border Village", 6, plus(cards=1, actions=2), when(gained, gain(cheaper_than=cost_of(THIS)))
)
