"""The site as files that need no server: on a stick, or at any address of any host.

The links are relative, and an address is a file of its name: ``/en/a-game/setup#cards`` is at
``en/a-game/setup.html#cards``. There is no search; the page of all headings is in its place.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from urllib.parse import urljoin

from companion.appendix import site
from companion.appendix.application import FOUND, addresses, content

HREF = re.compile(r'(?<= href=")(?!#)[^"]+')
"""Where a link leads that does not stay on its page."""


def files() -> Iterator[tuple[str, str]]:
    """Yield every file of the site: its path, and what is in it."""
    for address in dict.fromkeys(addresses().values()):
        if not address.endswith(FOUND):
            yield site.file_of(address), _linked(address, content(address, served=False))
            site.forget()


def _linked(address: str, text: str) -> str:
    """Return what is at an address with links from its file to others; those abroad stay."""
    folder = posixpath.dirname(f"/{site.file_of(address)}")

    def there(link: re.Match[str]) -> str:
        to = urljoin(address, link[0])
        return posixpath.relpath(f"/{site.file_of(to)}", folder) if to.startswith("/") else link[0]

    return HREF.sub(there, text)
