"""Calibration of hints: how well the chances they give match the results.

Games between levels and strategies are played once and saved, with some of their decisions. Each version of Demesne gives the
chance of the player who is asked, which is compared with the result of the game. The first file has a line for every game,
and the second a line with the chances of every game; running the same command again resumes after a stop.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import exp, log
from statistics import mean
from typing import Final

from bench.lines import Line, Lines
from demesne.bots.batch import TURN_LIMIT
from demesne.bots.table import STANDARD, answer_in
from demesne.engine.setup import Setup
from demesne.game import Game, replay
from demesne.levels.chances import FIRMEST, LONG, Trust, chance_of, logit, sigmoid
from demesne.levels.knowledge import look_for, remember, shipped, strategy_for, two
from demesne.levels.level import HARD, MEDIUM, Level, best_known, find_level
from demesne.levels.review import decides
from demesne.levels.think import advise, answer, known_by_now, turn_of
from demesne.notation.generator import generate
from demesne.sets import SETS
from demesne.sets.recommended import KINGDOMS
from demesne.strategies.alternatives import parse_all, write_all
from demesne.strategies.find import find_strategy
from demesne.views.sampling import sample
from demesne.views.view import View

HARD_BOT: Final = "hard:playouts=150"
MATCHES: Final = (  # played in every kingdom from both seats
    (HARD_BOT, "medium"),
    (HARD_BOT, "medium"),
    (HARD_BOT, HARD_BOT),
    ("medium", "medium"),
    ("easy", HARD_BOT),
    (STANDARD, HARD_BOT),
)
LAST_TURN: Final = 15
POSITIONS: Final = 6  # positions per game
BINS: Final = 10
FOLDS: Final = 8  # cross-validation folds of kingdoms
RESAMPLED: Final = 1000  # bootstrap samples for intervals


# ---------------------------------------------------------------- games
def kingdoms(wanted: int, seed: int) -> list[Setup]:
    """Kingdoms, half recommended by rulebooks and half drawn from all sets."""
    names = random.Random(seed).sample(sorted(KINGDOMS), wanted // 2)
    drawn = [generate(list(SETS), seed=seed + n) for n in range(wanted - len(names))]
    return [kingdom for pair in zip((KINGDOMS[name].setup(2) for name in names), drawn, strict=True) for kingdom in pair]


def prepare(number: int, setup: Setup, lines: Lines) -> None:
    """Prepare the plans of Hard and Medium: the shipped ones, or those of Medium's short evolution, which runs only once."""
    if not lines.has(plans_of=number):
        medium = look_for(two(setup), MEDIUM)  # with alternative plans
        hard = shipped(two(setup), HARD) or medium
        lines.add({"plans_of": number, HARD.name: write_all(hard), MEDIUM.name: write_all(medium)})
    (known,) = lines.about(plans_of=number)
    for level in (HARD, MEDIUM):
        remember(setup, level, parse_all(known[level.name]))


def play(setup: Setup, bots: Sequence[str], seed: int) -> Line:
    """Play and record a game, and choose decisions to examine: random ones of different turns, and all of one turn."""
    game = Game.new(setup, seed)
    game.turn_limit = TURN_LIMIT * setup.players
    asked: dict[tuple[int, int], list[int]] = defaultdict(list)
    while not game.over:
        view = game.view(game.decision.who)
        text = answer_of(game, view, bots[game.decision.who], setup)
        turn = turn_of(view, game.decision.who)
        if turn <= LAST_TURN and game.current == game.decision.who and decides(game, game.decision, text):
            asked[game.decision.who, turn].append(len(game.journal))
        game.apply(text)
    rng = random.Random(seed)
    turns = rng.sample(sorted(asked), min(POSITIONS, len(asked)))
    longest = max(turns, key=lambda turn: len(asked[turn]))
    winners = game.winners()
    return {
        "start": game.start,
        "journal": list(game.journal),
        "positions": sorted(rng.choice(asked[turn]) for turn in turns),
        "turn": asked[longest],
        "won": [1 / len(winners) if who in winners else 0.0 for who in range(setup.players)],
    }


def answer_of(game: Game, view: View, bot: str, setup: Setup) -> str:
    level = find_level(bot)
    if level is not None and level.searches:
        return answer(view, bot)
    strategy = find_strategy(bot) if level is None else strategy_for(setup, level)
    return answer_in(game, strategy)


