"""The setup, one step per screen: the usual one with the changes of the solo game."""

from __future__ import annotations

from companion.engine.chance import Draw
from companion.engine.prompts import Choose, Confirm, Script
from companion.games.dice.components import BASE, CORPORATE_ERA, DICE, SLOTS, faces
from companion.games.dice.state import Award, DiceGame, Milestone
from companion.games.dice.turns import play_bonus_card


def set_up(game: DiceGame) -> Script[None]:
    """Guide the setup, up to the bonus card that follows initial production."""
    yield Confirm("dice.setup-board")
    yield Confirm("dice.setup-tiles")
    yield Confirm("dice.setup-supply")
    yield from lay_awards(game)
    yield from lay_milestones(game)
    yield Confirm("dice.setup-corporation")
    yield Confirm("dice.setup-production")
    yield from play_bonus_card(game)


def lay_awards(game: DiceGame) -> Script[None]:
    """Draw three dice of different colours, and roll each onto its award space."""
    by_hand = yield from _drawn_by_hand(game, "dice.awards")
    colours = list(DICE)
    for number in (1, 2, 3):
        colour = yield Draw("dice.award-die", tuple(colours), {"number": number}, by_hand)
        colours.remove(colour)
        args = {"number": number, "colour": colour}
        game.awards.append(Award.of((yield Draw("dice.award-face", faces(colour), args, by_hand))))
    if not by_hand:
        symbols = {f"symbol_{n}": award.symbol for n, award in enumerate(game.awards, 1)}
        rarities = {f"rarity_{n}": award.rarity for n, award in enumerate(game.awards, 1)}
        needed = {f"needed_{n}": award.needed for n, award in enumerate(game.awards, 1)}
        yield Confirm("dice.lay-awards", {**symbols, **rarities, **needed})


def lay_milestones(game: DiceGame) -> Script[None]:
    """Draw three milestones into the top, the middle and the bottom slot."""
    by_hand = yield from _drawn_by_hand(game, "dice.milestones")
    every = (*BASE, *(CORPORATE_ERA if game.options["era"] == "on" else ()))
    left = [*every]
    for slot in SLOTS:
        deadline = game.deadline_of(slot)
        args = {"slot": slot, "deadline": deadline}
        name = yield Draw(
            "dice.milestone-tile", tuple(left), args, by_hand, displayed_options=every
        )
        left.remove(name)
        game.milestones.append(Milestone(name, slot, deadline))
    if not by_hand:
        tiles = {each.slot: each.name for each in game.milestones}
        deadline = game.deadline_of("top")
        yield Confirm("dice.lay-milestones", {**tiles, "deadline": deadline})


def _drawn_by_hand(game: DiceGame, key: str) -> Script[bool]:
    """Ask whether the companion draws or you enter what is on the board."""
    if game.options["deck"] == "physical":
        return True
    way: str = yield Choose(key, ("draw", "tell"), default="draw")
    return way == "tell"
