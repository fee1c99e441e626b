"""What happens when a setting changes while the app runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.engine.game import CLOCK

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp


def apply(app: CompanionApp, name: str, value: Any) -> None:
    """Apply a setting that `CompanionApp.settings` already has."""
    for start, work in WORK.items():
        if name.startswith(start):
            work(app, value)


def _text_scale(app: CompanionApp, value: float) -> None:
    app.host.text_scale = value
    app.host.fit(app.host.width, app.host.height)


def _light(app: CompanionApp, _: int) -> None:
    app.light.set(app.settings.brightness, app.settings.dim_after)


def _clock(app: CompanionApp, value: str) -> None:
    if app.sessions.current and CLOCK in app.session.game.options:
        app.session.set_clock(value)


def _voice(app: CompanionApp, _: Any) -> None:
    if app.narrator:
        app.narrator.set_on(app.settings.voice)
        app.narrator.set_rate(app.settings.voice_rate)
        app.narrator.set_volume(app.settings.voice_volume)


def _sounds(app: CompanionApp, _: Any) -> None:
    app.sounds.settings = app.settings


WORK: dict[str, Callable[[CompanionApp, Any], None]] = {
    "language": lambda app, value: app.speak_language(value),
    "text_scale": _text_scale,
    "brightness": _light,
    "dim_after": _light,
    "clock": _clock,
    "voice": _voice,
    "effects_": _sounds,
    "sound_": _sounds,
    "pin_": lambda app, _: app.wire(),
}
"""What each setting does, by the beginning of its name."""
