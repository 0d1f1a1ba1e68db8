"""The effects of card texts as sentences: verbs with their objects, and the gifts that follow from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from demesne.engine.constants import DECK, FROM_TRASH, HAND, MANY, TURN_START, ZONE_NAMES
from demesne.engine.deeds import ATTACKER, Deed, DeedKind
from demesne.engine.definitions import Text
from demesne.phrases.reading import GIFTS, Amount, Kind, amount, condition, kind_of_card
from demesne.prose.sentences import Sentence, Value, is_known

# The forms of a verb: in a question, as an instruction, or on a button.
ASK: Final = "ask"
THEN: Final = "then"  # after another verb in the same sentence
DO: Final = "do"
LABEL: Final = "label"

EXACTLY: Final = "exactly"
EACH: Final = "each"
# Purposes of moving cards, and other effects, that have their own verb.
VERBS: Final = frozenset(
    ["discard", "trash", "gain", "topdeck", "bottom", "hand", "play", "replay", "reveal", "aside", "look", "put", "choose"]
    + ["exchange", "exile", "return", "name", "island", "tavern"]
)
COSTS: Final = frozenset(["do-discard", "do-trash", "do-pay", "do-reveal", "do-gain"])  # "for …" follows their object
# After these deeds, phrases refer to other cards.
FINDS: Final = (DeedKind.CHOOSE, DeedKind.REVEAL, DeedKind.GAIN, DeedKind.LOOK)
# Deeds without a sentence.
SILENT: Final = (
    DeedKind.SKIP, DeedKind.IF, DeedKind.REMEMBER, DeedKind.REPORT, DeedKind.OTHER, DeedKind.LAST, DeedKind.EACH,
    DeedKind.TOP_CARD, DeedKind.RECALL,
)  # fmt: skip
# Deeds with a sentence without an object: `do-extra-turn`.
PLAINLY: Final = (
    DeedKind.DECK_TO_DISCARD, DeedKind.EXTRA_TURN, DeedKind.BOON, DeedKind.RECEIVE, DeedKind.END_STATE, DeedKind.ROTATE,
)  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """The context of a text: whose cards it is about, and which cards it refers to."""

    who: int
    form: str
    that: str = ""  # the card of the event
    its: tuple[str, ...] = ()
    waits: bool = False  # IT was set aside when the effect began


# ---------------------------------------------------------------- objects
def some_cards(kind: Kind, mode: str, n: int) -> Sentence:
    """A number of cards of a kind."""
    types = "bane" if kind.marked else "-".join(kind.types)
    named = {"thing": kind.id} if kind.id else {"kind": types if is_known(f"kind-{types}") else "any"}
    what = Sentence("what-some", {"mode": mode, "n": n, **named})
    return costing(what, kind.least, kind.most, n if mode != "any" else 2)


def costing(what: Sentence, least: int, most: int, n: int = 1) -> Sentence:
    """Cards with a limit on their price, if there is one."""
    if least <= 0 and most >= MANY:
        return what
    return Sentence("what-costing", {"mode": mode_of(least, most), "least": least, "most": most, "n": n}, {"what": [what]})


def mode_of(least: int, most: int) -> str:
    """How a price is worded."""
    return EXACTLY if least == most else "least" if most >= MANY else "most" if least <= 0 else "between"


def of_supply(deed: Deed, prices: list[int] | None = None) -> Sentence:
    """A card of the supply, with the prices possible now, or with the limit in the text."""
    if deed.id and deed.least_cost is None:
        return some_cards(Kind(id=deed.id), EXACTLY, deed.amount or 1)
    what = some_cards(kind_of_card(deed.which), EXACTLY, 1)
    least, most = amount(deed.least_cost), amount(deed.most_cost)
    if prices:
        what = costing(what, prices[0], prices[1])
    elif deed.cheaper:
        what = Sentence("what-cheaper", {}, {"what": [what]})
    elif most.of == "cost" and least == most and most.n == 0:
        what = Sentence("what-alike", {}, {"what": [what]})
    elif most.of == "cost":
        mode = EXACTLY if least == most else "most"
        what = Sentence("what-more", {"mode": mode, "n": most.n}, {"what": [what]})
    elif not most.of and not least.of:
        what = costing(what, least.n, most.n)
    return what


def gained_to(deed: Deed) -> str:
    """The zone that a card is gained to."""
    return {HAND: "hand", DECK: "deck"}.get(deed.to, "discard")


def coming_from(what: Sentence, place: str, who: int, asked: int) -> Sentence:
    """Cards with the place they come from, unless it is the player's own hand."""
    if place in ("", "supply", "beside", "deck") or (place == "hand" and who == asked):
        return what
    if place == "look" and who == asked and what.values.get("mode") == EXACTLY and what.values.get("kind") == "any":
        return Sentence("what-these") if what.values["n"] == 1 else what
    whose: dict[str, Value] = {} if place == "trash" else {"who": who}
    return Sentence("what-from", {}, {"what": [what], "from": [Sentence(f"from-{place}", whose)]})


