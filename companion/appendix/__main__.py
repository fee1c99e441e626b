"""Serves the rule pages, and imports nothing else.

``python -m companion.appendix HOST PORT`` serves until interrupted. With the number of an open
listening socket instead, it ends when its standard input does: with its parent process.
"""

from __future__ import annotations

import gc
import os
import socket
import sys
from contextlib import closing, suppress

from companion.appendix.server import serve
from companion.appendix.serving import InThread


def main(*arguments: str) -> str | None:
    """Serve; return the reason if that was impossible."""
    gc.set_threshold(700, 5, 5)  # parsing a page leaves cyclic garbage
    if len(arguments) == 2:
        host, port = arguments
        return serve(host or None, int(port), lambda root: print(root, flush=True))
    with suppress(OSError):  # it may not be allowed
        os.nice(10)  # the parent has a window
    with closing(InThread(socket.socket(fileno=int(arguments[0])))):
        sys.stdin.read()
    return None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
