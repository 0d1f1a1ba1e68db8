"""Many games: the same result however they are played."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simulations import MONEY, SMITHY, a_plan, alone, some_result, what_was_found

from demesne.bots.batch import Batch
from demesne.commands.simulate import preparation
from demesne.engine.constants import ALLY
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError, SetupError
from demesne.engine.setup import Setup
from demesne.lang import Language
from demesne.levels import knowledge
from demesne.levels.level import Level
from demesne.notation.filling import fillers, is_inert
from demesne.sets.card_files import CardFile
from demesne.sets.recommended import KINGDOMS
from demesne.sim import chunks
from demesne.sim.chunks import WATCHED, Job, Outcome, Outcomes, chunks_of, play, play_elsewhere
from demesne.sim.plans import make_plan
from demesne.sim.result import Plan
from demesne.sim.runner import Interruption, Run, run, run_all
from demesne.strategies.find import find_strategy
from demesne.strategies.syntax import Strategy
from demesne.work.batch import BatchPool, WorkerError


def needing(name: str, *cards: str, bane: str = "") -> Strategy:
    return Strategy(name, (), cards, bane)


# ---------------------------------------------------------------- plans
def test_a_random_kingdom_has_what_the_strategies_require() -> None:
    strategies = [needing("A", "young_witch", "chapel", "fair", bane="moat"), needing("B", "moat", "witch"), MONEY]
    plan = a_plan(strategies=strategies, kingdom="random")
    assert {"young_witch", "chapel", "witch"} <= set(plan.setup.piles)
    assert (len(plan.setup.piles), plan.setup.bane, plan.setup.landscapes[0]) == (10, "moat", "fair")
    assert plan == a_plan(strategies=strategies, kingdom="random")
    assert plan.setup != a_plan(strategies=strategies, kingdom="random", seed=8).setup
    assert (plan.setup.players, plan.filled) == (3, ())


def test_a_kingdom_that_nobody_named_is_filled_up_with_inert_piles_of_the_base_game() -> None:
    strategies = [needing("A", "young_witch", "chapel", "fair", "underling"), needing("B", "moat", "witch"), MONEY]
    setup = a_plan(strategies=strategies).setup
    required = {"young_witch", "chapel", "underling", "moat", "witch"}
    assert required <= set(setup.piles)
    assert {CARDS[id].set for id in set(setup.supply) - required} == {"base"}
    assert all(is_inert(CARDS[id]) for id in set(setup.supply) - required)
    assert (len(setup.piles), len(setup.supply), setup.landscapes[0], setup.options) == (10, 11, "fair", ())
    assert [CARDS[id].types & ALLY != 0 for id in setup.landscapes] == [False, True]


def results(setup: Setup, seed: int = 5) -> list[list[int]]:
    """Of Smithy against Big Money."""
    tally = Batch(setup, [find_strategy("Smithy"), find_strategy("Big Money")]).play(seed, 0, 15, False)
    return [tally.wins, tally.ties, tally.scores, tally.own_turns]


def test_what_fills_a_kingdom_up_changes_no_result() -> None:
    """Neither what a seed brings, nor any other pile that is called inert."""
    plans = [make_plan(["Smithy", "Big Money"], 30, seed) for seed in range(1, 13)]
    assert all((plan.filled, plan.setup) == (plans[0].filled, plans[0].setup) for plan in plans)
    assert (plans[0].setup.landscapes, plans[0].setup.options) == ((), ())
    usual = results(plans[0].setup)
    assert all(results(plan.setup) == usual for plan in plans[1:3])
    others = [id for id in fillers() if id != "smithy"]
    kingdoms = [["smithy", *others[at : at + 9]] for at in range(0, len(others) - 8, 9)]
    assert [kingdom for kingdom in kingdoms if results(Setup.of(kingdom)) != usual] == []


@pytest.mark.parametrize("id", ["battlefield", "fated", "baker", "shaman", "shepherd", "young_witch", "council_room"])
def test_what_changes_games_for_everybody_is_not_inert(id: str) -> None:
    assert id not in fillers()


def test_a_kingdom_can_be_given() -> None:
    setup = KINGDOMS["first_game"].setup()
    assert a_plan(kingdom="Erstes Spiel").setup == setup
    assert a_plan(kingdom=setup).setup == setup


ELEVEN = ("cellar", "chapel", "moat", "village", "workshop", "gardens", "market", "militia", "mine", "remodel", "smithy")


@pytest.mark.parametrize(
    ("strategies", "wishes", "said"),
    [
        ([MONEY], {}, "2, 3 or 4 players, not 1"),
        ([MONEY] * 5, {}, "2, 3 or 4 players, not 5"),
        ([MONEY, MONEY], {"games": 0}, "at least 1 game"),
        ([MONEY, MONEY], {"seed": -1}, "from 0 to"),
        ([MONEY, MONEY], {"until": 0.5}, "between 0% and 50%"),
        ([MONEY, needing("Thief", "thief")], {"kingdom": "first_game"}, "Thief requires cards missing .*: Thief"),
        ([MONEY, needing("Young", "young_witch", bane="moat")], {"kingdom": "first_game"}, "Young requires .* Young Witch"),
        ([needing("A", "young_witch", bane="moat"), needing("B", bane="cellar")], {}, "A needs Moat .* but B needs Cellar"),
        ([needing("A", *ELEVEN), MONEY], {}, "require 11 .*: Cellar, Chapel"),
        ([needing("A", "fair", "sewers"), needing("B", "citadel")], {}, "require 3 .*: Fair, Sewers, Citadel"),
        ([MONEY, "no such strategy"], {}, "no such strategy"),
    ],
)
def test_what_cannot_be_played_is_refused(strategies: list[Any], wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(DemesneError, match=said):
        make_plan(strategies, **wishes)


def test_the_bane_must_be_the_one_that_is_required() -> None:
    text = "Cellar, Chapel, Market, Mine, Remodel, Smithy, Spy, Village, Witch, Young Witch (Bane: Moat)"
    assert a_plan(strategies=[needing("A", bane="moat"), MONEY], kingdom=text).setup.bane == "moat"
    with pytest.raises(SetupError, match="with this Bane: Chapel"):
        a_plan(strategies=[needing("A", bane="chapel"), MONEY], kingdom=text)


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert [a_plan(games).rounds for games in (1, 2, 3, 200)] == [1, 1, 2, 100]
    result = alone(a_plan(7, [MONEY, SMITHY, MONEY]))
    assert (result.games, result.tally.rounds, result.plan.games) == (9, 3, 7)


def test_strategies_with_one_name_are_told_apart() -> None:
    assert a_plan(strategies=[MONEY, SMITHY, MONEY]).labels == ["Money (1)", "Drawing", "Money (2)"]


# ---------------------------------------------------------------- chunks
@pytest.mark.parametrize("rounds", [1, 31, 32, 33, 1000, 1024, 1025, 5000])
def test_chunks_hold_every_round_once(rounds: int) -> None:
    cut = list(chunks_of(rounds))
    assert [round for chunk in cut for round in range(chunk.first, chunk.first + chunk.rounds)] == list(range(rounds))
    assert [chunk.number for chunk in cut] == list(range(len(cut)))
    assert sum(chunk.rounds for chunk in cut if chunk.watched) == min(rounds, WATCHED)


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    short, long = list(chunks_of(1024)), list(chunks_of(100_000))
    assert long[: len(short)] == short


@cache
def outcomes_of(plan: Plan) -> tuple[tuple[Job, Outcome], ...]:
    return tuple((job, play(job)) for job in (Job(plan, chunk) for chunk in chunks_of(plan.rounds)))


class InThisOrder:
    """Players who are ready with the chunks in an order of their own."""

    def __init__(self, order: list[int], interrupted_after: int = 99) -> None:
        self.order = order
        self.interrupted_after = interrupted_after

    def run(self, jobs: Iterable[Job]) -> Outcomes:
        plan = next(iter(jobs)).plan
        for n, number in enumerate(self.order):
            if n == self.interrupted_after:
                signal.raise_signal(signal.SIGINT)
            yield outcomes_of(plan)[number]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("until", [None, 0.06])
def test_the_order_in_which_chunks_are_ready_does_not_matter(seed: int, until: float | None) -> None:
    plan = a_plan(500, until=until)
    order = list(range(len(outcomes_of(plan))))
    in_order = run(plan, InThisOrder(order))
    random.Random(seed).shuffle(order)
    assert what_was_found(run(plan, InThisOrder(order))) == what_was_found(in_order)
    assert in_order.games == (500 if until is None else 256)


def test_a_run_ends_after_the_first_chunk_with_which_it_is_precise_enough() -> None:
    plan = a_plan(5000, until=0.06)
    result = alone(plan)
    assert result.reached
    assert result.half_width <= 0.06
    assert result.games < 5000
    before = Run(plan)
    for chunk in chunks_of(result.tally.rounds):
        assert not before.is_precise
        before.take(chunk, play(Job(plan, chunk)))
    assert before.is_complete
    assert before.tally.to_data() == result.tally.to_data()


def test_a_run_that_does_not_become_precise_enough_says_so() -> None:
    result = alone(a_plan(64, until=0.001))
    assert (result.games, result.reached, result.interrupted) == (64, False, False)


def test_progress_goes_up_to_what_was_expected() -> None:
    told: list[tuple[int, int]] = []
    run_all([a_plan(200), a_plan(100, seed=8)], workers(0), lambda done, expected: told.append((done, expected)))
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert told[-1] == (300, 300)
    assert {expected for _, expected in told} == {300}


@pytest.mark.parametrize(
    ("is_terminal", "said"), [(True, "\r\033[KMedium szuka planów w tym Królestwie: 50%\r\033[K"), (False, "")]
)
def test_one_is_told_that_a_level_looks_for_its_strategy(
    is_terminal: bool, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def look_for(setup: Setup, level: Level, told: knowledge.PlanProgress) -> Strategy:
        told(50, MONEY)
        return MONEY

    monkeypatch.setattr(knowledge, "look_for", look_for)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal)
    knowledge.forget()
    with preparation(Language("pl")) as told:
        plan = make_plan(["medium", "Smithy"], 2, 1, "First Game", told=told)
    knowledge.forget()
    assert plan.strategies[0].name == "Medium"
    assert capsys.readouterr().err == said


def test_the_end_of_a_precise_run_is_foreseen() -> None:
    plan = a_plan(100_000, until=0.02)
    carried_out = Run(plan)
    assert carried_out.expected == 100_000
    for job, outcome in outcomes_of(a_plan(500)):
        carried_out.take(job.chunk, outcome)
    assert 1_000 < carried_out.expected < 10_000


# ---------------------------------------------------------------- several processes
def workers(n: int) -> BatchPool[Job, Outcome]:
    return BatchPool(n, play_elsewhere, play)


def test_several_processes_find_the_same() -> None:
    plans = [a_plan(), a_plan(120, [SMITHY, MONEY, MONEY]), a_plan(5000, until=0.08)]
    with workers(2) as pool:
        pool.wait_until_ready()
        together = run_all(plans, pool)
    assert list(map(what_was_found, together)) == [what_was_found(alone(plan)) for plan in plans]


# A file with a card of one's own that does something else as well where it is loaded: in a worker.
TROUBLE = """
import os, pathlib, signal
import demesne.sim.chunks as chunks
from demesne.words import *

