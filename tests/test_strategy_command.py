"""Strategies by name, and the command that lists, shows, checks and converts them."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from demesne.commands import strategy as command
from demesne.engine.errors import DemesneError
from demesne.lang import CODES, Language
from demesne.notation.names import fold
from demesne.strategies.find import find_all, find_strategy, library
from demesne.strategies.parser import parse
from demesne.strategies.syntax import StrategyError
from demesne.strategies.writer import write

DATA = Path(__file__).parent / "data" / "geronimoo"
MONEY = "name Money\nbuy province\nbuy gold\nbuy silver\n"
TWO = """<playerCollection>
  <player name="Smithy: v2"><buy name="Province"/><buy name="Smithy"/><buy name="Silver"/></player>
  <player name="Prince"><buy name="Prince"/></player>
  <player name="Money"><buy name="Province"/><buy name="Gold"/></player>
</playerCollection>
"""


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def put(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def collection(*names: str) -> str:
    """An XML file with these players."""
    players = "".join(f'<player name="{name}"><buy name="Gold"/></player>' for name in names)
    return f"<playerCollection>{players}</playerCollection>"


# ---------------------------------------------------------------- by name
@pytest.mark.parametrize("name", ["Big Money", "big money", "BIGMONEY", "big_money", " Big-Money! ", "Bíg Möney"])
def test_names_of_the_library_ignore_case_spaces_and_marks(name: str) -> None:
    assert find_strategy(name).name == "Big Money"


def test_the_library_can_be_read() -> None:
    known = library()
    assert [line.target for line in known["Big Money"].of("buy")] == ["province", "gold", "silver"]
    assert list(known) == sorted(known)
    assert len({fold(name) for name in known}) == len(known)
    known.clear()
    assert library(), "a changed copy does not change the library"


def test_files_are_found_by_their_path() -> None:
    assert find_strategy(put("mine.strategy", MONEY)).name == "Money"
    assert find_strategy(put("Mine.STRATEGY", MONEY)).name == "Money"
    assert find_strategy(put("bom.strategy", "\ufeff" + MONEY)).name == "Money"
    assert find_strategy(str(Path("mine.strategy").absolute())).name == "Money"


@pytest.mark.parametrize("name", ["Money", "money", " MONEY ", "Smithy: v2", "smithy v2"])
def test_players_of_an_xml_file_are_found_by_name(name: str) -> None:
    put("bots.xml", TWO)
    assert fold(find_strategy(f"bots.xml:{name}").name) == fold(name)


def test_the_path_of_an_xml_file_may_have_colons_and_endings() -> None:
    """So that drive letters work, too."""
    Path("c:").mkdir()
    Path("c:/old.xml.files").mkdir()
    put("c:/old.xml.files/Bots.XML", TWO)
    assert find_strategy("c:/old.xml.files/Bots.XML:Smithy: v2").name == "Smithy: v2"
    assert [one.name for one in find_all("c:/old.xml.files/Bots.XML")] == ["Smithy: v2", "Prince", "Money"]


def test_an_xml_file_is_enough_if_it_holds_one_usable_player() -> None:
    put("one.xml", collection("B").replace("<player ", '<player name="A"/><player '))
    assert find_strategy("one.xml").name == "B"


def test_equal_names_are_told_apart_by_their_case() -> None:
    put("case.xml", collection("bm", "BM"))
    assert find_strategy("case.xml:BM").name == "BM"
    with pytest.raises(StrategyError, match="contains 2 players called “Bm”"):
        find_strategy("case.xml:Bm")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Big Mony", r"no strategy called “Big Mony” \(did you mean Big Money\?\); a file needs a path ending in"),
        ("xyzzy.txt", r"no strategy called “xyzzy.txt”; a file needs a path ending in .strategy or .xml"),
        ("", "no strategy called “”"),
        ("!!!", "no strategy called “!!!”"),
        ("none.strategy", "there is no file none.strategy"),
        ("none.xml:Money", "there is no file none.xml"),
        ("folder.strategy", "folder.strategy is a folder"),
        ("folder.xml", "folder.xml is a folder"),
        (".", ". is a folder; name a file"),
        ("latin.strategy", r"latin.strategy is not UTF-8 text \(line 2\)"),
        ("latin.xml", r"latin.xml is not UTF-8 text \(line 2\)"),
        ("large.strategy", "large.strategy is larger than 2 MB"),
        ("nul\0.strategy", "cannot be read"),
        ("a" * 5000 + ".xml", "cannot be read: File name too long"),
        ("broken.xml", "broken.xml: this is not valid XML: line 1, column 9: no element found"),
        ("empty.xml", "empty.xml contains no players"),
        ("bots.xml", r"several strategies; name one of them, for example bots.xml:Smithy: v2. There are: Smithy: v2, Money$"),
        ("bots.xml:", "contains no player called “”; there are: Smithy: v2, Prince, Money"),
        ("bots.xml:Moneyy", r"no player called “Moneyy” \(did you mean Money\?\); there are: Smithy: v2, Prince, Money"),
        ("bots.xml:Prince", r"“Prince” in bots.xml cannot be used: unknown card Prince \(line 3\)"),
        ("bad.xml", "no player in bad.xml can be used; demesne strategy bad.xml says why"),
        ("wrong.strategy", "wrong.strategy, line 2, column 5: there is no card, landscape or artifact called “gild”"),
    ],
)  # fmt: skip
def test_what_cannot_be_found_is_explained(name: str, message: str) -> None:
    Path("folder.strategy").mkdir()
    Path("folder.xml").mkdir()
    for latin in ("latin.strategy", "latin.xml"):
        Path(latin).write_bytes(b"name Caf\nbuy silv\xe9r")
    Path("large.strategy").write_bytes(b"#" * 2_000_001)
    put("broken.xml", "<player>")
    put("empty.xml", "<playerCollection/>")
    put("bots.xml", TWO)
    put("bad.xml", '<playerCollection><player name="A"/><player name="B"/></playerCollection>')
    put("wrong.strategy", "name X\nbuy gild")
    with pytest.raises(StrategyError, match=message):
        find_strategy(name)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_a_file_that_must_not_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    put("secret.strategy", MONEY)
    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(StrategyError, match=r"secret.strategy cannot be read: Permission denied"):
        find_strategy("secret.strategy")


def test_a_long_list_of_names_is_cut() -> None:
    put("many.xml", collection(*(f"Player {n}" for n in range(100))))
    with pytest.raises(StrategyError, match=r"Player 66, Player 67, …$"):
        find_strategy("many.xml")


# ---------------------------------------------------------------- the command
@dataclass
class Output:
    code: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.out)
        return data


Run = Callable[..., Output]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command as the command line does."""

    def run_command(*arguments: str, lang: str = "en") -> Output:
        language = Language(lang)
        top = argparse.ArgumentParser()
        command.declare(top, language)
        options = top.parse_args(arguments)
        options.language = language
        try:
            code = options.run(options)
        except DemesneError as problem:
            code = 2
            print(f"demesne: {language.error(problem)}", file=sys.stderr)
        captured = capsys.readouterr()
        return Output(code, captured.out, captured.err)

    return run_command


