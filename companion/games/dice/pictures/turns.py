"""The fifty turns as a ruler, with a flag at each turn after which a milestone leaves."""

from __future__ import annotations

from msgspec import Struct

from companion.games.dice.deadlines import MILESTONE_WARNINGS
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import LABEL, mix

TENS = (10, 20, 30, 40)
ICON = 17
"""The size of an icon above the ruler."""

ABOVE, BELOW = 24, 22
"""The room above the cells and below them."""


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


class Shelf:
    """A line on which items are side by side: what doesn't fit is left out."""

    def __init__(self, left: float, right: float) -> None:
        self.left, self.right = left, right
        self._taken: list[tuple[float, float]] = []

    def take(self, left: float, right: float) -> bool:
        """Reserve a place if it is free; return whether it was."""
        inside = self.left <= left and right <= self.right
        free = inside and all(right <= begin or end <= left for begin, end in self._taken)
        if free:
            self._taken.append((left, right))
        return free


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


def draw_turns(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the ruler with its flags; a tap opens the turn."""
    turns, now = view.get("turns"), view.get("turn", 0)
    width, top = box.width / turns, box.y + ABOVE
    height = min(22, box.height - ABOVE - BELOW)
    marked = flags(view)
    due = next((flag for flag in marked if flag.due), None)
    for turn in range(1, turns + 1):
        colour: AnyColour = "faint" if turn < now else "line"
        if now < turn and due and turn <= due.turn:
            colour = mix("amber", "ground", 0.55)
        p.rect(box.x + (turn - 1) * width, top, width - 2, height, colour, 3)
    if now:
        x = box.x + (now - 1) * width
        p.rect(x - 1, top - 2, max(width, 9), height + 8, "sand", 3)
    _draw_flags(p, box, view, marked, height)
    return [Touch(box, "turn")] if now else []


def _draw_flags(p: Painter, box: Box, view: View, marked: list[Flag], height: float) -> None:
    """Draw the flags and the numbers, the due one first: what then doesn't fit is left out."""
    turns, now = view.get("turns"), view.get("turn", 0)
    width, top = box.width / turns, box.y + ABOVE
    above, below = Shelf(box.x, box.right), Shelf(box.x - 4, box.right + 4)
    base = top + height + BELOW - 2
    for flag in sorted(marked, key=lambda each: (not each.due, not each.open)):
        x = box.x + flag.turn * width - 1
        colour = "amber" if flag.due else "dim" if flag.open else "faint"
        _write(p, below, x - 3, base, str(flag.turn), "amber" if flag.due else "dim", flag.due)
        shown = flag.due or above.take(x - ICON / 2, x + ICON / 2)
        p.line((x, top - (8 if shown else 1), x, top + height + 3), colour, 3)
        if flag.due:
            _draw_due(p, above, x, top - 8, view, flag)
        elif shown:
            icon = "flag" if flag.open else "check" if flag.status == "claimed" else "cross"
            p.icon(icon, x + (4 if flag.open else 0), top - 14, ICON, "dim")
    if now:
        _write(p, above, box.x + (now - 0.5) * width, top - 7, str(now), "sand", True)
    for turn in (turns, 1, *TENS):
        _write(p, below, box.x + (turn - 0.5) * width - 1, base, str(turn), "dim", False)


def _draw_due(p: Painter, above: Shelf, x: float, base: float, view: View, flag: Flag) -> None:
    """Draw the triangle of the next deadline, and its name."""
    p.icon("warn", x, base - 7, ICON + 2, "amber")
    for key in ("picture-due", "picture-turns"):
        count = left_to(view, flag.turn)
        words = view.words(f"dice.{key}", name=flag.name, count=count)
        taken = p.width(words, LABEL, True)
        for left in (x + 15, x - 15 - taken):
            whole = min(left, x - 11), max(left + taken, x + 11)
            if above.take(*whole):
                p.words(left, base, words, LABEL, "amber", True)
                return
    above.take(x - 11, x + 11)


def _write(
    p: Painter, shelf: Shelf, x: float, base: float, words: str, colour: str, bold: bool
) -> None:
    """Write words around a place if it is free; at the ends they stay inside."""
    half = p.width(words, LABEL, bold) / 2
    x = min(max(x, shelf.left + half), shelf.right - half)
    if shelf.take(x - half - 3, x + half + 3) or shelf.take(x - half, x + half):
        p.words(x, base, words, LABEL, colour, bold, "middle")
