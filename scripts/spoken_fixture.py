"""Write client/tests/spoken.json: what Python says about games, for the tests of the browser client to compare with.

The client says the lines of the log and the sentences of questions by itself, from the same Fluent files. The file holds the
events of the golden game (whose lines are in tests/golden), and some richer games with their lines, questions and options
in every language.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
from golden_logs import NAMES, whole_game
from random_play import eager, rich_game

from demesne import Game
from demesne.lang import CODES, Language
from demesne.prose.game_log import Log
from demesne.prose.question_texts import option_text, plain_question, reason
from demesne.server.tables import card_catalogue, presentation
from demesne.server.tables.table_state import foreseen

FILE = Path(__file__).parents[1] / "client" / "tests" / "spoken.json"
GAMES = 10
ANSWERS = 60
QUESTIONS = 40  # enough to meet nearly every kind; the file should stay small


def lines(game: Game, viewer: int | None, names: list[str]) -> dict[str, list[str]]:
    return {code: [str(line) for line in Log(Language(code), names, viewer).lines(game.events_for(viewer))] for code in CODES}


def events(game: Game, viewer: int | None) -> list[Any]:
    """Events as lists of their fields, in the order of the protocol."""
    return [list(msgspec.to_builtins(event).values()) for event in presentation.events(game, viewer, 0)]


def question(game: Game, names: list[str]) -> dict[str, Any] | None:
    """One question with its words; none where the client is offered the Buy phase ahead of time."""
    view = game.view(game.decision.who)
    asked = presentation.asked(game, game.decision.who, 1, foreseen(game))
    if view.decision is None or asked.kind != view.decision.kind:
        return None
    said = {}
    for code in CODES:
        language = Language(code)
        said[code] = [
            plain_question(language, view.decision, view, names),
            reason(language, view.decision, view, names),
            *(option_text(language, text, view.decision) for text in view.decision.options),
        ]
    return {"asked": msgspec.to_builtins(asked), "said": said}


def rich_games() -> tuple[list[Any], list[Any]]:
    rng = random.Random(5)
    games: list[Any] = []
    questions: dict[tuple[str, str, str], Any] = {}
    for number in range(GAMES):
        game = rich_game(rng)
        names = NAMES[: game.nplayers] + ["Dora"] * (game.nplayers - len(NAMES))
        for _ in range(ANSWERS):
            if game.over:
                break
            found = question(game, names)
            if found is not None:
                questions.setdefault(
                    (game.decision.kind, game.decision.source, game.decision.purpose), {**found, "names": names}
                )
            game.apply(eager(rng, game))
        viewer = None if number % 4 == 3 else number % game.nplayers
        games.append({"names": names, "reader": viewer, "events": events(game, viewer), "lines": lines(game, viewer, names)})
    return games, list(questions.values())[:QUESTIONS]


def made() -> str:
    games, questions = rich_games()
    cards = [{**msgspec.to_builtins(card), "rulings": []} for card in card_catalogue.cards("en").cards]
    golden = {"names": NAMES, "events": events(whole_game(), 0)}
    data = {"cards": cards, "golden": golden, "games": games, "questions": questions}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    FILE.write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