CardSet("trouble").action("NAME", 2, plus(coins=1))
played = chunks.play

def play(job):
    if "NAME.py" in [file.name for file in job.plan.cards]:
        TROUBLE
    return played(job)

chunks.play = play
"""
KILL = "os.kill(os.getpid(), signal.SIGKILL)"
KILL_ONCE = f"mark = pathlib.Path(MARKER); mark.exists() or (mark.touch(), {KILL})"


def with_trouble(plan: Plan, trouble: str, name: str = "Nuisance") -> Plan:
    text = TROUBLE.replace("TROUBLE", trouble).replace("NAME", name)
    return replace(plan, cards=(CardFile(f"{name}.py", text),))


def test_a_worker_that_dies_costs_a_retry_and_nothing_of_the_result(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    plan = with_trouble(a_plan(), KILL_ONCE.replace("MARKER", repr(str(marker))))
    with workers(1) as pool:
        pool.wait_until_ready()
        result = run(plan, pool)
        assert sum(pool.deaths.values()) == 1
    assert marker.exists()
    assert what_was_found(result) == what_was_found(some_result())


def test_games_that_kill_every_worker_are_given_up() -> None:
    with workers(1) as pool:
        pool.wait_until_ready()
        with pytest.raises(WorkerError, match="3 processes crashed"):
            run(with_trouble(a_plan(), KILL), pool)


def test_an_error_in_a_worker_is_told() -> None:
    with workers(1) as pool:
        pool.wait_until_ready()
        with pytest.raises(ZeroDivisionError) as caught:
            run(with_trouble(a_plan(), "1 / 0"), pool)
    assert "in a worker process" in caught.value.__notes__[0]


def test_cards_of_ones_own_are_known_to_the_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a process of its own, as cards that are declared stay declared."""
    cards = tmp_path / "own.py"
    cards.write_text('from demesne.words import *\nCardSet("own").action("Windmill", 4, plus(cards=4))\n', encoding="utf-8")
    strategy = tmp_path / "mill.strategy"
    strategy.write_text(
        "name Mill\nrequires windmill\nbuy province\nbuy gold\nbuy windmill when owned(windmill) < 1\nbuy silver"
    )
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), str(cards), str(strategy)], capture_output=True, text=True, check=True, timeout=600
    )
    assert done.stdout == "windmill True\n"


