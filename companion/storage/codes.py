"""Codes that nobody in the room can guess: in the URLs of pages, or typed on a phone."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress

from companion.storage.files import write_whole
from companion.storage.settings import home

CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a code: none of them looks like another."""

LENGTH, TRIES = 8, 20
"""The length of a code, and the number of wrong ones after which no more are tried."""

CODE = re.compile(f"[{CHARACTERS}]{{{LENGTH}}}")
"""What counts as an attempt at a code: an icon requested by a browser doesn't."""

OF_TABLE = "table-code"
"""The file with the code of the table's page."""

SECRET = 0o600
"""Only its owner may read it."""


def new_code() -> str:
    """Return a new code."""
    return "".join(secrets.choice(CHARACTERS) for _ in range(LENGTH))


def code_of_table() -> str:
    """Return the code of the table's page: the saved one, or a new one, which is saved."""
    with suppress(OSError, ValueError):
        found = (home() / OF_TABLE).read_text(encoding="ascii").strip()
        if CODE.fullmatch(found):
            return found
    return renew_code_of_table()


def renew_code_of_table() -> str:
    """Replace the code of the table's page, and return the new one.

    If it cannot be saved, it is valid until the companion ends.
    """
    code, path = new_code(), home() / OF_TABLE
    with suppress(OSError):
        write_whole(path, f"{code}\n".encode(), SECRET)
    return code
