"""Reading cards: every phrase says what it does, and all who ask get the same answers as ever."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from demesne.engine.constants import DECK, EVENT_NAMES, HAND, QUESTIONS, TOKEN_NAMES
from demesne.engine.deeds import EVERYBODY, OTHERS, YOU, DeedKind
from demesne.engine.definitions import CARDS, Card, Phrase, Text
from demesne.engine.expressions import ANY_CARD
from demesne.engine.setup import BASIC
from demesne.learn.catalogue import option_names, purposes, texts_of
from demesne.notation.features import features
from demesne.phrases.moving import PURPOSES
from demesne.phrases.reading import choices, coins_at_best, gifts, passes, read, steps, ways
from demesne.sets import SETS
from demesne.sim.solitaire import OpeningError
from demesne.sim.solitaire import read as read_for_opening
from demesne.strategies.geronimoo_words import opening_coins
from demesne.table.undo import concerns_others
from demesne.words import a, choose_one, each_other, each_player, gain, if_, may, next_turn, plus, some, trash
from demesne.words.declaring import Item, text

# What readers say of 325 cards: an answer that changes is changed here knowingly. They use every kind of phrase, so cards that
# come later are not added. `python tests/test_reading.py SET` prints what is said of a set now, in the form of its file.
FOLDER = Path(__file__).parent / "data" / "readings"
KNOWN = {id: said for path in FOLDER.glob("*.json") for id, said in json.loads(path.read_text(encoding="utf-8")).items()}
ASKED = [name for i, name in enumerate(EVENT_NAMES) if QUESTIONS >> i & 1]
OURS = [id for id, card in CARDS.items() if card.set in (BASIC, *SETS)]


def opening(card: Card) -> object:
    try:
        reading = read_for_opening(card)
    except OpeningError as problem:
        return problem.key
    return {name: getattr(reading, name) for name in ("copies", "coffers", "villagers", "left_out")}


def readings(card: Card) -> dict[str, object]:
    given = gifts(card)
    return {
        "features": sorted(features(card)),
        "choices": choices(card),
        "begins_with_coins": opening_coins(card),
        "gifts": [given.cards, given.actions, given.buys, given.coins, given.coffers + given.villagers],
        "coins": coins_at_best(card),
        "concerns_others": concerns_others(card.id),
        "opening": opening(card),
        "options": option_names(texts_of([card.id])),
        "purposes": purposes(texts_of([card.id])),
    }


def test_all_readers_say_the_same_as_ever() -> None:
    assert {id: readings(CARDS[id]) for id in KNOWN} == KNOWN


def test_every_phrase_of_our_cards_says_what_it_does() -> None:
    assert [id for id in OURS if DeedKind.OTHER in [deed.kind for deed in read(CARDS[id])]] == []


@pytest.mark.parametrize("name", [*TOKEN_NAMES, *PURPOSES.values(), *ASKED])
def test_what_is_named_by_tokens_zones_and_questions_is_a_kind_of_deed(name: str) -> None:
    assert DeedKind(name).value == name


def test_a_phrase_that_says_nothing_does_something_unknown() -> None:
    assert [deed.kind for deed in steps(Text([Phrase()]))] == [DeedKind.OTHER]


def told(*items: Item) -> list[str]:
    return [" ".join(deed.kind.value for deed in way) for way in ways(text(*items))]


def test_there_is_a_way_for_each_outcome() -> None:
    assert told(if_(some, plus(cards=1, actions=1), else_=plus(coins=1)), plus(buys=1)) == [
        "if cards actions skip buys",
        "if coins buys",
    ]
    assert told(choose_one(one=plus(cards=1), two=plus(coins=2)), plus(buys=1)) == [
        "choose one cards skip buys",
        "choose one coins skip buys",
    ]


def test_a_way_tells_to_whom_things_happen() -> None:
    (way,) = ways(text(plus(coins=1), each_other(gain("Curse")), each_player(plus(cards=1)), next_turn(plus(cards=2))))
    assert [(deed.kind.value, deed.whose) for deed in way] == [
        ("coins", YOU), ("each", OTHERS), ("gain", OTHERS), ("each", EVERYBODY), ("cards", EVERYBODY), ("last", YOU),
        ("cards", YOU),
    ]  # fmt: skip


def test_what_may_be_declined_is_told() -> None:
    given = {
        deed.kind.value: deed.may for deed in steps(text(may(plus(cards=1)), plus(buys=1))) if deed.kind is not DeedKind.SKIP
    }
    assert given == {"choose one": True, "cards": True, "buys": False}
    assert [deed.may for deed in steps(text(trash(up_to=1)))] == [True, False]


def test_rules_are_read_with_their_event() -> None:
    assert [(deed.kind.value, deed.when) for deed in read(CARDS["lackeys"])] == [("cards", ""), ("villagers", "gain")]
    assert [(deed.kind.value, deed.amount) for deed in read(CARDS["canal"])] == [("cost", -1)]


def test_a_card_that_is_put_on_the_deck_is_no_gift() -> None:
    (chosen, put) = steps(CARDS["city_gate"].rules[0].text)[1:]
    assert (chosen.source, chosen.to, chosen.purpose) == (HAND, DECK, "topdeck")
    assert put.kind is DeedKind.TOPDECK


def test_filters_tell_what_passes_before_any_game() -> None:
    assert passes(ANY_CARD, CARDS["copper"]) is True
    assert passes(a("Copper") & ~a("Copper"), CARDS["copper"]) is False
    assert passes(None, CARDS["copper"]) is True


if __name__ == "__main__":
    said = [f'"{card.id}": {json.dumps(readings(card))}' for card in CARDS.values() if card.set == sys.argv[1]]
    print("{\n" + ",\n".join(said) + "\n}")
