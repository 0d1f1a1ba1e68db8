"""Alchemy."""
