"""The push buttons, tried by hand: what is pressed lights up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.device.buttons import MEANS, Intent
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, LABEL, LEAST_MOVE, TILE, TITLE
from companion.screens.widgets.tap import Face
from companion.screens.window.keys import Tool

BUTTONS: tuple[Intent, ...] = ("next", "die", "undo", "repeat", "help")
NAMES: dict[str, str] = {MEANS.get(button, button): button for button in BUTTONS}
"""The button by what a press of it means."""


class ButtonsScreen(HeadedScreen):
    """A tile for each push button: lit while it is pressed, with how often it was understood.

    Die held goes back, as everywhere; anything else is only counted.
    """

    name = "buttons"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.pressed: dict[Intent, bool] = {}
        self.heard: Counter[str] = Counter()

    def refresh(self) -> None:
        self.pressed = self._pressed()
        back = Face(self.words("screens.back"), self.back, "primary")
        faces: Faces = {"primary": (self.frame.primary, back)}
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def leave(self) -> None:
        """Let the light tell again whose turn it is."""
        self.heard.clear()
        if self.presenter.buttons:
            self.presenter.buttons.show_turn(self.presenter.whose)

    def back(self) -> None:
        """Go back to the list."""
        self.presenter.visit("doctor")

    def perform(self, intent: Intent | Tool) -> None:
        """Count what a push button means; without push buttons, do what a key means."""
        held = intent == "undo" and not self._pressed().get("undo")
        if held:
            self.back()
        elif self.pressed:
            self.heard[intent] += 1
            self.refresh()
            if button := NAMES.get(intent):
                name = self.words(f"screens.buttons-{button}")
                self.presenter.speak(f"{name}: {self.heard[intent]}")
        else:
            super().perform(intent)

    @property
    def spoken(self) -> str:
        return f"{self.words('screens.doctor-buttons')}. {self._hint}"

    @property
    def _hint(self) -> str:
        if self.pressed:
            return self.words("screens.buttons-hint")
        return self.presenter.buttons_problem or self.words("screens.buttons-none")

    def _pressed(self) -> dict[Intent, bool]:
        return self.presenter.buttons.pressed if self.presenter.buttons else {}

    def sense(self, intent: Intent, down: bool) -> None:
        """Light up what is pressed now, and the light of the buttons with it."""
        self.refresh()
        if self.presenter.buttons:
            self.presenter.buttons.show_turn("player" if any(self.pressed.values()) else None)

    # how it looks

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.doctor-buttons"))
        box, hint = self.frame.content(), self._hint
        for size in (TITLE, FACT * p.letters, FACT, LABEL):
            lines = p.wrap(hint, size, box.wide)
            if len(lines) * size * 1.25 <= box.high * (0.4 if self.pressed else 1):
                break
        y = p.block(box.x, box.y + size, hint, size, box.wide, "dim")
        if self.pressed:
            rest = box.lower(y - box.y)
            columns = 2 if self.frame.upright else 3
            rows = -(-len(self.pressed) // columns)
            for place, intent in zip(rest.grid(columns, max(2, rows)), self.pressed, strict=False):
                self._paint_button(p, place, intent)

    def _paint_button(self, p: Painter, box: Box, intent: Intent) -> None:
        down = self.pressed[intent]
        p.rect(*box, "orange" if down else "sunk", TILE)
        ink, middle = "ink" if down else "sand", box.x + box.wide / 2
        words = self.words(f"screens.buttons-{intent}")
        size = p.largest(words, (LEAST_MOVE, TITLE, FACT, LABEL), box.wide - 16, 1, True)
        p.words(middle, box.y + box.high / 2, words, size, ink, True, "middle")
        pin = getattr(self.presenter.settings, f"pin_{intent}")
        note = f"GPIO {pin} · {self.heard[MEANS.get(intent, intent)]}"
        p.words(middle, box.y + box.high / 2 + FACT * 1.5, note, FACT, ink, anchor="middle")
