"""The plain table: a game line by line, for keyboards, screen readers and pipes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import get_terminal_size

from demesne.engine.constants import FOR_SALE
from demesne.engine.definitions import CARDS
from demesne.engine.errors import DemesneError
from demesne.engine.scoring import points_by_card
from demesne.lang import Language
from demesne.levels.level import Level, find_level
from demesne.levels.think import HINT
from demesne.notation.kingdoms import mark_name
from demesne.notation.names import find_card, fold, spellings
from demesne.prose.card_descriptions import describe_card, more_than_coins
from demesne.prose.game_log import Log
from demesne.prose.position_lines import landscape_kind, possessions, shared_components, turn_line, visible_piles
from demesne.prose.question_texts import handed_over, option_text, picks_several, question
from demesne.prose.questions import PHASES
from demesne.table.advice import thought_lines
from demesne.table.saves import save
from demesne.table.session import Session
from demesne.table.spending import PAY_DEBT, how_many, most_times, offered
from demesne.table.terminal import print_text
from demesne.table.undo import was_foreseeable
from demesne.views.view import Asked, View

HIDE = "\n" * 60  # pushes the previous person's text off the screen


class Left(Exception):
    """The people at the keyboard want to leave."""


class PlainTable:
    """A table in plain text, with people at one keyboard and bots."""

    def __init__(
        self,
        session: Session,
        language: Language,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print_text,
        adviser: Level | None = None,
    ) -> None:
        self.session = session
        self.language = language
        self.read = read
        self.write = write
        self.adviser = adviser or HINT
        self.logs = {seat: Log(language, session.names, seat) for seat in session.people}
        self.told = dict.fromkeys(session.people, start_of_turn(session))  # number of events each person has been shown
        self.has_warned = False  # whether the warning about unsaved answers was shown
        self.at_keyboard = session.people[0] if len(session.people) == 1 else -1

    def say(self, id: str, **values: str | int) -> None:
        """Write a message."""
        self.write(self.language.text(id, **values))

    # ------------------------------------------------------------ the game
    def run(self) -> None:
        """Play until the game is over."""
        while True:
            self.say_who_thinks()
            player = self.session.advance()
            if player is None:
                break
            self.hand_over(player)
            self.tell(player)
            self.warn()
            self.ask(player)
        self.tell(self.at_keyboard if self.at_keyboard >= 0 else self.session.people[0])
        self.show_result()

    def say_who_thinks(self) -> None:
        """Announce a bot that looks ahead, because it takes a while."""
        player = self.session.asked()
        level = find_level(self.session.seats[player].bot) if player is not None else None
        if player is not None and level is not None and level.searches:
            self.say("level-thinks", who=self.session.names[player])

    def warn(self) -> None:
        """Warn once when answers can no longer be saved."""
        problem = self.session.unsaved
        if problem and not self.has_warned:
            self.write(self.language.error(problem))
        self.has_warned = problem is not None

    def hand_over(self, player: int) -> None:
        """Hide the screen until the next person sits at the keyboard."""
        if player != self.at_keyboard:
            other = self.at_keyboard if self.at_keyboard >= 0 else (player + 1) % len(self.session.names)
            self.write(HIDE)
            self.write(handed_over(self.language, self.session.view(other), player, self.session.names))
            self.read("")
            self.at_keyboard = player

    def tell(self, player: int) -> None:
        """Write what happened since this person last saw the log."""
        events = self.session.game.events_for(player, self.told[player])
        for line in self.logs[player].lines(events):
            self.write(("\n" if line.kind == "turn" else "") + str(line))
        self.told[player] = len(self.session.game.events)

    # ------------------------------------------------------------ questions
    def ask(self, player: int) -> None:
        """Ask a player until they have answered."""
        view = self.session.view(player)
        asked = view.decision
        assert asked is not None
        if asked.kind in PHASES:
            self.write(turn_line(self.language, view))
        if asked.kind != "trigger":
            self.say("state-hand", cards=self.language.listed(view.players[player].hand))
        self.write(question(self.language, asked, view, self.session.names))
        shown = [offered(self.language, text, view) for text in numbered_options(asked)]
        for line in option_lines(self.language, view, asked, shown):
            self.write(line)
        if picks_several(asked):
            self.say("plain-pick-several")
        answer = self.read(self.language.text("plain-prompt") + " ").strip()
        try:
            self.obey(answer, player, asked)
        except DemesneError as problem:
            self.write(self.language.error(problem))

    def obey(self, answer: str, player: int, asked: Asked) -> None:
        """Carry out a command or an answer that was typed."""
        answer = in_english(self.language, "plain-words", answer)
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say("plain-help"),
            "help": lambda: self.say("plain-help"),
            "rules": lambda: self.write("\n".join(rules(self.language))),
            "piles": lambda: self.show_piles(self.session.view(player)),
            "table": lambda: self.show_table(self.session.view(player)),
            "log": lambda: self.show_log(player),
            "deck": lambda: self.write("\n".join(points_and_deck(self.language, self.session, player))),
            "hint": lambda: self.advise(player),
            "undo": lambda: self.undo(player),
            "all": self.play_treasures,
            "quit": self.leave,
        }
        if answer.lower() in commands:
            commands[answer.lower()]()
        elif word.lower() == "card" and rest:
            here = [kind.id for kind in (*self.session.game.kinds, *self.session.game.lands)]
            self.write(describe_card(self.language, find_card(rest, self.language.code), here))
        elif word.lower() == "save" and rest:
            save(self.session, Path(rest).expanduser())
            self.say("plain-saved", file=rest)
        elif not answer:
            self.say("plain-type-something")
        else:
            self.answer(answer, asked)

    def answer(self, answer: str, asked: Asked) -> None:
        """Give an answer: an option by number or name, or several separated by commas.

        Stop after an answer whose result could not be foreseen, so that later answers do not reveal it in advance.
        """
        if picks_several(asked) and self.pick(answer, asked):
            return
        texts: list[str] = []
        game, trial = self.session.game, self.session.game.clone()
        for part in [part.strip() for part in answer.split(",") if part.strip()] or [answer]:
            if not was_foreseeable(game, texts, asked.who):
                self.session.answer(*texts)
                self.say("plain-seen-first", answer=part)
                return
            found = self.match(part, [option.text for option in trial.decision.options], asked)
            if found is None:
                self.say("plain-not-possible", answer=part)
                return
            trial.apply(found)
            texts.append(found)
        self.session.answer(*(texts if len(texts) > 1 else self.several(texts[0])))

    def several(self, text: str) -> list[str]:
        """Ask how many tokens to spend. Debt is paid off as far as the coins go."""
        most = most_times(self.session.game, text)
        if most == 1 or text == PAY_DEBT:
            return [text] * most
        self.say(how_many(text), n=most)
        number = self.read(self.language.text("plain-prompt") + " ").strip()
        if not number.isdigit() or not 0 <= int(number) <= most:
            self.say("plain-not-possible", answer=number)
            return []
        return [text] * int(number)

    def pick(self, answer: str, asked: Asked) -> bool:
        """Pick several cards at once, in any order. Return False if the answer names anything else."""
        names = {fold(self.language.card(id)): id for id in asked.pickable} | {fold(id): id for id in asked.pickable}
        parts = [part.strip() for part in answer.split(",") if part.strip()]
        options = numbered_options(asked)
        numbers = [options[int(part) - 1] for part in parts if part.isdigit() and 0 < int(part) <= len(options)]
        ids = [names.get(fold(part), "") for part in parts] if not numbers else [text.partition(" ")[2] for text in numbers]
        if len(ids) != len(parts) or any(id not in asked.pickable for id in ids):
            return False
        self.session.pick(ids)
        return True

    def match(self, part: str, now: list[str], asked: Asked) -> str | None:
        """The option with this number or name, if it is available now."""
        if part.isdigit():
            options = numbered_options(asked)
            text = options[int(part) - 1] if 1 <= int(part) <= len(options) else ""
            return text if text in now else None
        for text in now:
            rest = text.partition(" ")[2]
            if text.startswith("end ") and part.lower() == "end":
                return text
            local = option_text(self.language, text, asked)
            if fold(part) in {fold(text), fold(rest), fold(local), fold(self.language.card(rest.partition("#")[0]))}:
                return text
        return None

    # ------------------------------------------------------------ commands
    def play_treasures(self) -> None:
        """Play all plain Treasures."""
        decision = self.session.game.decision
        if decision.kind == "action phase" and any(option.verb == "play" for option in decision.options):
            self.say("table-action-left")
            return
        if decision.kind == "action phase":
            self.session.answer("end actions")
        if not self.session.play_treasures():
            self.say("plain-no-treasure")

    def advise(self, player: int) -> None:
        """Show a hint for the decision."""
        self.say("hint-thinking")
        view, later = self.session.ahead(player)
        assert view.decision is not None
        for line in thought_lines(self.language, view.decision, self.session.advise(view, self.adviser), later):
            self.write(line)

    def undo(self, player: int) -> None:
        """Take back the last answer, after asking the others if they must agree."""
        outcome = self.session.undo(player)
        if outcome == "ask":
            if not self.others_agree():
                return
            outcome = self.session.undo(player, agreed=True)
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.session.game.events))
        self.say({"undone": "plain-undone", "seen": "plain-undone-seen"}.get(outcome, "plain-nothing-to-undo"))

    def others_agree(self) -> bool:
        """Ask the other people to agree to an undo."""
        yes = self.language.text("option-yes")
        self.say("plain-undo-agree", yes=yes)
        return fold(self.read(self.language.text("plain-prompt") + " ").strip()) == fold(yes)

    def leave(self) -> None:
        """Leave the table."""
        raise Left

    # ------------------------------------------------------------ display
    def show_piles(self, view: View) -> None:
        """Write the supply."""
        for line in pile_lines(self.language, view):
            self.write("  " + line)

    def show_table(self, view: View) -> None:
        """Write what lies on the table."""
        for line in table_lines(self.language, view, self.session.names):
            self.write("  " + line)

    def show_log(self, player: int) -> None:
        """Write the log since this person's previous turn."""
        events = self.session.game.events_for(player)
        starts = [i for i, event in enumerate(events) if event.kind == "turn" and event.who == player]
        begin = starts[-2] if len(starts) > 1 else 0
        for line in Log(self.language, self.session.names, player).lines(events[begin:]):
            self.write(str(line))

    def show_result(self) -> None:
        """Write the result of the game."""
        for line in result_lines(self.language, self.session):
            self.write(line)


