"""What several tests need to try a thing, and nothing of any one game."""
