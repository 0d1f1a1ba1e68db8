"""Saves that outlive the version that wrote them: those of older programs go on, and what differs is told, not lost."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from random_play import play_on, random_game

from demesne import KINGDOMS, Diverged, Game, SaveError
from demesne.engine.codec import to_data
from demesne.engine.essentials import RULES, checksum, essentials
from demesne.game import replay

FIRST = Path(__file__).parent / "data" / "saves" / "v1"
GAMES = ["game_option", "game_pick", "game_pile", "game_trigger", "position"]


def first_format(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FIRST / f"{name}.json").read_text(encoding="utf-8"))
    assert data["version"] == 1
    return data


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_first_format_goes_on(name: str) -> None:
    data = first_format(name)
    game = Game.from_json(json.dumps(data))
    assert game.journal == data["journal"]
    again = Game.from_json(game.to_json())
    assert to_data(again) == to_data(game)
    play_on(random.Random(1), again, 30)
    assert len(again.journal) > len(game.journal)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_the_first_format_is_still_compared(name: str) -> None:
    data = first_format(name)
    data["state"]["players"][0]["tokens"]["coffers"] += 1
    coffers = data["state"]["players"][0]["tokens"]["coffers"]
    with pytest.raises(Diverged, match=f"p1 coffers: {coffers} → ") as refused:
        Game.from_json(json.dumps(data))
    assert "did not note its rules" in str(refused.value)
    assert refused.value.at == len(data["journal"])


def second_format() -> list[Any]:
    """Games that older programs saved, when they had fewer sets."""
    files = sorted((FIRST.parent / "v2").glob("*.json"))
    return [
        pytest.param(data, id=f"{file.stem} {i}")
        for file in files
        for i, data in enumerate(json.loads(file.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize("data", second_format())
def test_a_game_of_an_older_program_goes_on(data: dict[str, Any]) -> None:
    """Where the rules have changed since, and only there, it may end earlier."""
    try:
        game = Game.from_json(json.dumps(data))
    except Diverged as problem:
        assert data["rules"] != RULES
        game = problem.game
    else:
        assert game.journal == data["journal"]
    before = len(game.journal)
    play_on(random.Random(1), game, 10)
    assert game.over or len(game.journal) > before


def saved(answers: int = 40) -> dict[str, Any]:
    rng = random.Random(3)
    data: dict[str, Any] = json.loads(play_on(rng, random_game(rng, 2), answers).to_json())
    return data


def test_an_answer_that_is_no_longer_possible_leaves_the_game_up_to_there() -> None:
    data = saved()
    data["rules"] = RULES + 1
    answers = data["journal"] = [*data["journal"][:25], "play nonsense", *data["journal"][26:]]
    with pytest.raises(Diverged, match="answer 26 of 40 cannot be given any more: 'play nonsense'") as refused:
        Game.from_json(json.dumps(data))
    problem = refused.value
    assert (problem.at, problem.answers, problem.rules) == (25, answers, RULES + 1)
    assert f"the rules have changed since (version {RULES + 1}, now {RULES})" in str(problem)
    assert problem.game.journal == answers[:25]
    play_on(random.Random(1), problem.game, 5)


def test_a_position_that_differs_says_which_cards() -> None:
    data = saved()
    data["position"]["p2"]["hand"] = ["curse", "gold"]
    with pytest.raises(Diverged, match=r"after answer 40 of 40 .* \(p2 hand: curse, gold → ") as refused:
        Game.from_json(json.dumps(data))
    assert "the rules are the same, so the save is damaged" in str(refused.value)
    assert refused.value.game.journal == data["journal"]


def test_other_rules_that_lead_to_the_same_position_change_nothing() -> None:
    data = saved()
    data["rules"] = RULES + 7
    assert Game.from_json(json.dumps(data)).journal == data["journal"]


def test_new_zones_and_tokens_that_are_empty_do_not_matter() -> None:
    game = Game.new(KINGDOMS["first_game"].setup())
    for named in essentials(game).values():
        assert all(named.values())


def test_checksums_find_the_answer_from_which_on_a_game_differs() -> None:
    rng = random.Random(5)
    game = random_game(rng, 3)
    checks = {0: checksum(game)}
    for n in range(1, 31):
        play_on(rng, game, 1)
        checks[n] = checksum(game)
    assert to_data(replay(game.start, game.journal, checks)) == to_data(game)
    words = checks[20].split()
    words[words.index("p2") + 1] = "-"
    with pytest.raises(Diverged, match=r"after answer 20 of 30 .*\(p2\)") as refused:
        replay(game.start, game.journal, {**checks, 20: " ".join(words)})
    assert refused.value.game.journal == game.journal[:19]
    with pytest.raises(Diverged) as refused:
        replay(game.start, game.journal, {20: " ".join(words)})
    assert refused.value.game.journal == game.journal[:20]  # nothing is known of what came before


def test_a_card_that_is_no_more_is_named() -> None:
    data = saved()
    setup = data["start"]["setup"]
    text = json.dumps(data).replace(f'"{(setup.get("kingdom") or setup["piles"])[0]}"', '"gone"')
    with pytest.raises(SaveError, match="gone"):
        Game.from_json(text)
