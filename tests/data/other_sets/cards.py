"""Cards of sets that Demesne does not have, or of which it has a part, as somebody would declare cards of his own.

They show how far the words reach: no card but Masquerade, at which everybody passes a card at the same time, needs a phrase
of its own. The last ones belong to no set.
"""

from __future__ import annotations

from demesne.engine.constants import DONE
from demesne.engine.definitions import Card, Phrase
from demesne.engine.places import move, place
from demesne.engine.state import Frame, State
from demesne.words import (
    ACTION,
    ATTACK,
    DISCARD,
    DURATION,
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
    THE_TRASH,
    THIS,
    TOP,
    TREASURE,
    VICTORY,
    CardSet,
    Item,
    a,
    a_pile_empties,
    another_gains_a,
    another_has_played_a,
    another_plays_a,
    any_in,
    as_long_as,
    attacked,
    choose,
    choose_one,
    clean_up_discards,
    cost,
    cost_of,
    costing,
    count,
    discard,
    discard_down_to,
    discarded,
    each_other,
    each_player,
    every_turn,
    from_hand,
    from_tavern,
    gain,
    gain_copy,
    gained,
    gained_this_turn,
    how_many,
    if_,
    in_action_phase,
    in_all_games,
    it_is,
    leaves_play,
    look_at,
    may,
    next_turn,
    not_in_play,
    of_pile_with,
    on_top_of_shuffle,
    play,
    play_from_supply,
    plays_of,
    plus,
    put,
    put_back,
    report,
    reveal,
    reveal_until,
    set_aside,
    some,
    that_is,
    the_next_time,
    they,
    this_turn,
    trash,
    trashed,
    turn_ends,
    turn_starts,
    unaffected,
    under_shuffle,
    until_next_turn,
    when,
    you_discard,
    you_gain,
    you_gain_a,
    you_have_played_a,
    you_shuffle,
)  # fmt: skip

# ---------------------------------------------------------------- Intrigue
intrigue = CardSet("intrigue")
secret_chamber = intrigue.action(
    "Secret Chamber", 2,
    discard(up_to=MANY), plus(coins=how_many),
    when(attacked, reveal(THIS), plus(cards=2), 2 * [choose(1), put(IT, TOP)], may=True),
    types=REACTION,
)  # fmt: skip


class PassLeft(Phrase):
    """Of the cards everybody chose (IT, in turn order), each goes to the next player who chose one, all at once."""

    def __init__(self) -> None:
        super().__init__()
        self.puts_it = "pass"
        self.puts_it_to = int(HAND)

    def step(self, g: State, f: Frame, answer: int) -> int:
        cards = f.its.listed()
        givers = [next(seat for seat in range(g.nplayers) if g.players[seat].hand.index(card) >= 0) for card in cards]
        for i, card in enumerate(cards):
            giver, taker = givers[i], givers[(i + 1) % len(givers)]
            if move(g, card, place(giver, HAND), g.tick, place(taker, HAND)):
                g.players[giver].own[g.kind_of[card]] -= 1
                g.players[taker].own[g.kind_of[card]] += 1
                if g.recording:
                    g.known[card] = 1 << giver | 1 << taker
        return int(DONE)


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

# ---------------------------------------------------------------- Plunder
plunder = CardSet("plunder")
frigate = plunder.attack(
    "Frigate", 5,
    plus(coins=3), until_next_turn(when(another_has_played_a(ACTION), they(discard_down_to(4)))),
    types=DURATION,
)  # fmt: skip
shaman = plunder.action(
    "Shaman", 2,
    plus(actions=1, coins=1), trash(up_to=1),
    in_all_games(when(turn_starts, choose(1, a(costing(0, 6)), from_=THE_TRASH), gain(IT))),
)  # fmt: skip
trickster = plunder.attack(
    "Trickster", 5,
    each_other(gain("Curse")),
    this_turn(
        when(clean_up_discards,
             choose(1, a(TREASURE, leaves_play), from_=PLAY, up_to=1), set_aside(IT),
             this_turn(when(turn_ends, put(IT, HAND)))),
        uses=1),
)  # fmt: skip
mirror = plunder.event("Mirror", 3, plus(buys=1), this_turn(when(you_gain_a(ACTION), gain_copy(of=THAT)), uses=1))
fated = plunder.trait(
    "Fated",
    when(you_shuffle,
         as_long_as(choose(1, a(of_pile_with("Fated")), from_=DISCARD, up_to=1),
                    reveal(IT), choose_one(top=on_top_of_shuffle, bottom=under_shuffle))),
)  # fmt: skip

