"""Random games in random kingdoms, which check the laws of the game and that every card is used.

A game depends only on the seed and its number, so any number of processes gives the same summary, and a single game can be
replayed: `random_games.py --seed 7 --only 1234`. With `--recommended`, the kingdoms are those recommended by the rulebooks.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from zlib import crc32

from laws import check_cards, check_copies, check_end, check_possessions, demand, options_of

from demesne import Game, Setup
from demesne.engine.codec import to_data
from demesne.engine.constants import (
    ACTION,
    ACTION_PHASE,
    ALLY,
    ARTIFACT,
    BOON,
    BUY_CARD,
    BUY_LAND,
    BUY_PHASE,
    FOR_SALE,
    FROM_BESIDE,
    HEIRLOOM,
    HEX,
    LAND,
    LIAISON,
    NIGHT,
    OPTION,
    PASS,
    PICK,
    PILE,
    PRIZE,
    SHELTER,
    SIDEWAYS,
    SPEND,
    SPENDABLE,
    STATE,
    TOKEN_NAMES,
    TOKENS,
    TREASURE,
    TRIGGER,
    WAY,
)
from demesne.engine.costs import cost
from demesne.engine.dealing import components_for
from demesne.engine.decisions import option_name
from demesne.engine.deeds import AMOUNTS, Deed, DeedKind
from demesne.engine.definitions import CARDS, RULES, TEXTS, Card
from demesne.engine.log import source_id
from demesne.engine.rng import Rng
from demesne.engine.run import offer_again, run
from demesne.engine.setup import BASIC, KINGDOM_SIZE, OPTIONS, can_have_trait, cards_in_pile, is_kingdom_card
from demesne.engine.triggers import key_source, rule_at
from demesne.engine.turn import can_spend, spend
from demesne.notation.kingdoms import can_have, is_trait, mark_asked, marks_lacking
from demesne.phrases.reading import steps
from demesne.sets import SETS
from demesne.sets.recommended import KINGDOMS

CHUNK = 25  # games per task of a process
ENOUGH = 10_000  # games after which everything should have been used
SEEDS = 1 << 30
TURNS = 100  # turn limit per player
ANSWERS = 20_000  # a game with more answers counts as endless
RELUCTANCE = 16  # one time in this many, a player ends a phase early
MODESTY = 4  # one time in this many, a player buys a free card
GREED = 8  # the most offers compared before buying
RARITY = 4  # one game in this many has Platinum and Colony, or Shelters
COMMON = 4  # for a chosen number, the first values that must occur
THRIFT = 4  # one time in this many, a player considers spending a token
INSPECTED = 8  # one game in this many is inspected
INSPECTIONS = 50  # an inspected game is checked at one decision in this many

Usage = Counter[tuple[str, str]]  # (kind of use, thing used)


def known_cards() -> list[Card]:
    """All cards and landscapes of the shipped sets, without others that are declared."""
    return [card for card in CARDS.values() if card.set in (BASIC, *SETS)]


def recommended_cards() -> list[Card]:
    """The cards and landscapes that are used in a recommended kingdom."""
    laid_out: set[str] = set()
    for kingdom in KINGDOMS.values():
        components = components_for(kingdom.setup(2))
        laid_out.update(card.id for card in (*components.kinds, *components.lands))
    return [card for card in known_cards() if card.id in laid_out]


# ---------------------------------------------------------------- what is played
def several_of(rng: Rng, items: list[str], n: int) -> list[str]:
    """`n` different items in random order."""
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(n)]


def random_setup(rng: Rng) -> Setup:
    """Any ten kingdom cards, the extra piles they need, up to two landscapes, two to four players, sometimes options."""
    kingdom_cards = [card.id for card in known_cards() if is_kingdom_card(card)]
    landscapes = [card.id for card in known_cards() if card.types & SIDEWAYS]
    kingdom = several_of(rng, kingdom_cards, KINGDOM_SIZE)
    marks: dict[str, str] = {}
    for mark in marks_lacking(kingdom, {}):
        left = [id for id in kingdom_cards if id not in kingdom and id not in marks.values() and not mark_asked(id)]
        marks[mark] = several_of(rng, [id for id in left if can_have(mark, id)], 1)[0]
    players = 2 + rng.below(3)
    chosen = several_of(rng, landscapes, rng.below(3))
    if any(card.types & LIAISON for id in [*kingdom, *marks.values()] for card in cards_in_pile(id)):
        chosen += several_of(rng, [card.id for card in known_cards() if card.types & ALLY], 1)
    traits = [id for id in chosen if is_trait(id)]
    lying = several_of(rng, [id for id in kingdom if can_have_trait(id)], len(traits))
    options = {name: True for name in OPTIONS if rng.below(RARITY) == 0}
    return Setup.of(kingdom, chosen, marks | dict(zip(traits, lying, strict=True)), players, options)


def recommended_setup(rng: Rng, number: int) -> Setup:
    """The recommended kingdoms in turn, for two to four players."""
    kingdoms = list(KINGDOMS.values())
    return kingdoms[number % len(kingdoms)].setup(2 + rng.below(3))


class RandomPlayer:
    """Answers at random for all players, but prefers to play and buy, so that games end and expensive cards are used."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.care = 1 + self.rng.below(GREED)  # offers compared before buying

    def copy(self) -> RandomPlayer:
        """A copy that will give the same answers."""
        twin = RandomPlayer(0)
        twin.care = self.care
        twin.rng.s0, twin.rng.s1 = self.rng.s0, self.rng.s1
        return twin

    def answer(self, game: Game) -> int:
        """The code of an option, or of a token to spend."""
        below = self.rng.below
        if game.asked == game.current and any(game.players[game.current].tokens) and below(THRIFT) == 0:
            token = SPEND + below(TOKENS)
            if can_spend(game, token):
                return token
        if game.about > BUY_PHASE:
            return game.options[below(game.noptions)]
        others = options_of(game)[:-1]  # the last one ends the phase
        if not others or below(RELUCTANCE) == 0:
            return PASS
        return others[below(len(others))] if game.about == ACTION_PHASE else self.play_or_buy(game, others)

    def play_or_buy(self, game: Game, options: list[int]) -> int:
        """Play Treasures first, then buy the most expensive of some offers; free cards only sometimes."""
        below = self.rng.below
        treasures = [option for option in options if option < BUY_CARD]
        if treasures and below(RELUCTANCE):
            return treasures[below(len(treasures))]
        offers = [options[below(len(options))] for _ in range(self.care)]
        best = max(offers, key=partial(price, game))
        return PASS if price(game, best) == 0 and below(MODESTY) else best


