"""One loudspeaker: speech cuts speech, effects are quiet under it, silence is reported."""

import json
import os
import runpy
import sys
import threading
import wave
from array import array
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from companion.device.audio import AplayPlayer, Loudspeaker, wav_at_volume
from companion.engine.problem import Problem
from kit import processes
from kit.patience import PATIENCE
from kit.silent import SilentPlayer

SOUNDS = Path(__file__).parents[2] / "sounds"
HEARS = (sys.executable, "-c", "import sys; sys.stdin.buffer.read()")
NEVER_ENDS = (sys.executable, "-c", "import signal, sys; sys.stdin.buffer.read(); signal.pause()")
FAILS = (sys.executable, "-c", "import sys; sys.exit('ALSA\\naudio open error')")


MISSING, UNREADABLE = "core.sound-missing", "core.sound-unreadable"


def write_wav(path: Path, samples: list[int]) -> Path:
    with wave.open(str(path), "wb") as wav:
        wav.setnchannels(1)
        wav.setsampwidth(2)
        wav.setframerate(22050)
        wav.writeframes(array("h", samples).tobytes())
    return path


@pytest.fixture
def speech(tmp_path: Path) -> Path:
    return write_wav(tmp_path / "speech.wav", [1000, -1000] * 500)


@pytest.fixture
def corrupt(tmp_path: Path) -> Path:
    path = tmp_path / "corrupt.wav"
    path.write_bytes(b"RIFF, but not really")
    return path


@pytest.fixture
def player() -> SilentPlayer:
    return SilentPlayer(lasting=True)


def test_newer_speech_cuts_the_older(player, speech):
    ends: list[str] = []
    loudspeaker = Loudspeaker(player, SOUNDS)
    loudspeaker.speak(speech, on_end=lambda: ends.append("first"))
    loudspeaker.speak(speech, on_end=lambda: ends.append("second"))
    assert ends == ["first"]
    assert loudspeaker.speaking
    player.finish()
    assert ends == ["first", "second"]
    assert not loudspeaker.speaking


def test_speech_that_ends_says_so_once(player, speech):
    ends: list[int] = []
    loudspeaker = Loudspeaker(player, SOUNDS)
    loudspeaker.speak(speech, on_end=lambda: ends.append(1))
    player.finish()
    loudspeaker.stop_speech()
    assert ends == [1]


def test_an_effect_is_quiet_under_the_voice(player, speech):
    loudspeaker = Loudspeaker(player, SOUNDS, effects_volume=0.5)
    loudspeaker.effect("tap")
    loudspeaker.speak(speech, volume=0.8)
    loudspeaker.effect("tap")
    alone, voice, under = player.played
    assert alone == ("tap.wav", 0.5)
    assert voice == ("speech.wav", 0.8)
    assert under == ("tap.wav", pytest.approx(0.15))


def test_hushing_lets_an_effect_ring_out(player, speech):
    loudspeaker = Loudspeaker(player, SOUNDS)
    loudspeaker.effect("deadline")
    loudspeaker.speak(speech)
    loudspeaker.stop_speech()
    assert not loudspeaker.speaking
    assert player.sounding == ["deadline.wav"]


def test_a_player_that_cannot_mix_leaves_effects_out_while_it_speaks(player, speech):
    player.mixes = False
    loudspeaker = Loudspeaker(player, SOUNDS)
    loudspeaker.speak(speech)
    loudspeaker.effect("tap")
    assert [name for name, _ in player.played] == ["speech.wav"]


def test_effects_at_volume_0_are_off(player):
    loudspeaker = Loudspeaker(player, SOUNDS)
    loudspeaker.set_effects_volume(-1)
    loudspeaker.effect("tap")
    assert player.played == []


def speak_and_wait(loudspeaker: Loudspeaker, path: Path) -> Problem | None:
    over = threading.Event()
    loudspeaker.speak(path, on_end=over.set)
    assert over.wait(PATIENCE)
    return loudspeaker.reason


