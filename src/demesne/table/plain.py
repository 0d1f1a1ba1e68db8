"""A game in the terminal, line by line."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from demesne.bots.big_money import big_money
from demesne.cards.kingdoms import KINGDOMS
from demesne.engine.constants import PROJECT, TREASURE
from demesne.engine.definitions import CARDS, id_of
from demesne.engine.errors import DemesneError, SetupError
from demesne.engine.scoring import points_by_card
from demesne.engine.setup import Setup
from demesne.game import Game
from demesne.table.english import listed, log_lines, name, question

HELP = """Answer with the number or the name of an option; several cards at once with commas: copper, estate.
  all      play all Treasures whose order does not matter     undo     take back your last answer
  end      end this phase
  piles    what can still be bought                            cards    the text of the table: trash, mats, projects
  log      what happened since your last turn                  quit     leave the game"""
# Treasures whose order or use matters are never played by `all`.
PLAYED_BY_HAND = {"horn_of_plenty", "diadem", "scepter", "ducat", "spices"}


class Left(Exception):
    """The person at the keyboard has had enough."""


def parse_kingdom(text: str, bane: str, players: int) -> Setup:
    """A recommended kingdom by its id, or card ids and projects with commas."""
    if text in KINGDOMS:
        known = KINGDOMS[text]
        return Setup(list(known.cards), players, list(known.projects), bane or known.bane)
    ids = [id_of(part.strip()) for part in text.split(",") if part.strip()]
    if len(ids) == 1:
        raise SetupError(
            f"there is no kingdom called {text!r}; there are: {', '.join(KINGDOMS)}, or name ten cards with commas"
        )
    unknown = [id for id in ids if id not in CARDS]
    if unknown:
        raise SetupError(f"there is no card called {', '.join(unknown)}")
    projects = [id for id in ids if CARDS[id].types & PROJECT]
    return Setup([id for id in ids if id not in projects], players, projects, id_of(bane))


def play(kingdom: str, bane: str, players: int, seed: int | None) -> int:
    setup = parse_kingdom(kingdom, bane, players)
    seed = random.randrange(1 << 32) if seed is None else seed
    table = PlainTable(Game.new(setup, seed=seed))
    print(f"Demesne. Kingdom: {', '.join(name(id) for id in setup.kingdom)}; seed {seed}. Type ? for help.")
    if setup.projects:
        print(f"Projects: {', '.join(name(id) for id in setup.projects)}.")
    if setup.bane:
        print(f"Bane: {name(setup.bane)}.")
    try:
        table.run()
    except (Left, EOFError):
        print("You leave the game.")
    return 0


class PlainTable:
    """One person in seat 0, bots in the others."""

    def __init__(self, game: Game, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> None:
        self.game = game
        self.read = read
        self.write = write
        self.names = ["You"] + [f"Bot {seat}" for seat in range(1, game.nplayers)] if game.nplayers > 2 else ["You", "Bot"]
        self.told = 0  # events written so far

    def run(self) -> None:
        while not self.game.over:
            if self.has_nothing_to_do():
                self.game.apply(self.game.decision.options[0])
            elif self.game.decision.who == 0:
                self.tell()
                self.ask()
            else:
                self.game.apply(big_money(self.game.view(self.game.decision.who)))
        self.tell()
        self.show_result()

    def has_nothing_to_do(self) -> bool:
        """A phase in which nothing is left but to end it. That is worth no question."""
        return all(option.verb == "end" for option in self.game.decision.options)

    def tell(self) -> None:
        """Write what happened since the last time."""
        for line in log_lines(self.game.events_for(0, self.told), self.names):
            self.write(speak(line))
        self.told = len(self.game.events)

    # ------------------------------------------------------------ asking the person
    def ask(self) -> None:
        view = self.game.view(0)
        asked = view.decision
        assert asked is not None
        if asked.kind in ("action phase", "buy phase"):
            self.write(f"-- {view.actions} Actions, {view.buys} Buys, ${view.coins}. Hand: {listed(view.players[0].hand)}")
        elif asked.kind == "pick":
            self.write(f"-- Hand: {listed(view.players[0].hand)}")
        self.write(question(asked, view, self.names))
        self.write("   " + "  ".join(f"{i + 1} {option_text(text)}" for i, text in enumerate(asked.options)))
        answer = self.read("> ").strip().lower()
        try:
            self.obey(answer, asked.options)
        except DemesneError as problem:
            self.write(f"{problem}")

    def obey(self, answer: str, options: list[str]) -> None:
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.write(HELP),
            "help": lambda: self.write(HELP),
            "piles": self.show_piles,
            "cards": self.show_table,
            "log": self.show_log,
            "undo": self.undo,
            "all": self.play_treasures,
            "quit": self.leave,
        }
        if answer == "end":
            answer = next((text for text in options if text.startswith("end ")), answer)
        if answer in commands:
            commands[answer]()
            return
        wanted = [part.strip() for part in answer.split(",") if part.strip()]
        if not wanted:
            self.write("Type the number or the name of an option, or ? for help.")
            return
        trial = self.game.clone()
        answers: list[str] = []
        for part in wanted:
            found = match(part, [option.text for option in trial.decision.options], options)
            if found is None:
                raise DemesneError(f"{part!r} is not possible here. Type one of the options, or ? for help.")
            trial.apply(found)
            answers.append(found)
        for text in answers:
            self.game.apply(text)

    def play_treasures(self) -> None:
        played = False
        if self.game.decision.kind == "action phase":
            self.game.apply("end actions")
        while self.game.pending and self.game.decision.kind == "buy phase":
            plain = [option for option in self.game.decision.options if option.verb == "play" and is_plain(option.card)]
            if not plain:
                break
            self.game.apply(plain[0])
            played = True
        if not played:
            self.write("There is no Treasure to play whose order does not matter.")

    def undo(self) -> None:
        """Back to the person's last decision before this one."""
        answers = 1
        journal = len(self.game.journal)
        while answers <= journal:
            earlier = self.game.undone(answers)
            if earlier.decision.who == 0 and any(not option.declines for option in earlier.decision.options):
                self.game = earlier
                self.told = len(earlier.events)
                self.write("(taken back)")
                return
            answers += 1
        self.write("There is nothing to take back.")

    def leave(self) -> None:
        raise Left

    # ------------------------------------------------------------ showing
    def show_piles(self) -> None:
        view = self.game.view(0)
        for id, left in sorted(view.piles.items(), key=lambda pile: (view.costs[pile[0]], pile[0])):
            self.write(f"  ${view.costs[id]} {name(id)}: {left}{' (Bane)' if id == view.bane else ''}")
        for id, price in view.projects.items():
            self.write(f"  ${price} {name(id)} (project)")

    def show_table(self) -> None:
        view = self.game.view(0)
        self.write(f"  Trash: {listed(view.trash)}")
        for p in view.players:
            parts = [f"in play: {listed(p.play)}", f"discard pile: {name(p.discard_top) if p.discard_top else 'empty'}"]
            if p.deck_size is not None:
                parts.append(f"deck: {p.deck_size} cards")
            parts += [f"{token}: {n}" for token, n in p.tokens.items() if n]
            parts += [f"set aside: {listed(p.aside)}"] if p.aside else []
            parts += [f"has {', '.join(name(id) for id in p.projects + p.artifacts)}"] if p.projects + p.artifacts else []
            self.write(f"  {self.names[p.seat]}: " + "; ".join(parts))

    def show_log(self) -> None:
        events = self.game.events_for(0)
        starts = [i for i, event in enumerate(events) if event.kind == "turn" and event.who == 0]
        for line in log_lines(events[starts[-2] if len(starts) > 1 else 0 :], self.names):
            self.write(speak(line))

    def show_result(self) -> None:
        scores = self.game.scores()
        for seat, points in enumerate(scores):
            own = self.game.players[seat].own
            deck = [id for kind in range(self.game.nkinds) for id in [self.game.kinds[kind].id] * own[kind]]
            sources = ", ".join(f"{name(id)} {n}" for id, n in points_by_card(self.game, seat).items()) or "nothing"
            self.write(f"{self.names[seat]}: {points} points in {self.game.players[seat].turns} turns (from {sources})")
            self.write(f"  {listed(deck)}")
        self.write("Winner: " + " and ".join(self.names[seat] for seat in self.game.winners()))


