"""A page of the appendix is read on the screen: its tables, drawings and links, and aloud."""

from __future__ import annotations

from functools import partial

import pytest
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from companion.appendix import glossary, site
from companion.appendix.passages import passages
from companion.drawings.diagrams import find
from companion.drawings.icons import character
from companion.games import games
from companion.screens.models.text import CELLS, DRAWING, PageText, Text, shown
from companion.screens.services import appendix
from companion.screens.widgets import text_view as text_view_module
from kit.fitting import hardest, paired
from kit.listed import drag
from kit.texts import (
    assert_every_part_fits,
    in_sight,
    is_whole,
    link,
    parts,
    tap_link,
    text_view,
    words,
)

DRAWN = """# Drawn

One sentence.

## Cost

| Building | Cost |
|---|---|
{rows}

## Map

![Every hex has a name](diagram-map)

Build a ![Mine](mine) first.
"""
ROWS = "\n".join(f"| Building {number} | {number} ![Crystal](crystal) |" for number in range(1, 13))


@pytest.fixture
def reader(player):
    """Somebody who reads the appendix at a step of the opponent."""
    player.begin(options={"help": "quick"}, seed="1")
    player.reach("on-mars.table", turn=1)
    return player


@pytest.fixture
def drawn_page(monkeypatch):
    """The appendix with a page that has a table, a diagram and an inline icon."""
    return write(monkeypatch, DRAWN.format(rows=ROWS))


def write(monkeypatch, page):
    """Let the appendix have this page; return its name."""
    tree = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(page))
    title, *found = passages(tree.children)
    made = PageText(str, lambda what, state: f"{what}: {state}", partial(find, "on-mars"))
    text = Text(title.plain, tuple(made.blocks(found, ["cost", "map"], [])))
    monkeypatch.setattr(appendix, "text", lambda *_: text)
    return "construct"


def visit(player, place, **detail):
    player.presenter.navigation.visit("page", place=place, **detail)
    player.frames(4)
    return player.app.host.screen


def portion_with(player, anchor):
    """Return the number of the portion that begins with the heading of this anchor."""
    view = text_view(player)
    return next(
        number
        for number, rows in enumerate(view.portions)
        if view.entries[rows[0]].block.anchor == anchor
    )


# what is there


@pytest.mark.parametrize("page", ["construct", "end", "scoring", "overview"])
def test_nothing_of_a_page_is_lost(reader, page):
    heard = words(visit(reader, page))
    for passage in site.passages("en", "on-mars", page)[1:]:
        for each in passage.cells or [passage.words]:
            assert all(part in heard for part in shown(each).replace("**", "").split())


def test_each_part_is_seen_when_it_is_read(reader):
    visit(reader, "construct")
    view = text_view(reader)
    assert len(view.portions) > 3
    for portion in parts(reader):
        seen = [row.index for row in in_sight(reader) if is_whole(reader, row)]
        assert set(view.portions[portion]) <= set(seen)


@pytest.mark.parametrize("page", ["construct", "tech-levels", "turn-order"])
def test_no_part_ends_with_a_heading_or_the_names_of_columns(open_app, page):
    player = open_app(text_scale=2.0)
    player.begin()
    visit(player, page)
    view = text_view(player)
    assert not any(view.entries[rows[-1]].block.heads for rows in view.portions)


def test_cells_are_in_columns(reader, drawn_page):
    visit(reader, drawn_page)
    rows = [row for row in text_view(reader).entries if row.kind == CELLS]
    assert len(rows) == 13
    assert len({row.sizes for row in rows}) == 1
    assert rows[0].block.said == "Building, Cost"


def test_an_icon_is_among_the_words_and_is_said_as_its_word(reader, drawn_page, voice):
    from kivy.graphics import Rectangle

    screen = visit(reader, drawn_page)
    rows = [block for block in screen.blocks if block.cells]
    assert rows[1].cells[1] == f"1 {character('crystal')}"
    assert rows[1].said == "Building 1, Cost: 1 Crystal"
    assert "Build a Mine first." in " ".join(block.said for block in screen.blocks)
    text_view(reader).go_to(portion_with(reader, "cost"))
    reader.frames(4)
    found = [
        each
        for row in in_sight(reader)
        for each in row.walk(restrict=True)
        if getattr(each, "text", "").endswith(character("crystal"))
    ]
    assert len(found) > 3
    for cell in found:
        (icon,) = [each for each in cell.canvas.after.children if isinstance(each, Rectangle)]
        assert cell.x < icon.pos[0]
        assert icon.pos[0] + icon.size[0] <= cell.x + cell.texture_size[0] + 3
        assert cell.y - 4 <= icon.pos[1] <= icon.pos[1] + icon.size[1] <= cell.top + 4


