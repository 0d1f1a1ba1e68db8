"""Names for your own phrases, conditions, filters and counts, if no word expresses what a card does.

The engine follows a text phrase by phrase. It calls `step` of the current phrase with the game `g`, the frame `f` and an
answer, until `step` returns DONE. A phrase must keep its state in the frame, because one phrase object serves all games, and
a game can be copied, saved or undone at any question. Names that are not listed here may change from version to version.

>>> from demesne.words import plus
>>> from demesne.words.own import DONE, Frame, Phrase, State, give
>>> class Windfall(Phrase):
...     def step(self, g: State, f: Frame, answer: int) -> int:
...         give(g, f.who, coins=2)
...         return DONE
>>> text = plus(actions=1), Windfall()
"""

from __future__ import annotations

from typing import Final, TypeAlias

from demesne.engine import constants, costs, deeds, definitions, expressions, frames, gaining, log, places, state
from demesne.engine.history import entry_thing, entry_what, entry_who
from demesne.phrases import gifts

__all__ = [
    "AGAIN",
    "DONE",
    "EVERYONE",
    "FROM_SUPPLY",
    "NONE",
    "OPTION",
    "PASS",
    "PICK",
    "PILE",
    "CardTest",
    "Count",
    "Deed",
    "DeedKind",
    "Frame",
    "Phrase",
    "State",
    "Test",
    "Worth",
    "ask",
    "become_it",
    "cards_in",
    "cards_of_it",
    "gain_card",
    "gained_cards",
    "give",
    "id_of_kind",
    "kind_of",
    "kinds_in_supply",
    "note",
    "note_cards",
    "pass_card",
    "price_of",
    "types_of",
]

# ---------------------------------------------------------------- what a text is made of
Phrase: TypeAlias = definitions.Phrase
"""One verb of a text. Subclasses write `step`, `options` if they ask, and `deeds` for readers of cards such as bots.

>>> class Windfall(Phrase):
...     def step(self, g, f, answer):
...         give(g, f.who, coins=2)
...         return DONE
>>> try_out(Windfall())
p1: coins: 2
"""
Test: TypeAlias = expressions.Test
"""A condition, for `if_` and `when`. Subclasses write `holds`; `&`, `|` and `~` combine them.

>>> class HandIsOdd(Test):
...     def holds(self, g, f, who):
...         return len(cards_in(g, who, HAND)) % 2 == 1
>>> try_out(if_(HandIsOdd(), plus(coins=1)), hand="copper")
p1: hand: copper; coins: 1
"""
CardTest: TypeAlias = expressions.CardTest
"""A filter, for `a(...)`. Subclasses write `fits_kind` for what is true of every card of a kind, or `fits` for a single card.

>>> class HasShortName(CardTest):
...     def fits_kind(self, g, f, who, kind):
...         return len(id_of_kind(g, kind)) <= 4
>>> try_out(trash(1, a(HasShortName())), hand="gold, silver")
p1: hand: silver
trash: gold
"""
Count: TypeAlias = expressions.Count
"""A number that depends on the game. Subclasses write `value`; `+ - * //` combine counts, and `>=`, `<` and so on make tests.

>>> class Opponents(Count):
...     def value(self, g, f, who):
...         return g.nplayers - 1
>>> try_out(plus(coins=Opponents() * 2), players=3)
p1: coins: 4
"""
Worth: TypeAlias = expressions.Worth
"""The points of a card, for `worth=`. Subclasses write `value`, the points of one such card of the player `who`.

>>> class PerOpponent(Worth):
...     def value(self, g, who):
...         return g.nplayers - 1
>>> mine.victory("Embassy Garden", 4, worth=PerOpponent()).name
'Embassy Garden'
"""
State: TypeAlias = state.State
"""The game, as `g`. Your own cards may read `g.nplayers`, `g.current` (the player whose turn it is), `g.actions`, `g.buys`
and `g.coins`, and call `g.offer(code)` in `options`.

>>> class CoinsLeft(Count):
...     def value(self, g: State, f: Frame, who: int) -> int:
...         return g.coins if who == g.current else 0
>>> try_out(plus(coins=CoinsLeft()), coins=2)
p1: coins: 4
"""
Frame: TypeAlias = state.Frame
"""A text being followed, as `f`. `f.who` follows it, `f.attacker` played the card, `f.source` is THIS and `f.that` is THAT.

A phrase stores numbers in `f.a` and `f.b`, which are 0 when it begins. `f.remembered` is kept for the whole text, which reads
it as `remembered_number`.

>>> class RememberSeat(Phrase):
...     def step(self, g: State, f: Frame, answer: int) -> int:
...         f.remembered = f.who + 1
...         return DONE
>>> try_out(each_player(RememberSeat(), plus(coffers=remembered_number)))
p1: coffers: 1
p2: coffers: 2
"""
Deed: TypeAlias = deeds.Deed
"""What a phrase does, for readers of cards such as bots and the kingdom generator: what, and how much of it.

>>> class Windfall(Phrase):
...     def step(self, g, f, answer):
...         give(g, f.who, coins=2)
...         return DONE
...     def deeds(self):
...         return [Deed(DeedKind.COINS, 2)]
>>> [(deed.kind.name, deed.amount) for deed in Windfall().deeds()]
[('COINS', 2)]
"""
DeedKind: TypeAlias = deeds.DeedKind
"""The kinds of deeds: `DeedKind.COINS`, `DeedKind.GAIN`, `DeedKind.TRASH` and so on.

>>> DeedKind.PAY in list(DeedKind)
True
"""

