"""VP that lie on piles and landscapes, and a player's own tokens on piles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import VP
from demesne.engine.log import note
from demesne.engine.state import State


def vp_place_of_land(g: State, land: i64) -> i64:
    """Where the VP of a landscape are counted: behind those of all piles."""
    return len(g.components.piles) + land


def vp_at(g: State, at: i64) -> i64:
    """The VP tokens at a place."""
    return g.lying[at] if len(g.lying) > 0 else 0


def set_vp_at(g: State, at: i64, n: i64) -> None:
    """Set the VP that lie at a place. Most games have none, so the table of them is made for the first."""
    if len(g.lying) == 0:
        g.lying = vec[i64]([0] * (len(g.components.piles) + g.nlands))
    g.lying[at] = n


def take_vp_from(g: State, who: i64, at: i64, n: i64) -> i64:
    """Take VP from a place, as far as there are any, and return how many."""
    n = min(n, vp_at(g, at))
    if n > 0:
        set_vp_at(g, at, vp_at(g, at) - n)
        get_vp(g, who, n)
    return n


def get_vp(g: State, who: i64, n: i64) -> None:
    """Give a player VP tokens."""
    g.players[who].tokens[VP] += n
    if g.recording:
        note(g, "vp", who, n)


def has_token(g: State, who: i64, at: i64, token: i64) -> bool:
    """A player's own token of this kind (a place in PILE_TOKENS) lies on a pile."""
    on_piles = g.players[who].on_piles
    return len(on_piles) > 0 and at >= 0 and (on_piles[at] >> token) & 1 == 1


def put_token(g: State, who: i64, at: i64, token: i64) -> None:
    """The token moves to this pile, from wherever it was."""
    lay_token(g, who, at, token)
    if g.recording:
        note(g, "token_on_pile", who, token, g.components.piles[at].id)


def lay_token(g: State, who: i64, at: i64, token: i64) -> None:
    """Put a player's token on a pile."""
    p = g.players[who]
    if len(p.on_piles) == 0:
        p.on_piles = vec[i64]([0] * len(g.components.piles))
    for i in range(len(p.on_piles)):
        p.on_piles[i] &= ~(1 << token)
    p.on_piles[at] |= 1 << token
