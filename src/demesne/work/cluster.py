"""A Ray cluster: the same tasks on many machines."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from importlib.util import find_spec
from itertools import islice
from math import inf
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from demesne.engine.errors import DemesneError, written
from demesne.sets.card_files import CardFile
from demesne.version import VERSION
from demesne.work.task import Answer, Task, Tell, crash_of, refusal_of, run_task
from demesne.work.worker import declare_cards

AUTO: Final = "auto"  # a cluster that is running here, else a new one on this machine
RETRIES: Final = 3  # of an item of a batch whose worker or machine was lost
PATIENCE: Final = 0.5  # seconds after which Ctrl-C is noticed
AHEAD: Final = 2  # tasks of a batch for each processor, so that none is ever idle
COUNT_EVERY: Final = 5.0  # seconds after which processors are counted again
OBJECT_STORE: Final = 100 * 2**20  # bytes for Ray's own store: our results are small
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
ADDRESS: Final = re.compile(r"(ray://)?(?P<host>[^\s/:]+):(?P<port>\d{1,5})")
CONNECT_WITHIN: Final = 10.0  # seconds

Item = TypeVar("Item")
Result = TypeVar("Result")


class ClusterError(DemesneError):
    """There is no cluster, or it cannot be used."""


def ignore_message(_: str) -> None:
    """Takes the id of a message that nobody wants to read."""


class Cluster:
    """A connection to a Ray cluster, used in a `with` statement.

    `tell` gets the id of a message for what the cluster does by itself.
    """

    def __init__(self, address: str, tell: Callable[[str], None] = ignore_message) -> None:
        self.address = address
        self.tell = tell
        self.ray: Any = None
        self.remote: Any = None
        self.processors = 1
        self.counted_at = -inf
        self.leaving = ExitStack()  # what to undo in the end: nothing if the program was connected before

    def __enter__(self) -> Cluster:
        if find_spec("ray") is None:
            raise ClusterError("--cluster needs Ray; install it with: pip install ray", "simulate-no-ray")
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        import ray

        self.ray = ray
        if not ray.is_initialized():
            with self.leaving:
                self.connect()
                self.leaving.callback(ray.shutdown)
                self.leaving = self.leaving.pop_all()
        self.remote = ray.remote(num_cpus=1)(run_on_machine)
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.close()

    def connect(self) -> None:
        """Connect to the address; with `auto` a local cluster is started if none is running."""
        options: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            if self.address != AUTO:
                check_address(self.address)
            self.ray.init(address=self.address, **options)
        except ClusterError:
            raise
        except (OSError, ValueError, RuntimeError) as problem:
            if self.address != AUTO:
                what = f"cannot use a Ray cluster at {self.address}: {problem}"
                raise ClusterError(what, "simulate-no-cluster", address=self.address, detail=str(problem)) from None
            self.tell("simulate-local-cluster")
            folder = self.leaving.enter_context(TemporaryDirectory(prefix="demesne-", ignore_cleanup_errors=True))
            options |= {"include_dashboard": False, "object_store_memory": OBJECT_STORE, "_temp_dir": folder}
            self.ray.init(address="local", **options)

    def count_processors(self) -> int:
        """The processors of the cluster. It may grow, so they are counted again from time to time."""
        if monotonic() > self.counted_at + COUNT_EVERY:
            self.counted_at = monotonic()
            self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self.processors

    def submit(self, task: Task, cards: Sequence[CardFile] = (), retries: int = 0) -> Any:
        """Ray's reference to the `Answer` of a task; a lost task is retried up to `retries` times."""
        return self.remote.options(max_retries=retries).remote(VERSION, tuple(cards), replace(task, note=None))

    def fetch(self, reference: Any) -> Answer:
        """The answer of a task. A lost machine and a cancelled task raise EOFError, as a dead process does."""
        errors = self.ray.exceptions
        try:
            answer: Answer = self.ray.get(reference)
        except errors.RayTaskError as problem:
            return Answer(error=crash_of(problem.cause))
        except errors.RayError as problem:
            raise EOFError(type(problem).__name__) from problem
        return answer

    def cancel(self, reference: Any) -> None:
        """Kill a task."""
        self.ray.cancel(reference, force=True)


