"""The strategy language: what it reads, what it means, and which cards and answers can be named."""

from __future__ import annotations

import random

import pytest
from random_play import eager, rich_game
from strategy_texts import ASKING, EXAMPLE, condition, fits, inner_problem, lines, read, refusal

from demesne.engine.constants import MORE_OPTIONS
from demesne.engine.definitions import CARDS
from demesne.engine.playing import CarryOut
from demesne.lang import CODES, Language
from demesne.strategies.names import choices_of
from demesne.strategies.parser import parse
from demesne.strategies.syntax import (
    OTHERS,
    VALUES,
    Expression,
    Line,
    Number,
    Operation,
    Place,
    Prefix,
    Strategy,
    StrategyError,
    Value,
)
from demesne.strategies.writer import write, write_expression

TURN, COINS, BUYS = Value("turn"), Value("coins"), Value("buys")


# ---------------------------------------------------------------- whole files
def test_the_example_of_the_language_is_read_and_written_as_it_stands() -> None:
    strategy = parse(EXAMPLE)
    assert (strategy.name, strategy.requires, strategy.bane) == ("Smithy Ultimate", ("smithy",), "")
    assert [line.target for line in strategy.lines] == ["province", "duchy", "estate", "gold", "duchy", "smithy", "silver"]
    assert strategy.lines[0].when == Operation(">", Value("deck_money"), Number(15))
    smithies = Operation("/", Value("owned", "treasure"), Number(11))
    assert strategy.lines[5].when == Operation("<", Value("owned", "smithy"), smithies)
    assert write(strategy) == EXAMPLE


def test_every_statement() -> None:
    text = """\
        NAME    Everything  # at once
        author  Me, myself
        about   One sentence.
        about   Another one.
        requires village, Young Witch
        requires fair
        bane    Kaplica
        buy     sala obrad
        gain    trusty steed when turn>1
        play    throne_room
        play    others
        trash   curse
        discard Others when turn > 2
        spend   Coffers when coins = 7
        spend   villagers
        option  border guard HORN
        """
    assert parse(text) == Strategy(
        name="Everything",
        author="Me, myself",
        about="One sentence. Another one.",
        requires=("village", "young_witch", "fair"),
        bane="chapel",
        lines=(
            Line("buy", "council_room"),
            Line("gain", "trusty_steed", when=Operation(">", TURN, Number(1))),
            Line("play", "throne_room"),
            Line("play", OTHERS),
            Line("trash", "curse"),
            Line("discard", OTHERS, when=Operation(">", TURN, Number(2))),
            Line("spend", "coffers", when=Operation("=", COINS, Number(7))),
            Line("spend", "villagers"),
            Line("option", "border_guard", "horn"),
        ),
    )


def test_lines_know_where_they_stand() -> None:
    strategy = parse("name X\n\n  buy gold\n# here\n\tbuy silver when turn > 2\n and turn < 5\nbuy copper")
    assert [line.at for line in strategy.lines] == [Place(3, 3), Place(5, 2), Place(7, 1)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("name Big   Money ", "Big Money"),
        ("name Big Money # the first", "Big Money"),
        ("name Big Money \\#1 # the first", "Big Money #1"),
        ("name Big\\", "Big\\"),
        ("name Silver when rich and old", "Silver when rich and old"),
        ("name Złoty Gród", "Złoty Gród"),
        ("\ufeffname Notepad", "Notepad"),
        ("name\ttab", "tab"),
    ],
)
def test_texts(text: str, name: str) -> None:
    for newline in ("\n", "\r\n", "\r"):
        assert parse(newline.join((text, "buy gold", ""))).name == name


@pytest.mark.parametrize(("file", "name"), [("a/big money.strategy", "big money"), ("x.y.strategy", "x.y"), ("plain", "plain")])
def test_without_a_name_a_strategy_is_called_like_its_file(file: str, name: str) -> None:
    assert parse("buy gold", file).name == name
    assert parse("name Other\nbuy gold", file).name == "Other"


def test_conditions_go_on_over_lines() -> None:
    split = """
        buy gold when turn > 2  # not at once

        # but
      AND coins > 6
        or not
        buy silver
    """
    assert str(refusal(split)).startswith("line 6, column 15: found the end of the line")
    strategy = parse("name X\n" + split.replace("not", "not buys = 2"))
    assert write(strategy) == "name      X\nbuy gold  when turn > 2 and coins > 6 or not buys = 2\nbuy silver\n"


