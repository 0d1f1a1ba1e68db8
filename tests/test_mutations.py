"""The mutations still fit the sources, and the script tells those that rulings notice from those that they do not.

A few are tried out here; `make mutations` tries them all.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import mutate
import pytest
from mutate import SOURCES, Mutation, MutationError, judge, main, read_mutations, run_all, try_out, workplace

MUTATIONS = read_mutations()
TRIED = (
    "Villagers can be spent in the Buy phase",
    "Throne Room does not stay in play with a Duration",
    "Canal works on other players' turns",
)
FILE = "engine/turn.py"
RULE = "return tokens[COFFERS] > 0"
HARMLESS = Mutation("Nothing changes", FILE, RULE, "return tokens[COFFERS] >= 1")


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with workplace() as made:
        yield made


def named(description: str) -> Mutation:
    return next(mutation for mutation in MUTATIONS if mutation.description == description)


def test_there_are_many_and_each_is_listed_once() -> None:
    assert len(MUTATIONS) >= 60
    assert [text for text, times in Counter(mutation.description for mutation in MUTATIONS).items() if times > 1] == []
    assert len({(mutation.file, mutation.old, mutation.new) for mutation in MUTATIONS}) == len(MUTATIONS)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: str(mutation.description))
def test_each_still_applies_and_leaves_a_program(mutation: Mutation) -> None:
    source = (SOURCES / "demesne" / mutation.file).read_text("utf-8")
    broken = mutation.broken(source)
    assert broken != source
    compile(broken, mutation.file, "exec")


def test_all_rulings_hold_when_nothing_is_broken(folder: Path) -> None:
    assert try_out(folder, None) == ""


@pytest.mark.parametrize("description", TRIED)
def test_a_ruling_notices(folder: Path, description: str) -> None:
    is_noticed, line = judge(folder, named(description))
    assert is_noticed
    assert line.startswith(f"noticed  {description}: ")


def test_a_mutation_that_changes_no_rule_survives(folder: Path) -> None:
    assert judge(folder, HARMLESS) == (False, "SURVIVED Nothing changes")


@pytest.mark.parametrize("old", ["there is no such text", "return "])
def test_a_text_that_does_not_occur_exactly_once_is_an_error(folder: Path, old: str) -> None:
    times = (SOURCES / "demesne" / FILE).read_text("utf-8").count(old)
    assert times != 1
    is_noticed, line = judge(folder, Mutation("Stale", FILE, old, ""))
    assert not is_noticed
    assert line.startswith(f"ERROR    Stale: the text to replace occurs {times} times in {FILE}")


def test_a_package_that_cannot_be_imported_is_an_error(folder: Path) -> None:
    with pytest.raises(MutationError, match="cannot be run: NameError"):
        try_out(folder, Mutation("Gibberish", FILE, "def can_spend(", "no_such_name\n\n\ndef can_spend("))


def test_rulings_that_do_not_come_to_an_end_are_an_error(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "TIME_LIMIT", 0.001)  # no interpreter starts that fast
    with pytest.raises(MutationError, match="do not come to an end"):
        try_out(folder, HARMLESS)


def test_the_script_fails_when_one_is_not_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_all([named(TRIED[0]), HARMLESS]) == 1
    *lines, summary = capsys.readouterr().out.splitlines()
    assert summary == "2 mutations, 1 noticed, 1 not"
    assert lines.count("SURVIVED Nothing changes") == 2  # in its place, and once more before the summary


def test_the_script_lists_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list", "--only", "VILLAGERS"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert TRIED[0] in listed
    assert all("villagers" in description.lower() for description in listed)
    assert main(["--only", "no such description"]) == 2
    assert "no mutation has" in capsys.readouterr().err


def test_the_script_does_not_start_while_rulings_fail(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(folder / "src", tmp_path / "src")
    named(TRIED[0]).apply(tmp_path / "src" / "demesne")
    monkeypatch.setattr(mutate, "SOURCES", tmp_path / "src")
    assert run_all([HARMLESS]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("rulings do not hold even with all rules as they are: ")
