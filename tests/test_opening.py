"""The chances of coins on turns 3 and 4: known numbers, other ways to the same numbers, and what is refused."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections import Counter
from fractions import Fraction
from io import StringIO
from itertools import combinations
from math import comb, sqrt
from pathlib import Path

import pytest

from demesne.commands import opening as command
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import DemesneError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.sim.opening import Opening, open_with
from demesne.sim.solitaire import OpeningError, read
from demesne.words import CardSet, a, each_player, if_, may_reveal, nobody_else_did, plus

KINGDOM = [
    "smithy", "moneylender", "village", "horse_traders", "moat", "chapel", "market", "militia", "laboratory", "workshop",
]  # fmt: skip
ONLY_GIFTS = (
    "silver", "smithy", "village", "laboratory", "market", "festival", "woodcutter", "council_room", "witch", "militia",
)  # fmt: skip
WORTH = {"copper": 1, "silver": 2}


def test_silver_silver_is_what_everybody_knows() -> None:
    opening = open_with(["silver", "silver"])
    assert opening.at_least(5).either == Fraction(361, 396)
    assert opening.at_least(6).either == Fraction(14, 33)
    assert opening.at_least(7).either == Fraction(35, 396)
    assert [f"{float(opening.at_least(n).either):.1%}" for n in (5, 6, 7)] == ["91.2%", "42.4%", "8.8%"]
    assert opening.possible == Fraction(5, 6)
    assert list(opening.deals) == [(3, 4), (4, 3)]


def test_how_likely_it_is_that_both_purchases_have_been_drawn() -> None:
    """Ten of twelve cards are drawn; with a Smithy among them all."""
    assert open_with(["silver", "silver"]).drawn == Fraction(comb(10, 2), comb(12, 2))
    assert open_with(["silver"]).drawn == Fraction(10, 11)
    assert open_with(["smithy", "silver"]).drawn == Fraction(10, 12)


@pytest.mark.parametrize("buys", [["silver", "silver"], ["chapel", "silver"], ["estate"], ["copper", "copper"]])
def test_cards_that_draw_nothing_agree_with_counting_all_hands(buys: list[str]) -> None:
    """Every way to take five cards for turn 3 and five of the others for turn 4, one by one."""
    deck = [1] * 7 + [0] * 3 + [WORTH.get(id, 0) for id in buys]
    counted: Counter[tuple[int, int]] = Counter()
    for third in combinations(range(len(deck)), 5):
        rest = [card for i, card in enumerate(deck) if i not in third]
        coins = sum(deck[i] for i in third)
        counted.update((coins, sum(fourth)) for fourth in combinations(rest, 5))
    total = comb(len(deck), 5) * comb(len(deck) - 5, 5)
    assert open_with(buys).pairs == {pair: Fraction(n, total) for pair, n in counted.items()}


def can_be_counted(card: Card) -> bool:
    try:
        read(card)
    except OpeningError:
        return False
    return True


COUNTED = [id for id, card in CARDS.items() if card.cost <= 5 and not card.potion and can_be_counted(card)]


def test_most_cards_can_be_counted() -> None:
    assert len(COUNTED) > 45


@pytest.mark.parametrize("id", COUNTED)
def test_the_chances_of_every_card_are_sound(id: str) -> None:
    opening = open_with([id])
    assert sum(opening.pairs.values()) == 1
    assert 0 < opening.possible <= 1
    assert set(opening.at_least(0)) == {Fraction(1)}
    for coins in opening.amounts:
        chances, exactly = opening.at_least(coins), opening.exactly(coins)
        assert chances.either + chances.both == chances.third + chances.fourth
        assert exactly.third == chances.third - opening.at_least(coins + 1).third


# ---------------------------------------------------------------- the engine agrees
def coins_by_the_engine(buys: list[str], wanted: int) -> list[tuple[int, int]]:
    """Coins on turns 3 and 4 in games of the engine, from deals that allow the buys; nothing is bought later."""
    found: list[tuple[int, int]] = []
    seed = 0
    while len(found) < wanted:
        game = Game.new(Setup.of(KINGDOM), seed=seed)
        seed += 1
        left = [list(buys), list(buys)]
        coins: list[list[int]] = [[], []]
        while game.players[1].turns < 4:
            who = game.decision.who
            answer = answer_of(game, buys, left[who])
            if answer == "end buys":
                coins[who].append(game.coins)
            game.apply(answer)
        found += [(turns[2], turns[3]) for turns, missing in zip(coins, left, strict=True) if not missing]
    return found[:wanted]


def answer_of(game: Game, buys: list[str], left: list[str]) -> str:
    """Play every Action in the order of the buys and every Treasure; give up what is worth least."""
    decision = game.decision
    possible = [option.text for option in decision.options]
    if decision.kind == "action phase":
        return next((f"play {id}" for id in buys if f"play {id}" in possible), "end actions")
    if decision.kind == "buy phase":
        played = next((text for text in possible if text.startswith("play ")), "")
        if played or game.players[decision.who].turns >= 2:
            return played or "end buys"
        affordable = [id for id in left if f"buy {id}" in possible]
        if not affordable:
            return "end buys"
        bought = max(affordable, key=lambda id: CARDS[id].cost)
        left.remove(bought)
        return f"buy {bought}"
    known = [*decision.picked, *decision.pickable]
    given_up = Counter(sorted(known, key=lambda id: WORTH.get(id, 0))[: decision.least]) - Counter(decision.picked)
    return next(text for text in possible if text.removeprefix("choose ") in given_up)


@pytest.mark.parametrize(
    "buys",
    [["silver", "silver"], ["smithy", "silver"], ["village", "smithy"], ["moneylender", "silver"], ["horse_traders", "silver"]],
    ids="/".join,
)
def test_the_engine_finds_the_same(buys: list[str]) -> None:
    """Within 4 standard errors; with a Smithy this goes through the shuffle in the middle of turn 4, too."""
    opening = open_with(buys)
    games = 1000
    found = coins_by_the_engine(buys, games)
    for coins in opening.amounts:
        held = [(third >= coins, fourth >= coins) for third, fourth in found]
        counts = (
            sum(third for third, _ in held),
            sum(fourth for _, fourth in held),
            sum(third or fourth for third, fourth in held),
            sum(third and fourth for third, fourth in held),
        )
        for count, chance in zip(counts, map(float, opening.at_least(coins)), strict=True):
            assert abs(count - games * chance) <= 4 * sqrt(games * chance * (1 - chance)) + 1e-9


# ---------------------------------------------------------------- what cards do
def test_a_laboratory_draws_and_a_village_lets_the_smithy_follow() -> None:
    alone, plain = open_with(["laboratory"]), open_with(["estate"])
    assert alone.mean(3) > plain.mean(3)
    assert open_with(["village", "smithy"]).mean(3) > open_with(["chapel", "smithy"]).mean(3)
    assert open_with(["lackeys", "smithy"]).pairs != open_with(["moat", "smithy"]).pairs, "Villagers are Actions"


def test_an_experiment_brings_another_and_leaves_when_played() -> None:
    opening = open_with(["experiment", "silver"])
    assert opening.deck["experiment"] == 2
    assert opening.amounts[-1] > open_with(["chapel", "silver"]).amounts[-1]


def test_coffers_help_with_the_second_buy_only() -> None:
    with pytest.raises(OpeningError, match="cost: 4, 4"):
        open_with(["smithy", "militia"])
    opening = open_with(["silk_merchant", "smithy"])
    assert list(opening.deals) == [(4, 3)]
    assert opening.left_out == ("silk_merchant",)


def test_a_tournament_finds_nobody_with_a_province() -> None:
    """So it brings a card and a coin; a card that anybody may have by then is refused."""
    tournament, market = open_with(["tournament", "copper"]), open_with(["village", "copper"])
    assert tournament.mean(3) > market.mean(3)
    cards = CardSet("opening_test")
    try:
        cards.action("Fair Day", 3, each_player(may_reveal(a("Estate"))), if_(nobody_else_did, plus(coins=1)))
        with pytest.raises(OpeningError, match="Fair Day"):
            open_with(["fair_day"])
    finally:
        cards.forget()


def test_only_a_shuffle_on_turn_4_is_remarked() -> None:
    english = Language("en")
    assert "shuffle" not in " ".join(command_output(open_with(["village", "silver"]), english))
    assert "the card bought on turn 3 is not part of it" in " ".join(command_output(open_with(["smithy", "silver"]), english))


@pytest.mark.parametrize(
    ("buys", "key"),
    [
        (["throne_room"], "opening-uncountable"), (["bureaucrat"], "opening-uncountable"), (["mine"], "opening-uncountable"),
        (["flag_bearer"], "opening-uncountable"), (["library"], "opening-uncountable"), (["gold"], "opening-too-dear"),
        (["smithy", "smithy"], "opening-too-dear"), (["star_chart"], "opening-no-card"), (["princess"], "opening-no-card"),
        ([], "opening-buys"), (["silver"] * 3, "opening-buys"),
    ],
)  # fmt: skip
def test_what_would_be_wrong_is_refused_in_every_language(buys: list[str], key: str) -> None:
    with pytest.raises(OpeningError) as refusal:
        open_with(buys)
    assert refusal.value.key == key
    assert all(Language(code).error(refusal.value) for code in CODES)


def test_cards_whose_text_is_only_gifts_are_counted_fully() -> None:
    assert [id for id in ONLY_GIFTS if read(CARDS[id]).left_out] == []
    others = ("workshop", "ducat", "priest", "swashbuckler", "villain")
    assert [id for id in others if not read(CARDS[id]).left_out] == []


# ---------------------------------------------------------------- the command
def command_output(opening: Opening, language: Language) -> list[str]:
    out = StringIO()
    command.print_opening(opening, language, out)
    return out.getvalue().splitlines()


def run(*arguments: str, language: str = "en") -> int:
    parser = ArgumentParser()
    command.declare(parser, Language(language))
    options = parser.parse_args(arguments, Namespace(language=Language(language), cards=[]))
    result: int = options.run(options)
    return result


@pytest.mark.parametrize(("code", "words"), [("en", "91.2%"), ("pl", "91,2%"), ("de", "91,2\u00a0%"), ("cs", "91,2\u00a0%")])
def test_the_command_prints_a_table(code: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("Silver/silver", language=code) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.strip().startswith("5 "))
    assert words in row


def test_the_command_prints_json_with_exact_fractions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("silver", "silver", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["at_least"]["5"]["either"]["exact"] == "361/396"
    assert data["deals"] == ["3/4", "4/3"]


def test_the_command_draws_and_checks_the_file_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("silver", "--plot", str(tmp_path / "opening.svg")) == 0
    assert "<svg" in (tmp_path / "opening.svg").read_text(encoding="utf-8")
    capsys.readouterr()
    with pytest.raises(DemesneError, match=r"\.png, \.svg, \.pdf"):
        run("silver", "--plot", str(tmp_path / "opening.gif"))
    assert capsys.readouterr().out == ""


def test_unknown_cards_get_suggestions() -> None:
    with pytest.raises(DemesneError, match="Smithy"):
        run("Smity")
