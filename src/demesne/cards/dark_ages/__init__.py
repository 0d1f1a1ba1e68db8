"""Dark Ages."""

from demesne.cards.dark_ages import kingdom, beside  # noqa: I001  (the order of the kinds)

__all__ = ["beside", "kingdom"]
