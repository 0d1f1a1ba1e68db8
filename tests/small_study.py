"""A study of a kingdom that takes a moment, for tests."""

from __future__ import annotations

from demesne.evolve.optimise import Scale
from demesne.server.laboratory.study_inquiry import Settings

SCALE = Scale(
    tribe=3, sketches=2, children=4, first_look=1, longer_looks=((2, 0.5),), more=1, epoch=1, title=2, rivals=1, last=2
)  # fmt: skip
SMALL = Settings(
    entrants=4, legs=2, leg=2, scale=SCALE, generations=2, patience=5, step=2, watched=4, openings=4, ideas=2, first_look=1,
    second_look=1, children=2, mending=1, worth=2, pairs=1,
)  # fmt: skip
