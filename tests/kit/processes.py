"""Processes started by tests: none outlives them, blocks them, or plays without a seed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from kit.patience import PATIENCE

COMPANION = (
    "-c",
    """
import runpy, secrets
secrets.randbelow = lambda _: 1
runpy.run_module("companion", run_name="__main__", alter_sys=True)
""",
)
"""Runs the companion as ``python -m companion`` does, but for the seed of a play that has none."""

BECOME = ("-ISc", "import os, sys; os.execvp(sys.argv[1], sys.argv[1:])")
"""Becomes another program: ``run(*BECOME, "mkfs.vfat", path)``."""


def run(
    *arguments: str,
    typed: str = "",
    environ: Mapping[str, str] | None = None,
    prepare: Callable[[], object] | None = None,
    patience: float = PATIENCE,
) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments to its end; ``prepare`` is called in its process first."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        env=dict(os.environ if environ is None else environ),
        capture_output=True,
        text=True,
        timeout=patience,
        preexec_fn=prepare,
        check=False,
    )


@contextmanager
def running(
    *arguments: str, environ: Mapping[str, str] | None = None, patience: float = PATIENCE
) -> Iterator[subprocess.Popen[str]]:
    """Run Python with these arguments, its pipes open; it is killed in the end.

    If a test has waited too long it is killed before: then there is nothing more to be read.
    """
    with subprocess.Popen(
        [sys.executable, *arguments],
        env=dict(os.environ if environ is None else environ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        timer = threading.Timer(patience, process.kill)
        timer.start()
        try:
            yield process
        finally:
            timer.cancel()
            process.kill()
