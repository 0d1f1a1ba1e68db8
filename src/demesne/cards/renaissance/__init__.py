"""Renaissance."""

from demesne.cards.renaissance import kingdom, landscapes

__all__ = ["kingdom", "landscapes"]
