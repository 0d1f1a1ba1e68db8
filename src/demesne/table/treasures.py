"""Treasures that a table plays all at once, because their order does not matter."""

from __future__ import annotations

from demesne.engine.constants import AFTER_PLAY, ON_PLAY, TREASURE
from demesne.game import Game
from demesne.prose.plain_treasures import is_plain, only_gives


def order_matters(game: Game) -> bool:
    """Whether an effect triggered by Treasures does more than give something, so that their order counts."""
    for linger in game.lingers:
        rule = linger.rule
        watches = rule.event in (ON_PLAY, AFTER_PLAY) and linger.owner == game.current and rule.of & TREASURE
        if watches and not only_gives(rule.text):
            return True
    return False


def treasures_first(game: Game) -> list[str]:
    """The answers that play all plain Treasures in hand. In the Action phase, the first one ends the phase."""
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
