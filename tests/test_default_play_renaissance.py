"""What players do by default with the cards, projects and artifacts of Renaissance: a position, and their answers.

And whole games: the strategies of the library must win with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from demesne.bots.batch import Batch
from demesne.bots.binding import bind_strategy
from demesne.engine.definitions import CARDS
from demesne.game import Game
from demesne.notation.position import cards_named, start_from_position
from demesne.notation.zones import format_cards
from demesne.sim.plans import kingdom_for
from demesne.strategies.find import find_strategy, library
from demesne.strategies.parser import parse
from demesne.strategies.syntax import Strategy

MONEY = "buy province\nbuy duchy when left(province) <= 3\nbuy gold\nbuy silver"
KEEPS_COPPERS = MONEY + "\ntrash copper when turn > 99"
RICH = "gold*3, silver*4"  # a deck that can do without its Coppers
COMMON = ("phase", "actions", "buys", "coins", "supply", "trash")  # what a position says about no player
NEXT_TURN = ("end actions", "end buys")  # of the first player, so that the second one's turn starts


@dataclass(frozen=True)
class Case:
    """In this position, after these moves, everybody who is asked answers this, one after the other."""

    why: str
    given: dict[str, Any]
    answers: tuple[str, ...]
    moves: tuple[str, ...] = ()
    lines: str = MONEY


def case(
    why: str, *answers: str, moves: tuple[str, ...] = (), lines: str = MONEY, p2: dict[str, Any] | None = None, **given: Any
) -> Case:
    """A position of the first player: what is his by the keys of a player, the rest by those of a position."""
    common: dict[str, Any] = {key: given.pop(key) for key in COMMON if key in given}
    return Case(why, {**common, "p1": given, "p2": p2 or {}}, answers, moves, lines)


def start_of_turn(why: str, *answers: str, later: tuple[str, ...] = (), **given: Any) -> Case:
    """The same for what happens when a turn starts, or the next but one after later moves."""
    return Case(why, {"p1": {"deck": "copper*10"}, "p2": given}, answers, NEXT_TURN + later)


KINGDOM = [
    case(
        "an Acting Troupe first: then there are Villagers for the Smithy",
        "play acting_troupe", "spend villagers", "play smithy",
        hand="acting_troupe, smithy, copper", deck="copper*5",
    ),
    case(
        "a Border Guard takes the better card", "choose gold",
        hand="border_guard", deck="estate, gold", moves=("play border_guard",),
    ),
    case(
        "the Lantern before the Horn",
        "choose smithy", "choose lantern",
        hand="border_guard", deck="smithy, village", moves=("play border_guard",), actions=2,
    ),
    case(
        "what is bought sails with the Cargo Ship", "choose cargo_ship",
        hand="cargo_ship, gold*2", moves=("play cargo_ship", "end actions", "play gold", "play gold", "buy gold"),
    ),
    case(
        "Victory cards stay ashore", "choose none",
        hand="cargo_ship, gold*2", moves=("play cargo_ship", "end actions", "play gold", "play gold", "buy province"),
    ),
    case(
        "a gain of the Action phase stays ashore when something better will be bought",
        "choose silver", "choose none",
        hand="cargo_ship, workshop, gold, silver", actions=2, moves=("play cargo_ship", "play workshop"),
    ),
    case(
        "a Copper that the purchase does not need is kept for the Ducat to trash",
        "play copper", "play copper", "buy ducat", "choose copper",
        hand="copper*3", deck=RICH, phase="buy", lines="buy gold\nbuy ducat",
    ),
    case(
        "a poor deck keeps its Coppers", "play copper", "play copper", "play copper", "buy ducat",
        hand="copper*3", deck="copper*2", phase="buy", lines="buy gold\nbuy ducat",
    ),
    case("Experiments are kept when there is enough for the best", "end actions", hand="experiment, gold*3", deck="gold*2"),
    case("otherwise two cards more are welcome", "play experiment", hand="experiment, gold", deck="gold*2"),
    case(
        "of two Actions the Flag Bearer pays more than the Moat draws", "play flag_bearer",
        hand="flag_bearer, moat", deck="copper*4",
    ),
    case(
        "and Curses before all", "choose curse",
        hand="hideout, copper, curse", deck=f"province, {RICH}", moves=("play hideout",),
    ),
    case(
        "when no Curse is left Estates can go", "choose estate",
        hand="hideout, silver, estate", deck=f"province, {RICH}", supply={"curse": 0}, moves=("play hideout",),
    ),
    case(
        "Improve makes what the strategy likes better",
        "choose mountain_village", "choose villain",
        play="mountain_village", hand="improve", moves=("play improve", "end actions", "end buys"),
        lines="buy villain\nbuy mountain_village\nbuy improve",
    ),
    case(
        "and leaves the others alone",
        "choose none",
        play="villain", hand="improve", moves=("play improve", "end actions", "end buys"),
        lines="buy villain\nbuy gold\nbuy improve",
    ),
    case("an Inventor gains by the list", "choose silver", hand="inventor", moves=("play inventor",)),
    case(
        "Lackeys draw before a Woodcutter when there are Actions to spare", "play lackeys",
        hand="lackeys, woodcutter", deck="gold*2", actions=2,
    ),
    case(
        "a Mountain Village fetches a card that draws", "choose smithy",
        hand="mountain_village", discard="estate, silver, smithy", moves=("play mountain_village",),
    ),
    case(
        "or money, when there are Actions enough in hand", "choose gold",
        hand="mountain_village, smithy*2", discard="estate, gold, smithy", moves=("play mountain_village",),
    ),
    case(
        "whoever gets a Curse from an Old Witch trashes one from hand", "choose curse",
        hand="old_witch", deck="copper*3", moves=("play old_witch",), p2={"hand": "curse, estate, gold"},
    ),
    case("Patrons pay for a turn without anything better", "play patron", hand="patron, lackeys, copper", deck="estate*5"),
    case("a Priest trashes Estates before Coppers", "play priest", "choose estate", hand="priest, estate, copper*2", deck=RICH),
    case("but neither Gold nor Province", "end actions", hand="priest, gold, province", deck=RICH),
    case(
        "once a Priest pays for it even the last Coppers go", "choose copper*2",
        hand="priest, chapel, estate, copper*2", actions=2, moves=("play priest", "choose estate", "play chapel"),
    ),
    case("a Recruiter trashes Estates", "play recruiter", "choose estate", hand="recruiter, estate, copper", deck=RICH),
    case(
        "Research trashes what brings cards next turn", "play research", "choose estate",
        hand="research, estate, copper", deck=RICH,
    ),
    case("but no Copper that buys something this turn", "end actions", hand="research, copper*3", deck=RICH),
    case("any other Copper may go", "play research", "choose copper", hand="research, copper, province", deck=RICH),
    case("unless the strategy keeps it", "end actions", hand="research, copper, province", deck=RICH, lines=KEEPS_COPPERS),
    case(
        "a Scepter plays an Old Witch again", "choose replay",
        phase="buy", hand="scepter", play="old_witch", deck="silver*6", moves=("play scepter",),
    ),
    case(
        "but rather gives two coins than a Village", "choose coins",
        phase="buy", hand="scepter", play="village", deck="silver*6", moves=("play scepter",),
    ),
    case(
        "seven new cards are better than Estates", "play scholar",
        hand="scholar, estate*3, copper", deck="silver*3, copper*4",
    ),
    case("but not than a Province", "end actions", hand="scholar, gold*3", deck="gold*7"),
    case("a Sculptor gains a Silver to hand", "choose silver", hand="sculptor", moves=("play sculptor",)),
    case(
        "a Seer puts the best card on top", "choose gold", "choose copper",
        hand="seer", deck="estate, copper, gold, curse", moves=("play seer",),
    ),
    case(
        "a Silk Merchant draws before the Woodcutter pays", "play silk_merchant",
        hand="silk_merchant, woodcutter", deck="gold*2", actions=2,
    ),
    case("Spices are played like Silver", "play spices", phase="buy", hand="spices, estate"),
    case("a Swashbuckler is the better of two Actions", "play swashbuckler", hand="swashbuckler, moat", deck="gold*3"),
    case("the Key first", "choose key", hand="treasurer, copper", deck=RICH, moves=("play treasurer",)),
    case(
        "with the Key, Gold from the trash", "choose gain", "choose gold",
        hand="treasurer, copper", deck=RICH, artifacts="key", trash="gold, silver, copper", moves=("play treasurer",),
    ),
    case(
        "with the Key and nothing in the trash Coppers go", "choose trash",
        hand="treasurer, copper", deck=RICH, artifacts="key", moves=("play treasurer",),
    ),
    case(
        "a Villain takes the least from a good hand", "choose estate",
        hand="villain", moves=("play villain",), p2={"hand": "estate, gold*2, silver*2"},
    ),
]  # fmt: skip

PROJECTS = [
    start_of_turn(
        "the Cathedral takes an Estate", "choose estate",
        projects="cathedral", hand="estate, copper, gold", deck=RICH,
    ),
    start_of_turn(
        "through the City Gate goes money that buys nothing more now",
        "choose copper",
        projects="city_gate", hand="gold*2, silver, estate*2", deck="copper, copper",
    ),
    start_of_turn("or an Action too many", "choose moat", projects="city_gate", hand="smithy, moat, gold*2", deck="silver"),
    start_of_turn(
        "otherwise what is of no use", "choose estate",
        projects="city_gate", hand="gold, copper*2, estate", deck="copper",
    ),
    start_of_turn(
        "the City Gate serves the Piazza",
        "choose city_gate", "choose smithy",
        projects="city_gate, piazza", hand="smithy, gold, copper", deck="copper, silver*5",
    ),
    start_of_turn(
        "cards are drawn before one is trashed", "choose crop_rotation", "choose estate",
        projects="cathedral, crop_rotation", hand="estate, gold", deck="estate, copper",
    ),
    start_of_turn(
        "a Victory card for two others", "choose province",
        projects="crop_rotation", hand="province, gold", deck="estate, copper",
    ),
    start_of_turn("Coppers for better cards", "choose copper*2", projects="silos", hand="copper*2, estate", deck="gold*3"),
    start_of_turn("but not for worse ones", "choose none", projects="silos", hand="copper*2, estate", deck="estate*3, copper"),
    start_of_turn(
        "no cards from the Sinister Plot without tokens", "choose add",
        projects="sinister_plot", hand="copper*5", deck=RICH,
    ),
    start_of_turn(
        "but cards when they should buy a Province", "choose draw",
        projects="sinister_plot", hand="copper", deck="gold*2, estate*3, gold*5", later=("choose add", *NEXT_TURN, *NEXT_TURN),
    ),
    start_of_turn(
        "and none when there is enough for it anyway", "choose add",
        projects="sinister_plot", hand="copper", deck="gold*3, estate*2, gold*5", later=("choose add", *NEXT_TURN, *NEXT_TURN),
    ),
    case(
        "with Capitalism a Militia leaves the Action to the Smithy", "play smithy",
        projects="capitalism", hand="militia, smithy", deck="estate*3",
    ),
    case("and is a Treasure", "play militia", projects="capitalism", hand="militia, estate", phase="buy"),
    case(
        "Innovation plays a new Villain at once",
        "choose innovation",
        projects="innovation", phase="buy", coins=5, moves=("buy villain",),
    ),
    case(
        "but no Lackeys, whose cards would come too late", "choose none",
        projects="innovation", phase="buy", coins=2, moves=("buy lackeys",),
    ),
    case(
        "a coin that is left goes into the Coffers", "choose pageant",
        projects="pageant", phase="buy", coins=4, moves=("buy silver", "end buys"),
    ),
    case(
        "Sewers take another Curse", "choose curse",
        projects="sewers", hand="priest, curse*2, gold", deck=RICH, moves=("play priest", "choose curse"),
    ),
    case(
        "but no Gold", "choose none",
        projects="sewers", hand="priest, curse, gold, silver", deck=RICH, moves=("play priest", "choose curse"),
    ),
    case(
        "the Star Chart picks the best card", "choose gold",
        projects="star_chart", hand="smithy", discard="estate, gold, copper*2", moves=("play smithy",),
    ),
]  # fmt: skip


def position(case: Case) -> Game:
    named = cards_named(case.given, list(case.moves), list(case.answers), case.lines)
    game = start_from_position({"position": case.given, "named": named})
    for move in case.moves:
        game.apply(move)
    return game


def answer(game: Game, lines: str) -> list[str]:
    """What the default play says to one question; cards that are picked together are one answer."""
    policy = bind_strategy(game.components, parse(lines, "test"))
    given: list[str] = []
    while True:
        kind = game.decision.kind
        code = policy.choose(game.clone(), game.about, game.asked)
        option = next(option for option in game.decision.options if option.code == code)
        given.append(option.text)
        before = game.decision
        game.apply(option)
        if kind != "pick" or game.over or game.decision.source != before.source or not game.decision.picked:
            return given


def joined(texts: list[str]) -> str:
    """Picks in one line: `choose copper*2`; to stop picking is no answer of its own."""
    picked = [text.removeprefix("choose ") for text in texts if text != "choose none"]
    return texts[0] if len(texts) == 1 else f"choose {format_cards(picked)}"


@pytest.mark.parametrize("case", [*KINGDOM, *PROJECTS], ids=lambda case: case.why)
def test_default_play(case: Case) -> None:
    game = position(case)
    assert [joined(answer(game, case.lines)) for _ in case.answers] == list(case.answers)


def strategies_of_renaissance() -> list[Strategy]:
    return [known for known in library().values() if any(CARDS[id].set == "renaissance" for id in known.requires)]


@pytest.mark.parametrize("strategy", strategies_of_renaissance(), ids=lambda strategy: strategy.name)
def test_strategies_of_the_library_beat_big_money(strategy: Strategy) -> None:
    rivals = [strategy, find_strategy("Big Money")]
    tally = Batch(kingdom_for(rivals, None, seed=1), rivals).play(seed=1, first=0, rounds=30, watched=False)
    assert tally.wins[0] > tally.losses[0]
    assert tally.limit == 0


def test_every_kingdom_card_has_its_position() -> None:
    played = set(cards_named(*[case.given for case in KINGDOM], *[list(case.answers) for case in KINGDOM]))
    cards = {card.id for card in CARDS.values() if card.set == "renaissance" and not card.is_landscape}
    assert cards <= played
