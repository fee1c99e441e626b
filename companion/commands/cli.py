"""The command line, and the only place that assembles the whole companion."""

from __future__ import annotations

import argparse
import errno
import io
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import NoReturn

from companion import __version__
from companion.appendix import server as appendix
from companion.appendix.server import server_of_one
from companion.appendix.serving import InProcess
from companion.commands import (
    appendix_commands,
    bot_commands,
    new_game,
    parts,
    saved_plays,
    statistics,
    voice_commands,
)
from companion.commands.console import PROTOCOL, JsonConsole
from companion.commands.terminal import Leave, Terminal
from companion.device import loudspeakers, process
from companion.device.audio import KivyPlayer
from companion.engine.chance import check_seed
from companion.engine.game import CLOCK, Game
from companion.engine.prompts import Refused
from companion.engine.saved import SavedPlay
from companion.games import file_of, find, games, is_file
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import Phrasebook
from companion.session import my_box
from companion.session.session import Session
from companion.storage import bot_files
from companion.storage import settings as settings_
from companion.storage.files import writing
from companion.storage.settings import Settings
from companion.storage.store import Store


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; failures are one sentence on standard error and exit code 2."""
    process.prepare()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    language = None
    try:
        options = command_line(typed).parse_args(typed)
        _speak_utf_8(strictly=getattr(options, "json", False))
        logging.basicConfig(
            level=logging.DEBUG if options.verbose else logging.ERROR,
            format="%(levelname)s %(name)s: %(message)s",
            stream=sys.stderr,
        )
        settings = _settings(options)
        language = settings.language
        code = int(options.command(options, settings) or 0)
        sys.stdout.flush()
        return code
    except Refused as refused:
        print(Phrasebook(language or _language(typed)).refusal(refused), file=sys.stderr)
        return 2
    except BrokenPipeError:
        process.drop_output()
        return 0
    except (EOFError, KeyboardInterrupt, Leave):
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        process.drop_output()
        words = Phrasebook(language or _language(typed))
        print(words.text("core.output-full"), file=sys.stderr)
        return 2


def _language(typed: Sequence[str]) -> str:
    """Return the language for messages before the settings are known."""
    flags = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    flags.add_argument("--language")
    with suppress(argparse.ArgumentError):
        wished = settings_.parse_value("language", flags.parse_known_args(typed)[0].language)
        if wished in LANGUAGES:
            return str(wished)
    return settings_.load_valid()[0].language


def _settings(options: argparse.Namespace) -> Settings:
    """Load the settings. ``run`` starts without invalid ones, and reports them."""
    flags = {"language": options.language} if options.language else {}
    if options.command not in (run, set_settings):
        return settings_.load(flags)
    settings, options.wrong = settings_.load_valid(flags)
    return settings


def _speak_utf_8(strictly: bool) -> None:
    """JSON lines are always UTF-8; a terminal gets what it can show."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if strictly else None, errors="replace")


class CommandParser(argparse.ArgumentParser):
    """Parses a command's arguments; errors are in the player's language."""

    typed: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        """Raise `Refused` with what was typed and the usage."""
        logging.getLogger(__name__).info("%s", message)
        usage = " ".join(self.format_usage().removeprefix("usage:").split())
        raise Refused("core.refused-command", typed=" ".join(self.typed), usage=usage)


class Protocol(argparse.Action):
    """Prints the description of the JSON lines protocol, and exits."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print the page."""
        print(PROTOCOL.read_text(encoding="utf-8"), end="")
        parser.exit()


