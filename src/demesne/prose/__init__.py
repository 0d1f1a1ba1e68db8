"""The log, questions and card descriptions as sentences, shared by all tables."""
