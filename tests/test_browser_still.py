"""A table that stands still: every part keeps its place in every step of a game, on every screen, and all of it can be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser import NewPerson, Person

pytest_plugins = ("browser_fixtures",)
CROWDED = "Tournament, Hamlet, Border Guard, Flag Bearer, Treasurer, Swashbuckler, Militia, Village, Moat, Witch, Fair, Academy"
ELEVEN = (
    "Young Witch, Tournament, Jester, Harvest, Horse Traders, Remake, Fortune Teller, Hunting Party, Menagerie, "
    "Hamlet, Bane: Moat"
)
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}

PLACES = """() => Object.fromEntries([".others", ".supply", ".kingdom", ".stage", ".prompt", ".hand", ".have"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, [x, y, width, height]];
}))"""
TILES = """() => [...document.querySelectorAll(".supply [data-card]")].map((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect();
  return [tile.dataset.card, x, y, width, height];
})"""
# What could be answered, but cannot be seen as a whole within the window and whatever it lies in.
OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-use], .prompt [data-act], [data-option]")].filter((part) => {
  const box = part.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const inside = around.getBoundingClientRect();
    [left, top] = [Math.max(left, inside.left), Math.max(top, inside.top)];
    [right, bottom] = [Math.min(right, inside.right), Math.min(bottom, inside.bottom)];
  }
  return box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
}).map((part) => part.dataset.card ?? part.dataset.act ?? part.dataset.option)"""
UNREADABLE = """(least) => [...document.querySelectorAll(".face")].flatMap((face) => {
  const cut = (part, spare) => part.scrollHeight > part.clientHeight + spare || part.scrollWidth > part.clientWidth + 1;
  const [name, text] = [face.querySelector(".name"), face.querySelector(".text")];
  const size = (part) => parseFloat(getComputedStyle(part).fontSize);
  const shown = getComputedStyle(text).position === "static";
  const faults = [];
  if (cut(name, 3)) faults.push("name");
  if (size(name) < least) faults.push(`name of ${size(name)}`);
  if (shown && cut(text, 1)) faults.push("text");
  if (shown && size(text) < 11) faults.push(`text of ${size(text)}`);
  return faults.map((fault) => `${name.textContent}: ${fault}`);
})"""


def watched(someone: Person, steps: int) -> list[Any]:
    """Play by clicks and note where everything was after each step."""
    seen = [(someone.page.evaluate(PLACES), someone.page.evaluate(TILES))]
    for step in range(steps):
        if someone.is_over:
            break
        if step % 3 == 0 and someone.page.locator("[data-act=treasures]").count():
            someone.press("treasures")
        elif step % 3 == 1 and someone.can_use(".supply") and someone.page.locator(".prompt [data-act=end]").count():
            someone.buy(someone.can_use(".supply")[-1])
        elif someone.can_use(".hand") and not someone.page.locator("[data-act=confirm]").count():
            someone.use(someone.can_use(".hand")[0], ".hand")
        else:
            someone.muddle_through()
        if not someone.is_over:
            seen.append((someone.page.evaluate(PLACES), someone.page.evaluate(TILES)))
    return seen


@pytest.mark.parametrize(("size", "kingdom", "others"), [(WIDE, ELEVEN, 1), (WIDE, CROWDED, 3), (SMALL_PHONE, CROWDED, 3)])
def test_nothing_moves_while_one_plays(person: NewPerson, size: dict[str, int], kingdom: str, others: int) -> None:
    ania = person(viewport=size)
    ania.begin(kingdom, seed="5", others=others)
    seen = watched(ania, 120)
    assert len(seen) > 40
    for places, tiles in seen[1:]:
        assert places == seen[0][0]
        assert tiles == seen[0][1]


def test_a_whole_game_stands_still(person: NewPerson) -> None:
    ania = person(viewport=WIDE)
    ania.begin("first_game", seed="8")
    first = ania.page.evaluate(PLACES)
    over = False
    while not over:
        ania.buy_something()
        if ania.page.locator(".prompt").count():
            assert ania.page.evaluate(PLACES) == first
            ania.end_turn()
        over = ania.is_over
        assert over or ania.page.evaluate(PLACES) == first


SCREENS = [(1280, 800), (1920, 1080), (2560, 1440), (390, 844), (360, 740), (844, 390)]


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("text", ["normal", "huge"])
def test_everything_can_be_read_and_reached(person: NewPerson, size: tuple[int, int], text: str) -> None:
    """Four players, projects, artifacts and Prizes, in the language with the longest words."""
    ania = person(viewport={"width": size[0], "height": size[1]}, locale="de-DE")
    kept = json.dumps({"language": "de", "textSize": text})
    ania.page.evaluate("kept => localStorage.setItem('demesne.settings', kept)", kept)
    ania.begin(CROWDED, seed="3", others=3)
    ania.page.evaluate("document.fonts.ready.then(() => undefined)")
    least = 11 if size[0] >= 1280 else 10
    for _ in range(2):
        assert ania.page.evaluate(UNREADABLE, least) == []
        assert ania.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        hidden = ania.page.evaluate(OUT_OF_SIGHT)
        if size[1] > 400:
            assert hidden == []
        if ania.page.locator("[data-act=treasures]").count():
            ania.press("treasures")