def test_aplay_plays_to_the_end(speech):
    loudspeaker = Loudspeaker(AplayPlayer(HEARS), SOUNDS)
    assert speak_and_wait(loudspeaker, speech) is None
    assert loudspeaker.reason is None


def test_the_real_aplay_understands_what_it_is_given(speech):
    loudspeaker = Loudspeaker(AplayPlayer(("aplay", "-q", "-D", "null", "-")), SOUNDS)
    assert speak_and_wait(loudspeaker, speech) is None


def test_aplay_is_cut_at_once(speech):
    loudspeaker = Loudspeaker(AplayPlayer(NEVER_ENDS), SOUNDS)
    over = threading.Event()
    loudspeaker.speak(speech, on_end=over.set)
    loudspeaker.stop_speech()
    assert over.wait(PATIENCE)
    assert loudspeaker.reason is None


def test_each_sound_waits_until_aplay_has_let_go_of_the_device(speech):
    loudspeaker = Loudspeaker(AplayPlayer(NEVER_ENDS), SOUNDS)
    ends: SimpleQueue[int] = SimpleQueue()
    for number in range(5):
        loudspeaker.speak(speech, on_end=lambda number=number: ends.put(number))
    loudspeaker.close()
    assert [ends.get(timeout=PATIENCE) for _ in range(5)] == list(range(5))


def test_a_device_that_fails_is_reported_in_one_sentence(speech, caplog):
    loudspeaker = Loudspeaker(AplayPlayer(FAILS), SOUNDS)
    assert speak_and_wait(loudspeaker, speech) == Problem(
        "core.sound-failed", {"error": "audio open error"}
    )
    speak_and_wait(loudspeaker, speech)
    assert loudspeaker.reason is not None
    assert len(caplog.records) == 1, "the same problem is logged once"


@pytest.mark.parametrize(
    ("complaint", "key"),
    [
        ("No such file or directory", "core.sound-no-device"),
        ("No such device", "core.sound-no-device"),
        ("Device or resource busy", "core.sound-busy"),
        ("Input/output error", "core.sound-failed"),
    ],
)
def test_what_aplay_says_of_the_device_is_reported_in_words_of_ours(speech, complaint, key):
    says = f"import sys; sys.exit('ALSA lib: x\\naplay: main:831: audio open error: {complaint}')"
    loudspeaker = Loudspeaker(AplayPlayer((sys.executable, "-c", says)), SOUNDS)
    shown = speak_and_wait(loudspeaker, speech)
    assert shown
    assert shown.key == key


def test_aplay_plays_on_the_loudspeaker_that_is_chosen_as_soon_as_that_is_there(speech, tmp_path):
    notes = tmp_path / "played.txt"
    plays = f"import sys; open({str(notes)!r}, 'a').write(' '.join(sys.argv[1:]) + '\\n')"
    there = iter([[""], ["plughw:CARD=Device", ""]])
    player = AplayPlayer((sys.executable, "-c", plays, "-q", "-"), lambda: next(there))
    loudspeaker = Loudspeaker(player, SOUNDS)
    for _ in range(2):
        speak_and_wait(loudspeaker, speech)
    assert notes.read_text().splitlines() == ["-q -", "-q - -D plughw:CARD=Device"]


@pytest.mark.parametrize(
    ("says", "tried"), [("No such device", ["", "A", "B"]), ("Device or resource busy", [""])]
)
def test_a_device_that_is_none_after_all_leaves_the_sound_to_the_next(
    speech, tmp_path, says, tried
):
    """HDMI without a screen is a card on a Pi, and often the first."""
    notes = tmp_path / "tried.txt"
    plays = (
        "import sys; name = (sys.argv[2:] or [''])[0];"
        f" print(name, file=open({str(notes)!r}, 'a'));"
        f" sys.exit(0 if name == 'B' else 'aplay: main:831: audio open error: {says}')"
    )
    player = AplayPlayer((sys.executable, "-c", plays), lambda: ["", "A", "B", "C"])
    reason = speak_and_wait(Loudspeaker(player, SOUNDS), speech)
    assert notes.read_text().split("\n")[:-1] == tried
    assert (reason is None) is (tried[-1] == "B")


