"""VP tokens on piles and landscapes, and players' own tokens on piles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from demesne.engine.constants import VP
from demesne.engine.log import note
from demesne.engine.state import State


def vp_place_of_land(g: State, land: i64) -> i64:
    """The index in `g.lying` of a landscape. Those of the piles come first."""
    return len(g.components.piles) + land


def vp_at(g: State, at: i64) -> i64:
    """How many VP tokens lie at an index of `g.lying`."""
    return g.lying[at] if len(g.lying) > 0 else 0


def set_vp_at(g: State, at: i64, n: i64) -> None:
    """Set the number of VP tokens at a place. `g.lying` is created on first use, because most games do not need it."""
    if len(g.lying) == 0:
        g.lying = vec[i64]([0] * (len(g.components.piles) + g.nlands))
    g.lying[at] = n


def take_vp_from(g: State, who: i64, at: i64, n: i64) -> i64:
    """Move up to n VP tokens from a place to a player, and return how many."""
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
    """Whether a player's token (an index into PILE_TOKENS) is on a pile."""
    on_piles = g.players[who].on_piles
    return len(on_piles) > 0 and at >= 0 and (on_piles[at] >> token) & 1 == 1


def put_token(g: State, who: i64, at: i64, token: i64) -> None:
    """Move a player's token to a pile, and log it."""
    lay_token(g, who, at, token)
    if g.recording:
        note(g, "token_on_pile", who, token, g.components.piles[at].id)


def lay_token(g: State, who: i64, at: i64, token: i64) -> None:
    """Move a player's token to a pile, without logging it."""
    p = g.players[who]
    if len(p.on_piles) == 0:
        p.on_piles = vec[i64]([0] * len(g.components.piles))
    for i in range(len(p.on_piles)):
        p.on_piles[i] &= ~(1 << token)
    p.on_piles[at] |= 1 << token
