"""A game's own parts of the table, from its kv files."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any

from kivy.factory import Factory
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.device.data_folders import kv
from companion.screens.pictures import pictures_of

log = logging.getLogger(__name__)

PLACES = ("Top", "Board", "Side")
"""Where a game may have a part of its own."""


class GamePart(BoxLayout):
    """Shows what is ``on_table`` as the game's widget for the ``place``, or nothing if it has none.

    The widgets are reused, with what they show as their ``item``.
    """

    table = ObjectProperty(None, allownone=True)
    place = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._made: dict[str, Any] = {}
        super().__init__(**kwargs)
        self.fbind("table", self._show)
        self.fbind("place", self._show)

    def _show(self, *_: Any) -> None:
        widget = self._widget(self.table.game) if self.table and self.place else None
        if self.children and self.children[0] is not widget:
            self.clear_widgets()
        if widget:
            widget.item = self.table
            if not widget.parent:
                self.add_widget(widget)

    def _widget(self, game: str) -> Any:
        if game not in self._made:
            self._made[game] = made(game, self.place)
        return self._made[game]


def made(game: str, place: str) -> Any:
    """Return a new widget of a game for a place, None if it has none, or one that fails."""
    try:
        return make(game, place)
    except Exception:
        files = ", ".join(map(str, pictures_of(game).kv))
        log.exception("%s of %s, in %s, cannot be shown", place, game, files)
        return None


def make(game: str, place: str) -> Any:
    """Return a new widget of a game for a place, None if it has none; raise what is wrong."""
    own = pictures_of(game)
    load(*own.kv)
    if not (name := own.parts.get(place)):
        return None
    if name not in Factory.classes:
        raise LookupError(f"GamePictures.parts: no rule is called <{name}>")
    return Factory.get(name)()


def load(*files: str | Path) -> None:
    """Load kv files, each once: those of the folder ``kv`` by their names."""
    for file in files:
        _load(kv() / f"{file}.kv" if isinstance(file, str) else file)


@cache
def _load(path: Path) -> None:
    Builder.load_file(str(path))
