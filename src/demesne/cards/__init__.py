"""The cards. Importing this package declares all of them, in the order of their sets."""

from demesne.cards import basic, base, cornucopia  # noqa: I001  (the order of the sets is the order of the kinds)
from demesne.cards.renaissance import kingdom, projects

__all__ = ["base", "basic", "cornucopia", "kingdom", "projects"]
