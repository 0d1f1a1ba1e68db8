"""The sets, the only list of them: everything about a set lies under its id, in every room."""

from __future__ import annotations

from typing import Final

# In the order in which they were published, which is the order of declaration too, and so of kinds and options. A new set
# goes where it belongs; those that are here keep their order.
SETS: Final = ("base", "cornucopia", "renaissance")
