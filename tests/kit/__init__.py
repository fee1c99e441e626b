"""Helpers for several tests, independent of any one game."""
