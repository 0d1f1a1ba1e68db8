"""Adventures: a part of it."""
