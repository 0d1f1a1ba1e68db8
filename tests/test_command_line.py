"""The command line around the commands: help, languages, examples."""

from __future__ import annotations

import shlex

import pytest

from demesne.cli import COMMANDS, Command, main, parser
from demesne.lang import CODES, Language


def command(name: str, code: str = "en") -> Command:
    """One command with its options, as its `--help` shows it."""
    (commands,) = [action for action in parser(Language(code))._actions if action.metavar == "COMMAND"]
    assert commands.choices is not None
    found = dict(commands.choices)[name]
    assert isinstance(found, Command)
    return found.declared()


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
    assert f"\n{Language(code).text('cli-examples')}:\n  demesne {name}" in text


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_can_be_typed(name: str) -> None:
    lines = (command(name).epilog or "").splitlines()[1:]
    assert lines
    for line in lines:
        first, second, *arguments = shlex.split(line)
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
    import subprocess
    import sys

    program = "import sys; from demesne.cli import main; main(['card', 'Militia']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "demesne.commands.card" in loaded
    assert not {name for name in loaded if name.startswith("demesne.commands.") and name != "demesne.commands.card"}
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
