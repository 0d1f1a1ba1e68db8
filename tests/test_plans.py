"""Plans: Hard follows the one that does best from where it stands, and takes others to follow what they have bought."""

from __future__ import annotations

import random
from dataclasses import replace
from threading import Event, Timer

import pytest

from demesne.bots import table
from demesne.bots.binding import bind_strategy
from demesne.bots.opponents import habits_of, likeliest
from demesne.bots.search import DROP_THRESHOLD, QUICK_DROP_THRESHOLD
from demesne.bots.table import IS_COMPILED
from demesne.engine.dealing import components_for
from demesne.game import Game
from demesne.levels import knowledge, opponent_models, think
from demesne.levels.level import HARD, MEDIUM, Level
from demesne.notation.position import start_from_position
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.alternatives import parse_all, write_all
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Line, Strategy

MONEY = find_strategy("Big Money Ultimate")
COPPERS = parse("name Coppers\nbuy copper")
ENGINE = parse("name Engine\nbuy province\nbuy village when owned(village) <= owned(smithy)\nbuy smithy")
FIRST = KINGDOMS["first_game"].setup(2)


def test_the_plan_that_does_better_is_followed() -> None:
    game = Game.new(FIRST, seed=4)
    game.apply("end actions")
    view = game.view(0)
    level = replace(HARD, playouts=200)
    search, _ = think.search_from(view, level, replace(COPPERS, alternatives=(MONEY,)))
    assert search.policy is search.plans[0]
    think.choose_plan(search, think.Budget(level, search))
    assert search.policy is search.plans[1]
    search, _ = think.search_from(view, level, replace(MONEY, alternatives=(COPPERS,)))
    think.choose_plan(search, think.Budget(level, search))
    assert search.policy is search.plans[0]


def test_each_purchase_is_followed_by_the_plan_that_does_best_after_it() -> None:
    """This one makes something of a Smithy, and nothing of a Silver that was bought first."""
    smithy = parse("name Smithy\nbuy smithy when owned(smithy) + owned(silver) < 1\nbuy silver when owned(smithy) > 0")
    smithy = replace(smithy, lines=(*(line for line in MONEY.lines if line.target != "silver"), *smithy.lines))
    given: dict[str, object] = {"phase": "buy", "coins": 4, "p1": {"hand": "", "deck": "copper*7, estate*3"}}
    given["p2"] = {"hand": "copper*3, estate*2", "deck": "copper*4, estate, silver"}
    game = start_from_position({"position": given, "named": ["smithy"]})
    level = replace(HARD, playouts=4000)
    search, _ = think.search_from(game.view(0), level, replace(smithy, alternatives=(MONEY,)))
    budget = think.Budget(level, search)
    think.choose_plan(search, budget)
    assert search.plan == 0
    arms = {think.texts_of(game)[arm.code]: arm for arm in search.arms}
    think.top_up(search, arms["buy silver"], 100)
    before = arms["buy silver"].chance()
    search.follow(0)
    arms = {think.texts_of(game)[arm.code]: arm for arm in search.arms}
    think.choose_plans_after(search, search.arms, budget)
    assert (arms["buy smithy"].plan, arms["buy silver"].plan) == (0, 1)
    think.top_up(search, arms["buy silver"], 100)
    assert arms["buy silver"].chance() > before + 0.2


def test_plans_after_purchases_are_compared_only_with_time_to_spare() -> None:
    game = Game.new(FIRST, seed=4)
    game.apply("end actions")
    level = replace(HARD, playouts=300)
    search, _ = think.search_from(game.view(0), level, replace(MONEY, alternatives=(ENGINE, COPPERS)))
    budget = think.Budget(level, search)
    think.choose_plan(search, budget)
    playouts = search.playouts
    think.choose_plans_after(search, search.arms, budget)
    assert search.playouts == playouts
    assert {int(arm.plan) for arm in search.arms} == {int(search.plan)}


def followed_with(deck: str, strategy: Strategy) -> int:
    """Which of the plans is followed where an Action can be played."""
    given = {"p1": {"hand": "village, smithy", "deck": deck}}
    game = start_from_position({"position": given, "named": ["village", "smithy"]})
    level = replace(HARD, playouts=400)
    search, _ = think.search_from(game.view(0), level, strategy)
    plans = list(search.plans)
    think.choose_plan(search, think.Budget(level, search))
    return plans.index(search.policy)


