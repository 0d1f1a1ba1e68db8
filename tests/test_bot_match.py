"""Programs that play: whole matches, the messages they get, and everything they can do wrong."""

from __future__ import annotations

import fcntl
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from documents import DOCS, blocks, follow

from demesne.cli import main
from demesne.engine.errors import DemesneError
from demesne.lang import CODES, Language
from demesne.sets.recommended import KINGDOMS
from demesne.sim.programs.match import Hall, Match, make_match, play_match, read_entry
from demesne.sim.programs.process import REASONS, Failure, Process
from demesne.sim.programs.result import MatchResult
from demesne.sim.runner import simulate

EXAMPLES = DOCS.parent / "examples" / "bots"
PYTHON = shlex.join([sys.executable, "-I", "-S"])
LONG = 60.0  # seconds nobody needs
SHORT = 5.0  # seconds that a program which hangs is waited for, and in which one that does not answers on any machine
FIRST_GAME = "first_game"

# A program that ends every phase at once and otherwise takes the first option; what it does wrong is put in. It and all
# it starts hold a lock for as long as they live.
BOT = """
import fcntl, json, os, signal, subprocess, sys, time
lock = open(sys.argv[1], "a")
fcntl.flock(lock, fcntl.LOCK_SH)
os.set_inheritable(lock.fileno(), True)
game = asked = 0
def say(data):
    print(json.dumps(data), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({})
    elif message["type"] == "start":
        game, asked = message["game"], 0
    elif message["type"] == "decide":
        asked += 1
        #WRONG
        say({"answer": next((option for option in message["options"] if option.startswith("end")), 0)})
"""
RECORDER = BOT.replace("    message =", "    lock.write(line)\n    message =").replace("say({})", "say(HELLO)")
SLEEPER = '[sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"]'
WRONG = {
    "crash at the first decision": ("asked == 1", "raise SystemExit(3)", "crash", "exit 3"),
    "crash in mid-game": ("asked == 9", "raise RuntimeError('oh')", "crash", "exit 1"),
    "killed by a signal": ("asked == 3", "os.kill(os.getpid(), signal.SIGSEGV)", "crash", "SIGSEGV"),
    "hang": ("asked == 2", "time.sleep(600)", "time", "5 s"),
    "hang and ignore every signal": (
        "asked == 2",
        "[signal.signal(s, signal.SIG_IGN) for s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)]; time.sleep(600)",
        "time",
        "5 s",
    ),
    "garbage": ("asked == 2", "print('hello?', flush=True)", "json", "hello?"),
    "JSON that is no object": ("asked == 2", "say([1])", "json", "[1]"),
    "bytes that are no text": ("asked == 2", r"os.write(1, b'\xff\x1b[2J\n')", "json", "\N{REPLACEMENT CHARACTER}?[2J"),
    "brackets without end": ("asked == 2", "print('[' * 200_000, flush=True)", "json", "[" * 119 + "…"),
    "an answer that is not possible": ("asked == 2", "say({'answer': 'buy victory'})", "answer", "'buy victory'"),
    "an index that is too large": ("asked == 2", "say({'answer': 99})", "answer", "99"),
    "no answer": ("asked == 2", "say({'reply': 0})", "answer", "None"),
    "yes": ("asked == 2", "say({'answer': True})", "answer", "True"),
    "a line without end": ("asked == 2", "sys.stdout.write('x' * 5_000_000)", "flood", "x" * 119 + "…"),
    "answers without questions": ("asked == 2", r"""os.write(1, b'{"answer": 0}\n' * 1_000_000)""", "flood", '{"answer": 0}'),
    "output closed": ("asked == 2", "os.close(1); time.sleep(600)", "closed", "EOF"),
    "a child that keeps the pipes": (
        "asked == 2",
        f"subprocess.Popen({SLEEPER}, close_fds=False); os._exit(4)",
        "crash",
        "exit 4",
    ),
    "a child beside it": ("asked == 2", f"subprocess.Popen({SLEEPER}, close_fds=False); time.sleep(600)", "time", "5 s"),
}


