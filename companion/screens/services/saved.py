"""Saved games leaving and arriving: by USB stick, from a backup, by phone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO

from companion.engine.prompts import Refused
from companion.phrases.phrasebook import first_sentence
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TAKING
from companion.storage.import_process import ImportProcess, left_out, summary
from companion.storage.importer import Imported
from companion.storage.settings import settings_to_offer


def copy_to_stick(presenter: Presenter) -> None:
    """Copy all games to the stick; report when they are on it."""
    if presenter.backups.find_stick() is None:
        presenter.announce(presenter.words("screens.saved-no-stick"))
    else:
        presenter.speech.say(presenter.words("screens.saved-copying"))
        presenter.backups.copy_soon()


def take_from_stick(presenter: Presenter) -> None:
    """Add the games on the stick: of each installation's newest copy, and of every export."""
    stick = presenter.backups.find_stick()
    if stick is None:
        presenter.announce(presenter.words("screens.saved-no-stick"))
    else:
        _take(presenter, "--stick", stick)


def take_backup(presenter: Presenter) -> None:
    """Add the games of the latest intact backup."""
    backups = [each.path for each in presenter.backups.all()]
    if backups:
        _take(presenter, "--newest", *backups)
    else:
        presenter.announce(presenter.words("core.backups-none"))


def _take(presenter: Presenter, *what: str | Path) -> None:
    """Import games, on a screen that shows the progress; then show this one again."""
    if not presenter.sessions.save_again():
        presenter.announce(first_sentence(presenter.phrasebook.problem(presenter.store.problem)))
        return
    here, detail = presenter.host.shown, presenter.host.screen.detail

    def show(found: Imported | Refused) -> None:
        presenter.navigation.show(here, **detail)
        _announce(presenter, found)

    presenter.host.screens[TAKING].begin(ImportProcess(presenter.store.path, *what), show)
    presenter.navigation.visit(TAKING)


def _announce(presenter: Presenter, found: Imported | Refused) -> None:
    """Report what was imported, and offer the settings that came along; or say why nothing was."""
    book = presenter.phrasebook
    if isinstance(found, Refused):
        presenter.announce(book.refusal(found))
        return
    good = not (found.broken or found.refused)
    if not found.files:
        nothing = presenter.words("screens.saved-nothing")
        presenter.announce(" ".join(left_out(book, found.refused)) or nothing)
    elif settings := offered(presenter, found):
        offer(presenter, settings, summary(book, found), good)
    else:
        presenter.announce(summary(book, found), good)


def take_over(presenter: Presenter, imported: Imported) -> None:
    """Take note of imported plays: those that have advanced are reread when opened."""
    presenter.store.reload_facts()
    if imported.merged.continued:
        presenter.sessions.forget()


def give() -> BinaryIO:
    """Return an open export of all games, with the settings; a separate process creates it.

    Raises `OSError` if it cannot be made.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.json")
        subprocess.run(
            [sys.executable, "-m", "companion", "export", "all", str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            process_group=0,  # Ctrl-C is for this process
            check=False,
        )
        return path.open("rb")


def offered(presenter: Presenter, imported: Imported) -> dict[str, Any]:
    """Return the settings that came with games, as far as they differ from those here."""
    return settings_to_offer(imported.settings, presenter.settings)


def offer(
    presenter: Presenter, settings: Mapping[str, Any], text: str = "", good: bool = False
) -> None:
    """Ask whether to use these settings; first say what was ``text``."""
    presenter.navigation.show("offered", settings=dict(settings))
    presenter.note(text, good)
    presenter.speech.say(presenter.host.screen.spoken)
