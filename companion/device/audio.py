"""The only owner of the loudspeaker: speech, and sound effects under it.

There is only one because the sound device of a Raspberry Pi often allows only one.
"""

from __future__ import annotations

import io
import logging
import os
import threading
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import Any, Protocol

from companion.engine.problem import Problem

log = logging.getLogger(__name__)

SOUND = Path("/dev/snd")
"""The folder of the sound devices."""

EFFECTS_VOLUME = 0.6
UNDER_THE_VOICE = 0.3

NO_DEVICE = "core.sound-no-device"
"""The message if there is no sound device, or it was unplugged."""

COMPLAINTS = {
    "No such file or directory": NO_DEVICE,
    "No such device": NO_DEVICE,
    "Device or resource busy": "core.sound-busy",
}
"""aplay's final error messages about a sound device, and their meaning."""

OnEnd = Callable[[Problem | None], None]
Stop = Callable[[], object]


def nothing() -> None:
    """Do nothing."""


class Player(Protocol):
    """A way to play WAV files."""

    @property
    def mixes(self) -> bool:
        """Whether two sounds can play at a time."""
        ...

    def preload(self, paths: Iterable[Path]) -> None:
        """Prepare to play these files without delay."""

    def start(self, path: Path, volume: float, on_end: OnEnd) -> Stop:
        """Play the file at ``volume`` 0 to 1 and return what cuts it; never raise.

        ``on_end`` is called exactly once, on any thread, perhaps before this returns: with a
        problem if the file could not be heard, with None otherwise.
        """
        ...

    def close(self) -> None:
        """Cut all sounds."""


class Loudspeaker:
    """Speaks one WAV file at a time, and plays effects, which are quiet under the voice.

    ``sounds`` is the folder of the effects, one WAV file each. Call it from the thread the player
    requires: for ``KivyPlayer``, the main thread.
    """

    def __init__(
        self, player: Player, sounds: Path, effects_volume: float = EFFECTS_VOLUME
    ) -> None:
        self._player = player
        self._sounds = sounds
        self._effects_volume = effects_volume
        self._speech: object | None = None
        self._stop: Stop = nothing
        self._lock = threading.Lock()
        self.reason: Problem | None = None  # why the last sound was not heard
        self._without = _devices()
        player.preload(sorted(sounds.glob("*.wav")))

    @property
    def renewed(self) -> bool:
        """Whether the sound devices have changed since the last sound was not heard."""
        return self.reason is not None and _devices() not in (self._without, frozenset())

    @property
    def speaking(self) -> bool:
        """Whether speech is being played."""
        return self._speech is not None

    def speak(self, path: Path, volume: float = 1.0, on_end: Callable[[], None] = nothing) -> None:
        """Cut older speech and play this file.

        ``on_end`` is called once: when it is over, when it is cut, or when it cannot be played.
        """
        self.stop_speech()
        speech = object()
        with self._lock:
            self._speech = speech
        stop = self._player.start(path, volume, partial(self._spoken, speech, on_end))
        with self._lock:
            if self._speech is speech:
                self._stop, stop = stop, nothing
        stop()  # something cut this speech before it was stored

    def effect(self, name: str) -> None:
        """Play the effect ``name``, the name of its file without suffix."""
        quiet = UNDER_THE_VOICE if self.speaking else 1.0
        if self._effects_volume and (self._player.mixes or not self.speaking):
            path = self._sounds / f"{name}.wav"
            self._player.start(path, self._effects_volume * quiet, self._note)

    def set_effects_volume(self, volume: float) -> None:
        """Play effects at ``volume`` from now on, limited to 0 to 1; 0 is off."""
        self._effects_volume = min(max(volume, 0.0), 1.0)

    def stop_speech(self) -> None:
        """Cut the speech; an effect plays on."""
        with self._lock:
            stop, self._stop = self._stop, nothing
            self._speech = None
        stop()

    def close(self) -> None:
        """Cut all sounds."""
        self.stop_speech()
        self._player.close()

    def _spoken(self, speech: object, on_end: Callable[[], None], problem: Problem | None) -> None:
        self._note(problem)
        with self._lock:
            if self._speech is speech:
                self._speech, self._stop = None, nothing
        on_end()

    def _note(self, problem: Problem | None) -> None:
        if problem and problem != self.reason:
            log.warning("%s", problem)
        if problem:
            self._without = _devices()
        self.reason = problem


