from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from companion.appendix import site

EVERY_GAME = sorted({game for language in site.languages() for game in site.games(language)})
EVERY_SHELF = [(language, game) for language in site.languages() for game in site.games(language)]
MADE = (site.GLOSSARY, site.CONTENTS)
"""Pages that are made of others, by the alphabet of their language."""


def written(language: str, game: str) -> Iterator[str]:
    """Yield the pages that somebody wrote."""
    yield from (page for page in site.pages(language, game) if page not in MADE)


def shape(language: str, game: str, page: str) -> list[str]:
    return [block.kind for block in site.section(language, game, page)]


def test_the_three_languages_are_there_english_first():
    assert site.languages() == ["en", "fr", "pt-BR"]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_has_the_same_pages_in_the_same_order_in_every_language(game: str):
    orders = {site.pages(language, game) for language in site.languages()}
    assert len(orders) == 1


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_page_has_the_same_headings_steps_and_tables_as_in_english(language: str, game: str):
    for page in written(language, game):
        assert shape(language, game, page) == shape("en", game, page), page
        assert site.links(language, game, page) == site.links("en", game, page), page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_page_names_the_same_numbers_in_every_language(language: str, game: str):
    def figures(of: str, page: str) -> list[str]:
        words = " ".join(block.text for block in site.section(of, game, page))
        return sorted(re.findall(r"\d+", words))

    for page in written(language, game):
        assert figures(language, page) == figures("en", page), page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_page_answers_in_one_sentence_before_anything_else(language: str, game: str):
    for page in site.pages(language, game):
        first, second, *_ = site.section(language, game, page)
        assert (first.kind, second.kind) == ("title", "text"), page
        assert len(second.text) <= 160, page
        assert second.text.endswith("."), page
        assert not re.search(r"[.!?] ", second.text), page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_titles_are_not_the_same_twice(language: str, game: str):
    titles = [site.title(language, game, page) for page in site.pages(language, game)]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_link_leads_to_a_page_of_the_game_or_a_heading_of_it(language: str, game: str):
    for page in site.pages(language, game):
        for link in site.links(language, game, page):
            assert site.address(language, game, link) == f"/{language}/{game}/{link}"


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_every_heading_has_an_anchor_of_its_own_that_is_the_same_in_every_language(
    language: str, game: str
):
    for page in site.pages(language, game):
        anchors = [heading.anchor for heading in site.headings(language, game, page)]
        english = [heading.anchor for heading in site.headings("en", game, page)]
        assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", anchor) for anchor in anchors), page
        assert len(set(anchors)) == len(anchors), page
        assert anchors == english or (page in MADE and sorted(anchors) == sorted(english)), page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_what_is_read_without_parsing_is_what_the_parsed_page_says(language: str, game: str):
    for page in written(language, game):
        title, *blocks = site.section(language, game, page)
        expected = [block.text for block in blocks if block.kind == "heading"]
        assert site.title(language, game, page) == title.text
        assert [heading.text for heading in site.headings(language, game, page)] == expected, page


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_the_overview_leads_to_every_page_once_in_groups(language: str, game: str):
    linked = [page for group in site.tree(language, game) for page in group.pages]
    made = [page for page in (site.CONTENTS,) if page in site.pages(language, game)]
    assert sorted([site.OVERVIEW, *linked, *made]) == sorted(site.pages(language, game))


@pytest.mark.parametrize(("language", "game"), EVERY_SHELF)
def test_a_section_is_marked_as_our_interpretation_in_every_language_or_in_none(
    language: str, game: str
):
    for page in written(language, game):
        headings = site.headings(language, game, page)
        for place in (page, *(f"{page}#{heading.anchor}" for heading in headings)):
            marks = [note.mark for note in site.notes(language, game, place)]
            assert marks == [note.mark for note in site.notes("en", game, place)], place


def test_a_mark_is_that_of_the_section_and_a_page_has_those_of_all_its_sections(shelf):
    (shelf / "pawns.md").write_text(
        "# Pawns\n\nThey move.\n\n## How far\n\nOne.\n\n> **Not known.** Why.\n\n"
        "## Promotion\n\n> **Our ruling.** Any [piece](pawns).\n\n> **Example.** A rook.\n\n"
        "## Stalemate\n\nNo move.\n"
    )
    assert site.mark("en", "chess", "pawns#how-far") == "unknown"
    assert site.notes("en", "chess", "pawns#promotion") == (("reading", "Any piece."),)
    assert site.mark("en", "chess", "pawns") == "reading"
    assert site.mark("en", "chess", "pawns#stalemate") == ""


