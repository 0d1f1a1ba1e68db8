"""Cornucopia: the first edition, and a part of the second."""
