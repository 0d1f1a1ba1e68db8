"""Probing: whoever sends impossible answers, several answers at once, and takes back what he did, learns nothing by it.

Tables whose games differ only in what the prober may not know are sent the same messages. Every reply must be the same, byte
for byte; and after an answer that let him see a difference, nothing can be taken back without the consent of the others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from random_play import KINGDOM_CARDS, random_marks

from demesne.engine.constants import ACTION, ALLY, LIAISON, MARK_NAMES, PROJECT, REACTION
from demesne.engine.definitions import CARDS, Card
from demesne.engine.errors import DemesneError, IllegalChoice
from demesne.engine.setup import Setup, cards_in_pile
from demesne.game import Game
from demesne.notation.kingdoms import can_have, marks_lacking
from demesne.server.tables import presentation, protocol, table_moves
from demesne.server.tables.intents import Actor, act
from demesne.server.tables.presentation import encode
from demesne.server.tables.table_moves import AnyMove, Opening, OpeningSeat
from demesne.server.tables.table_state import Refused, Table, hashed, played

GAMES = 200
WORLDS = 3  # games that are alike for the prober
STEPS = 30
PROBER = 0
PROJECTS = [card.id for card in CARDS.values() if card.types & PROJECT]
ALLIES = [card.id for card in CARDS.values() if card.types & ALLY]
Given = dict[str, Any]


class TableAt(Table):
    """A table whose game begins in the middle."""

    def __init__(self, given: Given) -> None:
        seats = [OpeningSeat("here", f"P{seat}", "", hashed(f"token {seat}")) for seat in range(given["players"])]
        marks = {mark: given[mark] for mark in MARK_NAMES if given.get(mark)}
        setup = Setup.of(given["kingdom"], [*given["projects"], *given.get("allies", [])], marks, given["players"])
        super().__init__("probed000000", Opening(setup.to_data(), 1, seats, False, True, 1))
        self.given_position = given

    @property
    def start(self) -> dict[str, object]:
        return {"position": self.given_position, "named": []}

    @property
    def running(self) -> Game:
        assert self.game is not None
        return self.game


def is_simple(card: Card) -> bool:
    """It asks for nothing beside it, and does nothing when others act."""
    return not card.layout.extra_pile and not card.layout.contents and not card.types & (REACTION | LIAISON)


def given_for(rng: random.Random, number: int) -> Given:
    """A position in which one kingdom card and one project after the other are the prober's."""
    wanted = KINGDOM_CARDS[number % len(KINGDOM_CARDS)]
    kingdom = [wanted, *rng.sample([id for id in KINGDOM_CARDS if id != wanted], 9)]
    marks = random_marks(rng, kingdom)
    projects = [PROJECTS[number % len(PROJECTS)], PROJECTS[(number * 7 + 3) % len(PROJECTS)]]
    projects = list(dict.fromkeys(projects))
    given: Given = {"players": rng.randint(2, 3), "kingdom": kingdom, "projects": projects, "actions": 2, **marks}
    common = [card.id for id in [*kingdom, *marks.values()] for card in cards_in_pile(id)]
    if any(CARDS[id].types & LIAISON for id in common):
        given["allies"] = [rng.choice(ALLIES)]
    wanted = cards_in_pile(wanted)[number % len(cards_in_pile(wanted))].id
    for seat in range(given["players"]):
        deck = [rng.choice(common) for _ in range(12)] + ["copper"] * 4 + ["silver"] * 2 + ["estate"] * 2 + ["province"]
        rng.shuffle(deck)
        hand = deck[:5] + [wanted if seat == PROBER else "moat" if "moat" in kingdom and rng.random() < 0.5 else deck[5]]
        given[f"p{seat + 1}"] = {
            "hand": hand,
            "deck": deck[6:11],
            "discard": deck[11:],
            "coffers": 1,
            "villagers": 2,
            "projects": projects[:1] if seat == PROBER else [],
        }
    return given


def alike(rng: random.Random, given: Given) -> Given:
    """Another position that the prober cannot tell from this one: his deck lies otherwise, and so do the cards of others."""
    other = dict(given)
    for seat in range(given["players"]):
        player = dict(given[f"p{seat + 1}"])
        hidden = [*player["deck"]] if seat == PROBER else [*player["deck"], *player["hand"]]
        rng.shuffle(hidden)
        player["deck"] = hidden[: len(player["deck"])]
        if seat != PROBER:
            player["hand"] = hidden[len(player["deck"]) :]
        other[f"p{seat + 1}"] = player
    return other