# ---------------------------------------------------------------- what a step reports, and answers
DONE: Final = int(constants.DONE)
"""Reported by `step`: the phrase is done, the next one follows.

>>> class Nothing(Phrase):
...     def step(self, g, f, answer):
...         return DONE
>>> try_out(Nothing(), plus(coins=1))
p1: coins: 1
"""
AGAIN: Final = int(constants.AGAIN)
"""Reported by `step`: call it again with NONE once everything it set off, such as a gain, is over.

>>> class OneCopperEach(Phrase):
...     def step(self, g, f, answer):
...         if f.a == g.nplayers:
...             return DONE
...         gain_card(g, f.a, kinds_in_supply(g)[0], DISCARD)
...         f.a += 1
...         return AGAIN
>>> try_out(OneCopperEach())
p1: discard: copper
p2: discard: copper
"""
NONE: Final = int(constants.NONE)
"""The answer with which `step` is called when a phrase begins: nobody has answered anything yet.

>>> class PayAny(Phrase):
...     def step(self, g, f, answer):
...         if answer == NONE:
...             return ask(g, OPTION, f.who)
...         f.remembered = answer
...         give(g, f.who, coins=-answer)
...         return DONE
...     def options(self, g, f):
...         for coins in range(g.coins + 1):
...             g.offer(coins)
>>> try_out(PayAny(), plus(cards=remembered_number), coins=3, deck="gold*3", do="choose 2")
p1: hand: gold*2; deck: gold; coins: 1
"""
PASS: Final = int(constants.PASS)
"""The answer that declines, and the option for it.

>>> class MayTakeCoin(Phrase):
...     def step(self, g, f, answer):
...         if answer == NONE:
...             return ask(g, OPTION, f.who)
...         give(g, f.who, coins=0 if answer == PASS else 1)
...         return DONE
...     def options(self, g, f):
...         g.offer(1)
...         g.offer(PASS)
>>> try_out(MayTakeCoin(), do="choose none")
p1: nothing
"""
OPTION: Final = int(constants.OPTION)
"""A question about one of several things: an option is any number from 0 up, and `label` names it.

>>> class OneOrTwo(Phrase):
...     def step(self, g, f, answer):
...         if answer == NONE:
...             return ask(g, OPTION, f.who)
...         give(g, f.who, coins=answer)
...         return DONE
...     def options(self, g, f):
...         g.offer(1)
...         g.offer(2)
...     def label(self, option):
...         return "coins" if option == 1 else "gold"
>>> try_out(OneOrTwo(), do="choose gold")
p1: coins: 2
"""
PILE: Final = int(constants.PILE)
"""A question about a card of the supply: an option is the kind of a card.

>>> class GainAny(Phrase):
...     def step(self, g, f, answer):
...         if answer == NONE:
...             return ask(g, PILE, f.who)
...         gain_card(g, f.who, answer, DISCARD)
...         return DONE
...     def options(self, g, f):
...         for kind in kinds_in_supply(g):
...             g.offer(kind)
>>> try_out(GainAny(), do="choose gold")
p1: discard: gold
"""
PICK: Final = int(constants.PICK)
"""A question about cards: an option is the kind of a card. `pickable` lists the kinds of all cards that could be picked.

>>> class PickFromHand(Phrase):
...     def step(self, g, f, answer):
...         if answer == NONE:
...             return ask(g, PICK, f.who)
...         become_it(g, f, [card for card in cards_in(g, f.who, HAND) if kind_of(g, card) == answer][:1], HAND)
...         return DONE
...     def options(self, g, f):
...         for kind in sorted(set(self.pickable(g, f))):
...             g.offer(kind)
...     def pickable(self, g, f):
...         return [kind_of(g, card) for card in cards_in(g, f.who, HAND)]
>>> try_out(PickFromHand(), put(IT, TOP), hand="copper, gold", do="choose gold")
p1: hand: copper; deck: gold
"""
FROM_SUPPLY: Final = int(constants.FROM_SUPPLY)
"""The supply, as `takes_from` of a phrase that asks with PILE and as `source` of its deeds.

>>> Deed(DeedKind.GAIN, source=FROM_SUPPLY, to=DISCARD).source == FROM_SUPPLY
True
"""


