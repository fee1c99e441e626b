"""What the companion itself says in the game of a bot file: the same in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import companion.games.bots
from companion.phrases.phrasebook import LANGUAGES

PHRASES = Path(companion.games.bots.__file__).parent / "phrases"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _source(language: str) -> str:
    return (PHRASES / f"{language}.ftl").read_text(encoding="utf-8")


def _variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message and attribute."""
    found = {}
    for message in parse(_source(language)).body:
        assert not isinstance(message, ast.Junk), message.content
        if isinstance(message, ast.Message):
            for part in (message, *message.attributes):
                attribute = "" if part is message else f".{part.id.name}"
                visitor = _Variables()
                visitor.visit(part.value)
                found[message.id.name + attribute] = visitor.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_every_message_with_the_same_values(language: str) -> None:
    assert _variables(language) == _variables("en")


def test_french_has_a_hard_space_before_high_punctuation() -> None:
    lines = [line for line in _source("fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;!?»](\s|$)|« |\w[;!?»](\s|$)", line)] == []
