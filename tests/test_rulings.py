"""Every ruling of the package holds, whichever way it is run; broken ones are noticed and explained."""

from __future__ import annotations

import json
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.cli import main
from demesne.engine.definitions import CARDS
from demesne.lang import Language
from demesne.notation.position import cards_named
from demesne.prose.card_descriptions import rulings_by_card, rulings_of
from demesne.prose.ruling_order import are_alike, meaning, once_each
from demesne.rulings.files import cards_about, read_rulings, suite
from demesne.rulings.runner import WAYS, run_ruling, run_texts
from demesne.words import COMMAND, CardSet, choose_one, plus

FILES = suite()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("file", FILES)
def test_the_rulings_hold(file: str, way: str) -> None:
    broken = [result for result in run_texts({file: FILES[file]}, (way,)) if not result.ok]
    assert not broken, "\n".join(f"{result.id} {result.ruling}\n{result.problem}" for result in broken)


def test_there_are_hundreds_and_each_has_an_id_and_a_source_of_its_own() -> None:
    rulings = [data for file, text in FILES.items() for data in read_rulings(file, text)]
    assert len(rulings) >= 500
    ids = [data["id"] for data in rulings if isinstance(data, dict)]
    assert len(set(ids)) == len(rulings)
    assert all(isinstance(data, dict) and data.get("source") for data in rulings)


def test_every_card_is_named_by_at_least_three_rulings() -> None:
    rulings = [data for file, text in FILES.items() for data in read_rulings(file, text) if isinstance(data, dict)]
    named = Counter(id for data in rulings for id in cards_named(*map(data.get, ("given", "do", "expect"))))
    assert {id: named[id] for id in CARDS if named[id] < 3} == {}


def test_a_ruling_is_read_under_the_cards_it_is_about() -> None:
    """Not under every card whose name is a part of its words: Villagers are no Village."""
    sentences = {id: [ruling.sentence for ruling in rulings] for id, rulings in rulings_by_card().items()}
    assert any("Village" in sentence for sentence in sentences["village"])
    assert not any("Villager" in sentence for sentence in sentences["village"])
    assert not any(re.search("(Young|Old) Witch", sentence) for sentence in sentences["witch"])
    assert not any("cost" in sentence for sentence in sentences["smithy"])  # a list of costs is about no single card


def test_rulings_are_read_simplest_first_and_those_that_say_nearly_the_same_once() -> None:
    """Militia and Villain do the same to a Patron; what is in the game is read first, and of two alike that one."""
    patron = rulings_of("patron")
    said = [ruling.sentence for ruling in once_each(patron)]
    assert sum("discarded to" in sentence and "gives no Coffers" in sentence for sentence in said) == 1
    assert [len(ruling.others) for ruling in once_each(patron)] == sorted(len(ruling.others) for ruling in once_each(patron))
    here = {"patron", "militia", "village"}
    in_game = once_each(patron, here)
    of_this_game = [set(ruling.others) <= here for ruling in in_game]
    assert of_this_game == sorted(of_this_game, reverse=True)
    assert any("discarded to a Militia" in ruling.sentence for ruling in in_game)
    assert len(in_game) == len(said) < len(patron)
    guard = [ruling.sentence for ruling in once_each(rulings_of("border_guard"))]
    assert sum("discarded from hand" in sentence for sentence in guard) == 1
    assert (
        sum("may already put" in sentence or "already returns" in sentence for sentence in guard) >= 1
    )  # not merged for nothing


def test_what_is_denied_is_not_like_what_is_said() -> None:
    assert not are_alike(meaning("moat", "A Moat stops a Witch"), meaning("moat", "A Moat does not stop a Witch"))
    assert are_alike(meaning("moat", "A Moat answers a Witch"), meaning("moat", "A Militia is answered by Moat"))


def test_a_card_of_another_set_is_named_by_the_rulings_that_are_read_under_it() -> None:
    """What only serves to show a rule of another card is not about it."""
    language = Language("en")
    for file, text in FILES.items():
        for ruling in read_rulings(file, text):
            assert isinstance(ruling, dict)
            sentence = ruling["ruling"].lower()
            for card in [CARDS[id] for id in cards_about(ruling)]:
                words = [word[:-1] for word in re.findall(r"[a-z]{3,}", language.card(card.id).lower())]
                named = any(word in sentence for word in words) or card.id == "throne_room"
                assert named or card.set in file, (ruling["id"], card.id)


def test_a_ruling_is_about_cards_that_exist() -> None:
    assert "no card or project called 'milita'" in run_ruling(changed(about="milita"), "x.yaml").problem
    assert run_ruling(changed(about="militia, fleet"), "x.yaml").ok


def test_every_card_one_can_own_has_rulings() -> None:
    assert not {card.id for card in CARDS.values()} - set(rulings_by_card())


def test_a_pile_may_be_given_that_no_card_of_the_position_brings() -> None:
    given = {"supply": {"horse": 5, "ruins": "survivors*2", "prizes": "diadem"}, "p1": {"hand": "horse"}}
    horse = {"ruling": "A Horse goes back", "given": given, "do": ["play horse"]}
    assert run_ruling({**horse, "expect": {"supply": {"horse": 6, "ruins": "survivors*2"}, "prizes": "diadem"}}, "x.yaml").ok
    witch = {"kingdom": "moat", "supply": {"witch": 5}}
    assert "witch has no pile" in run_ruling({**horse, "given": witch, "expect": {}}, "x.yaml").problem


