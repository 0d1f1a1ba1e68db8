"""Invariants that hold in every game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from demesne import Game, Setup
from demesne.engine.codec import load, to_data
from demesne.engine.constants import ARTIFACT, PROJECT, SHELTER, TAVERN, VP, ZONE_NAMES
from demesne.engine.dealing import pile_size
from demesne.engine.deeds import DeedKind
from demesne.engine.gaining import pile_left
from demesne.engine.scoring import score, winners
from demesne.engine.state import Player
from demesne.engine.turn import CUBES
from demesne.engine.zones import Zone
from demesne.phrases.reading import read

PRINTED_POINTS = {
    **{"estate": 1, "duchy": 3, "province": 6, "curse": -1},
    **{"great_hall": 1, "harem": 2, "nobles": 2},
    **{"island": 2, "colony": 10, "distant_shore": 2},
}  # fmt: skip
# The points of one card, given all cards of a player, for cards without a fixed number.
COUNTED_POINTS: dict[str, Callable[[list[str]], int]] = {
    "gardens": lambda cards: len(cards) // 10,
    "fairgrounds": lambda cards: 2 * (len(set(cards)) // 5),
    "duke": lambda cards: cards.count("duchy"),
    "pasture": lambda cards: cards.count("estate"),
}
PILES_THAT_END = ("province", "colony")
STATE_POINTS = {"miserable": -2, "twice_miserable": -4}


class LawBroken(AssertionError):
    """An invariant of the game is violated."""


def demand(law: str, holds: bool) -> None:
    if not holds:
        raise LawBroken(law)


def zones_of(p: Player) -> tuple[Zone, ...]:
    return tuple(p.zone(zone) for zone in range(len(ZONE_NAMES)))


def check_cards(game: Game) -> None:
    """Check that no card is lost, duplicated or created."""
    places: Counter[int] = Counter(game.trash.listed())
    kinds = [game.kind_of[card] for card in game.trash.listed()]
    for p in game.players:
        mine = [card for zone in zones_of(p) for card in zone.listed()]
        places.update(mine)
        owned = Counter(int(game.kind_of[card]) for card in mine)
        demand(
            "the cards counted as a player's are those in his zones", list(p.owned) == [owned[k] for k in range(game.nkinds)]
        )
        kinds += owned.elements()
    demand("a card lies in one place only", all(n == 1 for n in places.values()))
    exchanged = any(deed.kind is DeedKind.EXCHANGE for card in game.kinds for deed in read(card))
    for card in range(game.ncards):
        if card not in places:
            returns = exchanged or any(deed.kind is DeedKind.RETURN for deed in read(game.kinds[game.kind_of[card]]))
            demand("only cards that return to their pile are nowhere", returns)
    around = Counter(int(kind) for kind in kinds)
    for kind, sort in enumerate(game.kinds):
        if sort.lies_in or sort.types & SHELTER:  # part of a mixed pile, or dealt to all players
            continue
        dealt = 0 if sort.id == "estate" and game.components.setup.option("shelters") else sort.layout.starts * game.nplayers
        laid_out = pile_size(sort, game.nplayers) + dealt
        demand(f"there are {laid_out} {sort.id} from beginning to end", game.left[kind] + around[kind] == laid_out)


def check_possessions(game: Game) -> None:
    """Check tokens, projects, artifacts and empty piles."""
    demand("nothing is negative", min(game.actions, game.buys, game.coins, *game.left) >= 0)
    for p in game.players:
        demand("no tokens are owed", min(p.tokens) >= 0)
        demand("landscapes are counted", p.nlands == sum(p.has_land))
        projects = sum(p.has_land[i] for i in range(game.nlands) if game.lands[i].types & PROJECT)
        demand("nobody has more projects than cubes", projects <= CUBES)
        demand("tokens lie on one's own landscapes", all(p.has_land[i] or not p.on_land[i] for i in range(game.nlands)))
    for i in range(game.nlands):
        if game.lands[i].types & ARTIFACT:
            demand("an artifact has one holder", sum(p.has_land[i] for p in game.players) <= 1)
    supply = [i for i, pile in enumerate(game.components.piles) if pile.supply]
    demand("empty piles are counted", game.empty == sum(pile_left(game, i) == 0 for i in supply))


def check_end(game: Game, setup: Setup) -> None:
    """Check that the game ended for a reason, and that its result follows from the players' cards."""
    demand("nothing is left undone", game.top == 0 and not any(p.look.n for p in game.players))
    if "fleet" not in setup.projects:  # an extra turn may return a card to an empty pile
        gone = any(id in PILES_THAT_END and left == 0 for id, left in zip(ids_of(game), game.left, strict=True))
        reason = gone or game.empty >= 3 or game.turn >= game.turn_limit
        demand("a game ends for a reason", reason)
    turns = [int(p.turns) for p in game.players]
    taken = sum(turns)  # without extra turns
    demand("everybody takes turns in order", turns == [-((seat - taken) // game.nplayers) for seat in range(game.nplayers)])
    scores = [points(game, p) for p in game.players]
    demand("the score is what the cards are worth", [score(game, seat) for seat in range(game.nplayers)] == scores)
    ranks = [(scores[seat], -turns[seat]) for seat in range(game.nplayers)]
    best = [seat for seat in range(game.nplayers) if ranks[seat] == max(ranks)]
    demand("most points win, then fewest turns", winners(game) == best)


def ids_of(game: Game) -> list[str]:
    """The kinds of a game, by their ids."""
    return [game.kinds[kind].id for kind in range(game.nkinds)]


def points(game: Game, p: Player) -> int:
    """The points of a player by the printed rules."""
    cards = [game.kinds[game.kind_of[card]].id for zone in zones_of(p) for card in zone.listed()]
    printed = sum(PRINTED_POINTS.get(id, 0) for id in cards) + p.tokens[VP]
    printed += sum(STATE_POINTS.get(game.lands[i].id, 0) for i in range(game.nlands) if p.has_land[i])
    printed += 4 * [game.kinds[game.kind_of[card]].id for card in p.zone(TAVERN).listed()].count("distant_lands")
    return printed + sum(cards.count(id) * worth(cards) for id, worth in COUNTED_POINTS.items())


def check_copies(game: Game) -> None:
    """Check that a clone and a saved and loaded game equal the original."""
    data = to_data(game)
    demand("a clone is the same game", to_data(game.clone()) == data)
    loaded = Game(game.components)
    load(loaded, json.loads(json.dumps(data)))
    demand("a loaded game is the same game", to_data(loaded) == data)
    demand("a loaded game asks the same", options_of(loaded) == options_of(game))


def options_of(game: Game) -> list[int]:
    return [int(game.options[i]) for i in range(game.noptions)]
