"""Levels: they answer everything, legally and from what they may know, the same every time; and looking ahead pays."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from random_play import eager, rich_game

from demesne.bots import table
from demesne.bots.batch import Batch
from demesne.bots.binding import bind_strategy
from demesne.bots.search import Search
from demesne.bots.search_answers import Arm, Lead, Node
from demesne.bots.table import IS_COMPILED
from demesne.cards.kingdoms import KINGDOMS
from demesne.cli import main
from demesne.engine.dealing import components_for
from demesne.engine.drawing import fated_shuffle
from demesne.engine.errors import SetupError
from demesne.engine.state import State
from demesne.evolve import optimise as evolution
from demesne.game import Game
from demesne.levels import knowledge
from demesne.levels import think as thinking
from demesne.levels.knowledge import fancied, setup_of, strategy_at, strategy_for
from demesne.levels.level import EASY, HARD, LEVEL_NAMES, LEVELS, MEDIUM, Level, LevelError, find_level
from demesne.levels.think import advise, answer, think, unknown_cards
from demesne.notation.generator import generate
from demesne.notation.position import start_from_position
from demesne.sim.plans import make_plan
from demesne.sim.recorded_games import play_counted
from demesne.sim.runner import simulate
from demesne.sim.tournament import make_schedule
from demesne.strategies.find import find_strategy
from demesne.views.sampling import sample

FIRST = KINGDOMS["first_game"].setup(2)
STANDARD = find_strategy("Big Money Ultimate")
BRIEF = replace(HARD, playouts=60)


@pytest.fixture(autouse=True)
def little_evolution(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What levels know of a kingdom is found in a moment."""
    small = evolution.Scale(tribe=4, sketches=4, children=4, first_look=2, more=2, title=4, last=2)
    monkeypatch.setattr(evolution, "USUAL", small)
    brief = lambda *given, **named: evolution.optimise(*given, **{**named, "generations": 1})  # noqa: E731
    monkeypatch.setattr(knowledge, "optimise", brief)
    monkeypatch.setattr(table, "TRIAL_ROUNDS", 1)
    monkeypatch.setattr(thinking, "CAREFUL", 20)
    knowledge.forget()
    yield
    knowledge.forget()


# ---------------------------------------------------------------- naming them
def test_levels_are_named_with_their_settings() -> None:
    assert find_level(" Hard ") == HARD
    assert find_level("hard:seconds=0.5, seed=7") == replace(HARD, seconds=0.5, seed=7)
    assert find_level("Hardly Anything") is None
    assert HARD.timed().seconds == 1.0
    assert HARD.counted().playouts == 2000
    assert MEDIUM.timed() == MEDIUM


@pytest.mark.parametrize(
    "text", ["hard:playouts=0", "hard:playouts=many", "hard:depth=3", "easy:playouts=5", "hard:seed=-1", "hard:"]
)
def test_settings_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(LevelError) as caught:
        find_level(text)
    assert repr(text) in str(caught.value)


# ---------------------------------------------------------------- what they know of a kingdom
@pytest.mark.parametrize("level", LEVELS, ids=LEVEL_NAMES)
def test_a_level_has_a_strategy_for_every_kingdom(level: Level) -> None:
    for seed in range(2):
        setup = generate(seed=seed, players=2 + seed)
        strategy = strategy_for(setup, level)
        bind_strategy(components_for(setup), strategy)
        assert strategy == strategy_for(setup, level)
        assert strategy.name == level.name.capitalize()


def test_easy_differs_by_its_seed_and_loses_to_medium() -> None:
    assert fancied(FIRST, 1).lines != fancied(FIRST, 2).lines
    tally = Batch(FIRST, [strategy_for(FIRST, MEDIUM), strategy_for(FIRST, EASY)]).play(1, 0, 50, False)
    assert tally.wins[0] > 0.8 * tally.games


def test_the_kingdom_is_read_from_a_view() -> None:
    setup = generate(require=["young_witch"], seed=4)
    found = setup_of(Game.new(setup, seed=1).view(0))
    assert found == setup


def test_a_position_that_is_no_kingdom_is_played_all_the_same() -> None:
    kingdom = [*FIRST.piles, "chapel"]
    given = {"players": 2, "kingdom": kingdom, "p1": {"hand": ["smithy", "gold"]}}
    game = start_from_position({"position": given, "named": []})
    with pytest.raises(SetupError):
        strategy_for(setup_of(game.view(0)), HARD)
    assert strategy_at(game.view(0), HARD) == STANDARD
    assert game.decision.option(answer(game.view(0), "hard:playouts=30")) is not None


