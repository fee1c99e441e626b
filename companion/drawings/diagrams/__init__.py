"""The diagrams of the appendix: shapes, icons and a few words that all languages share.

Most are made from the data of a game's rules. The appendix draws them as SVG, the screens with
Kivy.
"""

from __future__ import annotations

from functools import cache

from companion.drawings import drawings_of
from companion.drawings.diagrams.parts import Diagram


class UnknownDiagramError(KeyError):
    """A game has no such diagram."""

    def __str__(self) -> str:
        game, name = self.args
        known = ", ".join(names(game)) or "none"
        return f"{game} has no diagram called {name!r}: it has {known}"


def names(game: str) -> list[str]:
    """Return the names of a game's diagrams."""
    return sorted(drawings_of(game).diagrams)


@cache
def find(game: str, name: str) -> Diagram:
    """Return a diagram of a game; raise `UnknownDiagramError`."""
    found = drawings_of(game).diagrams.get(name)
    if found is None:
        raise UnknownDiagramError(game, name)
    return found()
