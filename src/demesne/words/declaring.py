"""Declaring: the set a card belongs to, and how its text is put together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from demesne.engine.constants import (
    ABOUT_A_CARD,
    ACTION,
    ALLY,
    ARTIFACT,
    ATTACK,
    BOON,
    COST,
    DECK,
    EVENT,
    EVENT_NAMES,
    FACE_DOWN,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LANDSCAPE,
    FROM_LINGER,
    GAME_RULE,
    HEX,
    IN_ORDER,
    LANDMARK,
    LOOK,
    PRIZE,
    PROJECT,
    QUESTIONS,
    SHUFFLED,
    STATE,
    TRAIT,
    TREASURE,
    VICTORY,
    WAY,
)
from demesne.engine.definitions import (
    CARDS,
    EXTRA_PILES,
    RULES,
    TEXTS,
    Card,
    Phrase,
    Rule,
    Text,
    declare,
    forget_texts,
    id_of,
    withdraw,
)
from demesne.engine.errors import CardError
from demesne.engine.expressions import ALWAYS, PLAIN, Test, Worth
from demesne.engine.layout import ExtraPile, Layout
from demesne.engine.own_words import LANGUAGES, OWN_WORDS
from demesne.phrases.asking import Choose, PutBack
from demesne.phrases.counting import OF_IT
from demesne.phrases.moving import Put
from demesne.phrases.reading import kind_of_card

__all__ = ["CardSet", "extra_pile"]

PILES: Final = ("kingdom", "victory", "curse", "single", "each")
MENTIONED: Final[list[str]] = []  # ids of cards named in texts; the loader checks that they exist
REDECLARED: Final[list[dict[str, Card]]] = []  # for each open `redeclaring()`, its cards by id
Item: TypeAlias = "Phrase | Rule | Sequence[Item]"


def flat(items: Iterable[Item]) -> list[Phrase | Rule]:
    """The phrases and rules of a declaration, as one flat list."""
    out: list[Phrase | Rule] = []
    for item in items:
        if isinstance(item, (Phrase, Rule)):
            out.append(item)
        elif isinstance(item, (list, tuple)):
            out.extend(flat(item))
        else:
            raise CardError(f"a text is made of phrases, not of {item!r}")
    return out


def phrases(items: Iterable[Item]) -> list[Phrase]:
    """The phrases of a text, which must not contain rules."""
    out: list[Phrase] = []
    for item in flat(items):
        if isinstance(item, Rule):
            raise CardError("a rule (`when`, `cost`, ...) stands beside the text, or inside this_turn(...)")
        out.append(item)
    return ordered(out)


def ordered(items: list[Phrase]) -> list[Phrase]:
    """Let the player order several chosen cards that are put onto the deck, unless all have the same name."""
    out: list[Phrase] = []
    for item in items:
        chosen = out[-1].deeds()[0] if out and isinstance(out[-1], Choose) else None
        is_several = chosen is not None and chosen.amount != 1 and chosen.source != DECK and not kind_of_card(chosen.which).id
        if is_several and isinstance(item, Put) and item.zone == DECK and item.what == OF_IT:
            looked_at = Put(LOOK, item.openly)
            looked_at.puts_it, looked_at.puts_it_to = item.puts_it, item.puts_it_to
            out += [looked_at, PutBack()]
        else:
            out.append(item)
    return out


def text(*items: Item) -> Text:
    """A text inside another one."""
    return Text(phrases(items))


def named(name: str) -> str:
    """The id of a card that a text names."""
    MENTIONED.append(id_of(name))
    return MENTIONED[-1]


def check_heard(name: str, rule: Rule) -> None:
    """Raise an error for a rule that could never apply."""
    if rule.scope == FROM_LINGER:
        how = "this_turn(...), until_next_turn(...), while_in_play(...) or from_hand(...)"
        raise CardError(f"{name}: nothing says how long this rule works; put it inside {how}, or on a project")
    if rule.event == COST and rule.scope == FROM_ITSELF:
        return
    if rule.scope in (FROM_ITSELF, FROM_HAND) and QUESTIONS >> rule.event & 1:
        raise CardError(f"{name}: {EVENT_NAMES[rule.event]} is asked of landscapes, cards in play and effects that last only")
    if rule.scope == FROM_ITSELF and not ABOUT_A_CARD >> rule.event & 1:
        raise CardError(f"{name}: {EVENT_NAMES[rule.event]} does not happen to a card: while_in_play(...) or from_hand(...)?")


def id_in_edition(id: str, edition: int) -> str:
    """The id of a card if a newer edition of its set has a different card with the same name.

    >>> id_in_edition("masquerade", 1)
    'masquerade_1e'
    """
    return f"{id}_{edition}e"


@contextmanager
def redeclaring() -> Iterator[dict[str, Card]]:
    """A context in which a redeclared card replaces the card with its id. All cards are restored at the end."""
    registers: list[dict[str, object]] = [CARDS, TEXTS, RULES, EXTRA_PILES]  # type: ignore[list-item]
    kept = [dict(register) for register in registers]
    mentioned = len(MENTIONED)
    REDECLARED.append({})
    try:
        yield REDECLARED[-1]
    finally:
        REDECLARED.pop()
        del MENTIONED[mentioned:]
        for register, before in zip(registers, kept, strict=True):
            register.clear()
            register.update(before)


def replace_card(card: Card, set_id: str, edition: int) -> None:
    """Declare a card in place of the one with its id, keeping the order of all cards, which is the order of kinds."""
    order = list(CARDS)
    old = CARDS.pop(card.id, None)
    if old is not None:
        forget_texts(old)
        card.lies_in = old.lies_in
    declare(card, set_id, edition)
    moved = [(id, CARDS.pop(id)) for id in order[order.index(card.id) :]] if old is not None else []
    CARDS.update(moved)
    REDECLARED[-1][card.id] = card


def extra_pile(mark: str, least: int, most: int, beside: bool = False) -> ExtraPile:
    """An additional kingdom pile for a card that needs one, of cards that cost from `least` to `most`. `mark` names the pile.
    It is in the supply, or outside it with `beside=True`.

    >>> mine = CardSet("mine")
    >>> mine.action("Market Woman", 4, plus(coins=2), extra_pile=extra_pile("stall", 2, 3)).layout.extra_pile.title
    'Stall'
    >>> mine.forget()
    """
    return ExtraPile(mark, least, most, beside)


def add_words(set_id: str, code: str, messages: str, where: str = "") -> None:
    """Add the Fluent messages of a set in one language."""
    for id in re.findall(r"^card-(\w+) *=", messages, re.MULTILINE):
        if id not in CARDS or CARDS[id].set != set_id:
            raise CardError(f"{where}words for card-{id}, but {set_id} declares no such card before them")
    if not re.search(r"^[a-z][\w-]* *=", messages, re.MULTILINE):
        raise CardError(f"{where}the words in {code} have no message, such as card-inn = Inn")
    OWN_WORDS[set_id, code] = OWN_WORDS.get((set_id, code), "") + messages.strip() + "\n"


class CardSet:
    """A set of cards being declared, for all editions of the set or for one.

    Several may have the same id: for example, one for the cards of all editions and one for those of the first edition.
    The methods `action`, `attack`, `treasure`, `victory` and `card` declare cards; `project`, `event` and so on declare
    landscapes; `pile` declares a pile of several kinds.

    >>> mine = CardSet("mine")
    >>> mine.action("Beekeeper", 3, plus(actions=1), next_turn(plus(cards=1)), types=DURATION).id
    'beekeeper'
    >>> mine.forget()
    """

    def __init__(self, id: str, edition: int = 0) -> None:
        if not id or not id.replace("_", "").isalnum():
            raise CardError(f"a set needs an id of letters and digits, not {id!r}")
        if isinstance(edition, bool) or not isinstance(edition, int) or edition < 0:
            raise CardError(f"{id}: an edition is a number from 1 up, not {edition!r}")
        self.id = id
        self.edition = edition
        self.cards: list[Card] = []

    def card(
        self, name: str, cost: int, types: int, *items: Item, vp: int = 0, worth: Worth = PLAIN, pile: str = "",
        brings: Sequence[str] = (), extra_pile: ExtraPile | None = None, starts: int = 0, ends_game: bool = False,
        beside: bool = False, brought: bool = False, with_option: str = "", heirloom: str = "", first_favors: int = 0,
        potion: int = 0, debt: int = 0, buy_if: Test = ALWAYS, changes: Sequence[Card] = (), overpay: bool = False,
        coffers: int = 0, looks_back: bool = False, first_vp: int = 0,
    ) -> Card:  # fmt: skip
        """Declare any card. `pile`: its size: a number, one each for 2, 3 and 4 players (8/12/12), or kingdom, victory, curse,
        single or each. `beside`: outside the supply. `brought`, `with_option`: only in games with a card or setup option that
        brings it. `heirloom`: replaces a Copper in starting decks. `potion`, `debt`: part of the cost. `buy_if`: a condition
        for buying it. `changes`: see `changed`. `overpay`: it can be overpaid. `coffers`: each player starts with this many.
        `looks_back`: it asks about a player's previous turn."""
        if not isinstance(name, str) or not name.strip():
            raise CardError(f"a card needs a name, not {name!r}")
        if isinstance(cost, bool) or not isinstance(cost, int) or cost < 0:
            raise CardError(f"{name}: a cost is a number from 0 up, not {cost!r}")
        if potion not in (0, 1) or not 0 <= debt < 100:
            raise CardError(f"{name}: a cost has one Potion or none, and debt from 0 up")
        if not re.fullmatch(r"[a-z0-9_]+", id_of(name)):
            raise CardError(f"{name}: a name has letters from a to z, digits, spaces, hyphens and apostrophes only")
        if pile and not re.fullmatch(r"\d+(/\d+/\d+)?", pile) and pile not in PILES:
            what = f"{name}: a pile has a number of cards, or one each for 2, 3 and 4 players (8/12/12), or is one of"
            raise CardError(f"{what} {', '.join(PILES)}; not {pile!r}")
        parts = flat(items)
        rules = [item for item in parts if isinstance(item, Rule)]
        for rule in rules:
            check_heard(name, rule)
        layout = Layout(
            pile or ("single" if types & PRIZE else "victory" if types & VICTORY else "kingdom"),
            tuple([named(other) for other in brings]), extra_pile, starts, ends_game, beside, brought=brought,
            with_option=with_option, heirloom=named(heirloom) if heirloom else "", first_vp=first_vp,
            first_favors=first_favors, coffers=coffers,
        )  # fmt: skip
        play = Text(ordered([item for item in parts if isinstance(item, Phrase)]))
        made = Card(name, cost, types, play, rules, vp, worth, layout, looks_back, potion, debt, buy_if, list(changes), overpay)
        return self.declared(made)

    def pile(
        self, name: str, *contents: tuple[str, int], shuffled: bool = False, face_down: bool = False, size: str = "",
        beside: bool = False, brought: bool = False,
    ) -> Card:  # fmt: skip
        """Declare a pile of several kinds, as (name, copies) from top to bottom; only the top card can be taken.

        `shuffled`: shuffled for each game, so that only the top card is known; `face_down`: not even that. `size`: the number
        of cards in a shuffled pile, if not all (a number, or curse: ten for each player after the first).
        """
        if len(contents) < 2 or any(not isinstance(n, int) or n < 1 for _, n in contents):
            raise CardError(f"{name}: a pile of several kinds names at least two, with the number of copies of each")
        if size and (not (shuffled or face_down) or (not size.isdigit() and size not in PILES)):
            raise CardError(f"{name}: the size of a shuffled pile is a number or one of {', '.join(PILES)}; not {size!r}")
        listed = [(id_of(card), n) for card, n in contents]
        top = CARDS.get(listed[0][0])
        types = int(top.types) if top else 0
        if shuffled or face_down:  # the types that all cards have in common
            for id, _ in listed:
                types &= int(CARDS[id].types) if id in CARDS else types
        order = int(FACE_DOWN if face_down else SHUFFLED if shuffled else IN_ORDER)
        layout = Layout(size or "kingdom", beside=beside, contents=tuple(listed), order=order, brought=brought)
        return self.declared(Card(name, top.cost if top else 0, types, Text([]), [], layout=layout))

    def declared(self, card: Card) -> Card:
        """Register a card. If two editions of a set use one name, the id of the older card includes its edition."""
        other = CARDS.get(card.id)
        if other is not None and other.set == self.id and 0 not in (self.edition, other.edition - self.edition, other.edition):
            if other.edition < self.edition:
                withdraw(other)
                other.id = id_in_edition(card.id, int(other.edition))
                declare(other, self.id, other.edition)
            else:
                card.id = id_in_edition(card.id, self.edition)
        if REDECLARED:
            replace_card(card, self.id, self.edition)
            return card
        self.cards.append(declare(card, self.id, self.edition))
        return card

    def action(
        self, name: str, cost: int, *items: Item, types: int = 0, brings: Sequence[str] = (), potion: int = 0, debt: int = 0,
        buy_if: Test = ALWAYS, extra_pile: ExtraPile | None = None, overpay: bool = False, coffers: int = 0,
    ) -> Card:  # fmt: skip
        """Declare an Action; `types` are its other types."""
        return self.card(
            name, cost, ACTION | types, *items, brings=brings, potion=potion, debt=debt, buy_if=buy_if, extra_pile=extra_pile,
            overpay=overpay, coffers=coffers,
        )  # fmt: skip

    def attack(
        self, name: str, cost: int, *items: Item, types: int = 0, extra_pile: ExtraPile | None = None,
        brings: Sequence[str] = (), potion: int = 0, debt: int = 0, changes: Sequence[Card] = (),
    ) -> Card:  # fmt: skip
        """Declare an Action that is an Attack."""
        return self.card(
            name, cost, ACTION | ATTACK | types, *items, extra_pile=extra_pile, brings=brings, potion=potion, debt=debt,
            changes=changes,
        )  # fmt: skip

    def treasure(
        self, name: str, cost: int, *items: Item, types: int = 0, pile: str = "", starts: int = 0, debt: int = 0
    ) -> Card:
        """Declare a Treasure."""
        return self.card(name, cost, TREASURE | types, *items, pile=pile, starts=starts, debt=debt)

    def changed(self, name: str, types: int, *items: Item) -> Card:
        """A version of an existing card with more types and this text, for games with a card that `changes` it."""
        card = CARDS[id_of(name)]
        types |= card.types
        return Card(card.name, card.cost, types, text(*items), list(card.rules), card.vp, card.worth, card.layout)

    def victory(
        self, name: str, cost: int, *items: Item, vp: int = 0, worth: Worth = PLAIN, types: int = 0, starts: int = 0,
        ends_game: bool = False,
    ) -> Card:  # fmt: skip
        """Declare a Victory card, worth `vp` points or what `worth` counts."""
        return self.card(name, cost, VICTORY | types, *items, vp=vp, worth=worth, starts=starts, ends_game=ends_game)

    def project(self, name: str, cost: int, *rules: Rule) -> Card:
        """Declare a Project: its rules apply to the players who bought it."""
        return self.landscape(name, cost, PROJECT, rules)

    def artifact(self, name: str, *rules: Rule) -> Card:
        """Declare an Artifact: its rules apply to the player who has it."""
        return self.landscape(name, 0, ARTIFACT, rules)

    def event(self, name: str, cost: int, *items: Item, brings: Sequence[str] = (), debt: int = 0) -> Card:
        """Declare an Event: its text is followed whenever it is bought."""
        return self.landscape(name, cost, EVENT, items, brings=brings, debt=debt)

    def landmark(self, name: str, *rules: Rule, first_vp: int = 0) -> Card:
        """Declare a Landmark, which starts with `first_vp` VP tokens per player."""
        return self.landscape(name, 0, LANDMARK, rules, first_vp=first_vp)

    def way(self, name: str, *items: Item) -> Card:
        """Declare a Way: its text may be followed instead of an Action's."""
        return self.landscape(name, 0, WAY, items)

    def ally(self, name: str, *rules: Rule) -> Card:
        """Declare an Ally: its rules apply to all players."""
        return self.landscape(name, 0, ALLY, rules)

    def trait(self, name: str, *rules: Rule) -> Card:
        """Declare a Trait: its rules are about the cards `of_pile_with` the Trait."""
        return self.landscape(name, 0, TRAIT, rules)

    def rule(self, name: str, *rules: Rule) -> Card:
        """Declare a rule for all games with a card that brings it."""
        return self.landscape(name, 0, GAME_RULE, rules)

    def boon(self, name: str, *items: Item, brings: Sequence[str] = ()) -> Card:
        """Declare a Boon: a player who receives it follows its text."""
        return self.landscape(name, 0, BOON, items, brings=brings)

    def hex(self, name: str, *items: Item, brings: Sequence[str] = ()) -> Card:
        """Declare a Hex: a player who receives it follows its text."""
        return self.landscape(name, 0, HEX, items, brings=brings)

    def state(self, name: str, *rules: Rule, vp: int = 0) -> Card:
        """Declare a State: its rules apply to the player who has it."""
        return self.landscape(name, 0, STATE, rules, vp)

    def landscape(
        self, name: str, cost: int, types: int, items: Sequence[Item], vp: int = 0, brings: Sequence[str] = (),
        first_vp: int = 0, debt: int = 0,
    ) -> Card:  # fmt: skip
        """Declare any landscape; the methods above declare landscapes of one type."""
        for item in flat(items):
            if isinstance(item, Rule):
                item.scope = FROM_LANDSCAPE
        pile = "each" if types & STATE else "single"
        return self.card(name, cost, types, *items, vp=vp, brings=brings, pile=pile, debt=debt, first_vp=first_vp)

    def words(self, **languages: str) -> None:
        """Add the names and texts of this set's cards, by language code. The messages have the format of `<code>.ftl` in the
        folder of a set.

        >>> mine = CardSet("mine")
        >>> inn = mine.action("Inn Yard", 3, plus(cards=1))
        >>> mine.words(pl="card-inn_yard = Podwórze\n    .text = +1 Karta.")
        >>> mine.forget()
        """
        for code, messages in languages.items():
            if code not in LANGUAGES:
                raise CardError(f"words are in one of {', '.join(LANGUAGES)}, not in {code!r}")
            add_words(self.id, code, messages)

    def forget(self) -> None:
        """Remove all cards of this set, as if they had never been declared."""
        for card in self.cards:
            if CARDS.get(card.id) is card:
                withdraw(card)
        self.cards = []
