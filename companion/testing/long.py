"""Whether the tests take their time: ``deploy/test --long``."""

import os

LONG = bool(os.environ.get("COMPANION_LONG"))
