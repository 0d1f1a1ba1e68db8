"""What is asked: every decision of every card says what it is about, in four languages, and no two say the same that differ."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from question_examples import EXAMPLES, asked_after, start
from random_play import KINGDOM_CARDS, PROJECTS, eager, random_setup_of, rich_game

from demesne import Game
from demesne.engine.constants import ACTION, BOON, EVENT, HEX, LANDSCAPE
from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import IllegalChoice
from demesne.engine.events import Event
from demesne.engine.setup import is_kingdom_card
from demesne.lang import CODES, Language
from demesne.phrases.reading import condition, read
from demesne.prose import questions
from demesne.prose.game_log import Log
from demesne.prose.question_texts import option_text, plain_question, question
from demesne.prose.sentences import GIVEN_BY, Sentence, is_known, say, wanted
from demesne.table.session import is_all_or_none, picked
from demesne.views.view import Asked, View

NAMES = ["Ania", "Bob", "Cyril", "Dora"]
FALLBACKS = {"ask-yes-or-no", "ask-effect", "option-yes", "do-choose"}  # what is said when nothing better can be
TIMES = 5  # every kingdom card lies in so many of the games walked through
ANSWERS = 110
LATELY = 40  # events: hardly ever happens more between two decisions
MISSHAPEN = re.compile(  # what is left of a message, numbers that stand for all, commas and prices that belong nowhere
    r"\{|\$[a-z]|  | [,.?]|ask-|do-|what-|\bNone\b|\d\d\d|,$|,[?)]|\$0 (more|więcej|dražší)|\b0 Geld höher"
)


# ---------------------------------------------------------------- every decision of every card
def decisions() -> Iterator[Game]:
    """Games at their decisions, over all cards."""
    rng = random.Random(4)
    landscapes = cycle(rng.sample(PROJECTS, len(PROJECTS)))
    for _ in range(TIMES):
        cards = rng.sample(KINGDOM_CARDS, len(KINGDOM_CARDS))
        for first in range(0, len(cards), 10):
            kingdom = (cards[first : first + 10] + cards)[:10]
            game = rich_game(rng, random_setup_of(rng, kingdom, [next(landscapes), next(landscapes)]))
            for _ in range(ANSWERS):
                if game.over:
                    break
                yield game
                game.apply(eager(rng, game))
    yield from decisions_beside(rng)


def decisions_beside(rng: random.Random) -> Iterator[Game]:
    """The same of what lies beside the supply: cards that are played, Boons and Hexes next to come, Events that are bought."""
    for card in CARDS.values():
        if not asks(card) or is_kingdom_card(card) or card.types & (LANDSCAPE & ~(BOON | HEX | EVENT)):
            continue
        played = "sacred_grove" if card.types & BOON else "skulk" if card.types & HEX else card.id
        cards = {"deck": "silver, curse, copper, village, market*9", "discard": "gold, moat"}
        in_hand = "silver, estate, village, gold, copper"
        given: dict[str, Any] = {"p1": {**cards, "hand": in_hand}, "p2": {**cards, "hand": in_hand}}
        if card.types & (BOON | HEX):
            given["boons" if card.types & BOON else "hexes"] = card.id
        if card.types & EVENT:
            given |= {"events": card.id, "phase": "buy", "coins": 9}
        else:
            given["p1"]["hand"] = f"{played}, {in_hand}"
        for _ in range(4):
            game = start(given)
            if not (CARDS[played].types & (ACTION | EVENT)):
                game.apply("end actions")
            game.apply(f"{'buy' if card.types & EVENT else 'play'} {played}")
            for _ in range(12):
                yield game
                game.apply(eager(rng, game))


def asks(card: Card) -> bool:
    """Something is chosen in its text."""
    return any(deed.names or deed.kind is DeedKind.CHOOSE for deed in read(card))


def parts_of(sentence: Sentence) -> Iterator[Sentence]:
    yield sentence
    for parts in sentence.parts.values():
        for part in parts:
            yield from parts_of(part)


def meaning(asked: Asked) -> tuple[Any, ...]:
    """What a question is about, whatever the words. A text may ask twice for the same, as in “do this twice”."""
    if asked.kind == "trigger":
        return (asked.kind, *sorted(rule for rule in asked.rules if rule))
    if asked.kind in questions.PHASES:
        return (asked.kind,)
    deed = questions.asking_deed(asked)
    follows = [[(deed.kind, deed.amount, deed.to) for deed in later.deeds()] for later in following(asked)]
    return (
        asked.kind, asked.source, asked.purpose, asked.cards_from, asked.cards_to, tuple(asked.concerning),
        "own" if asked.whose == asked.who else asked.whose,
        questions.how_many(asked, deed) if asked.kind == "pick" else questions.offered(asked) if asked.kind == "option" else "",
        asked.prices if deed.most_cost is not None else "", str(follows),
    )  # fmt: skip


def following(asked: Asked) -> list[Any]:
    """What the text does with it, until it asks again or goes on to something else."""
    found: list[Any] = []
    for phrase in questions.text_of(asked).phrases[asked.at + 1 :]:
        if phrase.takes_from >= 0 or any(
            deed.kind is DeedKind.IF and condition(deed.test).what != "some" for deed in phrase.deeds()
        ):
            break
        found.append(phrase)
    return found


HAPPENED: dict[str, Event] = {}  # one event of each kind, source and detail that came of these decisions


@pytest.fixture(scope="module")
def walked() -> dict[str, list[tuple[Asked, View]]]:
    """Decisions by what they mean, each as whoever is asked and the next player see it."""
    found: dict[str, list[tuple[Asked, View]]] = {}
    for game in decisions():
        who = game.decision.who
        for event in game.events_for(who, max(0, len(game.events) - LATELY)):
            HAPPENED.setdefault(f"{event.kind} {event.source} {event.detail} {event.amount < 0} {len(event.cards)}", event)
        view = game.view(who)
        assert view.decision is not None
        key = str(meaning(view.decision))
        if key not in found:
            other = game.view((who + 1) % game.nplayers)
            assert other.decision is not None
            found[key] = [(view.decision, view), (other.decision, other)]
    return found


def sentences(asked: Asked, view: View) -> list[Sentence]:
    said = [
        questions.question(asked, view),
        questions.reason(asked),
        *[questions.answer(asked, text) for text in asked.options],
    ]
    return [sentence for sentence in said if sentence]


def test_all_cards_that_ask_something_were_asked_about(walked: dict[str, list[tuple[Asked, View]]]) -> None:
    """So that the tests below mean something."""
    seen = {id for (asked, _), _ in walked.values() for id in [asked.source, *map(questions.source_of, asked.options)]}
    asking = {card.id for card in CARDS.values() if asks(card)}
    assert len(asking - seen) <= len(asking) / 30, sorted(asking - seen)  # chance decides which kingdoms are met


def test_questions_that_differ_are_not_asked_in_the_same_words(walked: dict[str, list[tuple[Asked, View]]]) -> None:
    for code in CODES:
        said: dict[str, str] = {}
        for key, ((asked, view), _) in walked.items():
            if asked.kind == "trigger" and len(asked.rules) > 2:
                continue  # only what happens first is asked; the answers say the rest
            text = plain_question(Language(code), asked, view, NAMES)
            answers = [option_text(Language(code), option, asked) for option in asked.options]
            told = text if asked.kind in ("pick", "pile", "order") else f"{text} {answers}"
            assert said.setdefault(told, key) == key, (told, said[told], key)


def test_messages_get_what_they_want_and_nothing_else(walked: dict[str, list[tuple[Asked, View]]]) -> None:
    for seen in walked.values():
        for asked, view in seen:
            for sentence in sentences(asked, view):
                for part in parts_of(sentence):
                    assert is_known(part.key), part.key
                    given = {*part.values, *part.parts} - {"kind"} | ({"thing"} if "kind" in part.values else set())
                    assert given <= wanted(part.key), part
                    assert wanted(part.key) <= given, part


def test_nothing_is_left_to_words_that_say_nothing(walked: dict[str, list[tuple[Asked, View]]]) -> None:
    for (asked, view), _ in walked.values():
        keys = {part.key for sentence in sentences(asked, view) for part in parts_of(sentence)}
        assert not keys & FALLBACKS, (asked.source, keys)
        for text in asked.options:
            sentence = questions.answer(asked, text)
            is_card = text.startswith("choose ") and asked.kind in ("pick", "pile", "order") and text != questions.NOTHING
            assert (sentence.key in ("option-card", "option-another")) == is_card or "#" in text, (asked.source, text, sentence)
        answers = {questions.answer(asked, text).key for text in asked.options}
        assert not answers <= {"option-no", "option-none", "option-done", "option-nothing"}


@pytest.mark.parametrize("code", CODES)
def test_every_question_can_be_read_in_every_language(code: str, walked: dict[str, list[tuple[Asked, View]]]) -> None:
    language = Language(code)
    for seen in walked.values():
        for asked, view in seen:
            texts = [question(language, asked, view, NAMES), *[option_text(language, text, asked) for text in asked.options]]
            for text in texts:
                assert text
                assert text == text.strip()
                assert not re.search(
                    r"\{|\$[a-z]|  | [,.?]|ask-|do-|what-|\bNone\b|\d\d\d|,$|,[?)]|\$0 (more|więcej|dražší)|\b0 Geld höher",
                    text,
                ), text
            if asked.source:
                assert language.card(asked.source) in texts[0], texts[0]


@pytest.mark.parametrize("code", CODES)
def test_all_that_happens_can_be_told_in_every_language(code: str, walked: dict[str, list[tuple[Asked, View]]]) -> None:
    assert {event.kind for event in HAPPENED.values()} > {"choose", "gain", "trash", "receive", "token_on_pile", "exile", "way"}
    language = Language(code)
    for event in HAPPENED.values():
        for line in Log(language, NAMES).lines([event]):
            assert not re.search(r"\{|\$[a-z]|log-|\bNone\b", line.text), line.text


def test_others_are_told_nothing_hidden(walked: dict[str, list[tuple[Asked, View]]]) -> None:
    """Of somebody else's question one is told what the card says; of effects in his hand not even that."""
    language = Language("en")
    for (_, _), (asked, view) in walked.values():
        told = plain_question(language, asked, view, NAMES)
        who = NAMES[asked.who]
        assert told.startswith((f"{who} is asked: “", f"{who} is choosing"))
        assert asked.kind != "trigger" or told == f"{who} is choosing"


