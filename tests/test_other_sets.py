"""Cards of sets that Demesne does not have, declared as cards of one's own: the words reach that far."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_play import KINGDOM_CARDS, eager

from demesne.engine.definitions import CARDS, Card, withdraw
from demesne.engine.setup import Setup, is_kingdom_card
from demesne.game import Game
from demesne.rulings.files import read_file
from demesne.rulings.runner import run_texts
from demesne.sets.loader import load_cards
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
    assert cards


def test_their_rulings_hold(cards: list[Card]) -> None:
    path = FOLDER / "rulings.yaml"
    results = run_texts({str(path): read_file(path)})
    assert results
    assert [f"{result.ruling}: {result.problem}" for result in results if result.problem] == []


@pytest.mark.parametrize("seed", range(12))
def test_they_play_whole_games_and_stay_hidden_in_views(cards: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    known = [card.id for card in cards if is_kingdom_card(card)]
    kingdom = [id for id in known if id == "ruined_village"]  # what a Cultist hands out
    kingdom += rng.sample([id for id in known if id not in kingdom], min(9, len(known) - len(kingdom)))
    others = [id for id in KINGDOM_CARDS if not CARDS[id].layout.extra_pile]
    kingdom += rng.sample(others, 10 - len(kingdom))
    game = Game.new(Setup.of(kingdom, players=rng.randint(2, 4)), seed)
    for step in range(250):
        if game.over:
            break
        if step % 25 == 0:
            assert sample(game.view(game.decision.who), rng).decision.options
        game.apply(eager(rng, game))
    assert Game.from_json(game.to_json()).to_json() == game.to_json()
