"""The command line."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from demesne.bots.binding import bind_strategy
from demesne.cards.kingdoms import KINGDOMS
from demesne.cards.loader import load_cards, load_installed
from demesne.commands import bot_match, opening, optimise, review, serve, simulate, strategy, tournament
from demesne.engine.dealing import kit_for
from demesne.engine.errors import DemesneError, SetupError
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.lang import Language
from demesne.levels.level import MEDIUM, find_level
from demesne.notation.kingdoms import FEATURES, SETS, format_kingdom, generate, parse_kingdom, unavailable
from demesne.notation.names import find_card
from demesne.rulings.files import read_file, suite
from demesne.rulings.runner import Result, run_texts
from demesne.strategies.find import find_strategy
from demesne.table.cards import describe_card
from demesne.table.log import Log
from demesne.table.look_back import LookBack
from demesne.table.plain import Left, PlainTable
from demesne.table.saves import keep, last_game, load, save
from demesne.table.session import Seat, Session
from demesne.version import VERSION, engine_is_compiled


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 when a ruling does not hold, 2 for bad input."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    language = Language("en")
    try:
        language = wanted_language(arguments)
        options = parser(language).parse_args(arguments or ["--help"])
        load_installed()
        for path in options.cards:
            load_cards(path)
        options.language = Language(language.code, options.with_english)
        if options.calculates and not engine_is_compiled():
            print(language.text("cli-uncompiled"), file=sys.stderr)
        result: int = options.run(options)
    except DemesneError as problem:
        print(f"demesne: {language.error(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return result


def wanted_language(arguments: Sequence[str]) -> Language:
    """Help and errors speak it too, so it is needed before anything is parsed."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang")
    known, _ = early.parse_known_args([item for item in arguments if item.startswith("--lang=")] or after_lang(arguments))
    return Language(known.lang)


def after_lang(arguments: Sequence[str]) -> list[str]:
    where = list(arguments).index("--lang") if "--lang" in arguments else len(arguments)
    return list(arguments[where : where + 2])


# What argparse says, and our messages for it. It looks these texts up through gettext, where we answer.
PARSER_TEXTS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "%(prog)s: error: %(message)s\n": "error",
}


def teach_argparse(language: Language) -> None:
    """Let the parser of the command line speak the language, too."""

    def say(text: str) -> str:
        if text not in PARSER_TEXTS:
            return text
        said = language.text(f"cli-parser-{PARSER_TEXTS[text]}")
        return said + text[len(text.rstrip()) :]

    setattr(argparse, "_", say)  # noqa: B010  (a private name: gettext, as argparse imports it)


# ---------------------------------------------------------------- what can be asked for
def parser(language: Language) -> argparse.ArgumentParser:
    text = language.text
    teach_argparse(language)
    top = argparse.ArgumentParser(prog="demesne", description=text("cli-description"))
    kind = "compiled" if engine_is_compiled() else "uncompiled"
    top.add_argument("--version", action="version", version=text(f"cli-version-{kind}", version=VERSION))
    top.set_defaults(calculates=False)
    commands = top.add_subparsers(title=text("cli-commands"), required=True, metavar="COMMAND")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--cards", action="append", default=[], metavar="FILE", help=text("cli-option-cards"))
    shared.add_argument("--lang", help=text("cli-option-lang"))
    shared.add_argument("--with-english", action="store_true", help=text("cli-option-with-english"))

    play = commands.add_parser("play", parents=[shared], help=text("cli-play"))
    play.add_argument("--kingdom", help=text("cli-option-kingdom"))
    play.add_argument("--players", type=int, default=2, help=text("cli-option-players"))
    play.add_argument("--bots", type=int, help=text("cli-option-bots"))
    play.add_argument("--bot", metavar="BOT", help=text("cli-option-bot"))
    play.add_argument("--seed", type=int, help=text("cli-option-seed"))
    play.add_argument("--games", type=int, default=1, help=text("cli-option-games"))
    play.add_argument("--name", default="", help=text("cli-option-name"))
    play.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    play.set_defaults(run=run_play)

    resume = commands.add_parser("resume", parents=[shared], help=text("cli-resume"))
    resume.add_argument("file", nargs="?", metavar="FILE", help=text("cli-option-file"))
    resume.add_argument("--plain", action="store_true", help=text("cli-option-plain"))
    resume.set_defaults(run=run_resume)

    replay = commands.add_parser("replay", parents=[shared], help=text("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=text("cli-option-file"))
    replay.set_defaults(run=run_replay)

    card = commands.add_parser("card", parents=[shared], help=text("cli-card"))
    card.add_argument("name", nargs="+", metavar="NAME", help=text("cli-option-card-name"))
    card.set_defaults(run=run_card)
    add_kingdom_command(commands, shared, language)

    for command in (serve, review, strategy, simulate, tournament, bot_match, optimise, opening):
        command.add(commands, shared, language)

    rulings = commands.add_parser("rulings", parents=[shared], help=text("cli-rulings"))
    rulings.add_argument("files", nargs="*", metavar="FILE", help=text("cli-option-ruling-files"))
    rulings.add_argument("--json", action="store_true", help=text("cli-option-json"))
    rulings.set_defaults(run=run_rulings)
    return top


def add_kingdom_command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], shared: argparse.ArgumentParser, language: Language
) -> None:
    text = language.text
    kingdom = commands.add_parser("kingdom", parents=[shared], help=text("cli-kingdom"))
    kingdom.add_argument("list", nargs="*", metavar="LIST", help=text("cli-option-list"))
    kingdom.add_argument("--random", action="store_true", help=text("cli-option-generate"))
    kingdom.add_argument("--seed", type=int, help=text("cli-option-seed"))
    kingdom.add_argument("--players", type=int, default=2, help=text("cli-option-players"))
    kingdom.add_argument("--sets", nargs="+", choices=SETS, default=list(SETS), help=text("cli-option-sets"))
    kingdom.add_argument("--projects", type=int, choices=(0, 1, 2), help=text("cli-option-projects"))
    kingdom.add_argument("--require", nargs="+", default=[], metavar="CARD", help=text("cli-option-require"))
    kingdom.add_argument("--forbid", nargs="+", default=[], metavar="CARD", help=text("cli-option-forbid"))
    kingdom.add_argument("--want", nargs="+", choices=FEATURES, default=[], help=text("cli-option-want"))
    kingdom.add_argument("--keep", nargs="+", default=[], metavar="CARD", help=text("cli-option-keep"))
    kingdom.set_defaults(run=run_kingdom)


