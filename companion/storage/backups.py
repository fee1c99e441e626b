"""Backups of the saved plays: after every finished play, every hour of play, and on a stick.

The ten latest are preserved, and those with plays that these lack. They are made by SQLite's own
backup on a separate thread, so that no answer waits for them.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from threading import Lock, Thread
from typing import Any, NamedTuple

from companion.storage.backup_files import (
    is_intact,
    name_of,
    newest_first,
    number_of,
    owner,
    prune,
    settings_in,
)
from companion.storage.installation import put_settings
from companion.storage.schema import BROKEN, open_to_read
from companion.storage.sticks import find_stick, write_copy

log = logging.getLogger(__name__)

HOUR_S = 3600.0
"""The time of play between backups."""


class Backup(NamedTuple):
    """A backup; ``made`` is its local time."""

    path: Path
    made: datetime

    @property
    def when(self) -> str:
        """When it was made, as text."""
        return f"{self.made:%Y-%m-%d %H:%M}"


class Backups:
    """Backups of the ``database``, in ``folder``, and copied to the stick that ``find`` returns.

    ``on_result`` is called from the thread that makes one, with the key of a sentence.
    ``settings`` returns the settings that are stored with the plays.
    """

    def __init__(
        self,
        database: Path,
        folder: Path,
        find: Callable[[], Path | None] = find_stick,
        on_result: Callable[[str], object] = lambda _: None,
        settings: Callable[[], Mapping[str, Any]] = dict,
    ) -> None:
        self.on_result = on_result
        self._settings = settings
        self._database, self._folder = database, folder
        self.find_stick = find
        self._played, self._earlier = 0.0, 0.0
        self._looked_back = False
        self._stick: Path | None = None
        self._lock = Lock()
        self._threads: list[Thread] = []

    # when backups are made

    def on_saved(self, seconds: float, finished: bool) -> None:
        """Note that ``seconds`` more of a play were saved, and whether that finished it."""
        self._played += seconds
        if finished or self._earlier + self._played >= HOUR_S:
            self._played = self._earlier = 0.0
            self._start(self.make)
        elif not self._looked_back:
            self._start(self._look_back)
        self._looked_back = True

    def _look_back(self) -> None:
        """Count the time played in earlier sessions: no answer waits for the newest backup."""
        self._earlier = self.behind()
        if self._earlier >= HOUR_S:
            self._earlier = 0.0
            self.make()

    def look_for_stick(self) -> None:
        """Copy the saved plays to a stick that has just been inserted."""
        stick, self._stick = self._stick, self.find_stick()
        if self._stick and self._stick != stick:
            self.copy_soon()

    def copy_soon(self) -> None:
        """Copy the saved plays to the stick, on a separate thread."""
        self._start(self.copy)

    def close(self) -> None:
        """Wait until pending backups are on disk."""
        for thread in self._threads:
            thread.join()
        self._threads = []

    def _start(self, work: Callable[[], object]) -> None:
        self._threads = [each for each in self._threads if each.is_alive()]
        thread = Thread(target=work, name="backup")
        self._threads.append(thread)
        thread.start()

    def behind(self) -> float:
        """Return the seconds of play that no backup contains."""
        with suppress(OSError):
            return self._behind(self.newest())
        return 0.0

    def _behind(self, newest: Backup | None) -> float:
        with suppress(*BROKEN, OSError):
            return _seconds(self._database) - (_seconds(newest.path) if newest else 0.0)
        return 0.0

    def _is_of_now(self, newest: Backup) -> bool:
        """Return whether a backup has everything here, under this installation's current name."""
        return (
            self._behind(newest) <= 0
            and owner(newest.path) == owner(self._database)
            and settings_in(newest.path) == self._settings()
        )

    # how they are made

    def make(self) -> Path | None:
        """Make a backup, and copy it to the stick if there is one; return it, None if it failed."""
        with self._lock:
            try:
                made = self._make()
            except (*BROKEN, OSError) as error:
                log.warning("no backup could be made: %s", error)
                self.on_result("core.backup-failed")
                return None
            self._copy_to_stick(made)
            return made

    def copy(self) -> None:
        """Copy the latest backup to the stick, after making one if something changed since."""
        newest = self.newest()
        if newest and self._is_of_now(newest):
            self._copy_to_stick(newest.path)
        else:
            self.make()

    def _make(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        part = self._folder / "backup.part"
        part.unlink(missing_ok=True)
        with (
            closing(open_to_read(self._database)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            put_settings(copy, self._settings())
        if not is_intact(part):
            raise sqlite3.DatabaseError("what was copied is damaged")
        latest = next(map(number_of, newest_first(self._folder)), 0)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime())
        made = self._folder / name_of(latest + 1, stamp)
        part.replace(made)
        prune(self._folder)
        return made

    def _copy_to_stick(self, made: Path) -> None:
        stick = self.find_stick()
        if stick is None:
            return
        try:
            write_copy(stick, made)
        except OSError as error:
            log.warning("nothing could be copied to %s: %s", stick, error)
            self.on_result("core.stick-failed")
        else:
            self.on_result("core.stick-copied")

    # the existing ones

    def all(self) -> list[Backup]:
        """Return the backups, the latest first."""
        return [Backup(each, _made(each)) for each in newest_first(self._folder)]

    def newest(self) -> Backup | None:
        """Return the latest intact backup, None if there is none."""
        return next((Backup(each, _made(each)) for each in self.intact()), None)

    def intact(self) -> Iterator[Path]:
        """Yield the intact backups, the latest first."""
        return filter(is_intact, newest_first(self._folder))

    def latest(self) -> Backup | None:
        """Return the latest backup, intact or not, without delay."""
        return next(iter(self.all()), None)


def _seconds(path: Path) -> float:
    """Return the seconds played in all; raise `sqlite3.Error` if that cannot be read."""
    with closing(open_to_read(path)) as connection:
        return float(connection.execute("SELECT total(seconds) FROM play").fetchone()[0])


def _made(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
