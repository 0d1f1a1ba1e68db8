"""The WebSocket messages; with `table_requests`, the source of `docs/protocol.md` and `client/src/protocol.ts`.

Messages over the WebSocket carry their name in `type`. Cards, projects, artifacts and kingdoms are named by their ids; an
empty string is a face-down card. Seats are numbered from 0 in turn order.
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
Turn = Annotated[int, Meta(ge=0), about("the `turn` of the question being answered; answers to older questions are rejected")]


class Said(Struct, tag_field="type", tag=snake, frozen=True):
    """A message from the server."""


class Asking(Struct, tag_field="type", tag=snake, frozen=True, forbid_unknown_fields=True):
    """A message from a client."""


# ---------------------------------------------------------------- the game as one person sees it
class Event(Struct, frozen=True):
    """A game event, showing only what the recipient may see. docs/protocol.md lists the kinds."""

    kind: str
    who: Annotated[int, about("the seat, -1 for nobody")]
    depth: Annotated[int, about("nesting depth inside other effects")]
    cards: list[str]
    amount: int
    source: Annotated[str, about("the card or landscape it comes from")]
    detail: str


class Sentence(Struct, frozen=True):
    """The key of a message in the language files, and its variables; the client translates it."""

    key: str
    values: Annotated[
        dict[str, int | float | str | list[str]],
        about(
            "by name: `who` is a seat and also sets `you` (yes if it is the reader, else no), `card` is shown as a card name, "
            "`cards` lists cards in a sentence, `thing` is a card and `kind` a kind of card (the message `kind-…`), which set "
            "`name`, `one`, `few` and `many`; other values are used unchanged"
        ),
    ]
    parts: Annotated[
        dict[str, list[Sentence]], about("variables that are sentences, joined with “and”, or with “or” for `choices`")
    ]


class Option(Struct, frozen=True):
    """One of the possible answers to a question."""

    answer: Annotated[list[str], about("send it back unchanged to choose this option")]
    verb: Literal["play", "buy", "choose", "spend", "end", "none"]
    card: Annotated[str, about("the card, project, token or named choice; for `end`, the phase: actions or buys")]
    number: Annotated[int, about("1, or 2, 3, … for further options that look the same")]
    reaction: Annotated[bool, about("a Reaction in hand")]
    label: Annotated[Sentence | None, about("text of the option; null where the card is enough")]


class Reason(Struct, frozen=True):
    """Why a question is asked: what happened, to which card, and what caused it."""

    event: str
    who: int
    card: str
    cause: str


class Asked(Struct, frozen=True):
    """The pending question. Only the player who must answer gets `turn`, the options, the numbers and the picks."""

    who: int
    kind: Literal["action phase", "buy phase", "night phase", "pick", "pile", "option", "trigger", "order"]
    source: Annotated[str, about("the card or landscape that asks; empty for the turn itself")]
    purpose: Annotated[str, about("what the answer is for: discard, trash, gain, …")]
    reason: Reason | None
    turn: Annotated[int | None, about("include it in the answer; null for everyone else")]
    options: list[Option]
    least: Annotated[int, about("when picking cards: the minimum number in total")]
    most: int
    or_none: Annotated[bool, about("pick exactly `most` cards, or none")]
    picked: Annotated[list[str], about("the cards picked so far")]
    pickable: Annotated[list[str], about("all cards that could be picked, one entry per card")]
    treasures: Annotated[int, about("how many Treasures the message `treasures` would play now")]
    says: Annotated[Sentence | None, about("the question, addressed to the player who must answer; null for everyone else")]
    why: Annotated[Sentence | None, about("the event that led to the question")]
    cards_from: Annotated[str, about("where the cards in question are: a zone, trash, supply, beside, or empty")]
    whose: Annotated[int, about("whose cards they are, or who gets them")]
    concerning: Annotated[list[str], about("the cards that the answer affects, as far as the reader knows them")]


class Pile(Struct, frozen=True):
    """A pile in the Supply or beside it."""

    id: str
    left: Annotated[int, about("how many copies of this card can be taken now")]
    cost: Annotated[int, about("current cost in coins")]
    supply: Annotated[bool, about("whether it is in the Supply; false for Prizes, Horses and other such piles")]
    mark: Annotated[str, about("bane, ferryman or empty")]
    pile: Annotated[str, about("the id of the mixed pile it belongs to, see `stacks`; empty for an ordinary pile")]
    vp: Annotated[int, about("VP tokens on the pile")]
    traits: Annotated[list[str], about("Traits on the pile")]


class Stack(Struct, frozen=True):
    """A pile of different cards of which only the top one can be taken."""

    id: str
    supply: bool
    cards: Annotated[list[str], about("top first; face-down cards are empty strings")]


class Landscape(Struct, frozen=True):
    """A landscape in this game: a Project, an Event, a Landmark, a Way, an Ally or a Trait."""

    id: str
    kind: Literal["project", "event", "landmark", "way", "ally", "trait"]
    cost: Annotated[int | None, about("null: it cannot be bought")]
    owners: Annotated[list[int], about("seats with a cube on the project")]
    vp: Annotated[int, about("VP tokens on it")]
    pile: Annotated[str, about("the pile that a Trait is on")]


class Deck(Struct, frozen=True):
    """The deck of Boons or Hexes."""

    kind: Literal["boons", "hexes"]
    left: Annotated[int, about("number of face-down cards")]
    discards: Annotated[list[str], about("the most recent last")]


class Artifact(Struct, frozen=True):
    """An artifact and its current holder."""

    id: str
    holder: int | None


class Player(Struct, frozen=True):
    """One player's cards and tokens, as far as the reader may see them."""

    seat: int
    hand: Annotated[list[str], about("in no particular order; known cards first")]
    deck: Annotated[int | None, about("number of cards; players may count only their own deck")]
    discard_top: Annotated[str | None, about("null if the discard pile is empty or about to be shuffled")]
    play: list[str]
    aside: list[str]
    look: Annotated[list[str], about("cards being revealed or looked at")]
    coffers: int
    villagers: int
    tokens: Annotated[dict[str, int], about("other tokens, if any: debt, vp, favors, skips; journey: 1 when face down")]
    mats: Annotated[dict[str, list[str]], about("cards on mats, if any: exile, tavern, island, native_village")]
    pile_tokens: Annotated[dict[str, list[str]], about("the player's tokens on piles: card, action, buy, coin, cost, trash")]
    projects: list[str]
    artifacts: list[str]
    states: list[str]
    boons: Annotated[list[str], about("Boons kept until Clean-up")]
    on_landscapes: Annotated[dict[str, int], about("tokens on projects")]
    turns: int


