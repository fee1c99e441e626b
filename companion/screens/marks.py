"""The sign of a step whose rule is a reading of ours, or is not known: the pages carry the same."""

from __future__ import annotations

SIGNS = {"reading": "reading", "unknown": "why"}
"""The sign of each mark."""
