"""Turns text into a WAV file, once, and not on the thread that requested it."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from companion.device.child import Gone, Hung
from companion.engine.problem import Problem
from companion.voice.cache import Cache
from companion.voice.ear import Names, named, spelt
from companion.voice.espeak_process import EspeakProcess
from companion.voice.piper import Piper
from companion.voice.voices import MODEL
from companion.voice.wav import trimmed

log = logging.getLogger(__name__)

RATE = 190  # words per minute; pyttsx3's own 200 is too fast to follow
CACHE_BYTES = 32 * 1024 * 1024
LINES_AHEAD = 16

ESPEAK, PIPER = "espeak-ng", "piper"
"""The synthesisers: the default one, and one for its own voices."""

FAILURES = 2
"""After this many failures in a row, a chosen voice is not used until it is chosen again."""

# The first that works is used. `fr-fr` and `en-gb` are absent: the library rejects them.
VOICES = {
    "en": ("en-us", "en", "gmw/en-us", "gmw/en"),
    "pt-BR": ("pt-br", "roa/pt-br", "pt", "roa/pt"),
    "fr": ("fr", "roa/fr"),
}


PACES = {"pt-BR": 1.1}
"""Slow voices: at the same rate this one says 15.8 letters per second, the French 20.5."""


class Engine(Protocol):
    """What makes speech: ``EspeakProcess``, ``Piper``, or a test's fake."""

    def wav(self, text: str, voice: str, rate: int) -> bytes:
        """Return a whole WAV file.

        Raises:
            ValueError: there is no such voice.
            Hung: it gave no sign of life for some seconds. It is then closed, as after any other
                error.
        """
        ...

    def close(self) -> None:
        """End it, also while it makes a line, and more than once."""


@dataclass(frozen=True)
class SpokenLine:
    """A text to speak, its language, and the rate in words per minute.

    ``voice`` is the synthesiser's name of the voice, "" for the default one of the language.
    """

    text: str
    language: str
    rate: int = RATE
    voice: str = ""

    @property
    def spelt(self) -> str:
        """The text in the voice's spelling."""
        return spelt(self.text, self.language)

    @property
    def key(self) -> str:
        """The name of this line's file in the cache, without suffix."""
        spoken = "\0".join((self.language, str(self.rate), Path(self.voice).name, self.spelt))
        return hashlib.sha256(spoken.encode("utf-8", "replace")).hexdigest()


