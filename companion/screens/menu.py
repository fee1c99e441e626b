"""The menu: everything that belongs to the play, besides the step on the table."""

from __future__ import annotations

from functools import partial

from companion.screens import tiles
from companion.screens.drawing.painter import Painter
from companion.screens.framed import Faces
from companion.screens.paged import PagedScreen, page_note, put_turns
from companion.screens.presenter import TABLE
from companion.screens.theme import FACT
from companion.screens.widgets.tap import Face

ITEMS = {
    "now": "speaker",
    "why": "why",
    "page": "qr",
    "whole": "pencil",
    "goals": "flag",
    "scores": "op",
    "turn": "undo",
    "history": "list",
    "times": "clock",
    "settings": "gear",
    "help": "help",
    "home": "planet",
}
"""What can be opened, each with its sign: the same in every game, each at its own place."""

READ = ("now", "why")
LINE = 1.27


class MenuScreen(PagedScreen):
    """Everything that belongs to the play; the clock is suspended until the table is shown.

    With the detail ``turn`` it asks whether the answers of a whole turn shall be taken back.
    """

    name = "menu"
    leads_to_menu = False

    def refresh(self) -> None:
        self.session.suspend_clock()
        faces: Faces = {}
        self.pages = 1
        if self._asks:
            words = self.words("screens.history-back", count=self._answers)
            undo = Face(words, self._undo_turn, sign="undo")
            faces["turn"] = (self.frame.both_choices, undo)
        else:
            found = self._items()
            self.pages = len(found)
            faces |= found[self.page]
            put_turns(faces, self.frame, self.page, self.pages, self.turn, self.words)
        back = Face(self.words("screens.menu-table"), self.presenter.show_play, "primary")
        faces["primary"] = (self.frame.primary, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def _items(self) -> list[Faces]:
        lacking = self._lacking()
        return tiles.pages(
            self.measure,
            self.frame,
            [
                (
                    name,
                    Face(
                        self.words(f"screens.menu-{name}"),
                        partial(self._go, name),
                        sign=sign,
                        off=name in lacking,
                    ),
                )
                for name, sign in ITEMS.items()
            ],
        )

    def _lacking(self) -> set[str]:
        """Return what this play does not have, or not yet."""
        session = self.session
        has = {
            "goals": session.play.goals(),
            "scores": session.play.scores(),
            "turn": session.play.last_answer,
            "times": session.clock or session.budget,
        }
        return {name for name, found in has.items() if not found}

    @property
    def _asks(self) -> bool:
        return bool(self.detail.get("turn")) and self.session.play.last_answer is not None

    @property
    def _answers(self) -> int:
        """How many answers the turn has."""
        return self.session.play.answers_of_turn

    @property
    def _taken_back(self) -> list[str]:
        """What is taken back with the turn, the latest first."""
        steps = [step for step in self.session.steps() if 0 < step.back <= self._answers]
        return [step.words for step in reversed(steps)]

    @property
    def spoken(self) -> str:
        if not self._asks:
            return self.words("screens.menu")
        ask = self.words("screens.history-back", count=self._answers)
        return f"{ask}: {'. '.join(self._taken_back)}."

    def back(self) -> None:
        if self._asks:
            self.presenter.visit(self.name)
        else:
            super().back()

    def _paint(self, p: Painter) -> None:
        if not self._asks:
            note = page_note(self.page, self.pages)
            self.paint_header(p, self.words("screens.menu"), note=note)
            return
        self.paint_header(p, self.words("screens.menu-turn"))
        box, size = self.frame.content(), FACT * p.letters
        p.rect(*box, "sunk", 16)
        room, last = box.wide - 64, box.bottom - 16 - size * LINE
        y = box.y + 12 + size
        for words in self._taken_back:
            lines = p.wrap(words, size, room)
            if y + (len(lines) - 1) * size * LINE > last:
                p.sign("more", box.x + 28, y - size * 0.35, 24, "dim")
                break
            p.sign("undo", box.x + 28, y - size * 0.35, 24, "dim")
            for line in lines:
                p.words(box.x + 50, y, line, size)
                y += size * LINE
            y += 4
        hint = self.words("screens.turn-why")
        size = p.largest(hint, (size, FACT), room)
        p.words(box.x + 50, box.bottom - 14, hint, size, "dim")

    def _go(self, name: str) -> None:
        if name == "home":
            self.presenter.go_home()
        elif name == "turn" and self._answers > 1:
            self.presenter.visit(self.name, turn=True)
        elif name == "turn":
            self._undo_turn()
        elif name == "help":
            self.presenter.visit(TABLE, labels=True)
        elif name in READ:
            self.presenter.read(name)
        else:
            self.presenter.visit(name)

    def _undo_turn(self) -> None:
        self.presenter.change(self.session.undo_turn)