def numbered_options(asked: Asked) -> list[str]:
    """The options in the order of their numbers.

    In a choice of several cards every kind of card has a number, because they can be named in any order.
    """
    if not picks_several(asked):
        return asked.options
    cards = [f"choose {id}" for id in dict.fromkeys(asked.pickable)]
    return [*cards, *(text for text in asked.options if text not in cards)]


def option_lines(language: Language, view: View, asked: Asked, shown: list[str]) -> list[str]:
    """The options with their numbers, and with prices where a pile is chosen. No option is split across lines."""
    lines = [""]
    width = get_terminal_size().columns
    for i, (text, option) in enumerate(zip(numbered_options(asked), shown, strict=True)):
        verb, _, rest = text.partition(" ")
        cost = {**view.costs, **view.projects}.get(rest) if verb == "buy" or asked.kind == "pile" else None
        said = option if cost is None else priced(language, rest, option, cost)
        said += f" ×{n}" if picks_several(asked) and (n := asked.pickable.count(rest)) > 1 else ""
        if lines[-1] and len(lines[-1]) + len(said) + 5 > width:
            lines.append("")
        lines[-1] += f"{'  ' if lines[-1] else '   '}{i + 1} {said}"
    return lines


def priced(language: Language, id: str, option: str, cost: int) -> str:
    """An option with its price."""
    return language.text("plain-price", option=option, cost=cost, more=more_than_coins(language, id))


