"""Guilds, both editions: a part of it."""

from demesne.cards.guilds import kingdom

__all__ = ["kingdom"]