def test_where_nothing_is_bought_the_plan_goes_on_that_fits_what_was_bought() -> None:
    again = replace(MONEY, name="Money and Villages", lines=(*MONEY.lines, Line("buy", "village"), Line("buy", "smithy")))
    deck = "village*3, smithy*2, copper*4"
    assert followed_with(deck, replace(MONEY, alternatives=(again,))) == 1
    assert followed_with(deck, replace(again, alternatives=(MONEY,))) == 0


def test_a_plan_that_fits_and_leads_nowhere_is_given_up() -> None:
    smithies = parse("name Smithies\nbuy smithy")
    assert followed_with("smithy*4, copper*4", replace(MONEY, alternatives=(smithies,))) == 0
    assert followed_with("smithy*4, copper*4", replace(smithies, alternatives=(MONEY,))) == 1


def test_somebody_with_villages_and_smithies_is_taken_for_an_engine() -> None:
    def position(deck: str) -> Game:
        return start_from_position({"position": {"p2": {"deck": deck}}, "named": ["village", "smithy"]})

    for deck, expected in (("village*3, smithy*2, copper*4", 1), ("silver*3, gold*2, copper*7", 0), ("copper*7", 0)):
        game = position(deck)
        known = [bind_strategy(game.components, one) for one in (MONEY, ENGINE)]
        assert likeliest(game, 1, known) is known[expected]


def played_by(strategy: Strategy, turns: int, seed: int) -> Game:
    """A game of somebody against others of his kind after so many turns of each."""
    game = Game.new(FIRST, seed)
    while game.players[1].turns < turns:
        game.apply(table.answer(game.view(game.decision.who), strategy))
    return game


def test_habits_are_what_a_strategy_has_turn_by_turn() -> None:
    smithies = find_strategy("Smithy Ultimate")
    habits = habits_of(FIRST, smithies)
    assert habits.means["estate"][0] == 3
    assert habits.means["smithy"][0] == 0 < habits.means["smithy"][5] <= habits.means["smithy"][habits.turns] <= 2
    assert "copper" not in habits.means
    assert "militia" not in habits.means
    assert habits.variances["estate"][0] == 0
    assert habits.likelihood(5, {"estate": 3, "smithy": 1}) > habits.likelihood(5, {"estate": 3, "smithy": 4})
    assert habits.likelihood(5, {"estate": 3, "smithy": 1}) > habits.likelihood(5, {"estate": 3, "smithy": 1, "militia": 1})


def test_somebody_is_taken_to_play_what_would_have_what_he_has() -> None:
    ways = tuple(opponent_models.Way(one, habits_of(FIRST, one)) for one in (MONEY, ENGINE, find_strategy("Smithy Ultimate")))
    for expected, way in enumerate(ways):
        found = [opponent_models.likeliest_way(played_by(way.strategy, 7, seed), 1, ways, ours=0) for seed in range(4)]
        assert found.count(expected) >= 3, way.strategy.name
    nothing_bought = Game.new(FIRST, 1)
    assert opponent_models.likeliest_way(nothing_bought, 1, ways, ours=0) == 0


def test_strategies_that_are_not_our_plans_come_to_mind_too() -> None:
    game = played_by(find_strategy("Militia"), 8, seed=1)
    bound = [bind_strategy(game.components, ENGINE)]
    models = opponent_models.models_for(game, FIRST, (ENGINE,), bound)
    assert models[game.asked] is bound[0]
    militia = game.components.kind("militia")
    if IS_COMPILED:
        assert models[1 - game.asked].buys.names[militia] > 0
    else:
        assert models == [bound[0], bound[0]]


def test_a_strategy_travels_with_its_alternatives() -> None:
    both = replace(MONEY, alternatives=(COPPERS, ENGINE))
    assert parse_all(write_all(both)) == both


def test_every_recommended_kingdom_has_plans_that_can_be_played() -> None:
    for id, kingdom in KINGDOMS.items():
        found = knowledge.shipped(knowledge.two(kingdom.setup(4)), HARD)
        assert found is not None, id
        for plan in (found, *found.alternatives):
            bind_strategy(components_for(kingdom.setup(2)), plan)
    assert knowledge.shipped(knowledge.two(FIRST), MEDIUM) is None
    assert knowledge.shipped(knowledge.two(FIRST), replace(HARD, seed=1)) is None


