"""How a play by defaults ends; common invariants are tested in test_every_game.py."""

from __future__ import annotations

import pytest

from companion.games.ares import GAME
from companion.testing.plays import by_defaults
from kit.kinds import every_kind

KINDS = [kind for kind in every_kind() if kind.game is GAME]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_play_by_defaults_is_lost_at_its_limit(kind) -> None:
    play = by_defaults(kind, {}, "1")
    assert play.result.rounds == play.state()["rounds"]
    assert not play.result.won
