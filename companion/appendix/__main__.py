"""Serves the rule pages, and loads nothing else.

``python -m companion.appendix HOST PORT`` does so until interrupted. With the number of an open
file instead, which is a socket that listens, it ends when its standard input does: with the process
that began it.
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
    """Serve; return why that could not be."""
    gc.set_threshold(700, 5, 5)  # a page that is parsed leaves rings of objects
    if len(arguments) == 2:
        host, port = arguments
        return serve(host or None, int(port), lambda root: print(root, flush=True))
    with suppress(OSError):  # it may not be allowed
        os.nice(10)  # whoever began this has a window
    with closing(InThread(socket.socket(fileno=int(arguments[0])))):
        sys.stdin.read()
    return None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
