"""Whole plays at random: what must hold in every game, and how a random player plays.

A module or an object says what holds in one game alone. It may have any of these:

``KINDS``               answers by key, by a name of the kind of play that they make
``OPEN``                keys of the questions without a default, besides what the player draws
``answer(play, rng, follow)``   what a random player answers; ``follow``: how often the default
``check(play, before)`` what holds after every answer; ``before`` is the state before it
``check_end(play)``     what holds when the play is over
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple

import msgspec

from companion.engine.autoplay import likely_answer, random_answer
from companion.engine.chance import Chance
from companion.engine.game import BUDGET, CLOCK, FIRST, Game, Goal
from companion.engine.log import CORRECT, LogEntry
from companion.engine.play import Play
from companion.engine.prompts import Choose, Say, is_part
from companion.storage.store import Store
from companion.testing.long import LONG

PARTS = range(20 if LONG else 1)
PLAYS = 500 if LONG else 4
"""How many plays a part has."""

MAX_ANSWERS = 5_000
"""The maximum number of answers of a play: nobody would finish a longer one."""

MAX_SETS = 30
"""About how many sets of options are tried."""

FOLLOW = (0.15, 0.4, 0.75, 0.95)
"""How often a random player follows the default; the less often, the more is reported."""

CORRECTIONS = (0, 0, 12)
"""How many corrections a play has at most."""


# What is played


class Kind(NamedTuple):
    """A game, and the answers that make one kind of play of it, with its invariants."""

    game: Game
    name: str
    given: Mapping[str, Any]
    own: Any

    def answer(self, play: Play, rng: random.Random, follow: float) -> Any:
        """Return what a random player answers."""
        assert play.ask is not None
        if play.ask.key in self.given:
            return self.given[play.ask.key]
        return getattr(self.own, "answer", likely_answer)(play, rng, follow)

    def check(self, play: Play, before: dict[str, Any]) -> None:
        """Check the game's invariants after every answer."""
        getattr(self.own, "check", nothing)(play, before)

    def check_end(self, play: Play) -> None:
        """Check the game's invariants at the end."""
        ended = isinstance(play.result, play.game.result)
        assert ended, f"the script returns {play.result!r}: no {play.game.result.__name__}"
        getattr(self.own, "check_end", nothing)(play)

    def __str__(self) -> str:
        return f"{self.game.name} {self.name}".strip()


def nothing(*_: Any) -> None:
    """Check nothing: for games without invariants of their own."""


def kinds(game: Game, own: Any = None) -> list[Kind]:
    """Return every kind of play of a game, given what holds in it alone."""
    given = getattr(own, "KINDS", {"": {}})
    return [Kind(game, name, answers, own) for name, answers in given.items()]