def in_english(language: Language, words: str, typed: str) -> str:
    """Translate the first word of a command from the player's language to English.

    >>> in_english(Language("de"), "plain-words", "Karte Burggraben")
    'card Burggraben'
    """
    word, space, rest = typed.partition(" ")
    known = zip(language.text(words).split(), Language("en").text(words).split(), strict=True)
    return next((english for local, english in known if fold(word) in spellings(local)), word) + space + rest


def rules(language: Language) -> list[str]:
    """The rules of Dominion for beginners."""
    return [language.text(f"web-rules-{part}") for part in ("goal", "deck", "action", "buy", "clean", "end")]


def start_of_turn(session: Session) -> int:
    """The event at which the log begins: the current turn in a resumed game, the deal in a new one."""
    turns = [i for i, event in enumerate(session.game.events) if event.kind == "turn"]
    return turns[-1] if len(turns) > 1 else 0


def pile_lines(language: Language, view: View) -> list[str]:
    """The supply by cost, the piles beside it, and the landscapes.

    A pile of different cards shows its top card and its size.
    """
    lines: list[str] = []
    piles = sorted(
        visible_piles(view).items(),
        key=lambda pile: (CARDS[pile[0]].layout.beside, view.costs[pile[0]], language.by_name(pile[0])),
    )
    for id, (_, left) in piles:
        marks = "".join(f" ({mark_name(mark, language)})" for mark, marked in view.marks.items() if marked == id)
        marks += f" ({language.text('state-beside')})" if CARDS[id].layout.beside else ""
        more = more_than_coins(language, id)
        lines.append(language.text("state-pile", cost=view.costs[id], more=more, card=language.card(id), n=left) + marks)
    for id, price in view.projects.items():
        kind = language.text(f"type-{landscape_kind(id)}")
        if CARDS[id].types & FOR_SALE:
            more = more_than_coins(language, id)
            lines.append(language.text("state-landscape-for-sale", cost=price, more=more, card=language.card(id), kind=kind))
        else:
            lines.append(language.text("state-landscape", card=language.card(id), kind=kind))
    return lines


