"""What the games stand on: the files of the companion, the saved plays and their backups."""

from __future__ import annotations

from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped
from companion.storage.backups import HOUR

LATE = 2 * HOUR
"""Seconds of play without a backup that are too many: one is made after every hour."""

HAPPENED = {f"core.disk-{what}" for what in ("damaged", "answers", "torn", "newer", "elsewhere")}
"""What is told of saved plays until it is marked as read: copies of them may be left."""

TAKEN_BACK = "core.update-taken-back"
"""What is told after a release did not run: nothing happened to the saved plays."""


def files(machine: Machine) -> Verdict:
    """Check that the files of the companion are there."""
    missing = [str(folder) for folder in machine.folders if not any(folder.glob("*"))]
    return failed(path=", ".join(missing)) if missing else passed()


def database(machine: Machine) -> Verdict:
    """Check that games can be saved, and that nothing happened to those that are."""
    told = [problem for problem in machine.told() if problem.key != TAKEN_BACK]
    if not told:
        return passed(path=str(machine.home))
    damaged = any(problem.key in HAPPENED for problem in told)
    return failed(why="damaged" if damaged else "disk", reason=told)


def release(machine: Machine) -> Verdict:
    """Check that no update was taken back since somebody last read that."""
    if taken_back := [problem for problem in machine.told() if problem.key == TAKEN_BACK]:
        return failed(reason=taken_back)
    return passed(name=machine.release) if machine.release else skipped()


def backups(machine: Machine) -> Verdict:
    """Check that what was played is in a backup."""
    newest, behind = machine.backups.latest(), machine.backups.behind()
    made = newest.when if newest else "none"
    if behind > LATE:
        return failed(made=made, hours=int(behind // HOUR))
    return passed(made=made) if newest else skipped()
