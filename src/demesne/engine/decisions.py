"""Decisions: who is asked, why, and the possible answers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from demesne.engine.constants import (
    ACTION_PHASE,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    DEBT,
    DECISION_NAMES,
    EVENT_NAMES,
    FROM_BESIDE,
    FROM_IT,
    FROM_SHUFFLE,
    FROM_SUPPLY,
    FROM_TRASH,
    HAND,
    KIND_MASK,
    LAND,
    LOOK,
    MANY,
    NIGHT_PHASE,
    OPTION,
    PASS,
    PICK,
    PILE,
    SCATTERED,
    SPEND,
    SPENDABLE,
    TOKEN_NAMES,
    TRASH,
    TRIGGER,
    TWIN_SHIFT,
    ZONE_NAMES,
    ZONES,
)
from demesne.engine.drawing import shuffled_from
from demesne.engine.events import knows
from demesne.engine.log import source_id
from demesne.engine.playing import CarryOut
from demesne.engine.state import Frame, State
from demesne.engine.triggers import WINDOW, is_reaction, key_source, rule_at
from demesne.engine.turn import can_spend

ENDINGS: Final = ("end actions", "end buys", "end night")  # the text of PASS in each phase
OTHER_PLACES: Final[dict[int, str]] = {
    int(FROM_TRASH): "trash",
    int(FROM_SUPPLY): "supply",
    int(FROM_BESIDE): "beside",
}


@final
class Option:
    """One possible answer to a decision.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> game.apply("end actions")
    >>> option = game.decision.options[0]
    >>> option.text, option.verb, option.card, option.declines
    ('play copper', 'play', 'copper', False)
    """

    def __init__(self, code: int, text: str, verb: str, card: str, reaction: bool = False) -> None:
        self.code: int = code  # the engine's number for it
        self.text: str = text  # its notation, as `Game.apply` takes it; unique among the options of a decision
        self.verb: str = verb  # `play`, `buy`, `choose`, `spend`, `end` (a phase) or `none` (choose nothing)
        self.card: str = card  # the id of the card or landscape, or the name of the token or choice, that it is about
        self.reaction: bool = reaction  # it uses a Reaction

    @property
    def is_side_move(self) -> bool:
        """It spends a token, and the same decision is asked again."""
        return self.verb == "spend"

    @property
    def declines(self) -> bool:
        """It ends a phase, or chooses nothing."""
        return self.verb in ("none", "end")

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Reason:
    """Why a player is asked: the event that a card or landscape reacts to.

    >>> import demesne, random
    >>> game = demesne.Game.new(demesne.KINGDOMS["a_penny_saved"].setup(), seed=7)
    >>> rng = random.Random(1)
    >>> while game.decision.reason is None:
    ...     game.apply(rng.choice(game.decision.options))
    >>> game.decision.options, game.decision.reason
    ([<choose trader>, <choose none>], Reason({'event': 'gain', 'who': 1, 'card': 'copper', 'cause': ''}))
    """

    def __init__(self, event: str, who: int, card: str, cause: str) -> None:
        self.event: str = event  # what happened: one of the events below
        self.who: int = who  # the player it happened to
        self.card: str = card  # the id of the card it is about, or ""
        self.cause: str = cause  # the id of the card or landscape that caused it, or ""

    def __repr__(self) -> str:
        return f"Reason({self.to_data()})"

    def to_data(self) -> dict[str, object]:
        """The fields as a dictionary."""
        return {"event": self.event, "who": self.who, "card": self.card, "cause": self.cause}


@final
class Decision:
    """What one player must answer now.

    Cards are picked one by one: each card is an answer of its own, until `most` are picked or the player declines.

    >>> import demesne
    >>> game = demesne.Game.new(demesne.KINGDOMS["first_game"].setup(), seed=7)
    >>> game.decision
    <Decision: player 0, action phase: end actions>
    >>> game.decision.who, game.decision.kind, [option.text for option in game.decision.options]
    (0, 'action phase', ['end actions'])
    >>> game.apply("end actions")
    >>> print(game.decision)
    Player 0, buy phase:
      play copper
      buy copper
      buy curse
      end buys
    """

    def __init__(
        self, who: int, kind: str, source: str, purpose: str, reason: Reason | None, options: list[Option],
        least: int, most: int, picked: list[str], pickable: list[str],
        cards_from: str, cards_to: str, whose: int, concerning: list[str],
        text: str, at: int, prices: tuple[int, int], rules: list[str],
    ) -> None:  # fmt: skip
        self.who: int = who  # the player who must answer
        self.kind: str = kind  # what kind of decision it is: one of the kinds below
        self.source: str = source  # the id of the card or landscape that asks, "" for the turn itself
        self.purpose: str = purpose  # what happens to the chosen cards: `discard`, `trash`, `gain` and so on; or ""
        self.reason: Reason | None = reason  # the event that the source reacts to, if there is one
        self.options: list[Option] = options  # all possible answers
        self.least: int = least  # when cards are picked: how many must be picked in all
        self.most: int = most  # when cards are picked: how many may be picked in all
        self.picked: list[str] = picked  # when cards are picked: those picked so far
        self.pickable: list[str] = pickable  # when cards are picked: all that can be picked, in the order of picking
        self.cards_from: str = cards_from  # where these cards are: a zone, `trash`, `supply`, `beside` (the supply), or ""
        self.cards_to: str = cards_to  # where they go, likewise; "" if that is not known
        self.whose: int = whose  # the player whose cards they are, or who gets them
        self.concerning: list[str] = concerning  # cards that the answer is about, as far as the player knows them
        self.text: str = text  # the address of the card text that asks
        self.at: int = at  # which phrase of that text asks
        self.prices: tuple[int, int] = prices  # when a pile is chosen: the least and most that the card may cost
        self.rules: list[str] = rules  # when effects are ordered or used: the addresses of their rules, one per option

    @property
    def may_decline(self) -> bool:
        """One of the options declines."""
        return any(option.declines for option in self.options)

    def __repr__(self) -> str:
        asks = f" for {self.source}" if self.source else ""
        purpose = f" ({self.purpose})" if self.purpose else ""
        options = ", ".join([option.text for option in self.options])
        return f"<Decision: player {self.who}, {self.kind}{asks}{purpose}: {options}>"

    def __str__(self) -> str:
        asks = f" for {self.source}" if self.source else ""
        purpose = f" ({self.purpose})" if self.purpose else ""
        lines = [f"Player {self.who}, {self.kind}{asks}{purpose}:"]
        return "\n".join(lines + [f"  {option.text}" for option in self.options])

    def option(self, text: str) -> Option | None:
        """The option with this text, or None."""
        for option in self.options:
            if option.text == text:
                return option
        return None


def option_name(g: State, option: i64) -> str:
    """The name of an option without its verb: a card, a landscape, a token, a named option, or none."""
    if option == PASS:
        return "none"
    if g.about == TRIGGER:
        return source_id(g, key_source(g, option))
    if g.about == OPTION:
        f = g.stack[g.top]
        return f.text.phrases[f.pc].label(option)
    if option >= SPEND:
        return TOKEN_NAMES[option - SPEND]
    if option >= BUY_LAND:
        return g.lands[option - BUY_LAND].id
    if option >= BUY_CARD:
        return g.kinds[option - BUY_CARD].id
    return g.kinds[option & KIND_MASK].id


def verb_of(g: State, option: i64) -> str:
    """The verb of an option."""
    if option >= SPEND and g.about <= NIGHT_PHASE:
        return "spend"
    if option == PASS:
        return "end" if g.about <= NIGHT_PHASE else "none"
    if g.about == ACTION_PHASE or g.about == NIGHT_PHASE:
        return "play"
    if g.about == BUY_PHASE:
        return "buy" if option >= BUY_CARD else "play"
    return "choose"


def make_option(g: State, code: i64) -> Option:
    """The option with this code."""
    verb = verb_of(g, code)
    name = option_name(g, code)
    if verb == "end":
        text = ENDINGS[g.about]
    elif verb == "none":
        text = "choose none"
    elif verb == "play" and code > KIND_MASK:
        text = f"play {name} as {g.lands[g.components.ways[(code >> TWIN_SHIFT) - 1]].id}"
    else:
        text = f"{verb} {name}"
    return Option(code, text, verb, name, g.about == TRIGGER and code != PASS and is_reaction(code))


def make_options(g: State) -> list[Option]:
    """All legal answers to the pending decision, tokens last."""
    made: list[Option] = []
    seen: dict[str, int] = {}
    for i in range(g.noptions):
        option = make_option(g, g.options[i])
        times = seen.get(option.text, 0) + 1
        seen[option.text] = times
        if times > 1:
            option.text = f"{option.text}#{times}"
        made.append(option)
    for token in range(SPENDABLE):
        if can_spend(g, SPEND + token):
            name = TOKEN_NAMES[token]
            made.append(Option(int(SPEND + token), f"{'pay' if token == DEBT else 'spend'} {name}", "spend", name))
    return made


def make_decision(g: State) -> Decision:
    """The pending decision as an object."""
    f = g.stack[g.top]
    phrase = f.text.phrases[f.pc]
    least = 1
    most = 1
    picked: list[str] = []
    pickable: list[str] = []
    if g.about == PICK:
        least, most = phrase.limits(g, f)
        picked = [g.kinds[g.kind_of[f.picks.ids[i]]].id for i in range(f.picks.n)]
        pickable = [g.kinds[kind].id for kind in phrase.pickable(g, f)]
    return Decision(
        g.asked, DECISION_NAMES[g.about], asker(g, f), phrase.purpose, reason_of(g), make_options(g),
        least, most, picked, pickable,
        place_name(g, f, phrase.takes_from), place_name(g, f, phrase.goes_to), whose(g, f),
        known_of_concerned(g, g.asked),
        f.text.address, int(f.pc), phrase.limits(g, f) if g.about == PILE else (0, int(MANY)), rules_offered(g),
    )  # fmt: skip


def asker(g: State, f: Frame) -> str:
    """The id of the card or landscape that asks, or of the card that is being bought."""
    return g.kinds[f.named].id if f.source < 0 and f.named >= 0 else source_id(g, f.source)


def rules_offered(g: State) -> list[str]:
    """The address of each option's rule, when effects are chosen; "" for declining."""
    if g.about != TRIGGER:
        return []
    codes = [g.options[i] for i in range(g.noptions)]
    return ["" if code == PASS else rule_at(g, code).address for code in codes]


