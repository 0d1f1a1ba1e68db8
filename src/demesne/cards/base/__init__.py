"""The base game, first edition."""

from demesne.cards.base import kingdom

__all__ = ["kingdom"]
