"""Some hundred random games, and whether the script would notice that something is wrong."""

from __future__ import annotations

from collections import Counter

import pytest
import random_games
from laws import LawBroken, check_cards, check_end, check_possessions
from random_games import (
    CHUNK,
    ENOUGH,
    Match,
    Summary,
    expected_uses,
    known_cards,
    main,
    play_games,
    play_one,
    recommended_cards,
    verdict,
)

from demesne.sets.recommended import KINGDOMS

SEED = 11
GAMES = 200


@pytest.fixture(scope="module")
def summary() -> Summary:
    return play_games(SEED, GAMES, jobs=2)


def test_every_law_holds(summary: Summary) -> None:
    assert summary.failures == []
    assert summary.games == GAMES
    assert summary.inspections > GAMES / 4


def test_nearly_everything_is_used_even_in_few_games(summary: Summary) -> None:
    assert len(summary.unused(known_cards())) < len(expected_uses(known_cards())) / 10


def test_games_come_to_an_end(summary: Summary) -> None:
    assert summary.stopped < GAMES / 10


def test_any_number_of_processes_gives_the_same_summary() -> None:
    games = 2 * CHUNK + 1
    assert play_games(SEED, games, jobs=1) == play_games(SEED, games, jobs=2)


def test_another_seed_gives_other_games() -> None:
    assert play_one(SEED, 0) == play_one(SEED, 0)
    assert play_one(SEED, 0).check != play_one(SEED + 1, 0).check


def test_a_doubled_card_is_noticed() -> None:
    game = Match(SEED, 1, recommended=False).play(Counter())
    game.players[0].deck.put(game.players[1].deck.listed()[0])
    with pytest.raises(LawBroken):
        check_cards(game)


def test_a_lost_card_is_noticed() -> None:
    game = Match(SEED, 1, recommended=False).play(Counter())
    lost = game.kind_of[game.players[0].hand.take_top()]
    game.players[0].owned[lost] -= 1
    game.left[lost] += 1
    with pytest.raises(LawBroken, match="nowhere"):
        check_cards(game)


def test_a_card_made_from_nothing_is_noticed() -> None:
    game = Match(SEED, 1, recommended=False).play(Counter())
    game.left[0] += 1
    with pytest.raises(LawBroken, match="from beginning to end"):
        check_cards(game)


def test_a_wrong_result_is_noticed() -> None:
    match = Match(SEED, 1, recommended=False)
    game = match.play(Counter())
    game.players[0].owned[game.components.kind("province")] += 1
    with pytest.raises(LawBroken, match="score"):
        check_end(game, match.setup)


def test_a_debt_is_noticed() -> None:
    game = Match(SEED, 1, recommended=False).play(Counter())
    game.players[1].tokens[0] = -1
    with pytest.raises(LawBroken, match="owed"):
        check_possessions(game)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is wrong with every game."""

    def fail(game: object) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr(random_games, "check_cards", fail)


@pytest.mark.usefixtures("broken")
def test_what_goes_wrong_in_a_game_can_be_reproduced() -> None:
    summary = play_one(SEED, 3)
    assert len(summary.failures) == 1
    assert f"--seed {SEED} --only 3 (after " in summary.failures[0]
    assert '"piles": [' in summary.failures[0]
    assert "IndexError: no such card" in summary.failures[0]


@pytest.mark.usefixtures("broken")
def test_the_command_fails_when_a_game_goes_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--jobs", "1"]) == 1
    assert "games that went wrong: 2" in capsys.readouterr().err


def test_the_command_tells_how_often_everything_was_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seed", str(SEED), "--only", "0"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    copper = next(line for line in lines if line[:1] == ["copper"])
    assert int(copper[3]) > 0
    assert any(line[:2] == ["trusty_steed", "silvers"] for line in lines)


@pytest.mark.parametrize(
    "use",
    [
        ("buy", "citadel"), ("play", "princess"), ("gain", "gardens"), ("take", "treasure_chest"), ("spend", "villagers"),
        ("choose", "library none"), ("choose", "jester victim"), ("choose", "tournament gains diadem"),
        ("choose", "trusty_steed silvers"), ("choose", "moat declined"), ("choose", "horn used"), ("work", "star_chart"),
    ],
)  # fmt: skip
def test_what_is_never_used_is_a_failure_in_many_games(use: tuple[str, str]) -> None:
    usage = Counter(expected_uses(known_cards()))
    assert verdict(Summary(games=ENOUGH, usage=usage), known_cards())[0]
    del usage[use]
    well, line = verdict(Summary(games=ENOUGH, usage=usage), known_cards())
    assert not well
    assert use[1] in line
    assert verdict(Summary(games=ENOUGH - 1, usage=usage), known_cards())[0]


def test_recommended_kingdoms_are_played_in_turn() -> None:
    setups = [Match(SEED, number, recommended=True).setup for number in range(len(KINGDOMS))]
    assert {setup.piles for setup in setups} == {kingdom.setup(2).piles for kingdom in KINGDOMS.values()}
    assert {setup.players for setup in setups} == {2, 3, 4}
    assert play_one(SEED, len(KINGDOMS) - 1, recommended=True).failures == []
    assert {card.id for card in recommended_cards()} > {"moat", "gondola", "fated", "amphora", "ruined_market", "colony"}
