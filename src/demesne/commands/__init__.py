"""The commands, one module each: `add` declares it, the rest carries it out."""
