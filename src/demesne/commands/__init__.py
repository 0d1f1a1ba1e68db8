"""The commands, one module each: `declare` declares the options, the rest carries out the command."""
