"""Take the pictures build/prompts/*.webp: every prompt that a kingdom card or landscape raises, sheets per language.

Decisions are recorded in games over all cards and shown by the client's own component (client/sheets). Needs Playwright,
Chromium, Pillow and the modules of the client, and the folder tests on PYTHONPATH.
"""

from __future__ import annotations

import json
import mimetypes
import random
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from browser_fixtures import launched
from PIL import Image
from playwright.sync_api import Browser, Route
from random_play import eager, random_setup_of, rich_game

from demesne import Game
from demesne.engine.constants import SIDEWAYS
from demesne.engine.definitions import CARDS, TEXTS
from demesne.engine.setup import is_kingdom_card
from demesne.lang import CODES
from demesne.prose.questions import question, source_of
from demesne.server.tables import card_catalogue, presentation
from demesne.views.making import asked_view
from demesne.views.view import Asked

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
FOLDER = ROOT / "build" / "prompts"  # not in the repository, because the sheets are too large
ADDRESS = "http://prompts.invalid/"
NAMES = ["Ania", "Bob", "Cyril", "Dora"]
GAMES = 4  # games with each card
MOST_GAMES = 30  # the limit if a card has not asked all its questions yet
ANSWERS = 150
QUALITY = 50
ON_A_SHEET = 170  # prompts per sheet, limited by the largest image height
PATIENCE = 300_000  # milliseconds: the timeout for a picture

Recorded = dict[str, Any]


# ---------------------------------------------------------------- what is asked
def recorded() -> list[Recorded]:
    """One example of each question, in the order of the cards."""
    found: dict[tuple[str, ...], Recorded] = {}
    for card in CARDS.values():
        if is_kingdom_card(card) or card.types & SIDEWAYS:
            look_for(card.id, found)
    order = list(CARDS)
    return sorted(found.values(), key=lambda one: order.index(one["card"]) if one["card"] else -1)


def look_for(card: str, found: dict[tuple[str, ...], Recorded]) -> None:
    """Play games with this card and record new questions."""
    rng = random.Random(card)
    for n in range(MOST_GAMES):
        if n >= GAMES and questions_of(card) <= {key[0] for key in found}:
            break
        game = rich_game(rng, with_card(rng, card))
        for _ in range(ANSWERS):
            if game.over:
                break
            seen = asked_view(game, game.decision.who)
            if (key := key_of(game, seen)) and key not in found:
                found.setdefault(key, example(game, seen))
            game.apply(eager(rng, game))


def questions_of(card: str) -> set[str]:
    """The texts of a card in which something is chosen."""
    own = [address for address in TEXTS if address.split("/")[1:2] == [card]]
    return {address for address in own if any(phrase.purpose for phrase in TEXTS[address].phrases)}


def with_card(rng: random.Random, card: str) -> Any:
    kingdom = [id for id in CARDS if is_kingdom_card(CARDS[id]) and id != card]
    projects = [id for id in CARDS if CARDS[id].types & SIDEWAYS and id != card]
    if CARDS[card].types & SIDEWAYS:
        return random_setup_of(rng, rng.sample(kingdom, 10), [card, rng.choice(projects)])
    return random_setup_of(rng, [card, *rng.sample(kingdom, 9)], rng.sample(projects, 1))


def key_of(game: Game, seen: Asked) -> tuple[str, ...] | None:
    """The key that identifies a question, or None if it is not recorded; a choice between effects is recorded once."""
    if seen.kind in ("action phase", "buy phase"):
        said = question(seen, game)
        return (said.key,) if said else None
    if seen.picked:
        return None
    if seen.kind == "trigger":
        rules = [rule for rule in seen.rules if rule]
        return ("effects", str("choose none" in seen.options)) if len(rules) > 1 else ("effect", rules[0])
    return (seen.text, str(seen.at), str(seen.whose == seen.who))


def example(game: Game, seen: Asked) -> Recorded:
    effects = [source_of(text) for text, rule in zip(seen.options, seen.rules, strict=False) if rule]
    card = seen.source or (effects[0] if len(effects) == 1 else "")
    view = msgspec.to_builtins(presentation.view(game, seen.who, 1, ahead=False))
    return {"card": card, "names": NAMES[: game.nplayers], "seat": seen.who, "view": view}


# ---------------------------------------------------------------- the pictures
def built(folder: Path) -> None:
    command = ["npx", "vite", "build", "--config", "sheets/vite.config.ts", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run(command, cwd=CLIENT, check=True)


def serve_from(folder: Path, examples: list[Recorded]) -> Any:
    """Serve the page's files, the cards and the prompts."""
    prompts = json.dumps(examples)
    cards = msgspec.json.encode(card_catalogue.cards("en"))

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ADDRESS).partition("?")[0].partition("#")[0] or "index.html"
        if path.startswith("api/cards"):
            route.fulfill(body=cards, content_type="application/json")
        elif path == "prompts.json":
            route.fulfill(body=prompts, content_type="application/json")
        elif (folder / path).is_file():
            route.fulfill(body=(folder / path).read_bytes(), content_type=mimetypes.guess_type(path)[0] or "text/plain")
        else:
            route.fulfill(status=404, body="")

    return answer


def take(browser: Browser, answer: Any, name: str, prompts: int) -> None:
    code = name.partition("_")[0]
    page = browser.new_page(viewport={"width": 3108, "height": 900})
    page.route("**/*", answer)
    page.goto(f"{ADDRESS}#{code}")
    page.wait_for_function(f"document.querySelectorAll('article .prompt').length === {prompts}")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    picture = Image.open(BytesIO(page.screenshot(full_page=True, timeout=PATIENCE))).convert("RGB")
    picture = picture.resize((picture.width * 4 // 5, picture.height * 4 // 5), Image.Resampling.LANCZOS)
    picture.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    page.close()


def main() -> int:
    examples = recorded()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, launched() as browser:
        built(Path(name))
        for first in range(0, len(examples), ON_A_SHEET):
            sheet = examples[first : first + ON_A_SHEET]
            answer = serve_from(Path(name), sheet)
            for code in CODES:
                take(browser, answer, f"{code}_{first // ON_A_SHEET + 1}", len(sheet))
    print(f"{len(examples)} prompts of {len({one['card'] for one in examples})} cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
