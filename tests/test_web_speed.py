"""Messages however they come, views sent in parts, and writes that share one commit."""

from __future__ import annotations

import json
import random
import re
import socket
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from random_play import random_game, rich_game
from web_play import PATIENCE, Player, Server, new_game, run, serving, sit_down, tables
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from demesne.server.sqlite_writer import SqliteWriter
from demesne.server.tables import presentation, protocol
from demesne.server.tables.broadcast import Broadcast
from demesne.server.tables.table_moves import Opening, OpeningSeat
from demesne.server.tables.table_state import Table


# ---------------------------------------------------------------- messages however they come
def test_messages_in_pieces_are_obeyed_like_others(tmp_path: Path) -> None:
    """However the bytes come: in pieces, several at once, long ones between them."""
    with serving(str(tmp_path / "tables.sqlite3"), "Limits()") as server:
        made = server.post("/api/games", new_game("here", "bot"))
        at = urlsplit(server.address)
        with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            head = f"GET /api/games/{made['game']['id']}/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            key = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            line.sendall((head + key).encode())
            said = b""
            while b"\r\n\r\n" not in said:
                said += line.recv(1)
            hello = {"type": "hello", "protocol": protocol.PROTOCOL, "token": made["seats"][0]["token"]}
            asked = [{"type": "say", "text": "a" * 200}, {"type": "pick", "turn": 9, "cards": []}, {"type": "ping"}] * 3
            sent = [Frame(Opcode.TEXT, json.dumps(said).encode()).serialize(mask=True) for said in (hello, *asked)]
            pieces = [sent[0], *sent[1:3], b"".join(sent[3:6]), sent[6], sent[7][:1], sent[7][1:3], sent[7][3:], *sent[8:]]
            for piece in pieces:
                line.sendall(piece)
            while said.count(b'"pong"') < 3:
                part = line.recv(65_536)
                assert part
                said += part
        kinds = re.findall(rb'"type":"(chat|error|pong)"', said)
        assert kinds == [b"chat", b"error", b"pong"] * 3
        assert server.stop() == ""


def test_messages_in_a_row_are_obeyed_in_order(tmp_path: Path) -> None:
    """Answers are taken as they come; what comes while one is being stored waits for it."""

    async def work(server: Server) -> None:
        made = server.post("/api/games", new_game("here", "here"))
        id: str = made["game"]["id"]
        players = [Player(i, seat["token"]) for i, seat in enumerate(made["seats"])]
        address = server.address.replace("http", "ws", 1)
        for player in players:
            await player.greet(await connect(f"{address}/api/games/{id}/play", compression=None, max_size=None))
            await player.settle()
        asked = players[0]
        turn = asked.question["turn"]
        await asked.send({"type": "answer", "turn": turn, "answer": ["end actions"]})
        await asked.send({"type": "say", "text": "one"})
        await asked.send({"type": "answer", "turn": turn + 1, "answer": ["end buys"]})
        await asked.send({"type": "answer", "turn": turn, "answer": ["end actions"]})
        await asked.send({"type": "say", "text": "two"})
        await asked.settle()
        kinds = [json.loads(text)["type"] for text in asked.raw if '"ping"' not in text]
        told = [kind for kind in kinds if kind in ("update", "chat", "error")]
        assert told[-5:] == ["update", "chat", "update", "error", "chat"]
        assert [error["code"] for error in asked.errors] == ["web-not-asked"]
        assert [line["text"] for line in asked.chat] == ["one", "two"]
        await players[1].settle()
        assert players[1].asked is not None
        for player in players:
            await player.leave()

    server = Server(str(tmp_path / "tables.sqlite3"))
    try:
        run(work(server))
    finally:
        assert "Traceback" not in server.stop()


# ---------------------------------------------------------------- views in parts
def test_the_parts_of_a_view_are_the_view(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            for player in (ania, bob):
                await player.settle()
            room = world.rooms.loaded[id]
            assert room.table.game is not None
            for _ in range(60):
                asked = ania if ania.asked is not None else bob
                if asked.asked is None:
                    break
                await asked.answer(asked.money_answer())
                for player in (asked, ania, bob):  # once it is answered
                    await player.settle()
                for seat, player in enumerate((ania, bob)):
                    whole = presentation.view(room.table.game, seat, room.table.turn(seat), room.table.is_over)
                    assert player.seen == json.loads(presentation.encode(whole))
            sizes = [len(text) for text in ania.raw if '"update"' in text]
            assert sum(sizes[1:]) / len(sizes[1:]) < 0.8 * sizes[0]  # only what changed
            for player in (ania, bob):
                await player.leave()

    run(work())


@pytest.mark.parametrize("seed", range(40))
def test_fields_say_what_the_view_says(seed: int) -> None:
    """In games of all kinds, for every reader, although what everyone sees is encoded only once."""
    rng = random.Random(seed)
    game = rich_game(rng) if seed % 2 else random_game(rng)
    seats = [OpeningSeat("here", token="held") for _ in range(game.nplayers)]
    table = Table("", Opening(game.setup.to_data(), 1, seats, False, False, 0))
    table.game = game
    broadcast = Broadcast(table)
    for _ in range(60):
        broadcast.forget_views()
        for viewer in (None, *range(game.nplayers)):
            fields = dict(zip(protocol.View.__struct_fields__, broadcast.view_for(viewer), strict=True))
            whole = presentation.view(game, viewer, None if viewer is None else table.turn(viewer), table.is_over)
            assert {name: json.loads(text) for name, text in fields.items()} == json.loads(presentation.encode(whole))
        if game.over:
            break
        game.apply(rng.choice(game.decision.options))
        table.ahead = None


# ---------------------------------------------------------------- the writer
def test_what_is_written_together_is_written_wholly_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "some.sqlite3"
        writer = SqliteWriter(file)
        insert = "INSERT INTO numbers VALUES (?)"
        await writer.write([("CREATE TABLE numbers (n INTEGER PRIMARY KEY)", [()])])
        await writer.write([(insert, [(1,), (2,)])])
        with pytest.raises(sqlite3.IntegrityError):
            await writer.write([(insert, [(3,)]), (insert, [(1,)])])
        await writer.write([(insert, [(4,)])])
        with sqlite3.connect(file) as reader:
            assert reader.execute("SELECT n FROM numbers ORDER BY n").fetchall() == [(1,), (2,), (4,)]
        reader.close()
        await writer.close(10)
        await writer.close(10)

    run(work())
