"""Finding strategies: evolution, and the short matches it is judged by."""