class ClusterBatch(Generic[Item, Result]):
    """One function called for many items on a cluster. Used in a `with` statement, which connects."""

    def __init__(self, cluster: Cluster, function: Callable[[Item], Result]) -> None:
        self.cluster = cluster
        self.function = function

    def __enter__(self) -> ClusterBatch[Item, Result]:
        self.cluster.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.cluster.__exit__()

    def run(self, items: Iterable[Item]) -> Generator[tuple[Item, Result], None, None]:
        """Every item with its result, in the order in which they are ready. A lost machine costs a retry."""
        cluster = self.cluster
        ahead = iter(items)
        under_way: dict[Any, Item] = {}
        try:
            while True:
                for item in islice(ahead, max(0, AHEAD * cluster.count_processors() - len(under_way))):
                    under_way[cluster.submit(Task(self.function, (item,), seconds=None), retries=RETRIES)] = item
                if not under_way:
                    return
                ready, _ = cluster.ray.wait(list(under_way), num_returns=1, timeout=PATIENCE)
                for reference in ready:
                    result = self.result(reference)
                    yield under_way.pop(reference), result
        finally:
            for reference in under_way:
                cluster.cancel(reference)

    def result(self, reference: Any) -> Result:
        """The result of an item."""
        try:
            result: Result = self.cluster.fetch(reference).unwrap()
        except EOFError as problem:
            n = RETRIES + 1
            what = f"the cluster lost the same games {n} times ({problem}); are its machines running, with enough memory?"
            raise ClusterError(what, "simulate-cluster-lost", n=n, detail=str(problem)) from None
        return result


class ClusterWorker:
    """A place on a cluster where a `Pool` has one task at a time run."""

    def __init__(self, cluster: Cluster, cards: Sequence[CardFile] = ()) -> None:
        self.cluster = cluster
        self.cards = cards
        self.reference: Any = None
        self.is_ended = False

    def run(self, task: Task, tell: Tell) -> Answer:
        """Wait for the answer. A lost machine counts as a dead worker; progress is not reported."""
        if self.is_ended:
            raise EOFError
        self.reference = self.cluster.submit(task, self.cards)
        try:
            return self.cluster.fetch(self.reference)
        finally:
            self.reference = None

    def stop(self, task: Task) -> None:
        """Kill the task: Ray cannot pass on the wish to stop."""
        self.end()

    def end(self) -> None:
        """Kill the task that is running; no other will be run."""
        self.is_ended = True
        reference = self.reference
        if reference is not None:
            self.cluster.cancel(reference)


def check_address(address: str) -> None:
    """Raise an error if nobody answers at an address: Ray itself would try for many minutes."""
    known = ADDRESS.fullmatch(address)
    if known is None:
        what = f"{address!r} is not a cluster address; write HOST:PORT, ray://HOST:PORT or auto"
        raise ClusterError(what, "simulate-cluster-address", address=written(address))
    socket.create_connection((known["host"], int(known["port"])), CONNECT_WITHIN).close()


# ---------------------------------------------------------------- on a machine of the cluster
def run_on_machine(version: str, cards: Sequence[CardFile], task: Task) -> Answer:
    """Run a task on a machine, which must have the same version and learns the cards of these files."""
    try:
        check_version(version)
    except DemesneError as problem:
        return Answer(error=refusal_of(problem))
    declare_cards(cards)
    return run_task(task)


def check_version(version: str) -> None:
    """Raise an error on a machine with another version, which might play other games."""
    if version != VERSION:
        machine = socket.gethostname()
        what = f"{machine} has demesne {VERSION}, but this is {version}: install the same version on all machines"
        raise ClusterError(what, "simulate-cluster-version", machine=machine, theirs=VERSION, ours=version)
