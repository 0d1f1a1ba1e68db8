"""The Boons, Hexes and States of Nocturne."""

from __future__ import annotations

from demesne.sets.nocturne.kingdom import nocturne
from demesne.words import (
    ACTION,
    DISCARD,
    HAND,
    IT,
    MANY,
    REST,
    REVEALED,
    THE_HAND,
    THIS,
    TOP,
    TREASURE,
    a,
    buy_phase_starts,
    cannot_buy,
    choose,
    cost_of,
    costing,
    count,
    deck_to_discard,
    discard,
    discard_down_to,
    end_state,
    gain,
    holding,
    how_many,
    if_,
    instead,
    it_is,
    look_at,
    otherwise,
    plus,
    put,
    put_back,
    reveal,
    reveal_until,
    shares_type_with_it,
    shuffle_into_deck,
    some,
    stays_until_clean_up,
    take,
    this_turn,
    trash,
    turn_ends,
    when,
    you_play_a,
)

# ---------------------------------------------------------------- Boons
the_earths_gift = nocturne.boon("The Earth's Gift", discard(ok=a(TREASURE), up_to=1), if_(some, gain(up_to=4)))
the_fields_gift = nocturne.boon("The Field's Gift", plus(actions=1, coins=1), stays_until_clean_up)
the_flames_gift = nocturne.boon("The Flame's Gift", trash(up_to=1))
the_forests_gift = nocturne.boon("The Forest's Gift", plus(buys=1, coins=1), stays_until_clean_up)
the_moons_gift = nocturne.boon("The Moon's Gift", choose(from_=DISCARD, up_to=1), put(IT, TOP))
the_mountains_gift = nocturne.boon("The Mountain's Gift", gain("Silver"))
the_rivers_gift = nocturne.boon("The River's Gift", this_turn(when(turn_ends, plus(cards=1))), stays_until_clean_up)
the_seas_gift = nocturne.boon("The Sea's Gift", plus(cards=1))
the_skys_gift = nocturne.boon("The Sky's Gift", discard(3, or_none=True), if_(how_many >= 3, gain("Gold")))
the_suns_gift = nocturne.boon("The Sun's Gift", look_at(4), discard(from_=REVEALED, up_to=4), put_back)
the_swamps_gift = nocturne.boon("The Swamp's Gift", gain("Will-o'-Wisp"), brings=("Will-o'-Wisp",))
the_winds_gift = nocturne.boon("The Wind's Gift", plus(cards=2), discard(2))

# ---------------------------------------------------------------- Hexes
bad_omens = nocturne.hex(
    "Bad Omens",
    deck_to_discard,
    choose(2, a("Copper"), from_=DISCARD), put(IT, TOP),
    if_(how_many <= 1, choose(MANY, from_=DISCARD), reveal(IT)),
)  # fmt: skip
delusion = nocturne.hex("Delusion", if_(~holding("Deluded") & ~holding("Envious"), take("Deluded")), brings=("Deluded",))
envy = nocturne.hex("Envy", if_(~holding("Deluded") & ~holding("Envious"), take("Envious")), brings=("Envious",))
famine = nocturne.hex("Famine", reveal(3), choose(MANY, a(ACTION), from_=REVEALED), discard(IT, openly=True), shuffle_into_deck)
fear = nocturne.hex("Fear", if_(count(HAND) >= 5, discard(1, a(ACTION | TREASURE)), otherwise(reveal(THE_HAND))))
greed = nocturne.hex("Greed", gain("Copper", to=TOP))
haunting = nocturne.hex("Haunting", if_(count(HAND) >= 4, choose(1), put(IT, TOP)))
locusts = nocturne.hex(
    "Locusts",
    look_at(1), trash(IT),
    if_(some,
        if_(it_is("Copper") | it_is("Estate"), gain("Curse"), else_=gain(a(shares_type_with_it), cheaper_than=cost_of(IT)))),
)  # fmt: skip
misery = nocturne.hex(
    "Misery",
    if_(~holding("Twice Miserable"),
        if_(holding("Miserable"), end_state("Miserable"), take("Twice Miserable"), else_=take("Miserable"))),
    brings=("Miserable", "Twice Miserable"),
)  # fmt: skip
plague = nocturne.hex("Plague", gain("Curse", to=HAND))
poverty = nocturne.hex("Poverty", discard_down_to(3))
war = nocturne.hex("War", reveal_until(1, a(costing(3, 4))), trash(IT), discard(REST))

# ---------------------------------------------------------------- States
deluded = nocturne.state("Deluded", when(buy_phase_starts, end_state(THIS), this_turn(cannot_buy(ACTION))))
envious = nocturne.state(
    "Envious",
    when(buy_phase_starts, end_state(THIS),
         this_turn(when(you_play_a(a("Silver") | a("Gold")), instead(plus(coins=1))))),
)  # fmt: skip
miserable = nocturne.state("Miserable", vp=-2)
twice_miserable = nocturne.state("Twice Miserable", vp=-4)
