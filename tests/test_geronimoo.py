"""Strategies of Geronimoo's simulator: what they become, and what is said about the rest."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from demesne.bots.batch import Batch
from demesne.lang import CODES, Language
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.geronimoo import Player, read_players
from demesne.strategies.geronimoo_words import ELSEWHERE, EXPRESSIONS, MONEY
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy, StrategyError
from demesne.strategies.writer import write, write_expression

FOLDER = Path(__file__).parent / "data" / "geronimoo"
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.xml"))}
# Every value that the description of the format names.
NAMED_VALUES = """
    constant countCardsInDeck countCardsInDeckNoMats countCardTypeInDeck countAllCardsInDeck countCardsInSupply
    countCardsLeftInSmallestPile countEmptyPiles gainsNeededToEndGame countAvailableMoney countBuysLeft actionsLeft
    isActionPhase countTurns getTotalMoney getTotalMoneyExcludingMats countCardsLeftInDrawDeck countCardsInPlay
    countCardsInHand countGainedCards countAllCardsInOpponentsDeck countCardsInOpponentsDecks countVP
    countMAXOpponentVP countVPon countVillagers hasFlag hasBuiltProject doesNotSpendCoffers
"""


def players(file: str) -> dict[str, Player]:
    return {player.name: player for player in read_players(FILES[file], file)}


def one(body: str, attributes: str = 'name="X"') -> Player:
    (player,) = read_players(f"<player {attributes}>{body}</player>")
    return player


def usable(player: Player) -> Strategy:
    assert player.strategy is not None, player.missing
    return player.strategy


def conditions(strategy: Strategy) -> list[str]:
    return [write_expression(line.when) if line.when else "" for line in strategy.lines]


def condition(left: str, operator: str = "equalTo", right: str = "", extra: str = "") -> str:
    """A rule with one condition; the sides are `type` or `type:attribute`."""

    def element(name: str, text: str) -> str:
        type, _, attribute = text.partition(":")
        return f'<{name} type="{type}"' + (f' attribute="{attribute}"/>' if attribute else "/>")

    parts = element("left", left) + element("operator", operator) + element("right", right or "constant:1")
    return f'<buy name="Silver"><condition>{parts}{element("extra_operation", extra) if extra else ""}</condition></buy>'


# ---------------------------------------------------------------- values and operators
def test_every_value_that_has_a_counterpart() -> None:
    assert conditions(usable(players("every_value.xml")["Every value"])) == [
        f"{value} = 1"
        for value in (
            "deck_size", "coins", "buys", "actions", "action_phase", "turn", "empty_piles", "smallest_pile", "gains_to_end",
            "draw_pile", "score", "score - lead", "villagers", "has(flag)", "gained(card)", "opponents(card)",
            "deck_money", *2 * ["deck_money - (1 * on_mats(copper) + 2 * on_mats(silver) + 3 * on_mats(gold))"],
            "owned(silk_merchant)",
            "owned(silk_merchant) - on_mats(silk_merchant)", "in_hand(throne_room)",
            "in_play(throne_room)", "opponents(witch)", "left(province)", "gained(gold)", "owned(treasure)", "owned(prize)",
            "has(road_network)", "on_mats(duplicate)", "vp_on(wild_hunt)", "vp_on(battlefield)", "2.5",
        )
    ]  # fmt: skip


def test_every_operator_and_extra_operation() -> None:
    assert conditions(usable(players("operators.xml")["Every operator"])) == [
        "turn < buys + 3",
        "turn <= buys - 3",
        "turn = (score - lead) * 0.5",
        "turn > owned(treasure) / 11",
        "score >= -3 and 2 > empty_piles and left(province) <= 2",
        "",
    ]


def test_no_value_of_the_format_is_forgotten() -> None:
    """Each is in a file, where it is either translated or refused by name."""
    for value in {*NAMED_VALUES.split(), *EXPRESSIONS, *MONEY}:
        assert any(f'type="{value}"' in text for text in FILES.values()), value


@pytest.mark.parametrize("value", ELSEWHERE)
def test_values_of_other_expansions_are_refused_with_their_home(value: str) -> None:
    player = one(condition(f"{value}:Smithy"))
    assert player.strategy is None
    assert player.missing == [f"value {value}, which belongs to {ELSEWHERE[value]} (line 1)"]


def test_money_counts_the_actions_that_begin_with_coins() -> None:
    rules = '<buy name="Militia"/><buy name="Smithy"/><buy name="Market"/><buy name="Moneylender"/><buy name="Militia"/>'
    strategy = usable(one(condition("getTotalMoney", "greaterThan", "constant:15.0") + rules))
    assert conditions(strategy)[0] == "deck_money + 2 * owned(militia) + owned(market) > 15"


def test_terminals_are_actions_that_give_no_action_back() -> None:
    """As in First Game by michaeljb, who buys Villages for them. Throne Rooms and cards with Villagers are none of his."""
    villages = condition("countCardsInDeck:Village", "smallerThan", "countCardTypeInDeck:Terminal")
    player = one(villages + '<buy name="Village"/><buy name="Smithy"/><buy name="Militia"/>')
    assert conditions(usable(player))[0] == "owned(village) < terminals"
    assert player.missing == []
    strategy = usable(one(villages + '<buy name="Throne_Room"/><buy name="Smithy"/><buy name="Acting_Troupe"/>'))
    assert conditions(strategy)[0] == "owned(village) < terminals - owned(throne_room) - owned(acting_troupe)"


def test_cards_are_counted_that_are_called_villages_or_trashers() -> None:
    rules = '<buy name="Village"/><buy name="Nobles"/><buy name="Smithy"/><buy name="Chapel"/><buy name="Village"/>'
    player = one(condition("countCardTypeInDeck:Village") + rules)
    assert conditions(usable(player))[0] == "owned(village) + owned(nobles) = 1"
    assert player.missing == ["type Village: the cards of this kind that it buys are counted: Village, Nobles (line 1)"]
    assert conditions(usable(one(condition("countCardTypeInDeck:Trasher") + rules)))[0] == "owned(chapel) = 1"
    assert conditions(usable(one(condition("countCardTypeInDeck:Trasher"))))[0] == "0 = 1"


def test_events_are_bought() -> None:
    strategy = usable(one('<buy name="Ferry"/><buy name="Gold"/>'))
    assert ([line.target for line in strategy.of("buy")], strategy.requires) == (["ferry", "gold"], ("ferry",))


@pytest.mark.parametrize(
    ("written", "read"),
    [("15.0", "15"), ("2", "2"), (".5", "0.5"), ("-3.0", "-3"), ("+4", "4"), ("1.0E-3", "0.001"), ("1e5", "100000")],
)
def test_numbers(written: str, read: str) -> None:
    assert conditions(usable(one(condition("countVP", right=f"constant:{written}")))) == [f"score = {read}"]


@pytest.mark.parametrize("written", ["", "x", "1,5", "0x10", "Infinity", "1_0", "1e999", "1e7", "٣", "1 2", "--1"])
def test_what_is_no_number(written: str) -> None:
    player = one(condition("countVP", right=f"constant:{written}"))
    assert player.missing == [f"constant with “{written}”, which is not a number or is too large (line 1)"]


@pytest.mark.parametrize("operation", ["plus:0.0", "minus:0"])
def test_an_operation_that_changes_nothing_is_not_written(operation: str) -> None:
    assert conditions(usable(one(condition("countVP", right="countTurns", extra=operation)))) == ["score = turn"]


def test_all_problems_of_a_condition_are_named() -> None:
    player = one(condition("isSwampHagActive", "isAbout", "countCardsInDeck:Moonbase", "modulo:2"))
    assert player.missing == [
        "unknown operator isAbout (line 1)",
        "value isSwampHagActive, which belongs to Adventures (line 1)",
        "unknown card Moonbase (line 1)",
        "unknown extra_operation modulo (line 1)",
    ]


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize("player", read_players(FILES["refused.xml"]), ids=lambda player: player.name or "without a name")
def test_what_is_refused_says_why(player: Player) -> None:
    """The description of each player of the file is what must be said about it."""
    assert player.strategy is None
    assert "; ".join(remark.text(Language("en")) for remark in player.refusals) == player.description


def test_a_strategy_is_refused_or_made_but_not_both() -> None:
    for text in FILES.values():
        for player in read_players(text):
            assert (player.strategy is None) == bool(player.refusals)


@pytest.mark.parametrize("code", CODES)
def test_remarks_are_made_in_every_language(code: str) -> None:
    remarks = {remark for text in FILES.values() for player in read_players(text) for remark in player.refusals + player.notes}
    said = {remark.text(Language(code)) for remark in remarks}
    assert len(said) == len(remarks) > 50
    assert code == "en" or not said & {remark.text(Language("en")) for remark in remarks}


# ---------------------------------------------------------------- oddities
def test_names_descriptions_and_comments_survive() -> None:
    player = players("oddities.xml")["Smithy: späte Gärten & mehr"]
    strategy = usable(player)
    assert (strategy.author, strategy.about) == ("Zoë", "Line one, line two. #1 of its kind <so far>")
    assert player.labels == ["Province", "TwoPlayer", "SingleCard"]
    assert player.comments == ["Tried against", "plain money.", "late"]
    assert parse(write(strategy)) == strategy


@pytest.mark.parametrize(
    ("name", "requires", "bane"),
    [
        ("Smithy: späte Gärten & mehr", "gardens smithy", ""),
        ("Kingdom", "cellar throne_room horn_of_plenty fair sinister_plot moat", ""),
        ("Bane of the rule", "young_witch", "fortune_teller"),
        ("Bane of the board", "young_witch cellar", "moat"),
        ("Bane by a mark", "young_witch moat", "cellar"),
        ("Bane for nothing", "cellar", ""),
        ("Started in the middle", "", ""),
    ],
)
def test_the_kingdom_a_player_needs(name: str, requires: str, bane: str) -> None:
    strategy = usable(players("oddities.xml")[name])
    assert (list(strategy.requires), strategy.bane) == (requires.split(), bane)


@pytest.mark.parametrize(
    ("name", "notes"),
    [
        (
            "Kingdom",
            [
                "Obelisk_Choice of the board, Market, is ignored",
                "Shelters: it starts with Estates",
                "Followers is left out of the kingdom because it comes with another card",
                "Flag is left out of the kingdom because it comes with another card",
                "Palace is not available and is left out of the kingdom",
                "Delve is not available and is left out of the kingdom",
            ],
        ),
        ("Bane of the board", []),
        ("Bane for nothing", ["Moat is not used as the Bane because no card of the strategy needs one"]),
        (
            "Started in the middle",
            [
                "labels AppliesPPR, RiffleShuffle",
                "label AppliesPPR: nothing keeps it from buying the last Province but one",
                "label RiffleShuffle: its deck is shuffled like any other",
                "start_state: it starts with the usual cards",
            ],
        ),
        (
            "More than the format has",
            [
                "element favourite in player is ignored",
                "attribute rating of player is ignored",
                "text “Some words.” in player is ignored",
                "labels Fun",
                "attribute since of type is ignored",
                "element hint in buy is ignored",
                "attribute colour of buy is ignored",
                "attribute order of condition is ignored",
                "attribute exact of left is ignored",
                "text “0” in right is ignored",
                "attribute attribute of countVP is ignored",
            ],
        ),
    ],
)
def test_what_is_noted(name: str, notes: list[str]) -> None:
    player = players("oddities.xml")[name]
    usable(player)
    assert [note.rpartition(" (line ")[0] for note in player.missing] == notes


def test_what_stands_beside_the_players_is_noted_once() -> None:
    said = [player.name for player in read_players(FILES["oddities.xml"]) if "element author in" in str(player.missing)]
    assert said == ["Smithy: späte Gärten & mehr"]


def test_prizes_are_gained() -> None:
    strategy = usable(players("oddities.xml")["Prizes"])
    assert [line.target for line in strategy.of("buy")] == ["province", "tournament", "silver"]
    assert [line.target for line in strategy.of("gain")] == ["followers", "trusty_steed"]
    assert strategy.requires == ("tournament",)


def test_ways_of_playing() -> None:
    player = players("oddities.xml")["Ways of playing"]
    (line,) = usable(player).of("trash")
    assert (line.target, line.when and write_expression(line.when)) == ("copper", "deck_money - in_hand(copper) >= 3")
    assert [note.partition(":")[0] for note in player.missing] == [
        "strategy aggressiveTrashing", "strategy aggressiveTrashing", "strategy mineCopperFirst", "strategy forEngines",
    ]  # fmt: skip
    (line,) = usable(players("oddities.xml")["Copper first"]).of("trash")
    assert (line.target, line.when) == ("copper", None)
    assert players("oddities.xml")["Copper first"].missing == []


def test_aggressive_trashing_of_a_card_that_does_not_trash() -> None:
    player = one('<buy name="Smithy" strategy="aggressiveTrashing"/>')
    assert usable(player).of("trash") == []
    assert player.missing == ["strategy aggressiveTrashing: Smithy is played as usual (line 1)"]


def test_a_name_of_another_language_is_not_taken_for_a_card() -> None:
    assert one('<buy name="Garten"/>').missing == ["unknown card Garten (line 1)"]


def test_lines_know_where_they_come_from() -> None:
    line = usable(read_players('<player name="X">\n  <buy name="Gold"/>\n</player>')[0]).lines[0]
    assert (line.at.line, line.at.column) == (2, 3)


def test_what_could_not_be_read_again_is_refused() -> None:
    many = "".join(condition("countVP")[len('<buy name="Silver">') : -len("</buy>")] for _ in range(51))
    assert one(f'<buy name="Gold">{many}</buy>').missing == ["too many conditions in one rule: 51 (line 1)"]
    (said,) = one('<buy name="Gold"/>' * 8_000).missing
    assert said.startswith("the strategy cannot be written down: ")
    assert "64 KB" in said


# ---------------------------------------------------------------- files that are no strategies
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: no element found"),
        ("name Big Money", "line 1, column 1: syntax error"),
        ("<player name='X'>\n  <buy name='Gold'>\n</player>", "line 3, column 3: mismatched tag"),
        ("<player name='X' name='Y'/>", "line 1, column 18: duplicate attribute"),
        ("<player name='&who;'/>", "line 1, column 1: undefined entity"),
        ("<player name='X\ud800'/>", "line 1, column 16: surrogates not allowed"),
        ("<html><player name='X'/></html>", "found the element html, expected playerCollection or player"),
        ("<a>" * 30 + "</a>" * 30, "column 61: elements are nested too deeply"),
        ("<a>" * 300_000, "elements are nested too deeply"),
        ("<playerCollection>" + " " * 2_000_000 + "</playerCollection>", "at most 2 million characters"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, message: str) -> None:
    with pytest.raises(StrategyError, match=message):
        read_players(text)


BOMB = """<?xml version="1.0"?>
<!DOCTYPE player [
  <!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
  <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
  <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
  <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">
]>
<player name="&e;"/>"""


@pytest.mark.parametrize(
    "text",
    [
        BOMB,
        '<!DOCTYPE player [<!ENTITY file SYSTEM "file:///etc/hostname">]>\n<player name="X">&file;</player>',
        '<!DOCTYPE player SYSTEM "http://localhost/x.dtd">\n<player name="X"/>',
        '<!DOCTYPE player [<!ATTLIST buy name CDATA "Gold">]>\n<player name="X"><buy/></player>',
    ],
)
def test_documents_that_declare_something_are_refused(text: str) -> None:
    with pytest.raises(StrategyError, match="a document type is declared"):
        read_players(text)


def test_an_error_names_the_file() -> None:
    with pytest.raises(StrategyError, match=r"^bots\.xml: this is not valid XML: line 2, column 3: mismatched tag$"):
        read_players("<player>\n</buy>", "bots.xml")


def test_a_bare_player_and_an_empty_collection_are_files_too() -> None:
    assert len(read_players('\ufeff<player name="X"/>')) == 1
    assert read_players("<playerCollection/>") == []


def other_elements(n: int) -> str:
    return "<player>" + "".join(f"<a{i}/>text" for i in range(n)) + "</player>"


def many_hints(n: int) -> str:
    return "<player>" + '<buy name="Chapel" strategy="aggressiveTrashing"/>' * n + "</player>"


def players_and_others(n: int) -> str:
    return "<playerCollection>" + "".join(f"<player/><a{i}/>" for i in range(n)) + "</playerCollection>"


def calls_for(text: str) -> int:
    """How many functions are called to read it."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        read_players(text)
    finally:
        sys.setprofile(before)
    return calls


