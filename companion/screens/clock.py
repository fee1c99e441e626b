"""The clock of the turns as it is seen and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.clock import format_time

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp


class ClockFace:
    """Shows the clock of the play on the table, and calls out how much of a turn is left."""

    def __init__(self, app: CompanionApp) -> None:
        self._app = app
        self._due: tuple[int, str] | None = None

    def look(self) -> None:
        """Show the time, and note what is to be called out."""
        app = self._app
        clock = app.session.clock if app.sessions.current else None
        if clock is None:
            app.clock = ""
            return
        left = clock.left
        app.clock, app.clock_runs = (
            format_time(clock.elapsed if left is None else left),
            clock.running,
        )
        if cues := clock.cues():
            self._due = clock.turn, cues[-1]
            app.effect("deadline")

    def call_out(self) -> None:
        """Call out how much is left once nothing else is said and the turn is the same."""
        app = self._app
        if self._due is None or (app.narrator and app.narrator.speaking):
            return
        (turn, cue), self._due = self._due, None
        if app.sessions.current and app.session.clock and app.session.clock.turn == turn:
            app.speak(app.words(f"core.clock-{cue}"))
