"""The numbers the engine thinks in. Names for people are in `names` at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Answers. Everything from 0 up is an option's code; what a code means depends on the decision.
PASS: Final[i64] = -1  # decline, or stop
NONE: Final[i64] = -2  # no answer yet

# What a step of a phrase reports.
DONE: Final[i64] = 0  # go on with the next phrase
AGAIN: Final[i64] = 1  # something was put on the stack: come again
ASK: Final[i64] = 2  # a decision is pending

# What a decision is about.
ACTION_PHASE: Final[i64] = 0
BUY_PHASE: Final[i64] = 1
PICK: Final[i64] = 2  # cards of a zone, one after the other
PILE: Final[i64] = 3  # a pile to gain from
OPTION: Final[i64] = 4  # one of several named things
TRIGGER: Final[i64] = 5  # which effect next, or none
ORDER: Final[i64] = 6  # which card next

# Codes of options that are not simply a kind of card.
BUY_CARD: Final[i64] = 1 << 20
BUY_LAND: Final[i64] = 1 << 21
SPEND: Final[i64] = 1 << 22  # plus the token
TWIN_SHIFT: Final[i64] = 16  # a card to pick is its kind, plus which of those that differ in what is bound to them
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
PROJECT: Final[i64] = 1 << 32
ARTIFACT: Final[i64] = 1 << 33
LANDSCAPE: Final[i64] = PROJECT | ARTIFACT
ANY_TYPE: Final[i64] = (1 << 32) - 1

# Phases.
IN_ACTION_PHASE: Final[i64] = 0
IN_BUY_PHASE: Final[i64] = 1
IN_CLEAN_UP: Final[i64] = 2

# A player's zones. A place is `seat * ZONES + zone`, the trash, or nowhere.
DECK: Final[i64] = 0
HAND: Final[i64] = 1
DISCARD: Final[i64] = 2
PLAY: Final[i64] = 3
ASIDE: Final[i64] = 4
LOOK: Final[i64] = 5  # turned over or looked at, on its way elsewhere
ZONES: Final[i64] = 16
TRASH: Final[i64] = 1 << 20
NOWHERE: Final[i64] = -1

# Tokens on a player's mats.
COFFERS: Final[i64] = 0
VILLAGERS: Final[i64] = 1
TOKENS: Final[i64] = 2

# Events that open a window, then questions that are answered by a number or by types.
ON_PLAY: Final[i64] = 0  # before anything of the card happens
AFTER_PLAY: Final[i64] = 1
ON_GAIN: Final[i64] = 2
ON_TRASH: Final[i64] = 3
ON_DISCARD: Final[i64] = 4
ON_REVEAL: Final[i64] = 5
ON_SHUFFLE: Final[i64] = 6  # before it
TURN_START: Final[i64] = 7
BUY_PHASE_START: Final[i64] = 8
BUY_PHASE_END: Final[i64] = 9
CLEAN_UP_START: Final[i64] = 10
TURN_END: Final[i64] = 11
GAME_END: Final[i64] = 12
COST: Final[i64] = 13
TYPES: Final[i64] = 14
NEW_HAND: Final[i64] = 15
EVENTS: Final[i64] = 16
ABOUT_A_CARD: Final[i64] = 0b111111  # the events that happen to a card, a bit each
QUESTIONS: Final[i64] = 1 << COST | 1 << TYPES | 1 << NEW_HAND
PLAYS: Final[i64] = 1 << ON_PLAY | 1 << AFTER_PLAY

# Where a rule is read from.
FROM_ITSELF: Final[i64] = 0  # the card the event is about
FROM_HAND: Final[i64] = 1
FROM_LANDSCAPE: Final[i64] = 2  # one its owner has
FROM_LINGER: Final[i64] = 3  # an effect that lasts
FROM_PLAY: Final[i64] = 4  # a card its owner has in play

# Whose event it is, seen from the owner of a rule.
YOURS: Final[i64] = 0
OTHERS: Final[i64] = 1
ANYONES: Final[i64] = 2

# How long an effect lasts.
THIS_TURN: Final[i64] = 0
UNTIL_USED: Final[i64] = 1
UNTIL_NEXT_TURN: Final[i64] = 2  # of whoever made it: it ends before anything happens in that turn

# What the history of a turn records.
PLAYED: Final[i64] = 0
GAINED: Final[i64] = 1
BOUGHT: Final[i64] = 2
TRASHED: Final[i64] = 3
USED: Final[i64] = 4  # a rule that works once per turn

# How the cards of a pile lie.
ALIKE: Final[i64] = 0  # of one kind, or of several to choose from
IN_ORDER: Final[i64] = 1  # only the top one can be taken; everybody knows what lies below
SHUFFLED: Final[i64] = 2  # the same, but nobody knows

# Kinds marked when the game is set up.
BANE: Final[i64] = 0
MARKS: Final[i64] = 1

# Where the cards of a decision lie, besides a player's zones.
FROM_IT: Final[i64] = 8  # the cards the last phrase handled
FROM_TRASH: Final[i64] = 9
FROM_SUPPLY: Final[i64] = 10
FROM_BESIDE: Final[i64] = 11  # a pile beside the supply

LAND: Final[i64] = 1 << 40  # a source is a card instance, or LAND plus a landscape
MANY: Final[i64] = 1 << 29  # of 1 << 30 mypyc 2.4 makes a negative int
EVERYONE: Final[i64] = -1  # a mask of who knows something: a bit per player, and one for spectators
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
    "Project": 1 << 32,
    "Artifact": 1 << 33,
}
ZONE_NAMES: Final[list[str]] = ["deck", "hand", "discard", "play", "aside", "look"]
TOKEN_NAMES: Final[list[str]] = ["coffers", "villagers"]
PHASE_NAMES: Final[list[str]] = ["action", "buy", "clean-up"]
MARK_NAMES: Final[list[str]] = ["bane"]
DECISION_NAMES: Final[list[str]] = ["action phase", "buy phase", "pick", "pile", "option", "trigger", "order"]
EVENT_NAMES: Final[list[str]] = [
    "play", "after play", "gain", "trash", "discard", "reveal", "shuffle", "turn start", "buy phase start",
    "buy phase end", "clean-up start", "turn end", "game end", "cost", "types", "new hand",
]  # fmt: skip
