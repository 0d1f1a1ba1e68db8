"""The vocabulary of card text, one module per family of verbs."""
