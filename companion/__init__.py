"""The table companion: it runs the opponent and the clock of solo board games."""

__version__ = "1.0.0"
