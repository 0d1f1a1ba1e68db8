"""The bodies of HTTP requests and responses: the other half of the protocol."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from demesne.server.tables.protocol import (
    KINGDOM_LENGTH,
    Ended,
    Event,
    Facts,
    Id,
    Name,
    Option,
    SeatNumber,
    Secret,
    Sentence,
    Setup,
    View,
    about,
)

Players = Annotated[int, Meta(ge=2, le=4)]
Seed = Annotated[
    str, Meta(max_length=78, pattern="^[0-9]*$"), about("a number as a string of digits, as it may be too large for JavaScript")
]
Language = Literal["en", "pl", "de", "cs"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of an HTTP request."""


# ---------------------------------------------------------------- kingdoms
class ByText(Body, frozen=True, tag_field="type", tag="text"):
    """A recommended kingdom by name, or a list of cards in any form and language."""

    text: Annotated[str, Meta(min_length=1, max_length=KINGDOM_LENGTH)]


class BySetup(Body, frozen=True, tag_field="type", tag="setup"):
    """A kingdom given by the ids of its piles and landscapes."""

    setup: Setup


Wishes = Annotated[list[Id], Meta(max_length=20)]


class AtRandom(Body, frozen=True, tag_field="type", tag="random"):
    """A random kingdom with constraints; names may be in any language."""

    sets: Annotated[list[Id], Meta(max_length=60), about("empty for all sets")] = []
    projects: Annotated[int, Meta(ge=0, le=2)] | None = None
    require: Wishes = []
    forbid: Annotated[list[Id], Meta(max_length=60)] = []
    want: Annotated[list[Id], Meta(max_length=10), about("features that at least one card must have")] = []
    keep: Annotated[list[Id], Meta(max_length=20), about("a Trait may name the pile it stays on: `fated (spices)`")] = []
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    options: Annotated[dict[Id, Id | int | bool], Meta(max_length=20)] | None = None


class KingdomRequest(Body, frozen=True):
    """`POST /api/kingdom`: check a kingdom or generate one."""

    kingdom: ByText | BySetup | AtRandom
    players: Players = 2
    language: Language = "en"


class KingdomAnswer(Struct, frozen=True):
    """A playable kingdom, and its text for copying."""

    setup: Setup
    text: str
    seed: Annotated[int | None, about("the seed of a random kingdom")]
    bots: Annotated[list[str], about("the strategies that can play it, the default first")]


class NamesRequest(Body, frozen=True):
    """`POST /api/names`: look up each name in a list of cards, even if the list is not a valid kingdom."""

    text: Annotated[str, Meta(max_length=KINGDOM_LENGTH)]
    language: Language = "en"


class ReadName(Struct, frozen=True):
    """One name in a list."""

    text: Annotated[str, about("the name as written")]
    id: Annotated[str, about("the card or project; empty if unknown")]
    near: Annotated[str, about("a suggestion in the requested language; empty if the name is known or nothing is similar")]
    pile: Annotated[str, about("id of the pile named for a Trait")] = ""
    lacking: Annotated[bool, about("the card exists but is not implemented yet")] = False


class NamesAnswer(Struct, frozen=True):
    """The names of a list, in the same order."""

    names: list[ReadName]


class NamedKingdom(Struct, frozen=True):
    """A recommended kingdom; its name is the message `kingdom-ID`."""

    id: str
    setup: Setup


class PartOfSet(Struct, frozen=True):
    """A set of which only some kingdom cards are implemented."""

    set: str
    here: int
    all: int


class Kingdoms(Struct, frozen=True):
    """`GET /api/kingdoms`."""

    recommended: list[NamedKingdom]
    sets: list[str]
    parts: list[PartOfSet]  # incomplete sets
    features: list[str]


