"""With real cards, those that a level does not use stay in the box."""

from __future__ import annotations

from companion.engine.play import Play
from companion.games.bots import game_of

FILE = """
title = "Levels"
about = "Some cards."
rival = "the wind"
ends = "lost"
levels.easy = {name = "Easy"}
levels.hard = {name = "Hard"}

[decks.main]
name = "Main"
cards.calm = {name = "Calm", steps = ["Wait"], levels = ["easy"]}
cards.wind = {name = "Wind", steps = ["Hurry"]}

[[phases]]
name = "Wind"
steps = [{draw = "main"}]
"""


def _said_first(**options: str) -> list[tuple[str, str]]:
    says = Play(game_of("levels", FILE), options, "1").says
    return [(say.key.partition(".")[2], say.args.get("cards")) for say in says]


def test_the_cards_of_other_levels_are_named_before_the_first_round() -> None:
    assert _said_first(deck="physical", level="hard") == [("left-out", ("main_calm",))]


def test_nothing_is_said_if_every_card_is_used_or_the_companion_draws() -> None:
    assert _said_first(deck="physical", level="easy") == []
    assert "left-out" not in dict(_said_first(level="hard"))
