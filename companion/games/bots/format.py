"""The format of a bot file: what may be where, its sizes, and how it is read.

A bot file is TOML (https://toml.io). All that it can say is a field here: the JSON Schema for
editors and the checks are made from these types.
"""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.json import schema as schema_of

MAX_BYTES = 256 * 1024
"""The size of a file; no evening is long enough to hear as much."""

MAX_WITHIN = 40
"""The maximum number of parts in the path to a value: about 18 nested conditions."""

Language = Literal["en", "pt-BR", "fr"]
Who = Literal["you", "rival"]
Owner = Literal["you", "rival", "nobody"]
Ending = Literal["won", "lost", "score"]

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
"""The name of a thing in the file: lowercase letters, digits and hyphens."""

Words = Annotated[str, Meta(min_length=1, max_length=600)]
Text = Words | dict[Language, Words]
"""A text in the language of the file, or in several: {en = "Storm", fr = "Tempête"}.

``**bold**`` marks what it is about, ``{passengers}`` is the value of a counter, and
``{passengers: # passenger | # passengers}`` the form that this value needs.
"""

Page = Annotated[str, Meta(max_length=6_000)]
"""Some paragraphs of Markdown."""

Condition = Annotated[str, Meta(min_length=1, max_length=300)]
"""Comparisons of counters and numbers: "passengers >= 3 and round < 4 or storm = 1".

``hut at A1`` is true if the piece is on that place of the map, ``hut at A1 >= 2`` if two are.
"""

Place = Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,4}$")]
"""The name of a place on the map: up to four letters and digits."""

MIN_NUMBER, MAX_NUMBER = -9_999, 9_999
Number = Annotated[int, Meta(ge=MIN_NUMBER, le=MAX_NUMBER)]
Few = Annotated[int, Meta(ge=1, le=99)]
Signed = Annotated[str, Meta(pattern="^-?[a-z][a-z0-9-]*$", max_length=41)]
Amounts = dict[Name, Number | Signed]
"""Numbers by the names of counters; instead of a number, a counter, or one with a minus."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One step: exactly one of the fields from ``say`` to ``end``, and what belongs to it.

    A text alone is a step, too: something to do at the table.
    """

    say: Text | None = None
    """Something to do at the table."""
    note: Text | None = None
    """Something to know, which needs no hand."""
    draw: Name | None = None
    """Draw a card of this deck, and do what it says; ``otherwise`` if none can be played."""
    roll: Name | None = None
    """Roll these dice, and do what the number says."""
    add: Amounts | None = None
    """Add to counters; with a minus, take away."""
    set: Amounts | None = None
    """Set counters."""
    put: Name | None = None
    """Put a piece on the first place with room, of ``at`` if that names some."""
    take: Name | None = None
    """Take a piece off the last place that has one, of ``at`` if that names some."""
    move: Name | None = None
    """Move the foremost piece on the way ``at`` to the next place of it with room."""
    ask: Text | None = None
    """Ask for one of the ``answers``."""
    count: Text | None = None
    """Ask for a number from ``least`` to ``most``, which ``into`` gets."""
    try_: Text | None = field(default=None, name="try")
    """Something to do that may be impossible: ``otherwise`` says what happens then."""
    tie: Text | None = None
    """Ask how many are equally good, and let the die choose one."""
    if_: Condition | None = field(default=None, name="if")
    """Do ``then`` if the condition is true, else ``otherwise``."""
    look: Name | None = None
    """Look a counter up in ``rows``: do the first whose ``to`` it does not exceed."""
    do: Name | None = None
    """Do the steps of this name."""
    shuffle: Name | None = None
    """Shuffle all cards of a deck."""
    turn: Name | None = None
    """Turn a deck over: from now on the ``back`` of its cards counts."""
    end: Ending | None = None
    """End the game: won, lost, or by the score sheet."""

    then: Steps = ()
    otherwise: Steps = ()
    times: Few | Name | None = None
    """How often a card is drawn, dice are rolled, or steps are done: a number or a counter."""
    rows: Annotated[tuple[Row, ...], Meta(max_length=60)] = ()
    answers: Annotated[tuple[QuestionAnswer, ...], Meta(max_length=12)] = ()
    at: Annotated[tuple[str, ...], Meta(max_length=200)] = ()
    least: Number = 0
    most: Number = 10
    into: Name | None = None
    why: Text | None = None
    """The reason, behind *Why?*."""


Steps = Annotated[tuple[Words | Step, ...], Meta(max_length=60)]


