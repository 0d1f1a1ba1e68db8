"""Binding a strategy to the piles of a game: from data to a policy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.advice.defaults import know_cards
from demesne.bots.conditions import (
    FIGURES,
    OPERATORS,
    Both,
    Constant,
    Figure,
    GainedNow,
    Has,
    Held,
    Left,
    OnMats,
    Opposite,
    Owned,
    OwnedByOthers,
    Points,
    Term,
    TypicalTurn,
    VpOn,
)
from demesne.bots.strategy_lines import Lines, OptionLines
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.turn_estimate import TurnEstimate
from demesne.engine.components import Components
from demesne.engine.constants import ACTION, ANY_TYPE, FROM_ITSELF, HAND, LAND, ON_GAIN, TREASURE, TYPE_NAMES
from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, Card
from demesne.engine.expressions import PLAIN
from demesne.phrases.reading import coins_at_best, gifts, steps
from demesne.strategies.syntax import (
    ANY_CARD,
    OTHERS,
    Expression,
    Line,
    Number,
    Operation,
    Prefix,
    Strategy,
    StrategyError,
    Value,
)

TYPES = {**{name.lower(): bit for name, bit in TYPE_NAMES.items()}, ANY_CARD: ANY_TYPE}


def bind_strategy(components: Components, strategy: Strategy) -> StrategyPolicy:
    """Bind a strategy to games with these piles. Lines about cards that are not in the game are dropped."""
    missing = [id for id in strategy.requires if not is_laid_out(components, id)]
    if missing:
        names = ", ".join(CARDS[id].name if id in CARDS else id for id in missing)
        what = f"the strategy {strategy.name} needs {names}, which this kingdom lacks"
        raise StrategyError(what, "strategy-lacks", name=strategy.name, names=names)
    policy = StrategyPolicy(components)
    know_cards(policy, components)
    policy.minds_the_end = strategy.minds_the_end
    policy.buys = bound(components, [line for line in strategy.of("buy") if not lies_beside(components, line.target)])
    policy.gains = bound(components, strategy.of("gain"))
    policy.plays = bound(components, strategy.of("play"))
    policy.trashes = bound(components, strategy.of("trash"))
    policy.discards = bound(components, strategy.of("discard"))
    policy.coffers = spending(components, strategy, "coffers")
    policy.villagers = spending(components, strategy, "villagers")
    options = [(code, line) for line in strategy.of("option") for code in codes_of(components, line.target)]
    policy.choices = OptionLines(
        [code for code, _ in options],
        [line.choice for _, line in options],
        [condition(components, line.when) for _, line in options],
    )
    trashers = [
        kind
        for kind in range(int(components.nkinds))
        if policy.buys.names[kind] and trashes_when_gained(components.kinds[kind])
    ]
    policy.gain_trashers = vec[i64](trashers)
    named = any(policy.plays.names[kind] and components.just_coins[kind] for kind in range(int(components.nkinds)))
    using = any(policy.buys.names[kind] and uses_treasures(components.kinds[kind]) for kind in range(int(components.nkinds)))
    policy.plays_treasures = not trashers and not named and not using  # otherwise each Treasure is a separate decision
    policy.hoards = any(
        line.target in components.kind_by_id and counts_cards(CARDS[line.target]) for line in strategy.of("buy")
    )
    return policy


def trashes_when_gained(card: Card) -> bool:
    """Whether gaining it trashes a card from hand."""
    own = [rule for rule in card.rules if rule.event == ON_GAIN and rule.scope == FROM_ITSELF]
    return any(phrase.purpose == "trash" for rule in own for phrase in rule.text.phrases)


def uses_treasures(card: Card) -> bool:
    """Whether it is a Treasure that chooses cards from hand."""
    return bool(card.types & TREASURE) and any(
        deed.kind is DeedKind.CHOOSE and deed.source == HAND for deed in steps(card.play)
    )


def is_laid_out(components: Components, id: str) -> bool:
    """Whether a card, landscape or pile with this id is in the game."""
    return id in components.kind_by_id or id in components.land_by_id or id in components.pile_by_id


def lies_beside(components: Components, id: str) -> bool:
    """Whether the card has a pile outside the supply, so it cannot be bought."""
    at = components.pile_of[components.kind_by_id[id]] if id in components.kind_by_id else -1
    return at >= 0 and not components.piles[at].supply


def counts_cards(card: Card) -> bool:
    """Whether its points grow with the number of cards."""
    return card.worth is not PLAIN and not getattr(card.worth, "names", False)


# ---------------------------------------------------------------- lines
def bound(components: Components, lines: Iterable[Line]) -> Lines:
    """The lines of a strategy with card ids replaced by the numbers of this game."""
    meant = [(code, line.when) for line in lines for code in codes_of(components, line.target)]
    terms = [condition(components, when) for _, when in meant]
    return Lines([code for code, _ in meant], terms, int(components.nkinds))


def buy_lines(components: Components, strategy: Strategy) -> list[Line]:
    """The line of the strategy that each bound buy line comes from."""
    lines = [line for line in strategy.of("buy") if not lies_beside(components, line.target)]
    return [line for line in lines for _ in codes_of(components, line.target)]


def codes_of(components: Components, target: str) -> list[int]:
    """What the target of a line stands for in this game: one thing, each card of a mixed pile, or nothing."""
    if target == OTHERS:
        return [-1]
    kinds = kinds_in_pile(components, target)
    if not kinds and target in components.land_by_id:
        return [int(LAND) + components.land_by_id[target]]
    return kinds


def kinds_in_pile(components: Components, id: str) -> list[int]:
    """The kind with this id, or all kinds in the pile with this id."""
    if id in components.kind_by_id:
        return [components.kind_by_id[id]]
    at = components.pile_by_id.get(id, -1)
    return [int(kind) for kind in components.piles[at].kinds] if at >= 0 else []


def spending(components: Components, strategy: Strategy, token: str) -> Term | None:
    """The condition for spending a token: any spend line for it holds. None leaves it to the default play."""
    found: Term | None = None
    for line in strategy.of("spend"):
        if line.target == token:
            term = condition(components, line.when) or Constant(1.0)
            found = term if found is None else Both(OPERATORS["or"], found, term)
    return found


def condition(components: Components, expression: Expression | None) -> Term | None:
    """A line's condition as a term that the engine evaluates; None if the line has no condition."""
    return None if expression is None else term(components, expression)


