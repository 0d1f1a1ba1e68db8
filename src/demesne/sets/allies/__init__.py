"""Allies."""
