"""The names that the `advice` module of a set imports to tell bots how to use its cards.

In that module, `ADVICE` maps the id of a card to an `Advice`. `STRENGTHS` maps it to the strength of one play, in hundredths
of a coin, if the text of the card does not show it. Bots derive the use of every other card from its text.

- `Advice` is the class to derive from, and `UNDECIDED` the answer that leaves a question to the general rules.
- `DefaultPlay` is the bot that asks for advice: `bot.coins`, `bot.keep_wish(...)`, `bot.gain_wish(...)`, `bot.junk_wish(...)`.
- `State` is the game, `Frame` the text that asks, `PASS` the answer that declines, and `i64` the integer of compiled code.
- `in_hand`, `total` and `better_buy` count cards in hand, sum a value over cards, and say what more coins would buy.
"""

from __future__ import annotations

from mypy_extensions import i64

from demesne.bots.advice.worth import better_buy, in_hand, total
from demesne.bots.default_play import UNDECIDED, Advice, DefaultPlay
from demesne.engine.constants import PASS
from demesne.engine.state import Frame, State

__all__ = ["PASS", "UNDECIDED", "Advice", "DefaultPlay", "Frame", "State", "better_buy", "i64", "in_hand", "total"]
