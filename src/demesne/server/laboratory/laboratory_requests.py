"""HTTP requests and answers of the laboratory.

A visitor who saves strategies or starts runs has a secret that their browser made up and sends with every request as
`Authorization: Bearer SECRET`. The server stores only its hash. Anyone who has the id of a run, a study or a shared strategy
can read it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from demesne.server.problems import Problem
from demesne.server.tables.protocol import Event, Id, Name, Setup, about
from demesne.server.tables.table_requests import AtRandom, Body, BySetup, ByText, Language, Seed

TEXT_LENGTH: Final = 64 * 1024
MOST_MATCHES: Final = 24
MOST_GAMES: Final = 200_000
Text = Annotated[str, Meta(max_length=TEXT_LENGTH)]
State = Literal["waiting", "running", "stopped", "done", "failed"]


# ---------------------------------------------------------------- the strategy language
class Check(Body, frozen=True):
    """`POST /api/laboratory/check`: is this a strategy, and can it play here?"""

    text: Text
    setup: Annotated[Setup | None, about("the kingdom it is to play in")] = None
    language: Language = "en"


class Mark(Struct, frozen=True):
    """Something wrong at a place of a text. Lines and columns are counted from 1."""

    line: int
    column: int
    end: Annotated[int, about("the column behind the last letter it is about")]
    problem: Problem
    warning: Annotated[bool, about("it can play all the same")] = False


class Checked(Struct, frozen=True):
    """What is wrong with a strategy. It can play if there are only warnings."""

    name: str
    requires: Annotated[list[str], about("cards a kingdom must have for it")]
    marks: list[Mark]


class Word(Struct, frozen=True):
    """A word of the strategy language, for completion and help."""

    word: str
    kind: Literal["heading", "verb", "value", "operator", "type"]
    usage: Annotated[str, about("as it is written, with what stands in its brackets: `owned(CARD)`")]
    help: Annotated[str, about("one sentence in the reader's language")]


class Words(Struct, frozen=True):
    """`GET /api/laboratory/words?language=en`: all words of the language. Cards come from `/api/cards`."""

    words: list[Word]


# ---------------------------------------------------------------- runs
class RunPlayer(Body, frozen=True):
    """Who plays: somebody the server knows by name, or a strategy in text."""

    bot: Annotated[Id, about("a level or a strategy of the library; empty: the text")] = ""
    text: Text = ""
    name: Annotated[Name, about("on charts, if it is not the strategy's own")] = ""


class Match(Body, frozen=True):
    """Some players against each other; one of several variants that have the same shuffles."""

    players: Annotated[list[RunPlayer], Meta(min_length=2, max_length=4)]
    label: Annotated[str, Meta(max_length=60), about("how this variant differs from others: `4`")] = ""


class Sweep(Body, frozen=True):
    """A number of a strategy that the matches differ in, so that whoever opens the link sees what was varied."""

    player: Annotated[int, Meta(ge=0, le=3)]
    line: Annotated[int, Meta(ge=1)]
    column: Annotated[int, Meta(ge=1)]
    values: Annotated[list[int], Meta(min_length=2, max_length=MOST_MATCHES)]


class NewRun(Body, frozen=True):
    """`POST /api/laboratory/runs`: play games. All matches have the same kingdom and the same shuffles."""

    kingdom: ByText | BySetup | AtRandom
    matches: Annotated[list[Match], Meta(min_length=1, max_length=MOST_MATCHES)]
    games: Annotated[int, Meta(ge=1), about("of each match")]
    seed: Seed = ""
    sweep: Sweep | None = None
    language: Language = "en"


class Share(Struct, frozen=True):
    """How often something happened, with its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


class Bought(Struct, frozen=True):
    """How many copies of a card a player bought, turn by turn (his own, the first one first), in a game on average."""

    card: str
    copies: list[float]


class FirstBuys(Struct, frozen=True):
    """The first buys of turns 1 and 2, and in which share of the watched games they were made."""

    buys: list[str]
    share: float


class Amount(Struct, frozen=True):
    """A number, and in how many of the watched games it came out."""

    n: int
    games: int


class File(Struct, frozen=True):
    """A file to be written by whoever wants to run a command."""

    name: str
    content: str