def price(game: Game, option: int) -> int:
    """The cost of an option of the Buy phase; 0 for playing a Treasure."""
    if option < BUY_CARD:
        return 0
    return game.lands[option - BUY_LAND].cost if option >= BUY_LAND else cost(game, option - BUY_CARD)


def is_token(answer: int) -> bool:
    return SPEND <= answer < SPEND + TOKENS


def give(game: Game, answer: int) -> None:
    """Answer the pending decision with the code of an option or of a token."""
    if is_token(answer):
        spend(game, answer)
        offer_again(game)
    else:
        game.pending = False
        run(game, answer)


# ---------------------------------------------------------------- what is used
def count_answer(usage: Usage, game: Game, answer: int) -> None:
    """Count named options, effects used or declined, and landscapes that ask something."""
    if is_token(answer):
        return
    if game.about == TRIGGER:
        if answer == PASS:
            for key in {source_id(game, key_source(game, game.options[i])) for i in range(game.noptions - 1)}:
                usage["choose", f"{key} declined"] += 1
        elif rule_at(game, answer).may:
            usage["choose", f"{option_name(game, answer)} used"] += 1
        return
    frame = game.stack[game.top]
    if game.about == OPTION:
        usage["choose", f"{source_id(game, frame.source)} {option_name(game, answer)}"] += 1
    elif game.about == PILE and frame.text.phrases[frame.pc].takes_from == FROM_BESIDE:
        usage["choose", f"{source_id(game, frame.source)} gains {option_name(game, answer)}"] += 1
    if game.about >= PICK and frame.source >= LAND:
        usage["work", source_id(game, frame.source)] += 1


def count_events(usage: Usage, game: Game) -> None:
    """Count events of the log: cards played, bought, gained and trashed, artifacts taken, tokens spent, landscapes used."""
    landscapes = {card.id for card in game.lands}
    for event in game.events:
        kind = event.kind
        if kind in ("play", "gain", "trash"):
            for card in event.cards:
                usage[kind, card] += 1
        elif kind in ("buy", "take", "spend", "fortune", "way"):
            usage[kind, event.detail] += 1
        if event.source in landscapes:
            usage["work", event.source] += 1


