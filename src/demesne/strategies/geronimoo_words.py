"""The vocabulary of Geronimoo's strategies, and its translation into ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Final

from demesne.engine.constants import ACTION, LANDSCAPE, PROJECT, TYPE_NAMES
from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, Card
from demesne.notation.features import features
from demesne.notation.names import book, fold
from demesne.phrases.reading import GIFTS, gifts, steps
from demesne.strategies.names import can_carry_tokens, in_supply
from demesne.strategies.syntax import ANY_CARD, Expression, Number, Operation, Value

OPERATORS: Final = {
    "smallerThan": "<",
    "smallerOrEqualThan": "<=",
    "equalTo": "=",
    "greaterOrEqualThan": ">=",
    "greaterThan": ">",
}
CONDITION_PARTS: Final = ("left", "operator", "right", "extra_operation")
LARGEST_NUMBER: Final = 1_000_000
OPERATIONS: Final = {"plus": "+", "minus": "-", "multiplyWith": "*", "divideBy": "/"}
# Values with a counterpart that takes no argument.
FIGURES: Final = {
    "countAllCardsInDeck": "deck_size",
    "countAvailableMoney": "coins",
    "countBuysLeft": "buys",
    "actionsLeft": "actions",
    "isActionPhase": "action_phase",
    "countTurns": "turn",
    "countEmptyPiles": "empty_piles",
    "countCardsLeftInSmallestPile": "smallest_pile",
    "gainsNeededToEndGame": "gains_to_end",
    "countCardsLeftInDrawDeck": "draw_pile",
    "countVP": "score",
    "countVillagers": "villagers",
}
# Values about a card or a project.
COUNTS: Final = {
    "countCardsInDeck": "owned",
    "countCardsInDeckNoMats": "owned",  # minus those on mats
    "countOnTavernMat": "on_mats",
    "countVPon": "vp_on",
    "countCardsInHand": "in_hand",
    "countCardsInPlay": "in_play",
    "countCardsInOpponentsDecks": "opponents",
    "countCardsInSupply": "left",
    "hasBuiltProject": "has",
}
GAINED: Final = "countGainedCards"
# Values that differ slightly from ours, and the keys of the notes about them.
DIFFERENCES: Final = {"countCardsLeftInSmallestPile": "smallest-pile", "countAllCardsInOpponentsDeck": "all-opponents"}
MONEY: Final = (
    "getTotalMoney",
    "getTotalMoneyExcludingMats",
    "getTotalMoneyExcludingNativeVillage",
)  # all but the first exclude mats
# Values about components that demesne does not have, and their sets.
ELSEWHERE: Final = {
    "isPlusOneActionTokenSet": "Adventures",
    "isPlusOneBuyTokenSet": "Adventures",
    "isPlusOneCardTokenSet": "Adventures",
    "isPlusOneCoinTokenSet": "Adventures",
    "isMinus$2TokenSet": "Adventures",
    "isEstateTokenPlaced": "Adventures",
    "isTrashingTokenPlaced": "Adventures",
    "isSwampHagActive": "Adventures",
    "isTravellingFairActive": "Adventures",
    "tokensOnDefiledShrine": "Empires",
}
TYPES: Final = {name: name.lower() for name, bit in TYPE_NAMES.items() if bit & LANDSCAPE == 0}
# Card types that only Geronimoo's simulator has; they are not printed on cards.
TERMINAL: Final = "Terminal"  # an Action that gives no Action back
SORTS: Final = {"Village": "village", "Trasher": "trasher"}  # our features

USUAL_WAY: Final = "standard"  # the default way to play a card
AGGRESSIVE: Final = "aggressiveTrashing"
COPPER_FIRST: Final = "mineCopperFirst"
# Aggressive trashing trashes all Coppers in hand as long as the deck can still pay for a Silver.
ENOUGH_MONEY: Final = Operation(">=", Operation("-", Value("deck_money"), Value("in_hand", "copper")), Number(3.0))
RULE_LABEL: Final = "AppliesPPR"  # labels that change how the player plays or shuffles
SHUFFLING_LABELS: Final = ("ShuffleOverhand", "RiffleShuffle")
BOARD_ATTRIBUTES: Final = ("contents", "bane", "Shelters")


def find_english(name: str) -> str:
    """The id of a card, project or artifact by its English name; empty if it is unknown.

    >>> find_english("Throne_Room"), find_english("Forum")
    ('throne_room', '')
    """
    return book("en").get(fold(name), "")


def his_name(id: str) -> str:
    """The name of a card, project or artifact in their spelling.

    >>> his_name("throne_room")
    'Throne_Room'
    """
    return CARDS[id].name.replace(" ", "_").replace("'", "$").replace("’", "$")


def opening_coins(card: Card) -> int:
    """The coins at the beginning of an Action's text; 0 if it begins otherwise.

    >>> opening_coins(CARDS["militia"]), opening_coins(CARDS["smithy"]), opening_coins(CARDS["gold"])
    (2, 0, 0)
    """
    if not card.types & ACTION:
        return 0
    begins = takewhile(lambda deed: deed.kind in GIFTS, steps(card.play))
    return sum(deed.amount or 0 for deed in begins if deed.kind is DeedKind.COINS)


def plays_on(card: Card) -> bool:
    """Whether an Action gives no Action back, but is not a terminal to Geronimoo, because other Actions can follow it.

    >>> [id for id in ("smithy", "throne_room", "acting_troupe", "village") if plays_on(CARDS[id])]
    ['throne_room', 'acting_troupe']
    """
    if not card.types & ACTION or gifts(card).actions:
        return False
    return "village" in features(card) or any(deed.kind is DeedKind.REPLAY for deed in steps(card.play))


def is_card(card: Card) -> bool:
    """Whether it is a card, not a landscape."""
    return not card.is_landscape


def is_project(card: Card) -> bool:
    """Whether it is a Project."""
    return card.types & PROJECT != 0


# The cards that each value can be about.
COUNTABLE: Final[dict[str, Callable[[Card], bool]]] = {
    "owned": is_card,
    "in_hand": is_card,
    "in_play": is_card,
    "opponents": is_card,
    "gained": is_card,
    "on_mats": is_card,
    "vp_on": can_carry_tokens,
    "left": in_supply,
    "has": is_project,
}


def joined(op: str, parts: Sequence[Expression]) -> Expression:
    """Parts with the same operator between them, grouped from the left."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Operation(op, whole, part)
    return whole


