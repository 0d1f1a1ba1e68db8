"""One module per step. They are never changed once they have been released."""
