"""Learning environments for PettingZoo, Gymnasium and OpenSpiel, and vectorized games with NumPy arrays.

This package has PettingZoo's functions `env`, `raw_env` and `parallel_env`, so it can be used like one of its modules.
Importing `demesne.learn.gym` registers Demesne-v0 with Gymnasium; importing `demesne.learn.spiel` registers the game
`demesne` with OpenSpiel.
"""

from __future__ import annotations

from typing import Any

from demesne.learn.catalogue import Catalogue, make_catalogue
from demesne.learn.vector import Step, VectorGames

__all__ = ["Catalogue", "Step", "VectorGames", "env", "make_catalogue", "parallel_env", "raw_env"]


def env(**settings: Any) -> Any:
    """The PettingZoo environment, with the usual wrappers; see `demesne.learn.zoo`."""
    from demesne.learn import zoo

    return zoo.env(**settings)


def raw_env(**settings: Any) -> Any:
    """The PettingZoo environment without wrappers."""
    from demesne.learn import zoo

    return zoo.raw_env(**settings)


def parallel_env(**settings: Any) -> Any:
    """The parallel PettingZoo environment, in which all agents act in every cycle."""
    from demesne.learn import zoo

    return zoo.parallel_env(**settings)
