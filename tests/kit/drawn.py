"""Draws all pictures of a game's folder, in every theme, in landscape and portrait."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from companion.engine.autoplay import likely_answer
from companion.screens import pictures, theme
from companion.screens.frame import LANDSCAPE, PORTRAIT, Box, Frame
from companion.screens.pictures import Touch, View
from companion.screens.views import view_of
from companion.session.session import Session
from companion.testing.long import LONG
from kit.fitting import hardest
from kit.painting import Watched, faults_of

BESIDE_PICTURE = 170
"""The part of a screen's height not used by a picture of the whole table, in units."""

LEAST = 46.5
"""The minimum side of a single target: nine millimetres."""

EVERY = 1 if LONG else 24
"""Every how many answers a step is drawn whose prompts were all drawn before."""

SHAPES = (LANDSCAPE, PORTRAIT)

LANDSCAPE_BOARDS = hardest((300, 326, 1), (300, 326, 2), (448, 326, 1), (374, 326, 1.5), count=2)
PORTRAIT_BOARDS = hardest((434, 190, 1), (434, 190, 2), (434, 300, 1), (434, 245, 1.5), count=2)
"""The widths and heights of the board beside or above the moves, in units, with the text scale."""


def stops(session: Session, seed: int, follow: float = 0.4) -> Iterator[set[str]]:
    """Play at random; stop at each new prompt, now and then at other steps, and at the end.

    Yields the keys of the new prompts.
    """
    chance, seen, answers = random.Random(seed), set(), 0
    while not session.play.over:
        keys = {*(say.key for say in session.play.says), session.play.ask.key}
        if keys - seen or answers % EVERY == 0:
            yield keys - seen
            seen |= keys
        session.answer(likely_answer(session.play, chance, follow))
        answers += 1
    yield set()


def draw_all(session: Session, look: str, new: Collection[str]) -> None:
    """Draw everything about a step in a theme; each target must be a reachable field.

    What a prompt of a ``new`` key shows is drawn in every size, everything else in one.
    """
    theme.use(look)
    try:
        for shape, boards in zip(SHAPES, (LANDSCAPE_BOARDS, PORTRAIT_BOARDS), strict=True):
            frame = Frame(*shape)
            view = view_of(session, session.phrasebook, frame.portrait)
            assert pictures.header(view).title
            _draw_whole(frame, view)
            for at, (width, height, text_scale) in enumerate(boards):
                keys = _keys(view) if LONG or at == session.play.turn % len(boards) else new
                _check(session, _draw(Box(0, 0, width, height), text_scale, view, keys))
    finally:
        theme.use("night")


def _draw_whole(frame: Frame, view: View) -> None:
    for part in (each for row in pictures.whole_table(view) for each in row.parts):
        if part.draw and not part.map:  # the screen has a widget for a map
            p, box = Watched(), Box(16, 64, frame.width - 32, frame.height - BESIDE_PICTURE)
            list(part.draw(p, box, view, True))
            assert not faults_of(p, box), part.name


def _keys(view: View) -> list[str]:
    return [each.key for each in view.prompts]


def _draw(box: Box, text_scale: float, view: View, keys: Collection[str]) -> list[Touch]:
    """Draw what the board shows for these prompts of a step."""
    touches: list[Touch] = []
    first = {key: at for at, key in enumerate(reversed(_keys(view)), 1)}
    view = replace(view, numbers=first, last_numbers=first)
    shown = {each.key: at for at, each in enumerate(view.prompts, 1)}
    for key in dict.fromkeys(keys):
        present = replace(view, prompts=view.prompts[: shown[key]])
        if what := pictures.scene(present, key):
            p = Watched(1, text_scale)
            touches += pictures.draw_picture(p, box, present, what)
            assert not faults_of(p, box), (key, box, text_scale)
    return touches


def _check(session: Session, touches: list[Touch]) -> None:
    """Check that small targets are large enough together: a finger hits the nearest."""
    small = [each.box for each in touches if min(each.box.width, each.box.height) < LEAST]
    if small:
        together = around(small)
        assert min(together.width, together.height) >= LEAST, small
    fields = session.play.fields if session.play.ask else {}
    assert not fields or {each.field for each in touches} <= fields.keys()


def around(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x, y, right - x, bottom - y)
