"""Dark Ages."""
