"""A root in which the scripts of deploy/ run as on an appliance.

It is this machine's own, copy-on-write: scripts see all files under their usual names, and this
machine is unchanged. What would reach beyond files (apt, systemd, the companion itself) only
records its calls.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import mkdtemp

from kit import processes

REPOSITORY = Path(__file__).parents[2]

MEMORY = Path("/dev/shm")
"""An overlay only accepts changes on another file system than what is below it."""

ENTER = """
set -e
folder=$1 source=$2
shift 2
layers=lowerdir=/,upperdir=$folder/changed,workdir=$folder/work
mount -t overlay overlay -o "$layers" "$folder/root"
for each in /dev /proc "$source"; do
    mkdir -p "$folder/root$each"
    mount --rbind "$each" "$folder/root$each"
done
exec chroot "$folder/root" env PATH="/stub/bin:$PATH" "$@"
"""

SYSTEMCTL = """#!/bin/sh
echo "systemctl $*" >>/stub/asked
case "$*" in
    --version) echo "systemd ${SYSTEMD:-252} (made up)" ;;
    *"is-enabled "*) ! grep -qxF "$(echo "$*" | sed 's/.* //')" /stub/disabled ;;
    get-default) cat /stub/default-target ;;
    *"set-default "*) echo "$*" | sed 's/.* //' >/stub/default-target ;;
    "restart companion.service")
        ! grep -qxF "$(basename "$(readlink /opt/companion/current)")" /stub/never-starts ;;
esac
"""

APT_GET = """#!/bin/sh
case " $* " in *" install "*) ;; *) exit 0 ;; esac
for each; do
    case $each in
        -* | install | *=*) ;;
        *) echo "$each" | tee -a /stub/manual >>/stub/packages ;;
    esac
done
"""

PROGRAMS = {
    "systemctl": SYSTEMCTL,
    "apt-get": APT_GET,
    "apt-mark": '#!/bin/sh\n[ "$1" != showmanual ] || sort -u /stub/manual\n',
    "dpkg-query": "#!/bin/sh\nfor each; do :; done\n"
    'grep -qxF "$each" /stub/packages && echo installed\n',
    "udevadm": '#!/bin/sh\necho "udevadm $*" >>/stub/asked\n',
}

COMPANION = """#!/bin/sh
echo "companion $*" >>/stub/asked
case $1 in voice) mkdir -p "$COMPANION_BAKED"; echo sound >"$COMPANION_BAKED/line.wav" ;; esac
"""
"""A companion that works."""

CANNOT_BE_IMPORTED = "#!/usr/bin/env python3\nimport companion_of_nowhere\n"


def can_be_made() -> bool:
    """Whether this machine lets somebody mount something in a space of their own."""
    mount = ("unshare", "--mount", "mount", "-t", "tmpfs", "t", "/mnt")
    asked = processes.run(*processes.BECOME, *mount)
    return os.getuid() == 0 and MEMORY.is_dir() and asked.returncode == 0


def make_release(folder: Path, version: str) -> Path:
    """Make a release of the scripts of this one; return its folder."""
    source = folder / version
    (source / "companion").mkdir(parents=True)
    no_pictures = shutil.ignore_patterns("*.png", "*.gif", "*.svg")
    shutil.copytree(REPOSITORY / "deploy", source / "deploy", ignore=no_pictures)
    (source / "pyproject.toml").write_text(f'version = "{version}"\n', encoding="utf-8")
    return source


class Root:
    """A root in a folder; ``changed`` has all that differs from this machine's.

    It runs the scripts of the release ``source``, or of another one.
    """

    def __init__(self, folder: Path, source: Path) -> None:
        self._folder, self._source = folder, source
        self.changed = folder / "changed"
        for name in ("changed", "work", "root"):
            (folder / name).mkdir()
        for name, program in PROGRAMS.items():
            self.write(f"/stub/bin/{name}", program, mode=0o755)
        for name in ("asked", "packages", "manual", "disabled", "never-starts"):
            self.write(f"/stub/{name}", "", mode=0o666)
        self.write("/stub/default-target", "graphical.target\n")
        self.write("/etc/os-release", 'ID=debian\nVERSION_ID="12"\n')

    def write(self, path: str, text: str, mode: int = 0o644) -> None:
        """Write a file of this root."""
        file = self.changed / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(mode)

    def read(self, path: str) -> str | None:
        """Return the contents of a changed file; None if there is no such file."""
        file = self.changed / path.lstrip("/")
        if not file.is_file():
            return None
        return file.read_text(encoding="utf-8")

    def asked(self, program: str) -> list[str]:
        """Return the calls of a program up to now, and forget them."""
        lines = (self.read("/stub/asked") or "").splitlines()
        self.write("/stub/asked", "", mode=0o666)
        return [line.removeprefix(f"{program} ") for line in lines if line.startswith(program)]

    def files(self) -> dict[str, str]:
        """Return all files that differ from this machine's, and their contents ("-": removed)."""
        return {
            f"/{path.relative_to(self.changed)}": _content(path)
            for path in sorted(self.changed.rglob("*"))
            if path.is_symlink() or not path.is_dir()
        }

    def run(
        self, script: str, *arguments: str, source: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a script of deploy/ in this root."""
        of = source or self._source
        return self.shell(str(of / "deploy" / script), *arguments, source=of)

    def shell(self, *command: str, source: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command in this root."""
        return processes.run(*self._enter(*command, source=source))

    def start(
        self, *command: str, source: Path | None = None
    ) -> AbstractContextManager[subprocess.Popen[str]]:
        """Start a command in this root; if it is killed, so is all that it has started."""
        return processes.running(*self._enter(*command, source=source))

    def _enter(self, *command: str, source: Path | None) -> tuple[str, ...]:
        alone = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
        below = str(self._folder), str(source or self._source)
        return (*processes.BECOME, *alone, "bash", "-c", ENTER, "enter", *below, *command)

    def set_up(self, source: Path | None = None, companion: str = COMPANION) -> str:
        """Put a release here as far as that takes a network; return its name."""
        of = source or self._source
        script = 'source "$0/deploy/appliance.sh"; release_name "$0"'
        name = self.shell("bash", "-c", script, str(of), source=of).stdout.strip()
        folder = f"/opt/companion/releases/{name}"
        shutil.copytree(of / "deploy", self.changed / folder.lstrip("/") / "deploy")
        self.write(f"{folder}/.venv/bin/companion", companion, mode=0o755)
        self.write(f"{folder}/.release", "")
        return name


def _content(path: Path) -> str:
    """Return the contents of a file, or the target of a link."""
    if path.is_symlink():
        return f"-> {path.readlink()}"
    if stat.S_ISCHR(path.stat().st_mode):
        return "-"
    return path.read_text(encoding="utf-8", errors="replace")


@contextmanager
def open_root(source: Path, like: Root | None = None) -> Iterator[Root]:
    """Make a root for the scripts of a release, as another one is now; it is removed in the end."""
    folder = Path(mkdtemp(dir=MEMORY))
    try:
        root = Root(folder, source)
        if like:
            copy = ("cp", "--archive", f"{like.changed}/.", str(root.changed))
            assert processes.run(*processes.BECOME, *copy).returncode == 0
        yield root
    finally:
        shutil.rmtree(folder)
