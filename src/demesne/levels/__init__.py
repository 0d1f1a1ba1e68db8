"""Opponents of three strengths, what they think of a decision, and of a whole game."""
