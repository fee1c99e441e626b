"""The planning step: your phase card, the Martian card or your partner's, the cubes (C.2 A)."""

from __future__ import annotations

from typing import Any

from companion.engine.chance import Draw
from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, main_question
from companion.games.ares.board import (
    COLOUR,
    COPPER,
    FINAL_CUBE,
    MARTIAN,
    PARTNER,
    PHASES,
    WARNINGS,
)
from companion.games.ares.editor import fields
from companion.games.ares.state import Ares


def plan(game: Ares) -> Script[None]:
    """Choose and reveal the phase cards of the round."""
    game.moment, game.phases, game.martian = "planning", (), None
    game.zones = game.current_zones()
    for who in game.players:
        yield from choose_phase(game, who)
    if not game.co_op:
        yield from reveal_dummy_card(game)
    game.reveal()
    yield Say("ares.phases", _revealed(game))
    if game.co_op:
        yield from take_cubes(game)


def announce(game: Ares) -> Script[None]:
    """Say how many rounds are left, where that is worth a word (E.2)."""
    if game.round in WARNINGS[game.mode]:
        yield Say("ares.rounds-left", {"round": game.round, "left": game.left, "mode": game.mode})


def corrected(game: Ares, field: str) -> Script[None]:
    """Follow a correction: what may pay again, and how many rounds are left now."""
    game.reopen()
    if field in ("round", "cube"):
        yield from announce(game)


def choose_phase(game: Ares, who: str) -> Script[None]:
    """Choose a phase card, but never last round's; that does not bind the Martian hand (C.2)."""
    player = game.players[who]

    def prompt() -> Choose:
        free = tuple(phase for phase in PHASES if phase != player.phase)
        args = {
            "who": who,
            "mode": game.mode,
            "round": game.round,
            "rounds": game.rounds,
            "last": player.phase or "none",
        }
        return Choose("ares.phase", free, args, _next(player.phase), fields=lambda: fields(game))

    def judge_anew(field: str) -> Script[None]:
        game.zones = game.current_zones()
        yield from corrected(game, field)

    player.phase = str((yield from main_question(prompt, judge_anew)))


def _next(last: str | None) -> str:
    """Return the phase that is marked: the one after last round's."""
    return PHASES[(PHASES.index(last) + 1) % len(PHASES)] if last else PHASES[0]


def reveal_dummy_card(game: Ares) -> Script[None]:
    """Reveal the Martian hand's next card; in the final five rounds you choose it (C.6)."""
    hand, args = tuple(game.hand), {"round": game.round, "left": len(game.hand)}
    if game.cube < FINAL_CUBE:
        card: str = yield Draw("ares.martian", hand, args)
    elif len(hand) > 1:
        card = yield Choose("ares.martian-order", hand, args, default=hand[0])
    else:
        card = hand[0]
    game.hand.remove(card)
    game.martian = card


def _revealed(game: Ares) -> dict[str, Any]:
    """Return who chose what: your card, and the partner's or the Martian hand's."""
    yours = game.players[YOU].phase
    other = game.players[PARTNER].phase if game.co_op else game.martian
    return {
        "round": game.round,
        "phases": list(game.phases),
        "yours": yours,
        "who": PARTNER if game.co_op else MARTIAN,
        "other": other,
        "same": "yes" if other == yours else "no",
    }


def take_cubes(game: Ares) -> Script[None]:
    """Each player takes a cube of the pile's two kinds, as long as there are both (C.7)."""
    for who in game.players:
        kinds = tuple(kind for kind in (COPPER, COLOUR) if game.pile[kind])
        cube = kinds[0]
        if len(kinds) > 1:
            cube = yield Choose("ares.cube", kinds, {"who": who, **game.pile}, default=COPPER)
        game.pile[cube] -= 1
        yield Say("ares.cube-taken", {"who": who, "cube": cube, "left": sum(game.pile.values())})