@pytest.mark.parametrize("shape", [other_elements, many_hints, players_and_others])
def test_the_work_grows_with_the_length_and_not_faster(shape: Callable[[int], str]) -> None:
    """Looking for a remark in a list of all others would be 64 times the work for 8 times the length."""
    assert calls_for(shape(800)) < 9 * calls_for(shape(100))


# ---------------------------------------------------------------- playing, and anything at all
def test_a_translated_strategy_plays() -> None:
    smithy = usable(one('<buy name="Province"/><buy name="Gold"/>' + condition("countTurns", "greaterThan", "constant:2")))
    setup = KINGDOMS["first_game"].setup()
    tally = Batch(setup, [smithy, parse("name Nothing\nbuy curse when turn > 99")]).play(1, 0, 5, False)
    assert tally.wins == [10, 0]


def written_again(text: str) -> None:
    """Whatever can be used can be written and read again as the same."""
    try:
        found = read_players(text)
    except StrategyError:
        return
    for player in found:
        if player.strategy is not None:
            assert parse(write(player.strategy)) == player.strategy
        for remark in (*player.refusals, *player.notes):
            assert "\n" not in remark.text(Language("en"))


PIECES = [
    "", "<", ">", "/>", '"', "&", "&amp;", "&#0;", "&#x9b;", "<!--", "-->", "<![CDATA[", "]]>", "\0", "é", "\ud800", "#", "\\#",
    " type=", "constant", "attribute", "NaN", "-1e300", "1E-5", "Platinum", "Fair", "Flag", "Followers", "Young_Witch", "Moat",
    "<buy name='Gold'/>", "<player name='and when'>", "</player>", "<left/>", "getTotalMoney", "divideBy", "countGainedCards",
]  # fmt: skip


