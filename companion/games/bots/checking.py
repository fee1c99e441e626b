"""Checks that what a bot file says fits together: names, numbers, conditions, and that it ends."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import Any

from companion.games.bots.conditions import PLACED, parse, unknown
from companion.games.bots.faults import Fault
from companion.games.bots.format import Bot, Row, Step, Text
from companion.games.bots.positions import Path
from companion.games.bots.table import ROUND
from companion.games.bots.texts import counters_in, unclosed
from companion.games.bots.walk import BESIDE, VERBS, StepBlock, all_steps, blocks, verb, within

RESERVED = (
    "you", "rival", "game", "round", "turn", "phase", "counters", "cards", "card", "places",
    "nowhere", "done", "none", "option", "answer", "choice", "and", "or",
)  # fmt: skip
"""Names that the companion uses itself."""

MAX_SPACES = 40
"""The most spaces of a track: more are too small to distinguish on a small screen."""

MAX_DIGIT = 9
"""The most sides of dice that are read as digits."""

BELONGS = {
    "then": ("if_",),
    "otherwise": ("if_", "try_", "draw", "put", "take", "move"),
    "answers": ("ask",),
    "at": ("put", "take", "move"),
    "times": ("draw", "roll", "do"),
    "rows": ("look",),
    "into": ("count",),
    "why": ("say", "note", "ask", "count", "try_"),
}
"""What belongs only to some verbs."""


def faults_of(bot: Bot) -> Iterator[Fault]:
    """Yield everything in a file that does not fit together."""
    names = _Names(bot)
    yield from names.faults()
    yield from chain.from_iterable(_of_text(names, path, text) for path, text in _texts(bot))
    for path, step, _ in all_steps(bot):
        yield from _of_step(bot, names, path, step)
    yield from _of_parts(bot, names)
    yield from _endless(bot)


class _Names:
    """The names in a file that others refer to."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.pieces = tuple(bot.map.pieces) if bot.map else ()
        self.places = tuple(bot.map.places) if bot.map else ()
        self.values = (*bot.counters, *self.pieces, ROUND)

    def faults(self) -> Iterator[Fault]:
        for name in self._bot.counters:
            if name in self.pieces:
                yield Fault(("counters", name), "twice", {"name": name})
        places = (
            *((("counters", name), name) for name in self._bot.counters),
            *((("map", "pieces", name), name) for name in self.pieces),
        )
        for path, name in places:
            if name in RESERVED:
                yield Fault(path, "reserved", {"name": name})
        for at, place in enumerate(self.places):
            if place in self.places[:at] or place in self.values:
                yield Fault(("map", "places", at), "twice", {"name": place})
            if place in RESERVED:
                yield Fault(("map", "places", at), "reserved", {"name": place})


def _one_of(path: Path, name: str | None, known: Collection[str]) -> Iterator[Fault]:
    """Yield a fault if a name is given but unknown."""
    if name is not None and name not in known:
        args = {"name": name, "choices": tuple(known)}
        yield Fault(path, "no-such" if known else "nothing", args)


def _of_condition(names: _Names, path: Path, condition: str) -> Iterator[Fault]:
    parsed = parse(condition)
    if parsed is None:
        yield Fault(path, "condition", {"name": condition})
        return
    for name in unknown(parsed, names.values):
        if placed := PLACED.fullmatch(name):
            yield from _one_of(path, placed[1], names.pieces)
            yield from _one_of(path, placed[2], names.places)
            continue
        yield Fault(path, "no-such", {"name": name, "choices": names.values})


def _texts(bot: Bot) -> Iterator[tuple[Path, Text]]:
    """Yield each text of a file that may have values in it, or several languages."""
    for name in ("title", "about", "rival"):
        yield (name,), getattr(bot, name)
    for path, step, _ in all_steps(bot):
        for name in ("say", "note", "ask", "count", "try_", "tie", "why"):
            if (text := getattr(step, name)) is not None:
                yield (*path, name.strip("_")), text
        for at, answer in enumerate(step.answers):
            yield (*path, "answers", at, "text"), answer.text
    for of in ("counters", "decks", "dice", "levels"):
        yield from (((of, name, "name"), each.name) for name, each in getattr(bot, of).items())
    for name, deck in bot.decks.items():
        for card, each in deck.cards.items():
            yield ("decks", name, "cards", card, "name"), each.name
    for of in ("phases", "deadlines"):
        yield from (((of, at, "name"), each.name) for at, each in enumerate(getattr(bot, of)))
    for at, line in enumerate(bot.score.lines if bot.score else ()):
        yield ("score", "lines", at, "name"), line.name
        if line.ask is not None:
            yield ("score", "lines", at, "ask"), line.ask
    for name, piece in (bot.map.pieces if bot.map else {}).items():
        yield ("map", "pieces", name, "name"), piece.name
    for at, note in enumerate(bot.notes):
        yield ("notes", at, "heading"), note.heading
        yield ("notes", at, "text"), note.text


