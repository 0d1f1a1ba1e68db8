"""The server against those who mean it no good, or do not know better."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import MutableMapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_play import FREELY, InProcess, Player, Socket, new_game, run, sit_down, tables

from demesne.server.limits import Bucket, Gate, Limits, Rate, network
from demesne.server.tables.intents import clean, clean_name
from demesne.server.tables.protocol import NAME_LENGTH, PROTOCOL
from demesne.server.tables.table_limits import TableLimits

HELLO = {"type": "hello", "protocol": PROTOCOL}


async def closing_code(socket: Socket) -> int:
    while True:
        event = await socket.next()
        if event["type"] == "websocket.close":
            return int(event["code"])


# ---------------------------------------------------------------- HTTP
def test_every_answer_tells_browsers_what_to_refuse(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            for method, path in (
                ("GET", "/"),
                ("GET", "/healthz"),
                ("GET", "/api/nothing"),
                ("PUT", "/api/games"),
                ("GET", "/x/../y"),
            ):
                answer = await world.request(method, path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["x-frame-options"] == "DENY"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert answer.status < 500

    run(work())


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status", "code"),
    [
        ("POST", "/api/games", b"{", {}, 400, "web-body"),
        ("POST", "/api/games", b"\xff\xfe", {}, 400, "web-body"),
        ("POST", "/api/games", b"[" * 10_000, {}, 400, "web-body"),
        ("POST", "/api/games", b'{"seats": 1e999}', {}, 400, "web-body"),
        ("POST", "/api/games", new_game("here", "bot", unknown=1), {}, 400, "web-body"),
        ("POST", "/api/games", new_game("here"), {}, 400, "web-body"),
        ("POST", "/api/games", new_game("here", "bot", kingdom={"type": "text", "text": "x" * 3000}), {}, 400, "web-body"),
        ("POST", "/api/games", new_game("here", "bot"), {"content-type": "text/plain"}, 415, "web-no-json"),
        ("POST", "/api/games", b" " * 20_000, {}, 413, "web-too-large"),
        ("POST", "/api/games", new_game("here", "bot"), {"origin": "https://evil.example"}, 403, "web-origin"),
        ("POST", "/api/games", new_game("here", "bot"), {"origin": "null"}, 403, "web-origin"),
        ("GET", "/api/games/short", None, {}, 404, "web-no-game"),
        ("GET", "/api/games/aaaaaaaaaaaa", None, {}, 404, "web-no-game"),
        ("POST", "/api/games/aaaaaaaaaaaa/join", {}, {}, 404, "web-no-game"),
        ("GET", "/api/games/aaaaaaaaaaaa/replay", None, {}, 404, "web-no-game"),
        ("GET", "/api/games?state=secret", None, {}, 400, "web-query"),
        ("GET", "/api/games/aaaaaaaaaaaa/replay/steps?seat=-1", None, {}, 400, "web-query"),
        ("GET", "/api/cards?language=fr", None, {}, 400, "web-query"),
        ("DELETE", "/api/games", None, {}, 405, "web-method"),
        ("GET", "/api/", None, {}, 404, "web-not-found"),
        ("GET", "/../../etc/passwd", None, {}, 404, "web-not-found"),
    ],
)  # fmt: skip
def test_bad_requests_are_refused_with_a_reason(
    tmp_path: Path, method: str, path: str, body: object, headers: dict[str, str], status: int, code: str
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            answer = await world.request(method, path, body, headers)
            assert (answer.status, answer.json()["code"]) == (status, code)
            assert "Traceback" not in answer.body.decode()

    run(work())


def test_only_by_its_own_names_and_from_its_own_pages(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, hosts={"localhost", "::1"}, origins={"https://friend.example"}) as world:
            for host, origin, status in (
                ("localhost", None, 200), ("localhost:8400", "http://localhost:8400", 200), ("[::1]:8400", None, 200),
                ("localhost", "https://friend.example", 200), ("evil.example", "http://evil.example", 400),
                ("localhost:8400", "http://localhost:9", 403), ("localhost", "http://[", 403),
            ):  # fmt: skip
                headers = {"host": host} | ({"origin": origin} if origin else {})
                assert (await world.request("GET", "/healthz", headers=headers)).status == status, (host, origin)
            socket = world.socket("/api/games/aaaaaaaaaaaa/play", {"origin": "https://evil.example"})
            assert (await socket.next()) == {"type": "websocket.close", "code": 1008}

    run(work())


def test_the_client_is_served_as_it_was_built(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "client" / "assets").mkdir(parents=True)
        (tmp_path / "client" / "index.html").write_text("<!doctype html><title>Demesne</title>")
        (tmp_path / "client" / "assets" / "a.js").write_text("export {}")
        (tmp_path / "secret").write_text("secret")
        async with tables(tmp_path, client=tmp_path / "client") as world:
            page = await world.request("GET", "/")
            assert (page.status, page.headers["cache-control"]) == (200, "no-cache")
            script = await world.request("GET", "/assets/a.js")
            assert "immutable" in script.headers["cache-control"]
            for path in ("/../secret", "/assets/../../secret", "/assets/\x00", "/" + "x" * 5000, "/assets"):
                answer = await world.request("GET", path)
                assert answer.status in (307, 404)
                assert b"secret" not in answer.body
        async with tables(tmp_path, client=tmp_path) as world:
            assert b"make play" in (await world.request("GET", "/")).body

    run(work())


def test_a_failure_of_ours_is_not_explained_to_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            monkeypatch.setattr(world.rooms.store, "listed", lambda *_: 1 / 0)
            answer = await world.request("GET", "/api/games")
            assert (answer.status, answer.json()["code"]) == (500, "web-failed")
            assert "Zero" not in answer.body.decode()
            assert "content-security-policy" in answer.headers
            _, (ania,) = await sit_down(world, "here", "bot")
            monkeypatch.setattr(world.rooms.store, "append", lambda *_: 1 / 0)
            await ania.send({"type": "say", "text": "hello"})
            assert (await ania.until("error"))["code"] == "web-failed"
            await ania.settle()  # and the connection lives on
            await ania.leave()

    with caplog.at_level(logging.ERROR):
        run(work())
    assert "ZeroDivisionError" in caplog.text


def test_a_slow_body_does_not_hold_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, replace(FREELY, body_within=0.05)) as world:
            sent: list[dict[str, Any]] = []

            async def receive() -> dict[str, Any]:
                await asyncio.sleep(3600)
                return {}

            async def send(message: MutableMapping[str, Any]) -> None:
                sent.append(dict(message))

            scope = world.scope("http", "/api/games", {"content-type": "application/json"}) | {"method": "POST"}
            await asyncio.wait_for(world.app(scope, receive, send), 600)
            assert sent[0]["status"] == 413

    run(work())


# ---------------------------------------------------------------- the WebSocket
@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"text": "{"}, 4400),
        ({"bytes": b"\x00"}, 4400),
        ({"text": json.dumps({"type": "ping"})}, 4400),
        ({"text": json.dumps({**HELLO, "protocol": PROTOCOL + 1})}, 4409),
        ({"text": json.dumps({**HELLO, "token": "x"})}, 4401),
        ({"text": json.dumps({**HELLO, "token": "x" * 100})}, 4400),
        ({"text": json.dumps({**HELLO, "since": -1})}, 4400),
        ({}, 4408),
    ],
)
def test_whoever_does_not_say_hello_properly_is_sent_away(tmp_path: Path, first: dict[str, Any], code: int) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=TableLimits(hello_within=0.2 if not first else 10)) as world:
            made = await world.post("/api/games", new_game("here", "bot"))
            socket = world.socket(f"/api/games/{made['game']['id']}/play")
            if first:
                await socket.raw(**first)
            assert await closing_code(socket) == code

    run(work())


@pytest.mark.parametrize("id", ["aaaaaaaaaaaa", "short", "%00%00%00%00"])
def test_there_is_no_such_game(tmp_path: Path, id: str) -> None:
    async def work() -> None:
        async with tables(tmp_path) as world:
            socket = world.socket(f"/api/games/{id}/play")
            await socket.send(HELLO)
            assert await closing_code(socket) == 4404

    run(work())


def test_nonsense_is_answered_a_few_times_and_then_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=TableLimits(faults=3)) as world:
            _, (ania,) = await sit_down(world, "here", "bot")
            socket = ania.socket
            assert isinstance(socket, Socket)
            for _ in range(3):
                await socket.raw(text='{"type": "answer", "turn": 0, "answer": "buy province"}')
                assert (await ania.until("error"))["code"] == "web-message"
            await socket.raw(text="x" * 9000)
            assert await closing_code(socket) == 4400

    run(work())


def test_too_many_spectators_and_windows_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=TableLimits(spectators=2, watchers_per_seat=2)) as world:
            id, (ania,) = await sit_down(world, "here", "bot")
            guests = [Player(None, ""), Player(None, ""), Player(0, ania.token)]
            for guest in guests:
                await guest.greet(world.socket(f"/api/games/{id}/play"))
            for token in ("", ania.token):
                socket = world.socket(f"/api/games/{id}/play")
                await socket.send({**HELLO, "token": token})
                assert await closing_code(socket) == 4430
            for guest in (ania, *guests):
                await guest.leave()

    run(work())


def strangers(world: InProcess) -> InProcess:
    return InProcess(world.app, "203.0.113.9")


def test_an_address_that_asks_too_much_must_wait_and_others_need_not(tmp_path: Path) -> None:
    async def work() -> None:
        few = replace(FREELY, requests=Rate(0.01, 30), visits_each=3)
        async with tables(tmp_path, few, at_tables=TableLimits(new_games=Rate(0.01, 2))) as world:
            stranger = strangers(world)
            made = [await stranger.request("POST", "/api/games", new_game("here", "bot")) for _ in range(3)]
            assert [answer.status for answer in made] == [201, 201, 429]
            assert int(made[2].headers["retry-after"]) > 60
            id = made[0].json()["game"]["id"]
            sockets = [stranger.socket(f"/api/games/{id}/play") for _ in range(4)]
            for socket in sockets[:3]:
                await socket.send(HELLO)
                await socket.text()
            assert await closing_code(sockets[3]) == 4429
            for socket in sockets[:3]:
                await socket.close()
            assert world.app.state.gate.visits == {}
            statuses = [(await stranger.request("GET", "/api/info")).status for _ in range(40)]
            assert statuses[-1] == 429
            assert (await world.request("POST", "/api/games", new_game("here", "bot"))).status == 201

    run(work())


def test_replays_count_by_the_answers_that_are_played_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=TableLimits(replayed=Rate(0.001, 50))) as world:
            id, (ania,) = await sit_down(world, "here", "bot")
            await ania.send({"type": "resign"})
            await ania.until("ended")
            path = f"/api/games/{id}/replay/steps?first=0&count=100"
            statuses = [(await strangers(world).request("GET", path)).status for _ in range(10)]
            assert (statuses[0], statuses[-1]) == (200, 429)
            assert (await world.request("GET", path)).status == 200
            await ania.leave()

    run(work())


def test_a_flood_of_messages_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables(tmp_path, at_tables=TableLimits(messages=Rate(20, 5), flood=3, chat=Rate(0.001, 2))) as world:
            made = await world.post("/api/games", new_game("here", "bot"))
            ania = Player(0, made["seats"][0]["token"])
            await ania.greet(strangers(world).socket(f"/api/games/{made['game']['id']}/play"))
            for _ in range(2):
                await ania.send({"type": "say", "text": "hello"})
                await ania.until("chat")
            await ania.send({"type": "say", "text": "hello"})
            assert (await ania.until("error"))["code"] == "web-chat-fast"
            for _ in range(100):
                await ania.send({"type": "ping"})
            assert isinstance(ania.socket, Socket)
            assert await closing_code(ania.socket) == 4429

    run(work())


def test_tokens_are_not_logged_and_only_their_hashes_are_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def work() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "link"))
            joined = await world.post(
                f"/api/games/{made['game']['id']}/join", {"invitation": made["seats"][1]["invitation"]}
            )  # fmt: skip
            secrets.extend([made["seats"][0]["token"], made["seats"][1]["invitation"], joined["token"]])
            player = Player(1, joined["token"])
            await player.greet(world.socket(f"/api/games/{made['game']['id']}/play"))
            await player.settle()
            await player.leave()

    with caplog.at_level(logging.DEBUG):
        run(work())
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert stored
    for secret in secrets:
        assert len(secret) == 43
        assert secret not in caplog.text
        assert secret.encode() not in stored


# ---------------------------------------------------------------- the parts
def test_buckets_drip() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 4), lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0, 0.5]
    now[0] = 0.5
    assert bucket.take() == 0
    now[0] = 1000
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0, 0.5]
    assert [bucket.wait() for _ in range(2)] == [0.5, 1.0]


def test_one_customer_is_one_address() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1")
    gate = Gate(Limits(requests=Rate(1, 1)))
    assert gate.ask("2001:db8::1", gate.limits.requests) == 0
    assert gate.ask("2001:db8::2", gate.limits.requests) > 0
    assert gate.ask("192.0.2.1", gate.limits.requests) == 0


def test_text_of_people_is_cleaned() -> None:
    assert clean(" a\u202eb\x00\nc\ud800 ") == "a b c"
    assert clean("👩\u200d🚀") == "👩\u200d🚀"
    assert clean_name("x" * 100, ["x" * NAME_LENGTH]) == "x" * (NAME_LENGTH - 2) + " 2"
    assert clean_name("", [""]) == ""
