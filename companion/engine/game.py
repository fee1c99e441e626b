"""What a game provides to the engine: its name, options, set-up and script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from companion.engine.prompts import Printed, Refused, Say, Script

Options = Mapping[str, str]

SIGN = "@"
"""What separates the name of a bot file from the version of its contents, in its game's name."""


class Table(Protocol):
    """The state of a game in progress; what it tracks is up to the game."""

    def state(self) -> dict[str, Any]:
        """Return the whole visible state, ready for JSON."""
        ...


class Option(Struct, frozen=True):
    """A setting of one play. The first of ``values`` is the default.

    Besides its ``values`` an option may accept ``numbers``, written in digits. An option that is an
    ``interpretation`` chooses how a rule is read where the sources are silent or disagree. Plays
    older than the option have the value ``before``, "" for the default. ``printed`` maps a language
    to the value that new plays have there, where its edition of the game differs. One that ``asks``
    has the play ask by default; where options are chosen beforehand its second value is usual.
    """

    name: str
    values: tuple[str, ...]
    numbers: range = range(0)
    interpretation: bool = False
    before: str = ""
    printed: Mapping[str, str] = {}
    asks: bool = False

    @property
    def offered(self) -> tuple[str, ...]:
        """The values to choose from beforehand: not that the play asks."""
        return self.values[1:] if self.asks else self.values

    @property
    def settled(self) -> bool:
        """Whether there is nothing to choose: the option only records something in the play."""
        return len(self.values) == 1 and not self.numbers

    def takes(self, value: Any) -> bool:
        """Return whether ``value`` is valid for the option."""
        return value in self.values or value in map(str, self.numbers)

    def check(self, value: str) -> str:
        """Return ``value``; raise `Refused` if the option doesn't accept it."""
        if self.takes(value):
            return value
        details = {"option": self.name, "value": value, "choices": self.values}
        if not self.numbers:
            raise Refused("core.refused-value", **details)
        least, most = self.numbers[0], self.numbers[-1]
        raise Refused("core.refused-number", **details, minimum=least, maximum=most)


DECK = Option("deck", ("app", "physical"))
"""Who draws: the companion, or the player, who enters what was drawn (common to all games)."""


ROLLS = Option("rolls", ("app", "physical"))
"""Who rolls the dice: the companion, or the player, who enters what they show."""


CLOCK = Option("clock", ("off", "up"), range(10, 3601))
"""The turn clock (common to all games): off, counting up, or down from a number of seconds."""


BUDGET = Option("budget", ("off",), range(10, 601))
"""The time budget of the whole game (common to all games): none, or a number of minutes."""


FIRST = Option("first", ("off", "on"))
"""Whether it is somebody's first play of a game that begins differently then."""


class Goal(Struct, frozen=True):
    """A goal; ``met`` is None for a line that only shows the current state.

    A ``heads`` line is the heading of the lines up to the next heading. ``aside`` lines are not
    goals but conditions that end the game.
    """

    prompt: Say
    met: bool | None = None
    heads: bool = False
    aside: bool = False


class Progress(Struct, frozen=True):
    """How far a parameter has come from its ``start`` to its ``goal``, up or down, by ``step``."""

    start: int
    value: int
    goal: int
    step: int = 1

    @property
    def share(self) -> float:
        """The share completed: 0 at the start, 1 at the goal."""
        way = self.goal - self.start
        return (self.value - self.start) / way if way else 1.0

    @property
    def full(self) -> bool:
        """Whether the goal is reached."""
        return self.share >= 1

    @property
    def steps(self) -> int:
        """The number of steps from the start to the goal."""
        return abs(self.goal - self.start) // self.step

    @property
    def done(self) -> int:
        """The number of steps done."""
        return abs(self.value - self.start) // self.step


Scores = Mapping[str, Mapping[str, int]]
"""The points from each source, by player."""


def totals(scores: Scores) -> dict[str, int]:
    """Return everybody's total points; every display of points uses these."""
    return {who: sum(lines.values()) for who, lines in scores.items()}


YOU = "you"
"""The owner of the player's own points."""


Points = Annotated[int, Meta(ge=-(10**6), le=10**6)]
"""Points outside this range are treated as corrupt."""


class Score(Struct, frozen=True):
    """One player's final points: each source of points, and their sum."""

    lines: Mapping[str, Points] = {}
    total: Points = 0

    @classmethod
    def of(cls, lines: Mapping[str, int]) -> Score:
        """Return the score with these lines."""
        return cls(dict(lines), sum(lines.values()))


