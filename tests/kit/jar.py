"""A little game of two dice and a jar, to see the engine without any rules in the way."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.chance import Draw, Roll
from companion.engine.game import DECK, Game, Option, Result
from companion.engine.prompts import Choose, Confirm, Count, Field, Say, Script, main_question


class JarResult(Result, frozen=True, kw_only=True):
    """The marbles drawn."""

    drawn: tuple[str, ...] = ()


class Jar:
    """The table: some marbles in a jar, and those drawn."""

    def __init__(self, options: Any) -> None:
        self.options = options
        self.marbles = 5
        self.round = 0
        self.drawn: list[str] = []

    def state(self) -> dict[str, Any]:
        return {"round": self.round, "marbles": self.marbles, "drawn": list(self.drawn)}

    def fields(self) -> dict[str, Field]:
        return {
            "marbles": Field(
                lambda: self.marbles, lambda value: setattr(self, "marbles", value), 0, 20
            )
        }


def play_jar(jar: Jar) -> Script[JarResult]:
    yield Say("core.resumed", {"rounds": 3})
    if not (yield Confirm("core.finished", can_fail=True)):
        yield Say("core.redo", {"what": "shaken"})
    jar.round = 1
    while jar.marbles:
        answer = yield from main_question(
            lambda: Choose(
                "core.undo", ("take", "draw", "roll"), default="take", fields=jar.fields
            ),
        )
        if answer == "draw":
            jar.drawn.append((yield Draw("core.none", ("red", "green", "blue"))))
            jar.marbles -= 1
        elif answer == "roll":
            jar.marbles -= min(jar.marbles, (yield Roll("core.die", 3)))
        else:
            jar.round += 1
            jar.marbles -= yield Count("core.terminal-count", 1, jar.marbles, default=1)
    return JarResult(drawn=tuple(jar.drawn))


@pytest.fixture(scope="session")
def jar() -> Game:
    options = (DECK, Option("lid", ("on", "off")))
    return Game("core", options, begin=Jar, script=play_jar, places={}, result=JarResult)
