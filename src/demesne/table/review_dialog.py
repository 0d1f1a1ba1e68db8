"""The review after a game at the plain table, and playing on from one of its mistakes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from demesne.lang import Language
from demesne.levels.level import Level
from demesne.levels.review import REVIEW, Review, review
from demesne.table.advice import review_lines
from demesne.table.plain import in_english
from demesne.table.session import Session
from demesne.table.terminal import print_text

TENTH: Final = 10  # per cent between two progress lines
WORD: Final = "review"


class Tenths:
    """Writes the progress of a review, one line per tenth."""

    def __init__(self, language: Language, write: Callable[[str], None]) -> None:
        self.language = language
        self.write = write
        self.said = 0

    def tell(self, done: int, steps: int) -> None:
        """Write the progress when another tenth is done."""
        percent = 100 * done // steps
        if percent >= self.said + TENTH:
            self.said = percent - percent % TENTH
            self.write(self.language.text("simulate-percent", value=self.said))


@dataclass
class LookBack:
    """Offers a review of a finished game."""

    session: Session
    language: Language
    read: Callable[[str], str] = input
    write: Callable[[str], None] = print_text
    reviewer: Level = REVIEW

    def offer(self) -> Session | None:
        """Offer the review; return a new session if the player wants to play on from a mistake."""
        people = self.session.people
        prompt = self.language.text("plain-prompt") + " "
        self.write(self.language.text("review-offer", n=len(people)))
        answer = in_english(self.language, "review-word", self.read(prompt).strip())
        word, _, number = answer.lower().partition(" ")
        if word != WORD:
            return None
        wanted = int(number) - 1 if number.strip().isdigit() else people[0]
        self.write(self.language.text("review-working"))
        player = wanted if 0 <= wanted < len(self.session.seats) else people[0]
        found = review(self.session.game, player, self.reviewer, Tenths(self.language, self.write).tell)
        for line in review_lines(self.language, self.session, found):
            self.write(line)
        return self.offer_to_play_on(found, prompt) if found.mistakes else None

    def offer_to_play_on(self, found: Review, prompt: str) -> Session | None:
        """Offer to play on from a mistake; return the new session, or None."""
        self.write(self.language.text("review-offer-play-on", n=len(found.mistakes)))
        answer = self.read(prompt).strip()
        if not answer.isdigit() or not 1 <= int(answer) <= len(found.mistakes):
            return None
        return self.session.play_on(found.mistakes[int(answer) - 1].n)
