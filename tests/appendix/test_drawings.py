"""Pages contain inline icons, and diagrams: drawn by us, in the colours of the scheme."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from companion.appendix import drawings, html, site
from companion.drawings import diagrams
from companion.drawings.diagrams import UnknownDiagramError
from companion.drawings.diagrams.parts import SMALL, ColouredShape, Label, Mark
from companion.drawings.icons import icons
from companion.drawings.icons.colours import themes
from companion.games import games
from kit.contrast import SEEN, contrast

EVERY_DIAGRAM = [(game, name) for game in games() for name in diagrams.names(game)]


MOST = 50_000
"""The bytes of a page."""

SAME_IN_EVERY_LANGUAGE = re.compile(r"[+−≥]?\s?[\d–/×]*\s?(°C|%|OP|[A-M]|[IV]+|M€)?|[A-M]\d+")


def drawn(svg: str) -> ElementTree.Element:
    """Return an SVG as a browser reads it; raise if it is not well formed."""
    return ElementTree.fromstring(svg)


def page(shelf, text: str, game: str = "chess") -> str:
    """Return a page of this text as HTML."""
    folder = shelf.parents[2] / game / "pages" / "en"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "drawn.md").write_text(f"# Title\n\nOne sentence.\n\n{text}\n")
    return html.page("en", game, "drawn")


def test_an_icon_is_in_the_line_and_is_read_as_its_word(shelf):
    document = page(shelf, "Build a ![Mine](mine) or take a ![Crystal](crystal).")
    assert '<p>Build a <svg class="icon in-mine"' in document
    assert 'role="img" aria-label="Mine"' in document
    assert site.section("en", "chess", "drawn")[-1].text == "Build a Mine or take a Crystal."


def test_the_shapes_of_an_icon_are_in_a_page_once_however_often_it_is_used(shelf):
    document = page(shelf, "![Mine](mine) ![Mine](mine) ![Mine](mine)")
    assert document.count('id="icon-mine"') == 1
    assert document.count('href="#icon-mine"') == 3


def test_a_page_without_drawings_has_no_shapes(shelf):
    assert "<svg" not in page(shelf, "Nothing is drawn.")


def test_a_diagram_alone_in_a_paragraph_is_a_figure_that_says_what_it_shows(shelf):
    document = page(shelf, "![Every hex has a name](diagram-map)", "on-mars")
    assert '<figure><svg class="diagram"' in document
    assert 'aria-label="Every hex has a name"' in document
    drawn = site.section("en", "on-mars", "drawn")[-1]
    assert (drawn.kind, drawn.text) == ("drawing:map", "Every hex has a name")


def test_an_unknown_icon_is_refused_by_its_name(shelf):
    with pytest.raises(drawings.UnknownIconError, match="no icon called 'min'"):
        page(shelf, "A ![Mine](min).")


def test_an_unknown_diagram_is_refused_by_its_name(shelf):
    with pytest.raises(UnknownDiagramError, match="chess has no diagram called 'board'"):
        page(shelf, "![The board](diagram-board)")


def test_an_icon_is_drawn_with_shapes_and_classes_alone():
    style = html.style()
    for name, icon in icons().items():
        symbol = drawn(drawings.symbols([name]))
        assert len(symbol[0]) >= 1, name
        assert not [each for each in symbol.iter() if "style" in each.attrib], name
        assert f"in-{icon.colour}" in drawings.icon(name, "word"), name
        assert f".in-{icon.colour} {{" in style, name


def test_what_an_icon_shows_is_quoted():
    assert drawn(drawings.icon("mine", 'a "<b>"')).attrib["aria-label"] == 'a "<b>"'


def test_a_diagram_is_drawn_within_its_frame_in_colours_of_both_schemes():
    for game, name in EVERY_DIAGRAM:
        found = diagrams.find(game, name)
        svg = drawings.diagram(game, name, "what it shows")
        drawn(svg)
        colours = {part.colour for part in found.parts if part.colour}
        colours |= {part.cutout for part in found.parts if isinstance(part, Mark) and part.cutout}
        assert colours <= themes()["night"].keys() & themes()["day"].keys(), name
        for part in found.parts:
            if not isinstance(part, ColouredShape):
                assert 0 <= part.x <= found.width, name
                assert 0 <= part.y <= found.height, name
        shapes = drawings.symbols(drawings.icons_of(game, name))
        assert len(svg) + len(shapes) < MOST / 2, name


def test_a_diagram_has_no_language_and_its_text_can_be_read_on_a_phone():
    for game, name in EVERY_DIAGRAM:
        for part in diagrams.find(game, name).parts:
            if isinstance(part, Label):
                assert part.size >= SMALL, name
                assert SAME_IN_EVERY_LANGUAGE.fullmatch(part.words), name
            if isinstance(part, Mark):
                assert part.icon in icons(), name


def test_icons_and_diagrams_stand_out_in_both_schemes_and_on_paper():
    night, day = themes()["night"], themes()["day"]
    dark, light = drawings.style().split("@media print, (prefers-color-scheme: light)")
    for scheme, colours in ((dark, night), (light, day)):
        for role in {*(icon.colour for icon in icons().values()), "sand", "dim", "on-accent"}:
            assert f"--in-{role}: {colours[role]};" in scheme
    for ground, colours in ((night["ground"], night), (day["ground"], day), ("#ffffff", day)):
        for role in {*(icon.colour for icon in icons().values()), "sand", "dim"}:
            assert contrast(colours[role], ground) >= SEEN, (role, ground)


def test_a_picture_of_an_icon_has_all_of_its_shapes_and_needs_no_style_sheet():
    for name in icons():
        picture = drawn(drawings.picture(name))
        within = drawn(drawings.symbols([name]))
        shapes = [each.tag.rpartition("}")[2] for each in picture.iter()]
        assert shapes[1:] == [each.tag for each in within.iter()][2:], name
        assert not any(each.get("class") for each in picture.iter()), name
        lines = [each for each in picture.iter() if each.get("stroke-width")]
        assert all(each.get("fill") == "none" and each.get("stroke") for each in lines), name
