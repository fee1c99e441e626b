"""A prompt or a step that is called, but never run, is found by its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.testing.steps import dropped

RULES = """
from companion.engine.prompts import Say

class Ferry:
    def draw(self):
        card = yield Draw("ferry.draw", self.deck)
        return card

    def shuffle(self):
        def key(card):
            yield card
        self.deck = sorted(self.deck, key=key)

    def cross(self):
        yield Say("ferry.cross")

    def count(self):
        return 1

def rounds(ferry):
    ferry.shuffle()
    card = yield from ferry.draw()
    {line}
    return card
"""


def found(folder: Path, line: str) -> list[str]:
    (folder / "rules.py").write_text(RULES.format(line=line), encoding="utf-8")
    return [each.removeprefix(f"{folder}/") for each in dropped(folder)]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ferry.draw()", "rules.py:23: this step is not run: write `yield from ferry.draw()`"),
        ("rounds(ferry)", "rules.py:23: this step is not run: write `yield from rounds(ferry)`"),
        (
            "Say('ferry.end')",
            "rules.py:23: nobody sees this prompt: write `yield Say('ferry.end')`",
        ),
    ],
)
def test_what_is_dropped_is_named(tmp_path: Path, line: str, said: str) -> None:
    assert found(tmp_path, line) == [said]


@pytest.mark.parametrize(
    "line",
    [
        "yield from ferry.cross()",
        "yield from by(ferry, ferry.cross())",
        "yield Say('ferry.end')",
        "ferry.count()",
        "ferry.deck.remove(card)",
    ],
)
def test_what_is_run_is_no_fault(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, line) == []
