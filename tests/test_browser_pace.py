"""Watching others play, and what the table does by itself."""

from __future__ import annotations

import json
from typing import Any

from browser import NewPerson, Person, expect

pytest_plugins = ("browser_fixtures",)


def with_settings(someone: Person, **kept: Any) -> None:
    someone.page.evaluate("kept => localStorage.setItem('demesne.settings', kept)", json.dumps({"language": "en", **kept}))


def test_a_turn_of_a_bot_is_shown_step_by_step_and_can_be_skipped(person: NewPerson) -> None:
    ania = person()
    with_settings(ania, pace="slow")
    ania.begin(seed="4")
    page = ania.page
    page.locator("[data-act=end]").click()
    expect(page.locator("[data-act=skip]")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("Robo’s turn")
    expect(page.locator(".prompt")).to_contain_text("Robo plays")
    assert set(ania.ids(page.locator(".stage [data-card]"))) <= {"copper", "estate"}
    assert ania.number("coins") >= 2
    page.locator("[data-act=skip]").click()
    ania.wait()
    assert "Robo buys" in ania.log()
    expect(page.locator(".bar")).to_contain_text("Your turn")


def test_treasures_and_the_end_of_a_turn_by_themselves(person: NewPerson) -> None:
    ania = person()
    with_settings(ania, pace="off", autoTreasures=True, autoEnd=True)
    ania.begin(seed="4")
    page = ania.page
    expect(page.locator(".counters .coins b")).not_to_have_text("0")
    page.locator(".supply [data-card=copper][data-use]").click()
    expect(page.locator(".bar .number")).to_have_text("Turn 2")
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_what_the_hand_could_buy_is_marked(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="4")
    could = set(ania.ids(ania.page.locator(".supply .could")))
    ania.press("treasures")
    assert could | {"copper", "curse"} == set(ania.can_use(".supply"))
    assert "moat" in could


def test_a_click_on_what_the_hand_could_buy_plays_treasures_and_buys_it(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="4")
    page = ania.page
    hand = ania.hand()
    moat = page.locator(".supply .could[data-card=moat]")
    moat.hover()
    expect(moat.locator(".does")).to_have_text("play Treasures and buy:")
    ania.act(moat.click)
    assert "Moat" in ania.log()
    assert ania.number("buys") == 0
    ania.press("undo")
    assert ania.hand() == hand
    assert ania.number("buys") == 1


def test_two_at_one_screen_need_no_consent_and_nobody_is_away(person: NewPerson) -> None:
    ania = person("#/new")
    page = ania.page
    page.get_by_placeholder("Your name").fill("Ania")
    page.get_by_label("Who plays").select_option("here")
    page.get_by_placeholder("Their name").fill("Bob")
    page.get_by_label("I go first").check()
    page.locator("[data-act=start]").click()
    page.wait_for_selector(".prompt.mine")
    expect(page.locator(".others")).not_to_contain_text("away")
    ania.press("treasures")
    ania.buy("copper")
    page.locator("[data-act=end]").click()
    page.get_by_role("button", name="I’m ready").click()
    page.wait_for_selector(".prompt.mine")
    expect(page.locator(".others")).not_to_contain_text("away")
    ania.press("treasures")
    page.locator("[data-act=undo]").click()
    expect(page.locator(".counters .coins b")).to_have_text("0")
    page.locator("[data-act=end]").click()
    page.get_by_role("button", name="I’m ready").click()
    page.wait_for_selector(".prompt.mine")
    page.locator("[data-act=undo]").click()  # what Ania did before Bob's turn: both are here, so nobody is asked
    expect(page.locator(".request")).to_have_count(0)
    expect(page.locator(".counters .coins b")).not_to_have_text("0")
