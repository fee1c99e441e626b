"""Pictures of a game's own things, one folder a game: only here do screens know a game.

A folder is called as its game, with underscores. It may have, each by itself:

- ``HEADER``: what the header tells of the play, made from a `View`;
- ``PICTURES``: a `Picture` for the key of a prompt;
- ``BOARDS``: a `Board` for the key of a question that is answered on a picture;
- ``CHART``: the `Chart` that can be looked at at any time;
- ``SIGNS``: the sign of a name, such as a value that can be chosen; "card:red" is one in a colour;
- ``SIGN_FOR``: the sign of a name that depends on the play;
- ``SIGN_OF``: the sign of what a move of somebody, or a reason, is about, found in its words;
- ``WHOLE``: everything that is tracked as `PartRow`, for the screen of the whole table;
- ``CORNERS``: draws what stands in the corners of the board, with the number of the present move;
- ``RAIL``: the spaces of the order of a round;
- ``SCENES``: a `Picture` for the key of a prompt that the board at the left shows in its place;
- ``ON_BOARD``: tells whether the prompt of a key happens on the board;
- ``TURN_CARD``: the card that rules the turn of an actor, None if there is none;
- ``PRINTED``: how what is printed on a copy is drawn, as `PrintedThings`;
- ``ON_TABLE``: what of the game stands on the table beside its moves, as `OnTable`;
- ``HERO``: draws what stands for the game on the first screen.

What draws returns a list of `Touch`: what of it can be tapped, to correct it. A game without a
folder, or with one that cannot be loaded, has none of this; a picture that fails is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from msgspec import Struct

from companion.engine.game import Scores
from companion.engine.prompts import Ask, Say
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.step import Card, Space

log = logging.getLogger(__name__)


class Touch(NamedTuple):
    """A part of a picture that opens a field of the ± editor."""

    box: Box
    field: str


class View(Struct, frozen=True, dict=True):
    """What a picture is made from: the play as it stands, and the step.

    The ``state`` is that before the present move: ``told`` is what the step has told and asked up
    to that, which is the last; ``ask`` is the question that ends the step. ``numbers`` are the
    numbers of the moves, by the key of their prompt: that of its first move, ``last_numbers`` that
    of its last one; ``words`` finds words by their key, ``name`` the name of a value of this game;
    ``pace`` is the line of the play's pace; ``reported`` is what was reported since the main
    question was first asked; ``opened`` whether a group of choices is open: what the question told
    before is done then. The player sits so that boards are ``turned`` by so many
    sixths, clockwise. ``scores`` are the points that are known so far, by who has them and by their
    line. The ``actor`` is told where what is in sight is not of whom the question is; ``now`` is
    the number of the present move, ``picked`` the place that was tapped. Where a place ``answers``,
    a tap on it counts now.
    """

    game: str
    state: Mapping[str, Any]
    told: Sequence[Say | Ask]
    ask: Ask | None
    words: Callable[..., str]
    name: Callable[..., str]
    upright: bool = False
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
    actor: str | None = None
    now: int = 0
    picked: str = ""
    answers: bool = True

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
        """What the header tells: many ask for it."""
        made: Header | None = _try(self.game, "HEADER", self)
        return made or Header(self.name(self.game))

    def args(self, key: str) -> Mapping[str, Any] | None:
        """Return the values of the latest prompt of this step with the key, None if none has it."""
        return next((each.args for each in reversed(self.told) if each.key == key), None)

    def actor_of(self, key: str) -> str | None:
        """Return the actor of the latest prompt of this step with the key, None if none is told."""
        return next((each.actor for each in reversed(self.told) if each.key == key), None)

    @property
    def asked(self) -> str:
        """The key of the question, "" if nothing is asked."""
        return self.ask.key if self.ask else ""


Draw = Callable[[Painter, Box, View], Sequence[Touch] | None]

Spots = Mapping[Any, tuple[float, ...]]
"""The middle of each answer, and the side, or width and height, of what a tap hits, in units."""


class Picture(Struct, frozen=True):
    """A picture of a step, shown only ``when`` that is so, if it tells.

    Beside one that is ``instead`` of the board, the map is not in its corner. Its ``place`` on the
    table is so many widths of the board to the right of the map, and so many heights above it.
    Its ``spots`` are where answers lie in it; ``beside`` is what a tap elsewhere in it means: an
    answer, None for none, and why there is none, "" where that is plain. An answer that a finger
    may pull to where it goes has a sign that it ``pulls``.
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
    """Return nothing: for a picture on which things are not laid one after the other."""
    return {}


class Board(Struct, frozen=True):
    """A picture on which the answers to a question lie: ``places`` are those answers.

    Where several ``kinds`` of things can go to a place, an answer is both: "mine.G4"; where they
    are laid one after the other, so many of each are ``left``. One that is ``grouped`` has its
    groups of answers as tiles, too; a place answers while such a group is open.
    """

    places: Callable[[View], Collection[Any]]
    kinds: Callable[[View], Sequence[str]] = nothing
    left: Callable[[View], Mapping[str, int]] = none_left
    grouped: bool = False


