"""What players do by default with the cards of the base game and of Cornucopia: a position, and their answers.

And whole games: the strategies of the library must win with it.
"""

from __future__ import annotations

import pytest
from test_default_play_renaissance import MONEY, RICH, Case, answer, case, joined, position

from demesne.bots.batch import Batch
from demesne.engine.constants import ACTION
from demesne.engine.definitions import CARDS
from demesne.notation.position import cards_named
from demesne.sim.plans import kingdom_for
from demesne.strategies.find import find_strategy, library
from demesne.strategies.syntax import Strategy

LATE = {"province": 2}
FIVE = "buy laboratory\nbuy silver"  # a strategy that wants something for five coins
HOARDS = "buy gardens\nbuy silver\nbuy copper"
SETS = ("base", "cornucopia")

GENERAL = [
    case("Villages before Smithies", "play village", hand="village, smithy", deck="copper*5"),
    case("with one Action left the best card", "play witch", hand="moat, smithy, witch", deck="copper*5"),
    case("with two the ones that draw first", "play smithy", hand="militia, smithy", actions=2, deck="copper*5"),
    case("Laboratories before Villages, Markets, Festivals", "play laboratory", "play village", "play market", "play festival",
         hand="festival, laboratory, market, village", deck="copper*6"),
    case("Adventurers fetch two Treasures", "play adventurer", hand="adventurer, moat", deck="gold*2, silver*2"),
    case("a Council Room outdraws a Smithy", "play council_room", hand="council_room, smithy", deck="copper*5"),
    case("a Woodcutter rather than a Moat", "play woodcutter", hand="moat, woodcutter", deck="copper*5"),
    case("a Moat is shown to every attack", "choose moat",
         hand="militia", p2={"hand": "moat, gold*4"}, moves=("play militia",)),
    case("Militia: Victory cards and Copper go, the Gold and the best Action stay", "choose estate*2",
         hand="militia", p2={"hand": "gold, silver, smithy, estate*2"}, moves=("play militia",)),
    case("Militia: of two Actions that need one only the better stays", "choose copper, moat",
         hand="militia", p2={"hand": "gold, silver, smithy, moat, copper"}, moves=("play militia", "choose none")),
    case("Militia: with a Village both stay", "choose copper*2",
         hand="militia", p2={"hand": "village, smithy, council_room, copper*2"}, moves=("play militia",)),
    case("Bureaucrat: a Victory card goes on the deck", "choose estate",
         hand="bureaucrat", p2={"hand": "estate, province, copper*3"}, moves=("play bureaucrat",)),
]  # fmt: skip
BASE = [
    case("a Cellar comes after what draws", "play village", "play cellar", hand="cellar, village, estate", deck="copper*4"),
    case("a Cellar takes Victory cards and Curses, no Copper of a poor deck", "choose estate*2, curse",
         hand="cellar, copper, estate*2, curse", deck="copper*5", moves=("play cellar",)),
    case("of a rich deck Coppers too", "choose copper*2, estate",
         hand="cellar, copper*2, estate", deck="gold*5, silver*4", moves=("play cellar",)),
    case("unless there is enough for a Province", "choose estate",
         hand="cellar, copper*2, gold*2, estate", deck="gold*5, silver*4", moves=("play cellar",)),
    case("a Cellar takes Actions that there is no Action for", "choose moat",
         hand="cellar, moat, smithy, gold", deck="copper*5", moves=("play cellar",)),
    case("Chapel: Curses, Estates and Coppers", "play chapel", "choose copper, estate*2, curse",
         hand="chapel, copper, estate*2, curse", deck=RICH),
    case("Chapel: Coppers only while the deck can pay for something", "choose copper, estate",
         hand="chapel, copper*3, estate", deck="copper*4", moves=("play chapel",)),
    case("Chapel: no Copper that a good purchase needs", "choose estate",
         hand="chapel, gold, copper*2, estate", deck=RICH, moves=("play chapel",), lines=FIVE),
    case("Harbinger: the best card of the discard pile comes back", "play harbinger", "choose gold",
         hand="harbinger, copper", deck="copper*3", discard="estate, gold, silver"),
    case("Harbinger: nothing that is worse than the deck", "choose none",
         hand="harbinger, copper", deck="silver*3", discard="estate, copper", moves=("play harbinger",)),
    case("a Merchant before a Village", "play merchant", hand="merchant, village, silver", deck="copper*3"),
    case("Vassal: the Action it found is played", "play vassal", "choose yes", hand="vassal, copper", deck="smithy, copper*3"),
    case("Vassal: but not a Chapel that would find nothing to trash", "play vassal", "choose none",
         hand="vassal, gold", deck="chapel, gold*3"),
    case("Chapel: no points near the end", "end actions", hand="chapel, estate*2, gold", deck=RICH, supply=LATE),
    case("Chapel: not without anything to trash", "end actions", hand="chapel, gold, duchy", deck=RICH),
    case("Chapel: no Copper that Gardens count", "end actions", hand="chapel, copper*3", deck=RICH, lines=HOARDS),
    case("a Chancellor brings back what was bought", "choose yes",
         hand="chancellor", deck="estate*3", discard="gold*3", moves=("play chancellor",)),
    case("but not when that is mostly points", "choose none",
         hand="chancellor", deck="gold*3", discard="province*3", supply=LATE, moves=("play chancellor",)),
    case("a Workshop gains by the list", "play workshop", "choose silver", hand="workshop, estate"),
    case("without a line for it a good card", "choose smithy",
         hand="workshop", deck=RICH, lines="buy province", moves=("play workshop",)),
    case("points near the end", "choose estate", hand="workshop", lines="buy province", moves=("play workshop",), supply=LATE),
    case("Gardens, if the strategy says so", "play workshop", "choose gardens", hand="workshop", lines=HOARDS),
    case("a Feast becomes what the strategy wants", "play feast", "choose laboratory", hand="feast", lines=FIVE),
    case("but is not spent on a Silver", "end actions", hand="feast", lines="buy gold\nbuy feast\nbuy silver"),
    case("a Moneylender needs a Copper", "end actions", hand="moneylender, silver"),
    case("then it pays", "play moneylender", hand="moneylender, copper, moat", deck=RICH),
    case("Remodel: an Estate becomes a Silver", "play remodel", "choose estate", "choose silver",
         hand="remodel, estate, gold", deck=RICH),
    case("Remodel: a Gold becomes a Province near the end", "play remodel", "choose gold", "choose province",
         hand="remodel, gold, estate, copper", deck=RICH, supply=LATE),
    case("Remodel: not without a card to give", "end actions", hand="remodel, gold, silver", deck=RICH),
    case("Spy: one's own Estate goes, the other's Gold too", "choose discard", "choose discard",
         hand="spy", deck="copper, estate, silver*3", p2={"deck": "gold, copper*4"}, moves=("play spy",)),
    case("Spy: one's own Gold stays, the other's Estate too", "choose keep", "choose keep",
         hand="spy", deck="copper, gold, silver*3", p2={"deck": "estate, copper*4"}, moves=("play spy",)),
    case("Spy: what a Thief in hand would take stays on the deck", "choose keep", "choose keep",
         hand="spy, thief", deck="copper, gold, silver*3", p2={"deck": "gold, copper*4"}, moves=("play spy",)),
    case("Spy: for a Thief in hand the next card may be better than an Estate", "choose keep", "choose discard",
         hand="spy, thief", deck="copper, gold, silver*3", p2={"deck": "estate, copper*4"}, moves=("play spy",)),
    case("Thief: the better Treasure, and for oneself", "play thief", "choose gold", "choose gold",
         hand="thief", p2={"deck": "gold, silver, gold"}),
    case("Thief: nobody wants the Copper", "choose none",
         hand="thief", p2={"deck": "copper, estate, gold*5"}, moves=("play thief",)),
    case("Throne Room: the best Action twice", "play throne_room", "choose smithy",
         hand="throne_room, moat, smithy", deck="copper*9"),
    case("Throne Room: after a Village", "play village", "play throne_room", "choose smithy",
         hand="throne_room, village, smithy, moat", deck="copper*9"),
    case("Throne Room: a Laboratory twice, when it is alone", "play throne_room",
         hand="throne_room, laboratory", deck="copper*9"),
    case("Throne Room: the last one that gives an Action back rather than a weak terminal",
         "play laboratory", "play throne_room", "choose festival",
         hand="throne_room, laboratory, festival, chapel, estate", deck="copper*9"),
    case("Throne Room: but what draws cards, when Actions are left", "play festival", "play throne_room", "choose smithy",
         hand="throne_room, festival, smithy, moat", deck="copper*9"),
    case("Throne Room: another one, if that has something to play", "play throne_room", "choose throne_room", "choose smithy",
         hand="throne_room*2, smithy, moat", deck="copper*9"),
    case("Throne Room: not alone", "end actions", hand="throne_room, gold", deck="copper*9"),
    case("a Library draws up to seven", "play library", hand="library, moat, copper", deck="copper*9"),
    case("and not with seven in hand", "end actions", hand="library, copper*7", deck="copper*9"),
    case("Library: after what makes the hand smaller", "play militia", hand="library, militia", deck="copper*9", actions=2),
    case("Library: before what makes it larger", "play library", hand="library, smithy", deck="copper*9", actions=2),
    case("Library: Actions that cannot be played are laid aside", "choose yes",
         hand="library, copper", deck="smithy, copper*9", moves=("play library",)),
    case("Library: others stay", "choose none",
         hand="library, copper", deck="smithy, copper*9", actions=2, moves=("play library",)),
    case("Mine: Silver becomes Gold before Copper becomes Silver", "play mine", "choose silver", "choose gold",
         hand="mine, copper, silver, gold"),
    case("Mine: nothing becomes of Gold", "end actions", hand="mine, gold*2"),
    case("a Witch without Curses draws less than a Smithy", "play smithy",
         hand="witch, smithy", deck="copper*4", supply={"curse": 0}),
]  # fmt: skip
CORNUCOPIA = [
    case("Hamlet: a useless card for an Action that is needed", "choose estate", "choose none",
         hand="hamlet, smithy, moat, estate", deck="copper*5", moves=("play hamlet",)),
    case("Hamlet: nothing for Actions that are not", "choose none", "choose none",
         hand="hamlet, smithy, gold, copper", deck="copper*5", moves=("play hamlet",)),
    case("Hamlet: a useless card for a Buy that can be paid", "choose none", "choose estate",
         hand="hamlet, gold*2, estate", deck="copper*5", moves=("play hamlet",)),
    case("a Fortune Teller pays more than a Moat draws", "play fortune_teller", hand="fortune_teller, moat", deck="copper*3"),
    case("a Menagerie at once, when all cards are different", "play menagerie",
         hand="menagerie, village, copper, estate", deck="copper*5"),
    case("otherwise later", "play village", hand="menagerie, village, copper*2", deck="copper*5"),
    case("a Farming Village before Festivals", "play farming_village", hand="farming_village, festival", deck="copper*5"),
    case("Horse Traders: the worst two cards go", "play horse_traders", "choose copper, estate",
         hand="horse_traders, gold, silver, copper, estate"),
    case("Horse Traders step aside before an attack", "choose horse_traders",
         hand="militia", p2={"hand": "horse_traders, gold*4"}, moves=("play militia",)),
    case("Remake: an Estate becomes a Silver, a Copper nothing",
         "play remake", "choose estate", "choose silver", "choose copper", hand="remake, estate, copper, gold", deck=RICH),
    case("Remake: not when good cards would have to go", "end actions", hand="remake, gold*2, silver", deck=RICH),
    case("Tournament: at once with a Province, for the Followers", "play tournament", "choose yes", "choose followers",
         hand="tournament, village, province, copper", deck="copper*5"),
    case("Tournament: without one after what draws", "play village", hand="tournament, village, copper", deck="copper*5"),
    case("Tournament: everybody shows a Province", "choose yes",
         hand="tournament", deck="copper*5", p2={"hand": "province"}, moves=("play tournament",)),
    case("Tournament: without Curses the Trusty Steed", "choose trusty_steed",
         hand="tournament, province, copper", deck="copper*5", supply={"curse": 0}, moves=("play tournament", "choose yes")),
    case("Tournament: a Duchy, when this turn is the last", "choose duchy",
         hand="tournament, province, gold*3", deck="copper*5", supply={"province": 1}, moves=("play tournament", "choose yes")),
    case("Tournament: the strategy may want another Prize", "choose diadem", lines=MONEY + "\ngain diadem",
         hand="tournament, province, copper", deck="copper*5", moves=("play tournament", "choose yes")),
    case("Young Witch: the worst two cards go", "play young_witch", "choose copper, estate",
         hand="young_witch, gold, estate", deck="copper, silver*5"),
    Case("Young Witch: the Bane is shown",
         {"bane": "moat", "p1": {"hand": "young_witch", "deck": "copper*2"}, "p2": {"hand": "moat"}},
         ("choose yes",), ("play young_witch", "choose none")),
    case("a Harvest pays more than a Woodcutter", "play harvest",
         hand="harvest, woodcutter", deck="gold, silver, copper, estate"),
    case("Horn of Plenty: after all other Treasures, for the best there is", "play gold", "play silver", "play horn_of_plenty",
         "choose silver", hand="horn_of_plenty, gold, silver", phase="buy"),
    case("Horn of Plenty: it is not given for a Duchy", "choose laboratory",
         hand="horn_of_plenty", play="village, market, festival, hunting_party", phase="buy",
         lines="buy duchy\nbuy laboratory", moves=("play horn_of_plenty",)),
    case("Horn of Plenty: but for a Province", "play horn_of_plenty", "choose province",
         hand="horn_of_plenty", play="village, market, festival, hunting_party, smithy, silver, gold", phase="buy"),
    case("Hunting Parties before Villages", "play hunting_party", hand="hunting_party, village", deck="copper*5"),
    case("Jester: a Gold for oneself", "play jester", "choose self", hand="jester", p2={"deck": "gold"}),
    case("Jester: a Copper for the victim", "play jester", "choose victim", hand="jester", p2={"deck": "copper"}),
    case("Jester: a Curse too", "play jester", "choose victim", hand="jester", p2={"deck": "curse"}),
    case("a Bag of Gold before what draws", "play bag_of_gold", hand="bag_of_gold, laboratory", deck="copper*3"),
    case("a Diadem before a Horn of Plenty", "play diadem", hand="horn_of_plenty, diadem", phase="buy"),
    case("Followers before a Smithy", "play followers", hand="followers, smithy", deck="copper*5"),
    case("a Princess before a Woodcutter", "play princess", hand="princess, woodcutter", deck="copper*5"),
    case("a Ferryman draws, and junk is discarded", "play ferryman", "choose estate",
         hand="ferryman, smithy, copper", deck="estate, gold, copper*3"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*GENERAL, *BASE, *CORNUCOPIA], ids=lambda case: case.why)