def ask(g: State, about: int, who: int) -> int:
    """Ask a player: return the result from `step`, which is then called with the answer. `about` is OPTION, PILE or PICK.

    `options` offers the possible answers. If there is only one, nobody is asked.

    >>> class Toll(Phrase):
    ...     def step(self, g, f, answer):
    ...         if answer == NONE:
    ...             return ask(g, OPTION, f.attacker)
    ...         give(g, f.attacker, coffers=answer)
    ...         return DONE
    ...     def options(self, g, f):
    ...         g.offer(1)
    ...         g.offer(2)
    >>> try_out(each_other(Toll()), do="choose 2")
    p1: coffers: 2
    """
    return int(frames.ask(g, about, who))


# ---------------------------------------------------------------- cards and kinds
def cards_in(g: State, who: int, zone: int) -> list[int]:
    """The cards in a zone of a player, from bottom to top. Each card is a unique number; `kind_of` returns its kind.

    >>> class DeckSize(Count):
    ...     def value(self, g, f, who):
    ...         return len(cards_in(g, who, DECK))
    >>> try_out(plus(coins=DeckSize()), deck="gold*3")
    p1: deck: gold*3; coins: 3
    """
    return g.players[who].zone(zone).listed()


def cards_of_it(f: Frame) -> list[int]:
    """The cards of IT.

    >>> class CardsOfIt(Count):
    ...     def value(self, g, f, who):
    ...         return len(cards_of_it(f))
    >>> try_out(discard(2), plus(coins=CardsOfIt()), hand="copper*2")
    p1: discard: copper*2; coins: 2
    """
    return f.its.listed()


def become_it(g: State, f: Frame, cards: list[int], zone: int) -> None:
    """These cards in a zone of the player become IT, so that the words that follow can move them.

    >>> class BottomCard(Phrase):
    ...     def step(self, g, f, answer):
    ...         become_it(g, f, cards_in(g, f.who, DECK)[:1], DECK)
    ...         return DONE
    >>> try_out(BottomCard(), put(IT, HAND), deck="copper, gold")
    p1: hand: gold; deck: copper
    """
    f.its.n = 0
    for card in cards:
        f.its.put(card)
    f.it_at = places.place(f.who, zone)
    f.it_tick = g.tick


def kind_of(g: State, card: int) -> int:
    """The kind of a card: all Coppers of a game are of one kind.

    >>> class Pairs(Test):
    ...     def holds(self, g, f, who):
    ...         kinds = [kind_of(g, card) for card in cards_in(g, who, HAND)]
    ...         return len(set(kinds)) < len(kinds)
    >>> try_out(if_(Pairs(), plus(coins=1)), hand="copper*2")
    p1: hand: copper*2; coins: 1
    """
    return int(g.kind_of[card])


def id_of_kind(g: State, kind: int) -> str:
    """The id of the cards of a kind, such as "throne_room".

    >>> class NamedLikeThat(CardTest):
    ...     def fits_kind(self, g, f, who, kind):
    ...         return id_of_kind(g, kind).startswith("s")
    >>> try_out(trash(1, a(NamedLikeThat())), hand="copper, silver")
    p1: hand: copper
    trash: silver
    """
    return str(g.kinds[kind].id)


def price_of(g: State, kind: int) -> int:
    """The current cost of a card of this kind. Costs are equal if coins, Potions and debt are all equal.

    >>> class CostsLikeGold(CardTest):
    ...     def fits_kind(self, g, f, who, kind):
    ...         return price_of(g, kind) == 6
    >>> try_out(trash(1, a(CostsLikeGold())), hand="copper, gold")
    p1: hand: copper
    trash: gold
    """
    return int(costs.cost(g, kind))


def types_of(g: State, kind: int) -> int:
    """The types of a card of this kind now, as bits: `types_of(g, kind) & TREASURE`.

    >>> class PlainTreasure(CardTest):
    ...     def fits_kind(self, g, f, who, kind):
    ...         return types_of(g, kind) == TREASURE
    >>> try_out(trash(1, a(PlainTreasure())), hand="harem, silver")
    p1: hand: harem
    trash: silver
    """
    return int(costs.types(g, kind))


