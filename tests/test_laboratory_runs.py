"""Runs of the laboratory: the same games as at a command line, kept, stopped, and nobody else's."""

from __future__ import annotations

import asyncio
import json
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest
from laboratory_play import ANNE, BELA, MONEY, RUNS, SMITHS, a_run, ask, begin, finished, look, refused
from web_play import InProcess, needs_postgres, run, running_postgres, tables

from demesne.cli import main
from demesne.server import database
from demesne.server.laboratory import kept_runs, live_work
from demesne.server.laboratory import runs as runs_module
from demesne.server.laboratory.kept_runs import Experiments
from demesne.server.laboratory.laboratory_requests import MOST_GAMES, NewRun, Run, RunEntry, State
from demesne.server.limits import Limits
from demesne.server.store import Store
from demesne.server.tables.presentation import setup as protocol_setup
from demesne.sets.recommended import KINGDOMS


def at_command_line(
    match: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Any:
    """What the shown command says."""
    monkeypatch.chdir(folder)
    for file in match["files"]:
        (folder / file["name"]).write_text(file["content"], encoding="utf-8")
    program, *arguments = shlex.split(match["command"])
    assert program == "demesne"
    capsys.readouterr()
    assert main([*arguments, "--json", "--jobs", "1"]) == 0
    return json.loads(capsys.readouterr().out)


def same(match: dict[str, Any], data: Any) -> None:
    assert match["games"] == data["games"]
    assert match["watched"] == data["watched_games"]
    assert match["turns"] == data["mean_turns"]
    assert {name: match[name] for name in ("provinces", "piles", "limit")} == data["endings"]
    assert {str(one["n"]): one["games"] for one in match["lengths"]} == data["lengths"]
    assert {str(one["n"]): one["games"] for one in match["differences"]} == data["differences"]
    assert sum(data["lengths"].values()) == data["watched_games"]
    for mine, theirs in zip(match["results"], data["players"], strict=True):
        for name, rate, interval in (
            ("wins", "win_rate", "ci95"),
            ("ties", "tie_rate", "tie_ci95"),
            ("losses", "loss_rate", "loss_ci95"),
        ):
            found = mine[name]
            assert [found["games"], found["rate"], found["low"], found["high"]] == [
                theirs[name],
                theirs[rate],
                *theirs[interval],
            ]
        assert [mine["points"], mine["points_low"], mine["points_high"]] == [theirs["mean_score"], *theirs["score_ci95"]]
        assert mine["turns"] == theirs["mean_turns"]
        assert mine["games_at"] == theirs["curves"]["games"]
        assert mine["money_at"] == pytest.approx(theirs["curves"]["money"], abs=1e-5)
        assert mine["points_at"] == pytest.approx(theirs["curves"]["points"], abs=1e-5)
        assert [one["card"] for one in mine["bought"]] == list(theirs["bought"])
        for one in mine["bought"]:
            assert one["copies"] == pytest.approx(theirs["bought"][one["card"]], abs=1e-5)
        assert mine["openings"] == theirs["openings"][:12]


def test_a_run_plays_the_games_that_the_shown_command_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    found: dict[str, Any] = {}
    body = a_run(
        45,
        [{"text": SMITHS}, {"bot": "Big Money"}],
        [{"text": SMITHS, "name": "One"}, {"text": MONEY}, {"text": SMITHS.replace("2", "1"), "name": "One"}],
        kingdom={"type": "random", "seed": 3},
    )

    async def work() -> None:
        async with tables(tmp_path / "server") as world:
            begun = await begin(world, body)
            assert begun["state"] in ("waiting", "running")
            assert begun["total"] == 46 + 45
            found.update(await finished(world, begun["id"]))

    run(work())
    assert found["state"] == "done"
    assert found["done"] == found["total"]
    assert "smithy" in found["setup"]["piles"]
    first, second = found["matches"]
    assert [result["name"] for result in second["results"]] == ["One (1)", "Money", "One (2)"]
    assert [file["name"] for file in second["files"]] == ["smiths.strategy", "money.strategy", "smiths_2.strategy"]
    for match in (first, second):
        same(match, at_command_line(match, tmp_path, capsys, monkeypatch))


def test_a_level_plays_what_it_plays_at_a_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    found: dict[str, Any] = {}

    async def work() -> None:
        async with tables(tmp_path / "server") as world:
            begun = await begin(world, a_run(10, [{"bot": "easy"}, {"bot": "Big Money"}]))
            found.update(await finished(world, begun["id"]))

    run(work())
    (match,) = found["matches"]
    same(match, at_command_line(match, tmp_path, capsys, monkeypatch))


def test_a_run_is_stopped_by_its_owner_only_and_what_was_counted_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            begun = await begin(world, a_run(MOST_GAMES))
            id = begun["id"]
            while not (await look(world, id))["done"]:
                await asyncio.sleep(0.02)
            assert (await look(world, id))["is_own"]
            assert not (await look(world, id, BELA))["is_own"]
            assert not (await look(world, id, ""))["is_own"]
            assert (await refused(world, f"{RUNS}/{id}/stop", {}, BELA))[1]["code"] == "lab-not-yours"
            assert (await refused(world, f"{RUNS}/{id}/stop", {}, ""))[1]["code"] == "lab-no-secret"
            assert (await refused(world, f"{RUNS}/{id}/stop", {}, "short"))[1]["code"] == "lab-secret"
            stopped = (await ask(world, "POST", f"{RUNS}/{id}/stop", {})).json()
            assert stopped["state"] == "stopped"
            assert 0 < stopped["done"] < stopped["total"]
            assert stopped["matches"][0]["games"] == stopped["done"]
            assert (await look(world, id))["done"] == stopped["done"]
            assert (await ask(world, "POST", f"{RUNS}/{id}/stop", {})).json()["state"] == "stopped"

    run(work())


def test_lists_show_ones_own_runs_the_newest_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            first, second = await begin(world, a_run(2)), await begin(world, a_run(4))
            other = await begin(world, a_run(2), BELA)
            for one in (first, second, other):
                await finished(world, one["id"])
            mine = (await ask(world, "GET", RUNS)).json()["runs"]
            assert {entry["id"] for entry in mine} == {first["id"], second["id"]}
            assert {tuple(entry["names"]) for entry in mine} == {("Smiths", "Big Money")}
            assert [entry["state"] for entry in mine] == ["done", "done"]
            assert [entry["id"] for entry in (await ask(world, "GET", RUNS, secret=BELA)).json()["runs"]] == [other["id"]]
            assert (await ask(world, "GET", RUNS, secret="")).status == 401

    run(work())


def test_after_a_restart_runs_are_as_they_were_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_work, "KEEP_EVERY", 0.05)

    async def work() -> None:
        async with tables(tmp_path) as world:
            done = await finished(world, (await begin(world, a_run(6)))["id"])
            under_way = await begin(world, a_run(MOST_GAMES))
            while not (await look(world, under_way["id"]))["done"]:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            waiting = await begin(world, a_run(2))
            assert (await look(world, waiting["id"]))["ahead"] == 1
        async with tables(tmp_path) as world:
            assert await look(world, done["id"]) == done
            assert (await look(world, under_way["id"]))["state"] == "stopped"
            assert 0 < (await look(world, under_way["id"]))["done"] < MOST_GAMES
            assert (await look(world, waiting["id"]))["state"] == "stopped"
            states = {entry["id"]: entry["state"] for entry in (await ask(world, "GET", RUNS)).json()["runs"]}
            assert states == {done["id"]: "done", under_way["id"]: "stopped", waiting["id"]: "stopped"}

    run(work())


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        (a_run(MOST_GAMES + 1), "lab-games", 400),
        (a_run(10**9), "lab-games", 400),
        (a_run(1001, [{"bot": "hard"}, {"bot": "easy"}]), "lab-slow-games", 400),
        (a_run(10, [{"bot": "hard:seconds=1"}, {"bot": "easy"}]), "lab-level", 400),
        (a_run(0), "web-body", 400),
        (a_run(10, [{"text": SMITHS}]), "web-body", 400),
        (a_run(10, [{"text": SMITHS}, {}]), "lab-player", 400),
        (a_run(10, [{"text": SMITHS}, {"bot": "nobody"}]), "lab-no-bot", 400),
        (a_run(10, [{"text": SMITHS}, {"bot": "/etc/passwd.strategy"}]), "lab-no-bot", 400),
        (a_run(10, [{"text": SMITHS}, {"text": "name X\nbuy Smity"}]), "lab-strategy", 400),
        (a_run(10, [{"text": SMITHS}, {"text": "buy gold"}]), "lab-strategy", 400),
        (a_run(10, [{"text": "name W\nrequires witch\nbuy witch"}, {"text": MONEY}]), "simulate-kingdom-lacks", 400),
        (a_run(10, [{"text": "x" * 65537}, {"text": MONEY}]), "web-body", 400),
        (a_run(10, [{"text": "x" * 2**21}, {"text": MONEY}]), "web-too-large", 413),
        (a_run(10, kingdom={"type": "text", "text": "Cellar, Nothing"}), "bad-list", 400),
        (a_run(10, seed=str(2**62)), "seed", 400),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_a_message(tmp_path: Path, body: Any, code: str, status: int) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            found, problem = await refused(world, RUNS, body)
            assert found == status
            if code != "bad-list":
                assert problem["code"] == code, problem
            if code == "lab-games":
                assert "demesne simulate" in problem["values"]["command"]
            assert (await ask(world, "GET", RUNS)).json()["runs"] == []

    run(work())


