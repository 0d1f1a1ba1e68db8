"""The kingdom cards of Guilds that recommended kingdoms need."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    IT,
    TREASURE,
    CardSet,
    a,
    buy_phase_ends,
    cost_of,
    discard,
    gain,
    gained,
    gains_this_buy_phase,
    give_back,
    if_,
    overpaid,
    overpaid_price,
    plus,
    remember,
    remembered_number,
    some,
    this_turn,
    trash,
    turn_ends,
    when,
)

guilds = CardSet("guilds")
second = CardSet("guilds", edition=2)

farrier = second.action(
    "Farrier", 2,
    plus(cards=1, actions=1, buys=1),
    when(gained, remember(overpaid), this_turn(when(turn_ends, plus(cards=remembered_number)), uses=1), if_=overpaid >= 1),
    overpay=True,
)  # fmt: skip
stonemason = guilds.action(
    "Stonemason", 2,
    trash(1), if_(some, gain(cheaper_than=cost_of(IT), times=2)),
    when(gained, gain(a(ACTION), exactly=overpaid_price, times=2), if_=~(overpaid_price <= 0)),
    overpay=True,
)  # fmt: skip
plaza = guilds.action("Plaza", 4, plus(cards=1, actions=2), discard(1, a(TREASURE), up_to=1), if_(some, plus(coffers=1)))
baker = guilds.action("Baker", 5, plus(cards=1, actions=1, coffers=1), coffers=1)
butcher = guilds.action(
    "Butcher", 5,
    plus(coffers=2), trash(up_to=1), if_(some, give_back("coffers"), gain(up_to=cost_of(IT) + remembered_number)),
)  # fmt: skip
merchant_guild = guilds.action(
    "Merchant Guild", 5, plus(buys=1, coins=1), this_turn(when(buy_phase_ends, plus(coffers=gains_this_buy_phase)))
)
