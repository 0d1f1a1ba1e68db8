"""Intrigue, first and second edition."""
