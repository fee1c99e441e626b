"""What identifies a machine: its board and its disk, not what is copied with a card."""

from __future__ import annotations

from pathlib import Path

from companion.device.this_machine import identifiers

CARD = 179 << 8 | 2


def put(root: Path, **texts: str) -> None:
    for name, text in texts.items():
        path = root / name.replace("__", "/").replace("_", "-")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_a_pi_is_known_by_its_serial_number_and_its_card(tmp_path: Path) -> None:
    put(tmp_path, etc__machine_id="0f1e\n")
    put(tmp_path, sys__firmware__devicetree__base__serial_number="100000001234\0")
    put(tmp_path, sys__devices__mmcblk0__device__cid="1b2c\n")
    part = tmp_path / "sys/devices/mmcblk0/mmcblk0p2"
    part.mkdir()
    blocks = tmp_path / "sys/dev/block"
    blocks.mkdir(parents=True)
    (blocks / "179:2").symlink_to(part)
    assert identifiers(tmp_path, tmp_path, CARD) == {"board": "100000001234", "disk": "1b2c"}


def test_a_machine_that_says_neither_is_known_by_its_system(tmp_path: Path) -> None:
    put(tmp_path, etc__machine_id="0f1e\n")
    assert identifiers(tmp_path, tmp_path, CARD) == {"system": "0f1e"}
    assert identifiers(tmp_path / "gone", tmp_path / "gone") == {}
