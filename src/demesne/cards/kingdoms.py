"""Recommended kingdoms of the rulebooks that the cards at hand can fill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from demesne.engine.setup import Setup


@dataclass(frozen=True)
class Kingdom:
    """A setup with a name."""

    id: str
    laid_out: Setup

    def setup(self, players: int = 2) -> Setup:
        return self.laid_out.for_players(players)


def kingdom(id: str, piles: str, landscapes: str = "", **marks: str) -> Kingdom:
    return Kingdom(id, Setup(tuple(piles.split()), tuple(landscapes.split()), tuple(marks.items())))


KINGDOMS: Final[dict[str, Kingdom]] = {
    made.id: made
    for made in (
        kingdom("first_game", "cellar market militia mine moat remodel smithy village woodcutter workshop"),
        kingdom("big_money", "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room"),
        kingdom("interaction", "bureaucrat chancellor council_room festival library militia moat spy thief village"),
        kingdom("size_distortion", "cellar chapel feast gardens laboratory thief village witch woodcutter workshop"),
        kingdom("village_square", "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter"),
        kingdom(
            "bounty_of_the_hunt",
            "harvest horn_of_plenty hunting_party menagerie tournament cellar festival militia moneylender smithy",
        ),
        kingdom(
            "bad_omens",
            "fortune_teller hamlet horn_of_plenty jester remake adventurer bureaucrat laboratory spy throne_room",
        ),
        kingdom(
            "the_jesters_workshop",
            "fairgrounds farming_village horse_traders jester young_witch feast laboratory market remodel workshop",
            bane="chancellor",
        ),
        kingdom(
            "overture",
            "flag_bearer experiment seer hideout treasurer lackeys old_witch acting_troupe improve inventor",
            "fair",
        ),
        kingdom(
            "prelude",
            "swashbuckler ducat cargo_ship mountain_village priest silk_merchant recruiter sculptor border_guard villain",
            "citadel star_chart",
        ),
    )
}
