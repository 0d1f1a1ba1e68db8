"""The reasons for a recommended answer, as language-independent sentences."""

from __future__ import annotations

from typing import Final

from demesne.bots.course import SOON
from demesne.levels.reasons import ABOUT_DEAR, ABOUT_JUNK, BETTER, RANKED, WINS, Reason
from demesne.levels.standing import DRAWS, EARNS, REACHES, SCORES, STANDING
from demesne.levels.think import FEW, Thought
from demesne.levels.unused import Unused
from demesne.prose.questions import answer
from demesne.prose.sentences import Sentence, Value
from demesne.views.view import Asked

WHOLE: Final = 1.75  # amounts from here on are rounded to whole numbers
TEN: Final = 10  # games over which fractions of cards are summed up to whole cards


def why(asked: Asked, thought: Thought) -> list[Sentence]:
    """The sentences about the recommended answer; the reason for it comes first."""
    return [sentence(asked, reason) for reason in thought.reasons]


def sentence(asked: Asked, reason: Reason) -> Sentence:
    """One reason as a sentence."""
    answers = [Sentence("why-answer", {}, {"answer": [answer(asked, text)]}) for text in reason.answers]
    if reason.kind in BETTER:
        return Sentence("why-better", {}, {"answer": answers, "why": [how(reason)]})
    if reason.kind in STANDING:
        return Sentence(f"why-{reason.kind}", standing(reason))
    if reason.kind == FEW:
        return Sentence("why-few", {"n": round(reason.amount)})
    if reason.kind == f"{RANKED}-money":
        return Sentence("why-ranked-money", {"turns": int(SOON)})
    return Sentence(f"why-{reason.kind}", {}, {"answers": answers} if answers else {})


def how(reason: Reason) -> Sentence:
    """The sentence that says how an answer is better."""
    kind = reason.kind
    if kind == WINS:
        return Sentence("why-wins", {"n": max(1, round(100 * reason.amount))})
    if kind == "reached":
        return Sentence("why-reached", {"n": rounded(reason.amount), "coins": reason.price})
    if kind == "money-soon":
        return Sentence("why-money-soon", {"n": rounded(reason.amount), "turns": int(SOON)})
    others: dict[str, Value] = {"others": reason.others} if kind.endswith("-of-others") else {}
    if kind in ABOUT_DEAR or kind in ABOUT_JUNK:
        many = round(reason.amount)
        if many >= 1 and reason.amount >= 1 - 1 / TEN:
            return Sentence(f"why-{kind}", {**others, "cards": [reason.card] * many})
        return Sentence(f"why-{kind}-in-ten", {**others, "cards": [reason.card] * round(TEN * reason.amount)})
    return Sentence(f"why-{kind}", {**others, "n": rounded(reason.amount)})


def standing(reason: Reason) -> dict[str, Value]:
    """The variables of a sentence about who is ahead."""
    what, n, others = reason.kind.partition("-")[2], rounded(reason.amount), reason.others
    values: dict[str, dict[str, Value]] = {
        SCORES: {"n": n, "cards": [reason.card] * reason.price},
        DRAWS: {"others": others},
        REACHES: {"n": n, "others": others, "coins": reason.price},
        EARNS: {"n": n, "others": others, "turns": int(SOON)},
    }
    return values[what]


def left_unused(unused: Unused) -> list[Sentence]:
    """Sentences about what a player left unused."""
    tokens = [
        Sentence(f"unused-{name}", {"n": n}) for name, n in (("coffers", unused.coffers), ("villagers", unused.villagers)) if n
    ]
    turns = [("coins", unused.coins, unused.coin_turns), ("cards", unused.cards, unused.card_turns)]
    return [*tokens, *(Sentence(f"unused-{name}", {"n": n, "turns": many}) for name, n, many in turns if n)]


def rounded(amount: float) -> int | float:
    """An amount rounded to a whole number, or to tenths if it is small.

    >>> rounded(0.43), rounded(1.02), rounded(2.6)
    (0.4, 1, 3)
    """
    tenths = round(amount, 1)
    return round(amount) if amount >= WHOLE or tenths == round(tenths) else tenths
