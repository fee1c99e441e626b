"""Pictures of a game's own things, one folder a game: the only place that knows a game.

A folder is called as its game, with underscores, and has ``PICTURES``: for the key of a prompt,
what draws it; and ``ICONS``: for the name of a value that is always in sight, what makes its sign.
A game without a folder, or with one that cannot be loaded, has neither.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from kivy.uix.widget import Widget

from companion.engine.prompts import Say

log = logging.getLogger(__name__)


def picture(says: Sequence[Say], words: Callable[..., str]) -> Widget | None:
    """Return the picture of the latest say that has one; one that fails is left out.

    It is drawn from the say's values; its words come from ``words``, which is `Phrasebook.text`.
    """
    for say in reversed(says):
        if draw := _of(say.key.partition(".")[0], "PICTURES").get(say.key):
            try:
                return draw(say.args, words)
            except Exception:
                log.exception("%s cannot be drawn", say.key)
    return None


def icon(game: str, name: str) -> Widget | None:
    """Return the sign of a value of the state that is always in sight; one that fails is left out.

    It draws itself within its size, whatever that is.
    """
    if draw := _of(game, "ICONS").get(name):
        try:
            return draw()
        except Exception:
            log.exception("%s of %s cannot be drawn", name, game)
    return None


@cache
def _of(game: str, what: str) -> Mapping[str, Callable[..., Widget]]:
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        found: Mapping[str, Callable[..., Widget]]
        found = getattr(import_module(name), what) if find_spec(name) else {}
    except Exception:
        log.exception("the pictures of %s cannot be loaded and are left out", game)
        return {}
    return found
