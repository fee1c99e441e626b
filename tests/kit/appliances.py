"""An appliance with releases that save plays, and its systemd, in a root of its own."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from companion.storage.store import Store
from kit import roots
from kit.roots import REPOSITORY, Root

OPT = "/opt/companion"
STATE = "/var/lib/companion"
TRIAL = f"{OPT}/trial"

SET_UP = """
set_up() {
    mkdir -p "$venv/bin"
    ln -s @PYTHON@ "$venv/bin/python"
    {
        echo "#!/bin/sh"
        echo "export PYTHONPATH=@PATH@"
        echo "exec @PYTHON@ -PS $root/kiosk.py \\"\\$@\\""
    } >"$venv/bin/companion"
    chmod 755 "$venv/bin/companion"
}
"""
"""How a release of the tests is set up: without a network, and at once."""

SYSTEMCTL = """#!/bin/sh
case "$*" in
    "restart companion.service")
        echo start >>/stub/starts
        /opt/companion/trial >/dev/null
        COMPANION_HOME=/var/lib/companion /opt/companion/current/.venv/bin/companion run
        ended=$?
        [ $ended = 0 ] || export SERVICE_RESULT=signal
        /opt/companion/trial ended
        exit $ended
esac
"""
"""Starts the companion as the unit does, and waits until it has ended: a run is one answer."""

SLEEP = "#!/bin/sh\necho $1 >>/stub/slept\n"

MIGRATION = """
ALTER TABLE play ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
CREATE TABLE guest (name TEXT NOT NULL) STRICT;
"""


def make_release(folder: Path, version: str, *marks: str, migration: str = "") -> Path:
    """Make a release that saves plays; ``marks`` are ``dies`` or ``runs`` (see `kit.kiosk`)."""
    source = roots.make_release(folder, version)
    (source / "companion/__init__.py").touch()
    shutil.copy(REPOSITORY / "tests/kit/kiosk.py", source)
    with (source / "deploy/setup.sh").open("a", encoding="utf-8") as script:
        path = os.pathsep.join(sys.path)  # without what Python's site looks for at each start
        script.write(SET_UP.replace("@PYTHON@", sys.executable).replace("@PATH@", path))
    for mark in marks:
        (source / mark).touch()
    if migration:
        (source / "migration.sql").write_text(migration, encoding="utf-8")
    return source


class Appliance:
    """Controls and observes an appliance."""

    def __init__(self, root: Root) -> None:
        self.root = root
        self.folder = root.changed / OPT.lstrip("/")
        self.database = root.changed / STATE.lstrip("/") / "companion.db"

    def start(self) -> bool:
        """Start the companion as systemd does; return whether it came up and saved an answer."""
        done = self.root.shell("systemctl", "restart", "companion.service")
        return done.returncode == 0

    def start_until_it_runs(self, most: int) -> int:
        """Start it as often as that takes; return how often, ``most`` + 1 if it never ran."""
        again = (
            'for each in $(seq "$0"); do systemctl restart companion.service && exit; done; exit 1'
        )
        before = (self.root.read("/stub/starts") or "").count("start")
        done = self.root.shell("bash", "-c", again, str(most))
        tries = (self.root.read("/stub/starts") or "").count("start") - before
        return tries if done.returncode == 0 else most + 1

    @property
    def current(self) -> str:
        """The current release, without its content hash."""
        return (self.folder / "current").readlink().name.partition("-")[0]

    @property
    def releases(self) -> list[str]:
        """The releases that are here."""
        return sorted(each.name.partition("-")[0] for each in (self.folder / "releases").iterdir())

    @property
    def files(self) -> list[str]:
        """The files beside the releases."""
        return sorted(each.name for each in self.folder.iterdir())

    @property
    def version(self) -> int:
        """The version of the tables."""
        with closing(sqlite3.connect(self.database)) as connection:
            return int(connection.execute("PRAGMA user_version").fetchone()[0])

    @property
    def answered(self) -> list[Any]:
        """What was acknowledged as saved, in order."""
        return [json.loads(line) for line in (self.root.read("/stub/answered") or "").splitlines()]

    @property
    def saved(self) -> list[Any]:
        """The answers that count in the unfinished play, as read from a copy by the current
        companion.
        """
        copy = self.root.changed / "copy/companion.db"
        shutil.rmtree(copy.parent, ignore_errors=True)
        shutil.copytree(self.database.parent, copy.parent)
        with closing(Store(copy)) as store:
            saved = store.unfinished()
            log = store.answers(saved.id)[: saved.answers] if saved else []
        shutil.rmtree(copy.parent)
        return [[entry.key, entry.value] for entry in log]

    @property
    def messages(self) -> list[str]:
        """The player's unread notices, by the keys of their sentences."""
        with closing(sqlite3.connect(self.database)) as connection:
            return [key for (key,) in connection.execute("SELECT key FROM notice ORDER BY rowid")]

    def read_messages(self) -> None:
        """Take it as read."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute("DELETE FROM notice")

    @property
    def slept(self) -> list[int]:
        """The seconds of each pause before a start."""
        return [int(line) for line in (self.root.read("/stub/slept") or "").split()]


@contextmanager
def open_appliance(source: Path) -> Iterator[Appliance]:
    """Make an appliance with one release, which has been started once."""
    with roots.open_root(source) as root:
        root.write("/stub/bin/systemctl", SYSTEMCTL, mode=0o755)
        root.write("/stub/bin/sleep", SLEEP, mode=0o755)
        root.write("/etc/passwd", f"companion:x:0:0::{STATE}:/bin/sh\n{_text('/etc/passwd')}")
        root.write("/etc/group", f"companion:x:0:\n{_text('/etc/group')}")
        root.write("/run/systemd/system/running", "")
        made = Appliance(root)
        made.database.parent.mkdir(parents=True)
        first = ("bash", "-c", FIRST, str(source / "deploy/update"))
        done = root.shell(*first, source=source)
        assert done.returncode == 0, done.stderr
        assert made.start()
        yield made


@contextmanager
def open_copy(of: Appliance, source: Path) -> Iterator[Appliance]:
    """Make an appliance that is as another one is now."""
    with roots.open_root(source, of.root) as root:
        yield Appliance(root)


FIRST = """
source "$(dirname "$0")/appliance.sh"
work_alone
name=$(release_name "$source_tree")
make_release "$source_tree" "$name"
switch_to "$name" install_system_files
"""
"""The part of deploy/install that concerns a release."""


def _text(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")
