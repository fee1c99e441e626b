"""The newest line is heard; a tap never waits for the voice, nor the voice for a tap."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.device import audio
from companion.device.audio import NO_DEVICE, Loudspeaker, OnEnd, Stop, nothing
from companion.engine.problem import Problem
from companion.voice.narrator import Narrator
from companion.voice.speech import RATE, SpokenLine, Synthesiser
from kit.patience import PATIENCE
from kit.silent import SilentPlayer


def file_of(text: str, language: str = "en", rate: int = RATE) -> str:
    return f"{SpokenLine(text, language, rate).key}.wav"


@pytest.fixture
def player() -> SilentPlayer:
    return SilentPlayer()


@pytest.fixture
def narrator(synthesiser, player, engine, tmp_path) -> Iterator[Narrator]:
    narrator = Narrator(synthesiser, Loudspeaker(player, tmp_path / "sounds"))
    yield narrator
    engine.gate.set()
    narrator.close()


def heard(player: SilentPlayer) -> list[str]:
    return [name for name, _ in player.played]


def test_a_line_is_heard(narrator, player):
    narrator.say("Mars")
    assert narrator.wait(PATIENCE)
    assert player.played == [(file_of("Mars"), 1.0)]
    assert narrator.reason is None


def test_saying_does_not_wait_for_the_speech_to_be_made(narrator, engine, player):
    engine.gate.clear()
    narrator.say("Mars")
    assert not narrator.wait(0)
    assert player.played == []
    engine.gate.set()
    assert narrator.wait(PATIENCE)


def test_a_line_overtaken_while_it_is_made_is_not_heard(narrator, engine, player):
    engine.gate.clear()
    narrator.say("old")
    assert engine.begun.acquire(timeout=PATIENCE)
    for text in ("also old", "new"):
        narrator.say(text)
    engine.gate.set()
    assert narrator.wait(PATIENCE)
    assert heard(player) == [file_of("new")]
    assert engine.texts == ["old", "new"], "a line nobody wants is not even made"


class Desk:
    """A main thread's list of jobs, done when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[Callable[[], None]] = []

    def work(self) -> None:
        while self.jobs:
            self.jobs.pop(0)()


def test_a_line_overtaken_on_its_way_to_the_main_thread_is_not_heard(synthesiser, player, tmp_path):
    desk = Desk()
    narrator = Narrator(
        synthesiser, Loudspeaker(player, tmp_path), post=lambda job: desk.jobs.append(job)
    )
    narrator.say("old")
    synthesiser.synthesise("the worker is past it", "en")
    narrator.say("new")
    synthesiser.synthesise("the worker is past this too", "en")
    assert player.played == [], "nothing sounds on the worker's thread"
    desk.work()
    assert heard(player) == [file_of("new")]
    assert narrator.wait(PATIENCE)


def test_a_late_cut_does_not_cut_the_line_it_made_way_for(synthesiser, tmp_path):
    player = SilentPlayer(lasting=True)
    loudspeaker = Loudspeaker(player, tmp_path)
    desk = Desk()
    narrator = Narrator(synthesiser, loudspeaker, post=lambda job: desk.jobs.append(job))
    narrator.say("new")
    synthesiser.synthesise("the worker is past it", "en")
    desk.jobs.reverse()
    desk.work()
    assert loudspeaker.speaking


def test_a_new_line_cuts_the_old_one_before_it_is_made(synthesiser, engine, tmp_path):
    player = SilentPlayer(lasting=True)
    loudspeaker = Loudspeaker(player, tmp_path)
    narrator = Narrator(synthesiser, loudspeaker)
    narrator.say("old")
    synthesiser.synthesise("the worker is past it", "en")
    assert loudspeaker.speaking
    engine.gate.clear()
    narrator.say("new")
    assert not loudspeaker.speaking
    assert not narrator.wait(0)
    engine.gate.set()
    synthesiser.synthesise("the worker is past this too", "en")
    player.finish()
    assert narrator.wait(PATIENCE)


def test_stop_silences_a_line_that_is_still_being_made(narrator, engine, player, synthesiser):
    engine.gate.clear()
    narrator.say("Mars")
    narrator.stop()
    assert narrator.wait(0)
    engine.gate.set()
    synthesiser.synthesise("the worker is past it", "en")
    assert player.played == []