def test_a_missing_aplay_is_reported(speech):
    loudspeaker = Loudspeaker(AplayPlayer(("no-such-player",)), SOUNDS)
    assert speak_and_wait(loudspeaker, speech) == Problem(
        "core.not-installed", {"what": "no-such-player"}
    )


def test_a_missing_or_corrupt_file_is_reported_and_the_next_sound_clears_it(speech, corrupt):
    loudspeaker = Loudspeaker(AplayPlayer(HEARS), SOUNDS)
    missing = corrupt.with_name("missing.wav")
    assert speak_and_wait(loudspeaker, missing) == Problem(MISSING, {"path": "missing.wav"})
    assert speak_and_wait(loudspeaker, corrupt) == Problem(UNREADABLE, {"path": "corrupt.wav"})
    loudspeaker.effect("no-such-effect")
    assert loudspeaker.reason == Problem(MISSING, {"path": "no-such-effect.wav"})
    assert speak_and_wait(loudspeaker, speech) is None


def test_the_volume_scales_every_sample(tmp_path):
    loud = write_wav(tmp_path / "loud.wav", [0, 32767, -32768, 100])
    quiet = tmp_path / "quiet.wav"
    quiet.write_bytes(wav_at_volume(loud, 0.5))
    with wave.open(str(quiet)) as wav:
        assert list(array("h", wav.readframes(4))) == [0, 16383, -16384, 50]
        assert wav.getnframes() == 4


WITH_KIVY = """
import json, sys, time
from pathlib import Path
from kivy.clock import Clock
from companion.device.audio import KivyPlayer, Loudspeaker

speech, corrupt = map(Path, sys.argv[1:3])
loudspeaker = Loudspeaker(KivyPlayer(), Path(sys.argv[3]))
shown = []

def reason():
    return loudspeaker.reason and loudspeaker.reason.key

def speak(path, cut=False):
    ends = []
    loudspeaker.speak(path, on_end=lambda: ends.append(1))
    speaking = loudspeaker.speaking
    if cut:
        loudspeaker.stop_speech()
    until = time.monotonic() + 60
    while not ends and time.monotonic() < until:
        Clock.tick()
    shown.append([speaking, len(ends), reason()])

speak(speech)
speak(speech, cut=True)
loudspeaker.effect("tap")
loudspeaker.effect("tap")
shown.append(reason())
speak(corrupt)
speak(corrupt.with_name("missing.wav"))
loudspeaker.effect("tap")
loudspeaker.close()
shown.append(reason())
print(json.dumps(shown))
"""


PLAYS_MANY = """
import gc, json, sys, time
from pathlib import Path
from kivy.clock import Clock
from kivy.core.audio import SoundLoader
from companion.device.audio import KivyPlayer, Loudspeaker

loudspeaker = Loudspeaker(KivyPlayer(), Path(sys.argv[3]))
SoundLoader.load = None
gc.disable()
opened = []

def note():
    files = [entry.readlink() for entry in Path("/proc/self/fd").iterdir() if entry.exists()]
    opened.append(files.count(Path(sys.argv[1]).resolve()))

def until(ended):
    until = time.monotonic() + 60
    while not ended() and time.monotonic() < until:
        Clock.tick()

for _ in range(4):
    ends = []
    loudspeaker.speak(Path(sys.argv[1]), on_end=lambda: ends.append(1))
    note()
    until(lambda: ends)
    note()
loudspeaker.speak(Path(sys.argv[1]))
loudspeaker.stop_speech()
note()
loudspeaker.speak(Path(sys.argv[1]))
loudspeaker.speak(Path(sys.argv[1]))
loudspeaker.close()
loudspeaker.effect("tap")
Clock.tick()
note()
print(json.dumps(opened))
"""


