"""Tables to play at."""
