"""Each effect at its moment only, quiet under the voice, and what is preloaded."""

import itertools
import wave
from math import inf

import pytest
from kivy.uix.widget import Widget

from companion.device.audio import UNDER_THE_VOICE, Loudspeaker
from companion.device.data_folders import sounds
from companion.engine.autoplay import usual_answer
from companion.screens.models.desk import Unseen
from companion.screens.models.table import TableController
from companion.screens.presenter.status import DUE_S
from companion.session.session import Session
from companion.voice.narrator import Narrator, sentences
from kit.silent import SilentPlayer

TURN = "on-mars.table"
EFFECTS = ("tap", "card", "die", "your-turn", "deadline")


@pytest.fixture
def sounding():
    return SilentPlayer()


@pytest.fixture
def heard(open_app, sounding):
    """A player at the table's first main question, and a list of the effects since."""

    def open_and_begin(**settings):
        player = open_app(loudspeaker=Loudspeaker(sounding, sounds()), **settings)
        player.begin(options={"help": "quick"}, seed="1")
        while player.play.ask.key != TURN:
            player.presenter.session.answer(usual_answer(player.play))
        player.presenter.game.show_step()
        sounding.played.clear()
        return player

    return open_and_begin


def effects(sounding):
    """Return the effects played since this was last asked."""
    names = [name.removesuffix(".wav") for name, _ in sounding.played]
    sounding.played.clear()
    return names


def default(player):
    player.now += 1
    player.presenter.game.change(lambda: player.presenter.session.answer(usual_answer(player.play)))


def to_his_turn(player):
    while player.play.whose != "bot":
        default(player)


def test_the_files_are_there_and_short():
    assert {path.stem for path in sounds().glob("*.wav")} == set(EFFECTS)
    for name in EFFECTS:
        with wave.open(str(sounds() / f"{name}.wav")) as sound:
            assert 0 < sound.getnframes() / sound.getframerate() < 2


def test_a_tap_on_a_button_and_not_beside_it(heard, sounding):
    player = heard()
    beside = Widget(pos=(340, 450), size=(10, 10))  # no more than a place to touch
    player.tap(beside)
    assert effects(sounding) == []
    player.tap(player.taps["menu"])
    assert effects(sounding) == ["tap"]


def test_a_key_makes_no_tap(heard, sounding):
    player = heard()
    player.press("w")
    assert effects(sounding) == []


def test_his_card_and_then_the_players_turn_each_once(heard, sounding):
    player = heard()
    to_his_turn(player)
    assert effects(sounding) == ["card"]
    default(player)  # the Shuttle phase: his space is drawn
    assert effects(sounding) == ["card"]
    to_his_turn(player)
    assert effects(sounding) == ["card"]
    default(player)
    assert effects(sounding) == ["your-turn"]


@pytest.mark.parametrize(("options", "effect"), [(2, "card"), (6, "die")])
def test_a_tie_is_heard_as_what_the_companion_draws_it_with(heard, sounding, options, effect):
    player = heard()
    while "tie" not in [value for value, _ in player.presenter.session.ask.options]:
        default(player)
    for answer in ("tie", options):
        effects(sounding)
        player.now += 1
        player.presenter.game.change(lambda answer=answer: player.presenter.session.answer(answer))
    assert effects(sounding) == [effect]


def test_what_is_gone_back_to_is_silent_and_redo_shows_the_card_again(heard, sounding):
    player = heard()
    to_his_turn(player)
    effects(sounding)
    player.press("u")
    assert effects(sounding) == []
    player.now += 1
    player.table.do_redo()
    assert effects(sounding) == ["card"]


def test_a_play_that_is_opened_is_silent_and_the_next_card_is_not(heard, sounding):
    player = heard()
    to_his_turn(player)
    player.presenter.navigation.go_home()
    effects(sounding)
    player.now += 1
    player.presenter.game.open("on-mars")
    assert effects(sounding) == []
    default(player)
    assert effects(sounding) == ["card"]


def test_nor_is_the_first_card_after_coming_back(heard, sounding, open_app):
    player = heard()
    to_his_turn(player)
    player.window.remove_widget(player.app.root)
    player.app.on_stop()
    again = open_app(loudspeaker=Loudspeaker(sounding, sounds()))
    effects(sounding)
    default(again)
    assert effects(sounding) == ["card"]


def test_the_die_when_it_is_rolled_and_not_when_it_is_shown_again(heard, sounding):
    player = heard()
    player.presenter.navigation.show("die")
    player.press("6")
    assert effects(sounding) == ["die"]
    player.presenter.navigation.show("die", **player.app.host.detail)
    assert effects(sounding) == []


def test_the_deadline_with_each_call_of_the_clock_once_a_turn(heard, sounding):
    player = heard()
    wind(player, "60")
    pass_by(player, 29)
    assert effects(sounding) == []
    for left in (30, 10, 0):
        pass_by(player, 60 - left - player.presenter.session.clock.elapsed)
        assert effects(sounding) == ["deadline"]
    pass_by(player, 60)
    assert effects(sounding) == []


def wind(player, value):
    """Set the clock of the play, on a wall that the test moves."""
    session = player.presenter.session
    session._now = lambda: player.now
    session.set_clock(value)
    session.run_clock()


def pass_by(player, seconds):
    player.now += seconds
    player.presenter.watch()


