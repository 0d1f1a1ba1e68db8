"""Write client/tests/spoken.json: Python's wording of games, which the tests of the browser client compare with.

The client words the lines of the log and the questions by itself, from the same Fluent files. The file holds an event for every
form of every kind of event, a few plays whose events make common lines, the beginning of the golden game (whose lines are in
tests/golden), and questions with their options, in every language. Only the cards listed here are in it, so it stays the same
when a card is added.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from golden_logs import NAMES, whole_game
from question_examples import EXAMPLES, start

from demesne import Game
from demesne.engine.events import Event
from demesne.lang import CODES, Language
from demesne.prose.event_wordings import NOT_NEGATIVE, OPTION, POSITIVE, SOURCE, WORDINGS, ZERO, Form
from demesne.prose.game_log import Log
from demesne.prose.question_texts import option_text, plain_question, reason
from demesne.server.tables import card_catalogue, presentation
from demesne.server.tables.table_state import foreseen

ROOT = Path(__file__).parents[1]
FILE = ROOT / "client" / "tests" / "spoken.json"
ALL_CARDS = ROOT / "build" / "client" / "cards.json"  # for client tests about every card; not in the repository
GOLDEN_EVENTS: Final = 400  # events of the golden game; every kind of line occurs in them

# Cards that tests of the client name, beside those of the events and questions.
NAMED: Final = [
    "bank", "blessed_village", "canal", "cellar", "chapel", "city_gate", "colony", "copper", "curse", "deluded", "diadem",
    "duchy", "emporium", "estate", "fair", "fated", "followers", "gardens", "gold", "hamlet", "harem", "improve",
    "inspiring", "island", "laboratory", "lantern", "library", "madman", "market", "militia", "mine", "moat", "monastery",
    "patrician", "patrician_emporium", "patrol", "platinum", "potion", "priest", "province", "remodel", "replace",
    "ruined_village", "ruins", "scepter", "shield", "silver", "smithy", "spices", "spy", "survivors", "the_mountains_gift",
    "throne_room", "village", "villain", "way_of_the_turtle", "witch", "workshop", "young_witch",
]  # fmt: skip
OF_TYPE: Final = {"event": "training", "project": "canal", "state": "deluded", "": "village"}
LOSSES: Final = ("token", "coffers", "villagers", "coins", "favors", "cost")  # events with a negative amount
ABOUT_NOBODY: Final = ("end", "ending", "shuffle_fortunes")

Play = tuple[dict[str, Any], list[str]]  # a position and the answers given in it
# Plays whose events are merged into lines in different ways.
PLAYS: Final[list[Play]] = [
    ({"p1": {"hand": "market", "deck": "copper, estate*5"}}, ["play market"]),
    ({"p1": {"hand": "smithy", "deck": "copper", "discard": "estate*2"}}, ["play smithy"]),
    (
        {"p1": {"hand": "spy", "deck": "gold, copper*5"}, "p2": {"hand": "estate*5", "deck": "gold*2"}},
        ["play spy", "choose discard", "choose keep"],
    ),
    (
        {"phase": "buy", "coins": 12, "buys": 3, "p1": {"hand": "silver*2, gold", "deck": "copper*5"}},
        ["play silver", "play gold", "play silver", "buy duchy", "buy duchy", "buy estate"],
    ),
    ({"p1": {"hand": "improve, moat", "deck": "copper*9"}}, ["play improve", "end actions", "end buys", "choose improve"]),
    ({"p1": {"hand": "bureaucrat", "deck": "copper"}, "p2": {"hand": "estate*2, copper"}}, ["play bureaucrat"]),
    ({"p1": {"hand": "militia"}, "p2": {"hand": "moat, copper*4"}}, ["play militia", "choose moat"]),
    (
        {"p1": {"hand": "hunting_party, copper*2, estate", "deck": "gold, copper, estate, silver, province"}},
        ["play hunting_party"],
    ),
    (
        {"p1": {"hand": "steward, copper*2, estate*2", "deck": "gold*5"}},
        ["play steward", "choose trash", "choose copper", "choose estate"],
    ),
    ({"p1": {"hand": "sacred_grove", "deck": "gold*5"}, "boons": "the_mountains_gift"}, ["play sacred_grove"]),
    ({"phase": "buy", "p1": {"coffers": 3, "deck": "copper*5"}}, ["spend coffers", "spend coffers", "buy estate"]),
    ({"phase": "buy", "coins": 8, "supply": {"province": 1}, "p1": {"deck": "copper*5"}}, ["buy province", "end buys"]),
]  # fmt: skip
# Questions of every kind: phases, picks, piles, options, effects to order, and questions to another player.
QUESTIONS: Final[list[Play]] = [
    *((position, answers) for position, answers, _ in EXAMPLES.values()),
    ({"p1": {"hand": "village, copper"}}, []),
    ({"p1": {"hand": "copper", "villagers": 1}}, []),
    ({"p1": {"hand": "copper*2, festival", "debt": 9}}, ["play festival", "end actions"]),
    ({"p1": {"hand": "copper", "coffers": 2}}, ["end actions", "play copper"]),
    ({"p1": {"hand": "cellar, copper*2, estate", "deck": "gold*5"}}, ["play cellar"]),
    ({"p1": {"hand": "remodel, copper, estate"}}, ["play remodel"]),
    ({"p1": {"hand": "remodel, copper, estate"}}, ["play remodel", "choose estate"]),
    ({"p1": {"hand": "militia"}, "p2": {"hand": "copper*3, estate*2"}}, ["play militia"]),
    ({"p1": {"hand": "militia"}, "p2": {"hand": "moat, copper*4"}}, ["play militia"]),
    ({"p1": {"hand": "throne_room, village, smithy"}}, ["play throne_room"]),
    ({"p1": {"hand": "library", "deck": "village, copper*9"}}, ["play library"]),
    ({"p1": {"hand": "steward, copper*2", "deck": "gold*5"}}, ["play steward"]),
    ({"p1": {"hand": "chapel, copper*3, estate"}}, ["play chapel"]),
    ({"p1": {"hand": "develop, silver"}}, ["play develop"]),
    ({"p1": {"hand": "vault, copper*3", "deck": "gold*5"}}, ["play vault", "choose copper"]),
    ({"phase": "buy", "coins": 5, "p1": {"deck": "copper*5"}, "kingdom": "wayfarer, pickaxe"}, []),
]  # fmt: skip


def played(play: Play) -> Game:
    """The game after these answers."""
    position, answers = play
    game = start(position)
    for answer in answers:
        game.apply(answer)
    return game


# ---------------------------------------------------------------- the log
def lines(events: list[Event], viewer: int | None, names: list[str]) -> dict[str, list[str]]:
    """The lines of the log in every language."""
    return {code: [str(line) for line in Log(Language(code), names, viewer).lines(events)] for code in CODES}


def packed(events: list[Event]) -> list[Any]:
    """Events as lists of their fields, in the order of the protocol."""
    return [[one.kind, one.who, one.depth, one.cards, one.amount, one.source, one.detail] for one in events]


def example(kind: str, form: Form) -> Event:
    """An event that has this form."""
    detail = "trash" if OPTION in form.fills else OF_TYPE[form.type] if form.detail is None else form.detail
    amount = {ZERO: 0, POSITIVE: 1, NOT_NEGATIVE: 2}.get(form.amount, -2 if kind in LOSSES else 2)
    source = "steward" if SOURCE in form.fills or OPTION in form.fills else ""
    return Event(kind, -1 if kind in ABOUT_NOBODY else 0, ["copper", "copper", "estate"], [-1] * 3, amount, source, detail, 0)


def log_entry(events: list[Event], reader: int | None, names: list[str]) -> dict[str, Any]:
    """Events and the lines they make for a reader."""
    return {"names": names, "reader": reader, "events": packed(events), "lines": lines(events, reader, names)}


def form_entries() -> list[dict[str, Any]]:
    """Every form of every kind of event, as its player reads it and as a spectator does."""
    entries: list[dict[str, Any]] = []
    for kind, wording in WORDINGS.items():
        for form in {form.key: form for form in wording.forms}.values():
            event = example(kind, form)
            said = {code: [lines([event], reader, NAMES)[code] for reader in (0, None)] for code in CODES}
            entries.append({"event": packed([event])[0], "lines": said})
    return entries


def play_entries() -> list[dict[str, Any]]:
    """Whole plays, as both players read them."""
    return [
        log_entry(game.events_for(reader), reader, NAMES[:2]) for game in map(played, PLAYS) for reader in range(game.nplayers)
    ]


# ---------------------------------------------------------------- questions
def question(game: Game, names: list[str]) -> dict[str, Any]:
    """The pending question of a game with its wording: the question, the reason and the options."""
    view = game.view(game.decision.who)
    asked = presentation.asked(game, game.decision.who, 1, foreseen(game))
    assert view.decision is not None
    said = {}
    for code in CODES:
        language = Language(code)
        said[code] = [
            plain_question(language, view.decision, view, names),
            reason(language, view.decision, view, names),
            *(option_text(language, text, view.decision) for text in view.decision.options),
        ]
    return {"asked": msgspec.to_builtins(asked), "names": names, "said": said}


def asked_ahead(game: Game) -> bool:
    """Whether the client is offered the Buy phase ahead of time, which Python words only when it comes."""
    view = game.view(game.decision.who)
    assert view.decision is not None
    return presentation.asked(game, game.decision.who, 1, foreseen(game)).kind != view.decision.kind


# ---------------------------------------------------------------- the file
def mentioned(data: Any) -> set[str]:
    """All strings in some data, including the ids of cards."""
    if isinstance(data, dict):
        return set().union(*map(mentioned, data.values()))
    if isinstance(data, list):
        return set().union(*map(mentioned, data))
    return {data} if isinstance(data, str) else set()


def cards() -> list[dict[str, Any]]:
    """Every card as the server describes it, without its rulings."""
    return [{**msgspec.to_builtins(card), "rulings": []} for card in card_catalogue.cards("en").cards]


def made() -> str:
    """The text of the file, with one entry per line."""
    games = [game for game in map(played, QUESTIONS) if not asked_ahead(game)]
    data: dict[str, Any] = {
        "golden": {"names": NAMES, "events": packed(whole_game().events_for(0)[:GOLDEN_EVENTS])},
        "forms": form_entries(),
        "games": play_entries(),
        "questions": [question(game, NAMES[: game.nplayers]) for game in games],
    }
    ids = {*NAMED, *mentioned(data)}
    data["cards"] = [card for card in cards() if card["id"] in ids]
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {on_lines(value)}" for key, value in data.items()) + "\n}\n"


def on_lines(value: Any) -> str:
    """JSON with a line for every item of a list of items, and for every field of an object."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(compact, value)) + "\n]"
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {on_lines(part)}" for key, part in value.items()) + "\n}"


def compact(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    """Write the file, or only the one with all cards."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--all-cards", action="store_true", help=f"write {ALL_CARDS.relative_to(ROOT)} instead")
    if parser.parse_args().all_cards:
        ALL_CARDS.parent.mkdir(parents=True, exist_ok=True)
        ALL_CARDS.write_text(on_lines(cards()) + "\n", encoding="utf-8")
    else:
        FILE.write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
