"""Cards of one's own: every process that plays or thinks knows them, and whoever does not know them says so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from demesne.engine.definitions import withdraw
from demesne.engine.errors import CardError, EndlessText, SetupError
from demesne.engine.expressions import Test as Condition
from demesne.engine.log import note
from demesne.engine.setup import Setup
from demesne.evolve.matches import Match, Referee
from demesne.game import Game
from demesne.lang import CODES, Language
from demesne.levels.knowledge import strategy_at
from demesne.levels.level import MEDIUM
from demesne.notation.position import start_from_position
from demesne.prose.card_descriptions import describe_card
from demesne.prose.card_texts import card_text
from demesne.rulings.trying import try_out
from demesne.server.tables import card_catalogue
from demesne.sets.card_files import read_card_file
from demesne.sets.loader import load_cards
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse
from demesne.words import (
    ACTION,
    ASIDE,
    BOTTOM,
    DISCARD,
    HAND,
    IT,
    MANY,
    PLAY,
    THIS,
    TOP,
    VICTORY,
    CardSet,
    Item,
    a,
    choose,
    count,
    discard,
    discard_down_to,
    each_other,
    how_many,
    may,
    only,
    play,
    plus,
    put,
    remember,
    remembered_number,
    some,
    still_there,
    this_turn,
    when,
    while_in_play,
    you_gain,
)

KINGDOM = "windmill cellar market militia mine moat remodel smithy village workshop"
CARDS = """from demesne.words import *
CardSet("own").action("Windmill", 4, plus(cards=4))
"""
MILL = "name Mill\nrequires windmill\nbuy province\nbuy gold\nbuy windmill when owned(windmill) < 1\nbuy silver\n"
COMMAND = """import sys
from demesne.cli import main
from demesne.evolve.optimise import optimise
from demesne.levels import knowledge
# A good strategy does not matter here, and takes half a minute.
knowledge.optimise = lambda *given, **named: optimise(*given, **{**named, "generations": 1})
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for name, text in {"own.py": CARDS, "mill.strategy": MILL, "run.py": COMMAND}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def windmill(files: Path) -> Iterator[Path]:
    """Declared in this process, and only for this test."""
    cards = load_cards(files / "own.py")
    yield files / "own.py"
    for card in cards:
        withdraw(card)


