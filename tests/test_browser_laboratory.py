"""The laboratory in browsers: writing strategies, running them, looking at what comes out, and keeping them."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from browser import NewPerson, Person, assert_no_sideways, expect, look_over
from playwright.sync_api import Download, Locator, Page

from demesne.version import engine_is_compiled

pytest_plugins = ("browser_fixtures",)
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WRONG = "name  My Strategy\nbuy provnce\nbuy gold\nbuy smithy when owned(smithy) < 1\nbuy silver when turn < 30\n"
RIGHT = WRONG.replace("provnce", "province")
GERONIMOO = """<player name="Silver only" author="Ania"><type name="UserCreated"/>
  <buy name="Province"/><buy name="Gold"/><buy name="Silver"/></player>"""
DONE = "[data-state=done]"
MANY, MOST = (20_000, 200_000) if engine_is_compiled() else (200, 2000)


def at_the_bench(someone: Person, text: str = RIGHT, *, games: int = 60, seed: str = "7") -> Page:
    """Somebody whose strategy is in the editor and plays against Big Money."""
    page = someone.page
    write(page, text)
    page.locator("[data-games]").fill(str(games))
    page.locator("[data-seed]").fill(seed)
    return page


def write(page: Page, text: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(text)


def play(page: Page) -> None:
    """Until all games are played."""
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("/runs")) as begun:
        page.locator("[data-act=run]").click()
    id = begun.value.json()["id"]
    page.wait_for_selector(f"[data-run='{id}']")
    page.wait_for_selector(DONE)


def chart(page: Page, title: str) -> Locator:
    return page.locator("figure").filter(has_text=title).first


def numbers(page: Page, title: str) -> list[list[str]]:
    """The table below a chart."""
    figure = chart(page, title)
    if figure.locator("details").get_attribute("open") is None:
        figure.locator("summary").click()
    return [row.locator("th, td").all_inner_texts() for row in figure.locator("tbody tr").all()]


def saved(page: Page, button: Locator) -> Download:
    with page.expect_download() as download:
        button.click()
    return download.value


# ---------------------------------------------------------------- from a mistake to the command
def test_a_mistake_is_marked_mended_and_twenty_thousand_games_are_those_of_the_command(
    person: NewPerson, tmp_path: Path
) -> None:
    page = at_the_bench(person("#/laboratory"), WRONG, games=MANY)
    expect(page.locator(".cm-lintRange-error")).to_have_text("provnce")
    expect(page.locator(".marks li")).to_contain_text("did you mean Province?")
    page.locator(".marks li").scroll_into_view_if_needed()
    expect(page.locator(".marks li")).to_be_in_viewport()
    top, bottom = "element => element.getBoundingClientRect().top", "element => element.getBoundingClientRect().bottom"
    assert page.locator("fieldset.run").evaluate(top) >= page.locator(".marks").evaluate(bottom), "nothing covers the mistakes"
    page.locator(".marks button").click()
    page.keyboard.press("Control+Delete")
    page.keyboard.insert_text("province")
    expect(page.locator(".marks li")).to_have_count(0)
    expect(page.locator(".cm-lintRange-error")).to_have_count(0)
    write(page, RIGHT + "buy chapel")
    expect(page.locator(".marks .warning")).to_contain_text("missing from this kingdom: Chapel")
    expect(page.locator(".cm-lintRange-warning")).to_have_text("buy chapel")
    write(page, RIGHT)
    expect(page.locator(".marks li")).to_have_count(0)

    play(page)
    expect(page.locator("figure")).to_have_count(7)
    wins = numbers(page, "Wins")
    link = page.get_by_label("Link to this run").input_value()
    other = person("#" + link.partition("#")[2]).page
    other.wait_for_selector(DONE)
    assert numbers(other, "Wins") == wins
    assert other.locator("[data-act=stop]").count() == 0

    for name in page.locator("[data-file]").all():
        file = saved(page, name)
        file.save_as(tmp_path / file.suggested_filename)
    command = shlex.split(page.get_by_label("Command with the same result").input_value())
    assert command[:2] == ["demesne", "simulate"]
    told = run_command(command[1:], tmp_path)
    run = json.loads(saved(page, page.locator("[data-save=json]")).path().read_text(encoding="utf-8"))
    rates = [player["wins"]["rate"] for player in run["matches"][0]["results"]]
    assert rates == [player["win_rate"] for player in told["players"]]


def run_command(arguments: list[str], folder: Path) -> dict[str, Any]:
    said = subprocess.run(
        [sys.executable, "-m", "demesne", *arguments, "--json"], cwd=folder, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def test_charts_grow_while_games_are_played_until_somebody_stops_them(person: NewPerson) -> None:
    page = at_the_bench(person("#/laboratory"), games=MOST)
    for n in range(2, 10):
        page.locator("[data-act=add-variant]").click()
        write(page, RIGHT.replace("< 1", f"< {n}"))
    page.locator("[data-act=run]").click()
    page.wait_for_selector("[data-state=running] [data-done]:not([data-done='0'])")
    page.wait_for_selector("figure")
    seen = {"done": games_counted(page), "drawn": chart(page, "Wins").locator("svg").inner_html()}
    page.wait_for_function("before => Number(document.querySelector('[data-done]').dataset.done) > before", arg=seen["done"])
    page.wait_for_function("before => document.querySelector('figure svg').innerHTML !== before", arg=seen["drawn"])
    page.locator("[data-act=stop]").click()
    page.wait_for_selector("[data-state=stopped]")
    counted = games_counted(page)
    page.reload()
    page.wait_for_selector("[data-state=stopped]")
    assert games_counted(page) >= counted > 0, "what was counted stays"


def games_counted(page: Page) -> int:
    return int(page.locator("[data-done]").first.get_attribute("data-done") or 0)


# ---------------------------------------------------------------- variants, values, single games
def test_variants_side_by_side_values_of_a_number_and_a_single_game(person: NewPerson) -> None:
    page = at_the_bench(person("#/laboratory"))
    page.locator("[data-act=add-variant]").click()
    page.get_by_label("Variant name").fill("two Smithies")
    write(page, RIGHT.replace("< 1", "< 2"))
    expect(page.locator("[data-act=run]")).to_have_text("Play 2 matches")
    play(page)
    wins = numbers(page, "Wins")
    assert [row[0] for row in wins] == [
        f"{match}: {who}" for match in ("A", "two Smithies") for who in ("My Strategy", "Big Money")
    ]
    page.locator("[data-beside]").select_option("two Smithies")
    expect(page.get_by_role("region", name="Match A")).to_be_visible()
    expect(page.get_by_role("region", name="Match two Smithies")).to_be_visible()
    page.reload()
    expect(page.locator("[data-variant='1']")).to_have_text("two Smithies")
    page.wait_for_selector(DONE)

    page.locator("[data-vary]").select_option(label="30 in line 5: buy silver when turn < 30")
    page.get_by_label("From", exact=True).fill("5")
    page.get_by_label("To", exact=True).fill("15")
    page.get_by_label("Step").fill("5")
    play(page)
    assert [row[0] for row in numbers(page, "Wins")] == [
        f"{n}: {who}" for n in (5, 10, 15) for who in ("My Strategy", "Big Money")
    ]
    expect(chart(page, "Wins of My Strategy")).to_be_visible()
    for ending, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        picture = saved(page, chart(page, "Wins").get_by_role("button", name=ending)).path()
        assert picture.read_bytes().startswith(begins)

    page.locator("[data-act=open-game]").click()
    turns = page.get_by_role("group", name="Turns")
    heading = turns.locator("h4")
    expect(heading).to_contain_text("turn 1")
    turns.focus()
    page.keyboard.press("End")
    last = heading.inner_text()
    assert not last.endswith("turn 1")
    page.keyboard.press("ArrowLeft")
    expect(heading).not_to_have_text(last)
    page.keyboard.press("Home")
    while not heading.inner_text().startswith("My Strategy"):
        page.keyboard.press("ArrowRight")
    expect(turns.get_by_text("buy silver when turn < 5").first).to_be_visible()
    expect(turns.get_by_role("list", name="Log of this turn")).to_contain_text("My Strategy")


# ---------------------------------------------------------------- keeping and sharing
def test_strategies_are_kept_restored_shared_found_by_others_and_deleted(person: NewPerson) -> None:
    ania = person("#/laboratory")
    page = at_the_bench(ania)
    page.locator("[data-act=save]").click()
    expect(page.get_by_text("My Strategy saved.")).to_be_visible()
    write(page, RIGHT.replace("buy gold\n", ""))
    page.get_by_role("button", name="Save as a new version").click()
    page.goto(f"{ania.address}#/laboratory/strategies")
    page.locator("[data-act=history]").click()
    page.locator("[data-version='1'] [data-act=restore]").click()
    expect(page.locator("[data-version='3']")).to_contain_text("buy gold")
    page.keyboard.press("Escape")
    page.locator("[data-act=share]").click()
    shared = page.locator("section", has_text="Shared strategies")
    expect(shared.locator("[data-strategy]").first).to_contain_text("My Strategy")

    bob = person("#/laboratory/strategies").page
    bob.get_by_label("Search shared strategies").fill("My Strategy")
    bob.locator("[data-act=open]").first.click()
    expect(bob.locator(".cm-content")).to_contain_text("buy smithy")

    page.get_by_text("Secret key").first.click()
    secret = page.get_by_label("Secret key", exact=True).input_value()
    phone = person("#/laboratory/strategies", **PHONE).page
    phone.get_by_text("Secret key").first.click()
    phone.get_by_label("Secret key from another device").fill(secret)
    phone.get_by_role("button", name="Use").click()
    expect(phone.locator("[data-act=history]")).to_have_count(1)

    page.locator("[data-act=delete]").click()
    page.get_by_role("button", name="Delete", exact=True).last.click()
    expect(page.locator("[data-act=history]")).to_have_count(0)
    page.get_by_role("heading", name="Import").click()
    page.get_by_label("Or paste the text").fill(GERONIMOO)
    page.locator("[data-act=import]").click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("[data-strategy]").first).to_contain_text("Silver only")


# ---------------------------------------------------------------- for everybody
def test_by_keyboard_alone(person: NewPerson) -> None:
    """From the first page to results, without a mouse; Tab leaves the editor."""
    page = person().page
    page.locator("[data-act=laboratory]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".cm-content")
    tab_to(page, ".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.type("buy esta")
    page.wait_for_selector(".cm-tooltip-autocomplete")
    page.wait_for_timeout(150)  # the list takes no key before somebody can have seen it
    page.keyboard.press("Enter")
    expect(page.locator(".cm-content")).to_contain_text("buy estate")
    tab_to(page, "[data-games]")
    page.keyboard.press("Control+A")
    page.keyboard.type("40")
    tab_to(page, "[data-act=run]")
    page.keyboard.press("Enter")
    page.wait_for_selector(DONE)
    tab_to(page, "figure summary")
    page.keyboard.press("Enter")
    expect(page.locator("figure table").first).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(HAS_FOCUS, selector):
            return
    pytest.fail(f"Tab does not lead to {selector}")


HAS_FOCUS = """(selector) => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches(selector) ?? false;
}"""


LOOKS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "dark": {"color_scheme": "dark", "viewport": {"width": 1366, "height": 768}},
    "large text": {"locale": "de-DE"},
}
LARGE_TEXT = 'localStorage.setItem("demesne.settings", JSON.stringify({ textSize: "huge" }))'


@pytest.mark.parametrize("how", LOOKS)
def test_every_page_fits_and_axe_finds_no_serious_fault(person: NewPerson, how: str) -> None:
    options: dict[str, Any] = {
        "phone": PHONE,
        "dark": {"color_scheme": "dark", "viewport": {"width": 1366, "height": 768}},
    }.get(how, {})
    someone = person("#/laboratory", **options)
    if how == "large text":
        someone.page.evaluate(
            """localStorage.setItem("demesne.settings", JSON.stringify({ textSize: "huge", language: "de" }))"""
        )
        someone.page.reload()
    page = someone.page
    write(page, WRONG)
    page.wait_for_selector(".cm-lintRange-error")
    look_over(someone)
    write(page, RIGHT)
    page.locator("[data-games]").fill("20")
    page.locator("[data-act=add-variant]").click()
    play(page)
    page.locator("[data-beside]").select_option(index=1)
    page.locator("figure summary").first.click()
    page.locator("[data-act=open-game]").click()
    page.wait_for_selector("[data-act=next-turn]")
    look_over(someone)
    assert_no_sideways(someone)
    page.locator("[data-act=save]").click()
    page.wait_for_selector(".notice")
    page.locator(".notice button").click()
    link = page.locator(".take input[readonly]").input_value()
    for path in ("/laboratory/strategies", link.partition("#")[2]):
        page.goto(f"{someone.address}#{path}")
        page.wait_for_selector("[data-strategy], [data-state=done]")
        look_over(someone)
        assert_no_sideways(someone)


def test_players_at_tables_fetch_neither_editor_nor_charts(person: NewPerson) -> None:
    fetched: list[str] = []
    someone = person()
    someone.page.on("request", lambda request: fetched.append(request.url))
    someone.page.reload()
    someone.page.wait_for_selector("[data-kingdom]")
    assert fetched
    assert not [url for url in fetched if re.search(r"Workbench|RunView|editor|echarts", url)]
    someone.page.goto(f"{someone.address}#/laboratory")
    someone.page.wait_for_selector(".cm-content")
    assert [url for url in fetched if "Workbench" in url]
