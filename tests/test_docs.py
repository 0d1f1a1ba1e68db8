"""What the documents say is true."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import api_page
import man_page
import pytest
import yaml
from documents import DOCS, blocks, follow, read, words_in_code

from demesne.engine.definitions import CARDS, TEXTS
from demesne.lang import Language
from demesne.notation import position
from demesne.phrases.reading import option_names
from demesne.rulings import expectations, runner
from demesne.rulings.files import read_rulings, suite
from demesne.sets import PARTS, SETS
from demesne.sets.editions import editions_of
from demesne.sets.recommended import KINGDOMS
from demesne.version import engine_is_compiled

# ---------------------------------------------------------------- what programs and cards may import
PUBLIC = re.compile(r"demesne(\.words(\.own)?|\.bots\.advice|\.learn(\.\w+)?)?")  # packages whose names are promised
IMPORTS = re.compile(r"^(?:>>> |\.\.\. )? *(?:from|import) +(demesne[\w.]*)", re.MULTILINE)
FOR_CONTRIBUTORS = {"add-a-command.md", "add-a-page.md"}  # their examples are code of the package itself
PAGES = [path for path in sorted(DOCS.rglob("*.md")) if path.name not in FOR_CONTRIBUTORS]
SHOWN = [*PAGES, DOCS.parent / "README.md", DOCS.parent / "tests/data/other_sets/cards.py"]
CARD_MODULES = sorted(path for path in (DOCS.parent / "src/demesne/sets").glob("*/*.py") if path.stem in PARTS)


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(DOCS.parent)))
def test_examples_import_only_promised_names(path: Path) -> None:
    found = IMPORTS.findall(path.read_text(encoding="utf-8"))
    assert [name for name in found if not PUBLIC.fullmatch(name)] == []


@pytest.mark.parametrize("path", CARD_MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_cards_are_written_with_promised_names(path: Path) -> None:
    """Besides the words, a module may import other cards of its set."""
    found = IMPORTS.findall(path.read_text(encoding="utf-8"))
    of_its_set = f"demesne.sets.{path.parent.name}"
    assert [name for name in found if not PUBLIC.fullmatch(name) and not name.startswith(of_its_set)] == []


def test_imports_are_found_where_they_are_shown() -> None:
    page = IMPORTS.findall(read("add-a-card.md"))
    assert {"demesne", "demesne.words", "demesne.words.own"} <= set(page)
    assert not PUBLIC.fullmatch("demesne.engine.constants")


# ---------------------------------------------------------------- docs/rulings.md
def test_the_page_on_rulings_does_what_it_shows(tmp_path: Path) -> None:
    assert follow("rulings.md", tmp_path) == 6


def test_the_example_on_the_page_holds() -> None:
    example = next(block for block in blocks("rulings.md") if block.file == "example.yaml")
    results = runner.run_texts({"example.yaml": example.text})
    assert [result.problem for result in results] == [""]


def test_the_example_on_the_page_could_fail() -> None:
    example = next(block for block in blocks("rulings.md") if block.file == "example.yaml")
    (ruling,) = yaml.safe_load(example.text)
    ruling["expect"]["p3"]["hand"] = "silver, copper"
    assert "p3 hand: expected copper, silver, found copper*2, silver" in runner.run_ruling(ruling, "").problem


@pytest.mark.parametrize(
    "keys",
    [runner.RULING_KEYS, position.GIVEN_KEYS, position.PLAYER_KEYS, expectations.EXPECT_KEYS, expectations.PLAYER_EXPECT_KEYS],
    ids=["ruling", "given", "player given", "expect", "player expected"],
)
def test_the_page_names_every_key(keys: set[str]) -> None:
    assert keys - {"p2", "p3"} <= words_in_code("rulings.md")


def test_the_page_names_every_option() -> None:
    options = {name for text in TEXTS.values() for name in option_names(text) if not name.isdigit()}  # `choose N`
    assert options <= words_in_code("rulings.md")


# ---------------------------------------------------------------- docs/cards-in-decks.md
def test_whatever_falls_low_in_a_deck_of_money_is_explained() -> None:
    """The command that writes the page says why from a table; every low card of the page is in it, and no other name."""
    why = yaml.safe_load((DOCS.parent / "bench" / "cards_below.yaml").read_text("utf-8"))
    rows = [line.strip("| ").split(" | ") for line in read("cards-in-decks.md").splitlines() if line.startswith("| ")]
    shares = {row[0]: [float(share.split()[0]) for share in row[2:]] for row in rows if len(row) == 4 and row[0] != "card"}
    low = {name for name, found in shares.items() if min(found) < 35}
    explained = {row[0]: row[1] for row in rows if len(row) == 2 and row[0] != "card"}
    assert set(explained) == low
    assert why.keys() <= CARDS.keys()
    assert set(explained.values()) <= set(why.values())


# ---------------------------------------------------------------- docs/cards.md
def test_the_page_of_cards_lists_every_set_with_its_editions() -> None:
    english = Language("en")
    rows = re.findall(r"^\| \[(.+?)\]\(\.\./src/demesne/sets/(\w+)\) \| (.+?) \|$", read("cards.md"), re.MULTILINE)
    assert [(name, set_id) for name, set_id, _ in rows] == [(english.text(f"set-{id}"), id) for id in SETS]
    for _, set_id, editions in rows:
        printed = [(edition.number, edition.kingdom_cards) for edition in editions_of(set_id)]
        assert re.findall(r"\d+", editions) == [str(number) for pair in printed for number in pair]


# ---------------------------------------------------------------- pages that are written from the sources
@pytest.mark.skipif(engine_is_compiled(), reason="compiled functions do not say their signature")
def test_the_page_of_public_names_is_up_to_date() -> None:
    assert api_page.PAGE.read_text(encoding="utf-8") == api_page.api_page(), "run make docs"


def test_the_manual_page_is_up_to_date() -> None:
    assert man_page.PAGE.read_text(encoding="utf-8") == man_page.man_page(), "run make docs"


@pytest.mark.skipif(shutil.which("groff") is None, reason="no groff to read the manual page with")
def test_the_manual_page_can_be_read() -> None:
    command = ["groff", "-k", "-man", "-ww", "-Tutf8", str(man_page.PAGE)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "optimise" in done.stdout


def test_the_first_page_counts_kingdoms_and_rulings() -> None:
    page = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert f"the {len(KINGDOMS)} recommended kingdoms" in " ".join(page.split())
    said = re.search(r"more than (\d+) \[rulings\]", page)
    assert said
    assert int(said[1]) < sum(len(read_rulings(name, text)) for name, text in suite().items()) < int(said[1]) + 200
