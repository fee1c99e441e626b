"""The turns after which a milestone leaves, each with a flag."""

from __future__ import annotations

from msgspec import Struct

from companion.games.dice.deadlines import MILESTONE_WARNINGS
from companion.screens.pictures import View


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
