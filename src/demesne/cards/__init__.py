"""The cards. Importing this package declares all of them: the basic cards, then set by set."""

from importlib import import_module

from demesne.cards import basic
from demesne.cards.sets import SETS

for _set in SETS:
    import_module(f"demesne.cards.{_set}")

__all__ = ["basic"]
