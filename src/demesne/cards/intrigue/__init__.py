"""Intrigue, first and second edition."""

from demesne.cards.intrigue import kingdom

__all__ = ["kingdom"]
