"""Who asks: whoever keeps strategies or runs experiments is known by a secret that his browser made up.

It comes as `Authorization: Bearer SECRET`. Only its hash goes any further: it is kept with what belongs to its owner.
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
    """The hash of the secret of whoever asks; empty for somebody who says none."""
    said = request.headers.get("authorization", "")
    if not said:
        return ""
    scheme, _, secret = said.partition(" ")
    if scheme.lower() != BEARER or not SECRET.fullmatch(secret.strip()):
        what = "malformed Authorization header: send Bearer SECRET, with 22 to 128 letters, digits, - and _"
        raise BadRequest(what, "lab-secret")
    return sha256(secret.strip().encode()).hexdigest()


def owner_needed(request: Request) -> str:
    """The same where nobody else will do."""
    owner = owner_of(request)
    if not owner:
        raise BadRequest("missing Authorization header: send Bearer SECRET", "lab-no-secret")
    return owner


def who_asks(request: Request) -> Visitor:
    """Whose share of the work something is."""
    return Visitor(visitor_of(request), owner_of(request))
