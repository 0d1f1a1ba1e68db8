"""Names of cards and kingdoms as people write them, and kingdoms at random."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import yaml
from facts import FACTS
from hypothesis import given
from hypothesis import strategies as st
from random_play import ALLIES, KINGDOM_CARDS, PROJECTS, random_setup

from demesne import KINGDOMS, DemesneError, Setup, SetupError
from demesne.engine.constants import LIAISON
from demesne.engine.definitions import CARDS, id_of
from demesne.engine.setup import cards_in_pile
from demesne.lang import CODES, Language, UnknownLanguage
from demesne.notation.features import FEATURES, features
from demesne.notation.generator import generate
from demesne.notation.kingdoms import MOST_CHARACTERS, MOST_NAMES, KingdomError, format_kingdom, parse_kingdom
from demesne.notation.names import ALIASES, UnknownName, find_card, find_cards, fold, meanings, spellings
from demesne.sets import SETS
from demesne.sets.editions import cards_of
from demesne.words import IT, THIS, TOP, CardSet, choose, choose_one, each_other, gain, if_, plus, put, some, trash

FIRST_GAME = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
TEN_WITH_YOUNG_WITCH = "Chapel, Market, Militia, Mine, Remodel, Smithy, Spy, Village, Witch, Young Witch"
DATA = Path(__file__).parent / "data"


RULEBOOKS: dict[str, str] = {
    id: listed
    for path in sorted((DATA / "rulebooks").glob("*.yaml"))
    for id, listed in yaml.safe_load(path.read_text(encoding="utf-8")).items()
}


def same(one: Setup, two: Setup) -> bool:
    return one.to_data() == two.to_data()


# ---------------------------------------------------------------- names
@pytest.mark.parametrize("code", CODES)
def test_every_card_is_found_by_its_id_and_by_its_name_in_its_language(code: str) -> None:
    for id in CARDS:
        name = Language(code).card(id)
        assert find_card(id, code) == id
        for written in (name, name.upper(), name.replace(" ", "_"), name.replace(" ", ""), f" “{name}” "):
            assert find_card(written, code) == id
        assert find_card(unicodedata.normalize("NFD", name), code) == id


def test_a_name_means_one_card_in_one_language() -> None:
    for code in CODES:
        taken = Counter(spelling for id in CARDS for spelling in spellings(Language(code).card(id)))
        assert max(taken.values()) == 1


def test_names_that_mean_different_cards_in_different_languages() -> None:
    names = {fold(Language(code).card(id)) for code in CODES for id in CARDS}
    assert {name for name in names if len(meanings(name)) > 1} == {"jarmark"}
    assert find_card("Jarmark", "pl") == "fair"
    assert find_card("Jarmark", "cs") == "festival"
    assert find_card("Jarmark") == find_card("Jarmark", "de") == find_card("Jarmark", "en") == "fair"
    assert find_cards(["Jarmark", "Kovárna"], "pl") == ["festival", "smithy"]
    assert find_cards(["Jarmark", "Kuźnia"], "cs") == ["fair", "smithy"]
    assert find_cards(["Jarmark", "Smithy"], "cs") == ["festival", "smithy"]


@pytest.mark.parametrize(
    ("written", "id"),
    [
        ("zlodziej", "thief"),
        ("Strassennetz", "road_network"),
        ("Straßennetz", "road_network"),
        ("BUEROKRAT", "bureaucrat"),
        ("Burokrat", "bureaucrat"),
        ("councilroom", "council_room"),
        ("horn-of-plenty", "horn_of_plenty"),
        ("Treasure Chest", "treasure_chest"),
        ("kanał", "canal"),
        *ALIASES.items(),
    ],
)
def test_names_without_accents_and_other_names(written: str, id: str) -> None:
    assert find_card(written) == id


def test_other_names_mean_no_other_card() -> None:
    for name, id in ALIASES.items():
        assert meanings(name) == {id}


def test_unknown_names_are_all_named_with_what_is_nearest_in_the_wanted_language() -> None:
    with pytest.raises(UnknownName, match=r"“Celar” \(did you mean Cellar\?\), “Xyzzy”$"):
        find_cards(["Celar", "Smithy", "Xyzzy", "Celar"])
    with pytest.raises(UnknownName, match=r"„Celar” \(może chodzi o: Piwnica\?\), „Kuznja” \(może chodzi o: Kuźnia\?\)$"):
        find_cards(["Celar", "Kuznja"], "pl")
    with pytest.raises(UnknownName, match=r"called “--”$"):
        find_card("--")
    with pytest.raises(UnknownLanguage):
        find_card("Cellar", "la")


@pytest.fixture
def own() -> Iterator[CardSet]:
    made = CardSet("kingdoms_of_ones_own")
    yield made
    made.forget()


def test_cards_of_ones_own_are_found_as_long_as_they_are_declared(own: CardSet) -> None:
    own.action("Jester's Hat", 3)
    assert [find_card("Jester’s hat", code) for code in CODES] == ["jesters_hat"] * len(CODES)
    setup = parse_kingdom(FIRST_GAME.replace("Cellar", "jesters_hat"))
    assert same(parse_kingdom(format_kingdom(setup, "pl"), language="cs"), setup)
    own.forget()
    own.action("Fool's Hat", 3)
    assert find_card("Fool's Hat") == "fools_hat"
    with pytest.raises(UnknownName):
        find_card("Jester's Hat")


# ---------------------------------------------------------------- reading kingdoms
@pytest.mark.parametrize("id", KINGDOMS)
def test_recommended_kingdoms_are_those_of_the_rulebooks(id: str) -> None:
    wanted = KINGDOMS[id].setup(3)
    read = parse_kingdom(RULEBOOKS[id], 3)
    assert read.canonical() == wanted.canonical()
    for name in (id, id.upper(), *(Language(code).text(f"kingdom-{id}") for code in CODES), RULEBOOKS[id].split(":")[0]):
        assert same(parse_kingdom(name, 3), wanted)


@pytest.mark.parametrize(
    "text",
    [
        FIRST_GAME,
        FIRST_GAME.lower().replace(", ", ","),
        FIRST_GAME.replace(",", ";") + ";",
        FIRST_GAME.replace(", ", "\n"),
        FIRST_GAME.replace(", ", ",\r\n") + ",\r\n",
        FIRST_GAME.replace(", ", "\t"),
        "- " + FIRST_GAME.replace(", ", "\n- "),
        "\n".join(f"{i + 1}. {name}" for i, name in enumerate(FIRST_GAME.split(", "))),
        "\n".join(f"{i + 1}) {name}" for i, name in enumerate(FIRST_GAME.split(", "))),
        ", ".join(f'"{name}"' for name in FIRST_GAME.split(", ")),
        str([id_of(name) for name in FIRST_GAME.split(", ")]),
        f"Our first, on Sunday (two players): {FIRST_GAME}.",
        "Kingdom:\n" + FIRST_GAME.replace(", ", "\n"),
        "Królestwo: " + ", ".join(f"{Language('pl').card(id_of(name))} ({name})" for name in FIRST_GAME.split(", ")),
        "?supply=" + FIRST_GAME.lower().replace(", ", ","),
        "https://example.org/?lang=en&supply=" + FIRST_GAME.lower().replace(", ", "%2C") + "&spoils=1#top",
        "Kingdom: First Game",
    ],
)
def test_one_kingdom_in_many_forms(text: str) -> None:
    assert same(parse_kingdom(text, 4), KINGDOMS["first_game"].setup(4))


def test_projects_stand_in_the_same_list() -> None:
    assert parse_kingdom(f"{FIRST_GAME}, Fair, Zitadelle").landscapes == ("fair", "citadel")
    assert parse_kingdom(f"Fair, {FIRST_GAME}\nProjects: star_chart").landscapes == ("fair", "star_chart")
    address = "?supply=" + FIRST_GAME.lower().replace(", ", ",") + "&projects=citygate"
    assert parse_kingdom(address).landscapes == ("city_gate",)


@pytest.mark.parametrize(
    "written",
    [
        "Young Witch (Bane: Cellar)",
        "Młoda Wiedźma (Zguba: Piwnica)",
        "Junge Hexe (Bannstapel: Keller)",
        "Mladá čarodějka (Zhouba: Sklepení)",
        "Young Witch (Cellar)",
        "young_witch (cellar)",
        "Young Witch; Bane: Cellar",
        "Young Witch, Zguba: Cellar,",
        "Young Witch\nCellar (Bane)",
        "Młoda Wiedźma (Young Witch), Bane: Piwnica",
        "Young Witch (Bane: Cellar), Cellar",
    ],
)
def test_the_bane_is_named_in_many_forms(written: str) -> None:
    setup = parse_kingdom(TEN_WITH_YOUNG_WITCH.replace("Young Witch", written) + "\nFair")
    assert same(setup, Setup.of([id_of(name) for name in TEN_WITH_YOUNG_WITCH.split(", ")], ["fair"], {"bane": "cellar"}))


def test_the_bane_may_be_named_beside_the_list() -> None:
    wanted = parse_kingdom(f"{TEN_WITH_YOUNG_WITCH} (Moat)")
    assert same(parse_kingdom(TEN_WITH_YOUNG_WITCH, bane="Burggraben"), wanted)
    assert same(parse_kingdom(f"{TEN_WITH_YOUNG_WITCH}, Moat", bane="moat"), wanted)
    assert same(parse_kingdom("?supply=" + TEN_WITH_YOUNG_WITCH.replace(" ", "") + "&bane=moat"), wanted)
    assert parse_kingdom("the_jesters_workshop", bane="Moat").bane == "moat"
    assert parse_kingdom("Błazenada (Zguba: Fosa)").bane == "moat"


def test_the_bane_is_not_guessed() -> None:
    with pytest.raises(KingdomError, match=r"which of Chapel, Village, Moat it is, for example Young Witch \(Bane: Chapel\)"):
        parse_kingdom(f"{TEN_WITH_YOUNG_WITCH}, Moat")
    with pytest.raises(KingdomError, match=r"na przykład Młoda wiedźma \(Zguba: Kaplica\)"):
        parse_kingdom(f"{TEN_WITH_YOUNG_WITCH}, Moat", language="pl")
    with pytest.raises(SetupError, match="name an eleventh kingdom card"):
        parse_kingdom(f"{TEN_WITH_YOUNG_WITCH} (Bane: )")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a kingdom has 10 cards .* not 0"),
        ("Cellar", "a kingdom has 10 cards .* not 1"),
        (FIRST_GAME.replace("Cellar, ", ""), "a kingdom has 10 cards .* not 9"),
        (FIRST_GAME + ", Witch", "a kingdom has 10 cards .* not 11"),
        (FIRST_GAME + ", Flag", "flag is not a kingdom card"),
        (FIRST_GAME.replace("Cellar", "Copper"), "copper is not a kingdom card"),
        (FIRST_GAME + ", Bane: Chapel", "no card of this kingdom uses one"),
        (TEN_WITH_YOUNG_WITCH + " (Bane: Festival)", "costs 2 or 3; festival is not"),
        (TEN_WITH_YOUNG_WITCH + " (Bane: Apothecary)", "costs 2 or 3; apothecary is not"),  # it costs a Potion, too
        (TEN_WITH_YOUNG_WITCH + " (Bane: Cathedral)", "must be a kingdom card that costs 2 or 3; cathedral is not"),
        (TEN_WITH_YOUNG_WITCH + " (Bane: Moat), Bane: Cellar", "only one Bane, but several are named: Moat, Cellar"),
        (
            "Celar, Market, Markt, Moat, xyzzy, Bane: Smity",
            r"“Celar” \(did you mean Cellar\?\), “xyzzy”, “Smity” \(did you mean Smithy\?\); named more than once: Market$",
        ),
        ("Cellar (Market), Moat", r"called “Cellar \(Market\)”"),
        ("Cellar, Market: Moat, Mine", "called “Market: Moat”"),
        ("frist game", r"no recommended kingdom called 'frist game' \(did you mean First Game\?\)"),
        ("?supply=cellar,moat&events=ride&bane=xyzzy", "called “ride”.*, “xyzzy”"),
        ("Cellar, " * (MOST_NAMES + 1), f"this list has {MOST_NAMES + 1}"),
        (":" * (MOST_CHARACTERS + 1), "this list is too long"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(text: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        parse_kingdom(text)


@given(st.text(st.sampled_from(":,;()[]?=&1.\n\"' -aCellarBanYougWith") | st.characters(), max_size=80))
def test_any_text_is_a_kingdom_or_refused(text: str) -> None:
    with suppress(DemesneError):
        assert len(parse_kingdom(text).piles) == 10


@given(st.randoms(use_true_random=False), st.sampled_from(CODES), st.sampled_from([None, *CODES]), st.integers(2, 4))
def test_what_is_written_is_read_again(rng: random.Random, code: str, reader: str | None, players: int) -> None:
    setup = random_setup(rng).for_players(players)
    written = format_kingdom(setup, code)
    assert same(parse_kingdom(written, players, language=reader), setup)
    assert same(parse_kingdom(f"Title: {written}", players), setup)


def test_a_kingdom_is_written_as_players_know_it() -> None:
    assert format_kingdom(KINGDOMS["first_game"].setup()) == FIRST_GAME
    written = TEN_WITH_YOUNG_WITCH + " (Bane: Cellar), Fair"
    assert format_kingdom(parse_kingdom(written)) == written


# ---------------------------------------------------------------- features
@pytest.mark.parametrize("set_id", SETS)
def test_features_of_kingdom_cards_are_read_from_their_texts(set_id: str) -> None:
    kingdom_cards = {id for id in KINGDOM_CARDS if CARDS[id].set == set_id}
    told = {id: set(facts.get("features", ())) for id, facts in FACTS[set_id]["cards"].items() if id in kingdom_cards}
    assert {id: features(CARDS[id]) & set(FEATURES) for id in kingdom_cards} == told


def test_features_of_projects() -> None:
    assert features(CARDS["fair"]) == {"buy"}
    assert features(CARDS["cathedral"]) == {"trasher"}
    assert features(CARDS["barracks"]) == features(CARDS["canal"]) == set()


def test_features_of_cards_of_ones_own(own: CardSet) -> None:
    either = own.action("Either Or", 4, choose_one(one=plus(actions=1, cards=1), other=plus(actions=1, cards=1, buys=1)))
    assert features(either) == {"buy"}
    mixed = own.action("This And That", 4, trash(1), if_(some, plus(actions=1)), plus(villagers=1), each_other(gain("Silver")))
    assert features(mixed) == {"trasher", "village"}
    unless = own.action("Unless", 4, choose(1), if_(some, plus(cards=1), else_=plus(cards=2)))
    assert features(unless) == {"draw"}


def test_only_cards_from_the_hand_make_a_trasher(own: CardSet) -> None:
    gained = own.action("Gained And Gone", 4, choose(1), gain("Silver"), trash(IT))
    assert features(gained) == {"gainer"}
    itself = own.action("Itself", 4, choose(1), put(THIS, TOP), trash(IT))
    assert features(itself) == set()
    nothing = own.action("Nothing Left", 4, choose(1), each_other(plus(cards=1)), trash(IT))
    assert features(nothing) == set()


# ---------------------------------------------------------------- kingdoms at random
def brings(setup: Setup) -> set[str]:
    return {feature for id in setup.piles for feature in features(CARDS[id])}


def is_liaison(id: str) -> bool:
    return any(card.types & LIAISON for card in cards_in_pile(id))


def is_impossible(sets: set[str], landscapes: int | None, require: set[str], forbid: set[str], want: set[str]) -> bool:
    """Whether wishes that leave at least four piles free cannot come true."""
    allowed = {id for id in CARDS if id in require or (CARDS[id].set in sets and id not in forbid)}
    cards = allowed & set(KINGDOM_CARDS)
    if not any(CARDS[id].cost in (2, 3) for id in cards - require):
        cards.discard("young_witch")
    can_be_met = want <= {feature for id in cards for feature in features(CARDS[id])}
    least, most = (len(these & set(PROJECTS)) for these in (require, allowed))
    return (
        bool(require & forbid)
        or len(cards) < 11
        or not can_be_met
        or not require & set(KINGDOM_CARDS) <= cards
        or (landscapes is not None and not least <= landscapes <= most)
    )


@given(
    st.sets(st.sampled_from(SETS), min_size=1),
    st.none() | st.integers(0, 2),
    st.sets(st.sampled_from(KINGDOM_CARDS + PROJECTS), max_size=6),
    st.sets(st.sampled_from(KINGDOM_CARDS + PROJECTS), max_size=12),
    st.sets(st.sampled_from(FEATURES), max_size=4),
    st.integers(0, 1000),
)
def test_a_kingdom_is_as_wished_or_refused(
    sets: set[str], landscapes: int | None, require: set[str], forbid: set[str], want: set[str], seed: int
) -> None:
    wishes = sorted(require)
    try:
        setup = generate(sorted(sets), landscapes, wishes[:3], sorted(forbid), want, wishes[3:], seed, 3)
    except KingdomError:
        assert is_impossible(sets, landscapes, require, forbid, want)
        return
    laid_out = list(setup.ids)
    assert require <= {*setup.piles, *setup.landscapes}
    assert not forbid.intersection(laid_out)
    assert want <= brings(setup)
    assert all(CARDS[id].set in sets or id in require or id in ALLIES for id in laid_out)
    assert landscapes is None or len([id for id in setup.landscapes if id not in ALLIES]) == landscapes
    assert bool(set(setup.landscapes) & set(ALLIES)) == any(map(is_liaison, setup.piles + setup.extra_piles))
    assert setup.players == 3


def test_every_card_project_and_number_of_projects_comes_up() -> None:
    made = [generate(seed=seed) for seed in range(3 * len(KINGDOM_CARDS))]
    assert {id for setup in made for id in setup.piles} == set(KINGDOM_CARDS)
    assert {id for setup in made for id in setup.landscapes} == {*PROJECTS, *ALLIES}
    assert {len(set(setup.landscapes) - set(ALLIES)) for setup in made} == {0, 1, 2}
    assert len({setup.bane for setup in made}) > 5


def test_the_same_seed_gives_the_same_kingdom_in_every_process() -> None:
    program = (
        "import demesne; from demesne.notation.generator import generate; "
        "print([generate(want={'attack', 'village', 'buy', 'draw'}, seed=s).to_data() for s in range(20)])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert not same(generate(seed=1), generate(seed=2))


def test_kept_cards_stay_and_the_others_are_rerolled() -> None:
    before = generate(require=["Young Witch", "Fair"], landscapes=1, seed=1)
    keep = [*before.piles[:8], "Fair", f"Bane: {before.bane}"]
    after = generate(keep=keep, forbid=before.piles[8:], landscapes=1, seed=2)
    assert after.piles[:8] == before.piles[:8]
    assert not set(after.piles[8:]) & set(before.piles)
    assert (after.landscapes[0], after.bane) == ("fair", before.bane)
    everything = [*format_kingdom(before, "de").split(", ")]
    assert same(generate(keep=everything, landscapes=1, seed=3), before)


def test_the_last_free_pile_brings_all_that_is_lacking() -> None:
    keep = ["Bureaucrat", "Militia", "Spy", "Thief", "Chancellor", "Feast", "Gardens", "Throne Room", "Cellar"]
    for seed in range(10):
        setup = generate(["base"], keep=keep, want={"village", "buy"}, seed=seed)
        assert setup.piles == (*(id_of(name) for name in keep), "festival")
    with pytest.raises(KingdomError, match="1 free piles are not enough for: draw, trasher"):
        generate(["base"], keep=keep, want={"draw", "trasher"})


def test_a_bane_is_left_where_one_is_needed() -> None:
    cornucopia = [card.id for card in cards_of("cornucopia/1") if card.id in KINGDOM_CARDS]
    banes = ["hamlet", "fortune_teller", "menagerie"]
    for seed in range(30):
        setup = generate(["cornucopia/1"], require=["Young Witch"], forbid=["Jester", "Hamlet"], landscapes=0, seed=seed)
        assert setup.bane in banes[1:]
        assert {*setup.piles, setup.bane} == set(cornucopia) - {"jester", "hamlet"}
        assert "young_witch" not in generate(["cornucopia/1"], forbid=banes[:2], keep=banes[2:], seed=seed).piles
    with pytest.raises(KingdomError, match="costs 2 or 3 for the Bane"):
        generate(["cornucopia/1"], forbid=banes, want=["attack"])


def test_no_extra_pile_is_drawn_that_costs_a_potion() -> None:
    for seed in range(60):
        setup = generate(["alchemy", "cornucopia"], require=["Young Witch", "Ferryman"], seed=seed)
        assert not any(CARDS[pile].potion for pile in setup.extra_piles)


def test_the_set_of_a_card_of_the_ten_decides_on_colonies_and_shelters() -> None:
    """As often as a card taken at random from the ten is of the set; the ten are the same, whatever is decided."""
    for option, set_id, card in (("colonies", "prosperity", "Colony"), ("shelters", "dark_ages", "Hovel")):
        drawn = [generate([set_id, "base"], landscapes=0, seed=seed) for seed in range(300)]
        share = sum(CARDS[id].set == set_id for setup in drawn for id in setup.piles) / 10
        assert abs(sum(bool(setup.option(option)) for setup in drawn) - share) < 30  # 3.5 standard deviations
        assert not any(generate(["base"], seed=seed).option(option) for seed in range(50))
        for seed, setup in enumerate(drawn[:50]):
            forbidden = generate([set_id, "base"], landscapes=0, forbid=[card], seed=seed)
            assert (forbidden.piles, forbidden.option(option)) == (setup.piles, False)
            assert generate([set_id, "base"], landscapes=0, require=[card], seed=seed).option(option)


def test_a_ferryman_pile_is_left_where_one_is_needed() -> None:
    for seed in range(30):
        setup = generate(["cornucopia", "guilds"], require=["Ferryman"], seed=seed)
        pile = setup.marked("ferryman")
        assert CARDS[pile].cost in (3, 4)
        assert pile not in (*setup.piles, "young_witch")
        kept = generate(["cornucopia", "guilds"], keep=["Ferryman (Remake)", "Young Witch (Bane: Hamlet)"], seed=seed)
        assert dict(kept.marks) == {"bane": "hamlet", "ferryman": "remake"}
    with pytest.raises(KingdomError, match="Village is kept as the Ferryman pile, but no card"):
        generate(keep=["Ferryman pile: Village"])


@pytest.mark.parametrize(
    "written",
    [
        "Ferryman (Ferryman pile: Mountain Village)",
        "Ferryman (Mountain Village)",
        "Ferryman, ferryman: Mountain Village,",
        "Przewoźnik (Stos Przewoźnika: Górska wioska)",
        "Fährmann (Fährmannstapel: Bergdorf)",
        "Převozník (Převozníkův balíček: mountain_village)",
        "Ferryman\nMountain Village (Ferryman pile)",
    ],
)
def test_the_ferryman_pile_is_written_like_the_bane(written: str) -> None:
    nine = "Ducat, Experiment, Seer, Hideout, Sculptor, Jester, Horn of Plenty, Farrier, Stonemason"
    assert dict(parse_kingdom(f"{nine}, {written}").marks) == {"ferryman": "mountain_village"}
    with pytest.raises(KingdomError, match="Ferryman needs its own pile: say which of Experiment"):
        parse_kingdom(f"{nine}, Ferryman, Village")


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"sets": ["bass"]}, f"no set called bass; there are: {', '.join(SETS)}$"),
        ({"want": ["speed"]}, "no feature called speed; there are: village, "),
        ({"require": ["Celar"]}, r"did you mean Cellar\?"),
        ({"keep": ["Celar"]}, r"did you mean Cellar\?"),
        ({"keep": ["Cellar", "Cellar"]}, "more than once: Cellar"),
        ({"forbid": ["Celar"]}, r"did you mean Cellar\?"),
        ({"require": ["Cellar"], "forbid": ["Piwnica"]}, "both required and forbidden: Cellar"),
        ({"require": ["Gold", "Flag"], "language": "de"}, "neither kingdom cards nor landscapes: Gold, Fahne"),
        ({"require": KINGDOM_CARDS[:11]}, "a kingdom has 10 cards, but 11 are kept or required"),
        ({"keep": ["Bane: Cellar"]}, "Cellar is kept as the Bane, but no card"),
        ({"sets": ["base/1"], "forbid": KINGDOM_CARDS[:16]}, "a kingdom has 10 cards, but only 9 are allowed"),
        ({"sets": ["cornucopia"], "want": ["trasher"], "forbid": ["remake"]}, "no allowed card is: trasher"),
        ({"landscapes": 3}, "a game has 0 to 2 landscapes, not 3"),
        ({"landscapes": 1, "require": ["Fair", "Canal"]}, "1 landscape is wanted, but 2 are kept or required"),
        ({"landscapes": 1, "sets": ["base"]}, "1 landscape is wanted, but only 0 are allowed"),
        ({"players": 5}, "a game has 2, 3 or 4 players"),
    ],
)
def test_impossible_wishes_are_refused(wishes: dict[str, object], problem: str) -> None:
    with pytest.raises(DemesneError, match=problem):
        generate(**wishes)  # type: ignore[arg-type]


def test_every_kingdom_that_the_rulebooks_recommend_is_here() -> None:
    assert set(KINGDOMS) == set(RULEBOOKS)
    assert len(KINGDOMS) == 40
