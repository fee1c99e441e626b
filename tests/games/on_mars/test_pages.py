"""Every step names the page of the appendix that explains it."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.on_mars import GAME
from companion.games.on_mars.pages import EXPLAINED, PAGES


@pytest.mark.parametrize("help_", ["guided", "quick", "cards"])
def test_every_prompt_of_some_plays_has_a_page(help_: str) -> None:
    keys = set()
    for seed in range(20):
        play, rng = Play(GAME, {"help": help_}, str(seed)), random.Random(seed)
        while play.ask is not None:
            keys |= {prompt.key.removeprefix("on-mars.") for prompt in (*play.says, play.ask)}
            play.answer(likely_answer(play, rng))
    assert keys - PAGES.keys() == set()


def test_every_page_named_is_written() -> None:
    written = files("companion.appendix") / "pages" / "en" / "on-mars"
    assert {page.name.removesuffix(".md") for page in written.iterdir()} == EXPLAINED.keys()


def test_no_prompt_is_explained_twice() -> None:
    assert len(PAGES) == sum(map(len, EXPLAINED.values()))
