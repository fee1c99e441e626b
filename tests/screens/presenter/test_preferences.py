"""Changes of the settings, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.screens.presenter.preferences import Preferences
from companion.screens.presenter.status import Status
from companion.storage import settings as settings_
from screens.conftest import Voice


@pytest.fixture
def preferences(status: Status) -> Preferences:
    return Preferences(status)


def test_a_change_counts_at_once_and_is_saved(
    preferences: Preferences, status: Status, home: Path
) -> None:
    shown: list[tuple[str, object]] = []
    status.bind(on_setting=lambda _, *change: shown.append(change))
    assert preferences.set("voice_rate", 200)
    assert status.settings.voice_rate == 200
    assert settings_.load().voice_rate == 200
    assert shown == [("voice_rate", 200)]
    assert status.host.refreshed == 1


def test_two_uses_of_a_pin_are_refused_in_one_sentence(
    preferences: Preferences, status: Status, voice: Voice
) -> None:
    before = status.settings
    assert not preferences.set("pin_die", before.pin_next)
    assert status.settings is before
    assert [status.notices[0]] == voice.said


def test_another_language_is_shown_and_spoken(
    preferences: Preferences, status: Status, voice: Voice
) -> None:
    preferences.set("language", "fr")
    assert status.words("screens.back") == "Retour"
    assert voice.language == "fr"


def test_the_board_turns_by_a_sixth(preferences: Preferences, status: Status) -> None:
    for _ in range(7):
        preferences.turn_board()
    assert status.settings.board_turned == 1
