"""The current step: everything that the screen shows and the voice says of it.

Only `companion.screens.models.table.TableController` sets it; kv files and the voice read it.
"""

from __future__ import annotations

from itertools import dropwhile, takewhile
from typing import Any, Literal, NamedTuple

from kivy.event import EventDispatcher
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    DictProperty,
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
    crystal": a number and an icon. ``answers`` is the number of undos that lead back to a done
    move, 0 for a move that was only ticked. A question ends the moves of a step; an event, such as
    a round, fills the screen.
    """

    number: int
    text: str
    fact: str = ""
    price: str = ""
    state: MoveState = "coming"
    actor: str = ""
    answers: int = 0
    kind: MoveKind = "move"


class TurnCard(NamedTuple):
    """The card that controls an automaton's turn.

    It has the ``number`` of an action, the ``letter`` of a Mission, and whether he travels. The
    prompt with this ``key`` reveals it.
    """

    number: str
    letter: str
    action: str
    travels: bool = False
    key: str = ""


class Event(NamedTuple):
    """Something that begins: its title, who acts first, by which card, and related facts.

    Or something that is over, with its ``summary``.
    """

    title: str
    actor: str = ""
    acts: str = ""
    facts: tuple[str, ...] = ()
    card: TurnCard | None = None
    summary: SummaryPage | None = None


class Answer(NamedTuple):
    """An answer, a group of answers, or a way back, as something to tap.

    ``spoken`` is its spoken text, "" if that is its text. A ``chosen`` answer still needs a place
    on the board; if it ``goes_to_board`` it can be dragged there. ``left`` is the number still to
    be placed, None for any other answer. A ``headed`` answer shows only its icons, below a heading.
    ``icons`` are those on its tile if its ``icon`` is not, "" for no second one.
    """

    value: Any
    text: str
    icon: str = ""
    enabled: bool = True
    spoken: str = ""
    chosen: bool = False
    left: int | None = None
    goes_to_board: bool = False
    headed: bool = False
    icons: tuple[str, str] = ("", "")

    @property
    def tile(self) -> tuple[str, str]:
        """Both icons on its tile."""
        return self.icons if self.icons[0] else (self.icon, "")


class Chip(NamedTuple):
    """A report of this turn; without its ``report``, the number of further ones.

    If there is little room its ``icon`` and its ``label`` are shown.
    """

    text: str
    report: Report | None = None
    icon: str = ""
    label: str = ""


class Key(NamedTuple):
    """A key of the number pad: a digit, "±", "del" or "" for none; ``enabled`` if usable."""

    label: str
    enabled: bool = True


class NumberEntry(NamedTuple):
    """A number that is asked for, the digits typed so far, "" for none, and the keys."""

    minimum: int
    maximum: int
    digits: str = ""
    keys: tuple[Key, ...] = ()


class OrderSpace(NamedTuple):
    """A space of a round's order: who is on it, "" for nobody, and whether he has acted.

    ``icon`` is the icon of something there that isn't an actor, such as the Shuttle.
    """

    actor: str = ""
    acting: bool = False
    acted: bool = False
    icon: str = ""


class Stage(NamedTuple):
    """A part of a round or of the set-up: its name, "" for none, and whether it is over or now.

    A ``small`` one leaves room for a sentence.
    """

    name: str
    now: bool = False
    over: bool = False
    small: bool = False


class PaceLine(NamedTuple):
    """The pace of a play: a title, what is left to do, and the rate needed per turn."""

    title: str
    fact: str = ""
    rate: str = ""


class Notice(NamedTuple):
    """A notice that doesn't belong to the step; a tap ``opens`` a text, "" for none.

    ``label`` is on a button beside it that has an ``intent``, such as "reopen"; "" if there is
    none. ``icon`` is "warn" for a problem, "check" for good news, "undo" for what was taken back.
    Instead it may have ``moves`` of the step that have no other place.
    """

    text: str
    opens: str = ""
    label: str = ""
    intent: str = ""
    icon: str = ""
    moves: bool = False


class StepModel(EventDispatcher):
    """Everything that the table shows and says of one step."""

    # who acts, and the main numbers
    actor = StringProperty()
    """You as soon as you can report, even if an opponent's last moves are beside the tiles."""
    title = StringProperty()
    subtitle = StringProperty()
    icon = StringProperty()
    rail = ListProperty()
    """The spaces of a round's order, first to last; [] if there are none."""
    stages = ListProperty()
    """The parts of a round or of the set-up, if there is no rail."""
    numbers = ListProperty()
    """Pairs of an icon and a text."""
    captions = DictProperty()
    """By its icon, what distinguishes a number from the score so far."""
    pace = ObjectProperty(None, allownone=True)
    """The `PaceLine` of the play, None while no end is in sight."""
    owner = StringProperty()
    """Whose numbers those are, "" for nobody's."""

    # the list of the turn
    heading = StringProperty()
    """The part of a round, or the heading of the first report tiles; "" if not needed."""
    card = ObjectProperty(None, allownone=True)
    event = ObjectProperty(None, allownone=True)
    """The event that is shown now, such as a new round; None for none.

    It fills the screen, or is above the board beside the first move after it."""
    moves = ListProperty()
    notice = ObjectProperty(None, allownone=True)

    # the answers
    primary = StringProperty()
    primary_ready = BooleanProperty(True)
    answers = ListProperty()
    """At most two, beside the primary button."""
    tiles = ListProperty()
    """Any number of answers, below the present move."""
    reports = BooleanProperty(False)
    """Whether the tiles are reports: then they replace the list."""
    asks_ahead = BooleanProperty(False)
    """Whether the question after the present move can be answered now, which counts the move as
    made.
    """
    of_tray = BooleanProperty(False)
    """Whether the tiles are the first report tiles, unmoved, for a follow-up question."""
    chips = ListProperty()
    number = ObjectProperty(None, allownone=True)
    undo = StringProperty()
    """The text of what undo takes back, "" for nothing."""
    redo = StringProperty()
    """The text of what redo restores, "" for nothing."""

    # where it happens
    places = ListProperty()
    """The answers that are places on the board."""
    put = StringProperty()
    """The icon of what goes to the selected place, "" for that of the question."""
    near = ListProperty()
    """The places to zoom in on together; [] for the whole board."""
    at_once = BooleanProperty(False)
    """Whether one tap on a large place answers: always in a picture, on the map if zoomed in."""
    pieces = ListProperty()
    """The places of pieces that can be dragged to where they went."""
    picked = StringProperty()
    """The place that was tapped, "" for none."""

    laying = BooleanProperty(False)
    """Whether the tiles are things to place on the board one after the other."""
    laid = ListProperty()
    """The places where one of these is already: a tap takes it back."""
    progress = NumericProperty(-1)
    """The share of them that is placed, negative if not placing."""

    kind_first = BooleanProperty(False)
    """Whether a kind is chosen before its place, as several kinds may fit."""

    # why
    mark = StringProperty()
    """"reading" if the step contains our interpretation of a rule, "unknown" if a rule is unknown,
    or "".
    """

    # what is said
    speech = StringProperty()
    """What led to the present move or question, and that itself."""
    again = StringProperty()
    """The present move or question alone, for when it is shown again."""

    @property
    def present(self) -> MoveLine | None:
        """The move to make now, None if there is none."""
        return next((move for move in self.moves if move.state == "present"), None)

    def _begins(self) -> bool:
        return self.present is not None and self.present.kind == "event"

    begins = AliasProperty(_begins, bind=["moves"])
    """Whether an event is the present line."""

    @property
    def together(self) -> list[MoveLine]:
        """The moves to make while reports are possible: all are shown, and ticked at once.

        The last line is that of the question.
        """
        left = dropwhile(lambda move: move.state == "done", self.moves[:-1] if self.reports else ())
        return [*takewhile(lambda move: move.kind == "move", left)]
