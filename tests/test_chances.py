"""What is said of chances: that they come with their doubt, do not jump, and say why they are low."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest
from last_province import blundered
from positions import position

from demesne.bots import course
from demesne.bots.search_answers import UNIT, Arm
from demesne.lang import CODES, Language
from demesne.levels import knowledge, think
from demesne.levels.chances import LONG, MEASURED, Trust, chance_of
from demesne.levels.level import HARD
from demesne.levels.reasons import BY_POINTS, chance_beside
from demesne.levels.review import POINTS, WINS, Review, review, what_it_cost
from demesne.levels.standing import STANDING
from demesne.levels.think import FEW, FEWEST, Thought, advise, known_by_now
from demesne.levels.unused import Unused, unused_by
from demesne.table.advice import review_lines, thought_lines
from demesne.table.session import Seat, Session

BRIEF = replace(HARD, playouts=60)
HOPELESS: dict[str, Any] = {
    "supply": {"province": 2},
    "phase": "buy",
    "coins": 5,
    "p1": {"hand": "", "deck": "copper*5, estate*5"},
    "p2": {"hand": "gold*5", "deck": "gold*10, province*6"},
}


pytestmark = pytest.mark.usefixtures("no_evolution")


# ---------------------------------------------------------------- doubt
def test_the_longer_a_game_lasts_the_less_a_chance_is_trusted() -> None:
    trust = Trust(less=0.4, lean=-0.2, doubt=0.5)
    soon, late = (chance_of(0.9, 1000, turns, trust=trust) for turns in (1.0, LONG))
    assert 0.5 < late.share < soon.share < 0.9
    assert late.high - late.low > soon.high - soon.low
    assert chance_of(0.9, 1000, 0.0, trust=trust).share == 0.9


def test_no_number_of_games_takes_away_the_doubt_about_them() -> None:
    few, many = (chance_of(0.5, games, LONG) for games in (100, 1_000_000))
    assert few.high - few.low > many.high - many.low > 0.1
    assert MEASURED.doubt > 0


def test_a_chance_lies_in_its_interval_and_no_game_is_quite_lost_before_its_end() -> None:
    rng = random.Random(1)
    for _ in range(300):
        games, players, turns = rng.randint(1, 5000), rng.randint(2, 4), rng.uniform(0, 30)
        chance = chance_of(rng.choice([0.0, 1.0, rng.random()]), games, turns, players)
        assert 0 <= chance.low <= chance.share <= chance.high <= 1
    assert chance_of(0.0, 4000, LONG).high > 0.01


def test_an_answer_that_always_loses_gets_no_part_of_the_luck_of_the_best() -> None:
    best, other = Arm(0, 0), Arm(1, 0)
    for arm, wins in ((best, [1, 1, 0, 1, 1, 1, 0, 1]), (other, [0, 0, 0, 0])):
        for won in wins:
            arm.count(int(UNIT) * won, int(UNIT) * won)
            arm.record.note(int(UNIT) * won)
            for _ in range(1, int(course.FIGURES)):
                arm.record.note(0)
    assert chance_beside(other, best) == 0.0


# ---------------------------------------------------------------- enough games
def test_even_without_time_every_answer_is_tried() -> None:
    thought = advise(position(HOPELESS).view(0), replace(HARD, seconds=0.000_001))
    assert len(thought.estimates) > 3
    assert all(estimate.playouts > 0 for estimate in thought.estimates)


def test_the_recommended_answer_gets_enough_games() -> None:
    assert advise(position(HOPELESS).view(0), BRIEF).estimates[0].playouts >= FEWEST


@pytest.mark.parametrize("code", CODES)
def test_too_few_games_give_no_chance_but_a_reason(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "LONGER", 0.0)
    view = position(HOPELESS).view(0)
    thought = advise(view, replace(HARD, seconds=0.000_001))
    assert thought.is_rough
    assert FEW in {reason.kind for reason in thought.reasons}
    assert view.decision is not None
    text = "\n".join(thought_lines(Language(code), view.decision, thought))
    assert "%" not in text
    assert Language(code).text("hint-rough") in text


# ---------------------------------------------------------------- no jumps
def test_while_nothing_new_is_seen_the_deals_are_the_same() -> None:
    game = position({"p1": {"hand": "copper*3, village, smithy", "deck": "silver*3, estate*4"}}, "village", "smithy")
    before = known_by_now(game.view(0))
    assert advise(game.view(0), BRIEF) == advise(game.view(0), BRIEF)
    drawn = game.clone()
    game.apply("end actions")
    game.apply("play copper")
    assert known_by_now(game.view(0)) == before
    drawn.apply("play smithy")
    assert known_by_now(drawn.view(0)) != before


def test_a_chance_does_not_jump_where_a_treasure_is_played() -> None:
    given = {"supply": {"province": 3}, "p1": {"hand": "copper*2, gold*2", "deck": "gold*3, estate*5, silver*2"},
             "p2": {"hand": "gold*3, copper*2", "deck": "gold*2, estate*4, silver*4"}}  # fmt: skip
    game = position(given)
    told: list[Thought] = []
    for text in ("end actions", "play gold", "play gold", "play copper"):
        game.apply(text)
        told.append(advise(game.view(0), replace(HARD, playouts=400)))
    for before, after in itertools.pairwise(told):
        assert before.estimates[0].low <= after.estimates[0].chance <= before.estimates[0].high


# ---------------------------------------------------------------- where all is lost
def test_lost_positions_are_ranked_by_points_and_say_why_they_are_lost() -> None:
    thought = advise(position(HOPELESS).view(0), replace(HARD, playouts=800))
    assert thought.estimates[0].chance < 0.1
    assert thought.ranked_by == BY_POINTS
    figures = [estimate.figure for estimate in thought.estimates[1:] if estimate.figure is not None]
    assert figures == sorted(figures, reverse=True)
    assert thought.answer == "buy duchy"
    kinds = {reason.kind for reason in thought.reasons}
    assert "ranked-points" in kinds
    assert "behind-scores" in kinds
    assert kinds & set(STANDING)


@pytest.mark.parametrize("code", CODES)
def test_why_a_chance_is_low_is_said_in_every_language(code: str) -> None:
    view = position(HOPELESS).view(0)
    assert view.decision is not None
    language = Language(code)
    lines = thought_lines(language, view.decision, advise(view, replace(HARD, playouts=800)))
    assert language.text("why-ranked-points") in lines
    provinces = language.cards(["province"] * 2)
    assert any(provinces in line and "31" in line for line in lines)


# ---------------------------------------------------------------- the review
def test_a_purchase_that_cost_no_win_may_have_cost_points() -> None:
    game = position(HOPELESS)
    for text in ("buy curse", "end buys", "end actions", *["play gold"] * 3, "buy province", "end buys"):
        if game.decision.option(text) is not None:
            game.apply(text)
    found = review(game, 0, replace(HARD, playouts=60))
    assert (found.mistakes[0].given, found.mistakes[0].measure) == ("buy curse", POINTS)
    assert found.mistakes[0].low > 0.5
    text = "\n".join(review_lines(Language("en"), Session(game, [Seat("Ania"), Seat("Hard", "hard")]), found))
    assert "points in the end" in text


def test_what_costs_wins_is_counted_in_wins() -> None:
    assert {mistake.measure for mistake in review(blundered(), 0, BRIEF).mistakes} == {WINS}
    best, given = Arm(0, 0), Arm(1, 0)
    best.count(int(UNIT), int(UNIT))
    given.count(0, 0)
    assert what_it_cost(best, given) == (WINS, 1.0)


def test_tokens_coins_and_cards_that_were_left_are_named() -> None:
    given = {"p1": {"hand": "copper*4, smithy*2", "deck": "copper*10", "coffers": 12, "villagers": 2}}
    game = position(given, "smithy")
    for text in ("play smithy", "end actions", "play copper", "play copper", "play copper", "play copper", "buy silver"):
        game.apply(text)
    while game.current == 0:
        game.apply("end buys")
    unused = unused_by(game, 0)
    assert (unused.coffers, unused.villagers, unused.coins, unused.coin_turns) == (12, 2, 1, 1)
    assert unused.card_turns == 1
    assert unused.cards > 0
    session = Session(game, [Seat("Ania"), Seat("Hard", "hard")])
    for code in CODES:
        language = Language(code)
        lines = review_lines(language, session, Review(0, review(blundered(), 0, BRIEF).moments, (), 60, Unused(coffers=12)))
        assert language.text("review-unused") in lines
        assert f"   {language.text('unused-coffers', n=12)}" in lines


def test_a_review_takes_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.2  # every look at the clock takes a while
        return now[0]

    for module in (think, __import__("demesne.levels.review", fromlist=["review"]), knowledge):
        monkeypatch.setattr(module, "monotonic", clock)
    found = review(blundered(), 0, replace(HARD, seconds=5.0))
    assert found.moments
    assert now[0] < 60