def play_all(options: argparse.Namespace, lines: Lines) -> None:
    for number, setup in enumerate(kingdoms(options.kingdoms, options.seed)):
        todo = [
            (seed, (match if seat == 0 else match[::-1]))
            for place, match in enumerate(MATCHES)
            for seat in ((0, 1) if options.both else (place % 2,))
            if not lines.has(kingdom=number, seed=(seed := options.seed + 100 * number + 2 * place + seat))
        ]
        if todo:
            prepare(number, setup, lines)
        for seed, bots in todo:
            lines.add({"kingdom": number, "seed": seed, "bots": list(bots)} | play(setup, bots, seed))
            print(".", end="", file=sys.stderr, flush=True)


def games_in(lines: Lines) -> list[Line]:
    return [line for line in lines.all if "journal" in line]


# ---------------------------------------------------------------- chances
def predict(line: Line, playouts: int) -> Line:
    """The chance of the best answer in each position of a game, and, for every third game, in all positions of one turn."""
    level = replace(best_known(line["bots"]), playouts=playouts)
    wanted = {*line["positions"], *(line["turn"] if line["seed"] % 3 == 0 else ())}
    told = [told_at(line, n, level) for n in sorted(wanted)]
    return {"seed": line["seed"], "told": told}


def told_at(line: Line, n: int, level: Level) -> Line:
    game = replay(line["start"], line["journal"][:n])
    who = game.decision.who
    view = game.view(who)
    thought = advise(view, level)
    known: Line = {"n": n, "who": who, "turn": turn_of(view, who), "playouts": thought.playouts}
    if not thought.estimates:
        return known
    best = thought.estimates[0]
    known |= {"chance": best.chance, "low": best.low, "high": best.high, "games": best.playouts}
    return known | {"share": thought.won, "turns": thought.turns}


