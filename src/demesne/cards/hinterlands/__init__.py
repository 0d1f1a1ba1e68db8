"""Hinterlands, second edition: a part of it."""

from demesne.cards.hinterlands import kingdom

__all__ = ["kingdom"]
