"""The three milestones in their slots: their owners, or how long they can be claimed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from companion.games.dice.components import MILESTONE
from companion.games.dice.deadlines import MILESTONE_WARNINGS
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import CHIP, FACT, LABEL


class Flag(Struct, frozen=True):
    """A turn after which a milestone leaves; the next one is ``due`` once that is announced."""

    turn: int
    name: str
    status: str
    due: bool = False

    @property
    def open(self) -> bool:
        """Whether the milestone can still be claimed."""
        return self.status == "open"


def flags(view: View) -> list[Flag]:
    """Return the flags of a play, in the order of the turns; at most one milestone is due."""
    found = sorted(view.get("milestones", ()), key=lambda each: each["deadline"])
    due = next((each for each in found if each["status"] == "open"), None)
    if due and left_to(view, due["deadline"]) > max(MILESTONE_WARNINGS):
        due = None
    return [Flag(each["deadline"], each["name"], each["status"], each is due) for each in found]


def left_to(view: View, turn: int) -> int:
    """Return how many turns are left to the end of a turn, including the current one."""
    return max(0, turn - max(1, view.get("turn", 0)) + 1)


def turns_to(view: View, turn: int) -> str:
    """Return the number of turns left to the end of a turn, in words."""
    return view.words("dice.picture-turns", count=left_to(view, turn))


ICONS = {"open": "flag", "claimed": "check", "removed": "cross"}
MIN_ROW = 47
"""The minimum height of a row that can be tapped: nine millimetres."""


def icon_for(view: View, name: str) -> str:
    """Return the icon of a milestone when it is reported, "" for any other name."""
    flag = next((each for each in flags(view) if each.name == name.rpartition(".")[2]), None)
    return "" if flag is None else "warn" if flag.due else ICONS[flag.status]


def progress(view: View, milestone: dict[str, Any]) -> str:
    """Return the status of a milestone in a few words."""
    status, deadline = milestone["status"], milestone["deadline"]
    if status == "claimed":
        return view.words("dice.picture-yours", points=MILESTONE)
    if status == "removed":
        return view.words("dice.picture-gone")
    until = view.words("dice.picture-until", turn=deadline)
    due = any(flag.due and flag.name == milestone["name"] for flag in flags(view))
    return f"{turns_to(view, deadline)}, {until}" if due and view.get("turn") else until


def draw_milestones(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the milestones one below the other, the top slot first; a tap opens the status.

    The status is beside the name, or below it if one of them doesn't fit.
    """
    laid = view.get("milestones", ())
    due = next((flag.name for flag in flags(view) if flag.due), "") if view.get("turn") else ""
    height = max(MIN_ROW, min(64, (box.height - 8) / 3))
    size = FACT * p.text_scale
    sizes = [(size, size), (FACT, FACT), (FACT, LABEL)]
    beside = next((pair for pair in sizes if all(_fits(p, box, view, m, pair) for m in laid)), None)
    touches = []
    for at, milestone in enumerate(laid):
        row = Box(box.x, box.y + at * (height + 4), box.width, height)
        warned = milestone["name"] == due
        p.rect(*row, "raised" if warned else "sunk", CHIP + 2)
        icon = "warn" if warned else ICONS[milestone["status"]]
        colour = "amber" if warned else "ice" if milestone["status"] == "claimed" else "dim"
        middle = row.y + row.height / 2
        p.icon(icon, row.x + 22, middle, 26, colour)
        name, note = view.name(milestone["name"]), progress(view, milestone)
        removed = milestone["status"] == "removed"
        names = "dim" if removed else "amber" if warned else "sand"
        if beside:
            large, small = beside
            p.words(row.x + 44, middle + large * 0.36, name, large, names, True)
            p.words(row.right - 10, middle + small * 0.36, note, small, "dim", anchor="end")
        else:
            p.words(row.x + 44, middle - 3, name, FACT, names, True)
            p.words(row.x + 44, middle + LABEL, note, LABEL, "dim")
        touches.append(Touch(row, f"milestones.{milestone['slot']}.status"))
    return touches


def _fits(
    p: Painter, box: Box, view: View, milestone: dict[str, Any], sizes: tuple[float, float]
) -> bool:
    """Return whether a milestone's name and status fit on one line."""
    name = p.width(view.name(milestone["name"]), sizes[0], True)
    return 44 + name + 16 + p.width(progress(view, milestone), sizes[1]) + 10 <= box.width
