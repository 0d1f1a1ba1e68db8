"""The Event and the Traits of Plunder."""

from __future__ import annotations

from demesne.sets.plunder.kingdom import plunder
from demesne.words import (
    ACTION,
    IT,
    THAT,
    THE_SHUFFLED,
    a,
    as_long_as,
    choose,
    either,
    gain_copy,
    not_in_play,
    of_pile_with,
    on_top_of_shuffle,
    play,
    plus,
    reveal,
    that_is_next,
    this_turn,
    under_shuffle,
    when,
    you_gain_a,
    you_have_played_a,
    you_shuffle,
)

mirror = plunder.event(
    "Mirror", 3,
    plus(buys=1), this_turn(when(you_gain_a(ACTION), gain_copy(of=THAT), if_=that_is_next(ACTION)), uses=1),
)  # fmt: skip
fated = plunder.trait(
    "Fated",
    when(you_shuffle,
         as_long_as(choose(1, a(of_pile_with("Fated")), from_=THE_SHUFFLED, up_to=1),
                    reveal(IT), either(top=on_top_of_shuffle, bottom=under_shuffle))),
)  # fmt: skip
inspiring = plunder.trait(
    "Inspiring",
    when(you_have_played_a(of_pile_with("Inspiring")), choose(1, a(ACTION, not_in_play), up_to=1), play(IT), yours=True),
)
