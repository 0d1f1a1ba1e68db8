"""Bots in any programming language: separate processes that exchange lines of JSON, in matches with time limits."""
