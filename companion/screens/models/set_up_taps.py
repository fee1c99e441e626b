"""How many taps lead from the first screen to the first turn: at the table, without a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.engine.store import Store
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.models.table import ALL_DONE, TableController
from companion.session import Session
from companion.settings import Settings

BEGIN = {False: 1, True: 2}
"""The taps on the first screen, and on that of the options where the game was played before."""


def taps_to_first_turn(store: Store, game: str, options: Mapping[str, str]) -> int:
    """Count the taps of somebody who follows the usual answers, and sets up list after list."""
    taps = BEGIN[bool(store.history(game, most=1))]
    desk = QuietDesk(Session(find(game), store, Phrasebook("en"), options, seed="7", new=True))
    desk.table.show()
    while desk.session.play.ask and not desk.session.play.turn:
        _tap(desk.table)
        taps += 1
    return taps


def _tap(table: TableController) -> None:
    step = table.step
    if ALL_DONE in [answer.value for answer in step.answers]:
        table.take(ALL_DONE)
    elif step.laying:
        table.pick(step.places[0])
    elif step.primary_ready:
        table.press_primary()
    elif answers := [each for each in (*step.answers, *step.tiles) if each.enabled]:
        table.take(answers[0].value)
    else:
        table.pick(step.places[0])


class QuietDesk:
    """A table at which nobody listens."""

    greeting = ""
    notices: Sequence[str] = ()
    warns = False

    def __init__(self, session: Session) -> None:
        self.session, self.phrasebook, self.settings = session, session.phrasebook, Settings()
        self.table = TableController(self)

    def carry_out(self, work: Callable[[], object]) -> None:
        """Do what changes the play, and show the step that it leads to."""
        work()
        self.table.show()

    def speak(self, _: str) -> None:
        """Say nothing."""
