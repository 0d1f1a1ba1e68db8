"""The Events and Ways of Menagerie that recommended kingdoms need, and the rule of its mat."""

from __future__ import annotations

from demesne.sets.menagerie.kingdom import menagerie
from demesne.words import (
    ASIDE,
    EXILE,
    IT,
    MANY,
    THIS,
    TOP,
    a,
    any_in,
    discard,
    gain,
    if_,
    like_that,
    next_turn,
    play,
    put,
    some,
    when,
    you_gain,
)

exile_mat = menagerie.rule(
    "Exile mat",
    when(you_gain, discard(MANY, a(like_that), from_=EXILE, openly=True), may=True, if_=any_in(EXILE, a(like_that))),
)  # fmt: skip
demand = menagerie.event("Demand", 5, gain("Horse", to=TOP), gain(up_to=4, to=TOP), brings=("Horse",))
way_of_the_turtle = menagerie.way("Way of the Turtle", put(THIS, ASIDE), if_(some, next_turn(play(IT), stays=False)))
