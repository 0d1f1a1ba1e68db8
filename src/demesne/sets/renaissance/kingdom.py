"""The kingdom cards of Renaissance."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    COMMAND,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    IT,
    MANY,
    PLAY,
    REACTION,
    REST,
    REVEALED,
    RULE,
    THAT,
    THE_HAND,
    THE_TRASH,
    THIS,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    any_in,
    at_least,
    choose,
    choose_one,
    clean_up_starts,
    cost,
    cost_of,
    costing,
    discard,
    each_other,
    either,
    gain,
    gained,
    has_coffers,
    holding,
    if_,
    in_action_phase,
    it_is,
    leaves_play,
    next_turn,
    otherwise,
    played_this_turn,
    plus,
    put,
    put_back,
    remember,
    remembered,
    replay,
    return_this,
    reveal,
    revealed,
    set_aside,
    some,
    take,
    this_turn,
    trash,
    trashed,
    when,
    you_gain,
    you_trash,
)
from demesne.words.own import Phrase

renaissance = CardSet("renaissance")


def keep_one_of(n: int) -> list[Phrase]:
    """What Border Guard does, remembering whether it revealed n Actions."""
    return [
        reveal(n), remember(it_is(ACTION, n=n)), choose(1, from_=REVEALED), put(IT, HAND), *discard(REST),
    ]  # fmt: skip


border_guard = renaissance.action(
    "Border Guard", 2,
    plus(actions=1),
    if_(holding("Lantern"),
        keep_one_of(3), if_(remembered, take("Horn")),
        else_=[keep_one_of(2), if_(remembered, either(lantern=take("Lantern"), horn=take("Horn")))]),
    brings=("Lantern", "Horn"),
)  # fmt: skip
ducat = renaissance.treasure("Ducat", 2, plus(coffers=1, buys=1), when(gained, trash(ok=a("Copper"), up_to=1)))
lackeys = renaissance.action("Lackeys", 2, plus(cards=2), when(gained, plus(villagers=2)))
acting_troupe = renaissance.action("Acting Troupe", 3, plus(villagers=4), trash(THIS))
cargo_ship = renaissance.action(
    "Cargo Ship", 3,
    plus(coins=2), this_turn(when(you_gain, set_aside(THAT), next_turn(put(IT, HAND)), may=True), uses=1),
    types=DURATION,
)  # fmt: skip
experiment = renaissance.action(
    "Experiment", 3, plus(cards=2, actions=1), return_this, when(gained, gain("Experiment"), except_=RULE)
)
improve = renaissance.action(
    "Improve", 3,
    plus(coins=2),
    this_turn(
        when(clean_up_starts,
             trash(1, a(ACTION, leaves_play), from_=PLAY, up_to=1), if_(some, gain(exactly=cost_of(IT) + 1))),
        uses=1),
)  # fmt: skip
flag_bearer = renaissance.action(
    "Flag Bearer", 4, plus(coins=2), when(gained, take("Flag")), when(trashed, take("Flag")), brings=("Flag",)
)
hideout = renaissance.action("Hideout", 4, plus(cards=1, actions=2), trash(1), if_(it_is(VICTORY), gain("Curse")))
inventor = renaissance.action("Inventor", 4, gain(up_to=4), this_turn(cost(-1)))
mountain_village = renaissance.action(
    "Mountain Village", 4,
    plus(actions=2),
    if_(at_least(1, DISCARD), choose(1, from_=DISCARD), put(IT, HAND), else_=plus(cards=1)),
)  # fmt: skip
patron = renaissance.action(
    "Patron", 4, plus(villagers=1, coins=2), when(revealed, plus(coffers=1), if_=in_action_phase), types=REACTION
)
priest = renaissance.action("Priest", 4, plus(coins=2), trash(1), this_turn(when(you_trash, plus(coins=2))))
research = renaissance.action(
    "Research", 4,
    plus(actions=1), trash(1), set_aside(cost_of(IT), from_=DECK), next_turn(put(IT, HAND)),
    types=DURATION,
)  # fmt: skip
silk_merchant = renaissance.action(
    "Silk Merchant", 4,
    plus(cards=2, buys=1),
    when(gained, plus(coffers=1, villagers=1)), when(trashed, plus(coffers=1, villagers=1)),
)  # fmt: skip
old_witch = renaissance.attack("Old Witch", 5, plus(cards=3), each_other(gain("Curse"), trash(1, a("Curse"), up_to=1)))
recruiter = renaissance.action("Recruiter", 5, plus(cards=2), trash(1), plus(villagers=cost_of(IT)))
scepter = renaissance.treasure(
    "Scepter", 5,
    choose_one(
        coins=plus(coins=2),
        replay=[choose(1, a(ACTION, played_this_turn) & ~a(COMMAND), from_=PLAY), replay(IT)],
        if_possible={"replay": any_in(PLAY, a(ACTION, played_this_turn) & ~a(COMMAND))}),
    types=COMMAND,
)  # fmt: skip
scholar = renaissance.action("Scholar", 5, discard(MANY), plus(cards=7))
sculptor = renaissance.action("Sculptor", 5, gain(up_to=4, to=HAND), if_(it_is(TREASURE), plus(villagers=1)))
seer = renaissance.action(
    "Seer", 5,
    plus(cards=1, actions=1),
    reveal(3), choose(MANY, a(costing(2, 4)), from_=REVEALED), put(IT, HAND), put_back,
)  # fmt: skip
spices = renaissance.treasure("Spices", 5, plus(coins=2, buys=1), when(gained, plus(coffers=2)))
swashbuckler = renaissance.action(
    "Swashbuckler", 5,
    plus(cards=3),
    if_(at_least(1, DISCARD), plus(coffers=1), if_(has_coffers(4), take("Treasure Chest"))),
    brings=("Treasure Chest",),
)  # fmt: skip
treasurer = renaissance.action(
    "Treasurer", 5,
    plus(coins=3),
    choose_one(
        trash=trash(1, a(TREASURE)),
        gain=[choose(1, a(TREASURE), from_=THE_TRASH), gain(IT, to=HAND)],
        key=take("Key")),
    brings=("Key",),
)  # fmt: skip
villain = renaissance.attack(
    "Villain", 5,
    plus(coffers=2),
    each_other(if_(at_least(5, HAND), discard(1, a(costing(2))), otherwise(reveal(THE_HAND)))),
)  # fmt: skip
