"""The process: signals end the app as its own button does."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from kit import processes
from kit.patience import PATIENCE


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_app_in_order(tmp_path: Path, number: signal.Signals) -> None:
    environ = {
        **os.environ,
        "COMPANION_HOME": str(tmp_path),
        "COMPANION_VOICE": "false",
        "COMPANION_SERVER": "false",
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
    }
    command = *processes.COMPANION, "run", "--windowed", "800x480", "--verbose"
    with processes.running(*command, environ=environ) as companion:
        assert companion.stderr
        next(line for line in companion.stderr if " shows " in line)
        companion.send_signal(number)
        rest = companion.stderr.read()
        assert companion.wait(PATIENCE) == 0
    assert "Traceback" not in rest
    assert list(tmp_path.glob("companion.db*")) == [tmp_path / "companion.db"], "it was closed"