class KivyPlayer:
    """Plays with Kivy's SoundLoader, on Kivy's main thread only; Kivy is imported when needed.

    SDL opens the sound device only once: so it waits for one, and until ``choose`` returns True. It
    never notices that a device could not be opened, was unplugged, or is plugged in again. Before
    and after, the ``spare`` plays, which opens the device each time.
    """

    def __init__(
        self, spare: Player | None = None, choose: Callable[[], bool] = lambda: True
    ) -> None:
        self._spare, self._choose = spare, choose
        self._asked = self._lost = False
        self._opened: frozenset[tuple[str, int]] = frozenset()
        self._effects: tuple[Path, ...] = ()
        self._ready: dict[Path, Any] = {}
        self._sounding: list[_Playback] = []

    @property
    def mixes(self) -> bool:
        """Whether two sounds can play at a time."""
        return self._asked and not self._lost

    def preload(self, paths: Iterable[Path]) -> None:
        """Keep these files decoded, once there is a sound device."""
        self._effects = tuple(paths)
        self._look(_devices())

    def start(self, path: Path, volume: float, on_end: OnEnd) -> Stop:
        """Play the file; a preloaded one that is still playing is restarted.

        Other files are streamed, one at a time.
        """
        there = _devices()
        self._look(there)
        ready = self._ready.get(path)
        sound = (ready or _stream(path)) if self.mixes else None
        if sound is None and (problem := trouble(path)):
            on_end(problem)
        elif sound is None:
            self._lost = self._asked
            if self._spare and there:
                return self._spare.start(path, volume, on_end)
            on_end(Problem(NO_DEVICE))
        else:
            sound.stop()
            sounding = _Playback(
                sound, ready is not None, on_end, self._sounding.remove, self._gone
            )
            self._sounding.append(sounding)
            sounding.play(volume)
            return sounding.cut
        return nothing

    def close(self) -> None:
        """Cut all sounds."""
        for sounding in list(self._sounding):
            sounding.cut()
        if self._spare:
            self._spare.close()

    def _look(self, there: frozenset[tuple[str, int]]) -> None:
        """Make SDL open the sound device once there is one, and check that it is still there."""
        if not self._asked and _has_device() and self._choose():
            self._asked, self._opened = True, there
            loaded = ((path, _load(path)) for path in self._effects)
            self._ready = {path: sound for path, sound in loaded if sound is not None}
        self._lost = self._lost or not self._opened <= there

    def _gone(self) -> bool:
        """Return whether SDL's device was unplugged: it plays on, unheard."""
        return not self._opened <= _devices()


class _Playback:
    """One playback of a Kivy sound: it reports its end once, and then closes its file.

    The sound refers to itself, so it would stay until garbage collection.
    """

    def __init__(
        self,
        sound: Any,
        preloaded: bool,
        on_end: OnEnd,
        forget: Callable[[_Playback], object],
        gone: Callable[[], bool],
    ) -> None:
        self._sound, self._preloaded, self._on_end, self._forget = sound, preloaded, on_end, forget
        self._gone = gone

    def play(self, volume: float) -> None:
        self._sound.bind(on_stop=self._ended)
        self._sound.volume = volume
        self._sound.play()
        if self._sound and self._sound.state != "play":
            self._end(Problem("core.sound-busy"))

    def cut(self) -> None:
        if self._sound:
            self._sound.stop()

    def _ended(self, _: Any) -> None:
        self._end(Problem(NO_DEVICE) if self._gone() else None)

    def _end(self, problem: Problem | None = None) -> None:
        sound, self._sound = self._sound, None
        sound.unbind(on_stop=self._ended)
        if not self._preloaded:
            sound.unload()
        self._forget(self)
        self._on_end(problem)


def _has_device() -> bool:
    """Return whether SDL can find a sound device: otherwise it complains on the terminal."""
    driver = os.environ.get("SDL_AUDIODRIVER", "alsa")
    pulse = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "pulse", "native")
    server = driver != "alsa" or "PULSE_SERVER" in os.environ or pulse.exists()
    return server or bool(_devices())


def _devices() -> frozenset[tuple[str, int]]:
    """Return the sound devices that can play; one that is plugged in again is a different one.

    A card's control device appears last, and is only usable once udev permits it.
    """
    cards = [
        each.name.removeprefix("controlC") for each in SOUND.glob("controlC*") if _usable(each)
    ]
    with suppress(OSError):
        return frozenset(
            (each.name, each.stat().st_ino)
            for card in cards
            for each in SOUND.glob(f"pcmC{card}D*p")
            if _usable(each)
        )
    return frozenset()  # it disappeared at that moment


def _usable(device: Path) -> bool:
    """Return whether a device may be used."""
    return os.access(device, os.R_OK | os.W_OK)


def _load(path: Path) -> Any | None:
    from kivy.core.audio import SoundLoader  # `audio_output` from Kivy 3 on

    sound = SoundLoader.load(str(path))
    # Kivy returns a sound of length 0 for a broken file, and without a device.
    return sound if sound is not None and sound.length > 0 else None


