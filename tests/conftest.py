"""Settings for all tests.

Tests run on the sources, here and in every program they start. `make test` runs them in two processes that share the work:
DEMESNE_TESTED=sources leaves out ONCE_INSTALLED, and DEMESNE_TESTED=installed runs the compiled package without
ONCE_ON_SOURCES. Where nothing was compiled, the second process runs on the sources, too, and only what the first left out.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path

import hypothesis
import pytest

SOURCES = Path(__file__).parents[1] / "src"
TESTED = os.environ.get("DEMESNE_TESTED", "")


def compiled_is_installed() -> bool:
    """Whether the installed package holds compiled code; nothing is imported to find out."""
    with suppress(metadata.PackageNotFoundError):
        return any(file.suffix == ".so" for file in metadata.files("demesne") or ())
    return False


ON_COMPILED = TESTED == "installed" and compiled_is_installed()
if not ON_COMPILED:
    sys.path.insert(0, str(SOURCES))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH", "")]))

# A shell starts what runs in the background of a script with Ctrl-C ignored; tests that press it would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

import demesne  # noqa: E402
import demesne.cli  # noqa: E402
from demesne.levels import knowledge  # noqa: E402
from demesne.version import engine_is_compiled  # noqa: E402

# Rules, laws, bots and learners are tested on both engines: what Python runs and what mypyc makes of it may differ. Everything
# else is tested once. Texts, terminals and files do not depend on the engine; they are tested on the sources, while the engine
# is being compiled. The server, levels, evolution and simulations play many games, and users run them compiled.
ONCE_ON_SOURCES = (
    "architecture", "bot_match", "charts", "command_line", "coverage_of_rules", "docs", "endings", "geronimoo*", "glossary",
    "kingdoms", "lang", "mutations", "plain_table", "reference", "strategy_*", "structure", "tui*", "unfinished", "watch",
    "words_page",
)  # fmt: skip
ONCE_INSTALLED = (
    "agreement", "bench_*", "chances", "duel", "laboratory_*", "learn_example", "learn_libraries", "levels*", "opening",
    "optimise", "packages", "plans", "random_decisions", "reasons", "review", "same_game", "serve", "simulate_results",
    "sketches", "speed_guard", "statistics", "tournament", "web_*",
)  # fmt: skip
# These have processes of their own: browsers are driven from an event loop, and another cluster on the machine would be found.
ALONE = ("browser_*", "cluster")

# What takes longest: the laboratory, pictures, whole games through every table, programs beside ours, floods, browsers.
# `make test FAST=1` leaves it out. Modules, and tests by their name.
SLOW = {
    "test_a_mutation_that_changes_no_rule_survives",
    "test_agreement", "test_bot_match", "test_charts", "test_cluster", "test_duel", "test_endings",
    "test_games_that_kill_every_worker_are_given_up", "test_learn_example", "test_learn_libraries", "test_levels",
    "test_levels_table", "test_opening", "test_optimise", "test_packages", "test_random_decisions", "test_random_games",
    "test_random_games_through_the_lines", "test_review", "test_same_game", "test_samples",
    "test_several_processes_find_the_same", "test_strategy_language_any_text",
    "test_the_rulings_of_one_card_are_those_among_all", "test_the_script_fails_when_one_is_not_noticed", "test_tournament",
    "test_tui", "test_tui_chooser", "test_twins_that_differ_only_in_hidden_cards_cannot_be_told_apart", "test_web_crash",
    "test_web_floods", "test_web_fuzz", "test_web_levels", "test_web_trouble", "test_web_workers",
}  # fmt: skip

collect_ignore = ["data"]  # among it are files of cards, which importing would declare
hypothesis.settings.register_profile("demesne", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("demesne")


def is_one_of(path: Path, names: tuple[str, ...]) -> bool:
    """Whether a module of tests has one of these names, given without `test_`."""
    return any(fnmatch(path.stem, f"test_{name}") for name in names)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what the other process of `make test` runs. Modules named on the command line always run."""
    if not TESTED or not fnmatch(collection_path.name, "test_*.py"):
        return None
    if is_one_of(collection_path, ALONE):
        return True
    if TESTED == "sources":
        left_out = is_one_of(collection_path, ONCE_INSTALLED)
    elif ON_COMPILED:
        left_out = is_one_of(collection_path, ONCE_ON_SOURCES)
    else:
        left_out = not is_one_of(collection_path, ONCE_INSTALLED)
    return left_out or None


def pytest_report_header() -> str:
    """Name the engine, which must be the one that was asked for."""
    compiled = engine_is_compiled()
    if ON_COMPILED:
        assert compiled, "these tests should run on the compiled engine, but imported the sources"
        assert changed_since_installed() == [], "the installed package is older than the sources: make install"
    return f"demesne: the engine is {'compiled' if compiled else 'not compiled'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if {item.path.stem, item.name.partition("[")[0]} & SLOW or item.path.stem.startswith("test_browser_"):
            item.add_marker(pytest.mark.slow)
        if engine_is_compiled() and item.get_closest_marker("without_words"):
            item.add_marker(pytest.mark.skip(reason="a function that was compiled cannot be replaced by one that fails"))


def changed_since_installed() -> list[str]:
    """Modules that are not the same in the sources and in the package that was imported."""
    installed = Path(demesne.__file__ or "").parent
    return [
        str(path.relative_to(SOURCES))
        for path in sorted((SOURCES / "demesne").rglob("*.py"))
        if not (copy := installed / path.relative_to(SOURCES / "demesne")).is_file() or copy.read_bytes() != path.read_bytes()
    ]


@pytest.fixture(autouse=True)
def _as_if_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands do not say that they are slow; there is a test for that."""
    monkeypatch.setattr(demesne.cli, "engine_is_compiled", lambda: True)


@pytest.fixture
def no_evolution(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What Hard knows of a kingdom comes from the library, as evolution takes ten seconds."""
    monkeypatch.setattr(knowledge, "IS_COMPILED", False)
    knowledge.forget()
    yield
    knowledge.forget()


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests neither see nor touch games and settings of whoever runs them, and speak English unless they say otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)


@pytest.fixture(autouse=True)
def _finds_words(request: pytest.FixtureRequest) -> Iterator[None]:
    """No question and no line of the log is told plainly because it could not be worded, unless a test wants that."""
    failed: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = failed.append  # type: ignore[assignment, method-assign]
    names = ("prose.questions", "prose.question_texts", "prose.game_log", "server.tables.broadcast")
    loggers = [logging.getLogger(f"demesne.{name}") for name in names]
    for logger in loggers:
        logger.addHandler(handler)
    yield
    for logger in loggers:
        logger.removeHandler(handler)
    assert bool(failed) == bool(request.node.get_closest_marker("without_words")), [str(record.exc_info) for record in failed]
