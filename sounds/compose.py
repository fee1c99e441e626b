"""Composes the sound effects: ``python sounds/compose.py`` writes them beside this file.

Soft bells made of sines, each fading in and out so that nothing clicks. Nothing is drawn by
chance: the same script composes the same files.
"""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

FRAMES_A_SECOND = 44_100
LOUDNESS = 0.3  # of full scale: the effects lie under a voice
FADE_IN = 0.006  # seconds
FADE_OUT = 0.03

# A partial's frequency relative to the note, its share of the sound, and how fast it dies.
PARTIALS = ((1.0, 0.78, 1.0), (2.0, 0.16, 1.8), (3.01, 0.06, 2.8))


class Note(NamedTuple):
    """A bell: when it is struck and how long it rings in seconds, its pitch in Hz."""

    start: float
    length: float
    pitch: float
    strength: float = 1.0


C4, E4, G4, A4, C5, E5, G5, D6 = 261.63, 329.63, 392.0, 440.0, 523.25, 659.26, 783.99, 1174.66

EFFECTS = {
    "tap": (Note(0, 0.07, C5, 0.6),),
    "card": (Note(0, 0.12, G5, 0.5), Note(0.05, 0.16, D6, 0.5)),
    "die": (
        Note(0, 0.10, G4, 0.7),
        Note(0.08, 0.10, E4, 0.8),
        Note(0.19, 0.10, G4, 0.7),
        Note(0.33, 0.22, C4, 1.0),
    ),
    "your-turn": (Note(0, 0.55, E5, 0.8), Note(0.16, 0.70, A4 * 2, 0.8)),
    "deadline": (
        Note(0, 0.40, G5, 0.9),
        Note(0.18, 0.50, E5, 0.9),
        Note(0.50, 0.40, G5, 0.9),
        Note(0.68, 0.60, E5, 0.9),
    ),
}


def ring(note: Note) -> list[float]:
    """Return the note's samples, within -1 to 1."""
    count = round(note.length * FRAMES_A_SECOND)
    return [
        note.strength * envelope(note, i) * tone(note, i / FRAMES_A_SECOND) for i in range(count)
    ]


def tone(note: Note, seconds: float) -> float:
    """Return the bell's swing so long after it was struck."""
    turn = 2 * math.pi * note.pitch * seconds
    decay = -4 * seconds / note.length
    return sum(
        share * math.exp(decay * haste) * math.sin(turn * ratio) for ratio, share, haste in PARTIALS
    )


def envelope(note: Note, frame: int) -> float:
    """Return how far the note is faded in and not yet faded out, 0 to 1."""
    since = frame / FRAMES_A_SECOND
    left = note.length - since
    return slope(since / FADE_IN) * slope(left / FADE_OUT)


def slope(way: float) -> float:
    """Return a smooth rise from 0 to 1, for ``way`` from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(max(way, 0.0), 1.0))


def mix(notes: Iterable[Note]) -> list[float]:
    """Return the samples of all notes together."""
    rung = [(round(note.start * FRAMES_A_SECOND), ring(note)) for note in notes]
    mixed = [0.0] * max(start + len(samples) for start, samples in rung)
    for start, samples in rung:
        for i, sample in enumerate(samples, start):
            mixed[i] += sample
    return mixed


def wav(samples: Iterable[float]) -> bytes:
    """Return a WAV file: mono, 16 bit, 44.1 kHz."""
    scaled = array("h", (round(32767 * LOUDNESS * sample) for sample in samples))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(FRAMES_A_SECOND)
        out.writeframes(scaled.tobytes())
    return file.getvalue()


def compose() -> dict[str, bytes]:
    """Return every effect's WAV file by its name."""
    return {name: wav(mix(notes)) for name, notes in EFFECTS.items()}


if __name__ == "__main__":
    for name, file in compose().items():
        (Path(__file__).parent / f"{name}.wav").write_bytes(file)
