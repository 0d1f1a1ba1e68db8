"""The full-screen table in the terminal, built with Textual."""
