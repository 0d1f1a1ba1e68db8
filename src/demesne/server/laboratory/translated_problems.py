"""What went wrong, in the language of whoever reads it."""

from __future__ import annotations

from demesne.engine.errors import DemesneError
from demesne.lang import Language
from demesne.server import problems
from demesne.server.tables import table_requests


def told(problem: DemesneError, language: str) -> table_requests.Problem:
    """With all problems inside it in that language, too: pages know only the outermost by its key."""
    speaks = Language(language)
    values = problems.values(problem)
    values.update({name: speaks.error(inner) for name, inner in problem.values.items() if isinstance(inner, DemesneError)})
    return table_requests.Problem(problem.key, values, speaks.error(problem))
