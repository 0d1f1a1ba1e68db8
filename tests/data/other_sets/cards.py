"""Cards of sets that Demesne does not have, or of which it has a part, declared as an author would declare their own cards.

They show how far the words reach: no card but Masquerade, at which everybody passes a card at the same time, needs a phrase
of its own. The last ones belong to no set.
"""

from __future__ import annotations

from demesne.words import (
    ACTION,
    ATTACK,
    DURATION,
    EXILE,
    HAND,
    IT,
    LOOT,
    MANY,
    PLAY,
    REACTION,
    REST,
    REVEALED,
    TAVERN,
    THAT,
    THE_HAND,
    THIS,
    TOP,
    TREASURE,
    VICTORY,
    CardSet,
    a,
    a_pile_empties,
    another_gains_a,
    another_plays_a,
    any_in,
    attacked,
    choose,
    choose_one,
    cost,
    cost_of,
    costing,
    count,
    discard,
    discarded,
    each_other,
    each_player,
    from_hand,
    from_tavern,
    gain,
    gained_this_turn,
    how_many,
    if_,
    in_action_phase,
    like_that,
    look_at,
    may,
    next_turn,
    play_from_supply,
    plays_of,
    plus,
    put,
    put_back,
    report,
    reveal,
    reveal_until,
    some,
    that_is,
    the_next_time,
    they,
    this_turn,
    trash,
    turn_ends,
    turn_starts,
    unaffected,
    until_next_turn,
    when,
    you_discard,
    you_gain,
)  # fmt: skip
from demesne.words.own import DONE, Frame, Phrase, State, cards_in, cards_of_it, pass_card

# ---------------------------------------------------------------- Intrigue
intrigue = CardSet("intrigue")
secret_chamber = intrigue.action(
    "Secret Chamber", 2,
    discard(up_to=MANY), plus(coins=how_many),
    when(attacked, reveal(THIS), plus(cards=2), 2 * [choose(1), put(IT, TOP)], may=True),
    types=REACTION,
)  # fmt: skip


class PassLeft(Phrase):
    """Each card of IT, one from every player in turn order, goes to the next player who chose one, all at once."""

    def __init__(self) -> None:
        super().__init__()
        self.puts_it = "pass"
        self.puts_it_to = int(HAND)

    def step(self, g: State, f: Frame, answer: int) -> int:
        cards = cards_of_it(f)
        givers = [next(seat for seat in range(g.nplayers) if card in cards_in(g, seat, HAND)) for card in cards]
        for i, card in enumerate(cards):
            pass_card(g, card, givers[i], givers[(i + 1) % len(givers)])
        return DONE


masquerade = intrigue.action("Masquerade", 3, plus(cards=2), each_player(choose(1), report), PassLeft(), trash(up_to=1))
shanty_town = intrigue.action("Shanty Town", 3, plus(actions=2), reveal(THE_HAND), if_(~any_in(HAND, a(ACTION)), plus(cards=2)))
baron = intrigue.action(
    "Baron", 4, plus(buys=1), discard(1, a("Estate"), up_to=1), if_(some, plus(coins=4), else_=gain("Estate"))
)
bridge = intrigue.action("Bridge", 4, plus(buys=1, coins=1), this_turn(cost(-1)))
scout = intrigue.action(
    "Scout", 4, plus(actions=1), reveal(4), choose(MANY, a(VICTORY), from_=REVEALED), put(IT, HAND), put_back
)


saboteur = intrigue.attack(
    "Saboteur", 5,
    each_other(reveal_until(1, a(costing(3))), trash(IT), if_(some, may(gain(up_to=cost_of(IT) - 2))), discard(REST)),
)  # fmt: skip
torturer = intrigue.attack(
    "Torturer", 5, plus(cards=3), each_other(choose_one(discard=discard(2), curse=gain("Curse", to=HAND)))
)
trading_post = intrigue.action("Trading Post", 5, trash(2), if_(how_many >= 2, gain("Silver", to=HAND)))

