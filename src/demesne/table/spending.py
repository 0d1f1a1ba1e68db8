"""Spending several tokens at once, and skipping phases in which nothing can be done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from demesne.engine.constants import ACTION, COFFERS, DEBT, VILLAGERS
from demesne.engine.definitions import CARDS
from demesne.engine.playing import has_in_hand
from demesne.game import Game
from demesne.lang import Language
from demesne.phrases.reading import counts_actions
from demesne.prose import questions
from demesne.prose.sentences import say
from demesne.views.making import ids
from demesne.views.view import View

PAY_DEBT: Final = "pay debt"
TOKENS: Final = {"spend coffers": COFFERS, "spend villagers": VILLAGERS, PAY_DEBT: DEBT}


# ---------------------------------------------------------------- numbers of tokens
def most_times(game: Game, text: str) -> int:
    """How often this answer can be given in a row, limited by the tokens and, for debt, by the coins."""
    if text not in TOKENS or game.decision.option(text) is None:
        return 1
    tokens = int(game.players[game.current].tokens[TOKENS[text]])
    return min(tokens, int(game.coins)) if text == PAY_DEBT else tokens


def most_seen(view: View, text: str) -> int:
    """Like `most_times`, but computed from a view."""
    if text not in TOKENS:
        return 1
    tokens = view.players[view.current].tokens.get(text.partition(" ")[2], 0)
    return max(1, min(tokens, view.coins) if text == PAY_DEBT else tokens)


def offered(language: Language, text: str, view: View) -> str:
    """The text of an option: the debt that can be paid off, or the number of tokens that can be spent."""
    assert view.decision is not None
    said, most = questions.answer(view.decision, text), most_seen(view, text)
    if text == PAY_DEBT:
        said = replace(said, values={"n": most})
    one = say(language, said, [], view.decision.who)
    return one if most == 1 or text == PAY_DEBT else language.text("option-up-to", option=one, n=most)


def how_many(text: str) -> str:
    """The key of the question how many tokens to spend. Debt needs no question: it is paid as far as the coins go."""
    return f"ask-how-many-{text.partition(' ')[2]}"


# ---------------------------------------------------------------- phases without a choice
def passes(game: Game) -> bool:
    """Whether nothing useful can be done in this phase, except to end it."""
    decision = game.decision
    others = [option for option in decision.options if option.verb != "end"]
    if not others or len(others) == len(decision.options):
        return not others
    if decision.kind == "buy phase" or any(option.verb != "spend" for option in others):
        return False
    can_get_actions = any(option.card == "villagers" for option in others)
    return not (can_get_actions and needs_actions(game, decision.who))


def needs_actions(game: Game, who: int) -> bool:
    """Whether more Actions would let this player play a card, or improve a card in hand."""
    return has_in_hand(game, who, ACTION) or any(counts_actions(CARDS[id]) for id in ids(game, game.players[who].hand))
