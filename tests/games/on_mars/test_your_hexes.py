"""The likely hexes of your actions on the map."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.on_mars.components import LACERDA
from companion.games.on_mars.hexes import Hex, neighbours, reading_order
from companion.games.on_mars.mars import BOT, ROVER, HexContent, Mars, Piece
from companion.games.on_mars.your_hexes import new_bot_hexes


def test_a_new_bot_comes_to_a_shelter_of_yours_without_a_piece_or_near_it() -> None:
    mars = Mars()
    mars.places[Hex(2, 0)] = HexContent("shelter", YOU)
    mars.places[Hex(-2, 0)] = HexContent("shelter", YOU, piece=Piece(BOT, YOU))
    mars.places[Hex(0, 2)] = HexContent("shelter", LACERDA)
    assert new_bot_hexes(mars) == (Hex(2, 0),)
    mars.places[Hex(2, 0)].piece = Piece(ROVER, YOU)
    mars.places[Hex(3, 0)].crystal = True
    beside = {*neighbours(Hex(2, 0)), *neighbours(Hex(-2, 0))} - {Hex(3, 0)}
    assert new_bot_hexes(mars) == reading_order(beside)
