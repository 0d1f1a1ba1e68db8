"""Prosperity, second edition."""
