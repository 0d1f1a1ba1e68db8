"""What bots do without a word from their strategy, in positions and in whole games."""

from __future__ import annotations

import pytest
from facts import Case, answer, cases_of, joined, position

from demesne.bots.batch import Batch
from demesne.engine.constants import ACTION, NIGHT
from demesne.engine.definitions import CARDS
from demesne.notation.position import cards_named
from demesne.sets import SETS
from demesne.sim.plans import kingdom_for
from demesne.strategies.find import find_strategy, library
from demesne.strategies.syntax import Strategy

CASES = [pytest.param(case, id=f"{set_id}: {case.why}") for set_id in SETS for case in cases_of(set_id)]


@pytest.mark.parametrize("case", CASES)
def test_default_play(case: Case) -> None:
    game = position(case)
    assert [joined(answer(game, case.lines)) for _ in case.answers] == list(case.answers)


@pytest.mark.parametrize("set_id", SETS)
def test_every_card_that_is_played_has_its_position(set_id: str) -> None:
    named = set(cards_named(*[[case.given, list(case.answers), list(case.moves)] for case in cases_of(set_id)]))
    played = {
        card.id for card in CARDS.values() if card.set == set_id and card.types & (ACTION | NIGHT) and not card.layout.contents
    }
    assert played <= named


@pytest.mark.parametrize("strategy", [known for known in library().values() if known.requires], ids=lambda known: known.name)
def test_strategies_of_the_library_beat_big_money(strategy: Strategy) -> None:
    rivals = [strategy, find_strategy("Big Money")]
    tally = Batch(kingdom_for(rivals, None, seed=1), rivals).play(seed=1, first=0, rounds=30, watched=False)
    assert tally.wins[0] > tally.losses[0]
    assert tally.limit == 0


def test_big_money_that_knows_when_to_stop_beats_big_money() -> None:
    rivals = [find_strategy("Big Money Ultimate"), find_strategy("Big Money")]
    tally = Batch(kingdom_for(rivals, None, seed=1), rivals).play(seed=1, first=0, rounds=30, watched=False)
    assert tally.wins[0] > 2 * tally.losses[0]


def test_a_quartermaster_gains_and_takes_in_turn() -> None:
    """What it has gained is of no use where it lies, so a card that lies there is taken."""
    nothing = "buy gold when turn > 99\nbuy silver when turn > 99"
    given = {"p1": {"hand": "quartermaster", "deck": "copper*20"}, "p2": {"deck": "copper*20"}}
    game = position(Case("", given, moves=("play quartermaster",)))
    chosen = [said for said in [answer(game, nothing) for _ in range(60)] if said[0] in ("choose gain", "choose hand")]
    assert [said[0] for said in chosen[:4]] == ["choose gain", "choose hand", "choose gain", "choose hand"]
