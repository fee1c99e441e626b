"""Fixtures of all tests: a home of their own, and a play at a JSON console."""

from __future__ import annotations

import gc
import io
import itertools
import json
import os
import re
import secrets
import shutil
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from gpiozero.mixins import HoldThread
from gpiozero.threads import GPIOThread
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from companion import games as package
from companion.commands.console import JsonConsole
from companion.engine.autoplay import usual_answer
from companion.games import find, games, is_file
from companion.phrases.phrasebook import Phrasebook
from companion.session.session import Session
from companion.storage.store import Store

collect_ignore = ["appliance"]  # these need virtual machines: deploy/test --appliance
pytest.register_assert_rewrite("kit")

# Look only at the games of this repository, whatever packages are installed beside it.
package.entry_points = import_module("kit.packages").without_others()

FEW_BUT_LONG = {
    "tests/appendix/test_serving.py",
    "tests/commands/test_new_game.py",
    "tests/phrases/test_whole_plays.py",
    "tests/screens/test_board_fits.py",
    "tests/screens/test_screen_buttons.py",
    "tests/screens/test_screen_language.py",
    "tests/screens/test_soak.py",
    "tests/sharing/test_table_page.py",
    "tests/storage/test_killed.py",
    "tests/test_install.py",
    "tests/test_update.py",
}
"""Files of a few tests that take seconds each."""

USUAL = {"size": "(800, 480)", "look": "night", "language": "en", "scale": "1"}
"""The window of the tests that ask for none."""

LARGER = re.compile(r"\((?:720, 1280|1024, 600)\)")
"""The windows of another density in the names of tests."""

gc.set_threshold(50_000)  # looking for litter after every 700 objects takes a tenth of the time

# A busy machine may take its time, and tries the same as any other.
settings.register_profile(
    "patient",
    max_examples=100 if os.environ.get("COMPANION_LONG") else 25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")

# Otherwise examples have constants of the modules imported so far, which the other worker's pace
# decides; reading them from the sources takes seconds.
providers._get_local_constants = lambda: providers._local_constants


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Collect from the other end in the second worker: each reads what the other has compiled."""
    report = yield
    if os.environ.get("PYTEST_XDIST_WORKER") == "gw1" and isinstance(collector, pytest.Directory):
        report.result = report.result and report.result[::-1]
    return report


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name a window in the name of a test by its size."""
    return str(val) if argname == "size" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest scopes, so that at the end nobody waits for one of them.

    In a scope the tests of one window follow each other: it is opened and made for them once.
    """
    tests = Counter(scope_of(item.nodeid) for item in items)

    def order(item: pytest.Item) -> tuple[bool, bool, int, str, str, list[tuple[bool, str]]]:
        scope = scope_of(item.nodeid)
        few, larger = scope in FEW_BUT_LONG, LARGER.match(scope)
        return not few, not larger, -tests[scope], scope, str(item.path), window_of(item)

    items.sort(key=order)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give the tests of a scope to one process, instead of those of a file."""
    from xdist.scheduler import LoadFileScheduling

    if config.getoption("dist") != "loadfile":
        return None
    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = scope_of
    return scheduler


def scope_of(name: str) -> str:
    """Return what the test of a name shares with others: its file, or a larger window.

    No screen outlives a change of the density, so the tests of all files that open a window of
    another one come after each other.
    """
    larger = LARGER.search(name)
    return larger[0] if larger else name.split("::")[0]


def window_of(item: pytest.Item) -> list[tuple[bool, str]]:
    """Return the size, theme, language and text size that a test requests, the usual first."""
    wanted = vars(item)["callspec"].params if "callspec" in vars(item) else {}
    found = {name: str(wanted.get(name, usual)) for name, usual in USUAL.items()}
    if not USUAL.keys() & wanted.keys():
        found |= {
            str(at): str(each) for at, each in enumerate(wanted.values()) if type(each) is tuple
        }
    return [(each != USUAL.get(name), each) for name, each in found.items()]


def pytest_collection_finish() -> None:
    """Freeze what was collected, so that the garbage collector skips it."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Collect garbage once, then freeze what is left.

    pytest itself would collect five times more, and so would Python on exit.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def no_wait_for_gpiozero() -> Iterator[None]:
    """A closed button's thread ends at once: it looks ten times a second whether it should."""

    def stop(thread: HoldThread, timeout: float = 10) -> None:
        thread.stopping.set()
        thread.holding.set()
        GPIOThread.stop(thread, timeout)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HoldThread, "stop", stop)
        yield


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return a folder that is not there yet for each test: few write anything."""
    parent = tmp_path_factory.mktemp("homes")
    return (parent / str(number) for number in itertools.count(1))


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each test begins as in a new process, with an empty home of its own.

    The companion makes its files private, which changes the umask. The plays that a test begins
    without a seed have 1, 2, 3 and so on. The bot files that it used are forgotten.
    """
    folder, numbers = next(homes), itertools.count(1)
    monkeypatch.setenv("COMPANION_HOME", str(folder))
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(numbers))
    os.umask(0o022)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)
    for name in [name for name in games() if is_file(name)]:
        del games()[name]


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    store = Store(home / "companion.db")
    yield store
    store.close()


