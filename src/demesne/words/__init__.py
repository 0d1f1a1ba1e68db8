"""The words for declaring cards.

A declaration reads like the card. `docs/add-a-card.md` shows how to write one, and `docs/words.md` lists all words.

Each module holds one kind of words and lists them in its `__all__`.

>>> from demesne.words import CardSet, each_other, discard_down_to, plus
>>> mine = CardSet("doctest")
>>> militia = mine.attack("Town Guard", 4, plus(coins=2), each_other(discard_down_to(3)))
>>> militia.id
'town_guard'
>>> mine.forget()
"""

from demesne.engine.definitions import Card as Card
from demesne.words import (
    answers,
    conditions,
    declaring,
    fortunes,
    gaining,
    gifts,
    lasting,
    moving,
    numbers,
    order,
    places,
    rules,
    which,
)
from demesne.words.answers import *
from demesne.words.conditions import *
from demesne.words.declaring import *
from demesne.words.declaring import Item as Item
from demesne.words.fortunes import *
from demesne.words.gaining import *
from demesne.words.gifts import *
from demesne.words.lasting import *
from demesne.words.moving import *
from demesne.words.numbers import *
from demesne.words.order import *
from demesne.words.places import *
from demesne.words.rules import *
from demesne.words.which import *

__all__: list[str] = []
__all__ += declaring.__all__
__all__ += places.__all__
__all__ += which.__all__
__all__ += numbers.__all__
__all__ += conditions.__all__
__all__ += order.__all__
__all__ += gifts.__all__
__all__ += moving.__all__
__all__ += gaining.__all__
__all__ += rules.__all__
__all__ += answers.__all__
__all__ += lasting.__all__
__all__ += fortunes.__all__