def test_a_diagram_is_drawn_beside_what_it_shows(reader, drawn_page, monkeypatch):
    drawn = []
    monkeypatch.setattr(text_view_module, "draw_diagram", lambda p, *_: drawn.append(p))
    visit(reader, drawn_page)
    view = text_view(reader)
    at = next(at for at, row in enumerate(view.entries) if row.kind == DRAWING)
    view.go_to(0, at)
    reader.frames(4)
    row = next(row for row in in_sight(reader) if row.index == at)
    caption, _, figure = reversed(row.children)
    assert caption.text == "Every hex has a name"
    assert caption.right < figure.x
    assert drawn
    assert is_whole(reader, row)


@pytest.mark.parametrize(("size", "scale"), [((800, 480), 1.0), ((720, 1280), 1.5)])
def test_no_part_begins_with_the_links_of_the_part_before(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    player.begin()
    for place in ("tech-levels", "construct", "turn-order"):
        visit(player, place)
        view = text_view(player)
        for rows in view.portions:
            assert not view.entries[rows[0]].block.below


# where it opens, and where it leads


def test_it_opens_at_the_heading_that_the_place_names(reader):
    visit(reader, "construct#placing-the-tile")
    view = text_view(reader)
    assert view.reading == portion_with(reader, "placing-the-tile") > 0
    top = in_sight(reader)[0]
    assert top.item.block.words == "Placing the tile"
    assert [row.index for row in in_sight(reader) if row.marked] == [*view.read_now]


def test_without_a_place_it_is_the_steps_page_and_the_heading_that_the_step_names(
    reader, monkeypatch
):
    monkeypatch.setattr(
        type(reader.presenter.session), "place", lambda self, prompt: "construct#placing-the-tile"
    )
    reader.presenter.navigation.visit("page")
    reader.frames(4)
    assert "Placing the tile" in reader.seen
    assert site.title("en", "on-mars", "construct") in reader.seen


def test_a_tap_on_a_line_that_links_opens_the_page_and_back_leads_to_where_one_was(reader):
    screen = visit(reader, "construct#where-it-goes")
    title = screen.title
    to = next(block.to for block in screen.blocks if block.to)
    tap_link(reader, to)
    assert screen.place == to
    assert screen.title == site.title("en", "on-mars", to.partition("#")[0])
    reader.tap(reader.primary)
    reader.frames(4)
    assert screen.title == title
    assert to in [row.item.name for row in in_sight(reader)]
    reader.tap(reader.primary)
    assert reader.app.host.shown == "table"


def test_back_from_the_first_page_shows_the_table_as_it_was(reader):
    visit(reader, "construct", table={"page": 0})
    reader.press("escape")
    assert (reader.app.host.shown, reader.app.host.detail) == ("table", {"page": 0})


def test_all_pages_and_the_neighbours_are_a_tap_away(reader):
    screen = visit(reader, "construct")
    order = site.pages("en", "on-mars")
    around = [block.to for block in screen.blocks if block.to and block.icon]
    at = order.index("construct")
    assert around == [order[at - 1], order[at + 1]]
    assert {link(reader, to).text for to in around} == {
        site.title("en", "on-mars", to) for to in around
    }
    reader.tap(reader.taps["page-contents"])
    assert screen.place == site.OVERVIEW
    assert "page-contents" not in reader.taps
    linked = [block.to for block in screen.blocks if block.to]
    assert set(linked) == set(order) - {site.OVERVIEW, site.CONTENTS}


@pytest.mark.parametrize(
    ("size", "game", "page"),
    [((800, 480), "on-mars", "turn-order"), ((720, 1280), "dice", "icons")],
)
def test_no_word_of_a_line_that_leads_is_under_its_arrow(open_app, size, game, page):
    player = open_app(size, language="fr")
    player.presenter.game.open(game, new=True, seed="1", options={})
    visit(player, page)
    ends = 0
    for _ in parts(player):
        for row in in_sight(player):
            arrows = [each for each in row.walk(restrict=True) if type(each).__name__ == "Arrow"]
            for said in (
                each for each in row.walk(restrict=True) if arrows and hasattr(each, "overflow")
            ):
                assert said.x + said.texture_size[0] <= arrows[0].x
                ends += 1
    assert ends


def test_a_word_of_the_glossary_is_one_line_that_leads_to_what_explains_it(reader):
    screen = visit(reader, "glossary")
    found = {each.said: each.to for each in screen.blocks if each.to and not each.icon}
    terms = glossary.terms("en", "on-mars")
    assert found == {f"{term.word}. {term.means}": term.page for term in terms}


# how it is scrolled, and read aloud


def test_a_finger_scrolls_and_two_buttons_continue_from_there(reader, voice):
    screen = visit(reader, "construct")
    drag(reader, 300)
    top, view = in_sight(reader)[0], text_view(reader)
    assert top.index > 0
    said = voice.said[-1]
    assert reader.app.host.detail["at"] == view.place > 0
    reader.press("pagedown")
    reader.frames(4)
    assert voice.said[-1] != said
    assert view.entries[view.portions[view.reading][0]].place >= top.item.place
    drag(reader, -2000)
    assert (in_sight(reader)[0].index, screen.place) == (0, "construct")


def test_a_swipe_that_begins_on_a_link_opens_nothing(reader):
    screen = visit(reader, "construct#where-it-goes")
    to = next(block.to for block in screen.blocks if block.to)
    tile = link(reader, to)
    before = text_view(reader).scroll_y
    start = tile.to_window(*tile.center)[1]
    assert abs(start - text_view(reader).center_y) < 200
    reader.swipe(0, up=120, at=tile.to_window(*tile.center))
    reader.frames(30)
    assert screen.place == "construct#where-it-goes"
    assert text_view(reader).scroll_y < before


def test_what_is_said_part_by_part_is_the_whole_page(reader, voice):
    screen = visit(reader, "construct")
    view, said = text_view(reader), [voice.said[-1]]
    assert said[0].startswith(screen.title)
    for _ in view.portions[1:]:
        reader.press("pagedown")
        said.append(voice.said[-1])
    for passage in site.passages("en", "on-mars", "construct"):
        for each in passage.plain.split(" · "):
            assert each in " ".join(said)
    reader.tap(reader.taps["repeat"])
    assert voice.said[-1] == screen.spoken
    assert said[-1] in screen.spoken


def test_the_next_part_is_spoken_ahead(foresees, reader, voice):
    visit(reader, "construct")
    reader.later(1)
    reader.press("pagedown")
    assert voice.said[-1] in voice.prepared


def test_next_reads_on_and_at_the_end_leads_back(reader):
    visit(reader, "construct")
    view = text_view(reader)
    for portion in range(1, len(view.portions)):
        reader.press("enter")
        assert view.reading == portion
    reader.press("enter")
    assert reader.app.host.shown == "table"


def test_undo_reads_what_was_before_and_from_the_begin_leads_back(reader, voice):
    visit(reader, "construct")
    reader.press("enter")
    second = voice.said[-1]
    reader.press("enter")
    reader.press("pageup")
    assert voice.said[-1] == second
    reader.press("pageup")
    reader.press("pageup")
    assert reader.app.host.shown == "table"


def test_die_walks_through_the_links_and_next_opens_the_one_it_is_on(reader, voice):
    screen = visit(reader, "construct#where-it-goes")
    view = text_view(reader)
    found = [view.entries[at].block for at in view.read_now if view.entries[at].name]
    assert found
    for each in found:
        reader.press("d")
        title = site.title("en", "on-mars", each.to.partition("#")[0])
        assert voice.said[-1] == each.spoken
        assert voice.said[-1].startswith(title) or "#" in each.to
        reader.frames(4)
        assert [row.item.block for row in in_sight(reader) if row.focused] == [each]
    reader.press("enter")
    assert screen.place == found[-1].to


def test_who_comes_back_or_asks_is_shown_where_they_are(reader, voice):
    screen = visit(reader, "construct#what-was-on-the-hex")
    assert voice.said[-1].startswith(f"{screen.title}. What was on the hex. ")
    here = voice.said[-1]
    screen.follow("complexes")
    reader.press("escape")
    assert voice.said[-1] == here
    reader.press("r")
    assert voice.said[-1] == here


def test_a_part_without_a_heading_is_reported_with_the_one_above_it(open_app, voice):
    player = open_app(text_scale=2.0)
    player.begin()
    screen = visit(player, "construct")
    view = text_view(player)
    inner = next(
        number
        for number, rows in enumerate(view.portions)
        if number > 2 and not view.entries[rows[0]].block.anchor
    )
    player.presenter.navigation.show(
        "page", place="construct", at=view.entries[view.portions[inner][0]].place
    )
    above = [row.block.said for row in view.entries[: view.portions[inner][0]] if row.block.anchor]
    player.press("r")
    assert voice.said[-1].startswith(f"{screen.title}. {above[-1]}")


def test_a_cell_is_said_with_the_name_of_its_column(reader):
    heard = [block.said for block in visit(reader, "tech-levels").blocks]
    assert "Level: 3, More moves: 3, Total: 5" in heard
    heard = [block.said for block in visit(reader, "displacement").blocks]
    assert "Crystal, When a Building is put there: supply" in heard
    heard = [block.said for block in visit(reader, "icons").blocks]
    assert "Rover, Means: collects Crystals and tiles" in heard


def test_the_neighbours_are_named_as_such(reader, voice):
    screen = visit(reader, "construct")
    named = [block.spoken for block in screen.blocks if block.to and block.icon]
    assert named == ["Previous page: Research & Development", "Next page: Upgrade a Building"]


def test_the_step_is_a_tap_away_from_the_overview(reader):
    screen = visit(reader, "construct")
    screen.follow("complexes")
    assert "to-step" not in reader.taps
    reader.frames(2)
    reader.tap(reader.taps["page-contents"])
    reader.frames(2)
    reader.tap(reader.taps["to-step"])
    assert reader.app.host.shown == "table"


def test_reading_on_makes_and_lays_out_nothing(reader, monkeypatch):
    visit(reader, "construct")
    monkeypatch.setattr(appendix, "text", None)
    monkeypatch.setattr(text_view_module, "lay", None)
    reader.press("pagedown")
    assert text_view(reader).reading == 1


def test_another_theme_and_text_size_keep_the_place(reader):
    visit(reader, "construct#placing-the-tile")
    reader.presenter.navigation.stay({**reader.app.host.detail, "at": text_view(reader).place})
    for size in ((720, 1280), (800, 480)):
        reader.window.size = size
        reader.app.host.fit(*size)
        reader.frames(4)
        assert in_sight(reader)[0].item.block.words == "Placing the tile"


# how it fits


@pytest.mark.parametrize(
    ("game", "look"),
    paired(
        sorted(games()),
        hardest(
            ((800, 480), 2.0, "fr"),
            ((720, 1280), 2.0, "pt-BR"),
            ((720, 1280), 1.0, "fr"),
            ((1024, 600), 1.0, "en"),
            ((800, 480), 1.5, "pt-BR"),
            count=2,
        ),
    ),
    ids=str,
)
def test_every_page_fits(open_app, game, look):
    size, scale, language = look
    player = open_app(size, text_scale=scale, language=language)
    player.presenter.game.open(game, new=True, seed="1", options={})
    for place in hardest(*site.pages(language, game), count=2):
        visit(player, place)
        assert_every_part_fits(player)


@pytest.mark.parametrize("size", [(720, 1280)], ids=str)
def test_a_table_without_room_for_its_columns_is_reported_row_by_row(open_app, size, monkeypatch):
    player = open_app(size, text_scale=2.0)
    player.begin()
    page = write(monkeypatch, DRAWN.format(rows=ROWS.replace("Building ", "Greenhouse-Building-")))
    visit(player, page)
    rows = [row for row in text_view(player).entries if row.place in range(2, 15)]
    assert {row.kind for row in rows} == {"prose"}
    assert rows[0].block.words.startswith("**Greenhouse-Building-1**\nCost: 1")
    assert_every_part_fits(player)
