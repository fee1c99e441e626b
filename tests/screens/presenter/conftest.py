"""Fakes around the presenter, without a window."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from companion.phrases.phrasebook import Phrasebook
from companion.screens.presenter.status import Status
from companion.storage.settings import Settings
from companion.storage.store import Store
from screens.conftest import Voice


class Host:
    """Records what was to be shown."""

    needs_no_play = frozenset({"home", "settings"})

    def __init__(self) -> None:
        self.shown, self.detail, self.refreshed = "home", dict[str, Any](), 0
        table = SimpleNamespace(said="what to do", said_again="where it stands", has_all_parts=True)
        self.screens = {"table": table}

    @property
    def screen(self) -> Any:
        def refresh() -> None:
            self.refreshed += 1

        return SimpleNamespace(name=self.shown, spoken=f"this is {self.shown}", refresh=refresh)

    def show(self, name: str, detail: dict[str, Any]) -> None:
        self.shown, self.detail = name, detail


@pytest.fixture
def status(store: Store, voice: Voice) -> Status:
    """A status with a host that draws nothing."""
    status = Status(Settings(), store, Phrasebook("en"), voice)
    status.host = Host()
    status.guard.clock = itertools.count(0, 10).__next__  # a press every ten seconds
    return status
