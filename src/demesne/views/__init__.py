"""Views, which show what a player may know, and full games that are consistent with a view."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from demesne.views.view import View as View

if TYPE_CHECKING:
    from demesne.game import Game


def sample(view: View, rng: random.Random) -> Game:
    """A full game that is consistent with this view: the hidden cards are dealt at random.

    A search that must not see hidden cards can use such games for its playouts.

    >>> import random, demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> possible = demesne.sample(game.view(0), random.Random(1))
    >>> possible.view(0) == game.view(0)
    True
    """
    from demesne.views import sampling

    return sampling.sample(view, rng)
