"""Menagerie: a part of it."""

from demesne.cards.menagerie import beside, kingdom, landscapes

__all__ = ["beside", "kingdom", "landscapes"]
