"""The tracked values of a play, in words and in groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from companion.engine.play import Play
from companion.session.session import Session, flatten_state

NOTHING: Sequence[Any] = (0, None, "", False, [])
"""Values that need not be spoken."""


class Tracked(NamedTuple):
    """A number or name in words; ``field`` is what sets it, "" if nothing may."""

    field: str
    name: str
    value: str
    is_nothing: bool


def tracked(session: Session) -> dict[str, list[Tracked]]:
    """Return the tracked values, in the game's order, by the headings of their groups.

    Values without a group belong to the table's.
    """
    book, game = session.phrasebook, session.game.name
    groups: dict[str, list[Tracked]] = {}
    correctable = session.play.fields
    for field, value in _values(session.play):
        heading, rest = group_of(session, field), field.partition(".")[2]
        name = book.field(rest or field, game)
        line = Tracked(
            field if field in correctable else "",
            name[:1].upper() + name[1:],
            book.value(value, game, field),
            value in NOTHING,
        )
        groups.setdefault(heading, []).append(line)
    return groups


def headings(session: Session) -> list[str]:
    """Return the headings of the groups, in the game's order."""
    return list(dict.fromkeys(group_of(session, field) for field, _ in _values(session.play)))


def group_of(session: Session, field: str) -> str:
    """Return the heading of a field's group."""
    group, _, rest = field.partition(".")
    book = session.phrasebook
    return (
        book.name(group, session.game.name, "field") if rest else book.text("screens.adjust-table")
    )


def _values(play: Play) -> Iterator[tuple[str, Any]]:
    """Yield what may be corrected, or everything if nothing may be.

    List fields are left out: each of their items has its own field.
    """
    if not play.fields:
        return flatten_state(play.listed())
    single = {name: field for name, field in play.fields.items() if field.many is None}
    return ((name, field.get()) for name, field in single.items())
