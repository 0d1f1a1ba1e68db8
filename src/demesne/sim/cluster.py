"""Many machines, by Ray. Its tasks are the same chunks that one process plays, and so is the result."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from importlib.util import find_spec
from itertools import islice
from math import inf
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from demesne.engine.errors import DemesneError, written
from demesne.sim.chunks import Job, Outcome, Outcomes, play_elsewhere
from demesne.version import VERSION

AUTO: Final = "auto"  # a cluster that is running here, else a new one on this machine
RETRIES: Final = 3  # of a task whose worker or machine was lost
PATIENCE: Final = 0.5  # seconds, after which a keyboard interrupt is noticed
AHEAD: Final = 2  # tasks under way for each processor, so that none is ever idle
OFTEN: Final = 5.0  # seconds
OBJECTS: Final = 100 * 2**20  # bytes for Ray's own store: our results are small
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


ADDRESS: Final = re.compile(r"(ray://)?(?P<host>[^\s/:]+):(?P<port>\d{1,5})")
KNOCKING: Final = 10.0  # seconds


class ClusterError(DemesneError):
    """No cluster, or one that cannot be used."""


def ignore(_: str) -> None:
    """Nobody wants to know."""


class Cluster:
    """A Ray cluster, to be used in a `with` statement. What it does by itself it tells by the id of a message."""

    def __init__(self, address: str, tell: Callable[[str], None] = ignore) -> None:
        self.address = address
        self.tell = tell
        self.ray: Any = None
        self.processors = 1
        self.asked = -inf  # when the cluster was last asked for them
        self.leaving = ExitStack()  # what to do in the end: nothing, if we were connected before

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
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.close()

    def connect(self) -> None:
        options: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            if self.address != AUTO:
                knock(self.address)
            self.ray.init(address=self.address, **options)
        except ClusterError:
            raise
        except (OSError, ValueError, RuntimeError) as problem:
            if self.address != AUTO:
                what = f"cannot use a Ray cluster at {self.address}: {problem}"
                raise ClusterError(what, "simulate-no-cluster", address=self.address, detail=str(problem)) from None
            self.tell("simulate-local-cluster")
            folder = self.leaving.enter_context(TemporaryDirectory(prefix="demesne-", ignore_cleanup_errors=True))
            options |= {"include_dashboard": False, "object_store_memory": OBJECTS, "_temp_dir": folder}
            self.ray.init(address="local", **options)

    def play(self, jobs: Iterable[Job]) -> Outcomes:
        """Play all jobs; outcomes come in the order in which they are ready. A lost worker costs a retry and nothing else."""
        task = self.ray.remote(max_retries=RETRIES, num_cpus=1)(play_on_a_machine)
        ahead = iter(jobs)
        under_way: dict[Any, Job] = {}
        try:
            while True:
                for job in islice(ahead, max(0, self.places() - len(under_way))):
                    under_way[task.remote(job, VERSION)] = job
                if not under_way:
                    return
                ready, _ = self.ray.wait(list(under_way), num_returns=1, timeout=PATIENCE)
                for reference in ready:
                    outcome = self.fetch(reference)
                    yield under_way.pop(reference), outcome
        finally:
            for reference in under_way:
                self.ray.cancel(reference, force=True)

    def places(self) -> int:
        """How many tasks to have under way. A cluster may grow meanwhile, so it is asked again now and then."""
        if monotonic() > self.asked + OFTEN:
            self.asked = monotonic()
            self.count_processors()
        return AHEAD * self.processors

    def count_processors(self) -> int:
        self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self.processors

    def fetch(self, reference: Any) -> Outcome:
        errors = self.ray.exceptions
        try:
            outcome: Outcome = self.ray.get(reference)
        except errors.RayTaskError as problem:
            raise problem.cause from None
        except errors.RayError as problem:
            detail = type(problem).__name__
            what = (
                f"the cluster lost the same games {RETRIES + 1} times ({detail}); are its machines running, with enough memory?"
            )
            raise ClusterError(what, "simulate-cluster-lost", n=RETRIES + 1, detail=detail) from None
        return outcome


def knock(address: str) -> None:
    """See whether anybody is at an address at all: Ray itself would knock for many minutes."""
    known = ADDRESS.fullmatch(address)
    if known is None:
        what = f"{address!r} is not a cluster address; write HOST:PORT, ray://HOST:PORT or auto"
        raise ClusterError(what, "simulate-cluster-address", address=written(address))
    socket.create_connection((known["host"], int(known["port"])), KNOCKING).close()


def play_on_a_machine(job: Job, version: str) -> Outcome:
    """Play a chunk on a machine of the cluster."""
    check_version(version)
    return play_elsewhere(job)


def check_version(version: str) -> None:
    """A machine must have the same demesne: another might play other games."""
    if version != VERSION:
        machine = socket.gethostname()
        what = f"{machine} has demesne {VERSION}, but this is {version}: install the same version on all machines"
        raise ClusterError(what, "simulate-cluster-version", machine=machine, theirs=VERSION, ours=version)