# ---------------------------------------------------------------- answers
def test_every_kind_of_decision_is_answered() -> None:
    """Random games go on until each kind was met; one that is never met fails."""
    rng = random.Random(5)
    missing = Counter({"action phase": 20, "buy phase": 20, "pick": 40, "pile": 20, "option": 20, "trigger": 5, "order": 1})
    missing = missing if IS_COMPILED else Counter({"action phase": 2, "buy phase": 2, "pick": 2})
    for _ in range(200):
        game = rich_game(rng)
        for _ in range(25):
            if game.over or missing.total() == 0:
                break
            decision = game.decision
            if len(decision.options) > 1 and (missing[decision.kind] or decision.kind not in missing):
                thought = think(game.view(decision.who), replace(HARD, playouts=20), STANDARD)
                assert decision.option(thought.answer) is not None
                missing[decision.kind] = max(0, missing[decision.kind] - 1)
            game.apply(eager(rng, game))
    assert missing.total() == 0


@pytest.mark.parametrize("bot", [EASY.name, MEDIUM.name, "hard:playouts=40"])
@pytest.mark.parametrize("seed", range(2))
def test_hidden_cards_make_no_difference_to_an_answer(bot: str, seed: int) -> None:
    """Two games that differ only in what the bot cannot see."""
    rng = random.Random(seed)
    game = rich_game(rng)
    asked = 0
    for _ in range(40 if IS_COMPILED else 10):
        if game.over:
            break
        if len(game.decision.options) > 1 and rng.random() < 0.5:
            view = game.view(game.decision.who)
            twin = sample(view, rng).view(game.decision.who)
            assert twin.position == view.position
            assert answer(view, bot) == answer(twin, bot)
            asked += 1
        game.apply(eager(rng, game))
    assert asked > (5 if IS_COMPILED else 1)


def first_buy() -> Game:
    """A choice between buys."""
    game = Game.new(FIRST, seed=3)
    game.apply("end actions")
    while any(option.verb == "play" for option in game.decision.options):
        game.apply("play copper")
    return game


def test_the_same_seed_gives_the_same_thought() -> None:
    view = first_buy().view(0)
    assert think(view, BRIEF, STANDARD, 20) == think(view, BRIEF, STANDARD, 20)
    other = think(view, replace(HARD, playouts=60, seed=1), STANDARD, 20)
    assert other.estimates != think(view, BRIEF, STANDARD, 20).estimates


def last_province(estates: int, hand: list[str]) -> Game:
    """One Province is left, and the other player has so many Estates and this hand."""
    return start_from_position(
        {
            "position": {
                "players": 2,
                "kingdom": list(FIRST.piles),
                "supply": {"province": 1},
                "phase": "buy",
                "coins": 8,
                "p1": {"hand": [], "deck": ["copper"] * 10},
                "p2": {"hand": hand, "deck": ["copper"] * 10, "discard": ["estate"] * estates},
            },
            "named": [],
        }
    )


def test_the_end_of_a_game_is_seen() -> None:
    """The last Province wins when it makes the difference, and loses when it does not: then Gold keeps the game alive."""
    wins = last_province(5, ["gold"] * 3)
    assert advise(wins.view(0), BRIEF).answer == "buy province"
    loses = last_province(7, ["copper"] * 5)
    thought = advise(loses.view(0), replace(HARD, playouts=400))
    assert thought.answer != "buy province"
    chances = {estimate.answer: estimate for estimate in thought.estimates}
    assert chances["buy province"].chance == 0.0
    assert chances["buy province"].high < chances[thought.answer].chance


def test_estimates_are_chances() -> None:
    thought = advise(first_buy().view(0), BRIEF)
    assert thought.playouts >= 60
    assert thought.estimates[0].answer == thought.answer
    for estimate in thought.estimates:
        assert 0 <= estimate.low <= estimate.chance <= estimate.high <= 1
    assert len({estimate.answer for estimate in thought.estimates}) == len(thought.estimates)


def test_thinking_can_be_stopped() -> None:
    looks: list[int] = []

    def stop() -> bool:
        looks.append(1)
        return len(looks) > 2

    thought = advise(first_buy().view(0), replace(HARD, playouts=100_000), stop)
    assert 0 < thought.playouts < 1000


# ---------------------------------------------------------------- the search
def test_answers_are_compared_in_the_same_deals() -> None:
    one, other = Arm(1, 0), Arm(2, 0)
    for value in (100, 300, 500):
        one.count(value + 10, 0)
        other.count(value, 0)
    one.count(10**6, 0)  # a deal the other has not had
    lead = Lead(one, other)
    assert (lead.n, lead.mean) == (3, 10.0)
    assert lead.error < 1


