"""The languages of the interface: English, Polish, German and Czech, as Project Fluent files."""

from demesne.lang.language import CODES, Language, UnknownLanguage, language_of_locale, own_messages

__all__ = ["CODES", "Language", "UnknownLanguage", "language_of_locale", "own_messages"]
