"""Every step names the page of the appendix that explains it."""

from __future__ import annotations

import random
from importlib.resources import files

from companion.autoplay import likely_answer
from companion.engine.play import Play
from companion.games.ares import GAME
from companion.games.ares.pages import EXPLAINED, PAGES


def test_every_prompt_of_some_plays_has_a_page() -> None:
    keys = set()
    for seed in range(20):
        play, rng = Play(GAME, {}, str(seed)), random.Random(seed)
        while play.ask is not None:
            goals = [goal.prompt for goal in play.goals()]
            keys |= {p.key.removeprefix("ares.") for p in (*play.says, play.ask, *goals)}
            play.answer(likely_answer(play, rng, follow=0.4))
    assert keys - PAGES.keys() == set()


def test_every_page_named_is_written() -> None:
    written = files("companion.appendix") / "pages" / "en" / "ares"
    assert {page.name.removesuffix(".md") for page in written.iterdir()} == EXPLAINED.keys()


def test_no_prompt_is_explained_twice() -> None:
    assert len(PAGES) == sum(map(len, EXPLAINED.values()))
