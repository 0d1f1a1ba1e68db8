"""Traits and the piles they lie on: how both are written, drawn and kept; and what is no pile at all."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from random_play import eager

from demesne import KINGDOMS, Game, Setup, SetupError
from demesne.cli import main
from demesne.commands import kingdom as command
from demesne.engine.constants import ACTION, ALLY, TREASURE
from demesne.engine.definitions import CARDS, id_of
from demesne.engine.setup import can_have_trait
from demesne.lang import CODES, Language
from demesne.notation.generator import generate
from demesne.notation.kingdoms import KingdomError, format_kingdom, parse_kingdom
from demesne.server.tables import card_catalogue, presentation, table_requests
from demesne.sets.recommended import Kingdom
from demesne.table.plain import pile_lines
from demesne.views.sampling import sample
from demesne.words import CardSet, of_pile_with, plus, when, you_have_played_a

TEN = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Gardens, Workshop"
WITH_BANE = "Chapel, Market, Militia, Mine, Remodel, Smithy, Spy, Village, Witch, Young Witch (Bane: Moat)"


@pytest.fixture(autouse=True)
def traits() -> Iterator[CardSet]:
    """Two Traits of one's own."""
    made = CardSet("traits_of_ones_own")
    for name in ("Polished", "Dull"):
        made.trait(name, when(you_have_played_a(of_pile_with(name)), plus(coins=1)))
    yield made
    made.forget()


def laid(text: str, **more: str) -> tuple[tuple[str, ...], dict[str, str]]:
    setup = parse_kingdom(text, **more)  # type: ignore[arg-type]
    return setup.landscapes, dict(setup.marks)


# ---------------------------------------------------------------- reading and writing
@pytest.mark.parametrize(
    "text",
    [
        f"{TEN}, Polished (Smithy)",
        f"{TEN}, polished (Kuźnia)",
        f"Polished (Smithy), {TEN}",
        f"{TEN}\nPolished: Smithy",
        f"{TEN}; Polished: Smithy;",
        TEN.replace("Smithy", "Smithy (Polished)"),
        f"Sunday: {TEN}, Polished (Smithy)",
        "?supply=" + TEN.lower().replace(", ", ",") + "&traits=polished(smithy)",
        "https://example.org/?lang=en&supply=" + TEN.lower().replace(", ", "%2C") + "&traits=polished%28smithy%29#top",
    ],
)
def test_a_trait_is_written_with_its_pile_in_many_forms(text: str) -> None:
    setup = parse_kingdom(text)
    assert setup == Setup.of([id_of(name) for name in TEN.split(", ")], ["polished"], {"polished": "smithy"})
    assert setup.extra_piles == ()
    assert format_kingdom(setup) == f"{TEN}, Polished (Smithy)"


@pytest.mark.parametrize(
    "written", ["Fated (Spices)", "Przeznaczony (Przyprawy)", "Vorherbestimmt (Gewürze)", "Osudový (Koření)"]
)
def test_a_trait_has_names_in_all_languages(written: str) -> None:
    assert laid(f"{TEN.replace('Moat', 'Spices')}, {written}") == (("fated",), {"fated": "spices"})
    assert laid(f"Mirror Masters ({written.split(' (')[0]}: Gondola)") == (("mirror", "fated"), {"fated": "gondola"})


def test_what_is_written_is_read_again_in_every_language() -> None:
    for seed in range(20):
        setup = generate(require=["Dull", "Polished"], seed=seed)
        for code in CODES:
            assert parse_kingdom(format_kingdom(setup, code), language=code) == setup
        assert Setup.from_data(setup.to_data()) == setup


