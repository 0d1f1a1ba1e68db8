"""Import and export of strategies: texts in the strategy language, and Geronimoo's XML in both directions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from demesne.engine.errors import DemesneError
from demesne.lang import Language
from demesne.server.http import charge, read, reply
from demesne.server.laboratory.kept_strategies import NAMELESS, heading
from demesne.server.laboratory.laboratory_limits import LaboratoryLimits
from demesne.server.laboratory.laboratory_requests import TEXT_LENGTH, Export, Exported, Import, ImportAnswer, Imported
from demesne.server.laboratory.long_texts import read_beside
from demesne.server.part import Part
from demesne.server.problems import BadRequest, translated
from demesne.strategies.find import Found, as_file
from demesne.strategies.geronimoo import Player, read_players
from demesne.strategies.geronimoo_writer import write_players
from demesne.strategies.parser import parse
from demesne.strategies.syntax import StrategyError
from demesne.work.pool import Pool

MOST_STRATEGIES: Final = 500  # strategies in one file
COUNTS_ONCE: Final = 64 * 1024  # characters; each further block of this length counts as one more request
BETWEEN: Final = re.compile(r"^-{4,}[ \t]*\n?", re.MULTILINE)
NAME: Final = re.compile(r"\s*name\b", re.IGNORECASE)
ABOVE_A_NAME: Final = re.compile(
    r"\s*(?:#|$|(?:author|about|requires|bane)\b)", re.IGNORECASE
)  # lines that belong to the strategy below them


# ---------------------------------------------------------------- import
def imported(text: str, code: str) -> list[Imported]:
    """Return the strategies found in a text; each has its text, or a problem, or both."""
    language = Language(code)
    text = text.removeprefix("\ufeff")
    if not text.strip():
        return [Imported("", "", translated(BadRequest("no strategy found in it", "lab-no-strategies"), language.code))]
    return players(text, language) if text.lstrip().startswith("<") else texts(text, language)


def players(text: str, language: Language) -> list[Imported]:
    """Return the strategies of an XML file."""
    try:
        if text.count("<player") > MOST_STRATEGIES + 1:  # one more for the enclosing element
            raise too_many()
        found = read_players(text)
        if not found:
            raise BadRequest("no strategy found in it", "lab-no-strategies")
    except DemesneError as wrong:
        return [Imported("", "", translated(wrong, language.code))]
    return [of_player(player, language) for player in found]


def of_player(player: Player, language: Language) -> Imported:
    """Return a strategy from Geronimoo's XML as a text in the strategy language, or the reasons why it cannot be converted."""
    if player.strategy is not None:
        return Imported(player.name, as_file(Found(player.name, "", player.strategy, player), language), None)
    reasons = "; ".join(refusal.text(language) for refusal in player.refusals)
    refused = BadRequest(f"this strategy cannot be converted: {reasons}", "lab-refused", reasons=reasons)
    return Imported(player.name or NAMELESS, "", translated(refused, language.code))


def texts(text: str, language: Language) -> list[Imported]:
    """Return the strategies of a text in the strategy language."""
    parts = split(text)
    if len(parts) > MOST_STRATEGIES:
        return [Imported("", "", translated(too_many(), language.code))]
    return [of_text(part, language) for part in parts]


def of_text(text: str, language: Language) -> Imported:
    """Return the name and text of one strategy; one that cannot be parsed has a problem, and no text if that is too long."""
    try:
        return Imported(parse(text).name, text, None)
    except StrategyError as wrong:
        return Imported(
            heading(text, "name") or NAMELESS, text if len(text) <= TEXT_LENGTH else "", translated(wrong, language.code)
        )


def split(text: str) -> list[str]:
    """Split a text into strategies: at lines of hyphens, and before each name after the first.

    >>> split("name A\\nbuy gold\\n\\n# late\\nname B\\nbuy silver\\n----\\nbuy copper")
    ['name A\\nbuy gold\\n', '# late\\nname B\\nbuy silver\\n', 'buy copper\\n']
    """
    return [part.strip("\n") + "\n" for chunk in BETWEEN.split(text) for part in by_names(chunk) if part.strip()]


def by_names(text: str) -> list[str]:
    """Split a text before each name but the first; the comments, headings and empty lines right above a name go with it."""
    parts: list[list[str]] = [[]]
    has_name = False
    for line in text.splitlines():
        if NAME.match(line):
            if has_name:
                above: list[str] = []
                while ABOVE_A_NAME.match(parts[-1][-1]):
                    above.insert(0, parts[-1].pop())
                parts.append(above)
            has_name = True
        parts[-1].append(line)
    return ["\n".join(lines) for lines in parts]


def too_many() -> BadRequest:
    """Return the error for a file with more strategies than `MOST_STRATEGIES`."""
    return BadRequest(f"a file may have at most {MOST_STRATEGIES} strategies; remove some", "lab-file-most", n=MOST_STRATEGIES)


# ---------------------------------------------------------------- export
def exported(text: str, code: str) -> Exported:
    """Return all strategies of a text as Geronimoo's XML, or the problem that prevents it."""
    try:
        return Exported(write_players(parse(part) for part in split(text) or [text]), None)
    except StrategyError as wrong:
        return Exported("", translated(wrong, code))


# ---------------------------------------------------------------- routes
class Exchange(Part):
    """The routes for importing and exporting strategies."""

    limits: LaboratoryLimits

    def __init__(self, limits: LaboratoryLimits, pool: Pool) -> None:
        self.limits = limits
        self.pool = pool

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/laboratory/import", self.post_import, methods=["POST"]),
            Route("/laboratory/export", self.post_export, methods=["POST"]),
        ]

    async def post_import(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/import` with the strategies of a text."""
        wanted = await read(request, Import)
        return reply(ImportAnswer(await self.read(request, imported, wanted.text, wanted.language)))

    async def post_export(self, request: Request) -> Response:
        """Answer `POST /api/laboratory/export` with the strategies of a text as Geronimoo's XML."""
        wanted = await read(request, Export)
        answer: Exported = await self.read(request, exported, wanted.text, wanted.language)
        return reply(answer)

    async def read(self, request: Request, how: Callable[[str, str], Any], text: str, code: str) -> Any:
        """Call `how` with a text and count its length against the rate limit. A worker reads long texts."""
        charge(request, self.limits.reading, 1 + len(text) // COUNTS_ONCE)
        return await read_beside(self.pool, request, len(text), how, text, code)
