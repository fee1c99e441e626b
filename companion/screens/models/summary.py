"""The summary of a round: the steps gained, compared to an even pace over the play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.engine.course import Turn, course
from companion.engine.log import CORRECT
from companion.engine.play import Play
from companion.engine.prompts import Say
from companion.phrases.phrasebook import Phrasebook, capital

KEY = "core.summary"


class Bars(NamedTuple):
    """The steps done at the end of each round so far, and the ``goal`` to reach in ``rounds``.

    ``now`` and ``last`` are the numbers of the finished turn and of the last one.
    """

    steps: tuple[int, ...]
    goal: int
    rounds: int
    now: int
    last: int


class Risen(NamedTuple):
    """A parameter that has risen in a round: its values before and after, and its goal."""

    name: str
    before: int
    after: int
    goal: int


class Summary(NamedTuple):
    """A finished round: the steps ``gained``, and whether no earlier round gained as many."""

    number: int
    gained: int
    best: bool
    risen: tuple[Risen, ...]
    bars: Bars

    def say(self, counter: str) -> Say:
        """Return its announcement."""
        best = "yes" if self.best else "no"
        args = {"counter": counter, "number": self.number, "gained": self.gained, "best": best}
        return Say(KEY, args)


class SummaryPage(NamedTuple):
    """A summary in words.

    ``risen`` are pairs of a parameter's icon and its values; ``pace`` is the pace of the play and
    the rate needed per round, "" while no end is in sight.
    """

    chart: str
    gained: str
    fact: str
    risen: tuple[tuple[str, str], ...]
    bars: Bars
    pace: tuple[str, str] = ("", "")


def page(summary: Summary, say: Say, book: Phrasebook, icons: Mapping[str, str]) -> SummaryPage:
    """Return a summary in words, with the ``icons`` of parameters; ``say`` is its announcement."""
    facts = book.glance(say).facts
    risen = tuple(
        (
            icons.get(each.name, ""),
            book.text("screens.risen", before=each.before, after=_value(each, book)),
        )
        for each in summary.risen
    )
    chart = book.text("screens.steps-of-mars")
    return SummaryPage(chart, capital(facts[0]), "".join(facts[1:]), risen, summary.bars)


def _value(risen: Risen, book: Phrasebook) -> str:
    """Return a parameter's current value with its unit."""
    return book.text(f"screens.parameter-{risen.name}", value=risen.after, goal=risen.goal)


def summary_of(play: Play) -> Summary | None:
    """Return the summary of the round that ends just before this step, None if none does."""
    every, number = play.game.summary_every, play.turn - 1
    if not every or play.over or number % every or not 0 < _turn_before(play) == number:
        return None
    ends = {turn.number: turn for turn in course(play.game, play.options, play.seed, play.log)}
    closed = [ends[at] for at in range(every, number + 1, every) if at in ends]
    now = closed[-1]
    steps = tuple(sum(_steps(turn).values()) for turn in closed)
    gains = [after - before for before, after in zip((0, *steps), steps, strict=False)]
    before = closed[-2].progress if len(closed) > 1 else {}
    risen = tuple(
        Risen(name, begun, each.value, each.goal)
        for name, each in now.progress.items()
        if each.value > (begun := before[name].value if before else each.start)
    )
    best = gains[-1] > max(gains[:-1], default=gains[-1])
    goal = sum(each.steps for each in now.progress.values())
    last = play.turns or number
    return Summary(
        number, gains[-1], best, risen, Bars(steps, goal, -(-last // every), number, last)
    )


def _turn_before(play: Play) -> int:
    """Return the turn of the player's last answer; 0 if there was none, or a correction."""
    lines = zip(reversed(play.log), reversed(play.answered_in[: len(play.log)]), strict=True)
    entry, turn = next(((each, at) for each, at in lines if each.by == "player"), (None, 0))
    return 0 if entry is None or entry.key == CORRECT else turn


def _steps(turn: Turn) -> Mapping[str, int]:
    """Return the steps of each parameter done at the end of a turn."""
    return {name: each.done for name, each in turn.progress.items()}
