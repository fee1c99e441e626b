"""Serves the rule pages, and loads nothing else: ``python -m companion.appendix HOST PORT``."""

from __future__ import annotations

import sys

from companion.appendix.server import serve

if __name__ == "__main__":
    sys.exit(serve(sys.argv[1] or None, int(sys.argv[2]), lambda root: print(root, flush=True)))
