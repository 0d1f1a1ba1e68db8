"""People in browsers: what they see and click. Without Playwright the tests that use this are skipped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need Playwright for Python")

from playwright.sync_api import Locator, Page, Route, expect

ROOT = Path(__file__).parents[1]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SMALL = {"width": 360, "height": 740}
LARGE = {"width": 1280, "height": 800}
PATIENCE = 300_000  # milliseconds until a test gives up
NewPerson = Callable[..., "Person"]
WANTED = ("province", "gold", "duchy", "silver")  # what people here like to buy


class Person:
    """Somebody at a browser, who looks and clicks."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # ------------------------------------------------------------ beginning
    def begin(
        self, kingdom: str = "first_game", *, seed: str = "1", others: int = 1, first: bool = True, bot: str = ""
    ) -> None:  # fmt: skip
        """Sit down at a new table against bots. The page's own words make the game; only the seed is not on it.

        Bots of a level are called by it.
        """
        others_here = [{"kind": "bot", "name": "" if bot else "Robo", "bot": bot} for _ in range(others)]
        seats = [{"kind": "here", "name": "Ania"}, *others_here]
        wish = {"kingdom": {"type": "text", "text": kingdom}, "seats": seats, "random_order": not first, "seed": seed}
        self.page.wait_for_selector("main")
        game = self.page.evaluate(MAKE_GAME, wish)
        self.page.goto(f"{self.address}#/game/{game}")
        self.page.reload()
        self.wait()

    def wait(self) -> None:
        """Until something is asked, or the game is over."""
        self.page.wait_for_selector(".prompt.mine:not([data-turn=waiting]), main.end")

    # ------------------------------------------------------------ looking
    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    @property
    def turn(self) -> str:
        prompt = self.page.locator(".prompt")
        return prompt.get_attribute("data-turn") or "" if prompt.count() else "over"

    def question(self) -> str:
        return self.page.locator(".prompt .words").inner_text()

    def log(self) -> str:
        return self.page.locator("aside.side [role=log]").first.inner_text()

    def hand(self) -> list[str]:
        return self.ids(self.page.locator(".hand [data-card]"))

    def can_use(self, where: str) -> list[str]:
        """The cards that are lit in the hand, the supply (`.supply`) or elsewhere."""
        return self.ids(self.page.locator(f"{where} [data-card][data-use]"))

    def ids(self, cards: Locator) -> list[str]:
        """The cards shown there; of a stack each."""
        return [str(id) for id in cards.evaluate_all(EACH_CARD)]

    def number(self, what: str) -> int:
        return int(self.page.locator(f".counters .{what} b").inner_text())

    # ------------------------------------------------------------ doing
    def act(self, do: Callable[[], None]) -> None:
        """Do something that answers, and wait for what comes of it."""
        before = self.turn
        do()
        self.page.wait_for_function(CHANGED, arg=before)
        self.wait()

    def press(self, act: str) -> None:
        self.act(lambda: self.page.locator(f"[data-act={act}]").first.click())

    def use(self, id: str, where: str = "") -> None:
        self.act(lambda: self.page.locator(f"{where} [data-card={id}][data-use]").first.click())

    def play(self, id: str) -> None:
        self.use(id, ".hand")

    def buy(self, id: str) -> None:
        self.use(id, ".supply")

    def choose(self, option: str) -> None:
        self.act(lambda: self.page.locator(f"[data-option={option}]").first.click())

    def mark(self, *ids: str) -> None:
        """Mark cards and confirm."""
        for id in ids:
            self.page.locator(f"[data-card={id}][aria-pressed=false]").first.click()
        self.press("confirm")

    def end_turn(self) -> None:
        """Whatever is asked meanwhile, until it is one's own turn again or the game is over."""
        turns = self.page.locator(".bar .number").inner_text()
        while not self.is_over and self.page.locator(".bar .number").inner_text() == turns:
            self.muddle_through()

    def muddle_through(self) -> None:
        """The simplest answer to whatever is asked: end, decline, or the first that is possible."""
        for act in ("end", "none"):
            if self.page.locator(f".prompt [data-act={act}]").count():
                self.press(act)
                return
        confirm = self.page.locator("[data-act=confirm]")
        if confirm.count():
            while not confirm.is_enabled():
                self.page.locator("[data-card][aria-pressed=false]").last.click()
            self.press("confirm")
            return
        possible = self.page.locator(POSSIBLE)
        self.act(lambda: possible.first.click())

    def buy_something(self) -> None:
        """Treasures, then the dearest of what everybody likes."""
        if self.page.locator("[data-act=treasures]").count():
            self.press("treasures")
        possible = self.can_use(".supply")
        wanted = next((id for id in WANTED if id in possible), "")
        if wanted:
            self.buy(wanted)


MAKE_GAME = """async (wish) => {
  const answer = await fetch("api/games", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish),
  });
  const made = await answer.json();
  const seats = made.seats.flatMap(({ token }, seat) => (token ? [{ seat, token }] : []));
  const game = { id: made.game.id, at: Date.now(), kingdom: [], names: [], over: false, seats, invitations: [] };
  localStorage.setItem("demesne.games", JSON.stringify([game]));
  return made.game.id;
}"""
EACH_CARD = "cards => cards.flatMap(({ dataset }) => Array(Number(dataset.count ?? 1)).fill(dataset.card))"
POSSIBLE = "[data-option], .sheet [data-card][data-use], .near [data-card][data-use], .supply [data-card][data-use]"
CHANGED = """(before) => {
  const prompt = document.querySelector(".prompt");
  return !prompt || (prompt.dataset.turn ?? "") !== before;
}"""


# ---------------------------------------------------------------- looking a whole page over
def assert_no_sideways(someone: Person) -> None:
    wide, window = someone.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window


def look_over(someone: Person) -> None:
    """By axe: nothing on the page may hinder people seriously."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run scripts/build_client.py")
    someone.page.wait_for_timeout(100)  # until colours have changed
    someone.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = someone.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    faults = [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
    assert not faults, "\n".join(faults)


__all__ = ["LARGE", "PATIENCE", "ROOT", "SMALL", "NewPerson", "Person", "Route", "assert_no_sideways", "expect", "look_over"]