def test_a_table_goes_on_with_the_best_strategy_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Level] = []

    def slow(setup: object, level: Level, told: knowledge.PlanProgress | None = None) -> object:
        assert told is not None
        told(10, ENGINE)
        asked.append(level)
        return MONEY

    monkeypatch.setattr(knowledge, "look_for", slow)
    monkeypatch.setattr(knowledge, "IS_COMPILED", True)
    knowledge.forget()
    setup = replace(FIRST, piles=tuple(reversed([*FIRST.piles[:9], "chapel"])))
    view = Game.new(setup, seed=random.Random(1).getrandbits(30)).view(0)
    assert knowledge.strategy_by_now(view, replace(HARD, seed=77)).lines in (ENGINE.lines, MONEY.lines)
    knowledge.prepare(setup, replace(HARD, seed=77)).thread.join()
    assert knowledge.strategy_by_now(view, replace(HARD, seed=77)).lines == MONEY.lines
    assert len(asked) == 1
    knowledge.forget()


def test_who_waits_for_a_strategy_does_not_look_for_it_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    may_go_on = Event()

    def slow(setup: object, level: Level, told: knowledge.PlanProgress | None = None) -> object:
        looked.append(level.name)
        assert may_go_on.wait(20)
        return MONEY

    monkeypatch.setattr(knowledge, "look_for", slow)
    monkeypatch.setattr(knowledge, "IS_COMPILED", True)
    knowledge.forget()
    setup = replace(FIRST, piles=(*FIRST.piles[:9], "chapel"))
    level = replace(HARD, playouts=50, seed=78)
    knowledge.prepare(setup, level)
    Timer(0.1, may_go_on.set).start()
    assert knowledge.strategy_by_now(Game.new(setup, seed=1).view(0), level).lines == MONEY.lines
    assert len(looked) == 1
    knowledge.forget()


@pytest.mark.parametrize("level", [replace(HARD, playouts=50), replace(HARD, seconds=0.1), MEDIUM])
def test_where_there_is_no_kingdom_a_known_strategy_is_followed(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "IS_COMPILED", True)
    monkeypatch.setattr(think, "IS_COMPILED", True)
    position = {"players": 2, "kingdom": [*FIRST.piles, "chapel"], "p1": {"hand": ["smithy", "gold"]}}
    view = start_from_position({"position": position, "named": []}).view(0)
    assert knowledge.strategy_by_now(view, level).lines == MONEY.lines
    think.prepare(view, level.name)


@pytest.mark.parametrize(
    ("given", "named", "is_plain"),
    [
        ({"p1": {"hand": "copper, estate"}, "phase": "buy"}, (), True),
        ({"p1": {"hand": "estate"}, "phase": "buy", "coins": 1}, (), True),
        ({"p1": {"hand": "estate"}, "phase": "buy", "coins": 3}, (), False),
        ({"p1": {"hand": "village, market, smithy"}}, ("village", "market", "smithy"), True),
        ({"p1": {"hand": "village, cellar"}}, ("village", "cellar"), False),
        ({"p1": {"hand": "smithy"}}, ("smithy",), False),
    ],
)
def test_what_asks_nothing_interesting_is_answered_at_once(
    given: dict[str, object], named: tuple[str, ...], is_plain: bool
) -> None:
    game = start_from_position({"position": given, "named": list(named)})
    search, _ = think.search_from(game.view(0), replace(HARD, playouts=100), MONEY)
    assert think.is_plain(search) == is_plain


def test_with_few_playouts_answers_are_dropped_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(FIRST, seed=4)
    game.apply("end actions")

    def sureness_with(level: Level, deals: int = 0, seconds: float = 0.1) -> float:
        """After comparing plans for so long."""
        monkeypatch.setattr(think, "monotonic", lambda: 0.0)
        search, _ = think.search_from(game.view(0), level, replace(MONEY, alternatives=(ENGINE,)))
        budget = think.Budget(level, search)
        search.race_plans(search.race, deals)
        monkeypatch.setattr(think, "monotonic", lambda: seconds)
        return think.sureness(budget)

    few, some, many = (sureness_with(replace(HARD, playouts=playouts)) for playouts in (300, 1200, 5000))
    assert QUICK_DROP_THRESHOLD == few < some < many == DROP_THRESHOLD
    assert sureness_with(replace(HARD, seconds=1.0)) == DROP_THRESHOLD, "nothing is known of its speed"
    assert sureness_with(replace(HARD, seconds=1.0), deals=6) == QUICK_DROP_THRESHOLD
    assert sureness_with(replace(HARD, seconds=100.0), deals=6) == DROP_THRESHOLD
    assert sureness_with(replace(HARD, seconds=1.0), deals=6, seconds=0.0) == DROP_THRESHOLD, "the clock has not moved"