def _of_text(names: _Names, path: Path, text: Text) -> Iterator[Fault]:
    """Yield the faults of a text: its values and braces; the notes may have any braces."""
    if not text:
        yield Fault(path, "text")
    if path[0] == "notes":
        return
    plain = path[-1] in ("name", "title", "about", "rival")
    known = () if plain else names.values
    for name in sorted(counters_in(text)):
        yield from _one_of(path, name, known)
    if any(unclosed(each) for each in (text.values() if isinstance(text, dict) else (text,))):
        yield Fault(path, "brace")


def _of_step(bot: Bot, names: _Names, path: Path, step: Step) -> Iterator[Fault]:
    """Yield the faults of a step itself; not of those within it."""
    verbs = [each for each in VERBS if getattr(step, each) is not None]
    does, changes = verb(step), bool(step.add or step.set)
    if len(verbs) > 1 or not (verbs or changes) or (changes and verbs and does not in BESIDE):
        yield Fault(path, "one-verb", {"choices": tuple(each.strip("_") for each in VERBS)})
        return
    for name, owners in BELONGS.items():
        if getattr(step, name) and does not in owners:
            args = {"name": name, "choices": tuple(each.strip("_") for each in owners)}
            yield Fault((*path, name), "belongs", args)
    known: dict[str, Collection[str]] = {
        "draw": bot.decks, "shuffle": bot.decks, "turn": bot.decks, "roll": bot.dice,
        "do": bot.steps, "put": names.pieces, "take": names.pieces, "move": names.pieces,
        "into": bot.counters, "look": names.values,
    }  # fmt: skip
    for name, choices in known.items():
        yield from _one_of((*path, name), getattr(step, name), choices)
    for kind in ("add", "set"):
        for counter, amount in (getattr(step, kind) or {}).items():
            yield from _one_of((*path, kind, counter), counter, bot.counters)
            if isinstance(amount, str):
                amount = amount.removeprefix("-")
                yield from _one_of((*path, kind, counter), amount, names.values)
    if isinstance(step.times, str):
        yield from _one_of((*path, "times"), step.times, names.values)
    if step.look is not None:
        yield from _of_rows((*path, "rows"), step.rows)
    for at, place in enumerate(step.at):
        yield from _one_of((*path, "at", at), place, names.places)
    if step.if_ is not None:
        yield from _of_condition(names, (*path, "if"), step.if_)
    if step.ask is not None and len(step.answers) < 2:
        yield Fault(path, "answers")
    for at, answer in enumerate(step.answers):
        yield from _one_of((*path, "answers", at, "put"), answer.put, names.pieces)
    if step.count is not None and (step.into is None or step.least > step.most):
        yield Fault(path, "count")
    if step.end == "score" and bot.score is None:
        yield Fault((*path, "end"), "no-score")


