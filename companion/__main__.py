"""``python -m companion`` is the command ``companion``."""

import sys

from companion.commands import cli


def main() -> int:
    """Run the command."""
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
