"""What clients and the server say to each other: with `requests` the source of `docs/protocol.md` and `client/src/protocol.ts`.

Messages over the WebSocket carry their name in `type`. Cards, projects, artifacts and kingdoms are named by their ids; an
empty string is a card face down. A seat is a number from 0; seat 0 began the game.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 4  # raised when an older client would misunderstand the messages
NAME_LENGTH: Final = 30
CHAT_LENGTH: Final = 300
KINGDOM_LENGTH: Final = 2000


def about(text: str) -> Meta:
    """The description of a field in the generated documents."""
    return Meta(description=text)


def parts_of(whole: type[Struct]) -> Meta:
    """Mark a field that holds only some fields of another struct."""
    return Meta(extra={"parts of": whole}, description=f"what changed of the {whole.__name__}")


def snake(name: str) -> str:
    """Convert a name such as `ReplaySteps` to `replay_steps`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Secret = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Id = Annotated[str, Meta(max_length=60)]
FEW: Final = Meta(max_length=20)
Turn = Annotated[int, Meta(ge=0), about("the `turn` of the question that is answered; an answer to an older one is refused")]


class Said(Struct, tag_field="type", tag=snake, frozen=True):
    """A message from the server."""


class Asking(Struct, tag_field="type", tag=snake, frozen=True, forbid_unknown_fields=True):
    """A message from a client."""


# ---------------------------------------------------------------- the game as one person sees it
class Event(Struct, frozen=True):
    """One thing that happened, as the reader may be told. The kinds are listed in docs/protocol.md."""

    kind: str
    who: Annotated[int, about("the seat, -1 for nobody")]
    depth: Annotated[int, about("how deep inside other effects")]
    cards: list[str]
    amount: int
    source: Annotated[str, about("the card or landscape it comes from")]
    detail: str


class Sentence(Struct, frozen=True):
    """The key of a message in the language files, and its variables; the client says it in the reader's language."""

    key: str
    values: Annotated[
        dict[str, int | float | str | list[str]],
        about(
            "by name: `who` is a seat and also gives `you` (yes if it is the reader, or no), `card` is shown as a card's name, "
            "`cards` are cards in a sentence, `thing` is a card and `kind` a kind of cards (the message `kind-…`), which give "
            "`name`, `one`, `few` and `many`; others are taken as they are"
        ),
    ]
    parts: Annotated[
        dict[str, list[Sentence]], about("variables that are sentences: joined with and, those of `choices` with or")
    ]


class Option(Struct, frozen=True):
    """One thing the person who is asked can do."""

    answer: Annotated[list[str], about("send it back as it is to choose this")]
    verb: Literal["play", "buy", "choose", "spend", "end", "none"]
    card: Annotated[str, about("the card, project, token or named option it is about; for `end` the phase: actions or buys")]
    number: Annotated[int, about("1, or 2, 3, … for further options that look alike")]
    reaction: Annotated[bool, about("a Reaction in hand")]
    label: Annotated[Sentence | None, about("what the answer is called; null where the card says it")]


class Reason(Struct, frozen=True):
    """Why somebody is asked: what happened, to which card, and what caused it."""

    event: str
    who: int
    card: str
    cause: str


class Asked(Struct, frozen=True):
    """The question the game waits for. Only the person who is asked gets `turn`, options, numbers and picks."""

    who: int
    kind: Literal["action phase", "buy phase", "night phase", "pick", "pile", "option", "trigger", "order"]
    source: Annotated[str, about("the card or landscape that asks, empty for the turn itself")]
    purpose: Annotated[str, about("what the answer is for: discard, trash, gain, …")]
    reason: Reason | None
    turn: Annotated[int | None, about("name it in the answer; null for everybody who is not asked")]
    options: list[Option]
    least: Annotated[int, about("when cards are picked: how many in all, at least")]
    most: int
    or_none: Annotated[bool, about("it must be `most` cards, or none at all")]
    picked: Annotated[list[str], about("what has been picked so far")]
    pickable: Annotated[list[str], about("what could be picked in all, one entry per card")]
    treasures: Annotated[int, about("how many Treasures the message `treasures` would play now")]
    says: Annotated[Sentence | None, about("the question, addressed to the player who is asked; null: others do not see it")]
    why: Annotated[Sentence | None, about("what happened that it is asked now")]
    cards_from: Annotated[str, about("where the cards lie that are asked about: a zone, trash, supply, beside, or nothing")]
    whose: Annotated[int, about("whose cards they are, or who gets them")]
    concerning: Annotated[list[str], about("cards that the answer decides about, as far as the reader knows them")]


