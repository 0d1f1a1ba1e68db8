"""Owners of strategies, runs and studies: a visitor is known by a secret that their browser made up.

The browser sends it as `Authorization: Bearer SECRET`. The server uses and stores only its hash.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from starlette.requests import Request

from demesne.server.http import visitor_of
from demesne.server.problems import BadRequest
from demesne.work.job import Visitor

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,128}")
BEARER: Final = "bearer"


def owner_of(request: Request) -> str:
    """Return the hash of the visitor's secret, or an empty string if the request has none."""
    said = request.headers.get("authorization", "")
    if not said:
        return ""
    scheme, _, secret = said.partition(" ")
    if scheme.lower() != BEARER or not SECRET.fullmatch(secret.strip()):
        what = "malformed Authorization header: send Bearer SECRET, with 22 to 128 letters, digits, - and _"
        raise BadRequest(what, "lab-secret")
    return sha256(secret.strip().encode()).hexdigest()


def owner_needed(request: Request) -> str:
    """Return the hash of the visitor's secret; raise an error if the request has none."""
    owner = owner_of(request)
    if not owner:
        raise BadRequest("missing Authorization header: send Bearer SECRET", "lab-no-secret")
    return owner


def who_asks(request: Request) -> Visitor:
    """Return the visitor whose share of the work a request counts towards."""
    return Visitor(visitor_of(request), owner_of(request))
