"""Players that live inside the engine and answer without leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from demesne.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers decisions from inside. It must look only at what its player may know."""

    def __init__(self, inside: bool, wants_options: bool, plays_treasures: bool) -> None:
        self.inside: bool = inside
        self.wants_options: bool = wants_options  # otherwise they are not even built
        self.plays_treasures: bool = plays_treasures  # those that only give coins, without being asked for each

    def choose(self, g: State, about: i64, who: i64) -> i64:
        """The code of an option, PASS, or a token to spend."""
        raise AssertionError("nobody answers from inside here")


@final
class Outside(Policy):
    """A player outside the engine: the game stops at their decisions."""

    def __init__(self) -> None:
        super().__init__(False, True, False)


OUTSIDE: Final[Policy] = Outside()