def option_sets(game: Game) -> list[dict[str, str]]:
    """Return every set of options except clock and budget, which no rule depends on.

    A first play only leaves questions out. If very many, every nth one, unless long: n is odd, so
    that every value of each occurs.
    """
    options = [option for option in game.options if option not in (BUDGET, CLOCK, FIRST)]
    values = product(*(option.values for option in options))
    sets = [dict(zip((o.name for o in options), chosen, strict=True)) for chosen in values]
    return sets if LONG else sets[:: len(sets) // MAX_SETS | 1]


# What must hold


class Snapshot(NamedTuple):
    """All that is on the table."""

    state: dict[str, Any]
    goals: list[Goal]
    scores: Any
    pace: Say | None
    says: list[Any]
    ask: Any
    result: Any


def snapshot(play: Play) -> Snapshot:
    """Return everything on the table: the state, its description, announcements and question."""
    ask = play.ask
    if isinstance(ask, Choose):
        ask = msgspec.structs.replace(ask, fields=None)
    seen = play.state(), play.goals(), play.scores(), play.pace()
    return Snapshot(*seen, list(play.says), ask, play.result)


def check_question(play: Play) -> None:
    """Check that the question can be answered, by its default if it has one."""
    ask = play.ask
    assert ask is not None
    if ask.default is not None:
        assert ask.check(ask.default) == ask.default
    if isinstance(ask, Choose):
        assert ask.options
        assert len(set(ask.options)) == len(ask.options)


def check_snapshot(play: Play, seen: Snapshot) -> None:
    """Check that goals, pace and scores are consistent, and every prompt has its page."""
    for goal in seen.goals:
        assert goal.met in (True, False, None)
    for lines in seen.scores.values():
        assert all(type(points) is int for points in lines.values())
    goals = [goal.prompt for goal in seen.goals]
    for prompt in filter(None, (*seen.says, seen.ask, *goals, seen.pace)):
        namespace, _, key = prompt.key.partition(".")
        assert namespace == play.game.name, f"{prompt.key}: a key is GAME.MESSAGE"
        if prompt is not seen.pace:  # it is a line on the screen that links to no page
            assert key in play.game.places, f"Game.places has no place that explains {key!r}"
    assert msgspec.json.encode((seen.state, seen.result))


def check_undo(play: Play, before: Snapshot, now: Snapshot) -> None:
    """Check that undo restores exactly what was before the last answer, and redo what is now."""
    log = list(play.log)
    play.undo()
    assert snapshot(play) == before
    play.redo()
    assert snapshot(play) == now
    assert play.log == log


def check_log(play: Play) -> None:
    """Check that a play rebuilt from its written log is the same."""
    log = msgspec.json.decode(msgspec.json.encode(play.log), type=list[LogEntry])
    again = Play(play.game, play.options, play.seed, log)
    assert again.unmatched == 0, "a script may not use random, time or the disk: see Draw and Roll"
    assert snapshot(again) == snapshot(play)


class Disk:
    """Stores a play when a test wants, instead of after every answer."""

    def __init__(self, store: Store, play: Play) -> None:
        self.store = store
        self._journal: Any = play.journal
        play.journal = None

    def check(self, play: Play, now: Snapshot) -> None:
        """Check that the play is the same after it is saved and reopened."""
        self._journal.save(play)
        assert self.store.problem is None
        saved = self.store.find(self._journal.id)
        assert saved
        again = self.store.resume(play.game, saved)
        assert again.unmatched == 0
        assert (again.log, again.undone) == (play.log, play.undone)
        assert snapshot(again) == now


# How a random player plays


def correct_something(play: Play, rng: random.Random) -> None:
    """Correct a field at random."""
    name = rng.choice(list(play.fields))
    field = play.fields[name]
    value: Any
    if field.many is not None:
        value = [item for item, most in field.many.items() for _ in range(rng.randint(0, most))]
    else:
        value = rng.choice(field.choices or range(field.minimum, field.maximum + 1))
    try:
        play.correct(name, value)
        msgspec.json.encode(play.state())
    except TypeError as error:  # the script took the correction for an answer
        error.add_note("a question with fields is asked by main_question, which corrects them")
        raise


def was_corrected(play: Play) -> bool:
    """Return whether anything was corrected in a play."""
    return any(entry.key == CORRECT for entry in play.log)


@contextmanager
def context(play: Play) -> Iterator[None]:
    """Report the play in which something went wrong."""
    try:
        yield
    except Exception as error:
        error.add_note(f"{play.game.name}, seed {play.seed}, {play.options}, {len(play.log)} lines")
        raise


def play_at_random(kind: Kind, seed: str, store: Store, every: int) -> None:
    """Play to the end and check the invariants after every answer.

    After every ``every`` lines of the log the last answer is undone and redone, and the play is
    saved to disk and reopened.
    """
    rng = random.Random(seed)
    options = rng.choice(option_sets(kind.game))
    follow, corrections = rng.choice(FOLLOW), rng.choice(CORRECTIONS)
    offset = rng.randrange(every)
    play = store.begin(kind.game, options, seed)
    disk = Disk(store, play)
    with context(play):
        whole = now = snapshot(play)
        while not play.over:
            check_question(play)
            check_snapshot(play, now)
            before = now
            if not is_part(play.ask):
                whole = now
            if corrections and play.fields and rng.random() < 0.3:
                correct_something(play, rng)
                corrections -= 1
            else:
                play.answer(kind.answer(play, rng, follow))
            now = snapshot(play)
            kind.check(play, before.state)
            if (len(play.log) + offset) % every == 0:
                check_undo(play, whole, now)
                disk.check(play, now)
            assert len(play.log) < MAX_ANSWERS
        check_snapshot(play, now)
        kind.check_end(play)
        disk.check(play, now)
        check_log(play)


def by_defaults(kind: Kind, options: Mapping[str, str], seed: str) -> Play:
    """Return a play played to its end by defaults; questions without one are answered at random."""
    play, rng = Play(kind.game, options, seed), random.Random(seed)
    with context(play):
        while (ask := play.ask) is not None:
            if ask.key in kind.given:
                play.answer(kind.given[ask.key])
            elif ask.default is not None:
                play.answer(ask.default)
            else:
                by_you = isinstance(ask, Choose) and ask.drawn
                drawn = by_you or isinstance(play.asking, Chance)
                known = drawn or ask.key in getattr(kind.own, "OPEN", ())
                assert known, f"{ask.key} has no default: give it one, or name it in OPEN"
                play.answer(random_answer(play, rng))
            assert len(play.log) < MAX_ANSWERS
        kind.check_end(play)
        check_log(play)
    return play


def play_there_and_back(play: Play, answer: Callable[[], Any]) -> None:
    """Play to the end, undo all the way back, and redo all the way to the end.

    An answer with parts is undone, and put back, as a whole.
    """
    seen = [snapshot(play)]
    while not play.over:
        play.answer(answer())
        if not is_part(play.ask):
            seen.append(snapshot(play))
    for earlier in reversed(seen[:-1]):
        play.undo()
        assert snapshot(play) == earlier
    assert play.last_answer is None
    for later in seen[1:]:
        play.redo()
        assert snapshot(play) == later
