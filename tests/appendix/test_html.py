"""A page as a phone gets it: whole documents without scripts, a frame that leads everywhere."""

from __future__ import annotations

import re
from functools import cache

import pytest

from companion.appendix import html, site
from companion.appendix.passages import diagram_of
from kit.documents import Reader

EVERY_SHELF = [(language, game) for language in site.languages() for game in site.games(language)]
MOST = 50_000
"""The bytes of a page, so that it opens at once on any phone."""

page_of = cache(html.page)
"""Makes a page of the library, once for all tests."""

read_page = cache(lambda *page: Reader(page_of(*page)))


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_page_is_a_light_document_in_its_language_without_scripts(language: str, game: str):
    for page in site.pages(language, game):
        text, document = page_of(language, game, page), read_page(language, game, page)
        assert document.attributes[0] == {"lang": language}
        assert (document.tags.count("main"), document.tags.count("h1")) == (1, 1), page
        assert not {"script", "style", "img", "iframe"} & set(document.tags), page
        assert not document.values("style"), page
        assert "**" not in text, page
        assert document.tags.count("header") == document.tags.count("footer") == 1, page
        assert document.tags.count("nav") == len(document.labels("nav")), page
        fields = [each for each in document.having("input") if each["type"] != "hidden"]
        assert [each["id"] for each in fields] == document.values("for"), page
        assert len(text.encode()) < MOST, page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_every_drawing_of_a_page_is_known(language: str, game: str):
    for page in site.pages(language, game):
        document = page_of(language, game, page)
        assert all(used in document for used in re.findall(r'href="#(icon-[^"]+)"', document))
        nodes = site.document(language, game, page).walk()
        sources = [str(node.attrs["src"]) for node in nodes if node.type == "image"]
        for name in filter(None, map(diagram_of, sources)):
            kinds = [each.kind for each in site.passages(language, game, page)]
            assert f"drawing:{name}" in kinds


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_every_heading_can_be_linked_to(language: str, game: str):
    for page in site.pages(language, game):
        ids = read_page(language, game, page).values("id")
        anchors = [heading.anchor for heading in site.headings(language, game, page)]
        assert [each for each in ids if each in anchors] == anchors, page
        assert len(set(ids)) == len(ids), page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_page_leads_to_its_translations_its_group_and_its_neighbours(language: str, game: str):
    order = site.pages(language, game)
    groups = {page: group for group in site.tree(language, game) for page in group.pages}
    for at, page in enumerate(order):
        hrefs = read_page(language, game, page).values("href")
        assert {site.address(each, game, page) for each in site.languages()} <= set(hrefs)
        near = [*order[max(at - 1, 0) : at], *order[at + 1 : at + 2]]
        assert {site.address(language, game, each) for each in near} <= set(hrefs)
        if group := groups.get(page):
            there = f"{site.OVERVIEW}#{group.heading.anchor}"
            assert site.address(language, game, there) in hrefs, page


def test_the_overview_shows_how_many_pages_a_group_has():
    document = Reader(html.page("en", "on-mars", site.OVERVIEW))
    counts = [str(len(group.pages)) for group in site.tree("en", "on-mars")]
    assert document.values("data-count") == counts


def test_a_note_shows_whether_it_is_our_interpretation_or_not_known(shelf):
    notes = "> **Our ruling.** So.\n\n> **Not known.** What.\n\n> **Mind.** This.\n"
    (shelf / "notes.md").write_text(f"# Notes\n\nThey differ.\n\n{notes}")
    document = html.page("en", "chess", "notes")
    assert document.count("<blockquote") == 3
    assert '<blockquote class="reading">' in document
    assert '<blockquote class="unknown">' in document


def test_an_icon_below_the_heading_that_is_its_word_is_not_read_again(shelf):
    (shelf / "icons.md").write_text(
        "# Icons\n\nOne.\n\n## Mine\n\n![Mine](mine) As ![Mine](mine).\n"
    )
    document = html.page("en", "chess", "icons")
    assert document.count('<svg class="icon in-mine" aria-hidden="true">') == 1
    assert document.count('<svg class="icon in-mine" role="img" aria-label="Mine">') == 1