def expected_uses(cards: list[Card]) -> list[tuple[str, str]]:
    """Everything that must occur with these cards, in the order of declaration."""
    uses: list[tuple[str, str]] = [("spend", token) for token in TOKEN_NAMES[:SPENDABLE]]
    for card in cards:
        if card.layout.contents:  # a pile: its cards are looked for one by one
            continue
        if card.types & FOR_SALE:
            uses.append(("buy", card.id))
        elif card.types & (ARTIFACT | STATE):
            uses.append(("take", card.id))
        elif card.types & (BOON | HEX):
            uses.append(("fortune", card.id))
        elif card.types & WAY:
            uses.append(("way", card.id))
        elif not card.is_landscape:
            dealt = card.types & (HEIRLOOM | SHELTER)  # and hardly ever gained
            if not dealt and not card.layout.beside:  # others may come by an exchange
                uses.append(("gain", card.id))
            if not dealt and not card.types & PRIZE and not card.layout.beside:
                uses.append(("buy", card.id))
            if card.types & (ACTION | TREASURE | NIGHT):
                uses.append(("play", card.id))
        if card.is_landscape and any(rule.text.size for rule in card.rules):
            uses.append(("work", card.id))
    ids = {card.id for card in cards}
    for address, text in TEXTS.items():
        for deed in steps(text):
            uses += choices_at(address, option_names(deed), ids)
    for address, rule in RULES.items():
        if rule.may:
            uses += choices_at(address, ["used", "declined"], ids)
    return list(dict.fromkeys(uses))


def choices_at(address: str, names: list[str], ids: set[str]) -> list[tuple[str, str]]:
    """Choices of the card that a text with an address such as `base/militia/1` belongs to, if it is one of these."""
    set_id, card = address.split("/")[:2]
    return [("choose", f"{card} {name}") for name in names] if set_id in (BASIC, *SETS) and card in ids else []


def option_names(deed: Deed) -> list[str]:
    """The named options of a deed; none for a choice of cards."""
    # A choice among the cards of a single pile beside the supply has no names.
    if deed.kind is DeedKind.WAY or (deed.source == FROM_BESIDE and not deed.id):
        return []
    if deed.names == AMOUNTS:
        return AMOUNTS[:COMMON]
    if deed.source == FROM_BESIDE:
        prizes = [card.id for card in known_cards() if card.types & PRIZE]
        return [f"gains {name}" for name in (deed.id, *prizes)]  # an empty pile of Prizes is too rare to expect
    return ["none" if name == "no" else name for name in deed.names]


# ---------------------------------------------------------------- one game
class Match:
    """A game to play, identified by seed and number."""

    def __init__(self, seed: int, number: int, recommended: bool) -> None:
        rng = Rng(seed << 32 | number)
        self.seed = seed
        self.number = number
        self.recommended = recommended
        self.setup = recommended_setup(rng, number) if recommended else random_setup(rng)
        self.deal = rng.below(1 << 31)
        self.player = RandomPlayer(rng.below(1 << 31))
        self.inspector = Rng(rng.below(1 << 31))
        self.answers = 0
        self.inspections = 0

    def new_game(self) -> Game:
        game = Game.new(self.setup, seed=self.deal)
        game.turn_limit = TURNS * game.nplayers
        return game

    def play(self, usage: Usage) -> Game:
        """Play the game and check the laws at its end and, in some games, during it."""
        inspected = self.inspector.below(INSPECTED) == 0
        beginning = self.player.copy()
        twin: tuple[Game, RandomPlayer] | None = None
        game = self.new_game()
        while not game.over:
            demand("a game ends some time", self.answers < ANSWERS)
            demand("there is something to answer", game.pending and game.noptions > 0)
            if inspected and self.inspector.below(INSPECTIONS) == 0:
                self.inspect(game)
                twin = twin or (game.clone(), self.player.copy())
            answer = self.player.answer(game)
            count_answer(usage, game, answer)
            give(game, answer)
            self.answers += 1
        count_events(usage, game)
        check_cards(game)
        check_possessions(game)
        check_end(game, self.setup)
        if twin is not None:
            demand("a clone plays on like the original", to_data(play_out(*twin)) == to_data(game))
        if inspected:
            silent = self.new_game()
            silent.recording = False
            demand("keeping a log changes nothing", outcome(play_out(silent, beginning)) == outcome(game))
        return game

    def inspect(self, game: Game) -> None:
        check_cards(game)
        check_possessions(game)
        check_copies(game)
        self.inspections += 1

    def describe(self) -> str:
        """The options that replay this game."""
        setup = json.dumps(self.setup.to_data())
        which = " --recommended" if self.recommended else ""
        return f"--seed {self.seed} --only {self.number}{which} (after {self.answers} answers; dealt with {self.deal}: {setup})"


def play_out(game: Game, player: RandomPlayer) -> Game:
    while not game.over:
        give(game, player.answer(game))
    return game


def outcome(game: Game) -> str:
    """The result of a game as text."""
    tokens = [list(map(int, p.tokens)) for p in game.players]
    return f"{game.scores()} {game.turn} {list(map(int, game.left))} {tokens}"