def _stream(path: Path) -> Any | None:
    """Return a sound that is streamed: decoding one first blocks the window."""
    if trouble(path):
        return None
    from kivy.core.audio.audio_sdl2 import MusicSDL2  # SoundLoader decodes a WAV file whole

    sound = MusicSDL2(source=str(path))
    # For an unreadable file, or without a device, the length is -1; else it is unknown.
    return sound if sound.length >= 0 else None


class AplayPlayer:
    """Plays with ALSA's ``aplay``, one sound at a time: a new one cuts the one before.

    ``devices`` returns the current ALSA devices: one that turns out unusable, as HDMI without a
    screen, leaves the sound to the next. "" is ALSA's default.
    """

    mixes = False

    def __init__(
        self,
        command: Sequence[str] = ("aplay", "-q", "-"),
        devices: Callable[[], Iterable[str]] = lambda: ("",),
    ) -> None:
        self._command, self._devices = command, devices
        self._latest: _Aplay | None = None

    def preload(self, paths: Iterable[Path]) -> None:
        """Do nothing: aplay reads each file when it plays it."""

    def start(self, path: Path, volume: float, on_end: OnEnd) -> Stop:
        """Play the file in a separate process."""
        if problem := trouble(path):
            on_end(problem)
            return nothing
        self.close()
        self._latest = _Aplay(self._command, self._devices, path, volume, on_end, self._latest)
        self._latest.start()
        return self._latest.cut

    def close(self) -> None:
        """Cut all sounds."""
        if self._latest is not None:
            self._latest.cut()


class _Aplay(threading.Thread):
    def __init__(
        self,
        command: Sequence[str],
        devices: Callable[[], Iterable[str]],
        path: Path,
        volume: float,
        on_end: OnEnd,
        before: _Aplay | None,
    ) -> None:
        super().__init__(name="aplay", daemon=True)
        self._command, self._devices = command, devices
        self._path = path
        self._volume = volume
        self._on_end = on_end
        self._before = before
        self._process: Popen[bytes] | None = None
        self._is_cut = False
        self._lock = threading.Lock()

    def cut(self) -> None:
        with self._lock:
            self._is_cut = True
            if self._process is not None:
                self._process.terminate()

    def run(self) -> None:
        if self._before is not None:
            self._before.join()  # it may still hold the device
            self._before = None
        self._on_end(self._play())

    def _play(self) -> Problem | None:
        try:
            sound = wav_at_volume(self._path, self._volume)
            for device in self._devices():
                found = self._play_on(device, sound)
                if found is None or found.key != NO_DEVICE:
                    return found
        except FileNotFoundError:
            return Problem("core.not-installed", {"what": self._command[0]})
        except (OSError, EOFError, ValueError, wave.Error) as error:
            return Problem("core.sound-failed", {"error": str(error)})
        return Problem(NO_DEVICE)

    def _play_on(self, device: str, sound: bytes) -> Problem | None:
        """Play on a device, unless it was cut; return why it could not be heard there."""
        with self._lock:
            if self._is_cut:
                return None
            self._process = Popen(
                [*self._command, *(("-D", device) if device else ())],
                stdin=PIPE,
                stdout=DEVNULL,
                stderr=PIPE,
                env={**os.environ, "LC_ALL": "C"},
            )
        complaint = self._process.communicate(sound)[1].decode(errors="replace").strip()
        if self._is_cut or self._process.returncode == 0:
            return None
        last = complaint.rpartition("\n")[2]
        key = COMPLAINTS.get(last.rpartition(": ")[2])
        return Problem(key) if key else Problem("core.sound-failed", {"error": last})


def trouble(path: Path) -> Problem | None:
    """Return why ``path`` is not a 16-bit WAV file, None if it is."""
    try:
        with wave.open(str(path)) as wav:
            if wav.getnframes() and wav.getsampwidth() == 2:
                return None
    except FileNotFoundError:
        return Problem("core.sound-missing", {"path": path.name})
    except (OSError, EOFError, wave.Error):
        pass
    return Problem("core.sound-unreadable", {"path": path.name})


def wav_at_volume(path: Path, volume: float) -> bytes:
    """Return the 16-bit WAV file ``path`` with its samples at ``volume`` 0 to 1."""
    with wave.open(str(path)) as wav:
        params = wav.getparams()
        samples = array("h", wav.readframes(params.nframes))
    quieter = io.BytesIO()
    with wave.open(quieter, "wb") as wav:
        wav.setparams(params)
        wav.writeframes(array("h", (int(sample * volume) for sample in samples)).tobytes())
    return quieter.getvalue()
