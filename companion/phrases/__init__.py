"""The texts: one Fluent file per language and game, and the code that finds a prompt's text."""

LANGUAGES = ("en", "pt-BR", "fr")
