"""The table in the terminal, with Textual."""
