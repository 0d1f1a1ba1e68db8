"""Sentences for a pending decision, as a viewer sees it: the question, its reason, and the answers.

`question`, `answer` and `reason` never raise, because a game must continue even if a sentence cannot be made. They log the
error and return a plain wording.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Protocol

from demesne.engine.constants import MANY
from demesne.engine.deeds import Deed, DeedKind
from demesne.engine.definitions import RULES, TEXTS, Text
from demesne.phrases.reading import NO, Kind, kind_of_card
from demesne.prose.effects import (
    ASK,
    DO,
    EXACTLY,
    LABEL,
    THEN,
    VERBS,
    Scene,
    coming_from,
    consequences,
    doings,
    for_gifts,
    gained_to,
    meant,
    mode_of,
    of_supply,
    some_cards,
    together,
    verb,
)
from demesne.prose.sentences import CHOICES, Sentence, Value, is_known, own_words
from demesne.views.view import Asked

log = logging.getLogger(__name__)
PHASES: Final = ("action phase", "buy phase", "night phase")
NOTHING: Final = "choose none"
NUMBERS: Final = {DeedKind.OVERPAY: "ask-overpay", DeedKind.GIVE_BACK: "ask-give-back-"}  # questions answered with a number
MANY_CHOICES: Final = 3  # from this number on, choices are not repeated in the question to the player who answers


class Purse(Protocol):
    """The resources left in a turn. Views and games have them."""

    @property
    def actions(self) -> int:
        """The Actions left this turn."""

    @property
    def buys(self) -> int:
        """The Buys left this turn."""

    @property
    def coins(self) -> int:
        """The coins left this turn."""

    @property
    def debt(self) -> int:
        """The debt of the player whose turn it is."""


# ---------------------------------------------------------------- the question
def question(asked: Asked, purse: Purse) -> Sentence | None:
    """The question. Other players see the question of a card, but None for phases and effects."""
    try:
        return worded_question(asked, purse)
    except Exception:
        log.exception("a question cannot be worded: %s", asked)
        return bare_question(asked)


def bare_question(asked: Asked) -> Sentence | None:
    """A question without details: which card asks, if there is one."""
    if not asked.options:
        return None
    return Sentence("ask-choose-one", {"card": asked.source}) if asked.source else Sentence("ask-plainly")


def worded_question(asked: Asked, purse: Purse) -> Sentence | None:
    """The sentence of a decision."""
    if asked.kind in PHASES:
        return of_phase(asked.kind, asked.options, purse, asked.night) if asked.options else None
    if asked.kind == "trigger":
        return of_effects(asked) if asked.options else None
    if asked.kind == "order":
        return asking(asked, Sentence(f"ask-order-{asked.purpose}", {"card": asked.source}))
    deed = asking_deed(asked)
    if asked.kind == "pick":
        return of_cards(asked, deed)
    return of_pile(asked, deed) if asked.kind == "pile" else of_options(asked, deed)


def of_phase(kind: str, options: list[str], purse: Purse, with_night: bool) -> Sentence:
    """The question of a phase, worded by the possible moves and whether a Night phase may follow."""
    verbs = {text.partition(" ")[0] for text in options}
    if kind == "action phase":
        has_villager = "spend villagers" in options
        if "play" in verbs:
            return Sentence("ask-action")
        return Sentence("ask-action-spend" if has_villager else "ask-action-end", {"n": int(purse.actions)})
    if kind == "night phase":
        return Sentence("ask-night" if "play" in verbs else "ask-night-end")
    night = "-night" if with_night else ""
    if "play" in verbs and "buy" in verbs:
        return Sentence("ask-play-or-buy")
    if "buy" in verbs:
        return Sentence("ask-buy", {"coins": int(purse.coins)})
    can_pay = "pay debt" in options
    if purse.debt > 0 and (purse.buys > 0 or can_pay):
        can = "play" if "play" in verbs else "end" if not can_pay else "pay" if purse.buys > 0 else "pay-late"
        pays = min(int(purse.debt), int(purse.coins))
        then = "night" if with_night else "turn"
        return Sentence("ask-debt", {"can": can, "n": int(purse.debt), "pays": pays, "then": then})
    if "play" in verbs:
        return Sentence(f"ask-play{night}", {"n": int(purse.buys)})
    return Sentence(f"ask-buy-end{night}", {"coins": int(purse.coins), "n": int(purse.buys)})


def text_of(asked: Asked) -> Text:
    """The card text that asks."""
    return TEXTS[asked.text]


def asking_deed(asked: Asked) -> Deed:
    """The first deed of the phrase that asks."""
    return text_of(asked).phrases[asked.at].deeds()[0]


def scene_of(asked: Asked, form: str) -> Scene:
    """The context of the text that asks."""
    that = str(asked.reason["card"]) if asked.reason else ""
    return Scene(asked.whose, form, that, tuple(asked.concerning))


def asking(asked: Asked, general: Sentence, says_who: bool = True) -> Sentence:
    """The card's own message if there is one, otherwise the general one; it gets the same variables, a card and prices."""
    own = own_question(asked)
    if is_known(own):
        that = asked.concerning[0] if len(asked.concerning) == 1 else scene_of(asked, ASK).that
        least, most = asked.prices or (0, 0)
        about: dict[str, Value] = {"least": least, "most": most, "mode": mode_of(least, most) if asked.prices else "some"}
        about |= {"thing": that} if that else {}
        inner = general.parts["do"][0].parts if "do" in general.parts else {}
        return own_words(own, Sentence(own, {**general.values, **about, "who": asked.whose}, {**general.parts, **inner}))
    if asked.whose != asked.who and not says_who:
        return Sentence("ask-for", {"who": asked.whose}, {"question": [general]})
    return general


