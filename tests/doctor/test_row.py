"""A machine's row in the table of those on which the companion was tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands.doctor_report import examine
from companion.doctor.checkup import check_all
from companion.doctor.row import COLUMNS, table
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

README = Path(__file__).parents[2] / "deploy" / "real-pi.md"

PI = {
    "proc/device-tree/model": "Raspberry Pi 4 Model B Rev 1.5\0",
    "etc/os-release": 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\n',
    "proc/sys/kernel/osrelease": "6.12.47+rpt-rpi-v8\n",
    "sys/class/drm/card1-DSI-1/status": "connected\n",
    "sys/class/drm/card1-DSI-1/modes": "800x480\n",
    "sys/class/drm/card1-HDMI-A-1/status": "disconnected\n",
    "dev/snd/pcmC2D0p": "",
    "proc/asound/cards": " 2 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones\n",
}


def cells(machine):
    lines = table(machine, check_all(machine)).splitlines()
    head, rule, row = ([cell.strip() for cell in line.split("|")[1:-1]] for line in lines)
    assert head == list(COLUMNS)
    assert set(rule) == {"---"}
    return dict(zip(head, row, strict=True))


def test_the_row_of_a_pi_shows_what_it_is_and_what_works(machine, pins, wired):
    settings = {"pin_led": 22, "voice_name": "mb-us1, /home/maria/voices/fr_FR-tom-medium.onnx"}
    shown = cells(
        machine(
            PI,
            settings=settings,
            pin_factory=lambda: (pins, None),
            open_buttons=wired(next=17, die=27, led=22),
        )
    )
    assert shown["Model"] == "Raspberry Pi 4 Model B Rev 1.5"
    assert shown["Panel"] == "DSI-1 800 × 480"
    assert shown["System"] == "Debian GNU/Linux 13 (trixie), 6.12.47+rpt-rpi-v8"
    assert shown["Sound card"] == "Headphones"
    assert shown["Pins"] == "Mock: next 17, die 27, led 22"
    assert shown["Voices"] == "en, pt-BR, fr, mb-us1, fr_FR-tom-medium.onnx"
    assert {"Files of the companion", "Loudspeaker"} <= set(shown["Works"].split(", "))
    assert "Graphics" in shown["Doesn’t"].split(", ")
    assert shown["Tried by hand"] == ""


def test_the_row_of_a_machine_with_nothing_says_so(machine):
    shown = cells(machine(settings={"voice": False}))
    assert [shown[name] for name in ("Panel", "Sound card", "Pins", "Voices")] == ["none"] * 4
    assert shown["Model"]


def test_the_table_that_it_is_pasted_into_has_its_columns():
    head = README.read_text(encoding="utf-8").rpartition("```")[2]
    assert f"| {' | '.join(COLUMNS)} |" in head.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_ends_with_it_in_english_whatever_its_language(machine, tmp_path, language):
    here, path = machine(PI), tmp_path / "report.txt"
    with (tmp_path / "out.txt").open("w", encoding="utf-8") as out:
        examine(here, Phrasebook(language), out, path)
    report = path.read_text(encoding="utf-8")
    assert report.endswith(f"\n{table(here, check_all(here))}\n")
    assert Phrasebook(language).text("core.doctor-row") in report.splitlines()