# ---------------------------------------------------------------- Seaside
seaside = CardSet("seaside")
lighthouse = seaside.action(
    "Lighthouse", 2,
    plus(actions=1, coins=1), next_turn(plus(coins=1)), until_next_turn(when(another_plays_a(ATTACK), unaffected)),
    types=DURATION,
)  # fmt: skip
tactician = seaside.action(
    "Tactician", 5, if_(count(HAND) >= 1, discard(MANY), next_turn(plus(cards=5, actions=1, buys=1))), types=DURATION
)

# ---------------------------------------------------------------- Menagerie
menagerie = CardSet("more_menagerie")
gatekeeper = menagerie.attack(
    "Gatekeeper", 5,
    until_next_turn(when(another_gains_a(ACTION | TREASURE), they(if_(~any_in(EXILE, a(like_that)), put(THAT, EXILE))))),
    next_turn(plus(coins=3)),
    types=DURATION, brings=("Exile mat",),
)  # fmt: skip

# ---------------------------------------------------------------- Prosperity
prosperity = CardSet("more_prosperity")
forge = prosperity.action("Forge", 7, trash(up_to=MANY), gain(exactly=cost_of(IT)))

# ---------------------------------------------------------------- Hinterlands
hinterlands = CardSet("hinterlands")
fools_gold = hinterlands.card(
    "Fool's Gold", 2, TREASURE | REACTION,
    if_(plays_of("Fool's Gold") >= 2, plus(coins=4), else_=plus(coins=1)),
    when(from_hand(another_gains_a("Province")), trash(THIS, from_=HAND), gain("Gold", to=TOP), may=True),
)  # fmt: skip
tunnel = hinterlands.card("Tunnel", 3, VICTORY | REACTION, when(discarded, reveal(THAT), gain("Gold"), may=True), vp=2)
cartographer = hinterlands.action(
    "Cartographer", 5, plus(cards=1, actions=1), look_at(4), discard(from_=REVEALED, up_to=MANY), put_back
)

# ---------------------------------------------------------------- Dark Ages
dark_ages = CardSet("dark_ages")
band_of_misfits = dark_ages.action("Band of Misfits", 5, play_from_supply(a(ACTION) & ~a(DURATION), up_to=cost_of(THIS) - 1))

# ---------------------------------------------------------------- Menagerie
menagerie = CardSet("menagerie_set")
sleigh = menagerie.action(
    "Sleigh", 2,
    gain("Horse", times=2),
    when(from_hand(you_gain), discard(THIS, from_=HAND), choose_one(hand=put(THAT, HAND), topdeck=put(THAT, TOP)), may=True),
    types=REACTION, brings=("Horse",),
)  # fmt: skip
supplies = menagerie.card("Supplies", 2, TREASURE, plus(coins=1), gain("Horse", to=TOP), brings=("Horse",))

# ---------------------------------------------------------------- of no set
watch_fire = CardSet("fair").action(
    "Watch Fire", 2, plus(coins=2), the_next_time(when(a_pile_empties, trash(THIS), gain("Gold"))), types=DURATION
)
strongbox = CardSet("fair").treasure(
    "Strongbox", 5,
    plus(coins=1), if_(gained_this_turn(a(TREASURE)), plus(coins=2)),
    this_turn(when(you_gain, plus(buys=1), if_=that_is(TREASURE)), uses=1),
    types=LOOT,
)  # fmt: skip
lodger = CardSet("fair").action(
    "Lodger", 3, put(THIS, TAVERN), when(from_tavern(turn_starts), put(THIS, PLAY, from_=TAVERN), plus(cards=2), may=True)
)
ragpicker = CardSet("fair").action(
    "Ragpicker", 3,
    this_turn(when(you_discard, plus(coins=1), if_=in_action_phase)), discard(up_to=2),
    this_turn(when(turn_ends, plus(cards=1))),
)  # fmt: skip
