"""The header: the game whose points are counted, and the current line."""

from __future__ import annotations

from companion.screens.pictures import Header, View


def header(view: View) -> Header:
    """Return the contents of a pad's header."""
    game, line, lines = view.get("game"), view.get("line"), view.get("lines", [])
    if game is None:
        return Header(view.name(view.game), icon="pads")
    sub = ""
    if line in lines:
        number = lines.index(line) + 1
        sub = view.words("score-pad.header-line", number=number, lines=len(lines))
    return Header(view.name(game), sub, icon="pads")
