"""What is asked, why, and what may be answered, in the reader's language."""

from __future__ import annotations

from demesne.lang import Language
from demesne.table.log import named_option
from demesne.views.view import Asked, View

ANY_NUMBER = 100  # more than anybody has: "any number"


def question(language: Language, asked: Asked, view: View, names: list[str]) -> str:
    """The question, and in brackets why it is asked."""
    text = plain_question(language, asked, view)
    if asked.picked:
        text += " " + language.text("ask-picked", cards=language.listed(asked.picked))
    why = reason(language, asked, names)
    return f"{text} ({why})" if why else text


def plain_question(language: Language, asked: Asked, view: View) -> str:
    card = language.card(asked.source) if asked.source else ""
    if asked.kind in ("action phase", "buy phase", "trigger"):
        return language.text({"action phase": "ask-action", "buy phase": "ask-buy"}.get(asked.kind, "ask-trigger"))
    if asked.kind == "order":
        return language.text("ask-order", card=card)
    if asked.kind == "pile":
        return language.text("ask-gain-pile", card=card)
    if asked.kind == "option":
        if asked.purpose == "aside":
            looked_at = view.players[asked.who].look[-1:]
            return language.text("ask-aside", card=card, cards=language.cards(looked_at))
        return language.text(first_known(language, f"ask-{asked.source}", f"ask-{asked.purpose}"), card=card)
    mode = "exactly" if asked.least == asked.most else "any" if asked.most >= whole_hand(view, asked) else "up-to"
    return language.text(first_known(language, f"ask-{asked.purpose}"), card=card, mode=mode, n=asked.most)


def first_known(language: Language, *keys: str) -> str:
    return next((key for key in keys if language.has(key)), "ask-choose")


def whole_hand(view: View, asked: Asked) -> int:
    """As many cards as could be picked at all, at least two."""
    return max(2, len(view.players[asked.who].hand) if asked.who == view.player else ANY_NUMBER)


def reason(language: Language, asked: Asked, names: list[str]) -> str:
    """Why somebody is asked: what happened, and what caused it."""
    if not asked.reason:
        return ""
    event, card, cause, seat = (asked.reason[key] for key in ("event", "card", "cause", "who"))
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
    key = "why-" + str(event).replace("after ", "").replace(" ", "-")
    if not language.has(key):
        return ""
    why = language.text(key, who=who, card=language.card(str(card)) if card else "")
    if cause and cause != card and card:
        return language.text("why-with", why=why, cause=language.card(str(cause)))
    return why


def declining(asked: Asked) -> str:
    """What declining is called: the end of a choice, no where the other answer is yes, or none of what is offered."""
    if asked.picked:
        return "option-done"
    return "option-no" if any(text.endswith(" yes") for text in asked.options) else "option-none"


def option_text(language: Language, text: str, asked: Asked) -> str:
    """An option as it is offered."""
    verb, _, rest = text.partition(" ")
    id, _, number = rest.partition("#")
    if verb == "end":
        shown = language.text(f"option-end-{id}")
    elif verb == "spend":
        shown = language.text(f"option-spend-{id}")
    elif verb in ("play", "buy"):
        shown = language.text(f"option-{verb}", card=language.card(id))
    elif id == "none":
        shown = language.text(declining(asked))
    elif asked.kind == "option":
        shown = named_option(language, asked.source, id)
    else:
        shown = language.card(id)
    return language.text("option-another", option=shown, n=int(number)) if number else shown
