"""What was done: the answers of the play on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.paged import (
    Page,
    PagedScreen,
    Row,
    draw_rows,
    page_at,
    page_note,
    pages,
    put_rows,
    put_turns,
    row_high,
)
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, GAP, LABEL, down_from
from companion.screens.turns import RULER, Ruler, draw_ruler, named, put_ruler
from companion.screens.widgets.tap import Face
from companion.session.session import Step


class HistoryScreen(PagedScreen):
    """Every answer and roll of the play by its turns, the latest first.

    ``detail`` names the ``turn`` that is shown, by its place, and the answer to go ``back`` to, by
    how many undos that takes. Next takes back to it, where an answer is picked, else it leaves.
    """

    name = "history"
    of_play = True

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._steps: list[Step] = []
        self._turns: list[int] = []
        self._at = 0
        self._rows: Page = []

    @property
    def back_to(self) -> int:
        """How many undos lead back to what is picked, 0 if nothing is."""
        back = int(self.detail.get("back", 0))
        return back if any(step.back == back for step in self._steps) else 0

    def refresh(self) -> None:
        self._steps = self.session.steps()
        self._turns = list(dict.fromkeys(step.turn for step in self._steps)) or [0]
        self._turns.sort()
        self._at = self._turn_shown()
        faces: Faces = {}
        self._put_steps(faces)
        put_ruler(faces, self, self._ruler, self.pick_turn)
        faces["primary"] = (self.frame.primary, self._primary())
        self.put_header(faces)
        self.draw(faces, self._paint)

    def _turn_shown(self) -> int:
        """Return the place of the turn that is shown: that of the answer, else the asked one."""
        if "turn" in self.detail:
            return min(max(0, int(self.detail["turn"])), len(self._turns) - 1)
        back = self.back_to
        turns = [step.turn for step in self._steps if back and step.back == back]
        return self._turns.index(turns[0]) if turns else len(self._turns) - 1

    @property
    def _ruler(self) -> Ruler:
        return Ruler(self.frame.content().upper(RULER), self._turns, self._at)

    def _put_steps(self, faces: Faces) -> None:
        shown = [step for step in reversed(self._steps) if step.turn == self._turns[self._at]]
        rows = [self._row(step) for step in shown]
        box = self.frame.content().lower(RULER + GAP)
        found = pages(self.letters, box, {"": rows}, high=self._high(rows, box))
        self.pages = len(found)
        picked = f"back-{self.back_to}"
        with_it = [
            n for n, page in enumerate(found) if any(r and r.name == picked for _, r, _ in page)
        ]
        if with_it and "page" not in self.detail:
            self.detail = {**self.detail, "page": with_it[0]}
        at = page_at(self.detail, self.pages)
        self._rows = found[at]
        put_rows(faces, self._rows, self.measure)
        put_turns(faces, self.frame, at, self.pages, self.turn, self.words)

    def _high(self, rows: Sequence[Row], box: Box) -> float:
        """Return how high a row must be, so that the longest has room for all its words."""
        p, room = self.measure, box.wide - 90
        labels, sizes = [row.face.words for row in rows], down_from(FACT * self.letters)
        fitting = (size for size in sizes if all(p.fits(label, size, room, 2) for label in labels))
        size = next(fitting, sizes[-1])
        lines = max((len(p.wrap(label, size, room)) for label in labels), default=1)
        return row_high(size / FACT, lines)

    def _row(self, step: Step) -> Row:
        """Return the row of an answer; the parts of a whole go back together, each in its row."""
        words, chosen = capital(step.words), step.back == self.back_to
        if not step.back:
            return Row("", Face(words, style="row"))
        undone = bool(self.back_to) and step.back <= self.back_to
        face = Face(words, self._picker(step.back), "row", chosen=chosen)
        if undone:
            face.sign, face.ink = "undo", "on-ice" if face.chosen else "ice"
        first = next(each for each in self._steps if each.back == step.back)
        part = "" if step == first else f"-{step.number}"
        return Row(f"back-{step.back}{part}", face)

    def _picker(self, back: int) -> Callable[[], object]:
        """Return what picks an answer; picked again, it is not picked any more."""

        def pick() -> None:
            kept = {"turn": self._at, "page": self.detail.get("page", 0)}
            if back != self.back_to:
                kept["back"] = back
            self.presenter.show(self.name, **kept)
            said = [self.taps["primary"].spoken]
            if self.back_to:
                said.append(self.words("screens.history-back-why"))
            self.presenter.speak(". ".join(said))

        return pick

    def pick_turn(self, place: int) -> None:
        """Show another turn; nothing of it is picked."""
        self.presenter.show(self.name, turn=place)
        self.presenter.speak(self._turn_in_words)

    def _primary(self) -> Face:
        back = self.back_to
        if not back:
            return Face(self.words("screens.back"), self.back, "primary")
        label = self.words("screens.history-back", count=back)
        return Face(label, self.go_back, "primary", sign="undo")

    def go_back(self) -> None:
        """Undo everything from the answer on that is picked."""
        back = self.back_to
        self.presenter.change(lambda: self.session.undo(back))

    def _paint_hint(self, p: Painter) -> None:
        """Draw how to go back, or what that does, beside the button."""
        first, last = self.frame.choices[0], self.frame.choices[-1]
        hint = self.words(f"screens.history-{'back-why' if self.back_to else 'hint'}")
        room = last.right - first.x
        lines = p.wrap(hint, LABEL, room)
        y = first.y + (first.high - len(lines) * LABEL * 1.25) / 2
        for at, line in enumerate(lines):
            p.words(first.x, y + LABEL * (0.95 + at * 1.25), line, LABEL, "dim")

    @property
    def _turn_in_words(self) -> str:
        """The turn that is shown, in words."""
        game, turn = self.session.game, self._turns[self._at]
        if not turn:
            return self.words("screens.history-setup")
        return named(self.book.field(game.counter, game.name), turn)

    @property
    def spoken(self) -> str:
        """The turn that is shown, and what can be done."""
        hint = self.words("screens.history-hint" if self._steps else "screens.history-none")
        return f"{self.words('screens.history')}. {self._turn_in_words}. {hint}"

    def _paint(self, p: Painter) -> None:
        note = page_note(page_at(self.detail, self.pages), self.pages)
        self.paint_header(p, self.words("screens.history"), self._turn_in_words, note)
        draw_ruler(p, self._ruler)
        draw_rows(p, self._rows)
        if self._steps:
            self._paint_hint(p)
        if not self._steps:
            box = self.frame.content().lower(RULER + GAP)
            words = self.words("screens.history-none")
            p.block(box.x + 2, box.y + 36, words, FACT * p.letters, box.wide, "dim")