class Pile(Struct, frozen=True):
    """A pile of the supply or beside it."""

    id: str
    left: Annotated[int, about("of this card, as many as can be taken now")]
    cost: Annotated[int, about("in coins, now")]
    supply: Annotated[bool, about("false for Prizes, Horses and others beside it")]
    mark: Annotated[str, about("bane, ferryman or nothing")]
    pile: Annotated[str, about("the id of the pile of several cards it belongs to, see `stacks`; empty for a pile of its own")]
    vp: Annotated[int, about("VP tokens on the pile")]
    traits: Annotated[list[str], about("Traits that lie on the pile")]


class Stack(Struct, frozen=True):
    """A pile of several cards of which only the top one can be taken."""

    id: str
    supply: bool
    cards: Annotated[list[str], about("top first; those face down are empty")]


class Landscape(Struct, frozen=True):
    """A landscape of this game: a project, an Event, a Landmark, a Way, an Ally or a Trait."""

    id: str
    kind: Literal["project", "event", "landmark", "way", "ally", "trait"]
    cost: Annotated[int | None, about("null: it cannot be bought")]
    owners: Annotated[list[int], about("who has a cube on a project")]
    vp: Annotated[int, about("VP tokens on it")]
    pile: Annotated[str, about("the pile a Trait lies on")]


class Deck(Struct, frozen=True):
    """The Boons or the Hexes."""

    kind: Literal["boons", "hexes"]
    left: Annotated[int, about("face down")]
    discards: Annotated[list[str], about("the last one last")]


class Artifact(Struct, frozen=True):
    """An artifact and who has it now."""

    id: str
    holder: int | None


class Player(Struct, frozen=True):
    """What lies before one player, as the reader may see it."""

    seat: int
    hand: Annotated[list[str], about("in no order; known cards first")]
    deck: Annotated[int | None, about("how many cards; only one's own may be counted")]
    discard_top: Annotated[str | None, about("null: there is no discard pile, or it is about to be shuffled")]
    play: list[str]
    aside: list[str]
    look: Annotated[list[str], about("turned over or looked at, on the way elsewhere")]
    coffers: int
    villagers: int
    tokens: Annotated[dict[str, int], about("others, if there are any: debt, vp, favors; journey: 1 when face down; skips")]
    mats: Annotated[dict[str, list[str]], about("cards on mats, if there are any: exile, tavern, island, native_village")]
    pile_tokens: Annotated[dict[str, list[str]], about("own tokens on piles: card, action, buy, coin, cost, trash")]
    projects: list[str]
    artifacts: list[str]
    states: list[str]
    boons: Annotated[list[str], about("those that lie before the player until Clean-up")]
    on_landscapes: Annotated[dict[str, int], about("tokens put on projects")]
    turns: int


class View(Struct, frozen=True):
    """The game as one seat, or a spectator, may know it. Draw this; no rules are needed for it."""

    player: Annotated[int | None, about("whose view it is; null: a spectator's")]
    current: Annotated[int, about("whose turn it is")]
    phase: Literal["action", "buy", "night", "clean-up"]
    actions: int
    buys: int
    coins: int
    potions: int
    piles: list[Pile]
    stacks: list[Stack]
    landscapes: list[Landscape]
    artifacts: list[Artifact]
    decks: list[Deck]
    trash: list[str]
    players: list[Player]
    asked: Asked | None
    over: bool
    scores: Annotated[list[int] | None, about("when the game is over")]


# ---------------------------------------------------------------- the table around the game
class Seat(Struct, frozen=True):
    """Who sits there."""

    name: Annotated[str, about("may be empty: then the client calls them Player 2, Bot 1, …")]
    kind: Annotated[Literal["person", "bot", "free"], about("free: nobody has joined yet")]
    bot: Annotated[str, about("which bot plays it now, empty for a person")]
    join: Annotated[Literal["", "link", "open"], about("a free seat: with an invitation only, or for anybody")]
    here: Annotated[bool, about("a person who is connected")]
    gone_since: Annotated[int | None, about("seconds since 1970; null: is here, or no person")]
    resigned: bool
    replaced: Annotated[bool, about("a bot plays for a person, who may come back with `sit_down`")]


