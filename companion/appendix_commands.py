"""The commands about the rule pages: to write them as a site of files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from companion.appendix import static
from companion.engine.prompts import Refused
from companion.files import ForeignFolderError, write_folder
from companion.settings import Settings


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add ``companion appendix build``."""
    appendix = commands.add_parser("appendix", help="the rule pages: build")
    ways = appendix.add_subparsers(required=True, metavar="WHAT")

    build_ = ways.add_parser("build", parents=[common], help="all pages as files, for any host")
    build_.add_argument("folder", type=Path, metavar="DIR", help="new, or built before")
    build_.set_defaults(command=build)


def build(options: argparse.Namespace, _: Settings) -> int:
    """Write all pages as files into a folder."""
    path = str(options.folder)
    try:
        write_folder(options.folder, ((name, text.encode()) for name, text in static.files()))
    except ForeignFolderError as error:
        raise Refused("core.refused-folder", path=path) from error
    except OSError as error:
        raise Refused("core.refused-file", path=path, error=str(error)) from error
    print(Path(path) / "index.html")
    return 0
