"""The saved plays in words: how each ended, when it began, its state."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from datetime import datetime, time, timedelta
from typing import NamedTuple

from companion.engine.course import Turn, filled
from companion.engine.game import YOU, Result
from companion.engine.saved import ListedPlay, SavedPlay
from companion.games import file_of, find, games, is_file
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.screens.models.course import Course, Picked, Plot, bounds, numbered, plots
from companion.screens.pictures import pictures_of
from companion.session.people import people_words

MAX_SHOWN = 70
"""The most characters of a comment that are shown."""

BEST = 5
"""The number of best plays listed."""


class Amount(NamedTuple):
    """A number with its label and colour."""

    words: str
    number: str
    colour: str


class PlayShown(NamedTuple):
    """What is shown of the chosen play.

    ``picked`` are its turns. ``amounts`` are its progress without plots, ``sums`` everybody's
    points at the end if there is neither.
    """

    game: str
    day: str
    ending: str
    full: str = ""
    stood: str = ""
    picked: Picked | None = None
    amounts: tuple[Amount, ...] = ()
    sums: tuple[Amount, ...] = ()
    people: str = ""
    comment: str = ""


def opens(game: str, set_aside: bool) -> bool:
    """Return whether a play can be resumed."""
    return not set_aside and (game in games() or is_file(game))


def best(won: Iterable[tuple[int, str, Result]]) -> dict[tuple[str, str], list[tuple[int, Result]]]:
    """Return the best plays by game and level, within which they are comparable.

    The versions of a bot file are one game, named as the first of them.
    """
    found: dict[tuple[str, str], list[tuple[int, Result]]] = {}
    names: dict[str, str] = {}
    for number, game, result in won:
        known = game in games() or is_file(game)
        if known and result.won and result.points is not None:
            name = names.setdefault(file_of(game), game)
            found.setdefault((name, result.level), []).append((number, result))
    return {
        kind: sorted(each, key=lambda play: -(play[1].points or 0))[:BEST]
        for kind, each in sorted(found.items())
    }


class Days:
    """The days on which plays began."""

    def __init__(self, plays: Sequence[ListedPlay]) -> None:
        self._plays = plays
        self._begun: dict[str, list[float]] = {}

    def alone(self, game: str, begun: datetime) -> bool:
        """Return whether no other play of a game began on this day."""
        if game not in self._begun:
            self._begun[game] = sorted(play.started for play in self._plays if play.game == game)
        day = datetime.combine(begun.date(), time())
        ends = (each.astimezone().timestamp() for each in (day, day + timedelta(days=1)))
        first, end = (bisect_left(self._begun[game], each) for each in ends)
        return end - first < 2


class PlayWords:
    """The texts about a play; ``turns`` are its turns without the set-up."""

    def __init__(self, book: Phrasebook, play: SavedPlay, days: Days) -> None:
        self._book, self._play, self._days = book, play, days

    @property
    def name(self) -> str:
        """The short name of its game."""
        game = self._play.game
        return self._book.name(game, game, "short") if game in games() else self._book.game(game)

    @property
    def ending(self) -> str:
        """How it ended, or its state."""
        return self._book.ending(self._play)

    @property
    def day(self) -> str:
        """The day on which it began, in short; with the time if another began that day."""
        return self._begun("screens.plays-short-day")

    @property
    def long_day(self) -> str:
        """The day on which it began, in full; with the time if another began that day."""
        return self._begun("screens.plays-day")

    def _begun(self, key: str) -> str:
        begun = self._play.begun
        if begun is None:
            return self._book.text("core.history-undated")
        alone = self._days.alone(self._play.game, begun)
        return self._book.text(key, begun=begun, alone="yes" if alone else "no")

    @property
    def minutes(self) -> str:
        """How long it was played, with a question mark if that couldn't be read."""
        minutes = self._play.minutes
        return self._book.text("screens.plays-minutes", minutes="?" if minutes is None else minutes)

    def spoken(self, turns: Sequence[Turn]) -> str:
        """Return the spoken description of the play."""
        people = people_words(self._book, self._play)
        said = (self.name, self.long_day, self.ending, self.minutes, people, self.filled(turns))
        return ". ".join(filter(None, said))

    def filled(self, turns: Sequence[Turn]) -> str:
        """Return in which turn each parameter became full, "" if none did."""
        book, game = self._book, self._play.game
        counter = find(game).counter if game in games() else ""
        parts = [
            (
                book.name(name, game, "field"),
                book.text("screens.plays-in-turn", counter=counter, number=number),
            )
            for name, number in filled(turns).items()
        ]
        if not parts:
            return ""
        (name, when), *others = parts
        first = book.text("screens.plays-full", name=capital(name), when=when)
        return ", ".join([first, *(f"{each.lower()} {then}" for each, then in others)])

    @property
    def counter(self) -> str:
        """The name of the counter of its turns."""
        return self._book.field(find(self._play.game).counter, self._play.game)

    def turn(self, number: int) -> str:
        """Return a turn's label, such as "Round 6"."""
        return numbered(self.counter, number)

    def who(self, who: str) -> str:
        """Return the name of a player, as entered or in the game, or of a parameter."""
        names = {person.who: person.name for person in self._play.players}
        return names.get(who) or capital(self._book.name(who, self._play.game, "field"))

    def stood(self, turns: Sequence[Turn], at: int) -> str:
        """Return a turn's label, with everybody's points at its end if points varied."""
        turn, place = turns[at], self.turn(turns[at].number)
        known = {who: total for who, total in turn.points.items() if total}
        if not known or not varies(turns):
            return place
        points = ", ".join(f"{self.who(who)} {minus(str(total))}" for who, total in known.items())
        over = self._play.finished is not None and at == len(turns) - 1
        text = self._book.text("core.points-status", over=over, points=points)
        return f"{place} · {text}"

    def progress(self, turn: Turn) -> list[str]:
        """Return each parameter with its value at the end of a turn."""
        return [
            f"{self.who(name)} {minus(str(each.value))}" for name, each in turn.progress.items()
        ]

    def course(self, turns: Sequence[Turn], at: int) -> Course:
        """Return the turns with their plots; those of parameters show one turn's values."""
        progress = dict(zip(turns[at].progress, self.progress(turns[at]), strict=True))
        looks = pictures_of(self._play.game).parameters
        lines: list[Plot] = [
            plot._replace(
                words=progress[plot.name] if plot.parameter else self.who(plot.name),
                colour=looks[plot.name].colour if plot.name in looks else "",
            )
            for plot in plots(turns)
        ]
        return Course(tuple(turn.number for turn in turns), tuple(lines), *bounds(turns))

    def shown(self, turns: Sequence[Turn] | None, at: int, how: bool) -> PlayShown:
        """Return what is shown of it; ``turns`` is None until they are known.

        ``how`` is true if this play alone is shown.
        """
        play = self._play
        game = play.game if play.game in games() else ""
        ending, people = f"{capital(self.ending)} · {self.minutes}", people_words(self._book, play)
        found = PlayShown(
            game, self.long_day, ending, people=people, comment=_begin_of(play.comment)
        )
        if turns is None or not opens(play.game, play.set_aside):
            return self._with_sums(found)
        if len(turns) > 1:
            course = self.course(turns, at)
            stood = self.stood(turns, at) if varies(turns) else ""
            found = found._replace(picked=Picked(course, at), stood=stood)
            if how:
                found = found._replace(full=self.filled(turns))
            if course.plots:
                return found
        if play.result:
            return self._with_sums(found)
        return found._replace(amounts=self._amounts(turns, at))

    def _amounts(self, turns: Sequence[Turn], at: int) -> tuple[Amount, ...]:
        """Return a play's progress in numbers: its turn, and the points so far."""
        if not turns:
            return (Amount("", self._book.text("screens.history-setup"), "sand"),)
        turn = turns[at]
        points = (
            Amount(
                self._book.text("screens.plays-so-far", who=self.who(who)),
                minus(str(total)),
                "ice" if who == YOU else "violet",
            )
            for who, total in turn.points.items()
            if total
        )
        return Amount(capital(self.counter), str(turn.number), "sand"), *points

    def _with_sums(self, found: PlayShown) -> PlayShown:
        """Return it with everybody's points; those beside whom their names are need no others."""
        sums = self._sums()
        roles = any(person.roles for person in self._play.players)
        return found._replace(sums=sums, people=found.people if roles or not sums else "")

    def _sums(self) -> tuple[Amount, ...]:
        """Return everybody's points at the end."""
        scores = self._play.result.scores if self._play.result else {}
        return tuple(
            Amount(self.who(who), minus(str(score.total)), "ice" if who == YOU else "sand")
            for who, score in scores.items()
        )


def _begin_of(comment: str) -> str:
    """Return the beginning of a comment that has room beside the list."""
    return comment if len(comment) <= MAX_SHOWN else f"{comment[:MAX_SHOWN].rstrip()}…"


def varies(turns: Sequence[Turn]) -> bool:
    """Return whether points varied during a play."""
    return len({tuple(turn.points.values()) for turn in turns}) > 1
