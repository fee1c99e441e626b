"""Loads the files that are not Python."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from companion.data_folders import kv


@cache
def load_kv() -> None:
    """Load the kv rules and the fonts they name, once."""
    from kivy import kivy_data_dir
    from kivy.core.text import LabelBase
    from kivy.lang import Builder

    LabelBase.register("symbols", str(Path(kivy_data_dir, "fonts", "DejaVuSans.ttf")))
    paths = kv().rglob("*.kv")
    for path in sorted(paths, key=lambda path: (path.name != "theme.kv", path)):
        Builder.load_file(str(path))
