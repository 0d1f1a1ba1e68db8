"""Hinterlands, second edition: a part of it."""
