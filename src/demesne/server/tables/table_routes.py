"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from demesne.game import Game, start_from
from demesne.lang import CODES
from demesne.levels.level import LEVEL_NAMES
from demesne.server.limits import Gate, Limits, Rate, network
from demesne.server.problems import BadRequest
from demesne.server.tables import card_catalogue, presentation, protocol, table_requests
from demesne.server.tables.room import Room
from demesne.server.tables.rooms import NoSuchGame, Rooms
from demesne.server.tables.table_bots import known_bots
from demesne.server.tables.table_state import AT_A_TIME, Refused
from demesne.version import VERSION

encode = msgspec.json.Encoder().encode
GAME: Final = re.compile(r"[A-Za-z0-9_-]{12}")
NUMBER: Final = re.compile(r"[0-9]{1,6}")
STATES: Final = ("open", "running", "over")
SHOWN: Final = 10.0  # how many answers that are only played again one counts as that is shown
DEAR: Final = 5.0  # how many ordinary requests a dear one counts as
LOOKING_AHEAD: Final = 4.0  # how many ordinary games one counts as whose bots look ahead
LONG: Final = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]  # for answers that may be
T = TypeVar("T")


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def visitor_of(request: Request) -> str:
    """Who asks, as far as shares and limits go."""
    return network(request.client.host if request.client else "")


def charge(request: Request, rate: Rate | None = None, cost: float = 1.0) -> None:
    """Dear requests count more than once; some have a rate of their own."""
    gate: Gate = request.app.state.gate
    limits: Limits = request.app.state.limits
    address = request.client.host if request.client else ""
    late = gate.ask(address, limits.requests, DEAR) if rate is None else gate.ask(address, rate, cost)
    if late:
        raise too_fast(late)


def charge_game(request: Request, bots: Iterable[str]) -> None:
    limits: Limits = request.app.state.limits
    looking = any(rooms_of(request).advisers.looks_ahead(bot) for bot in bots)
    charge(request, limits.new_games, LOOKING_AHEAD if looking else 1.0)


def too_fast(late: float) -> BadRequest:
    return BadRequest(f"too much at once; try again in {int(late) + 1} seconds", "web-too-fast", seconds=int(late) + 1)


