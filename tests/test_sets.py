"""Sets and editions: which there are, how much of each, and choosing by them, with cards of one's own."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.cli import main
from demesne.engine.definitions import CARDS, withdraw
from demesne.engine.errors import CardError
from demesne.engine.setup import BASIC, KINGDOM_SIZE
from demesne.learn.catalogue import make_catalogue
from demesne.notation.generator import generate
from demesne.notation.kingdoms import KingdomError
from demesne.rulings.runner import run_texts
from demesne.server.tables import card_catalogue
from demesne.server.tables.table_requests import PartOfSet
from demesne.sets import SETS, editions
from demesne.sets.editions import EDITIONS, Edition, Part, cards_of, editions_of, known_sets, part_of, set_choices
from demesne.words import CardSet, plus

OWN = """
from demesne.words import CardSet, plus

both = CardSet("errands")
for i in range(9):
    both.action(f"Errand {i}", 3, plus(cards=1, actions=1))
first = CardSet("errands", edition=1)
first.action("Old Errand", 3, plus(coins=2))
second = CardSet("errands", edition=2)
second.action("New Errand", 3, plus(cards=2))
"""
IN_BOTH = {f"errand_{i}" for i in range(9)}


@pytest.fixture
def own_cards(tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "errands.py"
    path.write_text(OWN, encoding="utf-8")
    yield str(path)
    for id in [id for id, card in CARDS.items() if card.set == "errands"]:
        withdraw(CARDS[id])


def test_every_set_is_here_as_the_list_says() -> None:
    for edition in EDITIONS:
        assert 0 < edition.kingdom_cards_here <= edition.kingdom_cards, edition
        assert not editions_of(edition.set)[0].new
        assert edition is editions_of(edition.set)[0] or 0 < edition.new < edition.kingdom_cards, edition
    assert [(edition.set, edition.number) for edition in EDITIONS] == [
        (set_id, edition.number) for set_id in SETS for edition in sorted(editions_of(set_id), key=lambda one: one.number)
    ]
    assert known_sets() == list(SETS)
    assert {card.set for card in CARDS.values()} == {BASIC, *SETS}


def test_a_set_or_an_edition_of_it_can_be_chosen() -> None:
    choices = set_choices()
    assert [choice for choice in choices if "/" not in choice] == list(SETS)
    assert [choice for choice in choices if "/" in choice] == [edition.name for edition in EDITIONS]
    for edition in EDITIONS:
        if edition.kingdom_cards_here > KINGDOM_SIZE:  # one more for a Bane
            drawn = generate([edition.name], seed=3)
            assert all(CARDS[id].set == edition.set and CARDS[id].edition in (0, edition.number) for id in drawn.piles)
            assert len(editions_of(edition.set)) > 1 or drawn == generate([edition.set], seed=3)
    others = ", ".join(choice for choice in choices if "/" not in choice or choice.startswith("base/"))
    with pytest.raises(KingdomError, match=f"there is no set called base/99; there are: {others}$"):
        generate(["base/99"])


@pytest.mark.parametrize("edition", [-1, "1", True])
def test_an_edition_is_a_number(edition: object) -> None:
    with pytest.raises(CardError, match="an edition is a number from 1 up"):
        CardSet("inns", edition=edition)  # type: ignore[arg-type]


def test_cards_of_ones_own_may_say_their_edition(own_cards: str, capsys: pytest.CaptureFixture[str]) -> None:
    for choice, drawn in (("errands/1", {"old_errand"}), ("errands/2", {"new_errand"})):
        assert main(["kingdom", "--cards", own_cards, "--sets", choice, "--lang", "en"]) == 0
        names = capsys.readouterr().out.splitlines()[0].split(", ")
        assert {name.lower().replace(" ", "_") for name in names} == IN_BOTH | drawn
        for id in [id for id, card in CARDS.items() if card.set == "errands"]:
            withdraw(CARDS[id])


def test_a_set_of_ones_own_is_known_to_everything_that_draws(own_cards: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "Big Money", "Big Money", "--games", "2", "--jobs", "1", "--seed", "1", "--json"]
    assert main([*arguments, "--cards", own_cards, "--sets", "errands"]) == 0
    said = json.loads(capsys.readouterr().out)
    kingdom = set(generate(["errands"], seed=1).piles)
    assert kingdom <= IN_BOTH | {"old_errand", "new_errand"}
    assert set(said["setup"]["piles"]) == kingdom
    assert card_catalogue.kingdoms.__wrapped__().sets == [*SETS, "errands"]
    drawn = make_catalogue(None, 2, ["errands/2"]).cards
    assert "new_errand" in drawn
    assert "old_errand" not in drawn


def test_a_table_is_laid_with_a_set_of_ones_own(
    own_cards: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    arguments = ["play", "--plain", "--cards", own_cards, "--sets", "errands", "--bot", "Big Money", "--lang", "en"]
    assert main(arguments) == 0
    kingdom = next(line for line in capsys.readouterr().out.splitlines() if "Errand" in line)
    assert "Village" not in kingdom


def test_sets_are_for_drawn_kingdoms_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", "--sets", "base", "--kingdom", "first_game", "--lang", "en"]) == 2
    assert "cannot be combined with --kingdom" in capsys.readouterr().err
    assert main(["simulate", "Big Money", "Big Money", "--sets", "atlantis", "--lang", "en"]) == 2
    assert "atlantis" in capsys.readouterr().err


def test_a_set_of_which_only_a_part_is_here_says_so(
    own_cards: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["kingdom", "--lang", "en"]) == 0
    assert "  Renaissance (renaissance): 25\n" in capsys.readouterr().out
    shortened = (*EDITIONS, Edition("errands", 1, 25), Edition("errands", 2, 26, new=7))
    monkeypatch.setattr(editions, "EDITIONS", shortened)
    assert main(["kingdom", "--cards", own_cards, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "  errands (errands): 11 of 32 (incomplete)\n    errands/1: 10 of 25 (incomplete)\n" in said
    assert "    errands/2: 10 of 26 (incomplete)\n" in said
    assert {card.id for card in cards_of("errands/1")} == IN_BOTH | {"old_errand"}
    assert card_catalogue.kingdoms.__wrapped__().parts[-1] == PartOfSet("errands", 11, 32)


def test_a_set_that_is_all_here_is_no_part_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert part_of("renaissance") is None
    monkeypatch.setattr(editions, "EDITIONS", (Edition("renaissance", 1, 25), Edition("renaissance", 2, 26, new=1)))
    assert part_of("renaissance") == Part("renaissance", 25, 26)
    assert part_of("a set of one's own") is None


TWO_PRINTINGS = """
- ruling: a printing gives a card
  given: {p1: {hand: mill, deck: copper*3}}
  do: [play mill]
  expect: {p1: {hand: copper}}
- ruling: the first printing gives two
  edition: 1
  given: {p1: {hand: mill, deck: copper*3}}
  do: [play mill]
  expect: {p1: {hand: copper*2}}
"""


@pytest.mark.parametrize("first", [1, 2], ids=["the older is declared first", "the newer is declared first"])
def test_a_set_may_print_two_cards_of_one_name(first: int) -> None:
    made = {number: CardSet("watermill", edition=number) for number in (first, 3 - first)}
    try:
        for number, cards in made.items():
            cards.action("Mill", 4, plus(cards=2 if number == 1 else 1))
        assert {card.id for card in cards_of("watermill")} == {"mill", "mill_1e"}
        assert [CARDS[card.id].name for card in cards_of("watermill/1")] == ["Mill"]
        results = run_texts({"mine": TWO_PRINTINGS})
        assert [result.problem for result in results] == ["", ""]
    finally:
        for cards in made.values():
            cards.forget()


def test_an_edition_that_is_none_is_refused() -> None:
    [result] = run_texts({"mine": TWO_PRINTINGS.split("- ruling: the")[0] + "  edition: first\n"})
    assert "`edition` should be a number" in result.problem
