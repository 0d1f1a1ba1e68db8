"""What the folders of sets say: facts, positions with what bots answer in them by default, and Fluent files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from demesne.bots.binding import bind_strategy
from demesne.game import Game
from demesne.notation.position import cards_named, start_from_position
from demesne.notation.zones import format_cards
from demesne.sets import set_folders
from demesne.strategies.parser import parse

MONEY = "buy province\nbuy duchy when left(province) <= 3\nbuy gold\nbuy silver"
PACKAGE = Path(__file__).parents[1] / "src" / "demesne"
FACTS: dict[str, dict[str, Any]] = {folder.id: yaml.safe_load(folder.read("facts.yaml")) for folder in set_folders()}


@dataclass(frozen=True)
class Case:
    """In this position, after these moves, everybody who is asked answers this, one after the other."""

    why: str
    given: dict[str, Any]
    answers: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    lines: str = MONEY


COMMON = ("phase", "actions", "buys", "coins", "supply", "trash")  # keys of a position that belong to no player


def case(
    why: str, *answers: str, moves: tuple[str, ...] = (), lines: str = MONEY, p2: dict[str, Any] | None = None, **given: Any
) -> Case:
    """A case of the first player: the keys of a player are theirs, the others belong to the position."""
    common: dict[str, Any] = {key: given.pop(key) for key in COMMON if key in given}
    return Case(why, {**common, "p1": given, "p2": p2 or {}}, answers, moves, lines)


def cases_of(set_id: str) -> list[Case]:
    """The cases that the facts of a set list."""
    listed = FACTS[set_id].get("default_play", [])
    return [
        Case(item["why"], item["given"], tuple(item["answers"]), tuple(item.get("moves", ())), item.get("lines", MONEY))
        for item in listed
    ]


def position(case: Case) -> Game:
    """The game of a case after its moves."""
    named = cards_named(case.given, list(case.moves), list(case.answers), case.lines)
    game = start_from_position({"position": case.given, "named": named})
    for move in case.moves:
        game.apply(move)
    return game


def answer(game: Game, lines: str) -> list[str]:
    """What the default play answers to one question; cards that are picked together are one answer."""
    policy = bind_strategy(game.components, parse(lines, "test"))
    given: list[str] = []
    while True:
        kind = game.decision.kind
        code = policy.choose(game.clone(), game.about, game.asked)
        option = next(option for option in game.decision.options if option.code == code)
        given.append(option.text)
        before = game.decision
        game.apply(option)
        if kind != "pick" or game.over or game.decision.source != before.source or not game.decision.picked:
            return given


def joined(texts: list[str]) -> str:
    """Picks in one line: `choose copper*2`; to stop picking is no answer of its own."""
    picked = [text.removeprefix("choose ") for text in texts if text != "choose none"]
    return texts[0] if len(texts) == 1 else f"choose {format_cards(picked)}"


def fluent_files(code: str) -> list[Path]:
    """Every Fluent file of a language: those of the interface, and one for each set."""
    return [*sorted((PACKAGE / "lang" / code).glob("*.ftl")), *sorted((PACKAGE / "sets").glob(f"*/{code}.ftl"))]
