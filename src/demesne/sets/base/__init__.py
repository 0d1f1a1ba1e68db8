"""The base game, first and second edition."""