class View(Struct, frozen=True):
    """The game as seen from one seat or by a spectator. A client can draw it without knowing the rules."""

    player: Annotated[int | None, about("the seat whose view it is; null for a spectator")]
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
    scores: Annotated[list[int] | None, about("null until the game is over")]


# ---------------------------------------------------------------- the table around the game
class Seat(Struct, frozen=True):
    """A seat and its player."""

    name: Annotated[str, about("may be empty; the client then shows Player 2, Bot 1, …")]
    kind: Annotated[Literal["person", "bot", "free"], about("free: nobody has joined yet")]
    bot: Annotated[str, about("the bot playing it now; empty for a person")]
    join: Annotated[Literal["", "link", "open"], about("for a free seat: by invitation only, or open to anyone")]
    here: Annotated[bool, about("a person is connected")]
    gone_since: Annotated[int | None, about("seconds since 1970; null if connected, or not a person")]
    resigned: bool
    replaced: Annotated[bool, about("a bot plays for a person, who can return with `sit_down`")]


class Request(Struct, frozen=True):
    """A request that needs the consent of others. There is at most one at a time; an answer to the game ends it."""

    id: int
    kind: Literal["undo", "replace"]
    by: int
    about: Annotated[int, about("the seat that a bot would take over")]
    bot: str
    waiting: Annotated[list[int], about("the seats that have not consented yet")]
    events: Annotated[int, about("how many events an undo would keep; later ones are removed")]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup of a game."""

    piles: Annotated[list[Id], FEW, about("the ten kingdom piles")]
    landscapes: Annotated[list[Id], FEW, about("Projects and other landscapes, including Traits and an Ally")] = []
    marks: Annotated[
        dict[Id, Id],
        FEW,
        about("the pile for each mark: `bane` and the like mark an extra pile, the id of a Trait marks the pile it is on"),
    ] = {}
    players: Annotated[int, about("ignored when creating a game, where the number of seats counts")] = 2
    options: Annotated[dict[Id, Id | int | bool], FEW, about("other variations: `colonies`, `shelters`")] = {}


class Facts(Struct, frozen=True):
    """Public information about a game."""

    id: str
    state: Annotated[
        Literal["open", "running", "over", "closed"], about("open: waiting for players; closed: abandoned before it began")
    ]
    created: Annotated[int, about("seconds since 1970")]
    setup: Setup
    seats: list[Seat]
    public: Annotated[bool, about("listed for everyone")]
    spectators: Annotated[bool, about("spectators are allowed")]
    winners: Annotated[list[int], about("empty until the game is over")]
    rematch: Annotated[str, about("id of the rematch; its seats have the same tokens")]
    hints: Annotated[bool, about("players may ask for hints")] = False
    rematch_wanted: Annotated[list[int], about("seats that want a rematch; it begins when all connected people want it")] = []


class PlayerResult(Struct, frozen=True):
    """One player's result."""

    seat: int
    score: int
    turns: int
    deck: Annotated[dict[str, int], about("all their cards, wherever they are")]
    points: Annotated[dict[str, int], about("their points by source")]
    points_by_turn: Annotated[list[int], about("after each of their turns")]
    money_by_turn: Annotated[list[int], about("coins produced in each of their turns")]


