"""The run loop: follow the text on top of the stack until somebody outside must answer, or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import ASK, COFFERS, DEBT, DONE, NIGHT_PHASE, NONE, SPEND, VILLAGERS
from demesne.engine.decisions import option_name
from demesne.engine.definitions import Phrase
from demesne.engine.state import Frame, State
from demesne.engine.turn import answer_at_once, answers_at_once, can_spend, spend


def run(g: State, answer: i64) -> None:
    """Carry on with the game until a decision is pending or the game is over."""
    while not g.over:
        f = g.stack[g.top]
        if f.pc >= f.text.size:
            g.top -= 1
            continue
        phrase = f.text.phrases[f.pc]
        report = phrase.step(g, f, answer)
        answer = NONE
        if report == DONE:
            f.pc += 1
            f.a = 0
            f.b = 0
        elif report == ASK:
            answer = consult(g, phrase, f)
            if answer == NONE:
                return


def consult(g: State, phrase: Phrase, f: Frame) -> i64:
    """The answer of a policy, the only possible answer, or NONE: somebody outside is asked."""
    policy = g.policies[g.asked]
    if policy.wants_options:
        build_options(g, phrase, f)
        if g.noptions == 1 and (g.about > NIGHT_PHASE or (policy.inside and not has_token_to_spend(g))):
            if g.recording:
                g.forced.append(option_name(g, g.options[0]))
            return g.options[0]
    if not policy.inside:
        g.pending = True
        return NONE
    if answers_at_once(policy):
        return answer_at_once(g, policy, g.about, g.asked)
    answer = policy.choose(g, g.about, g.asked)
    while answer >= SPEND and can_spend(g, answer):  # a side move: the same question again
        spend(g, answer)
        build_options(g, phrase, f)
        answer = policy.choose(g, g.about, g.asked)
    return answer


def has_token_to_spend(g: State) -> bool:
    """There is more to do in this phase than its options say."""
    return can_spend(g, SPEND + COFFERS) or can_spend(g, SPEND + VILLAGERS) or can_spend(g, SPEND + DEBT)


def build_options(g: State, phrase: Phrase, f: Frame) -> None:
    """Offer the options of the pending decision."""
    g.noptions = 0
    phrase.options(g, f)


def offer_again(g: State) -> None:
    """The pending decision has new options, after a token was spent."""
    f = g.stack[g.top]
    build_options(g, f.text.phrases[f.pc], f)


def offers_the_same(g: State, like: State) -> bool:
    """The player who is asked has the same answers as before, in a game whose hidden cards were redealt."""
    offer_again(g)
    if g.noptions != like.noptions:
        return False
    for i in range(g.noptions):
        if g.options[i] != like.options[i]:
            return False
    return True
