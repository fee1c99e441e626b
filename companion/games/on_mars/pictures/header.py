"""The header: whose turn it is, the round and its steps, his Crystals and points."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.on_mars.components import ACTION_NAMES, LACERDA, action_of, mission_of, travels
from companion.games.on_mars.pictures.positions import (
    SHUTTLE,
    acting,
    guided,
    in_play,
    level_rises,
    order,
)
from companion.games.on_mars.pictures.stages import stage, stages
from companion.games.on_mars.scoring import LINES
from companion.screens.models.step import TurnCard
from companion.screens.pictures import Header, View

STAGE_ICONS = {
    "help": "help",
    "length": "clock",
    "draws": "die",
    "board": "level",
    "techs": "tech",
    "lab": "tech",
    "cards": "card",
    "mars": "mine",
    "missions": "cube",
    "rewards": "op",
    "players": "you",
    "map": "planet",
    "lacerda": "him",
    "places": "pawn",
    "goal": "flag",
}


PARTS = {
    "shelters": "quarters",
    "column": "techs",
    "reported": "blueprints",
    "scored": "scientists",
}
"""Questions that belong to a line with another name."""


def header(view: View) -> Header:
    """Return the contents of this step's header."""
    if view.over:
        return _end(view)
    if not in_play(view):
        return _set_up(view)
    if view.get("phase") == "final":
        return _scoring(view)
    who = acting(view)
    steps, title, icon, heading = order(view), view.name(who) if who else "", "", ""
    if view.get("turn") == SHUTTLE:
        heading = view.words("on-mars.picture-shuttle-phase")
    if rises := level_rises(view):
        title, icon = view.name("colony"), "level"
        heading = view.words("on-mars.picture-new-level", level=rises.place)
    elif not who:
        title, icon = view.words("on-mars.picture-shuttle"), "shuttle"
    return Header(
        title,
        _round(view),
        who,
        icon,
        [_step(view, each) for each in steps],
        steps.index(view.get("turn")) if view.get("turn") in steps else 0,
        _numbers(view),
        LACERDA,
        _captions(view),
        heading=heading,
    )


def _round(view: View) -> str:
    return view.words("on-mars.picture-round", round=view.get("round"))


def _step(view: View, step: str) -> str:
    return view.words("on-mars.picture-shuttle") if step == SHUTTLE else view.name(step)


def _numbers(view: View) -> list[tuple[str, str]]:
    """Return his Crystals, those he gets on his turn in words, and his points, if tracked.

    What he has paid in this step's moves is subtracted: it is still counted as his.
    """
    if not guided(view):
        return []
    crystals, waiting = (
        view.get("lacerda.crystals") - _paid(view),
        view.get("lacerda.crystals_waiting"),
    )
    below = [("", view.words("on-mars.picture-waiting", count=waiting))] if waiting else []
    return [("crystal", str(crystals)), *below, ("op", str(view.get("lacerda.op")))]


def _captions(view: View) -> dict[str, str]:
    """Return the caption that distinguishes his OP marker from his total score."""
    return {"op": view.words("on-mars.picture-track")}


def _paid(view: View) -> int:
    """Return the Crystals that he has paid in the present prompt's moves made so far."""
    if not view.prompts:
        return 0
    present, args = view.prompts[-1], view.prompts[-1].args
    made = view.now - view.numbers.get(present.key, view.now)
    if present.key == "on-mars.rover-to":
        return args["spent"] if made else 0
    if "placing" not in args:
        return 0
    placed = 1 + (args["cleared"] != "nobody") if args["placing"] else 0
    return args["cost"] * (made >= placed) + args["price"] * (made > placed)


def _set_up(view: View) -> Header:
    """Return the step of the set-up, and the number of steps, as far as known."""
    now, all_ = stage(view), stages(view)
    title = view.words("on-mars.picture-stage", stage=now)
    if now not in all_:
        return Header(title, icon=STAGE_ICONS[now])
    at = all_.index(now)
    count = view.words("core.count", number=at + 1, all=len(all_))
    return Header(title, count, icon=STAGE_ICONS[now], steps=[""] * len(all_), current=at)


def scored_line(view: View) -> str | None:
    """Return the line of the score sheet that is asked for, None if none is."""
    asked = view.asked.partition(".score-")[2]
    return next((line for line in LINES if line == PARTS.get(asked, asked)), None)


def _scoring(view: View) -> Header:
    """Return whose line is counted, and which it is."""
    who, words = acting(view), view.words("on-mars.picture-scoring")
    line, numbers, captions = scored_line(view), _numbers(view), _captions(view)
    if who not in (YOU, LACERDA):
        return Header(words, icon="op", numbers=numbers, owner=LACERDA, captions=captions)
    if line:
        at = LINES.index(line) + 1
        words += f" {view.words('core.count', number=at, all=len(LINES))}"
    numbers = numbers[-1:]
    return Header(view.name(who), words, who, numbers=numbers, owner=LACERDA, captions=captions)


def _end(view: View) -> Header:
    """Return that the play is over, and when."""
    words = view.words("on-mars.picture-end", round=view.get("round"))
    return Header(view.name("on-mars"), words, icon="op")


def turn_card(view: View, actor: str) -> TurnCard | None:
    """Return the card of his turn, once it is revealed."""
    card = view.get("deck.last")
    if actor != LACERDA or view.get("turn") != LACERDA or not card or view.asked == "on-mars.card":
        return None
    number = action_of(card)
    action = view.name(ACTION_NAMES[view.get("lacerda.side"), number])
    return TurnCard(str(number), mission_of(card), action, travels(card), "on-mars.card")
