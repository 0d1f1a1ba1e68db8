"""Hidden information: no message to a player or spectator depends on what he may not know.

Two tables hold games that differ only in what one observer cannot see (`sample` deals the hidden cards anew). The same is
answered at both, through the real protocol, and everything the observer is sent must be equal, byte for byte, until something
hidden is really shown in one of the games.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from random_play import play_on, random_game, rich_game
from web_play import InProcess, Player, tables

from demesne import Game, sample
from demesne.levels.level import HARD
from demesne.levels.think import Estimate, Thought
from demesne.notation.position import start_from_position
from demesne.server.tables import presentation
from demesne.server.tables.advisers import Advisers
from demesne.server.tables.broadcast import Broadcast, Fields
from demesne.server.tables.presentation import view
from demesne.server.tables.protocol import View
from demesne.server.tables.room import Room
from demesne.server.tables.rooms import Rooms
from demesne.server.tables.table_bots import STANDARD
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.table_moves import Opening, OpeningSeat
from demesne.server.tables.table_state import Table, hashed
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.views.making import stacks

PAIRS = 40
STEPS = 20


def table_with(game: Game, id: str) -> Table:
    """A table at which this game is going on; its past is not told."""
    seats = [OpeningSeat("here", f"P{seat}", "", hashed(f"token {seat}")) for seat in range(game.nplayers)]
    table = Table(id, Opening(KINGDOMS["first_game"].setup(len(seats)).to_data(), 1, seats, False, True, 1_000_000, True))
    table.game = game.clone()
    return table


class Side:
    """One of the two tables, with everybody at it."""

    def __init__(self, world: InProcess, room: Room) -> None:
        self.world = world
        self.room = room
        self.players: list[Player] = []

    @property
    def game(self) -> Game:
        assert self.room.table.game is not None
        return self.room.table.game

    async def sit_down(self, observer: int | None) -> Player:
        """Everybody takes his seat, then a spectator; the one who observes."""
        self.players = [Player(seat, f"token {seat}") for seat in range(self.game.nplayers)] + [Player(None, "")]
        for player in self.players:
            await player.greet(self.world.socket(f"/api/games/{self.room.table.id}/play"))
            await player.settle()
        return self.players[observer if observer is not None else -1]

    async def answer(self, text: str) -> None:
        asked = self.players[self.game.decision.who]
        await asked.settle()
        await asked.answer([text])
        while (await asked.hear())["type"] != "update":
            assert not asked.errors

    async def leave(self) -> None:
        for player in self.players:
            await player.leave()


async def side(world: InProcess, game: Game, id: str) -> Side:
    table = table_with(game, id)
    await world.rooms.store.create(table)
    return Side(world, world.rooms.add(table))


def still_alike(one: Game, other: Game, observer: int | None, before: tuple[int, int]) -> bool:
    """Nothing hidden was shown in one of the games only, and the same person is asked the same in both."""
    seen = [event.to_data() for event in one.events_for(observer, before[0])]
    if seen != [event.to_data() for event in other.events_for(observer, before[1])] or one.pending != other.pending:
        return False
    if stacks(one) != stacks(other):  # taking a card turned over the next one
        return False
    return not one.pending or asks(one) == asks(other)


def asks(game: Game) -> tuple[int, str, str]:
    return game.decision.who, game.decision.kind, game.decision.source


async def compare_pair(rng: random.Random, worlds: list[InProcess], number: int) -> tuple[int, int]:
    """Play one pair; how many answers were compared, and how many of them were not the observer's own."""
    game = play_on(rng, rich_game(rng) if rng.random() < 0.7 else random_game(rng), rng.randint(0, 80))
    if game.over:
        return 0, 0
    observer = rng.choice([None, *range(game.nplayers)])
    twin = sample(game.view(observer), rng)
    sides = [await side(worlds[i], made, f"pair{number:08}") for i, made in enumerate((game, twin))]
    observers = [await made.sit_down(observer) for made in sides]
    compared = others = 0
    while compared < STEPS and not (sides[0].game.over or sides[1].game.over):
        assert observers[0].raw == observers[1].raw
        asked = sides[0].game.decision.who
        texts = {option.text for option in sides[1].game.decision.options}
        common = [option for option in sides[0].game.decision.options if option.text in texts]
        if not common:
            break
        text = rng.choice([option for option in common if not option.declines] or common).text
        before = len(sides[0].game.events), len(sides[1].game.events)
        for made in sides:
            await made.answer(text)
        if not still_alike(sides[0].game, sides[1].game, observer, before):
            break
        for player in observers:
            await player.settle()
        compared += 1
        others += asked != observer
    for made in sides:
        await made.leave()
    return compared, others


def compare(folder: Path, pairs: int) -> tuple[int, int]:
    async def work() -> tuple[int, int]:
        rng = random.Random(20)
        counts = [0, 0]
        async with tables(folder / "one") as one, tables(folder / "other") as other:
            for number in range(pairs):
                for i, n in enumerate(await compare_pair(rng, [one, other], number)):
                    counts[i] += n
        return counts[0], counts[1]

    return asyncio.run(asyncio.wait_for(work(), 600))


def test_no_message_depends_on_what_its_reader_may_not_know(tmp_path: Path) -> None:
    compared, others = compare(tmp_path, PAIRS)
    assert compared > 150  # enough was compared for the test to mean something
    assert others > 75


