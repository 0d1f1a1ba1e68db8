"""Seaside, second edition."""