def test_traits_stand_among_other_landscapes_and_beside_a_bane() -> None:
    assert laid(f"{TEN}, Dull (Moat), Fair, Polished (Mine)") == (
        ("dull", "fair", "polished"),
        {"dull": "moat", "polished": "mine"},
    )
    landscapes, marks = laid(f"{WITH_BANE}, Polished (Moat)")
    assert (landscapes, marks) == (("polished",), {"bane": "moat", "polished": "moat"})
    setup = parse_kingdom(f"{WITH_BANE}, Polished (Moat)")
    assert setup.extra_piles == ("moat",)
    assert parse_kingdom(format_kingdom(setup, "de")) == setup


def test_a_recommended_kingdom_may_be_played_with_a_trait_or_have_it_elsewhere() -> None:
    assert laid("First Game (Polished: Moat)") == (("polished",), {"polished": "moat"})
    assert laid("Błazenada (Polished: Jester)") == (("polished",), {"bane": "chancellor", "polished": "jester"})


def test_a_pile_of_several_kinds_has_a_trait_as_a_whole() -> None:
    game = Game.new(parse_kingdom(f"{TEN.replace('Moat', 'Gladiator/Fortune')}, Polished (Gladiator/Fortune)"), 1)
    at = game.components.pile_by_id["gladiator_fortune"]
    assert [int(pile) for pile in game.components.lies_on] == [at]


