"""What every game is made of: prompts, chance, plays and the store. It knows no game."""