def is_plain(id: str) -> bool:
    card = CARDS[id]
    return bool(card.types & TREASURE) and id not in PLAYED_BY_HAND


def option_text(text: str) -> str:
    """An option as it is offered: `buy Gold`, `Militia`, `end actions`."""
    verb, _, rest = text.partition(" ")
    id, _, number = rest.partition("#")
    shown = name(id) + (f" ({number})" if number else "")
    return shown if verb == "choose" else f"{verb} {shown}"


def match(part: str, now: list[str], offered: list[str]) -> str | None:
    """The option meant by a number (of those offered first) or a name."""
    if part.isdigit():
        text = offered[int(part) - 1] if 1 <= int(part) <= len(offered) else ""
        return text if text in now else None
    plain = re.sub(r"[^a-z0-9# ]", "", part.replace("_", " "))
    for text in now:
        names = {text, text.partition(" ")[2], option_text(text).lower()}
        if part in names or plain in {re.sub(r"[^a-z0-9# ]", "", known.replace("_", " ").lower()) for known in names}:
            return text
    return None


def speak(line: str) -> str:
    """`You plays` is no English."""
    return re.sub(r"\bYou (\w+?)s\b", second_person, line).replace("You buy and gains", "You buy and gain")


def second_person(found: re.Match[str]) -> str:
    verb = found[1]
    return {"i": "You are", "shuffle": "You shuffle"}.get(verb, "You " + re.sub(r"(sh|ss)e$", r"\1", verb))
