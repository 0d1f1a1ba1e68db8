"""The history of a turn: every entry fits into its bits, and every kind of entry has a name."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

import pytest

from demesne.engine import constants
from demesne.engine.constants import FROM_TAVERN, HISTORY_NAMES, PHASE_NAMES, SPECTATOR
from demesne.engine.history import WHAT_MASK, entry_phase, entry_thing, entry_what, entry_who, packed
from demesne.engine.triggers import ID_MASK, ID_SHIFT, RULE_MASK, SOURCE_SHIFT, once_code

SOURCE = Path(__file__).parents[1] / "src" / "demesne"
LAST_RULE = once_code(FROM_TAVERN << SOURCE_SHIFT | ID_MASK << ID_SHIFT | RULE_MASK)
KINDS = (0, len(HISTORY_NAMES) - 1, WHAT_MASK)
PHASES = (0, len(PHASE_NAMES) - 1)
PLAYERS = (0, SPECTATOR - 1)
THINGS = (-1, 0, 1 << 31, LAST_RULE)


@pytest.mark.parametrize(("what", "phase", "who", "thing"), [*product(KINDS, PHASES, PLAYERS, THINGS)])
def test_each_part_of_an_entry_keeps_to_its_bits(what: int, phase: int, who: int, thing: int) -> None:
    entry = packed(what, phase, who, thing)
    assert (entry_what(entry), entry_phase(entry), entry_who(entry), entry_thing(entry)) == (what, phase, who, thing)
    assert 0 <= entry < 1 << 63


def test_there_is_room_for_more_kinds_of_entries() -> None:
    assert WHAT_MASK + 1 >= 64


def recorded_kinds() -> dict[str, str]:
    """The constants with which the sources call `record`, each with a module that does."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "record" and len(node.args) == 4:
                found[ast.unparse(node.args[1])] = path.name
    return found


def test_what_is_recorded_has_a_code_with_a_name() -> None:
    kinds = recorded_kinds()
    assert {"PLAYED", "GAINED", "USED"} <= set(kinds)
    for name, module in kinds.items():
        code = getattr(constants, name, None)
        assert code is not None, f"{module} records {name}, which is no constant"
        assert 0 <= code < len(HISTORY_NAMES), f"{name} = {code} has no name in HISTORY_NAMES"


def test_no_two_kinds_of_entries_have_the_same_code() -> None:
    codes = [getattr(constants, name) for name in recorded_kinds()]
    assert len(set(codes)) == len(codes)
