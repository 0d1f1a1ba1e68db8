"""Tables for playing in a terminal."""
