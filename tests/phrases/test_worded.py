"""A prompt is worded once, however often it occurs."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.prompts import Ask, Choose, Confirm, Count, Say
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.worded import CACHED_PROMPTS, WordingCache

Prompt = Say | Ask


@pytest.fixture
def worked() -> list[Prompt]:
    return []


@pytest.fixture
def work(worked: list[Prompt]) -> Any:
    def work(prompt: Prompt) -> int:
        worked.append(prompt)
        return len(worked)

    return work


def test_what_comes_again_is_not_worked_out_again(work: Any, worked: list[Prompt]) -> None:
    worded = WordingCache()
    for _ in range(3):
        again = Choose("a.b", (1, 2), {"list": ["x"]}, fields=dict)
        assert worded.once(work, again) == 1
    assert len(worked) == 1


PROMPTS: tuple[Prompt, ...] = (
    Say("a.b"),
    Say("a.c"),
    Say("a.b", {"n": 1}),
    Say("a.b", {"n": True}),
    Say("a.b", {"n": "1"}),
    Confirm("a.b"),
    Choose("a.b", (0, 1)),
    Choose("a.b", (False, True)),
    Choose("a.b", (0, 1), default=1),
    Choose("a.b", (0, 1), drawn=True),
    Count("a.b", 0, 1),
    Count("a.b", 0, 2),
)


def test_whatever_differs_is_worked_out_by_itself(work: Any) -> None:
    worded = WordingCache()
    found = [worded.once(work, prompt) for prompt in PROMPTS]
    assert sorted(found) == list(range(1, len(PROMPTS) + 1))
    assert [worded.once(work, prompt) for prompt in PROMPTS] == found


def test_a_value_that_was_changed_in_place_is_computed_again(work: Any) -> None:
    worded, left = WordingCache(), [1, 2]
    assert worded.once(work, Say("a.b", {"left": left})) == 1
    left.pop()
    assert worded.once(work, Say("a.b", {"left": left})) == 2


def test_only_the_latest_are_remembered(work: Any, worked: list[Prompt]) -> None:
    worded = WordingCache()
    for number in range(CACHED_PROMPTS + 1):
        worded.once(work, Say("a.b", {"n": number}))
    worded.once(work, Say("a.b", {"n": CACHED_PROMPTS}))
    assert len(worked) == CACHED_PROMPTS + 1
    worded.once(work, Say("a.b", {"n": 0}))
    assert len(worked) == CACHED_PROMPTS + 2


def test_the_words_and_the_parts_of_a_prompt_are_separate_and_each_language_has_its_own() -> None:
    ask = Choose("core.finished", ("yes", "no"))
    english, french = Phrasebook("en"), Phrasebook("fr")
    assert english.prompt_text(ask) is english.prompt_text(ask)
    assert english.glance(ask) is english.glance(ask)
    assert english.prompt_text(ask).options != french.prompt_text(ask).options
