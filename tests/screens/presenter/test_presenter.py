"""The screens know the presenter, and not the app."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import companion.screens
from companion.phrases import phrasebook
from companion.phrases.phrasebook import Phrasebook
from companion.screens.presenter import Presenter
from companion.screens.screen_host import KINDS, ScreenHost
from companion.storage.settings import Settings
from companion.storage.store import Store
from screens.conftest import SIZE, Voice

FOLDER = Path(companion.screens.__file__).parent
BUILDERS = {"app.py"}


@pytest.fixture
def presenter(window: Any, store: Store, voice: Voice) -> Iterator[Presenter]:
    """A presenter and a host, with no app around them."""
    presenter = Presenter(Settings(), store, Phrasebook("en"), voice)
    host = ScreenHost(presenter, *SIZE)
    yield presenter
    for name in [*host.screens]:
        host.screens[name].leave()
        host.screens.drop(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_screen_is_built_and_shown_without_the_app(name: str, presenter: Presenter) -> None:
    presenter.sessions.open("on-mars", new=True)
    details = {"setup": {"game": "on-mars"}, "look": {"play": presenter.session.id}}
    presenter.navigation.show(name, **details.get(name, {}))
    assert presenter.host.screen.name == name


def test_what_is_refused_is_reported_and_said(presenter: Presenter, voice: Voice) -> None:
    presenter.sessions.open("on-mars", new=True)
    presenter.navigation.show("table")
    presenter.guard.clock = lambda: 1e9
    presenter.game.change(lambda: presenter.session.answer("none of these"))
    assert presenter.notices == voice.said
    assert "none of these" in voice.said[0]


def test_the_words_of_one_game_are_loaded_at_a_time(presenter: Presenter) -> None:
    presenter.sessions.open("on-mars")
    words = phrasebook.bundle("en", "on-mars")
    presenter.sessions.leave()
    presenter.sessions.open("on-mars")
    assert phrasebook.bundle("en", "on-mars") is words
    presenter.sessions.open("dice")
    assert phrasebook.bundle("en", "on-mars") is not words


def test_only_what_builds_the_screens_knows_the_app() -> None:
    users = [path.name for path in FOLDER.rglob("*.py") if "screens.app" in path.read_text("utf-8")]
    assert set(users) <= BUILDERS
