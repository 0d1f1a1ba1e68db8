"""Tables for browser clients: running games and the people at them."""
