"""The HTTP messages between the laboratory pages and the server.

Users who save strategies or run experiments are identified by a secret that their browser generates and sends with every
request as `Authorization: Bearer SECRET`. The server stores only its hash. Runs and studies are readable by anyone with the id.
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
    """`POST /api/laboratory/check`: check a strategy, and whether it can play in a kingdom."""

    text: Text
    setup: Annotated[Setup | None, about("the kingdom to check against")] = None
    language: Language = "en"


class Mark(Struct, frozen=True):
    """A problem at a position in a text. Lines and columns are counted from 1."""

    line: int
    column: int
    end: Annotated[int, about("the column after the last character concerned")]
    problem: Problem
    warning: Annotated[bool, about("the strategy can play nevertheless")] = False


class Checked(Struct, frozen=True):
    """The problems of a strategy. It can play if all of them are warnings."""

    name: str
    requires: Annotated[list[str], about("cards that the kingdom must contain")]
    marks: list[Mark]


class Word(Struct, frozen=True):
    """A keyword of the strategy language, for completion and help."""

    word: str
    kind: Literal["heading", "verb", "value", "operator", "type"]
    usage: Annotated[str, about("syntax with parameters: `owned(CARD)`")]
    help: Annotated[str, about("one sentence in the requested language")]


class Words(Struct, frozen=True):
    """`GET /api/laboratory/words?language=en`: all keywords of the strategy language. For cards, see `/api/cards`."""

    words: list[Word]


# ---------------------------------------------------------------- runs
class RunPlayer(Body, frozen=True):
    """A player of a match: a bot known to the server, or the text of a strategy."""

    bot: Annotated[Id, about("a level or a strategy of the library; empty to use the text")] = ""
    text: Text = ""
    name: Annotated[Name, about("name on charts, if different from the strategy's name")] = ""


class Match(Body, frozen=True):
    """The players of one match. All matches of a run use the same shuffles."""

    players: Annotated[list[RunPlayer], Meta(min_length=2, max_length=4)]
    label: Annotated[str, Meta(max_length=60), about("how this match differs from the others: `4`")] = ""


class Sweep(Body, frozen=True):
    """The number in a strategy that varies between the matches, shown to anyone who opens the run."""

    player: Annotated[int, Meta(ge=0, le=3)]
    line: Annotated[int, Meta(ge=1)]
    column: Annotated[int, Meta(ge=1)]
    values: Annotated[list[int], Meta(min_length=2, max_length=MOST_MATCHES)]


class NewRun(Body, frozen=True):
    """`POST /api/laboratory/runs`: start a run. All matches have the same kingdom and the same shuffles."""

    kingdom: ByText | BySetup | AtRandom
    matches: Annotated[list[Match], Meta(min_length=1, max_length=MOST_MATCHES)]
    games: Annotated[int, Meta(ge=1), about("games per match")]
    seed: Seed = ""
    sweep: Sweep | None = None
    language: Language = "en"


class Share(Struct, frozen=True):
    """How often something happened, with its 95 % confidence interval."""

    games: int
    rate: float
    low: float
    high: float


class Bought(Struct, frozen=True):
    """The average number of copies of a card that a player bought on each of their turns, from the first."""

    card: str
    copies: list[float]


class FirstBuys(Struct, frozen=True):
    """The first buys of turns 1 and 2, and the share of watched games with them."""

    buys: list[str]
    share: float


class Amount(Struct, frozen=True):
    """A value, and the number of watched games with it."""

    n: int
    games: int


class File(Struct, frozen=True):
    """A file that a command needs."""

    name: str
    content: str


class RunResult(Struct, frozen=True):
    """The results of one player of a match. Values per turn are from the watched games."""

    name: str
    wins: Share
    ties: Share
    losses: Share
    points: float
    points_low: Annotated[float | None, about("null after a single round")]
    points_high: float | None
    turns: Annotated[float, about("average number of the player's turns in a game")]
    games_at: Annotated[list[int], about("the number of watched games that reached each turn")]
    money_at: list[float]
    points_at: list[float]
    bought: list[Bought]
    openings: Annotated[list[FirstBuys], about("the most common first")]


class MatchResult(Struct, frozen=True):
    """The results of a match so far. The counted games are always the first ones of the match, without gaps."""

    label: str
    games: int
    watched: int
    results: Annotated[list[RunResult], about("empty until the first games are counted")]
    turns: Annotated[float, about("average length of a game")]
    provinces: Annotated[int, about("games that ended with the Provinces or Colonies")]
    piles: Annotated[int, about("games that ended with three empty piles")]
    limit: Annotated[int, about("games stopped before the rules ended them")]
    lengths: Annotated[list[Amount], about("game lengths in turns")]
    differences: Annotated[list[Amount], about("points of the first player minus those of the best opponent")]
    command: Annotated[str, about("a command line that gives the same numbers; it reads the user's strategies from `files`")]
    files: Annotated[list[File], about("the files named in the command")]


class Run(Struct, frozen=True):
    """`GET /api/laboratory/runs/ID`; also the response to starting a run or `POST /api/laboratory/runs/ID/stop`."""

    id: str
    state: State
    is_own: Annotated[bool, about("the run belongs to the user, who may stop it")]
    ahead: Annotated[int, about("while it waits: how many of the user's own runs are ahead of it")]
    done: Annotated[int, about("games counted so far, over all matches")]
    total: int
    problem: Annotated[Problem | None, about("why it failed")]
    setup: Setup
    kingdom_text: str
    seed: str
    wanted: Annotated[NewRun, about("the original request")]
    matches: list[MatchResult]
    version: Annotated[str, about("version of the program that played the games")]


class RunList(Struct, frozen=True):
    """`GET /api/laboratory/runs`: the user's most recent runs."""

    runs: list[RunEntry]


