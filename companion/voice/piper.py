"""Piper, a neural synthesiser, if it and one of its voice files are installed; never required.

There are two programs: ``piper`` of rhasspy (C++, last 2023) and ``python -m piper`` of piper-tts.
Both read one text per line from standard input, write each as a WAV file into ``--output_dir``, and
report its name: one on standard output (when it may not be complete yet), the other in its log.
Only the first knows ``--json-input``, and ``--output_raw`` doesn't say where one line ends.
"""

from __future__ import annotations

import importlib.util
import io
import json
import re
import shutil
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.device.child import PATIENCE_S, STARTING_S, Child, Ready, readable

PACE = 160
"""The approximate natural rate of a voice, in words per minute."""

PAUSE_S = 0.25
"""The time between two sentences."""

MEMORY = Path("/dev/shm")

SENTENCE_ENDS = re.compile(r"(?<=[.!?…])\s+")


def command() -> tuple[str, ...]:
    """Return the command that runs Piper here, () if it isn't installed."""
    found = importlib.util.find_spec("piper")
    if found and found.origin:
        return (sys.executable, "-P", "-m", "piper")
    program = shutil.which("piper")
    return (program,) if program else ()


class Piper:
    """A process of Piper that has loaded a voice; another voice, or rate, needs another process.

    ``patience`` is how many seconds a sentence may take.

    Raises:
        ImportError: Piper is not installed.
    """

    def __init__(
        self,
        find: Callable[[], Sequence[str]] = command,
        ready: Ready = readable,
        patience: float = PATIENCE_S,
    ) -> None:
        self._command = find()
        if not self._command:
            raise ImportError("piper")
        self._ready = ready
        self._child: Child | None = None
        self._loaded: tuple[str, int] | None = None
        self._patient = self._patience = patience
        # In memory if possible: a sentence is read as soon as it is written.
        self._folder = TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        """Return ``text``, spoken by the voice file ``voice``, as a whole WAV file.

        Each sentence is a separate line, so that a long text is not mistaken for a hang.

        Raises:
            ValueError: there is no such voice file.
            RuntimeError: there is nothing to say.
            Hung: it gave no sign of life for some seconds.
            Gone: the process has ended, as that of another program called ``piper`` does.
            OSError: the process cannot be started, or there is no room for its file.
        """
        sentences = [
            " ".join(each.split()) for each in SENTENCE_ENDS.split(text) if re.search(r"\w", each)
        ]
        if not sentences:
            raise RuntimeError("nothing to say")
        child = self._child
        if child is None or self._loaded != (voice, rate):
            child = self._load(voice, rate)
        return joined([self._sentence(child, each) for each in sentences])

    def close(self) -> None:
        """End the process."""
        if self._child:
            self._child.close()
            self._child = None
        self._folder.cleanup()

    def _load(self, voice: str, rate: int) -> Child:
        if self._child:
            self._child.close()
        if not Path(voice).is_file():
            raise ValueError(voice)
        scale = str(round(_own_scale(Path(voice)) * PACE / rate, 3))
        arguments = ("--model", voice, "--output_dir", self._folder.name, "--length_scale", scale)
        self._child = Child(
            [*self._command, *arguments], {"PYTHONUTF8": "1"}, with_errors=True, ready=self._ready
        )
        self._loaded = voice, rate
        self._patience = max(STARTING_S, self._patient)
        return self._child

    def _sentence(self, child: Child, sentence: str) -> bytes:
        child.write(sentence)
        named = re.compile(re.escape(self._folder.name.encode()) + rb"/[^/]+\.wav")
        path: Path | None = None
        while True:
            if found := named.search(child.line(self._patience)):
                path = Path(found[0].decode())
            if path and (wav := _whole(path)):
                path.unlink()
                self._patience = self._patient
                return wav


def joined(wavs: Sequence[bytes]) -> bytes:
    """Return WAV files of one format joined, with a pause between each two."""
    if len(wavs) == 1:
        return wavs[0]
    sounds = []
    for each in wavs:
        with wave.open(io.BytesIO(each)) as wav:
            parameters = wav.getparams()
            sounds.append(wav.readframes(parameters.nframes))
    size = parameters.sampwidth * parameters.nchannels
    pause = bytes(int(PAUSE_S * parameters.framerate) * size)
    whole = io.BytesIO()
    with wave.open(whole, "wb") as wav:
        wav.setparams(parameters)
        wav.writeframes(pause.join(sounds))
    return whole.getvalue()


def _whole(path: Path) -> bytes | None:
    """Return a WAV file, None while it is shorter than its header says."""
    wav = path.read_bytes()
    size = int.from_bytes(wav[4:8], "little") + 8
    return wav if len(wav) > 44 and len(wav) >= size else None


def _own_scale(voice: Path) -> float:
    """Return a voice's own length scale."""
    try:
        scale = json.loads(Path(f"{voice}.json").read_bytes())["inference"]["length_scale"]
        return float(scale) or 1.0
    except (OSError, ValueError, KeyError, TypeError):
        return 1.0