class HandsTold(Broadcast):
    """Tells everybody what all have in hand."""

    def encode_view(self, viewer: int | None) -> Fields:
        assert self.table.game is not None
        hands = [view(self.table.game, seat).players[seat] for seat in range(self.table.game.nplayers)]
        fields = super().encode_view(viewer)
        fields[View.__struct_fields__.index("players")] = presentation.encode(hands)
        return fields


class OptionsTold(Broadcast):
    """Tells everybody what somebody can answer."""

    def encode_view(self, viewer: int | None) -> Fields:
        game = self.table.game
        assert game is not None
        options = [option.text for option in game.decision.options] if game.pending else []
        fields = super().encode_view(viewer)
        fields[View.__struct_fields__.index("trash")] = presentation.encode(options)
        return fields


@pytest.mark.parametrize("leak", [HandsTold, OptionsTold])
def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    add = Rooms.add

    def add_leaking(rooms: Rooms, table: Table) -> Room:
        room = add(rooms, table)
        room.broadcast = leak(table)
        return room

    monkeypatch.setattr(Rooms, "add", add_leaking)
    with pytest.raises(AssertionError):
        compare(tmp_path, 10)


# ---------------------------------------------------------------- hints
HINTS = 6


def doubtful_game(rng: random.Random) -> Game:
    """A game of two in which somebody has a small choice: so hints come soon."""
    while True:
        game = play_on(rng, rich_game(rng) if rng.random() < 0.5 else random_game(rng), rng.randint(0, 60))
        if game.nplayers == 2 and not game.over and 1 < len(game.decision.options) < 5:
            return game


def test_hints_depend_on_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked gets the same hint in games that differ only in what he cannot see."""

    async def usual(*_: object) -> object:
        return find_strategy(STANDARD)

    monkeypatch.setattr(Advisers, "strategy_at", usual)
    assert compare_hints(tmp_path) == HINTS


def test_a_hint_that_knows_too_much_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def peeking(advisers: Advisers, game: Game, named: object, asker: object) -> Thought:
        other = game.view(1 - game.decision.who).players[1 - game.decision.who]
        return Thought("", (Estimate(game.decision.options[0].text, sum(map(len, other.hand)) % 97 / 100, 0.0, 1.0, 1),), 1)

    monkeypatch.setattr(Advisers, "advise", peeking)
    with pytest.raises(AssertionError):
        compare_hints(tmp_path)


def compare_hints(folder: Path) -> int:
    """Ask for hints in pairs of games; how many there were."""

    async def work() -> int:
        rng = random.Random(21)
        limits = TableLimits(hint=replace(HARD, playouts=4))
        given = 0
        async with tables(folder, at_tables=limits) as world:
            for number in range(HINTS):
                game = doubtful_game(rng)
                hints = [
                    await hint_in(world, made, f"hint{number:07}{i}")
                    for i, made in enumerate((game, sample(game.view(game.decision.who), rng)))
                ]
                assert hints[0] == hints[1]
                given += '"chance"' in hints[0]
        return given

    return asyncio.run(asyncio.wait_for(work(), 600))


async def hint_in(world: InProcess, game: Game, id: str) -> str:
    """What whoever is asked is told when he asks what to do."""
    made = await side(world, game, id)
    await made.sit_down(None)
    asked = made.players[game.decision.who]
    await asked.send({"type": "advise", "turn": asked.question["turn"]})
    await asked.until("advice")
    await made.leave()
    return asked.raw[-1]


# ---------------------------------------------------------------- how often others answer
def test_picking_one_card_after_the_other_is_not_told_to_others(tmp_path: Path) -> None:
    """Otherwise one could count the picks, and learn from a pick that was forced what else is in the hand."""

    async def work() -> None:
        given = {
            "players": 2,
            "kingdom": list(KINGDOMS["first_game"].setup().piles),
            "p1": {"hand": ["cellar", "estate", "estate", "copper", "silver"], "deck": ["gold"] * 5},
        }
        game = start_from_position({"position": given, "named": []})
        async with tables(tmp_path) as world:
            made = await side(world, game, "picks0000000")
            await made.sit_down(None)
            ania, *others = made.players
            for player in made.players:
                await player.settle()
            await made.answer("play cellar")
            for player in others:
                await player.settle()
            turns = {ania.question["turn"]}
            for text in ("choose copper", "choose estate"):
                await made.answer(text)
                turns.add(ania.question["turn"])
                for player in others:
                    assert await player.settle() == []
            assert len(turns) == 3
            await made.answer("choose none")
            for player in others:
                (told,) = await player.settle()
                assert '"discard"' in told
            await made.leave()

    asyncio.run(asyncio.wait_for(work(), 600))


def test_the_number_of_a_question_counts_only_ones_own_messages(tmp_path: Path) -> None:
    async def work() -> None:
        game = Game.new(KINGDOMS["first_game"].setup(2), 5)
        async with tables(tmp_path) as world:
            made = await side(world, game, "count0000000")
            await made.sit_down(None)
            ania, bob, _ = made.players
            while bob.asked is None:  # Ania gives one answer after the other
                await made.answer(ania.question["options"][-1]["answer"][0])
                await bob.settle()
            assert bob.asked["turn"] == 0
            await made.leave()

    asyncio.run(asyncio.wait_for(work(), 600))
