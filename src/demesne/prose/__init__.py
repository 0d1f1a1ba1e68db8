"""Sentences for the log, questions and card descriptions, shared by all user interfaces."""
