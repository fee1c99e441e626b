"""The site as files that need no server: on a stick, or at any URL of any host.

The links are relative, and a URL is a file with its name: ``/en/a-game/setup#cards`` is at
``en/a-game/setup.html#cards``. There is no search; the page of all headings replaces it.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from urllib.parse import urljoin

from companion.appendix import site
from companion.appendix.application import FOUND, addresses, content

HREF = re.compile(r'(?<= href=")(?!#)[^"]+')
"""The target of a link that leaves its page."""


def files() -> Iterator[tuple[str, str]]:
    """Yield every file of the site: its path and its contents."""
    for address in dict.fromkeys(addresses().values()):
        if not address.endswith(FOUND):
            yield site.file_of(address), _linked(address, content(address, served=False))
            site.forget()


def _linked(address: str, text: str) -> str:
    """Return the content of a URL with relative links; external ones are unchanged."""
    folder = posixpath.dirname(f"/{site.file_of(address)}")

    def there(link: re.Match[str]) -> str:
        to = urljoin(address, link[0])
        return posixpath.relpath(f"/{site.file_of(to)}", folder) if to.startswith("/") else link[0]

    return HREF.sub(there, text)