def test_without_a_name_the_library_is_listed(run: Run) -> None:
    listed = run()
    assert listed.code == 0
    assert "  Big Money (any kingdom)\n      Province, Gold, Silver.\n" in listed.out
    assert all(name in listed.out for name in library())
    assert "jedes Königreich" in run(lang="de").out


def test_one_strategy_is_shown_as_a_file_with_its_kingdom(run: Run) -> None:
    put("witch.strategy", "requires young witch, moat, fair\nbane cellar\nbuy YOUNG WITCH when (turn > (2))")
    shown = run("witch.strategy")
    assert shown.code == 0
    assert parse(shown.out, "witch.strategy") == find_strategy("witch.strategy")
    assert shown.out.startswith(
        "name      witch\nrequires  young_witch, moat, fair\nbane      cellar\nbuy young_witch  when turn > 2\n"
    )
    assert shown.out.endswith("\n# needs Young Witch (Bane: Cellar), Moat, Fair\n")
    assert "# braucht Junge Hexe (Bannstapel: Keller), Burggraben, Kleiner Markt\n" in run("witch.strategy", lang="de").out


def test_one_player_is_shown_with_what_was_noted(run: Run) -> None:
    shown = run(f"{DATA / 'oddities.xml'}:Smithy: späte Gärten & mehr")
    assert shown.code == 0
    assert shown.out.splitlines()[:6] == [
        "# Converted from oddities.xml, a file of Geronimoo’s simulator.",
        "# Tried against",
        "# plain money.",
        "# late",
        "# Note: labels Province, TwoPlayer, SingleCard (line 7)",
        "# Note: element author in playerCollection is ignored (line 101)",
    ]
    assert parse(shown.out) == find_strategy(f"{DATA / 'oddities.xml'}:Smithy: späte Gärten & mehr")


