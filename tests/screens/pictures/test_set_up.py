"""The set-ups of the Mars games count their stages, in order, up to the last."""

from __future__ import annotations

import pytest

from companion.engine.autoplay import usual_answer
from companion.screens import pictures
from companion.screens.views import view_of

PLAYS = {
    "dice": (8, {}),
    "ares": (5, {"ares.mode": "solo"}),
    "ares for two": (5, {"ares.mode": "co-op", "ares.lead": "first-game"}),
    "classic": (4, {}),
    "classic with its board": (5, {}),
    "on-mars for the first time": (11, {}),
}

OWN_HEADERS = {("classic", 2)}
"""The neutral tiles: all four are in the header."""


@pytest.mark.parametrize("kind", PLAYS)
def test_every_stage_is_counted_in_its_order(session, kind):
    game, _, more = kind.partition(" ")
    options = {"board": "on"} if "board" in more else {"first": "on"} if "first" in more else {}
    last, given = PLAYS[kind]
    table, shown = session(game, **options), []
    while not table.play.turn:
        ask = table.play.ask
        shown.append(pictures.header(view_of(table, table.phrasebook, False)))
        answer = given.get(ask.key)
        table.answer(usual_answer(table.play) if answer is None else answer)
    counted = [header.sub for header in shown if header.sub.endswith(f" of {last}")]
    numbers = [n for n in range(1, last + 1) if (game, n) not in OWN_HEADERS]
    assert list(dict.fromkeys(counted)) == [f"{n} of {last}" for n in numbers]
    assert all(len(header.steps) == last for header in shown if header.sub in counted)
