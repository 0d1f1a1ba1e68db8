"""Engines in outline: the right cards take the right parts, and every sketch is a strategy that can be played."""

from __future__ import annotations

import random

import pytest

from demesne.bots.batch import Batch
from demesne.evolve.changes import Offer
from demesne.evolve.sketches import parts_of, sketch
from demesne.notation.generator import generate
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse
from demesne.strategies.writer import write


def test_cards_take_parts_by_what_they_do() -> None:
    parts = parts_of(
        ["chapel", "village", "smithy", "laboratory", "militia", "market", "woodcutter", "spices", "fair", "gardens"]
    )
    assert parts.trashers == ("chapel",)
    assert parts.villages == ("village",)
    assert parts.terminal_draw == ("smithy",)
    assert parts.draw == ("laboratory",)
    assert parts.attacks == ("militia",)
    assert parts.payload == ("market",)
    assert parts.terminals == ("chapel", "militia", "woodcutter")
    assert parts.treasures == ("spices",)
    assert parts.projects == ("fair",)


def test_without_draw_there_is_no_engine() -> None:
    assert sketch(["village", "militia", "market", "workshop"], "province", random.Random(1)) is None


def test_draw_without_actions_is_no_engine_either() -> None:
    assert sketch(["smithy", "militia", "market"], "province", random.Random(1)) is None


@pytest.mark.parametrize("seed", range(8))
def test_sketches_can_be_written_read_and_played(seed: int) -> None:
    setup = generate(seed=seed, want=["draw", "village"])
    rng = random.Random(seed)
    made = [sketch(Offer(setup).cards, Offer(setup).end, rng) for _ in range(10)]
    for engine in filter(None, made):
        assert parse(write(engine)).lines == engine.lines
    first = next(filter(None, made))
    tally = Batch(setup, [first, find_strategy("Big Money")]).play(seed, 0, 1, False)
    assert tally.games == 2


def test_where_there_are_colonies_they_are_aimed_at() -> None:
    setup = generate(seed=1, require=["bank", "laboratory"], options={"colonies": True})
    offer = Offer(setup)
    engine = sketch(offer.cards, offer.end, random.Random(3))
    assert engine is not None
    assert engine.lines[0].target == "colony"
    assert "colony" not in Offer(KINGDOMS["first_game"].setup(2)).basic
