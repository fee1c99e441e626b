"""How the play stands, to be heard: first the opponent and the table, then every tracked number.

It comes in sections, so few that each is reached by as few presses: the groups of the editor,
neighbours together where there are more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.screens.services.tracked import Tracked, tracked
from companion.session import Session

MOST = 4
"""So many sections of numbers there are at the most."""

NOTHING: Sequence[Any] = (0, None, False, [])
"""What need not be said."""

Section = tuple[str, list[str]]
"""What a section is called, and its sentences."""


def sections(session: Session) -> list[Section]:
    """Return how a play stands, the most important first."""
    book = session.phrasebook
    now = [book.prompt_text(say).voice for say in session.play.standing()]
    groups = [([heading], lines) for heading, lines in tracked(session).items()]
    while len(groups) > MOST:
        at = min(range(len(groups) - 1), key=lambda n: len(groups[n][1]) + len(groups[n + 1][1]))
        (names, lines), (others, more) = groups[at : at + 2]
        groups[at : at + 2] = [([*names, *others], [*lines, *more])]
    rest = book.text("screens.standing-rest")
    told = [(" · ".join(names), [*_numbers(session, lines), rest]) for names, lines in groups]
    return [(book.text("screens.menu-now"), now), *told] if now else told


def _numbers(session: Session, lines: Sequence[Tracked]) -> list[str]:
    """Return what is tracked in a group, but for what is none."""
    book, game = session.phrasebook, session.game.name
    nothing = {book.value(value, game) for value in NOTHING}
    return [f"{line.name}: {line.value}" for line in lines if line.value not in nothing]
