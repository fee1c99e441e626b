"""The diagrams of the appendix: shapes, icons and a few words that all languages share.

A game's diagrams are in the module with its folder's name, as ``DIAGRAMS``; most are made from the
data of its rules. The appendix draws them as SVG, the screens with Kivy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from companion.drawings.diagrams.parts import Diagram


class UnknownDiagramError(KeyError):
    """A game has no such diagram."""

    def __str__(self) -> str:
        game, name = self.args
        known = ", ".join(names(game)) or "none"
        return f"{game} has no diagram called {name!r}: it has {known}"


def names(game: str) -> list[str]:
    """Return the names of a game's diagrams."""
    return sorted(_diagrams(game))


@cache
def find(game: str, name: str) -> Diagram:
    """Return a diagram of a game; raise `UnknownDiagramError`."""
    found = _diagrams(game).get(name)
    if found is None:
        raise UnknownDiagramError(game, name)
    return found()


@cache
def _diagrams(game: str) -> Mapping[str, Callable[[], Diagram]]:
    folder = f"{__name__}.{game.replace('-', '_')}"
    try:
        module = import_module(folder)
    except ModuleNotFoundError as error:
        if error.name != folder:
            raise
        return {}
    made: Mapping[str, Callable[[], Diagram]] = module.DIAGRAMS
    return made
