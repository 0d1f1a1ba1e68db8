"""The strategy language: what it reads, what it refuses and how, and that what is written is read as the same again."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from documents import Block, blocks, run_session, words_in_code
from documents import read as read_document
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import KINGDOM_CARDS, PROJECTS, eager, rich_game
from test_reading import KNOWN

from demesne.engine.constants import ACTION, EVENT, MORE_OPTIONS, NIGHT, PRIZE, PROJECT, TREASURE
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.playing import CarryOut
from demesne.lang import CODES, Language
from demesne.strategies.names import TYPES, choices_of
from demesne.strategies.parser import KEYWORDS, MOST_KILOBYTES, MOST_PARTS, parse
from demesne.strategies.syntax import (
    ARITHMETIC,
    CARD_OR_TYPE,
    COMPARISONS,
    LANDSCAPE,
    OTHERS,
    PILE,
    PILE_OR_LANDSCAPE,
    VALUES,
    VERBS,
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

PAGE = "strategies.md"
MESSAGES = Path(__file__).parents[1] / "src" / "demesne" / "lang" / "en" / "strategy.ftl"
EXAMPLE = """\
name      Smithy Ultimate
requires  smithy
buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy estate    when left(province) <= 2
buy gold
buy duchy     when left(province) <= 6
buy smithy    when owned(smithy) < owned(treasure) / 11
buy silver
"""
TURN, COINS, BUYS = Value("turn"), Value("coins"), Value("buys")


def condition(text: str) -> Expression:
    (line,) = parse(f"name X\nbuy gold when {text}").lines
    assert line.when is not None
    return line.when


def lines(text: str) -> list[Line]:
    """What a few lines say, without a name and a purchase of their own."""
    strategy = parse(f"name X\nbuy copper\n{text}")
    return list(strategy.lines[1:])


def read(text: str, file: str = "") -> Strategy | StrategyError:
    """What a text is, or why it is refused."""
    try:
        return parse(text, file)
    except StrategyError as problem:
        return problem


def refusal(text: str, file: str = "") -> StrategyError:
    problem = read(text, file)
    assert isinstance(problem, StrategyError)
    return problem


def inner_problem(problem: StrategyError) -> StrategyError:
    """What is wrong, without where."""
    what = problem.values["problem"]
    assert isinstance(what, StrategyError)
    return what


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


def fits(use: str, id: str) -> bool:
    """Which cards a verb or value can be about, said in another way than the parser does."""
    types = CARDS[id].types
    landscape = CARDS[id].is_landscape
    is_pile = len(CARDS[id].contents) > 0
    lies_in = CARDS[id].lies_in
    in_supply = (
        CARDS[id].set == "basic"
        or id in KINGDOM_CARDS
        or (lies_in != "" and not CARDS[lies_in].beside)
        or id in ("potion", "platinum", "colony")
    ) and not is_pile
    return {
        "buy": in_supply or types & (PROJECT | EVENT) != 0,
        "play": types & (ACTION | TREASURE | NIGHT) != 0 and not is_pile,
        "requires": id in KINGDOM_CARDS or id in PROJECTS,
        PILE: in_supply,
        PILE_OR_LANDSCAPE: in_supply or landscape,
        LANDSCAPE: landscape,
    }.get(use, not landscape)


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


ASKING = {id: said["choices"] for id, said in KNOWN.items() if said["choices"]}


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


# ---------------------------------------------------------------- errors
WRONG: list[tuple[str, int, int, str]] = [
    # keywords and headings
    ("byu gold", 1, 1, "found 'byu' (did you mean buy?), expected one of name, author, about, requires, bane, buy,"),
    ("5 gold", 1, 1, "found '5', expected one of name,"),
    ("name", 1, 5, "found the end of the line, expected a text"),
    ("author  # nobody", 1, 7, "found the end of the line, expected a text"),
    ("name A\nname B", 2, 1, "there is already a line that begins with 'name'"),
    ("author A\n  author A", 2, 3, "there is already a line that begins with 'author'"),
    ("requires", 1, 9, "found the end of the line, expected the name of a card or project"),
    ("requires smithy,", 1, 17, "found the end of the line, expected the name of a card or project"),
    ("requires smithy,, moat", 1, 17, "found ',', expected the name of a card or project"),
    ("requires smithy village", 1, 17, "found 'village', expected a comma or the end of the line"),
    ("requires smithy\nrequires moat, Kuźnia", 2, 16, "Smithy is required twice"),
    ("requires gold", 1, 10, "Gold cannot be required; name kingdom cards and landscapes"),
    ("requires " + ", ".join(KINGDOM_CARDS[:11]), 1, 103, "a kingdom has 10 cards, but 11 are kept or required"),
    ("bane gold", 1, 6, "the Bane must be a kingdom card that costs $2 or $3; Gold is not"),
    ("bane moat cellar", 1, 11, "found 'cellar', expected the end of the line"),
    ("bane moat\nrequires moat", 2, 10, "Moat is required twice"),
    ("name X\nrequires witch\nbane moat\nbuy gold", 3, 6, "Moat is named as the Bane, but no required card uses one"),
    # targets
    ("buy", 1, 4, "found the end of the line, expected the name of a card or project"),
    ("buy when turn > 3", 1, 5, "found 'when', expected the name of a card or project"),
    ("buy (gold)", 1, 5, "found '(', expected the name of a card or project"),
    ("buy provnce whn left(gold)", 1, 5, "called 'provnce whn left' (did you mean Province?)"),
    ("buy qqqqq", 1, 5, "there is no card, project or artifact called 'qqqqq'\n"),
    ("buy " + "q" * 99, 1, 5, f"called '{'q' * 60}…'"),
    ("buy mlynek when Turn", 1, 5, "there is no card, project or artifact called 'mlynek'"),
    ("buy duchy if left(province) <= 4", 1, 11, "found 'if', expected 'when' or the end of the line"),
    ("buy gold silver", 1, 10, "found 'silver', expected 'when' or the end of the line"),
    ("buy gold(3)", 1, 9, "found '(', expected 'when' or the end of the line"),
    ("buy gold <= 3", 1, 10, "found '<=', expected 'when' or the end of the line"),
    ("buy Jarmark", 1, 5, "'Jarmark' is the name of different cards in different languages; write one of fair, festival"),
    ("buy treasure", 1, 5, "'treasure' is a type; here a single card must be named"),
    ("buy others", 1, 5, "'others' cannot stand behind 'buy', only behind play, trash, discard"),
    ("buy princess", 1, 5, "Princess cannot be bought; name a card of the supply, a project or an Event"),
    ("gain fair", 1, 6, "Fair cannot be gained; name a card"),
    ("play estate", 1, 6, "Estate cannot be played; name an Action, a Treasure or a Night"),
    ("discard key", 1, 9, "Key is not a card that could be in a hand"),
    ("spend", 1, 6, "found the end of the line, expected one of coffers, villagers"),
    ("spend cofers when turn", 1, 7, "found 'cofers' (did you mean coffers?), expected one of coffers, villagers"),
    ("spend coffers always", 1, 15, "found 'always', expected 'when' or the end of the line"),
    ("option smithy yes", 1, 8, "Smithy asks nothing that an option could answer"),
    ("option treasurer", 1, 17, "found the end of the line, expected one of trash, gain, key"),
    ("option treasurer when turn", 1, 18, "found 'when', expected one of trash, gain, key"),
    ("option border guard lantren", 1, 21, "found 'lantren' (did you mean lantern?), expected one of lantern, horn"),
    ("option moat yes please", 1, 17, "found 'please', expected 'when' or the end of the line"),
    # conditions
    ("buy gold when", 1, 14, "found the end of the line, expected a number, a value such as coins or owned(silver), or"),
    ("buy gold when and", 1, 15, "found 'and', expected a number"),
    ("buy gold when 1 + not turn", 1, 19, "found 'not', expected a number"),
    ("buy gold when turn =< 3", 1, 21, "found '<', expected a number"),
    ("buy gold when turn > .5", 1, 22, "found '.', expected a number"),
    ("buy gold when turn > 3 when", 1, 24, "found 'when', expected an operator (+ - * / < <= = != >= > and or) or the end of"),
    ("buy gold when turn > 5%", 1, 23, "found '%', expected an operator"),
    ("buy gold when turn > 1)", 1, 23, "found ')', expected an operator"),
    ("buy gold when turn coins", 1, 20, "found 'coins', expected an operator"),
    ("buy gold when (turn > 1", 1, 24, "found the end of the line, expected an operator (+ - * / < <= = != >= > and or) or a"),
    ("buy gold when owned", 1, 20, "found the end of the line, expected brackets, as in owned(silver)"),
    ("buy gold when left province", 1, 20, "found 'province', expected brackets, as in left(province)"),
    ("buy gold when owned()", 1, 21, "found ')', expected the name of a card or project"),
    ("buy gold when owned(silver < 3", 1, 28, "found '<', expected a closing bracket"),
    ("buy gold when owned(treasure < 3", 1, 30, "found '<', expected a closing bracket"),
    ("buy gold when owned(silver\nor turn)", 2, 1, "found 'or', expected a closing bracket"),
    ("buy gold when owned(tresure)", 1, 21, "called 'tresure' (did you mean treasure?)"),
    ("buy gold when owned(trasurer)", 1, 21, "called 'trasurer' (did you mean Treasurer?)"),
    ("buy gold when left(treasure)", 1, 20, "'treasure' is a type; here a single card must be named"),
    ("buy gold when owned(fair)", 1, 21, "Fair is not a card; has(fair) is 1 when you have it"),
    ("buy gold when has(moat)", 1, 19, "Moat is neither a project nor an artifact; owned(moat) counts cards"),
    ("buy gold when left(diadem)", 1, 20, "Diadem has no pile in the supply"),
    ("buy gold when deck_mony > 15", 1, 15, "there is no value called 'deck_mony' (did you mean deck_money?)"),
    ("buy gold when smithy > 1", 1, 15, "there is no value called 'smithy' (did you mean owned(smithy)?)"),
    ("buy gold when fair", 1, 15, "there is no value called 'fair' (did you mean has(fair)?)"),
    ("buy gold when xyzzy", 1, 15, "there is no value called 'xyzzy'\n"),
    ("buy gold when turn() > 1", 1, 15, "turn takes nothing in brackets"),
    ("buy gold when 1 < turn < 5", 1, 24, "only two things can be compared at a time; write it like 1 < turn and turn < 5"),
    ("buy gold when not 1 = turn = 5", 1, 28, "only two things can be compared at a time"),
    ("buy gold when turn > 1000000001", 1, 22, "this number is too large; the limit is 1000000000"),
    ("buy gold when " + "(" * 101, 1, 116, "this condition is too long; the limit is 100 operators and brackets"),
    ("buy gold\nand turn > 3", 2, 1, "a line that begins with 'and' or 'or' goes on with a condition, but there is none"),
    ("name A when rich\n or poor", 2, 2, "a line that begins with 'and' or 'or' goes on with a condition"),
    ("buy gold when turn > 3 #\n\n\tor coins >", 3, 12, "found the end of the line, expected a number"),
]  # fmt: skip
WRONG_FILES = [
    ("buy gold", "a strategy needs a name: write a line that begins with 'name'"),
    ("# nothing\n", "a strategy needs a name: write a line that begins with 'name'"),
    ("name X\nplay smithy", "a strategy needs at least one line that begins with 'buy'"),
    ("name X\nbuy gold" + " " * (MOST_KILOBYTES * 1024), "this is too long for a strategy; the limit is 64 KB"),
]


@pytest.mark.parametrize(("text", "line", "column", "words"), WRONG, ids=[text[:40] for text, *_ in WRONG])
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    problem = refusal(text)
    said, source, caret = str(problem).split("\n")
    assert said.startswith(f"line {line}, column {column}: ")
    assert words in said + "\n"
    assert source == "    " + text.split("\n")[line - 1]
    assert caret.index("^") == 4 + column - 1
    assert (problem.values["line"], problem.values["column"]) == (str(line), str(column))
    assert str(refusal(text, "my.strategy")) == f"my.strategy, {problem}"


@pytest.mark.parametrize(("text", "words"), WRONG_FILES, ids=[words for _, words in WRONG_FILES])
def test_errors_of_whole_files(text: str, words: str) -> None:
    assert str(refusal(text)) == words
    if "needs a name" not in words:
        assert str(refusal(text, "my.strategy")) == f"my.strategy: {words}"


def keys(problem: DemesneError) -> Iterator[str]:
    yield f"error-{problem.key}"
    for value in problem.values.values():
        if isinstance(value, DemesneError):
            yield from keys(value)


def test_every_message_is_said_and_in_every_language() -> None:
    wanted = {
        entry.id.name
        for entry in FluentParser().parse(MESSAGES.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    said: set[str] = set()
    refused = [refusal(text) for text, _ in WRONG_FILES]
    for text, _line, _column, _words in WRONG:
        refused += [refusal(text), refusal(text, "x.strategy")]
    for problem in refused:
        said.update(keys(problem))
        assert Language("en").error(problem) == str(problem)
        assert len({Language(code).error(problem) for code in CODES}) == len(CODES)
    assert wanted <= said


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "pl",
            "x.strategy, wiersz 2, kolumna 5: nie ma karty, Projektu ani Artefaktu o nazwie 'provnce' (może chodzi",
        ),
        ("de", "x.strategy, Zeile 2, Spalte 5: es gibt keine Karte, kein Projekt und kein Artefakt namens 'provnce'"),
        ("cs", "x.strategy, řádek 2, sloupec 5: žádná karta, projekt ani artefakt se nejmenuje 'provnce' (možná Provincie?)"),
    ],
)
def test_errors_are_said_in_the_language_of_the_reader(code: str, words: str) -> None:
    said = Language(code).error(refusal("name X\nbuy provnce", "x.strategy"))
    assert said.startswith(words)
    assert said.endswith("\n    buy provnce\n        ^")


@pytest.mark.parametrize(
    ("text", "source", "caret"),
    [
        ("\tbuy\tgold when\x1b[2J turn", "    \tbuy\tgold when?[2J turn", "    \t   \t         ^"),
        ("buy gold" + " " * 200 + "if" + " x" * 200, "    " + " " * 60 + "if" + " x" * 29, "    " + " " * 60 + "^"),
        ("buy if" + " x" * 200, "    buy if" + " x" * 57, "        ^"),
    ],
    ids=["control characters", "far right", "far left"],
)
def test_the_line_is_shown_so_that_it_can_be_read(text: str, source: str, caret: str) -> None:
    assert str(refusal(text)).split("\n")[1:] == [source, caret]


@pytest.mark.parametrize(
    "part", ["(", "-", "not ", "1 + ", "1 and ", "1 + (", "not (", "1 or not 1 = 1 * ("], ids=lambda part: part.strip()
)
def test_conditions_are_never_too_deep(part: str) -> None:
    size = len(re.findall(r"[-(+*=]|not|and|or", part))
    fits = MOST_PARTS // size
    assert condition(part * fits + "turn" + ")" * (part * fits).count("("))
    for times in (fits + 1, 60_000 // len(part)):
        assert "too long" in str(refusal("buy gold when " + part * times))


# ---------------------------------------------------------------- properties
def cards_for(use: str) -> st.SearchStrategy[str]:
    return st.sampled_from([id for id in CARDS if fits(use, id)])


def values() -> st.SearchStrategy[Value]:
    made = []
    for name, about in VALUES.items():
        if about == CARD_OR_TYPE:
            made.append(st.builds(Value, st.just(name), cards_for(about) | st.sampled_from(TYPES)))
        elif about:
            made.append(st.builds(Value, st.just(name), cards_for(about)))
        else:
            made.append(st.just(Value(name)))
    return st.one_of(made)


def numbers() -> st.SearchStrategy[Number]:
    return st.builds(Number, st.integers(-20, 20).map(float) | st.floats(-1e9, 1e9, allow_nan=False))


def larger(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    operators = st.sampled_from((*ARITHMETIC, *COMPARISONS, "and", "or"))
    return st.builds(Prefix, st.sampled_from(("-", "not")), inner) | st.builds(Operation, operators, inner, inner)


EXPRESSIONS = st.recursive(values() | numbers(), larger, max_leaves=8)
TEXTS = st.text(max_size=30).map(lambda text: " ".join(text.split()))
WHENS = st.none() | EXPRESSIONS


def lines_of(verb: str) -> st.SearchStrategy[Line]:
    if verb == "spend":
        return st.builds(Line, st.just(verb), st.sampled_from(("coffers", "villagers")), when=WHENS)
    if verb == "option":
        pairs = [(id, choice) for id, choices in ASKING.items() for choice in choices]
        return st.builds(lambda pair, when: Line(verb, pair[0], pair[1], when), st.sampled_from(pairs), WHENS)
    targets = cards_for(verb)
    if verb in ("play", "trash", "discard"):
        targets |= st.just(OTHERS)
    return st.builds(Line, st.just(verb), targets, when=WHENS)


BUY_LINE = lines_of("buy")
ANY_LINE = st.one_of([lines_of(verb) for verb in VERBS])


@st.composite
def strategies(draw: st.DrawFn) -> Strategy:
    requires = draw(st.lists(cards_for("requires"), unique=True, max_size=9))
    banes = [id for id in KINGDOM_CARDS if CARDS[id].cost in (2, 3) and id not in requires]
    bane = draw(st.sampled_from(["", *banes])) if "young_witch" in requires else ""
    lines = [*draw(st.lists(ANY_LINE, max_size=5)), draw(BUY_LINE), *draw(st.lists(ANY_LINE, max_size=2))]
    return Strategy(draw(TEXTS.filter(bool)), tuple(lines), tuple(requires), bane, draw(TEXTS), draw(TEXTS))


@given(strategies())
@settings(max_examples=150)
def test_what_is_written_is_read_as_the_same(strategy: Strategy) -> None:
    text = write(strategy)
    assert parse(text) == strategy
    assert write(parse(text)) == text


def without_one_pair(text: str) -> Iterator[str]:
    """The text without one pair of brackets, for every pair that holds no name."""
    opened: list[int] = []
    for i, letter in enumerate(text):
        if letter == "(":
            opened.append(i)
        elif letter == ")":
            start = opened.pop()
            if start == 0 or not text[start - 1].isalpha():
                yield f"{text[:start]} {text[start + 1 : i]} {text[i + 1 :]}"


@given(EXPRESSIONS)
@settings(max_examples=150)
def test_every_bracket_that_is_written_is_needed(expression: Expression) -> None:
    for shorter in without_one_pair(write_expression(expression)):
        meant = read(f"name X\nbuy gold when {shorter}")
        assert isinstance(meant, StrategyError) or meant.lines[0].when != expression


def check_text(text: str, file: str, code: str) -> None:
    """A text is read, or refused with a place that exists, in any language; and nothing else happens."""
    meant = read(text, file)
    if isinstance(meant, Strategy):
        assert parse(write(meant)) == meant
        return
    assert Language(code).error(meant)
    if "line" in meant.values:
        line = text.removeprefix("\ufeff").splitlines()[int(str(meant.values["line"])) - 1]
        assert 1 <= int(str(meant.values["column"])) <= len(line) + 1


WORDS = sorted(
    {*KEYWORDS, *VALUES, *TYPES, *COMPARISONS, *ARITHMETIC, "==", "(", ")", ",", "#", "\\#", "\\", "\n", " ", "\t", "\r"}
    | {"when", "and", "or", "not", "others", "coffers", "villagers", "yes", "no", "horn", "1", "0.5", "ß", "İ", "\u2028"}
    | {"\ud800", "\0", "gold", "border guard", "Złoto", "Jarmark", "fair", "key", "young_witch", "moat"}
)  # fmt: skip


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join), st.sampled_from(["", "x.strategy"]), st.sampled_from(CODES))
@settings(max_examples=400)
def test_any_text_is_read_or_refused(text: str, file: str, code: str) -> None:
    check_text(text, file, code)


@given(
    st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 12), st.sampled_from(["", *WORDS])), min_size=1, max_size=4),
    st.sampled_from(CODES),
    st.data(),
)
@settings(max_examples=400)
def test_any_edit_of_a_strategy_is_read_or_refused(edits: list[tuple[int, int, str]], code: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([EXAMPLE, *(whole(block) for block in strategy_blocks())]))
    for at, removed, inserted in edits:
        at %= len(text) + 1
        text = text[:at] + inserted + text[at + removed :]
    check_text(text, "x.strategy", code)


# ---------------------------------------------------------------- docs/strategies.md
def strategy_blocks() -> list[Block]:
    """The strategies of the page that are right."""
    wrong = {block.text for block, _ in wrong_blocks()}
    return [block for block in blocks(PAGE) if block.language == "strategy" and block.text not in wrong]


def wrong_blocks() -> list[tuple[Block, str]]:
    """Those that are not, each with what the page says about it."""
    shown = pairwise(blocks(PAGE))
    return [(block, after.text) for block, after in shown if (block.language, after.language) == ("strategy", "text")]


def whole(block: Block) -> str:
    """A strategy of the page; those without a file are only a part of one."""
    return block.text if block.file else f"name X\nbuy copper\n{block.text}"


@pytest.mark.parametrize("block", strategy_blocks(), ids=lambda block: block.text.splitlines()[-1])
def test_every_strategy_on_the_page_can_be_read(block: Block) -> None:
    strategy = parse(whole(block), block.file)
    assert parse(write(strategy)) == strategy


@pytest.mark.parametrize(("block", "shown"), wrong_blocks(), ids=lambda item: getattr(item, "file", ""))
def test_every_error_on_the_page_is_what_is_said(block: Block, shown: str) -> None:
    assert f"demesne: {refusal(block.text, block.file)}\n" == shown


def test_the_page_shows_a_few_of_both() -> None:
    assert len(strategy_blocks()) >= 8
    assert len(wrong_blocks()) >= 6
    for block in blocks(PAGE):
        if block.language == "pycon":
            run_session(PAGE, block)


def test_the_page_names_every_word_of_the_language() -> None:
    choices = {choice for choices in ASKING.values() for choice in choices}
    assert {*KEYWORDS, *VALUES, *TYPES, *choices, "when", "and", "or", "not", OTHERS, "coffers", "villagers"} <= words_in_code(
        PAGE
    )


def test_the_grammar_has_exactly_the_words_and_symbols_of_the_language() -> None:
    (grammar,) = (block.text for block in blocks(PAGE) if block.language == "ebnf")
    terminals = re.findall(r'"([^"]+)"', grammar)
    words = {*KEYWORDS, *VALUES, *TYPES, "when", "and", "or", "not", OTHERS}
    assert set(terminals) == words | {*COMPARISONS, *ARITHMETIC, "==", "(", ")", ",", ".", "#"}
    defined = set(re.findall(r"^(\w+) +=", grammar, re.MULTILINE))
    used = {word for rule in re.findall(r"= (.*?) ;", re.sub(r'"[^"]+"', "", grammar), re.DOTALL) for word in rule.split()}
    assert defined - {"strategy", "comment"} <= {word.strip(",") for word in used}


def test_the_table_of_options_is_complete() -> None:
    rows = [row.split("|") for row in read_document(PAGE).splitlines() if row.startswith("| ")]
    listed = {name.strip(): row[2] for row in rows for name in row[1].split(",")}
    for id, choices in ASKING.items():
        assert re.findall(r"`(\w+)`", listed[CARDS[id].name]) == choices


def test_prizes_are_cards_that_can_be_gained_and_played() -> None:
    prizes = [id for id, card in CARDS.items() if card.types & PRIZE]
    assert len(prizes) == 5
    for id in prizes:
        assert lines(f"gain {id}\nplay {id}") == [Line("gain", id), Line("play", id)]
