"""The bodies of HTTP requests and answers: the other half of the protocol."""

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
Seed = Annotated[str, Meta(max_length=78, pattern="^[0-9]*$"), about("a number, in digits: JavaScript's are too short for it")]
Language = Literal["en", "pl", "de", "cs"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of an HTTP request."""


# ---------------------------------------------------------------- kingdoms
class ByText(Body, frozen=True, tag_field="type", tag="text"):
    """A recommended kingdom by name, or a list of cards in any form and language."""

    text: Annotated[str, Meta(min_length=1, max_length=KINGDOM_LENGTH)]


class BySetup(Body, frozen=True, tag_field="type", tag="setup"):
    """A kingdom by the ids of all that is laid out."""

    setup: Setup


Wishes = Annotated[list[Id], Meta(max_length=20)]


class AtRandom(Body, frozen=True, tag_field="type", tag="random"):
    """A kingdom at random, with wishes; names in any language."""

    sets: Annotated[list[Id], Meta(max_length=60), about("empty: all")] = []
    projects: Annotated[int, Meta(ge=0, le=2)] | None = None
    require: Wishes = []
    forbid: Annotated[list[Id], Meta(max_length=60)] = []
    want: Annotated[list[Id], Meta(max_length=10), about("features at least one card must have")] = []
    keep: Annotated[list[Id], Meta(max_length=20), about("a Trait may say on which pile it stays: `fated (spices)`")] = []
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    options: Annotated[dict[Id, Id | int | bool], Meta(max_length=20)] | None = None


class KingdomRequest(Body, frozen=True):
    """`POST /api/kingdom`: check a kingdom, or make one."""

    kingdom: ByText | BySetup | AtRandom
    players: Players = 2
    language: Language = "en"


class KingdomAnswer(Struct, frozen=True):
    """A kingdom that can be played, and its text to copy."""

    setup: Setup
    text: str
    seed: Annotated[int | None, about("that of a kingdom at random")]
    bots: Annotated[list[str], about("the strategies that can play it, the usual one first")]


class NamesRequest(Body, frozen=True):
    """`POST /api/names`: which cards a list names, one by one, whatever else is wrong with it."""

    text: Annotated[str, Meta(max_length=KINGDOM_LENGTH)]
    language: Language = "en"


class ReadName(Struct, frozen=True):
    """One name of a list."""

    text: Annotated[str, about("as it stands there")]
    id: Annotated[str, about("the card or project; empty: nobody knows it")]
    near: Annotated[str, about("what was perhaps meant, in the wanted language; empty if it is known, or nothing is like it")]
    pile: Annotated[str, about("id of the pile on which a Trait is written to lie")] = ""
    lacking: Annotated[bool, about("there is such a card, but it cannot be played here yet")] = False


class NamesAnswer(Struct, frozen=True):
    """The names of a list, in its order."""

    names: list[ReadName]


class NamedKingdom(Struct, frozen=True):
    """A recommended kingdom; its name is the message `kingdom-ID`."""

    id: str
    setup: Setup


class PartOfSet(Struct, frozen=True):
    """A set of which only some kingdom cards can be played."""

    set: str
    here: int
    all: int


class Kingdoms(Struct, frozen=True):
    """`GET /api/kingdoms`."""

    recommended: list[NamedKingdom]
    sets: list[str]
    parts: list[PartOfSet]  # the sets that are not all here
    features: list[str]


# ---------------------------------------------------------------- games
class NewSeat(Body, frozen=True):
    """A seat of a new game: here (at this browser), by link (one person gets it), open (for anyone), or a bot."""

    kind: Literal["here", "link", "open", "bot"]
    name: Name = ""
    bot: Annotated[
        Id,
        about(
            "a level: `easy`, `medium`, `hard`, `hard:seconds=2`, `hard:playouts=500`; or one of `KingdomAnswer.bots`; empty: "
            "the first of those; `best`: the one that does best here"
        ),
    ] = ""


class NewGame(Body, frozen=True):
    """`POST /api/games`. At least one seat is a person's."""

    kingdom: ByText | BySetup | AtRandom
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    random_order: Annotated[bool, about("draw lots who sits where and so begins")] = True
    public: Annotated[bool, about("list it for everybody")] = False
    spectators: bool = True
    hints: Annotated[bool | None, about("may people ask what to do? null: if all others are bots")] = None
    seed: Annotated[Seed, about("deal the same game again; only where all others are bots. Empty: draw one")] = ""
    language: Language = "en"


class NewSeatAnswer(Struct, frozen=True):
    """A seat of the game that was made, in the order of play."""

    kind: Literal["here", "link", "open", "bot"]
    asked: Annotated[int, about("which of the seats asked for it is")]
    token: Annotated[str, about("it gives the seat to its holder: keep it secret; only for `here`")]
    invitation: Annotated[str, about("who joins with it first gets the seat; only for `link`")]


class Created(Struct, frozen=True):
    """The answer to `POST /api/games`."""

    game: Facts
    seats: list[NewSeatAnswer]


class Join(Body, frozen=True):
    """`POST /api/games/ID/join`: take a free seat, with the invitation to it or, if it is open, without."""

    name: Name = ""
    invitation: Secret = ""


class Joined(Struct, frozen=True):
    """A seat of your own. Keep the token secret."""

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
    seed: Annotated[str, about("with kingdom, number of seats and journal it is the whole game")]
    journal: list[str]
    answered: Annotated[list[int], about("which seat gave each answer")]
    turns: Annotated[list[int], about("steps at which a turn begins")]


class Step(Struct, frozen=True):
    """The game after so many answers, and what the last of them brought about."""

    step: int
    events: list[Event]
    view: View
    answer: Annotated[Option | None, about("what is answered next; only from the seat that is asked")]


class ReplaySteps(Struct, frozen=True):
    """`GET /api/games/ID/replay/steps?seat=0&first=0&count=50`; without a seat as a spectator saw it."""

    seat: int | None
    steps: list[Step]


class Moment(Struct, frozen=True):
    """How things stood when the player decided something: their chance of winning, in thousandths, with its 95 % interval."""

    step: Annotated[int, about("of the replay")]
    turn: Annotated[int, about("their own, from 1")]
    chance: int
    low: int
    high: int


class Mistake(Struct, frozen=True):
    """A decision that cost wins, points or money. Chances and costs are in thousandths."""

    step: Annotated[int, about("of the replay; the question is asked there")]
    turn: int
    view: Annotated[View, about("as the player saw it, with the question")]
    given: Option
    given_chance: int
    better: Option
    better_chance: int
    cost: Annotated[int, about("what it cost, in the same deals of the hidden cards; `low` to `high` with 95 % certainty")]
    low: int
    high: int
    measure: Annotated[str, about("of the cost: `wins`, `points` in the end, or `money` in the next turns")]


class Review(Struct, frozen=True):
    """`GET /api/games/ID/review?seat=0` of a finished game. Ask again until it is `ready`; that takes seconds."""

    seat: int
    ready: bool
    done: Annotated[int, about("how much of it is done, as long as it is not ready")]
    total: Annotated[int, about("0: it has not begun, as others are before it")]
    moments: list[Moment]
    mistakes: Annotated[list[Mistake], about("at most five, the most costly first; those that cost no wins last")]
    playouts: Annotated[int, about("for each decision, on average")]
    unused: Annotated[list[Sentence], about("what the player made nothing of")]
    turns: Annotated[int, about("for which money is counted")]


class PlayOn(Body, frozen=True):
    """`POST /api/games/ID/play_on`: a new game that goes on where a finished one stood. All other seats are bots' then."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0), about("so many answers are taken over")]
    name: Name = ""


# ---------------------------------------------------------------- the rest
class Deed(Struct, frozen=True):
    """One thing that a card does."""

    what: Annotated[str, about("cards, actions, buys, coins, coffers, villagers, draw, gain, trash, discard, topdeck, reveal, …; other: unknown")]  # noqa: E501  # fmt: skip
    amount: Annotated[int | None, about("at most so many; null if the game decides")] = 1
    whose: Annotated[str, about("to whom it happens: you, others, everybody")] = "you"
    when: Annotated[str, about("what it waits for: gain, trash, turn start, …; empty when it happens on play")] = ""
    card: Annotated[str, about("the card or landscape that is gained or taken, if it is always the same")] = ""
    to: Annotated[str, about("where cards go: deck, hand, discard, …; empty if nowhere else")] = ""


class Ruling(Struct, frozen=True):
    """A sentence about a card."""

    text: str
    others: Annotated[list[str], about("ids of the other cards it is about")]
    like: Annotated[int, about("equal for those of a card that say nearly the same: show one of them")]


class Card(Struct, frozen=True):
    """A card, project or artifact."""

    id: str
    name: str
    text: str
    set: str
    cost: Annotated[int, about("in coins")]
    potion: Annotated[int, about("1 if it costs a Potion, too")]
    debt: Annotated[int, about("what it costs in debt")]
    overpay: Annotated[bool, about("its buyer may pay more than it costs")]
    pickable: Annotated[bool, about("a kingdom can be chosen with it: a kingdom pile, or a landscape such as a project")]
    types: Annotated[list[str], about("lower case: action, treasure, …, project, artifact, …")]  # fmt: skip
    gives: Annotated[dict[str, int], about("what a Treasure gives, if that is all it does: coins, buys, coffers, …")]
    choices: Annotated[dict[str, Sentence], about("named choices, as the log words them for the player in seat 0")]
    points: Annotated[int, about("what it is worth, if that is always the same")]
    features: Annotated[list[str], about("village, attack, reaction, buy, trasher, gainer, draw")]
    unofficial: Annotated[bool, about("the name is our own translation")]
    rulings: Annotated[list[Ruling], about("the simplest first")]
    deeds: Annotated[list[Deed], about("what it does, in the order of its text")] = []


class Cards(Struct, frozen=True):
    """`GET /api/cards?language=en`: every card there is."""

    cards: list[Card]
    words: Annotated[str, about("Fluent messages in the language, of cards that the server loaded with `--cards`")] = ""


class Info(Struct, frozen=True):
    """`GET /api/info`: what this server can do."""

    version: str
    protocol: int
    bots: Annotated[list[str], about("all strategies; the first is the usual one and can play every kingdom")]
    levels: Annotated[list[str], about("bots for every kingdom, from weak to strong")]
    name_length: int
    chat_length: int
    kingdom_length: int
    replace_after: Annotated[int, about("seconds after which others may replace somebody who is gone")]
    addresses: Annotated[list[str], about("where others can open this site, as far as the server knows; none: perhaps nowhere")]


HTTP_BODIES: Final = (
    NewGame, Created, Join, Joined, Games, Facts, Replay, ReplaySteps, Review, PlayOn, KingdomRequest, KingdomAnswer,
    NamesRequest, NamesAnswer, Kingdoms, Cards, Info,
)  # fmt: skip
