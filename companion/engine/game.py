"""What a game hands to the engine: its name, its options, how a play of it begins and ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from companion.engine.prompts import Printed, Refused, Say, Script

Options = Mapping[str, str]


class Table(Protocol):
    """A game on the table: what it tracks is its own business."""

    def state(self) -> dict[str, Any]:
        """Return the whole visible state, ready for JSON."""
        ...


class Option(Struct, frozen=True):
    """A setting of one play. ``values`` start with the default.

    Beside its ``values`` an option may take ``numbers``, written in digits. A ``reading`` says how
    a rule is read on which the sources are silent or disagree. Plays that began before there was
    such an option have the value ``before``, "" for the default. ``printed`` are the values that
    new plays have in a language whose printing of the game differs.
    """

    name: str
    values: tuple[str, ...]
    numbers: range = range(0)
    reading: bool = False
    before: str = ""
    printed: Mapping[str, str] = {}

    def takes(self, value: Any) -> bool:
        """Return whether the option can have this value."""
        return value in self.values or value in map(str, self.numbers)

    def check(self, value: str) -> str:
        """Return ``value``, or raise `Refused` if the option does not take it."""
        if self.takes(value):
            return value
        told = {"option": self.name, "value": value, "choices": self.values}
        if not self.numbers:
            raise Refused("core.refused-value", **told)
        least, most = self.numbers[0], self.numbers[-1]
        raise Refused("core.refused-number", **told, minimum=least, maximum=most)


DECK = Option("deck", ("app", "physical"))
"""Who draws: the companion, or the player, who tells it what came (common to all games)."""


CLOCK = Option("clock", ("off", "up"), range(10, 3601))
"""The turn clock (common to all games): off, counting up, or down from so many seconds."""


BUDGET = Option("budget", ("off",), range(10, 601))
"""The budget of time for the whole game (common to all games): none, or so many minutes."""


class Goal(Struct, frozen=True):
    """Something to be reached; ``met`` is None for what only says how things stand.

    One that ``heads`` is the name of those that follow, up to the next such; those of one that is
    ``aside`` are no goals, but what ends the game.
    """

    prompt: Say
    met: bool | None = None
    heads: bool = False
    aside: bool = False


class Progress(Struct, frozen=True):
    """How far a parameter has come from its ``start`` to its ``goal``, which may be either way.

    It goes there by ``step``s.
    """

    start: int
    value: int
    goal: int
    step: int = 1

    @property
    def share(self) -> float:
        """Which share of the way is done: 0 at the start, 1 at the goal."""
        way = self.goal - self.start
        return (self.value - self.start) / way if way else 1.0

    @property
    def full(self) -> bool:
        """Whether the goal is reached."""
        return self.share >= 1

    @property
    def steps(self) -> int:
        """All steps from the start to the goal."""
        return abs(self.goal - self.start) // self.step

    @property
    def done(self) -> int:
        """How many of them are done."""
        return abs(self.value - self.start) // self.step


Scores = Mapping[str, Mapping[str, int]]
"""The points from each source, by whose they are."""


def totals(scores: Scores) -> dict[str, int]:
    """Return the points of everybody: wherever points are told, they are these."""
    return {who: sum(lines.values()) for who, lines in scores.items()}


YOU = "you"
"""Whose the points are that are the player's."""


Points = Annotated[int, Meta(ge=-(10**6), le=10**6)]
"""More points than anybody has are none."""


class Score(Struct, frozen=True):
    """The final points of one player: each source of points, and their sum."""

    lines: Mapping[str, Points] = {}
    total: Points = 0

    @classmethod
    def of(cls, lines: Mapping[str, int]) -> Score:
        """Return the score of these lines."""
        return cls(dict(lines), sum(lines.values()))


class Result(Struct, frozen=True, kw_only=True):
    """How a play ended. A game that has more to tell declares it as `Game.result`, a subclass.

    ``won`` is None where the points decide between players, ``winner`` whoever won. Points are
    comparable between plays of the same ``difficulty`` and ``goal``. Every field has a default:
    a result that an older version kept may lack it.
    """

    won: bool | None = None
    winner: tuple[str, ...] = ()
    difficulty: str | None = None
    goal: str | None = None
    scores: Mapping[str, Score] = {}

    @property
    def level(self) -> str:
        """What the play is ranked under: its difficulty or else its goal, "" for neither."""
        return self.difficulty or self.goal or ""

    @property
    def points(self) -> int | None:
        """The points by which the play is ranked, None if it is not."""
        yours = self.scores.get(YOU)
        return yours.total if yours else None

    @property
    def of_team(self) -> bool:
        """Whether these are the points of several players together."""
        return False

    @property
    def scored_game(self) -> str:
        """The game whose points were counted, "" if it is the one that was played."""
        return ""


