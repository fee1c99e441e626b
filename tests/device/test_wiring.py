"""The drawing, the tables and the settings agree, and the header is that of a Pi."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from gpiozero.pins.mock import MockFactory

from companion.appendix import site
from companion.device.wiring import GROUND, HEADER, SOUND, WIRES, drawing, name_of, pin_of
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from companion.storage.settings import Settings

FOLDER = Path(__file__).parents[2] / "deploy" / "wiring"
SVG = "{http://www.w3.org/2000/svg}"


def test_the_header_is_that_of_a_raspberry_pi() -> None:
    pins = MockFactory().board_info.headers["J8"].pins
    theirs = {number: pin.name for number, pin in pins.items()}
    ours = {pin: name_of(pin).replace(" ", "") for pin in range(1, len(HEADER) + 1)}
    assert ours == theirs


def test_each_has_a_pin_and_a_ground_of_its_own_and_leaves_sound_alone() -> None:
    pins = [wire.pin for wire in WIRES] + [wire.ground for wire in WIRES]
    assert len(set(pins)) == len(pins)
    assert {HEADER[wire.ground - 1] for wire in WIRES} == {GROUND}
    assert not {wire.gpio for wire in WIRES} & set(SOUND)


def test_what_is_not_optional_is_on_the_pins_that_are_set_by_default() -> None:
    for wire in WIRES:
        assert getattr(Settings(), f"pin_{wire.use}") == (None if wire.optional else wire.gpio)
    named = {name for name in Settings.__struct_fields__ if name.startswith("pin_")}
    assert {f"pin_{wire.use}" for wire in WIRES} == named


# the drawing


def test_the_drawing_in_the_folder_is_up_to_date() -> None:
    again = "python -m companion.device.wiring > deploy/wiring/wiring.svg"
    assert (FOLDER / "wiring.svg").read_text(encoding="utf-8") == drawing(), again


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_names_every_pin_and_everything_at_them(language: str) -> None:
    texts = [each.text for each in ElementTree.fromstring(drawing(language)).iter(f"{SVG}text")]
    words = Phrasebook(language).text
    assert {words(f"screens.wire-{wire.use}") for wire in WIRES} <= set(texts)
    for pin in range(1, len(HEADER) + 1):
        assert str(pin) in texts
        assert name_of(pin) in texts
    assert texts.count(words("screens.wire-optional")) == sum(wire.optional for wire in WIRES)


def test_it_needs_no_style_sheet_and_nothing_from_elsewhere() -> None:
    for each in ElementTree.fromstring(drawing()).iter():
        assert each.tag.removeprefix(SVG) not in ("style", "script", "image", "a", "use")
        assert not {"style", "class", "href"} & set(each.attrib)


def test_every_wire_begins_beside_its_pin_and_only_ground_is_dashed() -> None:
    root = ElementTree.fromstring(drawing())
    down: dict[str | None, int] = {}
    for text in root.iter(f"{SVG}text"):
        down.setdefault(text.text, int(text.get("y", 0)) - 5)
    begins: dict[bool, set[int]] = {True: set(), False: set()}
    for path in root.iter(f"{SVG}path"):
        if found := re.match(r"M(216|464) (\d+)H", path.get("d", "")):
            begins["stroke-dasharray" in path.attrib].add(int(found[2]))
    assert begins[False] == {down[str(wire.pin)] for wire in WIRES}
    assert begins[True] == {down[str(wire.ground)] for wire in WIRES}


# the tables


def rows(language: str) -> list[str]:
    words = Phrasebook(language).text
    return [
        f"{wire.pin} · GPIO {wire.gpio} · {words(f'screens.wire-{wire.use}')} · {wire.ground} (GND)"
        for wire in WIRES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_page_is_the_same(language: str) -> None:
    blocks = site.wiring_passages(language)
    assert [block.text for block in blocks if block.kind == "row"] == rows(language)


def test_so_is_that_beside_the_drawing() -> None:
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    found = [" · ".join(line.strip("| ").split(" | ")) for line in lines if "(GND) |" in line]
    assert found == rows("en")
    text = "\n".join(lines)
    for wire in WIRES:
        assert (f"pin_{wire.use} = {wire.gpio}\n" in text) is wire.optional
    for gpio in SOUND:
        assert f"| {pin_of(gpio)} | GPIO {gpio} |" in text