class RunEntry(Struct, frozen=True):
    """A run in a list."""

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
    """A purchase, and the line of the strategy that chose it."""

    card: str
    line: Annotated[int, about("line of the player's text, from 1; 0 if the default play or a search chose the card")]
    text: Annotated[str, about("the text of the line; empty if there is none")]


class GameTurn(Struct, frozen=True):
    """One turn of a game."""

    seat: int
    number: Annotated[int, about("the number of the player's turn, from 1; 0 for an extra turn")]
    hand: Annotated[list[str], about("the hand at the start of the turn")]
    coins: Annotated[int, about("coins at the start of the buys")]
    purchases: list[Purchase]
    events: list[Event]
    points: Annotated[list[int], about("points of each seat after the turn")]


class SingleGame(Struct, frozen=True):
    """One game of a run, with nothing hidden."""

    names: Annotated[list[str], about("by seat")]
    players: Annotated[list[int], about("the player of the match in each seat")]
    turns: list[GameTurn]
    scores: list[int]
    winners: list[int]


# ---------------------------------------------------------------- kingdoms
class NewStudy(Body, frozen=True):
    """`POST /api/laboratory/kingdoms`: study what wins in a kingdom. A kingdom is not studied twice."""

    kingdom: ByText | BySetup | AtRandom
    language: Language = "en"


class Standing(Struct, frozen=True):
    """A strategy's results against all others. A tie counts as half a win; `games` is the number of games played."""

    name: str
    text: str
    wins: Share


class Improvement(Struct, frozen=True):
    """The results of the best strategy of a generation against the best strategy of the library for this kingdom.

    A tie counts as half a win; `games` is the number of games played."""

    generation: int
    wins: Share


class Worth(Struct, frozen=True):
    """The value of cards: the win rate, minus one half, of the best strategy found that buys them against the best one found
    that does not."""

    cards: list[str]
    gain: float
    low: float
    high: float


class Reach(Struct, frozen=True):
    """The chance of having at least this many coins at least once."""

    coins: int
    chance: float


class OpeningChances(Struct, frozen=True):
    """An opening, with exact chances for the first two turns after it."""

    buys: list[str]
    reaches: Annotated[list[Reach], about("$5, $6, … on turn 3 or 4")]
    both: Annotated[float, about("the chance that both purchases are drawn by turn 4")]
    share: Annotated[float, about("the share of the best strategies' games in this kingdom with this opening")]


class StudyStage(Struct, frozen=True):
    """A stage of a study, and its progress."""

    name: Literal["tournament", "evolution", "openings", "cards", "pairs"]
    done: int
    total: int


class Study(Struct, frozen=True):
    """`GET /api/laboratory/kingdoms/ID`; also the response to `POST /api/laboratory/kingdoms/ID/stop`: a kingdom's study."""

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
    cards: Annotated[list[Worth], about("the value of each card, highest first")]
    pairs: Annotated[list[Worth], about("what two cards add together beyond what each adds alone, highest first")]
    version: str


# ---------------------------------------------------------------- own strategies
class NewStrategy(Body, frozen=True):
    """`POST /api/laboratory/strategies` saves a strategy; `POST /api/laboratory/strategies/ID` saves a new version of it.

    A text with errors can be saved but not shared.
    """

    text: Text
    shared: Annotated[bool, about("list it on the shelf for everyone")] = False


class Version(Struct, frozen=True):
    """An earlier version of a strategy."""

    n: int
    at: int
    text: str


class KeptStrategy(Struct, frozen=True):
    """A saved strategy, as far as the user may see it.

    `GET /api/laboratory/strategies/ID` returns a shared strategy to anyone and a private one only to its owner. Only the owner
    sees `versions`, newest first; lists leave them out.
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
    """`GET /api/laboratory/strategies`: the user's own; `GET /api/laboratory/shelf?find=TEXT`: shared ones. Newest first.

    `POST /api/laboratory/strategies/ID/delete` returns the user's remaining strategies.
    """

    strategies: list[KeptStrategy]


class Import(Body, frozen=True):
    """`POST /api/laboratory/import`: read strategies in our own language or in Geronimoo's XML, which may hold many bots."""

    text: Annotated[str, Meta(max_length=1024 * 1024)]
    language: Language = "en"


class Imported(Struct, frozen=True):
    """An imported strategy, or why it could not be read."""

    name: str
    text: str
    problem: Problem | None


class ImportAnswer(Struct, frozen=True):
    """The strategies found in a text."""

    strategies: list[Imported]


class Export(Body, frozen=True):
    """`POST /api/laboratory/export`: convert a strategy to Geronimoo's XML."""

    text: Text
    language: Language = "en"


class Exported(Struct, frozen=True):
    """The XML, or the problem if Geronimoo's format cannot express the strategy."""

    xml: str
    problem: Problem | None


HTTP_BODIES: Final = (
    Check, Checked, Words, NewRun, Run, RunList, GameWish, SingleGame, NewStudy, Study, NewStrategy, KeptStrategy, StrategyList,
    Import, ImportAnswer, Export, Exported,
)  # fmt: skip
