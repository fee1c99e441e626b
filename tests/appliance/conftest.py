"""The machines of the appliance's tests, and what is saved of one that fails."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from appliance.kiosk import Kiosk
from appliance.machine import Parts, copy_of
from kit import processes

MadeBy = Callable[..., Kiosk]


@pytest.fixture(scope="session")
def folder() -> Path:
    """The folder that ``run`` had the disk made in."""
    return Path(os.environ["APPLIANCE"])


@pytest.fixture(scope="module")
def boot(folder: Path, request: pytest.FixtureRequest) -> Iterator[MadeBy]:
    """Switch on a machine of the module's own: ``boot(memory=512, hands=False)``.

    Its ``name`` is that of its folder and disk; the same name a second time has the same disk.
    """
    with ExitStack() as power:

        def begin(name: str = "table", **parts: Any) -> Kiosk:
            own = folder / "machines" / f"{request.module.__name__.rpartition('.')[2]}-{name}"
            disk = own / "disk.qcow2"
            if not disk.exists():
                copy_of(folder / "disk.img", disk)
            return power.enter_context(Kiosk(own, Parts(disk, folder, **parts)))

        yield begin


@pytest.fixture(scope="session")
def drawn(folder: Path) -> Callable[[int, int], Path]:
    """Draw here what a panel should show: ``drawn(800, 480) / "home.png"``."""

    def draw(wide: int, high: int) -> Path:
        to = folder / "drawn" / f"{os.getpid()}-{wide}x{high}"
        if not to.exists():
            environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
            size = f"{wide}x{high}"
            done = processes.run("-m", "appliance.drawn", str(to), size, environ=environ)
            assert done.returncode == 0, done.stderr
        return to

    return draw


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save what is left of the machines of a test that fails, and say where."""
    report = yield
    if report.failed:
        machines = [
            each for each in getattr(item, "funcargs", {}).values() if isinstance(each, Kiosk)
        ]
        for machine in machines:
            where = Path(os.environ["APPLIANCE"]) / "failures" / item.name
            machine.keep(where)
            report.sections.append(("saved", f"Pictures, sound, console and journal: {where}"))
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what was measured."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    for report in reports:
        for name, value in getattr(report, "user_properties", ()):
            if report.when == "call":
                terminalreporter.write_line(f"{name}: {value}")