MILITIA = {
    "ruling": "Militia makes the others discard down to three",
    "given": {"p1": {"hand": "militia"}, "p2": {"hand": "copper*3, estate*2"}},
    "do": ["play militia", "p2: choose estate, estate"],
    "expect": {"coins": 2, "p2": {"hand": "copper*3"}},
}


def changed(**parts: object) -> dict[str, object]:
    return {**deepcopy(MILITIA), **parts}  # nothing shared, which YAML would write as an alias


def test_a_failure_says_position_move_expected_and_found() -> None:
    result = run_ruling(changed(expect={"p2": {"hand": "copper*2"}}), "x.yaml")
    assert not result.ok
    assert "after p2: choose estate, estate" in result.problem
    assert "p2 hand: expected copper*2, found copper*3" in result.problem
    assert "p2: hand: copper*3; discard: estate*2" in result.problem


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"expect": {"coin": 2}}, "unknown key coin"),
        ({"given": {"p1": {"hand": "milita"}}}, "no card or project called 'milita'"),
        ({"given": {"p1": {"hands": "militia"}}}, "unknown key hands"),
        ({"given": {"players": 5}}, "players should be 2, 3 or 4"),
        ({"given": {"p3": {}}}, "only 2 players"),
        ({"given": {"p1": {"hand": "copper*x"}}}, "copper*3"),
        ({"given": {"phase": "noon"}}, "phase should be action, buy or night"),
        ({"given": {"phase": "night"}}, "there is no Night phase"),
        ({"given": {"supply": {"copper": -1}}}, "size from 0 up"),
        ({"given": {"shuffles": ["p9: copper"]}}, "a shuffle looks like"),
        ({"do": ["jump"]}, "is no move"),
        ({"do": ["play militia", "p2: choose gold"]}, "the ruling does not say what is answered"),
        ({"do": ["play militia"]}, "does not say what is answered"),
        ({"do": ["play smithy"]}, "smithy cannot be played here"),
        ({"do": [{"cannot": "play militia"}]}, "should not be possible"),
        ({"do": ["play militia", "p2: choose estate, estate", "choose moat"]}, "nobody is asked for moat"),
        ({"do": "play militia"}, "list of moves"),
        ({"rulings": 1}, "unknown key rulings"),
        ({"ruling": 3}, "should be a sentence"),
    ],
)
def test_what_is_wrong_with_a_ruling_is_said(parts: dict[str, object], words: str) -> None:
    result = run_ruling(changed(**parts), "x.yaml")
    assert words in result.problem


def test_the_command_runs_files_and_prints_objects(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(yaml.safe_dump([MILITIA]), encoding="utf-8")
    bad = tmp_path / "bad.yaml"
    bad.write_text(yaml.safe_dump([MILITIA, changed(expect={"coins": 3})]), encoding="utf-8")
    assert main(["rulings", str(good)]) == 0
    assert "1 ruling, 1 hold, 0 do not" in capsys.readouterr().out
    assert main(["rulings", "--json", str(good), str(bad)]) == 1
    objects = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(thing["file"], thing["ok"]) for thing in objects] == [(str(good), True), (str(bad), True), (str(bad), False)]
    assert "expected 3, found 2" in objects[2]["problem"]


json_like = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 50) | st.sampled_from(["copper*2", "play militia", "p1", "buy", "choose none"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["p1", "hand", "do", "expect", "supply", "decision", "who"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(["ruling", "given", "do", "expect", "id"]), json_like))
def test_no_ruling_however_odd_crashes_the_runner(parts: dict[str, object]) -> None:
    result = run_ruling({**MILITIA, **parts}, "x.yaml", ("straight",))
    assert result.ok or result.problem
    assert "which is a bug" not in result.problem


def test_choices_of_cards_declared_later_are_known() -> None:
    moves = ["play chancellor", "choose yes"]
    assert run_ruling({"ruling": "Known", "given": {"p1": {"hand": "chancellor"}}, "do": moves, "expect": {"coins": 2}}, "").ok
    mine = CardSet("mine")
    mine.action("Bard", 2, choose_one(sing=plus(coins=1), sleep=[]))
    try:
        moves = ["play bard", "choose sing"]
        assert run_ruling({"ruling": "New", "given": {"p1": {"hand": "bard"}}, "do": moves, "expect": {"coins": 1}}, "").ok
    finally:
        mine.forget()


def test_scepter_plays_no_command_again() -> None:
    """None of the sets that are here has an Action that is a Command."""
    mine = CardSet("mine")
    mine.action("Marshal", 4, plus(coins=1), types=COMMAND)
    try:
        ruling = {
            "ruling": "Only the Village can be replayed",
            "given": {"actions": 2, "p1": {"hand": "marshal, village, scepter"}},
            "do": ["play marshal", "play village", "end actions", "play scepter", "choose replay"],
            "expect": {"actions": 4, "coins": 1},
        }
        assert run_ruling(ruling, "").ok
    finally:
        mine.forget()
