"""Phones that read the rules meanwhile, for the bench.

``python -m companion.appendix.readers ROOT`` asks the site at this address for `OFTEN` pages a
second, one of `SEARCHED` found by a search, until it is ended.
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
"""Language, game and name: the parts of the address of a page."""


def read(root: str) -> None:
    """Ask for one page after the other."""
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
