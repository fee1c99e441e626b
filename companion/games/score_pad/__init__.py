"""The score pads: final scoring of a game that was played without the companion."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.engine.game import Game
from companion.games.score_pad.flow import PadResult, fill_in
from companion.games.score_pad.pads import SEATS
from companion.games.score_pad.places import PLACES
from companion.games.score_pad.sheet import FilledPad, scores

if TYPE_CHECKING:
    from companion.drawings import GameDrawings
    from companion.screens.pictures import GamePictures


def drawings() -> GameDrawings:
    """Return the icons and diagrams of its own."""
    from companion.games.score_pad.drawings import DRAWINGS

    return DRAWINGS


def pictures() -> GamePictures:
    """Return what the screens draw."""
    from companion.games.score_pad.pictures import PICTURES

    return PICTURES


GAME = Game(
    name="score-pad",
    options=(),
    begin=FilledPad,
    script=fill_in,
    places=PLACES,
    scores=scores,
    seats=SEATS,
    result=PadResult,
    folder=Path(__file__).parent,
    drawings=drawings,
    pictures=pictures,
)
"""Nothing is drawn and no turns are counted, so there are no options."""