def test_a_later_answer_takes_the_place_of_a_worse_one() -> None:
    node = Node(7)
    for code in (7, 8, 9):
        node.add(code)
    for i in range(30):
        probe = node.probe()
        assert probe is not None
        node.learn(probe, (100 if probe.code == 9 else -100) + i % 3)
    assert node.choice == 9


def test_a_deal_is_the_same_for_every_answer_and_differs_from_the_next() -> None:
    game = Game.new(FIRST, seed=3)
    view = game.view(0)
    dealt = sample(view, random.Random(1))
    policy = bind_strategy(dealt.components, STANDARD)
    search = Search(dealt, [policy], [policy] * len(view.players), unknown_cards(view), 1, 0)
    faces = [[int(kind) for kind in search.deal(number).kind_of] for number in (0, 0, 1)]
    assert faces[0] == faces[1] != faces[2]
    assert Counter(faces[0]) == Counter(faces[2])
    hand = [int(card) for card in search.root.players[0].hand.listed()]
    assert [faces[0][card] for card in hand] == [faces[2][card] for card in hand]


def shuffled(cards: list[int], luck: int) -> list[int]:
    """Kinds in the order of a fated shuffle."""
    g = State(components_for(FIRST))
    g.luck = luck
    deck = vec[i64]([g.new_card(0, kind) for kind in sorted(cards)])
    fated_shuffle(g, 0, deck, len(cards))
    return [int(g.kind_of[card]) for card in deck]


def test_decks_that_differ_in_a_card_are_shuffled_alike() -> None:
    for luck in range(1, 30):
        few = shuffled([0] * 5 + [1] * 4 + [3] * 3, luck)
        more = shuffled([0] * 5 + [1] * 4 + [2] + [3] * 3, luck)
        assert [kind for kind in more if kind != 2] == few


def test_a_fated_shuffle_is_fair() -> None:
    """Every card is on top equally often: chi-squared with 9 degrees of freedom exceeds 27.9 once in a thousand times."""
    tops = Counter(shuffled(list(range(10)), luck)[-1] for luck in range(1, 4001))
    assert sum((tops[card] - 400) ** 2 / 400 for card in range(10)) < 27.9


# ---------------------------------------------------------------- whole games
def test_hard_beats_what_it_follows() -> None:
    """Looking ahead must be worth something: against the very strategy it follows where it knows nothing better."""
    rounds, playouts = (30, 300) if IS_COMPILED else (1, 12)
    plan = make_plan([STANDARD, STANDARD], 2 * rounds, 3, FIRST)
    searching = make_plan([f"hard:playouts={playouts}", "easy"], 2 * rounds, 3, FIRST)
    mirror = type(plan)(**{**vars(plan), "levels": searching.levels})
    tally = play_counted(mirror, 0, rounds)
    assert tally.games == 2 * rounds == tally.wins[0] + tally.ties[0] + tally.losses[0]
    if IS_COMPILED:
        assert tally.wins[0] > tally.losses[0]


def test_simulate_takes_levels_whatever_the_number_of_jobs() -> None:
    players = ["hard:playouts=5", "easy", "Big Money"]
    one, two = (simulate(players, games=3, seed=5, jobs=jobs) for jobs in (1, 2))
    data, other = one.to_data(), two.to_data()
    for result in (data, other):
        for key in ("cpu_seconds", "wall_seconds", "games_per_cpu_second"):
            del result[key]
    assert data == other
    assert [player["name"] for player in data["players"]] == ["Hard (playouts=5)", "Easy", "Big Money"]


def test_simulate_counts_searched_games_as_the_engine_counts_others() -> None:
    plan = make_plan(["Big Money", "Smithy"], 20, 5, FIRST)
    counted = play_counted(plan, 0, 10).to_data()
    batch = Batch(plan.setup, list(plan.strategies)).play(plan.seed, 0, 10, False).to_data()
    assert counted == batch


def test_the_command_line_takes_levels(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "easy", "medium", "--games", "4", "--seed", "1", "--json"]) == 0
    assert [player["name"] for player in json.loads(capsys.readouterr().out)["players"]] == ["Easy", "Medium"]
    assert main(["simulate", "hard:deep=1", "Big Money"]) == 2
    assert "hard" in capsys.readouterr().err


def test_a_tournament_takes_levels() -> None:
    schedule = make_schedule(["easy", "hard:playouts=5", "Big Money"], games=2, seed=1)
    assert [strategy.name for strategy in schedule.strategies] == ["Easy", "Hard (playouts=5)", "Big Money"]
    assert [plan.searches for plan in schedule.plans] == [True, False, True]