# ---------------------------------------------------------------- playing
def seats_for(options: argparse.Namespace, setup: Setup, bots: int | None, bot: str) -> list[Seat]:
    """People first; names in the reader's language. All bots are of the same level, or play the same strategy."""
    language: Language = options.language
    players = setup.players
    name = options.name
    bots = players - 1 if bots is None else bots
    if not 0 <= bots < players:
        raise SetupError(f"of {players} players, 0 to {players - 1} can be bots, not {bots}", "bots", n=bots, most=players - 1)
    people = players - bots
    named = [name or language.text("player-human")] if people == 1 else []
    named = named or [language.text("player-human-n", n=i + 1) for i in range(people)]
    if bots and find_level(bot) is None:
        bind_strategy(kit_for(setup), find_strategy(bot))  # the kingdom must allow it
    return [Seat(person) for person in named] + [Seat(machine, bot) for machine in bot_names(language, bot, bots)]


def bot_names(language: Language, bot: str, bots: int) -> list[str]:
    """What the bots are called: by their level if they have one, and with a number if there are several."""
    level = find_level(bot)
    if level is None:
        return [language.text("player-bot")] if bots == 1 else [language.text("player-bot-n", n=i + 1) for i in range(bots)]
    name = language.text(f"level-{level.name}")
    return [name] if bots == 1 else [language.text("level-several", name=name, n=i + 1) for i in range(bots)]


def new_seed(seed: int | None) -> int:
    return random.randrange(1 << 32) if seed is None else seed


def setup_for(options: argparse.Namespace, seed: int) -> Setup:
    """The kingdom asked for."""
    if options.kingdom is None:
        return KINGDOMS["first_game"].setup(options.players)
    if options.kingdom == "random":
        return generate(seed=seed, players=options.players)
    return parse_kingdom(options.kingdom, options.players, language=options.language.code)


