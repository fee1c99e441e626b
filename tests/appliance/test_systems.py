"""Other systems (with `--long`): Debian 12, and X instead of cage."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from appliance.conftest import Boot
from appliance.kiosk import Kiosk
from appliance.machine import tool
from kit.long import LONG

pytestmark = pytest.mark.skipif(not LONG, reason="deploy/test --appliance --long")

Drawn = Callable[[int, int], Path]


def build(folder: Path, name: str, *options: str, **environ: str) -> Path:
    """Make the disk of another system; return its folder."""
    made = folder / "systems" / name
    script = str(Path(__file__).with_name("build"))
    tool("env", *(f"{key}={value}" for key, value in environ.items()), script, str(made), *options)
    return made


def check(table: Kiosk, drawn: Drawn) -> None:
    """See that the first screen is shown, touched and left by a key, and that no key leads out."""
    table.wait_for(drawn(*table.size) / "home.png")
    assert table.asked_of_systemd("NRestarts") == "0"
    assert table.run("systemctl --failed --no-legend") == ""
    taps = json.loads((drawn(*table.size) / "taps.json").read_text(encoding="utf-8"))
    table.do(table.tap, *taps["home"]["voice"])
    assert table.setting("voice") == "false"
    assert table.terminals_shown_by_keys() == {"tty1"}
    table.go_on(partial(table.key, "ret"))
    assert table.place()["screen"] == "table"


@pytest.mark.parametrize(("suite", "display"), [("bookworm", "cage"), ("trixie", "x")])
def test_it_runs_on_each_system_by_cage_and_by_x(
    folder: Path, boot: Boot, drawn: Drawn, suite: str, display: str
) -> None:
    name = f"{suite}-{display}"
    made = build(folder, name, "--language", "en", "--display", display, SUITE=suite)
    table = boot(name, made, words="modules_load=backlight_simulated")
    table.wait_for_screen()
    check(table, drawn)

    table.set(brightness=40, dim_after=1)
    assert table.light_of_panel() == 102
    table.wait(lambda: table.light_of_panel() < 102, "the panel does not get darker by itself")
    answers = table.answers()
    table.do(table.key, "ret")
    assert (table.light_of_panel(), table.answers()) == (102, answers), (
        "the first key only wakes it"
    )
