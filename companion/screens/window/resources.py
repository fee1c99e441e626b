"""Loads the files that are not Python."""

from __future__ import annotations

from functools import cache

from companion.device.data_folders import kv


@cache
def load_kv() -> None:
    """Load the kv rules, once."""
    from kivy.lang import Builder

    Builder.load_file(str(kv() / "host.kv"))
