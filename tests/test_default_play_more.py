"""What players do by default with the cards of Alchemy, Seaside and the later sets: a position, and their answers."""

from __future__ import annotations

import pytest
from test_default_play_renaissance import MONEY, RICH, Case, answer, case, joined, position

from demesne.engine.constants import ACTION, NIGHT
from demesne.engine.definitions import CARDS
from demesne.notation.position import cards_named

SETS = ("seaside", "alchemy", "prosperity", "adventures", "dark_ages", "empires", "nocturne", "menagerie", "allies", "plunder")
GOLDEN = "buy gold\nbuy silver"
WITH_SMITHIES = "buy smithy\nbuy silver"
WITH_COUNTERFEITS = "buy province\nbuy gold\nbuy counterfeit"
FIVES = "buy laboratory\nbuy silver"
POOR = "copper*9"
STRENGTHS = [
    case("a Spell Scroll is played", "play spell_scroll", hand="spell_scroll, copper", deck=POOR),
    case("an Enchantress before a Workshop", "play enchantress", hand="enchantress, workshop, copper", deck=POOR),
    case("a Blacksmith before a Moat", "play blacksmith", hand="blacksmith, moat, copper*2", deck=POOR),
]
SEASIDE = [
    case("Native Village: a card for the mat, and the Action for a Smithy", "play native_village", "choose mat", "play smithy",
         hand="native_village, smithy, copper", deck=POOR),
    case("Native Village: a full mat is taken", "choose hand", "play smithy",
         hand="native_village, copper", deck=POOR, native_village="gold, silver, smithy", moves=("play native_village",)),
    case("Smugglers are played", "play smugglers", hand="smugglers, copper", deck=POOR),
    case("Blockade gains what the strategy wants", "play blockade", "choose smithy",
         hand="blockade, copper*2", deck=POOR, lines=WITH_SMITHIES),
    case("a Caravan before a Smithy", "play caravan", "play smithy", hand="caravan, smithy", deck=POOR),
    case("an Island takes an Estate with it", "play island", "choose estate", hand="island, estate, copper", deck=POOR),
    case("Salvager: an Estate, not the Gold", "play salvager", "choose estate", hand="salvager, estate, gold", deck=RICH),
    case("Salvager: a Silver for a Province", "play salvager", "choose silver",
         hand="salvager, gold, silver*2", deck=RICH, supply={"province": 3}),
    case("Salvager: a Silver stays when its coins buy nothing more", "end actions", hand="salvager, silver*2", deck=POOR,
         lines=MONEY),
    case("two Treasure Maps are used", "play treasure_map", hand="treasure_map*2, copper", deck=RICH),
    case("one Treasure Map waits", "end actions", hand="treasure_map, copper", deck=RICH),
    case("an Outpost is played", "play outpost", hand="outpost, copper", deck=RICH),
    case("a Wharf before a Moat", "play wharf", hand="wharf, moat", deck=RICH),
]  # fmt: skip
ALCHEMY = [
    case("an Apothecary before a Smithy", "play apothecary", hand="apothecary, smithy", deck="gold, copper, potion, estate"),
    case("Scrying Pool: own junk goes, and what is good in other decks",
         "play scrying_pool", "choose discard", "choose discard", "play smithy",
         hand="scrying_pool", deck="estate, smithy, gold*3", p2={"deck": "gold*4"}),
    case("an Alchemist before a Smithy", "play alchemist", "play smithy", hand="alchemist, smithy", deck=POOR),
    case("a Golem is played", "play golem", hand="golem, copper", deck="estate, smithy, militia, gold*3"),
]  # fmt: skip
PROSPERITY = [
    case("a Watchtower draws", "play watchtower", hand="watchtower, copper", deck=RICH),
    case("a Monument before a Woodcutter", "play monument", hand="monument, woodcutter", deck=RICH),
    case("a Worker's Village before a Smithy", "play workers_village", "play smithy",
         hand="workers_village, smithy", deck=RICH),
    case("a Charlatan before a Militia", "play charlatan", hand="charlatan, militia", deck=RICH),
    case("a City before a Smithy", "play city", "play smithy", hand="city, smithy", deck=RICH),
    case("a Rabble before a Moat", "play rabble", hand="rabble, moat", deck=RICH),
    case("Vault: Estates are money", "play vault", "choose estate*3", hand="vault, estate*2, gold", deck="estate, gold*3"),
    case("a Grand Market before a Smithy", "play grand_market", "play smithy", hand="grand_market, smithy", deck=RICH),
]  # fmt: skip
ADVENTURES = [
    case("Raze: an Estate for the best of two cards", "play raze", "choose estate", "choose gold",
         hand="raze, estate, gold", deck="gold, copper, silver"),
    case("a Duplicate goes to the Tavern mat", "play duplicate", hand="duplicate, gold", deck=RICH),
    case("a Ranger before a Moat", "play ranger", hand="ranger, moat", deck=RICH),
    case("Transmogrify costs no Action", "play transmogrify", hand="transmogrify, estate, gold", deck=RICH),
    case("Distant Lands count on the mat", "play distant_lands", hand="distant_lands, gold", deck=RICH),
    case("Haunted Woods before a Moat", "play haunted_woods", hand="haunted_woods, moat", deck=RICH),
    case("a Royal Carriage is called for a Smithy", "play royal_carriage", "play smithy", "choose royal_carriage",
         hand="royal_carriage, smithy", deck=POOR),
    case("a Storyteller plays Treasures for cards", "play storyteller", "choose silver*2",
         hand="storyteller, silver*2", deck=POOR),
    case("a Swamp Hag before a Moat", "play swamp_hag", hand="swamp_hag, moat", deck=RICH),
    case("a Hireling serves all game: it comes before a Smithy", "play hireling", hand="hireling, smithy", deck=RICH),
]  # fmt: skip
DARK_AGES = [
    case("Hermit: an Estate goes, and a Silver comes", "play hermit", "choose estate", "choose silver",
         hand="hermit, estate, copper", deck=RICH, lines=GOLDEN),
    case("a Sage before a Smithy", "play sage", "play smithy", hand="sage, smithy", deck="estate*2, gold*5"),
    case("a Village before a Procession", "play village", hand="procession, village, smithy", deck=POOR),
    case("Rats: an Estate goes, not the Gold", "play rats", "choose estate", hand="rats, estate, gold", deck=RICH),
    case("Rats: a Copper is better than another Rats", "end actions", hand="rats, copper, gold", deck=RICH),
    case("Procession: a Smithy twice, and for it something better", "play procession", "choose smithy", "choose laboratory",
         hand="procession, smithy, copper", deck=POOR, lines=FIVES),
    case("a Procession is not the end of a card that one wants", "play smithy",
         hand="procession, smithy, copper", deck=POOR, lines=WITH_SMITHIES),
    case("two cards that play others do not wonder about each other for ever", "play throne_room",
         hand="procession*2, throne_room*2, specialist, smithy", deck=POOR),
    case("Counterfeit: before all Treasures, and a Copper goes", "play counterfeit", "choose copper",
         hand="counterfeit, copper, gold, silver", deck=RICH, phase="buy", lines=WITH_COUNTERFEITS),
    case("Counterfeit: no Gold for coins that buy nothing more", "play counterfeit", "choose none",
         hand="counterfeit, gold*2", deck=RICH, phase="buy", coins=1, lines=WITH_COUNTERFEITS),
    case("a Wandering Minstrel before a Smithy", "play wandering_minstrel", "play smithy",
         hand="wandering_minstrel, smithy", deck="gold, smithy, gold, copper*5"),
    case("Count: Estates are discarded for coins", "play count", "choose discard", "choose estate", "choose coins",
         hand="count, estate*2, gold", deck=RICH),
    case("Count: a Copper rather than what buys a Gold", "choose copper",
         hand="count, copper*2, silver*2", deck=RICH, moves=("play count",)),
    case("Count: no Duchy before the end", "choose coins",
         hand="count, silver, estate*3", deck=RICH, moves=("play count", "choose copper")),
    case("Count: a hand of nothing but junk is trashed", "choose trash",
         hand="count, curse*2, estate*3", deck=RICH, moves=("play count", "choose copper")),
    case("Survivors: what is worse than the deck goes", "choose discard",
         hand="survivors", deck="estate*2, gold*5", moves=("play survivors",)),
    case("Survivors: Golds stay", "choose topdeck", hand="survivors", deck="gold*2, copper*5", moves=("play survivors",)),
    case("a Cultist brings another one", "play cultist", "choose cultist", hand="cultist*2, copper", deck=RICH),
    case("Graverobber: what is good in the trash", "play graverobber", "choose gain",
         hand="graverobber, copper", deck=RICH, trash="gold"),
    case("Graverobber: an Action becomes a Province", "choose trash", "choose province",
         hand="graverobber, laboratory", deck=RICH, supply={"province": 3}, moves=("play graverobber",)),
    case("Mystic: the name that most cards of the deck have", "play mystic", "choose gold", "play smithy",
         hand="mystic, smithy", deck="gold*7"),
    case("a Madman is played", "play madman", hand="madman, copper*4", deck="gold*7"),
    case("an Abandoned Mine is nothing beside a Moat", "play moat", hand="abandoned_mine, moat", deck="gold*7"),
    case("of Ruins the Library", "play ruined_library", hand="ruined_library, ruined_market", deck="gold*7"),
    case("a Ruined Village costs nothing", "play ruined_village", "play smithy", hand="ruined_village, smithy", deck="gold*7"),
    case("a Necropolis before a Smithy", "play necropolis", "play smithy", hand="necropolis, smithy, survivors", deck="gold*7"),
]  # fmt: skip
EMPIRES = [
    case("a Patrician before a Smithy", "play patrician", "play smithy", hand="patrician, smithy", deck=RICH),
    case("an Emporium before a Smithy", "play emporium", "play smithy", hand="emporium, smithy", deck=RICH),
    case("a Chariot Race before a Smithy", "play chariot_race", "play smithy", hand="chariot_race, smithy", deck=RICH),
    case("a Farmers' Market before a Moat", "play farmers_market", hand="farmers_market, moat", deck=RICH),
    case("Gladiator: what the next player will not have", "play gladiator", "choose gold",
         hand="gladiator, gold, estate", deck=RICH, p2={"hand": "estate, copper"}),
    case("Sacrifice: an Estate for points", "play sacrifice", "choose estate", hand="sacrifice, estate, gold", deck=RICH),
    case("a Villa before a Smithy", "play villa", "play smithy", hand="villa, smithy", deck=RICH),
    case("a Groundskeeper before a Smithy", "play groundskeeper", "play smithy", hand="groundskeeper, smithy", deck=RICH),
    case("Wild Hunt: cards at first", "play wild_hunt", "choose cards", hand="wild_hunt, moat", deck=RICH),
    case("a City Quarter before Smithies", "play city_quarter", "play smithy", hand="city_quarter, smithy*2", deck=RICH),
]  # fmt: skip
NOCTURNE = [
    case("a Blessed Village before a Smithy", "play blessed_village", "play smithy", hand="blessed_village, smithy", deck=RICH),
    case("Crypt: a Gold is kept", "play gold", "play copper", "buy silver", "end buys", "play crypt", "choose gold",
         hand="crypt, gold, copper", deck=RICH, phase="buy"),
    case("Devil's Workshop: nothing is gained for a Gold at Night", "play copper", "end buys", "play devils_workshop",
         hand="devils_workshop, copper", deck=RICH, phase="buy"),
    case("a Faithful Hound draws", "play faithful_hound", hand="faithful_hound, copper", deck=RICH),
    case("a Faithful Hound comes back after a Militia", "choose copper, faithful_hound", "choose faithful_hound",
         hand="militia", p2={"hand": "faithful_hound, gold*2, silver, copper"}, moves=("play militia",)),
    case("Monastery: a Curse goes", "play monastery", "choose curse",
         hand="monastery, curse", deck=RICH, phase="buy", coins=3, moves=("buy silver", "end buys")),
    case("a Sacred Grove before a Moat", "play sacred_grove", hand="sacred_grove, moat", deck=RICH),
    case("Secret Cave: three Estates for coins", "play secret_cave", "choose estate",
         hand="secret_cave, estate*3, gold", deck=POOR),
    case("Secret Cave: Golds stay", "play secret_cave", "choose none", hand="secret_cave, gold*3", deck="gold*9"),
    case("Shepherd: Estates are cards", "play shepherd", "choose estate*2", hand="shepherd, estate*2, gold", deck=RICH),
    case("a Skulk is played", "play skulk", hand="skulk, copper", deck=POOR),
    case("a Tragic Hero before a Moat", "play tragic_hero", hand="tragic_hero, moat", deck=RICH),
    case("an Imp plays a Smithy", "play imp", "choose smithy", hand="imp, smithy", deck=RICH),
    case("a Will-o'-Wisp before a Smithy", "play will_o_wisp", "play smithy", hand="will_o_wisp, smithy", deck=RICH),
    case("a Wish costs no Action", "play wish", hand="wish, smithy", deck=RICH),
]  # fmt: skip
MENAGERIE = [
    case("Goatherd: an Estate goes", "play goatherd", "choose estate", "play smithy",
         hand="goatherd, estate, smithy", deck=RICH),
    case("Goatherd: a Gold stays", "choose none", hand="goatherd, gold, smithy", deck=RICH, moves=("play goatherd",)),
    case("a Cardinal before a Moat", "play cardinal", hand="cardinal, moat", deck=RICH),
    case("a Cavalry before a Moat", "play cavalry", hand="cavalry, moat", deck=RICH),
    case("Groom gains what the strategy wants", "play groom", "choose smithy",
         hand="groom, copper", deck=RICH, lines=WITH_SMITHIES),
    case("a Coven before a Smithy", "play coven", "play smithy", hand="coven, smithy", deck=RICH),
    case("Displace: an Estate goes to the mat, not the Gold", "play displace", "choose estate", "choose smithy",
         hand="displace, estate, gold", deck=RICH, lines=WITH_SMITHIES),
    case("Displace: a Province on the mat counts as before, and brings a Gold", "choose province", "choose gold",
         hand="displace, estate, province, copper", deck=RICH, moves=("play displace",)),
    case("Displace: no Copper for what nobody wants", "end actions", hand="displace, copper*2", deck=RICH),
    case("Displace: Golds stay", "end actions", hand="displace, gold*2", deck=RICH),
    case("a Fisherman before a Smithy", "play fisherman", "play smithy", hand="fisherman, smithy", deck=RICH),
    case("Kiln: a Silver is doubled", "play silver", "choose yes",
         hand="kiln, silver", deck=RICH, moves=("play kiln", "end actions"), lines=GOLDEN),
    case("Kiln: a Copper is not", "play copper", "choose none",
         hand="kiln, copper", deck=RICH, moves=("play kiln", "end actions"), lines=GOLDEN),
    case("a Livery is played", "play livery", hand="livery, moat", deck=POOR),
    case("Wayfarer: with a Silver", "play wayfarer", "choose yes", hand="wayfarer, moat", deck=RICH),
    case("a Horse before a Smithy", "play horse", "play smithy", hand="horse, smithy", deck=RICH),
]  # fmt: skip
ALLIES = [
    case("Capital City: Estates for coins, coins for cards",
         "play capital_city", "choose estate*2", "choose yes", "play smithy",
         hand="capital_city, estate*2, smithy", deck=POOR),
    case("Courier plays what it has discarded", "play courier", "choose gold", hand="courier, copper", deck="gold, copper*5"),
    case("a Galleria is played", "play galleria", hand="galleria, moat", deck=POOR),
    case("an Importer before a Moat", "play importer", hand="importer, moat", deck=RICH),
    case("Modify: an Estate, not the Gold", "play modify", "choose estate", hand="modify, estate, gold", deck=RICH),
    case("Specialist: a Smithy twice", "play specialist", "choose smithy", "choose replay",
         hand="specialist, smithy, copper", deck=RICH),
    case("an Underling before a Smithy", "play underling", "play smithy", hand="underling, smithy", deck=RICH),
    case("Town Crier: coins that buy a Gold", "play town_crier", "choose coins", hand="town_crier, silver*2", deck=RICH),
    case("Town Crier: coins of no use are a Silver", "play town_crier", "choose silver",
         hand="town_crier, silver*2, gold*2", deck=RICH),
    case("Modify: a card and an Action for a Copper", "choose cards",
         hand="modify, copper*2, smithy", deck=RICH, moves=("play modify", "choose copper")),
    case("Miller: the best card", "play miller", "choose gold", hand="miller, copper", deck="estate, gold, copper*3"),
    case("an Elder after a Pawn that gives an Action", "play pawn", "choose cards", "choose actions", "play elder",
         hand="elder, pawn", deck=RICH),
    case("Conjurer gains what the strategy wants", "play conjurer", "choose smithy",
         hand="conjurer, copper", deck=RICH, lines=WITH_SMITHIES),
    case("a Student first: an Estate goes", "play student", "choose yes", "choose estate",
         hand="student, copper, estate", deck=RICH),
    case("a Student waits for something to trash", "end actions", hand="student, gold, silver", deck=RICH),
    case("a Student trashes no Copper that buys something", "end actions", hand="student, gold, silver, copper", deck=RICH),
    case("Student: the pile stays as it is when its top is wanted", "choose none",
         hand="student, estate", deck=RICH, supply={"wizards": "student, lich"}, lines="buy student\nbuy silver",
         moves=("play student",)),
    case("Sorcerer: whoever is asked names what his deck is full of", "play sorcerer", "choose gold", "play smithy",
         hand="sorcerer, smithy", deck=RICH, p2={"deck": "gold*3"}),
    case("a Lich for a turn in which nothing could be bought", "play lich", "play moat", hand="lich, moat", deck=RICH),
    case("a Lich is not worth a turn when there is enough", "play moat", hand="lich, moat, gold*2, silver", deck=RICH),
    case("Old Map: an Estate is discarded", "play old_map", "choose estate", hand="old_map, estate, gold", deck=RICH),
    case("a Voyage before a Smithy", "play voyage", "play smithy", hand="voyage, smithy", deck=RICH),
    case("a Distant Shore before a Smithy", "play distant_shore", "play smithy", hand="distant_shore, smithy", deck=RICH),
]  # fmt: skip
PLUNDER = [
    case("Crucible: an Estate pays two coins", "play crucible", "choose estate",
         hand="crucible, copper, estate", deck=RICH, phase="buy", lines="buy silver\nbuy crucible"),
    case("Crucible: no Province is trashed for coins", "buy silver",
         hand="crucible, province", deck=RICH, phase="buy", coins=3, lines="buy silver\nbuy crucible"),
    case("a Frigate before a Moat", "play frigate", hand="frigate, moat", deck=RICH),
    case("Gondola: coins that buy a Gold, now", "play silver", "play silver", "play gondola", "choose now",
         hand="gondola, silver*2", deck=RICH, phase="buy"),
    case("Gondola: coins of no use, later", "play silver", "play gondola", "choose later",
         hand="gondola, silver", deck=RICH, phase="buy", coins=6),
    case("Pickaxe: before all Treasures, and a Silver becomes a Loot", "play pickaxe", "choose silver",
         hand="pickaxe, silver, gold, copper", deck=RICH, phase="buy", lines="buy gold\nbuy pickaxe"),
    case("a Quartermaster is played", "play quartermaster", hand="quartermaster, moat", deck=RICH),
    case("a Search is played", "play search", hand="search, copper", deck=RICH),
    case("Shaman: an Estate goes", "play shaman", "choose estate", hand="shaman, estate, gold", deck=RICH),
    case("Shaman: a Gold stays", "play shaman", "choose none", hand="shaman, gold", deck=RICH),
    case("a Taskmaster before a Smithy", "play taskmaster", "play smithy", hand="taskmaster, smithy", deck=RICH),
    case("a Trickster before a Moat", "play trickster", hand="trickster, moat", deck=RICH),
]  # fmt: skip
CASES = [
    *STRENGTHS,
    *SEASIDE,
    *ALCHEMY,
    *PROSPERITY,
    *ADVENTURES,
    *DARK_AGES,
    *EMPIRES,
    *NOCTURNE,
    *MENAGERIE,
    *ALLIES,
    *PLUNDER,
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_default_play(case: Case) -> None:
    game = position(case)
    assert [joined(answer(game, case.lines)) for _ in case.answers] == list(case.answers)


def test_every_card_that_is_played_has_its_position() -> None:
    named = set(cards_named(*[[case.given, list(case.answers), list(case.moves)] for case in CASES]))
    played = {
        card.id for card in CARDS.values() if card.set in SETS and card.types & (ACTION | NIGHT) and not card.layout.contents
    }
    assert played <= named


def test_a_quartermaster_gains_and_takes_in_turn() -> None:
    """What it has gained is of no use where it lies, so a card that lies there is taken."""
    nothing = "buy gold when turn > 99\nbuy silver when turn > 99"
    game = position(case("", hand="quartermaster", deck="copper*20", p2={"deck": "copper*20"}, moves=("play quartermaster",)))
    chosen = [said for said in [answer(game, nothing) for _ in range(60)] if said[0] in ("choose gain", "choose hand")]
    assert [said[0] for said in chosen[:4]] == ["choose gain", "choose hand", "choose gain", "choose hand"]
