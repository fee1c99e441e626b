"""Communication with systemd, if started by it: the watchdog, and shutdown."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Mapping
from contextlib import suppress

PATIENCE_S = 60.0
"""The timeout for systemd; systemctl's own is 25 s."""


def notify(state: str, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell systemd the state, such as ``READY=1``; return whether it was sent.

    See sd_notify(3): one datagram to the socket named in the environment.
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

    ``WATCHDOG_PID`` is not checked: under a compositor that is the process we watch for.
    """
    wanted = environ.get("WATCHDOG_USEC", "")
    return int(wanted) / 1e6 if wanted.isdecimal() and int(wanted) else None


def power_off() -> bool:
    """Turn the machine off; return whether systemd accepted, which may take seconds."""
    return _ask("poweroff")


def restart() -> bool:
    """Restart the machine; return whether systemd accepted, which may take seconds."""
    return _ask("reboot")


def _ask(what: str) -> bool:
    command = ["systemctl", "--no-ask-password", what]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
