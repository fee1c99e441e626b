"""The icons and colours that a bot file names: those that there are, and the faults of others."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.drawings.icons import icons
from companion.drawings.icons.colours import themes
from companion.games.bots.faults import Fault
from companion.games.bots.format import Bot
from companion.games.bots.positions import Path


def icon(name: str, otherwise: str = "") -> str:
    """Return an icon, or another: a saved play may name one that is no longer there."""
    return name if name in icons() else otherwise


def colour(name: str, otherwise: str) -> str:
    """Return a colour, or another if there is no such colour."""
    return name if name in themes()["night"] else otherwise


def faults_of_drawings(bot: Bot) -> Iterator[Fault]:
    """Yield each icon and each colour that does not exist."""
    for path, name, known in _named(bot):
        if name and name not in known:
            yield Fault(path, "no-such", {"name": name, "choices": sorted(known)})


def _named(bot: Bot) -> Iterator[tuple[Path, str, Collection[str]]]:
    """Yield each icon and colour of a file, with its path and those that there are."""
    for name, counter in bot.counters.items():
        yield ("counters", name, "icon"), counter.icon, icons()
    for name, deck in bot.decks.items():
        for card, of in deck.cards.items():
            path = "decks", name, "cards", card
            yield (*path, "icon"), of.icon, icons()
            yield (*path, "colour"), of.colour, themes()["night"]
    for name, piece in (bot.map.pieces if bot.map else {}).items():
        yield ("map", "pieces", name, "icon"), piece.icon, icons()