def table_lines(language: Language, view: View, names: list[str]) -> list[str]:
    """The trash, and what each player has on the table."""
    lines = [language.text("state-trash", cards=language.listed(view.trash)), *shared_components(language, view)]
    for p in view.players:
        parts = [language.text("state-play", cards=language.listed(p.play))]
        top = p.discard_top
        parts.append(language.text("state-discard", cards=language.card(top)) if top else language.text("state-discard-empty"))
        if p.deck_size is not None:
            parts.append(language.text("state-deck", n=p.deck_size))
        parts.append(language.text("state-hand-size", n=len(p.hand)))
        parts += possessions(language, p)
        lines.append(f"{names[p.seat]}: " + "; ".join(parts))
    return lines


def ending_lines(language: Language, session: Session) -> list[str]:
    """Why the game ended, if it ended by the rules."""
    endings = [event for event in session.game.events if event.kind == "ending"]
    return [str(line) for line in Log(language, session.names).lines(endings[-1:])]


def result_lines(language: Language, session: Session) -> list[str]:
    """The winners, then the points, their sources and the deck of each player, best first."""
    game = session.game
    scores, won = game.scores(), game.winners()
    ranking = sorted(range(game.nplayers), key=lambda seat: (seat not in won, -scores[seat]))
    winners = [session.names[seat] for seat in won]
    lines = [language.text("result-winner", n=len(winners), who=language.join(winners))]
    if scores.count(max(scores)) > len(won):
        lines.append(language.text("result-fewer-turns"))
    return lines + [line for seat in ranking for line in points_and_deck(language, session, seat)]


def points_of(language: Language, id: str, n: int) -> str:
    """The points from a card or from VP tokens at the end."""
    return language.text("result-source", card=language.card(id), n=n) if id in CARDS else language.text(f"result-{id}", n=n)


def points_and_deck(language: Language, session: Session, seat: int) -> list[str]:
    """One player's points, their sources, and all their cards."""
    game = session.game
    sources = [points_of(language, id, n) for id, n in points_by_card(game, seat).items()]
    own = game.players[seat].owned
    deck = [game.kinds[kind].id for kind in range(game.nkinds) for _ in range(own[kind])]
    turns = game.players[seat].turns
    line = language.text("result-points", who=session.names[seat], points=game.scores()[seat], turns=turns)
    line += f" ({language.text('result-sources', sources=', '.join(sources))})" if sources else ""
    return [line, "  " + language.text("result-deck", cards=language.listed(deck))]
