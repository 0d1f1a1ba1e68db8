"""Evolution of strategies: what it makes can be read and played, the same seed gives the same, and it gets better."""

from __future__ import annotations

import io
import json
import random
from contextlib import redirect_stdout
from dataclasses import replace

import pytest

from demesne.bots.batch import Batch
from demesne.cards.kingdoms import KINGDOMS
from demesne.cli import main
from demesne.commands import optimise as command
from demesne.evolve import changes, rivals, simplify
from demesne.evolve import optimise as evolution
from demesne.evolve.final_choice import best_of_all
from demesne.evolve.matches import Match, Referee, play
from demesne.evolve.rivals import Rivals
from demesne.notation.generator import generate
from demesne.strategies.find import find_strategy, library
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Expression, Line, Number, Operation, Strategy, Value
from demesne.strategies.writer import write

FIRST = KINGDOMS["first_game"].setup(2)
SMALL = evolution.Scale(tribe=4, sketches=4, children=4, first_look=4, more=4, title=8, epoch=1, rivals=4, last=4)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of seconds even where the engine is not compiled."""
    monkeypatch.setattr(evolution, "USUAL", SMALL)
    monkeypatch.setattr(command, "CHECK", 20)


def test_changed_strategies_can_be_written_and_read() -> None:
    rng = random.Random(7)
    for seed in range(10):
        setup = generate(seed=seed)
        lines = list(rng.choice(list(library().values())).of("buy"))
        for _ in range(60):
            lines = changes.without_repeats(changes.changed(lines, changes.Offer(setup), rng))
            text = write(Strategy("child", tuple(lines)))
            assert parse(text).lines == tuple(lines), text


def test_a_line_that_can_never_count_is_left_out() -> None:
    some = Line("buy", "gold", when=Operation("<", Value("turn"), Number(9)))
    assert changes.without_repeats([some, Line("buy", "gold"), some, Line("buy", "gold"), Line("buy", "silver")]) == [
        some,
        Line("buy", "gold"),
        Line("buy", "silver"),
    ]


def test_one_number_changes_at_a_time() -> None:
    condition = parse("name x\nbuy gold when turn < 5 and not owned(gold) > 3").lines[0].when
    assert changes.numbers_in(condition) == 2
    assert condition is not None
    assert write_condition(changes.with_number(condition, 1, -1)) == "buy gold  when turn < 5 and not owned(gold) > 2"
    assert write_condition(changes.with_number(condition, 0, 2)) == "buy gold  when turn < 7 and not owned(gold) > 3"


def write_condition(condition: Expression) -> str:
    return write(Strategy("x", (Line("buy", "gold", when=condition),))).splitlines()[-1]


def test_a_match_counts_wins_and_ties() -> None:
    smithy, money = find_strategy("Big Money Smithy"), find_strategy("Big Money")
    for minding in (False, True):
        score = play(Match(FIRST, smithy, money, seed=5, rounds=20, minds_the_end=minding))
        tally = Batch(FIRST, [replace(one, minds_the_end=minding) for one in (smithy, money)]).play(5, 0, 20, False)
        assert score == (2 * tally.wins[0] + tally.ties[0], 40, tally.turns)


# ---------------------------------------------------------------- never less than what is known
def share_of(one: Strategy, other: Strategy) -> float:
    """Of wins, with half of the ties, on shuffles that no search has seen; as `demesne simulate` plays them."""
    tally = Batch(FIRST, [one, other]).play(99, 0, 60, False)
    return (tally.wins[0] + tally.ties[0] / 2) / tally.games


def test_evolution_never_returns_less_than_the_best_it_knows() -> None:
    found = evolution.optimise(FIRST, seed=1, generations=1, scale=replace(SMALL, last=24))
    for name in ("Smithy Ultimate", "Big Money Smithy", "Militia"):
        assert share_of(found, find_strategy(name)) > 0.35, name


def choice(found: Strategy, known: list[Strategy]) -> Strategy:
    return Referee().settle(best_of_all(FIRST, found, known, seed=1, rounds=30, minds_the_end=False))


def test_the_last_choice_is_the_one_that_nobody_beats() -> None:
    strong, weak = find_strategy("Smithy Ultimate"), find_strategy("Big Money")
    poor = parse("name Poor\nbuy province when coins >= 16\nbuy silver")
    others = [find_strategy("Smithy"), find_strategy("Market")]
    assert choice(poor, [weak, *others, strong]) is strong
    assert choice(strong, [weak, *others]) is strong
    assert choice(weak, [poor]) is weak
    assert choice(weak, []) is weak


@pytest.mark.usefixtures("brief")
def test_ctrl_c_ends_a_search_with_the_best_so_far_only_where_that_is_wanted() -> None:
    def interrupted(search: evolution.Search) -> None:
        if search.generation == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):  # otherwise the same seed would give another strategy
        evolution.optimise(FIRST, seed=3, generations=2, told=interrupted)
    assert evolution.optimise(FIRST, seed=3, generations=2, told=interrupted, is_stoppable=True).of("buy")


@pytest.mark.usefixtures("brief")
def test_the_same_seed_gives_the_same_strategy() -> None:
    one = evolution.optimise(FIRST, seed=3, generations=2)
    assert evolution.optimise(FIRST, seed=3, generations=2) == one
    assert set(one.requires) <= set(FIRST.piles)


@pytest.mark.usefixtures("brief")
def test_several_processes_find_the_same() -> None:
    with Referee(jobs=2) as referee:
        assert evolution.optimise(FIRST, 3, generations=1, referee=referee) == evolution.optimise(FIRST, 3, generations=1)


@pytest.mark.parametrize(
    ("lines", "required", "bane"),
    [
        ("buy moat\nbuy gold", ("moat",), ""),
        ("buy moat\nbuy young_witch", ("young_witch",), "moat"),
        ("buy young_witch", ("young_witch",), ""),
        ("buy old_map\nbuy voyage", ("odysseys",), ""),
    ],
)
def test_what_is_found_can_be_required(lines: str, required: tuple[str, ...], bane: str) -> None:
    setup = generate(require=["Young Witch (Bane: Moat)", "odysseys"], seed=1)
    strategy = parse(f"name x\n{lines}")
    assert evolution.required_by(strategy, changes.Offer(setup)) == (required, bane)
    assert parse(write(replace(strategy, requires=required, bane=bane))).requires == required


@pytest.mark.usefixtures("brief")
def test_what_is_found_beats_big_money() -> None:
    found = evolution.optimise(FIRST, seed=1, generations=3)
    tally = Batch(FIRST, [found, find_strategy("Big Money")]).play(9, 0, 100, False)
    assert tally.wins[0] > 1.5 * tally.losses[0]


@pytest.mark.usefixtures("brief")
def test_the_command_prints_a_strategy_that_can_be_used() -> None:
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["optimise", "--kingdom", "first_game", "--generations", "1", "--seed", "1", "--jobs", "1"]) == 0
    found = parse(out.getvalue())
    assert ("Evolution found this strategy." in out.getvalue()) == (found.name == "Evolved")
    assert found.name == "Evolved" or f"This is {found.name}." in out.getvalue()
    assert "No kingdom was named" not in out.getvalue()
    assert "# against Big Money:" in out.getvalue() or out.getvalue().count("# against") == 5


@pytest.mark.usefixtures("brief")
def test_the_command_as_json() -> None:
    out = io.StringIO()
    with redirect_stdout(out):
        arguments = [
            "optimise",
            "Smithy",
            "--kingdom",
            "first_game",
            "--generations",
            "1",
            "--seed",
            "1",
            "--jobs",
            "1",
            "--json",
        ]
        assert main(arguments) == 0
    data = json.loads(out.getvalue())
    assert data["generations"] == 1
    assert data["is_new"] == (parse(data["strategy"]).name == "Evolved")
    assert 0 <= data["against"][0]["win_rate"] <= 1


# ---------------------------------------------------------------- rivals
def test_rivals_weigh_as_much_as_they_matter() -> None:
    """Whoever loses to everybody says little, however clearly others win; and a circle counts as a whole."""
    weak, strong = find_strategy("Big Money"), find_strategy("Big Money Smithy")
    found = Rivals(FIRST)
    Referee().settle(found.add([weak, strong, replace(strong, name="the same")], seed=1))
    assert found.strategies == [weak, strong]
    assert found.weights[0] == pytest.approx(rivals.FOR_ALL / 2, abs=0.02)
    assert sum(found.weights) == pytest.approx(1)
    circle = rivals.equilibrium([[0.5, 0.8, 0.2], [0.2, 0.5, 0.8], [0.8, 0.2, 0.5]])
    assert circle == pytest.approx([1 / 3] * 3, abs=0.01)


def test_whoever_matters_least_goes_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rivals, "MOST", 2)
    strategies = [find_strategy(name) for name in ("Big Money Smithy", "Big Money", "Big Money Ultimate")]
    found = Rivals(FIRST)
    Referee().settle(found.add(strategies, seed=2))
    assert [one.name for one in found.strategies] == ["Big Money Smithy", "Big Money Ultimate"]
    assert sorted(found.rates) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    matches = list(found.matches(strategies[1], seed=3, rounds=10))
    assert sum(match.rounds for match in matches) == 10
    assert {match.opponent for match in matches} <= set(found.strategies)


def test_every_step_is_a_strategy_that_differs() -> None:
    strategy = parse("name x\nbuy province\nbuy smithy when owned(smithy) < 2\nbuy silver")
    steps = [one.lines for one in changes.neighbours(strategy, changes.Offer(FIRST))]
    assert strategy.lines not in steps
    texts = [write(Strategy("x", lines)) for lines in steps]
    assert any("owned(smithy) < 3" in text for text in texts)
    assert any("buy smithy\n" in text for text in texts)
    assert any("village" in text for text in texts)
    assert all(parse(text) for text in texts)


# ---------------------------------------------------------------- conditions that cannot matter
@pytest.mark.parametrize(
    ("condition", "left"),
    [
        ("owned(smithy) <= owned(village)", "owned(smithy) = 0"),
        ("owned(smithy) <= owned(village) and turn < 9", "owned(smithy) = 0 and turn < 9"),
        ("owned(smithy) < owned(village) or turn < 9", "turn < 9"),
        ("not in_play(village) > 0 and turn < 9", "turn < 9"),
        ("turn < 9 + 2 * owned(village)", "turn < 9"),
        ("owned(village) = 0", None),
        ("lead < owned(village)", "lead < 0"),
        ("left(village) > 3 or opponents(village) > 0", "left(village) > 3 or opponents(village) > 0"),
    ],
)
def test_copies_of_a_card_one_never_has_count_nothing(condition: str, left: str | None) -> None:
    strategy = parse(f"name x\nbuy smithy when {condition}\nbuy gold")
    wanted = f"name x\nbuy smithy when {left}\nbuy gold" if left else "name x\nbuy smithy\nbuy gold"
    assert simplify.without(strategy, ["village"]).lines == parse(wanted).lines


def test_a_line_that_never_holds_is_left_out() -> None:
    strategy = parse("name x\nbuy smithy when owned(smithy) < owned(village)\nbuy gold")
    assert simplify.without(strategy, ["village"]).lines == (Line("buy", "gold"),)


def test_what_is_never_bought_is_known() -> None:
    lines = ["buy smithy when owned(smithy) <= owned(village) + owned(copper)", "gain moat when owned(moat) < in_play(cellar)"]
    text = "\n".join(["name x", *lines])
    assert simplify.never_bought(parse(text)) == {"village", "cellar"}


def search_for(money: Strategy) -> evolution.Search:
    beaten = Rivals(FIRST)
    Referee().settle(beaten.add([money], seed=1))
    return evolution.Search(FIRST, beaten, scale=evolution.USUAL)


@pytest.mark.usefixtures("brief")
def test_what_evolution_prints_has_no_condition_about_cards_it_never_has() -> None:
    money = find_strategy("Big Money")
    odd = parse("name x\nbuy province\nbuy gold\nbuy smithy when owned(smithy) <= owned(village) and turn < 30\nbuy silver")
    plain = Referee().settle(evolution.plain(search_for(money), odd, 1))
    assert "village" not in write(plain)
    assert "smithy" in write(plain)
    tallies = [Batch(FIRST, [one, money]).play(9, 0, 30, False).to_data() for one in (odd, plain)]
    assert tallies[0] == tallies[1]


@pytest.mark.usefixtures("brief")
def test_a_condition_about_a_card_that_comes_without_being_bought_stays() -> None:
    """Workshop gains a Smithy, which no line names."""
    strategy = parse("name x\nbuy workshop when turn < 3\nbuy province\nbuy gold when owned(smithy) = 0")
    without = simplify.without(strategy, ["smithy"])
    assert without.lines[2] == Line("buy", "gold")
    assert play(Match(FIRST, strategy, without, 9, 4)) != play(Match(FIRST, without, without, 9, 4))
    assert Referee().settle(evolution.plain(search_for(without), strategy, 9)) == strategy


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seconds", "0"], "--seconds"),
        (["--generations", "0"], "--generations"),
        (["--jobs", "0"], "at least 1 process"),
        (["--kingdom", "Nowhere"], "Nowhere"),
        (["no such strategy"], "no such strategy"),
        (["--output", "no/such/folder/x.strategy"], "no/such/folder"),
        (["--seed", "-1"], "seed"),
    ],
)
def test_bad_input_is_told(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["optimise", *arguments]) == 2
    assert said in capsys.readouterr().err