def test_a_broken_strategy_is_told_with_its_player_and_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            broken = {"text": "name X\nbuy gold\nbuy Smity", "name": "Third"}
            _, problem = await refused(world, RUNS, a_run(10, [{"text": MONEY}, broken], language="pl"))
            assert (problem["values"]["name"], problem["values"]["line"], problem["values"]["column"]) == ("Third", 3, 5)
            assert "Kuźnia" in problem["values"]["problem"]
            assert (await ask(world, "GET", f"{RUNS}/nothing12345")).status == 404
            assert (await ask(world, "GET", f"{RUNS}/no")).status == 404

    run(work())


def test_runs_have_a_rate(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, Limits()) as world:
            statuses = [(await ask(world, "POST", RUNS, a_run(MOST_GAMES + 1))).status for _ in range(41)]
            assert statuses[:40] == [400] * 40
            assert statuses[40] == 429

    run(work())


def test_one_network_does_not_take_all_memory_for_strategies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever names it goes by, and also while its texts are being read."""
    monkeypatch.setattr(runs_module, "MOST_LETTERS_NETWORK", 3 * len(SMITHS))
    monkeypatch.setattr(runs_module, "MOST_LETTERS", 4 * len(SMITHS))
    twice = [{"text": SMITHS}, {"text": SMITHS}]

    async def work() -> None:
        async with tables(tmp_path) as world:
            both = await asyncio.gather(*(ask(world, "POST", RUNS, a_run(MOST_GAMES, twice), name) for name in (ANNE, BELA)))
            assert sorted(answer.status for answer in both) == [201, 400]
            assert await code_of(world, a_run(4, twice), BELA) == "lab-too-long"
            other = InProcess(world.app, "9.9.9.9")
            assert await code_of(other, a_run(4, [*twice, *twice]), BELA) == "lab-too-long"
            assert await code_of(other, a_run(4, [*twice, {"text": SMITHS}]), BELA) == "lab-busy"
            assert (await ask(other, "POST", RUNS, a_run(4, twice), BELA)).status == 201

    run(work())


async def code_of(world: InProcess, body: Any, secret: str) -> str:
    _, problem = await refused(world, RUNS, body, secret)
    return str(problem["code"])


# ---------------------------------------------------------------- PostgreSQL
@needs_postgres
def test_servers_that_share_a_database_show_each_others_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    first_game = protocol_setup(KINGDOMS["first_game"].setup())

    def some_run(state: State) -> tuple[Run, RunEntry]:
        asked = msgspec.convert(a_run(10), NewRun)
        entry = RunEntry("aaaaaaaaaaaa", 1, state, ["x\0"], 10, first_game)
        return Run("aaaaaaaaaaaa", state, True, 0, 0, 10, None, first_game, "\0", "7", asked, [], "1"), entry

    async def work(address: str) -> None:
        stores = [Store(database.address(address)) for _ in range(2)]
        for store in stores:
            await store.open()
        one, other = map(Experiments, stores)
        await one.create(*some_run("waiting"), "anne")
        await one.keep(*some_run("running"))
        assert (await other.load("aaaaaaaaaaaa"))[0].state == "running"
        assert [entry.state for entry in await other.listed("anne")] == ["running"]
        monkeypatch.setattr(kept_runs, "GONE_AFTER", -1)
        assert (await other.load("aaaaaaaaaaaa"))[0].state == "stopped"
        assert [entry.state for entry in await other.listed("anne")] == ["stopped"]
        assert await other.listed("bela") == []
        for store in stores:
            await store.close()

    with running_postgres() as server:
        run(work(server.new_database("runs")))