def read_result(kind: type[Result], kept: Any) -> Result | None:
    """Return a result that was kept as JSON, None if it is none.

    A field that is missing or cannot be read has its default.
    """
    if not isinstance(kept, Mapping):
        return None
    with suppress(ValidationError):
        return convert(kept, kind)
    found = {}
    for field in fields(kind):
        with suppress(ValidationError, KeyError):
            found[field.name] = convert(kept[field.name], field.type)
    return kind(**found)


def no_goals(_: Any) -> Iterable[Goal]:
    """Return the goals of a game that has none to show."""
    return ()


def no_standing(_: Any) -> Iterable[Say]:
    """Return nothing: how the table of this game stands is told by its numbers alone."""
    return ()


def no_pace(_: Any) -> Say | None:
    """Return the pace of a game whose end is not counted in turns."""
    return None


def no_sketch(*_: Any) -> Sequence[str]:
    """Return nothing for a game that has no map."""
    return ()


def no_readings(_: Any) -> Iterable[str]:
    """Return the further places of the appendix of a game that has none."""
    return ()


def no_box(_: Mapping[str, Any]) -> Iterable[Printed]:
    """Return the printed facts of a game that asks for none."""
    return ()


def no_progress(_: Any) -> Mapping[str, Progress]:
    """Return the parameters of a game that has none."""
    return {}


def no_scores(_: Any) -> Scores:
    """Return the points of a game that is not scored."""
    return {}


class Game(Struct, frozen=True):
    """A game: ``begin`` lays the table for the options chosen, ``script`` is its rules.

    ``places`` names where the appendix explains a prompt, by the prompt's key without the game's
    name: a page, and after a # the heading of it; ``readings`` names further ones, whose notes bear
    on a prompt as it stands. ``goals`` and ``scores`` tell how a table stands
    at any moment, and ``progress`` how far its parameters have come, by their names. ``pace`` is
    one short line of what is left to do and the turns left for it; ``standing`` tells in few
    sentences what an opponent has and how the table stands. ``box`` returns every printed fact
    that a player may be asked, given those that are known. ``counter`` names the value of the
    table and of its state that counts the turns; with an "s", that of how many there are. ``bot``
    is what the state's ``turn`` is while the companion plays the opponent. ``result`` is what the
    script returns. ``sketch`` is a map in characters for a step, given its prompts and how names
    are found, () where there is none. ``drawn`` names what of the state is drawn and not listed.
    ``moved`` are the questions whose answers are moves on the table, each with the answers that
    move nothing.
    ``reminders`` are the keys of what is told so often that it is told in full only where one of
    its values named here has changed since it was last told.
    The ``first`` play begins with these options, without showing them.
    A summary of the parameters closes each ``summary_every``th turn, none where that is 0.
    ``rules`` is the version of the script: one higher whenever logs made before may no longer fit.
    ``order`` is its place in the list of games: the lowest is first.
    """

    name: str
    options: tuple[Option, ...]
    begin: Callable[[Options], Any]
    script: Callable[[Any], Script[Result]]
    places: Mapping[str, str]
    readings: Callable[[Any], Iterable[str]] = no_readings
    goals: Callable[[Any], Iterable[Goal]] = no_goals
    pace: Callable[[Any], Say | None] = no_pace
    standing: Callable[[Any], Iterable[Say]] = no_standing
    box: Callable[[Mapping[str, Any]], Iterable[Printed]] = no_box
    scores: Callable[[Any], Scores] = no_scores
    progress: Callable[[Any], Mapping[str, Progress]] = no_progress
    counter: str = "round"
    bot: str = ""
    order: int = 1
    result: type[Result] = Result
    sketch: Callable[..., Sequence[str]] = no_sketch
    drawn: tuple[str, ...] = ()
    moved: Mapping[str, tuple[str, ...]] = {}
    reminders: Mapping[str, tuple[str, ...]] = {}
    summary_every: int = 0
    first: Options = {}
    rules: int = 1

    def printed_in(self, language: str) -> dict[str, str]:
        """Return the options that new plays have otherwise in a language, each with its value."""
        return {
            option.name: option.printed[language]
            for option in self.options
            if language in option.printed
        }

    def with_defaults(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return every option with its value, defaults filled in.

        Raises `Refused` for an option that the game does not have, or a value that the option
        does not take.
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("core.refused-option", option=name, choices=tuple(known))
            known[name].check(value)
        return {name: chosen.get(name, option.values[0]) for name, option in known.items()}
