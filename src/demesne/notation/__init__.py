"""Text formats for positions, kingdoms and lists of cards."""
