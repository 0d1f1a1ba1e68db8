"""Allies."""

from demesne.cards.allies import kingdom, landscapes

__all__ = ["kingdom", "landscapes"]
