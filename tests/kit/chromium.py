"""A real browser, without a window: Chromium, driven by its DevTools protocol over pipes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import axe_core_python

from kit import processes
from kit.servers import program

PIPES = (
    "-ISc",
    """
import os, sys
os.dup2(0, 3), os.dup2(1, 4)  # where it reads commands, and writes answers
silent = os.open(os.devnull, os.O_RDWR)
for each in range(3):
    os.dup2(silent, each)
for each in (3, 4):
    os.set_inheritable(each, True)
os.execvp(sys.argv[1], sys.argv[1:])
""",
)
"""Becomes Chromium, with its pipes where a process has its input and output."""

FLAGS = (
    *("--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)

AXE = Path(axe_core_python.__file__).with_name("axe.min.js")

WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""By how much a page is wider than the window."""


class Page:
    """A page in a browser."""

    def __init__(self, browser: Chromium, session: str) -> None:
        self._browser, self._session = browser, session

    def call(self, method: str, **params: Any) -> Any:
        """Return the answer to a command of the DevTools protocol."""
        return self._browser.call(method, self._session, **params)

    def open(self, url: str) -> None:
        """Load a page, and wait until it is there."""
        self.call("Page.navigate", url=url)
        self._browser.wait_for("Page.loadEventFired", self._session)

    def run(self, script: str) -> Any:
        """Return the result of a script, which may be a promise."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until a condition holds."""
        while not self.run(f"Boolean({script})"):
            self.run("new Promise(requestAnimationFrame)")

    def findings(self, stopped: bool = True) -> list[str]:
        """Return what axe-core finds wrong, each with the elements.

        A page that is ``stopped`` loads nothing more from here on. Scripts run in any case, since
        axe-core is one. That a page without scripts refreshes itself is meant.
        """
        if stopped:
            self.call("Fetch.enable")  # each request waits, that of the refresh as well
            self.call("Emulation.setScriptExecutionDisabled", value=False)
        self.run(AXE.read_text(encoding="utf-8"))
        found = self.run("axe.run().then(found => found.violations)")
        return [
            f"{each['id']}: {[node['html'][:200] for node in each['nodes'][:3]]}"
            for each in found
            if each["id"] != "meta-refresh"
        ]


class Chromium:
    """A browser; its pages are phones of their own."""

    def __init__(self, commands: IO[bytes], answers: IO[bytes]) -> None:
        self._commands, self._answers = commands, answers
        self._number = 0
        self._rest = b""
        self._events: list[tuple[str, str]] = []

    def phone(self, width: int = 390, dark: bool = False, scripts: bool = True) -> Page:
        """Return an empty page as wide as a phone."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        made = self.call("Target.createTarget", url="about:blank", browserContextId=context)
        attached = self.call("Target.attachToTarget", targetId=made["targetId"], flatten=True)
        page = Page(self, attached["sessionId"])
        page.call("Page.enable")
        page.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=844,
            deviceScaleFactor=1,
            mobile=True,
        )
        look = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        page.call("Emulation.setEmulatedMedia", features=[look])
        page.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        return page

    def call(self, method: str, session: str = "", /, **params: Any) -> Any:
        """Return the answer to a command."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": params}
        if session:
            command["sessionId"] = session
        self._commands.write(json.dumps(command).encode() + b"\0")
        self._commands.flush()
        while (said := self._read()).get("id") != self._number:
            self._note(said)
        assert "result" in said, (method, said)
        return said["result"]

    def wait_for(self, event: str, session: str) -> None:
        """Wait for an event of a page, unless it has happened."""
        while (event, session) not in self._events:
            self._note(self._read())
        self._events.clear()

    def _note(self, said: dict[str, Any]) -> None:
        if "method" in said:
            self._events.append((said["method"], said.get("sessionId", "")))

    def _read(self) -> dict[str, Any]:
        """Return the next message."""
        while b"\0" not in self._rest:
            read = os.read(self._answers.fileno(), 1 << 16)
            assert read, "the browser has ended"
            self._rest += read
        message, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found


@contextmanager
def chromium(folder: Path, patience: float) -> Iterator[Chromium]:
    """Give a browser; skip the test where none is installed."""
    flags = [*FLAGS, f"--user-data-dir={folder}", *([] if os.geteuid() else ["--no-sandbox"])]
    command = (*PIPES, program("chromium"), *flags)
    with processes.running(*command, patience=patience) as process:
        assert process.stdin
        assert process.stdout
        yield Chromium(process.stdin.buffer, process.stdout.buffer)
