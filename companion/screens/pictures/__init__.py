"""Pictures of a game's own things, one folder a game: the only place that knows a game.

A folder is called as its game, with underscores, and has ``PICTURES``: for the key of a prompt,
what draws it. A game without a folder has no pictures.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kivy.uix.widget import Widget

from companion.engine.prompts import Say

log = logging.getLogger(__name__)

Draw = Callable[[Mapping[str, Any], Callable[..., str]], Widget]
"""Draws a prompt's values; its words come from the function given, which is `Phrasebook.text`."""


def picture(says: Sequence[Say], words: Callable[..., str]) -> Widget | None:
    """Return the picture of the latest say that has one; one that fails is left out."""
    for say in reversed(says):
        if draw := _pictures(say.key.partition(".")[0]).get(say.key):
            try:
                return draw(say.args, words)
            except Exception:
                log.exception("%s cannot be drawn", say.key)
    return None


def _pictures(game: str) -> Mapping[str, Draw]:
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name).PICTURES if find_spec(name) else {}
