"""Empires."""

from demesne.cards.empires import kingdom, landscapes

__all__ = ["kingdom", "landscapes"]
