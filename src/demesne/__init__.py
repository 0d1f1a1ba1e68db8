"""Demesne: Dominion as software. The public names are here, the rules in `engine`, `phrases` and `cards`."""

from demesne import cards as cards  # declares all cards
from demesne.cards.kingdoms import KINGDOMS, Kingdom
from demesne.engine.decisions import Decision, Option, Reason
from demesne.engine.errors import CardError, DemesneError, Diverged, IllegalChoice, SaveError, SetupError
from demesne.engine.events import Event
from demesne.engine.scoring import next_starter
from demesne.engine.setup import Setup
from demesne.game import Game, replay
from demesne.notation import position as position  # games may start from a position
from demesne.views import View, sample

__all__ = [
    "KINGDOMS",
    "CardError",
    "Decision",
    "DemesneError",
    "Diverged",
    "Event",
    "Game",
    "IllegalChoice",
    "Kingdom",
    "Option",
    "Reason",
    "SaveError",
    "Setup",
    "SetupError",
    "View",
    "next_starter",
    "replay",
    "sample",
]
