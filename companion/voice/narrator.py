"""What is said when: the newest line is heard, and no outdated one."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from companion.device.audio import Loudspeaker
from companion.engine.problem import Problem
from companion.voice.speech import RATE, SpokenLine, Synthesiser
from companion.voice.voices import Voices

RATES = (80, 300)  # words per minute: the range in which espeak-ng is clear


SENTENCE = re.compile(r"(?<=[.!?]) +(?=\S)")
"""The space between two sentences."""


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, [] if it is empty."""
    return [each for each in SENTENCE.split(text.strip()) if each]


Post = Callable[[Callable[[], None]], object]


def at_once(job: Callable[[], None]) -> None:
    """Run ``job`` on the calling thread."""
    job()


class Narrator:
    """Says lines aloud, in ``language``, at ``rate`` words per minute and ``volume`` 0 to 1.

    ``voice`` names the voices to use, each for its language, among the ``voices`` available.

    Only ``wait`` and ``close`` block. The loudspeaker is only used through ``post``, which passes a
    job without parameters to the thread that owns the sound: for Kivy, ``lambda job:
    Clock.schedule_once(lambda dt: job())``.
    """

    def __init__(
        self,
        synthesiser: Synthesiser,
        loudspeaker: Loudspeaker,
        language: str = "en",
        rate: int = RATE,
        volume: float = 1.0,
        on: bool = True,
        post: Post = at_once,
        voices: Voices | None = None,
        voice: str = "",
    ) -> None:
        self.voices = voices or Voices(mbrola=None)
        self._names = voice
        self._synthesiser = synthesiser
        self._loudspeaker = loudspeaker
        self._post = post
        self._on = on
        self.set_language(language)
        self.set_rate(rate)
        self.set_volume(volume)
        self._last: list[SpokenLine] = []
        self._made: dict[int, Path | None] = {}
        self._next = self._count = 0
        self._generation = 0
        self._heard = 0
        self._lock = threading.RLock()  # re-entered when a sound ends in the call that starts it
        self._quiet = threading.Event()
        self._quiet.set()

    @property
    def on(self) -> bool:
        """Whether the voice is on."""
        return self._on

    @property
    def speaking(self) -> bool:
        """Whether something is being said."""
        return not self._quiet.is_set()

    @property
    def reason(self) -> Problem | None:
        """Why the last line could not be heard, None when all is well."""
        return self._synthesiser.reason or self._loudspeaker.reason

    def say(self, text: str) -> None:
        """Cut what is being said and say ``text``, sentence by sentence; "" only cuts.

        The first is heard while the others are being made, many of which are cached.
        """
        self._utter(
            [SpokenLine(each, self._language, self._rate, self._voice) for each in sentences(text)]
        )

    def repeat(self) -> None:
        """Repeat what was said last, in its language."""
        if self._last:
            self._utter([replace(line, rate=self._rate) for line in self._last])

    def say_missed(self) -> None:
        """Say what was not heard, once another sound device is available."""
        if self._loudspeaker.renewed and not self.speaking:
            self.repeat()

    def stop(self) -> None:
        """Cut what is being said."""
        self._cut_older(self._renew())
        self._quiet.set()

    def prepare(self, lines: Iterable[str]) -> None:
        """Make the speech of the lines likely to come next."""
        if self._on:
            for text in (each for line in lines for each in sentences(line)):
                self._synthesiser.prepare(text, self._language, self._rate, self._voice)

    def set_language(self, language: str) -> None:
        """Say lines in ``language`` from now on."""
        self._language = language
        chosen = self.voices.chosen(self._names, language)
        self._voice = chosen.id if chosen else ""

    def set_voice(self, names: str) -> None:
        """Use these voices from now on, and the default one for other languages."""
        if names != self._names:
            self._synthesiser.try_again()
            self._names = names
            self.set_language(self._language)

    def set_rate(self, rate: int) -> None:
        """Say lines at ``rate`` words per minute from now on, limited to 80 to 300."""
        slowest, fastest = RATES
        self._rate = min(max(rate, slowest), fastest)

    def set_volume(self, volume: float) -> None:
        """Say lines at ``volume`` from now on, limited to 0 to 1."""
        self._volume = min(max(volume, 0.0), 1.0)

    def set_on(self, on: bool) -> None:
        """Turn the voice on, or cut it and turn it off."""
        self._on = on
        if not on:
            self.stop()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until nothing is being said, at most ``timeout`` seconds; return whether that is so.

        Never call this on the thread to which ``post`` passes its jobs.
        """
        return self._quiet.wait(timeout)

    def close(self) -> None:
        """Cut what is being said and close the synthesiser; the loudspeaker stays open."""
        self.set_on(False)
        self._synthesiser.close()

    def _utter(self, lines: list[SpokenLine]) -> None:
        """Say lines one after the other."""
        self._last = lines
        generation = self._renew(len(lines))
        self._cut_older(generation)
        if not self._on or not lines:
            self._quiet.set()
            return
        current = partial(self._is_current, generation)
        for at, line in enumerate(lines):
            self._synthesiser.request(line, partial(self._arrived, generation, at), current)

    def _renew(self, count: int = 0) -> int:
        """Invalidate everything requested so far; ``count`` lines come next."""
        with self._lock:
            self._generation += 1
            self._made, self._next, self._count = {}, 0, count
            self._quiet.clear()
            return self._generation

    def _is_current(self, generation: int) -> bool:
        return generation == self._generation

    def _cut_older(self, generation: int) -> None:
        def cut() -> None:
            with self._lock:
                if self._heard < generation:
                    self._loudspeaker.stop_speech()

        self._post(cut)

    def _arrived(self, generation: int, at: int, path: Path | None) -> None:
        with self._lock:
            if not self._is_current(generation):
                return
            self._made[at] = path
            if at == self._next:
                self._go_on(generation)

    def _go_on(self, generation: int) -> None:
        """Play the next line, if it is made; skip those that could not be made."""
        while self._next in self._made and self._made[self._next] is None:
            self._next += 1
        if self._next == self._count:
            self._quiet.set()
        elif path := self._made.get(self._next):
            self._post(partial(self._play, generation, self._next, path))

    def _play(self, generation: int, at: int, path: Path) -> None:
        with self._lock:
            if self._is_current(generation):
                self._heard = generation
                self._loudspeaker.speak(path, self._volume, partial(self._ended, generation, at))

    def _ended(self, generation: int, at: int) -> None:
        with self._lock:
            if self._is_current(generation) and at == self._next:
                self._next += 1
                self._go_on(generation)
