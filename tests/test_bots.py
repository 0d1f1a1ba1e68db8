"""Bots at a table: they answer everything, legally, and only from what they may know."""

from __future__ import annotations

import random

import pytest

from demesne.bots.binding import bind_strategy, term
from demesne.bots.strategy_policy import StrategyPolicy
from demesne.bots.table import STANDARD, answer, answer_in, best_fitting, fitting, known_bots
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.notation.generator import generate
from demesne.notation.position import start_from_position
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Line, Number, Operation, Strategy, Value
from demesne.table.session import Seat, Session
from demesne.views.making import make_view
from demesne.views.redealing import dealt_anew
from demesne.views.sampling import sample


def collector(setup: Setup, rng: random.Random) -> Strategy:
    """Buys some of everything, so that every card gets to be played."""
    cards = rng.sample(setup.piles, len(setup.piles))
    lines = [Line("buy", project) for project in setup.landscapes]
    lines += [Line("buy", "province")]
    lines += [Line("buy", card, when=Operation("<", Value("owned", card), Number(2))) for card in cards]
    lines += [Line("buy", card) for card in ("gold", "duchy", "silver", "estate")]
    return Strategy("Collector", tuple(lines))


def answer_of(policy: StrategyPolicy, game: Game) -> str:
    code = policy.choose(game, game.about, game.asked)
    return next(option.text for option in game.decision.options if option.code == code)


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_make_no_difference_to_an_answer(seed: int) -> None:
    """The same position with hidden cards dealt anew gets the same answer: and so does the real one."""
    rng = random.Random(seed)
    setup = generate(seed=seed, players=2 + seed % 3)
    game = Game.new(setup, seed=seed)
    policies = [bind_strategy(game.components, collector(setup, rng)) for _ in range(setup.players)]
    asked = 0
    while not game.over and game.turn < 20 * setup.players:
        decision = game.decision
        policy = policies[decision.who]
        real = answer_of(policy, game.clone())
        if decision.kind not in ("action phase", "buy phase") or rng.random() < 0.2:
            asked += 1
            view = game.view(decision.who)
            for _ in range(2):
                assert answer_of(policy, sample(view, rng)) == real, (decision.source, decision.kind, decision.purpose)
        game.apply(real)
    assert asked > 20


@pytest.mark.parametrize("id", KINGDOMS)
def test_bots_play_whole_games_in_every_recommended_kingdom(id: str) -> None:
    setup = KINGDOMS[id].setup(2)
    rivals = [strategy.name for strategy in fitting(setup)]
    session = Session(Game.new(setup, seed=1), [Seat("a", rivals[-1]), Seat("b", STANDARD)])
    assert session.advance() is None
    assert session.game.over
    assert max(session.game.scores()) > 15


def test_the_best_fitting_strategy_needs_nothing_that_is_missing() -> None:
    for id in ("first_game", "bounty_of_the_hunt", "overture"):
        setup = KINGDOMS[id].setup(2)
        strategy = find_strategy(best_fitting(setup, seed=1))
        assert set(strategy.requires) <= set(setup.ids)
        assert best_fitting(setup, seed=1) == strategy.name


def test_the_standard_bot_comes_first_and_fits_everywhere() -> None:
    assert known_bots()[0] == STANDARD
    assert find_strategy(STANDARD).requires == ()


def test_a_strategy_that_does_not_fit_is_refused() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(2), seed=1)
    needy = Strategy("Needy", (Line("buy", "witch"),), ("witch",))
    with pytest.raises(DemesneError, match="needs Witch"):
        bind_strategy(game.components, needy)


def test_a_bot_answers_while_a_trigger_of_the_gained_card_is_done() -> None:
    """What has been carried out in a window stays done in the games a bot looks at."""
    given = {"phase": "buy", "coins": 3, "p1": {"projects": "innovation", "deck": "copper*9"}}
    game = start_from_position({"position": given, "named": ["experiment", "innovation"]})
    game.apply("buy experiment")
    game.apply("choose experiment")
    assert answer(game.view(0), "Big Money") in ("choose innovation", "choose none")


