"""What players do by default with the cards of Hinterlands and Guilds: a position, and their answers."""

from __future__ import annotations

import pytest
from test_default_play_renaissance import RICH, Case, answer, case, joined, position

from demesne.engine.constants import ACTION
from demesne.engine.definitions import CARDS
from demesne.notation.position import cards_named

SETS = ("hinterlands", "guilds")
GOLDEN = "buy gold\nbuy silver"
WITH_SMITHIES = "buy smithy\nbuy silver"
HINTERLANDS = [
    case("Develop: an Estate becomes a Silver", "play develop", "choose estate",
         hand="develop, estate, gold*2", deck=RICH),
    case("Guard Dog is played against an Attack", "choose guard_dog",
         hand="militia", p2={"hand": "guard_dog, copper*4", "deck": "gold*3"}, moves=("play militia",)),
    case("an Oasis is played, and junk goes", "play oasis", "choose estate", hand="oasis, estate, gold", deck="copper*3"),
    case("Spice Merchant: a Copper for two cards", "play spice_merchant", "choose copper", "choose cards",
         hand="spice_merchant, copper, gold", deck="gold*4"),
    case("Spice Merchant: no Gold is trashed", "play spice_merchant", "choose none",
         hand="spice_merchant, gold", deck="gold*4"),
    case("Trader: an Estate becomes two Silvers", "play trader", "choose estate", hand="trader, estate, gold", deck=RICH),
    case("Trader: a Curse becomes a Silver", "choose trader",
         hand="witch", deck="copper*2", p2={"hand": "trader"}, moves=("play witch",)),
    case("Berserker gains what the strategy wants", "play berserker", "choose silver", hand="berserker", lines=GOLDEN),
    case("Haggler brings what the strategy wants", "choose gold",
         hand="haggler", coins=6, moves=("play haggler", "end actions", "buy province"), lines=GOLDEN),
    case("Souk is played with few cards in hand", "play souk", hand="souk, moat, copper", deck="copper*5"),
    case("Souk: Curses and Estates go", "choose estate, curse",
         hand="estate, curse, gold", phase="buy", coins=5, moves=("buy souk",), deck=RICH),
    case("Witch's Hut: two Actions for Curses", "play witchs_hut", "choose moat",
         hand="witchs_hut, moat", deck="moat, gold*3"),
    case("Witch's Hut: with one Action junk goes", "choose estate*2",
         hand="witchs_hut, village", deck="estate*2, gold*2", moves=("play witchs_hut",)),
    case("a Border Village brings what the strategy wants", "choose market",
         phase="buy", coins=6, moves=("buy border_village",), lines="buy market"),
]  # fmt: skip
GUILDS = [
    case("Farrier: what is left is paid on top", "choose 3", phase="buy", coins=5, moves=("buy farrier",)),
    case("Farrier: coins for another purchase are kept", "choose 0", phase="buy", coins=5, buys=2, moves=("buy farrier",)),
    case("a Farrier is played", "play farrier", hand="farrier, smithy", deck="copper*3"),
    case("Stonemason: on top for what the strategy wants", "choose 4",
         phase="buy", coins=7, moves=("buy stonemason",), lines=WITH_SMITHIES),
    case("Stonemason: a Gold stays", "end actions", hand="stonemason, gold", deck=RICH, lines=GOLDEN),
    case("Plaza: a Copper for a token", "play plaza", "choose copper", hand="plaza, copper, gold", deck="estate*2"),
    case("Plaza: a Gold stays in hand", "choose none", hand="plaza, gold", deck="estate*2", moves=("play plaza",)),
    case("a Baker before a Smithy", "play baker", hand="baker, smithy", deck="copper*5"),
    case("Butcher: an Estate and two tokens for a card of four", "play butcher", "choose estate", "choose 2", "choose smithy",
         hand="butcher, estate, gold", deck=RICH, lines=WITH_SMITHIES),
    case("a Merchant Guild is played", "play merchant_guild", hand="merchant_guild, moat", deck="copper*3"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*HINTERLANDS, *GUILDS], ids=lambda case: case.why)
def test_default_play(case: Case) -> None:
    game = position(case)
    assert [joined(answer(game, case.lines)) for _ in case.answers] == list(case.answers)


def test_every_card_that_is_played_has_its_position() -> None:
    cases = [*HINTERLANDS, *GUILDS]
    named = set(cards_named(*[[case.given, list(case.answers), list(case.moves)] for case in cases]))
    assert {card.id for card in CARDS.values() if card.set in SETS and card.types & ACTION} <= named
