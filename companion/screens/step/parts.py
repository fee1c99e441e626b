"""What a step is made of: its moves, its question, and the pages that they stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from companion.phrases.glance import Move
from companion.screens.frame import Box, Frame
from companion.screens.pictures import Picture
from companion.screens.theme import GAP, MOVE


class Item(Struct, frozen=True):
    """A move with its number, the key of the prompt that it belongs to, and who makes it.

    One that is ``past`` belongs to a turn that is over; ``title`` is then that of its prompt. One
    that is ``done`` was carried out before undo came back to it. The ``sign`` is that of what it
    is about. It belongs to the ``nth`` prompt of its key, from 0.
    """

    number: int
    move: Move
    key: str
    who: str = ""
    past: bool = False
    title: str = ""
    done: bool = False
    sign: str = ""
    nth: int = 0


class Question(Struct, frozen=True):
    """What is asked: its title, and how high what answers it is at least in the content.

    ``beside`` is how high that is where a picture stands beside it. What is ``fixed`` stands at
    the foot of the content whatever else is shown, so that it is never under a finger by chance.
    """

    title: str = ""
    high: float = 0
    beside: float = 0
    fixed: bool = False


class Page(Struct, frozen=True):
    """A page of a step: what of it is shown, and the size of the moves.

    ``foot`` is how much of the content is kept for a question that is fixed; lanes stand above it.
    ``heading`` is the size of the title, 0 for the usual one; ``named`` that of the step's name,
    0 where that is left to the header. ``earlier`` is the last move of the page before, where there
    is room to tell it.
    """

    items: Sequence[Item]
    facts: Sequence[str] = ()
    title: str = ""
    size: float = MOVE
    own_facts: bool = True
    lanes: float = 0
    picture: bool = False
    asks: bool = False
    big: bool = False
    foot: float = 0
    heading: float = 0
    named: float = 0
    earlier: Item | None = None

    @property
    def past(self) -> bool:
        """Whether it shows the end of a turn that is over."""
        return bool(self.items) and self.items[-1].past

    def shows_fact(self, item: Item) -> bool:
        """Tell whether a move's fact stands below it."""
        return bool(item.move.fact) and (self.own_facts or item.move.needed)

    def content(self, frame: Frame) -> Box:
        """Return the room between the header and what stands below."""
        if not self.foot:
            return frame.content(self.lanes)
        box = frame.content()
        bottom = self.lanes_box(frame).y if self.lanes else self.foot_box(frame).y
        return box.upper(bottom - GAP - box.y)

    def lanes_box(self, frame: Frame) -> Box:
        """Return where the table is drawn."""
        box = frame.lanes(self.lanes)
        foot = self.foot_box(frame).y - GAP if self.foot else box.bottom
        return Box(box.x, foot - box.high, box.wide, box.high)

    def foot_box(self, frame: Frame) -> Box:
        """Return where a question stands that is fixed."""
        box = frame.content()
        return box.lower(box.high - self.foot)


class Step(Struct, frozen=True):
    """A step that is to be shown: ``picture`` belongs to it, ``lanes`` are so high.

    Where words leave more room, lanes have the first of the ``roomy`` heights that fits. Where the
    picture shows a single move, ``pictured`` is the number of that. Those of the facts that belong
    to a prompt are ``facts_of`` its key. What is ``told`` in place of the lanes, such as what was
    taken back, goes before the title; if it is ``pressing``, it stands on every page. Its ``name``
    stands above the move ``named``, or the first after that which is not past, where there is room
    to spare. Moves that come ``singly`` have a page each.
    """

    items: Sequence[Item]
    facts: Sequence[str]
    question: Question
    picture: Picture | None = None
    lanes: float = 0
    pictured: int | None = None
    told: bool = False
    pressing: bool = False
    name: str = ""
    named: int = 1
    singly: bool = False
    facts_of: Mapping[str, Sequence[str]] = {}
    roomy: Sequence[float] = ()

    @property
    def least_lanes(self) -> float:
        """How high what stands in place of the lanes is on a page with no room to spare."""
        return self.lanes if self.pressing else 0

    @property
    def begun(self) -> Item | None:
        """The move that the name stands above, None where there is none."""
        fresh = (item for item in self.items if not item.past and item.number >= self.named)
        return next(fresh, None) if self.name else None

    @property
    def asks_apart(self) -> bool:
        """Whether the question has a page of its own after moves that are big."""
        return bool(self.question.high or self.question.title)

    @property
    def big_pages(self) -> int:
        """How many pages moves that are big take, with their question."""
        return len(self.items) + self.asks_apart
