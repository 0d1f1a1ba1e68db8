"""The HTTP routes of tables: kingdoms and cards, new games, replays and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from demesne.game import Game, start_from
from demesne.lang import CODES
from demesne.levels.level import LEVEL_NAMES
from demesne.server.http import COMPRESSED, charge, choice, id_of, number, read, reply, reply_cached, visitor_of
from demesne.server.problems import BadRequest
from demesne.server.tables import card_catalogue, presentation, protocol, table_requests
from demesne.server.tables.room import Room
from demesne.server.tables.rooms import Rooms, no_game
from demesne.server.tables.table_bots import known_bots
from demesne.server.tables.table_limits import TableLimits
from demesne.server.tables.table_state import AT_A_TIME, Refused
from demesne.version import VERSION

STATES: Final = ("open", "running", "over")
STEP_COST: Final = 10.0  # the rate limit counts a step that is shown as this many replayed answers
LOOKAHEAD_COST: Final = 4.0  # the rate limit counts a game with bots that look ahead as this many games


class TableRoutes:
    """The endpoints below `/api`."""

    def __init__(self, rooms: Rooms, limits: TableLimits) -> None:
        self.rooms = rooms
        self.limits = limits

    def charge_game(self, request: Request, bots: Iterable[str]) -> None:
        """Count a new game against its rate limit."""
        looks_ahead = any(self.rooms.advisers.looks_ahead(bot) for bot in bots)
        charge(request, self.limits.new_games, LOOKAHEAD_COST if looks_ahead else 1.0)

    # ------------------------------------------------------------ information
    async def get_info(self, request: Request) -> Response:
        """`GET /api/info`."""
        bots = list(await asyncio.to_thread(known_bots))
        return reply(
            table_requests.Info(
                VERSION, protocol.PROTOCOL, bots, list(LEVEL_NAMES), protocol.NAME_LENGTH, protocol.CHAT_LENGTH,
                protocol.KINGDOM_LENGTH, self.limits.replace_after, list(request.app.state.addresses),
            )
        )  # fmt: skip

    async def get_cards(self, request: Request) -> Response:
        """`GET /api/cards`."""
        language = choice(request, "language", CODES)
        charge(request)
        return reply_cached(request, await asyncio.to_thread(card_catalogue.cards, language))

    async def get_kingdoms(self, request: Request) -> Response:
        """`GET /api/kingdoms`."""
        return reply_cached(request, await asyncio.to_thread(card_catalogue.kingdoms))

    async def post_kingdom(self, request: Request) -> Response:
        """`POST /api/kingdom`."""
        wanted = await read(request, table_requests.KingdomRequest)
        charge(request)
        return reply(await asyncio.to_thread(card_catalogue.kingdom, wanted))

    async def post_names(self, request: Request) -> Response:
        """`POST /api/names`."""
        wanted = await read(request, table_requests.NamesRequest)
        charge(request)
        return reply(await asyncio.to_thread(card_catalogue.names, wanted))

    # ------------------------------------------------------------ games
    async def post_game(self, request: Request) -> Response:
        """`POST /api/games`."""
        wanted = await read(request, table_requests.NewGame)
        self.charge_game(request, (seat.bot for seat in wanted.seats))
        setup, _ = await asyncio.to_thread(card_catalogue.setup_for, wanted.kingdom, len(wanted.seats), wanted.language)
        return reply(await self.rooms.create(setup, wanted), 201)

    async def get_games(self, request: Request) -> Response:
        """`GET /api/games`."""
        state = choice(request, "state", STATES)
        return reply(table_requests.Games(await self.rooms.listed(state)))

    async def get_game(self, request: Request) -> Response:
        """`GET /api/games/ID`."""
        return reply(await self.rooms.facts(id_of(request, no_game)))

    async def post_join(self, request: Request) -> Response:
        """`POST /api/games/ID/join`."""
        wanted = await read(request, table_requests.Join)
        charge(request)
        return reply(await self.rooms.join(id_of(request, no_game), wanted))

    # ------------------------------------------------------------ replays
    async def finished_room(self, request: Request) -> tuple[Room, presentation.Outcome]:
        """The room of a finished game, and its result."""
        charge(request)
        room = await self.rooms.room(id_of(request, no_game))
        return room, await room.how_it_ended()

    async def get_replay(self, request: Request) -> Response:
        """`GET /api/games/ID/replay`."""
        room, outcome = await self.finished_room(request)
        table = room.table
        return reply(
            table_requests.Replay(
                presentation.facts(table), outcome.ended, str(table.opening.seed), table.journal, table.answered_by(),
                outcome.turns,
            ),
            cache="no-cache",
        )  # fmt: skip

    async def get_steps(self, request: Request) -> Response:
        """`GET /api/games/ID/replay/steps`: the game after each of some answers, as one seat saw it."""
        seat, first, count = number(request, "seat", None), number(request, "first", 0), number(request, "count", 50)
        assert first is not None
        assert count is not None
        room, _ = await self.finished_room(request)
        table = room.table
        if seat is not None and seat >= len(table.seats):
            raise BadRequest("there is no such seat", "web-query", name="seat")
        last = min(first + min(count, self.limits.steps), len(table.journal) + 1)
        charge(request, self.limits.replayed, last + STEP_COST * max(0, last - first))
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

    async def get_review(self, request: Request) -> Response:
        """`GET /api/games/ID/review`: a review of a finished game, or its progress."""
        seat = number(request, "seat", 0)
        assert seat is not None
        room = await self.rooms.room(id_of(request, no_game))
        if room.table.state != "over":
            raise Refused("the game is not over yet", "web-not-over")
        if seat >= len(room.table.seats):
            raise BadRequest("there is no such seat", "web-query", name="seat")
        if room.reviews.is_new(seat):
            charge(request, self.limits.reviews)
        return reply(room.reviews.get(room.table, seat, visitor_of(request)))

    async def post_play_on(self, request: Request) -> Response:
        """`POST /api/games/ID/play_on`."""
        wanted = await read(request, table_requests.PlayOn)
        room, _ = await self.finished_room(request)
        self.charge_game(request, room.table.bots)
        return reply(await self.rooms.play_on(room, wanted), 201)

    def routes(self) -> list[BaseRoute]:
        """All routes. Long responses without secrets are compressed."""
        return [
            Route("/info", self.get_info),
            Route("/cards", self.get_cards, middleware=COMPRESSED),
            Route("/kingdoms", self.get_kingdoms, middleware=COMPRESSED),
            Route("/kingdom", self.post_kingdom, methods=["POST"]),
            Route("/names", self.post_names, methods=["POST"]),
            Route("/games", self.get_games, methods=["GET"], middleware=COMPRESSED),
            Route("/games", self.post_game, methods=["POST"]),
            Route("/games/{id}", self.get_game),
            Route("/games/{id}/join", self.post_join, methods=["POST"]),
            Route("/games/{id}/replay", self.get_replay, middleware=COMPRESSED),
            Route("/games/{id}/replay/steps", self.get_steps, middleware=COMPRESSED),
            Route("/games/{id}/review", self.get_review, middleware=COMPRESSED),
            Route("/games/{id}/play_on", self.post_play_on, methods=["POST"]),
        ]


def one_step(game: Game, seat: int | None, step: int, told: int, following: list[str]) -> table_requests.Step:
    """One step of a replay. The player who has to decide sees the question and the answer they will give."""
    events = presentation.events(game, seat, told)
    if not game.pending or game.decision.who != seat or not following:
        return table_requests.Step(step, events, presentation.view(game, seat), None)
    given = next((option for option in presentation.options(game, []) if option.answer == following), None)
    return table_requests.Step(step, events, presentation.view(game, seat, 0, ahead=False), given)
