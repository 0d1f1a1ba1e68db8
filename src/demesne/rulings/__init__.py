"""Rulings: reading their files, and running them."""