def test_default_play(case: Case) -> None:
    game = position(case)
    assert [joined(answer(game, case.lines)) for _ in case.answers] == list(case.answers)


def test_every_card_that_is_played_has_its_position() -> None:
    cases = [*GENERAL, *BASE, *CORNUCOPIA]
    named = set(cards_named(*[[case.given, list(case.answers), list(case.moves)] for case in cases]))
    assert {card.id for card in CARDS.values() if card.set in SETS and card.types & ACTION} <= named


def strategies() -> list[Strategy]:
    """All but those with cards of Renaissance, which are tried with its cards."""
    return [
        known
        for known in library().values()
        if known.requires and not any(CARDS[id].set == "renaissance" for id in known.requires)
    ]


@pytest.mark.parametrize("strategy", strategies(), ids=lambda strategy: strategy.name)
def test_strategies_of_the_library_beat_big_money(strategy: Strategy) -> None:
    rivals = [strategy, find_strategy("Big Money")]
    tally = Batch(kingdom_for(rivals, None, seed=1), rivals).play(seed=1, first=0, rounds=30, watched=False)
    assert tally.wins[0] > tally.losses[0]
    assert tally.limit == 0


def test_big_money_that_knows_when_to_stop_beats_big_money() -> None:
    rivals = [find_strategy("Big Money Ultimate"), find_strategy("Big Money")]
    tally = Batch(kingdom_for(rivals, None, seed=1), rivals).play(seed=1, first=0, rounds=30, watched=False)
    assert tally.wins[0] > 2 * tally.losses[0]
