"""The commands about saved plays: listing, exporting and importing them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from companion.commands import parts
from companion.engine.prompts import Refused
from companion.engine.saved import SavedPlay
from companion.phrases.phrasebook import Phrasebook
from companion.session import people
from companion.storage import settings as settings_
from companion.storage.exports import export_plays, write_export
from companion.storage.files import shown, writing
from companion.storage.import_process import ImportProcess, how_far, summary
from companion.storage.importer import ImportProgress
from companion.storage.settings import Settings
from companion.storage.spreadsheet import table
from companion.storage.store import Store

ALL = "all"

JSON, CSV = ".json", ".csv"
"""The endings of a file that an export may have."""


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
    """List the plays so far, the latest first; with ``--deleted`` those that can be restored."""
    phrasebook = Phrasebook(settings.language)
    with open_store(phrasebook) as store:
        plays = store.deleted() if options.deleted else store.history()
    if options.json:
        print(msgspec.json.encode(plays).decode())
        return 0
    if not plays:
        print(phrasebook.text("core.deleted-none" if options.deleted else "core.history-none"))
    for saved in plays:
        print(history_line(phrasebook, saved))
    return 0


def history_line(phrasebook: Phrasebook, saved: SavedPlay) -> str:
    """Return a play's line in the history, with its points and people as far as known."""
    outcome = phrasebook.ending(saved)
    if saved.result and saved.result.points is not None:
        points, team = saved.result.points, saved.result.of_team
        args = {"outcome": outcome, "points": points, "team": team}
        outcome = phrasebook.text("core.history-points", **args)
    undated = phrasebook.text("core.history-undated")
    line = phrasebook.text(
        "core.history-line",
        number=str(saved.id),
        game=phrasebook.game(saved.game),
        started=f"{saved.begun:%Y-%m-%d %H:%M}" if saved.begun else undated,
        minutes="?" if saved.minutes is None else saved.minutes,
        answers=saved.answers,
        seed=saved.seed,
        outcome=outcome,
    )
    return " · ".join(filter(None, (line, people.people_words(phrasebook, saved))))


def export(options: argparse.Namespace, settings: Settings) -> int:
    """Write a play, or all of them, to a file: with their whole logs, or as a table."""
    phrasebook = Phrasebook(settings.language)
    ending = options.file.suffix.lower()
    if ending not in (JSON, CSV):
        raise Refused("core.refused-ending", path=shown(options.file))
    with open_store(phrasebook) as store:
        saved = None if options.play == ALL else existing(store, options.play)
        if ending == CSV:
            content = table(store.history() if saved is None else [saved], phrasebook)
        else:
            content = export_plays(store, saved.id if saved else None, settings_.portable())
        write_export(options.file, content)
    print(phrasebook.text("core.exported", play=options.play, path=str(options.file)))
    return 0


def existing(store: Store, text: str, deleted: bool = False) -> SavedPlay:
    """Return the play with this number; raise `Refused` if there is none.

    A deleted one is refused, too, or only that is taken if it should be ``deleted``.
    """
    saved = store.find(int(text)) if text.isdecimal() else None
    if saved is None:
        raise Refused("core.refused-export", play=text)
    if (saved.deleted is not None) != deleted:
        raise Refused("core.refused-there" if deleted else "core.refused-deleted", play=text)
    return saved


def describe(options: argparse.Namespace, settings: Settings) -> int:
    """Enter who played a play, and a comment; then print both."""
    book = Phrasebook(settings.language)
    names, roles = _by_player(options.player), _by_player(options.role)
    with open_store(book) as store:
        saved = existing(store, options.play)
        seats = people.players(store, saved)
        for who in (*names, *roles):
            if who not in seats:
                raise Refused("core.refused-player", player=who, choices=seats)
        for who in dict.fromkeys((*names, *roles)):
            name = names[who][-1] if who in names else None
            people.enter(store, saved, who, name, roles.get(who))
            saved = existing(store, options.play)
        if options.comment is not None:
            people.comment(store, saved, options.comment)
            saved = existing(store, options.play)
    for who in seats:
        print(f"{who} = {people.person_words(book, saved.game, people.known(saved, who))}")
    if saved.comment:
        print(book.text("core.people-comment", comment=saved.comment))
    return 0


