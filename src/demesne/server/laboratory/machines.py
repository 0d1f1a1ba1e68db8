"""The laboratory's connection to a Ray cluster, where its tasks run instead of in processes of the server's machine."""

from __future__ import annotations

import asyncio

from starlette.routing import BaseRoute

from demesne.server.part import Part
from demesne.work.cluster import Cluster, ClusterWorker
from demesne.work.pool import Pool


class Machines(Part):
    """Connects the pool of the laboratory to a cluster."""

    def __init__(self, address: str, pool: Pool) -> None:
        self.cluster = Cluster(address)
        self.pool = pool

    def routes(self) -> list[BaseRoute]:
        """None: visitors do not see where their tasks run."""
        return []

    async def open(self) -> None:
        """Connect to the cluster and let the pool run as many tasks at once as it has processors."""
        await asyncio.to_thread(self.cluster.__enter__)
        self.pool.size = self.cluster.count_processors()
        self.pool.hire = lambda _: ClusterWorker(self.cluster, self.pool.cards)

    async def close(self) -> None:
        """Close the pool, which ends all tasks, and then the connection."""
        await self.pool.close()
        await asyncio.to_thread(self.cluster.__exit__)
