"""Taking back at the table in the browser: what is free, what needs consent, and what is between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from web_play import give, leave, refused, run, settle, sit_down, tables


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

            before = len(bob.events)
            await give(ania, "end actions", "end buys")  # new cards are drawn: somebody could regret it
            await ania.send({"type": "undo"})
            await ania.until("seats")
            request = ania.seats["request"]
            assert before <= request["events"] < len(ania.events)  # it is about the end of the turn only
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
