"""The four languages: complete, equal in what they can say, and nothing is said around them."""

from __future__ import annotations

import ast
import os
import random
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from facts import fluent_files
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from golden_logs import log_of, whole_game
from random_play import eager, rich_game

import demesne
from demesne.cli import main
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.events import EVENT_KINDS
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.lang.language import FORMS
from demesne.lang.texts import Texts, Value
from demesne.notation.position import start_from_position
from demesne.prose.card_descriptions import RULING, describe_card, rulings_by_card, rulings_of
from demesne.prose.game_log import Log
from demesne.prose.question_texts import option_text, question
from demesne.rulings.files import cards_about, read_rulings, suite
from demesne.sets import set_folders

FOLDER = Path(__file__).parents[1] / "src" / "demesne" / "lang"
OTHERS = [code for code in CODES if code != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


FILES = [path.stem if path.parent.name == "en" else f"sets/{path.parent.name}" for path in fluent_files("en")]


def path_of(code: str, file: str) -> Path:
    return FOLDER.parent / file / f"{code}.ftl" if file.startswith("sets/") else FOLDER / code / f"{file}.ftl"


@cache
def messages(code: str, file: str) -> dict[str, set[str]]:
    """Every message of a file with its variables; a file with a syntax error fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path_of(code, file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{code}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{code}/{file}: {entry.id.name} occurs twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("code", CODES)
def test_messages_taken_one_by_one_are_those_of_the_whole_file(code: str) -> None:
    for path in fluent_files(code):
        text = path.read_text(encoding="utf-8")
        entries = {
            f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name: entry
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ftl.Message | ftl.Term)
        }
        written = Texts(code, [text]).written
        assert list(written) == list(entries), path
        for id, entry in entries.items():
            (alone, *others) = FluentParser().parse(written[id]).body
            assert alone.equals(entry, ignored_fields=["span", "comment"]), id
            assert all(isinstance(other, ftl.BaseComment) for other in others), id


@pytest.mark.parametrize("code", CODES)
def test_plain_messages_are_read_as_fluent_reads_them(code: str) -> None:
    texts = Texts(code, [path.read_text(encoding="utf-8") for path in fluent_files(code)])
    plain = 0
    for id, written in texts.written.items():
        names = dict.fromkeys(re.findall(r"\$(\w+)", written))
        for values in (dict.fromkeys(names, "x { $y } \\"), dict.fromkeys(names, 999)):
            read = texts.plain(id, values)
            if read is not None and not id.startswith("-"):
                plain += 1
                assert read == texts.parsed().text(id, values), id
        for name in re.findall(r"^ +\.([\w-]+)", written, re.MULTILINE):
            read = texts.plain(id, {}, name)
            assert read is None or read == texts.parsed().attribute(id, name), (id, name)
    assert plain > 1500


@pytest.mark.parametrize(
    "message",
    [
        "a = one\n    two\n",
        "a = one\n\n  two\n",
        "a =\n    one\n",
        "a = { $missing }\n",
        "a = { $many }\n",
        'a = { "x" }\n',
        "a = { b }\n",
        "a =\n    .b = c\n",
    ],
)
def test_other_messages_are_left_to_fluent(message: str) -> None:
    assert Texts("en", [message]).plain("a", {"many": 1000}) is None


@pytest.mark.parametrize("arguments", [["card", "Militia"], ["kingdom"], ["kingdom", "First Game"], ["--version"], ["--help"]])
def test_commands_that_say_little_do_without_fluent(arguments: list[str]) -> None:
    """Its import is a third of the time such a command takes."""
    program = (
        "import atexit, os, sys\n"
        "atexit.register(lambda: 'fluent.runtime' in sys.modules and os._exit(3))\n"
        f"from demesne.cli import main; sys.exit(main({arguments!r}))"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_a_changed_file_is_noticed(tmp_path: Path) -> None:
    copy = tmp_path / "demesne"
    shutil.copytree(Path(demesne.__file__ or "").parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    program = "from demesne.lang import Language; print(Language('en').text('cli-recommended'))"

    def say() -> str:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    before = say()
    file = copy / "lang" / "en" / "cli.ftl"
    stamps = file.stat()
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("cli-recommended = ", "cli-recommended = New: "), encoding="utf-8")
    os.utime(file, ns=(stamps.st_atime_ns, stamps.st_mtime_ns))
    assert say() == f"New: {before}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", OTHERS)
def test_every_message_exists_in_every_language_with_the_same_variables(code: str, file: str) -> None:
    english, other = messages("en", file), messages(code, file)
    assert set(english) == {id for id in other if not id.startswith("ruling-")}
    for id, variables in english.items():
        if id in GRAMMAR:
            assert variables | other[id] <= GRAMMAR[id], id
        elif id.startswith(PUT_TOGETHER):
            assert other[id] - CHOICE_OF_FORMS == variables - CHOICE_OF_FORMS, id
        else:
            assert other[id] == variables, id


# What these are given is a choice of forms, of which each grammar needs others.
GRAMMAR = {
    "cards-some": {"n", "one", "few", "many"},
    "cards-pile": {"name", "many"},
    "log-gain-deck": {"who", "cards", "n"},
    "log-gain-deck-trash": {"who", "cards", "n"},
    "log-gain-aside": {"who", "cards", "n"},
    "you-gain-deck": {"cards", "n"},
    "you-gain-deck-trash": {"cards", "n"},
    "you-gain-aside": {"cards", "n"},
}
# Questions are put together of parts, which are given all forms.
PUT_TOGETHER = ("ask-", "do-", "what-", "kind-")
CHOICE_OF_FORMS = {"form", "name", "one", "few", "many", "n"}


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name_and_a_text(code: str) -> None:
    language = Language(code)
    for set_id in {card.set for card in CARDS.values()}:
        known = set(messages(code, f"sets/{set_id}"))
        ids = {card.id for card in CARDS.values() if card.set == set_id}
        assert {key for key in known if key.startswith("card-")} == {f"card-{id}" for id in ids}
        for key in known:
            about, id, *_ = key.split("-")
            assert about in ("set", "kingdom", "ruling") or (about in ("card", "ask", "option") and id in ids), key
    names = [language.plain_card(id) for id in CARDS]
    assert len(set(names)) == len(names)
    for id in CARDS:
        assert len(language.card_text(id)) > 3, id
        assert "\n" not in language.card_text(id)


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_the_forms_its_language_needs_in_sentences(code: str) -> None:
    """Projects and Artifacts stand only where their plain name is right."""
    language = Language(code)
    needed = messages(code, "log")["cards-some"] - {"n"}
    for card in CARDS.values():
        forms = {form for form in FORMS if language.attribute(f"card-{card.id}", form)}
        assert forms == (set() if card.is_landscape else needed), card.id


def test_english_names_are_those_of_the_declarations() -> None:
    """Declarations are typed with a plain apostrophe; people read a typographic one."""
    assert {card.id for card in CARDS.values() if Language("en").card(card.id).replace("’", "'") != card.name} == set()


@pytest.mark.parametrize("code", CODES)
def test_every_message_can_be_said_with_any_number(code: str) -> None:
    """Most messages, among them all texts of cards and rulings, have no variables and are said once."""
    language = Language(code)
    for file in FILES:
        for id, variables in messages(code, file).items():
            if id.startswith("ruling-"):  # a sentence without numbers
                continue
            for n in NUMBERS if variables else NUMBERS[:1]:
                values: dict[str, Value] = {name: WORDS.get(name, n) for name in variables}
                for mode in MODES if "mode" in variables else MODES[:1]:
                    assert language.text(id, **{**values, "mode": mode}).strip(), (id, n, mode)


NUMBERS = (-1, 0, 1, 2, 3, 5, 12, 22, 101)
MODES = ("exactly", "up-to", "any")


TEXTS = (
    "who cards card cause why option line set types file answer first last name one few many sources seed names near example "
    "possible wishes detail problem"
)
WORDS: dict[str, Value] = dict.fromkeys(TEXTS.split(" "), "X")


@pytest.mark.parametrize(
    ("code", "n", "wanted"),
    [
        ("en", 1, "a card"), ("en", 3, "3 cards"), ("pl", 1, "1 karta"), ("pl", 3, "3 karty"), ("pl", 5, "5 kart"),
        ("pl", 22, "22 karty"), ("de", 1, "eine Karte"), ("de", 2, "2 Karten"), ("cs", 2, "2 karty"), ("cs", 5, "5 karet"),
    ],
)  # fmt: skip
def test_plurals(code: str, n: int, wanted: str) -> None:
    assert Language(code).text("cards-hidden", n=n) == wanted


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("en", "4 Coppers, a Silver, an Estate, 2 Witches and a card"),
        ("pl", "4 Miedziaki, kartę Srebrników, Posiadłość, 2 Wiedźmy i 1 kartę"),
        ("de", "4 Kupfer, ein Silber, ein Anwesen, 2 Hexen und eine Karte"),
        ("cs", "4 Měďáky, Stříbrňák, Statek, 2 Čarodějnice a 1 kartu"),
    ],
)
def test_cards_are_inflected_in_sentences(code: str, wanted: str) -> None:
    assert Language(code).cards([*["copper"] * 4, "silver", "estate", "witch", "witch", ""]) == wanted


@pytest.mark.parametrize(
    ("code", "n", "wanted"),
    [
        ("pl", 1, "Szpiega"), ("pl", 2, "2 Szpiegów"), ("pl", 5, "5 Szpiegów"), ("pl", 22, "22 Szpiegów"),
        ("cs", 1, "Špióna"), ("cs", 2, "2 Špióny"), ("cs", 5, "5 Špiónů"), ("cs", 22, "22 Špiónů"),
        ("de", 1, "einen Spion"), ("de", 2, "2 Spione"),
    ],
)  # fmt: skip
def test_names_follow_their_number(code: str, n: int, wanted: str) -> None:
    assert Language(code).some("spy", n) == wanted


@pytest.mark.parametrize(
    ("code", "one", "two", "five"),
    [
        ("en", "a Vineyard", "2 Vineyard cards", "5 Vineyard cards"),
        ("pl", "kartę Vineyard", "2 karty Vineyard", "5 kart Vineyard"),
        ("de", "eine Karte Vineyard", "2 Karten Vineyard", "5 Karten Vineyard"),
        ("cs", "kartu Vineyard", "2 karty Vineyard", "5 karet Vineyard"),
    ],
)
def test_a_card_of_ones_own_is_said_by_its_name_alone(code: str, one: str, two: str, five: str) -> None:
    assert [Language(code).some("Vineyard", n) for n in (1, 2, 5)] == [one, two, five]


def test_empty_piles_are_called_by_their_cards() -> None:
    piles = ["province", "silver", "vineyard"]
    assert Language("pl").piles(piles) == "Prowincji, kart Srebrników i vineyard"
    assert Language("cs").piles(piles) == "Provincií, Stříbrňáků a vineyard"
    assert Language("de").piles(piles) == "Provinz, Silber und vineyard"


@pytest.mark.parametrize(
    ("code", "answers"),
    [
        ("en", ["put your deck onto your discard pile", "no"]),
        ("pl", ["połóż całą talię na stosie kart odrzuconych", "nie"]),
        ("de", ["deinen Nachziehstapel auf deinen Ablagestapel legen", "nein"]),
        ("cs", ["přesunout dobírací balíček na odkládací", "ne"]),
    ],
)
def test_whoever_does_not_do_it_says_no(code: str, answers: list[str]) -> None:
    game = start_from_position({"position": {"p1": {"hand": "chancellor", "deck": "copper"}}, "named": ["chancellor"]})
    game.apply("play chancellor")
    view = game.view(game.decision.who)
    assert view.decision is not None
    asked = view.decision
    assert [option_text(Language(code), text, asked) for text in asked.options] == answers


def test_every_kind_of_event_has_its_line() -> None:
    with_own_keys = {
        "turn", "phase", "cost", "spend", "token", "buy", "gain", "play", "extra_turn", "ending", "journey", "shuffle_fortunes",
    }  # fmt: skip
    for kind in EVENT_KINDS:
        assert kind in with_own_keys or any(Language("en").has(key) for key in (f"log-{kind}", f"gift-{kind}")), kind


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(DemesneError, match="en, pl, de, cs"):
        Language("fr")


def test_the_english_name_stands_beside_the_local_one() -> None:
    assert Language("pl", with_english=True).card("militia") == "Milicja (Militia)"
    assert Language("en", with_english=True).card("militia") == "Militia"
    assert Language("pl", with_english=True).cards(["militia"] * 2) == "2 Milicje (Militia)"
    assert Language("en", with_english=True).cards(["militia"] * 2) == "2 Militias"


# ---------------------------------------------------------------- nothing is said around the language files
class Marked(Language):
    """Every message is only its id in brackets, so that whatever stands outside brackets was hard-coded."""

    def text(self, id: str, **values: Value) -> str:
        assert self.has(id), id
        return "⟦" + id + "".join(f" {value}" for value in values.values()) + "⟧"

    def card(self, id: str) -> str:
        return f"⟦{id}⟧"


def outside(text: str) -> str:
    """What is left of a text without its brackets, nested or not."""
    while "⟦" in text:
        text, count = re.subn(r"⟦[^⟦⟧]*⟧", "", text)
        assert count, text
    return text


@pytest.mark.parametrize("seed", range(25))
def test_decisions_and_events_speak_only_through_the_language(seed: int) -> None:
    rng = random.Random(seed)
    game = rich_game(rng)
    language = Marked("en")
    names = [f"⟦{seat}⟧" for seat in range(game.nplayers)]
    log = Log(language, names)
    told = 0
    for _ in range(120):
        if game.over:
            break
        said = says(game, language, names)
        said += [line.text for line in log.lines(game.events_for(game.decision.who, told))]
        told = len(game.events)
        for text in said:
            assert not re.search(r"[^\W\d_]", outside(text)), text
        game.apply(eager(rng, game))


def says(game: Game, language: Language, names: list[str]) -> list[str]:
    view = game.view(game.decision.who)
    assert view.decision is not None
    asked = view.decision
    return [question(language, asked, view, names), *(option_text(language, text, asked) for text in asked.options)]


@pytest.mark.parametrize("code", CODES)
def test_whole_games_can_be_told_in_every_language(code: str) -> None:
    rng = random.Random(3)
    language = Language(code)
    for _ in range(6):
        game = rich_game(rng)
        names = [f"P{seat}" for seat in range(game.nplayers)]
        for _ in range(150):
            if game.over:
                break
            assert all(says(game, language, names))
            game.apply(eager(rng, game))
        assert all(line.text for line in Log(language, names).lines(game.events_for(0)))


@pytest.mark.parametrize("code", CODES)
def test_the_golden_log_is_still_what_is_written(code: str) -> None:
    """After a change that is meant: scripts/golden_logs.py writes them anew, and the difference is read."""
    golden = (Path(__file__).parent / "golden" / f"log_{code}.txt").read_text(encoding="utf-8")
    assert log_of(whole_game(), code) == golden


# ---------------------------------------------------------------- errors
def keys_of_errors() -> set[str]:
    """Every key that an error is raised with anywhere in the sources."""
    keys: set[str] = set()
    for path in FOLDER.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
                name, key = node.func.id, node.args[1]
                if re.search("Error$|Choice$|Name$|Language$", name) and isinstance(key, ast.Constant):
                    keys.add(str(key.value))
    return keys


def test_every_error_with_a_key_can_be_said() -> None:
    keys = keys_of_errors()
    assert len(keys) > 35
    assert {f"error-{key}" for key in keys} <= {id for file in FILES for id in messages("en", file)}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--players", "5"], {"pl": "2, 3 lub 4 graczy", "de": "2, 3 oder 4 Personen", "cs": "2, 3 nebo 4 hráči"}),
        (["card", "Milicjaa"], {"pl": "może chodzi o: Milicja?", "de": "gemeint: Miliz?", "cs": "možná Milice?"}),
        (
            ["play", "--kingdom", "Kaplica, Kaplica"],
            {"pl": "więcej niż raz: Kaplica", "de": "mehrfach genannt: Kapelle", "cs": "vícekrát: Kaple"},
        ),
        (["resume", "missing.json"], {"pl": "nie ma zapisanej gry", "de": "keinen Spielstand", "cs": "neexistuje"}),
        (["kingdom", "--random", "--require", "Fosa", "--forbid", "Moat"], {"pl": "zabronione: Fosa", "de": "Burggraben"}),
    ],
)
def test_errors_speak_the_language(arguments: list[str], said: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    for code, words in said.items():
        assert main([*arguments, "--lang", code]) == 2
        assert words in capsys.readouterr().err


def test_a_damaged_save_is_refused_in_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"format": "demesne game", "version": 99}', encoding="utf-8")
    assert main(["resume", str(path), "--lang", "de"]) == 2
    assert "hat Version 99, dieses Programm liest bis 2" in capsys.readouterr().err


# ---------------------------------------------------------------- rulings
@cache
def ids_of_rulings() -> set[str]:
    """What the rulings of the suite are called."""
    rulings = [ruling for file, text in suite().items() for ruling in read_rulings(file, text)]
    return {str(ruling["id"]) for ruling in rulings if isinstance(ruling, dict)}


@pytest.mark.parametrize("code", OTHERS)
def test_rulings_are_told_in_the_language(code: str) -> None:
    """New rulings may wait for their translation, but not many; and nothing is translated that does not exist."""
    ids = ids_of_rulings()
    told: set[str] = set()
    for folder in set_folders():
        said = messages(code, f"sets/{folder.id}")
        found = {id.removeprefix("ruling-") for id in said if id.startswith("ruling-")}
        assert not told & found
        told |= found
    assert told <= ids
    assert len(told) >= 0.95 * len(ids)
    moat = describe_card(Language(code), "moat")
    assert "Council Room is no Attack" not in moat


def test_the_rulings_of_one_card_are_those_among_all() -> None:
    for id in list(CARDS)[::20]:
        assert rulings_of(id) == rulings_by_card().get(id, []), id


def test_every_ruling_names_the_cards_it_is_about_in_one_line() -> None:
    """The rulings of one card are found by that line, without parsing the others."""
    for file, text in suite().items():
        for part in RULING.split(text)[1:]:
            (ruling,) = read_rulings(file, part)
            assert isinstance(ruling, dict)
            (line,) = re.findall(r"^  about:.*$", part, re.MULTILINE) or [""]
            assert all(re.search(rf"\b{id}\b", line) for id in cards_about(ruling)), ruling["id"]


@pytest.mark.parametrize(
    ("code", "ids"),
    [
        ("pl", ["seer", "horn", "sculptor", "lackeys", "border_guard", "sewers", "market"]),
        ("cs", ["patron", "copper", "city_gate", "young_witch", "spy", "market"]),
        ("de", ["moat", "bureaucrat", "thief"]),
    ],
)
def test_names_stand_in_the_order_of_the_alphabet(code: str, ids: list[str]) -> None:
    mixed = ids[::-1]
    assert sorted(mixed, key=Language(code).by_name) == ids


def test_ch_is_a_letter_in_czech() -> None:
    assert sorted(["Chata", "Cech", "Hora", "Ilona"], key=Language("cs").by_name) == ["Cech", "Hora", "Chata", "Ilona"]
