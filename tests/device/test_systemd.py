"""Communication with systemd."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.device import systemd


def test_without_systemd_nothing_is_reported() -> None:
    assert not systemd.notify("READY=1", {})
    assert not systemd.notify("READY=1", {"NOTIFY_SOCKET": "/nowhere/at/all"})


@pytest.mark.parametrize("abstract", [False, True])
def test_the_state_reaches_the_socket(tmp_path: Path, abstract: bool) -> None:
    name = f"@companion-{tmp_path.name}" if abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(name.replace("@", "\0") if abstract else name)
        assert systemd.notify("WATCHDOG=1", {"NOTIFY_SOCKET": name})
        assert listening.recv(100) == b"WATCHDOG=1"


@pytest.mark.parametrize(
    ("wanted", "seconds"), [("20000000", 20.0), ("0", None), ("", None), ("soon", None)]
)
def test_how_often_systemd_wants_to_hear(wanted: str, seconds: float | None) -> None:
    assert systemd.watchdog_seconds({"WATCHDOG_USEC": wanted}) == seconds


@pytest.mark.parametrize(("code", "taken"), [(0, True), (1, False)])
def test_turning_off_is_asked_of_systemd_and_never_of_the_player(
    monkeypatch: pytest.MonkeyPatch, code: int, taken: bool
) -> None:
    asked = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        asked.append(command)
        return SimpleNamespace(returncode=code)

    monkeypatch.setattr(subprocess, "run", run)
    assert systemd.power_off() is systemd.restart() is taken
    assert [command[-1] for command in asked] == ["poweroff", "reboot"]
    assert all("--no-ask-password" in command for command in asked)


@pytest.mark.parametrize("error", [FileNotFoundError(), subprocess.TimeoutExpired("systemctl", 1)])
def test_where_there_is_no_systemd_that_is_no_error(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def run(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(subprocess, "run", run)
    assert not systemd.power_off()