class RunResult(Struct, frozen=True):
    """How one player of a match did. Curves are of the watched games, turn by turn."""

    name: str
    wins: Share
    ties: Share
    losses: Share
    points: float
    points_low: Annotated[float | None, about("null after a single round")]
    points_high: float | None
    turns: Annotated[float, about("its own, in a game on average")]
    games_at: Annotated[list[int], about("how many of the watched games had that turn")]
    money_at: list[float]
    points_at: list[float]
    bought: list[Bought]
    openings: Annotated[list[FirstBuys], about("the commonest first")]


class MatchResult(Struct, frozen=True):
    """What came out of a match so far. It always counts the first games of the match, whoever played them."""

    label: str
    games: int
    watched: int
    results: Annotated[list[RunResult], about("none before the first games are counted")]
    turns: Annotated[float, about("how long a game lasted on average")]
    provinces: Annotated[int, about("games that ended with the Provinces or Colonies")]
    piles: Annotated[int, about("games that ended with three empty piles")]
    limit: Annotated[int, about("games that nobody ended")]
    lengths: Annotated[list[Amount], about("turns")]
    differences: Annotated[list[Amount], about("points of the first player minus those of the best other one")]
    command: Annotated[str, about("that gives the same numbers at a command line; own strategies are files named in it")]
    files: Annotated[list[File], about("those files")]


class Run(Struct, frozen=True):
    """`GET /api/laboratory/runs/ID`, and the answer to whoever begins one, or stops it: `POST /api/laboratory/runs/ID/stop`."""

    id: str
    state: State
    is_own: Annotated[bool, about("whoever asks may stop it")]
    ahead: Annotated[int, about("how many of this visitor's own runs are before it, while it waits")]
    done: Annotated[int, about("games of all matches that were counted")]
    total: int
    problem: Annotated[Problem | None, about("why it failed")]
    setup: Setup
    kingdom_text: str
    seed: str
    wanted: Annotated[NewRun, about("as it was asked for")]
    matches: list[MatchResult]
    version: Annotated[str, about("of the program that played it")]


class RunList(Struct, frozen=True):
    """`GET /api/laboratory/runs`: the newest runs of whoever asks."""

    runs: list[RunEntry]


class RunEntry(Struct, frozen=True):
    """One run in a list."""

    id: str
    at: Annotated[int, about("seconds since 1970")]
    state: State
    names: list[str]
    games: int
    setup: Setup


class GameWish(Body, frozen=True):
    """`POST /api/laboratory/runs/ID/game`: one game of a run, turn by turn."""

    match: Annotated[int, Meta(ge=0, lt=MOST_MATCHES)] = 0
    game: Annotated[int, Meta(ge=0, lt=MOST_GAMES), about("counted from 0")] = 0


class Purchase(Struct, frozen=True):
    """Something bought, and the line of the strategy that wanted it."""

    card: str
    line: Annotated[int, about("of the player's text, from 1; 0: no line, the default play or looking ahead chose it")]
    text: Annotated[str, about("the line; empty where there is none")]


class GameTurn(Struct, frozen=True):
    """One turn of a game."""

    seat: int
    number: Annotated[int, about("of this player's turns, from 1; 0 for an extra turn")]
    hand: Annotated[list[str], about("at the beginning of the turn")]
    coins: Annotated[int, about("when the buys began")]
    purchases: list[Purchase]
    events: list[Event]
    points: Annotated[list[int], about("of each seat after the turn")]


class SingleGame(Struct, frozen=True):
    """A game of a run that everybody may look into."""

    names: Annotated[list[str], about("by seat")]
    players: Annotated[list[int], about("which player of the match sits at each seat")]
    turns: list[GameTurn]
    scores: list[int]
    winners: list[int]


# ---------------------------------------------------------------- kingdoms
class NewStudy(Body, frozen=True):
    """`POST /api/laboratory/kingdoms`: what wins here? A kingdom that was studied before is not studied again."""

    kingdom: ByText | BySetup | AtRandom
    language: Language = "en"


class Standing(Struct, frozen=True):
    """How a strategy did against all others; a tie counts as half a win, and `games` are all that were played."""

    name: str
    text: str
    wins: Share