@settings(max_examples=150)
@given(
    st.sampled_from(sorted(FILES)),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(PIECES)), max_size=6),
)
@example("refused.xml", [(0.5, 3, "\ud800")])
def test_only_strategy_errors_come_out_of_changed_files(file: str, changes: list[tuple[float, int, str]]) -> None:
    text = FILES[file]
    for where, length, piece in changes:
        start = int(where * len(text))
        text = text[:start] + piece + text[start + length :]
    written_again(text)


@settings(max_examples=150)
@given(st.integers(0, 1 << 32))
def test_only_strategy_errors_come_out_of_shuffled_files(seed: int) -> None:
    """The parts of all files, well-formed but in any place."""
    rng = random.Random(seed)
    parts = [line.strip() for text in FILES.values() for line in text.splitlines() if line.strip().endswith("/>")]
    names = ["player", "buy", "condition", "board", "start_state", "left"]
    body = ""
    for _ in range(rng.randrange(12)):
        name = rng.choice(names)
        inside = "".join(rng.choices(parts, k=rng.randrange(5)))
        body += rng.choice([inside, f"<{name} name='Gold' type='countVP'>{inside}</{name}>", body])[:4000]
    written_again(f"<player name='X'>{body}</player>")


@settings(max_examples=100)
@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=60))
def test_any_text_survives_in_names_and_descriptions(name: str, author: str, about: str) -> None:
    written_again(
        f"<player name={quoteattr(name)} author={quoteattr(author)} description={quoteattr(about)}><buy name='Gold'/></player>"
    )
