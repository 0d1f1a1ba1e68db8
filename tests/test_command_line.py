"""The command line around the commands: help, languages, examples, defaults, and what short commands print."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from demesne.cli import COMMANDS, Command, commands_of, main, parser
from demesne.commands.settings import Settings, settings_file
from demesne.lang import CODES, Language, language_of_locale


def command(name: str, code: str = "en") -> Command:
    """One command with its options, as its `--help` shows it."""
    return commands_of(parser(Language(code), Settings()))[name].declared()


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_does_and_gives_examples(
    name: str, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    text = shown(capsys, name, "--help", "--lang", code)
    about = Language(code).attribute(f"command-{name}", "about")
    assert about
    assert about in text
    assert f"\n{Language(code).text('cli-examples')}:\n  " in text
    assert f"demesne {name}" in text.split(Language(code).text("cli-examples"))[-1]


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_can_be_typed(name: str) -> None:
    lines = (command(name).epilog or "").splitlines()[1:]
    assert lines
    for line in lines:
        inner = re.search(r"demesne [^)>]*", line)
        assert inner is not None
        first, second, *arguments = shlex.split(inner[0])
        assert (first, second) == ("demesne", name)
        command(name).parse_args(arguments)


@pytest.mark.parametrize("where", [("--lang", "pl", "card", "Militia"), ("card", "Militia", "--lang", "pl")])
def test_the_language_may_stand_before_the_command_and_behind_it(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(where) == 0
    assert capsys.readouterr().out.startswith("Milicja\n")


def test_english_names_may_be_asked_for_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--with-english", "--lang=pl", "card", "Militia"]) == 0
    assert capsys.readouterr().out.startswith("Milicja (Militia)\n")


def test_help_speaks_the_language_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert Language("pl").text("command-kingdom") in shown(capsys, "--lang", "pl", "--help")


def test_a_command_imports_nothing_for_the_others() -> None:
    program = "import sys; from demesne.cli import main; main(['card', 'Militia']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "demesne.commands.card" in loaded
    others = {f"demesne.commands.{name.replace('-', '_')}" for name in COMMANDS} - {"demesne.commands.card"}
    assert not loaded & others
    assert not loaded & {
        "textual",
        "rich",
        "matplotlib",
        "starlette",
        "sqlalchemy",
        "demesne.sim",
        "demesne.levels",
        "demesne.bots",
    }


def outside(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    program = "import sys; from demesne.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment})


# ---------------------------------------------------------------- the environment
@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANGUAGE": "fr:pl:de", "LC_ALL": "en_US.UTF-8"}, "pl"),
        ({"LANGUAGE": "cs_CZ", "LC_ALL": "", "LANG": "de_DE.UTF-8"}, "cs"),
        ({"LANGUAGE": "pl", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_the_environment_says_the_language(variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == code


C_LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize("arguments", [["card", "Border Guard"], ["kingdom"], ["--help"], ["card", "nicht da"], ["strategy"]])
@pytest.mark.parametrize(
    "environment", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}]
)
def test_output_without_accents_is_readable(arguments: list[str], environment: dict[str, str]) -> None:
    done = outside(*arguments, "--lang", "pl", **environment)
    assert "Traceback" not in done.stderr
    assert "\\u" not in done.stdout + done.stderr
    assert (done.stdout + done.stderr).isascii()


def test_letters_lose_only_their_accents() -> None:
    assert outside("card", "Border Guard", "--lang", "pl", PYTHONIOENCODING="ascii").stdout.startswith("Straz graniczna\n")


# ---------------------------------------------------------------- defaults of one's own
def configure(text: str) -> Path:
    file = settings_file()
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_the_language_of_the_file_is_spoken_unless_another_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    configure('language = "de"\n')
    assert main(["card", "Militia"]) == 0
    assert capsys.readouterr().out.startswith("Miliz\n")
    assert main(["card", "Militia", "--lang", "pl"]) == 0
    assert capsys.readouterr().out.startswith("Milicja\n")


def test_name_and_level_are_those_of_the_file() -> None:
    settings = Settings(name="Alice", level="hard")
    options = parser(Language("en"), settings).parse_args(["play"])
    assert (options.name, options.bot) == ("Alice", "hard")
    options = parser(Language("en"), settings).parse_args(["play", "--name", "Bob", "--bot", "easy"])
    assert (options.name, options.bot) == ("Bob", "easy")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("language = pl", "TOML"),
        ('language = "fr"', '"en", "pl", "de", "cs"'),
        ("name = 3", '"Alice"'),
        ('level = "godlike"', '"easy", "medium", "hard"'),
        ('level = "hard:seconds=never"', "hard:seconds=2"),
        ('colour = "red"', "language, name, level"),
        ("\udcff", "UTF-8"),
    ],
)
@pytest.mark.parametrize("code", CODES)
def test_a_wrong_file_says_what_could_stand_there(code: str, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = configure("")
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert main(["card", "Militia", "--lang", code]) == 2
    error = capsys.readouterr().err
    assert str(file) in error
    assert said.lower() in error.lower()


def test_the_help_names_the_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    assert str(settings_file()) in shown(capsys, "--help")


# ---------------------------------------------------------------- kingdoms
def test_a_kingdom_is_shown_with_costs_and_types(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom", "The Jester's Workshop"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.count(",") >= 9
    assert [line.split()[0] for line in lines] == sorted(line.split()[0] for line in lines)
    assert any(line.split() == ["$3", "Chancellor", "Action", "(Bane)"] for line in lines), lines


def test_colonies_and_shelters_are_forced_on_or_off(capsys: pytest.CaptureFixture[str]) -> None:
    def shown(*wishes: str) -> list[str]:
        assert main(["kingdom", "--random", "--sets", "prosperity", "dark_ages", "--seed", "1", *wishes]) == 0
        return capsys.readouterr().out.splitlines()

    colonies, shelters = "  with Platinum and Colonies", "  with Shelters"
    assert shown()[-3:] == [colonies, shelters, "Seed 1"]  # both are drawn for this one
    assert shown("--no-colonies")[-2:] == [shelters, "Seed 1"]
    assert shown("--no-colonies", "--no-shelters")[1:-1] == shown()[1:-3]
    assert main(["kingdom", "First Game", "--shelters"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == shelters


def test_recommended_kingdoms_are_listed_with_costs_and_types(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("  First Game (first_game)")
    assert lines[at + 1] == "    $2  Cellar, Moat (Action – Reaction)"


@pytest.mark.parametrize("code", CODES)
def test_an_unknown_kingdom_is_called_so(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--kingdom", "nope", "--lang", code]) == 2
    error = capsys.readouterr().err
    assert Language(code).text("kingdom-first_game") in error
    assert Language(code).card("copper") not in error


# ---------------------------------------------------------------- completion
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("demesne opt", {"optimise"}),
        ("demesne simulate --unt", {"--until"}),
        ("demesne card Mili", {"Militia"}),
        ("demesne --lang pl card Milic", {"Milicja"}),
        ("demesne play --kingdom first", {"first_game"}),
        ("demesne play --bot ha", {"hard"}),
        ("demesne kingdom --sets corn", {"cornucopia"}),
        ("demesne play --lang d", {"de"}),
    ],
)
def test_the_shell_is_told_what_may_follow(line: str, wanted: set[str], tmp_path: Path) -> None:
    answer = tmp_path / "answer"
    done = outside(
        _ARGCOMPLETE="1",
        COMP_LINE=line,
        COMP_POINT=str(len(line)),
        _ARGCOMPLETE_STDOUT_FILENAME=str(answer),
        _ARGCOMPLETE_IFS="\n",
    )
    assert done.stderr == ""
    assert {word.strip() for word in answer.read_text(encoding="utf-8").splitlines()} == wanted


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_can_read_its_script(shell: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["completion", shell]) == 0
    script = tmp_path / "script"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    assert "demesne" in script.read_text(encoding="utf-8")
    if shutil.which(shell):
        subprocess.run([shell, "-n", str(script)], check=True)


ALIKE = {"N", "S", "URL", "BOT", "BOTS", "FOLDER", "NAME", "PORT", "SET", "SHELL"}  # the same word in some other language


def values_of(name: str, code: str) -> list[str]:
    """What the help of a command calls the values of its options."""
    return [str(action.metavar) for action in command(name, code)._actions if action.metavar]


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
@pytest.mark.parametrize("name", COMMANDS)
def test_values_are_called_something_in_the_language(name: str, code: str) -> None:
    english, local = values_of(name, "en"), values_of(name, code)
    assert len(english) >= 2
    for word, said in zip(english, local, strict=True):
        assert all(word in ALIKE for word in set(word.split("|")) & set(said.split("|"))), word
    assert Language(code).text("cli-value-command") in parser(Language(code), Settings()).format_usage()


@pytest.mark.parametrize(("code", "quoted"), [("en", "“Xyzzyq”"), ("pl", "„Xyzzyq”"), ("de", "„Xyzzyq“"), ("cs", "„Xyzzyq“")])
@pytest.mark.parametrize(
    "arguments",
    [
        ["card", "Xyzzyq"], ["kingdom", "Cellar, Xyzzyq"], ["kingdom", "Xyzzyq"], ["play", "--bot", "hard:Xyzzyq=1"],
        ["simulate", "Big Money", "Xyzzyq"], ["simulate", "Big Money", "Big Money", "--until", "Xyzzyq"],
        ["strategy", "Xyzzyq"],
    ],
)  # fmt: skip
def test_what_was_typed_stands_between_the_quotation_marks_of_the_language(
    arguments: list[str], code: str, quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", code]) == 2
    assert quoted in capsys.readouterr().err
