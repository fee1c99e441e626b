"""Compares the contents of a bot file with the format, and reports what is expected where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from msgspec import inspect

from companion.games.bots.faults import Fault
from companion.games.bots.format import MAX_WITHIN, Bot
from companion.games.bots.positions import Path

BLANK = "* \n\t"
"""What is nothing to be read by itself."""

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Signs that no text has, but those of its lines and columns."""


def shape_faults(content: Any) -> Iterator[Fault]:
    """Yield each value that is not as the format has it."""
    yield from _compare(content, _types(), ())


@cache
def _types() -> inspect.Type:
    return inspect.type_info(Bot)


def _compare(value: Any, kind: inspect.Type, path: Path) -> Iterator[Fault]:
    """Yield the faults of a value that should be of a kind."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if len(path) > MAX_WITHIN:
        yield Fault(path, "deep")
    elif isinstance(kind, inspect.UnionType):
        yield from _compare_any(value, kind.types, path)
    elif isinstance(kind, inspect.StructType):
        yield from _compare_table(value, kind, path)
    elif isinstance(kind, inspect.DictType):
        yield from _compare_names(value, kind, path)
    elif isinstance(kind, inspect.VarTupleType | inspect.TupleType):
        yield from _compare_list(value, kind, path)
    elif isinstance(kind, inspect.StrType):
        yield from _compare_text(value, kind, path)
    elif isinstance(kind, inspect.LiteralType):
        if value not in kind.values:
            name = value if isinstance(value, str) else "…"
            yield Fault(path, "no-such", {"name": name, "choices": kind.values})
    elif isinstance(kind, inspect.IntType):
        least, most = kind.ge or 0, kind.le or 0
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            yield Fault(path, "number", {"least": least, "most": most})
    elif isinstance(kind, inspect.BoolType) and not isinstance(value, bool):
        yield Fault(path, "switch")


def _compare_any(value: Any, kinds: tuple[inspect.Type, ...], path: Path) -> Iterator[Fault]:
    """Yield the faults of a value that may be of several kinds: those of the nearest."""
    plain = [each.type if isinstance(each, inspect.Metadata) else each for each in kinds]
    possible = [each for each in plain if not isinstance(each, inspect.NoneType)]
    nearest = [each for each in possible if _fits_roughly(value, each)] or possible
    if len(nearest) == 1:
        yield from _compare(value, nearest[0], path)
    elif any(isinstance(each, inspect.StructType) for each in possible):
        yield Fault(path, "step")
    elif any(isinstance(each, inspect.IntType) for each in possible):
        yield Fault(path, "number-or-name")
    else:
        yield Fault(path, "text")


def _fits_roughly(value: Any, kind: inspect.Type) -> bool:
    """Return whether a value looks as if it should be of a kind."""
    if isinstance(kind, inspect.StructType | inspect.DictType):
        return isinstance(value, dict)
    if isinstance(kind, inspect.IntType):
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(kind, inspect.StrType | inspect.LiteralType) and isinstance(value, str)


def _compare_table(value: Any, kind: inspect.StructType, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, "table", {"choices": tuple(each.encode_name for each in kind.fields)})
        return
    fields = {each.encode_name: each for each in kind.fields}
    for name, each in value.items():
        if name in fields:
            yield from _compare(each, fields[name].type, (*path, name))
        else:
            yield Fault((*path, name), "unknown", {"name": name, "choices": tuple(fields)})
    for name, field in fields.items():
        if field.required and name not in value:
            yield Fault(path, "missing", {"name": name})


def _compare_names(value: Any, kind: inspect.DictType, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, "names")
        return
    yield from _check_length(len(value), kind, path)
    for name, each in islice(value.items(), kind.max_length):
        yield from _compare(name, kind.key_type, (*path, name))
        yield from _compare(each, kind.value_type, (*path, name))


def _compare_list(
    value: Any, kind: inspect.VarTupleType | inspect.TupleType, path: Path
) -> Iterator[Fault]:
    if isinstance(value, dict) and path and all(isinstance(each, str) for each in path):
        yield Fault(path, "heading", {"name": ".".join(map(str, path))})
    elif not isinstance(value, list):
        yield Fault(path, "list")
    elif isinstance(kind, inspect.TupleType):
        if len(value) != len(kind.item_types):
            yield Fault(
                path, "length", {"least": len(kind.item_types), "most": len(kind.item_types)}
            )
        for at, (each, of) in enumerate(zip(value, kind.item_types, strict=False)):
            yield from _compare(each, of, (*path, at))
    else:
        yield from _check_length(len(value), kind, path)
        for at, each in enumerate(value[: kind.max_length]):
            yield from _compare(each, kind.item_type, (*path, at))


def _check_length(
    length: int, kind: inspect.VarTupleType | inspect.DictType, path: Path
) -> Iterator[Fault]:
    least, most = kind.min_length or 0, kind.max_length
    if length < least or (most is not None and length > most):
        yield Fault(path, "length", {"least": least, "most": most or length})


def _compare_text(value: Any, kind: Any, path: Path) -> Iterator[Fault]:
    kind = kind.type if isinstance(kind, inspect.Metadata) else kind
    if not isinstance(value, str) or (kind.min_length and not value.strip(BLANK)):
        yield Fault(path, "text")
    elif CONTROL.search(value):
        yield Fault(path, "sign")
    elif kind.max_length is not None and len(value) > kind.max_length:
        yield Fault(path, "long", {"most": kind.max_length})
    elif kind.pattern is not None and not re.fullmatch(kind.pattern, value):
        yield Fault(path, "place" if "A-Z" in kind.pattern else "name", {"name": value})
