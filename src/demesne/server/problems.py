"""Errors in the form in which they are sent to clients."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from demesne.engine.errors import DemesneError
from demesne.lang import Language

STATUS: Final = {
    "web-no-game": 404, "web-not-found": 404, "web-invitation": 403, "web-origin": 403, "web-taken": 409, "web-full": 409,
    "web-stale": 409, "web-not-over": 409, "web-method": 405, "web-too-large": 413, "web-no-json": 415, "web-too-fast": 429,
    "web-failed": 500, "web-damaged": 500, "web-store": 503, "web-busy": 503, "lab-no-secret": 401, "lab-secret": 401,
    "lab-not-yours": 403, "lab-no-run": 404, "lab-no-game": 404, "lab-too-many": 429, "lab-busy": 503, "lab-no-strategy": 404,
    "lab-other-owner": 403, "lab-kept-most": 409, "lab-at-once": 409,
    "lab-no-study": 404,
}  # fmt: skip


class Problem(Struct, frozen=True):
    """The body of every HTTP error. The text is `error-CODE` in the reader's language."""

    code: str
    values: dict[str, str | int]
    text: str


class BadRequest(DemesneError):
    """A request that the server refuses."""


class CannotServe(DemesneError):
    """An address, port or option with which the server cannot run."""


def values(problem: DemesneError) -> dict[str, str | int]:
    """Return the values that the text of an error mentions."""
    return {name: value if isinstance(value, int) else str(value) for name, value in problem.values.items()}


def body(problem: DemesneError) -> Problem:
    """Return an error as the body of an HTTP answer, in English."""
    return Problem(problem.key, values(problem), str(problem))


def translated(problem: DemesneError, language: str) -> Problem:
    """Return an error in a language, including the errors in its values; clients get the key of the outermost only."""
    speaks = Language(language)
    said = values(problem)
    said.update({name: speaks.error(inner) for name, inner in problem.values.items() if isinstance(inner, DemesneError)})
    return Problem(problem.key, said, speaks.error(problem))


def status(problem: DemesneError) -> int:
    """Return the HTTP status of an error."""
    return STATUS.get(problem.key, 400)


def failed() -> DemesneError:
    """Return the error for an internal failure. The log has the details, the answer does not."""
    return DemesneError("something went wrong on the server", "web-failed")
