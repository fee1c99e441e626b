"""The three milestones in their slots: whose they are, or until when they can be claimed."""

from __future__ import annotations

from typing import Any

from companion.games.dice.components import MILESTONE
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.dice.turns import flags, turns_to
from companion.screens.theme import CHIP, FACT, LABEL

SIGNS = {"open": "flag", "claimed": "check", "removed": "cross"}
LEAST = 47
"""The least height of a row that can be tapped: nine millimetres."""


def standing(view: View, milestone: dict[str, Any]) -> str:
    """Return what is to be known of a milestone, in a few words."""
    status, deadline = milestone["status"], milestone["deadline"]
    if status == "claimed":
        return view.words("dice.picture-yours", points=MILESTONE)
    if status == "removed":
        return view.words("dice.picture-gone")
    until = view.words("dice.picture-until", turn=deadline)
    due = any(flag.due and flag.name == milestone["name"] for flag in flags(view))
    return f"{turns_to(view, deadline)}, {until}" if due and view.get("turn") else until


def draw_milestones(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the milestones one below the other, the top slot first; a tap opens its status."""
    due = next((flag.name for flag in flags(view) if flag.due), "")
    size = FACT * p.letters
    high = max(LEAST, min(64, (box.high - 8) / 3))
    touches = []
    for at, milestone in enumerate(view.get("milestones", ())):
        row = Box(box.x, box.y + at * (high + 4), box.wide, high)
        warned = milestone["name"] == due and bool(view.get("turn"))
        gone = milestone["status"] == "removed"
        p.rect(*row, "raised" if warned else "sunk", CHIP + 2)
        sign = "warn" if warned else SIGNS[milestone["status"]]
        ink = "amber" if warned else "ice" if milestone["status"] == "claimed" else "dim"
        middle = row.y + row.high / 2
        p.sign(sign, row.x + 22, middle, 26, ink)
        name, note = view.name(milestone["name"]), standing(view, milestone)
        taken = p.width(name, size, True) + 62
        shown = p.largest(note, (size, FACT, LABEL), row.wide - taken)
        names = "faint" if gone else "amber" if warned else "sand"
        if p.fits(note, shown, row.wide - taken):
            p.words(row.x + 44, middle + size * 0.36, name, size, names, True)
            p.words(row.right - 10, middle + shown * 0.36, note, shown, "dim", anchor="end")
        else:
            p.words(row.x + 44, middle - 3, name, FACT, names, True)
            p.words(row.x + 44, middle + LABEL, note, LABEL, "dim")
        touches.append(Touch(row, f"milestones.{milestone['slot']}.status"))
    return touches
