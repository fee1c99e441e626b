"""The companion's components, created according to the settings."""

from __future__ import annotations

import fcntl
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from socket import socket
from typing import Any

from companion.appendix import site
from companion.appendix.server import Published, Server, ServerApart
from companion.appendix.serving import InThread, Serving
from companion.commands.console import Speak, silently
from companion.device import loudspeakers
from companion.device.audio import AplayPlayer, Loudspeaker, Player
from companion.device.buttons import Buttons
from companion.device.data_folders import sounds
from companion.device.this_machine import identifiers
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook, spoken_names
from companion.storage import settings as settings_
from companion.storage.appliance import note_taken_back
from companion.storage.backups import Backups
from companion.storage.schema import DATABASE
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.voice.narrator import Narrator, Post, at_once
from companion.voice.speech import Synthesiser
from companion.voice.voices import Voices


@contextmanager
def open_store(copies: Backups | None = None) -> Iterator[Store]:
    """Open the database of plays; it is backed up as it grows."""
    path = settings_.home() / DATABASE
    with closing(copies or backups()) as copier:
        store = Store(
            path,
            machine=identifiers(path.parent),
            backups=copier.intact,
        )
        with closing(store):
            store.on_saved = copier.on_saved
            note_taken_back(store)
            yield store


def backups() -> Backups:
    """Return the backups of the database of plays."""
    home = settings_.home()
    return Backups(home / DATABASE, home / "backups", settings=settings_.portable)


@contextmanager
def single_instance() -> Iterator[None]:
    """Allow one running companion per home; raise `Refused` for a second."""
    home = settings_.home()
    with ExitStack() as stack:
        try:
            home.mkdir(parents=True, exist_ok=True)
            lock = stack.enter_context((home / "running").open("w"))
        except OSError:  # the store reports an unusable home
            pass
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Refused("core.refused-running", path=str(home)) from None
        yield


def server(settings: Settings, serving: Callable[[socket], Serving] = InThread) -> Server | None:
    """Return the site of the rule pages, None for none; ``serving`` answers inside a ``with``.

    If the pages are published elsewhere, nothing is served here.
    """
    if settings.appendix_url:
        return Published(settings.appendix_url)
    if not settings.server:
        return None
    host, port = settings.server_host or None, settings.server_port
    return ServerApart(host, port) if settings.server_apart else Server(host, port, serving)


def address(settings: Settings) -> Callable[[str, str, str], str]:
    """Return a function for a page's URL: its path on the site, or where it is published."""
    return Published(settings.appendix_url).url if settings.appendix_url else site.address


def lasting_address(settings: Settings) -> Callable[[str, str, str], str | None]:
    """Return a function for a page's URL for phones from now on, None if there is none."""
    if settings.appendix_url:
        return Published(settings.appendix_url).url
    apart = ServerApart(settings.server_host or None, settings.server_port)
    apart.expect()
    return apart.url


def synthesiser() -> Synthesiser:
    """Return the synthesiser, with the prerecorded lines."""
    return Synthesiser(settings_.cache() / "speech", baked=settings_.baked(), names=spoken_names)


def voices() -> Voices:
    """Return the installed voices."""
    return Voices(settings_.voices())


def aplay(settings: Settings) -> AplayPlayer:
    """Return the player that opens the loudspeaker for each sound."""
    return AplayPlayer(devices=partial(loudspeakers.devices, settings.loudspeaker))


@contextmanager
def voice(
    settings: Settings, player: Player, post: Post = at_once
) -> Iterator[tuple[Narrator, Loudspeaker]]:
    """Give the narrator, and the only owner of the loudspeaker, which also plays the effects."""
    loudspeaker = Loudspeaker(player, sounds())
    narrator = Narrator(
        synthesiser(),
        loudspeaker,
        settings.language,
        settings.voice_rate,
        settings.voice_volume,
        settings.voice,
        post,
        voices(),
        settings.voice_name,
    )
    try:
        yield narrator, loudspeaker
    finally:
        narrator.close()
        loudspeaker.close()


@contextmanager
def open_speech(settings: Settings, speak: bool, warn: bool = True) -> Iterator[Speak]:
    """Give a function that speaks a line; at the end the last line is finished.

    ``warn`` reports why nothing was heard, if speech was requested.
    """
    if not speak:
        yield silently
        return
    with voice(settings, aplay(settings)) as (narrator, _):
        narrator.set_on(True)
        yield narrator.say
        narrator.wait(timeout=20)
        if narrator.reason and warn:
            book = Phrasebook(settings.language)
            reason = book.problem(narrator.reason)
            print(book.text("core.no-voice", reason=reason), file=sys.stderr)


def buttons(settings: Settings, post: Callable[[Any], object]) -> Buttons:
    """Return the push buttons on the configured pins; they post their intents."""
    pins = {
        "next": settings.pin_next,
        "die": settings.pin_die,
        "undo": settings.pin_undo,
        "repeat": settings.pin_repeat,
        "help": settings.pin_help,
    }
    used: Any = {intent: pin for intent, pin in pins.items() if pin is not None}
    return Buttons(post, used, settings.pin_led)
