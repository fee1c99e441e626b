"""A step with a name is headed by the part of the round that does it."""

from __future__ import annotations

from companion.engine.play import Play
from companion.phrases.phrasebook import Phrasebook
from kit.bot_files import playable

FILE = """
title = "Harbour"
about = "Ships come."
rival = "the wind"
ends = "lost"
steps.blow = ["Move a ship"]
steps.wait = [{note = "Nothing moves"}]

[[phases]]
name = "Morning"
steps = [{do = "blow"}]

[[phases]]
name = "Evening"
steps = [{do = "blow"}, {do = "wait"}]
"""


def test_a_step_with_a_name_is_headed_by_the_part_of_the_round() -> None:
    play = Play(playable(FILE), {}, "1")
    titles = [Phrasebook("en").glance(say).title for say in play.says]
    assert titles == ["Morning", "Evening", "Evening"]
