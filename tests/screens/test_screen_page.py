"""A page of the appendix is read on the screen: its tables, drawings and links, and aloud."""

from __future__ import annotations

import re
from functools import partial

import pytest
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from companion.appendix import glossary, site
from companion.appendix.passages import passages
from companion.diagrams import find
from companion.games import games
from companion.screens import page_screen
from companion.screens.page_layout import ARROW, shown
from companion.screens.services import appendix
from companion.screens.services.appendix import Reading
from companion.screens.theme import FACT
from companion.signs import character
from kit.fitting import assert_fits, assert_targets, hardest

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
    """The appendix has a page with a table, a diagram and a sign in its words."""
    tree = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(DRAWN.format(rows=ROWS)))
    title, *found = passages(tree.children)
    read = Reading(title.plain, found, ["cost", "map"], [], partial(find, "on-mars"))
    monkeypatch.setattr(appendix, "reading", lambda *_: read)
    return "construct"


def visit(player, place, **detail):
    player.presenter.visit("page", place=place, **detail)
    player.frames(1)
    return player.app.host.screen


def pieces(screen):
    return [placed.piece for page in screen.pages for placed in page]


# what is there


@pytest.mark.parametrize("page", ["construct", "end", "scoring", "overview"])
def test_nothing_of_a_page_is_lost(reader, page):
    screen = visit(reader, page)
    told = " ".join(
        [line.words for piece in pieces(screen) for line in piece.lines]
        + [chip.words for piece in pieces(screen) for _, chip in piece.chips]
    ).replace("**", "")
    for passage in site.passages("en", "on-mars", page)[1:]:
        for words in passage.cells or [passage.words]:
            assert all(part in told for part in shown(words).replace("**", "").split())


def test_no_page_ends_with_a_heading_or_the_names_of_columns(reader):
    screen = visit(reader, "construct")
    assert len(screen.pages) > 3
    assert not any(page[-1].piece.heads for page in screen.pages)


def test_cells_stand_in_columns_and_these_are_named_again_on_the_next_page(reader, drawn_page):
    screen = visit(reader, drawn_page)
    rows = [piece for piece in pieces(screen) if piece.ruled]
    assert len({tuple(line.x for line in row.lines) for row in rows}) == 1
    heads = [piece for piece in rows if piece.lines[0].words == "Building"]
    assert len(heads) > 1
    assert [head.said for head in heads] == ["Building, Cost", *[""] * (len(heads) - 1)]


def test_a_sign_stands_among_the_words_and_is_said_as_its_word(reader, drawn_page, voice):
    screen = visit(reader, drawn_page)
    rows = [piece for piece in pieces(screen) if piece.ruled]
    assert rows[1].lines[-1].words == f"1 {character('crystal')}"
    assert rows[1].said == "Building 1, Cost: 1 Crystal"
    told = " ".join(piece.said for piece in pieces(screen))
    assert "Build a Mine first." in told


def test_a_diagram_is_drawn_beside_what_it_shows(reader, drawn_page):
    screen = visit(reader, drawn_page)
    at = next(n for n, page in enumerate(screen.pages) if any(each.piece.figure for each in page))
    reader.presenter.show("page", place=drawn_page, page=at)
    reader.frames(1)
    assert {"A", "M", "1", "11"} <= set(reader.seen)
    assert "Every hex has a name" in " ".join(reader.seen)


