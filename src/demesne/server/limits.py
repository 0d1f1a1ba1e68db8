"""Rate limits and sizes: for one connection, for one address and for all together."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

ADDRESSES: Final = 20_000  # addresses in memory; the least recently seen is forgotten first


@dataclass(frozen=True)
class Rate:
    """A rate limit: requests per second on average, and in a burst."""

    each_second: float
    at_once: float


@dataclass(frozen=True)
class PartLimits:
    """The limits of a part of the server."""

    @property
    def bodies(self) -> dict[str, int]:
        """Bytes in the body of a request where more than usual are allowed, by the beginning of its path."""
        return {}


@dataclass(frozen=True)
class Limits:
    """The limits of the server itself; its parts have their own. People do not reach them, misbehaving programs do."""

    body: int = 16 * 1024  # bytes, where a part does not allow more
    body_within: float = 10.0  # seconds
    message: int = 8 * 1024  # bytes of a message over a WebSocket
    request_within: float = 10.0  # seconds from the first byte, or from the connection, to the end of the headers
    connections: int = 8000  # in all
    connections_each: int = 250  # per address, unless it is that of a proxy
    visits: int = 4000  # WebSockets, in all
    visits_each: int = 100  # per address
    frames: Rate = Rate(50, 500)  # per WebSocket, which is closed if there are more
    requests: Rate = Rate(20, 200)  # per address; expensive requests count more than once
    trusted: frozenset[str] = field(default=frozenset())  # addresses without limits


class Bucket:
    """A token bucket: it fills at a rate, and requests take tokens out."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens = rate.at_once
        self.at = clock()

    def wait(self, cost: float = 1.0) -> float:
        """Take tokens, even too many; return the seconds to wait until they are there (0 if there were enough)."""
        now = self.clock()
        self.tokens = min(self.rate.at_once, self.tokens + (now - self.at) * self.rate.each_second)
        self.at = now
        self.tokens -= cost
        return max(0.0, -self.tokens / self.rate.each_second)

    def take(self, cost: float = 1.0) -> float:
        """Take tokens if there are enough and return 0; otherwise return the seconds until there are."""
        late = self.wait(cost)
        if late > 0:
            self.tokens += cost
        return late


class Gate:
    """The recent requests of each address, and its open WebSockets."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, Rate], Bucket] = OrderedDict()
        self.visits: dict[str, int] = {}
        self.visitors = 0

    def is_trusted(self, address: str) -> bool:
        """Return whether an address has no limits."""
        return network(address) in self.limits.trusted

    def ask(self, address: str, rate: Rate, cost: float = 1.0) -> float:
        """Count a request of an address if it is allowed and return 0; otherwise return the seconds to wait."""
        address = network(address)
        if self.is_trusted(address):
            return 0.0
        key = address, rate
        bucket = self.buckets.setdefault(key, Bucket(rate, self.clock))
        self.buckets.move_to_end(key)
        while len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(cost)

    def enter(self, address: str) -> bool:
        """Count a new WebSocket if it is allowed, and return whether it is."""
        address = network(address)
        held = self.visits.get(address, 0)
        if self.visitors >= self.limits.visits:
            return False
        if held >= self.limits.visits_each and not self.is_trusted(address):
            return False
        self.visits[address] = held + 1
        self.visitors += 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a WebSocket that has ended."""
        address = network(address)
        self.visitors -= 1
        self.visits[address] -= 1
        if not self.visits[address]:
            del self.visits[address]


def network(address: str) -> str:
    """Return the network that counts as one address; for IPv6 it is a /64, which one customer has."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 6 and ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    if ip.version == 6:
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)
