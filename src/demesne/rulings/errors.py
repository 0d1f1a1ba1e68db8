"""What can be wrong with a ruling."""

from __future__ import annotations

from demesne.engine.errors import DemesneError


class RulingFile(DemesneError):
    """A file that holds no rulings we can read."""


class Broken(Exception):
    """The ruling does not hold."""
