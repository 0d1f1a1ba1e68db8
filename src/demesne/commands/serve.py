"""`demesne serve`: runs the web server."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from functools import partial
from typing import Final

from demesne.lang import Language

EXAMPLES: Final = (
    "demesne serve --open",
    "demesne serve --host 0.0.0.0 --port 8400",
)


def declare(serve: argparse.ArgumentParser, language: Language) -> None:
    """Declare the options."""
    text = language.text
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=text("serve-option-host"))
    serve.add_argument("--port", type=int, help=text("serve-option-port"))
    serve.add_argument("--database", default="", metavar="URL", help=text("serve-option-database"))
    serve.add_argument("--open", action="store_true", help=text("serve-option-open"))
    serve.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("serve-option-proxy"))
    serve.add_argument("--name", action="append", default=[], metavar="NAME", help=text("serve-option-name"))
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help=text("serve-option-origin"))
    serve.add_argument("--trust", action="append", default=[], metavar="ADDRESS", help=text("serve-option-trust"))
    serve.add_argument("--workers", "--thinkers", type=int, metavar="N", help=text("serve-option-workers"))
    serve.add_argument("--cluster", metavar="ADDRESS", help=text("serve-option-cluster"))
    serve.add_argument("--public-url", default="", metavar="URL", help=text("serve-option-public-url"))
    serve.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    from demesne.server.app import built_client
    from demesne.server.laboratory.laboratory import Laboratory
    from demesne.server.limits import Limits
    from demesne.server.serve import serve, trusting
    from demesne.server.tables.tables import Tables
    from demesne.sets.card_files import read_card_file

    language: Language = options.language

    def ready(here: str, there: str) -> None:
        print(language.text("serve-ready", address=here), flush=True)
        if there:
            print(language.text("serve-others", address=there), flush=True)
        print(language.text("serve-stop"), flush=True)
        if not (built_client() / "index.html").is_file():
            print(language.text("serve-no-client"), file=sys.stderr, flush=True)
        if options.open:
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    cards = [read_card_file(path) for path in options.cards]
    return serve(
        options.host,
        options.port,
        options.database,
        parts=[
            partial(Tables, workers=options.workers, cards=cards),
            partial(Laboratory, cards=cards, cluster=options.cluster),
        ],
        proxies=options.proxy,
        names=options.name,
        origins=options.origin,
        limits=trusting(Limits(), options.trust),
        ready=ready,
        public_url=options.public_url,
    )
