"""Future releases, made of this checkout with a change."""

from __future__ import annotations

import shutil
from pathlib import Path

MIGRATION = """
MIGRATIONS = (*MIGRATIONS, "CREATE TABLE came_later (at REAL NOT NULL) STRICT;")
"""

DIES = '''
_open_store = open_store


@contextmanager
def open_store(copies: Backups | None = None) -> Iterator[Store]:
    """Die where the touchscreen has opened the plays."""
    with _open_store(copies) as store:
        if sys.argv[1:2] == ["run"]:
            sys.exit(3)
        yield store
'''

CHANGES = {
    "next": {"companion/storage/schema.py": MIGRATION},
    "broken": {"companion/storage/schema.py": MIGRATION, "companion/commands/parts.py": DIES},
}
"""What each release adds at the end of a file: a migration, and a fault that only shows when it
runs.
"""


def make_release(name: str, root: Path) -> str:
    """Make the source of a release on a mounted disk; return its folder there."""
    made = root / "root" / name
    shutil.copytree(root / "root/companion", made)
    for file, more in CHANGES[name].items():
        with (made / file).open("a", encoding="utf-8") as changed:
            changed.write(more)
    return f"/root/{name}"
