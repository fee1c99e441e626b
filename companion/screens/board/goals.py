"""The goals on one screen: a column for each, with a tick beside each line met."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kivy.properties import ListProperty, NumericProperty

from companion.engine.game import Goal
from companion.phrases import aloud
from companion.screens.services.tracked import group_of, tracked
from companion.screens.sheet import Sheet, SheetTool

COLUMNS, COLUMNS_PORTRAIT = 4, 2
"""The number of goals side by side in landscape and in portrait."""

GOAL = "goal."
"""The prefix of the fields of a goal, in a game that has some."""

LINES = 6
"""A list without headings is split into columns of at least this many lines."""


MARKS = {True: "met", False: "open", None: "info"}
"""The mark of a line: met, open, or for information only."""


class GoalLine(NamedTuple):
    """A line of a goal: ``mark`` is "met", "open", or "info" if the line only informs."""

    text: str
    mark: str


class GoalColumn(NamedTuple):
    """A goal with its lines; a list has no ``title``."""

    title: str
    lines: tuple[GoalLine, ...]

    @property
    def met(self) -> bool:
        """Whether all of its lines are met."""
        return bool(self.title) and all(line.mark == "met" for line in self.lines)


class GoalsScreen(Sheet):
    """The goals and their state, of any game."""

    name = "goals"
    kv = "goals"
    of_step = True
    of_play = True

    columns = ListProperty()
    """The goals, as `GoalColumn`."""
    beside = NumericProperty(COLUMNS)
    """The number of columns side by side."""

    def refresh(self) -> None:
        """Show the current state of the play."""
        presenter = self.presenter
        words, play = presenter.words, presenter.session.play
        self.title, self.note = words("screens.goals"), ""
        self.primary = words("screens.back")
        self.columns = list(self._columns())
        most = COLUMNS_PORTRAIT if self.portrait else COLUMNS
        self.beside = max(1, min(most, len(self.columns)))
        corrects = bool(play.goals() and play.fields)
        tools = (("correct", "pencil"), ("repeat", "speaker"))
        self.tools = [
            SheetTool(name, words(f"screens.{name}"), icon)
            for name, icon in tools[0 if corrects else 1 :]
        ]

    def _columns(self) -> Iterator[GoalColumn]:
        """Yield each goal with its lines; without headings the lines are distributed evenly."""
        book, goals = self.presenter.phrasebook, self.presenter.session.play.goals()
        for head, lines in _grouped(goals):
            title = book.glance(head.prompt).title if head else ""
            if head and head.aside:
                self.note = title
            elif head:
                yield GoalColumn(title, tuple(self._line(each, brief=True) for each in lines))
            else:
                shown = [self._line(each) for each in lines]
                count = 1 if len(shown) <= LINES or self.portrait else 2
                share = -(-len(shown) // count)
                for at in range(0, len(shown), share):
                    yield GoalColumn("", tuple(shown[at : at + share]))
        if not goals:
            yield GoalColumn("", (GoalLine(book.text("screens.goals-none"), "info"),))

    def _line(self, goal: Goal, brief: bool = False) -> GoalLine:
        """Return a line, ``brief`` if it is below the name of its goal."""
        book = self.presenter.phrasebook
        text = book.glance(goal.prompt).title if brief else ""
        return GoalLine(text or book.prompt_text(goal.prompt).text, MARKS[goal.met])

    @property
    def spoken(self) -> str:
        """Every goal, and whether it is met."""
        book = self.presenter.phrasebook
        said = []
        for goal in self.presenter.session.play.goals():
            voice = book.prompt_text(goal.prompt).voice
            state = "" if goal.met is None else book.text(f"screens.{_state(goal.met)}")
            said += [voice, state]
        return aloud.joined(said) or book.text("screens.goals-none")

    def use(self, name: str) -> None:
        """Correct the fields of the goals, or say the goals again."""
        if name == "correct":
            groups = list(tracked(self.presenter.session))
            about = {
                group_of(self.presenter.session, field)
                for field in self.presenter.session.play.fields
                if field.startswith(GOAL)
            }
            places = [at for at, heading in enumerate(groups) if heading in about]
            where = {"groups": places} if places else {}
            self.presenter.navigation.visit("editor", list=True, back={"name": self.name}, **where)
        else:
            self.do_repeat()


def _grouped(goals: Sequence[Goal]) -> Iterator[tuple[Goal | None, list[Goal]]]:
    """Yield the heading of each goal with its lines; None for lines without a heading."""
    head: Goal | None = None
    lines: list[Goal] = []
    for goal in goals:
        if goal.heads:
            if head or lines:
                yield head, lines
            head, lines = goal, []
        else:
            lines.append(goal)
    if head or lines:
        yield head, lines


def _state(met: bool) -> str:
    """Return the key of the text for a goal that is met or not."""
    return "goal-met" if met else "goal-open"
