"""Cards of sets that Demesne does not have, declared as cards of one's own: the words reach that far."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_play import eager
from test_default_play_renaissance import Case, answer, case, position

from demesne.cards.loader import load_cards
from demesne.engine.definitions import Card, withdraw
from demesne.engine.setup import Setup, is_kingdom_card
from demesne.game import Game
from demesne.rulings.files import read_file
from demesne.rulings.runner import run_texts
from demesne.views.sampling import sample

FOLDER = Path(__file__).parent / "data" / "other_sets"


@pytest.fixture(scope="module")
def cards() -> Iterator[list[Card]]:
    made = load_cards(FOLDER / "cards.py")
    yield made
    for card in made:
        withdraw(card)


def test_no_card_but_masquerade_needs_a_phrase_of_its_own(cards: list[Card]) -> None:
    tree = ast.parse((FOLDER / "cards.py").read_text("utf-8"))
    assert [node.name for node in tree.body if isinstance(node, ast.ClassDef)] == ["PassLeft"]
    assert len(cards) == 60


def test_their_rulings_hold(cards: list[Card]) -> None:
    path = FOLDER / "rulings.yaml"
    results = run_texts({str(path): read_file(path)})
    assert len(results) == 58
    assert [f"{result.ruling}: {result.problem}" for result in results if result.problem] == []


@pytest.mark.parametrize("seed", range(12))
def test_they_play_whole_games_and_stay_hidden_in_views(cards: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    kingdom = rng.sample([card.id for card in cards if is_kingdom_card(card) and card.id != "ruined_village"], 9)
    game = Game.new(Setup.of([*kingdom, "ruined_village"], players=rng.randint(2, 4)), seed)
    for step in range(250):
        if game.over:
            break
        if step % 25 == 0:
            assert sample(game.view(game.decision.who), rng).decision.options
        game.apply(eager(rng, game))
    assert Game.from_json(game.to_json()).to_json() == game.to_json()


PUT_BACK = [
    case("what is of no use now goes back on the deck, not the best card", "choose estate",
         hand="courtyard, gold, silver", deck="copper, estate, silver", moves=("play courtyard",)),
    case("an Action that there is no Action for comes back next turn", "choose smithy",
         hand="courtyard, gold, estate", deck="copper, smithy, silver", moves=("play courtyard",)),
    case("money that buys nothing more today waits for tomorrow", "choose silver",
         hand="courtyard, gold*2, copper*2", deck="silver, province, province", moves=("play courtyard",)),
]  # fmt: skip


@pytest.mark.parametrize("known", PUT_BACK, ids=lambda known: known.why)
def test_what_default_play_puts_back_on_the_deck(cards: list[Card], known: Case) -> None:
    game = position(known)
    assert answer(game, known.lines) == list(known.answers)
