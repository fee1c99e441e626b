"""The course of a play: rounds of two phases, the end, and his turn (pp. 8, 21-23)."""

from __future__ import annotations

from collections.abc import Callable

from companion.engine.chance import Draw
from companion.engine.game import YOU
from companion.engine.prompts import Say, Script, by
from companion.games.on_mars import benefits, blueprints, colony
from companion.games.on_mars.components import (
    ACTION_NAMES,
    CARDS,
    COLONY,
    LACERDA,
    ORBIT,
    TOP_LEVEL,
    action_of,
    mission_of,
    travels,
)
from companion.games.on_mars.levels import end_of_turn
from companion.games.on_mars.reports import wait_for_reports
from companion.games.on_mars.scoring import OnMarsResult, final_scoring
from companion.games.on_mars.setup import set_up
from companion.games.on_mars.shuttle import shuttle_phase
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import NOBODY, move_cube

ACTIONS: dict[tuple[str, int], Callable[..., Script[bool]]] = {
    (ORBIT, 1): blueprints.obtain_blueprint,
    (ORBIT, 2): benefits.learn_technology,
    (ORBIT, 3): benefits.research_and_development,
    (COLONY, 1): colony.construct,
    (COLONY, 2): colony.upgrade,
    (COLONY, 3): colony.hire,
}


def play(game: OnMars) -> Script[OnMarsResult]:
    """Play from the set-up to the verdict; return the result."""
    yield from by(NOBODY, set_up(game))
    while not game.last_round:
        game.last_round = game.triggered
        yield from play_round(game)
    game.phase, game.turn = "final", None
    yield from wait_for_reports(game, lambda: "final")
    return (yield from final_scoring(game))


def play_round(game: OnMars) -> Script[None]:
    """Play a round; the last one, after the round that triggered the end, has no Shuttle phase."""
    game.round += 1
    game.acted, game.turn = [], None
    game.phase = "colonization"
    known = {"level": game.level, "top": TOP_LEVEL, "needed": game.missions_needed}
    yield Say(
        "on-mars.last-round" if game.last_round else "on-mars.new-round",
        {"round": game.round, **(known if game.guided else {"level": 0})},
        NOBODY,
    )
    yield from colonization_phase(game)
    if not game.last_round:
        yield from shuttle_phase(game)


def colonization_phase(game: OnMars) -> Script[None]:
    """Let both take their turns, from space 1 to space 8 (p. 8)."""
    waiting = {LACERDA, YOU}

    def whose() -> str:
        return min(waiting, key=game.space_of)

    while waiting:
        if whose() == LACERDA:
            yield from by(LACERDA, lacerda_turn(game))
            who = LACERDA
        elif (yield from wait_for_reports(game, whose)):
            who = YOU
        else:
            continue
        waiting.discard(who)
        game.acted.append(who)


def lacerda_turn(game: OnMars) -> Script[None]:
    """Reveal a card, do its action, or move his Rover if that is not possible (pp. 22-23).

    In cards-only mode, the companion waits at the card.
    """
    game.turn = LACERDA
    yield from move_crystals_up(game)
    card = yield from reveal_card(game)
    if game.passes > 1:
        yield from move_card_mission_cube(game, mission_of(card))
    if not game.guided:
        yield from wait_for_reports(game, lambda: LACERDA)
        return
    action = game.lacerda.side, action_of(card)
    if not (yield from ACTIONS[action](game)):
        obstacle = benefits.obstacle(game, ACTION_NAMES[action])
        yield from benefits.move_rover(game, instead=obstacle)
    yield from end_of_turn(game)


def move_crystals_up(game: OnMars) -> Script[None]:
    """Move Crystals gained since his last turn into his Depot, at the start of his turn (p. 7)."""
    him = game.lacerda
    fitted, lost = him.fitting, him.waiting - him.fitting
    if fitted or lost:
        crystals = him.crystals + fitted
        yield Say("on-mars.crystals-up", {"fitted": fitted, "lost": lost, "crystals": crystals})
    him.store_crystals()


def reveal_card(game: OnMars) -> Script[str]:
    """Reveal his next card; reshuffle an empty pile first."""
    if not game.deck:
        yield Say("on-mars.reshuffle", {"pass": game.passes + 1})
        game.deck = list(CARDS)
        game.passes += 1
    card: str = yield Draw("on-mars.card", tuple(game.deck), {"left": len(game.deck)})
    game.deck.remove(card)
    game.last = card
    action = action_of(card)
    yield Say(
        "on-mars.card",
        {
            "card": card,
            "number": action,
            "letter": mission_of(card),
            "travels": travels(card),
            "last": game.last_round or game.level == TOP_LEVEL - 1,  # no Shuttle to travel with
            "action": ACTION_NAMES[game.lacerda.side, action],
            "left": len(game.deck),
        },
    )
    return card


def move_card_mission_cube(game: OnMars, letter: str) -> Script[None]:
    """Move the cube of a card's Mission, as each card does from the second pass on (p. 23).

    The rulebook doesn't say what happens if that Mission is complete: the option
    ``finished-mission`` decides.
    """
    mission = game.missions[letter]
    if mission.left:
        yield from move_cube(game, LACERDA, letter)
    elif game.options["finished-mission"] == "crystals":
        yield Say("on-mars.finished-mission", {"letter": letter, "crystals": mission.crystals})
        game.lacerda.waiting += mission.crystals if game.guided else 0
    else:
        yield Say("on-mars.finished-mission", {"letter": letter, "crystals": 0})
