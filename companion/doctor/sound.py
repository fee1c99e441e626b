"""What is heard: the loudspeaker, and the voice of each language."""

from __future__ import annotations

import os
import re
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory

from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped
from companion.engine.problem import Problem
from companion.voice.speech import Line, Synthesiser

WORD = "Mars"
PATIENCE = 20.0
"""Seconds that a voice may take for one word."""


def loudspeaker(machine: Machine) -> Verdict:
    """Check that there is a sound device that may be used."""
    if not (machine.settings.voice or machine.settings.effects_volume):
        return skipped()
    devices = machine.find("dev/snd/pcm*p")
    if not devices:
        return failed(why="none")
    if not any(os.access(device, os.W_OK) for device in devices):
        return failed(why="rights")
    cards = re.findall(r"\[(\S+)\s*\]", machine.text("proc/asound/cards"))
    return passed(names=", ".join(cards) or devices[0].name)


def voice(machine: Machine, language: str) -> Verdict:
    """Check that a word can be spoken in a language."""
    if not machine.settings.voice:
        return skipped()
    made: SimpleQueue[Path | None] = SimpleQueue()
    line = Line(WORD, language, machine.settings.voice_rate)
    with (
        TemporaryDirectory() as folder,
        closing(Synthesiser(Path(folder), open_engine=machine.open_engine)) as synthesiser,
    ):
        synthesiser.request(line, made.put)
        try:
            found = made.get(timeout=PATIENCE)
        except Empty:
            return failed(reason=Problem("core.voice-failed", {"error": f"{PATIENCE:.0f} s"}))
        return passed() if found else failed(reason=synthesiser.reason)
