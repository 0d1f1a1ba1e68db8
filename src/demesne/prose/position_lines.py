"""A position in words: the possessions of players, shared components, and the resources of the turn."""

from __future__ import annotations

from demesne.engine.constants import TYPE_NAMES
from demesne.engine.definitions import CARDS
from demesne.engine.setup import cards_in_pile
from demesne.lang import Language
from demesne.views.view import PlayerView, View


def possessions(language: Language, p: PlayerView) -> list[str]:
    """The possessions of a player besides hand, deck, discard pile and cards in play, each as a phrase."""
    found = [language.text(f"state-{token}", n=n) for token, n in p.tokens.items() if n]
    if p.aside:
        found.append(language.text("state-aside", cards=language.listed(p.aside)))
    for mat, cards in p.mats.items():
        found.append(language.text("state-mat", mat=language.text(f"web-mat-{mat}"), cards=language.listed(cards)))
    for kind, ids in (("projects", p.projects), ("artifacts", p.artifacts), ("states", p.states), ("boons", p.boons)):
        if ids:
            found.append(language.text(f"state-{kind}", cards=language.listed(ids)))
    found += [language.text("state-tokens", n=n, card=language.card(id)) for id, n in p.on_landscapes.items()]
    for pile, tokens in p.pile_tokens.items():
        names = ", ".join(language.text(f"pile-token-{token}") for token in tokens)
        found.append(language.text("state-pile-tokens", tokens=names, card=language.card(pile)))
    return found


def shared_components(language: Language, view: View) -> list[str]:
    """The components on the table besides piles and landscapes, each as a phrase."""
    found = [language.text("state-lying", n=n, card=language.card(id)) for id, n in view.lying.items()]
    for kind, n in view.decks.items():
        last = view.used[kind][-1] if view.used[kind] else ""
        found.append(language.text(f"state-deck-{kind}", n=n, card=language.card(last) if last else "–"))
    found += [
        language.text("state-stack", card=language.card(id), cards=language.listed(cards))
        for id, cards in view.stacks.items()
        if cards
    ]
    return found


def visible_piles(view: View) -> dict[str, tuple[str, int]]:
    """The card that represents each pile, with the pile's id and the number of cards left.

    A pile of several kinds is represented by its top card. Face-down piles are left out.
    """
    covered = {card.id: pile for pile in view.stacks for card in cards_in_pile(pile)}
    found = {id: (id, left) for id, left in view.piles.items() if id not in covered}
    for pile, cards in view.stacks.items():
        top = cards[0] if cards else cards_in_pile(pile)[-1].id
        if top in view.costs:
            found[top] = (pile, len(cards))
    return found


def landscape_kind(id: str) -> str:
    """The type of a landscape in lower case: project, event, way, …"""
    return next(name for name, bit in TYPE_NAMES.items() if CARDS[id].types & bit).lower()


def turn_line(language: Language, view: View) -> str:
    """Actions, Buys, coins and Potions that are left this turn."""
    line = language.text("state-turn", actions=view.actions, buys=view.buys, coins=view.coins)
    return line + (language.text("state-potions", n=view.potions) if view.potions else "")
