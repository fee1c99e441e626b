"""The words of the goals."""

from __future__ import annotations

import pytest

from companion.games.on_mars import GAME
from companion.phrases.phrasebook import LANGUAGES
from kit.words import goals_of_a_play


@pytest.mark.parametrize("help_", ["guided", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_a_whole_play_are_worded_without_a_gap(
    language: str, help_: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert goals_of_a_play(GAME, {"help": help_}, language)
    assert caplog.text == ""
