"""The review of a game: what it finds, what it does not blame on anybody, and how it is shown."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from documents import DOCS, blocks, commands, read
from last_province import POSITION, TREASURES, TWIN, blundered, last_province, late_game, won

from demesne import Game
from demesne.bots.search import MARGIN_SHARE
from demesne.bots.search_answers import UNIT, Arm
from demesne.bots.table import IS_COMPILED
from demesne.cli import main
from demesne.game import replay
from demesne.lang import CODES, Language
from demesne.levels import knowledge
from demesne.levels import review as reviewing
from demesne.levels.level import HARD
from demesne.levels.review import OTHER_SUSPECTS, SUSPECTS, Mistake, Moment, Review, decisions_of, review
from demesne.levels.think import Estimate
from demesne.levels.unused import Unused
from demesne.notation.position import start_from_position
from demesne.table.advice import chart_lines, review_lines
from demesne.table.record import finish
from demesne.table.saves import load, save
from demesne.table.session import Seat, Session

QUICK = replace(HARD, playouts=40)


pytestmark = pytest.mark.usefixtures("no_evolution")


def session_of(game: Game) -> Session:
    return Session(game, [Seat("Ania"), Seat("Hard", "hard")])


# ---------------------------------------------------------------- what it finds
def test_a_blunder_is_the_most_costly_decision() -> None:
    found = review(blundered(), 0, QUICK)
    worst = found.mistakes[0]
    assert (worst.given, worst.better, worst.turn, worst.kind) == ("buy copper", "buy province", 1, "buy phase")
    assert blundered().journal[worst.n] == "buy copper"
    assert worst.cost == 1.0
    assert worst.low > 0.9


def test_a_blunder_stands_out_among_the_decisions_of_a_game() -> None:
    game = late_game()
    found = review(game, 0, QUICK)
    assert len(found.moments) > 1
    assert game.journal[found.mistakes[0].n] == "buy curse"


def test_nobody_is_blamed_for_the_best_answer() -> None:
    assert review(won(), 0, QUICK).mistakes == ()


def test_the_cost_is_the_difference_of_the_chances_shown() -> None:
    for mistake in review(blundered(), 0, QUICK).mistakes:
        chances = {estimate.answer: estimate.chance for estimate in mistake.estimates}
        assert mistake.cost == pytest.approx(chances[mistake.better] - chances[mistake.given])
        assert mistake.estimates[0].answer == mistake.better
        assert mistake.low <= mistake.cost <= mistake.high


def test_chances_follow_the_game() -> None:
    (moment,) = review(won(), 0, QUICK).moments
    assert (moment.n, moment.turn, moment.chance) == (4, 1, 1.0)
    assert moment.low < 1.0 <= moment.high
    assert [moment.chance for moment in review(blundered(), 1, QUICK).moments] == [1.0]


def test_the_same_seed_gives_the_same_review() -> None:
    game = late_game()
    assert review(game, 0, QUICK) == review(game, 0, QUICK)
    assert review(game, 0, QUICK) != review(game, 0, replace(QUICK, seed=1))


def test_what_the_player_could_not_see_changes_nothing() -> None:
    games = [last_province(position, *TREASURES, "buy copper") for position in (POSITION, TWIN)]
    assert games[0].to_json() != games[1].to_json()
    found = [review(game, 0, QUICK) for game in games]
    assert found[0] == found[1]
    assert found[0].mistakes


# ---------------------------------------------------------------- which decisions
def test_plain_treasures_and_forced_answers_are_no_decisions() -> None:
    assert [(n, text) for n, _, text in decisions_of(blundered(), 0)] == [(4, "buy copper")]


def test_every_card_picked_is_a_decision() -> None:
    game = start_from_position({"position": {"p1": {"hand": "chapel, copper*2, estate"}}, "named": ["chapel"]})
    for answer in ("play chapel", "choose copper", "choose estate"):
        game.apply(answer)
    assert [text for _, _, text in decisions_of(game, 0)] == ["play chapel", "choose copper", "choose estate"]


def test_moments_lead_to_the_decisions_of_the_player() -> None:
    game = late_game()
    moments = review(game, 1, QUICK).moments
    assert moments
    for moment in moments:
        then = replay(game.start, game.journal[: moment.n])
        assert then.decision.who == 1
        assert moment.turn == then.players[1].turns + 1
        assert 0 <= moment.low <= moment.chance <= moment.high <= 1


@pytest.mark.parametrize(("value", "share"), [(0, 0.0), (UNIT, 1.0), (MARGIN_SHARE // 2, 0.0), (UNIT // 2, 0.5)])
def test_the_share_of_a_win_is_found_again_in_a_value(value: int, share: float) -> None:
    assert reviewing.won(value) == share


def test_a_difference_is_that_of_the_deals_both_have_had() -> None:
    one, other = Arm(0, 0), Arm(1, 0)
    for value in (UNIT, UNIT, 0, UNIT):
        one.count(value, value)
    for value in (0, UNIT, 0):
        other.count(value, value)
    mean, error = reviewing.difference(one, other)
    assert mean == pytest.approx(1 / 3)
    assert error == pytest.approx(1 / 3)


# ---------------------------------------------------------------- stopping
def test_it_tells_how_far_it_has_come_and_can_be_stopped() -> None:
    game = late_game()
    told: list[tuple[int, int]] = []
    whole = review(game, 0, QUICK, lambda done, steps: told.append((done, steps)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1] == (len(whole.moments) + SUSPECTS + OTHER_SUSPECTS,) * 2
    looks = iter([False, False])
    part = review(game, 0, QUICK, stop=lambda: next(looks, True))
    assert part.moments == whole.moments[:2]
    assert part.mistakes == ()


# ---------------------------------------------------------------- how it is shown
def made_up(chances: list[float]) -> Review:
    return Review(0, tuple(Moment(i, i + 1, chance, chance, chance) for i, chance in enumerate(chances)), (), 400)


def test_the_chart_has_a_column_for_every_turn_and_one_for_the_end() -> None:
    lines = chart_lines(Language("en"), blundered(), made_up([1.0, 0.5, 0.25]))
    assert lines == [
        "  100% │██",
        "       │██",
        "       │██",
        "       │██",
        "   50% │██ ██",
        "       │██ ██",
        "       │██ ██ ██",
        "       │██ ██ ██ ▁▁",
        "    0% └────────────",
        "        1        end",
    ]


def test_a_game_that_goes_on_has_no_end() -> None:
    assert chart_lines(Language("en"), last_province(), made_up([0.5, 0.5]))[-1].split() == ["1"]


@pytest.mark.parametrize("turns", [1, 30, 60])
@pytest.mark.parametrize("code", CODES)
def test_the_chart_fits_into_its_box(code: str, turns: int) -> None:
    lines = chart_lines(Language(code), blundered(), made_up([0.5] * turns))
    assert all(len(line) <= 74 for line in lines)
    assert lines[-1].endswith(Language(code).text("review-end"))
    assert lines[4].count("█") >= turns


@pytest.mark.parametrize("code", CODES)
def test_the_review_speaks_every_language(code: str) -> None:
    language = Language(code)
    lines = review_lines(language, session_of(blundered()), review(blundered(), 0, QUICK))
    text = "\n".join(lines)
    assert language.text("option-buy", card=language.card("province")) in text
    assert language.text("review-cost", n=100, low=100, high=100) in text
    assert "①" in text
    nothing = review_lines(language, session_of(last_province()), Review(0, (), (), 40))
    assert nothing == [language.text("review-nothing", who="Ania")]


# ---------------------------------------------------------------- the command
def test_the_command_reviews_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    save(session_of(blundered()), path)
    assert main(["review", str(path), "--playouts", "40"]) == 0
    assert capsys.readouterr().out.splitlines() == review_lines(
        Language("en"), session_of(blundered()), review(blundered(), 0, QUICK)
    )


def test_the_command_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    save(session_of(blundered()), path)
    assert main(["review", str(path), "--playouts", "40", "--player", "2", "--seed", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    expected = asdict(review(blundered(), 1, replace(QUICK, seed=3)))
    assert (data["player"], data["name"], data["seed"], data["playouts"]) == (2, "Hard", 3, 40)
    assert data["moments"] == json.loads(json.dumps(expected["moments"]))


def test_without_a_file_the_last_finished_game_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review"]) == 2
    assert "no finished game found" in capsys.readouterr().err
    finish(session_of(won()))
    finish(session_of(blundered()))
    assert main(["review", "--playouts", "20"]) == 0
    assert "buy Copper" in capsys.readouterr().out


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_the_command_draws_a_chart(suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, chart = tmp_path / "game.json", tmp_path / f"chart{suffix}"
    save(session_of(blundered()), path)
    assert main(["review", str(path), "--playouts", "20", "--plot", str(chart), "--lang", "de"]) == 0
    assert chart.stat().st_size > 1000
    if suffix == ".svg":
        text = chart.read_text(encoding="utf-8")
        for words in ("die Gewinnchance", "verloren", "kaufen: Kupfer", "kaufen: Provinz"):
            assert words in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--player", "3"], "players 1 to 2, not 3"),
        (["--playouts", "1"], "10 to"),
        (["--seed", "-1"], "seed"),
        (["--plot", "chart.bmp"], ".png"),
    ],
)
def test_wrong_arguments_are_refused(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    save(session_of(won()), path)
    assert main(["review", str(path), *arguments]) == 2
    assert words in capsys.readouterr().err


# ---------------------------------------------------------------- docs/review.md
RECORDED = DOCS / "reviews" / "first_game.json"


def recorded() -> Review:
    """The review that the page shows, from its numbers."""
    data = json.loads(RECORDED.with_suffix(".review.json").read_text(encoding="utf-8"))
    mistakes = [
        Mistake(**{**mistake, "estimates": tuple(Estimate(**estimate) for estimate in mistake["estimates"])})
        for mistake in data["mistakes"]
    ]
    moments = tuple(Moment(**moment) for moment in data["moments"])
    return Review(data["player"] - 1, moments, tuple(mistakes), data["playouts"], Unused(**data["unused"]))


def test_the_page_shows_the_recorded_review() -> None:
    (shown,) = [output for block in blocks("review.md") if block.language == "console" for _, output in commands(block)]
    assert shown.splitlines() == review_lines(Language("en"), load(RECORDED), recorded())
    assert (DOCS / "charts" / "review.png").stat().st_size > 10_000


def test_the_recorded_review_is_one_of_the_recorded_game() -> None:
    game = load(RECORDED).game
    found = recorded()
    assert [moment.n for moment in found.moments] == [n for n, _, _ in decisions_of(game, 0)]
    by_wins = [mistake for mistake in found.mistakes if mistake.measure == reviewing.WINS]
    assert len(by_wins) == 3
    for mistake in by_wins:
        assert game.journal[mistake.n] == mistake.given
        assert {mistake.given, mistake.better} < {estimate.answer for estimate in mistake.estimates}
        if mistake.given.startswith("buy "):
            assert f"a {mistake.given.removeprefix('buy ').capitalize()}" in read("review.md").replace("an Estate", "a Estate")


@pytest.mark.skipif(not IS_COMPILED, reason="a whole game takes minutes")
def test_the_review_of_the_recorded_game_finds_the_same_mistakes_again() -> None:
    knowledge.forget()  # what other tests have found
    again = review(load(RECORDED).game, 0, replace(HARD, playouts=250))
    assert len({mistake.n for mistake in again.mistakes} & {mistake.n for mistake in recorded().mistakes}) >= 2
