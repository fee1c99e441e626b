"""Simulates phones that read the table, for the benchmark.

``python -m companion.sharing.pages.readers ADDRESS`` follows the page of the table with `PHONES`
phones, each at an address of its own on this machine, until it is ended.
"""

from __future__ import annotations

import sys
from http.client import HTTPConnection
from threading import Thread
from urllib.parse import urlsplit

PHONES = 10


def follow(address: str, number: int) -> None:
    """Read the page whenever it has changed."""
    found, source = urlsplit(address), (f"127.0.0.{number}", 0)
    live = HTTPConnection(found.netloc, source_address=source)
    live.request("GET", f"{found.path}/live")
    for line in live.getresponse():
        if line.startswith(b"event: table"):
            page = HTTPConnection(found.netloc, source_address=source)
            page.request("GET", found.path, headers={"Accept-Encoding": "gzip"})
            page.getresponse().read()
            page.close()


if __name__ == "__main__":
    for each in range(2, PHONES + 2):
        Thread(target=follow, args=(sys.argv[1], each)).start()