@pytest.fixture
def write_bot(tmp_path: Path) -> Callable[..., str]:
    """Writes a program that does something wrong when a condition holds; its command."""

    def write(when: str = "False", then: str = "pass", text: str = BOT) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(text.replace("#WRONG", f"if {when}: {then}"), encoding="utf-8")
        return f"{PYTHON} {shlex.quote(str(path))} {shlex.quote(str(tmp_path / 'lock'))}"

    return write


def assert_nobody_is_left(folder: Path) -> None:
    """The lock that all programs and their children held is free. Whoever was killed may need a moment to go."""
    with (folder / "lock").open("a") as lock:
        for _ in range(30_000):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                time.sleep(0.02)
    raise AssertionError("a program is still running")


def a_match(*players: str, games: int = 2, seconds: float = LONG, **wishes: Any) -> Match:
    return make_match(players, games, **{"seed": 7, "kingdom": FIRST_GAME, "seconds": seconds, **wishes})


def example(name: str) -> str:
    return f"{PYTHON} {shlex.quote(str(EXAMPLES / name))}"


def what_was_found(result: MatchResult) -> dict[str, Any]:
    """A result without what differs from run to run."""
    data = result.to_data()
    for player in data["players"]:
        player["thinking"] = player["thinking"] and player["thinking"]["answers"]
    return data


# ---------------------------------------------------------------- whole matches
def test_the_example_plays_a_whole_match(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "5", "--seed", "1", "--seconds", "60", "--kingdom", FIRST_GAME, "--json", "--log", "1"]
    assert main(["bot-match", example("big_money.py"), "Big Money", *arguments]) == 0
    captured = capsys.readouterr()
    data = json.loads(captured.out)
    assert captured.err == ""
    bot, strategy = data["players"]
    assert (data["games"], data["rounds"], data["requested_games"], data["seed"]) == (6, 3, 5, 1)
    assert data["endings"] == {"end": 6, "limit": 0, "forfeit": 0}
    assert (bot["name"], bot["program"]) == ("Big Money with Smithies", example("big_money.py"))
    assert (strategy["name"], strategy["strategy"], strategy["thinking"]) == ("Big Money", "Big Money", None)
    assert bot["wins"] == strategy["losses"] > bot["losses"] == strategy["wins"]
    assert bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1]
    assert bot["thinking"]["answers"] > 300
    assert 0 < bot["thinking"]["mean_seconds"] <= bot["thinking"]["worst_seconds"]
    assert (bot["forfeits"], data["forfeited_games"]) == ({}, [])
    assert "Big Money with Smithies plays a Smithy" in data["logs"][0]


def test_without_a_kingdom_the_example_finds_its_smithy() -> None:
    match = a_match("python3 big_money.py", "Big Money Ultimate", seed=1, kingdom=None)
    assert "smithy" in match.plan.setup.piles
    assert (match.plan.setup.landscapes, "smithy" in match.plan.filled) == ((), True)


def test_the_example_in_another_language_plays_a_whole_match() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node here")
    match = a_match(f"{shlex.quote(node)} {shlex.quote(str(EXAMPLES / 'witch.js'))}", "Double Witch", kingdom=None)
    result = play_match(match)
    assert result.standings[0].label == "Big Money with Witches"
    assert result.endings == {"end": 2, "limit": 0, "forfeit": 0}


@pytest.mark.parametrize("seed", range(4))
def test_the_examples_play_in_every_kingdom(seed: int) -> None:
    node = shutil.which("node")
    other = f"{shlex.quote(node)} {shlex.quote(str(EXAMPLES / 'witch.js'))}" if node else example("big_money.py")
    players = [example("big_money.py"), other, "Big Money Ultimate"]
    result = play_match(a_match(*players, games=1, seed=seed, kingdom="random"))
    assert [standing.forfeited for standing in result.standings] == [0, 0, 0]


