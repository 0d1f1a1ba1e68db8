"""What Dark Ages has besides kingdom cards: Madman, the Ruins, and the Shelters of first decks."""

from __future__ import annotations

from demesne.sets.dark_ages.kingdom import dark_ages
from demesne.words import (
    ACTION,
    HAND,
    REACTION,
    REST,
    RUINS,
    SHELTER,
    THIS,
    VICTORY,
    count,
    discard,
    either,
    from_hand,
    if_,
    look_at,
    plus,
    put_back,
    return_this,
    some,
    trash,
    trashed,
    when,
    you_gain_a,
)

madman = dark_ages.card(
    "Madman", 0, ACTION, plus(actions=2), return_this, if_(some, plus(cards=count(HAND))), pile="10", beside=True
)
abandoned_mine = dark_ages.action("Abandoned Mine", 0, plus(coins=1), types=RUINS)
ruined_library = dark_ages.action("Ruined Library", 0, plus(cards=1), types=RUINS)
ruined_market = dark_ages.action("Ruined Market", 0, plus(buys=1), types=RUINS)
ruined_village = dark_ages.action("Ruined Village", 0, plus(actions=1), types=RUINS)
survivors = dark_ages.action("Survivors", 0, look_at(2), either(discard=discard(REST), topdeck=put_back), types=RUINS)
ruins = dark_ages.pile(
    "Ruins", ("Abandoned Mine", 10), ("Ruined Library", 10), ("Ruined Market", 10), ("Ruined Village", 10), ("Survivors", 10),
    shuffled=True, size="curse", brought=True,
)  # fmt: skip
hovel = dark_ages.card(
    "Hovel", 1, REACTION | SHELTER, when(from_hand(you_gain_a(VICTORY)), trash(THIS, from_=HAND), may=True),
    pile="single", with_option="shelters",
)  # fmt: skip
necropolis = dark_ages.card("Necropolis", 1, ACTION | SHELTER, plus(actions=2), pile="single", with_option="shelters")
overgrown_estate = dark_ages.card(
    "Overgrown Estate", 1, VICTORY | SHELTER, when(trashed, plus(cards=1)), pile="single", with_option="shelters"
)
