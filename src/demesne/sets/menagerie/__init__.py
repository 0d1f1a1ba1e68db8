"""Menagerie: a part of it."""
