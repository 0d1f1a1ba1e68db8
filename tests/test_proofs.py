"""The rulings prove the cards: they carry out every phrase, and notice every small change of a card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from demesne.cli import main
from demesne.engine.definitions import CARDS, RULES, TEXTS, withdraw
from demesne.engine.errors import EndlessText
from demesne.rulings.card_changes import DROP, FILTER, KINDS, MAY, NUMBER, TARGET, changes_of
from demesne.rulings.declarations import CardModule, declared_modules
from demesne.rulings.errors import RulingFile
from demesne.rulings.files import suite
from demesne.rulings.phrase_mutations import TEXTS_BEGUN, ShortRun, holds
from demesne.rulings.proofs import STALE, Proofs
from demesne.rulings.runner import run_texts
from demesne.rulings.unproved import FILE, read_reasons
from demesne.words import CardSet, as_long_as, plus, reveal_top
from demesne.words.declaring import redeclaring

OWN_CARDS = """
from demesne.words import CardSet, a, choose_one, each_other, gain, plus, this_turn, trash, when, you_gain_a

mine = CardSet("mine")
bonus = plus(coins=1)
inn = mine.action("Inn Keeper", 3, plus(cards=1), trash(up_to=1), choose_one(coins=bonus, gain=gain("Silver")))
toll = mine.attack("Toll House", 4, this_turn(when(you_gain_a("Gold"), plus(coins=2), may=True)), each_other(gain("Curse")))
"""
OWN_RULINGS = """
- ruling: Inn Keeper draws a card and gains a Silver
  given: {p1: {hand: "inn_keeper, copper", deck: "gold*2"}}
  do: [play inn_keeper, choose copper, choose gain]
  expect: {trash: copper, p1: {hand: gold, discard: silver}}
"""


@pytest.fixture(scope="module")
def modules() -> list[CardModule]:
    return declared_modules()


@pytest.fixture(scope="module")
def proofs(modules: list[CardModule]) -> Proofs:
    return Proofs(suite(), modules)


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(OWN_CARDS, encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(OWN_RULINGS, encoding="utf-8")
    return tmp_path


# ---------------------------------------------------------------- the cards
def test_rulings_carry_out_every_phrase(proofs: Proofs) -> None:
    report = proofs.check_phrases()
    assert [str(gap) for gap in report.gaps] == []
    assert report.total > len(CARDS)


def test_rulings_notice_every_change(proofs: Proofs) -> None:
    report = proofs.check_changes()
    assert [str(gap) for gap in report.gaps] == []
    assert report.total > 2 * len(CARDS)


def test_every_card_and_every_phrase_of_a_card_is_found(modules: list[CardModule], proofs: Proofs) -> None:
    statements = [statement for module in modules for statement in module.statements]
    assert {card.id for statement in statements for card in statement.cards} == set(CARDS)
    played = {(f"{card.set}/{card.id}", i) for card in CARDS.values() for i in range(card.play.size)}
    found = {phrase.place for phrase in proofs.coverage.phrases()}
    assert played <= found <= {(address, i) for address, text in TEXTS.items() for i in range(text.size)}


def test_there_are_changes_of_every_kind(modules: list[CardModule]) -> None:
    kinds = Counter(change.kind for module in modules for change in changes_of(module))
    assert set(kinds) == set(KINDS)
    assert kinds[DROP] > len(CARDS)


def test_changes_of_a_card_have_different_names(modules: list[CardModule]) -> None:
    names = Counter(str(change) for module in modules for change in changes_of(module))
    assert [name for name, times in names.items() if times > 1] == []


# ---------------------------------------------------------------- declaring again
def test_a_card_that_is_declared_again_unchanged_is_the_same_card(modules: list[CardModule]) -> None:
    with redeclaring() as declared:
        for module in modules:
            for statement in module.statements:
                if statement.cards:
                    module.redeclare(statement, statement.node)
        assert set(declared) == set(CARDS)
        assert [result.problem for result in run_texts(suite(), ("straight",)) if not result.ok] == []


def test_afterwards_every_card_is_what_it_was(modules: list[CardModule]) -> None:
    before = [list(register.items()) for register in (CARDS, TEXTS, RULES)]
    militia = CARDS["militia"]
    change = next(change for module in modules for change in changes_of(module) if change.card == "militia")
    with redeclaring():
        change.statement.module.redeclare(change.statement, change.changed)
        assert CARDS["militia"] is not militia
    assert [list(register.items()) for register in (CARDS, TEXTS, RULES)] == before


# ---------------------------------------------------------------- what is changed
def changes(path: Path) -> dict[str, set[str]]:
    """The changes of a file of cards, by kind."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for change in changes_of(CardModule(path, "mine")):
        found[change.kind].add(str(change))
    return found


