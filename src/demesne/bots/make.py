"""Binding a strategy to the piles of a game: from data to a Mind."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from demesne.bots.advice import base, cornucopia, projects, renaissance
from demesne.bots.hints import STRONG as STRONG_OLDER
from demesne.bots.hints_renaissance import STRONG_RENAISSANCE
from demesne.bots.lines import Choices, Lines
from demesne.bots.mind import Advice, Mind
from demesne.bots.terms import (
    FIGURES,
    OPERATORS,
    Both,
    Constant,
    Figure,
    GainedNow,
    Has,
    Held,
    Left,
    Opposite,
    Owned,
    OwnedByOthers,
    Points,
    Term,
)
from demesne.engine.constants import ACTION, ATTACK, CURSE, FROM_ITSELF, LAND, ON_GAIN, TREASURE, TYPE_NAMES
from demesne.engine.definitions import CARDS, PLAIN, Card
from demesne.engine.state import Kit
from demesne.phrases.gifts import Plus
from demesne.phrases.order import If
from demesne.strategies.syntax import OTHERS, Expression, Line, Number, Operation, Prefix, Strategy, StrategyError, Value

STRONG: dict[str, int] = {**STRONG_OLDER, **STRONG_RENAISSANCE}
ADVICE: dict[str, Advice] = {**base.ADVICE, **cornucopia.ADVICE, **renaissance.ADVICE, **projects.ADVICE}
TYPES = {name.lower(): bit for name, bit in TYPE_NAMES.items()}


def make_mind(kit: Kit, strategy: Strategy) -> Mind:
    """A strategy as a player of games with these piles. Lines about cards that are not laid out are left out."""
    missing = [id for id in strategy.requires if not is_laid_out(kit, id)]
    if missing:
        names = ", ".join(CARDS[id].name if id in CARDS else id for id in missing)
        what = f"the strategy {strategy.name} needs {names}, which this kingdom lacks"
        raise StrategyError(what, "strategy-lacks", name=strategy.name, names=names)
    mind = Mind(kit)
    know_cards(mind, kit)
    mind.buys = bound(kit, strategy.of("buy"))
    mind.gains = bound(kit, strategy.of("gain"))
    mind.plays = bound(kit, strategy.of("play"))
    mind.trashes = bound(kit, strategy.of("trash"))
    mind.discards = bound(kit, strategy.of("discard"))
    mind.coffers = spending(kit, strategy, "coffers")
    mind.villagers = spending(kit, strategy, "villagers")
    options = [line for line in strategy.of("option") if is_laid_out(kit, line.target)]
    mind.choices = Choices(
        [code_of(kit, line.target) for line in options],
        [line.choice for line in options],
        [condition(kit, line.when) for line in options],
    )
    trashers = [kind for kind in range(int(kit.nkinds)) if mind.buys.names[kind] and trashes_when_gained(kit.kinds[kind])]
    mind.gain_trashers = vec[i64](trashers)
    named = any(mind.plays.names[kind] and kit.just_coins[kind] for kind in range(int(kit.nkinds)))
    mind.plays_treasures = not trashers and not named  # otherwise each Treasure is a question of its own
    mind.hoards = any(line.target in kit.kind_by_id and counts_cards(CARDS[line.target]) for line in strategy.of("buy"))
    return mind


def trashes_when_gained(card: Card) -> bool:
    """Whether gaining it trashes a card from hand."""
    own = [rule for rule in card.rules if rule.event == ON_GAIN and rule.scope == FROM_ITSELF]
    return any(phrase.purpose == "trash" for rule in own for phrase in rule.text.phrases)


def is_laid_out(kit: Kit, id: str) -> bool:
    return id in kit.kind_by_id or id in kit.land_by_id


def code_of(kit: Kit, id: str) -> int:
    """A kind, or a landscape from LAND up."""
    return kit.kind_by_id[id] if id in kit.kind_by_id else int(LAND) + kit.land_by_id[id]


def counts_cards(card: Card) -> bool:
    """Its points grow with the number of cards."""
    return card.worth is not PLAIN and not getattr(card.worth, "names", False)


# ---------------------------------------------------------------- lines
def bound(kit: Kit, lines: Iterable[Line]) -> Lines:
    kept = [line for line in lines if line.target == OTHERS or is_laid_out(kit, line.target)]
    targets = [-1 if line.target == OTHERS else code_of(kit, line.target) for line in kept]
    return Lines(targets, [condition(kit, line.when) for line in kept], int(kit.nkinds))


def spending(kit: Kit, strategy: Strategy, token: str) -> Term | None:
    """When one of several lines holds, a token is spent; None: as the default play sees fit."""
    found: Term | None = None
    for line in strategy.of("spend"):
        if line.target == token:
            term = condition(kit, line.when) or Constant(1.0)
            found = term if found is None else Both(OPERATORS["or"], found, term)
    return found


def condition(kit: Kit, expression: Expression | None) -> Term | None:
    return None if expression is None else term(kit, expression)


def term(kit: Kit, expression: Expression) -> Term:
    if isinstance(expression, Number):
        return Constant(float(expression.value))
    if isinstance(expression, Prefix):
        return Opposite(term(kit, expression.of), expression.op == "not")
    if isinstance(expression, Operation):
        return Both(OPERATORS[expression.op], term(kit, expression.left), term(kit, expression.right))
    return value(kit, expression)


def value(kit: Kit, expression: Value) -> Term:
    """Cards that are not in the game count 0."""
    name = expression.name
    nkinds = int(kit.nkinds)
    if name in FIGURES:
        return Figure(FIGURES[name])
    if name == "deck_money":
        paying = [kind for kind in range(nkinds) if kit.kinds[kind].types & TREASURE and coins_of(kit.kinds[kind]) > 0]
        return Owned(paying, [coins_of(kit.kinds[kind]) for kind in paying])
    if name == "has":
        return Has(kit.land_by_id[expression.of]) if expression.of in kit.land_by_id else Constant(0.0)
    kinds = kinds_of(kit, expression.of)
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
    return Held(kinds, nkinds, name == "in_play")


def kinds_of(kit: Kit, what: str) -> list[int]:
    """The kinds of this game that a card's id or a type's name means."""
    if what in kit.kind_by_id:
        return [kit.kind_by_id[what]]
    bit = TYPES.get(what, 0)
    return [kind for kind in range(int(kit.nkinds)) if kit.kinds[kind].types & bit]


# ---------------------------------------------------------------- what is known of the cards
class Gifts:
    """What a card's text hands out before any condition."""

    def __init__(self, card: Card) -> None:
        self.cards = self.actions = self.buys = self.coins = self.tokens = 0
        for phrase in card.play.phrases:
            if isinstance(phrase, If):
                break
            if isinstance(phrase, Plus):
                self.cards += phrase.cards
                self.actions += phrase.actions
                self.buys += phrase.buys
                self.coins += phrase.coins
                self.tokens += phrase.coffers + phrase.villagers

    @property
    def strength(self) -> int:
        return 70 * self.cards + 100 * self.coins + 30 * self.buys + 60 * self.tokens


