"""The spoken state of a play: first the opponent and the table, then all tracked numbers.

It is divided into few sections, each reached by as few presses: the groups of the editor, with
neighbours joined if there are more.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens.services.tracked import Tracked, tracked
from companion.session.session import Session

MAX_SECTIONS = 4
"""The maximum number of sections with numbers."""

Section = tuple[str, list[str]]
"""The heading of a section, and its sentences."""

Group = tuple[list[str], list[Tracked]]
"""Headings, and the values below them."""


def sections(session: Session) -> list[Section]:
    """Return the state of a play, the most important first."""
    book = session.phrasebook
    now = [book.prompt_text(say).voice for say in session.play.recap()]
    if now and (budget := session.budget_text()):
        now.append(budget)
    rest = book.text("screens.state-rest")
    rows = [(" · ".join(names), [*_numbers(lines), rest]) for names, lines in _joined(session)]
    return [(book.text("screens.menu-now"), now), *rows] if now else rows


def headings(session: Session, section: int) -> Sequence[str]:
    """Return the groups of the numbers in a section: none if it has no numbers."""
    found = [names for names, _ in _joined(session)]
    return [[], *found][section] if session.play.recap() else found[section]


def _joined(session: Session) -> list[Group]:
    """Return the groups of tracked values, neighbours joined until they are few."""
    groups = [([heading], lines) for heading, lines in tracked(session).items()]
    while len(groups) > MAX_SECTIONS:
        at = min(range(len(groups) - 1), key=lambda n: len(groups[n][1]) + len(groups[n + 1][1]))
        (names, lines), (others, more) = groups[at : at + 2]
        groups[at : at + 2] = [([*names, *others], [*lines, *more])]
    return groups


def _numbers(lines: Sequence[Tracked]) -> list[str]:
    """Return the tracked values of a group, except empty ones."""
    return [f"{line.name}: {line.value}" for line in lines if not line.is_nothing]
