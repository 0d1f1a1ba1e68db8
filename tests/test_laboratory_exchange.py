"""Strategies that come from files and go into files: our language and Geronimoo's XML, whatever is in them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_geronimoo import BOMB
from web_play import FREELY, InProcess, run, tables

from demesne.lang import CODES
from demesne.server.laboratory.exchange import MOST_STRATEGIES, exported, imported, split
from demesne.server.laboratory.laboratory import Laboratory
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.limits import Limits, Rate
from demesne.strategies.find import library
from demesne.strategies.geronimoo import read_players
from demesne.strategies.parser import parse
from demesne.strategies.writer import write

FOLDER = Path(__file__).parent / "data" / "geronimoo"
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.xml"))}
MONEY = "name Money\nbuy province\nbuy gold\nbuy silver\n"
SMITHS = "# two of them\nname Smiths\nrequires smithy\nbuy smithy when owned(smithy) < 2\nbuy silver\n"


# ---------------------------------------------------------------- from our language
def test_one_strategy_comes_as_it_is() -> None:
    (found,) = imported(SMITHS, "en")
    assert (found.name, found.text, found.problem) == ("Smiths", SMITHS, None)


@pytest.mark.parametrize("between", ["", "\n\n", "----\n", "-----------  \n\n"])
def test_several_strategies_in_one_text(between: str) -> None:
    found = imported(between.join([MONEY, SMITHS, MONEY]), "en")
    assert [(one.name, one.text) for one in found] == [("Money", MONEY), ("Smiths", SMITHS), ("Money", MONEY)]


def test_headings_above_a_name_belong_to_it() -> None:
    one, other = split("requires smithy\nname A\nbuy smithy\n\nauthor B\nrequires moat\nname B\nbuy moat")
    assert parse(one).requires == ("smithy",)
    assert (parse(other).requires, parse(other).author) == (("moat",), "B")


def test_windows_line_ends_and_a_mark_of_the_order_of_bytes() -> None:
    found = imported("\ufeff" + (MONEY + "----\n" + SMITHS).replace("\n", "\r\n"), "en")
    assert [one.problem for one in found] == [None, None]
    assert [one.text for one in found] == [MONEY, SMITHS]


def test_what_has_mistakes_spoils_no_other_and_keeps_its_text() -> None:
    wrong = "name Typo\nbuy provnce\n"
    found = imported(wrong + MONEY, "en")
    assert [(one.name, one.text) for one in found] == [("Typo", wrong), ("Money", MONEY)]
    assert found[0].problem is not None
    assert found[0].problem.text.startswith("line 2, column 5: there is no card, landscape or artifact called “provnce”")
    assert found[1].problem is None


@pytest.mark.parametrize("text", ["", " \n\t", "\ufeff"])
def test_an_empty_text(text: str) -> None:
    (found,) = imported(text, "en")
    assert found.problem is not None
    assert found.problem.code == "lab-no-strategies"


def test_a_strategy_that_is_too_long_is_named() -> None:
    (found,) = imported("name Long\n" + "buy gold\n" * 9000, "en")
    assert (found.name, found.text) == ("Long", "")
    assert found.problem is not None
    assert "64 KB" in found.problem.text


@pytest.mark.parametrize(
    "text", [MONEY * (MOST_STRATEGIES + 1), "<playerCollection>" + "<player/>" * 600 + "</playerCollection>"]
)
def test_a_file_has_a_number_of_strategies_at_most(text: str) -> None:
    (found,) = imported(text, "en")
    assert found.problem is not None
    assert (found.problem.code, found.problem.values) == ("lab-file-most", {"n": MOST_STRATEGIES})


# ---------------------------------------------------------------- from Geronimoo's XML
@pytest.mark.parametrize("name", FILES)
def test_all_players_of_a_file(name: str) -> None:
    found = imported(FILES[name], "en")
    players = read_players(FILES[name])
    assert len(found) == len(players)
    for one, player in zip(found, players, strict=True):
        assert (one.problem is None) == (player.strategy is not None)
        if player.strategy is not None:
            assert parse(one.text) == player.strategy
        elif one.problem is not None:
            assert one.text == ""
            assert one.problem.text == f"this strategy cannot be converted: {player.description}"


def test_what_was_not_taken_over_stands_above_the_strategy() -> None:
    (found,) = imported('<player name="X"><type name="Fun"/><buy name="Gold"/></player>', "en")
    assert found.text == "# Note: labels Fun (line 1)\nname      X\nbuy gold\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("<player name='X'>\n  <buy name='Gold'>\n</player>", "geronimoo-xml"),
        ("<", "geronimoo-xml"),
        (BOMB, "geronimoo-doctype"),
        ('<!DOCTYPE player SYSTEM "http://localhost/x.dtd">\n<player name="X"/>', "geronimoo-doctype"),
        ("<html><body/></html>", "geronimoo-root"),
        ("<a>" * 100, "geronimoo-too-deep"),
        ("<playerCollection/>", "lab-no-strategies"),
        ("<player name='X\ud800'/>", "geronimoo-xml"),
    ],
)
def test_what_is_no_file_of_strategies(text: str, code: str) -> None:
    (found,) = imported(text, "en")
    assert (found.name, found.text) == ("", "")
    assert found.problem is not None
    assert found.problem.code == code


@pytest.mark.parametrize("code", CODES)
def test_problems_are_said_in_the_language_of_the_reader(code: str) -> None:
    texts = ["name X\nbuy provnce", '<player name="X"><buy name="Moonbase"/></player>', "<", "", "<html/>"]
    said = [one.problem.text for text in texts for one in imported(text, code) if one.problem is not None]
    english = [one.problem.text for text in texts for one in imported(text, "en") if one.problem is not None]
    assert len(said) == len(texts)
    assert all((mine == its) == (code == "en") for mine, its in zip(said, english, strict=True))


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="name buygold<>/\n-#\"'=\0\x85é", max_size=80) | st.text(max_size=40))
def test_whatever_comes_is_answered(text: str) -> None:
    for one in imported(text, "en"):
        assert one.text or one.problem is not None
    assert exported(text, "en").problem is not None or exported(text, "en").xml


# ---------------------------------------------------------------- for files
def test_a_strategy_goes_out_and_comes_back() -> None:
    for name in ("Big Money", "Big Money Ultimate", "Double Witch"):
        strategy = library()[name]
        answer = exported(write(strategy), "en")
        assert answer.problem is None
        (back,) = imported(answer.xml, "en")
        assert parse(back.text) == strategy


def test_several_strategies_go_out_together() -> None:
    assert [player.name for player in read_players(exported(MONEY + SMITHS, "en").xml)] == ["Money", "Smiths"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (MONEY + "play smithy", "geronimoo-writes-line"),
        ("name X\nbuy gold when turn_cards > 3", "geronimoo-writes-value"),
        ("name X\nbuy provnce", "strategy-at"),
        ("", "strategy-no-name"),
    ],
)
def test_what_cannot_go_out_is_named(text: str, code: str) -> None:
    for language in CODES:
        answer = exported(text, language)
        assert answer.xml == ""
        assert answer.problem is not None
        assert answer.problem.code == code


# ---------------------------------------------------------------- at the server
async def ask(world: InProcess, path: str, text: str, language: str = "en") -> Any:
    return await world.post(f"/api/laboratory/{path}", {"text": text, "language": language})


def test_files_come_and_go_at_the_server(tmp_path: Path) -> None:
    """A short one, and a long one that a process beside the server reads."""

    async def work() -> None:
        async with tables(tmp_path) as world:
            (money,) = (await ask(world, "import", MONEY))["strategies"]
            assert money == {"name": "Money", "text": MONEY, "problem": None}
            many = (await ask(world, "import", FILES["refused.xml"][:-20]))["strategies"]
            assert [one["problem"]["code"] for one in many] == ["geronimoo-xml"]
            several = (await ask(world, "import", MONEY * 150))["strategies"]
            assert [one["name"] for one in several] == ["Money"] * 150
            assert (await ask(world, "export", MONEY))["xml"] == exported(MONEY, "en").xml
            refused = await ask(world, "export", "name X\nbuy provnce", "pl")
            assert refused["problem"]["text"] == exported("name X\nbuy provnce", "pl").problem.text  # type: ignore[union-attr]

    run(work())


def test_whoever_sends_too_much_is_slowed_down(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(
            tmp_path, Limits(), laboratory=partial(Laboratory, limits=LaboratoryLimits(reading=Rate(0.0001, 1)))
        ) as world:
            await ask(world, "import", MONEY)
            answer = await world.request("POST", "/api/laboratory/import", {"text": MONEY})
            assert (answer.status, answer.json()["code"]) == (429, "web-too-fast")

    run(work())


@pytest.mark.parametrize("body", [{}, {"text": None}, {"text": "x", "language": "fr"}, {"text": "x", "file": "/etc/passwd"}])
def test_what_makes_no_sense_is_refused(tmp_path: Path, body: object) -> None:
    async def work() -> None:
        async with tables(tmp_path, FREELY) as world:
            for path in ("import", "export"):
                answer = await world.request("POST", f"/api/laboratory/{path}", body)
                assert (answer.status, answer.json()["code"]) == (400, "web-body")

    run(work())
