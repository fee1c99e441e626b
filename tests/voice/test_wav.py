"""A synthesiser's output ends soon after its last sound."""

import io
import struct
import wave

import pytest

from companion.voice.wav import PAUSE_S, trimmed

RATE = 16_000


def wav(samples, width=2, channels=1):
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(channels)
        written.setsampwidth(width)
        written.setframerate(RATE)
        written.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return file.getvalue()


def frames(made):
    with wave.open(io.BytesIO(made)) as read:
        return read.getnframes(), read.getframerate()


def test_silence_after_the_last_sound_is_a_short_pause():
    assert frames(trimmed(wav([9000] * 100 + [0] * RATE))) == (100 + int(PAUSE_S * RATE), RATE)


def test_silence_before_and_between_sounds_stays():
    spoken = [0] * 500 + [9000] * 10 + [0] * RATE + [-9000] * 10
    assert trimmed(wav(spoken)) == wav(spoken)


@pytest.mark.parametrize(
    "made",
    [b"", b"RIFF", wav([0] * RATE), wav([9000, 0] * RATE, channels=2), wav([9] * 64, width=1)],
)
def test_what_is_no_such_sound_stays_as_it_is(made):
    assert trimmed(made) == made
