"""Strategies that people keep at the server: who may see and change them, their history, the shelf, and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from web_play import FREELY, Answered, InProcess, needs_postgres, run, running_postgres, tables

from demesne.lang import CODES, Language
from demesne.server import database
from demesne.server.laboratory.kept_strategies import Keeper, heading, kept, summary
from demesne.server.laboratory.laboratory import LIMITS, Laboratory
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.limits import Limits, Rate
from demesne.server.problems import BadRequest
from demesne.server.store import Store

ANN, BOB = "anns-secret-0123456789abcdef", "bobs-secret-0123456789abcdef"
SMITHS = "name Smiths\nauthor Ann\nrequires smithy\nbuy smithy when owned(smithy) < 2\nbuy gold\nbuy silver\n"
MONEY = "name Late Gärten\nauthor Zoë\nrequires gardens, workshop\nbuy gardens\nbuy silver\n"
DRAFT = "name Half done # for now\nauthor Ann\nbuy smthy\n"


class Owner:
    """Somebody with a secret, or without one."""

    def __init__(self, world: InProcess, secret: str) -> None:
        self.world = world
        self.headers = {"authorization": f"Bearer {secret}"} if secret else {}

    async def ask(self, path: str, body: object = None, post: bool = False) -> Answered:
        method = "POST" if post or body is not None else "GET"
        return await self.world.request(method, f"/api/laboratory/{path}", body, self.headers)

    async def keep(self, text: str, shared: bool = False, id: str = "") -> dict[str, Any]:
        answer = await self.ask(f"strategies/{id}" if id else "strategies", {"text": text, "shared": shared})
        assert answer.status == (200 if id else 201), answer.body
        kept: dict[str, Any] = answer.json()
        return kept

    async def read(self, path: str) -> Any:
        answer = await self.ask(path)
        assert answer.status == 200, answer.body
        return answer.json()

    async def names(self, path: str) -> list[str]:
        return [strategy["name"] for strategy in (await self.read(path))["strategies"]]

    async def refusal(self, path: str, body: object = None, post: bool = False) -> tuple[int, str]:
        answer = await self.ask(path, body, post)
        return answer.status, answer.json()["code"]


def at_a_server(
    folder: Path, work: Callable[[Owner, Owner, Owner], Any], limits: LaboratoryLimits = LIMITS, server: Limits = FREELY
) -> None:
    """Ann, Bob and somebody without a secret."""

    async def all_of_it() -> None:
        async with tables(folder, server, laboratory=partial(Laboratory, limits=limits)) as world:
            await work(Owner(world, ANN), Owner(world, BOB), Owner(world, ""))

    run(all_of_it())


# ---------------------------------------------------------------- keeping
def test_a_strategy_is_kept_with_its_history(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        kept = await ann.keep(SMITHS)
        assert {name: kept[name] for name in ("name", "author", "requires", "shared", "is_own", "text")} == {
            "name": "Smiths", "author": "Ann", "requires": ["smithy"], "shared": False, "is_own": True, "text": SMITHS,
        }  # fmt: skip
        assert [version["n"] for version in kept["versions"]] == [1]
        later = SMITHS.replace("< 2", "< 3")
        await ann.keep(later, id=kept["id"])
        again = await ann.keep(later, id=kept["id"])  # says the same, so it is no new version
        assert [(version["n"], version["text"]) for version in again["versions"]] == [(2, later), (1, SMITHS)]
        assert await ann.read(f"strategies/{kept['id']}") == again
        await ann.keep(MONEY)
        listed = (await ann.read("strategies"))["strategies"]
        assert [(one["name"], one["versions"]) for one in listed] == [("Late Gärten", []), ("Smiths", [])]
        assert await bob.names("strategies") == []

    at_a_server(tmp_path, work)


def test_what_was_kept_outlives_the_server(tmp_path: Path) -> None:
    at_a_server(tmp_path, lambda ann, *_: ann.keep(SMITHS))

    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        assert await ann.names("strategies") == ["Smiths"]

    at_a_server(tmp_path, work)


def test_the_oldest_versions_are_dropped(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        kept = await ann.keep(SMITHS)
        for n in range(2, 8):
            kept = await ann.keep(SMITHS.replace("< 2", f"< {n + 1}"), id=kept["id"])
        assert [version["n"] for version in kept["versions"]] == [7, 6, 5]

    at_a_server(tmp_path, work, LaboratoryLimits(versions=3))


def test_versions_that_come_at_once_are_all_kept(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        id = (await ann.keep(SMITHS))["id"]
        await asyncio.gather(*(ann.keep(SMITHS.replace("< 2", f"< {n}"), id=id) for n in (3, 4, 5)))
        assert [version["n"] for version in (await ann.read(f"strategies/{id}"))["versions"]] == [4, 3, 2, 1]

    at_a_server(tmp_path, work)


def test_a_text_with_mistakes_is_kept_but_not_shared(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        kept = await ann.keep(DRAFT)
        assert (kept["name"], kept["author"], kept["requires"], kept["text"]) == ("Half done", "Ann", [], DRAFT)
        assert (await ann.keep("nothing of this\0 is a strategy"))["name"] == "…"
        assert await ann.refusal("strategies", {"text": DRAFT, "shared": True}) == (400, "lab-draft")
        assert await ann.refusal(f"strategies/{kept['id']}", {"text": DRAFT, "shared": True}) == (400, "lab-draft")
        assert await ann.refusal("strategies", {"text": " \n"}) == (400, "lab-empty")
        assert await bob.refusal(f"strategies/{kept['id']}") == (404, "lab-no-strategy")

    at_a_server(tmp_path, work)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("name X", "X"),
        ("  NAME \t a  b # c", "a b"),
        ("names X", ""),
        ("name", ""),
        ("buy x\nname #\n", ""),
        ("about name X", ""),
    ],
)
def test_the_name_of_a_draft(text: str, name: str) -> None:
    assert heading(text, "name") == name
    assert summary(text).name == (name or "…")


# ---------------------------------------------------------------- who may do what
def test_others_see_what_is_shared_and_change_nothing(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        id = (await ann.keep(SMITHS))["id"]
        for other in (bob, nobody):
            assert await other.refusal(f"strategies/{id}") == (404, "lab-no-strategy")
            assert await other.names("shelf") == []
        assert await bob.refusal(f"strategies/{id}", {"text": MONEY}) == (404, "lab-no-strategy")
        await ann.keep(SMITHS, shared=True, id=id)
        for other in (bob, nobody):
            seen = await other.read(f"strategies/{id}")
            assert (seen["text"], seen["is_own"], seen["shared"], seen["versions"]) == (SMITHS, False, True, [])
            assert await other.names("shelf") == ["Smiths"]
        assert await bob.refusal(f"strategies/{id}", {"text": MONEY}) == (403, "lab-other-owner")
        assert await bob.refusal(f"strategies/{id}/delete", post=True) == (403, "lab-other-owner")
        assert (await ann.read("shelf"))["strategies"][0]["is_own"]
        await ann.keep(SMITHS, id=id)  # not shared any more
        assert await bob.refusal(f"strategies/{id}") == (404, "lab-no-strategy")
        assert (await ann.read(f"strategies/{id}"))["text"] == SMITHS

    at_a_server(tmp_path, work)


def test_whoever_keeps_something_needs_a_secret(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        assert await nobody.refusal("strategies") == (401, "lab-no-secret")
        assert await nobody.refusal("strategies", {"text": SMITHS}) == (401, "lab-no-secret")
        assert await nobody.refusal("strategies/abcdefghijkl/delete", post=True) == (401, "lab-no-secret")
        for secret in ("short", "with spaces and much more of them", "ž" * 30):
            assert await Owner(ann.world, secret).refusal("strategies") == (401, "lab-secret")

    at_a_server(tmp_path, work)


def test_the_secret_is_nowhere_in_the_database(tmp_path: Path) -> None:
    at_a_server(tmp_path, lambda ann, *_: ann.keep(SMITHS))
    assert not any(ANN.encode() in path.read_bytes() for path in tmp_path.iterdir())


def test_deleting(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        kept = await ann.keep(SMITHS, shared=True)
        await ann.keep(MONEY, shared=True)
        answer = await ann.ask(f"strategies/{kept['id']}/delete", post=True)
        assert [one["name"] for one in answer.json()["strategies"]] == ["Late Gärten"]
        assert await ann.refusal(f"strategies/{kept['id']}") == (404, "lab-no-strategy")
        assert await ann.refusal(f"strategies/{kept['id']}/delete", post=True) == (404, "lab-no-strategy")
        assert await ann.refusal(f"strategies/{kept['id']}", {"text": SMITHS}) == (404, "lab-no-strategy")
        assert await bob.names("shelf") == ["Late Gärten"]

    at_a_server(tmp_path, work)


# ---------------------------------------------------------------- the shelf
@pytest.mark.parametrize(
    ("find", "names"),
    [
        ("", ["Late Gärten", "Smiths"]),
        ("smith", ["Smiths"]),
        ("ZOE", ["Late Gärten"]),
        ("garten", ["Late Gärten"]),  # its name
        ("Kuźnia", ["Smiths"]),  # its card, in Polish
        ("workshop zoë", ["Late Gärten"]),
        ("smithy zoë", []),
        ("%", ["Late Gärten", "Smiths"]),
        ("big_money", []),
        ("' or 1=1 --", []),
    ],
)
def test_the_shelf_is_searched(tmp_path: Path, find: str, names: list[str]) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        await ann.keep(SMITHS, shared=True)
        await bob.keep(MONEY, shared=True)
        await ann.keep(SMITHS.replace("Smiths", "Hidden smith"))
        query = "".join(f"%{byte:02x}" for byte in find.encode())
        assert await nobody.names(f"shelf?find={query}") == names

    at_a_server(tmp_path, work)


def test_the_shelf_is_not_endless(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        for n in range(5):
            await ann.keep(SMITHS.replace("Smiths", f"Smiths {n}"), shared=True)
        assert await nobody.names("shelf") == ["Smiths 4", "Smiths 3", "Smiths 2"]
        assert await nobody.refusal("shelf?find=" + "a" * 201) == (400, "web-query")

    at_a_server(tmp_path, work, LaboratoryLimits(shelf=3))


# ---------------------------------------------------------------- limits, and what makes no sense
def test_nobody_keeps_more_than_a_number(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        for _ in range(2):
            await ann.keep(SMITHS)
        assert await ann.refusal("strategies", {"text": SMITHS}) == (409, "lab-kept-most")
        await bob.keep(SMITHS)
        kept = (await ann.read("strategies"))["strategies"]
        await ann.keep(MONEY, id=kept[0]["id"])  # but all can be changed

    at_a_server(tmp_path, work, LaboratoryLimits(kept=2))


def test_whoever_keeps_too_much_at_once_is_slowed_down(tmp_path: Path) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        await ann.keep(SMITHS)
        await ann.keep(SMITHS + "#" * 9000)  # counts three times
        assert await bob.refusal("strategies", {"text": SMITHS}) == (429, "web-too-fast")  # from the same address

    at_a_server(tmp_path, work, LaboratoryLimits(keeping=Rate(0.0001, 4)), Limits())


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"text": 5}, 400),
        ({"text": SMITHS, "owner": "me"}, 400),
        ({"text": "x" * 70_000}, 400),
        ({"text": "x" * 2**21}, 413),
        (b"\xff", 400),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, body: object, status: int) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        assert (await ann.refusal("strategies", body))[0] == status

    at_a_server(tmp_path, work)


@pytest.mark.parametrize("id", ["x", "abcdefghijkl", "abcdefghijk'", "..%2f..%2fx"])
def test_what_does_not_exist_is_not_found(tmp_path: Path, id: str) -> None:
    async def work(ann: Owner, bob: Owner, nobody: Owner) -> None:
        assert (await ann.refusal(f"strategies/{id}"))[0] == 404

    at_a_server(tmp_path, work)


@pytest.mark.parametrize("code", CODES)
def test_refusals_are_said_in_every_language(code: str) -> None:
    keys = (
        "lab-secret",
        "lab-no-secret",
        "lab-no-strategy",
        "lab-other-owner",
        "lab-kept-most",
        "lab-at-once",
        "lab-empty",
        "lab-draft",
    )
    said = {Language(code).error(BadRequest("?", key, n=5)) for key in keys}
    assert len(said) == len(keys)
    assert "?" not in said


# ---------------------------------------------------------------- PostgreSQL
@contextlib.asynccontextmanager
async def keeper(address: str) -> AsyncIterator[Keeper]:
    store = Store(database.address(address))
    await store.open()
    try:
        yield Keeper(store, LaboratoryLimits(versions=3))
    finally:
        await store.close()


@needs_postgres
def test_all_of_it_with_postgresql() -> None:
    async def work(address: str) -> None:
        async with keeper(address) as one, keeper(address) as other:
            id = await one.keep("ann", kept(SMITHS, True))
            texts = [SMITHS.replace("< 2", f"< {n}  # \0") for n in range(3, 8)]
            await asyncio.gather(
                *(who.keep_version(id, "ann", kept(text, True)) for who, text in zip([one, other] * 3, texts, strict=False))
            )
            assert [version.n for version in (await other.one(id, "ann")).versions] == [6, 5, 4]
            assert [found.name for found in await other.shelf("smithy ann", "bob")] == ["Smiths"]
            with pytest.raises(BadRequest, match="somebody else"):
                await other.delete(id, "bob")
            await other.delete(id, "ann")
            assert await one.own("ann") == []

    with running_postgres() as server:
        run(work(server.new_database("kept")))
