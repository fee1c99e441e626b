"""How a play went: where each of its turns begins, and how all stood at the end of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from companion.engine.game import Game, Options, Progress, totals
from companion.engine.log import LogEntry
from companion.engine.play import Play


class Turn(Struct, frozen=True):
    """A turn of a play: its number, 0 for the set-up.

    ``given`` is how many answers the player had given when it began, ``points`` what everybody had
    at its end, or has now, and ``progress`` how far the parameters had come then.
    """

    number: int
    given: int
    points: Mapping[str, int]
    progress: Mapping[str, Progress] = {}


class _Retold(Play):
    """A play that notes where its turns begin while it runs over its log."""

    def __init__(self, *args: Any) -> None:
        self.begun: list[tuple[int, int]] = []
        self.stood: list[tuple[Mapping[str, int], Mapping[str, Progress]]] = []
        self._given_so_far = 0
        super().__init__(*args)

    def _follow_log(self, prompt: Any) -> None:
        turn = self.turn
        if not self.begun or self.begun[-1][0] != turn:
            if self.begun:
                self.stood.append(self.standing_now())
            self.begun.append((turn, self._given_so_far))
        self._given_so_far += self.log[len(self._asked)].given
        super()._follow_log(prompt)

    def standing_now(self) -> tuple[Mapping[str, int], Mapping[str, Progress]]:
        """Return the points of everybody as far as they are known, and the parameters."""
        return totals(self.scores()), self.progress()


def course(game: Game, options: Options, seed: str, log: Iterable[LogEntry]) -> list[Turn]:
    """Return the turns of a play, as far as its log fits the game.

    A turn to which its number was corrected back is another one.
    """
    play = _Retold(game, options, seed, log)
    stood = [*play.stood, play.standing_now()]
    return [
        Turn(number, given, points, progress)
        for (number, given), (points, progress) in zip(play.begun, stood, strict=False)
    ]


def filled(turns: Iterable[Turn]) -> dict[str, int]:
    """Return in which turn each parameter that is full became so, the first of them first.

    One that was corrected down again and is full now became so the last time.
    """
    found: dict[str, int] = {}
    for turn in turns:
        for name, each in turn.progress.items():
            if each.full:
                found.setdefault(name, turn.number)
            else:
                found.pop(name, None)
    return found
