"""Every screen: small ones, by keyboard alone, in other languages, and looked over by axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser import SMALL, NewPerson, Person, Route, assert_no_sideways, expect, look_over

from demesne.engine.definitions import CARDS
from demesne.notation.kingdoms import parse_kingdom
from demesne.sets import SETS
from demesne.sets.recommended import KINGDOMS

pytest_plugins = ("browser_fixtures",)
POLISH = "Piwnica, Targowisko, Milicja, Kopalnia, Fosa, Przebudowa, Kuźnia, Wioska, Drwal, Warsztat"


# ---------------------------------------------------------------- kingdoms
def test_a_kingdom_pasted_in_polish(person: NewPerson) -> None:
    ania = person("#/new", locale="pl-PL")
    page = ania.page
    page.locator("[data-way=paste]").click()
    page.locator("textarea").first.fill("Piwnica, Targowisko, Milicyja")
    page.locator("[data-act=read]").click()
    expect(page.get_by_role("alert")).to_contain_text("może chodzi o: Milicja?")
    page.locator("textarea").first.fill(POLISH)
    page.locator("[data-act=read]").click()
    expect(page.get_by_label("Królestwo jako tekst")).to_have_value(re.compile("Piwnica, .*Warsztat"))
    page.locator("[data-act=start]").click()
    ania.wait()
    kingdom = ania.ids(page.locator(".kingdom [data-card]"))
    assert sorted(kingdom) == sorted(KINGDOMS["first_game"].setup().piles)
    expect(page.locator(".bar")).to_contain_text("Twoja tura")


def test_a_kingdom_is_shared_by_a_link_and_a_numbered_list_is_read(person: NewPerson) -> None:
    ania = person("#/new")
    page = ania.page
    page.locator("[data-way=paste]").click()
    names = ("Sentry", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Witch", "Workshop")
    lines = " ".join(f"{n}. {name}" for n, name in enumerate(names, 1))
    page.locator("textarea").first.fill(lines)
    page.locator("[data-act=read]").click()
    expect(page.locator(".unknown")).to_have_text(re.compile("Sentry *not here yet"))
    page.locator("textarea").first.fill(lines.replace("Sentry", "Cellar"))
    page.locator("[data-act=read]").click()
    link = page.get_by_label("With this link others can play").input_value()
    bob = person(link.removeprefix(ania.address))
    expect(bob.page.get_by_label("Kingdom as text")).to_have_value(re.compile("Cellar.*Workshop"))
    bob.page.locator("[data-act=start]").click()
    bob.wait()
    assert "witch" in bob.ids(bob.page.locator(".kingdom [data-card]"))


def test_a_random_kingdom_with_wishes_keeps_what_is_locked(person: NewPerson) -> None:
    page = person("#/new").page
    text = page.get_by_label("Kingdom as text")

    def drawn(act: Callable[[], None]) -> str:
        before = text.input_value()
        act()
        expect(text).not_to_have_value(before)
        return text.input_value()

    drawn(page.locator("[data-way=random]").click)
    page.locator("details summary").click()
    page.locator("[data-act=no-sets]").click()
    expect(page.get_by_role("alert")).to_contain_text("at least one set")
    page.locator(f"input[type=checkbox][value={SETS[0]}]").check()
    expect(text).to_be_visible()
    kingdom = drawn(page.get_by_role("checkbox", name="Attack").check)
    assert {CARDS[id].set for id in parse_kingdom(kingdom).piles} == {"base"}
    locked = page.locator(".cards [data-card]").first.get_attribute("data-card")
    page.locator(".pin").first.click()
    again = drawn(page.locator("[data-act=draw]").click)
    assert set(parse_kingdom(kingdom).piles) & set(parse_kingdom(again).piles) == {locked}


def test_kingdoms_by_sets_and_what_was_played_last_are_kept(person: NewPerson) -> None:
    """Recommended kingdoms say what they need; sets and level stay; the green button plays what was played last."""
    ania = person()
    page = ania.page
    expect(page.locator("[data-kingdom=overture] .sets")).to_have_text("Renaissance")
    expect(page.locator("[data-kingdom=last_laughs] .sets")).to_have_text("Intrigue + Cornucopia")
    page.locator("details summary").click()
    page.locator("[data-act=no-sets]").click()
    for set_id in ("base", "cornucopia"):
        page.locator(f"input[type=checkbox][value={set_id}]").check()
    expect(page.locator("[data-kingdom]")).to_have_count(8)
    page.locator("[data-level=easy]").click()
    page.locator("[data-kingdom=bad_omens]").click()
    ania.wait()
    page.goto(ania.address)
    page.reload()
    expect(page.locator("[data-kingdom]")).to_have_count(8)
    expect(page.locator(".hero")).to_contain_text("Bad Omens")
    expect(page.locator("[data-level=easy]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-act=play-now]").click()
    ania.wait()
    assert sorted(ania.ids(page.locator(".kingdom [data-card]"))) == sorted(KINGDOMS["bad_omens"].setup().piles)
    expect(page.locator(".others")).to_contain_text("easy")
    finish(ania)
    page.goto(ania.address)
    page.reload()
    expect(page.locator("li", has_text="Replay")).to_contain_text("Bad Omens You lost.")


def test_the_language_changes_at_once_and_is_kept(person: NewPerson) -> None:
    page = person().page
    page.get_by_role("button", name="Čeština").click()
    expect(page.locator("[data-act=play-now]")).to_have_text("Hrát hned proti botovi")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_a_kingdom_by_clicks(person: NewPerson) -> None:
    """Witch and Chapel with a project, the rest drawn; what is picked stays however often one draws."""
    page = person("#/new").page
    page.locator("[data-way=pick]").click()
    for id in ("witch", "chapel", "fair"):
        page.locator(f"[data-pick={id}]").click()
    text = page.get_by_label("Kingdom as text")
    expect(text).to_have_value(re.compile("Witch, Chapel.*Fair"))
    before = text.input_value()
    page.locator("[data-act=draw]").click()
    expect(text).not_to_have_value(before)
    kingdom = parse_kingdom(text.input_value())
    assert {"witch", "chapel"} <= set(kingdom.piles)
    assert "fair" in kingdom.landscapes


def test_a_trait_with_its_pile_and_colonies_by_clicks(person: NewPerson) -> None:
    page = person("#/new").page
    page.locator("[data-way=pick]").click()
    for id in ("moat", "spices", "fated"):
        page.locator(f"[data-pick={id}]").click()
    text = page.get_by_label("Kingdom as text")
    expect(text).to_have_value(re.compile(r"Moat, Spices.*Fated \("))
    page.locator("select[data-trait=fated]").select_option("spices")
    expect(text).to_have_value(re.compile(r"Fated \(Spices\)"))
    expect(page.locator(".cards li", has_text="Spices").locator(".traits")).to_have_text("Fated")
    page.locator("[data-option=colonies]").click()
    expect(text).to_have_value(re.compile(r"Fated \(Spices\).*Colony"))
    before = text.input_value()
    page.locator("[data-act=draw]").click()
    expect(text).not_to_have_value(before)
    kingdom = parse_kingdom(text.input_value())
    assert (kingdom.marked("fated"), kingdom.option("colonies")) == ("spices", True)


def test_a_typo_is_mended_by_a_click_and_a_bane_is_drawn(person: NewPerson) -> None:
    page = person("#/new").page
    page.locator("[data-way=paste]").click()
    nine = "Tournament, Jester, Harvest, Horse Traders, Remake, Fortune Teller, Hunting Party, Menagerie, Hamlet"
    page.locator("textarea").first.fill(f"Young Wich, {nine}")
    page.locator("[data-act=read]").click()
    page.locator("[data-mend='Young Wich']").click()
    text = page.get_by_label("Kingdom as text")
    expect(text).to_have_value(re.compile("Young Witch .Bane: "))
    page.locator("textarea").first.fill("Witch, Chapel")
    page.locator("[data-act=read]").click()
    page.locator("[data-act=fill-up]").click()
    expect(text).to_have_value(re.compile("^Witch, Chapel, "))
    assert len(parse_kingdom(text.input_value()).piles) == 10


# ---------------------------------------------------------------- replays
def finish(someone: Person) -> None:
    """Resigning ends a game of two at once."""
    someone.page.get_by_role("button", name="Menu").click()
    someone.page.get_by_role("button", name="Resign").click()
    someone.page.get_by_role("button", name="Resign").click()
    expect(someone.page.locator(".winner")).to_be_visible()


def test_a_replay_from_every_seat_for_anybody_with_the_link(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="6")
    ania.buy_something()
    ania.end_turn()
    ania.buy_something()
    finish(ania)
    link = ania.page.get_by_label("Link").input_value()
    guest = person(link.removeprefix(ania.address))
    page = guest.page
    time = page.get_by_label("Position in the game")
    expect(time).to_have_value("0")
    assert guest.page.locator(".hand").count() == 0
    page.get_by_label("Viewpoint").select_option(label="Ania")
    page.wait_for_function(FIVE_CARDS)
    last = int(time.get_attribute("max") or "0")
    time.fill(str(last))
    expect(page.locator(".where")).to_have_text(f"{last} / {last}")
    expect(page.locator("aside.side")).to_contain_text("Turn 2 – Ania")
    page.get_by_label("Viewpoint").select_option(label="Robo")
    page.wait_for_function(FIVE_CARDS)
    page.get_by_role("button", name="Previous turn").click()
    expect(page.locator(".where")).not_to_have_text(f"{last} / {last}")
    page.reload()
    expect(page.get_by_label("Viewpoint")).to_have_value("1")
    page.get_by_label("Viewpoint").select_option("open")
    page.wait_for_function(FIVE_CARDS)
    expect(page.locator("[data-open-hand]")).to_be_visible()
    shown = {page.locator(".bar strong").inner_text(), page.locator(".others h2").inner_text()}
    assert shown == {"Ania’s turn", "Robo"} or shown == {"Robo’s turn", "Ania"}  # whoever's turn it is sits in front
    assert sum(page.locator("[data-open-hand] .chip").evaluate_all(COPIES)) == 5


COPIES = "chips => chips.map((chip) => Number(chip.querySelector('.n')?.textContent.slice(1) ?? 1))"
FIVE_CARDS = """() => {
  const counts = [...document.querySelectorAll(".hand [data-card]")].map((card) => Number(card.dataset.count));
  return counts.reduce((sum, n) => sum + n, 0) === 5;
}"""


# ---------------------------------------------------------------- phones
def test_a_phone(person: NewPerson) -> None:
    """360 pixels: nothing lies beside the screen, fingers play, a long press shows a card, the log is a drawer."""
    ania = person(viewport=SMALL, has_touch=True, is_mobile=True)
    page = ania.page
    assert_no_sideways(ania)
    page.locator("[data-act=new-game]").tap()
    page.wait_for_selector(".cards li")
    assert_no_sideways(ania)
    page.goto(ania.address)
    ania.begin("prelude", seed="3", others=3)
    assert_no_sideways(ania)
    ania.act(lambda: page.locator("[data-act=treasures]").tap())
    pile = page.locator(".supply [data-card=cargo_ship]")
    long_press(pile)
    expect(page.get_by_role("dialog")).to_contain_text("Cargo Ship")
    page.get_by_role("button", name="Close").tap()
    ania.act(lambda: page.locator(".supply [data-card=silver][data-use]").tap())
    ania.end_turn()
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Turn 1 – Robo")
    page.get_by_role("button", name="Close").tap()
    assert_no_sideways(ania)
    for card in page.locator(".hand [data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL["width"]
    page.get_by_role("button", name="Menu").tap()
    assert_no_sideways(ania)


def long_press(card: Any) -> None:
    box = card.bounding_box()
    touch = {"pointerType": "touch", "clientX": box["x"] + 20, "clientY": box["y"] + 20, "bubbles": True}
    card.dispatch_event("pointerdown", touch)
    card.page.wait_for_selector("dialog[open]")
    card.dispatch_event("pointerup", touch)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (360, 740)])
def test_no_name_or_text_is_cut_off(person: NewPerson, size: tuple[int, int]) -> None:
    """The longest texts there are, in the language with the longest words."""
    ania = person(viewport={"width": size[0], "height": size[1]}, locale="de-DE")
    ania.begin("the_jesters_workshop", seed="1")
    ania.page.evaluate("document.fonts.ready.then(() => undefined)")
    ania.page.wait_for_timeout(300)
    assert ania.page.locator(".face").count() > 18
    assert ania.page.evaluate(CUT_OFF) == []


CUT_OFF = """() => [...document.querySelectorAll(".face")].flatMap((face) => {
  const cut = (part, spare) => part.scrollHeight > part.clientHeight + spare || part.scrollWidth > part.clientWidth + 1;
  const [name, text] = [face.querySelector(".name"), face.querySelector(".text")];
  const shown = getComputedStyle(text).position === "static";
  const small = shown && parseFloat(getComputedStyle(text).fontSize) < 9;
  return cut(name, 3) || small || (shown && cut(text, 1)) ? [name.textContent] : [];
})"""


# ---------------------------------------------------------------- keyboard
def test_the_keyboard_alone(person: NewPerson) -> None:
    """Tab and Enter begin a game; letters, arrows and Enter play it; the focus is never lost."""
    ania = person()
    page = ania.page
    page.wait_for_selector("[data-act=play-now]")
    tab_to(ania, "data-act", "play-now")
    page.keyboard.press("Enter")
    ania.wait()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.card") in ania.can_use("")
    for _ in range(2):
        ania.act(lambda: page.keyboard.press("t"))
        tab_to(ania, "data-zone", "pile-silver" if ania.number("coins") >= 3 else "pile-copper", back=True)
        ania.act(lambda: page.keyboard.press("Enter"))
        assert page.evaluate("document.activeElement !== document.body")
        turn = page.locator(".bar .number").inner_text()
        while page.locator(".bar .number").inner_text() == turn:
            ania.act(lambda: page.keyboard.press("e"))
        assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def tab_to(someone: Person, attribute: str, value: str, back: bool = False) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if someone.page.evaluate("(name) => document.activeElement.getAttribute(name)", attribute) == value:
            return
        someone.page.keyboard.press("Shift+Tab" if back else "Tab")
    pytest.fail(f"Tab never came to {value}")


def test_what_happens_is_said_to_screen_readers(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="4")
    voice = ania.page.locator("[aria-live=polite]")
    expect(voice).to_contain_text("What do you play or buy?")
    ania.end_turn()
    expect(voice).to_contain_text("Robo plays")
    spoken = ania.page.locator(".kingdom").aria_snapshot()
    assert 'Village +1 Card, +2 Actions. $ 3 Action 10 left"' in spoken


# ---------------------------------------------------------------- axe
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_no_serious_fault(person: NewPerson, colours: str) -> None:
    ania = person(color_scheme=colours)
    ania.page.wait_for_selector("[data-kingdom]")
    look_over(ania)
    ania.page.goto(f"{ania.address}#/new")
    ania.page.wait_for_selector(".cards li")
    ania.page.locator("[data-way=random]").click()
    look_over(ania)
    ania.page.goto(ania.address)
    ania.begin("prelude", seed="3", others=2)
    ania.buy_something()
    look_over(ania)
    ania.end_turn()
    look_over(ania)
    ania.page.locator(".supply [data-card=villain]").click(button="right")
    look_over(ania)
    ania.page.keyboard.press("Escape")
    finish_with_bots(ania)
    look_over(ania)
    ania.page.get_by_role("link", name="Replay").click()
    ania.page.wait_for_selector(".controls")
    look_over(ania)


def finish_with_bots(someone: Person) -> None:
    """A bot plays on until the game is over."""
    someone.page.get_by_role("button", name="Menu").click()
    someone.page.get_by_role("button", name="Let a bot play").click()
    expect(someone.page.locator(".winner")).to_be_visible(timeout=60_000)


def test_a_click_before_the_kingdom_has_come_starts_the_game(person: NewPerson) -> None:
    """The server takes its time to answer which kingdom it is; whoever does not wait for it gets the game all the same."""
    ania = person("#/")
    held: list[Route] = []
    ania.page.route("**/api/kingdom", lambda route: held.append(route))
    ania.page.goto(f"{ania.address}#/new")
    start = ania.page.locator("[data-act=start]")
    start.click()
    expect(start).to_be_disabled()
    expect(start).to_contain_text("Starting")
    for route in held:
        route.continue_()
    ania.page.wait_for_selector(".prompt")


@pytest.mark.parametrize("rubbish", ["{", "null", "[null]", '{"language":3,"theme":[]}', '[{"id":"abcdefghijkl"}]'])
def test_rubbish_in_the_storage_is_no_reason_to_show_nothing(person: NewPerson, rubbish: str) -> None:
    ania = person("#/")
    ania.page.evaluate(
        "rubbish => { for (const key of ['games', 'settings']) localStorage['demesne.' + key] = rubbish }", rubbish
    )
    ania.page.reload()
    expect(ania.page.locator("h1")).to_be_visible()
