"""A saved play looked through: the table as it was after each of its answers."""

from __future__ import annotations

from itertools import pairwise

from companion.engine.play import Play
from companion.engine.saved import SavedPlay
from companion.games import find
from companion.phrases.phrasebook import Phrasebook, capital
from companion.session.session import Report
from companion.storage.store import Store


class PlayReview:
    """A play as it was after ``at`` of its ``count`` answers, at first after the last.

    It is a copy that has no storage: whatever is done with it, the saved play stays as it is.
    """

    def __init__(self, store: Store, saved: SavedPlay, phrasebook: Phrasebook) -> None:
        self.game = find(saved.game)
        self.phrasebook = phrasebook
        self.pace = ""
        self._whole = self.play = store.replayed(self.game, saved)
        self._lines = [line for line, entry in enumerate(self._whole.log) if entry.given]
        self._turns = [self._whole.answered_in[line] for line in self._lines]
        self.at = self.count = len(self._lines)

    def go_to(self, at: int) -> None:
        """Go to where the play was after a number of answers, or the nearest."""
        whole, self.at = self._whole, min(max(0, at), self.count)
        end = self._lines[self.at] if self.at < self.count else len(whole.log)
        self.play = Play(whole.game, whole.options, whole.seed, whole.log[:end])

    @property
    def words(self) -> str:
        """The last answer in words, "" before the first."""
        if not self.at:
            return ""
        return capital(self.phrasebook.done(*self._whole.answered()[self._lines[self.at - 1]]))

    @property
    def turn_before(self) -> int:
        """The number of answers at the beginning of this turn; there, of the one before."""
        return max((each for each in self._begins() if each < self.at), default=0)

    @property
    def turn_after(self) -> int:
        """The number of answers at the beginning of the next turn, or in all."""
        return min((each for each in self._begins() if each > self.at), default=self.count)

    def _begins(self) -> list[int]:
        """Return how many answers there were when each turn but the first began."""
        pairs = enumerate(pairwise(self._turns), 1)
        return [at for at, (turn, following) in pairs if turn != following]

    def reported(self) -> list[Report]:
        """Return no reports: nothing can be taken out."""
        return []
