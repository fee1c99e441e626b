"""A stand-in for a release of the companion: its saved plays, without a window.

It is a separate program, in the folder of the release; each run answers one question of a play. A
file ``migration.sql`` of it is one more migration than today's, ``dies`` ends each run after its
answer, ``runs`` lets it run for minutes.
"""

import json
import os
import signal
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.engine.game import Game, Result
from companion.engine.prompts import Count
from companion.storage import schema
from companion.storage.appliance import note_run, note_taken_back
from companion.storage.backups import Backups
from companion.storage.store import Store

RELEASE = Path(__file__).parent
HOME = Path(os.environ["COMPANION_HOME"])
DATABASE = HOME / "companion.db"
ANSWERED = Path("/stub/answered")


class Table:
    """An empty table."""

    def __init__(self, options):
        self.options = options

    def state(self):
        return {"round": 0}


def count(table):
    """Ask how many there are, for ever."""
    while True:
        yield Count("core.terminal-count", 0, 1000, default=1)


GAME = Game("core", (), begin=Table, script=count, places={}, result=Result)
"""A game that is loaded at once."""

if (RELEASE / "migration.sql").exists():
    migration = (RELEASE / "migration.sql").read_text(encoding="utf-8")
    schema.MIGRATIONS = (*schema.MIGRATIONS, migration)

backups = Backups(DATABASE, HOME / "backups", lambda: None)


def back_up() -> int:
    """Open the saved plays and make a backup, as ``companion backups --make`` does."""
    with closing(Store(DATABASE, backups=backups.intact)):
        return int(backups.make() is None)


def check() -> int:
    """Open a copy of the home, as ``companion selftest`` does."""
    with TemporaryDirectory() as folder:
        copy = Path(folder, "companion.db")
        if DATABASE.exists():
            copy.write_bytes(DATABASE.read_bytes())
        with closing(Store(copy)) as store:
            return int(bool(store.problem))


def run() -> int:
    """Answer a question; record what is saved for the test."""
    with closing(Store(DATABASE, backups=backups.intact)) as store:
        note_taken_back(store, RELEASE / "companion")
        saved = store.unfinished()
        play = store.resume(GAME, saved) if saved else store.begin(GAME, {}, "1")
        before = len(play.log)
        play.answer(before)
        if store.problem:
            print(store.problem, file=sys.stderr)
            return 1
        with ANSWERED.open("a", encoding="utf-8") as answered:
            answered.writelines(
                f"{json.dumps([entry.key, entry.value])}\n" for entry in play.log[before:]
            )
    if (RELEASE / "dies").exists():
        os.kill(os.getpid(), signal.SIGKILL)
    if (RELEASE / "runs").exists():
        note_run(HOME, RELEASE / "companion")
    return 0


sys.exit({"selftest": check, "backups": back_up, "run": run}[sys.argv[1]]())
