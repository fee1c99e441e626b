"""A saved play looked through step by step, with its table; see ``kv/look.kv``."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import StringProperty

from companion.engine.prompts import Field
from companion.phrases import aloud
from companion.screens.board.whole import WholeScreen
from companion.screens.models.course import numbered
from companion.screens.pictures.whole import WholePart
from companion.screens.presenter import Presenter
from companion.session.review import PlayReview

log = logging.getLogger(__name__)

PLAYS = "plays"

AT, PART = "at", "part"
"""In a detail: how many answers were given, and the enlarged part."""


class LookScreen(WholeScreen):
    """The whole table of the ``play`` of the detail, as it was ``at`` one of its answers.

    Nothing of it can be changed or continued: the table is that of a copy. Next leads to the next
    answer, and at the last one back to the plays; Undo leads to the one before.
    """

    name = "look"
    kv = "look"
    needs = ("whole",)
    of_step = False

    step_words = StringProperty()
    """Which answer it is, and what it was."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._looked: tuple[int, PlayReview] | None = None
        super().__init__(presenter, **kwargs)

    def leave(self) -> None:
        """Read the play again when it is opened again."""
        super().leave()
        self._looked = None

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the table of a moment; go to the plays if the play cannot be read."""
        try:
            self._look(int(detail.get("play", 0)), detail.get(AT))
        except Exception:
            log.exception("the play of %s cannot be looked through", detail)
            self.presenter.navigation.show(PLAYS)
            return
        super().open(detail)

    def _look(self, play: int, at: int | None) -> None:
        """Go to where a play was ``at`` an answer, by default the last one."""
        if self._looked is None or self._looked[0] != play:
            saved = self.presenter.store.find(play)
            if saved is None:
                raise LookupError(f"there is no play {play}")
            looked = PlayReview(self.presenter.store, saved, self.presenter.phrasebook)
            self._looked = play, looked
        looked = self._looked[1]
        if looked.at != (looked.count if at is None else at):
            looked.go_to(looked.count if at is None else at)

    def _look_again(self, *_: Any) -> None:
        """Show a notice, if this screen is visible; the play stays as it was."""
        if self.parent:
            self._show_notice()

    @property
    def session(self) -> PlayReview:
        """The copy of the play."""
        assert self._looked
        return self._looked[1]

    @property
    def fields(self) -> Mapping[str, Field]:
        """No values: nothing can be corrected here."""
        return {}

    def show_without_parts(self) -> None:
        """Show only the answers of a game without a drawn table."""

    def refresh(self) -> None:
        """Show the table, and the answer that led to it."""
        super().refresh()
        looked, words = self.session, self.presenter.words
        step = words("screens.look-step", at=looked.at, count=looked.count)
        self.step_words = f"{step} · {self._done}"
        if self.large is None:
            self.title, self.note = self._turn, ""
        last = looked.at == looked.count
        self.primary = words("screens.back" if last else "screens.look-next")
        self.primary_stops = not last

    @property
    def _turn(self) -> str:
        game, turn = self.session.game, self.session.play.turn
        if not turn:
            return str(self.presenter.words("screens.history-setup"))
        return numbered(self.presenter.phrasebook.field(game.counter, game.name), turn)

    @property
    def _done(self) -> str:
        return self.session.words or str(self.presenter.words("screens.look-begin"))

    def _tools(self) -> Iterator[tuple[str, str]]:
        """Yield the ways to the other steps."""
        yield "look-turn-before", "undo"
        yield "look-back", "back"
        yield "look-turn-after", "forward"

    @property
    def spoken(self) -> str:
        """The turn that the table is in, and the last answer."""
        return aloud.joined([self._turn, self._done])

    # what is tapped

    def enlarge(self, part: WholePart) -> None:
        """Enlarge a part."""
        self.presenter.navigation.visit(self.name, **{**self.detail, PART: part.name})

    def use(self, name: str) -> None:
        """Go to another turn or step."""
        looked = self.session
        ways = {
            "look-turn-before": looked.turn_before,
            "look-back": looked.at - 1,
            "look-turn-after": looked.turn_after,
        }
        self._go(ways[name])

    def _go(self, at: int) -> None:
        held = self.focus.target
        at = min(max(0, at), self.session.count)
        self.presenter.navigation.show(self.name, **{**self.detail, AT: at})
        if held:
            self.focus.move_to(held)
        self.presenter.speech.say(self.spoken)

    def press_primary(self) -> None:
        """Go to the next answer; from the last one, leave."""
        if self.session.at < self.session.count:
            self._go(self.session.at + 1)
        else:
            super().press_primary()

    def do_undo(self) -> None:
        """Go to the answer before; from the beginning, leave."""
        if self.session.at:
            self._go(self.session.at - 1)
        else:
            self.back()

    def do_adjust(self) -> None:
        """Say that nothing can be corrected here."""
        self.do_nothing()

    def back(self) -> None:
        """Show all parts again, else the play among the others."""
        if PART in self.detail:
            detail = {name: each for name, each in self.detail.items() if name != PART}
            self.presenter.navigation.visit(self.name, **detail)
        else:
            self.presenter.navigation.visit(PLAYS, play=self.detail.get("play", 0))