def place_name(g: State, f: Frame, where: i64) -> str:
    """The name of a zone or another place, or ""."""
    if where == FROM_IT:
        where = FROM_TRASH if f.it_at == TRASH else f.it_at % ZONES if f.it_at >= 0 else -1
    elif where == FROM_SHUFFLE:
        where = shuffled_from(g)
    if where < 0 or where == SCATTERED:
        return ""
    return OTHER_PLACES[where] if where in OTHER_PLACES else ZONE_NAMES[where]


def whose(g: State, f: Frame) -> int:
    """The player whose cards a decision is about: the one who follows the text, or in a window the one who is asked."""
    return int(g.asked if f.text is WINDOW else f.who)


def known_of_concerned(g: State, player: int | None) -> list[str]:
    """The cards that a decision concerns but does not choose from, as far as the player knows them."""
    f = g.stack[g.top]
    phrase = f.text.phrases[f.pc]
    cards: list[int] = []
    landscapes = landscapes_concerned(g, f)
    if len(landscapes) > 0:
        return landscapes
    if phrase.asks_about_it:
        cards = f.its.listed()
    elif g.about == OPTION and phrase.takes_from == LOOK:
        cards = g.players[f.who].look.listed()[-1:]
    elif g.about == OPTION and phrase.takes_from == HAND and player == g.asked:
        return [g.kinds[kind].id for kind in phrase.pickable(g, f)]
    return [g.kinds[g.kind_of[card]].id for card in cards if knows(g.known[card], player)]


def landscapes_concerned(g: State, f: Frame) -> list[str]:
    """The Ways that may be followed, or the Boon or Hex that this text or the one below it turned over. They are public."""
    if g.about != OPTION or f.source >= LAND:
        return []
    if isinstance(f.text.phrases[f.pc], CarryOut):
        return [g.lands[way].id for way in g.components.ways]
    named = f.named if f.named >= LAND or g.top == 0 else g.stack[g.top - 1].named
    return [g.lands[named - LAND].id] if named >= LAND else []


def reason_of(g: State) -> Reason | None:
    """The event that the text on top of the stack reacts to, or None."""
    i = g.top
    while i > 0 and g.stack[i].text is not WINDOW:
        i -= 1
    if i == 0:
        return None
    window = g.stack[i]
    card = g.kinds[g.kind_of[window.that]].id if window.that >= 0 else ""
    return Reason(EVENT_NAMES[window.event], window.subject, card, cause_of(g, g.stack[i - 1]))


def cause_of(g: State, f: Frame) -> str:
    """The id of the card or landscape that caused an event."""
    return source_id(g, f.source)
