"""The doctor's findings, on the terminal and in a file for support."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TextIO

import msgspec

from companion.commands import parts
from companion.doctor.checkup import Finding, check_all
from companion.doctor.machine import Machine
from companion.doctor.row import table
from companion.engine.problem import Problem
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook
from companion.storage import settings as settings_
from companion.storage.files import write_whole, writing
from companion.storage.settings import SECRET, Settings

MARKS = {"pass": "✓", "fail": "✗", "skipped": "–"}


def this_machine(settings: Settings) -> Machine:
    """Return this machine; if another companion runs, that keeps its push buttons."""
    home = settings_.home()
    with ExitStack() as stack:
        try:
            stack.enter_context(parts.single_instance())
        except Refused:
            open_buttons = None
        else:
            open_buttons = partial(parts.buttons, settings, ignore)
    return Machine(
        settings,
        home,
        try_to_write,
        parts.backups(),
        open_buttons,
    )


def try_to_write() -> list[Problem]:
    """Try to write the saved plays; return the resulting problems."""
    with parts.open_store() as store:
        store.attempt(lambda _: None)
        return store.messages


def ignore(_: object) -> None:
    """Ignore an intent."""


def lines(finding: Finding, book: Phrasebook) -> Iterator[str]:
    """Yield the text of a finding: what was found, and what to do."""
    label, sentence = finding.label(book), finding.sentence(book)
    line = book.text("core.doctor-line", label=label, sentence=sentence)
    yield f"{MARKS[finding.state]} {line}"
    if remedy := finding.remedy(book):
        yield f"    → {remedy}"


def examine(machine: Machine, book: Phrasebook, out: TextIO, report: Path | None = None) -> int:
    """Write what works, and to ``report`` if given; return 1 if no game can be played."""
    found = []
    for finding in check_all(machine):
        found.append(finding)
        for line in lines(finding, book):
            out.write(f"{line}\n")
        out.flush()
    if report:
        write_report(report, machine, found, book)
        out.write(f"{book.text('core.doctor-report', path=str(report))}\n")
    return int(any(finding.stops_games for finding in found))


def write_report(path: Path, machine: Machine, found: Iterable[Finding], book: Phrasebook) -> None:
    """Write everything useful for support, and no secrets. Raises `Refused`.

    The last lines are a row for the table of machines, to be pasted there.
    """
    found = list(found)
    written = [line for finding in found for line in lines(finding, book)]
    values = msgspec.structs.asdict(machine.settings)
    written += ["", *(f"{name} = {values[name]}" for name in values if name not in SECRET)]
    written += ["", book.text("core.doctor-row"), "", table(machine, found)]
    with writing(path):
        write_whole(path, f"{without_home(chr(10).join(written))}\n".encode())


def without_home(text: str) -> str:
    """Return a text with ~ for the user's home folder, which contains their name."""
    return text.replace(str(Path.home()), "~") if Path.home() != Path("/") else text
