"""Deleting a play: asked once, undone by a tap; and the plays that can be restored."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.prompts import Refused
from companion.engine.saved import SavedPlay
from companion.screens.models.plays import Days, PlayWords
from companion.screens.models.rows import Entry
from companion.screens.presenter import Presenter
from companion.screens.question import Question
from companion.screens.sheet import SheetTool
from companion.screens.value_screen import ValueScreen

PLAYS, RESTORE = "plays", "restore-"
"""The screen with all plays, and the prefix of the names of rows."""


class DeleteScreen(Question):
    """Asks whether to delete the ``play`` of the detail."""

    name = "delete"

    def refresh(self) -> None:
        """Show which play it is, and that it can be restored."""
        words, play = self.presenter.words, self._play
        self.title, self.primary = words("screens.delete-ask"), words("screens.delete-not")
        self.text = words("screens.delete-why")
        self.icon, self.lines = "", [_line(self._worded(play))] if play else []
        self.tools = [SheetTool("delete", words("screens.delete"), "bin", play is None)]

    @property
    def _play(self) -> SavedPlay | None:
        saved = self.presenter.store.find(int(self.detail.get("play", 0)))
        return saved if saved and saved.deleted is None else None

    def _worded(self, play: SavedPlay) -> PlayWords:
        return PlayWords(self.presenter.phrasebook, play, Days(self.presenter.store.listed()))

    def use(self, name: str) -> None:
        """Delete the play, and offer to undo that."""
        presenter, play = self.presenter, self._play
        if play is None or not presenter.guard.passes():
            return
        try:
            presenter.sessions.delete(play.id)
        except Refused as refused:
            presenter.announce(presenter.phrasebook.refusal(refused))
            return
        presenter.navigation.show(PLAYS, deleted=play.id)
        presenter.announce(presenter.words("screens.delete-done"), good=True)

    def back(self) -> None:
        """Go back to the play."""
        self.presenter.navigation.visit("play", **self.detail)


class DeletedScreen(ValueScreen):
    """The deleted plays, the one deleted last first; a tap restores one."""

    name = "deleted"

    def show_list(self) -> None:
        """List what can be restored."""
        self.title, self.tools = self.text("deleted"), []
        self.entries = list(self._rows())

    def _rows(self) -> Iterator[Entry]:
        found = self.presenter.store.deleted()
        yield Entry("note", label=self.text("deleted-hint" if found else "deleted-none"))
        days = Days(self.presenter.store.listed())
        for play in found:
            worded = PlayWords(self.presenter.phrasebook, play, days)
            yield Entry(
                "value",
                f"{RESTORE}{play.id}",
                worded.name,
                f"{worded.day} · {worded.ending}",
                icon="undo",
                spoken=_line(worded),
            )

    @property
    def spoken(self) -> str:
        """What is listed, and how long."""
        return f"{self.title}. {self.entries[0].label}"

    def use_row(self, name: str) -> None:
        """Restore a play, and show it among the others."""
        restore(self.presenter, int(name.removeprefix(RESTORE)))

    def back(self) -> None:
        """Go back to the plays."""
        self.presenter.navigation.visit(PLAYS)


def restore(presenter: Presenter, play: int) -> None:
    """Restore a play and choose it among the others; a failing disk is reported by itself."""
    if presenter.guard.passes() and presenter.store.restore(play):
        presenter.navigation.show(PLAYS, play=play)
        presenter.announce(presenter.words("screens.delete-undone"), good=True)


def _line(worded: PlayWords) -> str:
    """Return a play in one line."""
    return f"{worded.name}, {worded.long_day}, {worded.ending}"
