"""Reads damaged databases; the rest of the code needs no knowledge of that."""
