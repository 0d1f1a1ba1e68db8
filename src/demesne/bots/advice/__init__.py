"""How single cards are used by default, one module per set. `ADVICE` of each module: by the card's id."""