# ---------------------------------------------------------------- the server says
class Welcome(Said, frozen=True):
    """The first message. `update` follows if the game has begun, and `ended` if it is over."""

    protocol: int
    version: str
    game: Facts
    seat: Annotated[int | None, about("your seat; null for a spectator")]
    request: Request | None
    chat: list[Chat]


class Update(Said, frozen=True):
    """The game changed. Keep your first `first` events, drop the rest (they were undone) and append these. `view` holds only
    the fields that changed; merge them into your view. The first update of a connection holds all fields."""

    undos: Annotated[int, about("number of undos so far; send it in `hello` when you reconnect")]
    first: int
    events: list[Event]
    view: Annotated[dict[str, Any], parts_of(View)]


class Seats(Said, frozen=True):
    """The seats or the pending request changed: a player came, left, was replaced, made a request or consented."""

    game: Facts
    request: Request | None


class Ended(Said, frozen=True):
    """The game is over, and nothing is hidden any longer."""

    reason: Annotated[Literal["rules", "resigned", "length"], about("length: the game reached the maximum number of answers")]
    winners: list[int]
    players: list[PlayerResult]


class Chat(Said, frozen=True):
    """A chat message."""

    seat: int
    text: str
    at: Annotated[int, about("seconds since 1970")]


class Note(Said, frozen=True):
    """A notice about the table rather than the game. "rules": the rules have changed since the game began, so it continues
    from the last answer that is still valid."""

    kind: Literal["undone", "refused", "lapsed", "resigned", "replaced", "returned", "rules"]
    seat: Annotated[int, about("the seat concerned; meaningless for `rules`")]


class Error(Said, frozen=True):
    """Your request was rejected. The text for the user is the message `error-CODE` of the language files."""

    code: str
    values: dict[str, str | int]
    text: Annotated[str, about("English text, for codes without a message")]
    about: Annotated[str, about("the type of the rejected message, or empty")]