def test_many_players_are_a_table(run: Run) -> None:
    shown = run(put("bots.xml", TWO))
    assert shown.code == 1
    assert shown.out.splitlines() == [
        "Smithy: v2  ok",
        "Prince      cannot be used: unknown card Prince (line 3)",
        "Money       ok",
        "2 of 3 can be used.",
    ]
    odd = run(str(DATA / "oddities.xml"))
    assert odd.code == 0
    lines = {line[:27].strip(): line[27:].strip() for line in odd.out.splitlines()}
    assert lines["Prizes"] == "ok"
    assert lines["Bane for nothing"].startswith("ok, but: Moat is not used as the Bane")
    assert "labels" not in odd.out


def test_a_refused_player_is_explained(run: Run) -> None:
    shown = run(put("bots.xml", TWO) + ":Prince")
    assert (shown.code, shown.err) == (1, "")
    assert "Prince  cannot be used: unknown card Prince (line 3)" in shown.out


def test_everything_named_is_looked_at_whatever_is_wrong_with_the_rest(run: Run) -> None:
    put("bots.xml", TWO)
    put("wrong.strategy", "name X\nbuy gild")
    shown = run("wrong.strategy", "Big Money", "none.xml", "bots.xml:Money")
    assert shown.code == 2
    assert shown.out.splitlines() == ["Big Money  ok", "Money      ok", "2 of 2 can be used."]
    assert "demesne: wrong.strategy, line 2, column 5" in shown.err
    assert "demesne: there is no file none.xml\n" in shown.err


def test_json(run: Run) -> None:
    put("bots.xml", TWO)
    shown = run("bots.xml", "none.strategy", "--json", lang="pl")
    assert shown.code == 2
    smithy, prince, money = shown.data["strategies"]
    assert smithy["text"] == write(find_strategy("bots.xml:Smithy: v2"))
    assert (smithy["requires"], smithy["bane"], smithy["usable"], smithy["missing"]) == (["smithy"], "", True, [])
    assert (prince["usable"], prince["missing"]) == (False, ["unknown card Prince (line 3)"])
    assert "text" not in prince
    assert money["file"] == "bots.xml"
    assert shown.data["errors"] == ["there is no file none.strategy"]
    listed = run("--json").data["strategies"]
    assert [one["name"] for one in listed] == list(library())
    assert listed[0]["file"] is None


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_its_own_words(code: str, run: Run) -> None:
    put("bots.xml", TWO)
    said = [run("bots.xml", lang=code).out, run("nobody", lang=code).err, run("--convert", "x", lang=code).err]
    english = [run("bots.xml").out, run("nobody").err, run("--convert", "x").err]
    assert [one == other for one, other in zip(said, english, strict=True)] == [code == "en"] * 3


def test_long_names_and_many_problems_fit_into_messages(run: Run) -> None:
    """What a message quotes must not be long, or the library for languages refuses it."""
    long = "n" * 1500
    rules = "".join(f'<buy name="Unknown{n}"/>' for n in range(200))
    put("long.xml", f'<playerCollection><player name="{long}">{rules}</player><{long}/></playerCollection>')
    shown = run("long.xml", f"long.xml:{long}y", long, f"{long}.strategy", f"{long}.xml")
    assert shown.code == 2
    assert shown.out.count("unknown card Unknown") == 200
    assert len(shown.err) < 4000
    put("long2.xml", collection(long, long + "2"))
    assert run("long2.xml", "--convert", "out").code == 0
    with pytest.raises(StrategyError, match="contains several strategies"):
        find_strategy("long2.xml")


