"""Our interpretations are marked as such: no text cites a page of the rulebook for them."""

from __future__ import annotations

import re

import pytest

from companion.engine.prompts import Say
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.fluent_files import source

PAGE = re.compile(r"\b(?:pages?|páginas?|pp?\.)\s?\d+(?:[^.()]*?\d+)*")
"""How a text names a page of the rulebook, in all three languages."""

OURS = re.compile(
    r"rulebook (?:does not|doesn’t|is silent|has no)|[Oo]ur ruling|you chose this|here a die"
    r"|[Oo]ur reading|reading you chose"
    r"|manual (?:não diz|não tem|é omisso)|leitura (?:nossa|que você)|[Nn]ossa leitura"
    r"|foi o que você escolheu"
    r"|livret (?:de règles )?(?:ne dit|ne prévoit)|notre lecture|lecture que vous"
    r"|vous l’avez choisi"
)
"""How a text says that the rulebook is silent, or that it is read so by us."""

UNDEFINED = {
    "a draw among four and more (D54)": Say(
        "on-mars.tie-result",
        {"options": 4, "tied": "hexes", "number": 2, "name": "none", "drawn": "die"},
    ),
    "a draw for which no card is left (D54)": Say(
        "on-mars.tie-result",
        {"options": 2, "tied": "hexes", "number": 2, "name": "none", "drawn": "die"},
    ),
    "the same among names (D54)": Say(
        "on-mars.tie-result",
        {"options": 5, "tied": "names", "number": 2, "name": "mine", "drawn": "die"},
    ),
}
"""What the list of disagreements calls undefined or ours, and its announcements."""

PRINTED = {"mission": (22,), "your-stay": (19,), "your-ships": (19,)}
"""Pages of the second pass of the deck, and of a Ship that carries you (D55)."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", UNDEFINED)
def test_what_the_rulebook_leaves_open_has_no_page(language: str, what: str) -> None:
    wording = Phrasebook(language).prompt_text(UNDEFINED[what])
    assert OURS.search(wording.why), wording.why
    assert not PAGE.search(f"{wording.text} {wording.voice} {wording.why}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_among_two_or_three_is_in_the_rulebook(language: str) -> None:
    shown = {"options": 3, "tied": "hexes", "number": 2, "name": "none", "drawn": "cards"}
    why = Phrasebook(language).prompt_text(Say("on-mars.tie-result", shown)).why
    assert "23" in why
    assert not OURS.search(why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_gives_a_page_for_what_it_calls_ours(language: str) -> None:
    sentences = [
        sentence
        for line in source(language, "on-mars").splitlines()
        for sentence in re.split(r"(?<=[^p]\.)\s", line)
    ]
    assert sum(bool(OURS.search(each)) for each in sentences) > 5
    assert [each for each in sentences if OURS.search(each) and PAGE.search(each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRINTED)
def test_what_the_rulebook_says_has_its_page(language: str, key: str) -> None:
    args = {"letter": "A", "length": "short", "ships": 1}
    why = Phrasebook(language).prompt_text(Say(f"on-mars.{key}", args)).why
    assert tuple(int(each) for each in re.findall(r"\d+", why)) == PRINTED[key], why
