"""Developers' tools: speed, taps, and screenshots."""
