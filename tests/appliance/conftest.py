"""The machines of the appliance's tests, and what is saved when one fails."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest

from appliance.kiosk import Kiosk
from appliance.machine import Parts, copy_of
from kit import processes

MACHINES = pytest.StashKey[list[Kiosk]]()


class Boot(Protocol):
    """Switches on a machine; the previous one is cut off then, or at the end of the module.

    ``name`` is that of its folder and disk: the disk is a copy of the one in the folder ``made``.
    """

    def __call__(self, name: str = "table", made: Path | None = None, **parts: Any) -> Kiosk: ...


@pytest.fixture(scope="session")
def folder() -> Path:
    """The folder that ``run`` had the disk made in."""
    return Path(os.environ["APPLIANCE"])


@pytest.fixture(scope="module")
def boot(folder: Path, request: pytest.FixtureRequest) -> Iterator[Boot]:
    """Switch on a machine of this module: ``boot(memory=512, hands=False)``."""
    module = request.module.__name__.rpartition(".")[2].removeprefix("test_")
    machines = request.node.stash[MACHINES] = []
    with ExitStack() as power:

        def begin(name: str = "table", made: Path | None = None, **parts: Any) -> Kiosk:
            power.close()
            own, system = folder / "machines" / f"{module}-{name}", made or folder
            disk = copy_of(system / "disk.img", own / "disk.qcow2")
            machines.append(Kiosk(own, Parts(disk, system, **parts)))
            return power.enter_context(machines[-1])

        yield begin


@pytest.fixture(scope="session")
def drawn(folder: Path) -> Callable[[int, int], Path]:
    """Draw here what a panel should show: ``drawn(800, 480) / "home.png"``."""

    def draw(width: int, height: int) -> Path:
        to = folder / "drawn" / f"{os.getpid()}-{width}x{height}"
        if not to.exists():
            environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
            size = f"{width}x{height}"
            done = processes.run("-m", "appliance.drawn", str(to), size, environ=environ)
            assert done.returncode == 0, done.stderr
        return to

    return draw


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save what is left of a failing test's machine, and say where."""
    report = yield
    module = item.getparent(pytest.Module)
    machines = module.stash.get(MACHINES, []) if module else []
    if report.failed and machines:
        where = Path(os.environ["APPLIANCE"]) / "failures" / item.name
        machines[-1].save(where)
        report.sections.append(("saved", f"Pictures, sound, console and journal: {where}"))
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the measurements."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    for report in reports:
        for name, value in getattr(report, "user_properties", ()):
            if report.when == "call":
                terminalreporter.write_line(f"{name}: {value}")
