"""The view of a play from which its pictures are made."""

from __future__ import annotations

from typing import Any

from companion.phrases.phrasebook import Phrasebook
from companion.screens.pictures import View
from companion.session.review import PlayReview
from companion.session.session import Session, carried_out


def view_of(
    session: Session | PlayReview,
    book: Phrasebook,
    portrait: bool,
    opened: bool = False,
    turned: int = 0,
) -> View:
    """Return the current play as its pictures see it.

    Moves carried out before undo came back are left out.
    """
    play, game = session.play, session.game.name
    prompts = () if carried_out(play) else play.says

    def name(value: Any, form: str = "") -> str:
        return book.name(value, game, form)

    return View(
        game,
        play.state(),
        (*prompts, play.ask) if play.ask else prompts,
        play.ask,
        words=book.text,
        name=name,
        portrait=portrait,
        turn=play.turn,
        turns=play.turns,
        options=play.options,
        over=play.over,
        pace=session.pace,
        reported=[each.value for each in session.reported()],
        opened=opened,
        turned=turned,
        scores=play.scores(),
        people=book.people,
    )