def run(files: Path, *arguments: str) -> str:
    command = [sys.executable, "run.py", *arguments, "--cards", "own.py", "--kingdom", KINGDOM.replace(" ", ", ")]
    done = subprocess.run(command, cwd=files, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_processes_of_a_simulation_look_ahead_with_them(files: Path) -> None:
    """Hard thinks in the processes; one and two of them play the same games."""
    players = ["hard:playouts=2", "mill.strategy"]
    results = [
        json.loads(run(files, "simulate", *players, "--games", "2", "--seed", "1", "--jobs", jobs, "--json"))
        for jobs in ("1", "2")
    ]
    for result in results:
        for key in ("cpu_seconds", "wall_seconds", "games_per_cpu_second"):
            del result[key]
    assert results[0] == results[1]


def test_processes_of_a_tournament_know_them(files: Path) -> None:
    said = run(files, "tournament", "mill.strategy", "Big Money", "--games", "40", "--seed", "1", "--jobs", "2")
    assert "Mill" in said


def test_processes_of_evolution_know_them(windmill: Path) -> None:
    match = Match(Setup.of(KINGDOM.split()), parse(MILL), find_strategy("Big Money"), 1, 4)
    with Referee(2, [read_card_file(windmill)]) as referee:
        assert list(referee.results([match])) == list(Referee().results([match]))


def test_a_level_does_not_fall_back_when_it_does_not_know_a_card(files: Path) -> None:
    (card,) = load_cards(files / "own.py")
    view = Game.new(Setup.of(KINGDOM.split()), seed=1).view(0)
    withdraw(card)
    with pytest.raises(SetupError, match="windmill"):
        strategy_at(view, MEDIUM)


# ---------------------------------------------------------------- texts without end
ENDLESS = {
    "it begins again": 'as_long_as(if_(at_least(9, HAND), choose(1)), plus(coins=1))',
    "it begins again with others": 'as_long_as(choose(1), each_other(plus(coins=1)))',
}  # fmt: skip


@pytest.fixture(params=ENDLESS)
def _treadmill(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    file = tmp_path / "treadmill.py"
    file.write_text(f'from demesne.words import *\nCardSet("own").action("Treadmill", 4, {ENDLESS[request.param]})\n', "utf-8")
    cards = load_cards(file)
    yield
    for card in cards:
        withdraw(card)


@pytest.mark.usefixtures("_treadmill")
@pytest.mark.parametrize("is_recorded", [True, False])
def test_a_text_without_end_is_named(is_recorded: bool) -> None:
    given = {"kingdom": "treadmill", "p1": {"hand": "treadmill, copper*9"}}
    game = start_from_position({"position": given, "named": []})
    game.recording = is_recorded
    with pytest.raises(EndlessText) as raised:
        game.apply("play treadmill")
    assert raised.value.values["card"] == "treadmill"
    for code in CODES:
        assert "Treadmill" in Language(code).error(raised.value)


def test_each_turn_counts_its_steps_for_itself() -> None:
    game = Game.new(KINGDOMS["first_game"].setup(2), seed=3)
    for _ in range(20):
        game.apply("end actions")
        game.apply("end buys")
        assert game.steps < 10


# ---------------------------------------------------------------- names and texts
@pytest.fixture
def mine() -> Iterator[CardSet]:
    made = CardSet("mine")
    yield made
    made.forget()


def test_a_card_without_words_says_what_it_does_in_every_language(mine: CardSet) -> None:
    gains = this_turn(when(you_gain, plus(vp=1)))
    mine.attack("Goons", 6, plus(buys=1, coins=2), each_other(discard_down_to(3)), gains)
    mine.action("Inn Yard", 3, discard(up_to=MANY), plus(cards=how_many), may(plus(actions=1)))
    said = [card_text(Language(code), "goons") for code in CODES]
    assert said[0] == "+1 Buy and +$2. Each other player: discard cards. When a card is gained: +1 VP."
    assert len(set(said)) == len(CODES)
    assert card_text(Language("en"), "inn_yard") == "Discard any number of cards for +1 Card each. You may: +1 Action."
    assert said[0] in describe_card(Language("en"), "goons")
    assert next(card for card in card_catalogue.cards.__wrapped__("en").cards if card.id == "goons").text == said[0]
    assert Language("en").cards(["goons"]) == "a Goons"
    assert Language("en").cards(["inn_yard", "inn_yard"]) == "2 Inn Yard cards"


def test_a_set_says_what_its_cards_are_called_and_say(mine: CardSet) -> None:
    mine.action("Inn Yard", 3, plus(cards=1))
    mine.words(
        pl="card-inn_yard = Podwórze\n    .text = +1 karta.\n    .one = Podwórze\n    .few = Podwórza\n    .many = Podwórz\n"
    )
    polish = Language("pl")
    assert (polish.card("inn_yard"), card_text(polish, "inn_yard")) == ("Podwórze", "+1 karta.")
    assert polish.cards(["inn_yard", "inn_yard"]) == "2 Podwórza"
    assert Language("de").card("inn_yard") == "Inn Yard"
    assert card_text(Language("de"), "inn_yard") == "+1 Karte."
    mine.forget()
    assert not polish.has("card-inn_yard")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"fr": "card-inn = Auberge"}, "not in 'fr'"),
        ({"pl": "card-taverna = Karczma"}, "card-taverna"),
        ({"pl": "Karczma"}, "have no message"),
    ],
)
def test_words_that_nobody_could_read_are_refused(mine: CardSet, words: dict[str, str], message: str) -> None:
    mine.action("Inn", 3, plus(cards=1))
    with pytest.raises(CardError, match=message):
        mine.words(**words)


# ---------------------------------------------------------------- words that would do nothing
def test_several_cards_go_onto_the_deck_in_an_order_of_ones_choice(capsys: pytest.CaptureFixture[str]) -> None:
    for order in ("copper, estate", "estate, copper"):
        try_out(choose(2), put(IT, TOP), hand="copper, estate, gold", do=f"choose copper, estate; choose {order}")
        assert capsys.readouterr().out == f"p1: hand: gold; deck: {order}\n"
    try_out(choose(2, a("Copper")), put(IT, TOP), hand="copper*2, gold")
    assert capsys.readouterr().out == "p1: hand: gold; deck: copper*2\n"


def test_a_number_is_remembered_for_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    try_out(remember(count(HAND)), each_other(plus(cards=remembered_number)), hand="copper*2", p2={"deck": "gold*3"})
    assert capsys.readouterr().out == "p1: hand: copper*2\np2: hand: gold*2; deck: gold\n"