def meant(thing: str, scene: Scene) -> Sentence:
    """Cards that are not chosen here: by name if a player is asked about one, otherwise as "it" or "them"."""
    if thing in ("revealed", "hand"):
        return Sentence(f"what-{thing}")
    if scene.form != LABEL and thing == "that" and scene.that:
        return Sentence("what-that", {"thing": scene.that})
    if scene.form != LABEL and thing == "it" and len(scene.its) == 1:
        return Sentence("what-that", {"thing": scene.its[0]})
    if thing == "it" and scene.waits:
        return Sentence("what-aside")
    return Sentence("what-them" if thing == "it" and len(scene.its) > 1 else "what-it")


def gift(deed: Deed) -> Sentence:
    """A gift, such as +1 Card."""
    what = DeedKind.CARDS.value if deed.kind is DeedKind.DRAW else deed.kind.value
    given = Amount("", deed.amount) if deed.amount is not None else amount(deed.count)
    if given.of == "cards":
        return Sentence(f"gift-{what}", {"of": EACH, "n": 1})
    return Sentence(f"gift-{what}", {"of": {"": "fixed", "cost": "cost"}.get(given.of, "some"), "n": given.n})


def for_gifts(what: Sentence, gifts: list[Sentence]) -> Sentence:
    """Cards with the gifts that a player gets for them, perhaps for each."""
    if not gifts:
        return what
    key = "what-each" if gifts[0].values.get("of") == EACH else "what-for"
    return Sentence(key, {}, {"what": [what], "gifts": gifts})


# ---------------------------------------------------------------- verbs
def verb(name: str, form: str, what: Sentence, times: int = 1, until: str = "", to: str = "discard") -> Sentence:
    """A verb with its object."""
    values: dict[str, Value] = {"form": form}
    if name == "gain":
        values["to"] = to
    if name == "play":
        values["times"] = times
    if name == "aside":
        values["until"] = until or "ever"
    return Sentence(f"do-{name}", values, {"what": [what]})


def doing(deed: Deed, scene: Scene, purpose: str) -> Sentence | None:
    """The sentence for the effect of one phrase; None if it has no wording."""
    form = scene.form
    plain: dict[str, Value] = {"form": form}
    if deed.kind is DeedKind.CHOOSE:
        kind, most = kind_of_card(deed.which), deed.amount
        if deed.source == HAND and kind == Kind() and deed.least == most == MANY:
            return verb(purpose, form, Sentence("what-hand"))
        mode = "some" if most is None else "any" if most >= MANY else EXACTLY if most in (deed.least, 1) else "up-to"
        what = coming_from(some_cards(kind, mode, most or 1), place_of(deed.source), scene.who, scene.who)
        return verb(purpose if purpose in VERBS else "choose", form, what)
    if deed.kind is DeedKind.GAIN and not deed.thing:
        return verb("gain", form, of_supply(deed), to=gained_to(deed))
    if deed.kind is DeedKind.REVEAL and not deed.thing:
        return Sentence("do-reveal-deck", {**plain, "n": deed.amount or 1}) if deed.source == DECK else None
    if deed.kind is DeedKind.PAY:
        return verb("pay", form, Sentence("what-coins", {"n": deed.amount or 0}))
    if deed.kind is DeedKind.TAKE:
        return Sentence("do-take", {**plain, "thing": deed.id})
    if deed.kind is DeedKind.TOKEN:
        return Sentence("do-token-add" if deed.amount else "do-token-clear", plain)
    if deed.kind is DeedKind.UNAFFECTED and scene.that:
        return Sentence("do-unaffected", {**plain, "thing": scene.that})
    if deed.kind is DeedKind.GAIN_COPY:
        return Sentence("do-gain-copy", {"mine": "yes" if deed.whose == ATTACKER or deed.thing else "no"})
    if deed.kind in PLAINLY:
        return Sentence("do-" + deed.kind.value.replace(" ", "-"), plain)
    if deed.kind is DeedKind.REPLAY and deed.amount and deed.amount > 1:
        return verb("play", form, meant(deed.thing, scene), deed.amount)
    name = deed.kind.value
    return verb(name, form, meant(deed.thing or "it", scene)) if name in VERBS else None