def predict_all(options: argparse.Namespace, games: Lines, told: Lines) -> None:
    at = -1
    for line in games_in(games):
        if not told.has(seed=line["seed"]):
            if line["kingdom"] != at:
                at = line["kingdom"]
                prepare(at, Setup.from_data(line["start"]["setup"]), games)
            told.add(predict(line, options.playouts))
            print(".", end="", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- how far off a single chance is
def play_on(line: Line, n: int, times: int) -> Line:
    """Play on from a position many times with the same players, and count how often the player who is asked wins.

    The cards that this player cannot see are redealt each time.
    """
    now = replay(line["start"], line["journal"][:n])
    who = now.decision.who
    setup, view, won = Setup.from_data(line["start"]["setup"]), now.view(who), 0.0
    for time in range(times):
        game = sample(view, random.Random(time))
        game.turn_limit = TURN_LIMIT * len(line["bots"])
        while not game.over:
            asked = game.decision.who
            game.apply(answer_of(game, game.view(asked), line["bots"][asked], setup))
        winners = game.winners()
        won += 1 / len(winners) if who in winners else 0.0
    return {"seed": line["seed"], "n": n, "who": who, "times": times, "won": won}


def play_on_all(options: argparse.Namespace, games: Lines, on: Lines) -> None:
    """Play on from one position of every fifth game."""
    for line in games_in(games)[::5]:
        n = random.Random(line["seed"]).choice(line["positions"])
        if not on.has(seed=line["seed"], n=n):
            prepare(line["kingdom"], Setup.from_data(line["start"]["setup"]), games)
            on.add(play_on(line, n, options.times))
            print(".", end="", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- how far chances can be trusted
def fitted(points: Sequence[Line]) -> Trust:
    """The maximum a posteriori trust, without its doubt, by Newton's method from a weak prior at 0."""
    less = lean = 0.0
    for _ in range(25):
        g0, g1, h00, h01, h11 = -less, -lean, 1.0, 0.0, 1.0
        for at in points:
            x, ahead = seen_logit(at), min(at["turns"] / LONG, 1.0)
            p = sigmoid(x * (1 - less * ahead) + lean * ahead)
            w, f0, f1 = p * (1 - p), -x * ahead, ahead
            g0, g1 = g0 + (at["won"] - p) * f0, g1 + (at["won"] - p) * f1
            h00, h01, h11 = h00 + w * f0 * f0, h01 + w * f0 * f1, h11 + w * f1 * f1
        det = h00 * h11 - h01 * h01
        less, lean = less + (h11 * g0 - h01 * g1) / det, lean + (h00 * g1 - h01 * g0) / det
    return Trust(less, lean, 0.0)


def seen_logit(at: Line) -> float:
    return min(max(logit((at["share"] * at["games"] + 2) / (at["games"] + 4)), -FIRMEST), FIRMEST)


def fitted_doubt(points: Sequence[Line], on: list[Line], trust: Trust) -> float:
    """The maximum likelihood standard deviation of true logits around the given ones, from games played on.

    It uses only players who play like Hard, as hints assume.
    """
    by_place = {(at["seed"], at["n"]): at for at in points if at["bot"] == HARD_BOT}
    known = [(by_place[line["seed"], line["n"]], line) for line in on if (line["seed"], line["n"]) in by_place]
    return max((n / 20 for n in range(41)), key=lambda doubt: sum(likelihood(at, line, trust, doubt) for at, line in known))


def likelihood(at: Line, line: Line, trust: Trust, doubt: float) -> float:
    """The log-likelihood of the results, over a normal distribution of the true logit."""
    ahead = min(at["turns"] / LONG, 1.0)
    middle = seen_logit(at) * (1 - trust.less * ahead) + trust.lean * ahead
    total = weights = 0.0
    for step in range(-30, 31):
        weight, p = exp(-step * step / 200), sigmoid(middle + doubt * ahead**0.5 * step / 10)
        p = min(max(p, 1e-6), 1 - 1e-6)
        total += weight * exp(line["won"] * log(p) + (line["times"] - line["won"]) * log(1 - p))
        weights += weight
    return log(total / weights)


def points_of(games: list[Line], told: list[Line]) -> list[Line]:
    """The predictions at the random positions, with the results of their games."""
    by_seed = {line["seed"]: line for line in told}
    return [
        at | {"seed": game["seed"], "kingdom": game["kingdom"], "bot": game["bots"][at["who"]], "won": game["won"][at["who"]]}
        for game in games if game["seed"] in by_seed
        for at in by_seed[game["seed"]]["told"] if at["n"] in game["positions"] and "share" in at
    ]  # fmt: skip


def told_again(games: list[Line], told: list[Line], doubt: float) -> Iterator[Line]:
    """The predictions with the trust fitted on the other kingdoms."""
    points = points_of(games, told)
    trusts = [fitted([at for at in points if at["kingdom"] % FOLDS != fold]) for fold in range(FOLDS)]
    kingdoms = {game["seed"]: game["kingdom"] for game in games}
    for line in told:
        trust = replace(trusts[kingdoms[line["seed"]] % FOLDS], doubt=doubt)
        yield line | {"told": [at | again(at, trust) for at in line["told"]]}


def again(at: Line, trust: Trust) -> Line:
    if "share" not in at:
        return {}
    chance = chance_of(at["share"], at["games"], at["turns"], trust=trust)
    return {"chance": chance.share, "low": chance.low, "high": chance.high}


# ---------------------------------------------------------------- the tables
@dataclass(frozen=True)
class Row:
    """A predicted chance and the result."""

    game: int
    bot: str
    against: str
    turn: int
    chance: float
    low: float
    high: float
    won: float


def rows_of(games: list[Line], told: list[Line]) -> list[Row]:
    """A row for each random position for which a chance was given."""
    by_seed = {line["seed"]: line for line in told}
    return [
        Row(game["seed"], game["bots"][at["who"]], game["bots"][1 - at["who"]], at["turn"], at["chance"], at["low"], at["high"],
            game["won"][at["who"]])
        for game in games if game["seed"] in by_seed
        for at in by_seed[game["seed"]]["told"] if at["n"] in game["positions"] and "chance" in at
    ]  # fmt: skip


def share_of(rows: Iterable[Row]) -> float:
    return mean(row.won for row in rows)


def brier(rows: Iterable[Row]) -> float:
    return mean((row.chance - row.won) ** 2 for row in rows)


def slope(rows: Sequence[Row]) -> float:
    """The slope of a logistic regression of wins on the logit of the chance.

    It is 1 if chances are neither overconfident nor underconfident. A weak prior at 1 keeps it finite.
    """
    points = [(log(p / (1 - p)), row.won) for row in rows for p in [min(0.99, max(0.01, row.chance))]]
    a, b = 0.0, 1.0
    for _ in range(25):
        g0, g1, h00, h01, h11 = -a, 1 - b, 1.0, 0.0, 1.0
        for x, y in points:
            p = 1 / (1 + exp(-min(max(a + b * x, -30.0), 30.0)))
            w = p * (1 - p)
            g0, g1 = g0 + y - p, g1 + (y - p) * x
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        det = h00 * h11 - h01 * h01
        a, b = a + (h11 * g0 - h01 * g1) / det, b + (h00 * g1 - h01 * g0) / det
    return b


def interval(rows: Sequence[Row], of: object) -> tuple[float, float]:
    """A 95 % bootstrap interval over games, because the positions of one game share its result."""
    assert callable(of)
    by_game: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    games, rng = list(by_game.values()), random.Random(0)
    found = sorted(of([row for game in rng.choices(games, k=len(games)) for row in game]) for _ in range(RESAMPLED))
    return found[RESAMPLED // 40], found[-RESAMPLED // 40]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def by_chance(rows: list[Row]) -> Iterator[str]:
    yield from ("| told, % | positions | told on average | won (95 %) |", "|---|---:|---:|---|")
    for n in range(BINS):
        here = [row for row in rows if min(int(row.chance * BINS), BINS - 1) == n]
        if here:
            low, high = interval(here, share_of)
            told, won = mean(row.chance for row in here), share_of(here)
            shares = f"{percent(told)} | {percent(won)} ({percent(low)}–{percent(high)})"
            yield f"| {n * 10}–{n * 10 + 10} | {len(here)} | {shares} |"


def by_group(rows: list[Row]) -> Iterator[str]:
    yield from (
        "| positions of | positions | told on average | won | Brier score | slope (95 %) |",
        "|---|---:|---:|---:|---:|---|",
    )
    groups = {f"turns {a} to {a + 2}": [row for row in rows if a <= row.turn < a + 3] for a in range(1, LAST_TURN, 3)}
    for row in rows:
        groups.setdefault(f"{name_of(row.bot)} against {name_of(row.against)}", []).append(row)
    for title, here in [*groups.items(), ("all", rows)]:
        if len(here) > 1:
            low, high = interval(here, slope) if title == "all" else (0.0, 0.0)
            wide = f" ({low:.2f}–{high:.2f})" if title == "all" else ""
            told = mean(row.chance for row in here)
            yield (
                f"| {title} | {len(here)} | {percent(told)} | {percent(share_of(here))} | {brier(here):.3f} "
                f"| {slope(here):.2f}{wide} |"
            )


def name_of(bot: str) -> str:
    level = find_level(bot)
    return bot if level is None else level.name.capitalize()


def steadiness(told: list[Line], games: list[Line]) -> Iterator[str]:
    """How much the chance changes between decisions of the same turn."""
    by_seed = {line["seed"]: line for line in games}
    pairs: list[tuple[bool, Line, Line]] = []
    for line in told:
        game = by_seed[line["seed"]]
        here = [at for at in line["told"] if at["n"] in game["turn"] and "chance" in at]
        known = [known_by_now(replay(game["start"], game["journal"][: at["n"]]).view(at["who"])) for at in here]
        pairs += [(known[i] == known[i + 1], before, after) for i, (before, after) in enumerate(pairwise(here))]
    for title, wanted in (("a card was seen", False), ("nothing new was seen", True)):
        two = [(before, after) for same, before, after in pairs if same == wanted]
        moves = sorted(abs(after["chance"] - before["chance"]) for before, after in two)
        outside = sum(not before["low"] <= after["chance"] <= before["high"] for before, after in two)
        yield (
            f"- {len(two)} pairs of successive decisions of one turn between which {title}: the chance moves by "
            f"{100 * mean(moves):.1f} points on average, by more than {100 * moves[len(moves) * 9 // 10]:.0f} in a tenth of "
            f"them, by more than 20 in {sum(move > 0.2 for move in moves)}; it leaves the interval given before in "
            f"{100 * outside / len(two):.0f} %."
        )


def report(games: list[Line], told: list[Line]) -> Iterator[str]:
    rows = rows_of(games, told)
    asked = sum(len(line["positions"]) for line in games)
    inside = mean(row.low <= 0.5 <= row.high for row in rows)
    many = len({line["kingdom"] for line in games})
    yield f"{len(games)} games in {many} kingdoms, {asked} positions, {len(rows)} with a chance"
    yield f"({percent(inside)} % of the intervals hold 50 %)."
    yield ""
    yield from by_chance(rows)
    yield ""
    yield from by_group(rows)
    yield ""
    yield from steadiness(told, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="GAMES", help="the file of games")
    parser.add_argument("told", metavar="CHANCES", nargs="?", help="file for the chances; without it, games are played")
    parser.add_argument(
        "--on", metavar="FILE", help="play on from some positions several times; with CHANCES: fit the trust in them to that"
    )
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--kingdoms", type=int, default=40)
    parser.add_argument("--once", dest="both", action="store_false", help="play every match from one seat only")
    parser.add_argument("--playouts", type=int, default=1000, help="for a hint")
    parser.add_argument("--seed", type=int, default=60_000)
    options = parser.parse_args()
    games = Lines(options.games)
    if options.told is None and options.on:
        play_on_all(options, games, Lines(options.on))
    elif options.told is None:
        play_all(options, games)
    else:
        told = Lines(options.told)
        predict_all(options, games, told)
        print("\n".join(report(games_in(games), told.all)))
        if options.on and (points := points_of(games_in(games), told.all)):
            trust = fitted(points)
            doubt = fitted_doubt(points, Lines(options.on).all, trust)
            print("\n", replace(trust, doubt=doubt), "and, for each kingdom by the others:\n")
            print("\n".join(report(games_in(games), list(told_again(games_in(games), told.all, doubt)))))


if __name__ == "__main__":
    main()
