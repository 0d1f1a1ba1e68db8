"""Tasks on the machines of a Ray cluster, instead of processes beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from starlette.routing import BaseRoute

from demesne.cards.files import CardFile, declare, declare_installed
from demesne.engine.errors import DemesneError
from demesne.server.laboratory.work import Done, Workshop, carry_out, refusal_of
from demesne.server.part import Part
from demesne.server.tables.queue import Task, Tell
from demesne.server.tables.workers import Failure
from demesne.sim.cluster import Cluster, check_version
from demesne.version import VERSION


class Place:
    """A place on a cluster where one task at a time is done."""

    def __init__(self, cluster: Cluster, cards: Sequence[CardFile]) -> None:
        self.ray = cluster.ray
        self.cards = tuple(cards)
        self.reference: Any = None
        self.is_ended = False

    def do(self, task: Task, tell: Tell) -> Any:
        """A machine that is lost, and a task that is broken off, are told like a process that died."""
        if self.is_ended:
            raise EOFError
        errors = self.ray.exceptions
        remote = self.ray.remote(max_retries=0, num_cpus=1)(carry_out_elsewhere)
        self.reference = remote.remote(VERSION, self.cards, task.arguments)
        try:
            return self.ray.get(self.reference)
        except errors.RayTaskError as problem:
            return Failure(str(problem))
        except errors.RayError:
            raise EOFError from None
        finally:
            self.reference = None

    def end(self) -> None:
        self.is_ended = True
        reference = self.reference
        if reference is not None:
            self.ray.cancel(reference, force=True)


def carry_out_elsewhere(version: str, cards: Sequence[CardFile], arguments: tuple[Any, ...]) -> Any:
    """On a machine of the cluster, which must have the same demesne."""
    try:
        check_version(version)
    except DemesneError as problem:
        return Done(refusal_of(problem), 0.0)
    declare_installed()
    for card_file in cards:
        declare(card_file)
    return carry_out(*arguments)


class Machines(Part):
    """A part of the laboratory: the connection to the cluster, on which the workshop does its tasks."""

    def __init__(self, address: str, workshop: Workshop) -> None:
        self.cluster = Cluster(address)
        self.workshop = workshop

    def routes(self) -> list[BaseRoute]:
        return []

    async def open(self) -> None:
        """Connect, and have as many tasks done at a time as the cluster has processors."""
        await asyncio.to_thread(self.cluster.__enter__)
        self.workshop.size = self.cluster.count_processors()
        self.workshop.hire = lambda: Place(self.cluster, self.workshop.cards)

    async def close(self) -> None:
        await self.workshop.close()
        await asyncio.to_thread(self.cluster.__exit__)