class Request(Struct, frozen=True):
    """Something for which others must consent. There is at most one at a time; any answer to the game ends it."""

    id: int
    kind: Literal["undo", "replace"]
    by: int
    about: Annotated[int, about("the seat a bot shall take")]
    bot: str
    waiting: Annotated[list[int], about("the seats that have not consented yet")]
    events: Annotated[int, about("how many events an undo would leave: it is about those after them")]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is set up from."""

    piles: Annotated[list[Id], FEW, about("the ten kingdom piles")]
    landscapes: Annotated[list[Id], FEW, about("projects and other landscapes, Traits and an Ally among them")] = []
    marks: Annotated[
        dict[Id, Id],
        FEW,
        about(
            "which pile has a mark: `bane` and others are those of an eleventh pile, ids of Traits those of piles they lie on"
        ),
    ] = {}
    players: Annotated[int, about("in a request for a game the number of its seats counts instead")] = 2
    options: Annotated[dict[Id, Id | int | bool], FEW, about("what else is played differently: `colonies`, `shelters`")] = {}


class Facts(Struct, frozen=True):
    """What everybody may know of a game without looking at it."""

    id: str
    state: Annotated[
        Literal["open", "running", "over", "closed"], about("open: waiting for people; closed: given up before it began")
    ]
    created: Annotated[int, about("seconds since 1970")]
    setup: Setup
    seats: list[Seat]
    public: Annotated[bool, about("is listed")]
    spectators: Annotated[bool, about("may be watched")]
    winners: Annotated[list[int], about("when it is over")]
    rematch: Annotated[str, about("the game that followed this one; its seats have the same tokens")]
    hints: Annotated[bool, about("the player who is asked may ask for a hint")] = False
    rematch_wanted: Annotated[list[int], about("the seats that would like another game; it begins when all people do")] = []


class PlayerResult(Struct, frozen=True):
    """How one player ended."""

    seat: int
    score: int
    turns: int
    deck: Annotated[dict[str, int], about("all their cards, wherever they lay")]
    points: Annotated[dict[str, int], about("where their points come from")]
    points_by_turn: Annotated[list[int], about("after each of their turns")]
    money_by_turn: Annotated[list[int], about("coins they got in each of their turns")]


# ---------------------------------------------------------------- the server says
class Welcome(Said, frozen=True):
    """The first message. `update` follows when the game has begun, `ended` when it is over."""

    protocol: int
    version: str
    game: Facts
    seat: Annotated[int | None, about("yours; null: you watch")]
    request: Request | None
    chat: list[Chat]


class Update(Said, frozen=True):
    """The game changed. Keep your first `first` events, drop the others (they were taken back), add these. Of the view you get
    the fields that changed; put them in the place of those you have. The first update of a connection has all of them."""

    undos: Annotated[int, about("how often something was taken back; name it when you connect again")]
    first: int
    events: list[Event]
    view: Annotated[dict[str, Any], parts_of(View)]


class Seats(Said, frozen=True):
    """Somebody came, left, was replaced, asks for something or agrees to it."""

    game: Facts
    request: Request | None


class Ended(Said, frozen=True):
    """The game is over; everything may be seen."""

    reason: Annotated[Literal["rules", "resigned", "length"], about("length: more answers than a game may have")]
    winners: list[int]
    players: list[PlayerResult]


class Chat(Said, frozen=True):
    """Somebody said something."""

    seat: int
    text: str
    at: Annotated[int, about("seconds since 1970")]


class Note(Said, frozen=True):
    """Something of the table to be told, not of the game. "rules": they have changed since it began, so the game goes on from
    the last answer that is still possible."""

    kind: Literal["undone", "refused", "lapsed", "resigned", "replaced", "returned", "rules"]
    seat: Annotated[int, about("who it is about; of rules, nobody")]


class Error(Said, frozen=True):
    """What you asked for was not done. The text is `error-CODE` in the reader's language."""

    code: str
    values: dict[str, str | int]
    text: Annotated[str, about("in English, for codes without a message")]
    about: Annotated[str, about("the type of the message that was refused, or empty")]


