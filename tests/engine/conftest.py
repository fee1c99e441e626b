"""Little games, to see this without any rules in the way."""

from kit.jar import jar  # noqa: F401
