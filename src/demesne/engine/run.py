"""The run loop: it follows the text on top of the stack until a player must answer or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from demesne.engine.constants import ASK, COFFERS, DEBT, DONE, NIGHT_PHASE, NONE, SPEND, VILLAGERS
from demesne.engine.decisions import option_name
from demesne.engine.definitions import Phrase
from demesne.engine.state import Frame, State
from demesne.engine.turn import answer_at_once, answers_at_once, can_spend, spend


def run(g: State, answer: i64) -> None:
    """Continue the game with this answer until a decision is pending or the game is over."""
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
    """The answer of a policy, or the only possible answer. NONE if a player outside the engine must answer."""
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
    while answer >= SPEND and can_spend(g, answer):  # then ask the same question again
        spend(g, answer)
        build_options(g, phrase, f)
        answer = policy.choose(g, g.about, g.asked)
    return answer


def has_token_to_spend(g: State) -> bool:
    """Whether the player can spend a token, which is not among the options."""
    return can_spend(g, SPEND + COFFERS) or can_spend(g, SPEND + VILLAGERS) or can_spend(g, SPEND + DEBT)


def build_options(g: State, phrase: Phrase, f: Frame) -> None:
    """Build the options of a decision."""
    g.noptions = 0
    phrase.options(g, f)


def offer_again(g: State) -> None:
    """Rebuild the options of the pending decision, for example after a token was spent."""
    f = g.stack[g.top]
    build_options(g, f.text.phrases[f.pc], f)


def offers_the_same(g: State, like: State) -> bool:
    """Whether the pending decision has the same options as in `like`, after hidden cards were redealt."""
    offer_again(g)
    if g.noptions != like.noptions:
        return False
    for i in range(g.noptions):
        if g.options[i] != like.options[i]:
            return False
    return True