def test_a_list_of_links_is_distinguished_from_one_of_words_and_see_also_is_navigation(shelf):
    rows = "- [Start](start)\n- [Start, again](start)\n"
    (shelf / "lists.md").write_text(
        f"# Lists\n\nTwo.\n\n## First\n\n- See [Start](start)\n\n## See also\n\n{rows}\n*P. 1.*\n"
    )
    document = html.page("en", "chess", "lists")
    assert document.count('<ul class="links">') == 1
    navigation = document.partition('<nav class="also" aria-labelledby="see-also">')[2]
    assert navigation.partition("</nav>")[0].count("<li>") == 2
    assert Reader(document).tags.count("nav") == 4


def test_the_cells_of_a_table_name_their_columns(shelf):
    (shelf / "tables.md").write_text(
        "# Tables\n\n| A | B **b** |\n|---|---|\n| 1 | 2 |\n| 3 | [4](start) |\n\n"
        "| OP | You |\n|---|---|\n| 5 | |\n\n"
        "| Electrification | Disestablishment |\n|---|---|\n| 6 | 7 |\n\n"
        "| Disestablishmentarianism | Electrification |\n|---|---|\n| 8 | __ |\n"
    )
    document = html.page("en", "chess", "tables")
    assert document.count('data-label="A"') == document.count('data-label="B b"') == 2
    tables = re.findall(r'<div class="table"([^>]*)><table(?: class="([\w ]+)")?>', document)
    kinds = [kind for _, kind in tables]
    assert all(("tabindex" in keys) == ("wide" in kind) for keys, kind in tables), (
        "for the keyboard"
    )
    assert kinds == ["", "sheet", "wide", "wide wider sheet"]


def test_html_in_a_page_is_shown_and_not_run(shelf):
    (shelf / "evil.md").write_text("# <b>Evil</b> & co\n\n<script>alert(1)</script>\n")
    document = html.page("en", "chess", "evil")
    assert "<script" not in document
    assert "&lt;script&gt;alert(1)" in document
    assert "<title>&lt;b&gt;Evil&lt;/b&gt; &amp; co" in document


def test_the_front_page_leads_to_every_game_and_to_the_wiring_in_every_language():
    hrefs = Reader(html.front()).values("href")
    for language in site.languages():
        led = [href for href in hrefs if href.startswith(f"/{language}/")]
        games = sorted(site.games(language), key=lambda game: -len(site.pages(language, game)))
        firsts = [site.address(language, game, site.OVERVIEW) for game in games]
        assert led == [*firsts, f"/{language}/wiring"]
        assert games[0] == "on-mars"


@pytest.mark.parametrize("language", site.languages())
def test_the_front_page_of_a_language_has_its_games_and_the_search(language: str):
    document = Reader(html.shelf(language))
    assert document.attributes[0] == {"lang": language}
    assert document.values("action") == [f"/{language}/search"]
    for game in site.games(language):
        assert site.address(language, game, site.OVERVIEW) in document.values("href")


@pytest.mark.parametrize("language", site.languages())
def test_the_wiring_is_a_page_with_its_drawing_in_every_language(language: str):
    document = Reader(html.wiring(language))
    assert document.attributes[0] == {"lang": language}
    assert (document.tags.count("svg"), document.tags.count("h1")) == (1, 1)
    main = document.tags.index("main")
    tags = document.tags[main:]
    assert tags.index("p") < tags.index("svg") < tags.index("table")
    assert not {"script", "style", "img", "hr"} & set(document.tags)
    assert not document.values("style")
    hrefs = document.values("href")
    assert {f"/{language}", *(f"/{other}/wiring" for other in site.languages())} <= set(hrefs)


@pytest.mark.parametrize("language", site.languages())
def test_what_is_found_leads_to_its_heading_and_says_of_which_page_and_game_it_is(language: str):
    text = html.found(language, "astromóvel", "on-mars")
    hrefs = Reader(text).values("href")
    assert site.address(language, "on-mars", "glossary#rover") in hrefs
    assert site.title(language, "on-mars", site.OVERVIEW) in text
    assert 'value="astromóvel"' in text


def test_what_was_asked_is_asked_again_in_another_language():
    hrefs = Reader(html.found("en", "Bot & Rover?", "on-mars")).values("href")
    assert "/fr/search?q=Bot+%26+Rover%3F&game=on-mars" in hrefs


def test_a_question_is_shown_and_not_run():
    text = html.found("en", '"><script>alert(1)</script>')
    assert "<script" not in text
    assert Reader(text).tags.count("h1") == 1


def test_where_nothing_is_found_the_games_are_offered():
    text = html.found("en", "qqqqqqqq")
    assert html.site.words("en")["not-found"] in text
    assert site.address("en", "dice", site.OVERVIEW) in Reader(text).values("href")
