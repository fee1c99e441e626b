"""Checks that every game must pass, for pytest: see `GameChecks`.

A package that brings a game needs a test module like this::

    from companion.testing import GameChecks
    from duel import GAME

    class TestDuel(GameChecks):
        games = [GAME]

The plugin, which is installed with the companion, plays each game at random and reads its words,
pages and pictures. What fails says what is missing, and where to write it.
"""

import pytest

pytest.register_assert_rewrite("companion.testing.checks", "companion.testing.plays")

from companion.testing.checks import GameChecks  # noqa: E402 - after the line above

__all__ = ["GameChecks"]
