"""Games against bots in the browser, played by clicking."""

from __future__ import annotations

import re

from browser import NewPerson, expect

pytest_plugins = ("browser_fixtures",)


def test_a_whole_game_against_a_bot(person: NewPerson) -> None:
    """Two clicks lead to the first card played; then on to the result, the replay and a rematch."""
    ania = person()
    page = ania.page
    page.locator("[data-act=play-now]").click()
    ania.wait()
    page.locator("[data-act=treasures], .hand [data-use]").first.click()
    expect(page.locator(".stage [data-card]").first).to_be_visible()
    ania.wait()
    while not ania.is_over:
        ania.buy_something()
        if not ania.is_over:
            ania.end_turn()
    expect(page.locator(".winner")).to_have_text(re.compile("Winner|Shared win"))
    expect(page.locator(".players section")).to_have_count(2)
    expect(page.locator(".charts svg")).to_have_count(2)
    points = [int(text) for text in page.locator(".players header b").all_inner_texts()]
    for place, total in enumerate(points):
        sources = page.locator(".players section").nth(place).locator(".sources b").all_inner_texts()
        assert total == sum(map(int, sources))
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.go_back()
    page.locator("[data-act=rematch]").click()
    page.wait_for_selector(".hand")
    expect(page.locator("aside.side h3").first).to_contain_text("Turn 1")


def test_undo_gives_back_cards_and_coins(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="4")
    hand = ania.hand()
    ania.press("treasures")
    coins = ania.number("coins")
    assert coins >= 2
    ania.buy("moat")
    assert ania.number("buys") == 0
    ania.page.locator("[data-act=undo]").click()
    expect(ania.page.locator(".counters .buys b")).to_have_text("1")
    assert ania.number("coins") == coins
    assert "You buy" not in ania.log()
    ania.page.locator("[data-act=undo]").click()
    expect(ania.page.locator(".counters .coins b")).to_have_text("0")
    assert ania.hand() == hand


def test_what_happened_since_my_last_turn_is_shown(person: NewPerson) -> None:
    ania = person()
    ania.begin(seed="4")
    assert ania.page.locator(".recap").count() == 0
    ania.end_turn()
    recap = ania.page.locator(".recap")
    expect(recap).to_contain_text("Robo")
    assert "copper" in ania.ids(recap.locator("[data-card]"))


def test_cards_move_unless_somebody_does_not_want_it(person: NewPerson) -> None:
    for motion, expected in (("no-preference", True), ("reduce", False)):
        ania = person(reduced_motion=motion)
        ania.begin(seed="4")
        ania.page.evaluate(COUNT_FLIGHTS)
        ania.press("treasures")
        assert (ania.page.evaluate("flights") > 0) is expected
        expect(ania.page.locator(".flight")).to_have_count(0)


COUNT_FLIGHTS = """() => {
  globalThis.flights = 0;
  const added = (changes) => changes.flatMap((change) => [...change.addedNodes]);
  const isFlight = (node) => node.classList?.contains("flight");
  const observer = new MutationObserver((changes) => (flights += added(changes).filter(isFlight).length));
  observer.observe(document.body, { childList: true });
}"""


def test_a_card_can_be_read_and_the_focus_comes_back(person: NewPerson) -> None:
    ania = person()
    ania.begin()
    militia = ania.page.locator(".supply [data-card=militia]")
    militia.hover()
    expect(ania.page.locator(".popover")).to_contain_text("discards cards until they hold no more than 3")
    militia.click(button="right")
    dialog = ania.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Rulings")
    expect(dialog.locator("li").nth(2)).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(militia).to_be_focused()


def test_projects_coffers_and_villagers(person: NewPerson) -> None:
    """Silk Merchants bring tokens; a token pays, another gives an Action; a project gets a cube."""
    ania = person()
    page = ania.page
    cards = "Silk Merchant, Cellar, Chapel, Moat, Village, Smithy, Market, Militia, Mine, Remodel, Fair, Barracks"
    ania.begin(cards, seed="2")
    while page.locator(".mat").count() == 0:
        ania.press("treasures")
        if "silk_merchant" in ania.can_use(".supply"):
            ania.buy("silk_merchant")
        else:
            ania.end_turn()
    expect(page.locator("[data-token=coffers] b")).to_have_text("1")
    expect(page.locator("[data-token=villagers] b")).to_have_text("1")
    ania.end_turn()
    while "silk_merchant" not in ania.hand():
        ania.end_turn()
    ania.act(lambda: page.locator("[data-token=villagers]").click())
    assert ania.number("actions") == 2
    assert page.locator("[data-token=villagers]").count() == 0
    ania.play("silk_merchant")
    ania.press("treasures")
    coins = ania.number("coins")
    ania.act(lambda: page.locator("[data-token=coffers]").click())
    assert ania.number("coins") == coins + 1
    while "fair" not in ania.can_use(".supply"):
        ania.end_turn()
        ania.press("treasures")
    ania.buy("fair")
    expect(page.locator(".supply [data-card=fair] .cube")).to_have_count(1)
    assert "You buy the project Fair" in ania.log()
    ania.end_turn()
    assert ania.number("buys") == 2
