"""Leaving the table in the browser: resigning, bots that play on, and people who have been gone for long."""

from __future__ import annotations

import time
from pathlib import Path

from web_play import BOT, InProcess, Player, give, leave, refused, room_of, run, settle, sit_down, tables

from demesne.server.tables.table_store import Presence


def test_who_resigns_against_one_player_loses(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            await ania.send({"type": "resign"})
            ended = await bob.until("ended")
            assert (ended["reason"], ended["winners"]) == ("resigned", [1])
            assert bob.seen["over"]
            assert bob.seen["asked"] is None
            await settle(ania)
            assert await refused(ania, {"type": "answer", "turn": 0, "answer": ["end actions"]}) == "web-over"
            await leave(ania, bob)

    run(play())


def test_with_more_players_a_bot_plays_on_for_whoever_resigns_but_cannot_win(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob, cyril) = await sit_down(world, "here", "here", "here")
            await settle(ania, bob, cyril)
            await ania.send({"type": "resign"})
            await bob.until("note")
            while bob.asked is None:
                await bob.hear()
            await settle(ania, bob, cyril)
            assert bob.seats["game"]["seats"][0]["resigned"]
            assert bob.seats["game"]["seats"][0]["bot"] == BOT
            assert await refused(ania, {"type": "sit_down"}) == "web-no-bot-plays"
            assert await refused(ania, {"type": "resign"}) == "web-resigned"
            await bob.send({"type": "resign"})
            ended = await cyril.until("ended")
            assert ended["winners"] == [2]
            assert room_of(world, id).table.state == "over"
            await leave(ania, bob, cyril)

    run(play())


def test_a_bot_plays_for_whoever_wants_it_until_he_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            await ania.send({"type": "replace", "seat": 0, "bot": "Big Money"})
            while bob.asked is None:
                await bob.hear()
            assert (bob.seats["game"]["seats"][0]["bot"], bob.seats["game"]["seats"][0]["replaced"]) == ("Big Money", True)
            await settle(ania)
            assert await refused(ania, {"type": "undo"}) == "web-bot-plays"
            await ania.send({"type": "sit_down"})
            await ania.until("seats")
            assert ania.seats["game"]["seats"][0]["bot"] == ""
            await give(bob, "end actions", "end buys")
            while ania.asked is None:
                await ania.hear()
            await give(ania, "end actions")
            await leave(ania, bob)

    run(play())


def gone(world: InProcess, id: str, seat: int) -> None:
    """Somebody left long ago."""
    room_of(world, id).people.reports[seat] = Presence(seat, False, int(time.time()) - 3600)


def test_others_may_replace_somebody_who_has_been_gone_for_long_if_all_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob, cyril) = await sit_down(world, "here", "here", "here")
            await settle(ania, bob, cyril)
            await leave(ania)
            await settle(bob, cyril)
            assert await refused(bob, {"type": "replace", "seat": 0}) == "web-not-gone"
            gone(world, id, 0)
            await bob.send({"type": "replace", "seat": 0})
            await cyril.until("seats")
            await settle(bob, cyril)
            request = cyril.seats["request"]
            assert (request["kind"], request["about"], request["waiting"]) == ("replace", 0, [2])
            await cyril.send({"type": "consent", "request": request["id"], "agree": True})
            while bob.asked is None:
                await bob.hear()
            assert bob.seats["game"]["seats"][0]["replaced"]
            back = Player(0, ania.token)
            await back.greet(world.socket(f"/api/games/{id}/play"))
            await back.send({"type": "sit_down"})
            await back.until("note")
            assert room_of(world, id).table.seats[0].bot == ""
            await leave(back, bob, cyril)

    run(play())
