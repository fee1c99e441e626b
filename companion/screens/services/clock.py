"""The turn clock as seen and heard."""

from __future__ import annotations

from companion.engine.clock import format_time
from companion.session.session import Session


class ClockFace:
    """What the clock of a play shows, and the cue that is due.

    ``shown`` is the time of the turn, without a clock the state of the play's budget, "" for
    neither; ``runs`` is whether it counts.
    """

    def __init__(self) -> None:
        self.shown = ""
        self.runs = False
        self._due: tuple[int, str] | None = None

    def update(self, session: Session | None) -> bool:
        """Read the clock of a play; return whether a cue has just come due."""
        clock = session.clock if session else None
        if clock is None:
            self.shown = session.budget_text("short") if session else ""
            self.runs = bool(session and session.counts)
            return False
        left = clock.left
        self.shown, self.runs = format_time(clock.elapsed if left is None else left), clock.running
        if cues := clock.cues():
            self._due = clock.turn, cues[-1]
        return bool(cues)

    def due(self, session: Session | None, speaking: bool) -> str:
        """Return the cue to be said now, "" if none is.

        It waits until nothing else is being said, and is dropped once its turn is over.
        """
        if self._due is None or speaking:
            return ""
        (turn, cue), self._due = self._due, None
        clock = session.clock if session else None
        return cue if clock and clock.turn == turn else ""
