"""What is asked and what may be answered, as sentences in no language yet: the one source for every table."""