def test_the_same_seed_gives_the_same_result_at_any_number_of_tables(write_bot: Callable[..., str]) -> None:
    players = [write_bot(), "Smithy", "Big Money"]
    results = [what_was_found(play_match(a_match(*players, games=9), jobs)) for jobs in (1, 1, 3)]
    assert results[0] == results[1] == results[2]
    assert what_was_found(play_match(a_match(*players, games=9, seed=8)))["players"] != results[0]["players"]


def test_strategies_among_themselves_do_as_in_a_simulation() -> None:
    strategies = ["Smithy", "Big Money", "Big Money Ultimate"]
    match = what_was_found(play_match(a_match(*strategies, games=60)))
    simulation = simulate(strategies, 60, 7, FIRST_GAME).to_data()
    for same in ("seed", "setup", "games", "rounds", "mean_turns"):
        assert match[same] == simulation[same]
    for mine, theirs in zip(match["players"], simulation["players"], strict=True):
        assert {key: mine[key] for key in mine.keys() & theirs.keys() - {"strategy"}} == {
            key: theirs[key] for key in mine.keys() & theirs.keys() - {"strategy"}
        }


def test_two_of_the_same_name_are_told_apart() -> None:
    result = play_match(a_match(example("big_money.py"), example("big_money.py"), games=2))
    assert result.plan.labels == ["Big Money with Smithies (1)", "Big Money with Smithies (2)"]


# ---------------------------------------------------------------- what a program does wrong
@pytest.mark.parametrize("what", WRONG)
def test_a_fault_costs_one_game_and_nothing_else(what: str, write_bot: Callable[..., str], tmp_path: Path) -> None:
    when, then, reason, detail = WRONG[what]
    seconds = SHORT if detail.endswith(" s") or "child" in what else LONG
    result = play_match(a_match(write_bot(f"game == 1 and {when}", then), "Big Money", seconds=seconds))
    assert_nobody_is_left(tmp_path)
    bot, strategy = result.standings
    (lost,) = [game for game in result.games if game.forfeit]
    assert lost.forfeit is not None
    assert (lost.number, lost.places, lost.forfeit.reason) == (0, ["loss", "win"], reason)
    assert lost.forfeit.detail == detail
    assert bot.forfeits == {reason: 1}
    assert strategy.forfeits == {}
    assert result.endings == {"end": 1, "limit": 0, "forfeit": 1}


