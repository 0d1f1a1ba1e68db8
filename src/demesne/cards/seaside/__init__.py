"""Seaside, second edition."""

from demesne.cards.seaside import kingdom

__all__ = ["kingdom"]