def said_to(table: Table, message: protocol.Asking, alone: bool = False) -> tuple[bytes, list[AnyMove]]:
    """What the prober hears at once (`alone`: all others have long been gone), and what would be done. Nothing is."""
    gone = frozenset(range(len(table.seats))) - {PROBER} if alone else frozenset()
    try:
        made = act(table, Actor(PROBER, gone, 1), message)
    except DemesneError as problem:
        return encode(presentation.error(problem, protocol.snake(type(message).__name__))), []
    if isinstance(made[0], table_moves.Answered):
        return b"answered", made
    return b" ".join(encode(move) for move in made), made


def seen(table: TableAt, since: int) -> bytes:
    """All that the prober is shown of the game."""
    game = table.running
    told = presentation.events(game, PROBER, since)
    return encode(presentation.view(game, PROBER, table.turn(PROBER), table.is_over)) + encode(told)


def probes(rng: random.Random, table: TableAt) -> Iterator[protocol.Asking]:
    """What a curious client sends."""
    turn = table.turn(PROBER)
    if table.asked != PROBER:
        yield protocol.Answer(turn, ["end actions", "peek"])
        return
    decision = table.running.decision
    options = [option.text for option in decision.options]
    yield protocol.Answer(turn, ["peek"])
    yield protocol.Treasures(turn)
    for text in options:
        yield protocol.Answer(turn, [text, "peek"])
        yield protocol.Answer(turn, [text, rng.choice(options)])
        yield protocol.Answer(turn, [text, rng.choice(options), "end actions", "peek"])
        yield protocol.Answer(turn, [text, "end actions", "play gold"])
    for size in (0, 1, decision.least, decision.most, decision.most + 1):
        cards = decision.pickable * 2 or ["copper"] * 4
        yield protocol.Pick(turn, rng.sample(cards, min(size, len(cards))))


@dataclass
class Counts:
    """What was tried."""

    replies: int = 0
    free: int = 0  # undos that are done at once
    refused: int = 0  # those of answers that showed a difference


class Worlds:
    """Tables the prober cannot tell from each other."""

    def __init__(self, rng: random.Random, number: int) -> None:
        self.rng = rng
        given = given_for(rng, number)
        self.wanted = f"play {given['kingdom'][0]}"
        self.tables = [TableAt(given), *(TableAt(alike(rng, given)) for _ in range(WORLDS - 1))]
        for table in self.tables:
            played(table)

    @property
    def first(self) -> TableAt:
        return self.tables[0]

    def everywhere(self, message: protocol.Asking, alone: bool = False) -> bytes:
        """The reply, which is the same at all tables."""
        replies = {said_to(table, message, alone)[0] for table in self.tables}
        assert len(replies) == 1, (message, sorted(replies))
        return replies.pop()

    def next_answer(self) -> str:
        """Something that can be answered everywhere, the wanted card first; nothing at the end of a game."""
        if any(table.is_over for table in self.tables):
            return ""
        texts = [{option.text for option in table.running.decision.options} for table in self.tables]
        common = sorted(set.intersection(*texts))
        return self.wanted if self.wanted in common else self.rng.choice(common) if common else ""

    def answer(self, text: str) -> bool:
        """Answer everywhere; whether all tables still look alike to the prober."""
        since = [len(table.running.events) for table in self.tables]
        for table in self.tables:
            asked = table.asked
            assert asked is not None
            for move in act(table, Actor(asked, frozenset(), 1), protocol.Answer(table.turn(asked), [text])):
                table.apply(move)
        return len({seen(table, n) for table, n in zip(self.tables, since, strict=True)}) == 1


def probe_answers(worlds: Worlds, counts: Counts) -> None:
    """Send everything curious; then go on, until there is a difference to be seen."""
    for _ in range(STEPS):
        for message in probes(worlds.rng, worlds.first):
            worlds.everywhere(message)
            counts.replies += 1
        text = worlds.next_answer()
        if not text or not worlds.answer(text):
            return


