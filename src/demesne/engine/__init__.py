"""The rules engine: it knows no card by name and does no input or output."""