@pytest.mark.parametrize(("size", "scale"), [((800, 480), 1.0), ((720, 1280), 1.5)])
def test_no_page_begins_with_the_links_of_the_page_before(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    player.begin()
    for place in ("tech-levels", "construct", "turn-order"):
        for page in visit(player, place).pages[1:]:
            chips = [chip for _, chip in page[0].piece.chips]
            assert all(chip.sign or chip.listed for chip in chips)


# where it opens, and where it leads


def test_it_opens_at_the_heading_that_the_place_names(reader):
    screen = visit(reader, "construct#placing-the-tile")
    assert screen.at > 0
    assert "Placing the tile" in reader.seen


def test_without_a_place_it_is_the_steps_page_and_the_heading_that_the_step_names(
    reader, monkeypatch
):
    monkeypatch.setattr(
        type(reader.presenter.session), "place", lambda self, prompt: "construct#placing-the-tile"
    )
    reader.presenter.visit("page")
    reader.frames(1)
    assert "Placing the tile" in reader.seen
    assert site.title("en", "on-mars", "construct") in reader.seen


def test_a_tap_on_a_line_that_links_opens_the_page_and_back_leads_to_where_one_was(reader):
    screen = visit(reader, "construct#where-it-goes")
    at, title = screen.at, screen.title
    lead = next(piece.lead for piece in pieces(screen) if piece.lead)
    reader.tap(reader.taps["lead-0"])
    assert screen.place == lead.to
    assert screen.title == site.title("en", "on-mars", lead.to)
    reader.tap(reader.primary)
    assert (screen.title, screen.at) == (title, at)
    reader.tap(reader.primary)
    assert reader.app.host.shown == "table"


def test_back_from_the_first_page_shows_the_table_as_it_was(reader):
    visit(reader, "construct", table={"page": 0})
    reader.press("escape")
    assert (reader.app.host.shown, reader.app.host.detail) == ("table", {"page": 0})


def test_all_pages_and_the_neighbours_are_a_tap_away(reader):
    screen = visit(reader, "construct")
    order = site.pages("en", "on-mars")
    around = [chip.to for piece in pieces(screen) for _, chip in piece.chips if chip.sign]
    at = order.index("construct")
    assert around == [order[at - 1], order[at + 1]]
    reader.tap(reader.taps["contents"])
    assert screen.place == site.OVERVIEW
    assert "contents" not in reader.taps
    linked = [piece.lead.to for piece in pieces(screen) if piece.lead]
    linked += [chip.to for piece in pieces(screen) for _, chip in piece.chips if not chip.sign]
    assert set(linked) == set(order) - {site.OVERVIEW, site.CONTENTS}


@pytest.mark.parametrize(
    ("size", "game", "page"),
    [((800, 480), "on-mars", "turn-order"), ((720, 1280), "dice", "icons")],
)
def test_no_word_of_a_line_that_leads_lies_under_its_arrow(open_app, size, game, page):
    player = open_app(size, language="fr")
    player.presenter.open_play(game, new=True, seed="1", options={})
    screen = visit(player, page)
    leads = [placed for each in screen.pages for placed in each if placed.piece.lead]
    assert leads
    for box, piece in leads:
        ends = [line.x + screen.measure.width(line.words, FACT) for line in piece.lines]
        assert max(ends) <= box.wide - ARROW


def test_a_word_of_the_glossary_is_one_line_that_leads_to_what_explains_it(reader):
    screen = visit(reader, "glossary")
    found = {piece.said: piece.lead.to for piece in pieces(screen) if piece.lead}
    terms = glossary.terms("en", "on-mars")
    assert found == {f"{term.word}. {term.means}": term.page for term in terms}
    assert len(screen.pages) < len(terms) / 3


# how it is turned, and read aloud


def test_a_swipe_turns_the_page(reader):
    screen = visit(reader, "construct")
    reader.swipe(-200)
    assert screen.at == 1
    reader.swipe(200)
    assert screen.at == 0
    reader.swipe(200)
    assert (screen.at, screen.place) == (0, "construct")
    reader.swipe(-20)
    assert screen.at == 0


def test_a_swipe_up_turns_on_and_one_that_is_not_straight_goes_where_it_mostly_goes(reader):
    screen = visit(reader, "construct")
    reader.swipe(0, up=100)
    assert screen.at == 1
    reader.swipe(90, up=-100)
    assert screen.at == 0
    reader.swipe(-100, up=90)
    assert screen.at == 1
    reader.swipe(0, up=-100, start="primary")
    assert (screen.at, reader.app.host.shown) == (0, "page")


def test_a_swipe_that_begins_on_a_link_opens_nothing(reader):
    screen = visit(reader, "construct#where-it-goes")
    at = screen.at
    reader.swipe(-200, start="lead-0")
    assert (screen.place, screen.at) == ("construct#where-it-goes", at + 1)


def test_what_is_said_page_by_page_is_the_whole_page(reader, voice):
    screen = visit(reader, "construct")
    said = [voice.said[-1]]
    assert said[0].startswith(screen.title)
    for page in range(1, len(screen.pages)):
        reader.press("pagedown")
        said.append(voice.said[-1])
        assert said[-1].startswith(reader.word("page", number=page + 1, count=len(screen.pages)))
    for passage in site.passages("en", "on-mars", "construct"):
        for words in passage.plain.split(" · "):
            assert words in " ".join(said)
    reader.tap(reader.taps["repeat"])
    assert voice.said[-1] == screen.spoken


def test_the_next_page_is_spoken_ahead(reader, voice):
    visit(reader, "construct")
    reader.later(1)
    reader.press("pagedown")
    assert voice.said[-1] in voice.prepared


def test_next_turns_the_pages_and_at_the_end_leads_back(reader):
    screen = visit(reader, "construct")
    for page in range(1, len(screen.pages)):
        reader.press("enter")
        assert screen.at == page
    reader.press("enter")
    assert reader.app.host.shown == "table"


def test_die_walks_through_the_links_and_next_opens_the_one_it_stands_on(reader, voice):
    screen = visit(reader, "construct#where-it-goes")
    leads = [placed.piece for placed in screen.pages[screen.at] if placed.piece.lead]
    for piece in leads:
        reader.press("d")
        assert voice.said[-1] == f"{site.title('en', 'on-mars', piece.lead.to)}. {piece.said}"
    reader.press("enter")
    assert screen.place == leads[-1].lead.to


def test_who_comes_back_or_asks_is_told_where_they_are(reader, voice):
    screen = visit(reader, "construct#what-was-on-the-hex")
    at = reader.word("page", number=screen.at + 1, count=len(screen.pages))
    assert voice.said[-1].startswith(f"{screen.title}. {at}. What was on the hex. ")
    screen.follow("complexes")
    reader.press("escape")
    assert voice.said[-1].startswith(f"{screen.title}. {at}. ")
    reader.press("r")
    assert voice.said[-1].startswith(f"{screen.title}. {at}. ")


def test_a_cell_is_said_with_the_name_of_its_column(reader):
    told = [piece.said for piece in pieces(visit(reader, "tech-levels"))]
    assert "Level: 3, More moves: 3, In all: 5" in told
    told = [piece.said for piece in pieces(visit(reader, "displacement"))]
    assert "Crystal, When a Building is put there: supply" in told
    told = [piece.said for piece in pieces(visit(reader, "icons"))]
    assert "Rover, Means: collects Crystals and tiles" in told


def test_the_neighbours_are_named_as_such(reader, voice):
    screen = visit(reader, "construct")
    reader.presenter.show("page", place="construct", page=len(screen.pages) - 1)
    named = [tap.spoken for tap in screen.taps.values() if tap.face.sign in ("back", "next")]
    assert named == ["Page before: Research & Development", "Page after: Upgrade a Building"]


def test_the_step_is_a_tap_away_from_the_overview(reader):
    screen = visit(reader, "construct")
    screen.follow("complexes")
    assert "leave" not in reader.taps
    reader.tap(reader.taps["contents"])
    reader.tap(reader.taps["leave"])
    assert reader.app.host.shown == "table"


def test_turning_a_page_lays_nothing_out(reader, monkeypatch):
    screen = visit(reader, "construct")
    monkeypatch.setattr(page_screen, "Layout", None)
    reader.press("pagedown")
    assert screen.at == 1


# how it fits


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    hardest(
        ((800, 480), 2.0, "fr"),
        ((720, 1280), 2.0, "pt-BR"),
        ((720, 1280), 1.0, "fr"),
        ((1024, 600), 1.0, "en"),
        ((800, 480), 1.5, "pt-BR"),
        count=2,
    ),
    ids=str,
)
@pytest.mark.parametrize("game", sorted(games()))
def test_every_page_fits(open_app, game, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.presenter.open_play(game, new=True, seed="1", options={})
    for place in hardest(*site.pages(language, game), count=2):
        screen = visit(player, place)
        for page in range(len(screen.pages)):
            player.presenter.show("page", place=place, page=page)
            assert_fits(player)
            assert_targets(player)


def test_a_table_without_room_for_its_columns_is_told_row_by_row(open_app, drawn_page):
    player = open_app((720, 1280), text_scale=2.0)
    player.begin()
    screen = visit(player, drawn_page)
    told = " ".join(line.words for piece in pieces(screen) for line in piece.lines)
    assert re.search(r"Building\*? ?1", told)
    assert_fits(player)
