"""A list in pages: what is on which, and how it is turned."""

import pytest
from kivy.graphics import Canvas

from companion.screens import paged
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.paged import Row
from companion.screens.theme import FACT
from companion.screens.widgets.tap import PAINTERS, Face

BOX = Box(16, 64, 768, 310)


def rows(count, prefix="row"):
    return [Row(f"{prefix}-{n}", Face(f"{prefix} {n}")) for n in range(count)]


def names(page):
    return [placed.row.name if placed.row else placed.heading for placed in page]


def test_a_list_that_has_room_is_one_page(window):
    (page,) = paged.pages(1, BOX, {"": rows(5)})
    assert names(page) == [f"row-{n}" for n in range(5)]


def test_nothing_is_a_page_too(window):
    assert paged.pages(1, BOX, {"": []}) == [[]]


@pytest.mark.parametrize("letters", [0.75, 1, 1.5, 2])
@pytest.mark.parametrize("columns", [1, 2])
def test_every_row_is_on_one_page_within_the_box_and_large_enough(window, letters, columns):
    groups = {"One": rows(9, "a"), "Two": rows(4, "b")}
    pages = paged.pages(letters, BOX, groups, columns)
    shown = [placed for page in pages for placed in page]
    assert [each.row.name for each in shown if each.row] == [
        row.name for group in groups.values() for row in group
    ]
    for box, row, _ in shown:
        assert BOX.x <= box.x
        assert box.right <= BOX.right + 0.5
        assert box.bottom <= BOX.bottom + 0.5
        assert row is None or box.high >= 56


def test_a_heading_never_ends_a_page_and_stands_again_on_the_next(window):
    pages = paged.pages(1, BOX, {"One": rows(7, "a"), "Two": rows(7, "b")})
    assert len(pages) > 1
    for page in pages:
        assert page[0].heading
        assert page[-1].row


def test_two_columns_of_one_page_are_as_long_as_each_other(window):
    (page,) = paged.pages(1, BOX, {"": rows(6)}, 2)
    assert [box.x for box, _, _ in page] == [BOX.x] * 3 + [BOX.x + 388] * 3


def test_a_heading_stands_once_on_a_page_and_its_columns_begin_side_by_side(window):
    first, *_ = paged.pages(1, BOX, {"Some": rows(12)}, 2)
    assert [heading for *_, heading in first if heading] == ["Some"]
    tops = {min(box.y for box, row, _ in first if row and box.x == x) for x in (BOX.x, BOX.x + 388)}
    assert len(tops) == 1


def test_the_first_of_a_page_have_keys_and_what_is_only_read_is_but_named(window):
    read = Row("", Face("only read"))
    (page,) = paged.pages(1, BOX, {"": [*rows(2), read, *rows(1, "last")]})
    faces = {}
    paged.put_rows(faces, page, Painter(Canvas(), 0, 0, 1))
    assert [(name, face.number) for name, (_, face) in faces.items()] == [
        ("row-0", 1),
        ("row-1", 2),
        ("read-2", 0),
        ("last-0", 3),
    ]


def test_up_and_down_turn_the_page_and_one_page_has_neither(window):
    frame, turned = Frame(800, 480), []
    faces = {}
    paged.put_turns(faces, frame, 0, 1, turned.append, lambda key, **_: key)
    assert not faces
    paged.put_turns(faces, frame, 1, 3, turned.append, lambda key, **_: key)
    for name in ("page-up", "page-down"):
        assert not faces[name][1].off
        faces[name][1].act()
    assert turned == [0, 2]
    paged.put_turns(faces, frame, 2, 3, turned.append, lambda key, **_: key)
    assert faces["page-down"][1].off


def test_the_page_of_a_detail_is_one_that_there_is():
    assert [paged.page_at(detail, 3) for detail in ({}, {"page": 1}, {"page": 9})] == [0, 1, 2]


def test_all_rows_of_a_page_have_letters_of_one_size(window):
    p = Painter(Canvas(), 0, 0, 1, 2)
    long = Row("long", Face("Who draws all of the cards?", style="row", note="The companion does"))
    read = Row("", Face("only read", style="row"))
    (page,) = paged.pages(1, BOX, {"": [Row("short", Face("Voice", style="row")), long, read]})
    faces = {}
    paged.put_rows(faces, page, p)
    paged.draw_rows(p, page)
    for box, face in faces.values():
        PAINTERS["row"](p.at(box.x, box.y), face, box.wide, box.high, "sand")
    assert len({line.size for line in p.drawn}) == 1
    assert FACT < p.drawn[0].size < FACT * 2
