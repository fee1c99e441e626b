"""A real broker and a real database, started by the tests themselves."""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import socket
import subprocess
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kit import processes
from kit.patience import PATIENCE

USER, PASSWORD = "table", "a password"
"""Who is known to the servers; the password has a space, so that URLs have to quote it."""


def free_port() -> int:
    """Return a port that nothing listens at, and that the system gives to no connection."""
    for port in range(20_000 + os.getpid() * 37 % 11_000, 32_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("every port is taken")


def program(name: str, *folders: str) -> str:
    """Return the path of a program; skip the test where it is not installed."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *folders])
    found = shutil.which(name, path=places)
    if not found:
        pytest.skip(f"{name} is not installed here")
    return found


def wait_for(words: str, server: subprocess.Popen[str]) -> None:
    """Wait until a server has said something; whatever it says later is read, and dropped."""
    assert server.stderr
    for line in server.stderr:
        if words in line:
            break
    threading.Thread(target=_drop, args=(server.stderr,), daemon=True).start()


def _drop(lines: Iterable[str]) -> None:
    """Read lines to the end: a full pipe would hold up whoever writes them."""
    with suppress(ValueError):  # closed meanwhile
        for _ in lines:
            pass


class Mosquitto:
    """A broker at a port of its own, which can be killed and started again; it forgets all."""

    def __init__(
        self,
        folder: Path,
        tls: bool = False,
        patience: float = PATIENCE,
        users: Sequence[str] = (USER,),
        acl: Path | None = None,
    ) -> None:
        self._patience = patience
        self._program, self._folder, self._tls = program("mosquitto"), folder, tls
        self.port = free_port()
        self._stack = ExitStack()
        folder.mkdir(parents=True, exist_ok=True)
        passwords = folder / "passwords"
        passwords.touch()
        add = program("mosquitto_passwd")
        for user in users:
            processes.run(*processes.BECOME, add, "-b", str(passwords), user, PASSWORD)
        lines = [
            f"listener {self.port} 127.0.0.1",
            "allow_anonymous false",
            f"password_file {passwords}",
            "log_dest stderr",
            f"user {getpass.getuser()}",
        ]
        if acl:
            lines.append(f"acl_file {acl}")
        if tls:
            made = certificates(folder)
            lines += [f"certfile {made / 'server.pem'}", f"keyfile {made / 'server.key'}"]
        (folder / "mosquitto.conf").write_text("\n".join(lines), encoding="utf-8")

    @property
    def url(self) -> str:
        """The value of the setting ``mqtt``."""
        return self.url_of(USER)

    def url_of(self, user: str) -> str:
        """Return the URL for a user."""
        scheme = "mqtts" if self._tls else "mqtt"
        return f"{scheme}://{user}:{PASSWORD.replace(' ', '%20')}@localhost:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = (*processes.BECOME, self._program, "-c", str(self._folder / "mosquitto.conf"))
        self._server = self._stack.enter_context(
            processes.running(*command, patience=self._patience)
        )
        wait_for("running", self._server)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._server.pid

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


class Postgres:
    """A database server at a port of its own, which can be killed and started again.

    PostgreSQL refuses to run as root: then it runs as the user of its package.
    """

    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._folder, self.signed_by = folder, folder / "ca.pem"
        self._folders = [str(each) for each in sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
        self._stack = ExitStack()
        self.port = free_port()
        self.become: tuple[str, ...] = (
            "setpriv",
            "--reuid=postgres",
            "--regid=postgres",
            "--clear-groups",
        )
        if os.geteuid():
            self.become = ()
        else:
            try:
                shutil.chown(folder, "postgres", "postgres")
            except LookupError:
                pytest.skip("PostgreSQL is not installed here: it has no user of its own")
        certificates(folder)
        key = folder / "server.key"
        key.chmod(0o600)
        if self.become:
            shutil.chown(key, "postgres")
        (folder / "password").write_text(f"{PASSWORD}\n", encoding="utf-8")
        how = ("--auth=scram-sha-256", f"--username={USER}", f"--pwfile={folder / 'password'}")
        done = self.run("initdb", "-D", str(folder / "data"), *how, "--no-sync", "--encoding=UTF8")
        assert done.returncode == 0, done.stderr

    def run(self, name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program of PostgreSQL as its user, with the password."""
        return processes.run(
            *processes.BECOME,
            *self.become,
            program(name, *self._folders),
            *arguments,
            environ={**os.environ, "PGPASSWORD": PASSWORD, "LC_ALL": "C"},
        )

    def url(self, port: int = 0, user: str = USER, database: str = "postgres") -> str:
        """Return the value of the setting ``postgres``, perhaps at the port of a proxy."""
        known = f"{user}:{PASSWORD.replace(' ', '%20')}"
        return f"postgresql://{known}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        command = (
            *processes.BECOME,
            *self.become,
            program("postgres", *self._folders),
            *("-D", str(self._folder / "data"), "-p", str(self.port), "-h", "127.0.0.1"),
            *("-c", f"unix_socket_directories={self._folder}", "-c", "max_connections=200"),
            *("-c", "ssl=on", "-c", f"ssl_cert_file={self._folder / 'server.pem'}"),
            *("-c", f"ssl_key_file={self._folder / 'server.key'}"),
        )
        self._server = self._stack.enter_context(
            processes.running(*command, patience=self._patience)
        )
        wait_for("ready to accept connections", self._server)

    @property
    def pid(self) -> int:
        """The number of its first process, which lets others connect."""
        return self._server.pid

    def kill(self) -> None:
        """Stop it at once, as a crash would: what was not committed is gone."""
        self._server.send_signal(signal.SIGQUIT)
        with suppress(subprocess.TimeoutExpired):
            self._server.wait(30)
        self._stack.close()


@contextmanager
def postgres(patience: float = PATIENCE) -> Iterator[Postgres]:
    """Give a database that runs; it is killed in the end, or after that time (s)."""
    with TemporaryDirectory() as folder:  # that of pytest belongs to one user only
        Path(folder).chmod(0o755)
        server = Postgres(Path(folder), patience)
        server.start()
        try:
            yield server
        finally:
            server.kill()


class Proxy:
    """Passes bytes on to a port, until it is cut: then every connection breaks in mid-send.

    ``left`` is how many bytes go through before that happens by itself, None for all.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self.left: int | None = None
        self.cuts = 0
        self._open: set[socket.socket] = set()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                inner, _ = self._server.accept()
                try:
                    outer = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    inner.close()
                    continue
                self._open |= {inner, outer}
                for pair in ((inner, outer), (outer, inner)):
                    threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(1024):
                if self.left is not None:
                    self.left -= len(content)
                    if self.left < 0:
                        self.cut()
                        break
                target.sendall(content)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
            self._open.discard(each)

    def cut(self) -> None:
        """Break every connection; new ones pass."""
        self.left, self.cuts = None, self.cuts + 1
        for each in list(self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Break every connection, and take no more."""
        self._server.close()
        self.cut()
