"""Two push buttons and the voice are enough at the table in kv, to the end of every game."""

from __future__ import annotations

from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.audio import Loudspeaker, SilentPlayer
from companion.data_folders import sounds
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES
from kit.boards import BOX
from kit.by_ear import THIRD, Hands
from kit.by_ear_on_board import BoardListener
from kit.long import LONG

IN = {"on-mars": "en", "ares": "fr"}
"""The language in which a game is played; if long, every game in each."""

PLAYED = [(game, each) for game in games() for each in LANGUAGES if LONG or IN.get(game) == each]


@pytest.fixture
def listener(open_app: Any, voice: Any) -> Any:
    pins, sounding = MockFactory(pin_class=MockPWMPin), SilentPlayer()
    hands, loudspeaker = Hands(pins), Loudspeaker(sounding, sounds())
    player = open_app(buttons=hands.wire, loudspeaker=loudspeaker, pin_help=THIRD)
    player.app.host.screens.pop("table", None)
    yield BoardListener(player, voice, hands, sounding)
    pins.reset()


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_whole_play_is_played_by_two_buttons_and_the_voice(
    listener: Any, game: str, language: str
) -> None:
    player, seed = listener.player, 4
    player.presenter.store.box("on-mars").update(BOX)
    player.presenter.set("language", language)
    listener.chance.seed(seed)
    player.now += 1
    player.presenter.open_play(game, new=True, seed=str(seed))
    listener.heard = listener.voice.said[-1]
    listener.play_out(follow=0.9)
    assert player.presenter.session.pieces[-1].text in listener.heard
    if game == "on-mars":
        assert min(listener.rolls, listener.undos, listener.looks, listener.corrections) > 0
        given = [entry.value for entry in player.play.log]
        assert all(each in given for each in ("differs", "impossible"))
    listener.next()
    player.frames(1)
    assert player.app.host.shown == "home"