LOSES_ITS_DEVICE = """
import json, sys
from pathlib import Path
from companion.device import audio
from companion.device.audio import KivyPlayer, Loudspeaker
from kit.silent import SilentPlayer
from companion.voice.cache import Memory

spare = SilentPlayer()
audio.SOUND = Path(sys.argv[1]).parent / "snd"
audio.SOUND.mkdir()
(audio.SOUND / "controlC1").touch()
device = audio.SOUND / "pcmC1D0p"
device.touch()
loudspeaker = Loudspeaker(KivyPlayer(spare), Path(sys.argv[3]))
speech = Memory(1 << 20).save("line", Path(sys.argv[1]).read_bytes())
shown = []

def speak():
    ends = []
    loudspeaker.speak(speech, on_end=lambda: ends.append(1))
    reason = loudspeaker.reason and loudspeaker.reason.key
    shown.append([len(ends), reason, len(spare.played)])
    loudspeaker.stop_speech()

speak()
device.unlink()
speak()
(audio.SOUND / "something-else").touch()
device.touch()
shown.append(loudspeaker.renewed)
speak()
shown.append(loudspeaker.renewed)
loudspeaker.close()
print(json.dumps(shown))
"""


PULLED_OUT = """
import json, sys
from pathlib import Path
from kivy.clock import Clock
from companion.device import audio
from companion.device.audio import KivyPlayer, Loudspeaker

audio.SOUND = Path(sys.argv[1]).parent / "snd"
audio.SOUND.mkdir()
(audio.SOUND / "controlC1").touch()
device = audio.SOUND / "pcmC1D0p"
device.touch()
loudspeaker = Loudspeaker(KivyPlayer(), Path(sys.argv[3]))
ends = []
loudspeaker.speak(Path(sys.argv[1]), on_end=lambda: ends.append(1))
device.unlink()
while not ends:
    Clock.tick()
print(json.dumps(loudspeaker.reason and loudspeaker.reason.key))
"""


COMES_LATE = """
import json, os, sys
from pathlib import Path
from kivy.clock import Clock
from companion.device import audio
from companion.device.audio import KivyPlayer, Loudspeaker
from kit.silent import SilentPlayer

audio.SOUND = Path(sys.argv[1]).parent / "snd"
audio.SOUND.mkdir()
spare, here = SilentPlayer(), []

def choose():
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    return "chosen" in here

player = KivyPlayer(spare, choose)
loudspeaker = Loudspeaker(player, Path(sys.argv[3]))
shown = []

def speak():
    ends = []
    loudspeaker.speak(Path(sys.argv[1]), on_end=lambda: ends.append(1))
    while not ends:
        Clock.tick()
    loudspeaker.effect("tap")
    reason = loudspeaker.reason and loudspeaker.reason.key
    shown.append([reason, player.mixes, len(spare.played), loudspeaker.renewed])

here.append("chosen")
speak()
(audio.SOUND / "pcmC0D0p").touch()
speak()
here.remove("chosen")
(audio.SOUND / "controlC0").touch()
shown.append(loudspeaker.renewed)
speak()
here.append("chosen")
speak()
print(json.dumps(shown))
"""


CANNOT_BE_OPENED_YET = """
import json, sys
from pathlib import Path
from kivy.clock import Clock
from companion.device import audio
from companion.device.audio import AplayPlayer, KivyPlayer, Loudspeaker

speech = Path(sys.argv[1])
audio.SOUND = speech.parent / "snd"
audio.SOUND.mkdir()
for name in ("controlC0", "pcmC0D0p"):
    (audio.SOUND / name).touch()
loudspeaker = Loudspeaker(KivyPlayer(AplayPlayer()), Path(sys.argv[3]))
shown = []

def speak():
    ends = []
    loudspeaker.speak(speech, on_end=lambda: ends.append(1))
    while not ends:
        Clock.tick()
    shown.append(loudspeaker.reason and loudspeaker.reason.key)

speak()
Path(speech.parent, "late.conf").rename(speech.parent / "asound.conf")
speak()
print(json.dumps(shown))
"""