# ---------------------------------------------------------------- games
class NewSeat(Body, frozen=True):
    """A seat of a new game: here (in this browser), by link (one invited person), open (to anyone), or a bot."""

    kind: Literal["here", "link", "open", "bot"]
    name: Name = ""
    bot: Annotated[
        Id,
        about(
            "a level (`easy`, `medium`, `hard`, `hard:seconds=2`, `hard:playouts=500`) or one of `KingdomAnswer.bots`; empty "
            "for the first of those, `best` for the strongest in this kingdom"
        ),
    ] = ""


class NewGame(Body, frozen=True):
    """`POST /api/games`: create a game. At least one seat must be a person's."""

    kingdom: ByText | BySetup | AtRandom
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    random_order: Annotated[bool, about("shuffle the seats, and so the turn order")] = True
    public: Annotated[bool, about("list the game for everyone")] = False
    spectators: bool = True
    hints: Annotated[bool | None, about("allow hints; null to allow them only if all other seats are bots")] = None
    seed: Annotated[
        Seed, about("repeat the shuffles of an earlier game; only if all other seats are bots. Empty for a random seed")
    ] = ""
    language: Language = "en"


class NewSeatAnswer(Struct, frozen=True):
    """A seat of the new game; seats are in turn order."""

    kind: Literal["here", "link", "open", "bot"]
    asked: Annotated[int, about("its index in the seats of the request")]
    token: Annotated[str, about("the holder of the token holds the seat, so keep it secret; only for `here`")]
    invitation: Annotated[str, about("the first person to join with it gets the seat; only for `link`")]


class Created(Struct, frozen=True):
    """The response to `POST /api/games`."""

    game: Facts
    seats: list[NewSeatAnswer]


class Join(Body, frozen=True):
    """`POST /api/games/ID/join`: take a free seat. An open seat needs no invitation."""

    name: Name = ""
    invitation: Secret = ""


class Joined(Struct, frozen=True):
    """The seat you were given. Keep the token secret."""

    game: Facts
    seat: int
    token: str


class Games(Struct, frozen=True):
    """`GET /api/games`: public games, newest first, `state=open|running|over`."""

    games: list[Facts]


class Replay(Struct, frozen=True):
    """`GET /api/games/ID/replay` of a finished game."""

    game: Facts
    result: Ended
    seed: Annotated[str, about("with the kingdom, the number of seats and the journal, it determines the whole game")]
    journal: list[str]
    answered: Annotated[list[int], about("the seat that gave each answer")]
    turns: Annotated[list[int], about("steps at which a turn begins")]


class Step(Struct, frozen=True):
    """The game after `step` answers, and the events caused by the last of them."""

    step: int
    events: list[Event]
    view: View
    answer: Annotated[Option | None, about("the next answer; only in the view of the seat that gives it")]


class ReplaySteps(Struct, frozen=True):
    """`GET /api/games/ID/replay/steps?seat=0&first=0&count=50`; without a seat, as a spectator saw the game."""

    seat: int | None
    steps: list[Step]


class Moment(Struct, frozen=True):
    """A player's chance of winning at one of their decisions, in thousandths, with its 95 % confidence interval."""

    step: Annotated[int, about("step of the replay")]
    turn: Annotated[int, about("the number of the player's turn, from 1")]
    chance: int
    low: int
    high: int


class Mistake(Struct, frozen=True):
    """A decision that cost wins, points or money. Chances and costs are in thousandths."""

    step: Annotated[int, about("the step of the replay at which the question is asked")]
    turn: int
    view: Annotated[View, about("as the player saw it, with the question")]
    given: Option
    given_chance: int
    better: Option
    better_chance: int
    cost: Annotated[
        int, about("the loss, compared over the same deals of the hidden cards; `low` to `high` is the 95 % interval")
    ]
    low: int
    high: int
    measure: Annotated[str, about("unit of the cost: `wins`, final `points`, or `money` in the next turns")]


