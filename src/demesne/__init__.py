"""Demesne: Dominion as software."""

from demesne import cards as cards
from demesne.engine.errors import CardError, DemesneError, IllegalChoice, SaveError, SetupError
from demesne.engine.setup import Setup
from demesne.game import Game, replay
from demesne.notation import position as position

__all__ = ["CardError", "DemesneError", "Game", "IllegalChoice", "SaveError", "Setup", "SetupError", "replay"]
