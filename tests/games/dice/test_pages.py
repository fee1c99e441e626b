"""Every step names the page of the appendix that explains it."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.dice import GAME
from companion.games.dice.pages import EXPLAINED, PAGES


@pytest.mark.parametrize("deck", ["app", "physical"])
def test_every_prompt_of_some_plays_has_a_page(deck: str) -> None:
    keys = set()
    for seed in range(12):
        play, rng = Play(GAME, {"deck": deck}, str(seed)), random.Random(seed)
        while play.ask is not None:
            keys |= {prompt.key.removeprefix("dice.") for prompt in (*play.says, play.ask)}
            play.answer(likely_answer(play, rng, 0.4))
        keys |= {prompt.key.removeprefix("dice.") for prompt in play.says}
    assert keys - PAGES.keys() == set()


def test_every_page_named_is_written() -> None:
    written = files("companion.appendix") / "pages" / "en" / "dice"
    assert {page.name.removesuffix(".md") for page in written.iterdir()} == EXPLAINED.keys()


def test_no_prompt_is_explained_twice() -> None:
    assert len(PAGES) == sum(map(len, EXPLAINED.values()))
