"""A draw that the player makes in parts, and one name out of a list of them."""

from __future__ import annotations

from companion.engine.prompts import Choose, Confirm
from companion.phrases.phrasebook import Phrasebook


def test_a_draw_that_the_player_makes_has_parts_of_its_own() -> None:
    card = Choose("on-mars.card", ("A1", "B1"), {"left": 2}, drawn=True)
    glance = Phrasebook("en").glance(card)
    assert glance.title == "Which card is it?"
    assert [move.text for move in glance.moves] == ["Draw his top **solo card**"]


def test_a_name_is_picked_from_a_list_by_its_place() -> None:
    techs = ["rover", "mine", "ship", "upgrade", "generator", "greenhouse", "rover", "mine"]
    moves = Phrasebook("en").glance(Confirm("on-mars.lay-techs", {"techs": techs})).moves
    assert [move.text for move in moves][:2] == [
        "Spaces 1–2: **Rover**, **Mine**",
        "Spaces 3–4: **Ship**, **Upgrade**",
    ]