def test_a_rule_that_works_in_play_is_tried_out_in_play(capsys: pytest.CaptureFixture[str]) -> None:
    try_out(while_in_play(when(you_gain, plus(coins=1))), coins=3, do="end actions; buy silver")
    assert capsys.readouterr().out == "p1: discard: silver; buys: 0; coins: 1\n"


@pytest.mark.parametrize("condition", [still_there(THIS), some & ~still_there(THIS)])
def test_a_condition_that_would_never_hold_is_refused(condition: Condition) -> None:
    with pytest.raises(CardError, match=r"if_\(still_there\(THIS\), …\)"):
        when(you_gain, plus(coins=1), if_=condition)


# ---------------------------------------------------------------- several places
def test_a_choice_tells_places_apart_but_not_equal_cards_in_one(mine: CardSet) -> None:
    """Two Coppers in play are one option, and a Copper in hand is another."""
    mine.action("Attic", 3, choose(up_to=2, from_=HAND | only(PLAY, a("Copper"))), put(IT, ASIDE))
    given = {"kingdom": "attic", "p1": {"hand": "attic, copper", "play": "copper*2, silver"}}
    game = start_from_position({"position": given, "named": []})
    game.apply("play attic")
    assert [option.text for option in game.decision.options] == ["choose copper", "choose copper#2", "choose none"]
    game.apply("choose copper")
    assert [option.text for option in game.decision.options] == ["choose copper", "choose none"]
    game.apply("choose copper#2")  # as journals of older versions say
    assert game.journal[-1] == "choose copper"
    assert [len(zone.listed()) for zone in (game.players[0].hand, game.players[0].play, game.players[0].aside)] == [0, 3, 2]


@pytest.mark.parametrize(
    ("then", "outcome"),
    [
        (put(IT, BOTTOM), "p1: deck: copper, estate, gold; play: silver"),
        (discard(IT), "p1: deck: copper; discard: estate, gold; play: silver"),
        (put(IT, ASIDE), "p1: deck: copper; play: silver; aside: estate, gold"),
    ],
)
def test_cards_of_several_places_go_together(then: Item, outcome: str, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = choose(2, ~a("Silver"), from_=HAND | PLAY)
    try_out(chosen, then, hand="estate", play="gold, silver", deck="copper", do="choose estate, gold")
    assert sorted(re.split("[:;,] ", capsys.readouterr().out.strip())) == sorted(re.split("[:;,] ", outcome))


def test_cards_of_several_places_are_played_from_where_they_lie(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = choose(up_to=2, ok=a(ACTION), from_=HAND | DISCARD)
    try_out(chosen, play(IT), hand="festival", discard="village", do="choose festival, village; choose festival")
    assert capsys.readouterr().out == "p1: play: festival, village; actions: 4; buys: 2; coins: 2\n"


@pytest.mark.parametrize(
    "written", [lambda: HAND | 2, lambda: HAND | IT, lambda: choose(from_=only(HAND, a(ACTION)) | TOP | ACTION)]
)
def test_what_is_no_place_is_not_joined_to_one(written: Callable[[], object]) -> None:
    with pytest.raises(CardError, match="places to choose from together"):
        written()


def test_a_phrase_of_ones_own_logs_only_where_somebody_reads() -> None:
    game = Game.new(Setup.of(KINGDOM.replace("windmill", "chapel").split(), players=2), seed=1)
    game.recording = False
    before = len(game.events)
    note(game, "get", 0, 1, "coins")
    assert len(game.events) == before


def test_a_pile_may_depend_on_the_number_of_players_and_an_event_cost_debt(mine: CardSet) -> None:
    mine.card("Keep", 5, VICTORY, pile="8/12/12", vp=2)
    mine.event("Feast Day", 0, plus(coins=1), debt=4)
    piles = KINGDOM.replace("windmill", "keep").split()
    assert [Game.new(Setup.of(piles, players=n), seed=1).view(0).piles["keep"] for n in (2, 3, 4)] == [8, 12, 12]
    game = Game.new(Setup.of(piles, ["feast_day"]), seed=1)
    game.apply("end actions")
    game.apply("buy feast_day")
    assert game.view(0).players[0].tokens["debt"] == 4
    with pytest.raises(CardError, match="8/12/12"):
        mine.card("Hovel Row", 5, VICTORY, pile="8/12")
