"""The text of a card: from the language files, or generated from its effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from demesne.engine.constants import EVENT_NAMES, QUESTIONS
from demesne.engine.deeds import EVERYBODY, OTHERS, Deed, DeedKind
from demesne.engine.definitions import CARDS, Card, Phrase, Rule, Text
from demesne.engine.expressions import PLAIN
from demesne.lang import Language
from demesne.phrases.reading import GIFTS, NO, condition
from demesne.prose.effects import COSTS, DO, EACH, SILENT, Scene, doing, for_gifts, gift
from demesne.prose.sentences import Sentence, is_known, say

READER: Final = 0  # the seat of the player who follows the text
WHOSE: Final = {OTHERS: "text-others", EVERYBODY: "text-everybody"}
MORE: Final = Sentence("text-more")


def card_text(language: Language, id: str) -> str:
    """The text of a card. If a loaded card has no text in this language, one is generated from its effects."""
    return language.card_text(id) or made_text(language.code, id)


def made_text(code: str, id: str) -> str:
    """A text generated from the effects of a card."""
    language = Language(code)
    parts = [say(language, part, ["", ""], READER) for part in parts_of(CARDS[id])]
    return " ".join(part[:1].upper() + part[1:] + ("" if part.endswith(".") else ".") for part in dict.fromkeys(parts))


def parts_of(card: Card) -> list[Sentence]:
    """Sentences for the effects of playing a card, then for its rules, then for its points."""
    found = sentences(card.play)
    for rule in card.rules:
        found += of_rule(rule)
    if card.vp:
        found.append(Sentence("gift-vp", {"of": "fixed", "n": int(card.vp)}))
    if card.worth is not PLAIN:
        found.append(Sentence("text-worth"))
    if card.overpay:
        found.append(Sentence("text-overpay"))
    vague = [part for part in found if part == MORE]
    return [part for part in found if part != MORE] + vague[:1]


def of_rule(rule: Rule) -> list[Sentence]:
    """Sentences for the effects of a rule when its event happens."""
    if QUESTIONS >> rule.event & 1:
        return [MORE]
    when = f"text-when-{EVENT_NAMES[rule.event].replace(' ', '-')}"
    done = sentences(rule.text)
    clear = [part for part in done if part != MORE]
    if not clear:
        return [MORE]
    said = Sentence("text-may", {}, {"do": clear}) if rule.may else Sentence("do-all", {}, {"do": clear})
    head = Sentence(when if is_known(when) else "text-when", {}, {"do": [said]})
    return [head, *done[len(clear) :][:1]]


def sentences(text: Text) -> list[Sentence]:
    """Sentences for a text, phrase by phrase; effects that have no wording become "more"."""
    found: list[Sentence] = []
    gifts: list[Sentence] = []
    optional = 0  # the number of following phrases that may be declined
    for i in range(int(text.size)):
        phrase = text.phrases[i]
        optional = max(0, optional - 1)
        moved = i > 0 and text.phrases[i - 1].takes_from >= 0 and text.phrases[i - 1].purpose == phrase.puts_it != ""
        for deed in phrase.deeds():
            if deed.kind in GIFTS or deed.kind is DeedKind.DRAW:
                add_gift(found, gifts, gift(deed), optional > 0)
                continue
            if gifts:
                found.append(Sentence("do-get", {}, {"gifts": gifts}))
                gifts = []
            if deed.kind is DeedKind.CHOOSE_ONE and deed.names[-1:] == [NO]:
                optional = 1 + int(phrase.covers)
            else:
                add_deed(found, deed, phrase, moved, optional > 0)
    if gifts:
        found.append(Sentence("do-get", {}, {"gifts": gifts}))
    return found


def add_gift(found: list[Sentence], gifts: list[Sentence], given: Sentence, optional: bool) -> None:
    """Add a gift: to the cost it is paid for, as a separate sentence if it may be declined, or to the gifts before it."""
    if given.values.get("of") == EACH and not gifts and found and found[-1].key in COSTS:
        found[-1] = replace(found[-1], parts={"what": [for_gifts(found[-1].parts["what"][0], [given])]})
    elif optional:
        found.append(Sentence("text-may", {}, {"do": [Sentence("do-get", {}, {"gifts": [given]})]}))
    else:
        gifts.append(given)


def add_deed(found: list[Sentence], deed: Deed, phrase: Phrase, moved: bool, optional: bool) -> None:
    """Add sentences for a deed that is not a gift; none if the last sentence covers it, as when a choice moves cards."""
    if deed.kind is DeedKind.EACH:
        inner = [part for part in sentences(phrase.texts()[0]) if part != MORE]
        found.append(Sentence(WHOSE.get(deed.whose, "do-all"), {}, {"do": inner}) if inner else MORE)
    elif deed.kind is DeedKind.LAST:
        for rule in phrase.rules():
            found += of_rule(rule)
    elif deed.kind in (DeedKind.CHOOSE_ONE, DeedKind.CHOOSE_SOME):
        found.append(Sentence("do-one-of", {"form": DO}))
    elif deed.thing == "revealed" and found and found[-1].key == f"do-{deed.kind.value}":
        pass  # the order of the cards is not mentioned
    elif moved:
        if deed.kind is DeedKind.PLAY and found and found[-1].key == "do-play":
            found[-1] = replace(found[-1], values={**found[-1].values, "times": deed.amount or 1})
    elif deed.kind not in SILENT:
        said = doing(deed, Scene(READER, DO), phrase.purpose)
        part = said if said is None or not optional else Sentence("text-may", {}, {"do": [said]})
        found.append(part or MORE)
    elif deed.kind in (DeedKind.OTHER, DeedKind.TOP_CARD) or (deed.kind is DeedKind.IF and condition(deed.test).what != "some"):
        found.append(MORE)