class Chart(Struct, frozen=True):
    """The whole map: ``tells`` says what lies in each of its ``places``.

    ``legend`` tells what signs mean.
    """

    places: Callable[[View], Collection[Any]]
    tells: Callable[[View, Any], str]
    legend: Callable[[View], Sequence[tuple[str, str]]]


class PrintedKind(NamedTuple):
    """A kind of thing that is printed on places of the map; so many are ``left`` to be told.

    A ``rare`` one is told only if the player chooses it.
    """

    value: str
    text: str
    sign: str
    left: int
    rare: bool = False
    chosen: bool = False


class PrintedThings(Struct, frozen=True):
    """What is printed on a copy of a game, on its boards and on its map.

    ``draw`` draws the boards, and returns where each fact lies. The ``map`` is drawn from its
    places, on which each of the ``kinds`` of things may be printed: where it may, which one it is
    ``at`` a place, and which facts a tap there ``changes``, in their order; None forgets one.
    """

    draw: Callable[[Painter, Box, View, bool], Iterable[Touch]]
    map: Callable[[View], Sequence[Mapping[str, Any]]]
    kinds: Callable[[View], Sequence[PrintedKind]]
    places: Callable[[View, str], Collection[str]]
    at: Callable[[View, str], str]
    changes: Callable[[View, str, str], Mapping[str, Any]]


class Header(Struct, frozen=True):
    """What the header tells: whose turn it is, the round and its ``steps``, and numbers.

    ``who`` is "you" or the name of an automaton, "" where nobody's turn is told. ``numbers`` are
    signs with what they count; they are those of ``owner``. ``captions`` tell by its sign what a
    number is that could be taken for the points so far. The ``heading`` tells which part of a round
    it is. ``of`` tells of how many rounds the one in the title is.
    """

    title: str
    sub: str = ""
    who: str = ""
    sign: str = ""
    steps: Sequence[str] = ()
    current: int = 0
    numbers: Sequence[tuple[str, str]] = ()
    owner: str = ""
    captions: Mapping[str, str] = {}
    of: str = ""
    heading: str = ""


class OnTable(Struct, frozen=True):
    """What of a game stands on the table, for the widgets that kv has under the game's name.

    It has a place for each of ``answers``, those included that can't be given now. Two more stand
    ``beside`` the primary button, where they are offered. The part at the side is so many units
    ``high``; it leaves ``roomy_pace``, a panel for the pace, where things are reported.
    """

    game: str
    answers: tuple[Any, ...] = ()
    beside: tuple[Any, ...] = ()
    high: float = 0
    roomy_pace: bool = False


def header(view: View) -> Header:
    """Return what the header tells of a play."""
    return view.header


def whose(view: View, prompts: Sequence[Say | Ask]) -> list[str]:
    """Return who does what each of these prompts of a step tells, as `Header.who`.

    The prompt tells it itself; one that does not is of whose step it is.
    """
    found = (each.actor for each in prompts)
    return [header(view).who if each is None else each for each in found]


def rail(view: View, actor: str) -> Sequence[Space]:
    """Return the spaces of the order of a round in which ``actor`` acts; () if there are none."""
    return _try(view.game, "RAIL", view, actor) or ()


def draw_corners(p: Painter, box: Box, view: View, now: int) -> None:
    """Draw what stands in the corners of the board."""
    _try(view.game, "CORNERS", p, box, view, now)


def is_on_board(view: View, key: str) -> bool:
    """Return whether what a prompt tells happens on the board, and has no other picture."""
    return bool(_try(view.game, "ON_BOARD", key)) or scene(view, key) is None


def has_place(view: View, key: str) -> bool:
    """Return whether what a prompt tells happens somewhere on the table of a game with a board."""
    on_board = _of(view.game, "ON_BOARD")
    return on_board is None or on_board(key) or scene(view, key) is not None


def scene(view: View, key: str) -> Picture | None:
    """Return the picture that the board shows for a prompt, None where it has none."""
    scenes: Mapping[str, Picture] = _of(view.game, "SCENES") or {}
    if (own := scenes.get(key)) and (own.when is None or own.when(view)):
        return own
    found = picture(view, [key]) if key else None
    return found[1] if found else None


def turn_card(view: View, actor: str) -> Card | None:
    """Return the card that rules the turn of an actor, None if there is none."""
    found: Card | None = _try(view.game, "TURN_CARD", view, actor)
    return found


def on_table(view: View, key: str, live: bool) -> OnTable | None:
    """Return what stands on the table while the prompt of a key is present, None for nothing.

    Only where it is ``live`` it can be answered by a tap.
    """
    found: OnTable | None = _try(view.game, "ON_TABLE", view, key, live)
    return found