class Review(Struct, frozen=True):
    """`GET /api/games/ID/review?seat=0` of a finished game. Repeat the request until it is `ready`; this takes seconds."""

    seat: int
    ready: bool
    done: Annotated[int, about("progress out of `total`, until the review is ready")]
    total: Annotated[int, about("0 while the review waits in the queue")]
    moments: list[Moment]
    mistakes: Annotated[list[Mistake], about("at most five, the most costly first; those that cost no wins last")]
    playouts: Annotated[int, about("average per decision")]
    unused: Annotated[list[Sentence], about("coins, cards and tokens that the player left unused")]
    turns: Annotated[int, about("the number of turns over which money is counted")]


class PlayOn(Body, frozen=True):
    """`POST /api/games/ID/play_on`: continue a finished game from one of its steps as a new game against bots."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0), about("the number of answers to keep")]
    name: Name = ""


# ---------------------------------------------------------------- the rest
class Deed(Struct, frozen=True):
    """One effect of a card."""

    what: Annotated[str, about("cards, actions, buys, coins, coffers, villagers, draw, gain, trash, discard, topdeck, reveal, …; other: unknown")]  # noqa: E501  # fmt: skip
    amount: Annotated[int | None, about("the maximum; null if it depends on the game")] = 1
    whose: Annotated[str, about("who is affected: you, others, everybody")] = "you"
    when: Annotated[str, about("the trigger: gain, trash, turn start, …; empty if it happens on play")] = ""
    card: Annotated[str, about("the card or landscape that is gained or taken, if it is always the same")] = ""
    to: Annotated[str, about("where the cards go: deck, hand, discard, …; empty if they go nowhere else")] = ""


class Ruling(Struct, frozen=True):
    """A ruling about a card."""

    text: str
    others: Annotated[list[str], about("ids of the other cards it mentions")]
    like: Annotated[int, about("rulings of a card with the same number are nearly identical: show one of them")]


class Card(Struct, frozen=True):
    """A card, project or artifact."""

    id: str
    name: str
    text: str
    set: str
    cost: Annotated[int, about("in coins")]
    potion: Annotated[int, about("1 if it also costs a Potion")]
    debt: Annotated[int, about("cost in debt")]
    overpay: Annotated[bool, about("the buyer may overpay")]
    pickable: Annotated[bool, about("can be chosen for a kingdom: a kingdom pile, or a landscape such as a Project")]
    types: Annotated[list[str], about("lower case: action, treasure, …, project, artifact, …")]  # fmt: skip
    gives: Annotated[dict[str, int], about("what a Treasure produces, if it does nothing else: coins, buys, coffers, …")]
    choices: Annotated[dict[str, Sentence], about("named choices, as the log words them for the player in seat 0")]
    points: Annotated[int, about("its victory points, if constant")]
    features: Annotated[list[str], about("village, attack, reaction, buy, trasher, gainer, draw")]
    unofficial: Annotated[bool, about("the name is our own translation")]
    rulings: Annotated[list[Ruling], about("the simplest first")]
    deeds: Annotated[list[Deed], about("its effects, in the order of its text")] = []


class Cards(Struct, frozen=True):
    """`GET /api/cards?language=en`: all cards."""

    cards: list[Card]
    words: Annotated[str, about("Fluent messages for the cards loaded with `--cards`, in the requested language")] = ""


class Info(Struct, frozen=True):
    """`GET /api/info`: the server's version, bots and limits."""

    version: str
    protocol: int
    bots: Annotated[list[str], about("all strategies; the first is the default and can play every kingdom")]
    levels: Annotated[list[str], about("bots for every kingdom, from weak to strong")]
    name_length: int
    chat_length: int
    kingdom_length: int
    replace_after: Annotated[int, about("seconds after which the others may replace a disconnected player")]
    addresses: Annotated[list[str], about("addresses at which others may reach this server; may be empty")]


HTTP_BODIES: Final = (
    NewGame, Created, Join, Joined, Games, Facts, Replay, ReplaySteps, Review, PlayOn, KingdomRequest, KingdomAnswer,
    NamesRequest, NamesAnswer, Kingdoms, Cards, Info,
)  # fmt: skip
