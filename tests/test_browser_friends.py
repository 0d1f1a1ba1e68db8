"""Two people in two browsers at one table."""

from __future__ import annotations

from browser import NewPerson, Person, expect

pytest_plugins = ("browser_fixtures",)
MANY_TURNS = 40


def meet(person: NewPerson) -> tuple[Person, Person]:
    """Ania sets up a game and sends Bob the link; she begins."""
    ania = person("#/new")
    page = ania.page
    page.get_by_placeholder("Your name").fill("Ania")
    page.get_by_label("Who plays").select_option("link")
    page.get_by_label("I go first").check()
    page.locator("[data-act=start]").click()
    link = page.get_by_label("Invitation").input_value()
    bob = person(link.removeprefix(ania.address))
    bob.page.get_by_placeholder("Your name").fill("Bob")
    bob.page.locator("[data-act=sit-down]").click()
    ania.wait()
    expect(bob.page.locator(".wait")).to_contain_text("Ania")
    return ania, bob


def buy(someone: Person, *wanted: str) -> None:
    """Play Treasures, buy the first of these that is possible, end the turn; the other is asked then."""
    if someone.page.locator("[data-act=treasures]").count():
        someone.press("treasures")
    possible = someone.can_use(".supply")
    for id in wanted:
        if id in possible:
            someone.buy(id)
            break
    if someone.page.locator("[data-act=end]").count():
        someone.page.locator("[data-act=end]").click()
    someone.page.wait_for_selector(".prompt:not(.mine)")


def test_an_attack_is_met_with_a_moat(person: NewPerson) -> None:
    """Sooner or later Ania has a Militia while Bob has a Moat; he reveals it and keeps his hand."""
    ania, bob = meet(person)
    for _ in range(MANY_TURNS):
        ania.wait()
        if "militia" in ania.can_use(".hand") and "moat" in bob.hand():
            break
        buy(ania, "militia", "silver")
        bob.wait()
        buy(bob, "moat")
    hand = bob.hand()
    ania.page.locator(".hand [data-card=militia][data-use]").first.click()
    bob.wait()
    expect(bob.page.locator(".prompt.interrupt")).to_contain_text("Ania played a Militia")
    assert bob.can_use(".hand") == ["moat"] * hand.count("moat")
    bob.page.locator("[data-option=moat]").first.click()
    bob.page.wait_for_function(UNAFFECTED)
    while bob.page.locator(".prompt [data-act=none]").count():
        bob.page.locator(".prompt [data-act=none]").click()
        bob.page.wait_for_timeout(200)
    ania.wait()
    assert bob.hand() == hand
    assert "Bob reacts with Moat." in ania.log()
    assert "Is unaffected." in ania.log()


UNAFFECTED = "() => document.querySelector('aside.side [role=log]').innerText.includes('You are unaffected')"


def test_a_reload_in_the_middle_and_undo_by_consent(person: NewPerson) -> None:
    ania, bob = meet(person)
    buy(ania, "silver")
    bob.wait()
    bob.press("treasures")
    coins, hand, log = bob.number("coins"), bob.hand(), bob.log()
    bob.page.reload()
    bob.wait()
    assert (bob.number("coins"), bob.hand(), bob.log()) == (coins, hand, log)
    expect(ania.page.locator(".others")).not_to_contain_text("away")
    buy(bob)
    ania.wait()
    bob.page.locator("[data-act=undo]").click()
    expect(ania.page.locator(".request")).to_contain_text("Bob wants to undo something")
    expect(ania.page.locator(".request")).to_contain_text("the end of the turn")
    ania.page.get_by_role("button", name="Agree").click()
    bob.wait()
    assert bob.number("coins") == coins
    bob.page.get_by_label("Say something").fill("thanks")
    bob.page.keyboard.press("Enter")
    expect(ania.page.locator(".chat")).to_contain_text("Bob thanks")
    buy(bob)
    ania.wait()
    ania.page.get_by_role("button", name="Menu").click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()
    expect(bob.page.locator(".winner")).to_contain_text("Bob")
    expect(ania.page.locator(".winner")).to_contain_text("Bob")


def test_a_table_waits_with_chat_bots_can_fill_it_and_a_used_invitation_says_so(person: NewPerson) -> None:
    ania = person("#/new")
    page = ania.page
    page.get_by_label("Who plays").select_option("link")
    page.locator("[data-act=start]").click()
    link = page.get_by_label("Invitation").input_value()
    expect(page.get_by_role("note")).to_contain_text("the link will not work for friends")
    page.get_by_label("Say something").fill("anybody there?")
    page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("anybody there?")
    page.locator("[data-act=fill]").click()
    ania.wait()
    late = person(link.removeprefix(ania.address))
    expect(late.page.get_by_role("alert")).to_contain_text("already been used")
    expect(late.page.locator("[data-act=sit-down]")).to_have_count(0)


def test_a_table_that_is_given_up_is_gone(person: NewPerson) -> None:
    ania = person("#/new")
    page = ania.page
    page.get_by_label("Who plays").select_option("open")
    page.get_by_label("List this game").check()
    page.locator("[data-act=start]").click()
    page.wait_for_selector("[data-act=give-up]")
    bob = person()
    expect(bob.page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.locator("[data-act=give-up]").click()
    expect(page.locator("[data-act=play-now]")).to_be_visible()
    page.wait_for_timeout(200)
    bob.page.reload()
    expect(bob.page.locator("[data-act=play-now]")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_everybody_has_the_same_colour_in_their_own_eyes(person: NewPerson) -> None:
    ania, bob = meet(person)
    mine, theirs = (someone.page.evaluate(COLOURS) for someone in (ania, bob))
    assert mine == list(reversed(theirs))
    assert len(set(mine)) == 2


COLOURS = """[0, 1].map((seat) => {
  const drawn = document.body.appendChild(document.createElement("i"));
  drawn.className = `seat-${seat}`;
  return getComputedStyle(drawn).getPropertyValue("--seat");
})"""


def test_a_rematch_begins_when_both_want_it(person: NewPerson) -> None:
    ania, bob = meet(person)
    ania.page.get_by_role("button", name="Menu").click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.locator("[data-act=rematch]").click()
    expect(bob.page.locator("main.end")).to_contain_text("Ania wants a rematch")
    expect(ania.page.locator("[data-act=rematch]")).to_be_disabled()
    bob.page.locator("[data-act=rematch]").click()
    for someone in (ania, bob):
        expect(someone.page.locator(".stage")).to_be_visible()
