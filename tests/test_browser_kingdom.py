"""The page of a kingdom: a study that grows, is stopped and gone on with, shared by its link, on phones and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browser import ROOT, SMALL, NewPerson, assert_no_sideways, expect, look_over
from playwright.sync_api import Page

pytest_plugins = ("browser_fixtures",)
# The same server, with studies that take seconds.
SMALL_STUDIES = """
import sys
from functools import partial
sys.path.insert(0, {tests!r})
from demesne.server.laboratory import laboratory
from small_study import SMALL
laboratory.Laboratory = partial(laboratory.Laboratory, study=SMALL)
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is whose studies are small."""
    from browser_fixtures import running_server

    first = SMALL_STUDIES.format(tests=str(ROOT / "tests"))
    with running_server(tmp_path_factory.mktemp("kingdoms") / "tables.sqlite3", first=first) as found:
        yield found


def state(page: Page, wanted: str) -> None:
    page.wait_for_selector(f"[data-study][data-state={wanted}]")


def test_a_kingdom_is_studied_stopped_gone_on_with_and_shared(person: NewPerson) -> None:
    ania = person("#/laboratory/kingdom")
    page = ania.page
    page.locator("[data-act=study]:enabled").click()
    page.locator("[data-act=stop]").click()  # before a process has even started to play
    state(page, "stopped")

    bela = person(page.url.removeprefix(ania.address))
    state(bela.page, "stopped")
    bela.page.locator("[data-act=go-on]").click()
    state(bela.page, "done")
    for mark in ("strategy", "opening", "worth"):
        expect(bela.page.locator(f"[data-{mark}]").first).to_be_visible()
    expect(bela.page.locator("[data-worth]")).to_have_count(11)  # ten cards and a pair
    expect(bela.page.locator("figure [role=img]")).to_be_visible()
    look_over(bela)

    page.reload()
    state(page, "done")
    assert page.locator("[data-worth]").all_inner_texts() == bela.page.locator("[data-worth]").all_inner_texts()
    best = bela.page.locator("section:has(#study-evolution) ol code").nth(-1).inner_text()
    page.locator("[data-act=keep]").click()
    expect(page.get_by_text(re.compile(r" saved\.$"))).to_be_visible()
    page.locator("[data-act=to-bench]").click()
    expect(page.get_by_role("heading", name="Laboratory")).to_be_visible()
    expect(page.locator(".cm-content")).to_contain_text(best)


def test_the_page_on_a_phone_by_keyboard_in_another_language(person: NewPerson) -> None:
    ania = person("#/laboratory/kingdom", viewport=SMALL, locale="pl-PL", color_scheme="dark")
    page = ania.page
    begin = page.locator("[data-act=study]:enabled")
    expect(begin).to_have_text("Zbadaj")
    assert_no_sideways(ania)
    begin.focus()
    page.keyboard.press("Enter")
    state(page, "done")
    assert_no_sideways(ania)
    first = page.locator("[data-strategy] button").first
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[aria-expanded=true]")).to_have_count(1)
    assert_no_sideways(ania)
    look_over(ania)
