"""Text becomes a WAV file, once, and not on the thread that asked for it."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from companion.engine.problem import Problem
from companion.voice.cache import Cache
from companion.voice.ear import spelt
from companion.voice.espeak import Espeak
from companion.voice.wav import trimmed

log = logging.getLogger(__name__)

RATE = 175  # words a minute; pyttsx3's own 200 is too fast to act upon
CACHE_BYTES = 32 * 1024 * 1024
LINES_AHEAD = 16

# The first that works is used. `fr-fr` and `en-gb` are absent: the library refuses them.
VOICES = {
    "en": ("en-us", "en", "gmw/en-us", "gmw/en"),
    "pt-BR": ("pt-br", "roa/pt-br", "pt", "roa/pt"),
    "fr": ("fr", "roa/fr"),
}


PACES = {"pt-BR": 1.1}
"""Voices that are slow: at the same rate this one says 15.8 letters a second, the French 20.5."""


class Engine(Protocol):
    """What makes speech: ``Espeak``, or a test's stand-in."""

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        """Return a whole WAV file.

        Raises:
            ValueError: there is no such voice.
        """
        ...


@dataclass(frozen=True)
class Line:
    """A text to be spoken, the language it is in, and the rate in words a minute."""

    text: str
    language: str
    rate: int = RATE

    @property
    def spelt(self) -> str:
        """The text as the voice reads it."""
        return spelt(self.text, self.language)

    @property
    def key(self) -> str:
        """The name of this line's file in the cache, without suffix."""
        spoken = f"{self.language}\0{self.rate}\0{self.spelt}"
        return hashlib.sha256(spoken.encode("utf-8", "replace")).hexdigest()


class SpeechError(Exception):
    """A line cannot be spoken; ``problem`` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True)
class Job:
    """A line to be made, and who waits for it."""

    line: Line
    then: Callable[[Path | None], object]
    wanted: Callable[[], bool]


class Synthesiser:
    """Makes speech on one thread of its own, which starts with the first line asked for.

    ``cache`` is the folder for the WAV files; it is created when needed and holds at most
    ``limit`` bytes. ``open_engine`` is called on that thread. Nothing here raises: a line that
    cannot be made is None, and ``reason`` says why.
    """

    def __init__(
        self,
        cache: Path,
        limit: int = CACHE_BYTES,
        open_engine: Callable[[], Engine] = Espeak,
    ) -> None:
        self._cache = Cache(cache, limit)
        self._open_engine = open_engine
        self._engine: Engine | None = None
        self._voices: dict[str, str] = {}
        self._missing: Problem | None = None
        self._now: deque[Job] = deque()
        self._ahead: deque[Job] = deque(maxlen=LINES_AHEAD)
        self._changed = threading.Condition()
        self._worker: threading.Thread | None = None
        self._closed = False
        self.reason: Problem | None = None  # why the last line could not be made

    @property
    def available(self) -> bool:
        """False once a line could not be made; true again when one could."""
        return self.reason is None

    def request(
        self,
        line: Line,
        then: Callable[[Path | None], object],
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Make ``line`` before any line prepared ahead, and return at once.

        ``then`` is called exactly once, on the worker's thread, with the WAV file or with None
        when there is none. A line that is not ``wanted`` when its turn comes is not made.
        """
        if not self._queue(self._now, Job(line, then, wanted)):
            then(None)

    def prepare(self, text: str, language: str, rate: int = RATE) -> None:
        """Make ``text`` when there is nothing more urgent; the newest 16 are kept in mind."""
        self._queue(self._ahead, Job(Line(text, language, rate), lambda _: None, lambda: True))

    def synthesise(
        self, text: str, language: str, rate: int = RATE, patience: float | None = None
    ) -> Path | None:
        """Return the WAV file of ``text``; None when there is none, and ``reason`` says why.

        It is waited for at most ``patience`` seconds, None: as long as it takes.
        """
        made: SimpleQueue[Path | None] = SimpleQueue()
        self.request(Line(text, language, rate), made.put)
        try:
            return made.get(timeout=patience)
        except Empty:
            self.reason = Problem("core.voice-failed", {"error": f"{patience:.0f} s"})
            return None

    def close(self) -> None:
        """Finish the line being made, drop the others and end the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._worker is not None and self._worker is not threading.current_thread():
            self._worker.join(timeout=5)

    def _queue(self, jobs: deque[Job], job: Job) -> bool:
        with self._changed:
            if self._closed:
                return False
            jobs.append(job)
            if self._worker is None:
                self._worker = threading.Thread(target=self._work, name="speech", daemon=True)
                self._worker.start()
            self._changed.notify()
            return True

    def _work(self) -> None:
        while (job := self._next()) is not None:
            _tell(job, self._file(job.line) if job.wanted() else None)
        for job in self._now:
            _tell(job, None)

    def _next(self) -> Job | None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._now or self._ahead)
            if self._closed:
                return None
            return self._now.popleft() if self._now else self._ahead.popleft()

    def _file(self, line: Line) -> Path | None:
        if not line.text.strip():
            return None
        try:
            path = self._cache.find(line.key) or self._cache.keep(line.key, self._wav(line))
        except Exception as problem:  # a voice is an extra: nothing it raises may end a play
            self._note(problem)
            return None
        self.reason = self._missing
        return path

    def _wav(self, line: Line) -> bytes:
        engine = self._opened()
        known = self._voices.get(line.language)
        for voice in [known] if known else VOICES.get(line.language, (line.language.lower(),)):
            try:
                pace = round(line.rate * PACES.get(line.language, 1))
                wav = trimmed(engine.wav(line.spelt, voice, pace))
            except ValueError:
                log.debug("espeak-ng has no voice %s", voice)
                continue
            self._voices[line.language] = voice
            return wav
        raise SpeechError(Problem("core.voice-language", {"language": line.language}))

    def _opened(self) -> Engine:
        if self._missing:
            raise SpeechError(self._missing)
        if self._engine is None:
            try:
                self._engine = self._open_engine()
            except Exception as problem:
                library = "pyttsx3" if isinstance(problem, ImportError) else "espeak-ng"
                self._missing = Problem("core.not-installed", {"what": library})
                raise SpeechError(self._missing) from problem
        return self._engine

    def _note(self, problem: Exception) -> None:
        if isinstance(problem, SpeechError):
            reason = problem.problem
        else:
            reason = Problem("core.voice-failed", {"error": str(problem)})
            self._engine = None  # an engine that failed in its loop never starts it again
        if reason != self.reason:
            log.warning("%s", reason, exc_info=problem.__cause__)
        self.reason = reason


def _tell(job: Job, path: Path | None) -> None:
    try:
        job.then(path)
    except Exception:
        log.exception("what follows a spoken line failed")
