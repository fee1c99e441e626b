"""A real broker and a real database, started by the tests themselves."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from kit import processes

USER, PASSWORD = "table", "a password"
"""Who is known to the servers; the password has a space, so that URLs have to quote it."""


def free_port() -> int:
    """Return a port that nothing listens at."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def program(name: str, *folders: str) -> str:
    """Return the path of a program; skip the test where it is not installed."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *folders])
    found = shutil.which(name, path=places)
    if not found:
        pytest.skip(f"{name} is not installed here")
    return found


class Mosquitto:
    """A broker at a port of its own, which can be killed and started again; it forgets all."""

    def __init__(self, folder: Path, tls: bool = False) -> None:
        self._program, self._folder, self._tls = program("mosquitto"), folder, tls
        self.port = free_port()
        self._stack = ExitStack()
        folder.mkdir(parents=True, exist_ok=True)
        passwords = folder / "passwords"
        command = (program("mosquitto_passwd"), "-b", "-c", str(passwords), USER, PASSWORD)
        processes.run(*processes.BECOME, *command)
        lines = [
            f"listener {self.port} 127.0.0.1",
            "allow_anonymous false",
            f"password_file {passwords}",
            "log_dest stderr",
            f"user {getpass.getuser()}",
        ]
        if tls:
            made = certificates(folder)
            lines += [f"certfile {made / 'server.pem'}", f"keyfile {made / 'server.key'}"]
        (folder / "mosquitto.conf").write_text("\n".join(lines), encoding="utf-8")

    @property
    def url(self) -> str:
        """The value of the setting ``mqtt``."""
        scheme = "mqtts" if self._tls else "mqtt"
        return f"{scheme}://{USER}:{PASSWORD.replace(' ', '%20')}@localhost:{self.port}"

    def start(self, patience: float = 120) -> None:
        """Start it, and wait until it listens."""
        command = (*processes.BECOME, self._program, "-c", str(self._folder / "mosquitto.conf"))
        broker = self._stack.enter_context(processes.running(*command, patience=patience))
        assert broker.stderr
        for line in broker.stderr:
            if "running" in line:
                break

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._stack.close()


@contextmanager
def mosquitto(folder: Path, tls: bool = False) -> Iterator[Mosquitto]:
    """Give a broker that runs; it is killed in the end."""
    broker = Mosquitto(folder, tls)
    broker.start()
    try:
        yield broker
    finally:
        broker.kill()


def certificates(folder: Path) -> Path:
    """Make a CA (``ca.pem``) and a certificate of it for localhost; return their folder."""
    openssl = program("openssl")
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30")

    def make(*arguments: str) -> None:
        done = processes.run(*processes.BECOME, openssl, *arguments)
        assert done.returncode == 0, done.stderr

    own = ("-keyout", f"{folder}/ca.key", "-out", f"{folder}/ca.pem", "-subj", "/CN=Café")
    make("req", "-x509", *key, *own)
    signed = ("-CA", f"{folder}/ca.pem", "-CAkey", f"{folder}/ca.key")
    named = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    files = ("-keyout", f"{folder}/server.key", "-out", f"{folder}/server.pem")
    make("req", "-x509", *key, *signed, *named, *files)
    return folder
