"""Bot files in few lines, as tests write them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from companion import games
from companion.engine.game import Game
from companion.games.bots import game_of

HEAD = """\
title = "Harbour"
about = "Ships come and go."
rival = "the harbour master"
"""

SHORT = f"""{HEAD}rounds = 3
ends = "won"
"""
"""What every file begins with; tables follow."""

PHASES = """
[[phases]]
name = "His turn"
"""

WHOLE = SHORT + PHASES
"""The smallest file; what follows belongs to its only phase."""


def toml(value: Any) -> str:
    """Return a value as TOML on one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(content: Mapping[str, Any]) -> str:
    """Return a whole bot file as TOML."""
    return "".join(f"{name} = {toml(value)}\n" for name, value in content.items())


def playable(content: Mapping[str, Any] | str, name: str = "harbour") -> Game:
    """Return the game of a bot file, or of its contents, and add it to the games."""
    game = game_of(name, content if isinstance(content, str) else written(content))
    games.add(game)
    return game


def forget_bot_files() -> None:
    """Forget the bot files in use, as a new process does."""
    for name in [*games.games()]:
        if games.is_file(name):
            del games.games()[name]


def with_steps(*steps: Any, **others: Any) -> dict[str, Any]:
    """Return the contents of a small file in which the rival does these steps each round."""
    smallest = {"title": "Harbour", "about": "Ships come and go.", "rival": "the harbour master"}
    phases = [{"name": "His turn", "steps": list(steps)}]
    return {**smallest, "rounds": 3, "ends": "won", "phases": phases, **others}
