"""The kingdom cards of Empires."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    DURATION,
    GATHERING,
    HAND,
    IT,
    NAMED,
    PLAY,
    THAT,
    THE_HAND,
    THIS,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    add_vp,
    another_plays_a,
    choose,
    choose_one,
    cost_of,
    costing,
    count,
    first_action,
    gain,
    gained,
    if_,
    instead,
    it_is,
    may_reveal,
    name_it,
    next_player,
    next_turn,
    nobody_else_did,
    on_their_turn,
    plays_of,
    plus,
    put,
    report,
    return_to_actions,
    reveal,
    reveal_top,
    some,
    take_vp,
    the_named_card,
    this_turn,
    trash,
    trash_from_pile,
    unspent_coins,
    until_next_turn,
    vp_here,
    when,
    you_gain_a,
)

empires = CardSet("empires")


patrician = empires.card(
    "Patrician", 2, ACTION, plus(cards=1, actions=1), reveal_top, if_(it_is(costing(5)), put(IT, HAND)), pile="5"
)
emporium = empires.card(
    "Emporium", 5, ACTION,
    plus(cards=1, actions=1, coins=1), when(gained, plus(vp=2), if_=count(PLAY, a(ACTION)) >= 5),
    pile="5",
)  # fmt: skip
patrician_emporium = empires.pile("Patrician/Emporium", ("Patrician", 5), ("Emporium", 5))
chariot_race = empires.action(
    "Chariot Race", 3,
    plus(actions=1), reveal_top, name_it, put(IT, HAND),
    next_player(reveal_top, report), if_(some & (cost_of(NAMED) > cost_of(IT)), plus(coins=1, vp=1)),
)  # fmt: skip
enchantress = empires.attack(
    "Enchantress", 3,
    until_next_turn(
        when(another_plays_a(ACTION), instead(plus(cards=1, actions=1)), if_=on_their_turn & first_action)),
    next_turn(plus(cards=2)),
    types=DURATION,
)  # fmt: skip
farmers_market = empires.action(
    "Farmers' Market", 3,
    plus(buys=1), if_(vp_here >= 4, take_vp(), trash(THIS), else_=[add_vp, plus(coins=vp_here)]),
    types=GATHERING,
)  # fmt: skip
gladiator = empires.card(
    "Gladiator", 3, ACTION,
    plus(coins=2), choose(1), reveal(IT), name_it, next_player(may_reveal(a(the_named_card))),
    if_(nobody_else_did, plus(coins=1), trash_from_pile("Gladiator")),
    pile="5",
)  # fmt: skip
fortune = empires.card(
    "Fortune", 8, TREASURE,
    plus(buys=1), if_(plays_of("Fortune") <= 1, plus(coins=unspent_coins)),
    when(gained, gain("Gold", times=count(PLAY, a("Gladiator")))),
    pile="5", debt=8,
)  # fmt: skip
gladiator_fortune = empires.pile("Gladiator/Fortune", ("Gladiator", 5), ("Fortune", 5))
sacrifice = empires.action(
    "Sacrifice", 4,
    trash(1),
    if_(it_is(ACTION), plus(cards=2, actions=2)), if_(it_is(TREASURE), plus(coins=2)), if_(it_is(VICTORY), plus(vp=2)),
)  # fmt: skip
villa = empires.action(
    "Villa", 4,
    plus(actions=2, buys=1, coins=1), when(gained, plus(actions=1), put(THAT, HAND), return_to_actions),
)  # fmt: skip
groundskeeper = empires.action("Groundskeeper", 5, plus(cards=1, actions=1), this_turn(when(you_gain_a(VICTORY), plus(vp=1))))
wild_hunt = empires.action(
    "Wild Hunt", 5,
    choose_one(cards=[plus(cards=3), add_vp], estate=[gain("Estate"), if_(some, take_vp())]),
    types=GATHERING,
)  # fmt: skip
city_quarter = empires.action("City Quarter", 0, plus(actions=2), reveal(THE_HAND), plus(cards=count(HAND, a(ACTION))), debt=8)
