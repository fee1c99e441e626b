"""Draws everything that a game's folder has of pictures, in every look, lying and standing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from kivy.graphics import Canvas

from companion.autoplay import likely_answer
from companion.screens import pictures, theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import LYING, STANDING, Frame
from companion.screens.pictures import Touch, View
from companion.screens.touches import LEAST, around
from companion.screens.views import view_of
from companion.session import Session
from kit.long import LONG

EVERY = 1 if LONG else 24
"""Every how many answers a step is drawn of which there was one before."""

SHAPES = (LYING, STANDING)

BOARD_WIDE, BOARD_HIGH = 448, 300
"""The width of the board beside the moves, and its height above them."""


def stops(session: Session, seed: int, follow: float = 0.4) -> Iterator[None]:
    """Play at random; stop at all that is new, now and then at other steps, and at the end."""
    chance, seen, answers = random.Random(seed), set(), 0
    while not session.play.over:
        keys = (*(say.key for say in session.play.says), session.play.ask.key)
        if keys not in seen or answers % EVERY == 0:
            seen.add(keys)
            yield
        session.answer(likely_answer(session.play, chance, follow))
        answers += 1
    yield


def draw_all(session: Session, look: str) -> None:
    """Draw all that there is of a step in a look; what can be tapped must be a field in reach."""
    theme.use(look)
    try:
        for shape in SHAPES:
            frame = Frame(*shape)
            view = view_of(session, session.phrasebook, frame.upright)
            _check(session, _draw(Painter(Canvas(), 0, 0, 1), frame, view))
    finally:
        theme.use("night")


def _draw(p: Painter, frame: Frame, view: View) -> list[Touch]:
    touches: list[Touch] = []
    for part in (each for row in pictures.whole_table(view) for each in row.parts):
        if part.draw:
            part.draw(p, frame.content(), view, True)
            _check_words(p, frame)
            p.drawn.clear()
    assert pictures.header(view).title
    keys = [each.key for each in view.says] + ([view.asked] if view.asked else [])
    if found := pictures.picture(view, keys):
        _, what = found
        box = frame.content()
        if not what.instead:
            box = box.upper(BOARD_HIGH) if frame.upright else box._replace(wide=BOARD_WIDE)
        touches += pictures.draw_picture(p, box, view, what)
    _check_words(p, frame)
    return touches


def _check_words(p: Painter, frame: Frame) -> None:
    """No words are too small, beyond the edge, or over others."""
    for line in p.drawn:
        assert line.left >= 0, line
        assert line.right <= frame.wide, line
        assert -line.low <= frame.high, line
        assert line.size >= theme.LABEL, line
    for one, other in combinations(p.drawn, 2):
        across = min(one.right, other.right) - max(one.left, other.left)
        down = min(one.top, other.top) - max(one.low, other.low)
        assert across <= 1.5 or down <= 1.5, (one.words, other.words)


def _check(session: Session, touches: list[Touch]) -> None:
    """What is small is large enough together: a finger there hits the nearest."""
    small = [each.box for each in touches if min(each.box.wide, each.box.high) < LEAST]
    if small:
        together = around(small)
        assert min(together.wide, together.high) >= LEAST, small
    fields = session.play.fields if session.play.ask else {}
    assert not fields or {each.field for each in touches} <= fields.keys()
