"""Finds the prompts and steps of a game that are called, but never run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from companion.engine import chance, prompts

PROMPTS = frozenset(
    name
    for module in (prompts, chance)
    for name, each in vars(module).items()
    if isinstance(each, type) and issubclass(each, prompts.Say | prompts.Ask | chance.Chance)
)
"""The names of all kinds of prompts."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def dropped(folder: Path) -> Iterator[str]:
    """Yield each line of a folder's modules that makes a prompt or a step, and drops it.

    A step is a function with ``yield``; a name that other functions have, too, is taken for one of
    those.
    """
    modules = {
        file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))
    }
    nodes = [node for module in modules.values() for node in ast.walk(module)]
    functions = [node for node in nodes if isinstance(node, Function)]
    steps = {each.name for each in functions if _yields(each)}
    steps -= {each.name for each in functions if not _yields(each)}
    for file, module in modules.items():
        for node in ast.walk(module):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                code, name = ast.unparse(node.value), _name(node.value.func)
                if name in PROMPTS:
                    yield f"{file}:{node.lineno}: nobody sees this prompt: write `yield {code}`"
                elif name in steps:
                    yield f"{file}:{node.lineno}: this step is not run: write `yield from {code}`"


def _yields(function: Function) -> bool:
    """Return whether a function is a generator, whatever the functions within it are."""
    left: list[ast.AST] = [*function.body]
    while left:
        node = left.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            left += ast.iter_child_nodes(node)
    return False


def _name(called: ast.expr) -> str:
    """Return the name of a function or method that is called, "" if it has none."""
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
