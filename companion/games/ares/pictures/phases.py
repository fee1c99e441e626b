"""The five phases in order: those of the round are raised, with who chose them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from companion.engine.game import YOU
from companion.games.ares.board import DUMMY_HAND, PARTNER, PHASES
from companion.screens.drawing.painter import AnyColour, Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.theme import CHIP, FACT, LABEL

NUMERALS = dict(zip(PHASES, ("I", "II", "III", "IV", "V"), strict=True))

MIN_TOUCH = 47
"""The smallest side of a touch target: nine millimetres."""


class PhaseState(Struct, frozen=True):
    """A phase: who ``chose`` it this round, and its progress."""

    name: str
    chose: Sequence[str] = ()
    now: bool = False
    done: bool = False

    @property
    def lit(self) -> bool:
        """Whether it is one of this round's."""
        return bool(self.chose)


def field_of(view: View, phase: PhaseState) -> str:
    """Return the field of the ± editor for who chose it, or for whether its card is to come."""
    if phase.chose:
        who = phase.chose[0]
        return f"{DUMMY_HAND}.card" if who == DUMMY_HAND else f"chosen.{who}"
    return f"{DUMMY_HAND}.hand.{phase.name}" if view.get(DUMMY_HAND) else f"chosen.{YOU}"


def phases(view: View) -> list[PhaseState]:
    """Return the five phases as they are in this round."""
    revealed, moment = view.get("phases", ()), view.get("moment")
    asked = view.ask.args.get("phases", ()) if view.ask else ()
    at = PHASES.index(moment) if moment in PHASES else len(PHASES) if moment == "end" else -1
    return [
        PhaseState(
            name,
            _choosers(view, name) if name in revealed else (),
            name == moment or name in asked,
            name in revealed and number < at and name not in asked,
        )
        for number, name in enumerate(PHASES)
    ]


def _choosers(view: View, name: str) -> tuple[str, ...]:
    chosen = view.get("chosen", {})
    players = [who for who in (YOU, PARTNER) if chosen.get(who) == name]
    dummy = [DUMMY_HAND] if view.get(f"{DUMMY_HAND}.card") == name else []
    return (*players, *dummy)


def draw_chooser(p: Painter, who: str, x: float, y: float, radius: float) -> None:
    """Draw who chose a phase: you and your partner are round, the dummy hand is a triangle."""
    if who == YOU:
        p.token(who, x, y, radius)
    elif who == PARTNER:
        p.disc(x, y, radius, "flask")
        p.icon("pawn", x, y, radius * 1.35, "on-accent", "flask")
    else:
        p.disc(x, y, radius * 1.15, "ground")
        low, side = y + radius * 0.5, radius * 0.85
        p.poly((x, y - radius * 0.85, x + side, low, x - side, low), "sand")


def draw_list(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the phases with their names, one below the other; those of the round stand out."""
    height = min(54, (box.height - 6 * 4) / 5)
    top = box.y + (box.height - 5 * height - 4 * 6) / 2
    touches = []
    shown = phases(view)
    most = max(len(phase.chose) for phase in shown)
    room = box.width - 58 - 8 - 28 * most
    named = all(p.fits(view.name(phase.name), FACT, room, 1, True) for phase in shown)
    size = FACT if named else LABEL
    for at, phase in enumerate(shown):
        place = Box(box.x, top + at * (height + 6), box.width, height)
        row = place if phase.lit else Box(place.x + 14, place.y, place.width - 14, height)
        p.rect(*row, _fill(phase), CHIP)
        base = row.y + height / 2 + FACT * 0.36
        p.words(place.x + 48, base, NUMERALS[phase.name], FACT, _colour(phase), True, "end")
        p.words(place.x + 58, base, view.name(phase.name), size, _colour(phase), phase.lit)
        for number, who in enumerate(phase.chose):
            draw_chooser(p, who, row.right - 20 - 28 * number, row.y + height / 2, 12)
        if height >= MIN_TOUCH:
            touches.append(Touch(place, field_of(view, phase)))
    return touches


def _fill(phase: PhaseState) -> str:
    return "sand" if phase.now else "raised" if phase.lit else "sunk"


def _colour(phase: PhaseState) -> AnyColour:
    if phase.now:
        return "ground"
    return "sand" if phase.lit and not phase.done else "dim"
