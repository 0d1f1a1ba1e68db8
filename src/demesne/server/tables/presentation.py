"""Converts a table to messages: the view of one seat, events, facts and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, cast

import msgspec

from demesne.engine.constants import (
    ALIKE,
    ARTIFACT,
    BOON,
    COFFERS,
    FACE_DOWN,
    FOR_SALE,
    MARK_NAMES,
    PHASE_NAMES,
    PROJECT,
    STATE,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    VILLAGERS,
)
from demesne.engine.costs import cost
from demesne.engine.decisions import Option as GameOption
from demesne.engine.errors import DemesneError
from demesne.engine.events import Event as GameEvent
from demesne.engine.prices import coins_in
from demesne.engine.scoring import points_by_card, score
from demesne.engine.setup import Setup
from demesne.engine.tokens import vp_at, vp_place_of_land
from demesne.game import Game, start_from
from demesne.levels.think import Thought
from demesne.prose import hint_reasons, questions
from demesne.prose.plain_treasures import is_plain
from demesne.prose.sentences import Sentence
from demesne.server import problems
from demesne.server.tables import protocol
from demesne.server.tables.table_state import AT_A_TIME, Ahead, Table, foreseen
from demesne.table.session import is_all_or_none
from demesne.table.treasures import order_matters
from demesne.views import making
from demesne.views.making import asked_view, ids, owned, player_facts
from demesne.views.view import Asked

encode = msgspec.json.Encoder().encode
_options: dict[tuple[str, str, str, bool, int], protocol.Option] = {}  # cached options, by their contents
OPTIONS_KEPT: Final = 20_000
SEEN_BY_ALL: Final = -1  # the mask of a card that everyone saw: see `engine.events`


# ---------------------------------------------------------------- errors
def error(problem: DemesneError, about: str = "") -> protocol.Error:
    """An error as a WebSocket message; `about` is the type of the refused message."""
    return protocol.Error(problem.key, problems.values(problem), str(problem), about)


# ---------------------------------------------------------------- events
def event(happened: GameEvent) -> protocol.Event:
    """Convert an event that is already filtered for its reader."""
    return protocol.Event(
        happened.kind, happened.who, happened.depth, happened.cards, happened.amount, happened.source, happened.detail
    )


def events(game: Game, viewer: int | None, since: int) -> list[protocol.Event]:
    """The events from number `since` on, as one reader saw them."""
    return [event(happened if is_open(happened) else happened.seen_by(viewer)) for happened in game.events[since:]]


def is_open(happened: GameEvent) -> bool:
    """Whether everyone saw every card of an event."""
    for mask in happened.seen:
        if mask != SEEN_BY_ALL:
            return False
    return True


def seen_by_all(game: Game, since: int) -> bool:
    """Whether all events from number `since` on are the same for everyone."""
    for happened in game.events[since:]:
        if not is_open(happened):
            return False
    return True


# ---------------------------------------------------------------- the view
PERSONAL: Final = ("player", "phase", "players", "asked")  # the fields of a view that depend on its reader


def view(
    game: Game, viewer: int | None, turn: int | None = None, over: bool = False, ahead: bool = True
) -> protocol.View:  # fmt: skip
    """The game as one seat sees it. With a turn, the player who has to decide also gets the possible answers.

    `over` is true if the table ended before its game did.
    """
    over = over or game.over
    question = None
    if not over:
        question = asked(game, viewer, turn, foreseen(game) if ahead and turn is not None else (game, []))
    return personal_view(public_view(game, over), game, viewer, question)


def public_view(game: Game, over: bool) -> protocol.View:
    """The fields of a view that are the same for everyone. Those in `PERSONAL` are not filled in yet."""
    return protocol.View(
        player=None,
        current=game.current,
        phase="action",
        actions=game.actions,
        buys=game.buys,
        coins=game.coins,
        potions=game.potions,
        piles=piles(game),
        stacks=stacks(game),
        landscapes=landscapes(game),
        artifacts=artifacts(game),
        decks=decks(game),
        trash=ids(game, game.trash),
        players=[],
        asked=None,
        over=over,
        scores=scores(game) if over else None,
    )


def personal_view(
    public: protocol.View, game: Game, viewer: int | None, question: protocol.Asked | None
) -> protocol.View:  # fmt: skip
    """The view of one seat, or of a spectator."""
    return msgspec.structs.replace(
        public, player=viewer, phase=phase(game, question), players=players(game, viewer), asked=question
    )


def phase(game: Game, question: protocol.Asked | None) -> str:
    """The current phase. A player who is already offered the Buy phase sees it as begun."""
    buys = question is not None and question.turn is not None and question.kind == "buy phase"
    return "buy" if buys else PHASE_NAMES[game.phase]


def scores(game: Game) -> list[int]:
    """The points of all players."""
    return [int(score(game, seat)) for seat in range(game.nplayers)]


def piles(game: Game) -> list[protocol.Pile]:
    """All piles that can be seen."""
    marks = {int(at): name for at, name in zip(game.components.marked_piles, MARK_NAMES, strict=False)}
    return [pile(game, kind, marks) for kind in kinds_in_piles(game)]


def kinds_in_piles(game: Game) -> list[int]:
    """The kinds of cards in visible piles, pile by pile."""
    return [int(kind) for pile in game.components.piles if pile.order != FACE_DOWN for kind in pile.kinds]


def pile(game: Game, kind: int, marks: dict[int, str]) -> protocol.Pile:
    """The pile of a kind of card; `marks` are the names of marked piles, by their index."""
    at = game.components.pile_of[kind]
    pile = game.components.piles[at]
    traits = [game.lands[i].id for i in range(game.nlands) if game.components.lies_on[i] == at]
    several = pile.id if pile.order != ALIKE else ""
    return protocol.Pile(
        game.kinds[kind].id, int(game.left[kind]), int(coins_in(cost(game, kind))), pile.supply, marks.get(int(at), ""),
        several, int(vp_at(game, at)), traits,
    )  # fmt: skip


def stacks(game: Game) -> list[protocol.Stack]:
    """The piles of different cards, as far as they are visible."""
    seen = making.stacks(game)
    return [protocol.Stack(pile.id, pile.supply, seen[pile.id]) for pile in game.components.piles if pile.id in seen]


def landscapes(game: Game) -> list[protocol.Landscape]:
    """The landscapes beside the supply."""
    return [landscape(game, i) for i in range(game.components.for_sale)]


def landscape(game: Game, land: int) -> protocol.Landscape:
    """One landscape."""
    card, at = game.lands[land], game.components.lies_on[land]
    kind = next(name for name, bit in TYPE_NAMES.items() if card.types & bit).lower()
    owners = [seat for seat in range(game.nplayers) if game.players[seat].has_land[land]] if card.types & PROJECT else []
    return protocol.Landscape(
        card.id, cast(Any, kind), int(card.cost) if card.types & FOR_SALE else None, owners,
        int(vp_at(game, vp_place_of_land(game, land))), game.components.piles[at].id if at >= 0 else "",
    )  # fmt: skip


def decks(game: Game) -> list[protocol.Deck]:
    """The decks of Boons and Hexes, if there are any."""
    found: list[protocol.Deck] = []
    for at, kind in enumerate(("boons", "hexes")):
        if len(game.decks) > 0 and game.decks[2 * at].n + game.decks[2 * at + 1].n > 0:
            discards = [game.lands[land].id for land in game.decks[2 * at + 1].listed()]
            found.append(protocol.Deck(cast(Any, kind), int(game.decks[2 * at].n), discards))
    return found


def artifacts(game: Game) -> list[protocol.Artifact]:
    """The artifacts and their holders."""
    return [
        protocol.Artifact(game.lands[i].id, next((s for s in range(game.nplayers) if game.players[s].has_land[i]), None))
        for i in range(game.nlands)
        if game.lands[i].types & ARTIFACT
    ]


def players(game: Game, viewer: int | None) -> list[protocol.Player]:
    """All players as one viewer sees them."""
    return [player(game, viewer, seat) for seat in range(game.nplayers)]


def player(game: Game, viewer: int | None, seat: int) -> protocol.Player:
    """One player as a viewer sees them."""
    _, hand, deck, top, play, aside, look, projects, artifacts, on_landscapes, turns = player_facts(game, viewer, seat)
    p = game.players[seat]
    return protocol.Player(
        seat, hand, deck, top, play, aside, look, int(p.tokens[COFFERS]), int(p.tokens[VILLAGERS]), more_tokens(game, seat),
        making.mats(game, viewer, seat), making.pile_tokens(game, seat), projects, artifacts, owned(game, seat, STATE),
        owned(game, seat, BOON), on_landscapes, turns,
    )  # fmt: skip


def more_tokens(game: Game, seat: int) -> dict[str, int]:
    """The tokens of a player beyond Coffers and Villagers."""
    tokens = game.players[seat].tokens
    return {TOKEN_NAMES[i]: int(tokens[i]) for i in range(VILLAGERS + 1, TOKENS) if tokens[i]}


# ---------------------------------------------------------------- the question
def asked(game: Game, viewer: int | None, turn: int | None, ahead: Ahead) -> protocol.Asked:
    """The question: who decides and why, and for that player also the possible answers.

    An empty Action phase is skipped: its player is offered the answers of the Buy phase.
    """
    seen = asked_view(game, viewer, game.decision)
    reason = protocol.Reason(**cast(dict[str, Any], seen.reason)) if seen.reason else None
    mine = seen.who == viewer and turn is not None
    offered: list[protocol.Option] = []
    kind, at = seen.kind, game
    if mine:
        at, before = ahead
        seen_then = asked_view(at, viewer) if before else seen
        kind, offered = seen_then.kind, [option(offer, before, seen_then) for offer in at.decision.options]
        says = questions.question(seen_then, at)
    else:
        says = questions.question(told_to_others(seen) if seen.who == viewer else seen, game)
    return protocol.Asked(
        who=seen.who,
        kind=cast(Any, kind),
        source=seen.source,
        purpose=seen.purpose,
        reason=reason,
        turn=turn if mine else None,
        options=offered,
        least=seen.least if mine else 1,
        most=seen.most if mine else 1,
        or_none=mine and is_all_or_none(game.decision),
        picked=seen.picked if mine else [],
        pickable=seen.pickable if mine else [],
        treasures=treasures(game, kind) if mine else 0,
        says=sentence(says),
        why=sentence(questions.reason(seen)),
        cards_from=seen.cards_from,
        whose=seen.whose,
        concerning=seen.concerning,
    )


def plainly_asked(game: Game, turn: int | None) -> protocol.Asked:
    """A question without sentences: who decides, and with a turn the possible answers."""
    asks, mine = game.decision, turn is not None
    offered = [new_option(offer, [], sentence(questions.bare_answer(offer.text))) for offer in asks.options] if mine else []
    return protocol.Asked(
        who=asks.who, kind=cast(Any, asks.kind), source=asks.source, purpose=asks.purpose, reason=None, turn=turn,
        options=offered, least=asks.least if mine else 1, most=asks.most if mine else 1, or_none=False,
        picked=asks.picked if mine else [], pickable=asks.pickable if mine else [], treasures=0,
        says=sentence(Sentence("ask-plainly")) if mine else None, why=None, cards_from="", whose=asks.whose, concerning=[],
    )  # fmt: skip


def told_to_others(seen: Asked) -> Asked:
    """A question without the details that only the deciding player may know."""
    return replace(seen, options=[], rules=[], prices=[], picked=[], pickable=[])


def sentence(said: Sentence | None) -> protocol.Sentence | None:
    """Convert a sentence to its message form."""
    if said is None:
        return None
    parts = {name: [made for part in parts if (made := sentence(part))] for name, parts in said.parts.items()}
    return protocol.Sentence(said.key, said.values, parts)


def reasons(game: Game, thought: Thought) -> list[protocol.Sentence]:
    """The reasons for the recommended answer."""
    why = hint_reasons.why(asked_view(game, game.decision.who), thought)
    return [made for said in why if (made := sentence(said))]


def options(game: Game, before: list[str]) -> list[protocol.Option]:
    """The possible answers at a decision, each preceded by the answers that lead there."""
    seen = asked_view(game, game.decision.who)
    return [option(offered, before, seen) for offered in game.decision.options]


def option(offered: GameOption, before: list[str], seen: Asked) -> protocol.Option:
    """One possible answer. Most are plain cards, which come from a cache."""
    by_name = offered.verb in ("play", "buy") and " as " not in offered.text
    if not by_name and (offered.verb != "choose" or seen.kind not in ("pick", "pile", "order")):
        return new_option(offered, before, sentence(questions.answer(seen, offered.text)))
    key = (offered.text, offered.verb, offered.card, offered.reaction, len(before))
    found = _options.get(key)
    if found is None:
        if len(_options) >= OPTIONS_KEPT:
            _options.clear()
        found = _options[key] = new_option(offered, before, None)
    return found


def new_option(offered: GameOption, before: list[str], label: protocol.Sentence | None) -> protocol.Option:
    """Create one possible answer, with its label if it needs one."""
    text, _, number = offered.text.partition("#")
    card = text.partition(" ")[2] if offered.verb == "end" else offered.card
    return protocol.Option(
        [*before, offered.text], cast(Any, offered.verb), card, int(number) if number else 1, offered.reaction, label
    )


def treasures(game: Game, kind: str) -> int:
    """The number of Treasures that can be played now and whose order does not matter."""
    if kind not in ("action phase", "buy phase") or order_matters(game):
        return 0
    hand = ids(game, game.players[game.asked].hand)
    if game.decision.kind != "action phase":
        offered = {offer.card for offer in game.decision.options if offer.verb == "play"}
        hand = [id for id in hand if id in offered]
    return sum([is_plain(id) for id in hand])


# ---------------------------------------------------------------- the table
def setup(setup: Setup) -> protocol.Setup:
    """Convert a setup to its message form."""
    return msgspec.convert(setup.to_data(), protocol.Setup)


def facts(table: Table, here: set[int] | None = None, gone_since: dict[int, int] | None = None) -> protocol.Facts:
    """The public facts of a table."""
    opening = table.opening
    return protocol.Facts(
        id=table.id,
        state=table.state,
        created=opening.created,
        setup=setup(table.setup),
        seats=[seat(table, i, here or set(), gone_since or {}) for i in range(len(table.seats))],
        public=opening.public,
        spectators=opening.spectators,
        winners=table.winners(),
        rematch=table.rematch,
        hints=table.gives_hints,
        rematch_wanted=list(table.rematch_wanted),
    )


def seat(table: Table, number: int, here: set[int], gone_since: dict[int, int]) -> protocol.Seat:
    """One seat as everyone sees it."""
    s = table.seats[number]
    away = s.is_person and not s.is_free and number not in here
    return protocol.Seat(
        name=s.name,
        kind="bot" if s.kind == "bot" else "free" if s.is_free else "person",
        bot=s.bot,
        join=cast(Any, s.kind if s.is_free else ""),
        here=s.kind != "bot" and number in here,
        gone_since=gone_since.get(number, table.opening.created) if away else None,
        resigned=s.resigned,
        replaced=s.is_replaced,
    )


def request(table: Table) -> protocol.Request | None:
    """The open request, if there is one."""
    asked_for = table.request
    if asked_for is None:
        return None
    return protocol.Request(
        table.request_id, asked_for.kind, asked_for.by, asked_for.about, asked_for.bot, asked_for.waiting, asked_for.events
    )  # fmt: skip


# ---------------------------------------------------------------- the result
class Curves:
    """Points and money per turn, collected during the replay of a finished game."""

    def __init__(self, players: int) -> None:
        self.points: list[list[int]] = [[] for _ in range(players)]
        self.money: list[list[int]] = [[] for _ in range(players)]
        self.begins: list[int] = []  # the number of answers before each turn
        self.whose = -1
        self.told = 0

    def look(self, game: Game, step: int) -> None:
        """Collect the events since the last call; `step` is the number of answers."""
        for happened in game.events[self.told :]:
            if happened.kind == "turn":
                self.end_turn(game)
                self.begins.append(step)
                self.whose = happened.who
                self.money[self.whose].append(0)
            elif happened.who == self.whose >= 0:
                self.money[self.whose][-1] += earned(happened)
        self.told = len(game.events)

    def end_turn(self, game: Game) -> None:
        """Record the points of the player whose turn has ended."""
        if self.whose >= 0:
            self.points[self.whose].append(int(score(game, self.whose)))


def earned(happened: GameEvent) -> int:
    """The coins that an event gave."""
    if happened.kind == "coins":
        return max(0, happened.amount)
    return int(happened.kind == "spend" and happened.detail == "coffers")


@dataclass(frozen=True)
class Outcome:
    """The result of a game, and the number of answers before each of its turns."""

    ended: protocol.Ended
    turns: list[int]


def outcome(table: Table) -> Iterator[Outcome | None]:
    """Compute the result in steps. Yields None after each step, and the result at the end."""
    again = start_from(table.start)
    curves = Curves(again.nplayers)
    curves.look(again, 0)
    for i, text in enumerate(table.journal):
        if i % AT_A_TIME == AT_A_TIME - 1:
            yield None
        again.apply(text)
        curves.look(again, i + 1)
    curves.end_turn(again)
    players = [player_result(again, seat, curves) for seat in range(again.nplayers)]
    yield Outcome(protocol.Ended(table.end, table.winners(), players), curves.begins)


def player_result(game: Game, who: int, curves: Curves) -> protocol.PlayerResult:
    """The result of one player."""
    own = game.players[who].owned
    return protocol.PlayerResult(
        seat=who,
        score=int(score(game, who)),
        turns=game.players[who].turns,
        deck={game.kinds[kind].id: int(own[kind]) for kind in range(game.nkinds) if own[kind]},
        points=points_by_card(game, who),
        points_by_turn=curves.points[who],
        money_by_turn=curves.money[who],
    )
