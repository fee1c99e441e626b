"""Other systems (with `--long`): Debian 12, X, an install where it runs, a Raspberry Pi's board."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from appliance.conftest import Boot
from appliance.kiosk import Kiosk
from appliance.machine import AN_HOUR, make_device_tree, tool
from appliance.releases import CHANGES
from companion.testing.long import LONG

pytestmark = pytest.mark.skipif(not LONG, reason="deploy/test --appliance --long")

Drawn = Callable[[int, int], Path]

INSTALL = "PIP_CERT=/etc/ssl/certs/ca-certificates.crt /root/companion/deploy/install"
UPDATE = "PIP_CERT=/etc/ssl/certs/ca-certificates.crt /opt/companion/current/deploy/update"
PATIENT = "sed -i 's/^PATIENCE=.*/PATIENCE=900/' /opt/companion/current/deploy/update"
"""A slow processor gets longer to show the release that an update has put in place."""
RELOADING = "printf '[Manager]\\nRuntimeWatchdogSec=5min\\n' >/etc/systemd/system.conf.d/later.conf"
"""Makes systemd reload its units during installation: that took 13 s of the watchdog's 15."""


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


def test_it_is_installed_and_updated_where_it_runs(folder: Path, boot: Boot, drawn: Drawn) -> None:
    table = boot("installed", build(folder, "empty", INSTALL="no"))
    install(table)
    check(table, drawn)
    answers, first = table.answers(), table.release()

    update(table, "next")
    second = table.release()
    assert second != first
    table.wait(table.shows_a_screen, "the panel shows no screen")
    assert table.answers() == answers
    table.wait(lambda: table.ran() == second, "it does not say that it ran", every=2)

    update(table, "broken", check=False)
    table.wait(lambda: table.release() == second, "it is not taken back", every=2)
    table.wait(table.shows_a_screen, "the panel shows no screen")
    table.wait(table.messages, "it does not tell what was taken back")
    assert (table.answers(), table.messages()) == (answers, ["core.update-taken-back"])


def install(table: Kiosk) -> None:
    """Install the companion as its owner does; its panel stays lit."""
    table.run(f"mkdir -p /etc/systemd/system.conf.d; {RELOADING}")
    table.run(f"{INSTALL} --language en --speech none", patience=AN_HOUR)
    table.set(dim_after=0)


def update(table: Kiosk, name: str, check: bool = True) -> None:
    """Update to the release of this name as its owner does."""
    table.run(f"cp -a /root/companion /root/{name}; {PATIENT}")
    for file, more in CHANGES[name].items():
        table.run(f"cat >>/root/{name}/{file}", typed=more)
    table.run(f"{UPDATE} /root/{name}", patience=AN_HOUR, check=check)


def test_a_raspberry_pi_is_known_and_installed(folder: Path, boot: Boot, drawn: Drawn) -> None:
    model = "Raspberry Pi 4 Model B Rev 1.2"
    made = build(folder, "aarch64", INSTALL="no", ARCH="arm64")
    table = boot("aarch64", made, device_tree=make_device_tree(made / "pi.dtb", model))
    assert table.run("tr -d '\\0' </proc/device-tree/model") == model
    install(table)
    table.wait_for(drawn(*table.size) / "home.png")
    environment = table.run("cat /opt/companion/current/.venv/pyvenv.cfg")
    assert "include-system-site-packages = true" in environment
    assert "disable_splash=1" in table.run("cat /boot/firmware/config.txt")
