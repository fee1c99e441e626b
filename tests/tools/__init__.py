"""Tools for those who work on the companion: how fast it is, how many taps, what it looks like."""
