"""What the companion asks of systemd, where it is started by it: the watchdog, and to turn off."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Mapping
from contextlib import suppress

PATIENCE = 60.0
"""Seconds after which systemd is given up; systemctl itself does so after 25."""


def notify(state: str, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell systemd the state, such as ``READY=1``; return whether somebody was told.

    See sd_notify(3): one datagram to the socket that the environment names.
    """
    address = environ.get("NOTIFY_SOCKET", "")
    if not address:
        return False
    if address.startswith("@"):
        address = f"\0{address[1:]}"
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(state.encode(), address)
        return True
    return False


def watchdog_seconds(environ: Mapping[str, str] = os.environ) -> float | None:
    """Return how often systemd wants to hear from this process, in seconds; None for never.

    ``WATCHDOG_PID`` is not asked: under a compositor that is the process we watch for.
    """
    wanted = environ.get("WATCHDOG_USEC", "")
    return int(wanted) / 1e6 if wanted.isdecimal() and int(wanted) else None


def power_off() -> bool:
    """Turn the machine off; return, maybe seconds later, whether systemd took that."""
    return _ask("poweroff")


def restart() -> bool:
    """Restart the machine; return, maybe seconds later, whether systemd took that."""
    return _ask("reboot")


def _ask(what: str) -> bool:
    command = ["systemctl", "--no-ask-password", what]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
