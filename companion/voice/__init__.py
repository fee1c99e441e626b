"""The voice: a line of text becomes a WAV file, and the narrator decides which line is heard."""

from companion.voice.narrator import Narrator
from companion.voice.speech import RATE, Synthesiser

__all__ = ["RATE", "Narrator", "Synthesiser"]