def kinds_in_supply(g: State) -> list[int]:
    """The kinds of card that can be taken from the supply now.

    >>> class KindsLeft(Count):
    ...     def value(self, g, f, who):
    ...         return len(kinds_in_supply(g))
    >>> try_out(if_(KindsLeft() >= 7, plus(coins=1)))
    p1: coins: 1
    """
    return [kind for kind in range(g.nkinds) if gaining.is_in_supply(g, kind)]


def gained_cards(g: State) -> list[tuple[int, int]]:
    """The gains of this turn in order, each as the player and the card.

    >>> class GainsOfOthers(Count):
    ...     def value(self, g, f, who):
    ...         return len([card for player, card in gained_cards(g) if player != who])
    >>> try_out(each_other(gain("Curse")), plus(coins=GainsOfOthers()))
    p1: coins: 1
    p2: discard: curse
    """
    entries = [g.history.ids[i] for i in range(g.history.n)]
    return [(int(entry_who(entry)), int(entry_thing(entry))) for entry in entries if entry_what(entry) == constants.GAINED]


# ---------------------------------------------------------------- what a phrase can do
def give(
    g: State, who: int, actions: int = 0, buys: int = 0, coins: int = 0, coffers: int = 0, villagers: int = 0
) -> None:  # fmt: skip
    """Give a player Actions, Buys, coins (negative to take them), Coffers or Villagers. Players whose turn it is not can only
    use Coffers and Villagers.

    >>> class Alms(Phrase):
    ...     def step(self, g, f, answer):
    ...         for player in range(g.nplayers):
    ...             give(g, player, coffers=1)
    ...         return DONE
    >>> try_out(Alms())
    p1: coffers: 1
    p2: coffers: 1
    """
    gifts.give(g, who, actions, buys, coins, coffers, villagers)


def gain_card(g: State, who: int, kind: int, zone: int) -> int:
    """A player gains a card of this kind to a zone; returns the card, or -1 if its pile is empty.

    Other cards may react to it before the next step, so a phrase that has more to do returns AGAIN.

    >>> class GainFirst(Phrase):
    ...     def step(self, g, f, answer):
    ...         gain_card(g, f.who, kinds_in_supply(g)[0], HAND)
    ...         return DONE
    >>> try_out(GainFirst())
    p1: hand: copper
    """
    return int(gaining.gain(g, who, kind, zone))


def pass_card(g: State, card: int, giver: int, taker: int) -> bool:
    """Pass a card from one player's hand to another's; only these two see it. Returns False if it is not in that hand.

    >>> class PassAll(Phrase):
    ...     def step(self, g, f, answer):
    ...         for card in cards_in(g, f.who, HAND):
    ...             pass_card(g, card, f.who, (f.who + 1) % g.nplayers)
    ...         return DONE
    >>> try_out(PassAll(), hand="copper")
    p2: hand: copper
    """
    if not places.move(g, card, places.place(giver, constants.HAND), g.tick, places.place(taker, constants.HAND)):
        return False
    g.players[giver].owned[g.kind_of[card]] -= 1
    g.players[taker].owned[g.kind_of[card]] += 1
    if g.recording:
        g.known[card] = 1 << giver | 1 << taker
    return True


# ---------------------------------------------------------------- the log
EVERYONE: Final = int(constants.EVERYONE)
"""All players, as those who see cards in `note_cards`; `1 << f.who` is one player.

>>> class ShowHand(Phrase):
...     def step(self, g, f, answer):
...         note_cards(g, "reveal", f.who, cards_in(g, f.who, HAND), EVERYONE)
...         return DONE
>>> try_out(ShowHand(), hand="copper")
p1: hand: copper
"""


def note(g: State, kind: str, who: int, amount: int = 0, detail: str = "") -> None:
    """Write an event to the log; `demesne.EVENT_KINDS` lists the kinds and their fields. Does nothing in simulations.

    >>> class NameCoins(Phrase):
    ...     def step(self, g, f, answer):
    ...         note(g, "choose", f.who, detail="coins")
    ...         return DONE
    >>> try_out(NameCoins())
    p1: nothing
    """
    log.note(g, kind, who, amount, detail)


def note_cards(g: State, kind: str, who: int, cards: list[int], seen: int, detail: str = "") -> None:
    """Write an event about cards to the log. `seen` says who sees their faces: EVERYONE, or a bit for each player.

    >>> class LookAtTop(Phrase):
    ...     def step(self, g, f, answer):
    ...         note_cards(g, "look", f.who, cards_in(g, f.who, DECK)[-1:], 1 << f.who)
    ...         return DONE
    >>> try_out(LookAtTop(), deck="gold")
    p1: deck: gold
    """
    log.note_cards(g, kind, who, cards, seen, detail)
