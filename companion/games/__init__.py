"""The games: those here, a folder each, those that other packages bring, and those of bot files.

A game is registered as an entry point in the group ``companion.games``; pyproject.toml registers
those that come with the companion in the same way. The game of a bot file is added when it is
needed (see `companion.storage.bot_files`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple, TypeVar

from companion.engine.game import SIGN, Game, Result
from companion.engine.problem import Problem
from companion.engine.prompts import Refused

log = logging.getLogger(__name__)

T = TypeVar("T")

GROUP = "companion.games"
"""The entry points that are games."""


class _Registered(NamedTuple):
    games: dict[str, Game]
    failures: tuple[Problem, ...]


def games() -> dict[str, Game]:
    """Return every game by its name, in display order, the bot files in use last."""
    return _registered().games


def installed() -> list[str]:
    """Return the names of the games that are packages, in display order."""
    return [name for name in games() if not is_file(name)]


def is_file(name: str) -> bool:
    """Return whether a game is a bot file: its name has the version of the contents."""
    return SIGN in name


def file_of(name: str) -> str:
    """Return the name of the bot file that a game is of."""
    return name.partition(SIGN)[0]


def add(game: Game) -> None:
    """Add the game of a bot file."""
    games()[game.name] = game


def failures() -> tuple[Problem, ...]:
    """Return a problem for each game that cannot be loaded: the others remain playable."""
    return _registered().failures


def find(name: str) -> Game:
    """Return the game called ``name``; raise `Refused` if there is none."""
    if name not in games():
        raise Refused("core.refused-game", game=name, choices=tuple(games()))
    return games()[name]


def result_type(name: str) -> type[Result]:
    """Return the result type of a game; of an unknown game, the base type."""
    return games()[name].result if name in games() else Result


def offered(name: str, offer: Callable[[Game], Callable[[], T] | None], kind: type[T]) -> T:
    """Return what a game offers; an empty ``kind`` for nothing, or if that cannot be loaded."""
    load = offer(games()[name]) if name in games() else None
    try:
        found = load() if load else kind()
        if not isinstance(found, kind):
            raise TypeError(f"it offers {found!r}, which is no {kind.__name__}")
    except Exception:
        log.exception("the %s of %s cannot be loaded and are left out", kind.__name__, name)
        return kind()
    return found


@cache
def _registered() -> _Registered:
    found: dict[str, Game] = {}
    failed = []
    for point in _points():
        try:
            game = _load(point)
            if game.name in found:
                raise ValueError(f"there is another game called {game.name}")
        except Exception:
            log.exception("the game %s cannot be loaded and is left out", point.value)
            package = point.dist.name if point.dist else point.module
            failed.append(Problem("core.game-left-out", {"game": point.name, "package": package}))
        else:
            found[game.name] = game
    ordered = sorted(found.items(), key=lambda each: (each[1].order, each[0]))
    return _Registered(dict(ordered), tuple(failed))


def _points() -> Iterator[EntryPoint]:
    """Yield the entry points, the companion's own first: nothing can take their names."""
    found = sorted(entry_points(group=GROUP), key=lambda each: (each.value, each.name))
    yield from sorted(found, key=lambda each: not each.module.startswith(f"{__name__}."))


def _load(point: EntryPoint) -> Game:
    """Return a registered game; raise whatever error it has."""
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is {game!r}, which is not a Game")
    if game.name != point.name:
        raise ValueError(f"it is registered as {point.name}, but called {game.name}")
    return game
