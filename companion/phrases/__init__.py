"""The words: one Fluent file per language and game, and what finds the words for a prompt."""
