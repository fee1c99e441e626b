"""The window's library begins before the rest, if there is to be a window on an X display."""

from __future__ import annotations

import os

import pytest

from companion import head_start
from kit import processes


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what is begun, in place of SDL."""
    found: list[str] = []
    monkeypatch.setattr(head_start, "_load", lambda: found.append("SDL"))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    return found


@pytest.mark.parametrize("arguments", [(), ("run",), ("--verbose", "run"), ("run", "--verbose")])
def test_with_a_window_to_come_it_is_begun_and_waited_for(begun: list[str], arguments) -> None:
    head_start.begin(arguments)
    head_start.join()
    assert begun == ["SDL"]


@pytest.mark.parametrize("arguments", [("play", "dice"), ("serve",), ("doctor",)])
def test_a_command_without_a_window_begins_nothing(begun: list[str], arguments) -> None:
    head_start.begin(arguments)
    head_start.join()
    assert begun == []


def test_without_an_x_display_or_with_another_driver_nothing_is_begun(
    begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    head_start.begin(["run"])
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.delenv("DISPLAY")
    head_start.begin(["run"])
    head_start.join()
    assert begun == []


def test_while_it_begins_python_opens_no_other_library() -> None:
    """In a process of its own: here everything is loaded."""
    script = """
import sys
from companion import head_start
head_start._load = lambda: None
def opened():
    files = {name: getattr(each, "__file__", None) or "" for name, each in sys.modules.items()}
    return {name for name, file in files.items() if file.endswith(".so")}
head_start.begin(["run"])
before = opened()
from companion.commands import cli
print(*sorted(opened() - before))
"""
    environ = {**os.environ, "DISPLAY": ":987"}
    environ.pop("SDL_VIDEODRIVER", None)
    done = processes.run("-c", script, environ=environ)
    assert (done.stdout, done.stderr) == ("\n", "")


def test_waiting_without_a_start_is_no_wait() -> None:
    head_start.join()


@pytest.mark.parametrize("found", ["no Kivy", "no library"])
def test_what_is_not_there_is_left_to_the_window(
    found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    if found == "no Kivy":
        monkeypatch.setattr(head_start, "find_spec", lambda _: None)
    else:
        monkeypatch.setattr(head_start, "LIBRARY", "nowhere/*")
    head_start.begin(["run"])
    head_start.join()


def test_a_display_that_is_not_there_is_left_to_the_window() -> None:
    """In a process of its own: SDL is begun in earnest."""
    script = "from companion import head_start as h; h.begin(['run']); h.join(); print('on')"
    environ = {**os.environ, "DISPLAY": ":987"}
    environ.pop("SDL_VIDEODRIVER", None)
    done = processes.run("-c", script, environ=environ)
    assert (done.returncode, done.stdout, done.stderr) == (0, "on\n", "")
