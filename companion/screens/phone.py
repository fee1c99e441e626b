"""A page for one phone, to fetch the saved plays or to send some: as long as this is shown."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any, TypeVar

from kivy.clock import Clock

from companion.engine.prompts import Refused
from companion.exchange import Exchange
from companion.exports import Export
from companion.screens.framed import Faces
from companion.screens.presenter import Presenter
from companion.screens.qr import CodeScreen
from companion.screens.services import saved

PATIENCE = 30.0
"""Seconds that a phone waits for an answer of the screen, at most."""

Found = TypeVar("Found")


class PhoneScreen(CodeScreen):
    """The code of the page. Another one is made whenever the screen is opened."""

    name = "phone"
    of_step = False
    heading, scan = "saved-phone", "saved-scan"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._exchange: Exchange | None = None
        self._offered: dict[str, Any] = {}

    def find(self) -> None:
        presenter = self.presenter
        if self._exchange is None:
            host = presenter.settings.server_host or None
            self._exchange = Exchange(
                host,
                lambda: presenter.phrasebook,
                lambda: in_the_window(lambda: saved.give(presenter)),
                lambda export: in_the_window(lambda: self._take(export)),
            )
            self._exchange.open()
        self.address = self._exchange.address
        self.scan = "saved-scan" if self.address else ""
        reason = self._exchange.reason
        title = f"screens.saved-{reason}" if reason else "screens.saved-phone-title"
        self.title = self.words(title)

    def _take(self, export: Export) -> str:
        """Add what a phone sent; its settings are offered when this screen is left."""
        told = saved.take(self.presenter, export)
        self._offered = saved.offered(self.presenter, export)
        return f"{told} {self.words('core.exchange-settings')}" if self._offered else told

    def tools(self) -> Faces:
        return {}

    def holds(self) -> list[str]:
        ways = ("get", "send") if self.address else ()
        return [self.words(f"core.exchange-{what}") for what in ways]

    @property
    def spoken(self) -> str:
        return super().spoken if self.address else self.title

    def follow(self) -> None:
        """Move the page to the machine's new address, or show another code for one used up."""
        if self._exchange and self._exchange.used_up:
            self._exchange.renew()
            self.refresh()
            self.presenter.tell(self.words("screens.saved-code-new"))
        elif self._exchange and self._exchange.moved():
            self._exchange.open()
            self.refresh()

    def leave(self) -> None:
        """Close the page: its code is worth nothing any more."""
        super().leave()
        if self._exchange:
            self._exchange.close()
            self._exchange = None
        self._offered = {}

    def back(self) -> None:
        """Go back to the saved plays, or to the settings that came with those of a phone."""
        if self._offered:
            saved.offer(self.presenter, self._offered)
        else:
            self.presenter.visit("saved")


def in_the_window(work: Callable[[], Found]) -> Found:
    """Do ``work`` on the thread of the window, and return what it returns; for any other thread.

    Raises what it raises, and `Refused` if the window does not get round to it.
    """
    done = Event()
    found: list[Found] = []
    failed: list[Exception] = []

    def job(_: float) -> None:
        try:
            found.append(work())
        except Exception as error:
            failed.append(error)
        done.set()

    Clock.schedule_once(job)
    if not done.wait(PATIENCE):
        raise Refused("core.exchange-again")
    if failed:
        raise failed[0]
    return found[0]