SCRIPT = """
import sys
from demesne.sets.loader import load_cards
from demesne.sim.plans import make_plan
from demesne.sim.chunks import play, play_elsewhere
from demesne.sim.runner import players_for, run
from demesne.work.batch import BatchPool

if __name__ == "__main__":
    cards, strategy = sys.argv[1:]
    load_cards(cards)
    plan = make_plan([strategy, "Big Money"], 150, 1, cards=[cards])
    with BatchPool(1, play_elsewhere, play) as pool:
        pool.wait_until_ready()
        together = run(plan, pool)
    with players_for(1) as players:
        print(plan.setup.piles[0], together.tally.to_data() == run(plan, players).tally.to_data())
"""


# ---------------------------------------------------------------- Ctrl-C
def test_an_interrupted_run_is_the_first_chunks_in_their_order() -> None:
    result = run(a_plan(500), InThisOrder([0, 3, 1, 2], interrupted_after=3))
    assert result.interrupted
    assert result.tally.rounds == 32 + 32
    assert result.tally.to_data() == alone(a_plan(128)).tally.to_data()


def test_nothing_is_known_of_a_run_that_was_interrupted_at_once() -> None:
    with pytest.raises(KeyboardInterrupt):
        run(a_plan(500), InThisOrder([2, 0, 1], interrupted_after=1))