# ---------------------------------------------------------------- examples
@pytest.mark.parametrize("example", EXAMPLES)
def test_examples(example: str) -> None:
    position, answers, wanted_texts = EXAMPLES[example]
    asked, view = asked_after(position, *answers)
    said = [plain_question(Language(code), asked, view, NAMES) for code in CODES]
    assert tuple(said) == wanted_texts


@pytest.mark.parametrize(
    ("example", "answers"),
    [
        ("Spy, another's card", ["discard it", "leave it"]),
        ("Cargo Ship", ["set it aside", "no"]),
        ("Pageant", ["pay $1", "no"]),
        ("Pageant without a coin left", ["done"]),
        ("Tournament", ["reveal it", "no"]),
        ("Monastery", ["Copper", "Copper (number 2)", "Estate", "none"]),
    ],
)
def test_answers_say_what_they_do(example: str, answers: list[str]) -> None:
    asked, _ = asked_after(EXAMPLES[example][0], *EXAMPLES[example][1])
    assert [option_text(Language("en"), text, asked) for text in asked.options] == answers


def test_somebody_else_is_told_of_the_question_but_not_of_the_hand() -> None:
    game = start({"p1": {"hand": "library", "deck": "village, copper*9"}})
    game.apply("play library")
    language, own, other = Language("en"), game.view(0), game.view(1)
    assert own.decision is not None
    assert other.decision is not None
    assert plain_question(language, own.decision, own, NAMES) == "Library: set the Village aside?"
    assert plain_question(language, other.decision, other, NAMES) == "Ania is asked: “Library: set it aside?”"


