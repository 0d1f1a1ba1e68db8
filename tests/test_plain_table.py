"""The plain table, played through its lines, and the commands around it."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from positions import typing
from random_play import setups_with_all_cards

from demesne import KINGDOMS, Game, SaveError
from demesne.cli import main
from demesne.lang import CODES, Language
from demesne.notation.position import cards_named, start_from_position
from demesne.table.plain import PlainTable, pile_lines
from demesne.table.plain_replay import PlainReplay
from demesne.table.record import unfinished
from demesne.table.saves import load, save
from demesne.table.session import Seat, Session, turns_of
from demesne.table.tui.board import supply_order


def session_of(game: Game, people: int = 1) -> Session:
    return Session(game, [Seat(f"P{i + 1}", "" if i < people else "Big Money") for i in range(game.nplayers)])


class Typist:
    """Somebody who types random but possible things, and sometimes nonsense."""

    def __init__(self, session: Session, language: Language, seed: int) -> None:
        self.rng = random.Random(seed)
        self.written: list[str] = []
        self.language = language
        self.table = PlainTable(session, language, self.read, self.written.append)

    def read(self, prompt: str) -> str:
        if not prompt:
            return ""  # somebody else sits down
        decision = self.table.session.game.decision
        assert self.table.session.seats[decision.who].is_person
        if self.rng.random() < 0.05:
            return self.rng.choice(["?", "piles", "table", "log", "nonsense", "", "99", "undo", "copper, copper", "card Moat"])
        if decision.kind == "buy phase" and self.rng.random() < 0.5:
            return "all"
        doing = [option for option in decision.options if not option.declines]
        option = self.rng.choice(doing) if doing and self.rng.random() < 0.8 else self.rng.choice(decision.options)
        return self.rng.choice([option.text, str(decision.options.index(option) + 1)])

    @property
    def text(self) -> str:
        return "\n".join(self.written)


@pytest.mark.parametrize("seed", range(2))
def test_random_games_through_the_lines(seed: int) -> None:
    """With every card and project there is; each game in the next language."""
    rng = random.Random(seed)
    for number, setup in enumerate(setups_with_all_cards(rng)):
        language = Language(CODES[(seed + number) % len(CODES)])
        game = Game.new(setup.for_players(rng.randint(2, 4)), rng.getrandbits(40))
        typist = Typist(session_of(game, rng.choice([1, 1, 2])), language, seed)
        typist.table.run()
        assert typist.table.session.game.over
        assert language.text("log-end") in typist.text
        assert winners_in(language, typist.table.session) in typist.text


def winners_in(language: Language, session: Session) -> str:
    """The line that names who won."""
    names = [session.names[seat] for seat in session.game.winners()]
    return language.text("result-winner", n=len(names), who=language.join(names))


def play_lines(session: Session, lines: list[str], code: str = "en") -> tuple[PlainTable, str]:
    written: list[str] = []
    table = PlainTable(session, Language(code), typing(lines), written.append)
    with pytest.raises(EOFError):
        table.run()
    return table, "\n".join(written)


def test_several_cards_are_chosen_by_numbers_in_any_order() -> None:
    given = {"p1": {"hand": "militia"}, "p2": {"hand": "copper*3, silver, smithy"}}
    for answer in ("3, 1", "smithy, copper"):
        game = start_from_position({"position": given, "named": ["militia", "smithy"]})
        table, text = play_lines(session_of(game, 2), ["", "militia", "", "1", answer, ""])
        assert "   1 Copper ×3  2 Silver  3 Smithy\nType numbers or names, separated by commas, such as 1, 2." in text
        assert "choose 2 of these cards" in text
        assert sorted(table.session.view(1).players[1].hand) == ["copper", "copper", "silver"]


def test_no_cards_can_be_chosen_by_number() -> None:
    game = start_from_position({"position": {"p1": {"hand": "cellar, copper, estate"}}, "named": ["cellar"]})
    table, text = play_lines(session_of(game), ["cellar", "3"])
    assert "1 Copper  2 Estate  3 " in text
    assert sorted(table.session.view(0).players[0].hand) == ["copper", "estate"]


def test_undo_takes_back_one_answer() -> None:
    table, text = play_lines(session_of(Game.new(KINGDOMS["first_game"].setup(), seed=5)), ["play copper", "undo"])
    assert table.session.game.coins == 0
    assert "Undone." in text


def test_undo_says_when_something_hidden_was_seen() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(), seed=5)
    table, text = play_lines(session_of(game), ["end", "undo"])
    assert "although new cards had been revealed" in text
    assert table.session.game.players[0].turns == 0


def hand_of(cards: str) -> Game:
    given = {"p1": {"hand": cards, "deck": "gold, silver, estate, moat"}}
    return start_from_position({"position": given, "named": ["smithy", "village", "moat"]})


def test_between_people_the_others_must_agree_that_something_seen_is_taken_back() -> None:
    for typed, taken_back in ((["undo", "nonsense"], False), (["undo", ""], False), (["undo", "yes"], True)):
        table, text = play_lines(session_of(hand_of("smithy, moat"), 2), ["", "smithy", *typed])
        assert table.session.game.journal[:1] == ([] if taken_back else ["play smithy"])
        assert "If everyone else agrees" in text
        assert ("although new cards had been revealed" in text) == taken_back


def test_what_could_be_foreseen_is_taken_back_without_a_question() -> None:
    table, text = play_lines(session_of(hand_of("copper*3"), 2), ["", "copper, copper", "undo"])
    assert table.session.game.coins == 1
    assert "Undone." in text
    assert "agree" not in text


def test_people_at_one_keyboard_take_back_what_the_other_answered_last() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(), seed=5)
    table, text = play_lines(session_of(game, 2), ["", "end", "", "undo", "yes", ""])
    assert table.session.game.current == 0
    assert table.session.game.players[0].turns == 0
    assert "If everyone else agrees" in text
    assert table.at_keyboard == 0


def test_who_is_asked_in_anothers_turn_is_told_of_the_question_before_the_keyboard_is_passed() -> None:
    given = {"p1": {"hand": "militia"}, "p2": {"hand": "gold*3, estate*2"}}
    game = start_from_position({"position": given, "named": ["militia"]})
    _, text = play_lines(session_of(game, 2), ["", "militia", "", "estate, estate", ""])
    asked = "P2 is asked: “Militia: discard cards”\nPress Enter when only P2 is looking."
    back = "It is P1’s turn. Press Enter when nobody else is looking."
    assert text.index(asked) < text.index("Gold") < text.rindex(back)


def test_what_comes_after_something_new_is_seen_is_not_tried() -> None:
    """Otherwise an answer that turns out to be impossible would tell for nothing what is drawn."""
    for last in ("gold", "province", "nonsense"):
        table, text = play_lines(session_of(hand_of("smithy, copper")), [f"smithy, end, {last}"])
        assert table.session.game.journal == ["play smithy", "end actions"]  # there is nothing else to do in this phase
        assert "“end” and the rest were not carried out" in text
        assert "not possible" not in text


def test_answers_that_can_be_foreseen_are_all_given_or_none() -> None:
    for last, coins in (("silver", 4), ("nonsense", 0)):
        table, _ = play_lines(session_of(hand_of("copper*2, silver")), [f"copper, copper, {last}"])
        assert table.session.game.coins == coins


def test_several_cards_are_answered_at_once_in_any_language() -> None:
    from demesne.notation.position import start_from_position

    given = {"p1": {"hand": "chapel, copper*3, estate, gold"}}
    game = start_from_position({"position": given, "named": ["chapel"]})
    table, _ = play_lines(session_of(game), ["Kaplica", "Miedziak, miedziak, POSIADLOSC", "pomiń"], "pl")
    assert [table.session.game.kinds[table.session.game.kind_of[card]].id for card in table.session.game.trash.listed()] == [
        "copper",
        "copper",
        "estate",
    ]


def test_a_wrong_list_changes_nothing() -> None:
    from demesne.notation.position import start_from_position

    game = start_from_position({"position": {"p1": {"hand": "chapel, copper*3"}}, "named": ["chapel"]})
    table, text = play_lines(session_of(game), ["chapel", "copper, gold"])
    assert "“gold” is not possible here" in text
    assert table.session.game.trash.n == 0


# ---------------------------------------------------------------- saving, resuming, series
def test_a_table_is_saved_and_loaded_as_it_was(tmp_path: Path) -> None:
    session = session_of(Game.new(KINGDOMS["prelude"].setup(3), seed=2))
    session.advance()
    session.games_left = 2
    save(session, tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert (again.seats, again.games_left, again.game.journal) == (session.seats, 2, session.game.journal)


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        ("head", {"version": 9}, "version 9, but this program reads up to 2"),
        ("head", {"seats": []}, "one seat per player"),
        ("head", {"seats": [{"name": 1, "bot": ""}, {"name": "x", "bot": ""}]}, "is no seat"),
        ("head", {"seats": [{"name": "a", "bot": "hal"}, {"name": "x", "bot": ""}]}, "plays the strategy hal"),
        ("head", {"start": None}, "how the game began"),
        ("head", {"start": {"setup": {}, "seed": 1}}, "damaged"),
        ("step", {"answers": ["fly"]}, "answer 1 of 1 cannot be given"),
        ("step", {"answers": "fly"}, "line 2 is no step"),
        ("step", {"after": 3}, "line 2 is no step"),
        ("head", {"games_left": "many"}, "games_left"),
    ],
)
def test_damaged_tables_are_refused(line: str, change: dict[str, object], words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(session_of(Game.new(KINGDOMS["first_game"].setup(), seed=2)), path)
    head, step = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    {"head": head, "step": step}[line].update(change)
    path.write_text(f"{json.dumps(head)}\n{json.dumps(step)}\n", encoding="utf-8")
    with pytest.raises(SaveError, match=words):
        load(path)


@pytest.mark.parametrize("lost", [20, 400])
def test_a_cut_off_file_is_refused(lost: int, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(session_of(Game.new(KINGDOMS["first_game"].setup(), seed=2)), path)
    path.write_text(path.read_text(encoding="utf-8")[:-lost], encoding="utf-8")
    with pytest.raises(SaveError, match="cut off"):
        load(path)


def test_the_next_game_of_a_series_begins_left_of_the_winner() -> None:
    typist = Typist(session_of(Game.new(KINGDOMS["first_game"].setup(3), seed=1)), Language("en"), 1)
    typist.table.run()
    session = typist.table.session
    winners = session.game.winners()
    following = session.next_game(seed=4)
    assert sorted(following.names) == sorted(session.names)
    if len(winners) == 1:
        assert following.names[0] == session.names[(winners[0] + 1) % 3]


# ---------------------------------------------------------------- the commands
def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_leaving_saves_and_resume_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "all\nquit\n")
    assert main(["play", "--seed", "5", "--kingdom", "Preludium", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "Cytadela" in out
    assert load(unfinished()[0].path).game.coins == 4
    typed(monkeypatch, "")
    assert main(["resume", "--lang", "cs"]) == 0
    assert "Hraješ 4 Měďáky a získáváš +$4." in capsys.readouterr().out
    assert load(unfinished()[0].path).game.coins == 4


def test_a_game_through_a_real_pipe(tmp_path: Path) -> None:
    """Random lines into the program, as a script would send them; it ends with a result or a saved game."""
    rng = random.Random(8)
    lines = "".join(rng.choice(["all", "1", "2", "3", "7", "end", "none", "yes", "?"]) + "\n" for _ in range(3000))
    command = [sys.executable, "-c", "import sys; from demesne.cli import main; sys.exit(main())"]
    command += ["play", "--plain", "--kingdom", "random", "--players", "3", "--seed", "8", "--lang", "de"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", check=False, timeout=600)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Zug 5 – Spieler" in done.stdout


def test_replay_shows_a_saved_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "all\nquit\n")
    main(["play", "--seed", "5"])
    capsys.readouterr()
    assert main(["replay", str(unfinished()[0].path), "--lang", "de"]) == 0
    assert "Player spielt 4 Kupfer aus: +4 Geld." in capsys.readouterr().out


def test_a_replay_goes_forwards_backwards_and_to_any_moment() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(2), seed=5)
    session = Session(game, [Seat("Ann"), Seat("Bob")])
    while game.players[1].turns < 2:
        session.answer(next((option.text for option in game.decision.options if option.verb != "buy"), ""))
    said: list[str] = []
    typed = iter(["", "", "back", "next", "3", "board", "turn 3", "previous", "card moat", "nonsense", "99999", "quit"])
    table = PlainReplay(Language("en"), session, lambda _: next(typed), said.append)
    where: list[int] = []
    show = table.show_moment
    table.show_moment = lambda: (where.append(table.at), show())[1]  # type: ignore[method-assign,func-returns-value]
    table.run()
    of, turns = len(game.journal), turns_of(game)
    assert where == [0, 1, 2, 1, turns[1], 3, turns[2], turns[1], of]
    text = "\n".join(said)
    assert f"step {turns[1]} of {of} · turn 2 of {len(turns)} · Bob" in text
    assert "answer: play Copper" in text
    assert "$2 Moat: 10" in text
    assert "Ann: Hand: " in text
    assert "Bob: Hand: " in text
    assert "Ann plays" in text
    assert Language("en").text("replay-plain-help") in said


def test_a_card_is_found_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Straż graniczna", "--lang", "cs"]) == 0
    assert "Pohraniční stráž" in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("code", CODES)
def test_help_speaks_the_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--lang", code, "--help"])
    out = " ".join(capsys.readouterr().out.split())
    assert Language(code).text("cli-option-seed") in out
    assert out.startswith(Language(code).text("cli-parser-usage"))
    assert ("options:" in out) == (code == "en")
    with pytest.raises(SystemExit) as left:
        main(["play", "--lang", code, "--fly"])
    assert left.value.code == 2
    assert Language(code).text("cli-parser-unrecognized") % "--fly" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--kingdom", "nowhere"], "nowhere"),
        (["play", "--kingdom", "cellar, market, milita"], "Militia"),
        (["play", "--kingdom", "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter"], "not 9"),
        (["play", "--players", "5"], "2, 3 or 4 players, not 5"),
        (["play", "--bots", "2"], "at most 1 player can be a bot"),
        (["play", "--games", "0"], "at least 1 game"),
        (["play", "--lang", "fr"], "en, pl, de, cs"),
        (["play", "--cards", "missing.py"], "there is no card file missing.py"),
        (["resume"], "no saved game"),
        (["resume", "missing.json"], "there is no saved game missing.json"),
        (["replay", "missing.json"], "there is no saved game missing.json"),
        (["card", "Milicjaa"], "Milicja"),
        (["rulings", "missing.yaml"], "missing.yaml cannot be read"),
    ],
)
def test_bad_input_on_the_command_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert "Traceback" not in captured.err
    assert captured.out == ""


def test_what_cannot_be_bought_stands_after_the_supply_and_says_so() -> None:
    position = {"kingdom": "devils_workshop", "p1": {"hand": "copper"}}
    view = start_from_position({"position": position, "named": cards_named(position)}).view(0)
    lines = pile_lines(Language("en"), view)
    assert lines[-1] == "$2 Imp: 13 (beside the supply)"
    assert supply_order(Language("en"), view)[-1] == "imp"


def test_a_pile_of_several_cards_is_one_line_of_the_supply() -> None:
    position = {"kingdom": "wizards, cultist", "p1": {"hand": "copper"}}
    view = start_from_position({"position": position, "named": cards_named(position)}).view(0)
    lines = pile_lines(Language("en"), view)
    assert [line for line in lines if "Student" in line or "Lich" in line] == ["$3 Student: 16"]
    assert [line for line in lines if line.startswith("$0")] == ["$0 Copper: 46", "$0 Curse: 10", "$0 Ruined Village: 10"]
    shown = supply_order(Language("en"), view)
    assert "student" in shown
    assert not {"conjurer", "sorcerer", "lich"} & set(shown)


@pytest.mark.parametrize("code", CODES)
def test_piles_of_one_cost_stand_in_the_order_of_the_alphabet(code: str) -> None:
    language = Language(code)
    position = {"kingdom": "sage, oasis, steward, merchant", "p1": {"hand": "copper"}}
    view = start_from_position({"position": position, "named": cards_named(position)}).view(0)
    shown = [line.rpartition(":")[0].split(maxsplit=1) for line in pile_lines(language, view)]
    names = [language.card(id) for id in sorted(("sage", "oasis", "steward", "merchant", "silver"), key=language.by_name)]
    assert [name.removeprefix("Geld – ") for _, name in shown if name.removeprefix("Geld – ") in names] == names
