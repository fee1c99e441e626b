"""What was told so far, beside the primary button: how much, and what came last."""

from __future__ import annotations

from kivy.graphics import Canvas

from companion.screens import told
from companion.screens.drawing.painter import Painter
from companion.screens.frame import ROW

COUNT, LAST = "Told so far: 2", "colonist: Upgrade a Building"


def seen(wide: float) -> list[str]:
    p = Painter(Canvas(), 0, 480, 1)
    face = told.face(COUNT, LAST, "pawn", lambda: None)
    assert face.paint
    face.paint(p, wide, ROW)
    return [line.words for line in p.drawn]


def test_how_much_it_was_stands_above_what_came_last(window: object) -> None:
    count, *name = seen(272)
    assert count == COUNT
    assert " ".join(name) == "Colonist: Upgrade a Building"


def test_a_name_of_three_lines_leaves_its_kind_out_before_how_much_it_was(window: object) -> None:
    count, *name = seen(132)
    assert count == COUNT
    assert " ".join(name) == "Upgrade a Building"


def test_where_nothing_else_has_room_the_name_does(window: object) -> None:
    assert " ".join(seen(104)) == "Colonist: Upgrade a Building"