@pytest.mark.parametrize("name", EFFECTS)
def test_each_has_its_switch(heard, sounding, name):
    switch = f"sound_{name.replace('-', '_')}"
    player = heard(**{switch: False})
    for each in EFFECTS:
        player.presenter.speech.effect(each)
    assert effects(sounding) == [each for each in EFFECTS if each != name]
    player.presenter.preferences.set(switch, True)
    player.presenter.speech.effect(name)
    assert effects(sounding) == [name]
    player.presenter.preferences.set(switch, False)
    player.presenter.speech.effect(name)
    assert effects(sounding) == []


def test_their_volume_and_that_they_are_quiet_under_the_voice(open_app):
    lasting = SilentPlayer(lasting=True)
    loudspeaker = Loudspeaker(lasting, sounds())
    player = open_app(loudspeaker=loudspeaker)
    player.presenter.preferences.set("effects_volume", 0.8)
    player.presenter.speech.effect("tap")
    loudspeaker.speak(sounds() / "die.wav", 1.0)
    player.presenter.speech.effect("tap")
    assert lasting.played[0] == ("tap.wav", 0.8)
    assert lasting.played[-1] == ("tap.wav", pytest.approx(0.8 * UNDER_THE_VOICE))


def test_without_a_loudspeaker_nothing_is_missed(player):
    player.begin()
    player.next()
    player.presenter.speech.effect("tap")


# the speech of the next steps


def likely(player):
    """Return what the table says of each move of this step, and of each likely next one."""
    presenter, session = player.presenter, player.presenter.session
    found = []
    for ahead in (session, *session.preview_answers()):
        if ahead:
            unseen = Unseen(ahead, presenter.settings)
            found += filter(None, TableController(unseen).lines())
    return found


@pytest.fixture
def slice_of_a_frame(monkeypatch):
    """Prepare at once, for this many seconds of each frame."""

    def preview_answers(seconds):
        monkeypatch.setattr("companion.screens.services.foresight.DELAY_S", 0)
        monkeypatch.setattr("companion.screens.window.in_slices.SLICE_S", seconds)
        monkeypatch.setattr("companion.screens.services.foresight.PAUSE_S", 0)

    return preview_answers


@pytest.fixture
def foreseen(slice_of_a_frame):
    """Foresee in the frame after a step."""
    slice_of_a_frame(inf)


@pytest.mark.usefixtures("foreseen")
def test_whatever_likely_answer_is_given_its_line_was_prepared(open_app, voice):
    player = open_app()
    player.begin(options={"help": "quick"}, seed="1")
    chance = itertools.cycle((0, 0, 1, 0, 2))
    while player.play.ask.key != TURN:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    for _ in range(20):
        player.frames(2)
        likely = [value for value, _ in player.presenter.session.ask.options][:3]
        prepared = {each for line in voice.prepared for each in sentences(line)}
        voice.prepared.clear()
        value = likely[next(chance) % len(likely)] if likely else player.play.ask.default
        player.now += 1
        player.presenter.game.change(lambda value=value: player.presenter.session.answer(value))
        assert {*sentences(voice.said[-1])} <= prepared


def test_the_next_steps_are_foreseen_a_piece_in_a_frame(open_app, voice, slice_of_a_frame):
    slice_of_a_frame(0)
    player = open_app()
    player.begin()
    prepared = []
    for _ in range(200):
        player.frames(1)
        prepared.append(len(voice.prepared))
    grown = [after - before for before, after in itertools.pairwise(prepared)]
    assert {*grown} == {0, 1}, "never two lines in a frame"
    assert voice.prepared == likely(player)


def test_when_the_step_changes_the_rest_of_its_next_steps_is_left(
    open_app, voice, slice_of_a_frame
):
    slice_of_a_frame(0)
    player = open_app()
    player.begin()
    while not voice.prepared:
        player.frames(1)
    player.presenter.preferences.set("voice_rate", 170)
    player.frames(200)
    assert len(voice.prepared) == 1
    player.next()
    player.frames(200)
    assert voice.prepared[1:] == likely(player)


def test_a_next_step_that_cannot_be_worked_out_is_logged(
    open_app, voice, slice_of_a_frame, monkeypatch, caplog
):
    slice_of_a_frame(inf)
    player = open_app()
    monkeypatch.setattr(Session, "preview_answers", lambda *_: (1 / 0 for _ in "?"))
    player.begin()
    player.frames(2)
    assert "cannot be worked out" in caplog.text


@pytest.mark.usefixtures("foreseen")
def test_nothing_is_prepared_for_a_voice_that_is_off(open_app, voice):
    voice.on = False
    player = open_app()
    player.begin()
    player.frames(2)
    assert voice.prepared == []


@pytest.mark.usefixtures("foreseen")
def test_it_is_prepared_again_in_another_language_and_after_coming_back(open_app, voice):
    player = open_app()
    player.begin()
    player.presenter.navigation.show("settings")
    player.presenter.preferences.set("language", "fr")
    voice.prepared.clear()
    player.presenter.navigation.show_play()
    player.frames(2)
    assert voice.prepared == likely(player)
    player.window.remove_widget(player.app.root)
    player.app.on_stop()
    voice.prepared.clear()
    again = open_app(language="fr")
    again.frames(2)
    assert voice.prepared == likely(again)


def test_the_narrator_takes_what_the_app_gives_it():
    assert {"say", "stop", "prepare", "set_on", "set_language"} <= set(dir(Narrator))


def test_what_was_not_heard_for_want_of_a_sound_card_is_made_up_for_within_seconds(player, voice):
    before = voice.made_up
    for _ in range(DUE_S):
        player.later(1)
    assert voice.made_up == before + 1
