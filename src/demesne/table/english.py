"""What happens and what is asked, in English sentences."""

from __future__ import annotations

from collections.abc import Iterable

from demesne.engine.constants import TREASURE
from demesne.engine.definitions import CARDS
from demesne.engine.events import Event
from demesne.views.view import Asked, View

EARNED = "coins"  # marks a play of Treasures whose coins are told with it
REPEATED = ("reveal", "look", "draw", "aside")  # events of the same kind in a row become one sentence


def name(id: str) -> str:
    return CARDS[id].name if id in CARDS else id


def plural(word: str) -> str:
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return (
        word if word.endswith("s") and not word.endswith("ss") else word + ("es" if word.endswith(("ch", "ss", "x")) else "s")
    )


def a_card(word: str) -> str:
    return f"an {word}" if word[0] in "AEIOU" else f"a {word}"


def cards(ids: Iterable[str]) -> str:
    """Cards in a sentence: `a Copper and 2 Estates`; those face down as `2 cards`."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[id] = counts.get(id, 0) + 1
    parts = []
    for id, n in counts.items():
        word = name(id) if id else "card"
        parts.append(a_card(word) if n == 1 else f"{n} {plural(word)}")
    return ", ".join(parts[:-1]) + f" and {parts[-1]}" if len(parts) > 1 else "".join(parts)


def listed(ids: Iterable[str]) -> str:
    """Cards in a list: `Copper x3, Estate`."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[id] = counts.get(id, 0) + 1
    return ", ".join((name(id) or "?") + (f" x{n}" if n > 1 else "") for id, n in counts.items()) or "nothing"


PLAIN = {
    "trash": "{who} trashes {cards}.",
    "draw": "{who} draws {cards}.",
    "reveal": "{who} reveals {cards}.",
    "look": "{who} looks at {cards}.",
    "hand": "{who} puts {cards} into the hand.",
    "topdeck": "{who} puts {cards} on the deck.",
    "aside": "{who} sets {cards} aside.",
    "return": "{who} returns {cards} to the pile.",
    "shuffle": "{who} shuffles.",
    "deck_to_discard": "{who} puts the deck on the discard pile.",
    "react": "{who} reacts with {source}.",
    "unaffected": "{who} is unaffected.",
    "extra_turn": "{who} will take an extra turn.",
    "end": "The game is over.",
}
AMOUNTS = {"actions": "Action", "buys": "Buy", "villagers": "Villager"}


def sentence(event: Event, names: list[str]) -> str:
    """One event in words; empty when there is nothing worth saying."""
    who = names[event.who] if event.who >= 0 else ""
    what = cards(event.cards)
    kind = event.kind
    if kind in PLAIN:
        return PLAIN[kind].format(who=who, cards=what, source=name(event.source))
    if kind == "turn":
        return f"\n{who}: extra turn" if event.amount == 0 else f"\nTurn {event.amount} - {who}"
    if kind == "play":
        again = " again" if event.detail == "again" else ""
        return f"{who} plays {what}{again}." + (f" (+${event.amount})" if event.source == EARNED else "")
    if kind == "buy":
        return f"{who} buys{'' if CARDS[event.detail].is_landscape else ' and gains'} {a_card(name(event.detail))}."
    if kind == "gain":
        where = {"hand": " to the hand", "deck": " onto the deck"}.get(event.detail.split()[0], "")
        return f"{who} gains {what}{' from the trash' if event.detail.endswith('trash') else ''}{where}."
    if kind == "discard":
        return f"{who} discards {what}." if event.detail != "clean-up" else ""
    if kind in AMOUNTS:
        word = AMOUNTS[kind]
        return f"{who} gets +{event.amount} {word if event.amount == 1 else plural(word)}."
    if kind == "coffers":
        return f"{who} gets +{event.amount} Coffers."
    if kind == "coins":
        return f"{who} gets +${event.amount}." if event.amount > 0 else f"{who} pays ${-event.amount}."
    return rarer(event, who)


