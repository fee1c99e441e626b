"""Phones that read the rules meanwhile, for the bench.

``python -m companion.screens.phones ROOT`` asks the site at this address for `OFTEN` pages a
second, one of `SEARCHED` found by a search, until it is ended.
"""

from __future__ import annotations

import sys
import time
from http.client import HTTPConnection
from itertools import cycle
from urllib.parse import urlsplit

from companion.appendix import site
from companion.appendix.application import FOUND

OFTEN, SEARCHED = 50, 5


def read(root: str) -> None:
    """Ask for one page after the other."""
    connection = HTTPConnection(urlsplit(root).netloc)
    pages = [
        (language, game, page)
        for language in site.languages()
        for game in site.games(language)
        for page in site.pages(language, game)
    ]
    for number, (language, game, page) in enumerate(cycle(pages)):
        found = f"/{language}{FOUND}?q={page}"
        connection.request("GET", found if number % SEARCHED == 0 else f"/{language}/{game}/{page}")
        connection.getresponse().read()
        time.sleep(1 / OFTEN)


if __name__ == "__main__":
    read(sys.argv[1])
