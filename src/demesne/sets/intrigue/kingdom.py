"""The kingdom cards of Intrigue, first and second edition."""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ATTACKER,
    CURSE,
    HAND,
    IT,
    MANY,
    REST,
    REVEALED,
    THE_TRASH,
    THIS,
    TOP,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    choose,
    choose_one,
    choose_some,
    cost_of,
    count,
    discard,
    each_other,
    for_each_name,
    gain,
    if_,
    it_is,
    may,
    name_a_card,
    next_player,
    per_cards,
    plays_of,
    plus,
    put,
    put_back,
    remember,
    remembered,
    report,
    reveal,
    reveal_top,
    some,
    still_there,
    the_named_card,
    this_turn,
    top_card,
    trash,
    trash_from_supply,
    types_of_it,
    when,
    you_play_a,
)
from demesne.words.own import DONE, Deed, DeedKind, Frame, Phrase, State, give

intrigue = CardSet("intrigue")
first_edition = CardSet("intrigue", edition=1)
second_edition = CardSet("intrigue", edition=2)


class MakesMore(Phrase):
    """A Treasure makes more coins. They are the Treasure's: the card that causes it has no "+$" in its text."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def step(self, g: State, f: Frame, answer: int) -> int:
        give(g, f.who, coins=self.coins)
        return DONE

    def deeds(self) -> list[Deed]:
        return [Deed(DeedKind.COINS, self.coins)]


courtyard = intrigue.action("Courtyard", 2, plus(cards=3), choose(1), put(IT, TOP))
lurker = second_edition.action(
    "Lurker", 2,
    plus(actions=1),
    choose_one(trash=trash_from_supply(a(ACTION)), gain=[choose(1, a(ACTION), from_=THE_TRASH), gain(IT)]),
)  # fmt: skip
pawn = intrigue.action(
    "Pawn", 2, choose_some(2, cards=plus(cards=1), actions=plus(actions=1), buys=plus(buys=1), coins=plus(coins=1))
)
great_hall = first_edition.card("Great Hall", 3, ACTION | VICTORY, plus(cards=1, actions=1), vp=1)
steward = intrigue.action("Steward", 3, choose_one(cards=plus(cards=2), coins=plus(coins=2), trash=trash(2)))
swindler = intrigue.attack(
    "Swindler", 3, plus(coins=2), each_other(top_card, trash(IT), if_(some, gain(exactly=cost_of(IT), by=ATTACKER)))
)
wishing_well = intrigue.action(
    "Wishing Well", 3, plus(cards=1, actions=1), name_a_card, reveal_top, if_(it_is(the_named_card), put(IT, HAND))
)
conspirator = intrigue.action("Conspirator", 4, plus(coins=2), if_(plays_of(ACTION) >= 3, plus(cards=1, actions=1)))
coppersmith = first_edition.action("Coppersmith", 4, this_turn(when(you_play_a("Copper"), MakesMore(1))))
ironworks = intrigue.action(
    "Ironworks", 4,
    gain(up_to=4),
    if_(it_is(ACTION), plus(actions=1)), if_(it_is(TREASURE), plus(coins=1)), if_(it_is(VICTORY), plus(cards=1)),
)  # fmt: skip
mining_village = intrigue.action(
    "Mining Village", 4, plus(cards=1, actions=2), may(trash(THIS), if_(some, plus(coins=2)), if_=still_there(THIS))
)
courtier = second_edition.action(
    "Courtier", 5,
    choose(1), reveal(IT),
    choose_some(types_of_it, actions=plus(actions=1), buys=plus(buys=1), coins=plus(coins=3), gold=gain("Gold")),
)  # fmt: skip
duke = intrigue.victory("Duke", 5, worth=per_cards(1, of="Duchy"))
minion = intrigue.attack(
    "Minion", 5,
    plus(actions=1),
    choose_one(
        coins=plus(coins=2),
        discard=[discard(MANY), plus(cards=4), each_other(if_(count(HAND) >= 5, discard(MANY), plus(cards=4)))]),
)  # fmt: skip
patrol = second_edition.action(
    "Patrol", 5, plus(cards=3), reveal(4), choose(MANY, a(VICTORY | CURSE), from_=REVEALED), put(IT, HAND), put_back
)
replace = second_edition.attack(
    "Replace", 5,
    trash(1),
    if_(some,
        gain(up_to=cost_of(IT) + 2), remember(it_is(VICTORY)),
        if_(it_is(ACTION | TREASURE), put(IT, TOP)), if_(remembered, each_other(gain("Curse")))),
)  # fmt: skip
tribute = first_edition.action(
    "Tribute", 5,
    next_player(reveal(2), discard(REST), report),
    for_each_name(if_(it_is(ACTION), plus(actions=2)), if_(it_is(TREASURE), plus(coins=2)), if_(it_is(VICTORY), plus(cards=2))),
)  # fmt: skip
upgrade = intrigue.action("Upgrade", 5, plus(cards=1, actions=1), trash(1), if_(some, gain(exactly=cost_of(IT) + 1)))
harem = intrigue.card("Harem", 6, TREASURE | VICTORY, plus(coins=2), vp=2)
nobles = intrigue.card("Nobles", 6, ACTION | VICTORY, choose_one(cards=plus(cards=3), actions=plus(actions=2)), vp=2)
