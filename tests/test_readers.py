"""Files of others: whatever they hold, they are read or refused with a message, never with a traceback."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from random_play import play_on

from demesne.cli import main
from demesne.engine.errors import DemesneError, SaveError
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.notation.data import DEEPEST, BadData, read_yaml
from demesne.notation.kingdoms import parse_kingdom
from demesne.notation.position import start_from_position
from demesne.sets.recommended import KINGDOMS
from demesne.table.saves import load

HUGE = {"28 digits": str(10**28), "5000 digits": "9" * 5000, "hexadecimal": "0x" + "f" * 5000}
RULING = "- ruling: x\n  given: {{{given}}}\n  do: []\n  expect: {{{expect}}}\n"


@pytest.mark.parametrize("text", ["[" * 50_000, "{a: " * 50_000, "- " * 50_000 + "x", "? " * 50_000, "&a [*a, *a]"])
def test_yaml_that_would_crash_its_reader_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        read_yaml(text)


def test_yaml_may_be_as_deep_as_it_needs() -> None:
    assert read_yaml("[" * DEEPEST + "]" * DEEPEST)
    with pytest.raises(BadData, match="nested"):
        read_yaml("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1))


@pytest.mark.parametrize("number", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize(
    ("given", "expect"),
    [
        ("players: N", ""), ("coins: N", ""), ("supply: {copper: N}", ""), ("p1: {coffers: N}", ""),
        ("p1: {hand: copper*N}", ""),
        ("", "coins: N"), ("", "supply: {copper: N}"), ("", "p1: {coffers: N}"), ("N: 1", ""), ("N", ""), ("kingdom: [N]", ""),
    ],
)  # fmt: skip
def test_rulings_with_huge_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str, given: str, expect: str
) -> None:
    text = RULING.format(given=given, expect=expect).replace("N", number)
    file = tmp_path / "rulings.yaml"
    file.write_text(text)
    assert main(["rulings", str(file)]) in (1, 2)
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err


def test_a_deep_file_of_rulings_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rulings.yaml"
    file.write_text("[" * 50_000)
    assert main(["rulings", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("number", [10**28, 1 << 20_000], ids=["28 digits", "6000 digits"])
def test_positions_with_huge_numbers(number: int) -> None:
    for given in (
        {"players": number}, {"coins": number}, {"supply": {"copper": number}}, {"p1": {"coffers": number}},
        {"p1": {"hand": number}},
        {"kingdom": number}, {"shuffles": [number]}, {number: 1}, {"bane": number}, {"projects": [number]},
    ):  # fmt: skip
        with pytest.raises(DemesneError) as refusal:
            start_from_position({"position": given, "named": []})
        assert len(str(refusal.value)) < 2000


@pytest.mark.parametrize("number", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("text", ["N", "moat*N", "random:N", "moat, N", "https://example.org/?kingdom=N&seed=N", "players: N"])
def test_kingdoms_with_huge_numbers(text: str, number: str) -> None:
    with pytest.raises(DemesneError):
        parse_kingdom(text.replace("N", number))


def problem_with(file: Path) -> SaveError | None:
    try:
        load(file)
    except SaveError as problem:
        return problem
    return None


@pytest.mark.parametrize("digits", [28, 4000, 5000])
def test_saves_with_huge_numbers(tmp_path: Path, digits: int) -> None:
    """Each number of a save in turn; the answer is an error in every language, or the save loads."""
    game = play_on(random.Random(1), Game.new(KINGDOMS["first_game"].setup(2), seed=7), 30)
    text = game.to_json()
    damaged = [text.replace(": 2", ": N"), text.replace('"seed": 7', '"seed": N'), text.replace('"version": 2', '"version": N')]
    damaged += [text.replace('"rules"', '"rules": N, "was"'), text.replace('"players": 2', '"players": N'), "N", "[" * 100_000]
    damaged += [json.dumps({**json.loads(text), "position": []}), text.replace('"position": {', '"position": {"x": N, ')]
    refused = 0
    for each in damaged:
        file = tmp_path / "save.json"
        file.write_text(each.replace("N", "9" * digits))
        problem = problem_with(file)
        if problem is not None:
            refused += 1
            assert all(Language(code).error(problem) for code in CODES)
    assert refused > 5
