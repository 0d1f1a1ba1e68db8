"""Running the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

import uvicorn
from starlette.applications import Starlette

from demesne.server import database
from demesne.server.app import make_app
from demesne.server.connections import ConnectionLimiter, HttpConnection, WebSocketConnection, allow_more_files
from demesne.server.limits import Limits
from demesne.server.logs import keep_log
from demesne.server.part import MakePart
from demesne.server.problems import CannotServe
from demesne.table.saves import folder

PORT: Final = 8400
PORTS_TRIED: Final = 20
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
ANYWHERE: Final = ("0.0.0.0", "::", "")
SWITCH: Final = 0.001  # seconds after which a thread lets another one run
CLOSE_WITHIN: Final = 3  # seconds in which open connections are closed
GC_THRESHOLD: Final = 50_000  # allocations between cycle collections
BACKLOG: Final = 256  # connections that may wait to be accepted


def serve(
    host: str = "127.0.0.1", port: int | None = None, database_address: str = "", *, parts: Sequence[MakePart],
    proxies: Collection[str] = (), origins: Collection[str] = (), limits: Limits | None = None,
    ready: Callable[[str, str], None] | None = None, names: Collection[str] = (), public_url: str = "",
) -> int:  # fmt: skip
    """Serve these parts until the process is stopped, and return the exit code.

    The default port is the first free one from 8400 on, the default database a file in the folder of saved games. `proxies`
    are the addresses of proxies that are trusted to name the client; `names` are the host names of this server, and requests
    for any others but localhost are refused. `public_url` is the address for other machines if it cannot be found here.
    `ready` is called with the address for this machine and the one for others, which is empty if they cannot connect.
    """
    keep_log()
    limits = limits or Limits()
    url = database.address(database_address or default_database())
    if proxies and not names:
        what = "behind a proxy, set the host name of this server: --name tables.example.org"
        raise CannotServe(what, "serve-no-name")
    local = host in LOOPBACK and not proxies and not origins
    app = make_app(
        url,
        parts,
        limits,
        hosts={*LOOPBACK, *(name.lower() for name in names)} if local or names else (),
        origins=origins,
    )
    app.state.limiter = ConnectionLimiter(limits, proxies, allow_more_files())
    sys.setswitchinterval(SWITCH)
    with bind(host, port) as listening:
        here, there = addresses(host, listening.getsockname()[1])
        there = public_url or there
        app.state.addresses = [there] if there else []
        server = Server(configured(app, limits, proxies), lambda: ready(here, there) if ready else None)
        gc.freeze()  # objects that exist now stay, so cycle collections can skip them
        gc.set_threshold(GC_THRESHOLD)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(server, listening))
    return 0


def configured(app: Starlette, limits: Limits, proxies: Collection[str]) -> uvicorn.Config:
    """Return the settings of uvicorn."""
    return uvicorn.Config(
        app,
        lifespan="off",  # `run` handles it, so that its errors reach the caller
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=CLOSE_WITHIN,
        backlog=BACKLOG,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=2 * limits.message,
        ws_per_message_deflate=False,
    )


class Server(uvicorn.Server):
    """uvicorn's server with a callback when it listens, and a call to all parts when it shuts down."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals, but do not raise them again afterwards as uvicorn does: the parts have yet to be closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call `ready`."""
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `before_shutdown` of all parts, then close the connections."""
        for part in self.config.app.state.parts:  # type: ignore[union-attr]
            part.before_shutdown()
        await super().shutdown(sockets)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """Return uvloop's event loop if it is installed, otherwise asyncio's."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def run(server: Server, listening: socket.socket) -> None:
    """Serve while the application is open."""
    app = server.config.app
    async with app.router.lifespan_context(app):  # type: ignore[union-attr]
        await server.serve([listening])


def default_database() -> str:
    """Return the path of the database in the folder of saved games, and create the folder."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        what = f"cannot create the folder {folder()}: {problem.strerror}"
        raise CannotServe(what, "serve-folder", folder=str(folder()), detail=str(problem.strerror)) from None
    return str(folder() / "tables.sqlite3")


def bind(host: str, port: int | None) -> socket.socket:
    """Listen on this port or, if none is given, on the first free one."""
    if port is not None and not 0 <= port <= 65535:
        raise CannotServe(f"a port is a number from 0 to 65535, not {port}", "serve-no-port", port=str(port))
    tried = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    for number in tried:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, number), family=family, backlog=BACKLOG)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                what = f"cannot listen on {host}: {problem.strerror or problem}"
                raise CannotServe(what, "serve-host", host=host, detail=str(problem.strerror or problem)) from None
    raise CannotServe(f"port {port} is in use; choose another, or leave out --port", "serve-port", port=str(port))


def addresses(host: str, port: int) -> tuple[str, str]:
    """Return the address for this machine and the one for others, which is empty if they cannot connect."""
    if host not in ANYWHERE:
        there = "" if host in LOOPBACK else f"http://{bracketed(host)}:{port}/"
        return f"http://{bracketed(host)}:{port}/", there
    return f"http://127.0.0.1:{port}/", f"http://{own_address()}:{port}/"


def bracketed(host: str) -> str:
    """Return a host as it is written in a URL."""
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """Return the address of this machine in its network; no packets are sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def trusting(limits: Limits, addresses: Collection[str]) -> Limits:
    """Return these limits with some addresses exempt."""
    return replace(limits, trusted=limits.trusted | frozenset(addresses))
