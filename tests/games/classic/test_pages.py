"""Every step names the page of the appendix that explains it."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.classic import GAME
from companion.games.classic.pages import EXPLAINED, PAGES


@pytest.mark.parametrize("board", ["off", "on"])
def test_every_prompt_of_some_plays_has_a_page(board: str) -> None:
    keys = set()
    for seed in range(20):
        play, rng = Play(GAME, {"board": board}, str(seed)), random.Random(seed)
        while play.ask is not None:
            keys |= {prompt.key.removeprefix("classic.") for prompt in (*play.says, play.ask)}
            play.answer(likely_answer(play, rng))
    assert keys - PAGES.keys() == set()


def test_every_page_named_is_written() -> None:
    written = files("companion.appendix") / "pages" / "en" / "classic"
    assert {page.name.removesuffix(".md") for page in written.iterdir()} == {"overview", *EXPLAINED}


def test_no_prompt_is_explained_twice() -> None:
    assert len(PAGES) == sum(map(len, EXPLAINED.values()))
