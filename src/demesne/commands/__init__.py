"""The commands, one module each: `declare` says what it takes, the rest carries it out."""
