"""Around a game in the browser: chat, names, rematches, seeds, lists, and that every game can be finished."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from web_play import BOT, Player, leave, new_game, room_of, run, settle, sit_down, tables

from demesne.lang import Language
from demesne.server.tables import intents, protocol
from demesne.server.tables.intents import Actor, act
from demesne.server.tables.protocol import PROTOCOL
from demesne.server.tables.table_moves import Opening, OpeningSeat
from demesne.server.tables.table_state import CHAT_MOST, LIMITED_ACTIONS_MOST, Refused, Table, hashed, played
from demesne.sets.recommended import KINGDOMS


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
            assert cards["gold"]["gives"] == {"coins": 3}
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

    for n in range(LIMITED_ACTIONS_MOST):
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
