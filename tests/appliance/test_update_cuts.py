"""The power is cut while another release takes the place of this one, or is first started.

No machine is started for these: the disk is mounted, its own scripts run on it, and the companion
is started off screen as its unit does (see ``guest/start.py``).
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from appliance.machine import tool
from appliance.power_cuts import Recording, in_memory, mounted, recorded
from appliance.releases import CHANGES, make_release
from appliance.wire import Failed
from companion.testing.long import LONG

CUTS = 100 if LONG else 8
ANSWERS = 20

INSIDE = str(Path(__file__).with_name("inside"))
START = "/root/start.py"
TAKEN_BACK, NEWER = "core.update-taken-back", "core.disk-newer"

PLAY = """
export COMPANION_HOME=/var/lib/companion
yes '' | head -n "$0" | setpriv --reuid companion --regid companion --init-groups \
    /opt/companion/current/.venv/bin/companion play on-mars --new --seed 7
"""

Seen = dict[str, Any]


def inside(root: Path, *command: str) -> str:
    """Run a command on a mounted disk; return its output."""
    return tool(INSIDE, str(root), *command)


def start(root: Path) -> Seen:
    """Start the companion on a mounted disk until it is up; return its data."""
    seen: Seen = json.loads(inside(root, START))
    return seen


@dataclass
class Update:
    """A recorded update: the data before and after it."""

    recording: Recording
    before: Seen
    after: Seen


@pytest.fixture(scope="module")
def played(folder: Path) -> Iterator[tuple[Path, Seen]]:
    """A disk with a play, and with the sources of the next releases; and its data."""
    with in_memory(needed=8 << 30) as memory:
        disk = memory / "played.img"
        tool("cp", "--sparse=always", str(folder / "disk.img"), str(disk))
        with mounted(disk) as root:
            shutil.copy(Path(__file__).with_name("guest") / "start.py", root / "root")
            inside(root, "sh", "-c", PLAY, str(ANSWERS))
            for name in CHANGES:
                make_release(name, root)
            seen = start(root)
        yield disk, seen


@pytest.fixture(scope="module", params=CHANGES)
def update(played: tuple[Path, Seen], request: pytest.FixtureRequest) -> Update:
    disk, before = played
    log, updated = disk.with_name("writes"), disk.with_name("updated.img")
    tool("cp", "--sparse=always", str(disk), str(updated))
    with recorded(updated, log) as card, mounted(card) as root:
        inside(root, "/opt/companion/current/deploy/update", f"/root/{request.param}")
        after = start(root)
    updated.unlink()
    return Update(Recording(disk, log), before, after)


def test_no_cut_leaves_a_release_that_does_not_start(
    update: Update, record_property: Callable[[str, object], None]
) -> None:
    chance, wrong, lost = random.Random(3), [], 0
    disk = update.recording.disk.with_name("cut.img")
    for number in range(CUTS):
        cut = update.recording.cut(0, chance, disk)
        lost += cut.lost
        with mounted(disk) as root:
            try:
                found = look(start(root), root, update)
            except Failed as failed:
                found = str(failed)
        if found:
            wrong.append(f"cut {number}, {cut}: {found}")
    record_property("power cuts in an update replayed", CUTS)
    record_property("pages lost by them", lost)
    assert wrong == []


def look(seen: Seen, root: Path, update: Update) -> str:
    """Return what is wrong with a disk's data after a cut, "" if nothing is."""
    *tried, release = seen["started"]
    if seen["wrong"]:
        return f"it says {seen['wrong']}"
    if release not in (update.before["started"][-1], update.after["started"][-1]):
        return f"an unknown release: {seen['started']}"
    if (seen["answers"], seen["asks"]) != (update.before["answers"], update.before["asks"]):
        return f"{len(seen['answers'])} answers, then it asks {seen['asks']}"
    taken_back = {each for each in tried if each != release}
    before_the_cut = {each for each in update.after["started"] if each != release}
    may_be_known = taken_back or before_the_cut
    if untrue := [key for key in seen["messages"] if not is_true(key, seen, may_be_known, root)]:
        return f"it tells {untrue} of {seen['messages']} after {seen['started']}"
    if taken_back and TAKEN_BACK not in seen["messages"]:
        return f"it does not tell that {taken_back} was taken back"
    return ""


def is_true(key: str, seen: Seen, taken_back: set[str], root: Path) -> bool:
    """Whether the notice with this key is true: there is one play."""
    messages = seen["messages"][key]
    if key == TAKEN_BACK:
        return messages["release"] in taken_back
    if key == NEWER:
        return bool(messages["saved"] == 1 and (root / messages["path"].lstrip("/")).exists())
    return False
