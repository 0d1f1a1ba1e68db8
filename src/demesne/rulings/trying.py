"""Trying out a card text in one line, for card designers and for the examples of docs/words.md."""

from __future__ import annotations

from demesne.engine.constants import FROM_PLAY, TOKEN_NAMES, ZONE_NAMES
from demesne.engine.definitions import Phrase, Rule
from demesne.game import Game
from demesne.notation.position import PLAYER_KEYS, trash_ids, zone_ids
from demesne.notation.zones import format_cards
from demesne.rulings.expectations import real_options
from demesne.rulings.run import Run
from demesne.words.declaring import CardSet, Item, flat

ZONES = ("hand", *(zone for zone in ZONE_NAMES if zone != "hand"))


def try_out(*text: Item, do: str = "", project: bool = False, types: int = 0, overpay: bool = False, **given: object) -> None:
    """Declare a card called Example that costs 3, play it in a position, and print the result.

    The position is written as in rulings: zones and tokens of the first player, and `p2`, `coins`, `supply` and so on. `do` has
    moves, with semicolons between them. A card whose rules all work from outside play is not played; with `project=True` the
    first player owns it as a project.

    >>> from demesne import try_out
    >>> from demesne.words import plus, trash
    >>> try_out(plus(cards=1, coins=2), deck="gold, silver")
    p1: hand: gold; deck: silver; coins: 2
    >>> try_out(trash(1), hand="copper, estate")
    p1: hand: copper, estate
    p1 is asked (trash): copper, estate
    >>> try_out(trash(1), hand="copper, estate", do="choose estate")
    p1: hand: copper
    trash: estate
    """
    mine = CardSet("example")
    try:
        if project:
            mine.project("Example", 3, *(item for item in flat(text) if isinstance(item, Rule)))
        else:
            mine.action("Example", 3, *text, types=types, overpay=overpay)
        player = {key: given.pop(key) for key in list(given) if key in PLAYER_KEYS}
        position = {"p1": player, **given}
        is_played = not project and any(needs_play(item, position) for item in flat(text))
        if project:
            player["projects"] = "example"
        elif "example" not in str(position):
            player["hand"] = f"{player.get('hand', '')}, example".lstrip(", ")
        moves = [*(["play example"] if is_played else []), *filter(None, do.split("; "))]
        run = Run({"given": position, "do": ["example", *moves]}, "straight")
        for move in moves:
            run.do(move)
        print(outcome(run.game, 0 if is_played else 1))
    finally:
        mine.forget()


def needs_play(item: Phrase | Rule, position: dict[str, object]) -> bool:
    """Whether the card must be played: for a phrase, or for a rule that works in play if the position has no Example."""
    return isinstance(item, Phrase) or (item.scope == FROM_PLAY and "example" not in str(position))


def outcome(game: Game, actions: int) -> str:
    """The zones, resources and pending decision; the Example in play, these Actions and one Buy are left out."""
    lines = []
    for seat in range(game.nplayers):
        player = game.players[seat]
        zones = {zone: [id for id in zone_ids(game, seat, zone) if (id, zone) != ("example", "play")] for zone in ZONES}
        zones["hand"].sort()
        parts = [f"{zone}: {format_cards(ids)}" for zone, ids in zones.items() if ids]
        parts += [f"{name}: {player.tokens[i]}" for i, name in enumerate(TOKEN_NAMES) if player.tokens[i]]
        if seat == game.current == 0:
            spent = {"actions": (game.actions, actions), "buys": (game.buys, 1), "coins": (game.coins, 0)}
            parts += [f"{name}: {now}" for name, (now, usual) in spent.items() if now != usual]
        if parts:
            lines.append(f"p{seat + 1}: {'; '.join(parts)}")
    if game.trash.n:
        lines.append(f"trash: {format_cards(trash_ids(game))}")
    if game.pending and game.decision.kind not in ("action phase", "buy phase", "night phase"):
        decision = game.decision
        asked = ", ".join(option.card or option.text.removeprefix("choose ") for option in real_options(game))
        lines.append(f"p{decision.who + 1} is asked ({decision.purpose or decision.kind}): {asked}")
    return "\n".join(lines) or "p1: nothing"
