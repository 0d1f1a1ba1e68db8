"""What players do by default with the cards of Intrigue: a position, and their answers."""

from __future__ import annotations

import pytest
from test_default_play_renaissance import MONEY, RICH, Case, answer, case, joined, position

from demesne.engine.constants import ACTION
from demesne.engine.definitions import CARDS
from demesne.notation.position import cards_named

LATE = {"province": 2}
WANTS_LABS = "buy laboratory\n" + MONEY

CASES = [
    case("Courtyard: what is of no use now goes back on the deck, not the best card", "choose estate",
         hand="courtyard, gold, silver", deck="copper, estate, silver", moves=("play courtyard",)),
    case("Courtyard: an Action that there is no Action for comes back next turn", "choose smithy",
         hand="courtyard, gold, estate", deck="copper, smithy, silver", moves=("play courtyard",)),
    case("Courtyard: money that buys nothing more today waits for tomorrow", "choose silver",
         hand="courtyard, gold*2, copper*2", deck="silver, province, province", moves=("play courtyard",)),
    case("Lurkers: one trashes the dearest Action, the next one fetches it", "play lurker", "choose trash", "choose nobles",
         "play lurker", "choose gain", hand="lurker*2, copper", discard="nobles", lines="buy nobles\n" + MONEY),
    case("Lurker: what is wanted from the trash", "play lurker", "choose gain", hand="lurker, copper", trash="laboratory",
         lines=WANTS_LABS),
    case("Pawn: a card, and an Action for the card that waits", "play pawn", "choose cards", "choose actions",
         hand="pawn, smithy, copper", deck="copper*4"),
    case("Pawn: with no Action in hand a card and a coin", "play pawn", "choose cards", "choose coins",
         hand="pawn, copper*4", deck="copper*4"),
    case("a Great Hall before a Village", "play great_hall", hand="great_hall, village", deck="copper*3"),
    case("Steward: two bad cards go", "play steward", "choose trash", "choose copper, estate",
         hand="steward, estate, copper, gold*2, silver", deck=RICH),
    case("Steward: two coins when they buy more", "play steward", "choose coins",
         hand="steward, gold, silver, copper", deck="copper*4"),
    case("Steward: cards when there is nothing to trash and nothing to buy with coins", "play steward", "choose cards",
         hand="steward, gold*2, silver", deck="gold*4, silver*3"),
    case("Swindler: a Curse for a Copper", "play swindler", "choose curse", hand="swindler", p2={"deck": "copper"}),
    case("Swindler: an Estate, not another useful card, for what costs two", "play swindler", "choose estate",
         hand="swindler", discard="courtyard", p2={"deck": "courtyard"}),
    case("Wishing Well: the name that most cards of the deck have", "play wishing_well", "choose silver",
         hand="wishing_well", deck="copper, silver*3, gold*2"),
    case("a Conspirator last of all, and as the third Action before another terminal one", "play great_hall", "play great_hall",
         "play conspirator", "play smithy", hand="great_hall*2, conspirator, smithy", deck="copper*8"),
    case("a Coppersmith with four Coppers rather than a Moat", "play coppersmith", hand="coppersmith, moat, copper*4",
         deck="estate*5"),
    case("but not without any", "play moat", hand="coppersmith, moat, silver*3", deck="estate*5"),
    case("Ironworks: what the strategy asks for", "play ironworks", "choose silver", hand="ironworks, copper*3"),
    case("Mining Village: near the end it goes for a Province", "play mining_village", "choose yes",
         hand="mining_village, gold*2", deck="copper*3", supply=LATE),
    case("Courtier: the card with most types is shown", "choose nobles",
         hand="courtier, nobles, copper, silver", moves=("play courtier",)),
    case("Courtier: a Gold and coins", "choose coins", "end actions", hand="courtier, militia", moves=("play courtier",)),
    case("Courtier: near the end coins for a Province", "choose coins", hand="courtier, gold, silver",
         moves=("play courtier", "choose gold"), supply=LATE),
    case("Minions: coins while there is another one", "play minion", "choose coins", hand="minion*2, copper*2", deck="gold*5"),
    case("Minion: the last one changes a bad hand", "play minion", "choose discard", hand="minion, estate*3", deck="gold*5"),
    case("Minion: and leaves a good one", "play minion", "choose coins", hand="minion, gold*2, silver", deck="copper*9"),
    case("a Patrol rather than a Smithy", "play patrol", hand="patrol, smithy", deck="copper*9"),
    case("Patrol: the best card comes to lie on top", "choose gold", hand="patrol", deck="copper*3, silver, gold, estate*2",
         moves=("play patrol",)),
    case("Replace: an Estate becomes something better", "play replace", "choose estate",
         hand="replace, estate, gold", deck=RICH),
    case("a Tribute rather than a Moat", "play tribute", hand="tribute, moat", deck="copper*5"),
    case("Upgrade: Estates into Silvers", "play upgrade", "choose estate", "choose silver",
         hand="upgrade, estate, gold", deck="gold, silver*3", lines="buy silver"),
    case("Upgrade: it is not played with nothing but good cards", "end actions", hand="upgrade, gold*3", deck=RICH),
    case("Nobles: cards, when nothing waits", "play nobles", "choose cards", hand="nobles, copper", deck="copper*5"),
    case("Nobles: Actions for a Smithy", "play nobles", "choose actions", "play smithy",
         hand="nobles, smithy", deck="copper*5"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_default_play(case: Case) -> None:
    game = position(case)
    assert [joined(answer(game, case.lines)) for _ in case.answers] == list(case.answers)


def test_every_card_that_is_played_has_its_position() -> None:
    named = set(cards_named(*[[case.given, list(case.answers), list(case.moves)] for case in CASES]))
    assert {card.id for card in CARDS.values() if card.set == "intrigue" and card.types & ACTION} <= named
