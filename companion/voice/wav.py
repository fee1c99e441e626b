"""Post-processing of a synthesiser's output before it is saved."""

from __future__ import annotations

import io
import wave

PAUSE_S = 0.15
"""The time of silence after a sentence; espeak-ng leaves 0.35."""

QUIET = 200
"""The level, of 32,767, up to which a sample counts as silence."""


def trimmed(wav: bytes) -> bytes:
    """Return a WAV file with `PAUSE_S` after its last sound, if there was more silence.

    One that isn't 16-bit mono, or has no sound at all, is returned unchanged.
    """
    try:
        with wave.open(io.BytesIO(wav)) as read:
            kind, samples = read.getparams(), memoryview(read.readframes(read.getnframes()))
    except (EOFError, wave.Error):
        return wav
    if kind.sampwidth != 2 or kind.nchannels != 1:
        return wav
    heard = samples[: len(samples) // 2 * 2].cast("h")
    end = len(heard)
    while end and -QUIET <= heard[end - 1] <= QUIET:
        end -= 1
    end += int(PAUSE_S * kind.framerate)
    if end >= len(heard) or end == int(PAUSE_S * kind.framerate):
        return wav
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setparams(kind)
        file.writeframes(heard[:end])
    return written.getvalue()
