"""Saved games that go out and come in: to a stick and from it, from a backup, by phone."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from companion.engine.prompts import Refused
from companion.exports import Export, joined, read_export, take_in, take_out
from companion.screens.presenter import Presenter
from companion.settings import travelling, worth_offering
from companion.sticks import copies_on, exports_on, made_at


def copy_to_stick(presenter: Presenter) -> None:
    """Copy all games to the stick; it is told when they are on it."""
    if presenter.backups.find_stick() is None:
        presenter.tell(presenter.words("screens.saved-no-stick"))
    else:
        presenter.speak(presenter.words("screens.saved-copying"))
        presenter.backups.copy_soon()


def take_from_stick(presenter: Presenter) -> None:
    """Add the games on the stick: of each installation's newest copy, and of every export."""
    stick = presenter.backups.find_stick()
    if stick is None:
        presenter.tell(presenter.words("screens.saved-no-stick"))
        return
    _take(presenter, [*copies_on(stick), *exports_on(stick)])


def take_backup(presenter: Presenter) -> None:
    """Add the games of the latest backup that is intact."""
    backup = presenter.backups.newest()
    if backup is None:
        presenter.tell(presenter.words("core.backups-none"))
    else:
        _take(presenter, [backup.path])


def _take(presenter: Presenter, paths: list[Path]) -> None:
    """Add the games of these files, and tell how many there were; a foreign file is passed over."""
    found = []
    for path in sorted(paths, key=made_at, reverse=True):
        with suppress(Refused):
            found.append(read_export(path))
    if not found:
        presenter.tell(presenter.words("screens.saved-nothing"))
        return
    whole = joined(found)
    try:
        told = take(presenter, whole)
    except Refused as refused:
        presenter.tell(presenter.phrasebook.refusal(refused))
        return
    if settings := offered(presenter, whole):
        offer(presenter, settings, told)
    else:
        presenter.tell(told)


def give(presenter: Presenter) -> bytes:
    """Return an export of all games, with the settings."""
    return take_out(presenter.store, settings=travelling())


def take(presenter: Presenter, export: Export) -> str:
    """Add the games of an export, and return in words what became of them.

    The plays that are open are read anew when they are next shown. Raises `Refused`.
    """
    merged = take_in(presenter.store, export)
    if merged.continued:
        presenter.sessions.forget()
    return presenter.words("core.imported", **msgspec.structs.asdict(merged))


def offered(presenter: Presenter, export: Export) -> dict[str, Any]:
    """Return the settings that came with an export, as far as others are set here."""
    return worth_offering(export.settings, presenter.settings)


def offer(presenter: Presenter, settings: Mapping[str, Any], told: str = "") -> None:
    """Ask whether these settings are to be taken over; say before what was ``told``."""
    presenter.show("offered", settings=dict(settings))
    presenter.trouble = told
    presenter.refresh_status()
    presenter.speak(presenter.host.screen.spoken)
