"""How far it is with games that are brought in, and *Stop*."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from companion.engine.prompts import Refused
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import FramedScreen
from companion.screens.presenter import TAKING, Presenter
from companion.screens.services import saved
from companion.screens.theme import FACT, LEAST_MOVE, MOVE, NOUN, TITLE
from companion.screens.widgets.tap import Face
from companion.screens.window.main_thread import on_main_thread
from companion.storage.incoming import Progress, Taken
from companion.storage.intake import Intake, how_far

BAR = 20
"""The height of the bar that shows how far it is."""

READING = 0.6
"""The share of the bar for what is read; the rest is for what is saved."""

Then = Callable[[Taken | Refused], object]


class TakingScreen(FramedScreen):
    """Waits for what comes in. Nothing is written here meanwhile; whoever leaves stops it."""

    name = TAKING

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._intake: Intake | None = None
        self._then: Then = lambda _: None
        self._progress = Progress(0, 0)

    def begin(self, intake: Intake, then: Then) -> None:
        """Have games brought in; call ``then`` with what came in, or with why nothing did."""
        self._intake, self._then, self._progress = intake, then, Progress(0, 0)

        def work() -> None:
            try:
                found: Taken | Refused = intake.run(
                    lambda progress: on_main_thread(lambda: self._show(intake, progress))
                )
            except Refused as refused:
                found = refused
            on_main_thread(lambda: self._end(intake, found))

        Thread(target=work, name="intake", daemon=True).start()

    def refresh(self) -> None:
        label = "screens.taking-stop" if self._intake else "screens.back"
        face = Face(self.words(label), self.back, "primary")
        self.draw({"primary": (self.frame.primary, face)}, self._paint)

    @property
    def spoken(self) -> str:
        return self.words("screens.taking" if self._intake else "screens.taking-over")

    def back(self) -> None:
        """Stop; where it is too late for that, what came in is told at once."""
        intake = self._intake
        if intake is None:
            super().back()
        elif intake.stop():
            self._end(intake, Refused("core.refused-stopped"))

    def leave(self) -> None:
        """Stop what can be stopped: who leaves may play on, and every answer is to be saved."""
        if self._intake and self._intake.stop():
            self._intake = None

    def _show(self, intake: Intake, progress: Progress) -> None:
        if intake is self._intake:
            self._progress = progress
            if self.parent:
                self.refresh()

    def _end(self, intake: Intake, found: Taken | Refused) -> None:
        if intake is not self._intake:
            return
        self._intake = None
        if isinstance(found, Taken):
            saved.take_over(self.presenter, found)
        if self.parent:
            self._then(found)

    def _paint(self, p: Painter) -> None:
        box, title = self.frame.content(), self.spoken
        size = p.largest(title, (NOUN, MOVE, LEAST_MOVE, TITLE, FACT), box.wide, 3, True)
        y = p.block(box.x, box.y + size, title, size, box.wide, bold=True)
        if self._intake:
            paint_progress(p, Box(box.x, y, box.wide, box.bottom - y), self._progress, self.how_far)

    @property
    def how_far(self) -> str:
        """How far it is, in words."""
        return how_far(self.book, self._progress)


def paint_progress(p: Painter, box: Box, progress: Progress, words: str) -> None:
    """Draw how far it is as a bar, with the words below it."""
    done = progress.done / max(1, progress.count)
    share = READING + (1 - READING) * done if progress.saving else READING * done
    p.rect(box.x, box.y, box.wide, BAR, "panel", BAR / 2)
    p.rect(box.x, box.y, max(BAR, box.wide * share), BAR, "ice", BAR / 2)
    size = p.largest(words, (FACT * p.letters, FACT), box.wide, 3)
    p.block(box.x, box.y + BAR + size * 1.5, words, size, box.wide, "dim")
