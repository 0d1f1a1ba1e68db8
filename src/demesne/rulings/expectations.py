"""Checking the expectations of a ruling against a game."""

from __future__ import annotations

import re
from typing import Any

from demesne.engine.constants import ARTIFACT, JOURNEY, PHASE_NAMES, PILE_TOKENS, PROJECT, STATE, TOKEN_NAMES
from demesne.engine.costs import cost
from demesne.engine.decisions import Option
from demesne.engine.essentials import lying
from demesne.engine.events import Event, knows
from demesne.engine.gaining import pile_left
from demesne.engine.prices import coins_in, debt_in, potions_in
from demesne.game import Game
from demesne.notation.position import PLAYER_TOKENS, check_keys, known_card, owned_ids, prizes_left, trash_ids, zone_ids
from demesne.notation.zones import format_cards, parse_cards
from demesne.rulings.errors import Broken, RulingFile

EXPECT_KEYS = {
    "phase", "turn", "actions", "buys", "coins", "potions", "on", "boons", "hexes", "boon_discard", "hex_discard",
    "supply", "prizes", "costs", "trash", "over", "scores", "winners", "decision",
    "p1", "p2", "p3", "p4",
}  # fmt: skip
PLAYER_ZONES = ("hand", "discard", "play", "aside", "exile", "tavern", "island", "native_village")
OWNED = {"projects": PROJECT, "artifacts": ARTIFACT, "states": STATE}
SHOWN = {"revealed": "reveal", "looked_at": "look"}  # and the corresponding events
PLAYER_EXPECT_KEYS = {
    *PLAYER_ZONES, *PLAYER_TOKENS, *OWNED, *SHOWN, "deck", "hand_size", "deck_size", "discard_size", "tokens", "journey",
}  # fmt: skip


def real_options(game: Game) -> list[Option]:
    """The options of the pending decision without side moves such as spending tokens."""
    return [option for option in game.decision.options if not option.is_side_move]