# ---------------------------------------------------------------- reading and writing
async def read(request: Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadRequest("the request body must be JSON", "web-no-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest(f"malformed request: {problem}", "web-body", detail=str(problem)) from None
    except ClientDisconnect:
        raise BadRequest("malformed request: it was cut off", "web-body", detail="cut off") from None


def reply(thing: msgspec.Struct, status: int = 200, cache: str = "no-store") -> Response:
    return Response(encode(thing), status, {"Cache-Control": cache}, media_type="application/json")


def reply_cached(request: Request, thing: msgspec.Struct) -> Response:
    """What changes only with the program: the client asks whether it has changed."""
    data = encode(thing)
    tag = f'"{sha256(data).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")


def game_id(request: Request) -> str:
    id = str(request.path_params["id"])
    if not GAME.fullmatch(id):
        raise NoSuchGame("there is no such game", "web-no-game")
    return id


def number(request: Request, name: str, usual: int | None) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return usual
    if not NUMBER.fullmatch(text):
        raise BadRequest(f"{name} is a number", "web-query", name=name)
    return int(text)


def choice(request: Request, name: str, possible: tuple[str, ...]) -> str:
    text = request.query_params.get(name, possible[0])
    if text not in possible:
        raise BadRequest(f"{name} is one of: {', '.join(possible)}", "web-query", name=name)
    return text


# ---------------------------------------------------------------- what there is
async def get_health(request: Request) -> Response:
    """All is well, or the database is not."""
    await rooms_of(request).check()
    return reply(table_requests.Health("ok"))


async def get_info(request: Request) -> Response:
    limits: Limits = request.app.state.limits
    bots = list(await asyncio.to_thread(known_bots))
    return reply(
        table_requests.Info(
            VERSION, protocol.PROTOCOL, bots, list(LEVEL_NAMES), protocol.NAME_LENGTH, protocol.CHAT_LENGTH,
            protocol.KINGDOM_LENGTH, limits.replace_after, list(request.app.state.addresses),
        )
    )  # fmt: skip


async def get_cards(request: Request) -> Response:
    language = choice(request, "language", CODES)
    charge(request)
    return reply_cached(request, await asyncio.to_thread(card_catalogue.cards, language))


async def get_kingdoms(request: Request) -> Response:
    return reply_cached(request, await asyncio.to_thread(card_catalogue.kingdoms))


async def post_kingdom(request: Request) -> Response:
    wanted = await read(request, table_requests.KingdomRequest)
    charge(request)
    return reply(await asyncio.to_thread(card_catalogue.kingdom, wanted))


async def post_names(request: Request) -> Response:
    wanted = await read(request, table_requests.NamesRequest)
    charge(request)
    return reply(await asyncio.to_thread(card_catalogue.names, wanted))


# ---------------------------------------------------------------- games
async def post_game(request: Request) -> Response:
    wanted = await read(request, table_requests.NewGame)
    charge_game(request, (seat.bot for seat in wanted.seats))
    setup, _ = await asyncio.to_thread(card_catalogue.setup_for, wanted.kingdom, len(wanted.seats), wanted.language)
    return reply(await rooms_of(request).create(setup, wanted), 201)


async def get_games(request: Request) -> Response:
    state = choice(request, "state", STATES)
    return reply(table_requests.Games(await rooms_of(request).listed(state)))


async def get_game(request: Request) -> Response:
    return reply(await rooms_of(request).facts(game_id(request)))


async def post_join(request: Request) -> Response:
    wanted = await read(request, table_requests.Join)
    charge(request)
    return reply(await rooms_of(request).join(game_id(request), wanted))


# ---------------------------------------------------------------- replays
async def finished_room(request: Request) -> tuple[Room, presentation.Outcome]:
    charge(request)
    room = await rooms_of(request).room(game_id(request))
    return room, await room.how_it_ended()


async def get_replay(request: Request) -> Response:
    room, outcome = await finished_room(request)
    table = room.table
    return reply(
        table_requests.Replay(
            presentation.facts(table), outcome.ended, str(table.opening.seed), table.journal, table.answered_by(), outcome.turns
        ),
        cache="no-cache",
    )  # fmt: skip


async def get_steps(request: Request) -> Response:
    """The game after each of some answers, as one seat saw it then."""
    limits: Limits = request.app.state.limits
    seat, first, count = number(request, "seat", None), number(request, "first", 0), number(request, "count", 50)
    assert first is not None
    assert count is not None
    room, _ = await finished_room(request)
    table = room.table
    if seat is not None and seat >= len(table.seats):
        raise BadRequest("there is no such seat", "web-query", name="seat")
    last = min(first + min(count, limits.steps), len(table.journal) + 1)
    charge(request, limits.replayed, last + SHOWN * max(0, last - first))
    game = start_from(table.start)
    steps: list[table_requests.Step] = []
    told = 0
    for step in range(last):
        if step:
            told = len(game.events)
            game.apply(table.journal[step - 1])
        if step >= first:
            steps.append(one_step(game, seat, step, told, table.journal[step : step + 1]))
        if step >= first or step % AT_A_TIME == AT_A_TIME - 1:
            await asyncio.sleep(0)
    return reply(table_requests.ReplaySteps(seat, steps), cache="no-cache")


def one_step(game: Game, seat: int | None, step: int, told: int, following: list[str]) -> table_requests.Step:
    """Whoever is asked sees the question, and what he will answer to it."""
    events = presentation.events(game, seat, told)
    if not game.pending or game.decision.who != seat or not following:
        return table_requests.Step(step, events, presentation.view(game, seat), None)
    given = next((option for option in presentation.options(game, []) if option.answer == following), None)
    return table_requests.Step(step, events, presentation.view(game, seat, 0, ahead=False), given)


async def get_review(request: Request) -> Response:
    """A look back at a finished game, or how far it is."""
    seat = number(request, "seat", 0)
    assert seat is not None
    room = await rooms_of(request).room(game_id(request))
    if room.table.state != "over":
        raise Refused("the game is not over yet", "web-not-over")
    if seat >= len(room.table.seats):
        raise BadRequest("there is no such seat", "web-query", name="seat")
    if room.reviews.is_new(seat):
        charge(request, request.app.state.limits.reviews)
    return reply(room.reviews.get(room.table, seat, visitor_of(request)))


async def post_play_on(request: Request) -> Response:
    wanted = await read(request, table_requests.PlayOn)
    room, _ = await finished_room(request)
    charge_game(request, room.table.bots)
    return reply(await rooms_of(request).play_on(room, wanted), 201)


def routes() -> list[Route]:
    """What is under /api. Answers that hold no secrets and can be long are compressed."""
    return [
        Route("/info", get_info),
        Route("/cards", get_cards, middleware=LONG),
        Route("/kingdoms", get_kingdoms, middleware=LONG),
        Route("/kingdom", post_kingdom, methods=["POST"]),
        Route("/names", post_names, methods=["POST"]),
        Route("/games", get_games, methods=["GET"], middleware=LONG),
        Route("/games", post_game, methods=["POST"]),
        Route("/games/{id}", get_game),
        Route("/games/{id}/join", post_join, methods=["POST"]),
        Route("/games/{id}/replay", get_replay, middleware=LONG),
        Route("/games/{id}/replay/steps", get_steps, middleware=LONG),
        Route("/games/{id}/review", get_review, middleware=LONG),
        Route("/games/{id}/play_on", post_play_on, methods=["POST"]),
    ]
