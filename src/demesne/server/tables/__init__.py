"""The tables of the browser: games in progress and the people at them."""