def test_changes_are_named_by_card_and_phrase(own_cards: Path) -> None:
    found = changes(own_cards / "mine.py")
    assert {"inn_keeper: without plus(cards=1)", "inn_keeper: without bonus", "toll_house: without gain('Curse')"} <= found[
        DROP
    ]
    assert {
        "inn_keeper: plus(coins=2) instead of plus(coins=1)", "inn_keeper: plus(coins=0) instead of plus(coins=1)",
        "inn_keeper: trash(up_to=2) instead of trash(up_to=1)",
    } <= found[NUMBER]  # fmt: skip
    assert "inn_keeper: trash(1) instead of trash(up_to=1)" in found[MAY]
    assert (
        "toll_house: when(you_gain_a('Gold'), plus(coins=2)) instead of when(you_gain_a('Gold'), plus(coins=2), may=True)"
        in found[MAY]
    )
    assert "toll_house: you_gain_a() instead of you_gain_a('Gold')" in found[FILTER]
    assert {
        "toll_house: each_player(gain('Curse')) instead of each_other(gain('Curse'))",
        "toll_house: another_gains_a('Gold') instead of you_gain_a('Gold')",
        "inn_keeper: gain('Silver', to=HAND) instead of gain('Silver')",
    } <= found[TARGET]  # fmt: skip


def test_costs_and_names_are_no_part_of_a_text(own_cards: Path) -> None:
    everything = set.union(*changes(own_cards / "mine.py").values())
    assert not [name for name in everything if "Inn Keeper" in name or "Toll House" in name]


def test_a_text_that_does_not_end_is_noticed_soon() -> None:
    ruling = {"given": {"p1": {"hand": "mill_wheel", "deck": "copper"}}, "do": ["play mill_wheel"], "expect": {}}
    with redeclaring():
        CardSet("mine").action("Mill Wheel", 3, as_long_as(reveal_top, plus(coins=1)))
        run = ShortRun(ruling)
        with pytest.raises(EndlessText):
            run.run()
        assert run.game.coins <= TEXTS_BEGUN
        assert not holds(ruling)
    assert "mill_wheel" not in CARDS


# ---------------------------------------------------------------- exceptions
def test_an_exception_needs_a_reason(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text("smithy:\n  without plus(cards=3):\n", encoding="utf-8")
    with pytest.raises(RulingFile, match="smithy does not"):
        read_reasons(path)


def test_an_exception_that_is_not_needed_is_a_gap(own_cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own_cards / FILE).write_text("inn_keeper:\n  without plus(cards=1): because\n  without bonus: because\n", encoding="utf-8")
    assert run_own(own_cards, "--mutations", "Inn Keeper") == 1
    lines = capsys.readouterr().out.splitlines()
    assert "inn_keeper: an exception that is not needed: without plus(cards=1)" in lines
    assert "inn_keeper: without bonus" not in lines
    assert STALE not in {line.partition(":")[0] for line in lines}


# ---------------------------------------------------------------- the command
def run_own(folder: Path, *arguments: str) -> int:
    try:
        return main(["rulings", str(folder / "mine.yaml"), "--cards", str(folder / "mine.py"), *arguments])
    finally:
        for id in ("inn_keeper", "toll_house"):
            if id in CARDS:
                withdraw(CARDS[id])


def test_the_command_lists_phrases_of_own_cards_that_no_ruling_carries_out(
    own_cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_own(own_cards, "--coverage") == 1
    *lines, summary = capsys.readouterr().out.splitlines()
    assert "inn_keeper: never bonus (phrase 5 of mine/inn_keeper)" in lines
    assert "toll_house: never gain('Curse') (phrase 1 of mine/toll_house/1.0)" in lines
    assert not [line for line in lines if "plus(cards=1)" in line]
    assert summary.endswith("not carried out")


def test_the_command_lists_changes_of_own_cards_that_no_ruling_notices(
    own_cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_own(own_cards, "--mutations", "Inn Keeper") == 1
    *lines, summary = capsys.readouterr().out.splitlines()
    assert "inn_keeper: plus(coins=2) instead of plus(coins=1)" in lines
    assert "inn_keeper: without plus(cards=1)" not in lines
    assert not [line for line in lines if line.startswith("toll_house")]
    assert summary.endswith("not noticed")


def test_the_command_proves_nothing_with_rulings_that_do_not_hold(own_cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = OWN_RULINGS.replace("hand: gold,", "hand: silver,")
    (own_cards / "mine.yaml").write_text(wrong, encoding="utf-8")
    assert run_own(own_cards, "--mutations") == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Inn Keeper draws a card" in printed.err