def probe_undo(worlds: Worlds, counts: Counts) -> None:
    """Take back whatever was answered: at once everywhere or nowhere, and not at once where there was something to be seen."""
    for _ in range(STEPS):
        text = worlds.next_answer()
        if not text:
            return
        alike = worlds.answer(text)
        if not worlds.first.given[PROBER] or any(table.is_over for table in worlds.tables):
            return
        if not alike:
            for table in worlds.tables:
                reply, made = said_to(table, protocol.Undo())
                assert [type(move) for move in made] == [table_moves.Requested], (reply, table.journal)
            assert b"web-undo-absent" in worlds.everywhere(protocol.Undo(), alone=True)
            counts.refused += 1
            return
        worlds.everywhere(protocol.Undo(), alone=True)
        counts.free += b"undone" in worlds.everywhere(protocol.Undo())


def through_all_cards(probe: Callable[[Worlds, Counts], None]) -> Counts:
    """Probe in games in which every kingdom card is played, and every project is owned."""
    rng = random.Random(31)
    counts = Counts()
    actions = set()
    for number in range(GAMES):
        worlds = Worlds(rng, number)
        probe(worlds, counts)
        actions |= {answer for answer in worlds.first.journal if answer.startswith("play ")}
    assert {f"play {id}" for id in KINGDOM_CARDS if CARDS[id].types & ACTION and not CARDS[id].layout.contents} <= actions
    return counts


def test_impossible_answers_and_several_at_once_tell_nothing() -> None:
    assert through_all_cards(probe_answers).replies > 10_000  # enough was tried for the test to mean something


def test_undo_tells_nothing() -> None:
    counts = through_all_cards(probe_undo)
    assert counts.refused > 100
    assert counts.free > 100


# ---------------------------------------------------------------- single cases
def table_at(hand: str, others: str = "copper*5", named: str = "", **more: object) -> TableAt:
    """Two people; the prober's deck has cards he does not know."""
    kingdom = [id for id in dict.fromkeys([*cards_of(hand), *cards_of(others), *cards_of(named)]) if id in KINGDOM_CARDS]
    spare = [id for id in KINGDOM_CARDS if id not in kingdom and is_simple(CARDS[id])]
    marks = {mark: next(id for id in spare if can_have(mark, id)) for mark in marks_lacking(kingdom, {})}
    kingdom += [id for id in spare if id not in marks.values()][: 10 - len(kingdom)]
    given: Given = {
        "players": 2, "kingdom": kingdom, "projects": [], **marks,
        "p1": {"hand": cards_of(hand), "deck": ["estate", "gold", "silver"], "discard": ["copper"]},
        "p2": {"hand": cards_of(others), "deck": ["gold", "estate", "silver"], "discard": ["copper"]},
        **more,
    }  # fmt: skip
    table = TableAt(given)
    played(table)
    return table


def cards_of(text: str) -> list[str]:
    return [id for part in text.split(", ") if part for id in [part.split("*")[0]] * int((part.split("*") + ["1"])[1])]


def do(table: Table, seat: int, message: protocol.Asking, long_gone: frozenset[int] = frozenset()) -> list[AnyMove]:
    made = act(table, Actor(seat, long_gone, 1), message)
    for move in made:
        table.apply(move)
    played(table)
    return made


def answer(table: Table, seat: int, *texts: str) -> None:
    for text in texts:
        do(table, seat, protocol.Answer(table.turn(seat), [text]))


def is_free(table: Table) -> bool:
    return isinstance(act(table, Actor(PROBER, frozenset(), 1), protocol.Undo())[0], table_moves.Undone)


@pytest.mark.parametrize(
    ("hand", "others", "answers"),
    [
        ("research, estate, gold", "copper*5", ["play research"]),
        ("jester", "copper*5", ["play jester"]),
        ("chancellor", "copper*5", ["play chancellor", "choose yes"]),
        ("villain", "copper*4, estate", ["play villain"]),
        ("militia", "copper*3, moat, gold", ["play militia"]),
        ("militia", "copper*3", ["play militia"]),
        ("witch", "copper*5", ["play witch"]),
        ("young_witch", "copper*5", ["play young_witch"]),
        ("fortune_teller", "copper*5", ["play fortune_teller"]),
        ("thief", "copper*5", ["play thief"]),
        ("bureaucrat", "copper*5", ["play bureaucrat"]),
        ("spy", "copper*5", ["play spy"]),
        ("council_room", "copper*5", ["play council_room"]),
        ("tournament", "copper*5", ["play tournament"]),
        ("smithy", "copper*5", ["play smithy"]),
        ("menagerie, menagerie", "copper*5", ["play menagerie"]),
    ],
)
def test_what_showed_something_is_not_taken_back_at_once(hand: str, others: str, answers: list[str]) -> None:
    table = table_at(hand, others, "moat")
    answer(table, PROBER, *answers)
    while table.asked == PROBER and table.running.decision.kind == "pick":
        answer(table, PROBER, table.running.decision.options[0].text)
    assert not is_free(table)


