"""The numeric constants of the engine. The tables of their names are at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Answers. A number from 0 up is the code of an option; its meaning depends on the decision.
PASS: Final[i64] = -1  # decline, or stop
NONE: Final[i64] = -2  # no answer yet

# Results of `Phrase.step`.
DONE: Final[i64] = 0  # continue with the next phrase
AGAIN: Final[i64] = 1  # a frame was pushed: call `step` again after it
ASK: Final[i64] = 2  # a decision is pending

# Kinds of decisions.
ACTION_PHASE: Final[i64] = 0
BUY_PHASE: Final[i64] = 1
NIGHT_PHASE: Final[i64] = 2
PICK: Final[i64] = 3  # cards of a zone, one by one
PILE: Final[i64] = 4  # a pile to gain from
OPTION: Final[i64] = 5  # one of several named options
TRIGGER: Final[i64] = 6  # the effect to use next, or none
ORDER: Final[i64] = 7  # the next card

# Codes of options other than kinds of cards.
BUY_CARD: Final[i64] = 1 << 20
BUY_LAND: Final[i64] = 1 << 21
SPEND: Final[i64] = 1 << 22  # plus the token
TWIN_SHIFT: Final[i64] = 16  # above the kind: the Way, or the number of a card among those of a kind that differ
KIND_MASK: Final[i64] = (1 << 16) - 1

# Types of cards and landscapes, a bit each.
ACTION: Final[i64] = 1
TREASURE: Final[i64] = 2
VICTORY: Final[i64] = 4
CURSE: Final[i64] = 8
ATTACK: Final[i64] = 16
REACTION: Final[i64] = 32
DURATION: Final[i64] = 64
PRIZE: Final[i64] = 128
NIGHT: Final[i64] = 256
RESERVE: Final[i64] = 512
COMMAND: Final[i64] = 1 << 10
GATHERING: Final[i64] = 1 << 11
LIAISON: Final[i64] = 1 << 12
FATE: Final[i64] = 1 << 13
DOOM: Final[i64] = 1 << 14
HEIRLOOM: Final[i64] = 1 << 15
SPIRIT: Final[i64] = 1 << 16
SHELTER: Final[i64] = 1 << 17
RUINS: Final[i64] = 1 << 18
LOOTER: Final[i64] = 1 << 19
LOOT: Final[i64] = 1 << 20
TOWNSFOLK: Final[i64] = 1 << 21
WIZARD: Final[i64] = 1 << 22
ODYSSEY: Final[i64] = 1 << 23
PROJECT: Final[i64] = 1 << 48
ARTIFACT: Final[i64] = 1 << 49
EVENT: Final[i64] = 1 << 50
LANDMARK: Final[i64] = 1 << 51
WAY: Final[i64] = 1 << 52
ALLY: Final[i64] = 1 << 53
TRAIT: Final[i64] = 1 << 54
BOON: Final[i64] = 1 << 55
HEX: Final[i64] = 1 << 56
STATE: Final[i64] = 1 << 57
GAME_RULE: Final[i64] = 1 << 58  # not a real landscape: rules of a card that apply to the whole game
ANY_TYPE: Final[i64] = (1 << 48) - 1
LANDSCAPE: Final[i64] = ((1 << 59) - 1) ^ ANY_TYPE
FOR_SALE: Final[i64] = PROJECT | EVENT  # landscapes that can be bought
EVERYBODYS: Final[i64] = LANDMARK | WAY | ALLY | TRAIT | GAME_RULE  # landscapes that apply to all players from the start
SIDEWAYS: Final[i64] = FOR_SALE | LANDMARK | WAY | TRAIT  # landscapes of which a kingdom has at most two
CHOSEN: Final[i64] = FOR_SALE | LANDMARK | WAY | TRAIT | ALLY  # landscapes that a setup names

# Phases.
IN_ACTION_PHASE: Final[i64] = 0
IN_BUY_PHASE: Final[i64] = 1
IN_CLEAN_UP: Final[i64] = 2
IN_NIGHT: Final[i64] = 3  # between the Buy phase and Clean-up

# A player's zones. A place is `seat * ZONES + zone`, the trash, or nowhere.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
DISCARD: Final[i64] = 2
PLAY: Final[i64] = 3
ASIDE: Final[i64] = 4
LOOK: Final[i64] = 5  # cards that are revealed or looked at, before they go elsewhere
EXILE: Final[i64] = 6  # the first of the mats, which are created on first use
TAVERN: Final[i64] = 7
ISLAND: Final[i64] = 8
NATIVE_VILLAGE: Final[i64] = 9
MATS: Final[i64] = 4
SCATTERED: Final[i64] = 14  # not a zone: cards of one player in different zones
ZONES: Final[i64] = 16
TRASH: Final[i64] = 1 << 20
NOWHERE: Final[i64] = -1
PURCHASE: Final[i64] = 1 << 21  # the origin of a bought card, plus the amount overpaid

# Tokens of a player. The first three can be spent at a decision; "spending" debt pays it off.
COFFERS: Final[i64] = 0
VILLAGERS: Final[i64] = 1
DEBT: Final[i64] = 2
SPENDABLE: Final[i64] = 3
VP: Final[i64] = 3
FAVORS: Final[i64] = 4
JOURNEY: Final[i64] = 5  # 1: the Journey token lies face down
SKIPS: Final[i64] = 6  # how many of the player's next turns are skipped
TOKENS: Final[i64] = 7

# Events that open a window, and questions that rules answer with a number or with types.
ON_PLAY: Final[i64] = 0  # before the text of the card is followed
AFTER_PLAY: Final[i64] = 1
ON_GAIN: Final[i64] = 2
ON_TRASH: Final[i64] = 3
ON_DISCARD: Final[i64] = 4
ON_REVEAL: Final[i64] = 5
ON_SHUFFLE: Final[i64] = 6  # before the shuffle
ON_EMPTY: Final[i64] = 7  # a supply pile has become empty
TURN_START: Final[i64] = 8  # the first of the times of a turn
BUY_PHASE_START: Final[i64] = 9
BUY_PHASE_END: Final[i64] = 10
CLEAN_UP_START: Final[i64] = 11
CLEAN_UP_DISCARD: Final[i64] = 12  # before the cards in play are discarded
TURN_END: Final[i64] = 13
GAME_END: Final[i64] = 14
COST: Final[i64] = 15
TYPES: Final[i64] = 16
NEW_HAND: Final[i64] = 17
MORE_OPTIONS: Final[i64] = 18  # how many more options a player may choose
TURN_OVER: Final[i64] = 19  # after the turn, before the next one
BUYING: Final[i64] = 20  # cards that may not be bought
EVENTS: Final[i64] = 21
GAINS: Final[i64] = 1 << ON_GAIN | 1 << ON_EMPTY  # events that a gain can cause
ABOUT_A_CARD: Final[i64] = 0b111111  # the events that happen to a card, a bit each
QUESTIONS: Final[i64] = 1 << COST | 1 << TYPES | 1 << NEW_HAND | 1 << MORE_OPTIONS | 1 << BUYING
PLAYS: Final[i64] = 1 << ON_PLAY | 1 << AFTER_PLAY

# Scopes of rules: where a rule must be to apply.
FROM_ITSELF: Final[i64] = 0  # on the card that the event is about
FROM_HAND: Final[i64] = 1
FROM_LANDSCAPE: Final[i64] = 2  # on a landscape that its owner has
FROM_LINGER: Final[i64] = 3  # in a lasting effect
FROM_PLAY: Final[i64] = 4  # on a card that its owner has in play
FROM_TAVERN: Final[i64] = 5  # on a card on its owner's Tavern mat, which may be called

# Whose events a rule waits for, relative to its owner.
YOURS: Final[i64] = 0
OTHERS: Final[i64] = 1
ANYONES: Final[i64] = 2

# How long an effect lasts.
THIS_TURN: Final[i64] = 0
UNTIL_USED: Final[i64] = 1
UNTIL_NEXT_TURN: Final[i64] = 2  # ends right before the owner's next turn
FOREVER: Final[i64] = 3  # for the rest of the game
UNTIL_ANY_TURN: Final[i64] = 4  # ends right before the next turn of any player

# Reasons for an extra turn. The queue packs the player in the lowest bits and the reason from WHY_SHIFT up.
AFTER_THE_END: Final[i64] = 1
ONCE_MORE: Final[i64] = 2
LIMITED_TURN: Final[i64] = 3  # only LIMITED_TURN_PLAYS cards may be played from hand
LIMITED_TURN_PLAYS: Final[i64] = 3
WHY_SHIFT: Final[i64] = 8

# Entries of the history of a turn, as indices into HISTORY_NAMES. `history.py` packs them.
PLAYED: Final[i64] = 0
GAINED: Final[i64] = 1
BOUGHT: Final[i64] = 2
TRASHED: Final[i64] = 3
USED: Final[i64] = 4  # a rule that works once per turn
RETURNED: Final[i64] = 5  # return to the Action phase
LIMITED_PLAY: Final[i64] = 6  # a play from hand in a limited turn

# The order of the cards in a pile.
ALIKE: Final[i64] = 0  # no order: one kind, or several kinds to choose from
IN_ORDER: Final[i64] = 1  # only the top card can be taken; everybody knows the cards below it
SHUFFLED: Final[i64] = 2  # only the top card can be taken; nobody knows the cards below it
FACE_DOWN: Final[i64] = 3  # like SHUFFLED, but the top card is hidden, too

# Marks of piles, as indices into MARK_NAMES.
BANE: Final[i64] = 0

# Places of the cards in a decision, besides a player's zones.
FROM_IT: Final[i64] = 32  # IT: the cards that the last phrase handled
FROM_TRASH: Final[i64] = 33
FROM_SUPPLY: Final[i64] = 34
FROM_BESIDE: Final[i64] = 35  # a pile beside the supply
FROM_SHUFFLE: Final[i64] = 36  # the cards that are about to be shuffled
FROM_SEVERAL: Final[i64] = 37  # several places of one player
FROM_THIS: Final[i64] = 38  # one of the places in FROM_SEVERAL: this card, while it is in play

LAND: Final[i64] = 1 << 40  # a source is a card instance, or LAND plus the number of a landscape
MANY: Final[i64] = 1 << 29  # mypyc 2.4 turns 1 << 30 into a negative int
EVERYONE: Final[i64] = -1  # a mask of players who know something, one bit each; SPECTATOR is the bit for spectators
SPECTATOR: Final[i64] = 62

TYPE_NAMES: Final[dict[str, int]] = {
    "Action": 1,
    "Treasure": 2,
    "Victory": 4,
    "Curse": 8,
    "Attack": 16,
    "Reaction": 32,
    "Duration": 64,
    "Prize": 128,
    "Night": 256,
    "Reserve": 512,
    "Command": 1 << 10,
    "Gathering": 1 << 11,
    "Liaison": 1 << 12,
    "Fate": 1 << 13,
    "Doom": 1 << 14,
    "Heirloom": 1 << 15,
    "Spirit": 1 << 16,
    "Shelter": 1 << 17,
    "Ruins": 1 << 18,
    "Looter": 1 << 19,
    "Loot": 1 << 20,
    "Townsfolk": 1 << 21,
    "Wizard": 1 << 22,
    "Odyssey": 1 << 23,
    "Project": 1 << 48,
    "Artifact": 1 << 49,
    "Event": 1 << 50,
    "Landmark": 1 << 51,
    "Way": 1 << 52,
    "Ally": 1 << 53,
    "Trait": 1 << 54,
    "Boon": 1 << 55,
    "Hex": 1 << 56,
    "State": 1 << 57,
}
ZONE_NAMES: Final[list[str]] = [
    "deck", "hand", "discard", "play", "aside", "look", "exile", "tavern", "island", "native_village",
]  # fmt: skip
TOKEN_NAMES: Final[list[str]] = ["coffers", "villagers", "debt", "vp", "favors", "journey", "skips"]
PLUS_COIN: Final[i64] = 3  # indices into PILE_TOKENS
LESS_COST: Final[i64] = 4
PILE_TOKENS: Final[list[str]] = ["card", "action", "buy", "coin", "cost", "trash"]  # tokens that each player can put on a pile
PHASE_NAMES: Final[list[str]] = ["action", "buy", "clean-up", "night"]
HISTORY_NAMES: Final[list[str]] = ["played", "gained", "bought", "trashed", "used", "returned", "limited play"]
MARK_NAMES: Final[list[str]] = ["bane"]  # cards that need an extra pile add their marks
DECISION_NAMES: Final[list[str]] = ["action phase", "buy phase", "night phase", "pick", "pile", "option", "trigger", "order"]
EVENT_NAMES: Final[list[str]] = [
    "play", "after play", "gain", "trash", "discard", "reveal", "shuffle", "pile emptied", "turn start", "buy phase start",
    "buy phase end", "clean-up start", "clean-up discard", "turn end", "game end", "cost", "types", "new hand", "more options",
    "turn over", "buying",
]  # fmt: skip
