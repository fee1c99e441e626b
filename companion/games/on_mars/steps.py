"""Small steps shared by many rules: decisions, ties, placement, Crystals, Missions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from companion.engine.chance import Draw, Roll
from companion.engine.game import YOU
from companion.engine.prompts import Args, Choose, Count, Say, Script, Value
from companion.games.on_mars.components import LACERDA, MAX_OP, SLOTS, action_of
from companion.games.on_mars.mars import OUTLINE
from companion.games.on_mars.state import OnMars

TIE, COLONISTS, IMPOSSIBLE = "tie", "colonists", "impossible"
DIFFERS, OTHER_TYPE, NONE = "differs", "type", "none"
"""On the table it went to another hex than announced; and to none."""
TIED = {
    "on-mars.rover": "tiles",
    "on-mars.upgrade": "buildings",
    "on-mars.contract": "contracts",
}
"""What is tied in a step, if not hexes."""
MAX_TIED = len(OUTLINE)
"""A tie never involves more things than the map has hexes."""
BY_APP = "app"
NOBODY = ""
"""The actor of what belongs to neither: the Shuttle, a new round."""


class Placement(Struct, frozen=True):
    """The cost of placing his Colonist: ``cleared`` leave for the Working Area first (p. 9).

    ``price`` is the extra cost of the action itself, in Crystals.
    """

    action: str | None
    cost: int
    cleared: tuple[str, ...] = ()
    taken: bool = False
    price: int = 0

    @property
    def leaving(self) -> str:
        """Whose Colonists leave, as the phrases name it: a player, both or nobody."""
        return "both" if len(self.cleared) > 1 else (*self.cleared, "nobody")[0]

    def affordable(self, game: OnMars) -> bool:
        """Return whether he may place his Colonist: he pays with Crystals only."""
        return not self.taken and self.cost + self.price <= game.lacerda.crystals


def placement(
    game: OnMars,
    action: str | None,
    who: str = LACERDA,
    price: int = 0,
    yours: int | None = None,
) -> Placement:
    """Return the cost of a Colonist on ``action`` in the two-player game (pp. 9, 17, 24).

    None needs no Colonist. ``yours`` is the number of yours there, if not as tracked.
    """
    if action is None:
        return Placement(None, 0, price=price)
    tracked = game.you.colonists[action]
    there = {LACERDA: game.lacerda.colonists[action], YOU: tracked if yours is None else yours}
    if action == "hire":  # one slot each, never cleared (p. 17)
        others = sum(there.values()) - there[who]
        return Placement(action, others, taken=there[who] > 0, price=price)
    cleared: tuple[str, ...] = ()
    if sum(there.values()) >= SLOTS[action]:
        most = max(there.values())
        cleared = tuple(player for player, count in there.items() if count == most)
    cost = sum(n for p, n in there.items() if p not in cleared)
    return Placement(action, cost, cleared, price=price)


def may_place(game: OnMars, action: str | None, price: int = 0) -> Script[bool]:
    """Return whether his Colonist can be placed and the ``price`` paid, and announce why not."""
    while not (placed := placement(game, action, price=price)).affordable(game):
        args = _placement_args(game, placed)
        if action is None or never_affordable(game, action, price):
            yield Say("on-mars.cannot-place", args)
            return False
        ways = ("rover", COLONISTS)
        if (yield Choose("on-mars.cannot-place", ways, args, default="rover")) == "rover":
            return False
        yield from recount_colonists(game, action)
    return True


def never_affordable(game: OnMars, action: str, price: int = 0) -> bool:
    """Return whether he is too poor regardless of the number of your Colonists there."""
    return not any(
        placement(game, action, price=price, yours=yours).affordable(game)
        for yours in range(most_of_yours(game, action) + 1)
    )


def most_of_yours(game: OnMars, action: str) -> int:
    """Return the possible number of your Colonists on an action: his share the slots (p. 9)."""
    if action == "hire":  # one slot each (p. 17)
        return SLOTS[action]
    return max(0, SLOTS[action] - game.lacerda.colonists[action])


def place(game: OnMars, placed: Placement, who: str = LACERDA) -> None:
    """Put a Colonist on its action; its cost for him is paid here and nowhere else."""
    colonists = {LACERDA: game.lacerda.colonists, YOU: game.you.colonists}
    if action := placed.action:
        for player in placed.cleared:
            colonists[player][action] = 0
        colonists[who][action] = min(SLOTS[action], colonists[who][action] + 1)
    if who == LACERDA:
        game.lacerda.crystals -= placed.cost + placed.price


def instruct(
    game: OnMars,
    key: str,
    outcomes: tuple[Value, ...],
    action: str | None = None,
    rare: Sequence[Value] = (TIE, IMPOSSIBLE),
    price: int = 0,
    marked: bool = True,
    elsewhere: Sequence[str] = (),
    goes_on: bool = False,
    formerly: Mapping[str, str] = {},
    **args: Any,
) -> Script[Value | None]:
    """Have one thing done for him; return its outcome, or None if it is not possible.

    With an ``action`` his Colonist is placed there: the cost of that and of the thing itself
    (``price``) is paid once it is done, so "not possible" costs nothing. A tie is resolved inside
    the step, which stays open. The first outcome is ``marked`` unless only the table shows which
    it is.
    The ``rare`` outcomes are `TIE`, `IMPOSSIBLE`, or that an announced hex `DIFFERS` on the table:
    then the outcome is one of the hexes ``elsewhere``, or `OTHER_TYPE` if that is among them. If he
    ``goes_on``, more of his turn follows.
    """
    ways = (*(each for each in rare if each != IMPOSSIBLE), *((COLONISTS,) if action else ()))
    ways = (*ways, *(each for each in rare if each == IMPOSSIBLE))
    while True:
        if not (yield from may_place(game, action, price)):
            return None
        placed = placement(game, action, price=price)
        details = {"placing": action is not None, **_placement_args(game, placed)}
        answer: Value = yield Choose(
            key,
            (*outcomes, *ways),
            {**args, **details},
            default=outcomes[0] if marked else None,
            rare=ways,
            goes_on=goes_on and marked,
            formerly=formerly,
            actor=LACERDA,
        )
        if answer == TIE:
            yield from tie(game, TIED.get(key, "hexes"))
        elif answer == COLONISTS:
            yield from recount_colonists(game, action or "")
        elif answer == IMPOSSIBLE:
            return None
        else:
            if answer == DIFFERS:
                answer = yield from went_elsewhere(key, elsewhere, args)
            if answer == NONE:
                return None
            if answer == OTHER_TYPE:
                return answer
            place(game, placed)
            return answer


def went_elsewhere(step: str, hexes: Sequence[str], details: Args) -> Script[str]:
    """Ask which hex was used instead of the announced one, or `NONE`."""
    args = {"step": step, "hex": details["hex"], "kind": details.get("kind", NONE)}
    args |= {"equals": equals} if (equals := details.get("equals")) else {}
    where: str = yield Choose("on-mars.elsewhere", (*hexes, NONE), args, part=True)
    return where


def _placement_args(game: OnMars, placed: Placement) -> dict[str, Any]:
    action = placed.action or ""
    return {
        "action": action or "none",
        "cost": placed.cost,
        "price": placed.price,
        "pays": placed.cost + placed.price,
        "his": game.lacerda.colonists.get(action, 0),
        "yours": game.you.colonists.get(action, 0),
        "cleared": placed.leaving,
        "taken": placed.taken,
        "crystals": game.lacerda.crystals,
    }


def recount_colonists(game: OnMars, action: str) -> Script[None]:
    """Ask for the number of your Colonists on an action."""
    most = most_of_yours(game, action)
    game.you.colonists[action] = yield Count(
        "on-mars.your-colonists",
        0,
        most,
        {"action": action},
        default=min(most, game.you.colonists[action]),
    )


def tie(game: OnMars, tied: str) -> Script[int]:
    """Resolve a tie that you see on the table: ask how many are ``tied``, and draw one."""
    options = yield Count("on-mars.tie", 2, MAX_TIED, {"tied": tied})
    return (yield from draw_among(game, options, tied=tied))


def draw_among(
    game: OnMars, options: int, names: Sequence[str] = (), tied: str = "names"
) -> Script[int]:
    """Return one of ``options`` tied options, numbered from 1 (p. 23).

    Their ``names`` are given if they are known, else what is ``tied`` on the table.

    Two or three: solo cards are drawn until an action number matches and go back into the draw
    pile, which amounts to drawing one of the matching cards. More, or no matching card left: the
    ambiguity die, which is our interpretation.
    """
    drawn = drawn_by(game, options)
    number = yield from draw_number(game, options)
    name = names[number - 1] if names else "none"
    details = {"options": options, "tied": tied, "number": number, "name": name, "drawn": drawn}
    yield Say("on-mars.tie-result", details)
    return number


def draw_number(game: OnMars, options: int, hexes: Sequence[str] = ()) -> Script[int]:
    """Draw a number from 1, by solo cards if that is possible (p. 23), else by the die.

    If ``hexes`` are tied, they are numbered in this order.
    """
    args = {"options": options, **({"equals": hexes} if hexes else {})}
    if drawn_by(game, options) == "cards":
        card = yield Draw("on-mars.tie-card", _matching(game, options), args)
        return action_of(card)
    rolled: int = yield Roll("on-mars.tie-die", options, args)
    return rolled


def drawn_by(game: OnMars, options: int) -> str:
    """Return how an option is drawn: by "cards" as on p. 23, or by a "die", our interpretation.

    The rulebook only covers two and three options, and cards that show one of their numbers.
    """
    return "cards" if options <= 3 and _matching(game, options) else "die"


def _matching(game: OnMars, options: int) -> tuple[str, ...]:
    """Return the solo cards that can decide among ``options``."""
    return tuple(card for card in game.deck if action_of(card) <= options)


def draw_space(game: OnMars, key: str, spaces: tuple[int, ...], **args: Any) -> Script[int]:
    """Draw a Turn Order space for him (p. 22).

    The box has six First Colonist tiles for eight spaces: players who draw tiles may leave it to
    the companion.
    """
    if game.options["deck"] == "app":
        drawn: int = yield Draw(key, spaces, args)
        return drawn
    space = yield Choose(key, (*spaces, BY_APP), args, drawn=True)
    if space == BY_APP:
        space = spaces[(yield Roll(f"{key}-rolled", len(spaces), args)) - 1]
    return int(space)


def pick_tied(game: OnMars, equals: list[str]) -> Script[str]:
    """Return one of the names that are known to be equally good for him."""
    if len(equals) == 1:
        return equals[0]
    yield Say("on-mars.tie-known", {"names": equals, "deck": game.options["deck"]})
    number = yield from draw_among(game, len(equals), equals)
    return equals[number - 1]


def gain_crystals(game: OnMars, count: int, reason: str) -> Script[None]:
    """Give him Crystals: they wait below his Depot until his next turn (p. 7)."""
    yield Say("on-mars.gain-crystals", {"count": count, "reason": reason}, LACERDA)
    game.lacerda.waiting += count


def gain_op(game: OnMars, count: int, reason: str) -> Script[None]:
    """Move his marker on the OP track, up to the maximum that the companion counts."""
    if count:
        yield Say("on-mars.gain-op", {"count": count, "reason": reason}, LACERDA)
    game.lacerda.op = min(game.lacerda.op + count, MAX_OP)


def contribute(game: OnMars, who: str, card: str) -> Script[None]:
    """Count a contribution to a Mission on the board that asks for it."""
    for letter, mission in game.missions.items():
        if mission.card == card and mission.left:
            yield from move_cube(game, who, letter)


def move_cube(game: OnMars, who: str, letter: str) -> Script[None]:
    """Move a Mission's cube down one; whoever did it gains the Mission's Crystals (p. 19)."""
    mission = game.missions[letter]
    actor = who if who in (LACERDA, YOU) else None
    yield Say(
        "on-mars.contribution",
        {
            "who": who,
            "letter": letter,
            "mission": mission.card,
            "before": mission.left,
            "left": mission.left - 1,
            "crystals": mission.crystals,
        },
        actor,
    )
    mission.left -= 1
    if who == LACERDA and game.guided:
        game.lacerda.waiting += mission.crystals
    if mission.left == 0:
        details = {"letter": letter, "needed": game.missions_needed}
        yield Say("on-mars.mission-complete", details, actor)
