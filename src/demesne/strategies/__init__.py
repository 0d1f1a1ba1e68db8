"""Strategies: their language, files of another simulator, and the library that ships with demesne."""
