"""What the strategy language refuses: where the error is, what it says, and in which language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from random_play import KINGDOM_CARDS
from strategy_texts import condition, refusal

from demesne.engine.errors import DemesneError
from demesne.lang import CODES, Language
from demesne.strategies.parser import MOST_KILOBYTES, MOST_PARTS

MESSAGES = Path(__file__).parents[1] / "src" / "demesne" / "lang" / "en" / "strategy.ftl"
WRONG: list[tuple[str, int, int, str]] = [
    # keywords and headings
    ("byu gold", 1, 1, "found “byu” (did you mean buy?), expected one of name, author, about, requires, bane, buy,"),
    ("5 gold", 1, 1, "found “5”, expected one of name,"),
    ("name", 1, 5, "found the end of the line, expected a text"),
    ("author  # nobody", 1, 7, "found the end of the line, expected a text"),
    ("name A\nname B", 2, 1, "there is already a line that begins with “name”"),
    ("author A\n  author A", 2, 3, "there is already a line that begins with “author”"),
    ("requires", 1, 9, "found the end of the line, expected the name of a card or landscape"),
    ("requires smithy,", 1, 17, "found the end of the line, expected the name of a card or landscape"),
    ("requires smithy,, moat", 1, 17, "found “,”, expected the name of a card or landscape"),
    ("requires smithy village", 1, 17, "found “village”, expected a comma or the end of the line"),
    ("requires smithy\nrequires moat, Kuźnia", 2, 16, "Smithy is required twice"),
    ("requires gold", 1, 10, "Gold cannot be required; name kingdom cards and landscapes"),
    ("requires " + ", ".join(KINGDOM_CARDS[:11]), 1, 103, "a kingdom has 10 cards, but 11 are kept or required"),
    ("bane gold", 1, 6, "the Bane must be a kingdom card that costs $2 or $3; Gold is not"),
    ("bane moat cellar", 1, 11, "found “cellar”, expected the end of the line"),
    ("bane moat\nrequires moat", 2, 10, "Moat is required twice"),
    ("name X\nrequires witch\nbane moat\nbuy gold", 3, 6, "Moat is named as the Bane, but no required card uses one"),
    # targets
    ("buy", 1, 4, "found the end of the line, expected the name of a card or landscape"),
    ("buy when turn > 3", 1, 5, "found “when”, expected the name of a card or landscape"),
    ("buy (gold)", 1, 5, "found “(”, expected the name of a card or landscape"),
    ("buy provnce whn left(gold)", 1, 5, "called “provnce whn left” (did you mean Province?)"),
    ("buy qqqqq", 1, 5, "there is no card, landscape or artifact called “qqqqq”\n"),
    ("buy " + "q" * 99, 1, 5, f"called “{'q' * 60}…”"),
    ("buy mlynek when Turn", 1, 5, "there is no card, landscape or artifact called “mlynek”"),
    ("buy duchy if left(province) <= 4", 1, 11, "found “if”, expected “when” or the end of the line"),
    ("buy gold silver", 1, 10, "found “silver”, expected “when” or the end of the line"),
    ("buy gold(3)", 1, 9, "found “(”, expected “when” or the end of the line"),
    ("buy gold <= 3", 1, 10, "found “<=”, expected “when” or the end of the line"),
    ("buy Jarmark", 1, 5, "“Jarmark” means different cards in different languages; write one of fair, festival"),
    ("buy treasure", 1, 5, "“treasure” is a type; name a single card here"),
    ("buy others", 1, 5, "“others” cannot follow “buy”, only play, trash, discard"),
    ("buy princess", 1, 5, "Princess cannot be bought; name a supply card, project or Event"),
    ("gain fair", 1, 6, "Fair cannot be gained; name a card"),
    ("play estate", 1, 6, "Estate cannot be played; name an Action, Treasure or Night card"),
    ("discard key", 1, 9, "Key cannot be in a hand; name a card"),
    ("spend", 1, 6, "found the end of the line, expected one of coffers, villagers"),
    ("spend cofers when turn", 1, 7, "found “cofers” (did you mean coffers?), expected one of coffers, villagers"),
    ("spend coffers always", 1, 15, "found “always”, expected “when” or the end of the line"),
    ("option smithy yes", 1, 8, "Smithy has no choice that an option could answer"),
    ("option treasurer", 1, 17, "found the end of the line, expected one of trash, gain, key"),
    ("option treasurer when turn", 1, 18, "found “when”, expected one of trash, gain, key"),
    ("option border guard lantren", 1, 21, "found “lantren” (did you mean lantern?), expected one of lantern, horn"),
    ("option moat yes please", 1, 17, "found “please”, expected “when” or the end of the line"),
    # conditions
    ("buy gold when", 1, 14, "found the end of the line, expected a number, a value such as coins or owned(silver), or"),
    ("buy gold when and", 1, 15, "found “and”, expected a number"),
    ("buy gold when 1 + not turn", 1, 19, "found “not”, expected a number"),
    ("buy gold when turn =< 3", 1, 21, "found “<”, expected a number"),
    ("buy gold when turn > .5", 1, 22, "found “.”, expected a number"),
    ("buy gold when turn > 3 when", 1, 24, "found “when”, expected an operator (+ - * / < <= = != >= > and or) or the end of"),
    ("buy gold when turn > 5%", 1, 23, "found “%”, expected an operator"),
    ("buy gold when turn > 1)", 1, 23, "found “)”, expected an operator"),
    ("buy gold when turn coins", 1, 20, "found “coins”, expected an operator"),
    ("buy gold when (turn > 1", 1, 24, "found the end of the line, expected an operator (+ - * / < <= = != >= > and or) or a"),
    ("buy gold when owned", 1, 20, "found the end of the line, expected brackets, as in owned(silver)"),
    ("buy gold when left province", 1, 20, "found “province”, expected brackets, as in left(province)"),
    ("buy gold when owned()", 1, 21, "found “)”, expected the name of a card or landscape"),
    ("buy gold when owned(silver < 3", 1, 28, "found “<”, expected a closing bracket"),
    ("buy gold when owned(treasure < 3", 1, 30, "found “<”, expected a closing bracket"),
    ("buy gold when owned(silver\nor turn)", 2, 1, "found “or”, expected a closing bracket"),
    ("buy gold when owned(tresure)", 1, 21, "called “tresure” (did you mean treasure?)"),
    ("buy gold when owned(trasurer)", 1, 21, "called “trasurer” (did you mean Treasurer?)"),
    ("buy gold when left(treasure)", 1, 20, "“treasure” is a type; name a single card here"),
    ("buy gold when owned(fair)", 1, 21, "Fair is not a card; has(fair) is 1 when you have it"),
    ("buy gold when has(moat)", 1, 19, "Moat is neither a project nor an artifact; owned(moat) counts cards"),
    ("buy gold when left(diadem)", 1, 20, "Diadem has no pile in the supply"),
    ("buy gold when deck_mony > 15", 1, 15, "there is no value called “deck_mony” (did you mean deck_money?)"),
    ("buy gold when count(silver) > 1", 1, 15, "there is no value called “count” (did you mean owned?)"),
    ("buy gold when in_deck(silver) > 1", 1, 15, "there is no value called “in_deck” (did you mean owned?)"),
    ("buy gold when own(silver) > 1", 1, 15, "there is no value called “own” (did you mean owned?)"),
    ("buy gold when inplay(silver) > 1", 1, 15, "there is no value called “inplay” (did you mean in_play?)"),
    ("buy gold when count > 1", 1, 15, "there is no value called “count” (did you mean owned(count)?)"),
    ("buy gold when smithy > 1", 1, 15, "there is no value called “smithy” (did you mean owned(smithy)?)"),
    ("buy gold when fair", 1, 15, "there is no value called “fair” (did you mean has(fair)?)"),
    ("buy gold when xyzzy", 1, 15, "there is no value called “xyzzy”\n"),
    ("buy gold when turn() > 1", 1, 15, "turn takes no argument in brackets"),
    ("buy gold when 1 < turn < 5", 1, 24, "only two values can be compared at a time; write it like 1 < turn and turn < 5"),
    ("buy gold when not 1 = turn = 5", 1, 28, "only two values can be compared at a time"),
    ("buy gold when turn > 1000000001", 1, 22, "this number is too large; the limit is 1000000000"),
    ("buy gold when " + "(" * 101, 1, 116, "this condition is too long; the limit is 100 operators and brackets"),
    ("buy gold\nand turn > 3", 2, 1, "a line that begins with “and” or “or” continues a condition, but there is none"),
    ("name A when rich\n or poor", 2, 2, "a line that begins with “and” or “or” continues a condition"),
    ("buy gold when turn > 3 #\n\n\tor coins >", 3, 12, "found the end of the line, expected a number"),
]  # fmt: skip
WRONG_FILES = [
    ("buy gold", "a strategy needs a name: write a line that begins with “name”"),
    ("# nothing\n", "a strategy needs a name: write a line that begins with “name”"),
    ("name X\nplay smithy", "a strategy needs at least one line that begins with “buy”"),
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
            "x.strategy, wiersz 2, kolumna 5: nie ma karty, Projektu ani Artefaktu o nazwie „provnce” (może chodzi",
        ),
        ("de", "x.strategy, Zeile 2, Spalte 5: es gibt keine Karte, kein Projekt und kein Artefakt namens „provnce“"),
        ("cs", "x.strategy, řádek 2, sloupec 5: žádná karta, projekt ani artefakt se nejmenuje „provnce“ (možná Provincie?)"),
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
