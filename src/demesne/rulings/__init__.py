"""The rulings as files, and what runs them."""
