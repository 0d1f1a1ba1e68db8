"""What players may see of a game, and full games that agree with what they see."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from demesne.views.view import View as View

if TYPE_CHECKING:
    from demesne.game import Game


def sample(view: View, rng: random.Random) -> Game:
    """A full game that this viewer cannot tell from the real one."""
    from demesne.views import sampling

    return sampling.sample(view, rng)
