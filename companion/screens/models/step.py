"""The step on the table: everything that the screen shows and the voice says of it.

Only `companion.screens.models.table.TableController` sets it; kv files and the voice read it.
"""

from __future__ import annotations

from itertools import dropwhile, takewhile
from typing import Any, Literal, NamedTuple

from kivy.event import EventDispatcher
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.screens.models.summary import SummaryPage
from companion.session.session import Report

MoveState = Literal["done", "present", "coming"]
MoveKind = Literal["move", "question", "event"]


class MoveLine(NamedTuple):
    """A move of the turn.

    ``text`` has its noun between two pairs of stars; ``price`` is what it costs, such as "−1
    crystal": a number and a sign. ``answers`` is how
    many answers undo takes back to come back to a done move, 0 for a move that was only ticked. A
    question ends the moves of a step; an event, such as a round, has the screen for itself.
    """

    number: int
    text: str
    fact: str = ""
    price: str = ""
    state: MoveState = "coming"
    actor: str = ""
    answers: int = 0
    kind: MoveKind = "move"


class Card(NamedTuple):
    """The card that rules an automaton's turn.

    It has the ``number`` of an action, the ``letter`` of a Mission, and whether he travels. The
    prompt of the ``key`` reveals it.
    """

    number: str
    letter: str
    action: str
    travels: bool = False
    key: str = ""


class Event(NamedTuple):
    """Something that begins: what it is, who acts first, by which card, and what to know of it.

    Or something that is over, with its ``summary``.
    """

    title: str
    actor: str = ""
    acts: str = ""
    facts: tuple[str, ...] = ()
    card: Card | None = None
    summary: SummaryPage | None = None


class Answer(NamedTuple):
    """An answer, a group of answers, or a way back, as something to tap.

    ``spoken`` is how it is said, "" where that is its text. One that is ``chosen`` still needs a
    place on the board; a finger may pull what ``goes_to_board`` there. Of a thing to lay so many
    are ``left``; of any other answer that is None. A ``headed`` one
    has only its sign: what it is stands above.
    """

    value: Any
    text: str
    sign: str = ""
    enabled: bool = True
    spoken: str = ""
    chosen: bool = False
    left: int | None = None
    goes_to_board: bool = False
    headed: bool = False


class Chip(NamedTuple):
    """Something that was reported in this turn; without its ``report``, how many more there are.

    Where there is little room its ``sign`` and its ``label`` are shown.
    """

    text: str
    report: Report | None = None
    sign: str = ""
    label: str = ""


class Key(NamedTuple):
    """A key of the number pad: a digit, "±", "del" or "" for none; ``enabled`` if it counts now."""

    label: str
    enabled: bool = True


class NumberEntry(NamedTuple):
    """A number that is asked for, the digits entered so far, "" for none, and the keys."""

    minimum: int
    maximum: int
    digits: str = ""
    keys: tuple[Key, ...] = ()


class Space(NamedTuple):
    """A space of the order of a round: who is on it, "" for nobody, and whether he has acted.

    ``sign`` is that of what is there and is no actor, such as the Shuttle.
    """

    actor: str = ""
    acting: bool = False
    acted: bool = False
    sign: str = ""


class Stage(NamedTuple):
    """A part of a round or of the set-up: its name, "" for none, and whether it is over or now."""

    name: str
    now: bool = False
    over: bool = False


class PaceLine(NamedTuple):
    """How a play keeps pace: in a few words, what is left to do, and how much of it each turn."""

    title: str
    fact: str = ""
    rate: str = ""


class Notice(NamedTuple):
    """Something to know besides the step, and what a tap on it opens to read, "" for nothing.

    ``label`` is on a button beside it that has an ``intent``, such as "reopen"; "" where there is
    none. ``sign`` is "warn" before what is wrong, "check" before good news, "undo" before what was
    taken back.
    """

    text: str
    reading: str = ""
    label: str = ""
    intent: str = ""
    sign: str = ""


class StepModel(EventDispatcher):
    """All that the table shows and says of one step."""

    # who acts, and the numbers that count
    actor = StringProperty()
    title = StringProperty()
    subtitle = StringProperty()
    sign = StringProperty()
    rail = ListProperty()
    """The spaces of the order of a round, first to last; [] where there are none."""
    stages = ListProperty()
    """The parts of a round or of the set-up, where there is no rail."""
    numbers = ListProperty()
    """Pairs of a sign and a text."""
    pace = ObjectProperty(None, allownone=True)
    """The `PaceLine` of the play, None where no end is in sight."""
    owner = StringProperty()
    """Whose numbers those are, "" for nobody's."""

    # the list of the turn
    heading = StringProperty()
    """Which part of a round it is, or what is reported by the first tiles; "" where needless."""
    card = ObjectProperty(None, allownone=True)
    event = ObjectProperty(None, allownone=True)
    """What has the screen for itself now, such as a new round; None for nothing."""
    moves = ListProperty()
    notice = ObjectProperty(None, allownone=True)

    # what answers it
    primary = StringProperty()
    primary_ready = BooleanProperty(True)
    answers = ListProperty()
    """At most two, beside the primary button."""
    tiles = ListProperty()
    """Any number of answers, below the present move."""
    reports = BooleanProperty(False)
    """Whether the tiles are what a player can report: then they take the place of the list."""
    asks_ahead = BooleanProperty(False)
    """Whether the question after the present move can be answered at once: then that is made."""
    of_tray = BooleanProperty(False)
    """Whether the tiles are the first ones of those, at the same place, as more is asked of one."""
    chips = ListProperty()
    number = ObjectProperty(None, allownone=True)
    undo = StringProperty()
    """What undo takes back, "" for nothing."""
    redo = StringProperty()
    """What redo puts back, "" for nothing."""

    # where it happens
    places = ListProperty()
    """The answers that are places on the board."""
    put = StringProperty()
    """The sign of what goes to the place that is picked, "" for that of the question."""
    near = ListProperty()
    """Those of them that are shown as large as they have room together; [] for the whole board."""
    at_once = BooleanProperty(False)
    """Whether one that is drawn large answers by one tap: those of a picture do, those of the map
    where they are near."""
    pieces = ListProperty()
    """The places of pieces that a finger may pull to where they went."""
    picked = StringProperty()
    """The place that was tapped, "" for none."""

    laying = BooleanProperty(False)
    """Whether the tiles are things that are laid on the board one after the other."""
    laid = ListProperty()
    """The places where one of these was laid: a tap takes it back."""
    progress = NumericProperty(-1)
    """Which share of them is laid, below 0 where nothing is."""

    kind_first = BooleanProperty(False)
    """Whether it is chosen first what goes to a place, and then which: more than one may."""

    # why
    mark = StringProperty()
    """"reading" if a rule of the step is a reading of ours, "unknown" if it is not known, or ""."""

    # what is said
    speech = StringProperty()
    """What led to the present move or question, and that itself."""
    again = StringProperty()
    """The present move or question alone, where one comes back to it."""

    @property
    def present(self) -> MoveLine | None:
        """The move to make now, None if there is none."""
        return next((move for move in self.moves if move.state == "present"), None)

    @property
    def together(self) -> list[MoveLine]:
        """The moves to make beside what can be reported: all are shown, and ticked at once.

        The last line is that of the question.
        """
        left = dropwhile(lambda move: move.state == "done", self.moves[:-1] if self.reports else ())
        return [*takewhile(lambda move: move.kind == "move", left)]
