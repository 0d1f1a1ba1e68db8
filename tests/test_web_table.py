"""A game in the browser, as a client meets it: seats, answers, what is refused, the end, and coming back."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from web_play import BOT, InProcess, Player, give, leave, new_game, refused, room_of, run, settle, sit_down, tables

from demesne.server.tables.protocol import PROTOCOL
from demesne.server.tables.table_limits import TableLimits


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


def test_people_for_whom_bots_played_play_the_rematch_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here", public=True)
            await settle(ania, bob)
            for player in (ania, bob):
                await player.send({"type": "replace", "seat": player.seat, "bot": BOT})
            await bob.until("ended")
            await leave(ania)
            await bob.send({"type": "rematch"})
            await settle(bob)
            follower = await world.get(f"/api/games/{bob.seats['game']['rematch']}")
            bots = {seat["name"]: seat["bot"] for seat in follower["seats"]}
            assert bots == {"here 1": BOT, "here 2": ""}  # whoever is not there is not waited for
            await leave(bob)

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


def test_a_night_without_a_card_for_it_is_passed_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            kingdom = {"type": "text", "text": "becoming_a_monster"}
            _, (ania, bob) = await sit_down(world, "here", "here", kingdom=kingdom)
            await settle(ania, bob)
            await ania.send({"type": "treasures", "turn": ania.question["turn"]})
            await ania.until("update")
            end = ania.question["options"][-1]
            assert (end["answer"], end["label"]["key"]) == (["end buys"], "option-end-buys")
            await give(ania, "end buys")
            assert ania.seen["current"] == 1
            await leave(ania, bob)

    run(play())


def test_debt_is_paid_off_in_one_message_as_far_as_there_are_coins(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            kingdom = {"type": "text", "text": "exploring_the_city"}
            _, (ania, bob) = await sit_down(world, "here", "here", kingdom=kingdom)
            await settle(ania, bob)
            await ania.send({"type": "treasures", "turn": ania.question["turn"]})
            await ania.until("update")
            coins = ania.seen["coins"]
            await give(ania, "buy city_quarter")
            for wrong in (["pay debt"] * (coins + 1), ["pay debt", "end buys", "pay debt"]):
                assert await refused(ania, {"type": "answer", "turn": ania.question["turn"], "answer": wrong})
            await give(ania, *["pay debt"] * coins)
            assert ania.seen["coins"] == 0
            assert ania.seen["players"][0]["tokens"]["debt"] == 8 - coins
            await leave(ania, bob)

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
        async with tables(tmp_path, at_tables=TableLimits(rooms=1)) as world:
            id, (ania, bob) = await sit_down(world, "here", "here")
            for _ in range(30):
                await settle(ania, bob)
                asked = ania if ania.asked else bob
                await give(asked, *asked.any_answer(rng))
            await settle(ania, bob)
            await leave(ania, bob)
            for _ in range(3):
                await world.post("/api/games", new_game("here", "bot"))
            assert id not in world.rooms.loaded
            again = Player(0, ania.token)
            await again.greet(world.socket(f"/api/games/{id}/play"))
            await settle(again)
            assert again.events == ania.events
            assert again.view == ania.view
            await leave(again)

    run(play())


def test_treasures_and_a_purchase_in_one_message_are_taken_back_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(tmp_path) as world:
            _, (ania, bob) = await sit_down(world, "here", "here")
            await settle(ania, bob)
            before = ania.seen
            await ania.send({"type": "treasures", "turn": ania.question["turn"], "buy": "copper"})
            await ania.until("update")
            await settle(bob)
            assert [event["kind"] for event in bob.events if event["kind"] in ("buy", "gain")] == ["buy", "gain"]
            assert ania.seen["buys"] == 0
            await ania.send({"type": "undo"})
            await ania.until("update")
            assert ania.seen["players"][0]["hand"] == before["players"][0]["hand"]
            assert ania.seen["buys"] == 1
            await ania.send({"type": "treasures", "turn": ania.question["turn"], "buy": "province"})  # too dear
            await ania.until("update")
            assert ania.seen["buys"] == 1
            assert ania.seen["coins"] > 0
            await leave(ania, bob)

    run(play())