def test_an_attack_that_nobody_answers_is_not_taken_back_at_once() -> None:
    """Three cards in hand are not touched by a Militia; that there is no Moat among them tells something all the same."""
    table = table_at("militia, village, copper", "copper*3", "moat")
    answer(table, PROBER, "play militia")
    assert table.asked == PROBER
    assert not is_free(table)


def test_scepter_does_not_show_twice_what_can_be_taken_back() -> None:
    table = table_at("scepter, jester, gold", "copper*5", actions=1)
    answer(table, PROBER, "play jester")
    while table.running.decision.kind != "buy phase":
        text = "end actions" if table.running.decision.kind == "action phase" else table.running.decision.options[0].text
        answer(table, PROBER, text)
    answer(table, PROBER, "play scepter")
    assert is_free(table)
    answer(table, PROBER, "choose replay", *(["choose jester"] if table.running.decision.kind == "pick" else []))
    assert not is_free(table)


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("festival, copper", ["play festival"]),
        ("remodel, gold, copper", ["play remodel", "choose gold", "choose province"]),
        ("cellar, estate, copper", ["play cellar", "choose copper"]),
        ("workshop", ["play workshop", "choose silver"]),
        ("copper, gold", ["end actions", "play gold", "play copper", "buy silver"]),
        ("horn_of_plenty, gold", ["end actions", "play horn_of_plenty"]),
    ],
)
def test_what_could_be_foreseen_is_taken_back_at_once(hand: str, answers: list[str]) -> None:
    table = table_at(hand)
    for text in answers:
        answer(table, PROBER, text)
        assert is_free(table)


def test_while_an_opponent_is_away_only_what_could_be_foreseen_is_taken_back() -> None:
    table = table_at("festival, smithy, copper")
    gone = frozenset({1})
    answer(table, PROBER, "play festival")
    do(table, PROBER, protocol.Undo(), gone)
    answer(table, PROBER, "play smithy")
    with pytest.raises(Refused, match="is away") as refusal:
        do(table, PROBER, protocol.Undo(), gone)
    assert refusal.value.key == "web-undo-absent"
    do(table, PROBER, protocol.Replace(1), gone)
    with pytest.raises(Refused):  # a bot plays for him now, but he may come back
        do(table, PROBER, protocol.Undo(), gone)
    assert isinstance(do(table, PROBER, protocol.Undo())[0], table_moves.Requested)


def test_a_card_cannot_be_picked_twice() -> None:
    """The second time it would be picked in the next choice, which shows what was drawn meanwhile."""
    table = table_at("throne_room, cellar, copper, estate")
    answer(table, PROBER, "play throne_room", *(["choose cellar"] if table.running.decision.source == "throne_room" else []))
    asked = table.running.decision
    assert (asked.source, asked.pickable) == ("cellar", ["copper", "estate"])
    with pytest.raises(IllegalChoice, match="choose 0 to 2 of: copper, estate"):
        do(table, PROBER, protocol.Pick(table.turn(PROBER), ["copper", "copper"]))


def test_a_request_stays_open_while_somebody_picks_one_card_after_the_other() -> None:
    """Otherwise whoever made it could count the picks."""
    table = table_at("militia, copper", "copper, silver, gold, estate, duchy")
    answer(table, PROBER, "play militia")
    do(table, PROBER, protocol.Undo())
    answer(table, 1, "choose copper")
    assert table.request is not None
    answer(table, 1, "choose gold")
    assert table.request is None


def test_an_empty_tournament_is_not_taken_back_at_once() -> None:
    """There is nothing to draw, so only silence tells that nobody else has a Province."""
    table = table_at("tournament, copper", p1={"hand": ["tournament", "copper"]}, actions=2)
    answer(table, PROBER, "play tournament")
    assert table.asked == PROBER
    assert not is_free(table)
