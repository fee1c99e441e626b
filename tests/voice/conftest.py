"""A synthesiser whose engine is ours: it makes a short WAV, when the test lets it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.voice.speech import Synthesiser
from kit.patience import PATIENCE
from kit.waves import short_wav


class StandIn:
    """A fake engine that knows some voices, records its lines and can be blocked."""

    def __init__(self) -> None:
        self.spoken: list[tuple[str, str, int]] = []
        self.voices = {"en-us", "pt-br", "fr"}
        self.begun = threading.Semaphore(0)
        self.gate = threading.Event()
        self.gate.set()
        self.closed = 0

    @property
    def texts(self) -> list[str]:
        return [text for text, _, _ in self.spoken]

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        if voice not in self.voices:
            raise ValueError(voice)
        self.begun.release()
        assert self.gate.wait(PATIENCE)
        self.spoken.append((text, voice, rate))
        return short_wav()

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def engine() -> Iterator[StandIn]:
    engine = StandIn()
    yield engine
    engine.gate.set()


@pytest.fixture
def synthesiser(engine: StandIn, tmp_path: Path) -> Iterator[Synthesiser]:
    synthesiser = Synthesiser(tmp_path / "speech", open_engine=lambda: engine)
    yield synthesiser
    engine.gate.set()
    synthesiser.close()
