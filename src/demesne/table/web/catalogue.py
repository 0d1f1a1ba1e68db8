"""What there is: cards with their texts and rulings, kingdoms, and a kingdom that somebody wishes for."""

from __future__ import annotations

import secrets
from functools import cache

import msgspec

from demesne.cards.kingdoms import KINGDOMS
from demesne.cards.sets import known_sets, part_of
from demesne.engine.constants import CHOSEN, SIDEWAYS, TYPE_NAMES, ZONE_NAMES
from demesne.engine.definitions import CARDS, Card
from demesne.engine.expressions import PLAIN
from demesne.engine.setup import KINGDOM_SIZE, Setup, is_kingdom_card
from demesne.lang import Language
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
from demesne.table.web import requests, shown
from demesne.table.web.bots import bots_for

ORDER = frozenset({"if", "skip", "each", "remember", "report", "choose"})  # what follows from them is told by other deeds


@cache
def cards(code: str) -> requests.Cards:
    """Every card, in one language."""
    language = Language(code)
    rulings = rulings_by_card()
    return requests.Cards(
        [
            requests.Card(
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
                choices={name: said for name, one in all_choices(id).items() if (said := shown.sentence(one))},
                points=int(card.vp) if card.worth is PLAIN else 0,
                features=sorted(features(card)),
                unofficial=language.is_unofficial(id),
                rulings=[
                    requests.Ruling(language.ruling(ruling.id, ruling.sentence), list(ruling.others), ruling.like)
                    for ruling in rulings.get(id, [])
                ],
                deeds=deeds(card),
            )
            for id, card in CARDS.items()
        ]
    )


def deeds(card: Card) -> list[requests.Deed]:
    """What a card does, without how its text is put together."""
    return [
        requests.Deed(
            what=deed.what,
            amount=deed.amount,
            whose=deed.whose,
            when=deed.when,
            card=deed.id,
            to=ZONE_NAMES[deed.to] if 0 <= deed.to < len(ZONE_NAMES) else "",
        )
        for deed in read(card)
        if deed.what not in ORDER and not (deed.what == "choose one" and deed.may)
    ]


@cache
def kingdoms() -> requests.Kingdoms:
    """The recommended ones, and what others can be drawn from."""
    return requests.Kingdoms(
        recommended=[requests.NamedKingdom(id, shown.setup(kingdom.setup())) for id, kingdom in KINGDOMS.items()],
        sets=known_sets(),
        parts=[
            requests.PartOfSet(part.set, part.here, part.all)
            for set_id in known_sets()
            if (part := part_of(set_id)) is not None
        ],
        features=list(FEATURES),
    )


Wish = requests.ByText | requests.BySetup | requests.AtRandom


def setup_for(wish: Wish, players: int, language: str) -> tuple[Setup, int | None]:
    """The kingdom somebody wishes for, and the seed of one at random; an error says what is wrong with the wish."""
    if isinstance(wish, requests.ByText):
        if wish.text in KINGDOMS:
            return KINGDOMS[wish.text].setup(players), None
        return with_marks_drawn(wish.text, players, language), None
    if isinstance(wish, requests.BySetup):
        return Setup.from_data(msgspec.to_builtins(wish.setup)).for_players(players), None
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    setup = generate(
        wish.sets or known_sets(), wish.projects, wish.require, wish.forbid, wish.want, wish.keep, seed, players, language,
        wish.options,
    )  # fmt: skip
    return setup, seed


def with_marks_drawn(text: str, players: int, language: str) -> Setup:
    """The kingdom of a list. Where an extra pile such as the Bane is needed or a Trait lies on no pile, one is drawn."""
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


def names(wanted: requests.NamesRequest) -> requests.NamesAnswer:
    """Every name of a list by itself; a Trait has the pile with it on which it is written to lie."""
    listed = read_address(wanted.text) or read_list(wanted.text)
    written = listed.all[:MOST_NAMES]
    of_name = dict(zip(written, look_up(written, wanted.language), strict=True))
    lying = {mark: of_name.get(piles[0], "") for mark, piles in listed.marked.items() if is_trait(mark)}
    found: list[requests.ReadName] = []
    for at, text in enumerate(written):
        id = of_name[text]
        if at < len(listed.names) or not id or id not in [name.id for name in found]:  # a pile may be marked and named
            lacking = is_lacking(text)
            near = "" if id or lacking else nearest(text, wanted.language)
            found.append(requests.ReadName(text, id, near, lying.get(id, ""), lacking))
    unnamed = [id for id in lying if id not in [name.id for name in found]]
    found += [requests.ReadName(Language(wanted.language).card(id), id, "", lying[id]) for id in unnamed]
    return requests.NamesAnswer(found)


def kingdom(wanted: requests.KingdomRequest) -> requests.KingdomAnswer:
    setup, seed = setup_for(wanted.kingdom, wanted.players, wanted.language)
    return requests.KingdomAnswer(shown.setup(setup), format_kingdom(setup, wanted.language), seed, bots_for(setup))
