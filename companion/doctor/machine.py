"""The machine as the checks see it: all files, commands and devices that they may look at."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.appendix.network import lan_address
from companion.device.buttons import Buttons, make_pin_factory
from companion.device.data_folders import kv, sounds
from companion.device.display import find_display
from companion.engine.problem import Problem
from companion.games import failures
from companion.storage import appliance
from companion.storage.backups import Backups
from companion.storage.settings import Settings
from companion.voice.espeak_process import EspeakProcess
from companion.voice.speech import Engine

PATIENCE_S = 5
"""The timeout of a command."""


def run_command(*command: str) -> str:
    """Return a command's output, "" if it is not installed or fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE_S, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def free_bytes(path: Path) -> int:
    """Return the free space on the disk of a folder, which need not exist yet."""
    there = next(each for each in (path, *path.parents) if each.exists())
    return shutil.disk_usage(there).free


@dataclass(frozen=True)
class Machine:
    """The settings, and the machine's files and devices.

    ``root`` is the root of the file system. ``messages`` tries to write the saved plays and returns
    the problems. ``open_buttons`` returns the push buttons, None while another companion has them.
    ``window`` and ``renderer`` are the size of the window in pixels and its renderer, if there is a
    window.
    """

    settings: Settings
    home: Path
    messages: Callable[[], list[Problem]]
    backups: Backups
    open_buttons: Callable[[], AbstractContextManager[Buttons]] | None
    window: tuple[int, int] | None = None
    renderer: str = ""
    root: Path = Path("/")
    release: str = field(default_factory=appliance.release)
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    folders: tuple[Path, ...] = field(default_factory=lambda: (kv(), sounds()))
    left_out: tuple[Problem, ...] = field(default_factory=failures)
    run: Callable[..., str] = run_command
    now: Callable[[], float] = time.time
    free: Callable[[Path], int] = free_bytes
    address: Callable[[], str | None] = lan_address
    host: Callable[[], str] = socket.gethostname
    open_engine: Callable[[], Engine] = EspeakProcess
    pin_factory: Callable[[], tuple[Any | None, Problem | None]] = make_pin_factory

    def find(self, pattern: str) -> list[Path]:
        """Return the system's files that match a pattern."""
        return sorted(self.root.glob(pattern))

    def texts(self, pattern: str) -> list[str]:
        """Return the contents of the readable files that match a pattern."""
        found = []
        for path in self.find(pattern):
            with suppress(OSError):  # some exist and cannot be read
                found.append(path.read_text(encoding="utf-8", errors="replace").strip("\0\n "))
        return found

    def text(self, pattern: str) -> str:
        """Return the contents of the first of them, "" if there is none."""
        return next(iter(self.texts(pattern)), "")

    @property
    def display(self) -> tuple[bool, str]:
        """Whether a window can be opened, and on what or why not."""
        return find_display(self.environ, self.root / "sys/class/drm", self.root / "dev/dri")

    @property
    def model(self) -> str:
        """The board's name of itself, "" if it has none."""
        return self.text("proc/device-tree/model")

    @property
    def is_pi(self) -> bool:
        """Whether this is a Raspberry Pi."""
        return self.model.startswith("Raspberry Pi")
