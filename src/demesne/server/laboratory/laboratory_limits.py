"""Limits for requests to the laboratory."""

from __future__ import annotations

from dataclasses import dataclass

from demesne.server.limits import PartLimits, Rate


@dataclass(frozen=True)
class LaboratoryLimits(PartLimits):
    """The limits of the laboratory."""

    body: int = 1536 * 1024  # bytes in the body of a request; strategies are long
    experiments: Rate = Rate(0.2, 40)  # runs and single games, per address
    checking: Rate = Rate(3, 60)  # checks of strategies, per address; long texts count more than once
    keeping: Rate = Rate(0.1, 60)  # saves of strategies, per address; long texts count more than once
    reading: Rate = Rate(0.2, 30)  # imports and exports, per address; long texts count more than once
    kept: int = 200  # saved strategies of one owner
    versions: int = 100  # versions of one strategy; older ones are dropped
    shelf: int = 50  # shared strategies in a list

    @property
    def bodies(self) -> dict[str, int]:
        """Return the body limit for the paths of the laboratory."""
        return {"/api/laboratory/": self.body}