def command_line(typed: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Return the parser of a command's arguments; ``typed`` is quoted in errors."""
    CommandParser.typed = ["companion", *typed]
    parser: argparse.ArgumentParser = CommandParser(
        prog="companion", description="Runs the opponent and the clock of solo board games."
    )
    parser.add_argument("--version", action="version", version=f"companion {__version__}")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--language", help="en, pt-BR or fr")
    common.add_argument("--verbose", action="store_true", help="log what happens")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    run_ = commands.add_parser("run", parents=[common], help="the touchscreen app")
    run_.add_argument("--windowed", metavar="WxH", help="in a window, such as 800x480")
    run_.set_defaults(command=run)

    play_ = commands.add_parser("play", parents=[common], help="play in the terminal")
    play_.add_argument("game", help=", ".join(games()))
    play_.add_argument("--json", action="store_true", help="one JSON object per line")
    play_.add_argument("--help-json", action=Protocol, nargs=0, help="describe the JSON lines")
    play_.add_argument("--seed", help="a whole number: the same seed draws the same cards")
    play_.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game"
    )
    play_.add_argument("--speak", action="store_true", help="say every step aloud")
    which = play_.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help="start a new game")
    which.add_argument("--play", type=int, metavar="N", help="continue game N of the history")
    play_.set_defaults(command=play)

    box_ = commands.add_parser("box", parents=[common], help="what is printed on your games")
    box_.add_argument("--set", action="append", default=[], metavar="FACT=VALUE")
    box_.add_argument("--forget", action="append", default=[], metavar="FACT")
    box_.add_argument("game", nargs="?", help=", ".join(games()))
    box_.set_defaults(command=box)

    serve_ = commands.add_parser("serve", parents=[common], help="the rule pages on the network")
    serve_.set_defaults(command=serve)

    saved_plays.add_commands(commands, common)
    statistics.add_commands(commands, common)
    voice_commands.add_commands(commands, common)
    appendix_commands.add_commands(commands, common)

    new_game.add_commands(commands, common)
    bot_commands.add_commands(commands, common)

    doctor_ = commands.add_parser("doctor", parents=[common], help="what works on this machine")
    doctor_.add_argument("--report", type=Path, metavar="FILE", help="also write it all to a file")
    doctor_.set_defaults(command=doctor)

    set_ = commands.add_parser(
        "set", parents=[common], help="change a setting, such as language=fr"
    )
    set_.add_argument("settings", nargs="+", metavar="NAME=VALUE", help="the value none deletes it")
    set_.set_defaults(command=set_settings)

    check_ = commands.add_parser(
        "selftest", parents=[common], help="whether this release works here: games, picture, speech"
    )
    check_.set_defaults(command=selftest)

    return parser


# run: the touchscreen, or the terminal if there is none


def run(options: argparse.Namespace, settings: Settings) -> int:
    """Open the touchscreen app; without a screen say so and play in the terminal."""
    from companion.device.display import find_display

    size = _size(options.windowed)
    book = Phrasebook(settings.language)
    wrong = [book.refusal(refused) for refused in options.wrong]
    if os.geteuid() == 0:
        print(book.text("core.root"), file=sys.stderr)
    with parts.single_instance():
        found, detail = find_display()
        if found:
            found, detail = _run_app(settings, size, " ".join(wrong)), f"SDL, {detail}"
        if found:
            return 0
        if settings.kiosk:  # nobody types there: systemd tries again
            print(book.text("core.kiosk-no-screen", error=detail), file=sys.stderr)
            return 1
        for sentence in wrong:
            print(sentence, file=sys.stderr)
        return _run_terminal(settings, detail)


def _run_terminal(settings: Settings, reason: str) -> int:
    phrasebook = Phrasebook(settings.language)
    print(phrasebook.text("core.no-screen", error=reason), file=sys.stderr)
    with parts.open_store() as store:
        store.purge()
        game = _choose_game(phrasebook)
        saved = _choose_play(store.waiting(game.name), phrasebook)
        session = Session(game, store, phrasebook, saved=saved)
        session.level = settings.voice_level
        return _play_in_terminal(session, settings, settings.voice, warn=False)


def _choose_game(phrasebook: Phrasebook) -> Game:
    """Ask which game to play, unless there is only one. Raises `Leave`."""
    names = list(games())
    if len(names) == 1:
        return find(names[0])
    for number, name in enumerate(names, 1):
        print(f"{number}  {phrasebook.name(name, name)}")
    answer = _read(phrasebook.text("core.terminal-game"), "1")
    if not (answer.isdigit() and 1 <= int(answer) <= len(names)):
        raise Refused("core.refused-key", key=answer)
    return find(names[int(answer) - 1])


def _choose_play(plays: Sequence[SavedPlay], phrasebook: Phrasebook) -> SavedPlay | None:
    """Ask which of several unfinished plays to resume; the one answered last is marked.

    Return None if there is nothing to choose. Raises `Leave`.
    """
    if len(plays) < 2:
        return None
    for saved in plays:
        print(saved_plays.history_line(phrasebook, saved))
    latest = str(plays[0].id)
    answer = _read(phrasebook.text("core.terminal-play", number=latest), latest)
    for saved in plays:
        if answer == str(saved.id):
            return saved
    raise Refused("core.refused-key", key=answer)


def _read(question: str, default: str) -> str:
    """Return the typed text, ``default`` for none; raise `Leave` for q."""
    answer = input(f"{question} > ").strip() or default
    if answer.lower() == "q":
        raise Leave
    return answer


