"""The web server: its parts, and the code they share."""
