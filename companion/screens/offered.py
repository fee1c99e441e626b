"""The settings that came with saved plays: whether they are taken over is asked, never assumed."""

from __future__ import annotations

from typing import Any

from companion.screens.drawing.painter import Painter
from companion.screens.models.settings import SettingsWords
from companion.screens.paged import (
    Page,
    PagedScreen,
    Row,
    draw_rows,
    page_note,
    pages,
    put_rows,
    put_turns,
)
from companion.screens.presenter import Presenter
from companion.screens.widgets.tap import Face
from companion.settings import worth_offering


class OfferedScreen(PagedScreen):
    """What would be set otherwise, and the two answers. Next keeps what is set here.

    ``detail`` has the ``settings`` by their names.
    """

    name = "offered"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._rows: Page = []

    @property
    def settings(self) -> dict[str, Any]:
        """What is offered, as far as it is still set otherwise here."""
        return worth_offering(self.detail.get("settings", {}), self.presenter.settings)

    @property
    def _known(self) -> SettingsWords:
        return SettingsWords(self.presenter.settings, self.book, None)

    def refresh(self) -> None:
        known = self._known
        rows = [
            Row("", Face(known.label(name), style="row", note=known.worded(name, value)))
            for name, value in self.settings.items()
        ]
        columns = 1 if self.frame.upright or self.letters > 1.2 else 2
        found = pages(self.letters, self.frame.content(), {"": rows}, columns)
        self.pages = len(found)
        self._rows = found[self.page]
        keep = Face(self.words("screens.offered-keep"), self.back, "primary")
        take = Face(self.words("screens.offered-take"), self.take, sign="check")
        faces = {"primary": (self.frame.primary, keep), "take": (self.frame.both_choices, take)}
        put_rows(faces, self._rows, self.measure)
        put_turns(faces, self.frame, self.page, self.pages, self.turn, self.words)
        self.put_header(faces)
        self.draw(faces, self._paint)

    def take(self) -> None:
        """Set all of it, and go back to the saved plays."""
        if not self.presenter.guard.passes():
            return
        settings = self.settings
        self.presenter.show("saved")
        for name, value in settings.items():
            self.presenter.set(name, value)
        trouble = self.presenter.trouble
        self.presenter.tell(trouble or self.words("screens.offered-taken"), good=not trouble)

    @property
    def spoken(self) -> str:
        known = self._known
        each = [
            f"{known.label(name)}: {known.worded(name, to)}." for name, to in self.settings.items()
        ]
        return " ".join([self.words("screens.offered"), *each])

    def back(self) -> None:
        """Go back to the saved plays: nothing is set."""
        self.presenter.visit("saved")

    def _paint(self, p: Painter) -> None:
        note = page_note(self.page, self.pages)
        self.paint_header(p, self.words("screens.offered"), note=note)
        draw_rows(p, self._rows)