def coins_of(card: Card) -> int:
    """What a Treasure gives at best, by its own text."""
    return max([int(phrase.coins) for phrase in card.play.phrases if isinstance(phrase, Plus)], default=0)


def know_cards(mind: Mind, kit: Kit) -> None:
    for kind in range(int(kit.nkinds)):
        know_card(mind, kind, kit.kinds[kind])
    mind.treasures = vec[i64]([kind for kind in range(int(kit.nkinds)) if mind.coins[kind] > 0])
    for kind in range(int(kit.nkinds)):
        mind.advice[kind] = ADVICE.get(kit.kinds[kind].id, mind.advice[kind])
    for land in range(int(kit.nlands)):
        mind.land_advice[land] = ADVICE.get(kit.lands[land].id, mind.land_advice[land])


def know_card(mind: Mind, kind: int, card: Card) -> None:
    """General wishes, in hundredths of a coin or so; see hints.py for those that need more than a card's text."""
    gifts = Gifts(card)
    strength = STRONG.get(card.id, gifts.strength + 10 * card.cost + (80 if card.types & ATTACK else 0))
    mind.want[kind] = (
        -1000 if card.types & CURSE else 10 * card.cost - 40 if card.cost == 0 else 10 * card.cost + strength // 50
    )
    if card.types & TREASURE:
        mind.coins[kind] = coins_of(card)
        mind.keep[kind] = STRONG.get(card.id, 100 * mind.coins[kind] + 40)
        mind.alone[kind] = mind.soon[kind] = mind.keep[kind]
    elif card.types & ACTION:
        mind.is_terminal[kind] = 1 - gifts.actions
        mind.keep[kind] = strength + (60 if gifts.actions > 0 else 0)
        if gifts.actions > 0:
            mind.soon[kind] = mind.alone[kind] = 1000 + 150 * min(gifts.cards, 2) + 50 * (gifts.actions - 1)
        else:
            mind.alone[kind] = strength
            mind.soon[kind] = strength + (500 if gifts.cards > 0 else 0)
