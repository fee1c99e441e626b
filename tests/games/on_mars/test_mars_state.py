"""The map in the JSON state: a line for each hex, with the names that were promised."""

from __future__ import annotations

import json

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hex_names import hex_named
from companion.games.on_mars.hexes import Hex
from companion.games.on_mars.mars import CENTRE, RESEARCH, ROVER, LaidTile, Mars, Piece
from companion.games.on_mars.table import map_state

EMPTY = {
    "building": None,
    "owner": None,
    "advanced": None,
    "piece": None,
    "crystal": False,
    "tile": None,
}


def test_every_hex_has_a_line_with_its_name_and_place() -> None:
    lines = map_state(Mars())
    assert len(lines) == 91
    for line in lines:
        assert hex_named(line["hex"]) == (line["q"], line["r"])
        assert {**line, **EMPTY} == line
    assert json.loads(json.dumps(lines)) == lines


def test_a_line_says_what_its_hex_holds() -> None:
    mars = Mars()
    mars.places[CENTRE].building = "mine"
    mars.places[CENTRE].advanced = YOU
    shelter = mars.places[Hex(2, 0)]
    shelter.building, shelter.owner = "shelter", LACERDA
    shelter.piece = Piece(ROVER, YOU)
    mars.places[Hex(0, 1)].crystal = True
    mars.places[Hex(0, 2)].tile = LaidTile(RESEARCH, "red-a")
    lines = {line["hex"]: line for line in map_state(mars)}
    shown = {
        name: {key: line[key] for key in EMPTY if line[key] != EMPTY[key]}
        for name, line in lines.items()
        if any(line[key] != EMPTY[key] for key in EMPTY)
    }
    assert shown == {
        "G6": {"building": "mine", "advanced": "you"},
        "I8": {
            "building": "shelter",
            "owner": "lacerda",
            "piece": {"what": "rover", "owner": "you"},
        },
        "G7": {"crystal": True},
        "G8": {"tile": {"what": "research", "shows": "red-a"}},
    }