NO_DEVICE = "core.sound-no-device"


def play_with_kivy(driver: str, speech: Path, corrupt: Path, script: str = WITH_KIVY) -> Any:
    # A process of its own: SDL opens the sound device once, for good.
    env = os.environ | {
        "SDL_AUDIODRIVER": driver,
        "ALSA_CONFIG_PATH": str(speech.with_name("asound.conf")),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONFIG": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "KIVY_AUDIO": "sdl2",
        "PYTHONPATH": str(Path(__file__).parents[1]),
    }
    run = processes.run("-c", script, str(speech), str(corrupt), str(SOUNDS), environ=env)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def test_a_spoken_line_is_read_while_it_plays_and_closed_once_it_has_ended_or_was_cut(
    speech, corrupt
):
    opened = play_with_kivy("dummy", speech, corrupt, PLAYS_MANY)
    assert opened == [1, 0] * 4 + [0, 0], "no garbage collection is needed"


def test_kivy_plays_cuts_and_says_what_it_cannot_play(speech, corrupt):
    assert play_with_kivy("dummy", speech, corrupt) == [
        [True, 1, None],
        [True, 1, None],
        None,
        [False, 1, UNREADABLE],
        [False, 1, MISSING],
        None,
    ]


def test_kivy_without_a_sound_device_stays_quiet(speech, corrupt):
    shown = play_with_kivy("no-such-driver", speech, corrupt)
    assert shown[:3] == [[False, 1, NO_DEVICE], [False, 1, NO_DEVICE], NO_DEVICE]


def test_a_device_that_vanishes_is_reported_and_heard_again_once_it_is_back(speech, corrupt):
    assert play_with_kivy("dummy", speech, corrupt, LOSES_ITS_DEVICE) == [
        [0, None, 0],
        [1, NO_DEVICE, 0],
        True,
        [1, None, 1],
        False,
    ]


def test_a_device_that_is_pulled_out_while_it_speaks_is_reported_when_the_line_ends(
    speech, corrupt
):
    assert play_with_kivy("dummy", speech, corrupt, PULLED_OUT) == NO_DEVICE


def test_a_sound_card_that_comes_late_is_opened_once_it_can_be_used_and_is_the_chosen_one(
    speech, corrupt
):
    assert play_with_kivy("alsa", speech, corrupt, COMES_LATE) == [
        [NO_DEVICE, False, 0, False],
        [NO_DEVICE, False, 0, False],  # its controls are still to come
        True,
        [None, False, 2, False],  # the spare plays on any until the chosen one is there
        [None, True, 2, False],
    ]


def test_what_a_card_is_not_ready_for_at_first_is_heard_when_it_is(speech, corrupt):
    """SDL is asked once, and says from then on that there is none."""
    heard = speech.with_name("heard.raw")
    card = f'pcm.!default {{ type file; slave.pcm {{ type null }}; file "{heard}"; format raw }}'
    speech.with_name("late.conf").write_text(card, encoding="utf-8")
    assert play_with_kivy("alsa", speech, corrupt, CANNOT_BE_OPENED_YET) == [NO_DEVICE, None]
    assert any(heard.read_bytes())


def test_the_effects_are_what_the_script_composes():
    composed = runpy.run_path(str(SOUNDS / "compose.py"))["compose"]()
    assert {path.stem: path.read_bytes() for path in SOUNDS.glob("*.wav")} == composed


@pytest.mark.parametrize("name", ["tap", "card", "die", "your-turn", "deadline"])
def test_an_effect_is_short_quiet_and_begins_and_ends_in_silence(name):
    with wave.open(str(SOUNDS / f"{name}.wav")) as wav:
        assert (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) == (1, 2, 44_100)
        samples = array("h", wav.readframes(wav.getnframes()))
    assert len(samples) < 1.5 * 44_100
    assert 1000 < max(map(abs, samples)) < 16_000
    assert max(map(abs, samples[:4])) < 100
    assert max(map(abs, samples[-4:])) < 10