def tray(view: View) -> Mapping[str, str]:
    """Return what is reported most, in its order, each with the name it has there; {} for all.

    It is an answer or a group, which have their own names, or an answer with what it is asked about
    then, such as "building.mine". While more is asked of a report, it is what keeps its place then.
    """
    return _try(view.game, "TRAY", view) or {}


def held(view: View, kind: str, place: str) -> tuple[str, str]:
    """Return what a kind would make in a place, "" for the best one, and by what; or why none."""
    found: tuple[str, str] = _try(view.game, "HELD", view, kind, place) or ("", "")
    return found


def own_pieces(view: View) -> Mapping[str, str]:
    """Return the places of pieces that a finger may move, each with what that reports."""
    return _try(view.game, "OWN_PIECES", view) or {}


def picture(view: View, keys: Sequence[str]) -> tuple[str, Picture] | None:
    """Return the picture of the last of these prompts that has one, with its key."""
    found: Mapping[str, Picture] = _of(view.game, "PICTURES") or {}
    shown = ((key, found[key]) for key in reversed(keys) if key in found)
    return next(((key, each) for key, each in shown if not each.when or each.when(view)), None)


def draw_picture(p: Painter, box: Box, view: View, what: Picture) -> Sequence[Touch]:
    """Draw a picture into a box; one that fails is left out."""
    try:
        return what.draw(p, box, view) or ()
    except Exception:
        log.exception("a picture of %s cannot be drawn", view.game)
        return ()


def spots(box: Box, view: View, key: str) -> Spots:
    """Return where answers lie in the picture that the board shows for a prompt."""
    found = scene(view, key)
    return found.spots(box, view) if found and found.spots else {}


def pulls(view: View, key: str, answer: str) -> str:
    """Return the sign of an answer that a finger may pull in a picture, "" if it can't."""
    found = scene(view, key)
    return found.pulls(answer) if found and found.pulls else ""


def beside_spots(box: Box, view: View, key: str, x: float, y: float) -> tuple[Any, str]:
    """Return what a tap beside all answers of a picture means: an answer, or why there is none."""
    found = scene(view, key)
    return found.beside(box, view, x, y) if found and found.beside else (None, "")


def board(view: View) -> Board | None:
    """Return the picture on which the question that stands is answered, None if it has none."""
    found = boards(view.game).get(view.asked)
    return None if view.opened and not (found and found.grouped) else found


def boards(game: str) -> Mapping[str, Board]:
    """Return the pictures on which questions of a game are answered, by the question's key."""
    return _of(game, "BOARDS") or {}


def chart(view: View) -> Chart | None:
    """Return the picture of the whole map, None where none is tracked."""
    found: Chart | None = _of(view.game, "CHART")
    return found if found and found.places(view) else None


def sign(game: str, name: str) -> str:
    """Return the sign of a name, "" if it has none."""
    found: Mapping[str, str] = _of(game, "SIGNS") or {}
    return found.get(name, "")


def sign_for(view: View, name: str) -> str:
    """Return the sign that a name has in this play, "" if it has none."""
    if _of(view.game, "SIGN_FOR") is None:
        return sign(view.game, name)
    return str(_try(view.game, "SIGN_FOR", view, name) or sign(view.game, name))


def sign_of(view: View, words: str, who: str = "") -> str:
    """Return the sign of what a move of somebody, or a reason, is about; "" if that has none."""
    return _try(view.game, "SIGN_OF", view, words, who) or ""


def whole_table(view: View) -> Sequence[Any]:
    """Return everything that is tracked as rows of parts; () where a game draws none."""
    return _try(view.game, "WHOLE", view) or ()


def printed_things(game: str) -> PrintedThings | None:
    """Return how what is printed on a copy of a game is drawn, None where it is only listed."""
    found: PrintedThings | None = _of(game, "PRINTED")
    return found


def draw_hero(p: Painter, game: str, x: float, y: float, size: float) -> bool:
    """Draw what stands for a game around a point; return whether there is such a thing."""
    hero = _of(game, "HERO")
    if hero is None:
        return False
    _try(game, "HERO", p, x, y, size)
    return True


def _try(game: str, what: str, *args: Any) -> Any:
    """Return what a game's function makes, None if it has none or fails."""
    function = _of(game, what)
    if function is None:
        return None
    try:
        return function(*args)
    except Exception:
        log.exception("%s of %s cannot be drawn", what, game)
        return None


@cache
def _of(game: str, what: str) -> Any:
    """Return what a game's folder has of this name, None if it has none or cannot be loaded."""
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        return getattr(import_module(name), what, None) if find_spec(name) else None
    except Exception:
        log.exception("the pictures of %s cannot be loaded and are left out", game)
        return None