# ---------------------------------------------------------------- conditions
CONDITIONS: list[tuple[str, Expression]] = [
    ("1", Number(1)),
    ("007.50", Number(7.5)),
    ("-3", Number(-3)),
    ("- 3", Number(-3)),
    ("-(3)", Prefix("-", Number(3))),
    ("--3", Prefix("-", Number(-3))),
    ("-turn", Prefix("-", TURN)),
    ("TURN", TURN),
    ("owned ( Silver )", Value("owned", "silver")),
    ("Owned(Treasure)", Value("owned", "treasure")),
    ("owned(curse)", Value("owned", "curse")),
    ("turn==1", Operation("=", TURN, Number(1))),
    ("turn<=1", Operation("<=", TURN, Number(1))),
    ("turn - 1", Operation("-", TURN, Number(1))),
    ("turn -1", Operation("-", TURN, Number(1))),
    ("turn*-1", Operation("*", TURN, Number(-1))),
    ("-turn * 2", Operation("*", Prefix("-", TURN), Number(2))),
    ("turn - 1 - 2", Operation("-", Operation("-", TURN, Number(1)), Number(2))),
    ("turn - (1 - 2)", Operation("-", TURN, Operation("-", Number(1), Number(2)))),
    ("turn + coins * buys", Operation("+", TURN, Operation("*", COINS, BUYS))),
    ("(turn + coins) * buys", Operation("*", Operation("+", TURN, COINS), BUYS)),
    ("turn / coins * buys", Operation("*", Operation("/", TURN, COINS), BUYS)),
    ("turn + 1 > coins", Operation(">", Operation("+", TURN, Number(1)), COINS)),
    ("turn or coins and buys", Operation("or", TURN, Operation("and", COINS, BUYS))),
    ("(turn or coins) and buys", Operation("and", Operation("or", TURN, COINS), BUYS)),
    ("turn and coins and buys", Operation("and", Operation("and", TURN, COINS), BUYS)),
    ("not turn = 1 and coins", Operation("and", Prefix("not", Operation("=", TURN, Number(1))), COINS)),
    ("not not turn", Prefix("not", Prefix("not", TURN))),
    ("not(turn) or coins", Operation("or", Prefix("not", TURN), COINS)),
    ("(turn < 3) = (coins < 3)", Operation("=", Operation("<", TURN, Number(3)), Operation("<", COINS, Number(3)))),
    ("2 + (not turn)", Operation("+", Number(2), Prefix("not", TURN))),
]


@pytest.mark.parametrize(("text", "meaning"), CONDITIONS, ids=[text for text, _ in CONDITIONS])
def test_what_conditions_mean(text: str, meaning: Expression) -> None:
    assert condition(text) == meaning
    assert condition(text.replace(" ", "  ")) == meaning
    assert condition(write_expression(meaning)) == meaning


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("((turn)) > ((3))", "turn > 3"),
        ("(turn + 1) + 2", "turn + 1 + 2"),
        ("turn + (1 + 2)", "turn + (1 + 2)"),
        ("(turn * 2) + (coins / 3)", "turn * 2 + coins / 3"),
        ("(not (turn > 1)) and ((coins))", "not turn > 1 and coins"),
        ("not (turn and coins)", "not (turn and coins)"),
        ("(turn and coins) or buys", "turn and coins or buys"),
        ("turn and (coins or buys)", "turn and (coins or buys)"),
        ("turn==-(-(1))", "turn = --(1)"),
        ("0.50 * 1000000.0", "0.5 * 1000000"),
        ("0.00001", "0.00001"),
        ("owned(Council Room)", "owned(council_room)"),
    ],
)
def test_conditions_are_written_with_no_needless_bracket(written: str, canonical: str) -> None:
    assert write_expression(condition(written)) == canonical


# ---------------------------------------------------------------- names
@pytest.mark.parametrize("code", CODES)
def test_every_card_can_be_named_in_every_language(code: str) -> None:
    language = Language(code)
    refused = set()
    for id in CARDS:
        value = "has" if CARDS[id].is_landscape else "owned"
        for name in (id, language.card(id), language.card(id).upper(), language.card(id).replace(" ", "-")):
            meant = read(f"name X\nbuy gold when {value}({name})")
            if isinstance(meant, StrategyError):
                assert inner_problem(meant).key == "strategy-ambiguous"
                refused.add(id)
            else:
                assert meant.lines[0].when == Value(value, id)
    assert refused == {"pl": {"fair"}, "cs": {"festival"}}.get(code, set())


USES = {
    **{verb: f"{verb} {{}}" for verb in ("buy", "gain", "play", "trash", "discard", "requires")},
    **{f"{value}()": f"buy gold when {value}({{}})" for value, about in VALUES.items() if about},
}


@pytest.mark.parametrize("use", USES)
def test_which_cards_fit_where(use: str) -> None:
    about = VALUES.get(use.removesuffix("()"), use)
    for id in CARDS:
        text = f"name X\nbuy copper\n{USES[use].format(id)}"
        if fits(about, id):
            assert parse(text)
        else:
            assert inner_problem(refusal(text)).key.startswith("strategy-not-"), id


def test_who_asks_and_for_what() -> None:
    assert {id: choices_of(card) for id, card in CARDS.items() if choices_of(card)} == ASKING
    for id, choices in ASKING.items():
        for choice in choices:
            assert lines(f"option {id} {choice}") == [Line("option", id, choice)]
            assert lines(f"option {CARDS[id].name} {choice.upper()} when turn") == [Line("option", id, choice, TURN)]


def test_every_question_with_named_answers_can_be_answered_by_an_option() -> None:
    """Random games ask nothing of this kind that no option could answer, but whether a Way is followed."""
    met = set()
    rng = random.Random(5)
    for _ in range(60):
        game = rich_game(rng)
        for _ in range(120):
            if game.over:
                break
            decision = game.decision
            answers = {"no" if option.verb == "none" else option.card for option in decision.options if option.verb != "spend"}
            frame = game.stack[game.top]
            if decision.kind == "option" and not isinstance(frame.text.phrases[frame.pc], CarryOut):
                one_more = any(linger.rule.event == MORE_OPTIONS for linger in game.lingers)  # which nobody has to take
                assert answers - ({"no"} if one_more else set()) <= set(choices_of(CARDS[decision.source])), decision.source
                met.add(decision.source)
            elif decision.kind == "trigger" and "no" in answers:
                for id in answers - {"no"}:
                    assert choices_of(CARDS[id])[:2] == ["yes", "no"]
                    met.add(id)
            game.apply(eager(rng, game))
    assert len(met) > len(ASKING) / 3