def test_a_bot_answers_after_its_first_reaction() -> None:
    given = {"p1": {"hand": "militia"}, "p2": {"hand": "moat, horse_traders, copper*3"}}
    game = start_from_position({"position": given, "named": ["militia", "moat", "horse_traders"]})
    game.apply("play militia")
    game.apply("choose moat")
    assert [option.text for option in game.decision.options] == ["choose horse_traders", "choose none"]
    assert answer(game.view(1), "Big Money") in ("choose horse_traders", "choose none")


def test_an_answer_is_one_of_the_options() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(2), seed=1)
    assert game.decision.option(answer(game.view(0), "Big Money")) is not None


@pytest.mark.parametrize("seed", range(12))
def test_what_is_hidden_is_dealt_anew_and_makes_no_difference_to_an_answer(seed: int) -> None:
    """At a table a strategy looks at a copy of the game: it answers as it would to its view."""
    rng = random.Random(seed)
    setup = generate(seed=seed, players=2 + seed % 3)
    game = Game.new(setup, seed=seed)
    strategies = [collector(setup, rng) for _ in range(setup.players)]
    for _ in range(150):
        if game.over:
            break
        strategy = strategies[game.decision.who]
        text = answer_in(game, strategy)
        assert text == answer(game.view(game.decision.who), strategy), (game.decision.source, game.decision.purpose)
        game.apply(text)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_dealt_anew_keeps_what_the_player_knows_and_nothing_else(seed: int) -> None:
    """In games of a few kingdoms, as in some there is little that can be dealt anew."""
    rng = random.Random(seed)
    moved = dealt = tried = 0
    game = None
    while (dealt <= 50 or moved <= 50) and tried < 1500:
        if game is None or game.over or tried % 150 == 0:
            game = Game.new(generate(seed=seed + 100 * tried, players=2 + seed % 3), seed=seed + tried)
        tried += 1
        made = dealt_anew(game, rng.getrandbits(32))
        if made is not None:
            dealt += 1
            view, seen = make_view(game, game.asked), make_view(made, game.asked)
            assert seen == view  # with the position that `sample` starts from: nobody can tell the two apart
            moved += list(made.kind_of) != list(game.kind_of)
        game.apply(rng.choice(game.decision.options))
    assert dealt > 50
    assert moved > 50


def test_conditions_know_mats_and_tokens() -> None:
    given = {
        "players": 2, "kingdom": ["wild_hunt", "duplicate", "alchemist", "underling"], "landmarks": ["battlefield"],
        "allies": ["band_of_nomads"], "phase": "buy", "coins": 3, "potions": 1, "on": {"wild_hunt": 4, "battlefield": 6},
        "p1": {"hand": "copper", "exile": "estate*2", "tavern": "duplicate", "debt": 2, "favors": 3, "vp": 5},
    }  # fmt: skip
    game = start_from_position({"position": given, "named": []})
    expected = {
        "on_mats(card)": 3, "on_mats(estate)": 2, "on_mats(duplicate)": 1, "on_mats(copper)": 0, "vp_on(wild_hunt)": 4,
        "vp_on(battlefield)": 6, "vp_on(moat)": 0, "debt": 2, "favors": 3, "vp_tokens": 5, "potions": 1, "coins": 3,
    }  # fmt: skip
    for text, value in expected.items():
        (line,) = parse(f"name Numbers\nbuy gold when {text}").lines
        assert line.when is not None
        assert term(game.components, line.when).value(game, 0) == value, text


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("copper*7, estate*3", {"deck_coins": 7, "stop_cards": 10, "terminals": 0, "turn_cards": 5, "turn_coins": 3.5}),
        ("village*2, smithy, copper", {"deck_draw": 2, "spare_actions": 1, "terminals": 1, "turn_cards": 4, "turn_coins": 1}),
        ("laboratory*5, gold*5", {"deck_draw": 5, "turn_cards": 10, "turn_coins": 15, "deck_buys": 0}),
        ("smithy*10", {"turn_cards": 8, "spare_actions": -10}),  # only one of them can be played
        ("market*2, festival, copper", {"deck_coins": 5, "deck_buys": 3, "stop_cards": 2}),
    ],
)
def test_conditions_know_what_a_deck_can_do(cards: str, expected: dict[str, float]) -> None:
    named = ["village", "smithy", "laboratory", "market", "festival"]
    game = start_from_position({"position": {"p1": {"deck": cards}}, "named": named})
    found = {name: term(game.components, Value(name)).value(game, 0) for name in expected}
    assert found == pytest.approx(expected, abs=0.1)
