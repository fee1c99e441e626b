"""What can be corrected, by the names in the state."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.engine.prompts import Field, attribute
from companion.games.ares.board import (
    COLOUR,
    COPPER,
    DIFFICULTIES,
    DUMMY_HAND,
    FINAL_CUBE,
    HAND,
    PARTNER,
    PHASES,
    PILE,
)
from companion.games.ares.state import Ares, AresPlayer
from companion.games.terraforming.parameters import AliasedFields, without_value


def fields(game: Ares) -> AliasedFields:
    """Return all that can be corrected, in display order."""
    found = {
        "round": Field(lambda: game.round, game.go_to, 1, game.rounds),
        "tr": attribute(game.players[YOU], "tr", 0, 200),
        "forests": attribute(game.players[YOU], "forests", 0, 100),
        **{f"parameters.{name}.value": each.field() for name, each in game.parameters.items()},
        **(_co_op(game) if game.co_op else _solo(game)),
        **{f"chosen.{who}": _chosen(game, each) for who, each in game.players.items()},
    }
    return AliasedFields(found, without_value(game.parameters))


def _solo(game: Ares) -> dict[str, Field]:
    def move_cube(cube: int) -> None:
        game.go_to((cube - 1) * HAND + (game.round - 1) % HAND + 1)

    return {
        "cube": Field(lambda: game.cube, move_cube, 1, FINAL_CUBE),
        "difficulty": attribute(game, "difficulty", choices=tuple(DIFFICULTIES)),
        f"{DUMMY_HAND}.card": _revealed(game),
        **{f"{DUMMY_HAND}.hand.{phase}": _card(game, phase) for phase in PHASES},
    }


def _co_op(game: Ares) -> dict[str, Field]:
    left = sum(game.pile.values())

    def swap(colour: int) -> None:
        game.pile = {COPPER: left - colour, COLOUR: colour}

    least = max(0, left - PILE[COPPER])
    sizes = {game.pile_in(number): number for number in range(1, game.rounds + 1)}
    return {
        "cube": Field(
            lambda: sum(game.pile.values()),
            lambda size: game.go_to(sizes[size]),
            choices=tuple(sizes),
        ),
        "partner.tr": attribute(game.players[PARTNER], "tr", 0, 200),
        "partner.forests": attribute(game.players[PARTNER], "forests", 0, 100),
        "pile.colour": Field(lambda: game.pile[COLOUR], swap, least, min(left, PILE[COLOUR])),
    }


def _card(game: Ares, phase: str) -> Field:
    """Return a field for whether a card is in the dummy hand; setting it swaps in another card."""
    cards = [each for each in PHASES if each != game.dummy_card]

    def swap(there: bool) -> None:
        if there != (phase in game.dummy_hand):
            other = next(each for each in cards if (each in game.dummy_hand) == there)
            gone, come = (other, phase) if there else (phase, other)
            game.dummy_hand = sorted([*(set(game.dummy_hand) - {gone}), come], key=PHASES.index)

    sure = {0: (False,), len(cards): (True,)}
    left = len(game.dummy_hand)
    choices = (False,) if phase == game.dummy_card else sure.get(left, (True, False))
    return Field(lambda: phase in game.dummy_hand, swap, choices=choices)


def _revealed(game: Ares) -> Field:
    """Return a field for this round's dummy card; the previous one goes back to the hand."""
    cards = tuple(card for card in PHASES if card in (*game.dummy_hand, game.dummy_card))

    def swap(card: str) -> None:
        game.dummy_hand = [each for each in cards if each != card]
        game.dummy_card = card
        game.reveal()

    return Field(lambda: game.dummy_card, swap, choices=cards if game.dummy_card else (None,))


def _chosen(game: Ares, player: AresPlayer) -> Field:
    """Return a field for the phase card chosen last; it can't be empty after the first round."""

    def choose(phase: str | None) -> None:
        player.phase = phase
        if game.phases:
            game.reveal()

    choices = PHASES if player.phase else (None, *PHASES)
    return Field(lambda: player.phase, choose, choices=choices)