def test_a_turn_says_what_can_still_be_done() -> None:
    language = Language("en")
    position = {"p1": {"hand": "copper"}}
    said = [plain_question(language, *asked_after(position, *answers), NAMES) for answers in ([], ["end actions"])]
    assert said == ["You have no Action to play: go on to the Buy phase", "What do you play or buy?"]
    asked, view = asked_after(position, "end actions", "play copper")
    assert plain_question(language, asked, view, NAMES) == "What do you buy for $1?"


def test_debt_is_said_to_be_what_stands_in_the_way() -> None:
    """And no Villager is spoken of where only debt could be paid."""
    language = Language("en")
    position = {"p1": {"hand": "copper*2, festival", "debt": 9}}
    said = [
        plain_question(language, *asked_after(position, *answers), NAMES)
        for answers in (
            ["play festival", "end actions"],
            ["play festival", "end actions", "play copper", "play copper"],
            ["play festival", "end actions", "play copper", "play copper", *["pay debt"] * 4],
        )
    ]
    assert said == [
        "You have debt (9) and cannot buy. Play a Treasure, or end your turn?",
        "Pay off your debt (9) before you buy, or end your turn?",
        "You have debt (5) and cannot buy: end your turn",
    ]
    asked, view = asked_after(position, "play festival")
    assert "pay debt" in asked.options
    assert plain_question(language, asked, view, NAMES) == "You have no Action to play: go on to the Buy phase"


