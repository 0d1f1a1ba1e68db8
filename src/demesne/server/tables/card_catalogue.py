"""The catalogue: cards with their texts and rulings, recommended kingdoms, and requested kingdoms."""

from __future__ import annotations

import secrets
from functools import cache

import msgspec

from demesne.engine.constants import CHOSEN, SIDEWAYS, TYPE_NAMES, ZONE_NAMES
from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, Card
from demesne.engine.expressions import PLAIN
from demesne.engine.setup import KINGDOM_SIZE, Setup, is_kingdom_card
from demesne.lang import Language, own_messages
from demesne.notation.features import FEATURES, features
from demesne.notation.generator import generate
from demesne.notation.kingdoms import (
    MOST_NAMES,
    format_kingdom,
    is_trait,
    marks_lacking,
    parse_kingdom,
    read_address,
    read_list,
)
from demesne.notation.names import is_lacking, look_up, nearest
from demesne.phrases.reading import read
from demesne.prose.card_descriptions import rulings_by_card
from demesne.prose.card_texts import card_text
from demesne.prose.choices import all_choices
from demesne.prose.plain_treasures import given_by
from demesne.server.tables import presentation, table_requests
from demesne.server.tables.table_bots import bots_for
from demesne.sets.editions import known_sets, part_of
from demesne.sets.recommended import KINGDOMS

# Deeds that only structure a text. The effects are in the other deeds.
ORDER = (DeedKind.IF, DeedKind.SKIP, DeedKind.EACH, DeedKind.REMEMBER, DeedKind.REPORT, DeedKind.CHOOSE)


@cache
def cards(code: str) -> table_requests.Cards:
    """Every card, in one language."""
    language = Language(code)
    rulings = rulings_by_card()
    return table_requests.Cards(
        [
            table_requests.Card(
                id=id,
                name=language.card(id),
                text=card_text(language, id),
                set=card.set,
                cost=card.cost,
                potion=int(card.potion),
                debt=int(card.debt),
                overpay=card.overpay,
                pickable=is_kingdom_card(card) or card.types & CHOSEN != 0,
                types=[name.lower() for name, bit in TYPE_NAMES.items() if card.types & bit],
                gives=given_by(id),
                choices={name: said for name, one in all_choices(id).items() if (said := presentation.sentence(one))},
                points=int(card.vp) if card.worth is PLAIN else 0,
                features=sorted(features(card)),
                unofficial=language.is_unofficial(id),
                rulings=[
                    table_requests.Ruling(language.ruling(ruling.id, ruling.sentence), list(ruling.others), ruling.like)
                    for ruling in rulings.get(id, [])
                ],
                deeds=deeds(card),
            )
            for id, card in CARDS.items()
        ],
        words=own_messages(code),
    )


def deeds(card: Card) -> list[table_requests.Deed]:
    """The effects of a card, without the structure of its text."""
    return [
        table_requests.Deed(
            what=deed.kind.value,
            amount=deed.amount,
            whose=deed.whose,
            when=deed.when,
            card=deed.id,
            to=ZONE_NAMES[deed.to] if 0 <= deed.to < len(ZONE_NAMES) else "",
        )
        for deed in read(card)
        if deed.kind not in ORDER and not (deed.kind is DeedKind.CHOOSE_ONE and deed.may)
    ]


@cache
def kingdoms() -> table_requests.Kingdoms:
    """The recommended kingdoms, and the sets for random kingdoms."""
    return table_requests.Kingdoms(
        recommended=[table_requests.NamedKingdom(id, presentation.setup(kingdom.setup())) for id, kingdom in KINGDOMS.items()],
        sets=known_sets(),
        parts=[
            table_requests.PartOfSet(part.set, part.here, part.all)
            for set_id in known_sets()
            if (part := part_of(set_id)) is not None
        ],
        features=list(FEATURES),
    )


Wish = table_requests.ByText | table_requests.BySetup | table_requests.AtRandom


def setup_for(wish: Wish, players: int, language: str) -> tuple[Setup, int | None]:
    """The setup for a request, and the seed of a random one. Raises an error if the request is invalid."""
    if isinstance(wish, table_requests.ByText):
        if wish.text in KINGDOMS:
            return KINGDOMS[wish.text].setup(players), None
        return with_marks_drawn(wish.text, players, language), None
    if isinstance(wish, table_requests.BySetup):
        return Setup.from_data(msgspec.to_builtins(wish.setup)).for_players(players), None
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    setup = generate(
        wish.sets or known_sets(), wish.projects, wish.require, wish.forbid, wish.want, wish.keep, seed, players, language,
        wish.options,
    )  # fmt: skip
    return setup, seed


def with_marks_drawn(text: str, players: int, language: str) -> Setup:
    """The kingdom of a list. A missing extra pile such as the Bane, or a missing pile for a Trait, is drawn at random."""
    listed = read_address(text) or read_list(text)
    ids = look_up(listed.names, language)
    piles = [id for id in ids if id and is_kingdom_card(CARDS[id])]
    lacking = all(ids) and (
        marks_lacking(piles, dict.fromkeys(listed.marked, ids[0]))
        or [id for id in ids if is_trait(id) and id not in listed.marked]
    )
    if lacking and len(set(piles)) == len(piles) == KINGDOM_SIZE:
        marked = [f"{mark}: {name}" for mark, names in listed.marked.items() for name in names]
        keep, landscapes = [*ids, *marked], sum(CARDS[id].types & SIDEWAYS != 0 for id in {*ids, *listed.marked} if id in CARDS)
        return generate(
            landscapes=landscapes, keep=keep, seed=secrets.randbits(32), players=players, language=language,
            options=listed.options,
        )  # fmt: skip
    return parse_kingdom(text, players, language=language)


def names(wanted: table_requests.NamesRequest) -> table_requests.NamesAnswer:
    """Look up every name in a list. A Trait comes with the pile it is listed on."""
    listed = read_address(wanted.text) or read_list(wanted.text)
    written = listed.all[:MOST_NAMES]
    of_name = dict(zip(written, look_up(written, wanted.language), strict=True))
    lying = {mark: of_name.get(piles[0], "") for mark, piles in listed.marked.items() if is_trait(mark)}
    found: list[table_requests.ReadName] = []
    for at, text in enumerate(written):
        id = of_name[text]
        if at < len(listed.names) or not id or id not in [name.id for name in found]:  # a pile can be both marked and listed
            lacking = is_lacking(text)
            near = "" if id or lacking else nearest(text, wanted.language)
            found.append(table_requests.ReadName(text, id, near, lying.get(id, ""), lacking))
    unnamed = [id for id in lying if id not in [name.id for name in found]]
    found += [table_requests.ReadName(Language(wanted.language).card(id), id, "", lying[id]) for id in unnamed]
    return table_requests.NamesAnswer(found)


def kingdom(wanted: table_requests.KingdomRequest) -> table_requests.KingdomAnswer:
    """A playable kingdom, with its text and its bots."""
    setup, seed = setup_for(wanted.kingdom, wanted.players, wanted.language)
    return table_requests.KingdomAnswer(
        presentation.setup(setup), format_kingdom(setup, wanted.language), seed, bots_for(setup)
    )
