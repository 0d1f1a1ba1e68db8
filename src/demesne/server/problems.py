"""What went wrong, in the form clients are told."""

from __future__ import annotations

from typing import Final

from demesne.engine.errors import DemesneError
from demesne.server.tables import protocol, table_requests

STATUS: Final = {
    "web-no-game": 404, "web-not-found": 404, "web-invitation": 403, "web-origin": 403, "web-taken": 409, "web-full": 409,
    "web-stale": 409, "web-not-over": 409, "web-method": 405, "web-too-large": 413, "web-no-json": 415, "web-too-fast": 429,
    "web-failed": 500, "web-damaged": 500, "web-store": 503, "web-busy": 503, "lab-no-secret": 401, "lab-secret": 401,
    "lab-not-yours": 403, "lab-no-run": 404, "lab-no-game": 404, "lab-too-many": 429, "lab-busy": 503, "lab-no-strategy": 404,
    "lab-other-owner": 403, "lab-kept-most": 409, "lab-at-once": 409,
    "lab-no-study": 404,
}  # fmt: skip


class BadRequest(DemesneError):
    """A request that makes no sense."""


def values(problem: DemesneError) -> dict[str, str | int]:
    return {name: value if isinstance(value, int) else str(value) for name, value in problem.values.items()}


def body(problem: DemesneError) -> table_requests.Problem:
    """As the body of an HTTP answer."""
    return table_requests.Problem(problem.key, values(problem), str(problem))


def error(problem: DemesneError, about: str = "") -> protocol.Error:
    """As a message over the WebSocket."""
    return protocol.Error(problem.key, values(problem), str(problem), about)


def status(problem: DemesneError) -> int:
    return STATUS.get(problem.key, 400)


def failed() -> DemesneError:
    """For our own faults: what happened is in the log, not in the answer."""
    return DemesneError("something went wrong on the server", "web-failed")
