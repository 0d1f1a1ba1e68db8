"""Many games: playing them, counting them, and what the counts mean."""

from demesne.sim.result import Result
from demesne.sim.runner import simulate

__all__ = ["Result", "simulate"]
