"""Bot files in few lines, and plays of them at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion import games


@pytest.fixture(autouse=True)
def only_installed() -> Iterator[None]:
    """Forget the bot files that a test used."""
    yield
    for name in [*games.games()]:
        if games.is_file(name):
            del games.games()[name]