def _by_player(given: list[str]) -> dict[str, list[str]]:
    """Return what was given as PLAYER=TEXT, in order; raise `Refused` for anything else."""
    found: dict[str, list[str]] = {}
    for text in given:
        who, equals, value = text.partition("=")
        if not equals:
            raise Refused("core.refused-player-pair", text=text)
        found.setdefault(who.strip(), []).append(value)
    return found


def delete(options: argparse.Namespace, settings: Settings) -> int:
    """Delete a play, until it is restored; an unfinished one may be open in a companion."""
    book = Phrasebook(settings.language)
    with open_store(book) as store, ExitStack() as stack:
        saved = existing(store, options.play)
        if saved.finished is None:
            stack.enter_context(parts.single_instance())
        _written(store, store.delete(saved.id))
    print(book.text("core.deleted", play=options.play))
    return 0


def restore(options: argparse.Namespace, settings: Settings) -> int:
    """Restore a deleted play."""
    book = Phrasebook(settings.language)
    with open_store(book) as store:
        saved = existing(store, options.play, deleted=True)
        _written(store, store.restore(saved.id))
    print(book.text("core.restored", play=options.play))
    return 0


def _written(store: Store, written: bool) -> None:
    """Raise `Refused` if something could not be written."""
    if not written and store.problem:
        raise Refused(store.problem.key, **store.problem.args)


def import_(options: argparse.Namespace, settings: Settings) -> int:
    """Import the plays of a file; its settings only if requested."""
    phrasebook = Phrasebook(settings.language)
    with open_store(phrasebook) as store:
        database = store.path
    imported = ImportProcess(database, "--", options.file).run(partial(show_how_far, phrasebook))
    for each in imported.refused:
        raise Refused(each.key, **each.args)
    print(summary(phrasebook, imported))
    offered = settings_.settings_to_offer(imported.settings, settings)
    if offered and options.settings is not False:
        print(phrasebook.text("core.offered"))
        for name, value in offered.items():
            print(f"  {name} = {msgspec.json.encode(value).decode()}")
        _use_settings(offered, options.settings, phrasebook)
    return 0


def show_how_far(phrasebook: Phrasebook, progress: ImportProgress) -> None:
    """Print the progress over the previous one, on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{how_far(phrasebook, progress)}\033[K\r", end="", file=sys.stderr, flush=True)


def _use_settings(offered: Mapping[str, Any], wanted: bool | None, phrasebook: Phrasebook) -> None:
    """Import the settings that came with the plays if ``wanted``; if None, ask on a terminal."""
    if wanted is None and not sys.stdin.isatty():
        print(phrasebook.text("core.offered-option"))
        return
    if wanted is None:
        answer = input(f"{phrasebook.text('core.offered-ask')} > ")
        wanted = answer.strip().casefold() in settings_.YES
    if not wanted:
        return
    with writing(settings_.home() / settings_.FILE):
        for name, value in offered.items():
            settings_.save(name, value)
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

    history_ = add("history", "the games so far", history)
    history_.add_argument("--json", action="store_true")
    history_.add_argument("--deleted", action="store_true", help="those that can be restored")
    people_ = add("people", "who played a game, and a comment on it", describe)
    people_.add_argument("play", metavar="N", help="its number in the history")
    people_.add_argument(
        "--player", action="append", default=[], metavar="PLAYER=NAME", help="such as you=Ana"
    )
    people_.add_argument(
        "--role",
        action="append",
        default=[],
        metavar="PLAYER=ROLE",
        help="a corporation, a goal; several, if repeated",
    )
    people_.add_argument("--comment")
    for name, help_, command in (
        ("delete", "delete a game; it can be restored for 30 days", delete),
        ("restore", "restore a deleted game", restore),
    ):
        add(name, help_, command).add_argument("play", metavar="N")
    export_ = add("export", "a game, or all: .json has everything, .csv is a table", export)
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
