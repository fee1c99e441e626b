"""The map of a play: printed hexes come from the box, the rest is entered once (pp. 5-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from companion.engine.chance import Draw
from companion.engine.game import YOU
from companion.engine.prompts import Choose, Confirm, Printed, PrintedChoice, Say, Script, Value
from companion.games.on_mars.box import first_hexes, read_outline, start_hex
from companion.games.on_mars.components import LACERDA, LSS, RESEARCH_KINDS
from companion.games.on_mars.hex_names import BY_NAME, NAMED, hex_named, names
from companion.games.on_mars.mars import BOT, CENTRE, RESEARCH, SHELTER, LaidTile, Mars, Piece
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import NOBODY

SHELTERS = {"your-shelter": YOU, "his-shelter": LACERDA}
COLOURS = dict(zip(("blue", "green", "yellow", "red"), RESEARCH_KINDS, strict=True))
"""The colour of each type of Research tile, which is a colour and a letter (p. 5)."""
KINDS = (*LSS, *SHELTERS, *COLOURS)
"""What is placed at the start, in the order in which it is proposed."""

ANSWERS = {kind: {name: f"{kind}.{name}" for name in BY_NAME} for kind in KINDS}
"""The answers that place each of these, by the name of the hex.

A play keeps its questions, which have hundreds of equal answers: they are the same strings.
"""


def knows_starts(game: OnMars) -> Script[bool]:
    """Return whether the map is set up, and the hexes of its starting Buildings are known.

    Older rules didn't look for them here: their plays go on without.
    """
    if not game.begins_with_map:
        return False
    hexes = []
    for number in range(1, 5):
        hexes.append((yield start_hex(number, names(NAMED - {CENTRE}), optional=True)))
    return None not in hexes and len({*hexes}) == len(hexes)


def lay_map(game: OnMars, drawn: bool = False) -> Script[None]:
    """Ask where the starting Buildings, both Shelters and the Research tiles are.

    They are entered in any order: a kind of thing, and its hex. A map entered for the first time is
    then compared with the table. If the Buildings are ``drawn``, the companion says where they go,
    and only your Shelter may be left to ask.
    """
    game.mars = mars = Mars({})
    yield from read_outline(mars)
    first = FirstThings(mars)
    for printed in first_hexes(first.free(), optional=True):
        if (name := (yield printed)) is not None:
            first.learn(printed.fact, name)
    if drawn:
        yield from _draw_starts(first)
        shelters = tuple(
            first.facts[each] for each in _facts("your-shelter") if each in first.facts
        )
        if len(shelters) == len(SHELTERS):
            first.lay("your-shelter", (yield Choose("on-mars.your-shelter", shelters)))
    count, entered = first.missing, not first.facts
    while first.lay_what_is_certain():
        answer = yield first.ask(count)
        if answer is None:
            yield from _as_before(first)
        else:
            first.lay(*answer.split("."))
    if entered:
        yield Say("on-mars.map-laid", actor=NOBODY)


def _draw_starts(first: FirstThings) -> Script[None]:
    """Draw where each starting Building goes: they are placed at random (p. 5)."""
    args = dict[str, str]()
    for kind in LSS:
        hexes = first.hexes(kind, ())
        args[kind] = yield Draw("on-mars.start-drawn", tuple(hexes), {"kind": kind})
        first.lay(kind, args[kind])
    yield Confirm("on-mars.lay-starts", args, goes_on=True)


class FirstThings:
    """What is on the map at the start, as far as entered, and the hexes printed for it.

    ``facts`` are the known printed hexes, by their names in the box.
    """

    def __init__(self, mars: Mars) -> None:
        self.mars = mars
        self.facts: dict[str, str] = {}
        self._built: set[str] = set()

    def free(self) -> tuple[str, ...]:
        """Return the hexes without a known printed fact."""
        return names(self.mars.places.keys() - {CENTRE, *map(hex_named, self.facts.values())})

    def learn(self, fact: str, name: str) -> None:
        """Store a printed hex, and place what always starts there."""
        if name in self.facts.values():
            return  # two facts of the box contradict each other: the first is right
        self.facts[fact] = name
        group, _, rest = fact.partition(".")
        if group == "research":
            self.mars.places[hex_named(name)].tile = LaidTile(RESEARCH, rest.partition(".")[0])

    def lay(self, kind: str, name: str) -> None:
        """Place a thing on a hex."""
        for fact, value in _facts_of(self.facts, f"{kind}.{name}").items():
            self.learn(fact, str(value))
        place = self.mars.places[hex_named(name)]
        if kind in SHELTERS:
            place.building, place.owner = SHELTER, SHELTERS[kind]
            place.piece = Piece(BOT, YOU) if place.owner == YOU else None
        elif kind in LSS:
            place.building = kind
        self._built.add(kind)

    def hexes(self, kind: str, free: Sequence[str]) -> Sequence[str]:
        """Return where a thing may be placed among ``free`` hexes; none if all of it is placed."""
        if self.is_laid(kind):
            return ()
        facts = _facts(kind)
        known = [self.facts[fact] for fact in facts if fact in self.facts]
        bare = [name for name in known if self.mars.places[hex_named(name)].empty]
        return (*bare, *(free if len(known) < len(facts) else ()))

    def is_laid(self, kind: str) -> bool:
        """Return whether all things of a kind are placed."""
        if kind in COLOURS:
            return all(fact in self.facts for fact in _facts(kind))
        return kind in self._built

    @property
    def missing(self) -> int:
        """How many things are not placed yet."""
        tiles = [fact for kind in COLOURS for fact in _facts(kind)]
        things = [kind for kind in KINDS if kind not in COLOURS and not self.is_laid(kind)]
        return len(things) + sum(fact not in self.facts for fact in tiles)

    def lay_what_is_certain(self) -> bool:
        """Place the last thing if only one hex is left for it; return whether any are missing."""
        for kinds in (LSS, tuple(SHELTERS)):
            left = [kind for kind in kinds if not self.is_laid(kind)]
            if len(left) == 1 and len(hexes := self.hexes(left[0], self.free())) == 1:
                self.lay(left[0], hexes[0])
        return self.missing > 0

    def ask(self, count: int) -> PrintedChoice:
        """Return the question of what is where; ``count`` is the number of things in all."""
        free = self.free()
        options = tuple(ANSWERS[kind][name] for kind in KINDS for name in self.hexes(kind, free))
        args = {"laid": count - self.missing, "all": count}
        facts_of = partial(_facts_of, dict(self.facts))
        return PrintedChoice(Choose("on-mars.lay-map", options, args), facts_of)

    def unknown(self) -> Iterator[Printed]:
        """Yield the printed hexes that are not known, in order."""
        hexes = self.free()
        return (each for each in first_hexes(hexes) if each.fact not in self.facts)


def _facts(kind: str) -> tuple[str, ...]:
    """Return the printed facts among which a thing's hex is."""
    if kind in COLOURS:
        return tuple(f"research.{COLOURS[kind]}.{number}" for number in (1, 2))
    if kind in SHELTERS:
        return ("shelter.1", "shelter.2")
    return tuple(f"start.{number}" for number in range(1, 5))


def _facts_of(known: Mapping[str, str], answer: Any) -> Mapping[str, Value]:
    """Return the printed fact that follows from an answer, if it was unknown."""
    kind, _, name = str(answer).partition(".")
    unknown = [fact for fact in _facts(kind) if fact not in known]
    return {unknown[0]: name} if unknown and name not in known.values() else {}


def _as_before(first: FirstThings) -> Script[None]:
    """Ask one thing as older rules did: first every printed hex, then what is there."""
    if printed := next(first.unknown(), None):
        first.learn(printed.fact, (yield printed))
        return
    starts = [first.facts[fact] for fact in _facts(LSS[0])]
    bare = [name for name in starts if first.mars.places[hex_named(name)].empty]
    if bare:
        left = tuple(kind for kind in LSS if not first.is_laid(kind))
        first.lay((yield Choose("on-mars.start-building", left, {"hex": bare[0]})), bare[0])
        return
    hexes = tuple(first.facts[fact] for fact in _facts("your-shelter"))
    first.lay("your-shelter", (yield Choose("on-mars.your-shelter", hexes)))
