"""The kingdom cards of Prosperity, second edition."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    HAND,
    IT,
    MANY,
    PLAY,
    REACTION,
    REVEALED,
    THAT,
    THE_HAND,
    THIS,
    TOP,
    TREASURE,
    CardSet,
    a,
    any_in,
    choose,
    choose_one,
    count,
    discard,
    draw_until,
    each_other,
    either,
    empty_piles,
    from_hand,
    gain,
    how_many,
    if_,
    names_in,
    plus,
    put,
    put_back,
    reveal,
    some,
    trash,
    when,
    you_gain,
)

prosperity = CardSet("prosperity")
second_edition = CardSet("prosperity", edition=2)


watchtower = prosperity.action(
    "Watchtower", 3,
    draw_until(6),
    when(from_hand(you_gain), reveal(THIS), either(trash=trash(THAT), topdeck=put(THAT, TOP)), may=True),
    types=REACTION,
)  # fmt: skip
investment = second_edition.treasure(
    "Investment", 4,
    trash(1),
    choose_one(
        coins=plus(coins=1),
        trash=[trash(THIS), if_(some, reveal(THE_HAND), plus(vp=names_in(HAND, a(TREASURE))))]),
)  # fmt: skip
monument = prosperity.action("Monument", 4, plus(coins=2, vp=1))
workers_village = prosperity.action("Worker's Village", 4, plus(cards=1, actions=2, buys=1))
charlatan = second_edition.attack(
    "Charlatan", 5,
    plus(coins=3), each_other(gain("Curse")),
    changes=[second_edition.changed("Curse", TREASURE, plus(coins=1))],
)  # fmt: skip
city = prosperity.action(
    "City", 5,
    plus(cards=1, actions=2), if_(empty_piles >= 1, plus(cards=1)), if_(empty_piles >= 2, plus(buys=1, coins=1)),
)  # fmt: skip
rabble = prosperity.attack(
    "Rabble", 5,
    plus(cards=3), each_other(reveal(3), choose(MANY, a(ACTION | TREASURE), from_=REVEALED), discard(IT), put_back),
)  # fmt: skip
vault = prosperity.action(
    "Vault", 5,
    plus(cards=2), discard(up_to=MANY), plus(coins=how_many),
    each_other(discard(2, or_none=True), if_(how_many >= 2, plus(cards=1))),
)  # fmt: skip
grand_market = prosperity.action(
    "Grand Market", 6, plus(cards=1, actions=1, buys=1, coins=2), buy_if=~any_in(PLAY, a("Copper"))
)
bank = prosperity.treasure("Bank", 7, plus(coins=count(PLAY, a(TREASURE))))
