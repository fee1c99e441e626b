"""Pictures of the games: what a game may draw, and how the screens get it drawn.

A game offers a `GamePictures`. Without one, or if that cannot be loaded, it is played without
pictures; one that fails is logged and left out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from companion.engine.game import Scores
from companion.engine.prompts import Ask, Say
from companion.games import offered
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.step import OrderSpace, TurnCard

log = logging.getLogger(__name__)

T = TypeVar("T")


class Touch(NamedTuple):
    """A part of a picture that opens a field of the ± editor."""

    box: Box
    field: str


class View(Struct, frozen=True, dict=True):
    """What a picture is made from: the current play, and the step.

    The ``state`` is that before the present move: ``prompts`` are the prompts of the step up to and
    including that of the move; ``ask`` is the question that ends the step. ``numbers`` are the
    numbers of the moves by the key of their prompt: that of its first move, ``last_numbers`` that
    of its last; ``words`` returns a text by its key, ``name`` the name of a value of this game;
    ``pace`` is the line about the play's pace; ``reported`` is what was reported since the main
    question was first asked; ``opened`` is true while a group of choices is open: then the
    question's moves are done. Boards are ``turned`` clockwise by this many sixths to match the
    player's seat. ``scores`` are the points known so far, by player and line. ``people`` are names
    of players, as entered. ``actor`` is set if what is shown isn't by the question's actor; ``now``
    is the number of the present move, ``picked`` the place that was tapped. While a place
    ``answers``, taps on it count.
    """

    game: str
    state: Mapping[str, Any]
    prompts: Sequence[Say | Ask]
    ask: Ask | None
    words: Callable[..., str]
    name: Callable[..., str]
    portrait: bool = False
    turn: int = 0
    turns: int | None = None
    numbers: Mapping[str, int] = {}
    last_numbers: Mapping[str, int] = {}
    options: Mapping[str, str] = {}
    over: bool = False
    pace: str = ""
    reported: Sequence[Any] = ()
    opened: bool = False
    turned: int = 0
    scores: Scores = {}
    people: Mapping[str, str] = {}
    actor: str | None = None
    now: int = 0
    picked: str = ""
    answers: bool = True

    def __repr__(self) -> str:
        """Return little: Kivy makes this of every value that kv sets."""
        return f"View({self.asked})"

    def get(self, name: str, default: Any = None) -> Any:
        """Return the value of a dotted name of the state."""
        found: Any = self.state
        for part in name.split("."):
            if not isinstance(found, Mapping) or part not in found:
                return default
            found = found[part]
        return found

    @cached_property
    def header(self) -> Header:
        """The contents of the header, cached since many pictures use it."""
        make = pictures_of(self.game).header
        made = _try(self.game, _made, make, self) if make else None
        return made or Header(self.name(self.game))

    def args(self, key: str) -> Mapping[str, Any] | None:
        """Return the values of the latest prompt of this step with the key, None if none has it."""
        return next((each.args for each in reversed(self.prompts) if each.key == key), None)

    def actor_of(self, key: str) -> str | None:
        """Return the actor of the latest prompt of this step with the key, None if unknown."""
        return next((each.actor for each in reversed(self.prompts) if each.key == key), None)

    @property
    def asked(self) -> str:
        """The key of the question, "" if nothing is asked."""
        return self.ask.key if self.ask else ""


Draw = Callable[[Painter, Box, View], Sequence[Touch] | None]

Spots = Mapping[Any, tuple[float, ...]]
"""The middle of each answer, and the side, or width and height, of its touch target, in units."""


class Picture(Struct, frozen=True):
    """A picture of a step, shown only ``when`` that returns true, if given.

    A picture ``instead`` of the board hides the map in the corner. Its ``place`` on the table is
    in widths of the board to the right of the map, and heights above it. ``spots`` returns the
    answers' positions; ``beside`` returns what a tap elsewhere stands for: an answer, None for
    none, and the reason why there is none, "" if it is obvious. ``pulls`` returns the icon with
    which an answer can be dragged to where it goes.
    """

    draw: Draw
    place: tuple[int, int] = (1, 0)
    instead: bool = False
    when: Callable[[View], bool] | None = None
    spots: Callable[[Box, View], Spots] | None = None
    beside: Callable[[Box, View, float, float], tuple[Any, str]] | None = None
    pulls: Callable[[str], str] | None = None


def nothing(_: View) -> Sequence[Any]:
    """Return nothing: for a picture with answers of one kind."""
    return ()


def none_left(_: View) -> Mapping[str, int]:
    """Return nothing: for a picture on which things are not placed one after the other."""
    return {}


class BoardPicture(Struct, frozen=True):
    """A picture that contains the answers to a question: ``places`` are those answers.

    If several ``kinds`` of things can go to a place, an answer combines both: "mine.G4"; if they
    are placed one after the other, ``left`` is the remaining number of each; ``form`` is that of
    their names on the tiles. A ``grouped`` board has its groups of answers as tiles, too; a place
    answers while its group is open.
    """

    places: Callable[[View], Collection[Any]]
    kinds: Callable[[View], Sequence[str]] = nothing
    left: Callable[[View], Mapping[str, int]] = none_left
    form: str = "short"
    grouped: bool = False


class WholeMap(Struct, frozen=True):
    """The whole map: ``describe`` returns what is in each of its ``places``.

    ``legend`` explains its icons.
    """

    places: Callable[[View], Collection[Any]]
    describe: Callable[[View, Any], str]
    legend: Callable[[View], Sequence[tuple[str, str]]]


class PrintedKind(NamedTuple):
    """A kind of thing that is printed on places of the map; ``left`` are still to be entered.

    A ``rare`` one is only entered if the player chooses it.
    """

    value: str
    text: str
    icon: str
    left: int
    rare: bool = False
    chosen: bool = False

    @property
    def tile(self) -> tuple[str, str]:
        """Both icons on its tile, "" for no second one."""
        return self.icon, ""


class PrintedThings(Struct, frozen=True):
    """The printed facts of a copy of a game, on its boards and on its map.

    ``draw`` draws the boards, and returns the position of each fact. ``map`` returns the map's
    places, ``kinds`` the kinds of things that may be printed there, ``places`` where a kind may be,
    ``at`` which one is in a place, and ``changes`` which facts a tap there changes, in order; None
    clears one.
    """

    draw: Callable[[Painter, Box, View, bool], Iterable[Touch]]
    map: Callable[[View], Sequence[Mapping[str, Any]]]
    kinds: Callable[[View], Sequence[PrintedKind]]
    places: Callable[[View, str], Collection[str]]
    at: Callable[[View, str], str]
    changes: Callable[[View, str, str], Mapping[str, Any]]


class Header(Struct, frozen=True):
    """The contents of the header: whose turn it is, the round and its ``steps``, and numbers.

    ``who`` is "you" or the name of an automaton, "" if it is nobody's turn. ``numbers`` are icons
    with their values, belonging to ``owner``. ``captions`` explain, by its icon, a number that
    could be mistaken for the score so far. ``heading`` is the part of the round. ``of`` is
    shown above the board in place of ``sub`` and ``steps``, such as "Round 3 of 8".
    """

    title: str
    sub: str = ""
    who: str = ""
    icon: str = ""
    steps: Sequence[str] = ()
    current: int = 0
    numbers: Sequence[tuple[str, str]] = ()
    owner: str = ""
    captions: Mapping[str, str] = {}
    of: str = ""
    heading: str = ""


class ParameterStyle(NamedTuple):
    """How a parameter looks: an icon, a role of the theme, and the report that raises it alone.

    One that is ``counted`` has a cell for every step, including those before the start.
    """

    icon: str
    colour: str
    report: str = ""
    counted: bool = False


class OnTable(Struct, frozen=True):
    """A game's own part of the table, for its widgets there (`GamePictures.parts`).

    It has a fixed position for each of its ``answers``, even if it can't be given now. Up to two
    are ``beside`` the primary button in all of the turn, if they fit there. Its part at the side is
    ``height`` units high; with ``roomy_pace`` the pace gets a panel while things are reported.
    """

    game: str
    answers: tuple[Any, ...] = ()
    beside: tuple[Any, ...] = ()
    height: float = 0
    roomy_pace: bool = False


class GamePictures(Struct, frozen=True, kw_only=True):
    """Everything that a game draws; each field may be left out.

    ``header`` returns the contents of the header. ``pictures`` are those of a step by the key of a
    prompt, ``scenes`` those shown on the left in place of the board, and ``strips`` those above
    whatever is shown there, which stays. ``boards`` are the pictures on
    which a question is answered, by its key, and ``chart`` is the map that can be viewed at any
    time. ``on_board`` returns whether the prompt of a key happens on the board; a game without it
    has none.

    ``icons`` are the icon of a name, such as an option's value ("card:red" is one in a colour);
    ``icon_for`` returns the icon of a name that depends on the play, "" for that in ``icons``;
    ``icon_of`` that of what a move or a reason is about, given its words and its actor. ``tiles``
    are the two icons on the tile of an answer with a certain icon, "" for no second one.

    ``whole`` returns everything that is tracked as `PartRow`. ``corners`` draws the corners of the
    board, given the number of the present move; ``rail`` returns the spaces of the order of a round
    in which an actor acts, ``turn_card`` the card that controls an actor's turn. ``printed`` is how
    the printed facts of a copy are drawn. ``on_table`` returns the game's own part of the table
    beside the moves, given the key of the present prompt and whether a tap answers it; ``parts``
    are its widgets by their place ("Top", "Board", "Side", and "Map": a `GameMap`), named as in its
    ``kv`` files: paths, or names of files in the folder ``kv``. ``hero`` draws the emblem around a
    point, ``size`` wide.

    ``tray`` returns the most frequent reports, in order, each with its name there ("" for an answer
    or a group with a name of its own; a report with its follow-up answer, such as
    "building.mine", has one): while a follow-up question is open, these keep their position.
    ``held`` returns what a kind would achieve in a place, and how; without a kind, only a fact on
    both. ``own_pieces`` returns the places of the pieces that can be dragged, each with what that
    reports. ``parameters`` is how each parameter of the game's ``progress`` looks.
    """

    header: Callable[[View], Header] | None = None
    pictures: Mapping[str, Picture] = {}
    scenes: Mapping[str, Picture] = {}
    strips: Mapping[str, Picture] = {}
    boards: Mapping[str, BoardPicture] = {}
    chart: WholeMap | None = None
    on_board: Callable[[str], bool] | None = None
    icons: Mapping[str, str] = {}
    icon_for: Callable[[View, str], str] | None = None
    icon_of: Callable[[View, str, str], str] | None = None
    tiles: Mapping[str, tuple[str, str]] = {}
    whole: Callable[[View], Sequence[Any]] | None = None
    corners: Callable[[Painter, Box, View, int], object] | None = None
    rail: Callable[[View, str], Sequence[OrderSpace]] | None = None
    turn_card: Callable[[View, str], TurnCard | None] | None = None
    printed: PrintedThings | None = None
    on_table: Callable[[View, str, bool], OnTable | None] | None = None
    parts: Mapping[str, str] = {}
    kv: Sequence[str | Path] = ()
    hero: Callable[[Painter, float, float, float], object] | None = None
    tray: Callable[[View], Mapping[str, str]] | None = None
    held: Callable[[View, str, str], tuple[str, str]] | None = None
    own_pieces: Callable[[View], Mapping[str, str]] | None = None
    parameters: Mapping[str, ParameterStyle] = {}


def _made(make: Callable[[View], Header], view: View) -> Header:
    made = make(view)
    if not isinstance(made, Header):
        raise TypeError(f"GamePictures.header returns {made!r}, which is not a Header")
    return made


@cache
def pictures_of(game: str) -> GamePictures:
    """Return what a game draws: nothing if it is unknown, or if that cannot be loaded."""
    return offered(game, lambda each: each.pictures, GamePictures)


def header(view: View) -> Header:
    """Return the contents of a play's header."""
    return view.header


