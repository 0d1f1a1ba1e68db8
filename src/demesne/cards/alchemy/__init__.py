"""Alchemy."""

from demesne.cards.alchemy import kingdom, beside  # noqa: I001  (the order of the kinds)

__all__ = ["beside", "kingdom"]
