"""Questions, their reasons and the possible answers, in the reader's language."""

from __future__ import annotations

import logging

from demesne.lang import Language
from demesne.prose import questions
from demesne.prose.sentences import Sentence, say
from demesne.views.view import Asked, View

log = logging.getLogger(__name__)


def question(language: Language, asked: Asked, view: View, names: list[str]) -> str:
    """The question, what has been picked so far, and in brackets why it is asked."""
    text = plain_question(language, asked, view, names)
    if asked.picked:
        text += " " + language.text("ask-picked", cards=language.listed(asked.picked))
    why = reason(language, asked, view, names)
    return f"{text} ({why})" if why else text


def handed_over(language: Language, view: View, player: int, names: list[str]) -> str:
    """The announcement before the keyboard is passed on: whose turn it is, or the question to a player on another's turn.

    Other players read it too, so it must be made from the view of one of them.
    """
    if view.decision is None or view.current == player:
        return language.text("plain-turn-of", who=names[player])
    return question(language, view.decision, view, names) + "\n" + language.text("plain-asked-of", who=names[player])


def plain_question(language: Language, asked: Asked, view: View, names: list[str]) -> str:
    """The question without its reason; for other readers, a sentence that names the player who is asked."""
    asks = questions.question(asked, view)
    said = said_or(language.text("ask-plainly"), language, asks, names, asked.who) if asks else ""
    if asked.who == view.player:
        return said
    who = names[asked.who]
    return language.text("asked-other", who=who, question=said) if said else language.text("asked-something", who=who)


def reason(language: Language, asked: Asked, view: View, names: list[str]) -> str:
    """The reason why a player is asked."""
    why = questions.reason(asked)
    return said_or("", language, why, names, view.player) if why else ""


def option_text(language: Language, text: str, asked: Asked) -> str:
    """An option as it is offered."""
    return said_or(text, language, questions.answer(asked, text), [], asked.who)


def picks_several(asked: Asked) -> bool:
    """Whether several cards can be chosen in any order, so that they are named or marked together."""
    return asked.kind == "pick" and asked.most > 1 and not asked.picked


def said_or(plain: str, language: Language, sentence: Sentence, names: list[str], reader: int | None) -> str:
    """A sentence in a language, or a plain text if that fails: an error in a text must not stop a game."""
    try:
        return say(language, sentence, names, reader)
    except Exception:
        log.exception("a sentence cannot be said: %s", sentence)
        return plain
