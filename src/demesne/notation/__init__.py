"""Text forms: positions and lists of cards."""
