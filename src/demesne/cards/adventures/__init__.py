"""Adventures: a part of it."""

from demesne.cards.adventures import kingdom, landscapes

__all__ = ["kingdom", "landscapes"]
