"""Each check on made-up machines: where the part works, where it does not, where it is missing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.commands.doctor_report import try_to_write
from companion.doctor import checkup, games, phones, picture, pins, sound, system
from companion.doctor.machine import free_bytes, run_command
from companion.engine.problem import Problem
from companion.storage.backups import Backup
from companion.storage.settings import Settings
from kit.machines import Speaks

PI = {"proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\0"}
PANEL = {
    "sys/class/drm/card1-DSI-1/status": "connected\n",
    "sys/class/drm/card1-DSI-1/modes": "800x480\n640x480\n",
    "dev/dri/card1": "",
}
TOUCHSCREEN = """I: Bus=0018 Vendor=0000 Product=0000 Version=0000
N: Name="generic ft5x06 (79)"
H: Handlers=mouse0 event4
B: PROP=2
B: EV=b"""
KEYBOARD = """N: Name="A keyboard"
B: PROP=0
B: EV=120013"""
MEMORY = "MemTotal:        3884480 kB\nMemFree:  1000 kB\nMemAvailable:    {} kB\n"
EDID, SMALL = (bytes(21) + bytes(size) + bytes(105) for size in ([31, 17], [6, 4]))
LAN = {"address": lambda: "192.168.0.5"}
ELSEWHERE = {"settings": {"server": False, "appendix_url": "https://example.org/rules"}}
REASON = Problem("core.disk-full", {"path": "plays.db"})
TAKEN_BACK = Problem("core.update-taken-back", {"release": "2.0-abc"})
LEFT_OUT = Problem("core.game-left-out", {"game": "duel", "package": "duel"})
TORN = Problem("core.disk-torn")
DAMAGE = Problem("core.disk-damaged", {"path": "plays.db", "saved": 2, "lost": 0})


class Copies:
    """Fake backups."""

    def __init__(self, hours: float, made: bool = True) -> None:
        self._hours, self._made = hours, made

    def behind(self) -> float:
        return self._hours * 3600

    def latest(self) -> Backup | None:
        when = datetime.fromisoformat("2026-12-30T20:00")
        return Backup(Path("companion-1.db"), when) if self._made else None


CASES: list[tuple[Callable[..., Any], str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # the check, its verdict, the files of the system, what else the machine has, what is reported
    (games.files, "pass", {}, {}, {}),
    (games.files, "fail", {}, {"folders": (Path("/nowhere/kv"),)}, {"path": "/nowhere/kv"}),
    (games.packages, "pass", {}, {}, {}),
    (games.packages, "fail", {}, {"left_out": (LEFT_OUT,)}, {"reason": [LEFT_OUT]}),
    (games.database, "pass", {}, {}, {}),
    (
        games.database,
        "fail",
        {},
        {"messages": lambda: [REASON]},
        {"why": "disk", "reason": [REASON]},
    ),
    (games.database, "fail", {}, {"messages": lambda: [DAMAGE, REASON]}, {"why": "damaged"}),
    (games.database, "pass", {}, {"messages": lambda: [TAKEN_BACK]}, {}),
    (games.release, "pass", {}, {"release": "1.0-abc"}, {"name": "1.0-abc"}),
    (games.release, "fail", {}, {"messages": lambda: [TAKEN_BACK]}, {"reason": [TAKEN_BACK]}),
    (games.release, "skipped", {}, {}, {}),
    (games.database, "fail", {}, {"messages": lambda: [TORN]}, {"why": "damaged"}),
    (games.backups, "pass", {}, {"backups": Copies(0.5)}, {"made": "2026-12-30 20:00"}),
    (games.backups, "fail", {}, {"backups": Copies(3.2)}, {"hours": 3}),
    (games.backups, "fail", {}, {"backups": Copies(3.2, False)}, {"made": "none"}),
    (games.backups, "skipped", {}, {"backups": Copies(0.5, False)}, {}),
    (system.disk, "pass", {}, {"free": lambda _: 300 << 20}, {"free": 300}),
    (system.disk, "fail", {}, {"free": lambda _: 199 << 20}, {"free": 199}),
    (system.disk, "skipped", {}, {"free": lambda path: path.stat().st_size}, {}),
    (system.card, "pass", {"sys/block/mmcblk0/device/life_time": "0x02 0x01\n"}, {}, {"used": 20}),
    (system.card, "fail", {"sys/block/mmcblk0/device/life_time": "0x01 0x0b\n"}, {}, {"used": 100}),
    (system.card, "skipped", {"sys/block/mmcblk0/device/life_time": "0x00 0x00\n"}, {}, {}),
    (system.card, "skipped", {}, {}, {}),
    (picture.display, "pass", PANEL, {}, {"where": "card1-DSI-1"}),
    (picture.display, "fail", {}, {}, {}),
    (picture.renderer, "pass", PI, {"renderer": "V3D 7.1.7"}, {"name": "V3D 7.1.7"}),
    (picture.renderer, "pass", {}, {"renderer": "llvmpipe (LLVM 15)"}, {}),
    (picture.renderer, "pass", {**PI, "dev/dri/renderD128": ""}, {}, {"name": "renderD128"}),
    (picture.renderer, "fail", PI, {"renderer": "llvmpipe (LLVM 15)"}, {"why": "software"}),
    (picture.renderer, "fail", PI, {"renderer": "softpipe"}, {"why": "software"}),
    (picture.renderer, "fail", PI, {}, {"why": "none"}),
    (picture.renderer, "skipped", {}, {}, {}),
    (picture.rotation, "pass", PANEL, {}, {"degrees": 0}),
    (picture.rotation, "fail", {**PANEL, "proc/cmdline": "video=DSI-1:800x480,rotate=90"}, {}, {}),
    (picture.rotation, "skipped", {}, {}, {}),
    (
        picture.touch,
        "pass",
        {**PANEL, "proc/bus/input/devices": f"{KEYBOARD}\n\n{TOUCHSCREEN}\n"},
        {},
        {"names": "generic ft5x06 (79)"},
    ),
    (picture.touch, "fail", {**PANEL, "proc/bus/input/devices": KEYBOARD}, {}, {}),
    (picture.touch, "skipped", {"proc/bus/input/devices": TOUCHSCREEN}, {}, {}),
    (picture.touch, "skipped", PANEL, {}, {}),
    (
        sound.loudspeaker,
        "pass",
        {
            "dev/snd/pcmC0D0p": "",
            "proc/asound/cards": " 0 [vc4hdmi0  ]: vc4-hdmi\n 1 [Device    ]: USB-Audio\n",
        },
        {},
        {"names": "vc4hdmi0, Device"},
    ),
    (sound.loudspeaker, "pass", {"dev/snd/pcmC0D0p": ""}, {}, {"names": "pcmC0D0p"}),
    (sound.loudspeaker, "fail", {"dev/snd/pcmC0D0c": ""}, {}, {"why": "none"}),
    (
        sound.loudspeaker,
        "fail",
        {"dev/snd/pcmC0D0p": "", "proc/asound/cards": " 0 [vc4hdmi0  ]: vc4-hdmi\n"},
        {"settings": {"loudspeaker": "Device"}},
        {"why": "chosen", "name": "Device"},
    ),
    (
        sound.loudspeaker,
        "skipped",
        {},
        {"settings": {"voice": False, "effects_volume": 0.0}},
        {},
    ),
    (phones.network, "pass", {"sys/class/net/eth0/operstate": "up\n"}, {}, {"names": "eth0"}),
    (phones.network, "fail", {"sys/class/net/wlan0/operstate": "down\n"}, {}, {"why": "down"}),
    (
        phones.network,
        "fail",
        {
            "sys/class/net/wlan0/operstate": "down\n",
            "sys/class/rfkill/rfkill0/uevent": "RFKILL_TYPE=bluetooth\nRFKILL_STATE=1\n",
            "sys/class/rfkill/rfkill1/uevent": "RFKILL_TYPE=wlan\nRFKILL_STATE=0\n",
        },
        {},
        {"why": "blocked"},
    ),
    (phones.network, "skipped", {"sys/class/net/lo/operstate": "unknown\n"}, {}, {}),
    (phones.address, "pass", {}, LAN, {"address": "http://192.168.0.5:8080"}),
    (
        phones.address,
        "pass",
        {},
        {**LAN, "settings": {"server_host": "0.0.0.0"}},
        {"address": "http://192.168.0.5:8080"},
    ),
    (
        phones.address,
        "pass",
        {},
        {**LAN, "settings": {"server_host": "192.168.0.7"}},
        {"address": "http://192.168.0.7:8080"},
    ),
    (phones.address, "fail", {}, {"settings": {"server_host": "0.0.0.0"}}, {}),
    (phones.address, "fail", {}, {}, {}),
    (phones.address, "fail", {}, {"address": lambda: "169.254.7.7"}, {}),
    (phones.address, "skipped", {}, {"settings": {"server": False}}, {}),
    (phones.address, "pass", {}, ELSEWHERE, {"address": "https://example.org/rules"}),
    (phones.name, "skipped", {"run/avahi-daemon/socket": ""}, {**LAN, **ELSEWHERE}, {}),
    (phones.qr, "pass", PANEL, ELSEWHERE, {}),
    (phones.name, "pass", {"run/avahi-daemon/socket": ""}, LAN, {"host": "kiosk.local"}),
    (phones.name, "fail", {}, LAN, {"host": "kiosk.local"}),
    (phones.name, "skipped", {"run/avahi-daemon/socket": ""}, {}, {}),
    (phones.qr, "pass", PANEL, LAN, {"side": 44, "far": 44}),
    (phones.qr, "pass", {}, {**LAN, "window": (720, 1280)}, {}),
    (phones.qr, "fail", {**PANEL, "sys/class/drm/card1-DSI-1/edid": SMALL}, LAN, {"side": 17}),
    (phones.qr, "skipped", PANEL, {}, {}),
    (phones.qr, "skipped", {"sys/class/drm/card1-DSI-1/status": "connected\n"}, LAN, {}),
    (system.clock, "pass", {}, {"run": lambda *_: "yes"}, {}),
    (system.clock, "fail", {}, {"run": lambda *_: "no"}, {"why": "unset"}),
    (system.clock, "fail", {}, {"now": lambda: 86400.0}, {"why": "year"}),
    (system.clock, "skipped", {}, {}, {}),
    (system.memory, "pass", {"proc/meminfo": MEMORY.format(2000000)}, {}, {"free": 1953}),
    (system.memory, "fail", {"proc/meminfo": MEMORY.format(50000)}, {}, {"free": 48}),
    (system.memory, "skipped", {}, {}, {}),
    (
        system.temperature,
        "pass",
        {"sys/class/thermal/thermal_zone0/temp": "51234\n"},
        {},
        {"degrees": 51},
    ),
    (system.temperature, "fail", {"sys/class/thermal/thermal_zone0/temp": "80500\n"}, {}, {}),
    (system.temperature, "skipped", {}, {}, {}),
    (system.power, "pass", PI, {"run": lambda *_: "throttled=0x0"}, {}),
    (system.power, "fail", PI, {"run": lambda *_: "throttled=0x50005"}, {"why": "now"}),
    (
        system.power,
        "fail",
        {**PI, "sys/devices/platform/soc/soc:firmware/get_throttled": "50000\n"},
        {},
        {"why": "before"},
    ),
    (system.power, "skipped", PI, {}, {}),
    (system.power, "skipped", {}, {"run": lambda *_: "throttled=0x1"}, {}),
    (pins.pins, "fail", PI, {}, {}),
    (pins.pins, "skipped", {}, {}, {}),
    (system.versions, "pass", PI, {}, {"machine": "Raspberry Pi 5 Model B Rev 1.0"}),
    (system.versions, "pass", {"etc/os-release": 'A=1\nPRETTY_NAME="Debian 13"\n'}, {}, {}),
]


@pytest.mark.parametrize(
    ("check", "state", "files", "other", "expected"),
    CASES,
    ids=[f"{at}-{case[0].__name__}-{case[1]}" for at, case in enumerate(CASES)],
)
def test_a_check(machine, check, state, files, other, expected):
    verdict = check(machine(files, **other))
    assert verdict.state == state
    assert {name: verdict.args[name] for name in expected} == expected


NEVER = {
    (games.files, "skipped"),
    (games.packages, "skipped"),
    (games.database, "skipped"),
    (picture.display, "skipped"),
    (system.versions, "fail"),
    (system.versions, "skipped"),
}
"""Findings that a check never has. Pins and voices have tests of their own."""


def test_every_check_is_seen_to_pass_to_fail_and_to_be_skipped():
    tried = {(check, state) for check, state, *_ in CASES} | NEVER
    own = {"voice", "pins", "button", "led"} | {"broker", "cafe"}  # tried with real servers
    listed = {check for (name, _), check in checkup.checks(Settings()).items() if name not in own}
    assert {(each, s) for each in listed for s in ("pass", "fail", "skipped")} <= tried


def test_the_panel_shows_how_large_it_is(machine):
    assert phones.panel_long(machine()) == phones.PANEL_MM
    assert phones.panel_long(machine({"sys/class/drm/card1-DSI-1/edid": b""})) == phones.PANEL_MM
    assert phones.panel_long(machine({"sys/class/drm/card1-HDMI-1/edid": EDID})) == 310


def test_the_system_turns_nothing_that_the_companion_turns(machine):
    cmdline = {"proc/cmdline": "video=DSI-1:800x480,rotate=90"}
    turned = machine({**PANEL, **cmdline}, settings=SimpleNamespace(rotation=90))
    assert picture.rotation(turned).state == "pass"


# rights


@pytest.mark.parametrize(
    ("check", "files"),
    [
        (picture.renderer, {**PI, "dev/dri/renderD128": ""}),
        (sound.loudspeaker, {"dev/snd/pcmC0D0p": ""}),
    ],
)
def test_a_device_that_may_not_be_used_is_reported_with_its_group(
    machine, check, files, monkeypatch
):
    monkeypatch.setattr("os.access", lambda *_: False)
    verdict = check(machine(files))
    assert (verdict.state, verdict.args["why"]) == ("fail", "rights")


# voices


def test_a_voice_that_speaks(machine):
    assert sound.voice(machine(), "fr").state == "pass"


def test_a_voice_that_is_missing(machine):
    verdict = sound.voice(machine(open_engine=Speaks("fr")), "fr")
    assert verdict.state == "fail"
    assert verdict.args["reason"] == Problem("core.voice-language", {"language": "fr"})


def test_a_voice_that_hangs_is_given_up(machine, monkeypatch):
    monkeypatch.setattr(sound, "PATIENCE_S", 0)
    monkeypatch.setattr(sound.Synthesiser, "request", lambda *_: None)
    assert sound.voice(machine(), "en").state == "fail"


def test_a_voice_that_is_off_is_not_tried(machine):
    assert sound.voice(machine(settings={"voice": False}), "en").state == "skipped"


# pins


def test_the_library_that_reaches_the_pins(machine, monkeypatch):
    class LGPIOFactory:
        closed = False

        def close(self):
            self.closed = True

    factory = LGPIOFactory()
    verdict = pins.pins(machine(pin_factory=lambda: (factory, None)))
    assert (verdict.state, verdict.args["name"], factory.closed) == ("pass", "LGPIO", True)


def test_a_button_that_is_let_go_one_that_is_not_and_one_that_is_not_here(machine, wired, request):
    mock = request.getfixturevalue("pins")
    here = machine(PI, open_buttons=wired(next=17, die=27))
    assert pins.button(here, "next").state == "pass"
    mock.pin(17).drive_low()
    verdict = pins.button(here, "next")
    assert (verdict.state, verdict.args) == ("fail", {"why": "down", "pin": 17})
    assert pins.button(here, "die").state == "pass"
    assert pins.button(machine(), "next").state == "skipped"


def test_a_pin_that_cannot_be_had(machine, wired):
    here = machine(settings={"pin_led": 17}, open_buttons=wired(next=17, led=17))
    assert pins.button(here, "next").state == "pass"
    verdict = pins.led(here)
    assert verdict.state == "fail"
    assert "GPIO17" in verdict.args["reason"].args["error"], "the light is named, not the button"
    twice = machine(settings={"pin_die": 17}, open_buttons=wired(die=17))
    assert pins.button(twice, "die").args["why"] == "pin"


def test_the_light(machine, wired):
    set_ = {"pin_led": 22}
    assert pins.led(machine(settings=set_, open_buttons=wired(led=22))).state == "pass"
    assert pins.led(machine(settings=set_)).args == {"why": "none"}
    assert pins.led(machine()).args == {"why": "unset"}


def test_buttons_that_another_companion_has_are_left_alone(machine):
    here = machine(settings={"pin_led": 22}, open_buttons=None)
    for verdict in (pins.button(here, "next"), pins.led(here)):
        assert (verdict.state, verdict.args) == ("skipped", {"why": "running"})


def test_only_buttons_that_are_set_are_tried():
    def buttons(**set_: int) -> list[str]:
        return [which for name, which in checkup.checks(Settings(**set_)) if name == "button"]

    assert buttons() == ["next", "die"]
    assert buttons(pin_help=5) == ["next", "die", "help"]


# what the checks look with


def test_a_command_prints_or_says_nothing():
    assert run_command("printf", "yes") == "yes"
    assert run_command("false") == ""
    assert run_command("no-such-command-anywhere") == ""


def test_the_room_on_a_disk_is_that_of_the_folder_above_where_there_is_none_yet(tmp_path):
    assert free_bytes(tmp_path / "not" / "yet") > 0


def test_saved_games_that_cannot_be_written_are_reported(home, monkeypatch):
    assert try_to_write() == []
    (home / "file").touch()
    monkeypatch.setenv("COMPANION_HOME", str(home / "file"))
    (expected,) = try_to_write()
    assert expected.key == "core.disk-read-only"


def test_a_file_that_cannot_be_read_is_passed_over(machine):
    here = machine({"sys/class/a/temp/sub": "1", "sys/class/b/temp": "2"})
    assert here.text("sys/class/*/temp") == "2"
    assert here.text("sys/class/*/none") == ""
