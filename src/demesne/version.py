"""Which version this is, and whether it is the fast one."""

from __future__ import annotations

VERSION = "0.2.0.dev0"


def engine_is_compiled() -> bool:
    """Whether the engine that runs was compiled; the same games are played either way."""
    from demesne.engine import zones

    return not (zones.__file__ or "").endswith(".py")