def rail(view: View, actor: str) -> Sequence[OrderSpace]:
    """Return the spaces of the order of a round in which ``actor`` acts; () if there are none."""
    return _try(view.game, pictures_of(view.game).rail, view, actor) or ()


def draw_corners(p: Painter, box: Box, view: View, now: int) -> None:
    """Draw the corners of the board."""
    _try(view.game, pictures_of(view.game).corners, p, box, view, now)


def is_on_board(view: View, key: str) -> bool:
    """Return whether a prompt happens on the board, and has no other picture."""
    return bool(_try(view.game, pictures_of(view.game).on_board, key)) or scene(view, key) is None


def has_place(view: View, key: str) -> bool:
    """Return whether a prompt happens somewhere on the table of a game with a board."""
    on_board = pictures_of(view.game).on_board
    return on_board is None or on_board(key) or scene(view, key) is not None


def scene(view: View, key: str) -> Picture | None:
    """Return the picture that replaces the board for a prompt, None if it has none."""
    if (own := pictures_of(view.game).scenes.get(key)) and (own.when is None or own.when(view)):
        return own
    found = picture(view, [key]) if key else None
    return found[1] if found else None


def strip(view: View, key: str) -> Picture | None:
    """Return the strip above the board for a prompt, None if it has none."""
    found = pictures_of(view.game).strips.get(key)
    return found if found and (found.when is None or found.when(view)) else None


