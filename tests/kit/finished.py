"""Finished plays, saved without playing them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from companion.games import find
from companion.storage.store import Store

DAY = 86400.0


def save(
    store: Store,
    now: float,
    game: str = "ares",
    you: int | None = 50,
    /,
    *,
    days_ago: float = 0,
    minutes: float = 40,
    names: Mapping[str, str] | None = None,
    others: Mapping[str, int] | None = None,
    **result: Any,
) -> int:
    """Save a play that was won some days before ``now`` unless its ``result`` says otherwise.

    ``you`` are the points, ``others`` and ``names`` those of other players. Return its number.
    """
    play = store.begin(find(game), {}, "1")
    points = {**({} if you is None else {"you": you}), **(others or {})}
    scores = {who: {"total": total} for who, total in points.items()}
    people = [{"who": who, "name": name} for who, name in (names or {}).items()]
    ended = now - days_ago * DAY
    with store.writing() as connection:
        connection.execute(
            "UPDATE play SET started = ?, finished = ?, seconds = ?, result = ?, players = ?"
            " WHERE id = ?",
            (
                ended - 60 * minutes,
                ended,
                60 * minutes,
                json.dumps({"won": True, "scores": scores, **result}),
                json.dumps(people),
                play.journal.id,
            ),
        )
    return int(play.journal.id)