# ---------------------------------------------------------------- what is refused
@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("Polished", r"Polished is a Trait: name its Action or Treasure pile, for example Polished \(Cellar\)"),
        ("Dull (Cellar), Polished", r"for example Polished \(Market\)"),
        ("Polished (Witch)", "cannot apply to witch, which is not a kingdom pile of this supply: choose an Action"),
        ("Polished (Gold)", "cannot apply to gold, which is not a kingdom pile"),
        ("Polished (Fair)", "cannot apply to fair, which is not a kingdom pile"),
        ("Polished (Dull)", "cannot apply to dull, which is not a kingdom pile"),
        ("Polished (Polished)", "Polished is a Trait: name its Action or Treasure pile"),
        ("Polished (Gardens)", "cannot apply to gardens, which is neither an Action nor a Treasure: choose another pile"),
        ("Polished (Moat), Dull (Moat)", "polished and dull are both on moat: choose another pile for one of them"),
        ("Polished (Moat), Polished: Cellar", "Polished applies to one pile, but several are named: Moat, Cellar"),
        ("Polished (Moat), Polished (Moat)", "more than once: Polished"),
        ("Polished (Smity)", r"“Smity” \(did you mean Smithy\?\)"),
    ],
)
def test_a_trait_must_lie_on_a_pile_that_can_have_it(written: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        parse_kingdom(f"{TEN}, {written}")


def test_a_trait_lies_in_the_supply() -> None:
    combo = KINGDOMS["combo_corner"].setup()
    with pytest.raises(SetupError, match="mountain_village, which is not a kingdom pile of this supply"):
        Setup.of(combo.piles, ["polished"], {**dict(combo.marks), "polished": "mountain_village"})
    with pytest.raises(SetupError, match="polished is a Trait: name the Action or Treasure pile"):
        Setup.of(combo.piles, ["polished"], dict(combo.marks))
    with pytest.raises(SetupError, match="there is no mark called 'polished'"):
        Setup.of(combo.piles, [], {**dict(combo.marks), "polished": "jester"})


@pytest.mark.parametrize("code", CODES)
def test_what_is_wrong_is_said_with_names_in_every_language(code: str) -> None:
    language = Language(code)
    for written in ("Polished (Gardens)", "Polished (Witch)", "Polished (Moat), Dull (Moat)", "Polished"):
        with pytest.raises(SetupError) as refused:
            parse_kingdom(f"{TEN}, {written}", language=code)
        said = language.error(refused.value)
        assert "Polished" in said
        assert not {"gardens", "witch", "moat"} & set(said.replace(",", " ").split())
        assert any(language.card(id) in said for id in ("gardens", "witch", "moat", "cellar"))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Ruins", "ruins is not a kingdom card but comes with others: add one of them, such as cultist"),
        ("Ruined Village", "ruined_village is not a kingdom card but comes with others.* cultist"),
        ("Potion", "potion is not a kingdom card but comes with .* such as apothecary"),
        ("Horse", "horse is not a kingdom card but comes with .* such as cavalry"),
        ("Loot", r"loot is not a kingdom card but comes with .* such as \w+"),
        ("Amphora", r"amphora is not a kingdom card but comes with .* such as \w+"),
        ("Bag of Gold", "bag_of_gold is not a kingdom card but comes with .* such as tournament"),
        ("Pasture", "pasture is an Heirloom.*: add shepherd and it comes along"),
        ("Town Crier", "town_crier is part of a mixed pile: add townsfolk"),
        ("Hovel", "hovel is not a kingdom card and does not count among the ten piles: use the option shelters"),
        ("Colony", "colony is not a kingdom card and does not count among the ten piles: use the option colonies"),
        ("Copper", "copper is not a kingdom card"),
        ("Flag", "flag is not a kingdom card"),
        ("The Swamp’s Gift", "the_swamps_gift is not a kingdom card"),
        ("Importer", "importer is a Liaison: add an Ally"),
    ],
)
def test_what_is_no_pile_is_refused_with_what_would_be_right(name: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        parse_kingdom(TEN.replace("Moat", name))
    with pytest.raises(SetupError, match=problem):
        Setup.of([id_of(known) for known in TEN.replace("Moat", name).split(", ")])


def test_what_cards_bring_face_down_is_no_pile_either(traits: CardSet) -> None:
    for name in ("Hoard of One", "Hoard of Two"):
        traits.card(name, 7, TREASURE, plus(coins=3), pile="2", beside=True)
    traits.pile("Hoard", ("Hoard of One", 2), ("Hoard of Two", 2), face_down=True, beside=True)
    traits.card("Digger", 3, ACTION, plus(coins=1), brings=("Hoard",))
    for name in ("Hoard", "Hoard of One"):
        with pytest.raises(SetupError, match=r"is not a kingdom card but comes with .* such as digger"):
            parse_kingdom(TEN.replace("Moat", name))


def test_an_ally_comes_with_liaisons_and_only_with_them() -> None:
    with pytest.raises(SetupError, match=r"band_of_nomads is an Ally, but no card .*: leave it out or add a Liaison"):
        parse_kingdom(f"{TEN}, Band of Nomads")
    assert parse_kingdom(f"{TEN.replace('Moat', 'Importer')}, Band of Nomads").landscapes == ("band_of_nomads",)
    with pytest.raises(SetupError, match="a game has one Ally, not 2"):
        parse_kingdom(f"{TEN.replace('Moat', 'Importer')}, Band of Nomads, Fellowship of Scribes")
    for seed in range(10):
        drawn = generate(require=["Importer"], landscapes=0, seed=seed).landscapes
        assert len(drawn) == 1
        assert CARDS[drawn[0]].types & ALLY


# ---------------------------------------------------------------- at random
def test_drawn_traits_lie_on_drawn_piles() -> None:
    found: set[str] = set()
    for seed in range(60):
        setup = generate(["base", "traits_of_ones_own"], landscapes=2, seed=seed)
        assert set(setup.landscapes) == set(dict(setup.marks)) == {"polished", "dull"}
        piles = [pile for _, pile in setup.marks]
        assert len(set(piles)) == 2
        assert set(piles) <= set(setup.piles)
        assert all(map(can_have_trait, piles))
        found |= set(piles)
    assert len(found) > 15


def test_traits_count_among_the_landscapes() -> None:
    made = [generate(["base", "renaissance", "traits_of_ones_own"], seed=seed) for seed in range(200)]
    assert {len(setup.landscapes) for setup in made} == {0, 1, 2}
    assert any("polished" in setup.landscapes for setup in made)
    assert all(set(dict(setup.marks)) == {id for id in setup.landscapes if id in ("polished", "dull")} for setup in made)
    with pytest.raises(KingdomError, match="1 landscape is wanted, but 2 are kept or required"):
        generate(require=["Polished", "Fair"], landscapes=1)


@pytest.mark.parametrize("how", ["keep", "require"])
def test_a_kept_or_required_trait_has_a_pile(how: str) -> None:
    for seed in range(20):
        setup = generate(seed=seed, **{how: ["Polished"]})  # type: ignore[arg-type]
        assert setup.marked("polished") in setup.piles
        setup = generate(seed=seed, **{how: ["Polished (Spices)", "Dull"]})  # type: ignore[arg-type]
        assert (setup.marked("polished"), "spices" in setup.piles) == ("spices", True)
        assert setup.marked("dull") not in ("", "spices")


def test_kept_traits_stay_on_their_piles() -> None:
    before = generate(require=["Young Witch", "Polished", "Dull"], seed=1)
    keep = format_kingdom(before, "pl").split(", ")
    assert generate(keep=keep, landscapes=2, seed=2, language="pl").marks == before.marks
    again = generate(keep=["Polished (Spices)"], forbid=["Chapel"], seed=3)
    assert again.marked("polished") == "spices"


@pytest.mark.parametrize(
    ("keep", "forbid", "problem"),
    [
        (["Polished (Gardens)"], [], "cannot apply to gardens, which is neither"),
        (["Polished (Gold)"], [], "cannot apply to gold, which is not a kingdom pile"),
        (["Polished (Spices)", "Dull (Spices)"], [], "are both on spices"),
        (["Polished (Spices)"], ["Spices"], "both required and forbidden: Spices"),
        (["Polished (Spices)"], ["Polished"], "both required and forbidden: Polished"),
        ([*TEN.split(", "), "Polished (Spices)"], [], "10 cards, but 11 are kept or required"),
    ],
)
def test_traits_that_cannot_be_kept_so_are_refused(keep: list[str], forbid: list[str], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        generate(keep=keep, forbid=forbid)


def test_without_a_pile_that_can_have_one_no_trait_is_drawn(traits: CardSet) -> None:
    for n in range(10):
        traits.card(f"Meadow {n}", 2, CARDS["gardens"].types, vp=1)
    meadows = [f"Meadow {n}" for n in range(10)]
    for seed in range(20):
        assert generate(["traits_of_ones_own"], keep=meadows, seed=seed).landscapes == ()
    with pytest.raises(KingdomError, match="no Action or Treasure pile is left for polished"):
        generate(keep=[*meadows, "Polished"])


# ---------------------------------------------------------------- at the browser and at the table
def test_a_pasted_list_may_leave_the_pile_of_a_trait_to_chance() -> None:
    found = set()
    for _ in range(20):
        setup, _ = card_catalogue.setup_for(table_requests.ByText(f"{TEN}, Polished, Dull (Moat), Colony"), 3, "en")
        assert (setup.piles, setup.landscapes) == (parse_kingdom(TEN).piles, ("polished", "dull"))
        assert (setup.marked("dull"), setup.options) == ("moat", (("colonies", True),))
        found.add(setup.marked("polished"))
    assert found <= {id_of(name) for name in TEN.split(", ")} - {"moat", "gardens"}
    assert len(found) > 2
    with pytest.raises(SetupError, match="cannot apply to gardens"):
        card_catalogue.setup_for(table_requests.ByText(f"{TEN}, Polished (Gardens)"), 2, "en")


def test_the_browser_keeps_a_trait_on_its_pile() -> None:
    setup, _ = card_catalogue.setup_for(
        table_requests.AtRandom(keep=["polished (spices)", "spices"], options={"shelters": True}), 2, "en"
    )
    assert (setup.marked("polished"), setup.options) == ("spices", (("shelters", True),))
    laid = card_catalogue.kingdom(
        table_requests.KingdomRequest(table_requests.BySetup(presentation.setup(setup)), language="pl")
    )
    assert laid.setup.marks["polished"] == "spices"
    assert "Polished (Przyprawy)" in laid.text


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Polished (Mine), Mine, Smity", [("polished", "mine"), ("mine", ""), ("", "")]),
        ("Cellar, Polished: Witch", [("cellar", ""), ("witch", ""), ("polished", "witch")]),
        ("Mine (Polished), Moat", [("mine", ""), ("moat", ""), ("polished", "mine")]),
        ("Polished (Smity), Moat", [("polished", ""), ("moat", ""), ("", "")]),
        ("Young Witch (Bane: Moat), Polished (Moat)", [("young_witch", ""), ("polished", "moat"), ("moat", "")]),
    ],
)
def test_names_of_a_list_know_where_traits_lie(text: str, names: list[tuple[str, str]]) -> None:
    answer = card_catalogue.names(table_requests.NamesRequest(text))
    assert [(name.id, name.pile) for name in answer.names] == names


