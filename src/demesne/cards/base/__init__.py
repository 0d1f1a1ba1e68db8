"""The base game, first and second edition."""

from demesne.cards.base import kingdom

__all__ = ["kingdom"]
