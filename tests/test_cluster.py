"""The same games on a real Ray, started on this machine, one of whose workers is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import work_tasks
from laboratory_play import RUNS, a_run, ask, begin, finished, look
from simulations import a_plan, alone, what_was_found
from test_simulate import KILL, KILL_ONCE, with_trouble
from web_play import run as play
from web_play import tables

from demesne.engine.errors import DemesneError
from demesne.server.laboratory.laboratory import SETTINGS, Laboratory
from demesne.server.laboratory.laboratory_requests import MOST_GAMES
from demesne.sim.chunks import Job, Outcome, play_elsewhere
from demesne.sim.runner import run, run_all
from demesne.work.cluster import Cluster, ClusterBatch, ClusterError, ClusterWorker, run_on_machine
from demesne.work.job import Visitor
from demesne.work.pool import Pool
from demesne.work.task import Task

Players = ClusterBatch[Job, Outcome]

pytest.importorskip("ray", reason="Ray is not installed: pip install ray")


@pytest.fixture(scope="module")
def told() -> list[str]:
    """What the cluster told us."""
    return []


@pytest.fixture(scope="module")
def cluster(told: list[str]) -> Iterator[Players]:
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        with ClusterBatch(Cluster("auto", told.append), play_elsewhere) as cluster:
            yield cluster


def test_where_no_cluster_is_running_one_is_started(cluster: Players, told: list[str]) -> None:
    assert told == ["simulate-local-cluster"]
    assert cluster.cluster.count_processors() >= 1


def test_a_cluster_finds_the_same_although_a_worker_is_killed(cluster: Players, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    plan = with_trouble(a_plan(), KILL_ONCE.replace("MARKER", repr(str(marker))), "Stumble")
    precise = a_plan(5000, until=0.08)
    results = run_all([plan, precise], cluster)
    assert marker.exists()
    assert list(map(what_was_found, results)) == [what_was_found(alone(a_plan())), what_was_found(alone(precise))]


def test_an_error_on_the_cluster_is_told(cluster: Players) -> None:
    with pytest.raises(ZeroDivisionError):
        run(with_trouble(a_plan(), "1 / 0", "Mistake"), cluster)


def test_games_that_kill_every_worker_are_given_up(cluster: Players) -> None:
    with pytest.raises(ClusterError, match="lost the same games 4 times"):
        run(with_trouble(a_plan(2), KILL, "Wreck"), cluster)


def test_all_machines_must_have_the_same_version() -> None:
    with pytest.raises(DemesneError, match=r"but this is 0\.0\.0: install the same"):
        run_on_machine("0.0.0", (), Task(print)).unwrap()


def test_an_address_where_nobody_is_gets_an_answer_at_once() -> None:
    with pytest.raises(ClusterError, match=r"cannot use a Ray cluster at 127\.0\.0\.1:1: "):
        Cluster("127.0.0.1:1").connect()


def test_a_task_of_the_laboratory_outlives_its_machine(cluster: Players, tmp_path: Path) -> None:
    cluster.cluster.ray.cloudpickle.register_pickle_by_value(work_tasks)  # workers of Ray cannot import modules of tests

    async def work() -> None:
        pool = Pool(SETTINGS, size=1, hire=lambda _: ClusterWorker(cluster.cluster))
        visitor = Visitor("1.1.1.1")
        assert await pool.do(Task(work_tasks.die_once, (str(tmp_path / "mark"),)), visitor) == "done"
        with pytest.raises(DemesneError) as raised:
            await pool.do(Task(work_tasks.refuse), visitor)
        assert raised.value.key == "in-file"
        with pytest.raises(DemesneError) as raised:
            await pool.do(Task(work_tasks.die), visitor)
        assert raised.value.key == "lab-died"
        await pool.close()

    play(work())


def test_the_laboratory_works_on_a_cluster(cluster: Players, tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, laboratory=partial(Laboratory, cluster="auto")) as world:
            found = await finished(world, (await begin(world, a_run(20)))["id"])
            assert (found["state"], found["done"]) == ("done", 20)
            endless = await begin(world, a_run(MOST_GAMES))
            while not (await look(world, endless["id"]))["done"]:
                await asyncio.sleep(0.02)
            stopped = (await ask(world, "POST", f"{RUNS}/{endless['id']}/stop", {})).json()
            assert stopped["state"] == "stopped"
            again = await finished(world, (await begin(world, a_run(20)))["id"])
            assert again["matches"] == found["matches"]

    play(work())
