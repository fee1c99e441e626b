#!/usr/bin/env python3
"""Starts the companion as its unit does, but off screen and on a disk that is only mounted.

Prints a line of JSON: the releases started one after the other until one reported that it is up,
and that one's data. Ends with 1 if none does.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

OPT, STATE, RUN = Path("/opt/companion"), Path("/var/lib/companion"), Path("/run/companion")
UNIT = Path("/etc/systemd/system/companion.service")
AS_USER = ["setpriv", "--reuid", "companion", "--regid", "companion", "--init-groups"]
MAX_STARTS, PATIENCE = 6, 300.0

LOOK = """
import json, sys
from contextlib import closing
from pathlib import Path
from companion.storage.store import Store
from companion.games import find, result_type
path = Path("/var/lib/companion/companion.db")
with closing(Store(path)) as store:
    kept = store.history()[0]
    play = store.resume(find(kept.game), kept)
    answers = [[entry.key, entry.value] for entry in store.answers(kept.id)]
    messages = {each.key: dict(each.args) for each in store.notices}
    wrong = " ".join(map(repr, filter(None, (store.problem, store.damaged))))
    state = {"answers": answers, "asks": play.ask.key, "messages": messages, "wrong": wrong}
    print(json.dumps(state))
"""


def environment() -> dict[str, str]:
    """Return the environment set by its unit."""
    pairs = re.findall(r"^Environment=(.*)$", UNIT.read_text(), re.MULTILINE)
    named = dict(pair.split("=", 1) for line in pairs for pair in line.split())
    return {**os.environ, **named, "SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}


def start(environ: dict[str, str]) -> bool:
    """Start it once; return whether it said that it is up before it ended."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        (RUN / "notify").unlink(missing_ok=True)
        heard.bind(str(RUN / "notify"))
        (RUN / "notify").chmod(0o666)
        heard.settimeout(0.2)
        command = [*AS_USER, str(OPT / "current/.venv/bin/companion"), "run"]
        environ = {**environ, "NOTIFY_SOCKET": str(RUN / "notify")}
        process = subprocess.Popen(command, env=environ, cwd=STATE)
        try:
            for _ in range(int(PATIENCE / 0.2)):
                try:
                    if b"READY=1" in heard.recv(4096):
                        return True
                except TimeoutError:
                    if process.poll() is not None:
                        return False
            return False
        finally:
            process.terminate()
            process.wait()


def main() -> int | str:
    """Start it until it is up; its own output is not mixed with what is printed here."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    mine = ["-o", "companion", "-g", "companion", "-m", "700"]
    subprocess.run(["install", "-d", *mine, RUN], check=True)
    environ, started = environment(), list[str]()
    while len(started) < MAX_STARTS:
        subprocess.run([OPT / "trial"], check=False)
        started.append((OPT / "current").resolve().name)
        up = start(environ)
        subprocess.run([OPT / "trial", "ended"], check=False)
        if up:
            look = [*AS_USER, str(OPT / "current/.venv/bin/python"), "-c", LOOK]
            seen = subprocess.run(look, env=environ, cwd=STATE, check=True, stdout=subprocess.PIPE)
            print(json.dumps({"started": started, **json.loads(seen.stdout)}), file=out)
            return 0
    return f"none of {started} came up"


if __name__ == "__main__":
    sys.exit(main())
