"""What leaves the companion, and only if it is switched on: see README.md."""
