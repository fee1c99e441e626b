"""The commands about saved plays: listing, exporting and importing them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from companion.commands import parts
from companion.engine.prompts import Refused
from companion.engine.saved import SavedPlay
from companion.phrases.phrasebook import Phrasebook
from companion.storage import settings as settings_
from companion.storage.exports import take_out, write_export
from companion.storage.incoming import IntakeProgress
from companion.storage.intake import Intake, how_far, summary
from companion.storage.settings import Settings
from companion.storage.store import Store

ALL = "all"


@contextmanager
def open_store(phrasebook: Phrasebook) -> Iterator[Store]:
    """Open the saved plays, and report notices about them on standard error."""
    with parts.open_store() as store:
        print_messages(store, phrasebook)
        yield store


def print_messages(store: Store, phrasebook: Phrasebook) -> None:
    """Print the notices about the saved plays, and the disk's problem."""
    for problem in store.messages:
        print(phrasebook.problem(problem), file=sys.stderr)
    if store.notices and (backup := parts.backups().newest()):
        words = phrasebook.text("core.backup-there", made=backup.when, path=str(backup.path))
        print(words, file=sys.stderr)


def history(options: argparse.Namespace, settings: Settings) -> int:
    """List the plays so far, the latest first."""
    phrasebook = Phrasebook(settings.language)
    with open_store(phrasebook) as store:
        plays = store.history()
    if options.json:
        print(msgspec.json.encode(plays).decode())
        return 0
    if not plays:
        print(phrasebook.text("core.history-none"))
    for kept in plays:
        print(history_line(phrasebook, kept))
    return 0


def history_line(phrasebook: Phrasebook, kept: SavedPlay) -> str:
    """Return a play's line in the history, with its points if they were counted."""
    outcome = phrasebook.ending(kept)
    if kept.result and kept.result.points is not None:
        points, team = kept.result.points, kept.result.of_team
        args = {"outcome": outcome, "points": points, "team": team}
        outcome = phrasebook.text("core.history-points", **args)
    undated = phrasebook.text("core.history-undated")
    return phrasebook.text(
        "core.history-line",
        number=str(kept.id),
        game=phrasebook.game(kept.game),
        started=f"{kept.begun:%Y-%m-%d %H:%M}" if kept.begun else undated,
        minutes="?" if kept.minutes is None else kept.minutes,
        answers=kept.answers,
        seed=kept.seed,
        outcome=outcome,
    )


def export(options: argparse.Namespace, settings: Settings) -> int:
    """Write a play, or all of them, with their whole logs to a file."""
    phrasebook = Phrasebook(settings.language)
    play = None if options.play == ALL else _number(options.play)
    with open_store(phrasebook) as store:
        write_export(options.file, take_out(store, play, settings_.travelling()))
    print(phrasebook.text("core.exported", play=options.play, path=str(options.file)))
    return 0


def _number(text: str) -> int:
    """Return the number of a play; raise `Refused` if it is not a number."""
    if text.isdecimal():
        return int(text)
    raise Refused("core.refused-export", play=text)


def import_(options: argparse.Namespace, settings: Settings) -> int:
    """Import the plays of a file; its settings only if requested."""
    phrasebook = Phrasebook(settings.language)
    with open_store(phrasebook) as store:
        database = store.path
    taken = Intake(database, "--", options.file).run(partial(show_how_far, phrasebook))
    for each in taken.refused:
        raise Refused(each.key, **each.args)
    print(summary(phrasebook, taken))
    offered = settings_.worth_offering(taken.settings, settings)
    if offered and options.settings is not False:
        print(phrasebook.text("core.offered"))
        for name, value in offered.items():
            print(f"  {name} = {msgspec.json.encode(value).decode()}")
        _take_over(offered, options.settings, phrasebook)
    return 0


def show_how_far(phrasebook: Phrasebook, progress: IntakeProgress) -> None:
    """Print the progress over the previous one, on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{how_far(phrasebook, progress)}\033[K\r", end="", file=sys.stderr, flush=True)


def _take_over(offered: Mapping[str, Any], wanted: bool | None, phrasebook: Phrasebook) -> None:
    """Import the settings that came with the plays if ``wanted``; if None, ask on a terminal."""
    if wanted is None and not sys.stdin.isatty():
        print(phrasebook.text("core.offered-option"))
        return
    if wanted is None:
        answer = input(f"{phrasebook.text('core.offered-ask')} > ")
        wanted = answer.strip().casefold() in settings_.YES
    if not wanted:
        return
    for name, value in offered.items():
        try:
            settings_.save(name, value)
        except OSError as error:
            path = str(settings_.home() / settings_.FILE)
            raise Refused("core.refused-file", path=path, error=str(error)) from error
    print(phrasebook.text("core.offered-taken"))


def backups(options: argparse.Namespace, settings: Settings) -> int:
    """List the backups, the latest first; with ``--make``, make one now."""
    phrasebook = Phrasebook(settings.language)
    with open_store(phrasebook):
        found = parts.backups()
        if options.make and found.make() is None:
            raise Refused("core.backup-failed")
    if not found.all():
        print(phrasebook.text("core.backups-none"))
    for backup in found.all():
        print(f"{backup.when} · {backup.path}")
    return 0


def notices(options: argparse.Namespace, settings: Settings) -> int:
    """Print the notices about the saved plays; with ``--clear`` mark them as read."""
    phrasebook = Phrasebook(settings.language)
    with open_store(phrasebook) as store:
        if not store.messages:
            print(phrasebook.text("core.notices-none"))
        if options.clear:
            store.acknowledge()
    return 0


def add_commands(commands: argparse._SubParsersAction, common: argparse.ArgumentParser) -> None:
    """Add these commands to those of the command line."""

    def add(name: str, help_: str, command: object) -> argparse.ArgumentParser:
        found: argparse.ArgumentParser = commands.add_parser(name, parents=[common], help=help_)
        found.set_defaults(command=command)
        return found

    add("history", "the games so far", history).add_argument("--json", action="store_true")
    export_ = add("export", "a game, or all, as one JSON file", export)
    export_.add_argument("play", metavar="N|all", help="its number in the history, or all")
    export_.add_argument("file", type=Path)
    import__ = add("import", "add the games of an export, a backup or a damaged file", import_)
    import__.add_argument("file", type=Path)
    import__.add_argument(
        "--settings",
        action=argparse.BooleanOptionalAction,
        help="use the settings that came with them, or not; asks by default",
    )
    backups_ = add("backups", "the copies of the saved games", backups)
    backups_.add_argument("--make", action="store_true", help="make one now")
    notices_ = add("notices", "what happened to the saved games", notices)
    notices_.add_argument("--clear", action="store_true", help="mark them as read")
