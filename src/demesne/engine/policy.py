"""Policies: players that answer decisions inside the run loop of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from demesne.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers the decisions of a player inside the run loop. It must only use information that its player has."""

    def __init__(self, inside: bool, wants_options: bool, plays_treasures: bool) -> None:
        self.inside: bool = inside
        self.wants_options: bool = wants_options  # if not, the options are not built
        self.plays_treasures: bool = plays_treasures  # the engine plays plain Treasures for it without asking

    def choose(self, g: State, about: i64, who: i64) -> i64:
        """The answer: the code of an option, PASS, or SPEND plus a token."""
        raise AssertionError("nobody answers from inside here")


@final
class Outside(Policy):
    """A player outside the engine: the game stops at their decisions."""

    def __init__(self) -> None:
        super().__init__(False, True, False)


OUTSIDE: Final[Policy] = Outside()
