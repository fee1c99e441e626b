"""Where the files lie that are not Python."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def share(name: str) -> Path:
    """Return the folder ``name``: inside the package once installed, beside it in the repository."""
    installed = PACKAGE / "_share" / name
    return installed if installed.is_dir() else PACKAGE.parent / name


@cache
def load_kv() -> None:
    """Give Kivy its rules and the fonts they name, once."""
    from kivy import kivy_data_dir
    from kivy.core.text import LabelBase
    from kivy.lang import Builder

    LabelBase.register("symbols", str(Path(kivy_data_dir, "fonts", "DejaVuSans.ttf")))
    for path in sorted(share("kv").rglob("*.kv")):
        Builder.load_file(str(path))
