"""Strategies: their language, other people's files, and those that ship with demesne."""
