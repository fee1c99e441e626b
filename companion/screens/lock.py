"""Asks for the PIN before the settings open or the machine is turned off."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.clock import Clock

from companion.screens.drawing.painter import Painter
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.theme import MOVE
from companion.screens.widgets.tap import Face

DIGITS = "1234567890"

TRIES, PAUSE = 3, 30.0
"""After how many wrong PINs none is taken, and for how many seconds."""

DOTS, APART, RADIUS = 64, 40, 11
"""The height of the row of dots for what was typed, how far apart they are, and how large."""


class LockScreen(HeadedScreen):
    """The digits; the detail ``then`` is the screen that the PIN opens, ``open`` its own detail."""

    name = "lock"

    _typed = ""
    _wrong = 0
    _shut = False

    def open(self, detail: Mapping[str, Any]) -> None:
        self._typed = ""
        super().open(detail)

    def refresh(self) -> None:
        faces: Faces = {}
        box = self.frame.content().lower(DOTS)
        places = box.grid(3, 4) if self.frame.upright else box.grid(5, 2)
        for place, digit in zip(places, DIGITS, strict=False):
            face = Face(digit, partial(self._type, digit), "tile", size=MOVE, off=self._shut)
            face.number = int(digit)
            faces[f"key-{digit}"] = (place, face)
        erase = Face(self.words("screens.lock-erase"), self._erase, sign="del", off=not self._typed)
        faces["erase"] = (self.frame.choices[0], erase)
        back = Face(self.words("screens.back"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    @property
    def spoken(self) -> str:
        return self.words("screens.lock-ask")

    def _type(self, digit: str) -> None:
        if self._shut:
            return
        self._typed += digit
        pin = self.presenter.settings.lock_pin
        if len(self._typed) < len(pin):
            self._tell(f"key-{digit}")
        elif secrets.compare_digest(self._typed, pin):
            self.presenter.unlock()
            self.presenter.visit(str(self.detail["then"]), **self.detail.get("open", {}))
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Say that the PIN is wrong; after some, take none for a while."""
        self._typed, self._wrong = "", self._wrong + 1
        self._shut = self._wrong % TRIES == 0
        if self._shut:
            Clock.schedule_once(self._open_again, PAUSE)
        said = "lock-shut" if self._shut else "lock-wrong"
        self.presenter.tell(self.words(f"screens.{said}"))
        self.refresh()

    def _open_again(self, _: float) -> None:
        self._shut = False
        if self.parent:
            self.refresh()

    def _erase(self) -> None:
        self._typed = self._typed[:-1]
        self._tell("erase")

    def _tell(self, tap: str) -> None:
        """Show and say how many digits were typed; Die stays where it is."""
        held = self.taps[tap].focused
        self.refresh()
        if held and not self.taps[tap].disabled:
            self.keep_finger(tap)
        count = len(self.presenter.settings.lock_pin)
        typed = self.words("screens.which-place", number=len(self._typed), count=count)
        self.presenter.speak(typed)

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.lock-ask"))
        count, box = len(self.presenter.settings.lock_pin), self.frame.content()
        for at in range(count):
            x = box.x + box.wide / 2 + (at - (count - 1) / 2) * APART
            draw = p.disc if at < len(self._typed) else p.ring
            draw(x, box.y + DOTS / 2, RADIUS, "ice")
