"""The wordings of all kinds of events in the log: one table, from which `scripts/client_tables.py` makes the browser's.

A new kind of event needs a row here and its messages in `lang/*/log.ftl` and `lang/*/log_you.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from demesne.engine.constants import ZONE_NAMES

# The fills of a message, with the variables they set.
CARDS: Final = "cards"  # $cards: the cards of the event, as the object of a sentence
BOUGHT: Final = "bought"  # $cards: the cards of the event, or the card in its detail if it has none
PILES: Final = "piles"  # $cards: the names of piles
THING: Final = "thing"  # $card: the name of the card or landscape in detail
SOURCE: Final = "source"  # $card: the name of the card or landscape that caused the event
AMOUNT: Final = "amount"  # $n: the amount of the event, without its sign
NUMBER: Final = "number"  # $n: how many cards the event has
GIFTS: Final = "gifts"  # $gifts, $n: the gifts to a player, such as "+1 Card, +1 Action", and how many kinds there are
TOKEN: Final = "token"  # $token: the name of a token that lies on piles
OPTION: Final = "option"  # $option: the chosen option, in the words of the question

ZERO: Final = "zero"
POSITIVE: Final = "positive"
NOT_NEGATIVE: Final = "not negative"

# All kinds of gifts, in the order in which the log lists them.
GIFT_KINDS: Final = (
    "cards",
    "actions",
    "buys",
    "coins",
    "coffers",
    "villagers",
    "vp",
    "potions",
    "favors",
)  # in the order of the log


@dataclass(frozen=True)
class Form:
    """A message of the log with its fills, and the events it is for. An empty key leaves the event out."""

    key: str
    fills: tuple[str, ...] = ()
    detail: str | None = None  # only for events with this detail
    type: str = ""  # only if the card or landscape in detail has this type
    amount: str = ""  # only if the amount is zero, positive or not negative


@dataclass(frozen=True)
class Wording:
    """The wording of one kind of event: the first form that fits is used."""

    forms: tuple[Form, ...]
    merges: bool = False  # equal events in a row make one line with all their cards
    names_source: bool = False  # the sentence names the source of the event, or needs none
    addresses_reader: bool = True  # each message has a twin for the reader: log-play "Ania plays …", you-play "You play …"


def told(key: str, *fills: str) -> Wording:
    """A kind of event with one message."""
    return Wording((Form(key, fills),))


def merging(key: str, *fills: str) -> Wording:
    """A kind of event with one message, which consecutive events share."""
    return Wording((Form(key, fills),), merges=True)


def gift(*otherwise: Form) -> Wording:
    """A resource that players get, and the wording for losing some."""
    return Wording((Form("log-gifts", (GIFTS,), amount=NOT_NEGATIVE), *otherwise))


SILENT: Final = Wording((Form(""),))
WORDINGS: Final[dict[str, Wording]] = {
    "turn": Wording(
        (Form("log-extra-turn-begins", amount=ZERO), Form("log-turn", (AMOUNT,))),
        addresses_reader=False,
    ),
    "phase": SILENT,
    "play": Wording((Form("log-play-again", (CARDS, GIFTS), detail="again"), Form("log-play", (CARDS, GIFTS)))),
    "buy": Wording((
        Form("log-buy-event", (THING,), type="event"),
        Form("log-buy-project", (THING,), type="project"),
        Form("log-buy", (BOUGHT,)),
    )),
    "gain": Wording(
        (
            Form("log-gain-hand", (CARDS, NUMBER), detail="hand"),
            Form("log-gain-deck", (CARDS, NUMBER), detail="deck"),
            Form("log-gain-aside", (CARDS, NUMBER), detail="aside"),
            Form("log-gain-hand-trash", (CARDS, NUMBER), detail="hand trash"),
            Form("log-gain-deck-trash", (CARDS, NUMBER), detail="deck trash"),
            *(Form("log-gain-trash", (CARDS, NUMBER), detail=f"{zone} trash") for zone in ZONE_NAMES[2:]),
            Form("log-gain", (CARDS, NUMBER)),
        ),
        merges=True,
    ),
    "trash": Wording((Form("log-trash-supply", (CARDS,), detail="supply"), Form("log-trash", (CARDS,))), merges=True),
    "discard": Wording((Form("", detail="clean-up"), Form("log-discard", (CARDS,))), merges=True),
    "draw": merging("log-draw", CARDS),
    "reveal": Wording(
        (
            Form("log-reveal-hand", (CARDS,), detail="hand"),
            Form("log-reveal-deck", (CARDS,), detail="deck"),
            Form("log-reveal", (CARDS,)),
        ),
        merges=True,
    ),
    "look": merging("log-look", CARDS),
    "hand": merging("log-hand", CARDS),
    "topdeck": told("log-topdeck", CARDS),
    "bottom": told("log-bottom", CARDS),
    "aside": merging("log-aside", CARDS),
    "return": merging("log-return", CARDS),
    "exchange": told("log-exchange", CARDS),
    "shuffle": told("log-shuffle"),
    "deck_to_discard": told("log-deck_to_discard"),
    "uncover": SILENT,
    "coins": gift(Form("log-pay", (AMOUNT,))),
    "actions": gift(),
    "buys": gift(),
    "coffers": gift(Form("log-coffers-back", (AMOUNT,))),
    "villagers": gift(Form("log-villagers-back", (AMOUNT,))),
    "vp": gift(),
    "favors": gift(Form("log-favors", (AMOUNT,))),
    "rotate": told("log-rotate", THING),
    "skip": told("log-skip"),
    "potions": gift(),
    "debt": told("log-debt", AMOUNT),
    "gather": told("log-gather", THING),
    "token_on_pile": told("log-token_on_pile", THING, TOKEN),
    "spend": Wording((
        Form("log-spend-coffers", (AMOUNT,), detail="coffers"),
        Form("log-spend-villagers", (AMOUNT,), detail="villagers"),
        Form("log-spend-debt", (AMOUNT,), detail="debt"),
    )),
    "cost": Wording((Form("log-cost", (AMOUNT,)),), addresses_reader=False),
    "take": Wording((Form("log-take-state", (THING,), type="state"), Form("log-take", (THING,)))),
    "give_back": told("log-give_back", THING),
    "fortune": told("log-fortune", THING),
    "receive": told("log-receive", THING),
    "keep": told("log-keep", THING),
    "shuffle_fortunes": Wording((
        Form("log-shuffle_fortunes-boons", detail="boons"),
        Form("log-shuffle_fortunes-hexes", detail="hexes"),
    )),
    "token": Wording(
        (Form("log-token-add", (SOURCE,), amount=POSITIVE), Form("log-token-clear", (SOURCE, AMOUNT))),
        names_source=True,
    ),
    "react": Wording((Form("log-react", (SOURCE,)),), names_source=True),
    "unaffected": told("log-unaffected"),
    "exile": merging("log-exile", CARDS),
    "tavern": told("log-tavern", CARDS),
    "island": told("log-island", CARDS),
    "native_village": merging("log-native_village", CARDS),
    "call": Wording((Form("log-call", (CARDS,)),), names_source=True),
    "journey": Wording((Form("log-journey-up", detail="up"), Form("log-journey-down", detail="down"))),
    "way": told("log-way", THING),
    "choose": Wording((Form("log-choose", (OPTION,)),), names_source=True),
    "name": told("log-name", THING),
    "extra_turn": told("log-extra-turn"),
    "ending": Wording((
        Form("log-ending-pile", (PILES, AMOUNT), detail="pile"),
        Form("log-ending-piles", (PILES, AMOUNT), detail="piles"),
        Form("log-ending-turns", (AMOUNT,), detail="turns"),
    )),
    "end": told("log-end"),
}  # fmt: skip
