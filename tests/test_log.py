"""What the log tells: enough to follow the game, and to others nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from demesne import Game
from demesne.engine.definitions import TEXTS
from demesne.engine.events import Event
from demesne.lang import CODES, Language
from demesne.notation.position import start_from_position
from demesne.table.log import Log

NAMES = ["Ania", "Bob"]
NAMED = ["hunting_party", "inventor", "improve", "moat", "library", "village", "militia", "fleet"]


def played(given: dict[str, Any], *answers: str) -> Game:
    game = start_from_position({"position": given, "named": NAMED})
    for answer in answers:
        game.apply(answer)
    return game


def told(game: Game, code: str = "en", player: int | None = 0) -> list[str]:
    return [line.text for line in Log(Language(code), NAMES).lines(game.events_for(player))]


# ---------------------------------------------------------------- not too much
def library(kept: str) -> Game:
    """It draws a Gold, a card that is kept, a Militia that is not, and two more cards."""
    given = {
        "kingdom": "library, village, militia",
        "p1": {"hand": "library, copper*3", "deck": f"gold, {kept}, militia, gold*3"},
    }
    asked = ["choose none"] if kept == "village" else []
    return played(given, "play library", *asked, "choose yes")


@pytest.mark.parametrize("player", [1, None])
def test_others_are_told_the_same_whether_the_library_asked_about_a_kept_card(player: int | None) -> None:
    events = [[event.to_data() for event in library(kept).events_for(player)] for kept in ("village", "copper")]
    assert events[0] == events[1]
    assert told(library("village"), player=player)[1:] == [
        "Ania draws 3 cards.", "Ania sets a Militia aside.", "Ania draws 2 cards.", "Ania discards a Militia.",
    ]  # fmt: skip


def test_a_card_the_library_asks_about_has_been_seen() -> None:
    game = played({"p1": {"hand": "library", "deck": "village, gold*9"}}, "play library")
    assert told(game)[-1] == "Ania draws a Village."


# ---------------------------------------------------------------- not too little
def test_what_is_revealed_from_hand_and_from_the_deck_is_told_apart() -> None:
    given = {"p1": {"hand": "hunting_party, copper*2, estate", "deck": "gold, copper, estate, silver, province"}}
    assert told(played(given, "play hunting_party"))[3:6] == [
        "Ania reveals their hand: an Estate, 2 Coppers and a Gold.",
        "Ania reveals a Copper, an Estate and a Silver from their deck.",
        "Ania puts a Silver into their hand.",
    ]


def test_clean_up_is_told_when_something_happens_in_it() -> None:
    given = {"p1": {"hand": "improve, moat", "deck": "copper*9"}}
    quiet = told(played({**given, "p1": {"hand": "moat", "deck": "copper*9"}}, "end actions", "end buys"))
    assert not any("Clean-up" in line for line in quiet)
    game = played(given, "play improve", "end actions", "end buys")
    log = Log(Language("en"), NAMES)
    before = log.lines(game.events_for(0))
    assert not any("Clean-up" in line.text for line in before)
    known = len(game.events)
    game.apply("choose improve")
    game.apply(next(option for option in game.decision.options if option.verb == "choose"))
    after = [line.text for line in log.lines(game.events_for(0, known))]
    assert after[:2] == ["Ania begins Clean-up.", "Ania trashes an Improve. (Improve)"]
    assert sum("Clean-up" in line for line in after) == 1


def test_how_much_less_cards_cost_is_told_altogether() -> None:
    game = played(
        {"actions": 2, "p1": {"hand": "inventor*2"}}, "play inventor", "choose copper", "play inventor", "choose copper"
    )
    assert [line for line in told(game) if "less" in line] == [
        "All cards now cost $1 less this turn.",
        "All cards now cost $2 less this turn.",
    ]


ENDS = {
    "Province": ({"supply": {"province": 1}}, "buy province", "The game ends: the Province pile is empty."),
    "piles": (
        {"supply": {"curse": 0, "estate": 0, "copper": 1}},
        "buy copper",
        "The game ends: 3 piles are empty (Copper, Estate and Curse).",
    ),
}


@pytest.mark.parametrize("reason", ENDS)
@pytest.mark.parametrize("code", CODES)
def test_the_end_says_why(reason: str, code: str) -> None:
    given, buy, line = ENDS[reason]
    game = played({"phase": "buy", "coins": 8, "p1": {"deck": "copper*5"}, **given}, buy, "end buys")
    assert game.over
    assert game.events[-1].kind == "end"
    if code == "en":
        assert told(game)[-2:] == [line, "The game is over."]
    else:
        assert Language(code).pile("province" if reason == "Province" else "curse") in told(game, code)[-2]


def test_a_limit_of_turns_is_a_reason() -> None:
    game = played({"phase": "buy"})
    game.turn_limit = 1
    game.apply("end buys")
    assert told(game)[-2] == "The game ends: the limit of 1 turns for all players together is reached."


def test_extra_turns_come_after_the_reason() -> None:
    game = played(
        {"phase": "buy", "coins": 8, "supply": {"province": 1}, "p2": {"projects": "fleet"}}, "buy province", "end buys"
    )
    assert told(game)[-3:] == [
        "The game ends: the Province pile is empty.",
        "Bob will take an extra turn. (Fleet)",
        "Extra turn – Bob",
    ]
    assert not game.over


def test_a_line_that_names_its_source_does_not_name_it_twice() -> None:
    events = [
        Event("call", 0, ["transmogrify"], [-1], 1, "transmogrify", "", 0),
        Event("receive", 0, [], [], 1, "the_suns_gift", "the_suns_gift", 0),
        Event("vp", 0, [], [], 1, "battlefield", "", 0),
    ]
    said = [[line.text for line in Log(Language(code), ["Ania"]).lines(events)] for code in ("en", "de")]
    assert said[0] == ["Ania calls a Transmogrify.", "Ania receives The Sun’s Gift.", "Ania gets +1 VP. (Battlefield)"]
    assert said[1][1:] == ["Ania empfängt „Geschenk der Sonne“.", "Ania erhält +1 Punkt. (Schlachtfeld)"]


# ---------------------------------------------------------------- every choice
def named_choices() -> list[tuple[str, str]]:
    """Each card that offers named things, and what they are called in events."""
    return [
        (address.split("/")[1], name)
        for address, text in TEXTS.items()
        for phrase in text.phrases
        for deed in phrase.deeds()
        if deed.what in ("choose one", "choose some")
        for name in deed.names
    ]


@pytest.mark.parametrize("code", CODES)
def test_every_choice_of_every_card_has_a_line(code: str) -> None:
    choices = named_choices()
    assert ("orb", "play") in choices
    for source, name in choices:
        lines = Log(Language(code), NAMES).lines([Event("choose", 0, [], [], 0, source, name, 0)])
        assert [line.kind for line in lines] == ["choose"], (source, name)


@pytest.mark.without_words
@pytest.mark.parametrize("code", CODES)
def test_a_line_that_cannot_be_worded_is_told_plainly(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Log, event: Event) -> str:
        raise KeyError("as a mistake would")

    monkeypatch.setattr(Log, "sentence", fails)
    (line,) = Log(Language(code), NAMES).lines([Event("gain", 0, ["gold"], [-1], 0, "", "hand", 0)])
    assert str(line) == f"{NAMES[0]} gain hand {Language(code).card('gold')}"