def place_of(zone: int) -> str:
    """The name of a zone that cards are chosen from."""
    if zone == FROM_TRASH:
        return "trash"
    return ZONE_NAMES[zone] if 0 <= zone < len(ZONE_NAMES) else ""


def doings(text: Text, first: int, stop: int, scene: Scene) -> tuple[list[Sentence], list[Sentence]]:
    """The sentences for a range of phrases of a text, and the gifts for them."""
    done: list[Sentence] = []
    gifts: list[Sentence] = []
    at = first
    while at < min(stop, int(text.size)):
        phrase = text.phrases[at]
        at += 1
        for deed in phrase.deeds():
            if deed.kind in GIFTS or deed.kind is DeedKind.DRAW:
                gifts.append(gift(deed))
            elif deed.kind is DeedKind.SKIP:
                at += deed.skips[0]
            elif deed.kind is DeedKind.IF and condition(deed.test).what != "some":
                at += deed.skips[-1]
            elif deed.kind in (DeedKind.CHOOSE_ONE, DeedKind.CHOOSE_SOME):
                done.append(Sentence("do-one-of", {"form": scene.form}))
                at = int(text.size)
            elif deed.kind is DeedKind.LAST and done and done[-1].key == "do-aside":
                gifts += [gift(given) for rule in phrase.rules() if rule.event == TURN_START for given in given_by(rule.text)]
                done[-1] = replace(done[-1], values={**done[-1].values, "until": "turn"})
            elif deed.kind not in SILENT:
                if gifts and not done:
                    done, gifts = [getting(gifts)], []
                said = doing(deed, scene, phrase.purpose)
                done += [said] if said else []
                at = after_mover(text, at) if deed.kind is DeedKind.CHOOSE else at
                scene = replace(scene, waits=scene.waits and deed.kind not in FINDS)
    return (done, gifts) if done or not gifts else ([getting(gifts)], [])


def after_mover(text: Text, at: int) -> int:
    """The index after the phrase that moves the cards chosen just before."""
    for i in range(at, int(text.size)):
        if any(deed.thing == "it" for deed in text.phrases[i].deeds()):
            return i + 1
    return at


def getting(gifts: list[Sentence]) -> Sentence:
    """A sentence about gifts alone."""
    return Sentence("do-get", {}, {"gifts": gifts})


def together(done: list[Sentence], gifts: list[Sentence]) -> Sentence | None:
    """One sentence for all effects and their gifts; None if there are no effects."""
    if not done:
        return None
    all_of_it = Sentence("do-all", {}, {"do": done}) if len(done) > 1 else done[0]
    if not gifts:
        return all_of_it
    if all_of_it.key in COSTS:
        return replace(all_of_it, parts={"what": [for_gifts(all_of_it.parts["what"][0], gifts)]})
    return Sentence("do-for", {}, {"do": [all_of_it], "gifts": gifts})


# ---------------------------------------------------------------- consequences
def consequences(text: Text, at: int, form: str) -> tuple[list[Sentence], list[Sentence]]:
    """The gifts for the cards that are chosen at a phrase, and the gains after it, if they depend on whether any cards were
    chosen, or on how many."""
    gifts: list[Sentence] = []
    gains: list[Sentence] = []
    i = after_mover(text, at + 1)
    stop = i
    while i < int(text.size):
        for deed in text.phrases[i].deeds():
            if deed.kind is DeedKind.IF and condition(deed.test).what == "some" and condition(deed.test).holds:
                stop = i + 1 + deed.skips[-1]
            elif deed.kind in GIFTS or deed.kind is DeedKind.DRAW:
                if i < stop or amount(deed.count).of in ("cost", "cards"):
                    gifts.append(gift(deed))
            elif deed.kind is DeedKind.GAIN and i < stop and not deed.thing:
                gains.append(verb("gain", form, of_supply(deed), to=gained_to(deed)))
        if i >= stop:
            break
        i += 1
    return gifts, gains


def given_by(text: Text) -> list[Deed]:
    """All gifts of a text."""
    return [deed for phrase in text.phrases for deed in phrase.deeds() if deed.kind in GIFTS]