def term(components: Components, expression: Expression) -> Term:
    """An expression of a strategy as a term that the engine evaluates."""
    if isinstance(expression, Number):
        return Constant(float(expression.value))
    if isinstance(expression, Prefix):
        return Opposite(term(components, expression.of), expression.op == "not")
    if isinstance(expression, Operation):
        return Both(OPERATORS[expression.op], term(components, expression.left), term(components, expression.right))
    return value(components, expression)


def value(components: Components, expression: Value) -> Term:
    """A named value as a term; cards that are not in the game count 0."""
    name = expression.name
    nkinds = int(components.nkinds)
    if name in FIGURES:
        return Figure(FIGURES[name])
    if name in DECK_FIGURES:
        return weighted(components, DECK_FIGURES[name])
    if name in ("turn_cards", "turn_coins"):
        return TypicalTurn(TurnEstimate(components), name == "turn_coins")
    if name == "has":
        return Has(components.land_by_id[expression.of]) if expression.of in components.land_by_id else Constant(0.0)
    kinds = kinds_of(components, expression.of)
    if name == "vp_on":
        return vp_on(components, expression.of, kinds)
    if name in ("left", "points"):
        if not kinds:
            return Constant(0.0)
        return Left(kinds[0]) if name == "left" else Points(kinds[0])
    if name == "owned":
        return Owned(kinds, [1] * len(kinds))
    if name == "opponents":
        return OwnedByOthers(kinds)
    if name == "gained":
        return GainedNow(kinds, nkinds)
    if name == "on_mats":
        return OnMats(kinds, nkinds)
    return Held(kinds, nkinds, name == "in_play")


# ---------------------------------------------------------------- what a deck can do
def money(card: Card) -> int:
    """The coins of a Treasure at its best; 0 for other cards."""
    return coins_at_best(card) if card.types & TREASURE else 0


def coins(card: Card) -> int:
    """The coins that a card gives: a Treasure at its best, other cards by their fixed gifts."""
    return coins_at_best(card) if card.types & TREASURE else gifts(card).coins


def draw(card: Card) -> int:
    """By how many cards playing this Action makes the hand larger."""
    return max(0, gifts(card).cards - 1) if card.types & ACTION else 0


def spare_actions(card: Card) -> int:
    """How many Actions are left over after playing this Action; -1 for a terminal one."""
    return gifts(card).actions - 1 if card.types & ACTION else 0


def is_terminal(card: Card) -> int:
    """1 for an Action that gives no +Actions, otherwise 0."""
    return int(bool(card.types & ACTION) and gifts(card).actions == 0)


def is_stop_card(card: Card) -> int:
    """1 for a card that draws nothing, otherwise 0."""
    return int(gifts(card).cards == 0)


def buys(card: Card) -> int:
    """The +Buys of a card."""
    return gifts(card).buys


# What each card of a deck adds to a figure.
DECK_FIGURES: Final[dict[str, Callable[[Card], int]]] = {
    "deck_money": money,
    "deck_coins": coins,
    "deck_draw": draw,
    "deck_buys": buys,
    "spare_actions": spare_actions,
    "terminals": is_terminal,
    "stop_cards": is_stop_card,
}


def weighted(components: Components, weight: Callable[[Card], int]) -> Term:
    """The sum of a weight over all cards of a deck."""
    weights = [weight(components.kinds[kind]) for kind in range(int(components.nkinds))]
    counting = [kind for kind, n in enumerate(weights) if n != 0]
    return Owned(counting, [weights[kind] for kind in counting])


def vp_on(components: Components, id: str, kinds: list[int]) -> Term:
    """The VP on a landscape, or on the pile of a card."""
    if id in components.land_by_id:
        return VpOn(len(components.piles) + components.land_by_id[id])
    at = components.pile_of[kinds[0]] if kinds else -1
    return VpOn(at) if at >= 0 else Constant(0.0)


def kinds_of(components: Components, what: str) -> list[int]:
    """The kinds of this game that a card's id or a type's name means."""
    named = kinds_in_pile(components, what)
    if named:
        return named
    bit = TYPES.get(what, 0)
    return [kind for kind in range(int(components.nkinds)) if components.kinds[kind].types & bit]