def _run_app(settings: Settings, size: tuple[int, int] | None, trouble: str) -> bool:
    """Run the app until the player leaves; return False if no window could be opened."""
    from companion.screens.app import CompanionApp, NoWindowError
    from companion.screens.window.main_thread import on_main_thread

    with ExitStack() as stack:
        copies = parts.backups()
        store = stack.enter_context(parts.open_store(copies))
        store.purge()
        server = parts.server(settings, InProcess)
        if server:
            stack.callback(server.close)
        choose = partial(loudspeakers.choose, settings.loudspeaker)
        player = KivyPlayer(parts.aplay(settings), choose)
        voice = parts.voice(settings, player, on_main_thread)
        narrator, loudspeaker = stack.enter_context(voice)
        app = CompanionApp(
            settings,
            store,
            Phrasebook(settings.language),
            narrator,
            loudspeaker,
            parts.buttons,
            server,
            size,
            trouble,
            backups=copies,
        )
        try:
            app.run()
        except NoWindowError:
            return False
    return True


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) and int(height)):
        raise Refused("core.refused-size", size=text)
    return int(width), int(height)


# play: a terminal, or JSON lines


def play(options: argparse.Namespace, settings: Settings) -> int:
    """Play a game here: the unfinished play, unless a new one is requested."""
    phrasebook = Phrasebook(settings.language)
    chosen = dict(_pair(text) for text in options.set)
    seed = chosen.pop("seed", None) if options.seed is None else options.seed
    seed = check_seed(seed) if seed is not None else None
    with parts.open_store() as store:
        waiting = store.waiting()  # the games of bot files that are gone are in their plays
        saved = None if options.play is None else _find_play(store, options.game, options.play)
        game = find(saved.game) if saved else bot_files.find(options.game)
        game.with_defaults(chosen)
        plays = [] if options.new else [each for each in waiting if each.game == game.name]
        if CLOCK in game.options and not (plays or saved):
            chosen.setdefault(CLOCK.name, settings.clock)
        if not (saved or options.json):
            saved = _choose_play(plays, phrasebook)
        session = Session(game, store, phrasebook, chosen, seed, options.new, saved=saved)
        session.level = settings.voice_level
        if not options.json:
            return _play_in_terminal(session, settings, options.speak)
        with parts.open_speech(settings, options.speak) as speak:
            JsonConsole(session, sys.stdin, sys.stdout, speak, parts.address(settings)).run()
    return 0


def _find_play(store: Store, game: str, number: int) -> SavedPlay:
    """Return the play with this number; raise `Refused` if this game can't resume it."""
    saved = store.find(number)
    if saved is not None and saved.deleted is not None:
        raise Refused("core.refused-deleted", play=str(number))
    if saved is None or saved.set_aside or game not in (saved.game, file_of(saved.game)):
        raise Refused("core.refused-play", number=str(number), game=game)
    return saved


def _pair(text: str) -> tuple[str, str]:
    option, equals, value = text.partition("=")
    if not equals:
        raise Refused("core.refused-pair", text=text)
    return option.strip(), value.strip()


def _play_in_terminal(session: Session, settings: Settings, speak: bool, warn: bool = True) -> int:
    with ExitStack() as stack:
        server = parts.server(settings)
        if server and is_file(session.game.name):
            server = server_of_one(settings.server_host or None, lambda: session.game.name)
        if server:
            stack.enter_context(server)
        say = stack.enter_context(parts.open_speech(settings, speak, warn))
        Terminal(session, sys.stdin, sys.stdout, say, server).run()
    return 0


# the rest


def box(options: argparse.Namespace, settings: Settings) -> int:
    """Set, and list, the printed facts of this copy of each game."""
    book = Phrasebook(settings.language)
    boxed = [find(options.game)] if options.game else my_box.boxed_games()
    with parts.open_store() as store:
        changes = [*map(_pair, options.set), *((fact, None) for fact in options.forget)]
        for fact, value in changes:
            my_box.save_fact(store, boxed[0], fact, value)
        saved_plays.print_messages(store, book)
        print("\n".join(my_box.listing(store, book, boxed)))
    return 0


def serve(_: argparse.Namespace, settings: Settings) -> int:
    """Serve the rule pages until interrupted, without importing anything else."""
    host, port = settings.server_host, settings.server_port
    with appendix.Server(host or None, port) as tried:
        if tried.port is None:
            raise Refused(f"core.refused-{tried.reason}", port=port)
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "companion.appendix", host, str(port)])


def doctor(options: argparse.Namespace, settings: Settings) -> int:
    """Report what works on this machine, and what to do about the rest."""
    from companion.commands.doctor_report import examine, this_machine

    book = Phrasebook(settings.language)
    return examine(this_machine(settings), book, sys.stdout, options.report)


def set_settings(options: argparse.Namespace, _: Settings) -> int:
    """Write settings into ``companion.toml``."""
    with writing(settings_.home() / settings_.FILE):
        settings_.set_from_text(dict(map(_pair, options.settings)))
    return 0


def selftest(_: argparse.Namespace, settings: Settings) -> int:
    """Test this release on a copy of the games; nothing of the player's is changed."""
    from companion.commands.selftest import run as run_

    return run_(settings, Phrasebook(settings.language), sys.stdout)