# Only the basic Treasures; others are rarely on a mat.
ON_MATS: Final = [(1.0, "copper"), (2.0, "silver"), (3.0, "gold")]
MONEY_ON_MATS: Final = joined("+", [Operation("*", Number(coins), Value("on_mats", id)) for coins, id in ON_MATS])
EXPRESSIONS: Final[dict[str, Expression]] = {
    **{name: Value(figure) for name, figure in FIGURES.items()},
    GAINED: Value("gained", ANY_CARD),
    "countAllCardsInOpponentsDeck": Value("opponents", ANY_CARD),
    "countMAXOpponentVP": Operation("-", Value("score"), Value("lead")),
    "hasFlag": Value("has", "flag"),
}


# ---------------------------------------------------------------- values that depend on what a player buys
def money(bought: Iterable[str], with_mats: bool) -> Expression:
    """The coins of all cards: of Treasures, and of the bought Actions whose text begins with coins."""
    parts: list[Expression] = [Value("deck_money") if with_mats else Operation("-", Value("deck_money"), MONEY_ON_MATS)]
    for id in bought:
        coins = opening_coins(CARDS[id])
        if coins:
            owned = Value("owned", id)
            parts.append(owned if coins == 1 else Operation("*", Number(float(coins)), owned))
    return joined("+", parts)


def terminals(bought: Iterable[str]) -> Expression:
    """The number of terminal Actions, in Geronimoo's sense, for a player who buys these cards."""
    return joined("-", [Value("terminals"), *(Value("owned", id) for id in bought if plays_on(CARDS[id]))])


def of_sort(name: str, bought: Iterable[str]) -> list[Value]:
    """The numbers of copies of each bought card that has this type in Geronimoo's simulator."""
    return [Value("owned", id) for id in bought if SORTS[name] in features(CARDS[id])]
