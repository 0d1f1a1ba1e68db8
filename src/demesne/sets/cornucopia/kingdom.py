"""The kingdom cards of Cornucopia: all of the first edition, and of the second what recommended kingdoms need."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ATTACKER,
    CURSE,
    HAND,
    IT,
    PLAY,
    REACTION,
    REST,
    THE_HAND,
    THIS,
    TOP,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    all_different,
    attacked,
    bane,
    copy_left,
    cost_of,
    discard,
    discard_top,
    each_other,
    each_player,
    either,
    extra_pile,
    gain,
    gain_copy,
    gained,
    if_,
    it_is,
    may_reveal,
    names_among_it,
    names_in,
    new_to_hand,
    next_turn,
    nobody_else_did,
    otherwise,
    per_cards,
    plus,
    put,
    reveal,
    reveal_until,
    set_aside,
    some,
    trash,
    when,
    you_did,
)

cornucopia = CardSet("cornucopia")
first = CardSet("cornucopia", edition=1)
second = CardSet("cornucopia", edition=2)

hamlet = cornucopia.action(
    "Hamlet", 2,
    plus(cards=1, actions=1),
    discard(up_to=1), if_(some, plus(actions=1)),
    discard(up_to=1), if_(some, plus(buys=1)),
)  # fmt: skip
fortune_teller = first.attack(
    "Fortune Teller", 3, plus(coins=2), each_other(reveal_until(1, a(VICTORY | CURSE)), put(IT, TOP), discard(REST))
)
menagerie = cornucopia.action(
    "Menagerie", 3, plus(actions=1), reveal(THE_HAND), if_(all_different, plus(cards=3), else_=plus(cards=1))
)
farming_village = first.action(
    "Farming Village", 4, plus(actions=2), reveal_until(1, a(ACTION | TREASURE)), put(IT, HAND), discard(REST)
)
horse_traders = first.action(
    "Horse Traders", 4,
    plus(buys=1, coins=3), discard(2),
    when(attacked, set_aside(THIS), next_turn(plus(cards=1), put(IT, HAND), stays=False), may=True),
    types=REACTION,
)  # fmt: skip
remake = cornucopia.action("Remake", 4, 2 * [trash(1), if_(some, gain(exactly=cost_of(IT) + 1))])
tournament = first.action(
    "Tournament", 4,
    plus(actions=1),
    each_player(may_reveal(a("Province"))),
    if_(you_did, discard(1, a("Province")), gain(from_pile="prizes", or_="Duchy", to=TOP)),
    if_(nobody_else_did, plus(cards=1, coins=1)),
    brings=("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"),
)  # fmt: skip
young_witch = cornucopia.attack(
    "Young Witch", 4,
    plus(cards=2), discard(2),
    each_other(may_reveal(a(bane)), otherwise(gain("Curse"))),
    extra_pile=extra_pile("bane", 2, 3),
)  # fmt: skip
harvest = first.action("Harvest", 5, reveal(4), discard(REST), plus(coins=names_among_it))
horn_of_plenty = cornucopia.treasure("Horn of Plenty", 5, gain(up_to=names_in(PLAY)), if_(it_is(VICTORY), trash(THIS)))
hunting_party = cornucopia.action(
    "Hunting Party", 5,
    plus(cards=1, actions=1), reveal(THE_HAND), reveal_until(1, a(new_to_hand)), put(IT, HAND), discard(REST),
)  # fmt: skip
jester = cornucopia.attack(
    "Jester", 5,
    plus(coins=2),
    each_other(
        discard_top,
        if_(it_is(VICTORY),
            gain("Curse"),
            else_=if_(copy_left, either(by=ATTACKER, self=gain_copy(by=ATTACKER), victim=gain_copy()))),
    ),
)  # fmt: skip
fairgrounds = cornucopia.victory("Fairgrounds", 6, worth=per_cards(2, per=5, names=True))
ferryman = second.action(
    "Ferryman", 5,
    plus(cards=2, actions=1), discard(1), when(gained, gain(from_pile="ferryman")),
    extra_pile=extra_pile("ferryman", 3, 4, beside=True),
)  # fmt: skip
