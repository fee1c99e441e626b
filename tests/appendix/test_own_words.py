"""Every sentence of the appendix is our own: none shares eight words in a row with a source."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from companion.appendix import site

SEEDS = Path(__file__).parents[3] / "shared" / "seeds"
ROW = 8

Row = tuple[str, ...]


def rows(text: str) -> set[Row]:
    """Return each eight consecutive words, ignoring punctuation.

    The steps of a path, Mine → Generator, are not a sentence.
    """
    parts = [re.findall(r"\w+", part) for part in text.lower().split("→")]
    return {row for words in parts for row in zip(*(words[at:] for at in range(ROW)), strict=False)}


@cache
def taken() -> set[Row]:
    """Return the rows of the documents that the rules were read from."""
    return set().union(*(rows(seed.read_text(encoding="utf-8")) for seed in SEEDS.glob("*.txt")))


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the seed documents lie beside the project only")
@pytest.mark.parametrize("language", site.languages())
def test_no_sentence_shares_eight_words_in_a_row_with_a_source(language: str):
    assert len(taken()) > 10_000
    for game in site.games(language):
        for page in site.pages(language, game):
            for block in site.section(language, game, page):
                same = rows(block.text) & taken()
                assert not same, f"{language}/{game}/{page}: {' '.join(min(same))}"