def test_the_second_interrupt_is_not_waited_for() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interruption() as interruption:
        signal.raise_signal(signal.SIGINT)
        assert interruption.asked_for
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_compiled_code_is_never_broken_off() -> None:
    """It has no frames of its own: the signal finds that of the function which called it."""
    frame: Any = SimpleNamespace(f_globals=vars(chunks))
    with Interruption() as interruption:
        interruption.waiting = True
        interruption.notice(signal.SIGINT, frame)
        interruption.notice(signal.SIGINT, frame)
        assert interruption.asked_for


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_ctrl_c_at_a_terminal_prints_what_is_known_so_far(tmp_path: Path) -> None:
    """All processes of the terminal get the signal, as they do when somebody presses the keys."""
    import pty

    ours, theirs = pty.openpty()
    command = "import sys; from demesne.cli import main; sys.exit(main())"
    arguments = ["simulate", "Big Money", "Big Money", "--games", "10000000", "--jobs", "2", "--json"]
    process = subprocess.Popen(
        [sys.executable, "-c", command, *arguments], stdout=subprocess.PIPE, stderr=theirs, start_new_session=True,
        env={**os.environ, "TERM": "xterm"},
    )  # fmt: skip
    os.close(theirs)
    said = ""
    while "of 10,000,000 games" not in said:
        said += os.read(ours, 1000).decode(errors="replace")
    os.killpg(process.pid, signal.SIGINT)
    printed, _ = process.communicate(timeout=600)
    said += "".join(rest_of(ours))
    assert process.returncode == 130
    data = json.loads(printed)
    assert data["interrupted"] is True
    assert data["games"] == 2 * data["rounds"] > 0
    assert "Traceback" not in said


def rest_of(terminal: int) -> Iterator[str]:
    try:
        while chunk := os.read(terminal, 1000):
            yield chunk.decode(errors="replace")
    except OSError:  # nobody is left at the other end
        os.close(terminal)
