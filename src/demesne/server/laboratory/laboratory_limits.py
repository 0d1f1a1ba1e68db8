"""How much can be asked of the laboratory."""

from __future__ import annotations

from dataclasses import dataclass

from demesne.server.limits import PartLimits, Rate


@dataclass(frozen=True)
class LaboratoryLimits(PartLimits):
    """The limits of the laboratory."""

    body: int = 1536 * 1024  # bytes of a request: strategies are long
    experiments: Rate = Rate(0.2, 40)  # runs and single games, per address
    checking: Rate = Rate(3, 60)  # strategies that are checked while they are written, by their length, per address
    keeping: Rate = Rate(0.1, 60)  # versions of strategies, per address; long ones count more than once
    reading: Rate = Rate(0.2, 30)  # strategies of files, by their length, per address
    kept: int = 200  # strategies of one owner
    versions: int = 100  # of one strategy; older ones are dropped
    shelf: int = 50  # shared strategies that are listed

    @property
    def bodies(self) -> dict[str, int]:
        """The laboratory's own requests may be longer."""
        return {"/api/laboratory/": self.body}