def test_repeat_says_the_last_line_in_its_own_language(narrator, player):
    narrator.repeat()
    narrator.say("A mine")
    assert narrator.wait(PATIENCE)
    narrator.set_language("fr")
    narrator.repeat()
    assert narrator.wait(PATIENCE)
    assert heard(player) == [file_of("A mine"), file_of("A mine")]


def test_language_rate_and_volume_hold_from_the_next_line_on(narrator, player, engine):
    narrator.set_language("pt-BR")
    narrator.set_rate(500)
    narrator.set_volume(0.4)
    narrator.say("Uma mina")
    assert narrator.wait(PATIENCE)
    assert player.played == [(file_of("Uma mina", "pt-BR", 300), 0.4)]
    assert engine.spoken == [("Uma mina", "pt-br", 330)], "a voice that is slow"


def test_lines_prepared_are_ready_when_they_are_said(narrator, engine, synthesiser):
    narrator.prepare(["one", "two"])
    assert engine.begun.acquire(timeout=PATIENCE)
    assert engine.begun.acquire(timeout=PATIENCE)
    narrator.say("two")
    assert narrator.wait(PATIENCE)
    assert engine.texts == ["one", "two"]


def test_turned_off_it_is_silent_and_makes_nothing(narrator, player, engine):
    narrator.set_on(False)
    narrator.prepare(["ahead"])
    narrator.say("Mars")
    narrator.repeat()
    assert narrator.wait(0)
    narrator.set_on(True)
    narrator.repeat()
    assert narrator.wait(PATIENCE)
    assert heard(player) == [file_of("Mars")]
    assert engine.texts == ["Mars"]


def test_turning_it_off_cuts_the_line(synthesiser, tmp_path):
    loudspeaker = Loudspeaker(SilentPlayer(lasting=True), tmp_path)
    narrator = Narrator(synthesiser, loudspeaker)
    narrator.say("Mars")
    synthesiser.synthesise("the worker is past it", "en")
    narrator.set_on(False)
    assert not loudspeaker.speaking
    assert narrator.wait(0)


def test_without_an_engine_it_is_quiet_and_says_why(tmp_path, player):
    def missing():
        raise ImportError

    narrator = Narrator(
        Synthesiser(tmp_path, open_engine=missing), Loudspeaker(player, tmp_path / "sounds")
    )
    narrator.say("Mars")
    assert narrator.wait(PATIENCE)
    assert narrator.reason is not None
    assert narrator.reason == Problem("core.not-installed", {"what": "pyttsx3"})
    narrator.close()


def test_closed_it_says_nothing_more(narrator, player):
    narrator.close()
    narrator.say("Mars")
    assert narrator.wait(0)
    assert player.played == []


# a sound card that comes late


class NeedsCard(SilentPlayer):
    """Plays where there is a sound card."""

    def start(self, path: Path, volume: float, on_end: OnEnd) -> Stop:
        if any(audio.SOUND.glob("pcm*")):
            return super().start(path, volume, on_end)
        on_end(Problem(NO_DEVICE))
        return nothing


def test_what_no_sound_card_was_there_for_is_said_once_when_one_comes(
    synthesiser, engine, tmp_path, monkeypatch
):
    monkeypatch.setattr(audio, "SOUND", tmp_path / "snd")
    player = NeedsCard()
    narrator = Narrator(synthesiser, Loudspeaker(player, tmp_path / "sounds"))
    narrator.say("The first screen. Choose a game.")
    assert narrator.wait(PATIENCE)
    assert narrator.reason == Problem(NO_DEVICE)
    narrator.say_missed()
    assert narrator.wait(PATIENCE)
    assert player.played == []
    audio.SOUND.mkdir()
    for name in ("controlC0", "pcmC0D0p"):
        (audio.SOUND / name).touch()
    for _ in range(2):
        narrator.say_missed()
        assert narrator.wait(PATIENCE)
    assert heard(player) == [file_of("The first screen."), file_of("Choose a game.")]
    assert narrator.reason is None
    narrator.close()
