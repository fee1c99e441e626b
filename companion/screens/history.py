"""What was done: the answers of the play on the table, and every play there was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.saved import SavedPlay
from companion.games import games
from companion.screens.services.tracked import Tracked
from companion.screens.values import Value, ValuesScreen

BEST = 5
"""How many of the best plays are listed."""


class HistoryScreen(ValuesScreen):
    """Every answer and roll of the play, the latest first. An answer can be gone back to."""

    name = "history"

    def groups(self) -> Mapping[str, list[Tracked]]:
        rows = [
            Tracked(str(step.back) if step.back else "", step.words, str(step.number))
            for step in reversed(self.session.steps())
        ]
        heading = self.words("screens.history")
        return {heading: rows or [Tracked("", self.words("screens.history-none"), "")]}

    def list_hint(self) -> str:
        return self.words("screens.history-hint")

    def value(self, field: str) -> Value | None:
        back = int(field)
        steps = [step.words for step in self.session.steps() if step.back == back]
        if not steps:
            return None
        choices = (
            (True, self.words("screens.history-back", count=back)),
            (None, self.words("screens.back")),
        )
        return Value(steps[0], self.words("screens.history-back-why"), "", choices)

    def take(self, field: str, value: Any) -> None:
        if value is None:
            self.show_list()
        else:
            self.presenter.change(lambda: self.session.undo(int(field)))


class PlaysScreen(ValuesScreen):
    """Every play there was, the latest first: one that waits is gone on with.

    One that is over shows its end. One that was set aside, or whose game is not installed, is only
    listed. Below stand the best of each game and level.
    """

    name = "plays"

    def groups(self) -> Mapping[str, list[Tracked]]:
        plays = self.presenter.sessions.history()
        rows = [self._row(kept) for kept in plays]
        heading = self.words("screens.plays")
        none = [Tracked("", self.words("core.history-none"), "")]
        return {heading: rows or none, **self._best(plays)}

    def _row(self, kept: SavedPlay) -> Tracked:
        words = self.words
        game = self.book.game(kept.game)
        dated = "screens.plays-begun" if kept.begun else "screens.plays-undated"
        title = words(dated, game=game, begun=kept.begun)
        minutes = words("screens.plays-minutes", minutes=shown(kept.minutes))
        outcome = self.book.ending(kept)
        field = "" if kept.set_aside or kept.game not in games() else str(kept.id)
        return Tracked(field, title, f"{outcome} · {minutes}")

    def _best(self, plays: Iterable[SavedPlay]) -> dict[str, list[Tracked]]:
        """Return the best plays of each game and difficulty."""
        words, name, found = self.words, self.book.name, {}
        for (game, level), ranked in best(kept for kept in plays if kept.game in games()).items():
            title = ", ".join(name(each, game) for each in (game, level) if each)
            found[words("screens.plays-best", game=title)] = [
                Tracked(
                    str(kept.id),
                    words("screens.plays-points", points=points(kept)),
                    words("screens.plays-day", begun=kept.begun)
                    if kept.begun
                    else words("core.history-undated"),
                )
                for kept in ranked
            ]
        return found

    def list_hint(self) -> str:
        return self.words("screens.plays-hint")

    def value(self, field: str) -> Value | None:
        return None

    def open_field(self, field: str) -> None:
        self.presenter.open_kept(int(field))


def shown(number: int | None) -> int | str:
    """Return a number as it is shown, a question mark where it could not be read."""
    return "?" if number is None else number


def points(kept: SavedPlay) -> int | None:
    """Return the points of a play that was won, those of a team together; None for any other."""
    return kept.result.points if kept.result and kept.result.won else None


def best(plays: Iterable[SavedPlay]) -> dict[tuple[str, str], list[SavedPlay]]:
    """Return the best plays by game and level: what they may be compared by."""
    found: dict[tuple[str, str], list[SavedPlay]] = {}
    for kept in plays:
        if kept.result and points(kept) is not None:
            found.setdefault((kept.game, kept.result.level), []).append(kept)
    return {
        kind: sorted(each, key=lambda kept: -(points(kept) or 0))[:BEST]
        for kind, each in sorted(found.items())
    }
