"""The small steps that many rules share: decisions, ties, placement, Crystals, Missions."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from companion.engine.chance import Draw, Roll
from companion.engine.game import YOU
from companion.engine.prompts import Choose, Count, Say, Script, Value
from companion.games.on_mars.components import LACERDA, SLOTS, action_of
from companion.games.on_mars.state import OnMars

TIE, COLONISTS, IMPOSSIBLE = "tie", "colonists", "impossible"


class Placement(Struct, frozen=True):
    """What placing his Colonist costs: ``cleared`` leave for the Working Area first (p. 9)."""

    action: str
    cost: int
    cleared: tuple[str, ...] = ()
    taken: bool = False

    @property
    def leaving(self) -> str:
        """Whose Colonists leave, as the phrases call it: a player, both or nobody."""
        return "both" if len(self.cleared) > 1 else (*self.cleared, "nobody")[0]

    def affordable(self, game: OnMars) -> bool:
        """Tell whether he may place his Colonist: he pays with Crystals only."""
        return not self.taken and self.cost <= game.lacerda.crystals


def placement(game: OnMars, action: str, who: str = LACERDA) -> Placement:
    """Return what a Colonist on ``action`` costs in the two-player game (pp. 9, 17, 24)."""
    there = {LACERDA: game.lacerda.colonists[action], YOU: game.you.colonists[action]}
    if action == "hire":  # one slot each, never cleared (p. 17)
        return Placement(action, sum(there.values()) - there[who], taken=there[who] > 0)
    cleared: tuple[str, ...] = ()
    if sum(there.values()) >= SLOTS[action]:
        most = max(there.values())
        cleared = tuple(player for player, count in there.items() if count == most)
    return Placement(action, sum(n for p, n in there.items() if p not in cleared), cleared)


def may_place(game: OnMars, action: str | None) -> Script[bool]:
    """Tell whether his Colonist can be placed (None: none is needed), and say why not."""
    while action and not (placed := placement(game, action)).affordable(game):
        args = _placement_args(game, placed)
        if placed.taken or not game.you.colonists[action]:
            yield Say("on-mars.cannot-place", args)
            return False
        ways = ("rover", COLONISTS)
        if (yield Choose("on-mars.cannot-place", ways, args, default="rover")) == "rover":
            return False
        yield from recount_colonists(game, action)
    return True


def place(game: OnMars, placed: Placement, who: str = LACERDA) -> None:
    """Put a Colonist on its action; his own cost is paid here and nowhere else."""
    colonists = {LACERDA: game.lacerda.colonists, YOU: game.you.colonists}
    for player in placed.cleared:
        colonists[player][placed.action] = 0
    colonists[who][placed.action] = min(SLOTS[placed.action], colonists[who][placed.action] + 1)
    if who == LACERDA:
        game.lacerda.crystals -= placed.cost


def instruct(
    game: OnMars,
    key: str,
    outcomes: tuple[Value, ...],
    action: str | None = None,
    may_tie: bool = True,
    **args: Any,
) -> Script[Value | None]:
    """Have one thing done for him; return its outcome, or None where it is not possible.

    With an ``action`` his Colonist is placed there: what that costs is paid once the thing is
    done, so "not possible" costs nothing. A tie is resolved inside the step, which stays.
    """
    ties = (TIE,) if may_tie else ()
    while True:
        if not (yield from may_place(game, action)):
            return None
        placed = placement(game, action) if action else None
        colonists = (COLONISTS,) if placed else ()
        answer: Value = yield Choose(
            key,
            (*outcomes, *ties, *colonists, IMPOSSIBLE),
            {
                **args,
                "placing": "yes" if placed else "no",
                **(_placement_args(game, placed) if placed else {}),
            },
            default=outcomes[0],
        )
        if answer == TIE:
            yield from tie(game)
        elif answer == COLONISTS:
            yield from recount_colonists(game, action or "")
        elif answer == IMPOSSIBLE:
            return None
        else:
            if placed:
                place(game, placed)
            return answer


def _placement_args(game: OnMars, placed: Placement) -> dict[str, Any]:
    return {
        "action": placed.action,
        "cost": placed.cost,
        "his": game.lacerda.colonists[placed.action],
        "yours": game.you.colonists[placed.action],
        "cleared": placed.leaving,
        "taken": "yes" if placed.taken else "no",
        "crystals": game.lacerda.crystals,
    }


def recount_colonists(game: OnMars, action: str) -> Script[None]:
    """Ask how many of your Colonists stand on an action."""
    most = SLOTS[action]
    if action != "hire":
        most = max(0, most - game.lacerda.colonists[action])
    game.you.colonists[action] = yield Count(
        "on-mars.your-colonists",
        0,
        most,
        {"action": action},
        default=min(most, game.you.colonists[action]),
    )


def tie(game: OnMars) -> Script[int]:
    """Resolve a tie that you see on the table: ask how many options there are, and draw one."""
    options = yield Count("on-mars.tie", 2, 12, default=2)
    return (yield from draw_among(game, options))


def draw_among(game: OnMars, options: int) -> Script[int]:
    """Return one of ``options`` equal options, numbered from 1 (p. 23, A.16, D36, D37).

    Two or three: solo cards are drawn until an action number matches and go back into the
    draw pile, which is as drawing one of the matching cards. More, or no matching card left:
    the ambiguity die.
    """
    matching = tuple(card for card in game.deck if action_of(card) <= options)
    if options <= 3 and matching:
        card = yield Draw("on-mars.tie-card", matching, {"options": options})
        number = action_of(card)
    else:
        number = yield Roll("on-mars.tie-die", options, {"options": options})
    yield Say("on-mars.tie-result", {"options": options, "number": number})
    return number


def pick_tied(game: OnMars, equals: list[str]) -> Script[str]:
    """Return one of the names that the companion knows to be equally good for him."""
    if len(equals) == 1:
        return equals[0]
    yield Say("on-mars.tie-known", {"names": equals})
    number = yield from draw_among(game, len(equals))
    return equals[number - 1]


def gain_crystals(game: OnMars, count: int, reason: str) -> Script[None]:
    """He gains Crystals: they wait below his Depot until his next turn (p. 7, D31)."""
    game.lacerda.waiting += count
    yield Say("on-mars.gain-crystals", {"count": count, "reason": reason})


def gain_op(game: OnMars, count: int, reason: str) -> Script[None]:
    """He scores on the OP track."""
    game.lacerda.op += count
    if count:
        yield Say("on-mars.gain-op", {"count": count, "reason": reason})


def contribute(game: OnMars, who: str, card: str) -> Script[None]:
    """Count something that a Mission on the board asks for."""
    for letter, mission in game.missions.items():
        if mission.card == card and mission.left:
            yield from move_cube(game, who, letter)


def move_cube(game: OnMars, who: str, letter: str) -> Script[None]:
    """Move a Mission's cube down one; whoever did it gains the Mission's Crystals (p. 21)."""
    mission = game.missions[letter]
    mission.left -= 1
    if who == LACERDA and game.guided:
        game.lacerda.waiting += mission.crystals
    yield Say(
        "on-mars.contribution",
        {
            "who": who,
            "letter": letter,
            "mission": mission.card,
            "left": mission.left,
            "crystals": mission.crystals,
        },
    )
    if mission.left == 0:
        yield Say("on-mars.mission-complete", {"letter": letter, "needed": game.missions_needed})
