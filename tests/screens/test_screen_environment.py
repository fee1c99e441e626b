"""Whether a window can be opened is known without Kivy, and Kivy is configured."""

import os
import socket
from typing import Any

import pytest
from kivy.config import Config

from companion.device.display import find_display
from companion.screens.window import environment
from companion.screens.window.environment import configure, x_screen
from kit import processes


@pytest.fixture
def nothing(tmp_path):
    return {"connectors": tmp_path / "drm", "cards": tmp_path / "dri"}


def test_no_display(nothing):
    found, why = find_display({}, **nothing)
    assert not found
    assert why


@pytest.mark.parametrize(("driver", "found"), [("offscreen", True), ("dummy", False)])
def test_a_video_driver_without_a_screen(nothing, driver, found):
    assert find_display({"SDL_VIDEODRIVER": driver}, **nothing)[0] is found


def test_an_x_display_must_answer(nothing):
    display = f":{os.getpid()}"  # nobody else's
    assert not find_display({"DISPLAY": display}, **nothing)[0]
    assert not find_display({"DISPLAY": "nonsense"}, **nothing)[0]
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(f"\0/tmp/.X11-unix/X{os.getpid()}")
        server.listen()
        found = find_display({"DISPLAY": f"{display}.0"}, **nothing)
    assert found == (True, f"DISPLAY={display}.0")


def test_a_wayland_display_must_have_its_socket(nothing, tmp_path):
    environ = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert not find_display(environ, **nothing)[0]
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        assert find_display(environ, **nothing)[0]


def test_a_connected_panel(nothing):
    for name, status in (("card0-HDMI-A-1", "disconnected"), ("card1-DSI-1", "connected")):
        folder = nothing["connectors"] / name
        folder.mkdir(parents=True)
        (folder / "status").write_text(f"{status}\n")
    assert not find_display({}, **nothing)[0]
    nothing["cards"].mkdir()
    (nothing["cards"] / "card1").touch()
    assert find_display({}, **nothing) == (True, "card1-DSI-1")


def test_looking_for_a_display_does_not_load_kivy():
    code = (
        "import sys; from companion.device.display import find_display;"
        "find_display(); sys.exit('kivy' in sys.modules)"
    )
    assert processes.run("-c", code).returncode == 0


def test_the_program_has_the_rules_of_kivys_own_widgets():
    """Without them what is inside a RelativeLayout is drawn in the corner of the window."""
    code = (
        "import companion.commands.cli; import companion.screens.app;"
        "from kivy.lang import Builder;"
        "known = {rule.key for rule, _ in Builder.rules};"
        "assert {'relativelayout', 'label', 'stencilview'} <= known, known"
    )
    done = processes.run("-c", code)
    assert done.returncode == 0, done.stderr


def test_kivy_leaves_command_line_and_home_folder_alone(tmp_path):
    code = (
        "import sys, companion.screens.app;"
        "from kivy.config import Config;"
        "assert 'kivy.core.window' not in sys.modules;"
        "assert Config.getint('graphics', 'maxfps') == 30;"
        "assert Config.getint('graphics', 'multisamples') == 0;"
        "assert Config.getint('kivy', 'exit_on_escape') == 0"
    )
    environ = {**os.environ, "HOME": str(tmp_path), "COMPANION_HOME": str(tmp_path / "companion")}
    environ.pop("KIVY_HOME", None)
    done = processes.run("-c", code, "--help", "--size=1x1", environ=environ)
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.iterdir()) == []


class XLibrary:
    """A fake libX11, with a screen of 1024 x 600, or without an X server.

    ``windows`` is how many windows of a window manager the root window names, None if the property
    was never used.
    """

    def __init__(self, display: int = 1, windows: int | None = None) -> None:
        self.freed = 0
        self.XOpenDisplay = lambda _: display
        self.XDisplayWidth = lambda *_: 1024
        self.XDisplayHeight = lambda *_: 600
        self.XCloseDisplay = lambda _: 0
        self.XInternAtom = lambda *_: 0 if windows is None else 300
        self.XDefaultRootWindow = lambda _: 200

        def read(*args: Any) -> int:
            *_, count, _, found = args
            count._obj.value = windows
            found._obj.value = 77 if windows else None
            return 0

        def free(_: Any) -> None:
            self.freed += 1

        self.XGetWindowProperty, self.XFree = read, free


@pytest.fixture
def x_library(monkeypatch):
    """Put a library in the place of libX11: ``x_library(XLibrary())``; None is not installed."""
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)

    def put(library):
        def load(name):
            asked.append(name)
            if library is None:
                raise OSError(name)
            return library

        asked: list[str] = []
        monkeypatch.setattr("ctypes.CDLL", load)
        return asked

    return put


def test_the_size_of_an_x_screen_is_read_from_the_library_of_that_name(x_library):
    asked = x_library(XLibrary())
    screen = x_screen()
    assert screen is not None
    assert screen.size == (1024, 600)
    assert asked == ["libX11.so.6"]


@pytest.mark.parametrize(("windows", "managed"), [(None, False), (0, False), (1, True)])
def test_a_window_manager_is_known_by_its_window(x_library, windows, managed):
    library = XLibrary(windows=windows)
    x_library(library)
    screen = x_screen()
    assert screen is not None
    assert screen.managed is managed
    assert library.freed == int(managed), "what X lends is given back"


@pytest.mark.parametrize(("windows", "fullscreen"), [(0, "0"), (1, "auto")])
def test_a_full_screen_is_asked_for_only_where_somebody_makes_it(
    x_library, monkeypatch, windows, fullscreen
):
    """SDL waits a tenth of a second for a window manager, whether or not there is one."""
    x_library(XLibrary(windows=windows))
    saved: dict[tuple[str, str], Any] = {}
    monkeypatch.setattr(
        Config, "set", lambda part, name, value: saved.update({(part, name): value})
    )
    monkeypatch.setattr(Config, "remove_option", lambda *_: None)
    monkeypatch.setattr(environment, "give_memory_back", lambda: None)
    configure()
    assert saved["graphics", "fullscreen"] == fullscreen
    assert (saved["graphics", "width"], saved["graphics", "height"]) == (1024, 600)


@pytest.mark.parametrize("library", [None, XLibrary(display=0)])
def test_without_the_library_or_a_server_no_x_screen_has_a_size(x_library, library):
    x_library(library)
    assert x_screen() is None
