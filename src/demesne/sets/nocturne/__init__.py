"""Nocturne."""