def own_question(asked: Asked) -> str:
    """The key of the card's own message; questions that it asks other players may have a separate one."""
    own = f"ask-{asked.source}-{asked.purpose}"
    is_inner = asked.text.count("/") == 2 and "when" not in asked.text.rpartition("/")[2]
    return f"{own}-others" if is_inner and is_known(f"{own}-others") else own


def to_do(asked: Asked, form: str, do: Sentence, says_who: bool = False, then: Sequence[Sentence] = ()) -> Sentence:
    """A question about doing one thing, or whether to do it, with its consequences."""
    return asking(asked, Sentence("ask", {"card": asked.source, "form": form}, {"do": [do, *then]}), says_who)


def of_cards(asked: Asked, deed: Deed) -> Sentence:
    """The question for cards to choose."""
    mode, n = how_many(asked, deed)
    form = ASK if mode == "up-to" and n == 1 else DO
    what = some_cards(kind_of_card(deed.which), EXACTLY if form == ASK else mode, n)
    what = coming_from(what, asked.cards_from, asked.whose, asked.who)
    gifts, gains = consequences(text_of(asked), asked.at, ASK if form == ASK else THEN)
    name = asked.purpose if asked.purpose in VERBS else "choose"
    do = verb(name, form, for_gifts(what, gifts), times(asked), to=asked.cards_to)
    says_who = asked.cards_from not in ("", "supply", "beside", "deck")
    return to_do(asked, form, do, says_who, gains)


def times(asked: Asked) -> int:
    """How many times the chosen cards are played."""
    later = (deed for phrase in text_of(asked).phrases[asked.at + 1 :] for deed in phrase.deeds())
    return next((deed.amount or 1 for deed in later if deed.kind in (DeedKind.PLAY, DeedKind.REPLAY)), 1)


def how_many(asked: Asked, deed: Deed) -> tuple[str, int]:
    """How many cards to choose. If the text leaves that to the game, only the player who is asked sees it."""
    mine = bool(asked.options)
    least = deed.least if deed.least is not None else asked.least if mine else None
    most = deed.amount if deed.amount is not None else asked.most if mine else None
    if least is None or most is None:
        return "some", 2
    if least == most < MANY:
        return EXACTLY, most
    return ("any", 2) if most >= MANY else ("up-to", most)


def of_pile(asked: Asked, deed: Deed) -> Sentence:
    """The question for a pile or a name to choose."""
    if deed.kind is DeedKind.NAME:
        return asking(asked, Sentence("ask-name", {"card": asked.source}))
    if deed.most_cost is None:
        return to_do(asked, DO, verb(deed.kind.value, DO, Sentence("what-these")))
    what = of_supply(deed, asked.prices)
    if deed.kind is not DeedKind.GAIN:
        what = Sentence("what-from", {}, {"what": [what], "from": [Sentence("from-supply")]})
    return to_do(asked, DO, verb(deed.kind.value, DO, what, to=gained_to(deed)))


