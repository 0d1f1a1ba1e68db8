"""A study as work for the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from demesne.server.laboratory.kept_studies import Answers
from demesne.server.laboratory.study_course import Step, go_on
from demesne.server.laboratory.study_inquiry import Subject
from demesne.server.laboratory.study_questions import answer_all
from demesne.work.task import Task

CATCHING_UP: Final = 120.0  # seconds of processor time for replaying a study


class StudyWork:
    """Has workers find the next questions and answer them in parcels, until the study is over."""

    def __init__(self, subject: Subject, answers: Answers, findings: bytes = b"") -> None:
        self.subject = subject
        self.answers = answers
        self.findings = findings  # as JSON; empty before the first step
        self.step: Step | None = None
        self.parcels: dict[int, bytes] = {}  # the answers to each parcel, by its number

    def tasks(self) -> Iterator[Task | None]:
        """Yield the tasks of each step: one that finds the questions, then one for each parcel; `None` means to wait."""
        while True:
            self.step = None
            yield Task(go_on, (self.subject, self.answers), seconds=CATCHING_UP)
            while (step := self.known_step()) is None:
                yield None
            if not step.parcels:
                return
            self.parcels = {}
            for number, parcel in enumerate(step.parcels):
                yield Task(answer_all, (parcel,), note=number)
            while len(self.parcels) < len(step.parcels):
                yield None
            self.answers.append([self.parcels[number] for number in range(len(self.parcels))])

    def known_step(self) -> Step | None:
        """Return the current step, or `None` while a worker still computes it."""
        return self.step

    def take(self, task: Task, result: Any) -> None:
        """Store the result of a task: the next step, or the answers to a parcel."""
        if task.note is None:
            self.step = result
            self.findings = result.findings
        else:
            self.parcels[task.note] = result
