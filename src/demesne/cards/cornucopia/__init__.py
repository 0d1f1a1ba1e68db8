"""Cornucopia: the first edition, and a part of the second."""

from demesne.cards.cornucopia import kingdom, beside  # noqa: I001  (the order of the kinds)

__all__ = ["beside", "kingdom"]