def turn_card(view: View, actor: str) -> TurnCard | None:
    """Return the card that controls an actor's turn, None if there is none."""
    return _try(view.game, pictures_of(view.game).turn_card, view, actor)


def on_table(view: View, key: str, live: bool) -> OnTable | None:
    """Return the game's own part of the table while the prompt of a key is present, or None.

    Only if it is ``live`` can it be answered by a tap.
    """
    return _try(view.game, pictures_of(view.game).on_table, view, key, live)


def tray(view: View) -> Mapping[str, str]:
    """Return the most frequent reports, in order, each with its name there; {} for all."""
    return _try(view.game, pictures_of(view.game).tray, view) or {}


def held(view: View, kind: str, place: str) -> tuple[str, str]:
    """Return what a kind would achieve in a place, and how; ("", "") if unknown."""
    return _try(view.game, pictures_of(view.game).held, view, kind, place) or ("", "")


def own_pieces(view: View) -> Mapping[str, str]:
    """Return the places of the pieces that can be dragged, each with what that reports."""
    return _try(view.game, pictures_of(view.game).own_pieces, view) or {}


def picture(view: View, keys: Sequence[str]) -> tuple[str, Picture] | None:
    """Return the picture of the last of these prompts that has one, with its key."""
    found = pictures_of(view.game).pictures
    shown = ((key, found[key]) for key in reversed(keys) if key in found)
    return next(((key, each) for key, each in shown if not each.when or each.when(view)), None)


