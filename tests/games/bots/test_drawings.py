"""The icons and colours that a bot file names."""

from __future__ import annotations

from companion.games.bots.drawings import faults_of_drawings
from companion.games.bots.reading import read

ICONS = """
title = "Ferry"
about = "A crossing."
rival = "the ferryman"
phases = [{name = "Turn", steps = [{draw = "boat"}]}]
ends = "lost"
counters.across = {name = "Across", icon = "pawn"}
decks.boat = {name = "Boats", cards.raft = {name = "Raft", icon = "raft", colour = "beige"}}
map = {places = ["A"], pieces.hut = {name = "a hut", icon = "hut"}}
"""


def test_an_icon_and_a_colour_that_do_not_exist_are_faults_with_their_position() -> None:
    faults = {each.path: each.args["name"] for each in faults_of_drawings(read(ICONS))}
    assert faults == {
        ("decks", "boat", "cards", "raft", "icon"): "raft",
        ("decks", "boat", "cards", "raft", "colour"): "beige",
        ("map", "pieces", "hut", "icon"): "hut",
    }
