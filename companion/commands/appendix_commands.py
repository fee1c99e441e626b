"""The commands about the rule pages: writing them as files, and printing cards with their codes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from companion.appendix import cards as cards_
from companion.appendix import site
from companion.commands import parts
from companion.engine.prompts import Refused
from companion.games import find, games
from companion.phrases.phrasebook import Phrasebook
from companion.storage.files import write_folder, write_whole, writing
from companion.storage.settings import Settings


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add ``companion appendix build`` and ``cards``."""
    appendix = commands.add_parser("appendix", help="the rule pages: build, cards")
    ways = appendix.add_subparsers(required=True, metavar="WHAT")

    build_ = ways.add_parser("build", parents=[common], help="all pages as files, for any host")
    build_.add_argument("folder", type=Path, metavar="DIR", help="new, or built before")
    build_.set_defaults(command=build)

    cards_ = ways.add_parser("cards", parents=[common], help="cards with codes, to print")
    cards_.add_argument("--game", help=f"one of: {', '.join(games())}; all by default")
    cards_.add_argument("file", type=Path, metavar="FILE", help="a PDF, such as cards.pdf")
    cards_.set_defaults(command=cards)


def build(options: argparse.Namespace, _: Settings) -> int:
    """Write all pages as files into a folder."""
    from companion.appendix import static  # slow to load

    with writing(options.folder):
        write_folder(options.folder, ((name, text.encode()) for name, text in static.files()))
    print(options.folder / "index.html")
    return 0


def cards(options: argparse.Namespace, settings: Settings) -> int:
    """Write a PDF of tent cards, whose codes lead to the pages."""
    book = Phrasebook(settings.language)
    chosen = [find(options.game).name] if options.game else site.games(book.language)
    where = parts.lasting_address(settings)

    def address(language: str, game: str, page: str) -> str:
        found = where(language, game, page)
        if found is None:
            raise Refused("core.refused-cards")
        return found

    scan = book.text("screens.qr-scan-anywhere" if settings.appendix_url else "screens.qr-scan")
    made = cards_.draw(chosen, book, address, scan)
    with writing(options.file):
        write_whole(options.file, made)
    print(options.file)
    return 0
