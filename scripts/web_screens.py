"""Take the pictures docs/screens/web_*.webp: every main screen of the browser client.

Needs Playwright, Chromium and Pillow, and the folder tests on PYTHONPATH.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from browser import SMALL, Person
from browser_fixtures import launched, running_server
from PIL import Image
from playwright.sync_api import Browser

FOLDER = Path(__file__).parents[1] / "docs" / "screens"
LARGE = {"width": 1360, "height": 850}
PHONE: dict[str, Any] = {"viewport": SMALL, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
THOUGHT = 900_000  # milliseconds for a hint or a review, on a slow machine
STUDY = 1_800_000  # milliseconds for a study of a kingdom
COLOURS = 256  # few colours keep a lossless picture small
LIKED: tuple[str, ...] = (
    "province",
    "gold",
    "market",
    "festival",
    "laboratory",
    "militia",
    "smithy",
    "village",
    "silver",
    "moat",
)

PRELUDE = ("citadel", "star_chart", "villain", "silk_merchant", "priest", "mountain_village", "cargo_ship")
OVERTURE = ("fair", "old_witch", "hideout", "experiment", "flag_bearer", "acting_troupe", "lackeys", "seer")


class Camera:
    """Opens windows and takes pictures of them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    @contextmanager
    def person(self, path: str = "", **options: Any) -> Iterator[Person]:
        settings = {"viewport": LARGE, "locale": "en-US", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(**settings)
        page = context.new_page()
        page.goto(self.address + path)
        yield Person(page, self.address)
        context.close()

    def take(self, someone: Person, name: str) -> None:
        someone.page.wait_for_timeout(500)
        picture = Image.open(BytesIO(someone.page.screenshot())).convert("RGB")
        small = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
        small.convert("RGB").save(FOLDER / f"web_{name}.webp", lossless=True, quality=100, method=6)


# ---------------------------------------------------------------- playing until there is something to see
def play_turn(someone: Person, liked: tuple[str, ...]) -> None:
    """Play all Actions and Treasures, and buy the first of the liked cards."""
    while someone.page.locator(".prompt").get_attribute("data-kind") != "buy phase":
        playable = someone.can_use(".hand")
        if someone.page.locator(".prompt").get_attribute("data-kind") == "action phase" and playable:
            someone.play(playable[0])
        elif someone.page.locator(".prompt").get_attribute("data-kind") == "action phase":
            break
        else:
            someone.muddle_through()
    if someone.page.locator("[data-act=treasures]").count():
        someone.press("treasures")
    possible = someone.can_use(".supply")
    for id in liked:
        if id in possible:
            someone.buy(id)
            break


def play_turns(someone: Person, turns: int, liked: tuple[str, ...] = LIKED) -> None:
    for _ in range(turns):
        play_turn(someone, liked)
        someone.end_turn()


def until_action(someone: Person, liked: tuple[str, ...] = LIKED) -> None:
    """Play until there is an Action to play."""
    while someone.page.locator(".prompt").get_attribute("data-kind") != "action phase":
        play_turns(someone, 1, liked)


# ---------------------------------------------------------------- the pictures
def start_and_setting_up(camera: Camera) -> None:
    with camera.person() as ania:
        ania.page.wait_for_selector("[data-kingdom]")
        camera.take(ania, "start")
    with camera.person("#/new", color_scheme="dark") as ania:
        ania.page.locator("[data-way=random]").click()
        ania.page.get_by_label("Who plays").select_option("link")
        camera.take(ania, "new")


def tables(camera: Camera) -> None:
    with camera.person() as ania:
        ania.begin("first_game", seed="11")
        play_turns(ania, 7)
        until_action(ania)
        camera.take(ania, "table")
        ania.page.locator(".supply [data-card=militia]").hover()
        ania.page.mouse.move(*middle(ania, ".supply [data-card=militia]"))
        camera.take(ania, "card")
    with camera.person(color_scheme="dark") as ania:
        ania.begin("prelude", seed="3", others=2)
        play_turns(ania, 8, PRELUDE)
        until_action(ania, PRELUDE)
        camera.take(ania, "table_dark")
    with camera.person(locale="de-DE") as ania:
        ania.begin("overture", seed="5")
        play_turns(ania, 6, OVERTURE)
        until_action(ania, OVERTURE)
        camera.take(ania, "table_de")


def middle(someone: Person, selector: str) -> tuple[float, float]:
    box = someone.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 3


def attack(camera: Camera) -> None:
    """Two people, one with a Militia and the other with a Moat."""
    with camera.person("#/new") as ania, camera.person(color_scheme="dark") as bob:
        ania.page.get_by_placeholder("Your name").fill("Ania")
        ania.page.get_by_label("Who plays").select_option("link")
        ania.page.get_by_label("I go first").check()
        ania.page.locator("[data-act=start]").click()
        camera.take(ania, "lobby")
        bob.page.goto(ania.page.get_by_label("Invitation").input_value())
        bob.page.reload()
        bob.page.get_by_placeholder("Your name").fill("Bob")
        bob.page.locator("[data-act=sit-down]").click()
        ania.wait()
        while not ("militia" in ania.can_use(".hand") and "moat" in bob.hand()):
            for someone, other, liked in ((ania, bob, ("militia", "silver")), (bob, ania, ("moat", "village"))):
                someone.wait()
                if someone.page.locator("[data-act=treasures]").count():
                    someone.press("treasures")
                wanted = next((id for id in liked if id in someone.can_use(".supply")), "")
                if wanted:
                    someone.buy(wanted)
                someone.page.locator("[data-act=end]").click()
                other.wait()
        ania.page.locator(".hand [data-card=militia][data-use]").first.click()
        bob.wait()
        camera.take(bob, "attack")


def end_and_replay(camera: Camera) -> None:
    with camera.person() as ania:
        ania.begin("village_square", seed="9")
        while not ania.is_over:
            play_turn(ania, LIKED)
            if not ania.is_over:
                ania.end_turn()
        camera.take(ania, "end")
        ania.page.get_by_role("link", name="Replay").click()
        ania.page.get_by_label("Position in the game").fill("120")
        camera.take(ania, "replay")


def hint_and_review(camera: Camera) -> None:
    """A game against Medium, with a hint and a review."""
    with camera.person() as ania:
        ania.begin("first_game", seed="11", bot="medium")
        ask(ania)
        camera.take(ania, "hint")
        ania.page.keyboard.press("Escape")
        look_back(ania)
        ania.page.set_viewport_size({"width": LARGE["width"], "height": 1000})
        camera.take(ania, "review")
        ania.page.get_by_role("link", name="See this moment").first.click()
        ania.page.wait_for_selector(".controls")
        camera.take(ania, "moment")
    with camera.person(**{**PHONE, "color_scheme": "dark"}) as ania:
        ania.begin("first_game", seed="11", bot="medium")
        ask(ania)
        camera.take(ania, "phone_hint")
        ania.page.keyboard.press("Escape")
        look_back(ania)
        camera.take(ania, "phone_review")


def ask(someone: Person) -> None:
    """Ask for a hint."""
    someone.page.locator("[data-act=hint]").click()
    someone.page.wait_for_selector("[data-prospect]", timeout=THOUGHT)


def look_back(someone: Person) -> None:
    """Play to the end and open the review."""
    while not someone.is_over:
        play_turn(someone, LIKED)
        if not someone.is_over:
            someone.end_turn()
    someone.page.get_by_role("link", name="Review").click()
    someone.page.wait_for_selector(".review figure", timeout=THOUGHT)


def phones(camera: Camera) -> None:
    with camera.person(**PHONE) as ania:
        ania.begin("first_game", seed="11")
        play_turns(ania, 7)
        until_action(ania)
        camera.take(ania, "phone")
    with camera.person(**{**PHONE, "locale": "pl-PL", "color_scheme": "dark"}) as ania:
        ania.begin("prelude", seed="3")
        ania.press("treasures")
        camera.take(ania, "phone_dark_pl")


# ---------------------------------------------------------------- the laboratory
MINE = """name      Mine
requires  smithy
buy province  when deck_money > 15
buy duchy     when left(province) <= 4
buy gold
buy smithy    when owned(smithy) < 1
buy silver
"""


def write(someone: Person, text: str) -> None:
    someone.page.locator(".cm-content").click()
    someone.page.keyboard.press("Control+A")
    someone.page.keyboard.insert_text(text)


def play_games(someone: Person, games: int) -> None:
    """Run this many games and wait until they are played."""
    someone.page.locator("[data-games]").fill(str(games))
    someone.page.locator("[data-seed]").fill("7")
    someone.page.locator("[data-act=run]").click()
    someone.page.wait_for_selector("[data-state=running]", timeout=THOUGHT)
    someone.page.wait_for_selector("[data-state=done]", timeout=THOUGHT)


def laboratory(camera: Camera) -> None:
    """Write a strategy, compare, vary a number and inspect a game."""
    with camera.person("#/laboratory") as ania:
        write(ania, MINE + "buy estat")
        ania.page.keyboard.press("Control+Space")
        ania.page.wait_for_selector(".cm-lintRange-error")
        camera.take(ania, "laboratory_editor")
        write(ania, MINE)
        ania.page.locator("[data-act=add-variant]").click()
        write(ania, MINE.replace("< 1", "< 2"))
        ania.page.locator("[data-player='1']").select_option("Smithy")
        play_games(ania, 20_000)
        ania.page.evaluate("window.scrollTo(0, 0)")
        camera.take(ania, "laboratory")
        ania.page.locator("[data-act=open-game]").click()
        ania.page.wait_for_selector("[data-act=next-turn]")
        for _ in range(12):
            ania.page.locator("[data-act=next-turn]").click()
        ania.page.locator("section.games").evaluate("section => section.scrollIntoView()")
        camera.take(ania, "laboratory_game")
        ania.page.locator("[data-variant='0']").click()
        ania.page.locator("[data-vary]").select_option(index=1)
        ania.page.get_by_label("From", exact=True).fill("7")
        ania.page.get_by_label("To", exact=True).fill("25")
        ania.page.get_by_label("Step").fill("2")
        play_games(ania, 5_000)
        ania.page.evaluate("window.scrollTo(0, 0)")
        camera.take(ania, "laboratory_values")
        ania.page.locator("[data-act=save]").click()
        ania.page.goto(f"{camera.address}#/laboratory/strategies")
        ania.page.locator("[data-act=share]").click()
        ania.page.locator(".notice").wait_for(state="detached")
        camera.take(ania, "laboratory_strategies")
    with camera.person("#/laboratory", **{**PHONE, "locale": "pl-PL", "color_scheme": "dark"}) as ania:
        write(ania, MINE)
        play_games(ania, 5_000)
        camera.take(ania, "laboratory_phone")


def studies(camera: Camera) -> None:
    """A study of a kingdom, which takes minutes."""
    with camera.person("#/laboratory/kingdom") as ania:
        ania.page.locator("[data-act=study]:enabled").click()
        ania.page.wait_for_selector("[data-study][data-state=done]", timeout=STUDY)
        camera.take(ania, "laboratory_kingdom")
        ania.page.locator("section:has(#study-worth)").evaluate("section => section.scrollIntoView()")
        camera.take(ania, "laboratory_cards")


def main(wanted: list[str]) -> int:
    """Take all pictures, or those of the named functions."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder) / "tables.sqlite3", hasty=False) as address,
        launched() as browser,
    ):
        camera = Camera(browser, address)
        for pictures in (start_and_setting_up, tables, attack, end_and_replay, hint_and_review, phones, laboratory, studies):
            if not wanted or pictures.__name__ in wanted:
                pictures(camera)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