def run_play(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise SetupError(f"a series has at least 1 game, not {options.games}", "games", n=options.games)
    seed = new_seed(options.seed)
    setup = setup_for(options, seed)
    bot = options.bot or MEDIUM
    seats = seats_for(options, setup, options.bots, bot)
    game = Game.new(setup, seed=seed)
    if options.plain or not on_a_terminal():
        introduce(options.language, setup, seed)
        return play_plain(options.language, Session(game, seats, options.games - 1))

    def make_session(setup: Setup, bot: str, seed: int) -> Session:
        return Session(Game.new(setup, seed=seed), seats_for(options, setup, None, bot))

    chosen = options.kingdom is not None or options.players != 2 or options.bots is not None
    session = Session(game, seats, options.games - 1) if chosen else None
    return play_in_terminal(options.language, session, make_session, options.seed, bot)


def on_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def introduce(language: Language, setup: Setup, seed: int) -> None:
    print(language.text("plain-welcome"))
    print(language.text("state-kingdom", cards=format_kingdom(setup, language.code)))
    print(language.text("state-seed", seed=str(seed)))


def play_plain(language: Language, session: Session) -> int:
    """Games of a series, one after the other, until somebody leaves."""
    while True:
        was_over = session.game.over
        try:
            thinkers = [seat.name for seat in session.seats if seat.is_level]
            if thinkers and not was_over:
                print(language.text("level-prepares", who=language.join(thinkers)))
                prepare = session.preparation()
                prepare()
            PlainTable(session, language).run()
        except (Left, EOFError, KeyboardInterrupt):
            save(session, last_game())
            print("\n" + language.text("plain-left"))
            return 0
        if not was_over:
            print(language.text("review-kept", file=str(keep(session))))
        follows = session.games_left > 0 and session.can_go_on
        again = look_back(session, language) if on_a_terminal() or not follows else None
        if again is None and not follows:
            return 0
        session = again or session.next_game(new_seed(None))


def look_back(session: Session, language: Language) -> Session | None:
    """The review, for those who want it, and the table to play on at, if any."""
    try:
        return LookBack(session, language).offer()
    except (EOFError, KeyboardInterrupt):
        return None


def play_in_terminal(
    language: Language, session: Session | None, make_session: object, seed: int | None = None, bot: str = MEDIUM
) -> int:
    from demesne.table.tui.app import TableApp
    from demesne.table.tui.game import SMALLEST

    size = os.get_terminal_size()
    if size.columns < SMALLEST[0] or size.lines < SMALLEST[1]:
        raise SetupError(language.text("tui-too-small"))
    app = TableApp(language, session, make_session, seed, bot)  # type: ignore[arg-type]
    app.run()
    if app.return_code:
        return app.return_code
    return 0


def run_resume(options: argparse.Namespace) -> int:
    path = Path(options.file) if options.file else last_game()
    if not options.file and not path.is_file():
        raise SetupError(options.language.text("plain-no-save"))
    session = load(path)
    if options.plain or not on_a_terminal():
        return play_plain(options.language, session)
    return play_in_terminal(options.language, session, None)


def run_replay(options: argparse.Namespace) -> int:
    """One answer after the other; all cards are shown, as the game is over for those who look."""
    from demesne.game import replay

    session = load(Path(options.file))
    game = replay(session.game.start, [])
    log = Log(options.language, session.names)
    told = 0
    print(options.language.text("cli-replay-next"))
    for answer in [*session.game.journal, None]:
        for line in log.lines(game.events[told:]):
            print(line)
        told = len(game.events)
        if answer is None:
            break
        if on_a_terminal() and input().strip().lower() == "q":
            break
        game.apply(answer)
    return 0


# ---------------------------------------------------------------- looking things up
def run_card(options: argparse.Namespace) -> int:
    print(describe_card(options.language, find_card(" ".join(options.name), options.language.code)))
    return 0


def run_kingdom(options: argparse.Namespace) -> int:
    language: Language = options.language
    code = language.code
    if options.random or options.keep or options.require or options.want:
        seed = new_seed(options.seed)
        setup = generate(
            sets=options.sets,
            projects=options.projects,
            require=names_in(options.require),
            forbid=names_in(options.forbid),
            want=options.want,
            keep=names_in(options.keep),
            seed=seed,
            players=options.players,
            language=code,
        )
        print(format_kingdom(setup, language.code))
        print(language.text("state-seed", seed=str(seed)))
    elif options.list:
        print(format_kingdom(parse_kingdom(" ".join(options.list), options.players, language=code), code))
    else:
        list_kingdoms(language)
    return 0


def names_in(arguments: list[str]) -> list[str]:
    """Names given one by one, or several with commas."""
    return [name.strip() for argument in arguments for name in argument.split(",") if name.strip()]


def list_kingdoms(language: Language) -> None:
    print(f"{language.text('cli-recommended')}:")
    for id, kingdom in KINGDOMS.items():
        print(f"  {language.text(f'kingdom-{id}')} ({id}): {format_kingdom(kingdom.setup(), language.code)}")
    print(f"{language.text('cli-unavailable')}:")
    for known in unavailable():
        name = known.names.get(language.code, known.names["en"])
        print(f"  {name}: " + language.text("cli-missing", cards=known.lacks))


def run_rulings(options: argparse.Namespace) -> int:
    texts = {path: read_file(Path(path)) for path in options.files} if options.files else suite()

    def print_result(result: Result) -> None:
        if options.json:
            print(json.dumps(result.to_data()), flush=True)
        elif not result.ok:
            name = f"{result.id}: " if result.id else ""
            print(f"{result.file}: {name}{result.ruling}\n    " + result.problem.replace("\n", "\n    ") + "\n")

    results = run_texts(texts, each=print_result)
    broken = sum(not result.ok for result in results)
    if not options.json:
        held = len(results) - broken
        print(options.language.text("cli-rulings-done", n=len(results), held=held, broken=broken))
    return 1 if broken else 0
