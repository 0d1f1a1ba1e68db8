"""Random ids and secrets of what the server keeps."""

from __future__ import annotations

import re
import secrets
from typing import Final

ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")


def new_id() -> str:
    """The id of a new table, run or strategy; it matches `ID` and cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A secret with which somebody proves who they are."""
    return secrets.token_urlsafe(32)
