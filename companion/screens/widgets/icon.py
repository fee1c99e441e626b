"""An icon of the theme as a widget: shapes as data, drawn once for each size and colour."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.drawings.icons import icons as every_icon
from companion.screens import theme as palette
from companion.screens.drawing import icons
from companion.screens.theme import theme

log = logging.getLogger(__name__)

MIN_SIZE_PX = 4
"""The smallest side of an icon, in pixels."""


class Icon(Widget):
    """An icon by its ``name``, such as "mine" or "pawn:ice"; ``colour`` is a role, "" its own."""

    name = StringProperty()
    colour = StringProperty()
    cutout = StringProperty("on-accent")
    texture = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        update = Clock.create_trigger(self.update, -1)
        super().__init__(**kwargs)
        for each in ("name", "colour", "cutout", "size"):
            self.fbind(each, update)
        theme.follow("name", self.update)
        update()

    def update(self, *_: Any) -> None:
        """Take the texture for this size and colour."""
        self.texture = icon_texture(self.name, min(self.size), self.colour, self.cutout)


def icon_texture(name: str, side: float, colour: str = "", cutout: str = "on-accent") -> Any:
    """Return the texture of an icon in pixels, None if there is no such icon.

    In a colour that doesn't exist it has its own.
    """
    name, _, own = name.partition(":")
    if name not in every_icon():
        _report("icon", name)
        return None
    role = colour or own or every_icon()[name].colour
    if role not in theme.colours:
        _report("colour", role)
        role = every_icon()[name].colour
    if side < MIN_SIZE_PX:
        return None
    return icons.texture(name, side, palette.colour(role), palette.colour(cutout))


@cache
def _report(kind: str, name: str) -> None:
    """Log once that there is no icon or colour with a name; none is wanted if that is ""."""
    if name:
        log.error("there is no %s called %r", kind, name)
