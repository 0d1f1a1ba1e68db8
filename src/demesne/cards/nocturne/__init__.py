"""Nocturne."""

from demesne.cards.nocturne import kingdom, beside, landscapes  # noqa: I001  (the order of the kinds)

__all__ = ["beside", "kingdom", "landscapes"]