crucible = plunder.treasure("Crucible", 4, trash(1), plus(coins=cost_of(IT)))
gondola = plunder.treasure(
    "Gondola", 4,
    choose_one(now=plus(coins=2), later=next_turn(plus(coins=2))),
    when(gained, choose(1, a(ACTION), up_to=1), play(IT)),
    types=DURATION,
)  # fmt: skip
jewelled_egg = plunder.card("Jewelled Egg", 2, TREASURE, plus(coins=1, buys=1), when(trashed, gain("Loot")), brings=("Loot",))
pickaxe = plunder.card(
    "Pickaxe", 5, TREASURE, plus(coins=1), trash(1), if_(it_is(costing(3)), gain("Loot", to=HAND)), brings=("Loot",)
)
search = plunder.action(
    "Search", 2,
    plus(coins=2), the_next_time(when(a_pile_empties, trash(THIS), gain("Loot"))),
    types=DURATION, brings=("Loot",),
)  # fmt: skip
inspiring = plunder.trait(
    "Inspiring",
    when(you_have_played_a(of_pile_with("Inspiring")), choose(1, a(ACTION, not_in_play), up_to=1), play(IT), yours=True),
)


def loot(name: str, *items: Item, types: int = 0) -> Card:
    return plunder.card(name, 7, TREASURE | LOOT | types, *items, pile="2", beside=True)


amphora = loot(
    "Amphora",
    choose_one(now=plus(coins=3, buys=1), later=next_turn(plus(coins=3, buys=1))),
    types=DURATION,
)  # fmt: skip
doubloons = loot("Doubloons", plus(coins=3), when(gained, gain("Gold")))
endless_chalice = loot("Endless Chalice", plus(coins=1, buys=1), every_turn(plus(coins=1, buys=1)), types=DURATION)
figurehead = loot("Figurehead", plus(coins=3), next_turn(plus(cards=2)), types=DURATION)
hammer = loot("Hammer", plus(coins=3), gain(up_to=4))
insignia = loot("Insignia", plus(coins=3), this_turn(when(you_gain, put(THAT, TOP), may=True)))
orb = loot(
    "Orb",
    choose_one(play=[choose(1, a(ACTION | TREASURE), from_=DISCARD), play(IT)], buys=plus(coins=3, buys=1)),
)  # fmt: skip
prize_goat = loot("Prize Goat", plus(coins=3, buys=1), trash(up_to=1))
puzzle_box = loot(
    "Puzzle Box",
    plus(coins=3, buys=1), choose(1, up_to=1), set_aside(IT, face_down=True), this_turn(when(turn_ends, put(IT, HAND))),
)  # fmt: skip
sextant = loot("Sextant", plus(coins=3, buys=1), look_at(5), discard(up_to=MANY, from_=REVEALED), put_back)
shield = loot("Shield", plus(coins=3, buys=1), when(attacked, reveal(THIS), unaffected, may=True), types=REACTION)
spell_scroll = loot(
    "Spell Scroll",
    trash(THIS), if_(some, gain(up_to=cost_of(THIS) - 1), if_(it_is(ACTION | TREASURE), may(play(IT)))),
    types=ACTION,
)  # fmt: skip
staff = loot("Staff", plus(coins=3, buys=1), choose(1, a(ACTION), up_to=1), play(IT))
sword = loot("Sword", plus(coins=3, buys=1), each_other(discard_down_to(4)), types=ATTACK)
loots = plunder.pile(
    "Loot",
    *((card.name, 2) for card in (
        amphora, doubloons, endless_chalice, figurehead, hammer, insignia, orb, prize_goat, puzzle_box, sextant,
        shield, spell_scroll, staff, sword)),
    face_down=True, beside=True,
)  # fmt: skip

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
