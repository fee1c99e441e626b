"""Short sounds for tests."""

import io
import wave


def short_wav(frames: int = 2205) -> bytes:
    """Return a WAV file of a tenth of a second."""
    file = io.BytesIO()
    with wave.open(file, "wb") as wav:
        wav.setnchannels(1)
        wav.setsampwidth(2)
        wav.setframerate(22050)
        wav.writeframes(b"\1\0" * frames)
    return file.getvalue()
