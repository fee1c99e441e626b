from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.appendix.server import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server("127.0.0.1", port=0) as running:
        assert running.reason is None
        yield running
