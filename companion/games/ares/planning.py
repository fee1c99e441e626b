"""The planning step: your phase card, the dummy hand's or your partner's, the cubes (p. 10)."""

from __future__ import annotations

from typing import Any

from companion.engine.chance import Draw
from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, main_question
from companion.games.ares.board import COLOUR, COPPER, FINAL_CUBE, PARTNER, PHASES
from companion.games.ares.editor import fields
from companion.games.ares.state import Ares
from companion.games.terraforming.pace import is_mark
from companion.games.terraforming.parameters import missing


def plan(game: Ares) -> Script[None]:
    """Choose and reveal the phase cards of the round."""
    game.moment, game.phases, game.resolved, game.dummy_card = "planning", (), [], None
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
    """Announce the rounds left and what is missing, at the marks common to all games."""
    left = game.left + 1
    if is_mark(left, game.rounds):
        args = game.pace.args() if game.pace else {**missing(game.parameters), "left": left}
        won = "yes" if game.terraformed else "no"
        yield Say("ares.rounds-left", {**args, "round": game.round, "mode": game.mode, "won": won})


def corrected(game: Ares, field: str) -> Script[None]:
    """After a correction of the round, announce how many are left."""
    if field in ("round", "cube"):
        yield from announce(game)


def choose_phase(game: Ares, who: str) -> Script[None]:
    """Choose a phase card other than last round's (p. 10).

    That rule binds the players; in our interpretation it doesn't bind the dummy hand.
    """
    player = game.players[who]

    def prompt() -> Choose:
        free = tuple(phase for phase in PHASES if phase != player.phase)
        args = {
            "who": who,
            "mode": game.mode,
            "round": game.round,
            "rounds": game.rounds,
            "last": player.phase or "none",
            "hand": list(game.dummy_hand),
            "left": len(game.dummy_hand),
        }
        return Choose(
            "ares.phase", free, args, fields=lambda: fields(game), displayed_options=PHASES
        )

    def judge_anew(field: str) -> Script[None]:
        game.zones = game.current_zones()
        yield from corrected(game, field)

    player.phase = str((yield from main_question(prompt, judge_anew)))


def reveal_dummy_card(game: Ares) -> Script[None]:
    """Reveal the dummy hand's next card; in the final five rounds you choose it (solo mode).

    The last card of the hand is known, so it is neither drawn nor asked for.
    """
    hand, args = tuple(game.dummy_hand), {"round": game.round, "left": len(game.dummy_hand)}
    if len(hand) == 1:
        card = hand[0]
    elif game.cube == FINAL_CUBE:
        card = yield Choose("ares.dummy-order", hand, args)
    else:
        card = yield Draw("ares.dummy-card", hand, args)
    game.dummy_hand.remove(card)
    game.dummy_card = card


def _revealed(game: Ares) -> dict[str, Any]:
    """Return who chose what: your card, and the partner's or the dummy hand's."""
    yours = game.players[YOU].phase
    other = game.players[PARTNER].phase if game.co_op else game.dummy_card
    last = not game.co_op and not game.dummy_hand
    return {
        "round": game.round,
        "phases": list(game.phases),
        "mode": game.mode,
        "yours": yours,
        "other": other,
        "last": "yes" if last else "no",
        "same": "yes" if other == yours else "no",
    }


def take_cubes(game: Ares) -> Script[None]:
    """Have each player take a cube of the pile's two kinds, while both are left (two-player)."""
    for who in game.players:
        kinds = tuple(kind for kind in (COPPER, COLOUR) if game.pile[kind])
        cube = kinds[0]
        if len(kinds) > 1:
            cube = yield Choose("ares.cube", kinds, {"who": who, **game.pile})
        game.pile[cube] -= 1
        yield Say("ares.cube-taken", {"who": who, "cube": cube, "left": sum(game.pile.values())})
