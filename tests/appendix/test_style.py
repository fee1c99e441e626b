"""The style sheet: words that can be read by night, by day, in high contrast and on paper."""

from __future__ import annotations

import re

import pytest

from companion.appendix import html
from companion.drawings.icons.colours import CONTRAST, DAY, NIGHT, themes
from kit.contrast import READ, SEEN, contrast

LIKED = {
    "night": (),
    "day": ("prefers-color-scheme: light",),
    "contrast by night": ("prefers-color-scheme: dark", "prefers-contrast: more", "screen"),
    "contrast by day": ("prefers-color-scheme: light", "prefers-contrast: more", "screen"),
    "paper": ("print", "prefers-color-scheme: light"),
    "paper by night": ("print",),
}
"""What a browser reports of its user's preferences for each scheme."""

WORDS = ("sand", "dim", "ice", "amber", "accent")
WRITTEN = [
    *((colour, ground) for colour in WORDS for ground in ("ground", "raised")),
    ("ice", "pressed"),
    ("sand", "pressed"),
]
"""Foregrounds and their backgrounds."""

RULE = re.compile(r"(?P<media>@media [^{]*){(?P<within>(?:[^{}]*{[^{}]*})*)\s*}|:root {[^}]*}")


def colours(scheme: str) -> dict[str, str]:
    """Return the colours of the style sheet as a browser has them in a scheme."""
    found: dict[str, str] = {}
    for rule in RULE.finditer(re.sub(r"/\*.*?\*/", "", html.style(), flags=re.DOTALL)):
        if not rule["media"] or any(map(_holds(scheme), rule["media"][7:].split(","))):
            for root in re.findall(r":root {([^}]*)}", rule["within"] or rule[0]):
                found |= re.findall(r"--([\w-]+): ([^;]+);", root)
    return found


def _holds(scheme: str):
    def holds(query: str) -> bool:
        return all(each.strip(" ()") in LIKED[scheme] for each in query.split(" and "))

    return holds


def seen(scheme: str, name: str) -> str:
    """Return the colour that a name has in a scheme, as ``#f0dfc0``."""
    every = colours(scheme)
    code = every[name]
    while led := re.fullmatch(r"var\(--([\w-]+)\)", code):
        code = every[led[1]]
    return "#" + "".join(2 * letter for letter in code[1:]) if len(code) == 4 else code


@pytest.mark.parametrize("scheme", LIKED)
def test_words_can_be_read(scheme: str):
    for colour, ground in WRITTEN:
        assert contrast(seen(scheme, colour), seen(scheme, ground)) >= READ, (colour, ground)


@pytest.mark.parametrize("scheme", ["night", "day", "contrast by night", "contrast by day"])
def test_buttons_and_the_frames_of_fields_are_seen(scheme: str):
    assert contrast(seen(scheme, "on-ice"), seen(scheme, "ice")) >= READ
    assert contrast(seen(scheme, "ice"), seen(scheme, "ground")) >= SEEN
    assert contrast(seen(scheme, "dim"), seen(scheme, "ground")) >= SEEN


@pytest.mark.parametrize("scheme", ["contrast by night", "contrast by day"])
def test_who_asks_for_more_contrast_gets_it(scheme: str):
    assert contrast(seen(scheme, "dim"), seen(scheme, "ground")) >= 10
    assert contrast(seen(scheme, "line"), seen(scheme, "ground")) >= SEEN


@pytest.mark.parametrize(
    ("scheme", "colours"), [("night", NIGHT), ("day", DAY), ("contrast by night", CONTRAST)]
)
def test_the_colours_are_those_of_the_screen(scheme: str, colours: dict[str, str]):
    for name, role in [("ground", "ground"), ("raised", "panel"), ("ice", "ice"), ("sand", "sand")]:
        assert seen(scheme, name) == colours[role]


@pytest.mark.parametrize("scheme", ["paper", "paper by night"])
def test_paper_is_white(scheme: str):
    assert (seen(scheme, "ground"), seen(scheme, "sand")) == ("#ffffff", "#000000")
    assert seen(scheme, "in-mine") == themes()["day"]["mine"]


def test_the_style_sheet_needs_nothing_else_and_is_light():
    assert not re.search(r"url\(|@import|@font-face", html.style())
    assert len(html.style().encode()) < 22_000


def test_every_class_of_the_sheet_that_is_not_a_colour_is_used():
    own = (html.TEMPLATES / "style.css").read_text(encoding="utf-8")
    classes = set(re.findall(r"\.([a-z][a-z-]*)\b", own))
    written = html.TEMPLATES.glob("*.html"), html.TEMPLATES.parent.glob("*.py")
    text = " ".join(file.read_text(encoding="utf-8") for files in written for file in files)
    for name in classes:
        assert re.search(rf'["\' ]{name}["\' ]', text), name