def of_options(asked: Asked, deed: Deed) -> Sentence:
    """The question for one of several options."""
    if deed.kind in NUMBERS:
        return asking(asked, Sentence(NUMBERS[deed.kind] + deed.id, {"card": asked.source}))
    if deed.kind is DeedKind.WAY:
        ways = [Sentence("option-card", {"card": way}) for way in asked.concerning]
        return Sentence("ask-way", {"card": asked.source}, {CHOICES: ways})
    if deed.kind is DeedKind.REVEAL:
        return to_do(asked, ASK, verb("reveal", ASK, shown_card(asked, deed)))
    if deed.kind is DeedKind.DRAW:
        return to_do(asked, ASK, verb("aside", ASK, meant("it", scene_of(asked, ASK))))
    if NO in deed.names:
        do = together(*branch(asked, deed, 0, ASK))
        return to_do(asked, ASK, do) if do else asking(asked, Sentence("ask-yes-or-no", {"card": asked.source}))
    if deed.kind is DeedKind.CHOOSE_SOME:
        last = max((deed.names.index(name) for name in offered(asked)), default=len(deed.names) - (deed.amount or 1))
        left = len(deed.names) - last
        return asking(asked, Sentence("ask-some-of", {"card": asked.source, "n": left}))
    if NOTHING in asked.options:
        return asking(asked, Sentence("ask-one-more", {"card": asked.source}))
    choices = [named_option(asked, deed, name) for name in (offered(asked) or deed.names)]
    values: dict[str, Value] = {"card": asked.source}
    if len(asked.concerning) != 1:
        few = len(choices) < MANY_CHOICES or not asked.options
        general = Sentence("ask-one-of", values, {CHOICES: choices}) if few else Sentence("ask-choose-one", values)
        return asking(asked, general, False)
    values |= {"who": asked.whose, "thing": asked.concerning[0]}
    return asking(asked, Sentence("ask-about", values, {CHOICES: choices}))


def shown_card(asked: Asked, deed: Deed) -> Sentence:
    """A card that may be revealed: the player who has it sees which one."""
    kind = kind_of_card(deed.which)
    return some_cards(Kind(id=asked.concerning[0]) if asked.concerning else kind, EXACTLY, 1)


def offered(asked: Asked) -> list[str]:
    """The ids of the options that can be chosen."""
    return [text.partition(" ")[2] for text in asked.options if text.startswith("choose ") and text != NOTHING]


def branch(asked: Asked, deed: Deed, i: int, form: str) -> tuple[list[Sentence], list[Sentence]]:
    """The sentences and gifts of one of several options."""
    return branch_of(text_of(asked), asked.at, deed, i, scene_of(asked, form))


def branch_of(text: Text, at: int, deed: Deed, i: int, scene: Scene) -> tuple[list[Sentence], list[Sentence]]:
    """The sentences and gifts of one option of the choice at this place in a text."""
    first = at + 1
    if deed.kind is DeedKind.CHOOSE_SOME:  # each option follows its own condition
        for _ in range(i):
            first += 1 + text.phrases[first].deeds()[0].skips[-1]
        return doings(text, first + 1, first + 1 + text.phrases[first].deeds()[0].skips[-1], scene)
    first += deed.skips[i]
    stop = next((end for end in range(first, int(text.size)) if text.phrases[end].deeds()[0].kind is DeedKind.SKIP), first)
    return doings(text, first, stop, scene)


# ---------------------------------------------------------------- effects
def of_effects(asked: Asked) -> Sentence:
    """The question for an effect to use, or for the next one of several."""
    real = [i for i, rule in enumerate(asked.rules) if rule]
    if not real:  # a token was spent, or debt paid, since the question
        return Sentence("ask-effects-gone")
    if len(real) > 1:
        return Sentence("ask-effects", {"form": ASK if NOTHING in asked.options else DO})
    source = source_of(asked.options[real[0]])
    do = together(*effect(asked, asked.rules[real[0]], ASK))
    if is_known(f"ask-{source}-when"):
        return own_words(f"ask-{source}-when", Sentence("", {"card": source, "thing": scene_of(asked, ASK).that or source}))
    if do is None:
        return Sentence("ask-effect", {"card": source})
    return Sentence("ask", {"card": source, "form": ASK}, {"do": [do]})


def source_of(option: str) -> str:
    """The card whose effect an option uses."""
    return option.partition(" ")[2].partition("#")[0]


def effect(asked: Asked, rule: str, form: str) -> tuple[list[Sentence], list[Sentence]]:
    """The sentences of a rule, and the gifts for it."""
    text = RULES[rule].text
    return doings(text, 0, int(text.size), replace(scene_of(asked, form), waits=True))


# ---------------------------------------------------------------- answers
def answer(asked: Asked, option: str) -> Sentence:
    """The sentence for an option, given in its notation."""
    plain, _, number = option.partition("#")
    try:
        said = worded_answer(asked, option, plain)
    except Exception:
        log.exception("the answer %s cannot be worded: %s", option, asked)
        said = bare_answer(plain)
    return Sentence("option-another", {"n": int(number)}, {"option": [said]}) if number else said


def bare_answer(option: str) -> Sentence:
    """An option worded by its card, or by its name."""
    return Sentence("option-card", {"card": option.partition(" ")[2] or option})


