"""``companion bot play`` at a level of the file."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from companion.commands.cli import main
from kit.bot_files import WHOLE

LEVELS = """
steps = ["{ships} ships are there."]
[counters]
ships = {name = "Ships"}
[levels]
calm = {name = "Calm", start = {ships = 2}}
storm = {name = "Storm", start = {ships = 5}}
"""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "2 ships are there."),
        (["--level", "storm"], "5 ships are there."),
        (["--level", "fog"], "Use one of: calm, storm."),
    ],
)
def test_a_file_is_played_at_its_first_level_or_another(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    file = tmp_path / "harbour.toml"
    file.write_text(WHOLE + LEVELS, encoding="utf-8")
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    monkeypatch.setenv("COMPANION_VOICE", "false")
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    main(["bot", "play", str(file), *arguments])
    output = capsys.readouterr()
    assert said in output.out + output.err
