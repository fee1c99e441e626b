"""Prerequisites of the games: the companion's files, the saved plays and their backups."""

from __future__ import annotations

from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped
from companion.storage.backups import HOUR_S

LATE_S = 2 * HOUR_S
"""Too many seconds of play without a backup: one is made after every hour."""

HAPPENED = {f"core.disk-{what}" for what in ("damaged", "answers", "torn", "newer", "elsewhere")}
"""Notices about saved plays, until marked as read: there may be copies left."""

TAKEN_BACK = "core.update-taken-back"
"""The notice after a release did not run: nothing happened to the saved plays."""


def files(machine: Machine) -> Verdict:
    """Check that the companion's files are complete."""
    missing = [str(folder) for folder in machine.folders if not any(folder.glob("*"))]
    return failed(path=", ".join(missing)) if missing else passed()


def packages(machine: Machine) -> Verdict:
    """Check that every game that is installed can be loaded."""
    left_out = list(machine.left_out)
    return failed(reason=left_out) if left_out else passed()


def database(machine: Machine) -> Verdict:
    """Check that games can be saved, and that nothing happened to the saved ones."""
    messages = [problem for problem in machine.messages() if problem.key != TAKEN_BACK]
    if not messages:
        return passed(path=str(machine.home))
    damaged = any(problem.key in HAPPENED for problem in messages)
    return failed(why="damaged" if damaged else "disk", reason=messages)


def release(machine: Machine) -> Verdict:
    """Check that no update was taken back since the notice was last read."""
    if taken_back := [problem for problem in machine.messages() if problem.key == TAKEN_BACK]:
        return failed(reason=taken_back)
    return passed(name=machine.release) if machine.release else skipped()


def backups(machine: Machine) -> Verdict:
    """Check that everything played is in a backup."""
    newest, behind = machine.backups.latest(), machine.backups.behind()
    made = newest.when if newest else "none"
    if behind > LATE_S:
        return failed(made=made, hours=int(behind // HOUR_S))
    return passed(made=made) if newest else skipped()
