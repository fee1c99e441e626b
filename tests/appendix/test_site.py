from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from companion.appendix import site

EVERY_GAME = sorted({game for language in site.languages() for game in site.games(language)})
EVERY_PAGE = [
    (language, game, page)
    for language in site.languages()
    for game in site.games(language)
    for page in site.pages(language, game)
]
VOID = {"meta", "link", "br", "hr"}


class Reader(HTMLParser):
    """Reads a document: its tags, its links, and whether every tag is closed in turn."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[dict[str, str | None]] = []
        self.feed(document)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.append(dict(attrs))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def values(self, name: str) -> list[str]:
        return [value for found in self.attributes if (value := found.get(name))]


def shape(language: str, game: str, page: str) -> list[str]:
    return [block.kind for block in site.plain(language, game, page)]


def test_the_three_languages_are_there_english_first():
    assert site.languages() == ["en", "fr", "pt-BR"]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_has_the_same_pages_in_the_same_order_in_every_language(game: str):
    orders = {site.pages(language, game) for language in site.languages()}
    assert len(orders) == 1


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_a_page_has_the_same_headings_steps_and_tables_as_in_english(language, game, page):
    assert shape(language, game, page) == shape("en", game, page)
    assert site.links(language, game, page) == site.links("en", game, page)
    assert site.images(language, game, page) == site.images("en", game, page)


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_a_page_names_the_same_numbers_in_every_language(language, game, page):
    def figures(of: str) -> list[str]:
        words = " ".join(block.text for block in site.plain(of, game, page))
        return sorted(re.findall(r"\d+", words))

    assert figures(language) == figures("en")


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_a_page_answers_in_one_sentence_before_anything_else(language, game, page):
    first, second, *_ = site.plain(language, game, page)
    assert (first.kind, second.kind) == ("title", "text")
    assert len(second.text) <= 160
    assert second.text.endswith(".")
    assert not re.search(r"[.!?] ", second.text)


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_a_link_inside_a_page_leads_to_a_page_of_the_game_or_a_heading_of_it(language, game, page):
    for link in site.links(language, game, page):
        to, _, anchor = link.partition("#")
        assert to in site.pages(language, game)
        anchors = [heading.anchor for heading in site.headings(language, game, to)]
        assert not anchor or anchor in anchors


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_every_heading_has_an_anchor_of_its_own_that_is_the_same_in_every_language(
    language, game, page
):
    anchors = [heading.anchor for heading in site.headings(language, game, page)]
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", anchor) for anchor in anchors)
    assert len(set(anchors)) == len(anchors)
    assert anchors == [heading.anchor for heading in site.headings("en", game, page)]
    ids = Reader(site.html(language, game, page)).values("id")
    assert [each for each in ids if not each.startswith("sign-")] == anchors


@pytest.mark.parametrize("language", site.languages())
def test_the_overview_leads_to_every_page(language: str):
    for game in site.games(language):
        linked = [site.page_of(link) for link in site.links(language, game, site.OVERVIEW)]
        assert [site.OVERVIEW, *linked] == list(site.pages(language, game))


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_a_page_renders_as_a_document_in_its_language_without_scripts(language, game, page):
    document = Reader(site.html(language, game, page))
    assert document.attributes[0] == {"lang": language}
    assert document.tags.count("main") == 1
    assert document.tags.count("h1") == 1
    assert not {"script", "style", "img", "iframe", "form"} & set(document.tags)
    assert not document.values("style")
    assert "**" not in site.html(language, game, page)


@pytest.mark.parametrize(("language", "game", "page"), EVERY_PAGE)
def test_a_page_links_to_itself_in_the_other_languages_and_to_the_games_other_pages(
    language, game, page
):
    hrefs = Reader(site.html(language, game, page)).values("href")
    assert {site.address(other, game, page) for other in site.languages()} <= set(hrefs)
    contents = [site.address(language, game, name) for name in site.pages(language, game)]
    assert [href for href in hrefs if href in contents][-len(contents) :] == contents


def test_the_front_page_leads_to_every_game_and_to_the_wiring_in_every_language():
    hrefs = Reader(site.front()).values("href")
    for language in site.languages():
        shelf = [href for href in hrefs if href.startswith(f"/{language}/")]
        firsts = [
            site.address(language, game, site.pages(language, game)[0])
            for game in site.games(language)
        ]
        assert shelf == [*firsts, f"/{language}/wiring"]


@pytest.mark.parametrize("language", site.languages())
def test_the_wiring_is_a_page_with_its_drawing_in_every_language(language: str):
    document = Reader(site.wiring(language))
    assert document.attributes[0] == {"lang": language}
    assert (document.tags.count("svg"), document.tags.count("h1")) == (1, 1)
    assert document.tags.index("p") < document.tags.index("svg") < document.tags.index("table")
    assert not {"script", "style", "img", "hr"} & set(document.tags)
    assert not document.values("style")
    hrefs = document.values("href")
    assert {"/", *(f"/{other}/wiring" for other in site.languages())} <= set(hrefs)


@pytest.mark.parametrize("language", site.languages())
def test_the_wiring_says_the_same_in_every_language(language: str):
    blocks, english = site.plain_wiring(language), site.plain_wiring("en")
    assert [block.kind for block in blocks] == [block.kind for block in english]
    numbers = [sorted(re.findall(r"\d+", block.text)) for block in blocks]
    assert numbers == [sorted(re.findall(r"\d+", block.text)) for block in english]


def test_there_is_no_wiring_in_a_language_without_pages():
    with pytest.raises(site.UnknownPageError):
        site.wiring("xx")


def test_the_words_around_the_pages_have_the_same_keys_in_every_language():
    assert len({tuple(site.words(language)) for language in site.languages()}) == 1


def test_an_address_is_language_game_and_page():
    assert site.address("en", "on-mars", "construct") == "/en/on-mars/construct"
    assert site.title("pt-BR", "on-mars", "rover") == "O Astromóvel dele"


@pytest.mark.parametrize(
    "asked",
    [("en", "on-mars", "nothing"), ("en", "nothing", "rover"), ("xx", "on-mars", "rover"),
     ("en", "on-mars", "../../fr/on-mars/rover"), ("..", "pages", "en")],
)  # fmt: skip
@pytest.mark.parametrize("ask", [site.address, site.title, site.html, site.plain, site.links])
def test_an_unknown_page_is_refused_by_name(ask, asked: tuple[str, str, str]):
    with pytest.raises(site.UnknownPageError, match="no such appendix page"):
        ask(*asked)


def test_an_unknown_language_or_game_is_refused():
    with pytest.raises(KeyError):
        site.games("xx")
    with pytest.raises(KeyError):
        site.words("xx")
    with pytest.raises(KeyError):
        site.pages("en", "nothing")


def test_a_page_in_plain_text_keeps_its_steps_and_tables():
    blocks = site.plain("en", "on-mars", "end")
    assert blocks[0] == ("title", "End of the game")
    assert ("columns", "Colony level · Missions needed") in blocks
    assert ("row", "3 · 2") in blocks
    assert ("item", "5. Score, then look at the Solo Goals.") in blocks
    assert all("*" not in block.text and "](" not in block.text for block in blocks)


def test_a_new_game_is_a_new_folder(shelf):
    (shelf / "castling.md").write_text("# Castling\n\nKing and rook move together.\n")
    (shelf / "pawns.md").write_text("# Pawns\n\nThey move forward.\n")
    assert site.games("en") == ["chess"]
    assert site.pages("en", "chess") == ("castling", "pawns")
    assert "They move forward." in site.html("en", "chess", "pawns")


def test_the_overview_sets_the_order_of_the_pages(shelf):
    (shelf / "overview.md").write_text("# Chess\n\nMate.\n\n- [P](pawns)\n- [C](castling)\n")
    for page in ("castling", "pawns", "stalemate"):
        (shelf / f"{page}.md").write_text("# A page\n\nText.\n")
    assert site.pages("en", "chess") == ("overview", "pawns", "castling", "stalemate")


def test_html_in_a_page_is_shown_and_not_run(shelf):
    (shelf / "evil.md").write_text("# <b>Evil</b> & co\n\n<script>alert(1)</script>\n")
    document = site.html("en", "chess", "evil")
    assert "<script" not in document
    assert "&lt;script&gt;alert(1)" in document
    assert "<title>&lt;b&gt;Evil&lt;/b&gt; &amp; co" in document
