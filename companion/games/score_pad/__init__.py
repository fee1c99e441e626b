"""The score pads: final scoring of a game that was played without the companion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.game import Game
from companion.games.score_pad.flow import fill_in
from companion.games.score_pad.pages import PLACES
from companion.games.score_pad.result import PadResult
from companion.games.score_pad.sheet import FilledPad, scores

if TYPE_CHECKING:
    from companion.screens.pictures import GamePictures


def pictures() -> GamePictures:
    """Return what the screens draw."""
    from companion.screens.pictures.score_pad import PICTURES

    return PICTURES


GAME = Game(
    name="score-pad",
    options=(),
    begin=FilledPad,
    script=fill_in,
    places=PLACES,
    scores=scores,
    result=PadResult,
    pictures=pictures,
)
"""Nothing is drawn and no turns are counted, so there are no options."""
