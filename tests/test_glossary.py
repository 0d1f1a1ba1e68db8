"""Each language has one word for each thing, as its rulebooks have it, and keeps to the rules of its typography."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from facts import fluent_files
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from demesne.engine.definitions import CARDS
from demesne.lang import CODES, Language
from demesne.rulings.files import read_rulings, suite

GLOSSARIES = Path(__file__).parent / "data" / "glossary"


class Texts(Visitor):
    """The texts of a message: one for each variant of each choice, with its variables as they are written."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        plain = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), node)).partition("=")[2]
        self.found.append(re.sub(r"\{[^{}]*->.*?^\s*\}", "{ … }", plain, flags=re.DOTALL | re.MULTILINE).strip())
        self.generic_visit(node)


@cache
def texts(code: str) -> list[tuple[str, str]]:
    """Everything a language says, by the ids of messages."""
    said: list[tuple[str, str]] = []
    for path in fluent_files(code):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor = Texts()
                visitor.visit(entry)
                said += [(entry.id.name, text) for text in visitor.found]
    if code == "en":
        rulings = [ruling for file, text in suite().items() for ruling in read_rulings(file, text) if isinstance(ruling, dict)]
        said += [(f"ruling-{ruling['id']}", str(ruling["ruling"])) for ruling in rulings]
    return said


def glossary(code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.safe_load((GLOSSARIES / f"{code}.yaml").read_text(encoding="utf-8"))
    return found


def saying(code: str, pattern: str) -> list[tuple[str, str]]:
    return [(id, text) for id, text in texts(code) if re.search(pattern, text, re.MULTILINE)]


ENTRIES = [pytest.param(code, entry, id=f"{code}-{entry['thing']}") for code in CODES for entry in glossary(code)]


@pytest.mark.parametrize(("code", "entry"), ENTRIES)
def test_a_thing_is_called_by_its_word(code: str, entry: dict[str, Any]) -> None:
    meant = set(entry.get("but", {}))
    found = [(id, text) for pattern in entry["not"] for id, text in saying(code, pattern)]
    wrong = [(id, text) for id, text in found if id not in meant]
    assert not wrong, f"in {code}, {entry['thing']} is {entry['term']!r}: {wrong}"
    assert meant <= {id for id, _ in found}, "an exception that is not needed"


def test_texts_are_taken_apart() -> None:
    """The rules would hold for nothing if nothing were found."""
    said = dict(texts("de"))
    assert len(said) > 2500
    assert "{ $what }, die { … } { … }," in [text for id, text in texts("de") if id == "what-costing"]
    assert "bis zu { $most } Geld" in [text for id, text in texts("de") if id == "what-costing"]


# ---------------------------------------------------------------- typography
@pytest.mark.parametrize("code", CODES)
def test_percent_signs(code: str) -> None:
    """Polish and English write 95%; German and Czech separate it with a space that does not break."""
    pattern = "[\\d}] %" if code in ("de", "cs") else "[\\d}][ \u00a0]%"
    assert not [found for found in saying(code, pattern + r"(?![(s])")]


@pytest.mark.parametrize("code", CODES)
def test_an_ellipsis_is_one_sign(code: str) -> None:
    assert not saying(code, r"\.\.\.")
    if code == "de":  # where words are left out there is a space before it
        assert not saying(code, r"[a-zäöüß]…")


QUOTES = {"en": '„"', "pl": '“"', "de": '”"', "cs": '”"'}  # what must not be there
TYPED = {"opening-option-buys", "error-settings-toml"}  # what is typed as it is shown


@pytest.mark.parametrize("code", CODES)
def test_quotation_marks_are_those_of_the_language(code: str) -> None:
    plain = [(id, re.sub(r'\{ ?"[^"]*" ?\}', "", text)) for id, text in texts(code)]  # Fluent's own
    assert not [(id, text) for id, text in plain if id not in TYPED and re.search(f"[{QUOTES[code]}]", text)]
    assert not [(id, text) for id, text in plain if re.search(r"(?<!\w)'[\w{ $}-]+'(?!\w)", text)]


# ---------------------------------------------------------------- names in sentences
SINGULAR = {  # names of which there is no plural, but which are singular themselves
    "pl": {"gold", "develop", "nobles", "lackeys", "elder", "rabble", "souk"},
    "cs": {"spices", "groom"},
}


@pytest.mark.parametrize(("code", "one", "few"), [("pl", "kartę ", "karty "), ("cs", "kartu ", "karty ")])
def test_plural_names_stand_behind_the_word_card(code: str, one: str, few: str) -> None:
    language = Language(code)
    for id in CARDS:
        if language.attribute(f"card-{id}", "few").startswith(few):
            assert language.attribute(f"card-{id}", "one").startswith(one) != (id in SINGULAR[code]), id


def test_plural_names_stand_behind_the_word_card_in_german() -> None:
    language = Language("de")
    for id in CARDS:
        name, one, many = language.card(id), *(language.attribute(f"card-{id}", form) for form in ("one", "many"))
        if re.search(r"Karte", one + many) and "karte" not in name.lower():
            assert (one, many) == (f"eine Karte {name}", f"Karten {name}")


def test_polish_names_have_one_capital() -> None:
    names = {id: Language("pl").plain_card(id) for id in CARDS if id != "exile_mat"}  # the name of a place within a name
    assert not {id: name for id, name in names.items() if re.search(r" [A-ZĄĆĘŁŃÓŚŹŻ]", name)}
