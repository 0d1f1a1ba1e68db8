"""What the log tells: enough to follow the game, and to others nothing that is hidden."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from demesne import Game
from demesne.engine.constants import ACTION, TREASURE
from demesne.engine.definitions import CARDS
from demesne.engine.events import EVENT_KINDS, Event
from demesne.engine.setup import is_kingdom_card
from demesne.lang import CODES, Language
from demesne.lang.language import texts_of
from demesne.notation.position import start_from_position
from demesne.prose.choices import all_choices
from demesne.prose.event_wordings import WORDINGS
from demesne.prose.game_log import Log
from demesne.prose.sentences import wanted

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
    assert told(library("village"), player=player) == [
        "Ania plays a Library: +3 Cards.", "Sets a Militia aside.", "Draws 2 cards.", "Discards a Militia.",
    ]  # fmt: skip


def test_a_card_the_library_asks_about_has_been_seen() -> None:
    game = played({"p1": {"hand": "library", "deck": "village, gold*9"}}, "play library")
    assert told(game)[-1] == "Ania plays a Library: +1 Card (Village)."


# ---------------------------------------------------------------- not too little
def test_what_is_revealed_from_hand_and_from_the_deck_is_told_apart() -> None:
    given = {"p1": {"hand": "hunting_party, copper*2, estate", "deck": "gold, copper, estate, silver, province"}}
    assert told(played(given, "play hunting_party"))[1:4] == [
        "Reveals their hand: an Estate, 2 Coppers and a Gold.",
        "Reveals a Copper, an Estate and a Silver from their deck.",
        "Puts a Silver into their hand.",
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
    assert after[:2] == ["Ania begins Clean-up.", "Trashes an Improve. (Improve)"]
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


# ---------------------------------------------------------------- everything once
def lines_of(game: Game, code: str = "en", reader: int | None = 0) -> list[str]:
    return [str(line) for line in Log(Language(code), NAMES, reader).lines(game.events_for(reader))]


def test_a_card_and_what_it_gives_are_one_line_that_addresses_the_reader() -> None:
    game = played({"kingdom": "market", "p1": {"hand": "market", "deck": "copper, estate*5"}}, "play market")
    said = {
        "en": "You play a Market: +1 Card (Copper), +1 Action, +1 Buy, +$1.",
        "pl": "Zagrywasz Targowisko i otrzymujesz +1 kartę (Miedziak), +1 akcję, +1 zakup, +$1.",
        "de": "Du spielst einen Markt aus: +1 Karte (Kupfer), +1 Aktion, +1 Kauf, +1 Geld.",
        "cs": "Hraješ Trh a získáváš +1 kartu (Měďák), +1 akci, +1 nákup, +$1.",
    }
    assert {code: lines_of(game, code)[-1] for code in CODES} == said
    assert lines_of(game, reader=1)[-1] == "Ania plays a Market: +1 Card, +1 Action, +1 Buy, +$1."


def test_cards_that_are_drawn_after_a_shuffle_are_told_with_the_others() -> None:
    game = played({"kingdom": "smithy", "p1": {"hand": "smithy", "deck": "copper", "discard": "estate*2"}}, "play smithy")
    assert lines_of(game)[-2:] == ["You play a Smithy: +3 Cards (Copper, Estate ×2).", "  You shuffle your deck."]


def test_a_player_is_named_once_for_all_that_a_card_does() -> None:
    given = {
        "kingdom": "spy, militia",
        "p1": {"hand": "spy", "deck": "gold, copper*5"},
        "p2": {"hand": "estate*5", "deck": "gold*2"},
    }
    game = played(given, "play spy", "choose discard", "choose keep")
    assert lines_of(game, reader=None)[-6:] == [
        "Ania plays a Spy: +1 Card, +1 Action.",
        "  Reveals a Copper from their deck.",
        "  Chooses: discard it.",
        "  Discards a Copper.",
        "  Bob reveals a Gold from their deck.",
        "  Ania chooses: leave it.",
    ]
    assert [line.strip() for line in lines_of(game, "cs", None)[-5:-3]] == [
        "Ukazuje z dobíracího balíčku Měďák.",
        "Volí: odložit ji.",
    ]


def test_purchases_in_a_row_make_one_line() -> None:
    game = played({"phase": "buy", "coins": 12, "buys": 3, "p1": {"deck": "copper*5"}}, "buy duchy", "buy duchy", "buy estate")
    assert lines_of(game)[-1] == "You buy 2 Duchies and an Estate."


def test_words_that_begin_no_czech_sentence_come_second() -> None:
    game = played({"kingdom": "bureaucrat, moat", "p1": {"hand": "bureaucrat", "deck": "copper"}}, "play bureaucrat")
    line = next(line for line in lines_of(game, "cs", None) if line.startswith("  "))
    assert line == "  Bere si na dobírací balíček Stříbrňák."


SELDOM_ASKED = ("blessed_village", "border_guard", "quartermaster", "watchtower")  # not when they are played from hand
CHOOSERS = sorted(
    id for id, card in CARDS.items() if all_choices(id) and card.types & (ACTION | TREASURE) and not card.layout.beside
)


def choice_lines(events: list[Event], code: str) -> list[str]:
    return [line.text for line in Log(Language(code), NAMES, 0).lines(events) if line.kind == "choose"]


@pytest.mark.parametrize("id", CHOOSERS)
def test_what_was_chosen_is_told_in_words(id: str) -> None:
    """Whatever a card lets one choose, in all languages; the ids of answers are for the engine."""
    chosen: list[Event] = [Event("choose", 0, [], [], 0, id, name, n) for n, name in enumerate(all_choices(id))]
    for seed in range(8):
        chosen += choices_made(id, random.Random(seed))
    assert len(chosen) > len(all_choices(id)) or id in SELDOM_ASKED
    for code in CODES:
        for event in chosen:
            (line,) = choice_lines([event], code)
            bare = Language(code).text("you-choose", option=event.detail)
            assert line not in (bare, Language(code).text("you-choose", option="option-nothing"))


def choices_made(id: str, rng: random.Random) -> list[Event]:
    """What is chosen when the card is played."""
    position = {
        "kingdom": f"{id}, village" if is_kingdom_card(CARDS[id]) else "village",
        "p1": {"hand": f"{id}, copper*2, silver, estate, village", "deck": "militia, gold*5", "discard": "smithy, gold"},
        "p2": {"hand": "copper*5", "deck": "gold*5"},
        "trash": "gold, village",
    }
    game = start_from_position({"position": position, "named": [id, "village", "militia", "smithy"]})
    if not game.decision.option(f"play {id}"):
        game.apply("end actions")
    game.apply(f"play {id}")
    while game.pending and game.decision.kind not in ("action phase", "buy phase"):
        game.apply(rng.choice(game.decision.options))
    return [event for event in game.events if event.kind == "choose" and event.source == id]


@pytest.mark.parametrize("code", CODES)
def test_cards_return_to_their_pile_which_may_not_be_in_the_supply(code: str) -> None:
    """Horses, Wishes and Madmen have no pile in the Supply."""
    supply = {"en": "supply", "pl": "Zasob", "de": "Vorrat", "cs": "zásob"}[code]
    language = Language(code)
    horse = Event("return", 0, ["horse"], [-1], 0, "horse", "", 1)
    for reader in (None, 0):
        assert supply not in Log(language, NAMES, reader).lines([horse])[0].text
    assert not [form for form in ("ask", "do", "label") if supply in language.text("do-return", form=form, what="X")]
    loot = Event("gain", 0, ["amphora"], [-1], 0, "", "hand", 1)
    assert supply not in Log(language, NAMES, 0).lines([loot])[0].text


def test_every_line_about_somebody_has_one_for_the_reader() -> None:
    """With the same variables but the name."""
    for code in CODES:
        texts = {key: re.sub(r"^#.*", "", text, flags=re.MULTILINE) for key, text in texts_of(code).written.items()}
        about = [key for key, text in texts.items() if key.startswith("log-") and "$who" in text]
        missing = [key for key in about if key.replace("log-", "you-", 1) not in texts]
        assert missing == ["log-turn", "log-extra-turn-begins", "log-uncover"]
        for key in set(about) - set(missing):
            known, addressed = (set(re.findall(r"\$(\w+)", texts[one])) for one in (key, key.replace("log-", "you-", 1)))
            assert known - {"who"} == addressed, (code, key)


def test_every_kind_of_event_has_its_row_in_the_table() -> None:
    assert list(WORDINGS) == list(EVENT_KINDS)


FILLED = {"gifts": {"gifts", "n"}, "cards": {"cards"}, "bought": {"cards"}, "piles": {"cards"}, "thing": {"card"},
          "source": {"card"}, "amount": {"n"}, "number": {"n"}, "token": {"token"}, "option": {"option"}}  # fmt: skip


def test_every_message_of_the_log_is_filled_with_what_it_wants() -> None:
    """And all messages about events are used."""
    used: set[str] = set()
    for kind, wording in WORDINGS.items():
        for form in filter(lambda form: form.key, wording.forms):
            used.add(form.key)
            given = set[str]().union(*(FILLED[fill] for fill in form.fills))
            assert wanted(form.key) - {"who"} <= given, (kind, form.key)
            assert form.detail is None or form.detail in EVENT_KINDS[kind] or kind in ("gain", "spend", "shuffle_fortunes")
    written = {key for key in texts_of("en").written if key.startswith("log-")}
    assert written - used == {"log-clean-up", "log-drawn", "log-source", "log-uncover"}


@pytest.mark.without_words
@pytest.mark.parametrize("code", CODES)
def test_a_line_that_cannot_be_worded_is_told_plainly(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Log, told: object) -> str:
        raise KeyError("as a mistake would")

    monkeypatch.setattr(Log, "sentence", fails)
    (line,) = Log(Language(code), NAMES).lines([Event("gain", 0, ["gold"], [-1], 0, "", "hand", 0)])
    assert str(line) == f"{NAMES[0]} gain hand {Language(code).card('gold')}"