@pytest.mark.parametrize("language", site.languages())
def test_the_wiring_says_the_same_in_every_language(language: str):
    blocks, english = site.wiring_passages(language), site.wiring_passages("en")
    assert [block.kind for block in blocks] == [block.kind for block in english]
    numbers = [sorted(re.findall(r"\d+", block.text)) for block in blocks]
    assert numbers == [sorted(re.findall(r"\d+", block.text)) for block in english]


def test_there_is_no_wiring_in_a_language_without_pages():
    with pytest.raises(site.UnknownPageError):
        site.wiring("xx")


def test_the_words_around_the_pages_have_the_same_keys_in_every_language():
    assert len({tuple(site.words(language)) for language in site.languages()}) == 1


def test_the_contents_lead_to_every_heading():
    led = site.links("en", "on-mars", site.CONTENTS)
    assert {"construct", "construct#where-it-goes", site.GLOSSARY} <= set(led)
    assert not [link for link in led if link.endswith(site.SEE_ALSO)]


def test_an_address_is_language_game_and_page():
    assert site.address("en", "on-mars", "construct") == "/en/on-mars/construct"
    heading = "construct#where-it-goes"
    assert site.address("fr", "on-mars", heading) == f"/fr/on-mars/{heading}"
    assert site.title("pt-BR", "on-mars", "rover") == "O Astromóvel dele"


@pytest.mark.parametrize(
    "asked",
    [("en", "on-mars", "nothing"), ("en", "nothing", "rover"), ("xx", "on-mars", "rover"),
     ("en", "on-mars", "../../fr/on-mars/rover"),
     ("en", "on-mars", "construct#nothing"), ("..", "pages", "en")],
)  # fmt: skip
@pytest.mark.parametrize("ask", [site.address, site.title, site.document, site.section, site.links])
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
    blocks = [(each.kind, each.text) for each in site.section("en", "on-mars", "end")]
    assert blocks[0] == ("title", "End of the game")
    assert ("columns", "Colony level · Missions needed") in blocks
    assert ("row", "3 · 2") in blocks
    assert ("item", "5. Score, then look at the Solo Goals.") in blocks
    assert all("*" not in text and "](" not in text for _, text in blocks)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("![plants](plant) 8 plants for a forest ![forest](forest)", "8 plants for a forest"),
        ("Space ![titanium](titanium) [titanium](paying)", "Space titanium"),
        ("Oxygen +1 ![oxygen](oxygen), then 2 ![card](card)", "Oxygen +1, then 2 card"),
    ],
)
def test_an_icon_beside_its_word_or_its_number_is_not_read_twice(shelf, written, expected):
    (shelf / "pawns.md").write_text(f"# Pawns\n\n{written}\n")
    assert site.section("en", "chess", "pawns")[-1].text == expected


def test_a_game_has_the_pages_of_its_folder(shelf):
    (shelf / "castling.md").write_text("# Castling\n\nKing and rook move together.\n")
    (shelf / "pawns.md").write_text("# Pawns\n\nThey move forward.\n")
    assert site.games("en") == ["chess"]
    assert site.pages("en", "chess") == ("overview", "castling", "pawns")
    assert site.section("en", "chess", "pawns")[-1].text == "They move forward."


def test_a_game_without_an_overview_has_one_that_says_so(shelf):
    assert site.pages("fr", "chess") == ("overview",)
    title, text = site.section("fr", "chess", "overview")
    assert (title.kind, title.text) == ("title", "chess")
    assert "livret" in text.text


def test_a_page_that_a_language_lacks_is_shown_in_english_and_says_so(shelf):
    (shelf / "overview.md").write_text("# Chess\n\nMate.\n")
    (shelf.parent / "fr").mkdir()
    (shelf.parent / "fr" / "pawns.md").write_text("# Les pions\n\nIls avancent.\n")
    assert site.pages("fr", "chess") == ("overview", "pawns")
    assert [block.text for block in site.section("fr", "chess", "overview")] == [
        "Chess",
        "Cette page n’existe qu’en anglais.",
        "Mate.",
    ]
    assert [block.text for block in site.section("fr", "chess", "pawns")] == [
        "Les pions",
        "Ils avancent.",
    ]


def test_the_overview_sets_the_order_of_the_pages(shelf):
    (shelf / "overview.md").write_text(
        "# Chess\n\nMate.\n\n## Moves\n\n- [P](pawns)\n- [C](castling)\n"
    )
    for page in ("castling", "pawns", "stalemate"):
        (shelf / f"{page}.md").write_text("# A page\n\nText.\n")
    assert site.pages("en", "chess") == ("overview", "pawns", "castling", "stalemate")
    assert site.tree("en", "chess") == ((("moves", "Moves"), ("pawns", "castling")),)
