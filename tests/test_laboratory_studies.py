"""Studies of kingdoms: the same kingdom gives the same numbers, whoever answers; they are kept, stopped and gone on with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from small_study import SMALL
from web_play import FREELY, Answered, InProcess, run, tables

from demesne.bots.batch import Batch
from demesne.evolve.matches import Match, Score, play
from demesne.evolve.optimise import Candidate
from demesne.lang import CODES, Language
from demesne.notation.generator import generate
from demesne.server.laboratory import study_course, study_questions
from demesne.server.laboratory.kept_studies import Answers
from demesne.server.laboratory.laboratory import Laboratory
from demesne.server.laboratory.laboratory_requests import Study
from demesne.server.laboratory.studies import subject_of
from demesne.server.laboratory.study_course import Step, go_on
from demesne.server.laboratory.study_inquiry import HARDS, STAGES, Findings, Inquiry, entrants
from demesne.server.laboratory.study_questions import Count, Duel, added_up, answer, answer_all, count_of, parcels
from demesne.server.laboratory.study_worth import Goal, Worths, beginnings, steps_from, units_of
from demesne.server.store import Store
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.find import find_strategy
from demesne.strategies.parser import parse

FIRST = KINGDOMS["first_game"].setup(2)
ID, SUBJECT = subject_of(FIRST, SMALL, ())
ANN, BOB = "anns-secret-0123456789abcdef", "bobs-secret-0123456789abcdef"


def followed(answers: Answers) -> tuple[Answers, Step]:
    """A study in this process, from some answers on."""
    step = go_on(SUBJECT, answers)
    while step.parcels:
        answers.append([answer_all(parcel) for parcel in step.parcels])
        step = go_on(SUBJECT, answers)
    return answers, step


@pytest.fixture(scope="module")
def whole() -> tuple[Answers, Findings]:
    answers, step = followed([])
    return answers, msgspec.json.decode(step.findings, type=Findings)


# ---------------------------------------------------------------- what is found
def test_a_study_has_all_its_parts(whole: tuple[Answers, Findings]) -> None:
    found = whole[1]
    assert [stage.name for stage in found.stages] == list(STAGES)
    assert all(stage.done == stage.total > 0 for stage in found.stages)
    rates = [standing.wins.rate for standing in found.standings]
    assert len(rates) == SMALL.entrants
    assert rates == sorted(rates, reverse=True)
    assert sum(rates) == pytest.approx(SMALL.entrants / 2)
    assert HARDS in [standing.name for standing in found.standings]
    assert [step.generation for step in found.steps][-1] == SMALL.generations
    assert all(step.wins.low <= step.wins.rate <= step.wins.high for step in found.steps)
    assert parse(found.best).of("buy")
    assert len(found.openings) == SMALL.openings
    assert found.openings[0].share >= found.openings[-1].share
    assert {card.cards[0] for card in found.cards} == set(FIRST.piles)
    assert len(found.pairs) == SMALL.pairs
    for one in (*found.cards, *found.pairs):
        assert one.low < one.gain < one.high


def test_the_same_kingdom_gives_the_same_numbers(whole: tuple[Answers, Findings]) -> None:
    """Also when it was stopped in between, and another process goes on."""
    answers, found = whole
    study_course._followed.clear()
    rest, step = followed(answers[: len(answers) // 2])
    assert rest == answers
    assert msgspec.json.decode(step.findings, type=Findings) == found


def test_a_process_that_is_ahead_can_be_asked_about_earlier(whole: tuple[Answers, Findings]) -> None:
    answers = whole[0]
    late, early = go_on(SUBJECT, answers), go_on(SUBJECT, answers[:3])
    assert not late.parcels
    assert [[answer(one) for one in parcel] for parcel in early.parcels]
    assert b'"best":""' in early.findings


def test_what_is_studied_is_the_kingdom_and_not_its_order() -> None:
    other = KINGDOMS["first_game"].setup(4)
    assert subject_of(other, SMALL, ())[0] == ID
    assert subject_of(KINGDOMS["big_money"].setup(2), SMALL, ())[0] != ID
    assert 0 <= SUBJECT.seed < 1 << 62


def test_those_that_need_most_of_the_kingdom_take_part() -> None:
    inquiry = Inquiry(SUBJECT)
    names = [one.name for one in entrants(inquiry)]
    assert names[:3] == ["Big Money", "Big Money Ultimate", HARDS]
    assert names[3] == "Village Smithy Engine"


# ---------------------------------------------------------------- counting
def test_points_are_counted_by_round() -> None:
    one, other = find_strategy("Big Money Smithy"), find_strategy("Big Money")
    batch = Batch(FIRST, [one, other])
    tallies = [batch.play(3, n, 1, False) for n in range(40)]
    points = [2 * tally.wins[0] + tally.ties[0] for tally in tallies]
    count = Count(*answer(Duel(FIRST, one, other, 3, 40)))
    assert count == (40, sum(points), sum(n * n for n in points))
    assert sum((count_of(tally) for tally in tallies), Count()) == count
    assert count.share.rate == sum(points) / 160
    assert count.share.interval.low < count.share.rate < count.share.interval.high


def test_long_questions_are_asked_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_questions, "AT_ONCE", 3)
    one, other = find_strategy("Big Money Smithy"), find_strategy("Big Money")
    match = Match(FIRST, one, other, 5, 8)
    asking = added_up([match, Match(FIRST, other, one, 5, 2)])
    asked = list(next(asking))
    assert [question.rounds for question in asked if isinstance(question, Match)] == [3, 3, 2, 2]
    assert [len(parcel) for parcel in parcels(asked)] == [1, 1, 1, 1]
    with pytest.raises(StopIteration) as end:
        asking.send([answer(question) for question in asked])
    assert Score(*end.value.value[0]) == play(match)


# ---------------------------------------------------------------- cards
def worths_with(best: str) -> Worths:
    inquiry = Inquiry(SUBJECT, known=[find_strategy("Big Money"), find_strategy("Double Militia")])
    return Worths(inquiry, parse(best), units_of(inquiry.offer))


@pytest.mark.parametrize(
    "goal",
    [
        Goal(wants=("moat",)),
        Goal(bars=("smithy",)),
        Goal(wants=("moat", "cellar"), bars=("smithy",)),
        Goal(bars=("smithy", "village")),
    ],
)
def test_strategies_are_changed_until_they_buy_what_is_asked_for(goal: Goal) -> None:
    worths = worths_with(
        "name x\nbuy province\nbuy gold\nbuy smithy when owned(smithy) <= owned(village)\nbuy village\nbuy silver"
    )
    found = beginnings(worths, goal)
    assert found
    for strategy in found:
        buys = {line.target for line in strategy.of("buy")}
        assert buys >= set(goal.wants)
        assert not buys & set(goal.bars)
    steps = steps_from([Candidate(strategy) for strategy in found[:2]], worths, goal, 10, Random(1))
    assert steps
    assert all(worths.reaches(step, goal) for step in steps)


def test_the_cards_of_a_pile_count_as_one() -> None:
    setup = generate(require=["odysseys"], landscapes=1, seed=1)
    _, subject = subject_of(setup, SMALL, ())
    units = units_of(Inquiry(subject).offer)
    assert units["odysseys"] == ("old_map", "voyage", "sunken_treasure", "distant_shore")
    assert len(units) == len(subject.setup.ids)


# ---------------------------------------------------------------- at a server
class Owner:
    """Somebody with a secret."""

    def __init__(self, world: InProcess, secret: str) -> None:
        self.world = world
        self.headers = {"authorization": f"Bearer {secret}"} if secret else {}

    async def ask(self, method: str, path: str = "", body: object = None) -> Answered:
        return await self.world.request(method, f"/api/laboratory/kingdoms{path}", body, self.headers)

    async def begin(self, kingdom: str = "first_game") -> Study:
        return study_in(await self.ask("POST", "", {"kingdom": {"type": "text", "text": kingdom}}))

    async def look(self, id: str) -> Study:
        return study_in(await self.ask("GET", f"/{id}"))

    async def until(self, id: str, enough: Callable[[Study], bool]) -> Study:
        while not enough(study := await self.look(id)):
            await asyncio.sleep(0.02)
        return study


def study_in(answer: Answered) -> Study:
    assert answer.status in (200, 201), answer.body
    return msgspec.json.decode(answer.body, type=Study)


def small_laboratory(store: Store) -> Laboratory:
    return Laboratory(store, study=SMALL)


def at_a_server(folder: Path, work: Callable[[InProcess], Any]) -> None:
    async def all_of_it() -> None:
        async with tables(folder, FREELY, laboratory=small_laboratory) as world:
            await work(world)

    run(all_of_it())


def is_over(study: Study) -> bool:
    return study.state not in ("waiting", "running")


def test_a_study_is_stopped_gone_on_with_kept_and_shared(tmp_path: Path, whole: tuple[Answers, Findings]) -> None:
    async def begin(world: InProcess) -> None:
        ann, bob = Owner(world, ANN), Owner(world, BOB)
        begun = await ann.begin()
        assert (begun.id, begun.is_own, begun.standings) == (ID, True, [])
        assert begun.setup.piles == sorted(FIRST.piles)
        assert not (await bob.begin()).is_own
        await ann.until(ID, lambda study: study.stages[0].done > 0)
        assert (await bob.ask("POST", f"/{ID}/stop", {})).status == 403
        stopped = study_in(await ann.ask("POST", f"/{ID}/stop", {}))
        assert stopped.state == "stopped"
        assert stopped.standings

    async def go_on_with_it(world: InProcess) -> None:
        bob = Owner(world, BOB)
        left = await bob.look(ID)
        assert (left.state, left.is_own) == ("stopped", False)
        assert left.standings
        assert (await bob.begin()).is_own
        done = await bob.until(ID, is_over)
        assert (done.state, done.problem) == ("done", None)
        assert {name: getattr(done, name) for name in Findings.__struct_fields__} == msgspec.structs.asdict(whole[1])

    async def look_at_it(world: InProcess) -> None:
        nobody = Owner(world, "")
        assert (await nobody.look(ID)).state == "done"
        again = await Owner(world, ANN).begin(", ".join(reversed(FIRST.piles)))
        assert (again.id, again.state, again.best) == (ID, "done", whole[1].best)

    for work in (begin, go_on_with_it, look_at_it):  # each at a server of its own
        at_a_server(tmp_path, work)


def test_bad_input_is_told(tmp_path: Path) -> None:
    async def work(world: InProcess) -> None:
        ann = Owner(world, ANN)
        for id in ("AAAAAAAAAAAA", "short", "a%2F..%2Fb"):
            answer = await ann.ask("GET", f"/{id}")
            assert (answer.status, answer.json()["code"]) == (404, "lab-no-study")
        assert (await ann.ask("POST", "/AAAAAAAAAAAA/stop", {})).status == 404
        unknown = await ann.ask("POST", "", {"kingdom": {"type": "text", "text": "Nowhere"}})
        assert unknown.status == 400
        assert "Nowhere" in unknown.json()["text"]
        assert (await Owner(world, "").ask("POST", "", {"kingdom": {"type": "text", "text": "first_game"}})).status == 401
        assert (await ann.ask("POST", "", {"kingdom": 3})).status == 400

    at_a_server(tmp_path, work)
    for code in CODES:
        assert Language(code).text("error-lab-no-study")
