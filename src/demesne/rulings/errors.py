"""Errors of rulings."""

from __future__ import annotations

from demesne.engine.errors import DemesneError


class RulingFile(DemesneError):
    """The file of rulings cannot be read, or a ruling in it has the wrong form."""


class Broken(Exception):
    """The ruling does not hold."""
