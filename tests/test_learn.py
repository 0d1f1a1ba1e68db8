"""Games as numbers: what an observation tells, which actions there are, and that all environments play the same game."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from learn_twins import HIDING, deal_hidden_again
from librt.vecs import vec
from mypy_extensions import u8
from random_play import eager, play_on, random_game, random_setup, random_setup_of, rich_game

from demesne import KINGDOMS, Game, Setup, sample
from demesne.engine.constants import DECISION_NAMES, LAND, PILE_TOKENS
from demesne.engine.decisions import Option
from demesne.engine.definitions import withdraw
from demesne.engine.errors import IllegalChoice
from demesne.engine.state import State
from demesne.engine.tokens import lay_token
from demesne.engine.triggers import key_source
from demesne.learn import VectorGames
from demesne.learn.actions import Actions
from demesne.learn.catalogue import Catalogue, land_name, make_catalogue
from demesne.learn.environment import Games, make_settings
from demesne.learn.layout import Layout, Piles
from demesne.learn.observer import Observer
from demesne.notation.position import cards_named, start_from_position
from demesne.sets.loader import load_cards

EVERYTHING = make_catalogue(None, 2)


# ---------------------------------------------------------------- helpers
class Reader:
    """Observations and possible actions of a game of one's own."""

    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        piles = Piles(game.setup, catalogue, None)
        layout = Layout(catalogue)
        self.catalogue = catalogue
        self.observer = Observer(layout, piles)
        self.actions = Actions(layout, piles)

    def seen(self, game: State, player: int) -> dict[str, int]:
        out = vec[u8]([0] * len(self.catalogue.observation_names))
        self.observer.write(game, player, out, 0)
        return {name: int(n) for name, n in zip(self.catalogue.observation_names, out, strict=True) if n}

    def possible(self, game: State) -> list[str]:
        self.actions.find(game)
        return [self.catalogue.action_names[self.actions.numbers[i]] for i in range(self.actions.n)]


def reader_for(game: Game) -> Reader:
    return Reader(game, make_catalogue(None, int(game.nplayers)))


# ---------------------------------------------------------------- the catalogue
def test_actions_and_places_have_one_name_each() -> None:
    with_a_rule_of_all_games = Setup.of([*first_game().piles[:9], "shaman"])
    for catalogue in (EVERYTHING, make_catalogue(first_game(), 4), make_catalogue(with_a_rule_of_all_games, 2)):
        assert len(set(catalogue.action_names)) == len(catalogue.action_names)
        assert len(set(catalogue.observation_names)) == len(catalogue.observation_names)
        layout = Layout(catalogue)
        assert layout.nactions == len(catalogue.action_names)
        assert layout.lands + layout.land_width * len(catalogue.lands) == len(catalogue.observation_names)


def first_game() -> Setup:
    return KINGDOMS["first_game"].setup(2)


def test_the_table_of_cards_can_be_cut_out() -> None:
    start, cards, width = EVERYTHING.card_table
    for i, id in enumerate(EVERYTHING.cards):
        names = EVERYTHING.observation_names[start + i * width : start + (i + 1) * width]
        assert all(f"of {id}" in name for name in names)
    assert cards == len(EVERYTHING.cards)


EXTRA_CARDS = """from demesne.words import *
mine = CardSet('mine')
mine.action('Inn', 3, choose_one(sleep=plus(cards=1), drink=plus(coins=1)))
mine.project('Aqueduct', 4, when(turn_starts, plus(cards=1)))
"""


def numbers_of(kingdom: str) -> list[bytes]:
    """Everything a learner gets to see of some games."""
    games = Games(make_settings(kingdom, 2), 5)
    catalogue, rng = games.catalogue, random.Random(5)
    found = ["\n".join([catalogue.version, *catalogue.action_names, *catalogue.observation_names]).encode()]
    games.begin(5)
    for _ in range(150):
        if games.table.over:
            games.begin(None)
        player = games.table.player
        found += [games.observation(player).tobytes(), games.mask(player).tobytes()]
        games.table.act(rng.choice(games.table.possible()))
    return found