@pytest.fixture
def session(store: Store) -> Callable[..., Session]:
    """Begin or resume a play: ``session(language="fr", seed="1", help="quick", new=True)``."""

    def begin(
        game: str = "on-mars",
        language: str = "en",
        seed: str = "1",
        new: bool = False,
        **options: str,
    ) -> Session:
        wished = {name.replace("_", "-"): value for name, value in options.items()}
        return Session(find(game), store, Phrasebook(language), wished, seed, new)

    return begin


class Lines:
    """A player at the JSON console: sends an object, reads the response."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.out = io.StringIO()
        self.spoken: list[str] = []
        self._console = JsonConsole(session, (), self.out, self.spoken.append)
        self._console.run()
        self.got = self._read()

    def send(self, *messages: Any) -> list[dict[str, Any]]:
        """Send objects, or raw lines; return the responses."""
        lines = [m if isinstance(m, str) else json.dumps(m) for m in messages]
        self._console.source = lines
        for line in lines:
            self._console.take(line)
        self.got = self._read()
        return self.got

    def answer(self, value: Any) -> list[dict[str, Any]]:
        return self.send({"answer": value})

    def default(self) -> list[dict[str, Any]]:
        return self.answer(usual_answer(self.session.play))

    def until(self, key: str) -> None:
        """Answer with defaults until a question of this key."""
        while self.ask["key"] != key:
            self.default()

    def check_correction_is_refused(self, field: str) -> None:
        """Check that nothing can be corrected at this question, which is repeated."""
        key, before = self.ask["key"], self.state
        got = self.send({"do": "correct", "field": field, "value": 9})
        assert [each["key"] for each in got if "key" in each] == ["core.refused-correct"], key
        assert self.state == before
        self.send({"do": "die"})

    @property
    def ask(self) -> dict[str, Any]:
        assert self.got[-1]["type"] == "ask", self.got[-1]
        return self.got[-1]

    @property
    def state(self) -> dict[str, Any]:
        return self.session.play.state()

    def _read(self) -> list[dict[str, Any]]:
        text = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def lines_at(store: Store) -> Callable[..., Lines]:
    """Play a `kit.json_play.Position`: ``lines_at(position, language="fr", box={…})``."""

    def begin(position: Any, language: str = "en", box: Mapping[str, Any] | None = None) -> Lines:
        game = position.as_game()
        store.box(game.name).clear()
        store.box(game.name).update(box or {})
        options = {"help": "guided", **position.options}
        return Lines(Session(game, store, Phrasebook(language), options, "1", True))

    return begin


@pytest.fixture
def lines(session: Callable[..., Session]) -> Callable[..., Lines]:
    return lambda **options: Lines(session(**options))
