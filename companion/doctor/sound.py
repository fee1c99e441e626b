"""Sound: the loudspeaker, and the voice of each language."""

from __future__ import annotations

import os
import re
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped
from companion.voice.speech import Synthesiser

WORD = "Mars"
PATIENCE_S = 20.0
"""The time that a voice may take for one word."""


def loudspeaker(machine: Machine) -> Verdict:
    """Check that there is a usable sound device."""
    if not (machine.settings.voice or machine.settings.effects_volume):
        return skipped()
    devices = machine.find("dev/snd/pcm*p")
    if not devices:
        return failed(why="none")
    if not any(os.access(device, os.W_OK) for device in devices):
        return failed(why="rights")
    cards = re.findall(r"\[(\S+)\s*\]", machine.text("proc/asound/cards"))
    chosen = machine.settings.loudspeaker
    if cards and chosen and chosen not in cards:
        return failed(why="chosen", name=chosen)
    return passed(names=", ".join(cards) or devices[0].name)


def voice(machine: Machine, language: str) -> Verdict:
    """Check that a word can be spoken in a language."""
    if not machine.settings.voice:
        return skipped()
    rate = machine.settings.voice_rate
    with (
        TemporaryDirectory() as folder,
        closing(Synthesiser(Path(folder), open_engine=machine.open_engine)) as synthesiser,
    ):
        found = synthesiser.synthesise(WORD, language, rate, PATIENCE_S)
        return passed() if found else failed(reason=synthesiser.reason)
