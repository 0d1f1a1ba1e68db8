"""Laws every game keeps, whatever is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import eager, play_on, random_game, rich_game

from demesne import Game, IllegalChoice, View, replay, sample
from demesne.engine.codec import to_data
from demesne.engine.constants import ZONE_NAMES
from demesne.engine.events import EVENT_KINDS, knows
from demesne.engine.gaining import pile_left

seeds = st.integers(0, 2**40)


def some_game(seed: int) -> tuple[random.Random, Game]:
    rng = random.Random(seed)
    return rng, rich_game(rng) if rng.random() < 0.6 else random_game(rng)


def cards_in_game(game: Game) -> int:
    """Every card is in exactly one place, and each player owns what lies in his zones; how many there are with the piles."""
    places: list[int] = game.trash.listed()
    for p in game.players:
        own = [0] * game.nkinds
        for zone in range(len(ZONE_NAMES)):
            for card in p.zone(zone).listed():
                places.append(card)
                own[game.kind_of[card]] += 1
        assert own == [int(n) for n in p.owned]
    assert len(places) == len(set(places))
    return len(places) + sum(int(pile_left(game, at)) for at in range(len(game.components.piles)))


@settings(max_examples=120)
@given(seeds)
def test_cards_are_conserved_and_there_is_always_an_answer(seed: int) -> None:
    rng, game = some_game(seed)
    total = cards_in_game(game)
    for _ in range(150):
        if game.over:
            break
        assert game.decision.options
        texts = [option.text for option in game.decision.options]
        assert len(texts) == len(set(texts))
        game.apply(eager(rng, game))
        assert cards_in_game(game) == total


@settings(max_examples=40)
@given(seeds)
def test_clone_and_save_play_on_identically(seed: int) -> None:
    rng, game = some_game(seed)
    play_on(rng, game, rng.randint(0, 60))
    copies = [game.clone(), Game.from_json(game.to_json())]
    before = to_data(game)
    answers = random.Random(seed)
    for _ in range(40):
        if game.over:
            break
        text = eager(answers, game).text
        for copy in copies:
            assert to_data(copy) == to_data(game)
            assert [option.text for option in copy.decision.options] == [option.text for option in game.decision.options]
            copy.apply(text)
        game.apply(text)
    assert all(to_data(copy) == to_data(game) for copy in copies)
    assert game.journal == copies[0].journal == copies[1].journal
    assert game.undone(len(game.journal) - len(copies[0].journal)).journal == game.journal
    assert before != to_data(game) or game.over


@settings(max_examples=40)
@given(seeds)
def test_a_wrong_answer_is_refused_and_changes_nothing(seed: int) -> None:
    rng, game = some_game(seed)
    play_on(rng, game, rng.randint(0, 80))
    if game.over:
        with pytest.raises(IllegalChoice, match="over"):
            game.apply("end actions")
        return
    before = to_data(game)
    for wrong in ("", "play", "choose nonsense", "buy province#9", "spend gold", "ende", "play copper copper"):
        with pytest.raises(IllegalChoice, match="not possible here; possible: "):
            game.apply(wrong)
        assert to_data(game) == before


@settings(max_examples=30)
@given(seeds)
def test_the_journal_gives_the_same_game_with_the_same_events(seed: int) -> None:
    rng, game = some_game(seed)
    play_on(rng, game, rng.randint(0, 200))
    again = replay(game.start, game.journal)
    assert to_data(again) == to_data(game)
    assert [event.to_data() for event in again.events] == [event.to_data() for event in game.events]


@settings(max_examples=25)
@given(seeds)
def test_undo_is_exact(seed: int) -> None:
    rng, game = some_game(seed)
    past = []
    for _ in range(rng.randint(1, 40)):
        if game.over:
            break
        past.append(to_data(game))
        game.apply(eager(rng, game))
    back = rng.randint(1, len(past))
    assert to_data(game.undone(back)) == past[-back]


@settings(max_examples=40)
@given(seeds)
def test_events_are_of_known_kinds_and_name_nothing_unseen(seed: int) -> None:
    rng, game = some_game(seed)
    play_on(rng, game, 120)
    for event in game.events:
        assert event.kind in EVENT_KINDS
        assert len(event.cards) == len(event.seen)
        for player in (None, *range(game.nplayers)):
            seen = event.seen_by(player)
            for face, mask in zip(seen.cards, event.seen, strict=True):
                assert bool(face) == knows(mask, player)


# ---------------------------------------------------------------- what is hidden stays hidden
def asks(game: Game) -> tuple[int, str, str]:
    return game.decision.who, game.decision.kind, game.decision.source


def on_the_table(game: Game) -> list[object]:
    """What everybody sees without being told: how many cards lie where, those in play, and the tops of mixed piles."""
    sizes = [[p.hand.n, p.discard.n, sorted(game.kind_of[card] for card in p.play.listed())] for p in game.players]
    return [*sizes, list(game.left)]


def data_of(view: View) -> dict[str, object]:
    return view.to_data()


@settings(max_examples=120)
@given(seeds)
def test_a_sampled_game_gives_the_same_view(seed: int) -> None:
    rng, game = some_game(seed)
    play_on(rng, game, rng.randint(0, 120))
    for player in (None, *range(game.nplayers)):
        view = game.view(player)
        twin = sample(view, rng)
        assert data_of(twin.view(player)) == data_of(view)
        assert cards_in_game(twin) == cards_in_game(game)


@settings(max_examples=250)
@given(seeds)
def test_twins_that_differ_only_in_hidden_cards_cannot_be_told_apart(seed: int) -> None:
    """As long as the same was seen in both games, views and options stay equal: nothing leaks around the events."""
    rng, game = some_game(seed)
    play_on(rng, game, rng.randint(0, 100))
    player = rng.choice([None, *range(game.nplayers)])
    twin = sample(game.view(player), rng)
    for _ in range(60):
        if game.over or twin.over:
            break
        texts = {option.text for option in twin.decision.options}
        asked = game.decision.who
        assert twin.decision.who == asked
        if asked == player:
            assert [option.text for option in game.decision.options] == [option.text for option in twin.decision.options]
        common = [option for option in game.decision.options if option.text in texts]
        if not common:
            break
        answer = rng.choice([option for option in common if not option.declines] or common).text
        before = len(game.events), len(twin.events)
        game.apply(answer)
        twin.apply(answer)
        seen = [event.to_data() for event in game.events_for(player, before[0])]
        seen_in_twin = [event.to_data() for event in twin.events_for(player, before[1])]
        if seen != seen_in_twin or game.pending != twin.pending:
            break  # something hidden was revealed, or the other game asks: they may differ from now on
        if game.pending and asks(game) != asks(twin):
            break  # being asked at all can tell something, as at a real table
        if on_the_table(game) != on_the_table(twin):
            break  # a pile was turned up, or an answer stood for a card that came from elsewhere: everybody sees that
        assert data_of(game.view(player)) == data_of(twin.view(player))


@settings(max_examples=40)
@given(seeds)
def test_others_see_only_what_the_rules_show(seed: int) -> None:
    rng, game = some_game(seed)
    play_on(rng, game, rng.randint(0, 150))
    if game.over:
        return
    for player in (None, *range(game.nplayers)):
        view = game.view(player)
        for seat, p in enumerate(view.players):
            real = game.players[seat]
            assert len(p.hand) == real.hand.n
            assert (p.deck_size is None) == (seat != player)
            assert (p.discard_top is None) == (real.discard.n == 0)
            if seat == player:
                assert "" not in p.hand
        assert view.decision is not None
        assert bool(view.decision.options) == (view.decision.who == player)
