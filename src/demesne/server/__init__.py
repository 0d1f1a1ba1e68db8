"""The web server: what its parts share, and the parts."""
