"""How a play went: where each of its turns begins, and the standings at its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from companion.engine.game import Game, Options, Progress, totals
from companion.engine.log import LogEntry
from companion.engine.play import Play


class Turn(Struct, frozen=True):
    """A turn of a play: its number, 0 for the set-up.

    ``given`` is the number of player's answers before it began. ``points`` are everybody's and
    ``progress`` that of the parameters, both at its end, or now if it is the current turn.
    """

    number: int
    given: int
    points: Mapping[str, int]
    progress: Mapping[str, Progress] = {}


class _Replayed(Play):
    """A play that records where its turns begin while it replays its log."""

    def __init__(self, *args: Any) -> None:
        self.begun: list[tuple[int, int]] = []
        self.standings: list[tuple[Mapping[str, int], Mapping[str, Progress]]] = []
        self._given_so_far = 0
        super().__init__(*args)

    def begin_turn(self) -> None:
        """Record that a turn begins, if the current one has not begun before."""
        turn = self.turn
        if not self.begun or self.begun[-1][0] != turn:
            if self.begun:
                self.standings.append(self.standing_now())
            self.begun.append((turn, self._given_so_far))

    def _follow_log(self, prompt: Any) -> None:
        self.begin_turn()
        self._given_so_far += self.log[len(self._asked)].given
        super()._follow_log(prompt)

    def standing_now(self) -> tuple[Mapping[str, int], Mapping[str, Progress]]:
        """Return everybody's points, as far as known, and the parameters' progress."""
        return totals(self.scores()), self.progress()


def course(game: Game, options: Options, seed: str, log: Iterable[LogEntry]) -> list[Turn]:
    """Return the turns of a play, as far as its log fits the game.

    After the turn number is corrected back, the turn with that number is listed again.
    """
    play = _Replayed(game, options, seed, log)
    if play.begun:
        play.begin_turn()  # the one that waits for its first answer
    standings = [*play.standings, play.standing_now()]
    return [
        Turn(number, given, points, progress)
        for (number, given), (points, progress) in zip(play.begun, standings, strict=False)
    ]


def filled(turns: Iterable[Turn]) -> dict[str, int]:
    """Return the turn in which each full parameter was completed, the earliest first.

    If a parameter was corrected down and completed again, the last time counts.
    """
    found: dict[str, int] = {}
    for turn in turns:
        for name, each in turn.progress.items():
            if each.full:
                found.setdefault(name, turn.number)
            else:
                found.pop(name, None)
    return found