@pytest.mark.parametrize("kingdom", ["first_game", "random"])
def test_numbers_do_not_depend_on_other_cards_that_are_declared(kingdom: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.py"
    path.write_text(EXTRA_CARDS, encoding="utf-8")
    before = numbers_of(kingdom)
    cards = load_cards(path)
    try:
        assert numbers_of(kingdom) == before
        with_inn = make_catalogue(replace(first_game(), piles=(*first_game().piles[:9], "inn")), 2)
        assert {"option sleep", "option drink"} <= set(with_inn.action_names)
    finally:
        for card in cards:
            withdraw(card)


def test_a_kingdom_has_the_options_of_its_own_cards_only() -> None:
    own = make_catalogue(first_game(), 2)
    assert set(own.options) < set(EVERYTHING.options)
    assert own.version == make_catalogue(first_game(), 2).version != make_catalogue(first_game(), 3).version


# ---------------------------------------------------------------- what an observation tells
def test_an_observation_says_what_lies_on_the_table() -> None:
    game = Game.new(first_game(), seed=5)
    reader = reader_for(game)
    seen = reader.seen(game, 0)
    hand = game.view(0).players[0].hand
    assert seen["hand of copper"] == hand.count("copper")
    assert seen["owned of copper"] == seen["owned of copper, player +1"] == 7
    assert seen["left of province"] == 8
    assert seen["cost of smithy"] == 4
    assert seen["decision: action phase"] == seen["asked: player +0"] == seen["turn of: player +0"] == 1
    assert seen["points of player +0"] == 103
    assert "left of witch" not in seen
    assert reader.seen(game, 1)["asked: player +1"] == 1


def test_large_numbers_are_cut_off() -> None:
    game = Game.new(first_game(), seed=5)
    game.coins = 300
    assert reader_for(game).seen(game, 0)["coins"] == 255


@pytest.mark.parametrize("seed", range(12))
def test_nothing_hidden_shows(seed: int) -> None:
    """Games that differ only in what a player cannot know look the same to him, and let him do the same."""
    rng = random.Random(seed)
    game = rich_game(rng) if seed % 2 else random_game(rng)
    reader = reader_for(game)
    for turn in range(60):
        if game.over:
            break
        if turn % 4 == 0:
            asked = game.decision.who
            for viewer in range(int(game.nplayers)):
                other = sample(game.view(viewer), rng)
                assert reader.seen(other, viewer) == reader.seen(game, viewer)
                if viewer == asked:
                    assert reader.possible(other) == reader.possible(game)
        game.apply(eager(rng, game))


def hiding(rng: random.Random) -> Setup:
    """A kingdom with everything that can be hidden."""
    return random_setup_of(rng, HIDING, ["inspiring"])


@pytest.mark.parametrize("seed", range(6))
def test_no_hidden_order_shows(seed: int) -> None:
    """Neither of piles and decks of landscapes: Ruins, Loot, Boons, Hexes."""
    rng = random.Random(seed)
    game = play_on(rng, rich_game(rng, hiding(rng)), 20 * seed)
    reader = reader_for(game)
    twins = [sample(game.view(0), rng) for _ in range(8)]
    for pile in ("ruins", "loot"):
        at = game.components.pile_by_id[pile]
        assert len({str(twin.stacks[at].listed()) for twin in twins}) > 1
    for deck in (0, 2):
        assert len({str(twin.decks[deck].listed()) for twin in twins}) > 1
    for twin in twins:
        assert reader.seen(twin, 0) == reader.seen(game, 0)


def test_many_games_at_once_show_nothing_hidden() -> None:
    games = VectorGames(4, hiding(random.Random(1)), seed=3)
    for _ in range(60):
        before = games.observations.copy(), games.masks.copy()
        for i, table in enumerate(games.tables.tables):
            deal_hidden_again(table.g, int(table.g.asked), random.Random(i))
            games.tables.show(i)
        assert (games.observations == before[0]).all()
        assert (games.masks == before[1]).all()
        games.step(games.sample())


def test_hidden_cards_would_show_if_they_were_written() -> None:
    """The test above can fail: the cards in somebody else's hand do differ."""
    rng = random.Random(3)
    game = random_game(rng, 2)
    for _ in range(60):
        game.apply(eager(rng, game))
    reader = reader_for(game)
    hands = {str(reader.seen(sample(game.view(0), rng), 1)) for _ in range(10)}
    assert len(hands) > 1


def test_an_observation_says_what_cards_of_other_sets_bring() -> None:
    """Potions, other prices, mats, tokens on piles, marks, Traits: what the view says of them."""
    position = {
        "kingdom": "golem, city_quarter, island, native_village, duplicate, cardinal, cultist, jewelled_egg, farmers_market, "
        "ferryman",
        "ferryman": "smithy", "traits": {"inspiring": "island"}, "events": "ferry", "potions": 2, "phase": "buy",
        "on": {"farmers_market": 3},
        "p1": {"island": "estate*2", "native_village": "gold", "tavern": "duplicate", "exile": "curse*3"},
        "p2": {"island": "province", "native_village": "gold*2", "exile": "silver"},
    }  # fmt: skip
    game = start_from_position({"position": position, "named": cards_named(position)})
    lay_token(game, 0, game.components.pile_of[game.components.kind("golem")], PILE_TOKENS.index("cost"))
    lay_token(game, 1, game.components.pile_of[game.components.kind("island")], PILE_TOKENS.index("coin"))
    reader = reader_for(game)
    seen = reader.seen(game, 0)
    wanted = {
        "potions": 2, "potion cost of golem": 1, "debt cost of city_quarter": 8,
        "in pile of hammer": len(game.view(0).stacks["loot"]),
        "vp of farmers_market": 3, "ferryman of smithy": 1, "cost token of golem": 1, "coin token of island, player +1": 1,
        "island of estate": 2, "native_village of gold": 1, "tavern of duplicate": 1, "exile of curse": 3,
        "island of province, player +1": 1, "exile of silver, player +1": 1,
        "trait of island": 1 + reader.catalogue.traits.index("inspiring"),
    }  # fmt: skip
    assert {name: seen.get(name, 0) for name in wanted} == wanted
    assert not any(name.startswith(("left of hammer", "native_village of gold, ")) for name in seen)


def test_a_kingdom_has_only_the_numbers_that_its_cards_bring() -> None:
    plain = make_catalogue(first_game(), 2)
    assert not {"potions", "in pile of copper", "exile of copper"} & set(plain.observation_names)
    assert "island of copper" in make_catalogue(Setup.of([*first_game().piles[:9], "island"]), 2).observation_names


# ---------------------------------------------------------------- actions
def test_every_option_of_every_kind_of_decision_is_an_action_of_its_own() -> None:
    kinds = set()
    for seed in range(40):
        rng = random.Random(seed)
        game = rich_game(rng)
        reader = reader_for(game)
        for _ in range(120):
            if game.over:
                break
            possible = reader.possible(game)
            assert len(set(possible)) == len(possible)
            assert possible == expected_actions(game)
            kinds.add(game.decision.kind)
            game.apply(eager(rng, game))
    assert kinds == set(DECISION_NAMES)


def expected_actions(game: Game) -> list[str]:
    """All that can be done now, each named once."""
    return list(dict.fromkeys(expected(game, option) for option in game.decision.options))


def expected(game: Game, option: Option) -> str:
    """What an option is called among the actions."""
    text = option.text.partition("#")[0]
    verb, _, name = text.partition(" ")
    if game.decision.kind == "trigger" and verb == "choose" and name != "none":
        source = key_source(game, option.code)
        return f"trigger {name if source < LAND else land_name(game.lands[source - LAND])}"
    if text == "choose none" or verb == "end":
        return "pass"
    kind = "option" if game.decision.kind == "option" else "choose"
    return text if verb != "choose" else f"{kind} {name}"


# ---------------------------------------------------------------- the same game everywhere
@pytest.mark.parametrize(("kingdom", "players"), [("first_game", 2), ("overture", 3), ("random", 4)])
def test_many_games_at_once_are_the_games_one_by_one(kingdom: str, players: int) -> None:
    many = VectorGames(3, kingdom, players, seed=40, max_turns=6)
    settings = make_settings(kingdom, players, 6)
    single = [Games(settings, 40 + i) for i in range(3)]
    many.reset()
    for games in single:
        games.begin(None)
    ended = 0
    for _ in range(250):
        for i, games in enumerate(single):
            who = games.table.player
            assert many.players[i] == who
            assert np.array_equal(many.observations[i], games.observation(who))
            assert np.array_equal(many.masks[i], games.mask(who))
        actions = many.sample()
        many.step(actions)
        for i, games in enumerate(single):
            games.table.act(int(actions[i]))
            assert many.dones[i] == games.table.over
            assert many.truncations[i] == games.table.truncated
            assert many.rewards[i].tolist() == games.table.rewards()
            if games.table.over:
                ended += 1
                assert many.scores[i].tolist() == games.table.scores()
                games.begin(None)
    assert ended > 2


@pytest.mark.parametrize("seed", range(4))
def test_actions_play_the_game_the_engine_plays(seed: int) -> None:
    """The same seed and the same answers, by name, in a game of the public interface."""
    rng = random.Random(seed)
    setup = random_setup(rng)
    games = Games(make_settings(setup, 2), 0)
    games.table.begin(seed, 0)
    game = Game.new(setup, seed=seed)
    for _ in range(200):
        if games.table.over:
            break
        action = rng.choice(games.table.possible())
        follow(game, games.catalogue.action_names[action])
        games.table.act(action)
        settle(game)
        assert game.over == games.table.over
        assert game.scores() == games.table.scores()
        if not game.over:
            assert game.decision.who == games.table.player


def follow(game: Game, action: str) -> None:
    settle(game)
    option = next(option for option in game.decision.options if expected(game, option) == action)
    game.apply(option)


def settle(game: Game) -> None:
    """Answer what has one answer."""
    while not game.over and len(expected_actions(game)) == 1:
        game.apply(game.decision.options[0])


# ---------------------------------------------------------------- results, limits, seeds
def test_rewards_add_up_to_nothing_and_the_best_wins() -> None:
    games = VectorGames(16, "first_game", 3, seed=2, max_turns=12)
    games.reset()
    seen = 0
    while seen < 40:
        games.step(games.sample())
        for rewards, scores in zip(games.rewards[games.dones != 0], games.scores[games.dones != 0], strict=True):
            seen += 1
            assert abs(rewards.sum()) < 1e-9
            assert scores[rewards.argmax()] == scores.max()
            assert rewards.min() == -0.5 or not rewards.any()


def test_a_game_that_lasts_too_long_is_truncated() -> None:
    games = VectorGames(8, "first_game", seed=2, max_turns=2)
    games.reset()
    while not games.dones.any():
        games.step(games.sample())
    assert games.truncations.any()


def test_a_seed_gives_the_same_games_and_another_gives_others() -> None:
    def play(seed: int) -> list[bytes]:
        games = VectorGames(4, seed=seed)
        games.reset()
        return [games.step(games.sample()).observations.tobytes() for _ in range(60)]

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_against_an_opponent_only_player_0_is_asked_and_seats_change() -> None:
    games = VectorGames(4, "first_game", opponent="Big Money", seed=3, play_treasures=True)
    games.reset()
    begins = games.catalogue.place("turns of player +1")
    first_moves = {tuple(games.observations[:, begins].tolist())}
    ended = 0
    while ended < 8:
        games.step(games.sample())
        assert not games.players.any()
        if games.dones.any():
            ended += int(games.dones.sum())
            first_moves.add(tuple(games.observations[games.dones != 0, begins].tolist()))
    assert {n for turns in first_moves for n in turns} == {0, 1}


def test_an_impossible_action_is_refused_and_nothing_happens() -> None:
    games = VectorGames(2, "first_game", seed=3)
    before = games.reset().observations.copy()
    actions = games.sample()
    actions[1] = games.catalogue.action("buy province")
    with pytest.raises(IllegalChoice, match="at table 1"):
        games.step(actions)
    assert np.array_equal(before, games.observations)
    with pytest.raises(ValueError, match="2 games need 2 actions"):
        games.step(actions[:1])


def test_arrays_are_shared_and_cannot_be_written() -> None:
    games = VectorGames(2, "first_game", seed=3)
    observations = games.reset().observations
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1
    assert games.step(games.sample()).observations is observations
