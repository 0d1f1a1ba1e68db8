"""`demesne kingdom`: shows recommended, given and random kingdoms."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Final

from demesne.commands.seeds import new_seed
from demesne.commands.sets import add_options, add_sets, wanted_sets, with_wanted_options
from demesne.engine.constants import ACTION, FOR_SALE
from demesne.engine.definitions import CARDS, Card
from demesne.engine.setup import Setup, is_kingdom_card
from demesne.lang import Language
from demesne.notation.features import FEATURES
from demesne.notation.generator import generate
from demesne.notation.kingdoms import format_kingdom, is_trait, mark_name, parse_kingdom
from demesne.prose.card_descriptions import more_than_coins, type_line
from demesne.sets import SETS
from demesne.sets.editions import Part, cards_of, editions_of, known_sets, part_of
from demesne.sets.recommended import KINGDOMS

EXAMPLES: Final = (
    "demesne kingdom",
    'demesne kingdom "First Game"',
    "demesne kingdom --random --want village attack --landscapes 1",
    "demesne kingdom --keep Witch Moat --sets base",
)


def declare(kingdom: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    kingdom.add_argument("list", nargs="*", metavar="LIST", help=text("cli-option-list"))
    kingdom.add_argument("--random", action="store_true", help=text("cli-option-generate"))
    kingdom.add_argument("--seed", type=int, help=text("cli-option-seed"))
    kingdom.add_argument("--players", type=int, default=2, help=text("cli-option-players"))
    add_sets(kingdom, language)
    add_options(kingdom, language)
    kingdom.add_argument(
        "--landscapes", "--projects", type=int, choices=(0, 1, 2), metavar="N", help=text("cli-option-landscapes")
    )
    kingdom.add_argument("--require", nargs="+", default=[], metavar="CARD", help=text("cli-option-require"))
    kingdom.add_argument("--forbid", nargs="+", default=[], metavar="CARD", help=text("cli-option-forbid"))
    kingdom.add_argument("--want", nargs="+", choices=FEATURES, default=[], help=text("cli-option-want"))
    kingdom.add_argument("--keep", nargs="+", default=[], metavar="CARD", help=text("cli-option-keep"))
    kingdom.set_defaults(run=run_kingdom, kingdom=None)


def run_kingdom(options: argparse.Namespace) -> int:
    """Print a kingdom, or the list of all recommended ones."""
    language: Language = options.language
    code = language.code
    wishes = (options.sets, options.keep, options.require, options.forbid, options.want)
    if options.random or any(wishes) or options.landscapes is not None:
        seed = new_seed(options.seed)
        setup = generate(
            sets=wanted_sets(options) or SETS,
            landscapes=options.landscapes,
            require=names_in(options.require),
            forbid=names_in(options.forbid),
            want=options.want,
            keep=names_in(options.keep),
            seed=seed,
            players=options.players,
            language=code,
        )
        show_kingdom(with_wanted_options(setup, options), language)
        print(language.text("state-seed", seed=str(seed)))
    elif options.list:
        setup = parse_kingdom(" ".join(options.list), options.players, language=code)
        show_kingdom(with_wanted_options(setup, options), language)
    else:
        list_kingdoms(language)
    return 0


def names_in(arguments: list[str]) -> list[str]:
    """Split names at commas."""
    return [name.strip() for argument in arguments for name in argument.split(",") if name.strip()]


def by_cost(setup: Setup, language: Language) -> list[Card]:
    """The cards of a kingdom by cost, followed by its landscapes."""
    ids = sorted((*setup.piles, *setup.extra_piles), key=lambda id: (CARDS[id].cost, language.by_name(id)))
    places = sorted(setup.landscapes, key=lambda id: (not price(CARDS[id]), CARDS[id].cost, language.by_name(id)))
    return [CARDS[id] for id in (*ids, *places)]


def show_kingdom(setup: Setup, language: Language) -> None:
    """Print a kingdom as other commands accept it, and a line with cost and types for each card."""
    print(format_kingdom(setup, language.code))
    cards = by_cost(setup, language)
    longest = max(len(named(card, language)) for card in cards)
    width = len(f"${max(card.cost for card in cards)}")
    for card in cards:
        notes = "".join(f" ({note})" for note in notes_on(card, setup, language))
        print(f"  {price(card):{width}}  {named(card, language):{longest}}  {type_line(language, card)}{notes}")
    for line in option_lines(setup, language):
        print(f"  {line}")


def option_lines(setup: Setup, language: Language) -> list[str]:
    """The options of a setup, such as Colonies."""
    return [language.text(f"setup-{option}") for option, value in setup.options if value]


def price(card: Card) -> str:
    """The price of a card in coins; most landscapes have none."""
    return f"${card.cost}" if not card.is_landscape or card.types & FOR_SALE else ""


def notes_on(card: Card, setup: Setup, language: Language) -> list[str]:
    """The marks and Traits of a pile, or the pile of a Trait."""
    notes = [mark_name(mark, language) for mark, id in setup.marks if id == card.id]
    if is_trait(card.id) and setup.marked(card.id):
        notes.append(language.text("web-lies-on", card=language.card(setup.marked(card.id))))
    return notes


def named(card: Card, language: Language) -> str:
    """The name of a card, with any cost besides coins."""
    return language.card(card.id) + more_than_coins(language, card.id)


def list_kingdoms(language: Language) -> None:
    """Print the recommended kingdoms, one line per cost, and the sets."""
    print(f"{language.text('cli-recommended')}:")
    for id, kingdom in KINGDOMS.items():
        print(f"  {language.text(f'kingdom-{id}')} ({id})")
        setup = kingdom.setup()
        for cost, cards in groupby(by_cost(setup, language), key=price):
            print(f"    {cost or '  '}  " + ", ".join(with_types(card, setup, language) for card in cards))
        for line in option_lines(setup, language):
            print(f"        {line}")
    print(f"{language.text('cli-sets')}:")
    for set_id in known_sets():
        print(*(f"  {line}" for line in describe_set(language, set_id)), sep="\n")


def describe_set(language: Language, set_id: str) -> list[str]:
    """The name and id of a set and the number of its cards, and the same for each edition if there are several."""
    name = language.text(f"set-{set_id}") if language.has(f"set-{set_id}") else set_id
    lines = [amount(language, f"{name} ({set_id})", part_of(set_id), sum(map(is_kingdom_card, cards_of(set_id))))]
    editions = editions_of(set_id)
    for edition in editions if len(editions) > 1 else ():
        here = edition.kingdom_cards_here
        part = Part(set_id, here, edition.kingdom_cards) if here < edition.kingdom_cards else None
        lines.append("  " + amount(language, edition.name, part, here))
    return lines


def amount(language: Language, name: str, part: Part | None, here: int) -> str:
    """The number of cards of a set, and how many of them are available."""
    if part is None:
        return language.text("cli-set", name=name, n=here)
    return language.text("cli-set-part", name=name, n=part.here, all=part.all)


def with_types(card: Card, setup: Setup, language: Language) -> str:
    """A card with its types and notes in brackets. A plain Action does not show its type."""
    types = [] if card.types == ACTION else [type_line(language, card)]
    notes = ", ".join(types + notes_on(card, setup, language))
    return f"{named(card, language)} ({notes})" if notes else named(card, language)