class Improvement(Struct, frozen=True):
    """How good the best strategy was after so many generations, against the best strategy of the library that fits here.

    A tie counts as half a win, and `games` are all that were played."""

    generation: int
    wins: Share


class Worth(Struct, frozen=True):
    """What cards add: the share of wins, less one half, of the best strategy found that buys them against the best one found
    that does not."""

    cards: list[str]
    gain: float
    low: float
    high: float


class Reach(Struct, frozen=True):
    """The chance of having so many coins or more at least once."""

    coins: int
    chance: float


class OpeningChances(Struct, frozen=True):
    """An opening, with exact chances for the first two turns after it."""

    buys: list[str]
    reaches: Annotated[list[Reach], about("$5, $6, … on turn 3 or 4")]
    both: Annotated[float, about("that both purchases are drawn by turn 4")]
    share: Annotated[float, about("of the games of the best strategies here that begin so")]


class StudyStage(Struct, frozen=True):
    """A part of a study, and how far it is."""

    name: Literal["tournament", "evolution", "openings", "cards", "pairs"]
    done: int
    total: int


class Study(Struct, frozen=True):
    """`GET /api/laboratory/kingdoms/ID`, also after `POST /api/laboratory/kingdoms/ID/stop`: what is known of a kingdom."""

    id: str
    state: State
    is_own: bool
    ahead: int
    problem: Problem | None
    setup: Setup
    kingdom_text: str
    stages: list[StudyStage]
    standings: Annotated[list[Standing], about("the best first")]
    steps: list[Improvement]
    best: Annotated[str, about("the best strategy found, as text")]
    openings: list[OpeningChances]
    cards: Annotated[list[Worth], about("what each adds, the most first")]
    pairs: Annotated[list[Worth], about("what two cards add together beyond what each adds alone, the most first")]
    version: str


# ---------------------------------------------------------------- own strategies
class NewStrategy(Body, frozen=True):
    """`POST /api/laboratory/strategies` keeps a strategy; `POST /api/laboratory/strategies/ID` a new version of it.

    A text with mistakes is kept, too, but cannot be shared.
    """

    text: Text
    shared: Annotated[bool, about("everybody finds it on the shelf")] = False


class Version(Struct, frozen=True):
    """A strategy as it once was."""

    n: int
    at: int
    text: str


class KeptStrategy(Struct, frozen=True):
    """A strategy that somebody keeps here, as whoever asks may see it.

    `GET /api/laboratory/strategies/ID` gives one that is shared to everybody, one that is not to its owner. Its history is its
    owner's, the newest version first; lists leave it out.
    """

    id: str
    name: str
    author: str
    text: str
    requires: list[str]
    shared: bool
    is_own: bool
    at: int
    versions: list[Version]


class StrategyList(Struct, frozen=True):
    """`GET /api/laboratory/strategies`: one's own; `GET /api/laboratory/shelf?find=TEXT`: shared ones. The newest first.

    `POST /api/laboratory/strategies/ID/delete` is answered with what is left of one's own.
    """

    strategies: list[KeptStrategy]


class Import(Body, frozen=True):
    """`POST /api/laboratory/import`: strategies in a text: of our language, or Geronimoo's XML with one or many bots."""

    text: Annotated[str, Meta(max_length=1024 * 1024)]
    language: Language = "en"


class Imported(Struct, frozen=True):
    """A strategy that was read, or why it was not."""

    name: str
    text: str
    problem: Problem | None


class ImportAnswer(Struct, frozen=True):
    """What was found in a file."""

    strategies: list[Imported]


class Export(Body, frozen=True):
    """`POST /api/laboratory/export`: a strategy as Geronimoo's XML."""

    text: Text
    language: Language = "en"


class Exported(Struct, frozen=True):
    """The XML, or why there is none: his language cannot say everything."""

    xml: str
    problem: Problem | None


HTTP_BODIES: Final = (
    Check, Checked, Words, NewRun, Run, RunList, GameWish, SingleGame, NewStudy, Study, NewStrategy, KeptStrategy, StrategyList,
    Import, ImportAnswer, Export, Exported,
)  # fmt: skip
