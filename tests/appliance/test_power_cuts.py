"""A game is played, and the power is cut: no answer that was saved is lost.

It is played on a mounted disk, every write to which is written down: no machine is started for it.
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from appliance.kiosk import ANSWERS as SAVED
from appliance.kiosk import HOME, Answer, answers_in
from appliance.machine import AN_HOUR, tool
from appliance.power_cuts import Recording, in_memory, mounted, recorded
from companion.engine.play import Play
from companion.games import find
from companion.storage.store import Store
from companion.testing.long import LONG
from kit import processes

CUTS = 1000 if LONG else 100
ANSWERS = 150

INSIDE = str(Path(__file__).with_name("inside"))
AS_USER = "setpriv --reuid companion --regid companion --init-groups"
TORN = "core.disk-torn"
COMMAND = "/opt/companion/current/.venv/bin/companion play on-mars --json --new --seed 7"
PLAY = f"{AS_USER} env COMPANION_HOME={HOME} {COMMAND}".split()


@dataclass
class Evening:
    """A recorded game, and for each acknowledgement the length of the log at that time."""

    recording: Recording
    acknowledged: list[tuple[int, list[Answer]]]

    def acknowledged_by(self, end: int) -> list[Answer]:
        """Return the answers that were saved when the log was so long."""
        return max((saved for size, saved in self.acknowledged if size <= end), key=len, default=[])

    def written_by(self, end: int) -> list[Answer]:
        """Return the answers that were saved, or were about to be, when the log was so long."""
        last = self.acknowledged[-1][1]
        return min(
            (saved for size, saved in self.acknowledged if size > end), key=len, default=last
        )


@pytest.fixture(scope="module")
def evening(folder: Path) -> Iterator[Evening]:
    with in_memory() as memory:
        disk, card, log = memory / "before.img", memory / "played.img", memory / "writes"
        for copy in (disk, card):
            tool("cp", "--sparse=always", str(folder / "disk.img"), str(copy))
        with recorded(card, log) as file, mounted(file) as root:
            acknowledged = [(log.stat().st_size, saved) for saved in play(root)]
        card.unlink()
        yield Evening(Recording(disk, log), acknowledged)


def play(root: Path) -> Iterator[list[Answer]]:
    """Play on a mounted disk by default answers; yield after each what another connection reads."""
    database = f"file:{root / HOME.relative_to('/')}/companion.db?mode=ro"
    with processes.running(*processes.BECOME, INSIDE, str(root), *PLAY, patience=AN_HOUR) as game:
        assert game.stdin
        assert game.stdout
        asks = (said for line in game.stdout if (said := json.loads(line))["type"] == "ask")
        for ask in asks:
            with closing(sqlite3.connect(database, uri=True)) as base:
                saved: list[Answer] = base.execute(SAVED).fetchall()
            yield saved
            if len(saved) >= ANSWERS:
                break
            usual = ask["default"]
            if usual is None:
                usual = ask["options"][0]["value"] if ask.get("options") else ask.get("min", 0)
            game.stdin.write(json.dumps({"answer": usual}) + "\n")
            game.stdin.flush()
        game.stdin.close()
        game.wait()


def test_no_cut_loses_an_answer_or_says_what_is_not(
    evening: Evening, record_property: Callable[[str, object], None]
) -> None:
    chance, wrong, lost = random.Random(1), [], 0
    first = evening.recording.after(evening.acknowledged[0][0])
    with in_memory() as folder:
        for number in range(CUTS):
            cut = evening.recording.cut(first, chance, folder / "disk.img")
            lost += cut.lost
            with mounted(folder / "disk.img") as root:
                home = copy_home(root, folder / "home")
            if found := look(home, evening.acknowledged_by(cut.end), evening.written_by(cut.end)):
                wrong.append(f"cut {number}, {cut}: {found}")
    record_property("power cuts replayed", CUTS)
    record_property("pages lost by them", lost)
    assert wrong == []


def copy_home(root: Path, to: Path) -> Path:
    """Copy the companion's folder out of a disk; return where it is."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(root / HOME.relative_to("/"), to)
    return to


def look(home: Path, acknowledged: list[Answer], written: list[Answer]) -> str:
    """Start with this folder; return what is wrong with it, "" if nothing is.

    ``acknowledged`` answers must be there, those ``written`` may be. Only if one is missing may it
    report that the last save can't be read.
    """
    with closing(Store(home / "companion.db")) as store:
        saved = store.history()[0]
        resumed = store.resume(find(saved.game), saved)
        log, box = store.answers(saved.id), store.box(saved.game)
        messages = [each.key for each in (store.problem, *store.notices) if each]
        if store.damaged:
            return f"damaged: {messages}"
    answers = answers_in(home / "companion.db")
    if answers[: len(acknowledged)] != acknowledged:
        return f"{len(answers)} answers, {len(acknowledged)} acknowledged"
    if answers != written[: len(answers)]:
        return "answers that were never given"
    if messages and (messages != [TORN] or answers == written):
        return f"told {messages} with {len(answers)} answers of {len(written)}"
    again = Play(find(saved.game), saved.options, saved.seed, log, box=box)
    if (key_of(resumed), resumed.state()) != (key_of(again), again.state()):
        return f"it asks {key_of(resumed)}, not {key_of(again)}"
    place = home / "place.json"
    if place.exists() and not isinstance(json.loads(place.read_bytes()), dict):
        return f"the place is {place.read_bytes()!r}"
    return ""


def key_of(play: Play) -> str:
    """Return the key of the question, "" at the end."""
    return play.ask.key if play.ask else ""
