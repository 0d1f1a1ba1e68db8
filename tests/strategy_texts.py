"""Strategies, read and refused, and what is known of their language, for tests."""

from __future__ import annotations

from itertools import pairwise

from documents import Block, blocks
from random_play import KINGDOM_CARDS, PROJECTS
from test_reading import KNOWN

from demesne.engine.constants import ACTION, EVENT, NIGHT, PROJECT, TREASURE
from demesne.engine.definitions import CARDS
from demesne.strategies.parser import parse
from demesne.strategies.syntax import (
    LANDSCAPE,
    PILE,
    PILE_OR_LANDSCAPE,
    Expression,
    Line,
    Strategy,
    StrategyError,
)

PAGE = "strategies.md"
EXAMPLE = """\
name      Smithy Ultimate
requires  smithy
buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy smithy    when owned(smithy) < owned(treasure) / 11
buy silver
"""
ASKING = {id: said["choices"] for id, said in KNOWN.items() if said["choices"]}


def condition(text: str) -> Expression:
    (line,) = parse(f"name X\nbuy gold when {text}").lines
    assert line.when is not None
    return line.when


def lines(text: str) -> list[Line]:
    """What a few lines say, without a name and a purchase of their own."""
    strategy = parse(f"name X\nbuy copper\n{text}")
    return list(strategy.lines[1:])


def read(text: str, file: str = "") -> Strategy | StrategyError:
    """What a text is, or why it is refused."""
    try:
        return parse(text, file)
    except StrategyError as problem:
        return problem


def refusal(text: str, file: str = "") -> StrategyError:
    problem = read(text, file)
    assert isinstance(problem, StrategyError)
    return problem


def inner_problem(problem: StrategyError) -> StrategyError:
    """What is wrong, without where."""
    what = problem.values["problem"]
    assert isinstance(what, StrategyError)
    return what


def fits(use: str, id: str) -> bool:
    """Which cards a verb or value can be about, said in another way than the parser does."""
    types = CARDS[id].types
    landscape = CARDS[id].is_landscape
    is_pile = len(CARDS[id].layout.contents) > 0
    lies_in = CARDS[id].lies_in
    in_supply = (
        CARDS[id].set == "basic"
        or id in KINGDOM_CARDS
        or (lies_in != "" and not CARDS[lies_in].layout.beside)
        or id in ("potion", "platinum", "colony")
    ) and not is_pile
    return {
        "buy": in_supply or types & (PROJECT | EVENT) != 0,
        "play": types & (ACTION | TREASURE | NIGHT) != 0 and not is_pile,
        "requires": id in KINGDOM_CARDS or id in PROJECTS,
        PILE: in_supply,
        PILE_OR_LANDSCAPE: in_supply or landscape,
        LANDSCAPE: landscape,
    }.get(use, not landscape)


def strategy_blocks() -> list[Block]:
    """The strategies of the page that are right."""
    wrong = {block.text for block, _ in wrong_blocks()}
    return [block for block in blocks(PAGE) if block.language == "strategy" and block.text not in wrong]


def whole(block: Block) -> str:
    """A strategy of the page; those without a file are only a part of one."""
    return block.text if block.file else f"name X\nbuy copper\n{block.text}"


def wrong_blocks() -> list[tuple[Block, str]]:
    """Those that are not, each with what the page says about it."""
    shown = pairwise(blocks(PAGE))
    return [(block, after.text) for block, after in shown if (block.language, after.language) == ("strategy", "text")]