def test_all_or_none_is_picked_together_or_not_at_all() -> None:
    game = start({"p1": {"hand": "secret_cave, copper*4", "deck": "estate*5"}})
    game.apply("play secret_cave")
    assert is_all_or_none(game.decision)
    with pytest.raises(IllegalChoice, match="choose 3 to 3"):
        picked(game, ["copper"])
    assert picked(game, []) == ["choose none"]
    for answer in picked(game, ["copper"] * 3):
        game.apply(answer)
    assert game.view(0).players[0].hand == ["copper", "estate"]


# ---------------------------------------------------------------- sentences
def test_a_card_of_ones_own_can_be_counted() -> None:
    for code in CODES:
        what = Sentence("what-some", {"mode": "any", "n": 2, "thing": "vineyard"})
        assert "vineyard" in say(Language(code), what, NAMES, 0)


def test_every_form_of_a_name_has_a_variable_that_gives_it() -> None:
    assert {"name", "one", "few", "many", "you"} == set(GIVEN_BY)


# ---------------------------------------------------------------- what is decided about, by name
def test_a_way_is_called_by_its_name() -> None:
    position = {"ways": "way_of_the_turtle", "p1": {"hand": "throne_room, village, copper"}}
    asked, view = asked_after(position, "play throne_room")
    assert (asked.kind, asked.concerning) == ("option", ["way_of_the_turtle"])
    language = Language("en")
    assert plain_question(language, asked, view, NAMES) == "Village: follow Way of the Turtle instead of the card?"
    assert [option_text(language, text, asked) for text in asked.options] == ["follow Way of the Turtle", "follow Village"]


def test_a_boon_is_called_by_its_name() -> None:
    position = {"boons": "the_seas_gift", "p1": {"hand": "sacred_grove"}, "p2": {"hand": "copper"}}
    asked, view = asked_after(position, "play sacred_grove")
    assert asked.concerning == ["the_seas_gift"]
    assert plain_question(Language("en"), asked, view, NAMES) == "Sacred Grove: receive The Sea’s Gift, too?"


def test_what_others_are_asked_in_the_course_of_a_card_has_words_of_its_own() -> None:
    position = {"p1": {"hand": "vault, copper"}, "p2": {"hand": "copper*2, estate"}}
    language = Language("en")
    asked, view = asked_after(position, "play vault", "choose none")
    assert asked.who == 1
    assert plain_question(language, asked, view, NAMES) == "Vault: discard 2 cards for +1 Card, or none?"


def test_a_price_that_must_be_met_is_told_as_such() -> None:
    position = {"p1": {"hand": "develop, silver"}, "kingdom": "develop, chapel, smithy, village"}
    language = Language("en")
    asked, view = asked_after(position, "play develop")
    assert plain_question(language, asked, view, NAMES) == "Develop: gain onto your deck a card that costs exactly $2 or $4"


@pytest.mark.without_words
@pytest.mark.parametrize("broken", ["worded_question", "worded_answer", "worded_reason", "say"])
def test_what_cannot_be_worded_is_told_plainly(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game goes on whatever is wrong with a sentence."""
    where = "demesne.prose.question_texts" if broken == "say" else "demesne.prose.questions"
    monkeypatch.setattr(f"{where}.{broken}", fails)
    for code in CODES:
        language = Language(code)
        for position, answers, _ in (EXAMPLES["Cargo Ship"], EXAMPLES["Hamlet"], ({}, [], ())):
            asked, view = asked_after(position, *answers)
            assert question(language, asked, view, NAMES)
            assert all(option_text(language, option, asked) for option in asked.options)


def fails(*_: object) -> None:
    raise IndexError("as a mistake would")
