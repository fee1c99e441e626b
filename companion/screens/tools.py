"""The tools: everything else about the step on the table, each a tap away."""

from __future__ import annotations

from collections.abc import Callable

from companion.screens import marks, tiles
from companion.screens.drawing.painter import Painter
from companion.screens.paged import PagedScreen, page_note, put_turns
from companion.screens.presenter import TABLE
from companion.screens.services import appendix
from companion.screens.widgets.tap import Face

SIGNS = {
    "why": "why",
    "repeat": "speaker",
    "qr": "qr",
    "the-die": "die",
    "menu-whole": "pencil",
    "goals": "flag",
    "redo": "redo",
    "menu-help": "help",
}
"""What can be opened or done, each with its sign: the same in every game, each at its place."""


class ToolsScreen(PagedScreen):
    """What helps with the step. The clock counts on: the player is still at it."""

    name = "tools"
    of_step = True

    def refresh(self) -> None:
        session, redo = self.session, self.session.redo_label
        lacking = {"goals": not session.play.goals(), "redo": not redo}
        spoken = {"redo": redo}
        doing: dict[str, Callable[[], object]] = {
            "why": self.do_why,
            "repeat": self.say_again,
            "qr": self.do_qr,
            "the-die": lambda: self.presenter.visit("die"),
            "menu-whole": self.do_adjust,
            "goals": lambda: self.presenter.visit("goals"),
            "redo": lambda: self.presenter.change(session.redo),
            "menu-help": self.do_help,
        }
        found = tiles.pages(
            self.measure,
            self.frame,
            [
                (
                    name,
                    Face(
                        self.words(f"screens.{name}"),
                        doing[name],
                        sign=sign,
                        spoken=spoken.get(name, ""),
                        off=lacking.get(name, False),
                    ),
                )
                for name, sign in SIGNS.items()
            ],
        )
        self.pages = len(found)
        faces = found[self.page]
        put_turns(faces, self.frame, self.page, self.pages, self.turn, self.words)
        if "why" in faces:
            marks.put(self.session, faces["why"][1])
        back = Face(self.words("screens.to-step"), self.back, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    @property
    def spoken(self) -> str:
        return self.words("screens.tools")

    def do_qr(self) -> None:
        """Show the page of the appendix that explains the step."""
        appendix.show(self.presenter)

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.presenter.visit("whole")

    def do_help(self) -> None:
        """Show what the parts of the table are for."""
        self.presenter.visit(TABLE, labels=True)

    def say_again(self) -> None:
        """Go back to the step, and have it said with its choices."""
        self.presenter.show(TABLE)
        self.presenter.host.screen.perform("repeat")

    def _paint(self, p: Painter) -> None:
        note = page_note(self.page, self.pages)
        self.paint_header(p, self.words("screens.tools"), self.session.redo_label, note)
