"""Plunder."""

from demesne.cards.plunder import beside, kingdom, landscapes

__all__ = ["beside", "kingdom", "landscapes"]
