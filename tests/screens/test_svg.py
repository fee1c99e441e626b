"""The pictures of the games as SVG: what a phone shows of the table."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.engine.autoplay import likely_answer
from companion.games import find, games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.drawing.svg import SvgPainter
from companion.screens.frame import Box
from companion.screens.pictures import View, whole_table
from companion.screens.pictures.whole import WholePart
from companion.screens.views import view_of
from companion.session.session import Session
from companion.storage.store import Store
from kit import processes

SVG = "{http://www.w3.org/2000/svg}"
WITHOUT_WINDOW = """
import sys
from companion.screens.drawing.svg import SvgPainter
p = SvgPainter()
p.words(0, 20, "Mars **3**", 12)
print(p.svg(100, 20))
window = sys.modules.get("kivy.core.window")
assert window is None or window.Window is None
"""


def parsed(svg: str) -> ElementTree.Element:
    """Return an SVG as an XML document."""
    return ElementTree.fromstring(
        svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    )


def elements(part: WholePart, view: View) -> int:
    """Return how many elements a part has as SVG, which is valid."""
    p = SvgPainter()
    if part.draw:
        list(part.draw(p, Box(0, 0, 390, 300), view, True))
    return len(list(parsed(p.svg(390, 300)).iter())) - 1


@pytest.mark.parametrize("name", sorted(games()))
def test_whatever_is_on_the_table_is_drawn_as_valid_svg(name: str, tmp_path: Path) -> None:
    session = Session(find(name), Store(tmp_path / "a.db"), Phrasebook("fr"), new=True, seed="3")
    rng, found = random.Random(3), {}
    for number in range(90):
        if session.play.over:
            break
        session.answer(likely_answer(session.play, rng, follow=0.75))
        if number % 15 == 0:
            view = view_of(session, session.phrasebook, portrait=True)
            parts = [part for row in whole_table(view) for part in row.parts]
            found = {part.name: elements(part, view) for part in parts}
    assert found
    if "map" in found:
        assert found["map"] > 50


def test_a_line_of_text_has_its_bold_words_its_icons_and_the_width_it_was_measured_with() -> None:
    p = SvgPainter()
    width = p.words(10, 30, "Mars **3** & more", 20)
    texts = list(parsed(p.svg(200, 40, "a line")).iter(f"{SVG}text"))
    assert [text.text for text in texts] == ["Mars ", "3", " & more"]
    assert [text.get("font-weight") for text in texts] == [None, "bold", None]
    assert sum(float(text.get("textLength", 0)) for text in texts) == pytest.approx(width)
    assert float(texts[0].get("x", 0)) == 10


def test_shapes_are_where_a_window_would_show_them() -> None:
    p = SvgPainter()
    p.at(10, 20).rect(1, 2, 30, 40, "orange", 4)
    rect = next(parsed(p.svg(100, 100)).iter(f"{SVG}rect"))
    assert [rect.get(name) for name in ("x", "y", "width", "height", "rx")] == [
        *("11", "22", "30", "40", "4")
    ]
    assert rect.get("class") == "in-orange"


def test_an_icon_is_there_once_however_often_it_is_drawn() -> None:
    p = SvgPainter()
    for x in (10, 50):
        p.icon("check", x, 10, 16)
    root = parsed(p.svg(100, 20))
    assert len(list(root.iter(f"{SVG}symbol"))) == 1
    assert len(list(root.iter(f"{SVG}use"))) == 2
    with pytest.raises(KeyError):
        p.icon("no-such-icon", 0, 0, 10)


def test_no_window_is_opened_for_it() -> None:
    done = processes.run("-c", WITHOUT_WINDOW)
    assert done.returncode == 0, done.stderr
    assert "Mars" in done.stdout
