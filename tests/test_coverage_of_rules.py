"""Every step of every card and every ruling text of the reference has a ruling that shows it.

The files in `coverage` hold the map: for each card a list of ruling ids per step of its effect and per ruling text, in the
order of the reference; for each general rule a list of ruling ids. `not-a-position` marks what no position can show.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from test_reference import REFERENCE

from demesne.notation.position import cards_named
from demesne.rulings.files import read_rulings, suite

TESTS = Path(__file__).parent
COVERAGE = {path.name: path.read_text(encoding="utf-8") for path in sorted((TESTS / "coverage").glob("*.yaml"))}
NOT_A_POSITION = "not-a-position"
MOST_CARD_TEXTS_WITHOUT_POSITION = 40
MOST_RULES_WITHOUT_POSITION = 26
LEAST_RULES = 366


SUITE: list[Any] = [ruling for name, text in suite().items() for ruling in read_rulings(name, text)]
RULING_IDS = Counter(ruling.get("id") for ruling in SUITE)
CARDS_OF_RULING = {
    ruling.get("id"): set(cards_named(ruling.get("given"), ruling.get("do"), ruling.get("expect"))) for ruling in SUITE
}


def load(general: bool) -> dict[str, Any]:
    """All entries of the files about general rules, or of those about cards."""
    return {
        key: entry
        for name, text in COVERAGE.items()
        if name.startswith("rules_") == general
        for key, entry in yaml.safe_load(text).items()
    }


CARD_COVERAGE: dict[str, dict[str, list[list[str]]]] = load(general=False)
RULE_COVERAGE: dict[str, list[str]] = load(general=True)


def card_entries() -> Iterator[list[str]]:
    for lists in CARD_COVERAGE.values():
        yield from lists["steps"]
        yield from lists["rulings"]


def check_entry(entry: list[str]) -> None:
    """It names rulings that exist, or says that no position can show it; never nothing, never both."""
    assert entry
    if entry != [NOT_A_POSITION]:
        assert [id for id in entry if id not in RULING_IDS] == []


def test_every_ruling_of_the_suite_has_an_id_of_its_own() -> None:
    assert None not in RULING_IDS
    assert [id for id, times in RULING_IDS.items() if times > 1] == []


def test_nothing_is_mapped_twice() -> None:
    keys = Counter(key for text in COVERAGE.values() for key in re.findall(r"^([\w-]+):", text, re.MULTILINE))
    assert [key for key, times in keys.items() if times > 1] == []
    assert set(keys) == set(CARD_COVERAGE) | set(RULE_COVERAGE)


def test_every_card_of_the_reference_is_mapped() -> None:
    assert set(CARD_COVERAGE) == set(REFERENCE)


@pytest.mark.parametrize("id", REFERENCE)
def test_every_step_and_ruling_text_of_a_card_has_a_ruling_about_it(id: str) -> None:
    assert set(CARD_COVERAGE[id]) == {"steps", "rulings"}
    for part, entries in CARD_COVERAGE[id].items():
        assert len(entries) == REFERENCE[id][part]
        for entry in entries:
            check_entry(entry)
            assert entry == [NOT_A_POSITION] or any(id in CARDS_OF_RULING[ruling] for ruling in entry)


@pytest.mark.parametrize("rule", RULE_COVERAGE)
def test_every_general_rule_has_a_ruling(rule: str) -> None:
    check_entry(RULE_COVERAGE[rule])


def test_no_general_rule_is_dropped() -> None:
    assert len(RULE_COVERAGE) >= LEAST_RULES


def test_what_no_position_can_show_does_not_grow() -> None:
    assert sum(entry == [NOT_A_POSITION] for entry in card_entries()) <= MOST_CARD_TEXTS_WITHOUT_POSITION
    assert sum(entry == [NOT_A_POSITION] for entry in RULE_COVERAGE.values()) <= MOST_RULES_WITHOUT_POSITION
