"""Random kingdoms, with constraints."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from demesne.engine.constants import ALLY, LIAISON, SIDEWAYS
from demesne.engine.definitions import CARDS, EXTRA_PILES
from demesne.engine.setup import KINGDOM_SIZE, OptionValue, Setup, can_have_trait, cards_in_pile, is_kingdom_card
from demesne.notation.features import FEATURES, features
from demesne.notation.kingdoms import (
    KingdomError,
    can_have,
    card_names,
    extra_marks,
    identify,
    is_trait,
    mark_asked,
    marks_lacking,
    options_named,
    read_list,
    traits_of,
)
from demesne.notation.names import find_cards
from demesne.sets import SETS
from demesne.sets.editions import cards_of, set_choices

MOST_LANDSCAPES: Final = 2


def generate(
    sets: Collection[str] = SETS, landscapes: int | None = None, require: Iterable[str] = (), forbid: Iterable[str] = (),
    want: Collection[str] = (), keep: Iterable[str] = (), seed: int = 0, players: int = 2, language: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Setup:  # fmt: skip
    """A random kingdom with these constraints. The same seed and constraints give the same kingdom on any machine.

    - `sets`: where cards and landscapes are drawn from (`base`, or `base/1` for an edition).
    - `landscapes`: how many; None draws 0 to 2. Traits are included, each on a pile that is drawn for it unless it is named:
      `Fated (Spices)`, which also requires the pile.
    - `require`, `keep`: cards and landscapes that must be there, from any set; kept ones come first. A kept
      `Young Witch (Bane: Cellar)` keeps her Bane as well; otherwise an extra pile is chosen where one is needed.
    - `forbid`: cards that must not be there. To reroll some cards, keep the others, forbid those and change the seed.
    - `want`: features (see `features`), each of which at least one of the ten cards has.
    - `options`: such as `{"colonies": True}`. Without them Platinum and Colony are drawn by the number of cards of Prosperity;
      they are always used if one of the two is required and never if one is forbidden or all ten cards are given.

    Liaisons come with an Ally.

    >>> setup = generate(sets=["base"], want=["village", "attack"], require=["Chapel"], seed=7)
    >>> setup == generate(sets=["base"], want=["village", "attack"], require=["Chapel"], seed=7)
    True
    """
    rng = random.Random(seed)
    kept, named = identify(read_list("\n".join(keep)), language)
    required, also_named = identify(read_list("\n".join(dict.fromkeys(require))), language)
    named = also_named | named
    marks, lying = extra_marks(named), traits_of(named)
    pinned = list(dict.fromkeys([*kept, *required, *lying, *(id for id in lying.values() if is_kingdom_card(CARDS[id]))]))
    forbidden = set(find_cards(forbid, language))
    check_wishes(sets, pinned, marks, forbidden, want, language)
    pinned_landscapes = [id for id in pinned if CARDS[id].types & SIDEWAYS]
    pinned_cards = [id for id in pinned if is_kingdom_card(CARDS[id]) and id not in marks.values()]
    here = {card.id for choice in sets for card in cards_of(choice)}
    taken = {*forbidden, *pinned, *marks.values()}
    allowed = [id for id in CARDS if id in here and id not in taken]
    pool = [id for id in allowed if is_kingdom_card(CARDS[id])]
    kingdom, marks = choose_kingdom(rng, pinned_cards, pool, marks, frozenset(want))
    room = sum(can_have_trait(id) for id in kingdom if id not in lying.values())
    pool = [id for id in allowed if CARDS[id].types & SIDEWAYS and (room >= MOST_LANDSCAPES or not is_trait(id))]
    chosen = choose_landscapes(rng, pinned_landscapes, pool, landscapes)
    marks |= lay_traits(rng, chosen, kingdom, lying)
    chosen += choose_ally(rng, [*kingdom, *marks.values()], [id for id in pinned if CARDS[id].types & ALLY], allowed, forbidden)
    wanted = options_named(pinned)
    if options is not None:
        wanted |= {option: True for option, value in options.items() if value}
    elif len(pinned_cards) < KINGDOM_SIZE:
        wanted |= draw_options(rng, kingdom, forbidden, wanted)
    return Setup.of(kingdom, chosen, marks, players, wanted)


def choose_ally(
    rng: random.Random, piles: list[str], pinned: list[str], allowed: list[str], forbidden: set[str]
) -> list[str]:  # fmt: skip
    """The Ally that is kept or required; otherwise, if there are Liaisons, a random one, preferably from the wanted sets."""
    if pinned or not any(card.types & LIAISON for id in piles for card in cards_in_pile(id)):
        return pinned
    every = [id for id in CARDS if CARDS[id].types & ALLY and id not in forbidden]
    return shuffled(rng, [id for id in every if id in allowed] or every)[:1]


def lay_traits(rng: random.Random, landscapes: list[str], kingdom: list[str], lying: dict[str, str]) -> dict[str, str]:
    """The pile of each Trait: the one that is named, otherwise a random one that can have a Trait and has none."""
    found = dict(lying)
    for trait in landscapes:
        if is_trait(trait) and trait not in found:
            free = [id for id in kingdom if can_have_trait(id) and id not in found.values()]
            if not free:
                what = f"no Action or Treasure pile is left for {trait}"
                raise KingdomError(what, "no-trait-pile", card=trait)
            found[trait] = shuffled(rng, free)[0]
    return found


def draw_options(
    rng: random.Random, kingdom: list[str], forbidden: set[str], wanted: Collection[str]
) -> dict[str, OptionValue]:  # fmt: skip
    """Draw options such as Platinum and Colony. The probability is the share of the ten kingdom cards that are from the same
    set. Landscapes do not count."""
    found: dict[str, OptionValue] = {}
    refused = {card.layout.with_option for card in CARDS.values() if card.id in forbidden}
    for option, set_id in {card.layout.with_option: card.set for card in CARDS.values() if card.layout.with_option}.items():
        share = sum(CARDS[id].set == set_id for id in kingdom)
        if share and option not in refused and option not in wanted and rng.random() * int(KINGDOM_SIZE) < share:
            found[option] = True
    return found


def check_wishes(
    sets: Collection[str], pinned: list[str], marks: dict[str, str], forbidden: set[str], want: Collection[str],
    language: str | None,
) -> None:  # fmt: skip
    """Raise an error if the constraints name unknown sets or features, or contradict each other."""
    for given, choices, what in ((sets, set_choices(), "set"), (want, FEATURES, "feature")):
        wrong = [name for name in given if name not in choices]
        if wrong:
            stems = {name.partition("/")[0] for name in wrong}  # mention editions only if one was asked for
            possible = [name for name in choices if "/" not in name or name.partition("/")[0] in stems]
            message = f"there is no {what} called {', '.join(wrong)}; there are: {', '.join(possible)}"
            raise KingdomError(message, "no-such", names=", ".join(wrong), possible=", ".join(possible))
    both = [id for id in [*pinned, *marks.values()] if id in forbidden]
    if both:
        names = card_names(both, language)
        raise KingdomError(f"both required and forbidden: {names}", "wanted-and-forbidden", cards=names)
    wrong = [
        id
        for id in pinned
        if not (is_kingdom_card(CARDS[id]) or CARDS[id].types & (SIDEWAYS | ALLY) or CARDS[id].layout.with_option)
    ]
    if wrong:
        names = card_names(wrong, language)
        raise KingdomError(f"neither kingdom cards nor landscapes: {names}", "neither", cards=names)
    cards = [id for id in pinned if is_kingdom_card(CARDS[id]) and id not in marks.values()]
    if len(cards) > KINGDOM_SIZE:
        raise KingdomError(f"a kingdom has 10 cards, but {len(cards)} are kept or required", "too-many-kept", n=len(cards))
    for mark, id in marks.items():
        if mark not in map(mark_asked, (*cards, *marks.values())):
            names = card_names([id], language)
            what = f"{names} is kept as the {EXTRA_PILES[mark].title}, but no card that is kept or required uses one"
            raise KingdomError(what, f"kept-{mark}", cards=names)


def shuffled(rng: random.Random, ids: Iterable[str]) -> list[str]:
    """Ids in random order. Python guarantees reproducible numbers across versions for `random()`, not for `shuffle`."""
    return [id for _, id in sorted((rng.random(), id) for id in ids)]


def choose_kingdom(
    rng: random.Random, pinned: list[str], pool: list[str], marks: dict[str, str], want: frozenset[str]
) -> tuple[list[str], dict[str, str]]:
    """Ten cards and the extra piles that they ask for, such as the Bane.

    If the ten leave no card for an extra pile, one is reserved for it; if that fails too, cards that ask for an extra pile
    are excluded.
    """
    has = {id: frozenset(features(CARDS[id])) for id in (*pinned, *pool)}
    quiet = [id for id in pool if not mark_asked(id)]
    asked = dict.fromkeys(["bane", *filter(None, map(mark_asked, (*pinned, *pool)))])
    extra = [id for id in quiet if any(costs_the_coins(mark, id) for mark in asked)]
    for attempt in (pool, *([id for id in pool if id != aside] for aside in shuffled(rng, extra)), quiet):
        kingdom = draw_kingdom(rng, pinned, attempt, want, has)
        if not kingdom:
            continue
        found = choose_marks(rng, [id for id in quiet if id not in kingdom], marks, marks_lacking(kingdom, marks))
        if found is not None:
            return kingdom, found
    raise why_impossible(pinned, pool, want, has)


def choose_marks(rng: random.Random, left: list[str], marks: dict[str, str], lacking: list[str]) -> dict[str, str] | None:
    """An extra pile for each mark; None if that is impossible. Marks with the fewest possible piles come first."""
    found = dict(marks)
    for mark in sorted(lacking, key=lambda mark: sum(can_have(mark, id) for id in left)):
        possible = [id for id in left if costs_the_coins(mark, id) and id not in found.values()]
        chosen = [id for id in shuffled(rng, possible) if can_have(mark, id)][:1]
        if not chosen:
            return None
        found[mark] = chosen[0]
    return found


def costs_the_coins(mark: str, id: str) -> bool:
    """Whether the cost in coins allows a card to be the extra pile with this mark. Cards that also cost a Potion are drawn and
    then skipped, so that old seeds still give the same kingdoms."""
    return bool(EXTRA_PILES[mark].least <= CARDS[id].cost <= EXTRA_PILES[mark].most)


def draw_kingdom(
    rng: random.Random, pinned: list[str], pool: list[str], want: frozenset[str], has: dict[str, frozenset[str]]
) -> list[str]:
    """The pinned cards, and random others that keep the wanted features possible; empty if that is impossible."""
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
    """Whether the rest has enough cards, with all the features that are still wanted."""
    free = KINGDOM_SIZE - len(chosen)
    lacking = want.difference(*(has[id] for id in chosen))
    return free <= len(rest) and cards_needed(lacking, {has[id] for id in rest}) <= free


def cards_needed(lacking: frozenset[str], offered: set[frozenset[str]]) -> int:
    """The fewest cards with these features that have everything lacking; more than there are if that is impossible."""
    if not lacking:
        return 0
    wish = min(lacking)
    helpful = {has & lacking for has in offered if wish in has}
    return 1 + min((cards_needed(lacking - has, offered) for has in helpful), default=KINGDOM_SIZE)


def why_impossible(pinned: list[str], pool: list[str], want: frozenset[str], has: dict[str, frozenset[str]]) -> KingdomError:
    """The error that says why no kingdom satisfies the constraints."""
    allowed = len(pinned) + len(pool)
    if allowed < KINGDOM_SIZE:
        return KingdomError(f"a kingdom has 10 cards, but only {allowed} are allowed", "too-few-allowed", n=allowed)
    hopeless = ", ".join(sorted(want.difference(*has.values())))
    if hopeless:
        return KingdomError(f"no allowed card is: {hopeless}", "hopeless", wishes=hopeless)
    if not can_finish(pinned, pool, want, has):
        free, wishes = KINGDOM_SIZE - len(pinned), ", ".join(sorted(want))
        return KingdomError(f"{free} free piles are not enough for: {wishes}", "too-few-free", n=free, wishes=wishes)
    asked = [mark_asked(id) for id in pinned if mark_asked(id)]
    extra = EXTRA_PILES[asked[0] if asked else "bane"]
    low, high = int(extra.least), int(extra.most)
    what = f"no kingdom fulfils these wishes and leaves a card that costs {low} or {high} for the {extra.title}"
    return KingdomError(what, f"no-{extra.mark}-left", low=low, high=high)


def is_or_are(n: int) -> str:
    """The verb after a number in an English message."""
    return "is" if n == 1 else "are"


def choose_landscapes(rng: random.Random, pinned: list[str], pool: list[str], number: int | None) -> list[str]:
    """The pinned landscapes and others at random: as many as asked for, or 0 to 2."""
    if number is None:
        number = max(len(pinned), min(int(rng.random() * (MOST_LANDSCAPES + 1)), len(pinned) + len(pool)))
    elif not 0 <= number <= MOST_LANDSCAPES:
        raise KingdomError(f"a game has 0 to 2 landscapes, not {number}", "landscapes", n=number)
    wanted = f"{number} landscape{'' if number == 1 else 's'} {is_or_are(number)} wanted"
    if len(pinned) > number:
        what = f"{wanted}, but {len(pinned)} {is_or_are(len(pinned))} kept or required"
        raise KingdomError(what, "landscapes-kept", n=number, kept=len(pinned))
    if number - len(pinned) > len(pool):
        allowed = len(pinned) + len(pool)
        what = f"{wanted}, but only {allowed} {is_or_are(allowed)} allowed"
        raise KingdomError(what, "landscapes-few", n=number, allowed=allowed)
    return pinned + shuffled(rng, pool)[: number - len(pinned)]
