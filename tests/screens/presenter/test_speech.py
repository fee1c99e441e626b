"""Sentences and effects, without a screen."""

from __future__ import annotations

from companion.screens.presenter.speech import Speech
from companion.screens.services.sounds import Sounds
from companion.storage.settings import Settings
from screens.conftest import Voice


def speech(voice: Voice | None) -> Speech:
    return Speech(voice, Sounds(None, Settings()), "en")


def test_news_are_said_once_before_the_next_sentence(voice: Voice) -> None:
    speaks = speech(voice)
    speaks.news.update(["The disk is full."])
    speaks.say("Take the card.")
    speaks.say("Take the card.")
    assert voice.said == ["The disk is full. Take the card.", "Take the card."]


def test_a_sentence_that_is_among_the_news_is_not_said_twice(voice: Voice) -> None:
    speaks = speech(voice)
    speaks.news.update(["The disk is full."])
    speaks.say_with_news("The disk is full.")
    assert voice.said == ["The disk is full."]


def test_another_language_is_heard_for_one_sentence_only(voice: Voice) -> None:
    speaks = speech(voice)
    speaks.say("Français", "fr")
    speaks.say("Next")
    assert voice.tongues == ["fr", "en"]


def test_it_is_known_whether_anything_was_said(voice: Voice) -> None:
    speaks = speech(voice)
    speaks.say("")
    assert not speaks.heard
    speaks.say("Next")
    assert speaks.heard


def test_nothing_is_spoken_without_a_narrator() -> None:
    speaks = speech(None)
    speaks.say("Next")
    speaks.use("fr")
    speaks.say_missed()
    assert not speaks.speaking
