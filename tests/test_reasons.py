"""Why an answer is recommended: sentences from what came of playouts, and nothing that luck may explain."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from positions import position

from demesne.bots import course
from demesne.bots.binding import bind_strategy
from demesne.bots.course import FIGURES, UNKNOWN, Gap, Record
from demesne.bots.search import Search
from demesne.bots.search_answers import UNIT, Arm
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.levels.level import HARD
from demesne.levels.reasons import (
    ALIKE,
    ALL_ALIKE,
    BETTER,
    LUCK,
    Reason,
    chance_beside,
    in_percent,
    reasons_for,
    recommended,
)
from demesne.levels.standing import STANDING
from demesne.levels.think import Thought, think, unknown_cards
from demesne.prose.hint_reasons import sentence
from demesne.prose.sentences import say
from demesne.strategies.find import find_strategy
from demesne.table.advice import thought_lines
from demesne.views.sampling import sample

MONEY = find_strategy("Big Money Ultimate")
POOR = {"hand": "copper*5", "deck": "copper*5"}
TOWARDS_PROVINCES: dict[str, Any] = {
    "supply": {"province": 2},
    "phase": "buy",
    "coins": 6,
    "p1": {"hand": "", "discard": "gold*2, estate*3"},
    "p2": POOR,
}
LAST_PROVINCE: dict[str, Any] = {
    "supply": {"province": 1},
    "phase": "buy",
    "coins": 8,
    "p1": {"hand": "", "deck": "copper*5"},
    "p2": {"hand": "gold*5", "deck": "gold*5, silver"},
}


def search_of(game: Game) -> Search:
    view = game.view(game.decision.who)
    dealt = sample(view, random.Random(1))
    policy = bind_strategy(dealt.components, MONEY)
    search = Search(dealt, [policy], [policy] * len(view.players), unknown_cards(view), 1, 0)
    search.watch()
    return search


def thought_about(game: Game, playouts: int = 300, careful: int = 20, seed: int = 0) -> Thought:
    return think(game.view(game.decision.who), replace(HARD, playouts=playouts, seed=seed), MONEY, careful)


def texts_of(game: Game) -> dict[int, str]:
    return {option.code: option.text for option in game.decision.options}


def tried(search: Search, game: Game, deals: int, *texts: str) -> list[Arm]:
    """These answers with so many deals each, and no other."""
    arms = [next(arm for arm in search.arms if texts_of(game)[int(arm.code)] == text) for text in texts]
    for deal in range(deals):
        search.deals = deal
        for arm in arms:
            search.playout(arm)
    return arms


# ---------------------------------------------------------------- what is noted
def figures(record: Record, figure: int) -> list[int]:
    return [int(record.figures[i * int(FIGURES) + figure]) for i in range(int(record.playouts()))]


def test_what_comes_of_a_playout_is_noted() -> None:
    game = position(TOWARDS_PROVINCES)
    search = search_of(game)
    gold, curse = tried(search, game, 30, "buy gold", "buy curse")
    assert gold.tried() == gold.record.playouts() == 30
    assert set(figures(gold.record, int(course.MONEY_NOW))) == {6}
    assert all(1 <= turn <= 30 for turn in figures(gold.record, int(course.REACHED)) if turn != UNKNOWN)
    assert 1 in figures(gold.record, int(course.REACHED))
    assert 1 not in figures(curse.record, int(course.REACHED))  # there are $6 in the deck
    assert Gap(curse.record, gold.record, course.JUNK).mean == 1.0
    assert all(0 <= n <= 2 for n in figures(gold.record, int(course.DEAR_CARDS)))
    assert sum(figures(gold.record, int(course.WON))) == gold.wins
    reached, turns = (figures(gold.record, int(figure)) for figure in (course.REACHED, course.TURNS))
    assert all(first <= last for first, last in zip(reached, turns, strict=True) if first != UNKNOWN)


def test_the_end_of_a_game_is_noted_as_it_is() -> None:
    game = position(LAST_PROVINCE)
    search = search_of(game)
    (province,) = tried(search, game, 3, "buy province")
    noted = {int(figure): set(figures(province.record, int(figure))) for figure in range(int(FIGURES))}
    assert noted[int(course.POINTS)] == {6}
    assert noted[int(course.POINTS_OF_OTHERS)] == {0}
    assert noted[int(course.TURNS)] == {0}
    assert noted[int(course.DEAR_CARDS)] == {1}
    assert noted[int(course.WON)] == {int(UNIT)}
    for figure in (course.MONEY_SOON, course.REACHED, course.MONEY_OF_OTHERS):
        assert noted[int(figure)] == {int(UNKNOWN)}


def test_a_playout_that_stops_early_tells_what_it_saw() -> None:
    game = position(LAST_PROVINCE)
    search = search_of(game)
    assert search.course is not None
    dealt = search.deal(0)
    search.course.begin(dealt)
    record = Record()
    search.course.end(dealt, UNIT // 2, record)
    assert [int(figure) for figure in record.figures][:2] == [int(UNIT) // 2, 8]
    assert {int(figure) for figure in record.figures[2:]} == {int(UNKNOWN)}


def test_the_money_of_others_is_that_of_their_next_turn() -> None:
    given = {"p1": {"hand": "militia, copper*4", "deck": "copper*10"}, "p2": {"hand": "gold*2, copper*3", "deck": "copper*9"}}
    game = position({"supply": {"province": 1}, **given}, "militia")
    search = search_of(game)
    militia, nothing = tried(search, game, 20, "play militia", "end actions")
    assert Gap(militia.record, nothing.record, course.MONEY_NOW).mean == 2.0
    assert Gap(militia.record, nothing.record, course.MONEY_OF_OTHERS).mean < 0


def test_watching_changes_no_playout() -> None:
    game = position(TOWARDS_PROVINCES)
    search, unwatched = search_of(game), search_of(game)
    unwatched.course = unwatched.policy.watcher = None
    for one in (search, unwatched):
        one.run(100)
    assert [list(arm.values) for arm in search.arms] == [list(arm.values) for arm in unwatched.arms]
    assert all(arm.record.playouts() == 0 for arm in unwatched.arms)


# ---------------------------------------------------------------- reasons
def raw_chances(search: Search, best: Arm) -> dict[int, float]:
    return {int(arm.code): chance_beside(arm, best) for arm in search.arms}


def test_whoever_reaches_more_money_earlier_is_told_so() -> None:
    game = position(TOWARDS_PROVINCES)
    search = search_of(game)
    gold, nothing = tried(search, game, 60, "buy gold", "end buys")
    (reason,) = reasons_for(search, gold, texts_of(game), raw_chances(search, gold))
    assert (reason.kind, reason.answers, reason.card, reason.price) == ("reached", ("end buys",), "province", 8)
    reached = [figures(arm.record, int(course.REACHED)) for arm in (gold, nothing)]
    later = [last - first for first, last in zip(*reached, strict=True) if UNKNOWN not in (first, last)]
    assert reason.amount == pytest.approx(sum(later) / len(later))
    assert reason.amount > 2


def test_the_clearest_difference_is_told() -> None:
    thought = thought_about(position(LAST_PROVINCE), 100)
    assert thought.answer == "buy province"
    assert thought.reasons[0].kind in ("points", "dear-cards")
    assert thought.reasons[0].amount == {"points": 6, "dear-cards": 1}[thought.reasons[0].kind]


def test_where_everything_leads_to_the_same_nothing_is_said_for_an_answer() -> None:
    """Whatever is discarded: the other player has a hand that wins the game."""
    given = {"p1": {"hand": "cellar, copper*2, silver", "deck": "copper*9"}, "p2": {"hand": "gold*5", "deck": "province*4"}}
    game = position({"supply": {"province": 1}, **given}, "cellar")
    game.apply("play cellar")
    for seed in range(3):
        thought = thought_about(game, 60, 10, seed)
        assert len(thought.estimates) > 2
        assert {reason.kind for reason in thought.reasons} <= {ALIKE, ALL_ALIKE, *STANDING}
        assert thought.reasons


def test_the_same_seed_gives_the_same_reasons() -> None:
    game = position(TOWARDS_PROVINCES)
    assert thought_about(game, 120, 5).reasons == thought_about(game, 120, 5).reasons != ()


def test_hidden_cards_make_no_difference_to_reasons() -> None:
    twin = {**LAST_PROVINCE, "p2": {"hand": "gold*4, silver", "deck": "gold*6"}}
    one, other = (thought_about(position(given), 100) for given in (LAST_PROVINCE, twin))
    assert one == other
    assert one.reasons


def test_whoever_only_answers_gives_no_reasons() -> None:
    thought = thought_about(position(LAST_PROVINCE), 60, 0)
    assert (thought.answer, thought.reasons) == ("buy province", ())


# ---------------------------------------------------------------- answers that look better
def made_up(game: Game, won: dict[str, list[int]]) -> Search:
    """A search whose answers have won these games; about anything else nothing is known."""
    search = search_of(game)
    for arm in search.arms:
        for share in won.get(texts_of(game)[int(arm.code)], []):
            arm.count(share * UNIT, share * UNIT)
            arm.record.note(share * UNIT)
            for _ in range(1, int(FIGURES)):
                arm.record.note(UNKNOWN)
    search.arms = [arm for arm in search.arms if arm.tried()]
    search.usual = next(arm.code for arm in search.arms if texts_of(game)[int(arm.code)] == "buy gold")
    return search


def test_an_answer_that_looks_better_is_named() -> None:
    game = position(TOWARDS_PROVINCES)
    search = made_up(game, {"buy gold": [1, 0, 1, 0, 0, 1] * 10, "buy silver": [1, 0, 0, 1, 0, 1] * 9 + [1, 0, 0, 1, 1, 1]})
    best = recommended(search)
    assert texts_of(game)[int(best.code)] == "buy gold"
    assert reasons_for(search, best, texts_of(game), raw_chances(search, best)) == (Reason(LUCK, ("buy silver",)),)


def test_an_answer_that_has_clearly_won_more_often_is_recommended() -> None:
    game = position(TOWARDS_PROVINCES)
    search = made_up(game, {"buy gold": [1, 0] * 50, "buy curse": [1, 1, 1, 0] * 25})
    for arm in search.arms:
        arm.bias = UNIT if texts_of(game)[int(arm.code)] == "buy curse" else 0  # whoever only answers would not
    assert texts_of(game)[search.best()] == "buy gold"
    best = recommended(search)
    assert texts_of(game)[int(best.code)] == "buy curse"
    assert reasons_for(search, best, texts_of(game), raw_chances(search, best)) == (Reason("wins", ("buy gold",), 0.25),)


def test_good_luck_in_a_few_deals_does_not_make_an_answer_look_better() -> None:
    """It was behind in the deals it had; later ones, which it never had, were hard."""
    game = position(TOWARDS_PROVINCES)
    search = made_up(game, {"buy gold": [1] * 20 + [0] * 20, "buy silver": [1, 1, 1, 1, 0] * 4})
    gold, silver = (
        next(arm for arm in search.arms if texts_of(game)[int(arm.code)] == text) for text in ("buy gold", "buy silver")
    )
    assert (gold.chance(), silver.chance()) == (0.5, 0.8)
    assert chance_beside(silver, gold) == pytest.approx(0.3)


def test_no_answer_looks_better_without_being_named() -> None:
    """In many hints, with too few playouts to be sure of anything."""
    deck = "gold*2, silver*2, copper*4, estate*2"
    game = position({"supply": {"province": 2}, "phase": "buy", "coins": 4, "p1": {"discard": deck}, "p2": {"deck": deck}})
    named = 0
    for seed in range(12):
        thought = thought_about(game, 60, 3, seed)
        best = in_percent(thought.estimates[0].chance)
        seeming = [estimate.answer for estimate in thought.estimates[1:] if in_percent(estimate.chance) > best]
        told = [answer for reason in thought.reasons if reason.kind == LUCK for answer in reason.answers]
        assert told == seeming[:3]
        named += len(told)
    assert named


# ---------------------------------------------------------------- sentences
@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_said_in_every_language(code: str) -> None:
    game = position(LAST_PROVINCE)
    asked = game.view(0).decision
    assert asked is not None
    language = Language(code)
    copper = language.text("option-buy", card=language.card("copper"))
    said = set()
    for kind in (*BETTER, LUCK, ALIKE):
        for amount in (0.4, 1.0, 2.0, 5.2):
            for others in (1, 3):
                reason = Reason(kind, ("buy copper",), amount, "province", 8, others)
                text = say(language, sentence(asked, reason), [], 0)
                assert copper in text
                said.add(text)
    assert len(said) > 60
    assert say(language, sentence(asked, Reason(ALL_ALIKE)), [], 0)


@pytest.mark.parametrize(
    ("code", "amount", "said"),
    [
        ("en", 1.97, "Better than “end the turn”: you reach $8 about 2 turns earlier."),
        ("en", 0.96, "Better than “end the turn”: you reach $8 about 1 turn earlier."),
        ("pl", 0.43, "Lepsze niż „zakończ turę”: średnio o 0,4 tury wcześniej masz do wydania $8."),
        ("pl", 5.2, "Lepsze niż „zakończ turę”: średnio o 5 tur wcześniej masz do wydania $8."),
        ("de", 0.43, "Besser als „Zug beenden“: Du kannst etwa 0,4 Züge früher 8 Geld ausgeben."),
        ("cs", 0.43, "Lepší než „ukončit tah“: asi o 0,4 tahu dřív můžeš utratit $8."),
    ],
)
def test_amounts_are_rounded(code: str, amount: float, said: str) -> None:
    asked = position(LAST_PROVINCE).view(0).decision
    assert asked is not None
    assert say(Language(code), sentence(asked, Reason("reached", ("end buys",), amount, "province", 8)), [], 0) == said


@pytest.mark.parametrize(
    ("amount", "said"), [(0.12, "in 10 games you get about a Province more"), (0.96, "you get about a Province more")]
)
def test_cards_are_counted_in_whole_ones(amount: float, said: str) -> None:
    asked = position(LAST_PROVINCE).view(0).decision
    assert asked is not None
    reason = Reason("dear-cards", ("end buys",), amount, "province", 8)
    assert say(Language("en"), sentence(asked, reason), [], 0) == f"Better than “end the turn”: {said}."


def test_the_reason_stands_under_the_answers() -> None:
    game = position(LAST_PROVINCE)
    view = game.view(0)
    assert view.decision is not None
    thought = thought_about(game, 100)
    lines = thought_lines(Language("en"), view.decision, thought)
    assert any(line.startswith("Better than “") for line in lines)
