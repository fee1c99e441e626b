"""The history: the answers of the current play; see ``kv/history.kv``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from companion.screens.models.course import Course, Picked, numbered
from companion.screens.models.rows import Entry
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet
from companion.session.session import HistoryStep

PICKED, UNDONE = 2, 1
"""The marks of the selected answer's row, and of the rows undone with it."""

BACK, LINE = "back-", "line-"
"""The prefixes of the names of rows: answers, and read-only ones."""

SETUP = "history-setup"
"""The key of the text for what is before the first turn."""


class HistoryScreen(Sheet):
    """Every answer and roll of the play by turn, the latest first.

    ``detail`` may have the index of the ``turn`` to scroll to, and as ``back`` the number of undos
    to the selected answer. Next undoes back to it if an answer is selected, else it leaves.
    """

    name = "history"
    kv = "history"
    needs = ("rows", "turns")
    of_play = True

    entries = ListProperty()
    picked = ObjectProperty(Picked(), rebind=True)
    """The visible turn."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._steps: list[HistoryStep] = []
        self._turns: list[int] = []
        self._heads: dict[int, int] = {}
        super().__init__(presenter, **kwargs)

    @property
    def back_to(self) -> int:
        """The number of undos to the selected answer, 0 if none is."""
        back = int(self.detail.get("back", 0))
        return back if any(step.back == back for step in self._steps) else 0

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the answers, and scroll to the selected one."""
        before = self.detail
        super().open(detail)
        if detail == before:
            return
        listed = self.ids.rows
        listed.begin = 0
        if self.back_to:
            listed.begin = listed.index_of(f"{BACK}{self.back_to}")
            listed.show_row(listed.begin)
        elif "turn" in detail:
            self._show_turn(int(detail["turn"]))

    def leave(self) -> None:
        """Start at the latest answer when it is opened again."""
        super().leave()
        self.detail, self.picked = {}, self.picked._replace(at=0)
        self.ids.rows.scroll_y, self.ids.rows.begin = 1, 0

    def refresh(self) -> None:
        """Show the current answers."""
        self._steps = self.presenter.session.steps()
        self._heads, self._turns = {}, []
        self.entries = list(self._rows())
        course = Course(tuple(sorted(self._heads)) or (0,))
        self.picked = Picked(course, min(self.picked.at, len(course.turns) - 1))
        self.title, words = self._text("history"), self._text
        back, hint = self.back_to, words("history-hint") if self._steps else ""
        self.primary = words("history-back", count=back) if back else words("back")
        self.hint = words("history-back-why") if back else hint
        self.follow(self.ids.rows.in_sight)

    def _text(self, key: str, **args: Any) -> str:
        return str(self.presenter.words(f"screens.{key}", **args))

    def _rows(self) -> Iterator[Entry]:
        """Yield a row for each answer, the latest first, with the turns as headings."""
        if not self._steps:
            yield Entry("note", label=self._text("history-none"))
        firsts = {step.back: step for step in reversed(self._steps)}
        for step in reversed(self._steps):
            if not self._turns or self._turns[-1] != step.turn:
                self._heads.setdefault(step.turn, len(self._turns))
                self._turns.append(step.turn)
                yield Entry("heading", label=self._named(step.turn))
            self._turns.append(step.turn)
            yield self._row(step, step is firsts[step.back])

    def _row(self, step: HistoryStep, first: bool) -> Entry:
        """Return the row of an answer; answers in parts go back together, each part in its row."""
        words, back = step.words, self.back_to
        if not step.back:
            return Entry("line", f"{LINE}{step.number}", words, spoken=words)
        mark = PICKED if step.back == back else UNDONE if step.back < back else 0
        part = "" if first else f"-{step.number}"
        return Entry("done", f"{BACK}{step.back}{part}", words, at=mark, spoken=words)

    @property
    def spoken(self) -> str:
        """The visible turn, and what can be done."""
        hint = self._text("history-hint" if self._steps else "history-none")
        return ". ".join(filter(None, (self.title, self.note, hint)))

    # the turns

    @property
    def _turn(self) -> int:
        """The visible turn."""
        return self.picked.course.turns[self.picked.at]

    def _named(self, turn: int) -> str:
        """Return the label of a turn."""
        game, book = self.presenter.session.game, self.presenter.phrasebook
        return numbered(book.field(game.counter, game.name), turn) if turn else self._text(SETUP)

    def follow(self, in_sight: range) -> None:
        """Show which turn is visible: the selected one while its heading is."""
        if in_sight and self._heads and self._heads.get(self._turn, -1) not in in_sight:
            top = self._turns[min(in_sight[0], len(self._turns) - 1)]
            self._show_picked(self.picked.course.turns.index(top))
        else:
            self._show_picked(self.picked.at)

    def _show_picked(self, at: int) -> None:
        """Show which turn is selected, by index."""
        self.picked = self.picked._replace(at=min(max(0, at), len(self.picked.course.turns) - 1))
        self.note = self.entries[self._heads[self._turn]].label if self._heads else ""

    def pick_turn(self, place: int) -> None:
        """Show another turn, without a selected answer."""
        held = self.focus.target
        self.presenter.navigation.show(self.name, turn=place)
        self._show_turn(place)
        if held:
            self.focus.move_to(held)
        self.presenter.speech.say(self.note)

    def _show_turn(self, place: int) -> None:
        """Scroll to a turn; Die continues there."""
        self._show_picked(place)
        self.ids.rows.begin = self._heads.get(self._turn, 0)
        self.ids.rows.show_row(self.ids.rows.begin, on_top=True)

    # what is tapped

    def press(self, name: str) -> None:
        """Select an answer, or deselect it if selected. Read-only rows are spoken."""
        if name.startswith(LINE):
            self.presenter.speech.say(self.ids.rows.spoken)
            return
        back = int(name.removeprefix(BACK).partition("-")[0])
        self.presenter.navigation.show(
            self.name, **({} if back == self.back_to else {"back": back})
        )
        said = [self.primary, self.hint] if self.back_to else [self.primary]
        self.presenter.speech.say(". ".join(said))

    def press_primary(self) -> None:
        """Undo everything from the selected answer on, else leave."""
        if back := self.back_to:
            self.presenter.game.change(lambda: self.presenter.session.undo(back))
        else:
            super().press_primary()
