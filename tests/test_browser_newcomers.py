"""Somebody who has never played: from the start page through the lesson to a game of his own."""

from __future__ import annotations

import re

import pytest
from browser import NewPerson, expect

pytest_plugins = ("browser_fixtures",)


@pytest.mark.parametrize("locale", ["en-US", "pl-PL", "de-DE", "cs-CZ"])
def test_the_lesson_explains_each_step(person: NewPerson, locale: str) -> None:
    ania = person(locale=locale)
    page = ania.page
    page.locator("[data-act=rules]").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(6)
    page.keyboard.press("Escape")
    page.locator("[data-act=learn]").click()
    ania.wait()
    note = page.locator(".lesson")
    told = {note.inner_text()}
    assert ania.can_use(".supply") == []  # neither a Curse nor a Copper before the Treasures are played
    ania.press("treasures")
    told.add(note.inner_text())
    ania.buy("copper")
    told.add(note.inner_text())
    assert len(told) == 3
    page.locator("[data-act=end]").click()
    expect(page.locator("[data-act=next]")).to_be_visible()
    page.wait_for_timeout(1500)
    expect(page.locator("[data-act=next]")).to_be_visible()  # it stands long enough to be read
    while page.locator("[data-act=next]").count():
        page.locator("[data-act=next]").click()
    ania.wait()
    expect(page.locator(".recap")).to_be_visible()
    expect(note).not_to_have_text("")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").locator("li")).to_have_count(6)
    page.keyboard.press("Escape")
    page.locator("a[href='#/']").first.click()
    page.locator("[data-act=play-now]").click()
    ania.wait()
    expect(page.locator(".lesson")).to_have_count(0)


def test_the_lesson_ends_with_what_to_try_next(person: NewPerson) -> None:
    ania = person()
    page = ania.page
    page.locator("[data-act=learn]").click()
    ania.wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("[data-lesson-end]")).to_contain_text("Try next")
    page.locator("[data-act=lesson-again]").click()
    ania.wait()
    expect(page.locator(".others")).to_contain_text("medium")


def test_the_end_says_why_and_all_cards_have_costs(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="8")
    page = ania.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Cards in this game").click()
    expect(page.get_by_role("dialog").locator("li", has_text="Militia").locator(".coin").first).to_have_text(re.compile("4"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator(".winner")).to_be_visible(timeout=60_000)
    expect(page.locator("main.end .why")).to_contain_text("The game ends")


def test_rulings_belong_to_their_card_and_are_sentences(person: NewPerson) -> None:
    ania = person()
    ania.begin()
    ania.page.locator(".supply [data-card=village]").click(button="right")
    rulings = ania.page.get_by_role("dialog").locator("li")
    expect(rulings.first).to_be_visible()
    for text in rulings.all_text_contents():
        assert re.search(r"\bVillages?\b", text)
        assert text.endswith((".", "!", "?"))
