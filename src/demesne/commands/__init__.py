"""Commands of the laboratory and of the server, one module each: `add` declares it, the rest carries it out."""
