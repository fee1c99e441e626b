"""Reusable parts of screens."""
