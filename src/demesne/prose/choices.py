"""Wordings of chosen options for the log, which does not have the question."""

from __future__ import annotations

from functools import cache
from typing import Final

from demesne.engine.deeds import DeedKind
from demesne.engine.definitions import CARDS, TEXTS
from demesne.phrases.reading import NO, YES_OR_NO, choices
from demesne.prose.effects import LABEL, Scene, together
from demesne.prose.questions import branch_of
from demesne.prose.sentences import Sentence, is_known

CHOOSER: Final = 0  # the seat of the player addressed in these sentences


@cache
def words_of_choice(source: str, name: str) -> Sentence:
    """The sentence for an option of a card: the card's own message, or one generated from the effects of the option."""
    own = f"option-{source}-{name}"
    return Sentence(own) if is_known(own) else what_it_does(source, name) or Sentence("option-nothing")


def what_it_does(source: str, name: str) -> Sentence | None:
    """A sentence generated from the effects of an option; None if there is no wording for them."""
    for address, text in TEXTS.items():
        if address.split("/")[1:2] != [source]:
            continue
        for at in range(int(text.size)):
            deed = text.phrases[at].deeds()[0]
            if deed.kind in (DeedKind.CHOOSE_ONE, DeedKind.CHOOSE_SOME) and name in deed.names and NO not in deed.names:
                return together(*branch_of(text, at, deed, deed.names.index(name), Scene(CHOOSER, LABEL)))
    return None


def all_choices(id: str) -> dict[str, Sentence]:
    """All options of a card that the log mentions, with their sentences."""
    found = {name: words_of_choice(id, name) for name in choices(CARDS[id]) if name not in YES_OR_NO}
    return {name: said for name, said in found.items() if said.key != "option-nothing"}