def test_tables_show_a_trait_on_its_pile() -> None:
    game = Game.new(parse_kingdom(f"{WITH_BANE}, Polished (Moat), Dull (Witch)"), 1)
    lines = "\n".join(pile_lines(Language("en"), game.view(0)))
    assert any("Moat" in line and "(Bane) (Polished)" in line for line in lines.splitlines())
    assert any("Witch" in line and line.endswith("(Dull)") for line in lines.splitlines())
    piles = {pile.id: (pile.mark, pile.traits) for pile in presentation.piles(game)}
    assert (piles["moat"], piles["witch"], piles["mine"]) == (("bane", ["polished"]), ("", ["dull"]), ("", []))
    assert [(land.id, land.pile) for land in presentation.landscapes(game)] == [("polished", "moat"), ("dull", "witch")]


def test_a_kingdom_is_shown_with_its_traits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom", f"{WITH_BANE}, Polished (Moat), Fair"]) == 0
    written, *lines = capsys.readouterr().out.splitlines()
    assert written.endswith("Young Witch (Bane: Moat), Polished (Moat), Fair")
    assert [" ".join(line.split()) for line in lines if "Moat" in line or "Fair" in line] == [
        "$2 Moat Action – Reaction (Bane) (Polished)",
        "$4 Fair Project",
        "Polished Trait (on Moat)",
    ]


