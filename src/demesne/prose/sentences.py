"""Language-independent sentences: the key of a message and its variables, worded later in the reader's language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from demesne.lang import CODES, Language
from demesne.lang.language import FORMS, texts_of

Value = str | int | float | list[str]
CHOICES: Final = "choices"  # a part whose sentences are joined with "or"; those of other parts are joined with "and"

# A clause ends with a comma, which is removed at the end of the sentence and before other punctuation.
NEEDLESS_COMMA: Final = re.compile(r",(?= *(?:[?!.,;:()]|$))")

GIVEN_BY: Final = {"you": "who", **dict.fromkeys(("name", *FORMS), "thing")}  # variables that are derived from others


@dataclass(frozen=True)
class Sentence:
    """A message and its variables, by their names:

    `who` is a seat (`you` is derived from it: whether it is the reader), `card` is the name of a card, `cards` are cards as an
    object, `thing` is one card and `kind` a kind of cards in the forms a language has (`name`, `one`, `few`, `many`); others
    are numbers and words to select by. A part consists of further sentences.
    """

    key: str
    values: dict[str, Value] = field(default_factory=dict)
    parts: dict[str, list[Sentence]] = field(default_factory=dict)


@cache
def is_known(key: str) -> bool:
    """Whether there is a message with this key. All languages have the same keys."""
    return Language("en").has(key)


@cache
def wanted(key: str) -> frozenset[str]:
    """The variables that a message uses in any language."""
    written = [re.sub(r"^#.*", "", texts_of(code).written[key], flags=re.MULTILINE) for code in CODES]
    variables = {name for text in written for name in re.findall(r"\$([a-z]\w*)", text)}
    return frozenset({GIVEN_BY.get(name, name) for name in variables})


def own_words(key: str, general: Sentence) -> Sentence:
    """A card's own message, with those variables of the general message that it uses."""
    values = {name: value for name, value in general.values.items() if name in wanted(key)}
    return Sentence(key, values, {name: part for name, part in general.parts.items() if name in wanted(key)})


def say(language: Language, sentence: Sentence, names: list[str], reader: int | None) -> str:
    """A sentence in a language, addressing its reader."""
    return NEEDLESS_COMMA.sub("", put_together(language, sentence, names, reader))


def put_together(language: Language, sentence: Sentence, names: list[str], reader: int | None) -> str:
    """A sentence as a part of another one, with the comma at its end."""
    values: dict[str, str | int | float] = {}
    for name, value in sentence.values.items():
        if isinstance(value, list):
            values[name] = language.cards(value)
        elif name == "who" and isinstance(value, int):
            values["who"] = names[value] if 0 <= value < len(names) else ""
            values["you"] = "yes" if value == reader else "no"
        elif name == "card":
            values["card"] = language.card(str(value))
        elif name in ("thing", "kind"):
            values |= forms_of_card(language, str(value)) if name == "thing" else forms(language, f"kind-{value}")
        else:
            values[name] = value
    for name, parts in sentence.parts.items():
        said = [put_together(language, part, names, reader) for part in parts]
        values[name] = language.join(said, "list-or" if name == CHOICES else "list-last")
    return language.text(sentence.key, **values)


def forms(language: Language, key: str) -> dict[str, str]:
    """The forms of a name: by itself, as the object of a sentence, and after numbers."""
    return {"name": language.text(key), **{form: language.attribute(key, form) for form in FORMS}}


def forms_of_card(language: Language, id: str) -> dict[str, str]:
    """The forms of a card's name. For a loaded card without them, they are made from its name."""
    if language.attribute(f"card-{id}", "one"):
        return forms(language, f"card-{id}")
    name = language.card(id)
    called = language.text("what-called", name=name)
    return {"name": name, "one": language.some(id, 1), "few": called, "many": called}
