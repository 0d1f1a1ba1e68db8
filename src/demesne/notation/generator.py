"""Kingdoms at random, with wishes."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from typing import Final

from demesne.cards.sets import SETS, cards_of, set_choices
from demesne.engine.constants import PROJECT
from demesne.engine.definitions import CARDS
from demesne.engine.setup import EXTRA_PILE_COSTS, KINGDOM_SIZE, Setup, is_kingdom_card
from demesne.notation.features import FEATURES, features
from demesne.notation.kingdoms import KingdomError, asks_for_bane, can_be_bane, card_names, identify, read_list
from demesne.notation.names import find_cards

MOST_PROJECTS: Final = 2


def generate(
    sets: Collection[str] = SETS, projects: int | None = None, require: Iterable[str] = (), forbid: Iterable[str] = (),
    want: Collection[str] = (), keep: Iterable[str] = (), seed: int = 0, players: int = 2, language: str | None = None,
) -> Setup:  # fmt: skip
    """A kingdom at random, with wishes. The same seed and the same wishes give the same kingdom on any machine.

    Cards and projects come from these sets (`base`, or `base/1` for an edition); those that are required or kept may come
    from others, and stand first, kept ones before required ones. To reroll some cards of a kingdom, keep the others, forbid
    those, and change the seed. A kept `Young Witch (Bane: Cellar)` keeps her Bane as well; otherwise a Bane is chosen where
    one is needed. Each wanted feature (see `features`) is one that at least one of the ten cards has. Without a number
    there are 0 to 2 projects.

    >>> setup = generate(sets=["base"], want=["village", "attack"], require=["Chapel"], seed=7)
    >>> setup == generate(sets=["base"], want=["village", "attack"], require=["Chapel"], seed=7)
    True
    """
    rng = random.Random(seed)
    kept, bane = identify(read_list("\n".join(keep)), language)
    pinned = list(dict.fromkeys([*kept, *find_cards(require, language)]))
    forbidden = set(find_cards(forbid, language))
    check_wishes(sets, pinned, bane, forbidden, want, language)
    pinned_projects = [id for id in pinned if CARDS[id].types & PROJECT]
    pinned_cards = [id for id in pinned if id not in pinned_projects and id != bane]
    here = {card.id for choice in sets for card in cards_of(choice)}
    allowed = [id for id in CARDS if id in here and id not in forbidden and id not in pinned and id != bane]
    pool = [id for id in allowed if is_kingdom_card(CARDS[id])]
    kingdom, bane = choose_kingdom(rng, pinned_cards, pool, bane, frozenset(want))
    pool = [id for id in allowed if CARDS[id].types & PROJECT]
    chosen = choose_projects(rng, pinned_projects, pool, projects)
    return Setup.of(kingdom, chosen, {"bane": bane} if bane else {}, players)


def check_wishes(
    sets: Collection[str], pinned: list[str], bane: str, forbidden: set[str], want: Collection[str], language: str | None
) -> None:
    for given, choices, what in ((sets, set_choices(), "set"), (want, FEATURES, "feature")):
        wrong = [name for name in given if name not in choices]
        if wrong:
            stems = {name.partition("/")[0] for name in wrong}  # only whoever asks for an edition hears of editions
            possible = [name for name in choices if "/" not in name or name.partition("/")[0] in stems]
            message = f"there is no {what} called {', '.join(wrong)}; there are {', '.join(possible)}"
            raise KingdomError(message, "no-such", names=", ".join(wrong), possible=", ".join(possible))
    both = [id for id in [*pinned, bane] if id in forbidden]
    if both:
        names = card_names(both, language)
        raise KingdomError(f"both wanted and forbidden: {names}", "wanted-and-forbidden", cards=names)
    wrong = [id for id in pinned if not is_kingdom_card(CARDS[id]) and not CARDS[id].types & PROJECT]
    if wrong:
        names = card_names(wrong, language)
        raise KingdomError(f"neither kingdom cards nor projects: {names}", "neither", cards=names)
    cards = [id for id in pinned if is_kingdom_card(CARDS[id]) and id != bane]
    if len(cards) > KINGDOM_SIZE:
        raise KingdomError(f"a kingdom has 10 cards, but {len(cards)} are kept or required", "too-many-kept", n=len(cards))
    if bane and not any(map(asks_for_bane, cards)):
        names = card_names([bane], language)
        what = f"{names} is kept as the Bane, but no card that is kept or required uses one"
        raise KingdomError(what, "kept-bane", cards=names)


def shuffled(rng: random.Random, ids: Iterable[str]) -> list[str]:
    """In random order. Python promises the same numbers for ever only for `random()`, not for `shuffle`."""
    return [id for _, id in sorted((rng.random(), id) for id in ids)]


def choose_kingdom(
    rng: random.Random, pinned: list[str], pool: list[str], bane: str, want: frozenset[str]
) -> tuple[list[str], str]:
    """Ten cards and, if one of them asks for it, a Bane.

    Should the ten leave no card for the Bane, it is laid aside first; if that cannot be, no card may ask for one.
    """
    has = {id: frozenset(features(CARDS[id])) for id in (*pinned, *pool)}
    banes = [id for id in pool if can_be_bane(id)]
    quiet = [id for id in pool if not asks_for_bane(id)]
    for attempt in (pool, *([id for id in pool if id != aside] for aside in shuffled(rng, banes)), quiet):
        kingdom = draw_kingdom(rng, pinned, attempt, want, has)
        if not kingdom:
            continue
        if bane or not any(map(asks_for_bane, kingdom)):
            return kingdom, bane
        left = [id for id in banes if id not in kingdom]
        if left:
            return kingdom, shuffled(rng, left)[0]
    raise why_impossible(pinned, pool, want, has)


def draw_kingdom(
    rng: random.Random, pinned: list[str], pool: list[str], want: frozenset[str], has: dict[str, frozenset[str]]
) -> list[str]:
    """The pinned cards and others as they come, passing over those that would spoil the wishes; none if that cannot be."""
    chosen = list(pinned)
    rest = shuffled(rng, pool)
    if not can_finish(chosen, rest, want, has):
        return []
    while len(chosen) < KINGDOM_SIZE:
        card = rest.pop(0)
        if can_finish([*chosen, card], rest, want, has):
            chosen.append(card)
    return chosen


def can_finish(chosen: list[str], rest: list[str], want: frozenset[str], has: dict[str, frozenset[str]]) -> bool:
    """Whether the rest has cards enough, and such that all wishes can come true."""
    free = KINGDOM_SIZE - len(chosen)
    lacking = want.difference(*(has[id] for id in chosen))
    return free <= len(rest) and cards_needed(lacking, {has[id] for id in rest}) <= free


def cards_needed(lacking: frozenset[str], offered: set[frozenset[str]]) -> int:
    """The fewest cards, out of some with these features, that bring all that is lacking; more than there are if none do."""
    if not lacking:
        return 0
    wish = min(lacking)
    helpful = {has & lacking for has in offered if wish in has}
    return 1 + min((cards_needed(lacking - has, offered) for has in helpful), default=KINGDOM_SIZE)


def why_impossible(pinned: list[str], pool: list[str], want: frozenset[str], has: dict[str, frozenset[str]]) -> KingdomError:
    allowed = len(pinned) + len(pool)
    if allowed < KINGDOM_SIZE:
        return KingdomError(f"a kingdom has 10 cards, but only {allowed} are allowed", "too-few-allowed", n=allowed)
    hopeless = ", ".join(sorted(want.difference(*has.values())))
    if hopeless:
        return KingdomError(f"no card that is allowed has: {hopeless}", "hopeless", wishes=hopeless)
    if not can_finish(pinned, pool, want, has):
        free, wishes = KINGDOM_SIZE - len(pinned), ", ".join(sorted(want))
        return KingdomError(f"{free} free piles are too few for all of: {wishes}", "too-few-free", n=free, wishes=wishes)
    low, high = EXTRA_PILE_COSTS
    what = f"no kingdom fulfils these wishes and leaves a card that costs {low} or {high} for the Bane"
    return KingdomError(what, "no-bane-left", low=low, high=high)


def choose_projects(rng: random.Random, pinned: list[str], pool: list[str], number: int | None) -> list[str]:
    if number is None:
        number = max(len(pinned), min(int(rng.random() * (MOST_PROJECTS + 1)), len(pinned) + len(pool)))
    elif not 0 <= number <= MOST_PROJECTS:
        raise KingdomError(f"there are 0 to 2 projects, not {number}", "projects", n=number)
    if len(pinned) > number:
        raise KingdomError(
            f"{number} projects are wanted, but {len(pinned)} are kept or required", "projects-kept", n=number, kept=len(pinned)
        )
    if number - len(pinned) > len(pool):
        raise KingdomError(
            f"{number} projects are wanted, but only {len(pinned) + len(pool)} are allowed",
            "projects-few",
            n=number,
            allowed=len(pinned) + len(pool),
        )
    return pinned + shuffled(rng, pool)[: number - len(pinned)]
