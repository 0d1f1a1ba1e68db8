"""Random ids and secrets."""

from __future__ import annotations

import re
import secrets
from typing import Final

ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")


def new_id() -> str:
    """Return the id of a new table, run or strategy; it matches `ID` and cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """Return a secret with which a visitor proves who they are."""
    return secrets.token_urlsafe(32)