class Result(Struct, frozen=True, kw_only=True):
    """How a play ended. A game that records more declares a subclass as `Game.result`.

    ``won`` is None where points decide between players; ``winner`` is whoever won. Points are
    comparable between plays of the same ``difficulty`` and ``goal``. Every field has a default,
    since a result saved by an older version may lack it.
    """

    won: bool | None = None
    winner: tuple[str, ...] = ()
    difficulty: str | None = None
    goal: str | None = None
    scores: Mapping[str, Score] = {}

    @property
    def level(self) -> str:
        """The category for the ranking: the difficulty, else the goal, "" for neither."""
        return self.difficulty or self.goal or ""

    @property
    def points(self) -> int | None:
        """The points by which the play is ranked, None if it isn't."""
        yours = self.scores.get(YOU)
        return yours.total if yours else None

    @property
    def of_team(self) -> bool:
        """Whether these are the points of several players together."""
        return False

    @property
    def roles(self) -> Mapping[str, tuple[str, ...]]:
        """What players were, such as a company, as far as the play knows: names of its game."""
        return {}

    @property
    def scored_game(self) -> str:
        """The game whose points were scored, "" if it is the one that was played."""
        return ""


def read_result(kind: type[Result], saved: Any) -> Result | None:
    """Return a result that was saved as JSON, None if it is not valid.

    A field that is missing or cannot be read gets its default.
    """
    if not isinstance(saved, Mapping):
        return None
    with suppress(ValidationError):
        return convert(saved, kind)
    found = {}
    for field in fields(kind):
        with suppress(ValidationError, KeyError):
            found[field.name] = convert(saved[field.name], field.type)
    return kind(**found)


class Game(Struct, frozen=True):
    """A game: ``begin`` sets up the table for the options chosen, ``script`` is its rules.

    ``places`` maps a prompt's key without the game's name to where the appendix explains it: a
    page, and after a # its heading; ``further_places`` returns others whose notes apply to a prompt
    in the current state. ``goals``, ``scores`` and ``progress`` (of the parameters, by name)
    describe a table at any moment. ``pace`` is one short line about what is left to do and the
    turns left; ``recap`` is a few sentences about an opponent and the table. ``box`` returns
    every printed fact that a player may be asked, given those already known. ``counter`` names the
    attribute of the table and of its state that counts the turns; with an "s", the number of turns
    in all. ``bot`` is the state's ``turn`` while the companion plays the opponent. ``seats`` are
    the people who may play it, by their names in the scores. ``result`` is the type that the script
    returns. ``sketch`` is a text map for a step, given its prompts and how names are found, () if
    there is none. ``drawn`` names the parts of the state that are drawn rather than listed.
    ``moved`` are the questions whose answers are moves on the table, each with the answers that
    move nothing. ``reminders`` maps the key of an often repeated prompt to the values of it to
    compare: it is worded in full only if one of them has changed since the last time. A summary of
    the parameters follows each ``summary_every``th turn; 0 for none. ``rules`` is the version of
    the script: increased whenever older logs may no longer fit. ``bgg_id`` is its number at
    BoardGameGeek, None if it has none or that is unknown. ``order`` is its place in the list
    of games: the lowest is first.

    ``folder`` has the game's texts: ``phrases/LANGUAGE.ftl``, the rules pages
    ``pages/LANGUAGE/PAGE.md`` and ``glossary.toml``. ``card_pages`` are those with a code on its
    tent card, besides the overview and the glossary: what is looked up most, at most five.
    ``drawings`` and ``pictures`` import what is
    drawn, and return it: a `companion.drawings.GameDrawings`, which screens and pages share, and a
    `companion.screens.pictures.GamePictures`.
    """

    name: str
    options: tuple[Option, ...]
    begin: Callable[[Options], Any]
    script: Callable[[Any], Script[Result]]
    places: Mapping[str, str]
    further_places: Callable[[Any], Iterable[str]] = lambda _: ()
    goals: Callable[[Any], Iterable[Goal]] = lambda _: ()
    pace: Callable[[Any], Say | None] = lambda _: None
    recap: Callable[[Any], Iterable[Say]] = lambda _: ()
    box: Callable[[Mapping[str, Any]], Iterable[Printed]] = lambda _: ()
    scores: Callable[[Any], Scores] = lambda _: {}
    progress: Callable[[Any], Mapping[str, Progress]] = lambda _: {}
    counter: str = "round"
    bot: str = ""
    seats: tuple[str, ...] = (YOU,)
    order: int = 1
    result: type[Result] = Result
    sketch: Callable[..., Sequence[str]] = lambda *_: ()
    drawn: tuple[str, ...] = ()
    moved: Mapping[str, tuple[str, ...]] = {}
    reminders: Mapping[str, tuple[str, ...]] = {}
    summary_every: int = 0
    rules: int = 1
    bgg_id: int | None = None
    folder: Traversable | None = None
    card_pages: tuple[str, ...] = ()
    drawings: Callable[[], Any] | None = None
    pictures: Callable[[], Any] | None = None

    def printed_in(self, language: str) -> dict[str, str]:
        """Return the options whose defaults differ in a language's edition, with their values."""
        return {
            option.name: option.printed[language]
            for option in self.options
            if language in option.printed
        }

    def with_defaults(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return every option with its value, defaults filled in.

        Raises `Refused` for an option that the game doesn't have, or a value that the option
        doesn't accept.
        """
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("core.refused-option", option=name, choices=tuple(known))
            known[name].check(value)
        return {name: chosen.get(name, option.values[0]) for name, option in known.items()}
