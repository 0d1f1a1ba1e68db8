"""The kingdom cards of the base game, first and second edition."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ATTACKER,
    DISCARD,
    HAND,
    IT,
    MANY,
    REACTION,
    REST,
    REVEALED,
    THE_HAND,
    THIS,
    TOP,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    attacked,
    choose,
    cost_of,
    deck_to_discard,
    discard,
    discard_down_to,
    discard_top,
    draw_until,
    each_other,
    each_player,
    either,
    gain,
    how_many,
    if_,
    it_is,
    may,
    otherwise,
    per_cards,
    play,
    plays_of,
    plus,
    put,
    report,
    reveal,
    reveal_top,
    reveal_until,
    some,
    still_there,
    this_turn,
    trash,
    unaffected,
    when,
    you_play_a,
)

base = CardSet("base")
first_edition = CardSet("base", edition=1)
second_edition = CardSet("base", edition=2)

cellar = base.action("Cellar", 2, plus(actions=1), discard(up_to=MANY), plus(cards=how_many))
chapel = base.action("Chapel", 2, trash(up_to=4))
moat = base.action("Moat", 2, plus(cards=2), when(attacked, reveal(THIS), unaffected, may=True), types=REACTION)
chancellor = first_edition.action("Chancellor", 3, plus(coins=2), may(deck_to_discard))
village = base.action("Village", 3, plus(cards=1, actions=2))
woodcutter = first_edition.action("Woodcutter", 3, plus(buys=1, coins=2))
workshop = base.action("Workshop", 3, gain(up_to=4))
bureaucrat = base.attack(
    "Bureaucrat", 4,
    gain("Silver", to=TOP),
    each_other(choose(1, a(VICTORY)), otherwise(reveal(THE_HAND), choose(0)), reveal(IT), put(IT, TOP)),
)  # fmt: skip
feast = first_edition.action("Feast", 4, trash(THIS), gain(up_to=5))
gardens = base.victory("Gardens", 4, worth=per_cards(1, per=10))
militia = base.attack("Militia", 4, plus(coins=2), each_other(discard_down_to(3)))
moneylender = base.action("Moneylender", 4, trash(1, a("Copper")), if_(some, plus(coins=3)))
remodel = base.action("Remodel", 4, trash(1), if_(some, gain(up_to=cost_of(IT) + 2)))
smithy = base.action("Smithy", 4, plus(cards=3))
spy = first_edition.attack(
    "Spy", 4,
    plus(cards=1, actions=1),
    each_player(reveal_top, if_(some, either(by=ATTACKER, discard=discard(IT), keep=[]))),
)  # fmt: skip
thief = first_edition.attack(
    "Thief", 4,
    each_other(reveal(2), trash(1, a(TREASURE), from_=IT, by=ATTACKER), report),
    choose(from_=IT, up_to=MANY), gain(IT),
    each_other(discard(REVEALED)),
)  # fmt: skip
throne_room = base.action("Throne Room", 4, choose(1, a(ACTION)), play(IT, times=2))
council_room = base.action("Council Room", 5, plus(cards=4, buys=1), each_other(plus(cards=1)))
festival = base.action("Festival", 5, plus(actions=2, buys=1, coins=2))
laboratory = base.action("Laboratory", 5, plus(cards=2, actions=1))
library = base.action("Library", 5, draw_until(7, may_skip=a(ACTION)), discard(REST))
market = base.action("Market", 5, plus(cards=1, actions=1, buys=1, coins=1))
mine = base.action("Mine", 5, trash(1, a(TREASURE)), if_(some, gain(a(TREASURE), up_to=cost_of(IT) + 3, to=HAND)))
witch = base.attack("Witch", 5, plus(cards=2), each_other(gain("Curse")))
adventurer = first_edition.action("Adventurer", 6, reveal_until(2, a(TREASURE)), put(IT, HAND), discard(REST))

harbinger = second_edition.action("Harbinger", 3, plus(cards=1, actions=1), choose(from_=DISCARD, up_to=1), put(IT, TOP))
merchant = second_edition.action(
    "Merchant", 3,
    plus(cards=1, actions=1), this_turn(when(you_play_a("Silver"), plus(coins=1), if_=plays_of("Silver") <= 1)),
)  # fmt: skip
vassal = second_edition.action("Vassal", 3, plus(coins=2), discard_top, if_(it_is(ACTION), may(play(IT), if_=still_there(IT))))
