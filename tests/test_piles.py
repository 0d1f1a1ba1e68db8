"""Piles of several kinds: in an order everybody knows, or shuffled, so that nobody knows what lies below."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from demesne.engine.definitions import CARDS
from demesne.engine.errors import CardError
from demesne.engine.setup import Setup, is_kingdom_card
from demesne.game import Game
from demesne.views.sampling import sample
from demesne.words import ACTION, TREASURE, CardSet, gain, plus, return_this

FILLERS = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter"]


@pytest.fixture
def camp() -> Iterator[CardSet]:
    mine = CardSet("camp")
    mine.action("Tent", 2, plus(cards=2), return_this)
    mine.treasure("Loot Bag", 5, plus(coins=2))
    mine.pile("Tent and Loot", ("Tent", 5), ("Loot Bag", 5))
    for i in range(5):
        mine.card(f"Rubble {i}", 0, ACTION, plus(actions=1), pile="10", beside=True)
    mine.pile("Rubble", *((f"Rubble {i}", 10) for i in range(5)), shuffled=True, size="curse")
    mine.action("Digger", 3, plus(coins=3), gain("Rubble"), brings=("Rubble",))
    mine.card("Pony", 3, TREASURE, plus(coins=1), pile="30", beside=True)
    mine.action("Stable", 3, gain("Pony"), brings=("Pony",))
    try:
        yield mine
    finally:
        mine.forget()


def new_game(pile: str, seed: int = 1, players: int = 2) -> Game:
    return Game.new(Setup.of([*FILLERS, pile], players=players), seed)


def top_up(game: Game) -> None:
    game.coins, game.buys, game.actions = 99, 99, 99
    if game.decision.kind == "action phase":
        game.apply("end actions")


def test_only_the_top_of_a_split_pile_can_be_bought(camp: CardSet) -> None:
    game = new_game("tent_and_loot")
    top_up(game)
    assert game.view(0).stacks == {"tent_and_loot": ["tent"] * 5 + ["loot_bag"] * 5}
    for left in (4, 3, 2, 1):
        game.apply("buy tent")
        assert (game.view(0).piles["tent"], game.view(0).piles["loot_bag"]) == (left, 0)
        assert game.decision.option("buy loot_bag") is None
    game.apply("buy tent")
    assert game.decision.option("buy tent") is None
    assert game.view(1).piles["loot_bag"] == 5
    for _ in range(5):
        assert game.empty == 0
        game.apply("buy loot_bag")
    assert game.empty == 1


def test_a_card_that_goes_back_lies_on_top(camp: CardSet) -> None:
    from demesne.engine.constants import DISCARD
    from demesne.engine.gaining import gain as gain_kind
    from demesne.engine.gaining import return_to_pile
    from demesne.engine.places import place

    game = new_game("tent_and_loot")
    tent, bag = game.components.kind("tent"), game.components.kind("loot_bag")
    cards = [gain_kind(game, 0, tent, DISCARD) for _ in range(5)]
    assert gain_kind(game, 0, tent, DISCARD) == -1
    assert gain_kind(game, 0, bag, DISCARD) >= 0
    assert return_to_pile(game, 0, cards[0], place(0, DISCARD), game.tick)
    assert (game.left[tent], game.left[bag]) == (1, 0)


def test_a_shuffled_pile_has_its_size_and_shows_its_top_only(camp: CardSet) -> None:
    tops = set()
    for seed in range(12):
        game = new_game("digger", seed, players=3)
        [(name, cards)] = game.view(0).stacks.items()
        assert (name, len(cards), cards[1:]) == ("rubble", 20, [""] * 19)
        tops.add(cards[0])
        assert sum(game.view(0).piles[f"rubble_{i}"] for i in range(5)) == 1
    assert len(tops) > 2


def test_what_lies_below_is_dealt_anew_in_a_sample(camp: CardSet) -> None:
    game = new_game("digger")
    for _ in range(3):
        game.clone()
    view = game.view(0)
    below = {str(sample(view, random.Random(seed)).stacks[-1].listed()[:-1]) for seed in range(8)}
    assert len(below) == 8
    for seed in range(4):
        stack = sample(view, random.Random(seed)).stacks[-1].listed()
        assert stack[-1] == game.stacks[-1].listed()[-1]
        assert len(stack) == 10
        assert max(stack.count(kind) for kind in stack) <= 10


def test_a_pile_can_be_named_to_gain_from(camp: CardSet) -> None:
    from demesne.notation.position import start_from_position

    game = start_from_position(
        {"position": {"p1": {"hand": "digger*2"}, "actions": 2, "kingdom": ["digger"]}, "named": ["digger"]}
    )
    for n in (1, 2):
        top = game.view(0).stacks["rubble"][0]
        game.apply("play digger")
        assert game.view(0).players[0].discard_top == top
        assert len(game.view(0).stacks["rubble"]) == 10 - n


def test_it_goes_through_copies_and_saves(camp: CardSet) -> None:
    game = new_game("digger", 5)
    assert [stack.listed() for stack in game.clone().stacks] == [stack.listed() for stack in game.stacks]
    again = Game.from_json(game.to_json())
    assert [stack.listed() for stack in again.stacks] == [stack.listed() for stack in game.stacks]


def test_what_lies_beside_the_supply_is_no_kingdom_card_and_cannot_be_bought(camp: CardSet) -> None:
    assert [id for id in ("pony", "tent", "rubble_1") if is_kingdom_card(CARDS[id])] == []
    assert [id for id in ("stable", "tent_and_loot") if not is_kingdom_card(CARDS[id])] == []
    game = new_game("stable")
    top_up(game)
    assert game.view(0).piles["pony"] == 30
    assert game.decision.option("buy pony") is None


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda mine: mine.pile("Lone", ("Tent", 5)), "at least two"),
        (lambda mine: mine.pile("Odd", ("Tent", 0), ("Loot Bag", 5)), "number of copies"),
        (lambda mine: mine.pile("Ghosts", ("Nobody", 1), ("Tent", 1)), "declared before it"),
        (lambda mine: mine.pile("Sized", ("Tent", 1), ("Loot Bag", 1), size="5"), "size of a shuffled pile"),
    ],
)
def test_piles_that_make_no_sense_are_refused(camp: CardSet, make: object, words: str) -> None:
    assert callable(make)
    with pytest.raises(CardError, match=words):
        make(camp)
