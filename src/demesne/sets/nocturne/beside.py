"""What lies beside the supply in games with Nocturne: Spirits, Wishes and Heirlooms."""

from __future__ import annotations

from demesne.sets.nocturne.kingdom import nocturne
from demesne.words import (
    ACTION,
    HAND,
    HEIRLOOM,
    IT,
    PLAY,
    SPIRIT,
    THIS,
    TREASURE,
    VICTORY,
    a,
    choose,
    costing,
    gain,
    if_,
    it_is,
    not_in_play,
    per_cards,
    play,
    plus,
    put,
    return_this,
    reveal_top,
    single_names_in,
    some,
    trash,
)

imp = nocturne.card(
    "Imp", 2, ACTION | SPIRIT,
    plus(cards=2), choose(ok=a(ACTION, not_in_play), up_to=1), play(IT),
    pile="13", beside=True,
)  # fmt: skip
wish = nocturne.card("Wish", 0, ACTION, plus(actions=1), return_this, if_(some, gain(up_to=6, to=HAND)), pile="12", beside=True)
will_o_wisp = nocturne.card(
    "Will-o'-Wisp", 0, ACTION | SPIRIT,
    plus(cards=1, actions=1), reveal_top, if_(it_is(costing(0, 2)), put(IT, HAND)),
    pile="12", beside=True,
)  # fmt: skip
pasture = nocturne.card(
    "Pasture", 2, TREASURE | VICTORY | HEIRLOOM, plus(coins=1), worth=per_cards(1, of="Estate"), pile="each", beside=True
)
magic_lamp = nocturne.card(
    "Magic Lamp", 0, TREASURE | HEIRLOOM,
    plus(coins=1), if_(single_names_in(PLAY) >= 6, trash(THIS), if_(some, gain("Wish", times=3))),
    pile="each", beside=True,
)  # fmt: skip
