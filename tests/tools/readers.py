"""Simulates phones that read the rules, for the benchmark.

``python -m tools.readers ROOT`` requests `OFTEN` pages per second from the site at
this URL, one in `SEARCHED` by a search, until it is ended.
"""

from __future__ import annotations

import sys
import time
from http.client import HTTPConnection
from itertools import cycle
from urllib.parse import urlsplit

from companion.appendix.application import FOUND, addresses

OFTEN, SEARCHED = 50, 5

PARTS = 3
"""The parts of a page's URL: language, game and name."""


def read(root: str) -> None:
    """Request one page after the other."""
    connection = HTTPConnection(urlsplit(root).netloc)
    pages = (each for each in addresses().values() if each.count("/") == PARTS)
    for number, page in enumerate(cycle(pages)):
        _, language, _, name = page.split("/")
        found = f"/{language}{FOUND}?q={name}"
        connection.request("GET", page if number % SEARCHED else found)
        connection.getresponse().read()
        time.sleep(1 / OFTEN)


if __name__ == "__main__":
    read(sys.argv[1])
