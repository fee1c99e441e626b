"""pyttsx3, restricted to the one use of it that is reliable: making a WAV.

It is used by `companion.voice.espeak_process`, in a separate process.
"""

from __future__ import annotations

import io
import json
import logging
import os
import struct
import sys
from collections.abc import Callable
from typing import Any

from companion.voice.cache import WAV_HEADER_BYTES

log = logging.getLogger(__name__)


class Espeak:
    """The espeak-ng voices, reached through pyttsx3, which is imported here and not before.

    Raises:
        ImportError: pyttsx3 is not installed.
        RuntimeError: the espeak-ng library is not installed.
    """

    def __init__(self) -> None:
        import pyttsx3

        _quieten()  # first: opening it already logs to the root
        _declare_sizes()
        self._set: tuple[str, int] | None = None  # espeak's voice and rate; setting them takes long
        self._engine = pyttsx3.init("espeak")
        # A new engine reports itself busy: its first line would end its loop before it begins.
        self._engine.proxy.setBusy(False)

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        """Return ``text``, spoken by ``voice`` at ``rate`` words per minute, as a whole WAV file.

        Raises:
            ValueError: espeak-ng has no such voice.
            RuntimeError: espeak-ng made no sound.
        """
        errors: list[Exception] = []
        spoken = io.BytesIO()
        # Errors in the queue are only reported to "error"; nothing is raised.
        connection = self._engine.connect("error", lambda exception, **_: errors.append(exception))
        known, self._set = self._set, None
        try:
            if known != (voice, rate):
                self._engine.setProperty("voice", voice)
                self._engine.setProperty("rate", rate)
                _wait_for_espeak()
            # Into memory: when the driver fails to write a file, runAndWait never returns.
            self._engine.save_to_file(text, spoken)
            self._engine.runAndWait()
            _wait_for_espeak()
        finally:
            self._engine.disconnect(connection)
        if errors:
            raise errors.pop()  # out of the list, or error and frame keep each other alive
        self._set = voice, rate
        sampled = _sample_rate()
        if len(spoken.getbuffer()) <= WAV_HEADER_BYTES:
            raise RuntimeError("espeak-ng made no sound")
        return at_sample_rate(spoken.getvalue(), sampled)


def at_sample_rate(wav: bytes, rate: int) -> bytes:
    """Return a 16-bit mono WAV file with this sample rate in its header."""
    return wav[:24] + struct.pack("<II", rate, rate * 2) + wav[32:]


def _sample_rate() -> int:
    """Return the sample rate of espeak's current voice.

    pyttsx3 writes 22,050 for every voice: those of MBROLA have 16,000, and were a third too fast.
    The old library espeak has only 22,050.
    """
    from pyttsx3.drivers import _espeak

    get_rate = getattr(_espeak.dll, "espeak_ng_GetSampleRate", None)
    return int(get_rate()) if get_rate else 22_050


def _wait_for_espeak() -> None:
    """Wait until espeak's own thread is idle, which pyttsx3 neglects.

    A line begun while espeak is still busy with the new rate is cancelled by runAndWait itself: on
    a busy computer, 44 of 900 files were empty.
    """
    from pyttsx3.drivers import _espeak

    _espeak.Synchronize()


def _declare_sizes() -> None:
    """Pass espeak the correct length of a text: pyttsx3 2.99 passes ten times as much.

    espeak copies that many bytes, and memory beyond the text may be inaccessible: then the whole
    process crashes, once in some thousand lines.
    """
    from pyttsx3.drivers import _espeak

    if not isinstance(_espeak.cSynth, _TrueSize):
        _espeak.cSynth = _TrueSize(_espeak.cSynth)


class _TrueSize:
    """Passes a text to espeak with its own size in bytes, including the terminating zero."""

    def __init__(self, synth: Callable[..., int]) -> None:
        self._synth = synth

    def __call__(self, text: bytes, _: int, *rest: Any) -> int:
        return self._synth(text, len(text) + 1, *rest)


def _quieten() -> None:
    """Keep pyttsx3 off our stdout, which carries JSON lines, and off the root logger.

    The driver's own names are replaced: swapping ``sys.stdout`` would also swallow what other
    threads print meanwhile.
    """
    from pyttsx3.drivers import espeak

    espeak.print = lambda *words: log.debug(" ".join(map(str, words)))
    espeak.logging = log


def serve() -> None:
    """Speak requests from standard input until that is closed.

    A request is a line of JSON; the response is one with the size of the WAV that follows it, or
    the error.
    """
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    # No output may come between the responses, and MBROLA's messages are kept out of the log.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        engine = Espeak()
    except ImportError:
        _answer(out, {"missing": "pyttsx3"})
        return
    except Exception:
        _answer(out, {"missing": "espeak-ng"})
        return
    _answer(out, {"missing": ""})
    for line in sys.stdin.buffer:
        text, voice, rate = json.loads(line)
        try:
            wav = engine.wav(text, voice, rate)
        except Exception as error:
            voiceless = isinstance(error, ValueError) and not isinstance(error, UnicodeError)
            _answer(out, {"error": str(error), "voiceless": voiceless})
        else:
            _answer(out, {"size": len(wav)}, wav)


def _answer(out: Any, answer: dict[str, Any], wav: bytes = b"") -> None:
    whole = memoryview(f"{json.dumps(answer)}\n".encode() + wav)
    while whole:
        whole = whole[out.write(whole) :]