class QuestionAnswer(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A possible answer to a question, and what follows from it."""

    text: Text
    steps: Steps = ()
    put: Name | None = None
    """The player also says where this piece goes."""


class Counter(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A number from ``least`` to ``most``."""

    name: Text
    start: Number = 0
    least: Number = 0
    most: Number = 999
    owner: Owner = "nobody"
    """Whose it is."""
    icon: str = ""
    track: bool = False
    """Whether it is drawn as a track: then it has at most 40 spaces."""
    at: Annotated[tuple[Space, ...], Meta(max_length=60)] = ()


class Space(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What happens once a counter reaches or passes a value; when it comes back, it may again."""

    value: Number
    steps: Steps


class Card(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A kind of card; ``back`` is its second side. Without ``levels`` it is in every game."""

    name: Text
    steps: Steps = ()
    count: Few = 1
    icon: str = ""
    colour: str = ""
    levels: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    back: Steps = ()
    if_: Condition | None = field(default=None, name="if")
    """If this is not true, the card can't be played."""
    shuffle: bool = False
    """Whether the deck is shuffled after this card."""
    once: bool = False
    """Whether the card leaves the game after it was played."""


class Deck(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A deck of cards; once it is empty, the cards drawn are shuffled, or it stays empty."""

    name: Text
    cards: Annotated[dict[Name, Card], Meta(min_length=1, max_length=200)]
    once: bool = False
    """Whether the deck is played through once: drawing from the empty deck does nothing."""
    hand: Annotated[int, Meta(ge=0, le=9)] = 0
    """How many cards are held: the first that can be is played, in the order of the file.

    Drawing first fills up the hand. Without one, the card drawn is played, or discarded.
    """


class Row(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the numbers up to ``to`` mean, from the row before."""

    to: Number
    steps: Steps = ()


class Dice(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A number of dice with ``sides``, and a table of what their sum means.

    Their name is written as in a sentence: "the weather die".
    """

    name: Text
    sides: Annotated[int, Meta(ge=2, le=100)] = 6
    count: Annotated[int, Meta(ge=1, le=6)] = 1
    rows: Annotated[tuple[Row, ...], Meta(max_length=60)] = ()
    into: Name | None = None
    """The counter that gets the sum."""
    digits: bool = False
    """Whether the dice are read as digits instead, the first one first: 11 to 66."""


class PieceKind(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A kind of piece on the map, called as in a sentence: "a hut".

    Its key in the file is also a counter: how many are there.
    """

    name: Text
    owner: Owner = "nobody"
    icon: str = ""
    most: Annotated[int, Meta(ge=1, le=9)] = 1
    """How many of them may be on one place."""


class Map(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Places with names, each for one kind of piece, drawn in rows of ``columns``."""

    places: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=80)]
    pieces: Annotated[dict[Name, PieceKind], Meta(min_length=1, max_length=12)]
    columns: Annotated[int, Meta(ge=1, le=12)] = 6


class Phase(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of each round, of "you" or of the "rival".

    If nothing is asked in a part of yours, the companion waits until you have played.
    """

    name: Text
    who: Who = "rival"
    if_: Condition | None = field(default=None, name="if")
    """If this is not true, the part is left out."""
    steps: Steps = ()


class Deadline(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What must be true at the end of the round ``by``; if not, ``otherwise`` happens."""

    name: Text
    by: Annotated[int, Meta(ge=1, le=200)]
    needs: Condition
    otherwise: Steps
    warn: Annotated[int, Meta(ge=0, le=20)] = 2
    """How many rounds before that the companion warns."""


class ScoreLine(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A line of the score sheet: a counter times ``each``, or by ``steps``, or a question.

    ``each`` is a number or another counter.
    ``steps`` are pairs of a least value and its points: [[3, 1], [6, 5]].
    """

    name: Text
    owner: Who
    counter: Name | None = None
    each: Number | Name = 1
    steps: Annotated[tuple[tuple[Number, Number], ...], Meta(max_length=40)] = ()
    ask: Text | None = None
    most: Annotated[int, Meta(ge=1, le=999)] = 999
    """The largest answer to the question."""


class ScoreSheet(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The score sheet, counted at the end; ``tie`` says who wins with equal points."""

    lines: Annotated[tuple[ScoreLine, ...], Meta(min_length=1, max_length=24)]
    tie: Who = "you"


class Level(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A level of difficulty; ``start`` replaces the start of counters."""

    name: Text
    start: dict[Name, Number] = {}


class Note(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A section of the rules page."""

    heading: Text
    text: Page | dict[Language, Page]


class Bot(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A whole file."""

    title: Text
    about: Text
    """One sentence: what the game is."""
    rival: Text
    """How the opponent is called in a sentence: "the ferryman"."""
    phases: Annotated[tuple[Phase, ...], Meta(min_length=1, max_length=12)]
    language: Language = "en"
    """The language of texts that don't say theirs."""
    setup: Steps = ()
    levels: Annotated[dict[Name, Level], Meta(max_length=8)] = {}
    counters: Annotated[dict[Name, Counter], Meta(max_length=60)] = {}
    decks: Annotated[dict[Name, Deck], Meta(max_length=12)] = {}
    dice: Annotated[dict[Name, Dice], Meta(max_length=12)] = {}
    map: Map | None = None
    steps: Annotated[dict[Name, Steps], Meta(max_length=60)] = {}
    """Steps that several places do by their name."""
    deadlines: Annotated[tuple[Deadline, ...], Meta(max_length=24)] = ()
    rounds: Annotated[int, Meta(ge=1, le=200)] = 100
    """How many rounds there are at most."""
    again: Condition | None = None
    """While this is true at its end, the parts of a round are played again: a round of turns."""
    ends: Ending = "score"
    """How the game ends after the last round."""
    score: ScoreSheet | None = None
    notes: Annotated[tuple[Note, ...], Meta(max_length=60)] = ()


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a bot file, for editors: with what is said here of each field."""
    made = schema_of(Bot)
    for name, fields in _described().items():
        properties = made["$defs"].get(name, {}).get("properties", {})
        for field_, text in fields.items():
            properties[field_]["description"] = text
    return made


def _described() -> dict[str, dict[str, str]]:
    """Return the texts below the fields in this file, by class and field."""
    found: dict[str, dict[str, str]] = {}
    parsed = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    for kind in (node for node in parsed.body if isinstance(node, ast.ClassDef)):
        for line, after in pairwise(kind.body):
            if isinstance(line, ast.AnnAssign) and isinstance(after, ast.Expr):
                name = ast.unparse(line.target).strip("_")
                found.setdefault(kind.name, {})[name] = str(ast.literal_eval(after.value))
    return found
