"""Empires."""