# ---------------------------------------------------------------- converting
def test_what_can_be_used_is_converted(run: Run) -> None:
    put("bots.xml", TWO)
    done = run("bots.xml", "--convert", "out/new")
    assert done.code == 1
    assert done.out.splitlines() == [
        f"Smithy: v2: written to {Path('out/new/smithy_v2.strategy')}",
        "Prince: cannot be used: unknown card Prince (line 3)",
        f"Money: written to {Path('out/new/money.strategy')}",
        "2 of 3 written.",
    ]
    assert sorted(path.name for path in Path("out/new").iterdir()) == ["money.strategy", "smithy_v2.strategy"]
    for name in ("Smithy: v2", "Money"):
        file = command.file_name(name)
        assert find_strategy(f"out/new/{file}.strategy") == find_strategy(f"bots.xml:{name}")


def test_all_files_of_the_tests_can_be_converted_and_read(run: Run) -> None:
    for path in DATA.glob("*.xml"):
        run(str(path), "--convert", path.stem)
        usable = [one.strategy for one in find_all(str(path)) if one.strategy is not None]
        written = [find_strategy(str(file)) for file in Path(path.stem).iterdir()]
        assert sorted(written, key=lambda one: one.name) == sorted(usable, key=lambda one: one.name)


def test_nothing_is_overwritten_without_force(run: Run) -> None:
    put("bots.xml", TWO)
    put("money.strategy", MONEY)
    refused = run("bots.xml:Money", "--convert", ".")
    assert refused.code == 1
    assert refused.out.startswith("Money: not written, money.strategy exists (--force overwrites it")
    assert Path("money.strategy").read_text(encoding="utf-8") == MONEY
    forced = run("bots.xml:Money", "--convert", ".", "--force", "--json")
    assert (forced.code, forced.data["strategies"][0]["written"]) == (0, "money.strategy")
    assert find_strategy("money.strategy") == find_strategy("bots.xml:Money")


def test_a_file_that_was_read_is_not_overwritten_even_by_force(run: Run) -> None:
    """It may hold comments, which a converted one would not."""
    put("money.strategy", "# mine\n" + MONEY)
    done = run("money.strategy", "--convert", ".", "--force", "--json")
    assert (done.code, done.data["strategies"][0]["written"]) == (1, None)
    assert Path("money.strategy").read_text(encoding="utf-8").startswith("# mine")


def test_players_whose_files_would_have_the_same_name_get_one_each(run: Run) -> None:
    names = ["Money!", "money", "MONEY", "Money 2"]
    put("same.xml", collection(*names))
    assert run("same.xml", "--convert", "out").code == 0
    assert run("same.xml", "--convert", "out", "--force").code == 0
    assert sorted(find_strategy(str(path)).name for path in Path("out").iterdir()) == sorted(names)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("../../etc/passwd", "etc_passwd"),
        ("C:\\Windows\\win.ini", "c_windows_win_ini"),
        (".hidden", "hidden"),
        ("aux", "aux_strategy"),
        ("Com1", "com1_strategy"),
        ("Gärten – Łódź", "garten_lodz"),
        ("庭園", "strategy"),
        ("x" * 300, "x" * 60),
        ("a" * 59 + " b", "a" * 59),
    ],
)
def test_names_of_files_are_safe(name: str, file: str) -> None:
    assert command.file_name(name) == file


def test_what_cannot_be_written_is_an_error(run: Run) -> None:
    put("taken", "")
    refused = run("Big Money", "--convert", "taken")
    assert refused.code == 2
    assert refused.err.startswith("demesne: cannot write taken: ")


def test_there_must_be_something_to_convert(run: Run) -> None:
    refused = run("--convert", "out")
    assert (refused.code, refused.out) == (2, "")
    assert "say what to convert" in refused.err
    assert not Path("out").exists()


def test_the_data_of_the_tests_is_not_touched(run: Run) -> None:
    shutil.copytree(DATA, "copy")
    before = {path.name: path.read_bytes() for path in Path("copy").iterdir()}
    run(*(f"copy/{name}" for name in before), "--convert", "copy", "--force")
    assert {name: Path("copy", name).read_bytes() for name in before} == before
