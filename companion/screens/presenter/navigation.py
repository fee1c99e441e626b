"""Which screen is shown."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from companion.screens.presenter.status import Status
from companion.screens.services.last_screen import LastPlace, LastScreen
from companion.screens.window.taps import PAUSE_S, TURNED_S

log = logging.getLogger(__name__)

HOME, TABLE, READING, PAGE, TAKING = "home", "table", "reading", "page", "taking"
"""The screens that can be opened from everywhere."""

PLAYS = "plays"
"""The screen with all plays, which the primary button opens."""

LOCK = "lock"
LOCKED = (
    *("settings", "box", "saved", "stick", "phone", "offered", "clean", "power", "wiring"),
    "doctor",
)
"""The screen that asks for the PIN, and those that it locks."""

PASSING = (
    *(
        LOCK,
        "delete",
        "write",
        "stick",
        "phone",
        "bgstats",
        "phones",
        TAKING,
        "offered",
        "clean",
        "power",
        "wiring",
        "doctor",
        "touch",
        "buttons",
    ),
)
"""The screens on which the app doesn't reopen: they are only for the current session."""


class Navigation:
    """Shows screens by name, and saves the current one, so that the app reopens there."""

    def __init__(self, status: Status) -> None:
        self._status = status
        self.last_screen = LastScreen()
        self._unlocked = False
        self.wrong_pins = 0
        """How many wrong PINs were typed: more than one screen may ask for it."""
        self.shut_until = 0.0
        """When a PIN is accepted again after too many of them, in seconds of Kivy's clock."""
        self._whose: str | None = None

    def show(self, name: str, **detail: Any) -> None:
        """Show a screen with this ``detail``; the app reopens there, if allowed.

        Screens locked by the PIN open once it was typed, until the table or the first screen is
        shown.
        """
        status = self._status
        if name in (HOME, TABLE):
            self._unlocked = False
        elif name in LOCKED and status.settings.lock_pin and not self._unlocked:
            name, detail = LOCK, {"then": name, "open": detail}
        turned = name in (HOME, PLAYS) or (name == TABLE and self._turned())
        status.guard.start(TURNED_S if turned else PAUSE_S)
        if name == TABLE:
            status.session.resume_clock()
        status.dispatch("on_show", name)
        status.refresh_status()
        status.host.show(name, detail)
        self.save_place()

    def stay(self, detail: Mapping[str, Any]) -> None:
        """Save what the current screen has come to show by itself."""
        self._status.host.detail = detail
        self.save_place()

    def save_place(self) -> None:
        """Save where the app is, so that it reopens there."""
        status = self._status
        host, session = status.host, status.sessions.current
        ticked = {play: each for play, each in status.ticked.items() if play and each[1]}
        place = LastPlace(host.shown, session.id if session else None, dict(host.detail), ticked)
        if self._opens_on(place):
            self.last_screen.save(place)
        log.info("shows %s", place)

    def _opens_on(self, place: LastPlace) -> bool:
        """Return whether the app may reopen there: it must not ask for a PIN immediately."""
        locked = self._status.settings.lock_pin and place.screen in LOCKED
        return not locked and place.screen not in PASSING

    def _turned(self) -> bool:
        """Return whether the table was covered, or another actor's turn has begun."""
        before, self._whose = self._whose, self._status.session.play.whose
        return self._status.host.shown != TABLE or self._whose != before

    def unlock(self) -> None:
        """Unlock the settings, after the PIN was typed."""
        self._unlocked = True

    def visit(self, name: str, **detail: Any) -> None:
        """Show a screen and announce it; an earlier notice is dropped, unless it is being read."""
        status = self._status
        if name not in (READING, PAGE):
            status.trouble = ""
        self.show(name, **detail)
        status.speech.say(status.host.screen.spoken)

    def read(self, what: str, section: int = 0, **table: Any) -> None:
        """Show a text, or a ``section`` of it; see `READINGS` in `models.readings`.

        ``table`` is the table's detail for when the player comes back.
        """
        part = {"section": section} if section else {}
        self.visit(READING, what=what, **part, **({"table": table} if table else {}))

    def show_play(self) -> None:
        """Show the table, or the first screen if there is no play, and announce it."""
        status = self._status
        if status.sessions.current:
            self.show(TABLE)
            status.speech.say(status.host.screens[TABLE].said_again)
        else:
            self.visit(HOME)

    def go_home(self) -> None:
        """Leave the table as it is, and show the first screen."""
        status = self._status
        status.trouble = status.greeting = ""
        status.sessions.leave()
        self.visit(HOME)

    def come_back(self) -> None:
        """Show the screen on which the app was closed, or the table or the first screen."""
        status = self._status
        place = self.last_screen.last() or LastPlace(HOME)
        status.ticked.update(place.ticked)
        if not self._opens_on(place):
            place = LastPlace(HOME if place.play is None else TABLE, place.play)
        try:
            if place.play is not None:
                status.sessions.open_saved(place.play)
                status.greeting = status.session.greeting
                status.speech.sounds.step(status.session.play)
            elif place.screen not in status.host.needs_no_play:
                place = LastPlace(HOME)
            self.show(place.screen, **place.detail)
        except Exception:
            log.exception("the app cannot come back to %s", place)
            status.sessions.leave()
            status.greeting = ""
            self.show(HOME)
        if place.screen == TABLE and status.sessions.current:
            self.say_step()
        else:
            status.speech.say(status.host.screen.spoken)

    def say_step(self) -> None:
        """Say the step as far as the table shows it: what was announced, and what to do."""
        said = self._status.host.screens[TABLE].said
        self._status.speech.say(f"{self._status.greeting} {said}".strip())

    def quit(self) -> None:
        """Close the app; the play is on disk. A kiosk asks whether to turn the machine off."""
        self._status.speech.heard = True  # nothing is said when closing
        if self._status.settings.kiosk:
            self.visit("power")
        else:
            self._status.dispatch("on_quit")
