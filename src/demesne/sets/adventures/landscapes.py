"""The Events of Adventures that recommended kingdoms need."""

from __future__ import annotations

from demesne.sets.adventures.kingdom import adventures
from demesne.words import move_token

ferry = adventures.event("Ferry", 3, move_token("cost"))
training = adventures.event("Training", 6, move_token("coin"))
