"""The cards of every game."""