def draw_picture(p: Painter, box: Box, view: View, what: Picture) -> Sequence[Touch]:
    """Draw a picture into a box; leave out one that fails."""
    return _try(view.game, what.draw, p, box, view) or ()


def spots(box: Box, view: View, key: str) -> Spots:
    """Return the answers' positions in the picture that the board shows for a prompt."""
    found = scene(view, key)
    return found.spots(box, view) if found and found.spots else {}


def pulls(view: View, key: str, answer: str) -> str:
    """Return the icon of an answer that can be dragged in a picture, "" if it can't."""
    found = scene(view, key)
    return found.pulls(answer) if found and found.pulls else ""


def beside_spots(box: Box, view: View, key: str, x: float, y: float) -> tuple[Any, str]:
    """Return what a tap beside all answers of a picture stands for, and why if for none."""
    found = scene(view, key)
    return found.beside(box, view, x, y) if found and found.beside else (None, "")


def board(view: View) -> BoardPicture | None:
    """Return the picture on which the open question is answered, None if it has none."""
    found = boards(view.game).get(view.asked)
    return None if view.opened and not (found and found.grouped) else found


def boards(game: str) -> Mapping[str, BoardPicture]:
    """Return the pictures on which questions of a game are answered, by the question's key."""
    return pictures_of(game).boards


def chart(view: View) -> WholeMap | None:
    """Return the picture of the whole map, None if none is tracked."""
    found = pictures_of(view.game).chart
    return found if found and found.places(view) else None


def icon(game: str, name: str) -> str:
    """Return the icon of a name, "" if it has none."""
    return pictures_of(game).icons.get(name, "")


def icon_for(view: View, name: str) -> str:
    """Return the icon of a name in this play, "" if it has none."""
    return _try(view.game, pictures_of(view.game).icon_for, view, name) or icon(view.game, name)


def tile_icons(game: str, icon: str) -> tuple[str, str]:
    """Return both icons on the tile of an answer that has an icon, "" for no second one."""
    return pictures_of(game).tiles.get(icon, (icon, ""))


def icon_of(view: View, words: str, who: str = "") -> str:
    """Return the icon of what a move or a reason is about; "" if that has none."""
    return _try(view.game, pictures_of(view.game).icon_of, view, words, who) or ""


def whole_table(view: View) -> Sequence[Any]:
    """Return everything that is tracked as rows of parts; () if a game draws none."""
    return _try(view.game, pictures_of(view.game).whole, view) or ()


def printed_things(game: str) -> PrintedThings | None:
    """Return how the printed facts of a game are drawn, None if they are only listed."""
    return pictures_of(game).printed


def draw_hero(p: Painter, game: str, x: float, y: float, size: float) -> bool:
    """Draw a game's emblem around a point; return whether it has one."""
    hero = pictures_of(game).hero
    _try(game, hero, p, x, y, size)
    return hero is not None


def _try(game: str, function: Callable[..., T] | None, *args: Any) -> T | None:
    """Return the result of a game's function, None if it has none or fails."""
    if function is None:
        return None
    try:
        return function(*args)
    except Exception:
        log.exception("a picture of %s cannot be drawn", game)
        return None