def worded_answer(asked: Asked, option: str, plain: str) -> Sentence:
    """The sentence of an option."""
    word, _, id = plain.partition(" ")
    if plain == "end buys" and asked.night:
        return Sentence("option-end-buys-night")
    if word in ("spend", "pay"):
        return Sentence(f"option-{word}-{id}", {"n": 1})
    if word == "end":
        return Sentence(f"option-{word}-{id}")
    if word in ("play", "buy"):
        card, _, way = id.partition(" as ")
        return Sentence("option-play-as", {"card": card, "thing": way}) if way else Sentence(f"option-{word}", {"card": id})
    if plain == NOTHING:
        return declining(asked)
    if asked.kind == "option":
        return named_option(asked, asking_deed(asked), id)
    if asked.kind == "trigger" and option in asked.options:
        return effect_answer(asked, id, asked.rules[asked.options.index(option)])
    return Sentence("option-card", {"card": id})


def effect_answer(asked: Asked, source: str, rule: str) -> Sentence:
    """An option that uses an effect. A single effect is worded by what it does, several are also worded by their cards."""
    done, gifts = effect(asked, rule, LABEL)
    own = f"option-{source}-when"
    if sum(map(bool, asked.rules)) > 1:
        do = together(done, gifts)
        if is_known(own) and (do is None or is_meant(own, source, rule)):
            do = Sentence(own)
        return Sentence("option-effect", {"card": source}, {"do": [do]}) if do else Sentence("option-card", {"card": source})
    return Sentence(own) if is_known(own) else briefly(done)


def is_meant(own: str, source: str, rule: str) -> bool:
    """Whether the card's own message is about this effect: its only one, or the one it asks about."""
    return len(rules_of(source)) == 1 or (RULES[rule].may and is_known(own.replace("option-", "ask-", 1)))


@cache
def rules_of(source: str) -> list[str]:
    """The addresses of the rules of a card."""
    return [address for address in RULES if address.split("/")[1:2] == [source]]


def briefly(done: list[Sentence]) -> Sentence:
    """The first effect, without the part that the question mentions already."""
    if not done:
        return Sentence("option-yes")
    return replace(done[0], values={**done[0].values, "until": "ever"}) if "until" in done[0].values else done[0]


def named_option(asked: Asked, deed: Deed, name: str) -> Sentence:
    """One of several named options: the card's own message, or worded by its effects."""
    if deed.kind is DeedKind.WAY:
        return Sentence("option-way", {"card": asked.concerning[0 if name == "yes" else int(name.partition(" ")[2]) - 1]})
    own = f"option-{asked.source}-{name}"
    if is_known(own):
        return Sentence(own)
    if deed.kind in NUMBERS:
        return Sentence("option-number", {"n": int(name)})
    if deed.kind in (DeedKind.REVEAL, DeedKind.DRAW):
        return verb("reveal" if deed.kind is DeedKind.REVEAL else "aside", LABEL, Sentence("what-it"))
    done, gifts = branch(asked, deed, deed.names.index(name), LABEL)
    if NO in deed.names:
        return briefly(done)
    return together(done, gifts) or Sentence("option-nothing")


def declining(asked: Asked) -> Sentence:
    """The option that declines: the end of a choice, "no" to a single thing, or none of several."""
    if asked.kind == "option" and asking_deed(asked).kind is DeedKind.WAY:
        return Sentence("option-no-way", {"card": asked.source})
    own = f"option-{asked.source}-{NO}"
    if is_known(own):
        return Sentence(own)
    if asked.picked or (asked.kind == "trigger" and not any(asked.rules)):
        return Sentence("option-done")
    told = is_known(f"ask-{asked.source}-{asked.purpose}")  # the card's own message is an instruction, not a question
    picks_one = asked.kind == "pick" and asked.most == 1 and not told
    one = len(offered(asked)) == 1 if asked.kind in ("option", "trigger") else picks_one
    return Sentence("option-no" if one else "option-none")


# ---------------------------------------------------------------- reasons
def reason(asked: Asked) -> Sentence | None:
    """The reason why a player is asked: the event, and its cause."""
    try:
        return worded_reason(asked)
    except Exception:
        log.exception("the reason of a question cannot be worded: %s", asked)
        return None


def worded_reason(asked: Asked) -> Sentence | None:
    """The sentence for the reason; None if there is none."""
    if not asked.reason:
        return None
    event, card, cause, who = (asked.reason[key] for key in ("event", "card", "cause", "who"))
    key = "why-" + str(event).replace("after ", "").replace(" ", "-")
    if not is_known(key):
        return None
    values: dict[str, Value] = {"who": int(str(who))}
    why = Sentence(key, values | {"cards": [str(card)]} if card else values)
    if cause and cause != card and card:
        return Sentence("why-with", {"card": str(cause)}, {"why": [why]})
    return why
