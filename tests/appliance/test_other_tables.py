"""Other configurations: other parts, a smaller machine, a portrait panel."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from appliance.conftest import Boot

Measured = Callable[[str, object], None]
Drawn = Callable[[int, int], Path]

NO_KEYS, NO_SOUND = "modprobe.blacklist=button,pcspkr", "snd_hda_intel"


def test_push_buttons_and_a_panel_are_enough_and_a_late_loudspeaker_is_heard(
    boot: Boot,
) -> None:
    table = boot("no-hands", hands=False, words=f"{NO_KEYS},{NO_SOUND}")
    table.wait_for_screen()
    assert table.run("ls /dev/input 2>/dev/null", check=False).split() in ([], ["mice"])
    assert table.run("ls /proc/asound | grep card", check=False).split() in ([], ["cards"])
    assert table.asked_of_systemd("NRestarts") == "0"

    table.run("modprobe snd_hda_intel; udevadm settle")
    table.go_on()
    table.wait_to_hear()
    assert table.place()["screen"] == "table"


def test_half_a_gigabyte_and_a_portrait_panel_are_enough(
    boot: Boot, drawn: Drawn, record_property: Measured
) -> None:
    table = boot("small", memory=512, panel=(480, 800))
    table.wait_for_screen()
    table.wait_for(drawn(480, 800) / "home.png")
    taps = json.loads((drawn(480, 800) / "taps.json").read_text(encoding="utf-8"))
    table.do(table.tap, *taps["home"]["primary"])
    table.go_on()
    assert table.place()["screen"] == "table"
    available = int(table.run("awk '/MemAvailable/ {print $2}' /proc/meminfo")) // 1024
    record_property("free of 512 MiB during a play (MiB)", available)
    assert table.logged("Out of memory") == 0
    assert table.run("dmesg").count("Out of memory") == 0
