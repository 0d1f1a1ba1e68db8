"""Guilds, both editions: a part of it."""