class Prospect(Struct, frozen=True):
    """What may come of one answer: the chance of winning with it, in thousandths, and where it lies with 95 % certainty."""

    option: Option
    chance: int
    low: int
    high: int
    figure: Annotated[int | None, about("what it is ranked by where all chances are alike, in tenths of points or coins")]


class Advice(Said, frozen=True):
    """What a strong bot thinks of your options. Nobody else gets it."""

    turn: Annotated[int, about("the question it is about")]
    options: Annotated[list[Prospect], about("the recommended one first; none if there is nothing to decide")]
    why: Annotated[list[Sentence], about("what speaks for the first option, and where another one looks better or as good")]
    treasures: Annotated[bool, about("the options are those one has after the message `treasures`")]
    playouts: Annotated[int, about("how many games were played to find out")]
    rough: Annotated[bool, about("there were too few games: the chances mean nothing, only their order does")]
    ranked_by: Annotated[str, about("`chance`; or `points` or `money`, if all chances are alike")]


class Pong(Said, frozen=True):
    """The answer to `ping`."""


# ---------------------------------------------------------------- a client says
class Hello(Asking, frozen=True):
    """Must come first, within ten seconds. Without a token you watch."""

    protocol: int
    token: Secret = ""
    since: Annotated[int, Meta(ge=0), about("how many events you have already")] = 0
    undos: Annotated[int, Meta(ge=0), about("as your last `update` said")] = 0


class Answer(Asking, frozen=True):
    """Choose an option: its `answer` as it was offered, and nothing else. Tokens are spent several at once by as many copies of
    its last part."""

    turn: Turn
    answer: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=100)]


class Pick(Asking, frozen=True):
    """Answer a question of the kind `pick` with all cards at once, in any order."""

    turn: Turn
    cards: Annotated[list[Id], Meta(max_length=200)]


class Treasures(Asking, frozen=True):
    """Play all Treasures whose order and use do not matter; ends the Action phase if need be."""

    turn: Turn
    buy: Annotated[Id, about("what to buy then, if that can be foreseen; empty: nothing")] = ""


class Advise(Asking, frozen=True):
    """What would you do? `advice` follows in a moment, if `Facts.hints` says so and the question is still asked then."""

    turn: Annotated[int, Meta(ge=0), about("the `turn` of the question")]


class Undo(Asking, frozen=True):
    """Take back your last message to the game. Others must consent unless you could foresee all that came of it."""


class Consent(Asking, frozen=True):
    """Agree to a request of somebody else, or refuse it; its author can withdraw it by refusing."""

    request: int
    agree: bool


class Say(Asking, frozen=True):
    """Chat with the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Rename(Asking, frozen=True):
    """Be called something else."""

    name: Name


class Resign(Asking, frozen=True):
    """Give up. With more than two players a bot plays on for you, but you cannot win."""


class Replace(Asking, frozen=True):
    """Let a bot play: for you at once, for somebody who has been gone for minutes if the others agree."""

    seat: SeatNumber
    bot: Id = ""


class SitDown(Asking, frozen=True):
    """Come back to your seat, which a bot has played for you."""


class Rematch(Asking, frozen=True):
    """You would like another game with the same people, kingdom and tokens. It begins when all who are here want it."""


class Fill(Asking, frozen=True):
    """Let bots take all free seats, so that the game begins."""

    bot: Id = ""


class Close(Asking, frozen=True):
    """Give the table up before the game begins: nobody can join it any more."""


class Ping(Asking, frozen=True):
    """Are you there?"""


ServerMessage = Welcome | Update | Seats | Ended | Chat | Note | Advice | Error | Pong
ClientMessage = (
    Hello | Answer | Pick | Treasures | Advise | Undo | Consent | Say | Rename | Resign | Replace | SitDown | Rematch | Fill
    | Close | Ping
)  # fmt: skip
TO_THE_GAME: Final = (Answer, Pick, Treasures)
ToTheGame = Answer | Pick | Treasures