# ---------------------------------------------------------------- many games
@dataclass
class Summary:
    """Results of many games; summaries can be added."""

    games: int = 0
    turns: int = 0
    answers: int = 0
    inspections: int = 0
    stopped: int = 0  # games stopped by the turn limit
    check: int = 0  # checksum of all outcomes
    usage: Usage = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.turns += other.turns
        self.answers += other.answers
        self.inspections += other.inspections
        self.stopped += other.stopped
        self.check = (self.check + other.check) % (1 << 32)
        self.usage.update(other.usage)
        self.failures += other.failures

    def unused(self, cards: list[Card]) -> list[tuple[str, str]]:
        return [use for use in expected_uses(cards) if self.usage[use] == 0]


def play_one(seed: int, number: int, recommended: bool = False) -> Summary:
    """Play one game; failures are recorded in the summary."""
    summary = Summary(games=1)
    match = Match(seed, number, recommended)
    try:
        game = match.play(summary.usage)
        summary.turns = game.turn
        summary.stopped = int(game.turn >= game.turn_limit)
        summary.check = crc32(f"{number} {outcome(game)}".encode())
    except Exception:
        summary.failures.append(f"{match.describe()}\n{traceback.format_exc()}")
    summary.answers = match.answers
    summary.inspections = match.inspections
    return summary


def play_range(seed: int, recommended: bool, numbers: range) -> Summary:
    summary = Summary()
    for number in numbers:
        summary.add(play_one(seed, number, recommended))
    return summary


def play_games(seed: int, games: int, jobs: int, recommended: bool = False) -> Summary:
    """Play games 0 to games - 1 of this seed in `jobs` processes."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    play = partial(play_range, seed, recommended)
    if jobs == 1:
        return total(map(play, chunks))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return total(pool.map(play, chunks))


def total(parts: Iterable[Summary]) -> Summary:
    summary = Summary()
    for part in parts:
        summary.add(part)
    return summary


# ---------------------------------------------------------------- the command
def report(summary: Summary, seed: int, cards: list[Card]) -> Iterator[str]:
    """The summary as a table for people."""
    yield f"{summary.games:,} games of seed {seed}, {summary.turns:,} turns, {summary.answers:,} answers"
    yield f"{summary.inspections:,} positions inspected, {summary.stopped:,} games stopped after {TURNS} turns each"
    yield f"checksum of all results {summary.check:08x}"
    usage = summary.usage
    yield f"\n{'card':<20}{'bought':>10}{'gained':>10}{'played':>10}{'trashed':>10}"
    for card in cards:
        if not card.is_landscape:
            yield f"{card.id:<20}" + "".join(f"{usage[kind, card.id]:>10,}" for kind in ("buy", "gain", "play", "trash"))
    yield f"\n{'landscape':<20}{'bought':>10}{'taken':>10}{'received':>10}{'followed':>10}{'worked':>10}"
    for card in cards:
        if card.is_landscape:
            yield f"{card.id:<20}" + "".join(
                f"{usage[kind, card.id]:>10,}" for kind in ("buy", "take", "fortune", "way", "work")
            )
    yield f"\n{'choice':<30}{'taken':>10}"
    for kind, what in expected_uses(cards):
        if kind in ("choose", "spend"):
            yield f"{what:<30}{usage[kind, what]:>10,}"


def verdict(summary: Summary, cards: list[Card]) -> tuple[bool, str]:
    """Whether everything passed, and the last line of the report."""
    if summary.failures:
        return False, f"games that went wrong: {len(summary.failures)}"
    unused = ", ".join(f"{what} ({kind})" for kind, what in summary.unused(cards))
    if not unused:
        return True, "everything was used, and every law held"
    if summary.games < ENOUGH:
        return True, f"every law held; never used, in games too few to demand it: {unused}"
    return False, f"never used: {unused}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and report; the exit code is 1 if a law was broken or something was never used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; any number gives the same result")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="play this one game")
    parser.add_argument("--recommended", action="store_true", help="in the recommended kingdoms, one after the other")
    options = parser.parse_args(arguments)
    if options.games < 1 or options.jobs < 1 or not 0 <= options.seed < SEEDS:
        parser.error(f"at least one game and one job are needed, and a seed from 0 to {SEEDS - 1}")
    if options.only is None:
        summary = play_games(options.seed, options.games, options.jobs, options.recommended)
    else:
        summary = play_one(options.seed, options.only, options.recommended)
    cards = recommended_cards() if options.recommended else known_cards()
    if not summary.failures:
        print("\n".join(report(summary, options.seed, cards)))
    for failure in summary.failures:
        print(failure, file=sys.stderr)
    well, line = verdict(summary, cards)
    print(f"\n{line}", file=sys.stdout if well else sys.stderr)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
