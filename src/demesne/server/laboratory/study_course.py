"""A study from beginning to end, in any worker.

The state of a study follows from its kingdom and the answers so far, so the server needs only these to resume it. A worker
that is asked for the next questions replays the study up to there. It caches the studies that it has replayed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from demesne.server.laboratory.study_inquiry import Inquiry, Subject, evolution, openings, tournament
from demesne.server.laboratory.study_questions import Course, Question, answers_in, parcels
from demesne.server.laboratory.study_worth import cards, pairs

REMEMBERED: Final = 4  # studies in the cache of a worker


@dataclass(frozen=True)
class Step:
    """The next questions of a study, and its findings so far."""

    parcels: list[list[Question]]  # empty when the study is over
    findings: bytes  # as JSON


def course(inquiry: Inquiry) -> Course[None]:
    """Run all stages of a study in order: tournament, evolution, openings, single cards and pairs of cards."""
    yield from tournament(inquiry)
    yield from evolution(inquiry)
    yield from openings(inquiry)
    worths = yield from cards(inquiry)
    yield from pairs(inquiry, worths)


class Following:
    """A study that is replayed answer by answer."""

    def __init__(self, subject: Subject) -> None:
        self.inquiry = Inquiry(subject)
        self.course: Generator[Sequence[Question], list[Any], None] = course(self.inquiry)
        self.told = 0  # lists of answers given so far
        self.wanted: list[list[Question]] = parcels(next(self.course))

    def go_on(self, answers: Sequence[bytes]) -> None:
        """Give the study the answers to its last questions and store the next questions; there are none when it is over."""
        try:
            self.wanted = parcels(self.course.send(answers_in(answers)))
        except StopIteration:
            self.wanted = []
        self.told += 1


_followed: OrderedDict[Subject, Following] = OrderedDict()


def go_on(subject: Subject, answers: Sequence[Sequence[bytes]]) -> Step:
    """Return the step that follows these answers."""
    following = _followed.pop(subject, None)
    if following is None or following.told > len(answers):
        following = Following(subject)
    for known in answers[following.told :]:
        following.go_on(known)
    _followed[subject] = following
    while len(_followed) > REMEMBERED:
        _followed.popitem(last=False)
    return Step(following.wanted, msgspec.json.encode(following.inquiry.findings))
