"""The table in the browser, as a client meets it: seats, answers, undo, chat, leaving, the end, and what is refused."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_play import FREELY, InProcess, Player, new_game, sit_down, tables

from demesne.cards.kingdoms import KINGDOMS
from demesne.lang import Language
from demesne.table.web import intents, protocol
from demesne.table.web.intents import Actor, act
from demesne.table.web.moves import Opening, OpeningSeat
from demesne.table.web.protocol import PROTOCOL
from demesne.table.web.room import Room
from demesne.table.web.rooms import Rooms
from demesne.table.web.store import Presence
from demesne.table.web.table import ASIDES_MOST, CHAT_MOST, Refused, Table, hashed, played

BOT = "Big Money Ultimate"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 600))


def room_of(world: InProcess, id: str) -> Room:
    rooms: Rooms = world.app.state.rooms
    return rooms.loaded[id]


async def settle(*players: Player) -> None:
    for player in players:
        await player.settle()


async def give(player: Player, *texts: str) -> None:
    """Answer, and wait for what came of it."""
    await player.answer(list(texts))
    await player.until("update")


async def refused(player: Player, message: dict[str, Any]) -> str:
    """The code with which a message is refused."""
    await player.send(message)
    error = await player.until("error")
    assert error["about"] == message["type"]
    return str(error["code"])


async def leave(*players: Player) -> None:
    for player in players:
        await player.leave()


# ---------------------------------------------------------------- playing
def test_a_whole_game_against_a_bot_with_its_end_and_its_replay(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania,) = await sit_down(world, "here", "bot", seed="7")
            while ania.ended is None:
                if ania.asked is not None and not ania.seen["over"]:
                    await ania.answer(ania.money_answer())
                await ania.hear()
            assert not ania.errors
            ended = ania.ended
            await leave(ania)
            assert ended["reason"] == "rules"
            for player in ended["players"]:
                assert sum(player["points"].values()) == player["score"]
                assert len(player["points_by_turn"]) == len(player["money_by_turn"]) == player["turns"]
                assert player["points_by_turn"][-1] == player["score"]
            facts = await world.get(f"/api/games/{id}")
            assert (facts["state"], facts["winners"]) == ("over", ended["winners"])
            await check_replay(world, id, ended, ania)

    run(play())


async def check_replay(world: InProcess, id: str, ended: dict[str, Any], ania: Player) -> None:
    replay = await world.get(f"/api/games/{id}/replay")
    assert replay["result"] == ended
    assert replay["seed"] == "7"
    assert len(replay["answered"]) == len(replay["journal"])
    steps: list[dict[str, Any]] = []
    while len(steps) <= len(replay["journal"]):
        part = await world.get(f"/api/games/{id}/replay/steps?seat=0&first={len(steps)}&count=100")
        steps += part["steps"]
    assert [step["step"] for step in steps] == list(range(len(replay["journal"]) + 1))
    assert [event for step in steps for event in step["events"]] == ania.events
    assert all(any(event["kind"] == "turn" for event in steps[step]["events"]) for step in replay["turns"])
    last = await world.get(f"/api/games/{id}/replay/steps?first={len(steps) - 1}")
    assert last["seat"] is None
    assert last["steps"][0]["view"]["over"]


def test_two_people_by_invitation_and_a_spectator(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "link"))
            id, invitation = made["game"]["id"], made["seats"][1]["invitation"]
            assert made["game"]["state"] == "open"
            assert made["seats"][1]["token"] == ""
            ania, watcher = Player(0, made["seats"][0]["token"]), Player(None, "")
            await ania.greet(world.socket(f"/api/games/{id}/play"))
            await watcher.greet(world.socket(f"/api/games/{id}/play"))
            await settle(ania, watcher)
            assert ania.view is None
            assert await refused(ania, {"type": "answer", "turn": 0, "answer": ["end actions"]}) == "web-not-begun"
            joined = await world.post(f"/api/games/{id}/join", {"name": "here 1", "invitation": invitation})
            assert joined["seat"] == 1
            assert joined["game"]["seats"][1]["name"] == "here 1 2"  # nobody has the name of another
            bob = Player(1, joined["token"])
            await bob.greet(world.socket(f"/api/games/{id}/play"))
            await settle(ania, bob, watcher)
            assert [seat["here"] for seat in watcher.seats["game"]["seats"]] == [True, True]
            assert ania.asked is not None
            assert bob.asked is None
            assert watcher.seen["players"][0]["hand"] == [""] * 5
            await give(ania, *ania.asked["options"][0]["answer"])
            assert await refused(watcher, {"type": "say", "text": "hello"}) == "web-no-seat"
            await leave(ania, bob, watcher)

    run(play())


def test_an_invitation_works_once_and_gives_nobody_else_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "link"))
            path = f"/api/games/{made['game']['id']}/join"
            invitation = made["seats"][1]["invitation"]
            for body, status, code in (
                ({}, 409, "web-full"), ({"invitation": "guessed"}, 403, "web-invitation"),
                ({"invitation": invitation}, 200, ""), ({"invitation": invitation}, 409, "web-taken"), ({}, 409, "web-full"),
            ):  # fmt: skip
                answer = await world.request("POST", path, body)
                assert (answer.status, answer.json().get("code", "")) == (status, code)
            for token in (invitation, made["seats"][0]["token"][:-1], "x"):
                socket = world.socket(f"/api/games/{made['game']['id']}/play")
                await socket.send({"type": "hello", "protocol": PROTOCOL, "token": token})
                assert (await socket.next())["type"] == "websocket.accept"
                assert (await socket.next())["code"] == 4401

    run(play())


def test_an_open_seat_is_for_whoever_comes_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "open", "bot", public=True))
            id = made["game"]["id"]
            assert (await world.get("/api/games?state=open"))["games"] == []  # nobody is there yet
            host = Player(0, next(seat["token"] for seat in made["seats"] if seat["token"]))
            await host.greet(world.socket(f"/api/games/{id}/play"))
            listed = await world.get("/api/games?state=open")
            assert [game["id"] for game in listed["games"]] == [id]
            answers = await asyncio.gather(
                *(world.request("POST", f"/api/games/{id}/join", {"name": f"guest {i}"}) for i in range(5))
            )
            assert sorted(answer.status for answer in answers) == [200, 409, 409, 409, 409]
            await room_of(world, id).tasks["entry"]
            assert (await world.get("/api/games?state=open"))["games"] == []
            assert [game["id"] for game in (await world.get("/api/games?state=running"))["games"]] == [id]
            await leave(host)

    run(play())


def test_bots_fill_the_free_seats_or_the_table_is_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            for message, state, code in (("fill", "running", "web-full"), ("close", "closed", "web-closed")):
                made = await world.post("/api/games", new_game("here", "open", "open", public=True))
                id = made["game"]["id"]
                host = Player(0, next(seat["token"] for seat in made["seats"] if seat["token"]))
                await host.greet(world.socket(f"/api/games/{id}/play"))
                await host.send({"type": message})
                await settle(host)
                assert (await world.get(f"/api/games/{id}"))["state"] == state
                answer = await world.request("POST", f"/api/games/{id}/join", {"name": "guest"})
                assert answer.json()["code"] == code
                await host.send({"type": message})
                assert (await host.until("error"))["code"] == "web-begun"
                await leave(host)

    run(play())


def test_a_rematch_waits_for_everybody_who_is_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here", public=True)
            await settle(ania, bob)
            await bob.send({"type": "resign"})
            await bob.until("ended")
            await ania.send({"type": "rematch"})
            await settle(ania, bob)
            assert (bob.seats["game"]["rematch"], bob.seats["game"]["rematch_wanted"]) == ("", [0])
            await bob.send({"type": "rematch"})
            await settle(bob, ania)
            assert bob.seats["game"]["rematch"] == ania.seats["game"]["rematch"] != ""
            await leave(ania, bob)

    run(play())


def test_private_games_are_not_listed_and_may_forbid_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            made = await world.post("/api/games", new_game("here", "bot", spectators=False))
            assert (await world.get("/api/games?state=running"))["games"] == []
            socket = world.socket(f"/api/games/{made['game']['id']}/play")
            await socket.send({"type": "hello", "protocol": PROTOCOL})
            assert [(await socket.next()).get("code") for _ in range(2)] == [None, 4403]

    run(play())


def test_answers_that_are_wrong_late_or_somebody_elses_change_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            before = room_of(world, id).table.n
            turn = ania.question["turn"]
            for message, code in (
                ({"type": "answer", "turn": turn, "answer": ["buy province"]}, "not-possible"),
                ({"type": "answer", "turn": turn, "answer": ["end actions", "buy province"]}, "not-possible"),
                ({"type": "answer", "turn": turn + 1, "answer": ["end actions"]}, "web-stale"),
                ({"type": "answer", "turn": turn, "answer": ["end actions", "end buys", "end actions"]}, "not-possible"),
                ({"type": "pick", "turn": turn, "cards": ["copper"]}, "web-no-pick"),
                ({"type": "consent", "request": 1, "agree": True}, "web-no-request"),
                ({"type": "undo"}, "web-nothing-to-undo"),
                ({"type": "sit_down"}, "web-no-bot-plays"),
                ({"type": "rematch"}, "web-not-over"),
                ({"type": "replace", "seat": 1}, "web-not-gone"),
                ({"type": "replace", "seat": 3}, "web-no-person"),
                ({"type": "replace", "seat": 0, "bot": "../../etc/passwd.strategy"}, "web-no-bot"),
                ({"type": "hello", "protocol": PROTOCOL}, "web-hello"),
            ):  # fmt: skip
                assert await refused(ania, message) == code, message
            assert await refused(bob, {"type": "answer", "turn": 0, "answer": ["end actions"]}) == "web-not-asked"
            assert await refused(bob, {"type": "treasures", "turn": 0}) == "web-not-asked"
            assert room_of(world, id).table.n == before
            await give(ania, "end actions")
            assert await refused(ania, {"type": "answer", "turn": turn, "answer": ["end buys"]}) == "web-stale"
            await leave(ania, bob)

    run(play())


def test_treasures_and_several_cards_in_one_message(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            cards = ["cellar", "chapel", "market", "mine", "remodel", "smithy", "village", "witch", "militia", "moat"]
            _, (ania,) = await sit_down(world, "here", "bot", kingdom={"type": "setup", "setup": {"piles": cards}}, seed="3")
            await settle(ania)
            asked = ania.asked
            assert asked is not None
            coppers = ania.seen["players"][0]["hand"].count("copper")
            assert (asked["kind"], asked["treasures"]) == ("buy phase", coppers)
            await ania.send({"type": "treasures", "turn": asked["turn"]})
            await ania.until("update")
            assert ania.seen["coins"] == coppers
            assert ania.question["treasures"] == 0
            await give(ania, "buy chapel")
            while ania.asked is None or "chapel" not in ania.seen["players"][0]["hand"]:
                if ania.asked is not None:
                    await ania.answer(ania.asked["options"][-1]["answer"])
                await ania.hear()
            await give(ania, "play chapel")
            assert ania.question["most"] == 4
            hand = ania.seen["players"][0]["hand"]
            turn = ania.question["turn"]
            assert await refused(ania, {"type": "pick", "turn": turn, "cards": ["gold"]}) == "how-many"
            await ania.send({"type": "pick", "turn": turn, "cards": hand[:2]})
            await ania.until("update")
            assert sorted(ania.seen["trash"]) == sorted(hand[:2])
            await ania.send({"type": "undo"})
            await ania.until("update")
            assert ania.seen["trash"] == []
            assert ania.question["picked"] == []
            await leave(ania)

    run(play())


def test_somebody_without_actions_is_offered_the_buy_phase_and_nobody_else_can_tell(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            assert ania.question["kind"] == "buy phase"
            assert ania.seen["phase"] == "buy"
            assert {option["answer"][0] for option in ania.question["options"]} == {"end actions"}
            assert bob.seen["asked"]["kind"] == "action phase"
            assert bob.seen["phase"] == "action"
            assert bob.seen["asked"]["options"] == []
            await leave(ania, bob)

    run(play())


# ---------------------------------------------------------------- coming back
def test_whoever_connects_again_is_told_only_what_is_new(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            await give(ania, "end actions", "end buys")
            await settle(bob)
            await leave(bob)
            await ania.until("seats")
            assert ania.seats["game"]["seats"][1]["gone_since"] is not None
            known = len(bob.events)
            whole, again = Player(1, bob.token), Player(1, bob.token)
            await whole.greet(world.socket(f"/api/games/{id}/play"))
            again.events = list(bob.events)
            await again.greet(world.socket(f"/api/games/{id}/play"), since=known)
            await settle(whole, again)
            assert whole.events == again.events == bob.events
            first = {
                player: next(json.loads(text) for text in player.raw if '"update"' in text)["first"]
                for player in (whole, again)
            }
            assert first == {whole: 0, again: known}
            await give(whole, "end actions")
            await settle(again)  # two windows of one player stay the same
            assert again.view == whole.view
            await leave(ania, whole, again)

    run(play())


def test_a_table_that_was_forgotten_is_read_again(tmp_path: Path) -> None:
    async def play() -> None:
        rng = random.Random(5)
        async with tables(tmp_path, replace(FREELY, rooms=1)) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            for _ in range(30):
                await settle(ania, bob)
                asked = ania if ania.asked else bob
                await give(asked, *asked.any_answer(rng))
            await settle(ania, bob)
            await leave(ania, bob)
            for _ in range(3):
                await world.post("/api/games", new_game("here", "bot"))
            assert id not in world.app.state.rooms.loaded
            again = Player(0, ania.token)
            await again.greet(world.socket(f"/api/games/{id}/play"))
            await settle(again)
            assert again.events == ania.events
            assert again.view == ania.view
            await leave(again)

    run(play())


# ---------------------------------------------------------------- undo
def test_undo_is_free_while_nothing_was_seen_and_needs_consent_afterwards(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            first = ania.view
            await ania.send({"type": "treasures", "turn": ania.question["turn"]})
            await ania.until("update")
            await ania.send({"type": "undo"})
            await ania.until("update")
            await settle(bob)
            assert without_turn(ania.view) == without_turn(first)
            assert bob.notes == [{"type": "note", "kind": "undone", "seat": 0}]
            assert ania.undos == bob.undos == 1

            await give(ania, "end actions", "end buys")  # new cards are drawn: somebody could regret it
            await ania.send({"type": "undo"})
            await ania.until("seats")
            request = ania.seats["request"]
            assert (request["kind"], request["by"], request["waiting"]) == ("undo", 0, [1])
            assert await refused(ania, {"type": "undo"}) == "web-request-open"
            assert await refused(ania, {"type": "consent", "request": request["id"], "agree": True}) == "web-not-waiting"
            await bob.send({"type": "consent", "request": request["id"], "agree": False})
            await bob.until("note")
            await settle(ania, bob)
            assert (ania.seats["request"], ania.notes[-1]["kind"]) == (None, "refused")

            await ania.send({"type": "undo"})
            await ania.until("seats")
            await bob.send({"type": "consent", "request": ania.seats["request"]["id"], "agree": True})
            await ania.until("update")
            await settle(ania, bob)
            assert without_turn(ania.view) == without_turn(first)
            assert ania.seats["request"] is None
            assert len(bob.events) == len(ania.events)
            await leave(ania, bob)

    run(play())


def without_turn(view: Any) -> Any:
    return {**view, "asked": {**view["asked"], "turn": 0}}


def test_an_answer_ends_a_request_for_undo(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            await give(ania, "end actions", "end buys")
            await ania.send({"type": "undo"})
            await ania.until("seats")
            id = ania.seats["request"]["id"]
            await settle(bob)
            await give(bob, "end actions")
            await settle(ania, bob)
            assert ania.seats["request"] is None
            assert ania.notes[-1] == {"type": "note", "kind": "lapsed", "seat": 0}
            assert await refused(bob, {"type": "consent", "request": id, "agree": True}) == "web-no-request"
            await leave(ania, bob)

    run(play())


def test_against_bots_anything_can_be_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania,) = await sit_down(world, "here", "bot")
            await settle(ania)
            first = ania.view
            for _ in range(3):  # three whole turns
                turns = ania.seen["players"][0]["turns"]
                await ania.answer(["end actions", "end buys"])
                while ania.asked is None or ania.seen["players"][0]["turns"] == turns:
                    await ania.hear()
            for _ in range(3):
                await ania.send({"type": "undo"})
                await ania.until("update")
            assert without_turn(ania.view) == without_turn(first)
            assert await refused(ania, {"type": "undo"}) == "web-nothing-to-undo"
            await leave(ania)

    run(play())


# ---------------------------------------------------------------- leaving
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
    room_of(world, id).seen[seat] = Presence(seat, False, int(time.time()) - 3600)


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


# ---------------------------------------------------------------- around the game
def test_chat_and_names(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            await ania.send({"type": "say", "text": "  Cześć,\n Bob!\u202e\x00 "})
            said = await bob.until("chat")
            assert (said["seat"], said["text"]) == (0, "Cześć, Bob!")
            await ania.send({"type": "say", "text": " \n "})  # nothing is said
            await ania.send({"type": "rename", "name": "here 2"})
            await settle(ania, bob)
            assert bob.seats["game"]["seats"][0]["name"] == "here 2 2"
            late = Player(None, "")
            await late.greet(world.socket(f"/api/games/{id}/play"))
            assert [line["text"] for line in late.chat] == ["Cześć, Bob!"]
            await leave(ania, bob, late)

    run(play())


def test_a_rematch_has_the_same_people_and_tokens_and_the_loser_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania, bob) = await sit_down(world, "here", "here", public=True)
            await settle(ania, bob)
            await bob.send({"type": "resign"})
            await bob.until("ended")
            await asyncio.gather(ania.send({"type": "rematch"}), bob.send({"type": "rematch"}))
            await ania.until("ended")
            await settle(ania, bob, ania)
            follower = ania.seats["game"]["rematch"]
            assert follower == bob.seats["game"]["rematch"] != ""
            assert (await world.get(f"/api/games/{follower}"))["setup"] == (await world.get(f"/api/games/{id}"))["setup"]
            again = [Player(1, ania.token), Player(0, bob.token)]  # Ania won, so Bob, at her left, begins
            for player in again:
                await player.greet(world.socket(f"/api/games/{follower}/play"))
            await settle(*again)
            assert again[1].asked is not None
            assert [seat["name"] for seat in again[0].seats["game"]["seats"]] == ["here 2", "here 1"]
            assert not any(seat["resigned"] or seat["bot"] for seat in again[0].seats["game"]["seats"])
            await leave(ania, bob, *again)

    run(play())


def test_a_seed_is_for_those_who_play_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            answer = await world.request("POST", "/api/games", new_game("here", "open", seed="7"))
            assert (answer.status, answer.json()["code"]) == (400, "web-seed")
            answer = await world.request("POST", "/api/games", new_game("here", "bot", seed=str(2**256)))
            assert (answer.status, answer.json()["code"]) == (400, "seed")
            answer = await world.request("POST", "/api/games", new_game("bot", "bot"))
            assert (answer.status, answer.json()["code"]) == (400, "web-no-people")
            hands = []
            for _ in range(2):
                _, (ania,) = await sit_down(world, "here", "bot", seed="41")
                await settle(ania)
                hands.append(ania.seen["players"][0]["hand"])
                await leave(ania)
            assert hands[0] == hands[1]

    run(play())


def test_nothing_is_told_of_a_game_before_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            id, (ania,) = await sit_down(world, "here", "bot", public=True)
            for path in (f"/api/games/{id}/replay", f"/api/games/{id}/replay/steps?seat=1"):
                answer = await world.request("GET", path)
                assert (answer.status, answer.json()["code"]) == (409, "web-not-over")
            seed = str(room_of(world, id).table.opening.seed)
            await settle(ania)
            for text in (*ania.raw, str(await world.get(f"/api/games/{id}")), str(await world.get("/api/games?state=running"))):
                assert seed not in text
                assert ania.token not in text
            await leave(ania)

    run(play())


def test_a_game_without_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(intents, "ANSWERS_MOST", 12)
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            while ania.ended is None:
                await settle(ania, bob)
                for player in (ania, bob):
                    if player.asked is not None:
                        await player.answer(["end actions", "end buys"])
                        await player.until("update")
            assert ania.ended["reason"] == "length"
            assert sorted(ania.ended["winners"]) == [0, 1]
            await leave(ania, bob)

    run(play())


def test_lots_decide_who_begins_unless_the_order_is_given(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            orders = set()
            for _ in range(12):
                made = await world.post("/api/games", new_game("here", "bot", "bot", random_order=True))
                orders.add(tuple(seat["asked"] for seat in made["seats"]))
                me = next(i for i, seat in enumerate(made["seats"]) if seat["token"])
                assert made["seats"][me]["asked"] == 0
                assert made["game"]["seats"][me]["name"] == "here 1"
            assert len(orders) > 1

    run(play())


def test_what_there_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            assert (await world.get("/healthz")) == {"status": "ok"}
            info = await world.get("/api/info")
            assert info["protocol"] == PROTOCOL
            assert info["bots"][0] == BOT
            cards = {card["id"]: card for card in (await world.get("/api/cards?language=de"))["cards"]}
            assert cards["witch"]["name"] == "Hexe"
            assert cards["witch"]["types"] == ["action", "attack"]
            assert cards["gold"]["coins"] == 3
            assert len(cards["moat"]["rulings"]) > 2
            first = await world.request("GET", "/api/cards?language=de")
            again = await world.request("GET", "/api/cards?language=de", headers={"if-none-match": first.headers["etag"]})
            assert (again.status, again.body) == (304, b"")
            kingdoms = await world.get("/api/kingdoms")
            assert "overture" in [kingdom["id"] for kingdom in kingdoms["recommended"]]
            polish = Language("pl").text("kingdom-first_game")
            answer = await world.post("/api/kingdom", {"kingdom": {"type": "text", "text": polish}, "language": "pl"})
            assert Language("pl").card("witch") not in answer["text"]
            assert Language("pl").card("moat") in answer["text"]
            made = await world.post("/api/kingdom", {"kingdom": {"type": "random", "want": ["village"], "seed": 5}})
            assert (len(made["setup"]["piles"]), made["seed"]) == (10, 5)
            assert made["bots"][0] == BOT
            again_made = await world.post("/api/kingdom", {"kingdom": {"type": "text", "text": made["text"]}})
            assert again_made["setup"]["piles"] == made["setup"]["piles"]
            wrong = await world.request("POST", "/api/kingdom", {"kingdom": {"type": "text", "text": "Celar, Chapel"}})
            assert wrong.status == 400

    run(play())


@pytest.mark.parametrize("bot", ["best", "Big Money"])
def test_bots_of_chosen_strength(tmp_path: Path, bot: str) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            body = new_game("here", "bot")
            body["seats"][1]["bot"] = bot
            made = await world.post("/api/games", body)
            named = made["game"]["seats"][1]["bot"]
            assert named == bot or (bot == "best" and named in (await world.get("/api/info"))["bots"])
            body["seats"][1]["bot"] = "nobody"
            assert (await world.request("POST", "/api/games", body)).json()["code"] == "web-no-bot"

    run(play())


# ---------------------------------------------------------------- games that can always be finished
def test_whoever_does_other_things_all_the_time_keeps_nobody_from_finishing() -> None:
    """Renames, undos and chat have a limit for each seat; answers, consent and giving up always go through."""
    seats = [OpeningSeat("here", name, "", hashed(name)) for name in "AB"]
    table = played(Table("tabletable01", Opening(KINGDOMS["first_game"].setup(2).to_data(), 7, seats, True, True, 5)))

    def do(seat: int, message: protocol.Asking) -> None:
        for move in act(table, Actor(seat, frozenset(), 1), message):
            table.apply(move)
        played(table)

    for n in range(ASIDES_MOST):
        do(0, protocol.Rename(f"name {n}"))
    for n in range(CHAT_MOST):
        do(0, protocol.Say(f"line {n}"))
    for message, code in (
        (protocol.Rename("x"), "web-too-often"), (protocol.Undo(), "web-too-often"), (protocol.Say("x"), "web-chat-full"),
    ):  # fmt: skip
        with pytest.raises(Refused) as refusal:
            do(0, message)
        assert refusal.value.key == code
    table.n += 100_000  # however much was done before
    do(0, protocol.Answer(table.turn(0), ["end actions"]))
    do(0, protocol.Answer(table.turn(0), ["end buys"]))
    do(1, protocol.Say("are you done?"))
    do(1, protocol.Answer(table.turn(1), ["end actions"]))
    do(1, protocol.Undo())
    do(1, protocol.Rename("Bea"))
    do(1, protocol.Resign())
    assert table.state == "over"
    assert table.winners() == [0]
