"""What is known of a page without parsing it."""

from __future__ import annotations

from companion.appendix import sources

PAGE = """# The *page*

One [link](there) and a ![Mine](mine).

## First: **bold**

| a | b |
|---|---|
| [x](y#z) | ![Rover](rover) 2 |

> **Our ruling.** So it is.

## Second

1. Do `this`
"""


def test_a_title_and_headings_are_plain_words():
    assert sources.title(PAGE) == "The page"
    assert sources.headings(PAGE) == ["First: bold", "Second"]


def test_drawings_are_no_links():
    assert sources.links(PAGE) == ["there", "y#z"]
    assert sources.links("[![Mine](mine) Mine](place)") == ["place"]


def test_parts_are_what_is_below_each_heading():
    before, first, second = sources.parts(PAGE)
    assert (before.heading, sources.unmarked(before.text)) == ("", "One link and a Mine.")
    assert sources.unmarked(first.text) == "a · b x · Rover 2 Our ruling. So it is."
    assert second.text == "1. Do `this`"