class Prospect(Struct, frozen=True):
    """The estimated chance of winning with one option, in thousandths, with its 95 % confidence interval."""

    option: Option
    chance: int
    low: int
    high: int
    figure: Annotated[int | None, about("the ranking value if all chances are equal, in tenths of points or coins")]


class Advice(Said, frozen=True):
    """A strong bot's evaluation of your options. Only you receive it."""

    turn: Annotated[int, about("the `turn` of the question")]
    options: Annotated[list[Prospect], about("the recommended option first; empty if there is nothing to decide")]
    why: Annotated[list[Sentence], about("reasons for the first option, and any option that looks better or as good")]
    treasures: Annotated[bool, about("the options are those available after the message `treasures`")]
    playouts: Annotated[int, about("number of simulated games")]
    rough: Annotated[bool, about("too few games were simulated: only the order of the options is meaningful")]
    ranked_by: Annotated[str, about("`chance`, or `points` or `money` if all chances are equal")]


class Pong(Said, frozen=True):
    """The answer to `ping`."""


# ---------------------------------------------------------------- a client says
class Hello(Asking, frozen=True):
    """The first message of a client, due within ten seconds. Without a token you are a spectator."""

    protocol: int
    token: Secret = ""
    since: Annotated[int, Meta(ge=0), about("the number of events you already have")] = 0
    undos: Annotated[int, Meta(ge=0), about("from your last `update`")] = 0


class Answer(Asking, frozen=True):
    """Choose an option by sending its `answer` unchanged. To spend several tokens at once, repeat the last part of the answer
    once for each token."""

    turn: Turn
    answer: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=100)]


class Pick(Asking, frozen=True):
    """Answer a question of kind `pick` with all cards at once, in any order."""

    turn: Turn
    cards: Annotated[list[Id], Meta(max_length=200)]


class Treasures(Asking, frozen=True):
    """Play all Treasures whose order and use do not matter, ending the Action phase if necessary."""

    turn: Turn
    buy: Annotated[Id, about("what to buy afterwards, if the outcome is predictable; empty for nothing")] = ""


class Advise(Asking, frozen=True):
    """Ask for a hint. `advice` follows if `Facts.hints` is true and the question is still pending by then."""

    turn: Annotated[int, Meta(ge=0), about("the `turn` of the question")]


class Undo(Asking, frozen=True):
    """Undo your last message to the game. The others must consent unless all its consequences were predictable."""


class Consent(Asking, frozen=True):
    """Agree to another player's request or refuse it. Its author can withdraw it by refusing."""

    request: int
    agree: bool


class Say(Asking, frozen=True):
    """Chat with the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Rename(Asking, frozen=True):
    """Change your name."""

    name: Name


class Resign(Asking, frozen=True):
    """Resign. With more than two players, a bot plays on for you, but you cannot win."""


class Replace(Asking, frozen=True):
    """Let a bot take over a seat: yours at once, or, if the others agree, that of a player who has been gone for minutes."""

    seat: SeatNumber
    bot: Id = ""


class SitDown(Asking, frozen=True):
    """Take your seat back from the bot that replaced you."""


class Rematch(Asking, frozen=True):
    """Ask for another game with the same people, kingdom and tokens. It begins when everyone connected has asked for it."""


class Fill(Asking, frozen=True):
    """Give all free seats to bots, which starts the game."""

    bot: Id = ""


class Close(Asking, frozen=True):
    """Close the table before the game begins, so that no one can join it."""


class Ping(Asking, frozen=True):
    """Check the connection; the server answers with `pong`."""


ServerMessage = Welcome | Update | Seats | Ended | Chat | Note | Advice | Error | Pong
ClientMessage = (
    Hello | Answer | Pick | Treasures | Advise | Undo | Consent | Say | Rename | Resign | Replace | SitDown | Rematch | Fill
    | Close | Ping
)  # fmt: skip
TO_THE_GAME: Final = (Answer, Pick, Treasures)
ToTheGame = Answer | Pick | Treasures
