"""Treasures that are played together at a table, because their order cannot matter, and what is said of them before."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from demesne.engine.constants import AFTER_PLAY, FROM_HAND, ON_GAIN, ON_PLAY, ON_TRASH, TREASURE
from demesne.engine.definitions import CARDS, Rule, Text
from demesne.game import Game
from demesne.lang import Language
from demesne.phrases.reading import GIFTS, gifts, read_text
from demesne.views.view import View

HARMLESS: Final = (ON_GAIN, ON_TRASH)  # rules for these events do not care whether a card was played


@cache
def is_plain(id: str) -> bool:
    """A Treasure that gives a fixed number of coins, Buys, tokens and the like and does nothing else: its order and use do
    not matter."""
    card = CARDS[id]
    return bool(card.types & TREASURE) and only_gives(card.play) and all(map(is_harmless, card.rules))


def is_harmless(rule: Rule) -> bool:
    return rule.event in HARMLESS or rule.scope == FROM_HAND


def only_gives(text: Text) -> bool:
    """Whatever comes before and after it, it gives the same; cards are drawn by nothing of this kind."""
    deeds = read_text(text)
    return bool(deeds) and all(deed.what in GIFTS and deed.what != "cards" and deed.amount is not None for deed in deeds)


def order_matters(game: Game) -> bool:
    """Something that lasts does more than give when a card is played, so it matters which one is next."""
    for linger in game.lingers:
        rule = linger.rule
        watches = rule.event in (ON_PLAY, AFTER_PLAY) and linger.owner == game.current and rule.of & TREASURE
        if watches and not only_gives(rule.text):
            return True
    return False


def treasures_first(game: Game) -> list[str]:
    """The answers that play the Treasures whose order does not matter, from the Action phase on if need be."""
    texts: list[str] = []
    trial = game.clone()
    who = trial.decision.who
    if trial.decision.kind == "action phase":
        texts.append("end actions")
        trial.apply("end actions")
    while trial.pending and trial.decision.kind == "buy phase" and trial.decision.who == who and not order_matters(trial):
        plain = [option for option in trial.decision.options if option.verb == "play" and is_plain(option.card)]
        if not plain:
            break
        texts.append(plain[0].text)
        trial.apply(plain[0])
    return texts


# ---------------------------------------------------------------- what is said of them
def given_by(id: str) -> dict[str, int]:
    """What a plain Treasure gives, by the names of gifts."""
    given = gifts(CARDS[id])._asdict()
    return {gift: given[gift] for gift in GIFTS if given[gift]} if is_plain(id) else {}


def said(language: Language, view: View) -> str:
    """What it is called to play them: what they give, and what stays in hand."""
    assert view.decision is not None
    hand = view.players[view.decision.who].hand
    if view.decision.kind == "buy phase":
        playable = [id for id in hand if f"play {id}" in view.decision.options]
    else:
        playable = [id for id in hand if CARDS[id].types & TREASURE]
    total = sum((Counter(given_by(id)) for id in playable), Counter[str]())
    given = [language.text(f"gift-{gift}", of="fixed", n=total[gift]) for gift in GIFTS if total[gift]]
    left = [id for id in playable if not is_plain(id)]
    return language.text("option-treasures", gifts=", ".join(given), n=len(left), cards=language.listed(left))
