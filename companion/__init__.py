"""A companion for solo board games: it runs the opponent and the turn clock."""

__version__ = "1.0.0"
