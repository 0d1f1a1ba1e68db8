"""Every event is heard wherever a rule may be read from, or the rule is refused when it is declared.

For each event there is a short course of play in which it happens; for each place a card or landscape with a rule from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from demesne.engine.constants import (
    ABOUT_A_CARD,
    EVENT_NAMES,
    EVENTS,
    FROM_HAND,
    FROM_ITSELF,
    FROM_LANDSCAPE,
    FROM_LINGER,
    FROM_PLAY,
    GAME_END,
    QUESTIONS,
    TURN_END,
    TURN_OVER,
    TURN_START,
    UNTIL_USED,
    YOURS,
)
from demesne.engine.definitions import CARDS, Phrase, Rule
from demesne.engine.errors import CardError
from demesne.engine.expressions import ALWAYS
from demesne.game import Game
from demesne.notation.position import start_from_position
from demesne.phrases.lasting import Last
from demesne.words import ACTION, TREASURE, CardSet, also, cost, new_hand, plus, reveal
from demesne.words.rules import Trigger, this_turn, turn_starts, when

PLACES = {"itself": FROM_ITSELF, "hand": FROM_HAND, "landscape": FROM_LANDSCAPE, "lasting": FROM_LINGER, "play": FROM_PLAY}
HAPPENS = [event for event in range(EVENTS) if not QUESTIONS >> event & 1]
# What happens to the card called Bell (or, where an event has no card, at all) when this is answered.
COURSES: dict[str, list[str]] = {
    "play": ["play bell"],
    "after play": ["play bell"],
    "gain": ["end actions", "buy bell"],
    "trash": ["play chapel", "choose bell", "choose none"],
    "discard": ["play cellar", "choose bell", "choose none"],
    "reveal": ["play piper"],
    "shuffle": ["play smithy"],
    "pile emptied": ["end actions", "buy province"],
    "turn start": ["end actions", "end buys", "end actions", "end buys"],
    "buy phase start": ["end actions"],
    "buy phase end": ["end actions", "end buys"],
    "clean-up start": ["end actions", "end buys"],
    "clean-up discard": ["end actions", "end buys"],
    "turn end": ["end actions", "end buys"],
    "turn over": ["end actions", "end buys"],
    "game end": ["end actions", "buy province", "end buys"],
}


class Ring(Phrase):
    """Note that the rule was carried out."""

    rung: ClassVar[list[int]] = []

    def step(self, g: object, f: object, answer: int) -> int:
        self.rung.append(1)
        return 0


@pytest.fixture
def cards() -> Iterator[CardSet]:
    mine = CardSet("walk")
    Ring.rung.clear()
    try:
        yield mine
    finally:
        mine.forget()


def declare(mine: CardSet, event: int, scope: int) -> None:
    """A Bell, and the rule read from the place in question."""
    whose = 2 if event == GAME_END else YOURS
    rule: Rule = when(Trigger(event, whose, scope), Ring())
    mine.action("Piper", 2, plus(actions=1), reveal(1))
    mine.action("Bell", 2, plus(actions=1), *([rule] if scope == FROM_ITSELF else []))
    if scope == FROM_HAND:
        mine.action("Ear", 2, plus(actions=1), rule)
    elif scope == FROM_PLAY:
        mine.action("Ear", 2, plus(actions=1), stays(), rule)
    elif scope == FROM_LINGER:
        mine.action("Ear", 2, plus(actions=1), Last(rule, UNTIL_USED, -1, False))
    elif scope == FROM_LANDSCAPE:
        mine.project("Ear", 2, rule)


def stays() -> Phrase:
    """An effect that keeps the card in play for ever, waiting for a start of turn that its test never likes."""
    return Last(when(turn_starts, plus(buys=1), if_=~ALWAYS), UNTIL_USED, -1, True)


def course(event: int, scope: int) -> Game:
    hand = ["bell", "chapel", "cellar", "piper", "smithy"]
    owner: dict[str, object] = {"deck": ["bell"], "discard": ["copper"] * 6}
    given: dict[str, object] = {"p1": owner, "actions": 9, "buys": 3, "coins": 30, "supply": {"province": 1}}
    given["kingdom"] = ["bell", "piper"]
    if scope == FROM_HAND and event in (TURN_START, TURN_END, TURN_OVER, GAME_END):
        owner["deck"] = ["ear"] * 5  # the new hand
    elif scope in (FROM_HAND, FROM_LINGER, FROM_PLAY):
        hand += ["ear"]
    owner["hand"] = hand
    if scope == FROM_LANDSCAPE:
        owner["projects"] = ["ear"]
    named = [id for id in ("bell", "piper", "chapel", "cellar", "smithy", "ear") if id in CARDS]
    game = start_from_position({"position": given, "named": named})
    if scope in (FROM_LINGER, FROM_PLAY):
        game.apply("play ear")
    return game


def follow(game: Game, answers: list[str]) -> None:
    for answer in answers:
        if game.over:
            return
        while game.decision.option(answer) is None:  # a trigger to be ordered, or a choice on the way
            game.apply(game.decision.options[0].text)
        game.apply(answer)
    for _ in range(4):
        if not game.over and game.decision.kind == "trigger":
            game.apply(game.decision.options[0].text)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("event", HAPPENS, ids=lambda event: EVENT_NAMES[event])
def test_an_event_is_heard_or_refused(event: int, place: str, cards: CardSet) -> None:
    scope = PLACES[place]
    if scope == FROM_ITSELF and not ABOUT_A_CARD >> event & 1:
        with pytest.raises(CardError, match="does not happen to a card"):
            declare(cards, event, int(scope))
        return
    declare(cards, event, int(scope))
    game = course(event, int(scope))
    follow(game, COURSES[EVENT_NAMES[event]])
    assert Ring.rung


def replace(rule: Rule, scope: int) -> Rule:
    """The same question, asked from somewhere else."""
    return Rule(rule.event, scope, rule.whose, rule.text, amount=rule.amount, types=rule.types, of=rule.of)


@pytest.mark.parametrize("question", [cost(-1), also(TREASURE, for_=ACTION), new_hand(1)], ids=["cost", "types", "new hand"])
@pytest.mark.parametrize("place", PLACES)
def test_a_question_is_asked_or_refused(question: Rule, place: str, cards: CardSet) -> None:
    rule = replace(question, int(PLACES[place]))
    if place == "itself" and question.event == cost(0).event:  # a card may have a say in its own cost
        return
    if place in ("itself", "hand"):
        with pytest.raises(CardError, match="is asked of landscapes, cards in play and effects that last only"):
            cards.action("Ear", 2, rule)
        return
    if place == "landscape":
        cards.project("Ear", 2, rule)
    elif place == "play":
        cards.action("Ear", 2, plus(actions=1), stays(), rule)
    else:
        cards.action("Ear", 2, plus(actions=1), this_turn(question))
    cards.action("Drum", 4, plus(actions=1))
    owner: dict[str, object] = {"hand": ["drum", "ear"] if place != "landscape" else ["drum"], "deck": ["copper"] * 9}
    if place == "landscape":
        owner["projects"] = ["ear"]
    game = start_from_position({"position": {"p1": owner, "actions": 2, "kingdom": ["drum"]}, "named": ["drum", "ear"]})
    if place != "landscape":
        game.apply("play ear")
    if question.event == cost(0).event:
        assert game.view(0).costs["drum"] == 3
    elif question.event == new_hand(0).event:
        follow(game, ["end actions", "end buys"])
        assert len(game.view(0).players[0].hand) == 6
        assert len(game.view(1).players[1].hand) == 0
    else:
        game.apply("end actions")
        assert game.decision.option("play drum") is not None
