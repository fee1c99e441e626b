"""``python -m companion`` is the command ``companion``."""

import sys


def main() -> int:
    """Run the command."""
    from companion import head_start

    head_start.begin(sys.argv[1:])
    from companion.commands import cli  # slow to load: the window's library loads meanwhile

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