class SpeechError(Exception):
    """A line cannot be spoken; ``problem`` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True)
class Job:
    """A line to be made, and its callback; nobody waits for one that is made ``ahead``."""

    line: SpokenLine
    then: Callable[[Path | None], object]
    wanted: Callable[[], bool]
    ahead: bool = False


class Synthesiser:
    """Makes speech on its own thread, which starts with the first line requested.

    ``cache`` is the folder for the WAV files; it is created when needed and holds at most ``limit``
    bytes (None: unlimited); ``baked`` is a read-only one. ``open_engine`` and ``open_piper`` are
    called on that thread. ``names`` returns the spoken spellings of names. Nothing here raises: a
    line that cannot be made is None, and ``reason`` says why.

    A synthesiser that raises or hangs is restarted to make the line. If a chosen voice fails, the
    default one says the line.
    """

    def __init__(
        self,
        cache: Path,
        limit: int | None = CACHE_BYTES,
        open_engine: Callable[[], Engine] = EspeakProcess,
        open_piper: Callable[[], Engine] = Piper,
        baked: Path | None = None,
        names: Names = lambda _: {},
    ) -> None:
        self._cache = Cache(cache, limit, baked)
        self._names = names
        self._open = {ESPEAK: open_engine, PIPER: open_piper}
        self._engines: dict[str, Engine] = {}
        self._voices: dict[str, str] = {}
        self._missing: dict[str, Problem] = {}
        self._failures: Counter[str] = Counter()
        self._now: deque[Job] = deque()
        self._ahead: deque[Job] = deque(maxlen=LINES_AHEAD)
        self._changed = threading.Condition()
        self._worker: threading.Thread | None = None
        self._closed = False
        self.reason: Problem | None = None  # why the last line could not be made

    def request(
        self,
        line: SpokenLine,
        then: Callable[[Path | None], object],
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Make ``line`` before any line prepared ahead, and return at once.

        ``then`` is called exactly once, on the worker's thread, with the WAV file or None. A line
        that is no longer ``wanted`` when its turn comes is not made.
        """
        if not self._queue(self._now, Job(line, then, wanted)):
            then(None)

    def prepare(self, text: str, language: str, rate: int = RATE, voice: str = "") -> None:
        """Make ``text`` when there is nothing more urgent; the newest 16 are queued."""
        line = SpokenLine(text, language, rate, voice)
        self._queue(self._ahead, Job(line, lambda _: None, lambda: True, ahead=True))

    def synthesise(
        self,
        text: str,
        language: str,
        rate: int = RATE,
        patience: float | None = None,
        voice: str = "",
    ) -> Path | None:
        """Return the WAV file of ``text``, or None, and ``reason`` says why.

        It blocks for at most ``patience`` seconds, None: as long as it takes.
        """
        made: SimpleQueue[Path | None] = SimpleQueue()
        self.request(SpokenLine(text, language, rate, voice), made.put)
        try:
            return made.get(timeout=patience)
        except Empty:
            self.reason = Problem("core.voice-failed", {"error": f"{patience:.0f} s"})
            return None

    def named(self, line: SpokenLine) -> SpokenLine:
        """Return a line with its names in their spoken spellings."""
        return replace(line, text=named(line.text, self._names(line.language)))

    def try_again(self) -> None:
        """Try failed voices again, when one is chosen."""
        self._failures.clear()
        self._missing.pop(PIPER, None)

    def close(self) -> None:
        """Finish the line being made, drop the others and end the thread and its processes."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._worker is not None and self._worker is not threading.current_thread():
            self._worker.join(timeout=5)
        for engine in list(self._engines.values()):
            engine.close()
        self._cache.close()

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
            _finish(job, self._file(job) if job.wanted() else None)
        for job in self._now:
            _finish(job, None)

    def _next(self) -> Job | None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._now or self._ahead)
            if self._closed:
                return None
            return self._now.popleft() if self._now else self._ahead.popleft()

    def _file(self, job: Job) -> Path | None:
        if not job.line.text.strip():
            return None
        if job.line.voice and (path := self._chosen(job)):
            return path
        usual = replace(job.line, voice="")
        try:
            path = self._found(usual, job.ahead)
        except Exception as problem:  # a voice is an extra: no error of it may end a play
            self._note(problem)
            return None
        self.reason = self._missing.get(ESPEAK)
        return path

    def _chosen(self, job: Job) -> Path | None:
        """Return the line as said by the chosen voice, None if that fails."""
        voice = job.line.voice
        if self._failures[voice] >= FAILURES:
            return None
        try:
            path = self._found(job.line, job.ahead)
        except Exception as problem:
            log.warning("the voice %s fails: %s", voice, problem)
            self._failures[voice] += 1
            return None
        del self._failures[voice]
        self.reason = None
        return path

    def _found(self, line: SpokenLine, ahead: bool) -> Path:
        """Return the file of a line, from the cache or made."""
        line = self.named(line)
        return self._cache.find(line.key) or self._cache.save(line.key, self._wav(line, ahead))

    def _wav(self, line: SpokenLine, ahead: bool) -> bytes:
        """Return the sound of a line; a synthesiser that fails is restarted, and tried once more.

        Except if nobody waits for the line, or if it hung and another voice can say the line.
        """
        kind = PIPER if line.voice.endswith(MODEL) else ESPEAK
        for again in (False, True):
            try:
                return self._spoken(line, kind)
            except SpeechError:
                raise
            except Exception as problem:
                self._end(kind)
                hung = bool(line.voice) and isinstance(problem, Hung)
                if again or self._closed or ahead or hung:
                    raise
                log.warning("%s is restarted: %s", kind, str(problem) or type(problem).__name__)
        raise AssertionError("the second attempt returns or raises")

    def _spoken(self, line: SpokenLine, kind: str) -> bytes:
        engine = self._opened(kind)
        if line.voice:
            return trimmed(engine.wav(line.spelt, line.voice, line.rate))
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

    def _opened(self, kind: str) -> Engine:
        if kind in self._missing:
            raise SpeechError(self._missing[kind])
        if kind not in self._engines:
            try:
                self._engines[kind] = self._open[kind]()
            except (Hung, Gone, OSError):  # it is installed, and may start the next time
                raise
            except Exception as problem:
                what = "pyttsx3" if isinstance(problem, ImportError) and kind == ESPEAK else kind
                self._missing[kind] = Problem("core.not-installed", {"what": what})
                raise SpeechError(self._missing[kind]) from problem
        return self._engines[kind]

    def _end(self, kind: str) -> None:
        """End a synthesiser; the next line restarts it."""
        if engine := self._engines.pop(kind, None):
            engine.close()

    def _note(self, problem: Exception) -> None:
        if isinstance(problem, SpeechError):
            reason = problem.problem
        else:
            error = str(problem) or type(problem).__name__
            reason = Problem("core.voice-failed", {"error": error})
        if reason != self.reason:
            log.warning("%s", reason, exc_info=problem.__cause__)
        self.reason = reason


def _finish(job: Job, path: Path | None) -> None:
    try:
        job.then(path)
    except Exception:
        log.exception("what follows a spoken line failed")
