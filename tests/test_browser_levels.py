"""Bots of three strengths, hints, reviews and playing on, in the browser."""

from __future__ import annotations

import re

from browser import SMALL, NewPerson, Person, assert_no_sideways, expect, look_over
from test_browser_screens import finish_with_bots

pytest_plugins = ("browser_fixtures",)
SOON = 300_000  # milliseconds in which a server has thought about a game


def percents(someone: Person) -> list[int]:
    return [int(text.rstrip("%")) for text in someone.page.locator("[data-prospect] b").all_inner_texts()]


def waste_turns(someone: Person, turns: int) -> None:
    """Buy nothing at all: that is easily bettered."""
    for _ in range(turns):
        someone.end_turn()


def test_a_game_against_hard_with_a_hint_a_review_and_playing_on(person: NewPerson) -> None:
    ania = person()
    page = ania.page
    ania.begin(seed="4", bot="hard:playouts=10")
    expect(page.locator(".player h2")).to_have_text("Bot (hard)")
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-prospect]").first).to_be_visible(timeout=SOON)
    expect(dialog).to_contain_text("After playing all Treasures")
    expect(dialog.locator("[data-why]")).to_contain_text(re.compile("Better than “|just as good"))
    assert percents(ania)[1:] == sorted(percents(ania)[1:], reverse=True)
    look_over(ania)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[data-act=hint]").click()  # what has been thought of is not thought of again
    expect(dialog.locator("[data-prospect]").first).to_be_visible()
    page.get_by_role("button", name="Close").click()
    ania.press("treasures")
    page.keyboard.press("h")
    best = dialog.locator("[data-prospect]").first
    expect(best).to_be_visible(timeout=SOON)
    advised = best.get_attribute("data-prospect")
    page.keyboard.press("Escape")
    expect(page.locator("[data-advised]")).to_have_count(1)  # the best answer is marked where it can be given
    where = "[data-act=end][data-advised]" if advised == "buys" else f"[data-card={advised}] [data-advised]"
    expect(page.locator(where)).to_be_visible()
    waste_turns(ania, 4)
    finish_with_bots(ania)
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".review figure svg")).to_be_visible(timeout=SOON)
    look_over(ania)
    expect(page.locator("[data-fall]")).to_contain_text("your chance fell from")
    worst = page.locator("[data-mistake]").first
    expect(worst).to_contain_text("Better")
    step = worst.get_attribute("data-mistake")
    worst.get_by_role("link", name="See this moment").click()
    expect(page.locator(".where")).to_have_text(re.compile(f"^{step} /"))
    expect(page.locator(".prompt")).to_contain_text("Answer:")
    page.locator("[data-act=play-on]").click()
    ania.wait()
    expect(page.locator(".player h2")).to_have_text("Bot (hard)")
    ania.end_turn()
    page.locator("a[aria-label=Home]").click()
    expect(page.get_by_role("heading", name="Unfinished games")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished games", exact=True)).to_be_visible()


def test_the_table_says_that_a_bot_thinks(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="4", bot="hard:seconds=0.5")
    ania.page.locator("[data-act=end]").click()
    expect(ania.page.locator(".prompt")).to_contain_text("Bot (hard) is thinking")
    expect(ania.page.locator(".prompt")).to_contain_text("before its first turn in a new kingdom")
    ania.wait()


def test_levels_hints_and_reviews_on_a_phone_in_the_dark(person: NewPerson) -> None:
    ania = person("#/new", viewport=SMALL, has_touch=True, is_mobile=True, color_scheme="dark", locale="de-DE")
    page = ania.page
    bots = page.get_by_label("Welcher Bot")
    expect(bots).to_have_value("medium")
    assert bots.locator("option").all_inner_texts()[:3] == ["Leicht", "Mittel", "Schwer"]
    bots.select_option("easy")
    hints = page.get_by_role("checkbox", name="Tipps erlauben")
    expect(hints).to_be_checked()
    page.get_by_label("Wer hier spielt").select_option("link")
    expect(hints).not_to_be_checked()
    page.get_by_label("Wer hier spielt").select_option("bot")
    page.locator("[data-act=start]").tap()
    ania.wait()
    expect(page.locator(".player h2")).to_have_text("Bot (leicht)")
    page.locator("[data-act=hint]").tap()
    expect(page.locator("[data-prospect]").first).to_be_visible(timeout=SOON)
    assert_no_sideways(ania)
    look_over(ania)
    page.get_by_role("button", name="Schließen").tap()
    waste_turns(ania, 1)
    page.get_by_role("button", name="Menü").tap()
    page.get_by_role("button", name="Aufgeben").tap()
    page.get_by_role("dialog").get_by_role("button", name="Aufgeben").tap()
    page.get_by_role("link", name="Rückblick").tap()
    expect(page.locator(".review figure svg")).to_be_visible(timeout=SOON)
    assert_no_sideways(ania)
    look_over(ania)