def test_what_a_program_complained_about_is_told(
    write_bot: Callable[..., str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    noise = r"sys.stderr.write('noise\n' * 100_000); raise RuntimeError('out of \x1b[31mSmithies')"
    players = [write_bot("asked == 4", noise), write_bot()]
    assert main(["bot-match", *players, "--games", "4", "--seconds", "60"]) == 0
    captured = capsys.readouterr()
    assert captured.err.count("has forfeited 3 games in a row") == 1
    told = " ".join(captured.out.split())  # lines are broken where the width of the terminal wants it
    assert "lost 4 games through its own fault" in told
    assert "4 × it exited" in told
    assert "the last one, game 4: it exited (exit 1)" in told
    assert "RuntimeError: out of ?[31mSmithies" in captured.out
    assert len(captured.out) < 5_000
    assert_nobody_is_left(tmp_path)


def test_the_others_share_the_win(write_bot: Callable[..., str]) -> None:
    result = play_match(a_match("Big Money", write_bot("game == 1", "say({'answer': -1})"), "Smithy", games=3))
    assert result.games[0].places == ["tie", "loss", "tie"]
    assert result.standings[1].forfeits == {"answer": 1}


def test_a_program_that_does_not_start_again_forfeits_every_game(write_bot: Callable[..., str], tmp_path: Path) -> None:
    once = "import os, sys\nif os.path.exists(sys.argv[1] + '.once'): sys.exit(9)\nopen(sys.argv[1] + '.once', 'w').close()\n"
    players = [write_bot("asked == 3", "sys.exit(8)", once + BOT), write_bot(text="HELLO = {}\n" + RECORDER)]
    (bot, other) = play_match(a_match(*players, games=4)).standings
    assert bot.forfeits == {"start": 3, "crash": 1}
    assert bot.last_forfeit is not None
    assert bot.last_forfeit[1].detail == "exit 9"
    assert (other.wins.games, other.forfeits) == (4, {})
    told = [json.loads(line) for line in (tmp_path / "lock").read_text(encoding="utf-8").splitlines()]
    assert [message["game"] for message in told if message["type"] == "start"] == [1]
    (end,) = [message for message in told if message["type"] == "end"]
    assert (end["result"], end["reason"], end["forfeit"]) == ("win", "forfeit", {"seat": 0, "reason": "crash"})


def test_whoever_reads_nothing_does_not_hold_us_up() -> None:
    process = Process([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"], Event())
    process.tell({"type": "start", "much": "x" * 3_000_000})
    with pytest.raises(Failure, match="time"):
        process.ask({"type": "decide"}, SHORT)
    assert process.popen.returncode is not None


def test_a_program_is_given_time_to_end_by_itself(tmp_path: Path) -> None:
    """The end of its input tells it; what it was told before, it was told."""
    last = tmp_path / "last.txt"
    text = f"import sys\nlines = list(sys.stdin)\nopen({str(last)!r}, 'w').write(lines[-1])"
    process = Process([sys.executable, "-I", "-S", "-c", text], Event())
    process.tell({"type": "end"})
    assert process.end(LONG) == 0
    assert last.read_text(encoding="utf-8") == '{"type":"end"}\n'


CTRL_C = "os.kill(os.getppid(), signal.SIGINT); time.sleep(600)"


def test_ctrl_c_tells_what_is_known_and_ends_all_programs(
    write_bot: Callable[..., str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    players = [write_bot(), write_bot("game == 6 and asked == 3", CTRL_C), "Big Money"]
    assert main(["bot-match", *players, "--games", "300", "--json", "--seconds", "600"]) == 130
    assert_nobody_is_left(tmp_path)
    data = json.loads(capsys.readouterr().out)
    assert (data["interrupted"], data["games"], data["requested_games"]) == (True, 3, 300)


def test_ctrl_c_is_heard_by_tests_in_the_background_of_a_script() -> None:
    program = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); import conftest; signal.raise_signal(signal.SIGINT)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
    )
    assert done.stderr.endswith("KeyboardInterrupt\n")


def test_ctrl_c_ends_the_programs_of_all_tables(write_bot: Callable[..., str], tmp_path: Path) -> None:
    def interrupt(done: int, expected: int) -> None:
        raise KeyboardInterrupt

    with suppress(KeyboardInterrupt):  # if the round that was finished is not the first
        assert play_match(a_match(write_bot(), "Big Money", games=1000), 3, interrupt).interrupted
    assert_nobody_is_left(tmp_path)


def test_only_the_first_rounds_count() -> None:
    match = a_match("Smithy", "Big Money", games=8)
    games = play_match(match).games
    hall = Hall(match, Event())
    hall.rounds = {number: games[2 * number : 2 * number + 2] for number in (3, 1, 0)}
    assert hall.first_games() == games[:4]


def test_ctrl_c_in_the_first_round_tells_nothing(write_bot: Callable[..., str], tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play_match(a_match(write_bot("game == 2", CTRL_C), "Big Money", seconds=600))
    assert_nobody_is_left(tmp_path)


# ---------------------------------------------------------------- the messages
def messages_of(write_bot: Callable[..., str], folder: Path, hello: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a program was sent in a match of two games."""
    play_match(a_match(write_bot(text=f"HELLO = {hello!r}\n{RECORDER}"), "Smithy", games=2))
    return [json.loads(line) for line in (folder / "lock").read_text(encoding="utf-8").splitlines()]


def test_a_program_sees_what_its_player_may_see(write_bot: Callable[..., str], tmp_path: Path) -> None:
    messages = messages_of(write_bot, tmp_path, {"name": "Recorder\x1b[2J"})
    kinds = [message["type"] for message in messages]
    assert kinds[:3] == ["hello", "start", "decide"]
    assert (kinds.count("hello"), kinds.count("start"), kinds.count("end"), kinds[-1]) == (1, 2, 2, "end")
    assert messages[0]["protocol"] == 2
    starts = [message for message in messages if message["type"] == "start"]
    assert [(start["game"], start["games"], start["seat"]) for start in starts] == [(1, 2, 0), (2, 2, 1)]
    assert starts[1]["players"] == ["Smithy", "Recorder?[2J"]
    assert starts[0]["setup"] == KINGDOMS[FIRST_GAME].setup().to_data()
    smithy = {"id": "smithy", "name": "Smithy", "cost": 4, "types": ["action"], "coins": 0, "points": 0}
    assert smithy in starts[0]["cards"]
    seat = None
    for message in messages:
        seat = message.get("seat", seat)
        if message["type"] == "decide":
            assert seat is not None
            assert message["view"]["player"] == seat
            assert set(message["view"]["players"][1 - seat]["hand"]) <= {""}
            assert message["view"]["players"][1 - seat]["deck_size"] is None
            assert not {"position", "decision"} & message["view"].keys()
            assert not {"position", "events"} & message.keys()
    end = messages[-1]
    assert end["reason"] == "end"
    assert (end["result"], end["winners"]) == ("loss", [0])
    assert end["scores"][0] > end["scores"][1]


def test_a_program_gets_what_it_wants(write_bot: Callable[..., str], tmp_path: Path) -> None:
    messages = messages_of(write_bot, tmp_path, {"wants": ["events", "position", "something of a later version"]})
    decisions = [message for message in messages if message["type"] == "decide"]
    assert all(message["position"] for message in decisions)
    events = [event for message in decisions for event in message["events"]]
    assert {"kind": "turn", "who": 1, "depth": 0, "amount": 2} in events
    drawn = [event for event in events if event["kind"] == "draw" and event["who"] == 1]
    assert drawn
    assert "" in {card for event in drawn for card in event["cards"]}


def test_the_page_does_what_it_shows(tmp_path: Path) -> None:
    assert follow("bots.md", tmp_path) == 1


def test_the_page_names_all_that_is_sent(write_bot: Callable[..., str], tmp_path: Path) -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    shown = [json.loads(line[2:]) for block in blocks("bots.md") if block.language == "text"
             for line in block.text.splitlines() if line.startswith("> {")]  # fmt: skip
    messages = messages_of(write_bot, tmp_path, {"wants": ["events", "position"]})
    for message in messages:
        for key in (*message, *message.get("view", ()), *message.get("decision", ())):
            assert f"`{key}`" in page, key
    assert {message["type"] for message in shown} == {"hello", "start", "decide", "end"}
    assert all(f"`{reason}`" in page for reason in REASONS)


# ---------------------------------------------------------------- who plays, and what is wrong
def test_a_name_is_a_strategy_and_anything_else_a_command(tmp_path: Path) -> None:
    spaced = tmp_path / "my own.strategy"
    spaced.write_text("buy province\nbuy gold", encoding="utf-8")
    for text in ("big money", "Smithy", str(spaced)):
        assert read_entry(text).player is not None
    for text in (f"{PYTHON} players.strategy", f"{PYTHON} 'a b.xml'", f"program:{PYTHON} bot.py"):
        assert read_entry(text).player is None
        assert read_entry(text).command[:3] == (sys.executable, "-I", "-S")
    assert read_entry("program:sh -c 'a b'").command == ("sh", "-c", "a b")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Big Mony", "Big Money"], "“Big” is not an executable program, and the library has no strategy called"),
        (["program:Smithy", "Big Money"], "“Smithy” is not an executable program"),
        (["", "Big Money"], "“” names neither a strategy nor a program"),
        (["sh 'oh", "Big Money"], "is not a command line: No closing quotation"),
        (["missing.strategy", "Big Money"], "missing.strategy"),
        (["Big Money"], "2, 3 or 4 players"),
        (["Big Money", "Smithy", "--seconds", "0"], "more than 0 and at most 3600 seconds, not 0"),
        (["Big Money", "Smithy", "--seconds", "nan"], "more than 0 and at most 3600 seconds, not nan"),
        (["Big Money", "Smithy", "--jobs", "0"], "at least 1 process"),
        (["Big Money", "Smithy", "--games", "0"], "at least 1 game"),
        (["Big Money", "Smithy", "--log", "-1"], "not -1"),
        (["sh -c 'echo lost my cards >&2; exit 5'", "Big Money"], "cannot be started as a player: exit 5\nlost my cards"),
        (["sh -c 'read line; echo hello'", "Big Money"], "cannot be started as a player: hello"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot-match", *arguments]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.out == ""


def test_a_file_that_cannot_be_executed_is_no_program(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("no program", encoding="utf-8")
    with pytest.raises(DemesneError, match="not an executable program"):
        make_match([str(script), "Big Money"])
    os.chmod(script, 0o755)
    with pytest.raises(DemesneError, match="Exec format error"):
        play_match(make_match([str(script), "Big Money"]))


@pytest.mark.parametrize("code", CODES)
def test_reports_and_errors_speak_every_language(
    code: str, write_bot: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = write_bot("True", "print('{', flush=True)")
    assert main(["bot-match", wrong, "Big Money", "--games", "3", "--seed", "1", "--log", "1", "--lang", code]) == 0
    captured = capsys.readouterr()
    text = Language(code).text
    assert text("bot-match-reason-json") in captured.out
    assert text("bot-match-column-forfeits") in captured.out
    assert text("bot-match-repeated", name=wrong, n=3) in captured.err
    assert main(["bot-match", "program:no-such-program", "Big Money", "--lang", code]) == 2
    assert text("error-bot-match-no-program", name="no-such-program") in capsys.readouterr().err


def test_levels_take_part() -> None:
    result = play_match(make_match(["hard:playouts=3", "easy"], games=2, seed=1))
    assert [standing.label for standing in result.standings] == ["Hard (playouts=3)", "Easy"]
    assert not any(standing.is_program for standing in result.standings)


@pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="this system does not show what processes were started with"
)
def test_what_leaves_the_group_of_a_program_ends_with_it(write_bot: Callable[..., str], tmp_path: Path) -> None:
    """It has a session of its own, and its parent is gone."""
    leaving = f"subprocess.Popen({SLEEPER}, close_fds=False, start_new_session=True); os._exit(4)"
    play_match(a_match(write_bot("game == 1 and asked == 2", leaving), "Big Money", seconds=5))  # it keeps our pipe open
    assert_nobody_is_left(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_hangs_ends_with_the_referee(write_bot: Callable[..., str], tmp_path: Path, number: int) -> None:
    hanging = write_bot("asked == 1", "(open(sys.argv[1] + '.hangs', 'w').close(), time.sleep(600))")
    command = "import sys; from demesne.cli import main; sys.exit(main(sys.argv[1:]))"
    match = [sys.executable, "-c", command, "bot-match", hanging, "Big Money", "--seconds", "600", "--games", "2"]
    with subprocess.Popen(match, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as referee:
        while not list(tmp_path.glob("*.hangs")):
            assert referee.poll() is None
            time.sleep(0.05)
        referee.send_signal(number)
        _, errors = referee.communicate(timeout=LONG)
    assert referee.returncode == 128 + number
    assert "Traceback" not in errors
    assert_nobody_is_left(tmp_path)
