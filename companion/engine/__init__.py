"""The game-independent core: prompts, chance, plays and their storage format."""
