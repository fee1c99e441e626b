"""The end of a play in words: the winner, the totals, and the goals or sources of points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from companion.engine.game import YOU, Goal, Scores
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.session.session import Session

MET = {True: "check", False: "cross", None: "flag"}

RECORD = "op"
"""The icon of a record."""

NONE = "–"
"""Shown if somebody has no points from a source."""


class Total(NamedTuple):
    """A player's total: the ``sums`` accumulate source by source. A token needs no name."""

    sums: tuple[str, ...]
    colour: str
    token: str = ""
    name: str = ""


class ResultLine(NamedTuple):
    """A goal with its icon (met or not), or a source of points with everybody's number."""

    text: str
    icon: str = ""
    numbers: tuple[str, ...] = ()


class End(NamedTuple):
    """The end of a play: the lines have a ``heading``, or ``names`` above their numbers.

    ``rest`` is how many more lines the screen of the goals has, and ``more`` the key of the text
    for that. ``opponent`` is the only other one with points.
    """

    verdict: str
    fact: str
    totals: tuple[Total, ...]
    lines: tuple[ResultLine, ...]
    heading: str
    names: tuple[str, ...]
    rest: int
    more: str
    opponent: str
    points_title: str
    has_goals: bool


def end_of(session: Session) -> End:
    """Return the end of a play that is over, with all its ``lines``."""
    book, play, game = session.phrasebook, session.play, session.game.name
    scores, goals = play.scores(), play.goals()
    heading, lines, rest = _goals(goals, book) if goals else ("", _sources(scores, book, game), 0)
    if record := session.record_text:
        lines.insert(0, ResultLine(record, RECORD))
    counted = () if goals or len(scores) < 2 else scores
    said = [book.glance(say) for say in play.says][-1:]
    other = opponent(scores)
    name = book.name(other, game) if other else ""
    return End(
        verdict=next((each.title for each in said if each.title), book.text("screens.over")),
        fact=" ".join(fact for each in said for fact in each.facts),
        totals=tuple(_totals(scores, book, game, session.names)),
        lines=tuple(lines),
        heading=heading,
        names=tuple(
            book.people[who].partition(" ")[0]
            if who in book.people
            else book.name(who, game).rpartition(" ")[2]
            for who in counted
        ),
        rest=rest,
        more="screens.goals-more" if goals else "screens.score-more",
        opponent=other,
        points_title=book.text("screens.points-by-turn", who=name) if other else "",
        has_goals=bool(goals),
    )


def opponent(scores: Scores) -> str:
    """Return the only one besides you who has points, "" if there isn't exactly one."""
    others = [who for who in scores if who != YOU]
    return others[0] if YOU in scores and len(others) == 1 else ""


def sources(scores: Scores) -> list[str]:
    """Return every source of points, in the order of the player who has the most sources."""
    most_first = sorted(scores.values(), key=len, reverse=True)
    return list(dict.fromkeys(line for each in most_first for line in each))


def _totals(scores: Scores, book: Phrasebook, game: str, names: Mapping[str, str]) -> list[Total]:
    duel = opponent(scores)
    found = []
    for who, own in scores.items():
        sums = tuple(minus(str(points)) for points in accumulate(own.values(), initial=0))
        colour = "ice" if who == YOU else "violet" if duel else "sand"
        known = who == YOU or bool(duel)
        name = names.get(who) or ("" if known else book.name(who, game))
        found.append(Total(sums, colour, who if known else "", name))
    return found


def _sources(scores: Scores, book: Phrasebook, game: str) -> list[ResultLine]:
    return [
        ResultLine(
            capital(book.name(source, game, "field")),
            numbers=tuple(
                minus(str(own[source])) if source in own else NONE for own in scores.values()
            ),
        )
        for source in sources(scores)
    ]


def _goals(goals: Sequence[Goal], book: Phrasebook) -> tuple[str, list[ResultLine], int]:
    """Return the name of the first goal, its lines, and the number of lines of the others."""
    heading = book.glance(goals[0].prompt).title.rpartition(": ")[2] if goals[0].heads else ""
    lines = goals[1:] if heading else goals
    ends = [at for at, goal in enumerate(lines) if goal.heads]
    first = lines[: ends[0]] if heading and ends else lines
    found = [
        ResultLine(capital(book.prompt_text(goal.prompt).text), MET[goal.met]) for goal in first
    ]
    return heading, found, len(lines) - len(first)
