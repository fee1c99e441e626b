"""The header: the round and its steps, rating and forests."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.games.ares.board import PARTNER, PHASES
from companion.phrases.phrasebook import capital
from companion.screens.pictures import Header, View, set_up

SET_UP = (
    ("setup-board",),
    ("setup-player",),
    ("setup-projects",),
    ("starred", "setup-corporation", "setup-swap", "setup-choice"),
    ("setup-pile", "setup-dummy-hand"),
)
"""The questions of each stage of the set-up, once the player has chosen how it is guided."""

PARTNER_ICON = "pawn:flask"


def header(view: View) -> Header:
    """Return the round, or the current stage with the name of the game."""
    if view.over:
        return Header(view.words("screens.over"), view.name(view.game), icon="temperature")
    moment = view.get("moment")
    numbers = [("tr", str(view.get("tr")))]
    rating = view.name("tr", "short")
    captions = {"tr": rating, PARTNER_ICON: rating}
    if not view.get(PARTNER):  # with a partner it would show your forests beside both ratings
        numbers.append(("forest", str(view.get("forests"))))
    if not between_rounds(view):
        title = view.words("ares.picture-round", number=view.get("round"))
        of = view.words("ares.picture-of", number=view.get("rounds"))
        steps = (
            view.words("ares.picture-choose"),
            view.name("phases"),
            view.words("ares.picture-end"),
        )
        current = 1 if moment in PHASES else 2 if moment == "end" else 0
        owner = YOU if view.get("mode") == "co-op" else ""
        if view.get(PARTNER):
            numbers.append((PARTNER_ICON, str(view.get(f"{PARTNER}.tr"))))
        return Header(
            title,
            of,
            "",
            "temperature",
            steps,
            current,
            numbers,
            owner,
            captions=captions,
            of=of,
        )
    title = capital(view.name(moment))
    shown = numbers if moment == "final" else ()
    if moment == "set-up":
        return set_up.header(view, title, "temperature", SET_UP)
    name = view.name(view.game)
    return Header(title, name, icon="temperature", numbers=shown, captions=captions)


def between_rounds(view: View) -> bool:
    """Return whether no round is played: in the setup, and while the points are counted."""
    return view.get("moment") in ("set-up", "final") or not view.get("round")