def test_recommended_kingdoms_are_listed_with_traits_banes_and_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    laid_out = parse_kingdom(f"{WITH_BANE}, Polished (Mine), Colony")
    monkeypatch.setattr(command, "KINGDOMS", {"first_game": Kingdom("first_game", laid_out)})
    assert main(["--lang", "de", "kingdom"]) == 0
    out = capsys.readouterr().out
    for part in (
        "(Aktion – Reaktion, Bannstapel)",
        "Mine (Polished)",
        "Polished (Merkmal, auf Mine)",
        "mit Platin und Kolonien",
    ):
        assert part in out


def test_every_set_says_what_it_recommends_in_the_same_words() -> None:
    """As `kingdoms.yaml` has it: Traits among the landscapes, their piles among the marks."""
    laid_out = Setup.of(KINGDOMS["first_game"].setup().piles, ["fair", "polished"], {"polished": "mine"})
    assert Kingdom("own", laid_out).setup(4).marks == (("polished", "mine"),)
    assert parse_kingdom(format_kingdom(laid_out, "cs"), 4) == laid_out.for_players(4)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_traits_are_played_saved_and_sampled(seed: int) -> None:
    rng = random.Random(seed)
    setup = generate(require=["Polished", "Dull"], seed=seed, players=2 + seed)
    game = Game.new(setup, seed)
    for step in range(150):
        if game.over:
            break
        if step % 30 == 0:
            assert sample(game.view(game.decision.who), rng).setup == setup
        game.apply(eager(rng, game))
    loaded = Game.from_json(game.to_json())
    assert (loaded.setup, loaded.to_json()) == (setup, game.to_json())