class Expectations:
    """Checks expectations against a game, with one method per key."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events  # the events of the last move

    def check(self, wanted: dict[str, Any]) -> None:
        """Check everything that a ruling expects; raise `Broken` for the first thing that differs."""
        for key, value in wanted.items():
            if re.fullmatch(r"p\d", key):
                self.expect_player(key, value)
            else:
                getattr(self, f"expect_{key}", self.expect_number)(key, value)

    def same(self, what: str, found: object, wanted: object) -> None:
        """Raise `Broken` if what was found is not what the ruling wants."""
        if found != wanted:
            raise Broken(f"{what}: expected {shown(wanted)}, found {shown(found)}")

    def expect_number(self, key: str, value: object) -> None:
        """Check a number of the game, such as its coins."""
        self.same(key, getattr(self.game, key), value)

    def expect_over(self, key: str, value: object) -> None:
        """Check whether the game is over."""
        self.same(key, self.game.over, value)

    def expect_phase(self, key: str, value: object) -> None:
        """Check the phase."""
        self.same(key, PHASE_NAMES[self.game.phase], value)

    def expect_turn(self, key: str, value: object) -> None:
        """Check whose turn it is."""
        self.same(key, f"p{self.game.current + 1}", value)

    def expect_trash(self, key: str, value: object) -> None:
        """Check the cards in the trash, in any order."""
        self.same(key, sorted(trash_ids(self.game)), sorted(parse_cards(value)))

    def expect_prizes(self, key: str, value: object) -> None:
        """Check the Prizes that are left, in any order."""
        self.same(key, sorted(prizes_left(self.game)), sorted(parse_cards(value)))

    def expect_supply(self, key: str, value: object) -> None:
        """Check the sizes of piles, or the cards of a pile from the top."""
        for id, size in mapping(value, "supply").items():
            at = self.game.components.pile_by_id.get(str(id), -1)
            if at >= 0 and not isinstance(size, int):
                found = [self.game.kinds[kind].id for kind in self.game.stacks[at].listed()[::-1]]
                self.same(f"supply of {id}", found, parse_cards(size))
                continue
            if at >= 0:
                self.same(f"supply of {id}", int(pile_left(self.game, at)), size)
                continue
            kind = self.game.components.kind(str(id))
            if kind < 0 or self.game.components.pile_of[kind] < 0:
                raise Broken(f"supply: {id} has no pile in this game")
            self.same(f"supply of {id}", int(self.game.left[kind]), size)

    def expect_costs(self, key: str, value: object) -> None:
        """Check the current costs of cards and landscapes."""
        for id, wished in mapping(value, "costs").items():
            price = self.price(str(id))
            found = {"coins": int(coins_in(price)), "potion": int(potions_in(price)), "debt": int(debt_in(price))}
            wanted = check_keys(wished, set(found), f"cost of {id}") if isinstance(wished, dict) else {"coins": wished}
            self.same(f"cost of {id}", *({part: n for part, n in price.items() if n} for price in (found, wanted)))

    def price(self, id: str) -> int:
        """The current cost of a card or landscape of this game: coins, Potions and debt."""
        card = known_card(id, "costs")
        kind = self.game.components.kind(id)
        if kind < 0 and self.game.components.land(id) < 0:
            raise Broken(f"costs: {id} is not in this game")
        return int(cost(self.game, kind)) if kind >= 0 else int(card.price)

    def expect_scores(self, key: str, value: object) -> None:
        """Check the points of the players that the ruling names."""
        wanted = mapping(value, "scores")
        self.same(key, {f"p{i + 1}": n for i, n in enumerate(self.game.scores()) if f"p{i + 1}" in wanted}, wanted)

    def expect_winners(self, key: str, value: object) -> None:
        """Check who won."""
        wanted = value if isinstance(value, list) else [value]
        self.same(key, [f"p{seat + 1}" for seat in self.game.winners()], sorted(wanted))

    def expect_decision(self, key: str, value: object) -> None:
        """Check who is asked, and the possible answers."""
        wanted = check_keys(value, {"who", "options"}, "decision")
        if not self.game.pending:
            raise Broken("decision: nobody is asked anything, the game is over")
        if "who" in wanted:
            self.same("who is asked", f"p{self.game.decision.who + 1}", wanted["who"])
        if "options" in wanted:
            found = sorted({"none" if option.declines else option.card for option in real_options(self.game)})
            self.same("options", found, sorted(set(parse_cards(wanted["options"]))))

    def expect_player(self, key: str, value: object) -> None:
        """Check the zones, tokens and mats of one player."""
        seat = int(key[1]) - 1
        if not 0 <= seat < self.game.nplayers:
            raise RulingFile(f"expect: there is no player {key}")
        p = self.game.players[seat]
        for what, wanted in check_keys(value, PLAYER_EXPECT_KEYS, key).items():
            name = f"{key} {what}"
            if what in PLAYER_ZONES:
                self.same(name, sorted(zone_ids(self.game, seat, what)), sorted(parse_cards(wanted)))
            elif what == "deck":
                self.same(name, zone_ids(self.game, seat, "deck"), parse_cards(wanted))
            elif what.endswith("_size"):
                self.same(name, int(getattr(p, what[:-5]).n), wanted)
            elif what in PLAYER_TOKENS:
                self.same(name, int(p.tokens[TOKEN_NAMES.index(what)]), wanted)
            elif what in SHOWN:
                self.same(name, sorted(self.shown_by(seat, SHOWN[what])), sorted(parse_cards(wanted)))
            elif what == "journey":
                self.same(name, "down" if p.tokens[JOURNEY] else "up", wanted)
            elif what == "tokens":
                self.expect_pile_tokens(name, seat, mapping(wanted, name))
            else:
                self.same(name, sorted(owned_ids(self.game, seat, OWNED[what])), sorted(parse_cards(wanted)))

    def shown_by(self, seat: int, kind: str) -> list[str]:
        """The cards that a player revealed to everybody, or looked at, in the last move."""
        events = [event for event in self.events if event.kind == kind and event.who == seat]
        return [id for event in events for id, seen in zip(event.cards, event.seen, strict=True) if knows(seen, seat)]

    def expect_pile_tokens(self, name: str, seat: int, wanted: dict[str, Any]) -> None:
        """Check a player's tokens on piles."""
        bits = self.game.players[seat].on_piles
        found = {pile.id: tokens_in(int(bits[i])) for i, pile in enumerate(self.game.components.piles) if len(bits) and bits[i]}
        self.same(name, found, {id: ", ".join(sorted(parse_cards(tokens))) for id, tokens in wanted.items() if tokens})

    def expect_on(self, key: str, value: object) -> None:
        """Check the VP tokens on piles and landscapes."""
        here = lying(self.game)
        for id, n in mapping(value, "on").items():
            self.same(f"VP on {id}", here.get(str(id), 0), n)

    def expect_boons(self, key: str, value: object) -> None:
        """Check the top of the Boons deck."""
        self.expect_deck(0, key, value)

    def expect_hexes(self, key: str, value: object) -> None:
        """Check the top of the Hexes deck."""
        self.expect_deck(2, key, value)

    def expect_boon_discard(self, key: str, value: object) -> None:
        """Check the discarded Boons."""
        self.expect_used(1, key, value)

    def expect_hex_discard(self, key: str, value: object) -> None:
        """Check the discarded Hexes."""
        self.expect_used(3, key, value)

    def expect_used(self, at: int, key: str, value: object) -> None:
        """Check all discarded Boons or Hexes, in any order."""
        found = [self.game.lands[land].id for land in self.game.decks[at].listed()] if len(self.game.decks) else []
        self.same(key, sorted(found), sorted(parse_cards(value)))

    def expect_deck(self, at: int, key: str, value: object) -> None:
        """Check the next Boons or Hexes, top first."""
        wanted = parse_cards(value)
        found = [self.game.lands[land].id for land in self.game.decks[at].listed()[::-1]] if len(self.game.decks) else []
        self.same(key, found[: len(wanted)], wanted)


def tokens_in(bits: int) -> str:
    """The names of the tokens that these bits stand for."""
    return ", ".join(sorted(name for i, name in enumerate(PILE_TOKENS) if bits >> i & 1))


def mapping(value: object, what: str) -> dict[str, Any]:
    """The value, if it is a mapping; otherwise an error about the ruling file."""
    if not isinstance(value, dict):
        raise RulingFile(f"{what} should hold names and numbers, not {value!r}")
    return value


def shown(value: object) -> str:
    """A value as text for a message."""
    if isinstance(value, list):
        return format_cards(map(str, value)) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{key} {n}" for key, n in value.items())
    return str(value)
