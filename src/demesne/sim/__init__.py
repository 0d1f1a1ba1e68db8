"""Simulations: playing many games, counting the results, and computing statistics from them."""

from demesne.sim.result import Result
from demesne.sim.runner import simulate

__all__ = ["Result", "simulate"]
