"""The table in the browser: the server."""