def _of_parts(bot: Bot, names: _Names) -> Iterator[Fault]:
    """Yield the faults of everything that isn't a step."""
    if bot.ends == "score" and bot.score is None:
        yield Fault(("ends",), "no-score")
    for name, counter in bot.counters.items():
        path = "counters", name
        if not counter.least <= counter.start <= counter.most:
            yield Fault(path, "start", {"least": counter.least, "most": counter.most})
        if counter.track and counter.most - counter.least > MAX_SPACES:
            yield Fault(path, "track", {"most": MAX_SPACES})
    for name, level in bot.levels.items():
        for begins in level.start:
            yield from _one_of(("levels", name, "start", begins), begins, bot.counters)
    yield from _of_decks(bot, names)
    for name, dice in bot.dice.items():
        yield from _one_of(("dice", name, "into"), dice.into, bot.counters)
        yield from _of_rows(("dice", name, "rows"), dice.rows)
        if dice.digits and dice.sides > MAX_DIGIT:
            yield Fault(("dice", name, "sides"), "number", {"least": 2, "most": MAX_DIGIT})
    if bot.again is not None:
        yield from _of_condition(names, ("again",), bot.again)
    for at, phase in enumerate(bot.phases):
        if phase.if_ is not None:
            yield from _of_condition(names, ("phases", at, "if"), phase.if_)
    for at, deadline in enumerate(bot.deadlines):
        yield from _of_condition(names, ("deadlines", at, "needs"), deadline.needs)
        if deadline.by > bot.rounds:
            yield Fault(("deadlines", at, "by"), "number", {"least": 1, "most": bot.rounds})
    if bot.score:
        for at, line in enumerate(bot.score.lines):
            where = "score", "lines", at
            yield from _one_of((*where, "counter"), line.counter, names.values)
            if isinstance(line.each, str):
                yield from _one_of((*where, "each"), line.each, names.values)
            if (line.counter is None) == (line.ask is None):
                yield Fault(where, "line")


def _of_rows(path: Path, rows: Sequence[Row]) -> Iterator[Fault]:
    ends = [row.to for row in rows]
    if ends != sorted(set(ends)):
        yield Fault(path, "rows")


def _of_decks(bot: Bot, names: _Names) -> Iterator[Fault]:
    """Yield the faults of decks: conditions, unknown levels, and no card at a level."""
    for name, deck in bot.decks.items():
        cards = deck.cards.items()
        for card, of in cards:
            if of.if_ is not None:
                yield from _of_condition(names, ("decks", name, "cards", card, "if"), of.if_)
            for at, level in enumerate(of.levels):
                yield from _one_of(("decks", name, "cards", card, "levels", at), level, bot.levels)
        for level in bot.levels or ("",):
            if not any(not of.levels or level in of.levels for _, of in cards):
                yield Fault(("decks", name), "no-card", {"name": level})


# what leads to itself

Place = tuple[str, str]
"""A kind of thing that has steps, and its name."""


def _endless(bot: Bot) -> Iterator[Fault]:
    """Yield the things whose steps lead to themselves again, whatever happens.

    A deck may draw from itself if some card does not.
    """
    leads: dict[Place, list[tuple[Path, set[Place]]]] = {}
    for block in blocks(bot):
        if block.path[0] in ("decks", "dice", "counters", "steps"):
            place = str(block.path[0]), str(block.path[1])
            leads.setdefault(place, []).append((block.path, _led_to(bot, block)))
    for place, found in leads.items():
        if place[0] == "decks" and _may_stop(bot, place, leads):
            continue
        again = [path for path, _ in found if place in _reached(path, leads, found)]
        if again:
            yield Fault(again[0], "endless", {"name": place[1]})


def _led_to(bot: Bot, block: StepBlock) -> set[Place]:
    """Return the things that some steps lead to."""
    found: set[Place] = set()
    for _, step, _ in within(block):
        goes = {"decks": step.draw, "dice": step.roll, "steps": step.do}
        found |= {(kind, name) for kind, name in goes.items() if name is not None}
        changed: dict[str, Any] = {
            **(step.add or {}),
            **(step.set or {}),
            **({step.into: 0} if step.into else {}),
        }
        found |= {
            ("counters", each) for each in changed if each in bot.counters and bot.counters[each].at
        }
    return found


def _reached(
    path: Path,
    leads: dict[Place, list[tuple[Path, set[Place]]]],
    found: Sequence[tuple[Path, set[Place]]],
) -> set[Place]:
    """Return everything that the steps at a path lead to, at last."""
    open_ = set(next(to for at, to in found if at == path))
    reached: set[Place] = set()
    while open_:
        place = open_.pop()
        if place not in reached:
            reached.add(place)
            open_ |= set().union(*(to for _, to in leads.get(place, ())))
    return reached


def _may_stop(bot: Bot, place: Place, leads: dict[Place, list[tuple[Path, set[Place]]]]) -> bool:
    """Return whether some card of a deck leads to no card of it."""
    found = leads.get(place, [])
    drawn: dict[str, bool] = {}
    for path, _ in found:
        card = str(path[3])
        drawn[card] = drawn.get(card, False) or place in _reached(path, leads, found)
    return not all(drawn.get(card, False) for card in bot.decks[place[1]].cards)
