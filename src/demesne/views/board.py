"""A view as text: the turn, the supply by cost, each player's cards, and the pending decision."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from demesne.views.view import PlayerView, View


def board(view: View) -> str:
    """The table of a view, as `print(view)` and `print(game)` show it."""
    lines = [turn_line(view), *supply_lines(view)]
    if view.projects:
        landscapes = ", ".join(f"{id} (${cost})" for id, cost in view.projects.items())
        lines.append(f"Landscapes: {landscapes}")
    lines.append(f"Trash: {listed(view.trash)}")
    lines += [player_line(player) for player in view.players]
    return "\n".join([*lines, *asked_lines(view)])


def turn_line(view: View) -> str:
    """The player whose turn it is, the phase, and the Actions, Buys and coins left; or the result."""
    if view.over:
        return f"The game is over; points: {', '.join(map(str, view.scores or []))}"
    turn = f"Turn {view.players[view.current].turns + 1} of player {view.current}, {view.phase} phase"
    left = f"{counted(view.actions, 'Action')}, {counted(view.buys, 'Buy')}, ${view.coins}"
    return f"{turn}: {left}{', ' + counted(view.potions, 'Potion') if view.potions else ''}"


def counted(n: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "Buy"), counted(2, "Buy")
    ('1 Buy', '2 Buys')
    """
    return f"{n} {noun}{'' if n == 1 else 's'}"


def supply_lines(view: View) -> list[str]:
    """The piles with the number of cards left, a line for each cost, the highest first."""
    by_cost: dict[int, list[str]] = {}
    for id, left in view.piles.items():
        by_cost.setdefault(view.costs[id], []).append(f"{id} {left}")
    return [f"  ${cost:<3}{', '.join(by_cost[cost])}" for cost in sorted(by_cost, reverse=True)]


def listed(cards: list[str]) -> str:
    """Cards as positions write them; cards whose face is hidden are counted.

    >>> listed(["copper", "estate", "copper", ""]), listed([])
    ('copper*2, estate, 1 hidden', 'none')
    """
    known = Counter(card for card in cards if card)
    parts = [id if n == 1 else f"{id}*{n}" for id, n in known.items()]
    hidden = cards.count("")
    return ", ".join(parts + ([f"{hidden} hidden"] if hidden else [])) or "none"


def player_line(player: PlayerView) -> str:
    """The cards, tokens and landscapes of one player."""
    parts = [f"hand: {listed(player.hand)}"]
    parts += [f"{name}: {listed(cards)}" for name, cards in zones_of(player).items() if cards]
    if player.deck_size is not None:
        parts.append(f"deck: {player.deck_size}")
    if player.discard_top is not None:
        parts.append(f"discard pile: {player.discard_top} on top")
    parts += [f"{name}: {n}" for name, n in player.tokens.items() if n]
    owned = [*player.projects, *player.artifacts, *player.states, *player.boons]
    parts += [f"has: {', '.join(owned)}"] if owned else []
    return f"Player {player.seat}: {'; '.join(parts)}"


def zones_of(player: PlayerView) -> dict[str, list[str]]:
    """The zones that are empty most of the time, by name."""
    return {"in play": player.play, "set aside": player.aside, "revealed": player.look, **player.mats}


def asked_lines(view: View) -> list[str]:
    """The pending decision, with its options if the viewer must answer."""
    asked = view.decision
    if asked is None:
        return []
    source = f" for {asked.source}" if asked.source else ""
    purpose = f" ({asked.purpose})" if asked.purpose else ""
    options = f": {', '.join(asked.options)}" if asked.options else ""
    return [f"Player {asked.who} is asked, {asked.kind}{source}{purpose}{options}"]