def rarer(event: Event, who: str) -> str:
    if event.kind == "spend":
        return f"{who} spends a token from {'the Coffers' if event.detail == 'coffers' else 'the Villagers'}."
    if event.kind == "cost":
        return f"Cards cost ${-event.amount} less this turn."
    if event.kind == "take":
        return f"{who} takes the {name(event.detail)}."
    if event.kind == "token":
        change = "puts a token on" if event.amount > 0 else "takes the tokens off"
        return f"{who} {change} {name(event.source)}."
    if event.kind == "choose":
        return f"{who} chooses: {event.detail}."
    return ""


def merged(events: list[Event]) -> list[Event]:
    """Events that make one sentence become one: draws in a row, a purchase and its gain, Treasures and their coins."""
    out: list[Event] = []
    for event in events:
        joined = join(out[-1], event) if out else None
        if joined:
            out[-1] = joined
        else:
            out.append(event)
    return out


def join(last: Event, event: Event) -> Event | None:
    """Both as one event, if they make one sentence."""
    if last.who != event.who:
        return None
    same = (last.kind, last.source, last.depth, last.detail) == (event.kind, event.source, event.depth, event.detail)
    if same and event.kind in REPEATED:
        return combined(last, event, 0)
    if last.kind == "buy" and event.kind == "gain" and event.cards == [last.detail]:
        return Event("buy", last.who, [], [], 1, last.source, last.detail, last.depth)
    if last.kind == "play" and not last.detail and all(CARDS[id].types & TREASURE for id in last.cards):
        if event.kind == "coins" and event.source == last.cards[-1]:
            earned = (last.amount if last.source == EARNED else 0) + event.amount
            return Event("play", last.who, last.cards, last.seen, earned, EARNED, "", last.depth)
        if event.kind == "play" and event.depth == last.depth and last.source == EARNED and event.cards == last.cards[-1:]:
            return combined(last, event, last.amount)
    return None


def combined(last: Event, event: Event, amount: int) -> Event:
    cards, seen = last.cards + event.cards, last.seen + event.seen
    return Event(event.kind, event.who, cards, seen, amount, last.source, event.detail, event.depth)


def log_lines(events: list[Event], names: list[str]) -> list[str]:
    """The events as lines, effects indented under their cause."""
    lines = []
    for event in merged(events):
        text = sentence(event, names)
        if text:
            lines.append("  " * event.depth + text if not text.startswith("\n") else text)
    return lines


PURPOSES = {
    "discard": "discard",
    "trash": "trash",
    "gain": "gain",
    "topdeck": "put on your deck",
    "hand": "put into your hand",
    "play": "play",
    "replay": "play again",
    "reveal": "reveal",
    "aside": "set it aside",
    "choose": "choose",
}


def question(asked: Asked, view: View, names: list[str]) -> str:
    """What is asked, by what, and why."""
    if asked.kind == "action phase":
        return "Which Action do you play?"
    if asked.kind == "buy phase":
        return "What do you play or buy?"
    because = reason(asked, names)
    source = f"{name(asked.source)}: " if asked.source else ""
    if asked.kind == "trigger":
        return f"Which effect now?{because}"
    if asked.kind == "order":
        return f"{source}which card on top?{because}"
    what = PURPOSES.get(asked.purpose, asked.purpose)
    if asked.kind == "option":
        looked = f" ({listed(view.players[asked.who].look)})" if asked.purpose == "aside" else ""
        return f"{source}{'which?' if asked.purpose == 'choose' else what + looked + '?'}{because}"
    if asked.kind == "pile":
        return f"{source}which card do you gain?{because}"
    return f"{source}{what} {how_many(asked)}{because}"


def how_many(asked: Asked) -> str:
    picked = f" (so far: {listed(asked.picked)})" if asked.picked else ""
    if asked.least == asked.most:
        return ("a card" if asked.most == 1 else f"{asked.most} cards") + picked
    return f"{'up to ' if asked.least == 0 else f'{asked.least} to '}{asked.most} cards{picked}"


def reason(asked: Asked, names: list[str]) -> str:
    if not asked.reason:
        return ""
    event, card, cause = (str(asked.reason[key]) for key in ("event", "card", "cause"))
    seat = asked.reason["who"]
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
    verbs = {"gain": "gained", "trash": "trashed", "play": "played", "after play": "played", "reveal": "revealed"}
    if event in verbs and card:
        with_ = f" with {name(cause)}" if cause and cause != card else ""
        return f" ({who} {verbs[event]} {name(card)}{with_})"
    return f" ({event})"
